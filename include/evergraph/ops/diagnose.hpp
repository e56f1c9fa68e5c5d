// SPDX-License-Identifier: BSL-1.0
// diagnose: finds what is wrong with a table and its version policy.
#ifndef EVERGRAPH_OPS_DIAGNOSE_HPP
#define EVERGRAPH_OPS_DIAGNOSE_HPP

#include <cstddef>
#include <span>
#include <type_traits>
#include <vector>

#include "fault.hpp"
#include "life_check.hpp"
#include "op.hpp"
#include "op_table.hpp"
#include "row_check.hpp"
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

// The first fault in the order of report_faults. One constant evaluation has room for some hundred
// rows; the dialect asks the same in slices.
template <class Table>
constexpr diagnosis diagnose(const Table& all_rows, const version_policy& rules) {
    first_fault first;
    report_faults(all_rows, rules, first);
    return first.found();
}

// All of them.
template <class Table>
constexpr std::vector<diagnosis> diagnose_all(const Table& all_rows, const version_policy& rules) {
    std::vector<diagnosis> all;
    auto add = [&all](fault what, std::size_t row, const sentence& text) {
        all.push_back({what, row, text});
    };
    report_faults(all_rows, rules, add);
    return all;
}

}  // namespace evergraph

#endif
