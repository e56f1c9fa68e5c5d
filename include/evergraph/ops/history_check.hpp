// SPDX-License-Identifier: BSL-1.0
// history_check: proves that each definition leads to the next, and each op that ends to another.
#ifndef EVERGRAPH_OPS_HISTORY_CHECK_HPP
#define EVERGRAPH_OPS_HISTORY_CHECK_HPP

#include <cstddef>
#include <span>

#include "fault.hpp"
#include "op_definition.hpp"
#include "step_check.hpp"
#include "version_policy.hpp"

namespace evergraph {

namespace detail {

// A living op may become another when its neighbours do and hand it values of another type.
constexpr bool follows_neighbours(std::span<const migration_step> steps) {
    for (const migration_step& step : steps) {
        if (step.kind != step_kind::input_retyped && step.kind != step_kind::output_retyped) {
            return false;
        }
    }
    return !steps.empty();
}

template <class Report>
constexpr void check_deprecation_of(const op_definition& d, std::span<const op_definition> targets,
                                    std::size_t row, Report& report) {
    const int end = d.deprecated != op_definition::open ? d.deprecated
                    : d.until != op_definition::open    ? d.until + 1
                                                        : op_definition::open;
    if (end == op_definition::open) {
        if (follows_neighbours(d.steps)) return;
        report(fault::op_becomes_another_without_an_end, row,
               sentence{} << "op " << d.name << " becomes " << d.successor
                          << ", but is neither deprecated nor at an end");
    } else if (row != diagnosis::no_row && !targets.empty() && targets.front().since > end) {
        // Of tables that tell what happened elsewhere, this may be what happened.
        report(fault::op_successor_begins_after_the_deprecation, row,
               sentence{} << "op " << d.name << " becomes " << d.successor << " at v" << end
                          << ", before that begins at v" << targets.front().since);
    }
}

}  // namespace detail

// One definition among `versions`, all of its op; `ops` are all that it may become.
template <class Report>
constexpr void check_history_of(std::span<const op_definition> versions, std::size_t i,
                                table_view ops, const version_policy& rules, std::size_t row,
                                Report& report) {
    const op_definition& d = versions[i];
    const bool is_last = i + 1 == versions.size();
    if (d.deprecated != op_definition::open && d.deprecated > rules.current) {
        report(fault::op_is_deprecated_after_the_current_version, row,
               sentence{} << "op " << d.name << " is deprecated at v" << d.deprecated
                          << ", after the current version at v" << rules.current);
    }
    if (d.until < rules.min_producer) {
        report(fault::policy_min_producer_drops_a_row, row,
               sentence{} << "op " << d.name << " has a definition that ends at v" << d.until
                          << ", which no producer from v" << rules.min_producer << " on needs");
    }
    if (!is_last) step_check{d, versions[i + 1], d.to_next, ops, row, report}.run();
    if (d.successor.empty() || d.successor == d.name) return;
    const auto targets = ops.versions_of(d.successor);
    if (is_last) detail::check_deprecation_of(d, targets, row, report);
    if (targets.empty() || (!is_last && d.steps.empty())) return;
    step_check{d, targets.back(), d.steps, ops, row, report}.run();
}

}  // namespace evergraph

#endif
