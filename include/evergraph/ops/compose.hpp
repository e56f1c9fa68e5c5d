// SPDX-License-Identifier: BSL-1.0
// compose: several tables as one, written and flat ones side by side.
#ifndef EVERGRAPH_OPS_COMPOSE_HPP
#define EVERGRAPH_OPS_COMPOSE_HPP

#include <cstddef>
#include <type_traits>

#include "flat_table.hpp"
#include "op_table.hpp"

namespace evergraph {

template <const auto&... Tables>
struct table_list {
    static constexpr std::size_t size() { return (std::size_t{0} + ... + Tables.size()); }

    template <const auto&... Others>
    friend constexpr table_list<Tables..., Others...> operator+(table_list, table_list<Others...>) {
        return {};
    }
};

// Tables of which at least one is flat. It has no rows: written tables have, and flat ones have
// been read before.
template <class Written, class Flat>
struct mixed_table {
    using written = Written;
    using flat = Flat;
    static constexpr std::size_t size() { return Written::size() + Flat::size(); }
};

namespace detail {

template <class Table>
inline constexpr bool is_flat = false;
template <std::size_t... Sizes>
inline constexpr bool is_flat<flat_table<Sizes...>> = true;

template <class Table>
inline constexpr bool is_mixed = false;
template <class Written, class Flat>
inline constexpr bool is_mixed<mixed_table<Written, Flat>> = true;

// Tables inside tables count as if they stood there themselves.
template <const auto& Table>
constexpr auto written_tables() {
    using type = std::remove_cvref_t<decltype(Table)>;
    if constexpr (is_flat<type>) {
        return table_list<>{};
    } else if constexpr (is_mixed<type>) {
        return typename type::written{};
    } else {
        return table_list<Table>{};
    }
}

template <const auto& Table>
constexpr auto flat_tables() {
    using type = std::remove_cvref_t<decltype(Table)>;
    if constexpr (is_flat<type>) {
        return table_list<Table>{};
    } else if constexpr (is_mixed<type>) {
        return typename type::flat{};
    } else {
        return table_list<>{};
    }
}

template <const auto&... Tables>
constexpr auto composed() {
    using flat = decltype((table_list<>{} + ... + flat_tables<Tables>()));
    if constexpr (std::is_same_v<flat, table_list<>>) {
        return composed_table<(Tables.size() + ...)>{Tables...};
    } else {
        return mixed_table<decltype((table_list<>{} + ... + written_tables<Tables>())), flat>{};
    }
}

}  // namespace detail

// The written and the flat tables that one is made of, each a table_list.
template <const auto& Table>
using written_tables_of = decltype(detail::written_tables<Table>());
template <const auto& Table>
using flat_tables_of = decltype(detail::flat_tables<Table>());

// The rows of all tables, which are constants in a namespace.
template <const auto&... Tables>
inline constexpr auto compose = detail::composed<Tables...>();

}  // namespace evergraph

#endif
