// SPDX-License-Identifier: BSL-1.0
// name_index: finds the definitions of an op among sorted ones without searching.
#ifndef EVERGRAPH_OPS_NAME_INDEX_HPP
#define EVERGRAPH_OPS_NAME_INDEX_HPP

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "op_definition.hpp"

namespace evergraph {

namespace detail {

constexpr bool is_same_op(const op_definition& a, const op_definition& b) {
    return a.name.size() == b.name.size() &&
           __builtin_memcmp(a.name.data(), b.name.data(), a.name.size()) == 0;
}

template <std::size_t N>
constexpr auto index_names(const std::array<op_definition, N>& sorted) {
    std::array<name_slot, std::bit_ceil(2 * N)> slots{};
    const op_definition* const rows = sorted.data();
    name_slot* const all = slots.data();
    for (std::size_t first = 0, end = 0; first < N; first = end) {
        while (end < N && is_same_op(rows[first], rows[end])) ++end;
        std::size_t at = hash_of_name(rows[first].name) % slots.size();
        while (all[at].count != 0) at = (at + 1) % slots.size();
        all[at] = {static_cast<std::uint32_t>(first), static_cast<std::uint32_t>(end - first)};
    }
    return slots;
}

}  // namespace detail

// Sorted: an array of definitions sorted by name.
template <const auto& Sorted>
inline constexpr auto name_index = detail::index_names(Sorted);

}  // namespace evergraph

#endif
