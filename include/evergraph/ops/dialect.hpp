// SPDX-License-Identifier: BSL-1.0
// dialect: a table of ops and its version policy, proven right by the compiler.
#ifndef EVERGRAPH_OPS_DIALECT_HPP
#define EVERGRAPH_OPS_DIALECT_HPP

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <type_traits>
#include <utility>

#include "../base/sentence.hpp"
#include "compose.hpp"
#include "fault.hpp"
#include "flat_table.hpp"
#include "frozen_history.hpp"
#include "history_check.hpp"
#include "joined_ops.hpp"
#include "life_check.hpp"
#include "name_index.hpp"
#include "op_definition.hpp"
#include "op_table.hpp"
#include "row_slices.hpp"
#include "step_table.hpp"
#include "version_policy.hpp"

namespace evergraph {

// Never defined but for the table without fault: a compiler that reports it prints the fault, the
// row as written in the table (counted from 0) and the sentence.
template <fault What, std::size_t Row, fixed_text... Sentence>
struct table_is_wrong;
template <>
struct table_is_wrong<fault::none, diagnosis::no_row> {};
template <>
struct table_is_wrong<fault::none, diagnosis::no_row, fixed_text<0>{}> {};

namespace detail {

template <const auto&... Written>
inline constexpr const auto& as_one_table = compose<Written...>;
template <const auto& Written>
inline constexpr const auto& as_one_table<Written> = Written;

// What the rows of written tables say, alone and together; Others is the view of all definitions,
// where flat tables stand beside them.
template <const auto& Rows, const auto& Policy, const auto& Others>
constexpr diagnosis prove_rows() {
    first_fault first;
    check_policy(Policy, first);
    report_row_faults<Rows, Policy>(first);
    check_lives(Rows, order_in<Rows>, first);
    check_successors(Rows, order_in<Rows>, Policy, first, Others);
    return first.found();
}

template <const auto&... Sorted>
struct joined_source {
    static constexpr auto make() { return join_definitions<Sorted...>(); }
};
template <const auto& Sorted>
struct joined_source<Sorted> {
    static constexpr auto make() { return Sorted; }
};

// The definitions of a table with the steps that stand beside it.
template <class Source, const auto& Policy, const auto& Steps>
struct history_of {
    static constexpr const auto& definitions = stepped_definitions<Source, Steps>;
    static constexpr table_view ops{definitions, Policy.unversioned, name_index<definitions>};

    // A slice of a written table is a constant evaluation of its own.
    template <const auto& Rows, std::size_t Slice>
    static constexpr diagnosis prove_slice() {
        first_fault first;
        const auto& sorted = order_in<Rows>.sorted;
        const std::size_t begin = Slice * rows_of_a_slice;
        for (std::size_t i = begin; i < sorted.size() && i < begin + rows_of_a_slice; ++i) {
            std::size_t own = 0;
            while (own < i && sorted[i - own - 1].same_name(sorted[i])) ++own;
            check_history_of(ops.versions_of(sorted[i].name), own, ops, Policy, sorted[i].row, first);
        }
        return first.found();
    }
    template <const auto& Rows, std::size_t Slice>
    static constexpr diagnosis slice = prove_slice<Rows, Slice>();

    template <const auto& Rows, std::size_t... Slices>
    static constexpr void prove_rows(std::index_sequence<Slices...>, first_fault& first) {
        const auto take = [&first](const diagnosis& d) {
            if (d) first(d.what, d.row, d.text);
        };
        (take(slice<Rows, Slices>), ...);
    }

    static constexpr std::size_t slice_count =
        (definitions.size() + rows_of_a_slice - 1) / rows_of_a_slice;

    template <int Version, std::size_t Slice>
    static constexpr std::uint64_t hash_slice = hash_of_definitions(
        definitions.data() + Slice * rows_of_a_slice,
        std::min(rows_of_a_slice, definitions.size() - Slice * rows_of_a_slice), Version);

    template <int Version, std::size_t... Slices>
    static constexpr std::uint64_t hash(std::index_sequence<Slices...>) {
        return (hash_slice<Version, Slices> + ... + 0) & 0x7FFFFFFFFFFFFFFFU;
    }

    template <std::size_t... Places>
    static constexpr void prove_frozen(std::index_sequence<Places...>, first_fault& first) {
        (tell_frozen(Policy.frozen[Places],
                     hash<Policy.frozen[Places].version>(std::make_index_sequence<slice_count>{}),
                     first),
         ...);
    }
    static constexpr void prove_frozen(first_fault& first) {
        prove_frozen(std::make_index_sequence<Policy.frozen.size()>{}, first);
    }

    // Where steps stand beside a table; what they do is proven with the rows.
    static constexpr void prove_steps(first_fault& first) {
        check_places_of_steps(definitions, ops, Steps, first);
    }
};

template <class Written, class Flat, const auto& Policy, const auto& Steps>
struct dialect_of;

template <const auto&... Written, const auto& Policy, const auto& Steps>
struct dialect_of<table_list<Written...>, table_list<>, Policy, Steps> {
    static constexpr const auto& rows = as_one_table<Written...>;
    using history = history_of<joined_source<sorted_definitions<rows, Policy>>, Policy, Steps>;
    static constexpr table_view others{};

    static constexpr diagnosis prove() { return prove_rows<rows, Policy, others>(); }
    static constexpr void prove_history(first_fault& first) {
        history::prove_steps(first);
        history::template prove_rows<rows>(std::make_index_sequence<slices_of(rows)>{}, first);
    }
};

template <const auto&... Flat, const auto& Policy, const auto& Steps>
struct dialect_of<table_list<>, table_list<Flat...>, Policy, Steps> {
    using history = history_of<joined_source<flat_definitions<Flat>...>, Policy, Steps>;

    static constexpr diagnosis prove() {
        first_fault first;
        check_policy(Policy, first);
        check_joined(joined_lives<flat_definitions<Flat>...>, Policy, first);
        return first.found();
    }
    static constexpr void prove_history(first_fault&) {}
};

template <const auto&... Written, const auto&... Flat, const auto& Policy, const auto& Steps>
struct dialect_of<table_list<Written...>, table_list<Flat...>, Policy, Steps> {
    static constexpr const auto& rows = as_one_table<Written...>;
    using history =
        history_of<joined_source<flat_definitions<Flat>..., sorted_definitions<rows, Policy>>,
                   Policy, Steps>;

    static constexpr diagnosis prove() {
        first_fault first;
        const diagnosis of_rows = prove_rows<rows, Policy, history::ops>();
        if (of_rows) first(of_rows.what, of_rows.row, of_rows.text);
        check_joined(joined_lives<flat_definitions<Flat>..., sorted_definitions<rows, Policy>>,
                     Policy, first);
        return first.found();
    }
    static constexpr void prove_history(first_fault& first) {
        history::prove_steps(first);
        history::template prove_rows<rows>(std::make_index_sequence<slices_of(rows)>{}, first);
    }
};

template <const auto& Table, const auto& Policy, const auto& Steps>
using parts_of = dialect_of<written_tables_of<Table>, flat_tables_of<Table>, Policy, Steps>;

// Rows first; what is between definitions only if each of them is right.
template <const auto& Table, const auto& Policy, const auto& Steps>
constexpr diagnosis prove_all() {
    using parts = parts_of<Table, Policy, Steps>;
    constexpr diagnosis of_rows = parts::prove();
    if constexpr (of_rows) {
        return of_rows;
    } else {
        first_fault first;
        parts::prove_history(first);
        parts::history::prove_frozen(first);
        return first.found();
    }
}

}  // namespace detail

// What a dialect of this table, policy and steps would be refused for. Flat tables were proven, with
// their steps, before they were shipped: only what is between them and the other tables is looked at.
template <const auto& Table, const auto& Policy, const auto& Steps = no_steps>
inline constexpr diagnosis verdict_on = detail::prove_all<Table, Policy, Steps>();

namespace detail {

#if defined(__clang__) && !(defined(__cpp_static_assert) && __cpp_static_assert >= 202306L)
// Clang cuts a text after some 34 characters, but prints any number of them.
template <const auto& Verdict, std::size_t... Pieces>
auto in_pieces(std::index_sequence<Pieces...>)
    -> table_is_wrong<Verdict.what, Verdict.row,
                      fixed_text<std::min<std::size_t>(32, Verdict.text.size() - 32 * Pieces)>{
                          Verdict.text.view().substr(32 * Pieces, 32)}...>;
template <const auto& Verdict>
using proof_of = decltype(in_pieces<Verdict>(
    std::make_index_sequence<(Verdict.text.size() + 31) / 32>{}));
#else
template <const auto& Verdict>
using proof_of =
    table_is_wrong<Verdict.what, Verdict.row, fixed_text<Verdict.text.size()>{Verdict.text.view()}>;
#endif

// False for a table or policy that is no constant, or in which the compiler found an error before.
template <const auto& Table, const auto& Policy>
concept constants = requires { typename std::integral_constant<int, Policy.current>; } &&
                    (flat_tables_of<Table>::size() != 0 ||
                     requires { typename std::integral_constant<int, Table.row(0).since.number>; });

template <const auto& Table, const auto& Policy, const auto& Steps>
struct proven_dialect {
    static_assert(constants<Table, Policy>,
                  "evergraph: dialect<table, policy> needs a constexpr table and policy");
    using type = proven_dialect;
};

template <const auto& Table, const auto& Policy, const auto& Steps>
    requires constants<Table, Policy>
struct proven_dialect<Table, Policy, Steps> : proof_of<verdict_on<Table, Policy, Steps>> {
#if defined(__cpp_static_assert) && __cpp_static_assert >= 202306L
    static_assert(!verdict_on<Table, Policy, Steps>, verdict_on<Table, Policy, Steps>.text.view());
#endif
    using type = proven_dialect;

    static constexpr version_policy policy = Policy;

    // Sorted by name, then by version; static, as are the ports and attrs they point to.
    static constexpr const auto& definitions = parts_of<Table, Policy, Steps>::history::definitions;
    static constexpr table_view ops = parts_of<Table, Policy, Steps>::history::ops;
};

}  // namespace detail

// Does not compile if there is a fault. Table, policy and steps are constants in a namespace.
template <const auto& Table, const auto& Policy, const auto& Steps = no_steps>
using dialect = typename detail::proven_dialect<Table, Policy, Steps>::type;

}  // namespace evergraph

#endif
