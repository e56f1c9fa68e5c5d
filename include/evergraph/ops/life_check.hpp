// SPDX-License-Identifier: BSL-1.0
// life_check: reports what is wrong between the rows of a table, and with its version policy.
#ifndef EVERGRAPH_OPS_LIFE_CHECK_HPP
#define EVERGRAPH_OPS_LIFE_CHECK_HPP

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include "fault.hpp"
#include "op.hpp"
#include "op_definition.hpp"
#include "op_table.hpp"
#include "spec_cursor.hpp"
#include "version_policy.hpp"

namespace evergraph {

template <class Report>
constexpr void check_policy(const version_policy& rules, Report& report) {
    const auto tell = [&](fault what, std::string_view verb, int found, std::string_view relation,
                          int needed) {
        report(what, diagnosis::no_row,
               sentence{} << "policy " << verb << found << relation << needed);
    };
    const int current = rules.current;
    const int min_producer = rules.min_producer;
    const int min_consumer = rules.min_consumer;
    if (current < 0 || min_producer < 0 || min_consumer < 0) {
        const int least = current < 0 ? current : min_producer < 0 ? min_producer : min_consumer;
        tell(fault::policy_version_is_negative, "names v", least, ", below v", 0);
    }
    if (min_producer > current) {
        tell(fault::policy_min_producer_is_above_current, "reads producers from v", min_producer,
             " on, above the current version at v", current);
    }
    if (min_consumer > current) {
        tell(fault::policy_min_consumer_is_above_current, "writes for consumers from v",
             min_consumer, " on, above the current version at v", current);
    }
    if (min_consumer < min_producer) {
        tell(fault::policy_min_consumer_is_below_min_producer, "writes for consumers from v",
             min_consumer, " on, below the oldest producer it reads at v", min_producer);
    }
}

namespace detail {

template <class Row>
constexpr sentence about(const Row& row) {
    return sentence{} << "op " << quote_free{text_view(row.name)};
}

constexpr bool same_texts(std::span<const char* const> a, std::span<const char* const> b) {
    if (a.size() != b.size()) return false;
    for (std::size_t i = 0; i < a.size(); ++i) {
        if (text_view(a[i]) != text_view(b[i])) return false;
    }
    return true;
}

template <class Row>
constexpr bool same_definition(const Row& a, const Row& b) {
    return a.deprecated == b.deprecated && a.restored == b.restored && a.stateful == b.stateful &&
           a.commutative == b.commutative && a.aggregate == b.aggregate &&
           a.allows_uninitialized_input == b.allows_uninitialized_input &&
           a.distributed_communication == b.distributed_communication &&
           same_texts(a.attrs.view(), b.attrs.view()) &&
           same_texts(a.inputs.view(), b.inputs.view()) &&
           same_texts(a.outputs.view(), b.outputs.view());
}

// Two rows of one name that follow each other; `row` is the place of the later one in the table.
template <class Row, class Report>
constexpr void check_neighbours(const Row& early, const Row& late, std::size_t row,
                                Report& report) {
    const int begin = early.since;
    const int next = late.since;
    if (early.gone_for_good) {
        report(fault::op_comes_back_after_it_is_gone_for_good, row,
               about(late) << " begins again at v" << next << ", but is gone for good since v"
                           << (early.until == op::open ? begin : early.until + 1));
        return;
    }
    if (begin == next && early.revision == late.revision) {
        report(fault::op_is_defined_twice, row,
               about(late) << " is defined twice at v" << next << ", both as revision "
                           << late.revision);
        return;
    }
    const bool same_version = begin == next;
    if (early.until != op::open && early.until >= next && !same_version) {
        report(fault::op_versions_overlap, row,
               about(late) << " begins at v" << next << ", while its definition of v" << begin
                           << " lasts until v" << early.until);
        return;
    }
    if (late.absent_since != op::open) {
        const int end = early.until == op::open ? late.absent_since - 1 : early.until;
        if (late.absent_since <= begin || late.absent_since >= next ||
            late.absent_since != end + 1) {
            report(fault::op_hole_is_not_where_it_is_declared, row,
                   about(late) << " is absent from v" << late.absent_since << " to v" << next - 1
                               << ", but its definition of v" << begin << " ends at v" << end);
        }
        return;
    }
    if (early.until != op::open && early.until + 1 < next) {
        report(fault::op_versions_leave_a_hole, row,
               about(late) << " ends at v" << early.until << " and begins again at v" << next
                           << ", a hole to declare with absent_since v" << early.until + 1);
        return;
    }
    if (*late.meaning == '\0' && same_definition(early, late)) {
        report(fault::op_repeats_its_definition, row,
               about(late) << " says at v" << next << " what it says at v" << begin
                           << ", without a meaning that changed");
    }
}

}  // namespace detail

template <class Table, std::size_t N, class Report>
constexpr void check_lives(const Table& all_rows, const table_order<N>& order, Report& report) {
    for (std::size_t i = 0; i < N; ++i) {
        const std::size_t index = order.sorted[i].row;
        const auto& row = all_rows.row(index);
        if (i > 0 && order.sorted[i - 1].same_name(order.sorted[i])) {
            detail::check_neighbours(all_rows.row(order.sorted[i - 1].row), row, index, report);
        } else if (row.absent_since != op::open) {
            report(fault::op_hole_is_not_where_it_is_declared, index,
                   detail::about(row) << " is absent from v" << row.absent_since << " to v"
                                      << row.since - 1 << ", but has no earlier definition");
        }
        if (order.spans[index].is_last && row.until != op::open && *row.becomes.name == '\0' &&
            *row.because == '\0') {
            report(fault::op_ends_without_successor_or_reason, index,
                   detail::about(row)
                       << " ends at v" << row.until << ", with neither a successor nor a reason");
        }
    }
}

namespace detail {

// By place in the order, the place of what each row becomes: of its own name the next definition,
// of another name the newest; N for none. `others` are definitions of tables that are no rows here.
template <class Table, std::size_t N, class Report>
constexpr std::array<std::size_t, N> successor_places(const Table& all_rows,
                                                      const table_order<N>& order,
                                                      const version_policy& rules,
                                                      table_view others, Report& report) {
    std::array<std::size_t, N> next{};
    for (std::size_t i = 0; i < N; ++i) {
        next[i] = N;
        const std::size_t index = order.sorted[i].row;
        const std::string_view wanted = text_view(all_rows.row(index).becomes.name);
        if (wanted.empty()) continue;
        const bool own = wanted == order.sorted[i].name;
        next[i] = !own ? order.newest(wanted) : order.spans[index].is_last ? i : i + 1;
        if (next[i] != N || others.contains(wanted)) continue;
        report(fault::op_becomes_an_op_the_table_lacks, index,
               about(all_rows.row(index)) << " becomes " << quote_free{wanted}
                                          << ", which the table lacks at v" << rules.current);
    }
    return next;
}

template <class Table, std::size_t N, class Report>
constexpr void check_cycles(const Table& all_rows, const table_order<N>& order,
                            const std::array<std::size_t, N>& next, Report& report) {
    std::array<std::size_t, N> walk{};  // by place, 1 + the start of the walk that came by first
    for (std::size_t start = 0; start < N; ++start) {
        std::size_t at = start;
        while (at != N && walk[at] == 0) {
            walk[at] = start + 1;
            at = next[at];
        }
        if (at == N || walk[at] != start + 1) continue;
        const auto& row = all_rows.row(order.sorted[at].row);
        report(fault::op_becomes_itself_in_a_cycle, order.sorted[at].row,
               about(row) << " becomes " << quote_free{text_view(row.becomes.name)}
                          << ", which leads back to " << quote_free{order.sorted[at].name}
                          << " at v" << int{row.since});
    }
}

// An attr or an input of a row, or of a definition.
template <class Row>
constexpr bool has_member(const Row& row, bool is_attr, std::string_view name) {
    for (const char* text : is_attr ? row.attrs.view() : row.inputs.view()) {
        if (spec_cursor{text_view(text)}.word() == name) return true;
    }
    return false;
}

constexpr bool has_member(const op_definition& definition, bool is_attr, std::string_view name) {
    if (is_attr) return definition.attr(name) != nullptr;
    for (const port_def& p : definition.inputs) {
        if (p.name == name) return true;
    }
    return false;
}

// What a step makes must be there in the successor.
template <class Row, class Successor, class Report>
constexpr void check_targets(const Row& row, const Successor& successor, std::size_t index,
                             Report& report) {
    for (const migration_step& step : row.becomes.steps) {
        std::string_view target = text_view(step.to);
        bool of_attr = true;
        switch (step.kind) {
            case step_kind::attr_renamed:
            case step_kind::input_to_attr:
                break;
            case step_kind::attr_set:
            case step_kind::attr_narrowed:
                target = text_view(step.name);
                break;
            case step_kind::attr_to_input:
            case step_kind::input_renamed:
                of_attr = false;
                break;
            case step_kind::input_added:
                target = text_view(step.name);
                of_attr = false;
                break;
            default:
                continue;
        }
        if (has_member(successor, of_attr, target)) continue;
        report(fault::step_names_what_the_successor_lacks, index,
               about(row) << " becomes " << quote_free{text_view(row.becomes.name)}
                          << " by a step to " << (of_attr ? "attr " : "input ")
                          << quote_free{target} << ", which that lacks at v"
                          << int{successor.since});
    }
}

}  // namespace detail

template <class Table, std::size_t N, class Report>
constexpr void check_successors(const Table& all_rows, const table_order<N>& order,
                                const version_policy& rules, Report& report,
                                table_view others = {}) {
    const auto next = detail::successor_places(all_rows, order, rules, others, report);
    detail::check_cycles(all_rows, order, next, report);
    for (std::size_t i = 0; i < N; ++i) {
        const std::size_t index = order.sorted[i].row;
        const auto& row = all_rows.row(index);
        if (row.becomes.steps.empty()) continue;
        if (next[i] != N) {
            detail::check_targets(row, all_rows.row(order.sorted[next[i]].row), index, report);
            continue;
        }
        const auto versions = others.versions_of(text_view(row.becomes.name));
        if (!versions.empty()) detail::check_targets(row, versions.back(), index, report);
    }
}

}  // namespace evergraph

#endif
