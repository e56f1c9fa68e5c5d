// SPDX-License-Identifier: BSL-1.0
// reduce: shapes of ops that take dimensions together, or work along one.
#ifndef EVERGRAPH_TF_SHAPES_REDUCE_HPP
#define EVERGRAPH_TF_SHAPES_REDUCE_HPP

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "shape_rules.hpp"

namespace evergraph::tf {

namespace detail {

inline bool reduce_shape(shape_context& c) {
    const partial_shape& in = c.input(0);
    const bool keep = c.flag("keep_dims");
    const known_values* axes = c.values(1);
    if (!in.has_rank()) return true;
    if (axes == nullptr) {
        if (keep) c.set(0, partial_shape::of_rank(in.rank()));
        return true;
    }
    std::vector<bool> goes(in.rank(), false);
    for (const std::int64_t axis : *axes) {
        if (axis == unknown_element) return true;
        const auto at = axis_in(axis, in.rank());
        if (!at) return refuse_axis(c, axis, in);
        goes[*at] = true;
    }
    partial_shape out = partial_shape::of_rank(0);
    for (std::size_t i = 0; i < in.rank(); ++i) {
        if (!goes[i]) out.append(in[i]);
        if (goes[i] && keep) out.append(1);
    }
    c.set(0, out);
    return true;
}

// ArgMax and ArgMin: one dimension less.
inline bool arg_shape(shape_context& c) {
    const partial_shape& in = c.input(0);
    if (!in.has_rank()) return true;
    if (!needs_rank_at_least(c, 0, 1)) return false;
    const auto axis = c.scalar(1);
    if (!axis) {
        c.set(0, partial_shape::of_rank(in.rank() - 1));
        return true;
    }
    const auto at = axis_in(*axis, in.rank());
    if (!at) return refuse_axis(c, *axis, in);
    partial_shape out = partial_shape::of_rank(0);
    for (std::size_t i = 0; i < in.rank(); ++i) {
        if (i != *at) out.append(in[i]);
    }
    c.set(0, out);
    return true;
}

// As the input, which must have the axis.
inline bool along_shape(shape_context& c) {
    const partial_shape& in = c.input(0);
    const auto axis = c.scalar(1);
    if (axis && in.has_rank() && !axis_in(*axis, in.rank())) return refuse_axis(c, *axis, in);
    c.set(0, in);
    return true;
}

inline bool top_k_shape(shape_context& c, std::int64_t k) {
    if (!needs_rank_at_least(c, 0, 1)) return false;
    partial_shape out = c.input(0);
    if (!out.has_rank()) return true;
    const std::int64_t last = out[out.rank() - 1];
    if (last >= 0 && k > last) {
        return c.refuse("k = " + std::to_string(k) + " of " + std::to_string(last) + " values");
    }
    out.set(out.rank() - 1, k);
    c.set(0, out);
    c.set(1, out);
    return true;
}
inline bool top_k_attr_shape(shape_context& c) { return top_k_shape(c, c.integer("k", -1)); }
inline bool top_k_input_shape(shape_context& c) {
    return top_k_shape(c, c.scalar(1).value_or(unknown_size));
}

// Rows of classes, and one class or one row of labels for each.
inline bool in_top_k_shape(shape_context& c) {
    if (!needs_rank(c, 0, 2) || !needs_rank(c, 1, 1)) return false;
    const auto rows = merged_size(size_of(c, 0, 0), size_of(c, 1, 0));
    if (!rows) return c.refuse(two_texts(c.input(0), c.input(1)));
    c.set(0, {*rows});
    return true;
}
inline bool cross_entropy_shape(shape_context& c) {
    const auto both = broadcast(c.input(0), c.input(1));
    if (!both) return c.refuse(two_texts(c.input(0), c.input(1)));
    if (both->has_rank() && both->rank() != 2) return c.refuse(text(*both));
    c.set(0, {both->has_rank() ? (*both)[0] : unknown_size});
    c.set(1, both->has_rank() ? *both : partial_shape::of_rank(2));
    return true;
}
inline bool softmax_shape(shape_context& c) {
    return needs_rank_at_least(c, 0, 1) && same_as_input(c);
}

}  // namespace detail

inline constexpr std::array reduce_shapes = std::to_array<shape_row>(
    {{"All", detail::reduce_shape}, {"Any", detail::reduce_shape},
     {"EuclideanNorm", detail::reduce_shape}, {"Max", detail::reduce_shape},
     {"Mean", detail::reduce_shape}, {"Min", detail::reduce_shape}, {"Prod", detail::reduce_shape},
     {"ReduceJoin", detail::reduce_shape}, {"Sum", detail::reduce_shape},
     {"ArgMax", detail::arg_shape}, {"ArgMin", detail::arg_shape},
     {"Cumprod", detail::along_shape}, {"Cumsum", detail::along_shape},
     {"CumulativeLogsumexp", detail::along_shape}, {"L2Loss", scalar_output},
     {"TopK", detail::top_k_attr_shape}, {"TopKV2", detail::top_k_input_shape},
     {"InTopK", detail::in_top_k_shape}, {"InTopKV2", detail::in_top_k_shape},
     {"Softmax", detail::softmax_shape}, {"LogSoftmax", detail::softmax_shape},
     {"SoftmaxCrossEntropyWithLogits", detail::cross_entropy_shape}});

}  // namespace evergraph::tf

#endif
