// SPDX-License-Identifier: BSL-1.0
// shape_rules: the rules that many ops' shapes share: broadcast, axes, shapes given as values.
#ifndef EVERGRAPH_TF_SHAPES_SHAPE_RULES_HPP
#define EVERGRAPH_TF_SHAPES_SHAPE_RULES_HPP

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>

#include "../../pass/infer_shapes.hpp"
#include "../../pass/shape_context.hpp"
#include "../../pass/shape_table.hpp"
#include "../../tensor/partial_shape.hpp"

namespace evergraph::tf {

inline constexpr std::int64_t unknown_size = partial_shape::unknown_size;

// Output 0 is of the shape of input 0.
inline bool same_as_input(shape_context& c) {
    c.set(0, c.input(0));
    return true;
}
// And holds the same values.
inline bool same_values(shape_context& c) {
    c.set(0, c.input(0));
    if (const known_values* v = c.values(0)) c.set_values(0, *v);
    return true;
}
inline bool scalar_output(shape_context& c) {
    for (std::size_t i = 0; i < c.output_count(); ++i) c.set(i, partial_shape::of_rank(0));
    return true;
}
inline bool vector_output(shape_context& c) {
    for (std::size_t i = 0; i < c.output_count(); ++i) c.set(i, partial_shape::of_rank(1));
    return true;
}

// One size from two under broadcasting; nothing if they do not go together.
inline std::optional<std::int64_t> broadcast_size(std::int64_t a, std::int64_t b) {
    if (a == 1) return b;
    if (b == 1) return a;
    if (a < 0 || b < 0) return std::max(a, b) > 1 ? std::max(a, b) : unknown_size;
    return a == b ? std::optional{a} : std::nullopt;
}

inline std::optional<partial_shape> broadcast(const partial_shape& a, const partial_shape& b) {
    if (!a.has_rank() || !b.has_rank()) return partial_shape{};
    partial_shape out = partial_shape::of_rank(std::max(a.rank(), b.rank()));
    for (std::size_t i = 0; i < out.rank(); ++i) {
        const auto from_end = [&](const partial_shape& s) {
            return i < s.rank() ? s[s.rank() - 1 - i] : std::int64_t{1};
        };
        const auto size = broadcast_size(from_end(a), from_end(b));
        if (!size) return std::nullopt;
        out.set(out.rank() - 1 - i, *size);
    }
    return out;
}

inline std::string two_texts(const partial_shape& a, const partial_shape& b) {
    return text(a) + " and " + text(b);
}

inline bool broadcast_inputs(shape_context& c) {
    partial_shape out = c.input(0);
    for (std::size_t i = 1; i < c.input_count(); ++i) {
        const auto both = broadcast(out, c.input(i));
        if (!both) return c.refuse(two_texts(out, c.input(i)) + " to broadcast");
        out = *both;
    }
    c.set(0, out);
    return true;
}

// All inputs from `first` on are of one shape, which is output 0's.
inline bool merge_inputs(shape_context& c, std::size_t first = 0) {
    partial_shape out = c.input(first);
    for (std::size_t i = first + 1; i < c.input_count(); ++i) {
        const auto both = merged(out, c.input(i));
        if (!both) return c.refuse(two_texts(out, c.input(i)));
        out = *both;
    }
    c.set(0, out);
    return true;
}
inline bool merged_inputs(shape_context& c) { return merge_inputs(c); }

// From [-rank, rank) to [0, rank); nothing if it lies outside.
inline std::optional<std::size_t> axis_in(std::int64_t axis, std::size_t rank) {
    const auto n = static_cast<std::int64_t>(rank);
    if (axis < -n || axis >= n) return std::nullopt;
    return static_cast<std::size_t>(axis < 0 ? axis + n : axis);
}

inline bool refuse_axis(shape_context& c, std::int64_t axis, const partial_shape& s) {
    return c.refuse("axis " + std::to_string(axis) + " of " + text(s));
}
// `axis` is left out of range: a problem; else its place. Call it where the rank is known.
inline bool needs_rank(shape_context& c, std::size_t input, std::size_t rank) {
    const partial_shape& s = c.input(input);
    if (!s.has_rank() || s.rank() == rank) return true;
    return c.refuse("input " + std::to_string(input) + " of shape " + text(s) + ", not of rank " +
                    std::to_string(rank));
}
inline bool needs_rank_at_least(shape_context& c, std::size_t input, std::size_t rank) {
    const partial_shape& s = c.input(input);
    if (!s.has_rank() || s.rank() >= rank) return true;
    return c.refuse("input " + std::to_string(input) + " of shape " + text(s) +
                    ", of a rank below " + std::to_string(rank));
}

// A size of input i, unknown where the rank is.
inline std::int64_t size_of(const shape_context& c, std::size_t input, std::size_t dimension) {
    const partial_shape& s = c.input(input);
    return dimension < s.rank() ? s[dimension] : unknown_size;
}

// The shape that an integer vector names; of known rank where only its length is.
inline partial_shape shape_from(const shape_context& c, std::size_t input) {
    if (const known_values* v = c.values(input)) return partial_shape{std::span{*v}};
    const partial_shape& s = c.input(input);
    constexpr std::int64_t most = 254;
    if (s.is_rank(1) && s.knows(0) && s[0] <= most) {
        return partial_shape::of_rank(static_cast<std::size_t>(s[0]));
    }
    return {};
}

// a / b rounded up, a + b, a * b, unknown where one of them is.
constexpr std::int64_t ceil_of(std::int64_t a, std::int64_t b) {
    return a < 0 || b <= 0 ? unknown_size : a / b + (a % b != 0 ? 1 : 0);
}
constexpr std::int64_t sum_of(std::int64_t a, std::int64_t b) {
    std::int64_t out = 0;
    return a < 0 || b < 0 || __builtin_add_overflow(a, b, &out) ? unknown_size : out;
}
constexpr std::int64_t product_of(std::int64_t a, std::int64_t b) {
    std::int64_t out = 0;
    return a < 0 || b < 0 || __builtin_mul_overflow(a, b, &out) ? unknown_size : out;
}

}  // namespace evergraph::tf

#endif
