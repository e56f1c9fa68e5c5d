// SPDX-License-Identifier: BSL-1.0
// joined_ops: the definitions of several tables in one order, and the names that two of them have.
#ifndef EVERGRAPH_OPS_JOINED_OPS_HPP
#define EVERGRAPH_OPS_JOINED_OPS_HPP

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <utility>

#include "fault.hpp"
#include "op_definition.hpp"
#include "op_table.hpp"
#include "version_policy.hpp"

namespace evergraph {

// All definitions of one op. Ops are merged, not definitions: that is half the comparisons.
struct op_life {
    row_place place;
    const op_definition* first = nullptr;
    std::size_t count = 0;
};

namespace detail {

constexpr bool same_op(const op_definition& a, const op_definition& b) {
    return a.name.size() == b.name.size() &&
           __builtin_memcmp(a.name.data(), b.name.data(), a.name.size()) == 0;
}

template <std::size_t N>
constexpr std::size_t count_ops(const std::array<op_definition, N>& sorted) {
    const op_definition* const at = sorted.data();
    std::size_t count = 1;
    for (std::size_t i = 1; i < N; ++i) {
        if (!same_op(at[i - 1], at[i])) ++count;
    }
    return count;
}

template <const auto& Sorted>
constexpr auto lives_of() {
    std::array<op_life, count_ops(Sorted)> lives{};
    const op_definition* const at = Sorted.data();
    op_life* life = lives.data();
    for (std::size_t first = 0, i = 0; first < Sorted.size(); first = i) {
        while (i < Sorted.size() && same_op(at[first], at[i])) ++i;
        *life++ = {{at[first].name, row_place::prefix_of(at[first].name)}, at + first, i - first};
    }
    return lives;
}

template <const auto& Sorted>
inline constexpr auto lives_in = lives_of<Sorted>();

constexpr bool is_before(const op_life& a, const op_life& b) {
    return a.place.prefix != b.place.prefix ? a.place.prefix < b.place.prefix : a.place < b.place;
}

// The order of the lives, of which run i begins at begins[i]; the last entry is the end. Pointers
// are moved, not what they point to.
template <std::size_t N, std::size_t Entries>
constexpr void merge_runs(std::array<const op_life*, N>& order,
                          const std::array<std::size_t, Entries>& begins) {
    constexpr std::size_t runs = Entries - 1;
    const op_life* other[N]{};
    const op_life** from = order.data();
    const op_life** to = other;
    for (std::size_t width = 1; width < runs; width *= 2) {
        for (std::size_t run = 0; run < runs; run += 2 * width) {
            const std::size_t middle = begins[std::min(run + width, runs)];
            const std::size_t end = begins[std::min(run + 2 * width, runs)];
            std::size_t left = begins[run];
            std::size_t right = middle;
            for (std::size_t out = left; out < end; ++out) {
                if (left == middle || (right != end && is_before(*from[right], *from[left]))) {
                    to[out] = from[right++];
                } else {
                    to[out] = from[left++];
                }
            }
        }
        std::swap(from, to);
    }
    if (from != other) return;
    for (const op_life* life : other) *to++ = life;
}

template <const auto&... Sorted>
constexpr auto merged_lives() {
    std::array<const op_life*, (lives_in<Sorted>.size() + ...)> lives{};
    std::array<std::size_t, sizeof...(Sorted) + 1> begins{};
    std::size_t run = 0;
    const op_life** next = lives.data();
    const auto add = [&](const op_life* first, std::size_t count) {
        for (std::size_t i = 0; i < count; ++i) *next++ = first + i;
        begins[run + 1] = begins[run] + count;
        ++run;
    };
    (add(lives_in<Sorted>.data(), lives_in<Sorted>.size()), ...);
    merge_runs(lives, begins);
    return lives;
}

}  // namespace detail

// The lives of all ops, in order of their names. Sorted are arrays of sorted definitions.
template <const auto&... Sorted>
inline constexpr auto joined_lives = detail::merged_lives<Sorted...>();

namespace detail {

template <const auto&... Sorted>
constexpr auto join_definitions() {
    std::array<op_definition, (Sorted.size() + ...)> all{};
    op_definition* next = all.data();
    for (const op_life* life : joined_lives<Sorted...>) {
        for (std::size_t i = 0; i < life->count; ++i) *next++ = life->first[i];
    }
    return all;
}

}  // namespace detail

template <const auto&... Sorted>
inline constexpr auto joined_definitions = detail::join_definitions<Sorted...>();

// One op belongs to one table, and none begins after the current version.
template <std::size_t N, class Report>
constexpr void check_joined(const std::array<const op_life*, N>& lives, const version_policy& rules,
                            Report& report) {
    const op_life* before = nullptr;
    for (const op_life* life : lives) {
        const int newest = life->first[life->count - 1].since;
        if (newest > rules.current) {
            report(fault::op_begins_after_the_current_version, diagnosis::no_row,
                   sentence{} << "op " << life->place.name << " begins at v" << newest
                              << ", after the current version at v" << rules.current);
        }
        if (before != nullptr && life->place.prefix == before->place.prefix &&
            life->place.same_name(before->place)) {
            report(fault::op_is_in_two_tables, diagnosis::no_row,
                   sentence{} << "op " << life->place.name << " is in two tables, from v"
                              << before->first->since << " and from v" << life->first->since);
        }
        before = life;
    }
}

}  // namespace evergraph

#endif
