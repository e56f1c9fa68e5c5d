// SPDX-License-Identifier: BSL-1.0
// diagnose: finds what is wrong with a table and its version policy.
#ifndef EVERGRAPH_OPS_DIAGNOSE_HPP
#define EVERGRAPH_OPS_DIAGNOSE_HPP

#include <cstddef>
#include <span>
#include <type_traits>
#include <vector>

#include "fault.hpp"
#include "frozen_history.hpp"
#include "history_check.hpp"
#include "life_check.hpp"
#include "op.hpp"
#include "op_table.hpp"
#include "row_check.hpp"
#include "row_definition.hpp"
#include "row_life.hpp"
#include "version_policy.hpp"

namespace evergraph {

// Parses one row into the room given and reports all that is wrong within the row.
template <class Row, class Report>
constexpr void read_row(const Row& row, std::size_t index, const row_span& span,
                        const version_policy& rules, const row_room& room, Report& report) {
    row_life{row, index, span, rules, report}.check();
    row_check{row, index, span, rules, report}.read(room);
}

namespace detail {

template <class Row>
struct room_for_a_row {
    port_def inputs[decltype(Row::inputs)::capacity()]{};
    port_def outputs[decltype(Row::outputs)::capacity()]{};
    attr_def attrs[decltype(Row::attrs)::capacity()]{};

    constexpr row_room room(const Row& row) {
        return {std::span{inputs}.first(row.inputs.size()),
                std::span{outputs}.first(row.outputs.size()),
                std::span{attrs}.first(row.attrs.size())};
    }
};

}  // namespace detail

// Reports everything: the policy, then each row as written, then what is between the rows. Report
// is called as report(fault, row index, sentence).
template <class Table, class Report>
constexpr void report_faults(const Table& all_rows, const version_policy& rules, Report& report) {
    check_policy(rules, report);
    const auto order = order_of(all_rows);
    for (std::size_t i = 0; i < Table::size(); ++i) {
        const auto& row = all_rows.row(i);
        detail::room_for_a_row<std::remove_cvref_t<decltype(row)>> space;
        read_row(row, i, order.spans[i], rules, space.room(row), report);
    }
    check_lives(all_rows, order, report);
    check_successors(all_rows, order, rules, report);
}

namespace detail {

template <class Table>
std::size_t constexpr count_ports(const Table& all_rows, bool attrs) {
    std::size_t count = 0;
    for (std::size_t i = 0; i < Table::size(); ++i) {
        const auto& row = all_rows.row(i);
        count += attrs ? row.attrs.size() : row.inputs.size() + row.outputs.size();
    }
    return count;
}

}  // namespace detail

// Reports what is wrong between the definitions that the rows make, of which each must be right.
template <class Table, class Report>
constexpr void report_history(const Table& all_rows, const version_policy& rules, Report& report) {
    const auto order = order_of(all_rows);
    std::vector<port_def> ports(detail::count_ports(all_rows, false));
    std::vector<attr_def> attrs(detail::count_ports(all_rows, true));
    std::vector<op_definition> all;
    std::span<port_def> free_ports{ports};
    std::span<attr_def> free_attrs{attrs};
    first_fault ignored;
    for (const row_place& place : order.sorted) {
        const auto& row = all_rows.row(place.row);
        const std::size_t inputs = row.inputs.size();
        const std::size_t count = inputs + row.outputs.size();
        const auto own = free_ports.first(count);
        const auto own_attrs = free_attrs.first(row.attrs.size());
        row_check{row, place.row, order.spans[place.row], rules, ignored}.read(
            {own.first(inputs), own.subspan(inputs), own_attrs});
        all.push_back(definition_of(row, order.spans[place.row].until, own, own_attrs));
        free_ports = free_ports.subspan(count);
        free_attrs = free_attrs.subspan(row.attrs.size());
    }
    const table_view view{all};
    for (std::size_t i = 0, end = 0; i < all.size(); i = end) {
        while (end < all.size() && all[end].name == all[i].name) ++end;
        for (std::size_t k = i; k < end; ++k) {
            check_history_of(std::span<const op_definition>{all}.subspan(i, end - i), k - i, view,
                             rules, order.sorted[k].row, report);
        }
    }
    check_frozen(std::span<const op_definition>{all}, rules, report);
}

// The first fault: of the rows, then of what is between them. One constant evaluation has room for
// some hundred rows; the dialect asks the same in slices.
template <class Table>
constexpr diagnosis diagnose(const Table& all_rows, const version_policy& rules) {
    first_fault first;
    report_faults(all_rows, rules, first);
    if (!first.found()) report_history(all_rows, rules, first);
    return first.found();
}

// All of them; what is between definitions only if each of them is right.
template <class Table>
constexpr std::vector<diagnosis> diagnose_all(const Table& all_rows, const version_policy& rules) {
    std::vector<diagnosis> all;
    auto add = [&all](fault what, std::size_t row, const sentence& text) {
        all.push_back({what, row, text});
    };
    report_faults(all_rows, rules, add);
    if (all.empty()) report_history(all_rows, rules, add);
    return all;
}

}  // namespace evergraph

#endif
