// SPDX-License-Identifier: BSL-1.0
// dialect: a table of ops and its version policy, proven right by the compiler.
#ifndef EVERGRAPH_OPS_DIALECT_HPP
#define EVERGRAPH_OPS_DIALECT_HPP

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <type_traits>
#include <utility>

#include "../base/sentence.hpp"
#include "compose.hpp"
#include "diagnose.hpp"
#include "fault.hpp"
#include "flat_table.hpp"
#include "joined_ops.hpp"
#include "op_definition.hpp"
#include "op_table.hpp"
#include "version_policy.hpp"

namespace evergraph {

// Never defined but for the table without fault: a compiler that reports it prints the fault, the
// row as written in the table (counted from 0) and the sentence.
template <fault What, std::size_t Row, fixed_text Sentence>
struct table_is_wrong;
template <>
struct table_is_wrong<fault::none, diagnosis::no_row, fixed_text<0>{}> {};

namespace detail {

template <const auto& Table>
inline constexpr auto order_in = order_of(Table);

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

struct slice_extent {
    std::size_t first = 0;
    std::size_t last = 0;
    std::size_t ports = 0;
    std::size_t attrs = 0;
};

template <class Table>
constexpr slice_extent extent_of(const Table& all_rows, std::size_t slice) {
    slice_extent e;
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
    constexpr slice_extent extent = extent_of(Table, Slice);
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

template <class Row>
constexpr op_definition definition_of(const Row& row, int until, std::span<const port_def> ports,
                                      std::span<const attr_def> attrs) {
    op_definition d;
    d.name = text_view(row.name);
    d.since = row.since;
    d.revision = row.revision;
    d.until = until;
    d.deprecated = row.deprecated;
    d.restored = row.restored;
    d.inputs = ports.first(row.inputs.size());
    d.outputs = ports.subspan(row.inputs.size());
    d.attrs = attrs;
    d.successor = text_view(row.becomes.name);
    d.steps = {row.becomes.steps.data(), row.becomes.steps.size()};
    d.reason = text_view(row.because);
    d.meaning = text_view(row.meaning);
    d.stateful = row.stateful;
    d.commutative = row.commutative;
    d.aggregate = row.aggregate;
    d.allows_uninitialized_input = row.allows_uninitialized_input;
    d.distributed_communication = row.distributed_communication;
    // A port of type resource makes an op stateful; a type attr that may be resource does not.
    for (const port_def& p : ports) d.stateful = d.stateful || p.type == dtype::resource;
    return d;
}

template <const auto& Table, const auto& Policy, std::size_t Slice>
constexpr auto define_slice() {
    constexpr slice_extent extent = extent_of(Table, Slice);
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

// Others: the view of all definitions, where the rows are not the only table.
template <const auto& Table, const auto& Policy, const auto& Others>
constexpr diagnosis prove() {
    first_fault first;
    check_policy(Policy, first);
    for (const slice_view& slice : all_slices<Table, Policy>) {
        if (*slice.found) first(slice.found->what, slice.found->row, slice.found->text);
    }
    check_lives(Table, order_in<Table>, first);
    check_successors(Table, order_in<Table>, Policy, first, Others);
    return first.found();
}

inline constexpr table_view no_others;

template <const auto& Table, const auto& Policy, const auto& Others = no_others>
inline constexpr diagnosis verdict_on = prove<Table, Policy, Others>();

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

template <const auto& Table, const auto& Policy>
inline constexpr auto sorted_definitions = define<Table, Policy>();

// The parts of a mixed table: flat ones, and all written ones as one.
template <class Written, class Flat, const auto& Policy>
struct joined_parts;

template <const auto&... Flat, const auto& Policy>
struct joined_parts<table_list<>, table_list<Flat...>, Policy> {
    static constexpr auto definitions = join_definitions<flat_definitions_in<Flat>...>();
    static constexpr const auto& lives = merged_lives_in<flat_definitions_in<Flat>...>;
    static constexpr table_view ops{definitions, Policy.unversioned};

    static constexpr diagnosis prove_rows() {
        first_fault first;
        check_policy(Policy, first);
        return first.found();
    }
};

template <const auto&... Written, const auto&... Flat, const auto& Policy>
struct joined_parts<table_list<Written...>, table_list<Flat...>, Policy> {
    static constexpr const auto& rows = compose<Written...>;
    static constexpr auto definitions =
        join_definitions<flat_definitions_in<Flat>..., sorted_definitions<rows, Policy>>();
    static constexpr const auto& lives =
        merged_lives_in<flat_definitions_in<Flat>..., sorted_definitions<rows, Policy>>;
    static constexpr table_view ops{definitions, Policy.unversioned};

    static constexpr diagnosis prove_rows() { return verdict_on<rows, Policy, ops>; }
};

template <class Parts, const auto& Policy>
constexpr diagnosis prove_joined() {
    const diagnosis of_rows = Parts::prove_rows();
    if (of_rows) return of_rows;
    first_fault first;
    check_joined(Parts::lives, Policy, first);
    return first.found();
}

template <class Parts, const auto& Policy>
inline constexpr diagnosis verdict_on_joined = prove_joined<Parts, Policy>();

template <const auto& Verdict>
using proof_of = table_is_wrong<Verdict.what, Verdict.row,
                                fixed_text<Verdict.text.size()>{Verdict.text.view()}>;

// False for a table or policy that is no constant, or in which the compiler found an error before.
template <const auto& Table, const auto& Policy>
concept constants = requires {
    typename std::integral_constant<int, Table.row(0).since.number>;
    typename std::integral_constant<int, Policy.current>;
};

template <const auto& Table, const auto& Policy>
struct proven_dialect {
    static_assert(constants<Table, Policy>,
                  "evergraph: dialect<table, policy> needs a constexpr table and policy");
    using type = proven_dialect;
};

template <const auto& Table, const auto& Policy>
    requires constants<Table, Policy>
struct proven_dialect<Table, Policy> : proof_of<verdict_on<Table, Policy>> {
#if defined(__cpp_static_assert) && __cpp_static_assert >= 202306L
    static_assert(!verdict_on<Table, Policy>, verdict_on<Table, Policy>.text.view());
#endif
    using type = proven_dialect;

    static constexpr version_policy policy = Policy;

    // Sorted by name, then by version; static, as are the ports and attrs they point to.
    static constexpr const auto& definitions = sorted_definitions<Table, Policy>;
    static constexpr table_view ops{definitions, Policy.unversioned};
};

template <const auto& Table>
concept partly_flat = flat_tables<Table>().size() != 0;

template <const auto& Table, const auto& Policy>
using parts_of = joined_parts<decltype(written_tables<Table>()), decltype(flat_tables<Table>()),
                              Policy>;

template <const auto& Table, const auto& Policy>
    requires partly_flat<Table>
struct proven_dialect<Table, Policy>
    : proof_of<verdict_on_joined<parts_of<Table, Policy>, Policy>> {
#if defined(__cpp_static_assert) && __cpp_static_assert >= 202306L
    static_assert(!verdict_on_joined<parts_of<Table, Policy>, Policy>,
                  verdict_on_joined<parts_of<Table, Policy>, Policy>.text.view());
#endif
    using type = proven_dialect;

    static constexpr version_policy policy = Policy;
    static constexpr const auto& definitions = parts_of<Table, Policy>::definitions;
    static constexpr table_view ops = parts_of<Table, Policy>::ops;
};

}  // namespace detail

// Does not compile if `diagnose` finds a fault. Table and policy are constants in a namespace.
template <const auto& Table, const auto& Policy>
using dialect = typename detail::proven_dialect<Table, Policy>::type;

}  // namespace evergraph

#endif
