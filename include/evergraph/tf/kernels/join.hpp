// SPDX-License-Identifier: BSL-1.0
// join: tensors put together along an axis, and taken apart again.
#ifndef EVERGRAPH_TF_KERNELS_JOIN_HPP
#define EVERGRAPH_TF_KERNELS_JOIN_HPP

#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <utility>

#include "../../run/kernel_table.hpp"
#include "arguments.hpp"
#include "copy_block.hpp"
#include "shapes.hpp"

namespace evergraph::tf {

namespace detail {

// The sizes of the parts joined along the axis; fails where two parts do not fit.
inline std::optional<sizes> joined_sizes(kernel_context& c, std::size_t first, std::size_t count,
                                         std::size_t axis) {
    sizes dims = sizes_of(c.input(first));
    for (std::size_t i = first + 1; i < first + count; ++i) {
        const shape& next = c.input(i).dims();
        bool fits_in = next.rank() == dims.size();
        for (std::size_t d = 0; fits_in && d < dims.size(); ++d) {
            fits_in = d == axis || next[d] == dims[d];
        }
        if (!fits_in) {
            invalid(c, "shapes " + text(c.input(first).dims()) + " and " + text(next),
                    "equal sizes but along axis " + std::to_string(axis));
            return std::nullopt;
        }
        if (dims[axis] > std::numeric_limits<std::int64_t>::max() - next[axis]) return std::nullopt;
        dims[axis] += next[axis];
    }
    return dims;
}

inline void concat(kernel_context& c, std::size_t first, std::size_t axis_input) {
    const std::size_t count = c.input_count() - 1;
    const auto wanted = integer_in(c, axis_input);
    if (!wanted) return;
    const auto axis = axis_in(c, *wanted, c.input(first).rank());
    if (!axis) return;
    const auto dims = joined_sizes(c, first, count, *axis);
    if (!dims) return;
    auto out = make_output(c, c.input(first).type(), *dims);
    if (!out) return;
    const sizes strides = row_major(*dims);
    std::int64_t at = 0;
    for (std::size_t i = first; i < first + count; ++i) {
        const tensor& part = c.input(i);
        copy_block(sizes_of(part), *out, {at * strides[*axis], strides}, part,
                   {0, row_major(part.dims().sizes())});
        at += part.dims()[*axis];
    }
    c.output(0, std::move(*out));
}

}  // namespace detail

inline void concat_v1(kernel_context& c) { detail::concat(c, 1, 0); }
inline void concat_v2(kernel_context& c) { detail::concat(c, 0, c.input_count() - 1); }

// Where each part begins in the whole.
inline void concat_offset(kernel_context& c) {
    const auto wanted = integer_in(c, 0);
    const auto first = wanted ? integers_in(c, 1) : std::nullopt;
    if (!first) return;
    const auto axis = axis_in(c, *wanted, first->size());
    if (!axis) return;
    std::int64_t at = 0;
    for (std::size_t i = 1; i < c.input_count(); ++i) {
        const auto part = integers_in(c, i);
        if (!part) return;
        bool fits_in = part->size() == first->size();
        for (std::size_t d = 0; fits_in && d < part->size(); ++d) {
            fits_in = d == *axis || (*part)[d] == (*first)[d];
        }
        if (!fits_in) {
            return invalid(c, "shapes " + list_text(*first) + " and " + list_text(*part),
                           "equal sizes but along axis " + std::to_string(*axis));
        }
        sizes offset(first->size(), 0);
        offset[*axis] = at;
        at += (*part)[*axis];
        auto out = integer_tensor(c, c.input(i).type(), c.input(i).dims(), offset);
        if (!out) return;
        c.output(i - 1, std::move(*out));
    }
}

// Tensors of one shape along a new axis.
inline void pack(kernel_context& c) {
    const tensor& first = c.input(0);
    const auto axis = axis_in(c, attr_or<std::int64_t>(c.node(), "axis", 0), first.rank() + 1);
    if (!axis) return;
    for (std::size_t i = 1; i < c.input_count(); ++i) {
        if (c.input(i).dims() == first.dims()) continue;
        return invalid(c, "shapes " + text(first.dims()) + " and " + text(c.input(i).dims()),
                       "equal shapes");
    }
    sizes dims = sizes_of(first);
    const auto at = static_cast<std::ptrdiff_t>(*axis);
    dims.insert(dims.begin() + at, static_cast<std::int64_t>(c.input_count()));
    auto out = make_output(c, first.type(), dims);
    if (!out) return;
    sizes strides = row_major(dims);
    const std::int64_t step = strides[*axis];
    strides.erase(strides.begin() + at);
    for (std::size_t i = 0; i < c.input_count(); ++i) {
        const tensor& part = c.input(i);
        copy_block(sizes_of(part), *out, {static_cast<std::int64_t>(i) * step, strides}, part,
                   {0, row_major(part.dims().sizes())});
    }
    c.output(0, std::move(*out));
}

inline void unpack(kernel_context& c) {
    const tensor& x = c.input(0);
    const auto axis = axis_in(c, attr_or<std::int64_t>(c.node(), "axis", 0), x.rank());
    if (!axis) return;
    if (x.dims()[*axis] != static_cast<std::int64_t>(c.output_count())) {
        return invalid(c, "shape " + text(x.dims()),
                       std::to_string(c.output_count()) + " along axis " + std::to_string(*axis));
    }
    sizes dims = sizes_of(x);
    sizes strides = row_major(dims);
    const std::int64_t step = strides[*axis];
    dims.erase(dims.begin() + static_cast<std::ptrdiff_t>(*axis));
    strides.erase(strides.begin() + static_cast<std::ptrdiff_t>(*axis));
    for (std::size_t i = 0; i < c.output_count(); ++i) {
        tensor part = tensor::uninitialized(x.type(), shape{dims});
        copy_in(part, x, {static_cast<std::int64_t>(i) * step, strides});
        c.output(i, std::move(part));
    }
}

namespace detail {

inline void split_into(kernel_context& c, const tensor& x, std::size_t axis, const sizes& parts) {
    const sizes strides = row_major(x.dims().sizes());
    sizes dims = sizes_of(x);
    std::int64_t at = 0;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        dims[axis] = parts[i];
        tensor part = tensor::uninitialized(x.type(), shape{dims});
        copy_in(part, x, {at * strides[axis], strides});
        at += parts[i];
        c.output(i, std::move(part));
    }
}

}  // namespace detail

inline void split(kernel_context& c) {
    const auto wanted = integer_in(c, 0);
    if (!wanted) return;
    const tensor& x = c.input(1);
    const auto axis = axis_in(c, *wanted, x.rank());
    if (!axis) return;
    const auto count = static_cast<std::int64_t>(c.output_count());
    const std::int64_t size = x.dims()[*axis];
    if (count == 0 || size % count != 0) {
        return invalid(c, "size " + std::to_string(size) + " along axis " + std::to_string(*axis),
                       "a multiple of " + std::to_string(count));
    }
    detail::split_into(c, x, *axis, sizes(c.output_count(), size / count));
}

// One of the sizes may be -1: what the others leave.
inline void split_v(kernel_context& c) {
    const tensor& x = c.input(0);
    auto parts = integers_in(c, 1);
    const auto wanted = parts ? integer_in(c, 2) : std::nullopt;
    if (!wanted) return;
    const auto axis = axis_in(c, *wanted, x.rank());
    if (!axis) return;
    const std::int64_t size = x.dims()[*axis];
    std::int64_t left = size;
    std::size_t open = parts->size();
    bool good = parts->size() == c.output_count();
    for (std::size_t i = 0; i < parts->size(); ++i) {
        const std::int64_t n = (*parts)[i];
        if (n == -1 && open == parts->size()) {
            open = i;
        } else {
            good = good && n >= 0 && n <= left;
            if (good) left -= n;
        }
    }
    if (!good || (open == parts->size() && left != 0)) {
        return invalid(c, "parts of sizes " + list_text(*parts),
                       std::to_string(c.output_count()) + " sizes that add up to " +
                           std::to_string(size));
    }
    if (open != parts->size()) (*parts)[open] = left;
    detail::split_into(c, x, *axis, *parts);
}

inline constexpr kernel_table join_kernels{
    row_for("Concat", runs<concat_v1>, "T", movable_types),
    row_for("ConcatV2", runs<concat_v2>, "T", movable_types),
    row_for("ConcatOffset", runs<concat_offset>),
    row_for("Pack", runs<pack>, "T", movable_types),
    row_for("Unpack", runs<unpack>, "T", movable_types),
    row_for("Split", runs<split>, "T", movable_types),
    row_for("SplitV", runs<split_v>, "T", movable_types)};

}  // namespace evergraph::tf

#endif
