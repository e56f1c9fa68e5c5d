// SPDX-License-Identifier: BSL-1.0
// row_slices: the rows of a table parsed into definitions, a slice in each constant evaluation.
#ifndef EVERGRAPH_OPS_ROW_SLICES_HPP
#define EVERGRAPH_OPS_ROW_SLICES_HPP

#include <algorithm>
#include <array>
#include <cstddef>
#include <span>
#include <string_view>
#include <type_traits>
#include <utility>

#include "diagnose.hpp"
#include "fault.hpp"
#include "op_definition.hpp"
#include "op_table.hpp"
#include "row_definition.hpp"
#include "version_policy.hpp"

namespace evergraph {

template <const auto& Table>
inline constexpr auto order_in = order_of(Table);

namespace detail {

// The rows [First, First + Count) parsed. Each slice is a constant evaluation of its own, since
// compilers limit the steps of one.
template <std::size_t Ports, std::size_t Attrs>
struct parsed_slice {
    std::array<port_def, Ports> ports{};
    std::array<attr_def, Attrs> attrs{};
    diagnosis found;
};

inline constexpr std::size_t rows_of_a_slice = 16;

template <class Table>
constexpr std::size_t slices_of(const Table&) {
    return (Table::size() + rows_of_a_slice - 1) / rows_of_a_slice;
}

struct row_extent {
    std::size_t first = 0;
    std::size_t last = 0;
    std::size_t ports = 0;
    std::size_t attrs = 0;
};

template <class Table>
constexpr row_extent extent_of(const Table& all_rows, std::size_t slice) {
    row_extent e;
    e.first = slice * rows_of_a_slice;
    e.last = std::min(e.first + rows_of_a_slice, Table::size());
    for (std::size_t i = e.first; i < e.last; ++i) {
        const auto& row = all_rows.row(i);
        e.ports += row.inputs.size() + row.outputs.size();
        e.attrs += row.attrs.size();
    }
    return e;
}

template <const auto& Table, const auto& Policy, std::size_t Slice>
constexpr auto parse_slice() {
    constexpr row_extent extent = extent_of(Table, Slice);
    parsed_slice<extent.ports, extent.attrs> out;
    first_fault first;
    std::span<port_def> ports{out.ports};
    std::span<attr_def> attrs{out.attrs};
    for (std::size_t i = extent.first; i < extent.last; ++i) {
        const auto& row = Table.row(i);
        const std::size_t inputs = row.inputs.size();
        const std::size_t outputs = row.outputs.size();
        const row_room room{ports.first(inputs), ports.subspan(inputs, outputs),
                            attrs.first(row.attrs.size())};
        read_row(row, i, order_in<Table>.spans[i], Policy, room, first);
        ports = ports.subspan(inputs + outputs);
        attrs = attrs.subspan(row.attrs.size());
    }
    out.found = first.found();
    return out;
}

template <const auto& Table, const auto& Policy, std::size_t Slice>
inline constexpr auto slice_in = parse_slice<Table, Policy, Slice>();

template <const auto& Table, const auto& Policy, std::size_t Slice>
constexpr auto define_slice() {
    constexpr row_extent extent = extent_of(Table, Slice);
    std::array<op_definition, extent.last - extent.first> out{};
    std::span<const port_def> ports{slice_in<Table, Policy, Slice>.ports};
    std::span<const attr_def> attrs{slice_in<Table, Policy, Slice>.attrs};
    for (std::size_t i = extent.first; i < extent.last; ++i) {
        const auto& row = Table.row(i);
        const std::size_t count = row.inputs.size() + row.outputs.size();
        out[i - extent.first] = definition_of(row, order_in<Table>.spans[i].until,
                                              ports.first(count), attrs.first(row.attrs.size()));
        ports = ports.subspan(count);
        attrs = attrs.subspan(row.attrs.size());
    }
    return out;
}

template <const auto& Table, const auto& Policy, std::size_t Slice>
inline constexpr auto definitions_in = define_slice<Table, Policy, Slice>();

struct slice_view {
    const op_definition* definitions = nullptr;
    const diagnosis* found = nullptr;
};

template <const auto& Table, const auto& Policy, std::size_t... Slices>
constexpr std::array<slice_view, sizeof...(Slices)> slices_in(std::index_sequence<Slices...>) {
    return {slice_view{definitions_in<Table, Policy, Slices>.data(),
                       &slice_in<Table, Policy, Slices>.found}...};
}

template <const auto& Table, const auto& Policy>
inline constexpr auto all_slices =
    slices_in<Table, Policy>(std::make_index_sequence<slices_of(Table)>{});

template <const auto& Table, const auto& Policy>
constexpr auto define() {
    std::array<op_definition, std::remove_cvref_t<decltype(Table)>::size()> out{};
    op_definition* next = out.data();
    for (const row_place& place : order_in<Table>.sorted) {
        const slice_view& slice = all_slices<Table, Policy>[place.row / rows_of_a_slice];
        *next++ = slice.definitions[place.row % rows_of_a_slice];
    }
    return out;
}

}  // namespace detail

// Sorted by name, then by version; static, as are the ports and attrs they point to.
template <const auto& Table, const auto& Policy>
inline constexpr auto sorted_definitions = detail::define<Table, Policy>();

// What is wrong within the rows: the first fault of each slice.
template <const auto& Table, const auto& Policy, class Report>
constexpr void report_row_faults(Report& report) {
    for (const detail::slice_view& slice : detail::all_slices<Table, Policy>) {
        if (*slice.found) report(slice.found->what, slice.found->row, slice.found->text);
    }
}

}  // namespace evergraph

#endif
