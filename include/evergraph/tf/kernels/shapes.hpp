// SPDX-License-Identifier: BSL-1.0
// shapes: shapes as values, and the same elements under other shapes.
#ifndef EVERGRAPH_TF_KERNELS_SHAPES_HPP
#define EVERGRAPH_TF_KERNELS_SHAPES_HPP

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "../../run/kernel_table.hpp"
#include "arguments.hpp"
#include "broadcast.hpp"
#include "copy_block.hpp"
#include "select.hpp"

namespace evergraph::tf {

// Integers as a tensor of int32 or int64 of these dimensions; fails where int32 is too narrow.
inline std::optional<tensor> integer_tensor(kernel_context& c, dtype type, shape dims,
                                            std::span<const std::int64_t> values) {
    if (type == dtype::int64) return tensor::of<std::int64_t>(std::move(dims), values);
    tensor out = tensor::uninitialized(dtype::int32, std::move(dims));
    const auto to = out.writable<std::int32_t>();
    for (std::size_t i = 0; i < to.size(); ++i) {
        if (values[i] > std::numeric_limits<std::int32_t>::max()) {
            invalid(c, "the number " + std::to_string(values[i]), "one that fits int32");
            return std::nullopt;
        }
        to[i] = static_cast<std::int32_t>(values[i]);
    }
    return out;
}

inline void put_integers(kernel_context& c, std::size_t i, shape dims,
                         std::span<const std::int64_t> values) {
    const dtype type = base_of(attr_or(c.node(), "out_type", dtype::int32));
    if (auto out = integer_tensor(c, type, std::move(dims), values)) c.output(i, std::move(*out));
}

inline void shapes_of(kernel_context& c) {
    for (std::size_t i = 0; i < c.input_count(); ++i) {
        const shape& dims = c.input(i).dims();
        put_integers(c, i, shape{static_cast<std::int64_t>(dims.rank())}, dims.sizes());
    }
}
inline void size_of(kernel_context& c) {
    const std::int64_t count = c.input(0).elements();
    put_integers(c, 0, shape{}, {&count, 1});
}
inline void rank_of(kernel_context& c) {
    c.output(0, tensor::scalar(static_cast<std::int32_t>(c.input(0).rank())));
}

// The size that others leave open. Next to a size of 0 all sizes of 0 are passed over.
inline std::int64_t open_size(const shape& from, std::span<const std::int64_t> others) {
    std::int64_t known = 1;
    bool has_zero = false;
    for (std::int64_t n : others) {
        has_zero = has_zero || n == 0;
        if (n < 0 || (n != 0 && known > std::numeric_limits<std::int64_t>::max() / n)) return -1;
        if (n != 0) known *= n;
    }
    std::int64_t count = has_zero ? 1 : from.elements();
    for (std::int64_t n : from) {
        if (has_zero && n != 0) count *= n;
    }
    return count % known == 0 ? count / known : -1;
}

// One size may be -1: what the others leave.
inline void reshape(kernel_context& c) {
    auto wanted = integers_in(c, 1);
    if (!wanted) return;
    const std::int64_t count = c.input(0).elements();
    const auto open = std::find(wanted->begin(), wanted->end(), -1);
    if (open != wanted->end()) {
        *open = 1;
        *open = open_size(c.input(0).dims(), *wanted);
    }
    const auto dims = shape::checked(*wanted);
    if (!dims || dims->elements() != count) {
        if (open != wanted->end()) *open = -1;
        return invalid(c, list_text(*wanted) + " for " + std::to_string(count) + " elements",
                       "sizes with that product");
    }
    c.output(0, c.take(0).reshaped(*dims));
}

inline void expand_dims(kernel_context& c) {
    const auto wanted = integer_in(c, 1);
    if (!wanted) return;
    sizes dims = sizes_of(c.input(0));
    const auto axis = axis_in(c, *wanted, dims.size() + 1);
    if (!axis) return;
    dims.insert(dims.begin() + static_cast<std::ptrdiff_t>(*axis), 1);
    c.output(0, c.take(0).reshaped(shape{dims}));
}

inline void squeeze(kernel_context& c) {
    const sizes dims = sizes_of(c.input(0));
    const sizes axes = integers_attr(c.node(), "squeeze_dims");
    std::vector<bool> gone(dims.size(), false);
    for (std::size_t i = 0; i < dims.size(); ++i) gone[i] = axes.empty() && dims[i] == 1;
    for (std::int64_t a : axes) {
        const auto axis = axis_in(c, a, dims.size());
        if (!axis) return;
        if (dims[*axis] != 1) {
            return invalid(c, "size " + std::to_string(dims[*axis]) + " of axis " +
                                  std::to_string(a), "size 1");
        }
        gone[*axis] = true;
    }
    sizes left;
    for (std::size_t i = 0; i < dims.size(); ++i) {
        if (!gone[i]) left.push_back(dims[i]);
    }
    c.output(0, c.take(0).reshaped(shape{left}));
}

// Each axis once; fails otherwise.
inline bool is_permutation(kernel_context& c, std::span<const std::int64_t> axes) {
    std::vector<bool> seen(axes.size(), false);
    for (std::int64_t a : axes) {
        const bool good = a >= 0 && a < static_cast<std::int64_t>(axes.size());
        if (!good || seen[static_cast<std::size_t>(a)]) {
            invalid(c, list_text(axes), "each number from 0 once");
            return false;
        }
        seen[static_cast<std::size_t>(a)] = true;
    }
    return true;
}

inline tensor transposed(const tensor& x, std::span<const std::int64_t> axes) {
    const sizes strides = row_major(x.dims().sizes());
    sizes dims;
    layout from;
    for (std::int64_t a : axes) {
        dims.push_back(x.dims()[static_cast<std::size_t>(a)]);
        from.strides.push_back(strides[static_cast<std::size_t>(a)]);
    }
    tensor out = tensor::uninitialized(x.type(), shape{dims});
    copy_in(out, x, std::move(from));
    return out;
}

inline void transpose(kernel_context& c) {
    auto axes = integers_in(c, 1);
    if (!axes) return;
    const std::size_t rank = c.input(0).rank();
    if (axes->size() != rank) {
        return invalid(c, "a permutation of " + std::to_string(axes->size()) + " axes",
                       std::to_string(rank) + " axes");
    }
    for (std::int64_t& a : *axes) {
        const auto axis = axis_in(c, a, rank);
        if (!axis) return;
        a = static_cast<std::int64_t>(*axis);
    }
    if (is_permutation(c, *axes)) c.output(0, transposed(c.input(0), *axes));
}

inline void invert_permutation(kernel_context& c) {
    const tensor& x = c.input(0);
    if (x.rank() != 1) return invalid(c, "shape " + text(x.dims()), "a vector");
    const sizes axes = integers_of(x);
    if (!is_permutation(c, axes)) return;
    sizes inverse(axes.size());
    for (std::size_t i = 0; i < axes.size(); ++i) {
        inverse[static_cast<std::size_t>(axes[i])] = static_cast<std::int64_t>(i);
    }
    if (auto out = integer_tensor(c, x.type(), x.dims(), inverse)) c.output(0, std::move(*out));
}

inline void broadcast_to(kernel_context& c) {
    const auto wanted = integers_in(c, 1);
    if (!wanted) return;
    const auto dims = output_shape(c, c.input(0).type(), *wanted);
    if (!dims) return;
    const auto together = broadcast_sizes(c.input(0).dims().sizes(), *wanted);
    if (!together || *together != *wanted) {
        return invalid(c, "shape " + text(c.input(0).dims()) + " to " + list_text(*wanted),
                       "shapes that broadcast");
    }
    c.output(0, stretched(c.take(0), *dims));
}

// The common shape of shapes given as vectors.
inline void broadcast_args(kernel_context& c) {
    const auto a = integers_in(c, 0);
    const auto b = a ? integers_in(c, 1) : std::nullopt;
    if (!b) return;
    const auto together = broadcast_sizes(*a, *b);
    if (!together) {
        return invalid(c, "shapes " + list_text(*a) + " and " + list_text(*b),
                       "shapes that broadcast");
    }
    const shape dims{static_cast<std::int64_t>(together->size())};
    if (auto out = integer_tensor(c, c.input(0).type(), dims, *together)) {
        c.output(0, std::move(*out));
    }
}

inline void ensure_shape(kernel_context& c) {
    const shape_proto* wanted = c.node().attrs.find_as<shape_proto>("shape");
    if (wanted != nullptr && !fits(c.input(0).dims(), *wanted)) {
        return invalid(c, "shape " + text(c.input(0).dims()), text(*wanted));
    }
    c.output(0, c.take(0));
}

inline constexpr kernel_table shape_kernels{
    row_for("Shape", runs<shapes_of>),
    row_for("ShapeN", runs<shapes_of>),
    row_for("Size", runs<size_of>),
    row_for("Rank", runs<rank_of>),
    row_for("Reshape", runs<reshape>),
    row_for("ExpandDims", runs<expand_dims>),
    row_for("Squeeze", runs<squeeze>),
    row_for("Transpose", runs<transpose>, "T", movable_types),
    row_for("InvertPermutation", runs<invert_permutation>),
    row_for("BroadcastTo", runs<broadcast_to>, "T", movable_types),
    row_for("BroadcastArgs", runs<broadcast_args>),
    row_for("EnsureShape", runs<ensure_shape>)};

}  // namespace evergraph::tf

#endif
