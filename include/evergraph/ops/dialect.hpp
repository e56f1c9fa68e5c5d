// SPDX-License-Identifier: BSL-1.0
// dialect: a table of ops and its version policy, proven right by the compiler.
#ifndef EVERGRAPH_OPS_DIALECT_HPP
#define EVERGRAPH_OPS_DIALECT_HPP

#include <cstddef>
#include <type_traits>

#include "../base/sentence.hpp"
#include "compose.hpp"
#include "fault.hpp"
#include "flat_table.hpp"
#include "joined_ops.hpp"
#include "life_check.hpp"
#include "name_index.hpp"
#include "op_definition.hpp"
#include "op_table.hpp"
#include "row_slices.hpp"
#include "version_policy.hpp"

namespace evergraph {

// Never defined but for the table without fault: a compiler that reports it prints the fault, the
// row as written in the table (counted from 0) and the sentence.
template <fault What, std::size_t Row, fixed_text Sentence>
struct table_is_wrong;
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

template <class Written, class Flat, const auto& Policy>
struct dialect_of;

template <const auto&... Written, const auto& Policy>
struct dialect_of<table_list<Written...>, table_list<>, Policy> {
    static constexpr const auto& rows = as_one_table<Written...>;
    static constexpr const auto& definitions = sorted_definitions<rows, Policy>;
    static constexpr table_view others{};

    static constexpr diagnosis prove() { return prove_rows<rows, Policy, others>(); }
};

template <const auto&... Flat, const auto& Policy>
struct dialect_of<table_list<>, table_list<Flat...>, Policy> {
    static constexpr const auto& definitions = joined_definitions<flat_definitions<Flat>...>;

    static constexpr diagnosis prove() {
        first_fault first;
        check_policy(Policy, first);
        check_joined(joined_lives<flat_definitions<Flat>...>, Policy, first);
        return first.found();
    }
};

template <const auto&... Written, const auto&... Flat, const auto& Policy>
struct dialect_of<table_list<Written...>, table_list<Flat...>, Policy> {
    static constexpr const auto& rows = as_one_table<Written...>;
    static constexpr const auto& definitions =
        joined_definitions<flat_definitions<Flat>..., sorted_definitions<rows, Policy>>;
    static constexpr table_view all{definitions};

    static constexpr diagnosis prove() {
        first_fault first;
        const diagnosis of_rows = prove_rows<rows, Policy, all>();
        if (of_rows) first(of_rows.what, of_rows.row, of_rows.text);
        check_joined(joined_lives<flat_definitions<Flat>..., sorted_definitions<rows, Policy>>,
                     Policy, first);
        return first.found();
    }
};

template <const auto& Table, const auto& Policy>
using parts_of = dialect_of<written_tables_of<Table>, flat_tables_of<Table>, Policy>;

}  // namespace detail

// What a dialect of this table and policy would be refused for. Flat tables were proven before they
// were shipped: only what is between them and the other tables is looked at.
template <const auto& Table, const auto& Policy>
inline constexpr diagnosis verdict_on = detail::parts_of<Table, Policy>::prove();

namespace detail {

template <const auto& Verdict>
using proof_of =
    table_is_wrong<Verdict.what, Verdict.row, fixed_text<Verdict.text.size()>{Verdict.text.view()}>;

// False for a table or policy that is no constant, or in which the compiler found an error before.
template <const auto& Table, const auto& Policy>
concept constants = requires { typename std::integral_constant<int, Policy.current>; } &&
                    (flat_tables_of<Table>::size() != 0 ||
                     requires { typename std::integral_constant<int, Table.row(0).since.number>; });

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
    static constexpr const auto& definitions = parts_of<Table, Policy>::definitions;
    static constexpr table_view ops{definitions, Policy.unversioned, name_index<definitions>};
};

}  // namespace detail

// Does not compile if there is a fault. Table and policy are constants in a namespace.
template <const auto& Table, const auto& Policy>
using dialect = typename detail::proven_dialect<Table, Policy>::type;

}  // namespace evergraph

#endif
