// SPDX-License-Identifier: BSL-1.0
// slice: parts of a tensor: blocks, strided blocks, and axes walked backwards.
#ifndef EVERGRAPH_TF_KERNELS_SLICE_HPP
#define EVERGRAPH_TF_KERNELS_SLICE_HPP

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "../../run/kernel_table.hpp"
#include "arguments.hpp"
#include "copy_block.hpp"

namespace evergraph::tf {

// A size of -1: all that is behind the beginning.
inline void slice(kernel_context& c) {
    const tensor& x = c.input(0);
    const auto begin = integers_in(c, 1);
    auto size = begin ? integers_in(c, 2) : std::nullopt;
    if (!size) return;
    if (begin->size() != x.rank() || size->size() != x.rank()) {
        return invalid(c, "begin " + list_text(*begin) + ", size " + list_text(*size),
                       "one number for each of " + std::to_string(x.rank()) + " dimensions");
    }
    const sizes strides = row_major(x.dims().sizes());
    std::int64_t first = 0;
    for (std::size_t i = 0; i < x.rank(); ++i) {
        const std::int64_t b = (*begin)[i];
        std::int64_t& n = (*size)[i];
        const std::int64_t all = x.dims()[i];
        if (b >= 0 && b <= all && n == -1) n = all - b;
        if (b < 0 || b > all || n < 0 || n > all - b) {
            return invalid(c, "begin " + list_text(*begin) + ", size " + list_text(*size),
                           "a block inside " + text(x.dims()));
        }
        first += b * strides[i];
    }
    tensor out = tensor::uninitialized(x.type(), shape{*size});
    copy_in(out, x, {first, strides});
    c.output(0, std::move(out));
}

// What a strided slice takes of its input. `out_dims` has the dimensions of the result.
struct strided_block {
    sizes dims;      // of the block, one size for each dimension of the input
    layout from;
    sizes out_dims;
};

namespace detail {

struct slice_masks {
    std::int64_t begin = 0;
    std::int64_t end = 0;
    std::int64_t ellipsis = 0;
    std::int64_t new_axis = 0;
    std::int64_t shrink = 0;

    static bool has(std::int64_t mask, std::size_t i) { return i < 63 && ((mask >> i) & 1) != 0; }
};

inline slice_masks slice_masks_of(const plan_node& node) {
    const auto mask = [&](const char* name) { return attr_or<std::int64_t>(node, name, 0); };
    return {mask("begin_mask"), mask("end_mask"), mask("ellipsis_mask"), mask("new_axis_mask"),
            mask("shrink_axis_mask")};
}

// begin, end and stride of one dimension, as written.
struct slice_range {
    std::int64_t begin = 0;
    std::int64_t end = 0;
    std::int64_t stride = 1;
    bool open_begin = false;
    bool open_end = false;
    bool shrink = false;
};

// Adds a dimension of size n to the block; fails if the range takes nothing sensible.
inline bool take_range(kernel_context& c, const slice_range& r, std::int64_t n, std::int64_t step,
                       strided_block& block) {
    const auto bounded = [&](std::int64_t at, bool open, bool is_end) {
        const bool forward = r.stride > 0;
        if (open && is_end) return forward ? n : -1;
        if (open) return forward ? 0 : n - 1;
        if (at < 0) at = at < -n ? -1 : at + n;
        return std::clamp<std::int64_t>(at, forward ? 0 : -1, forward ? n : n - 1);
    };
    if (r.shrink) {
        const std::int64_t at = r.begin < 0 ? (r.begin < -n ? -1 : r.begin + n) : r.begin;
        if (at < 0 || at >= n || r.stride <= 0) {
            invalid(c, "index " + std::to_string(r.begin) + " of stride " +
                           std::to_string(r.stride),
                    "an index into " + std::to_string(n) + " elements with a positive stride");
            return false;
        }
        block.from.first += at * step;
        block.dims.push_back(1);
        block.from.strides.push_back(step);
        return true;
    }
    const std::int64_t begin = bounded(r.begin, r.open_begin, false);
    const std::int64_t end = bounded(r.end, r.open_end, true);
    // Counted without forming begin + k * stride, which could overflow.
    const std::int64_t span = r.stride > 0 ? end - begin : begin - end;
    const std::int64_t width = r.stride > 0 ? r.stride : (r.stride < -n ? n + 1 : -r.stride);
    const std::int64_t count = span <= 0 ? 0 : (span - 1) / width + 1;
    if (count != 0) block.from.first += begin * step;
    block.dims.push_back(count);
    block.from.strides.push_back(count > 1 ? r.stride * step : 0);
    block.out_dims.push_back(count);
    return true;
}

}  // namespace detail

// The block that begin, end and strides mean, under the masks of the node.
inline std::optional<strided_block> strided_block_of(kernel_context& c, const sizes& dims,
                                                     const sizes& begin, const sizes& end,
                                                     const sizes& strides) {
    using detail::slice_masks;
    const slice_masks masks = detail::slice_masks_of(c.node());
    const std::size_t written = begin.size();
    bool good = end.size() == written && strides.size() == written && written <= 62;
    for (std::int64_t s : strides) good = good && s != 0;
    const auto written_bits = written > 62 ? 0 : (std::int64_t{1} << written) - 1;
    const std::int64_t ellipsis = masks.ellipsis & written_bits;
    good = good && (ellipsis & (ellipsis - 1)) == 0;
    std::size_t taken = 0;
    for (std::size_t i = 0; good && i < written; ++i) {
        const bool none = slice_masks::has(ellipsis, i) || slice_masks::has(masks.new_axis, i);
        taken += none ? 0 : 1;
    }
    if (!good || taken > dims.size()) {
        invalid(c, "begin " + list_text(begin) + ", end " + list_text(end) + ", strides " +
                       list_text(strides) + " of shape " + list_text(dims),
                "lists of one length, at most one ellipsis, strides other than 0, and no more "
                "indices than dimensions");
        return std::nullopt;
    }
    const sizes apart = row_major(dims);
    strided_block block;
    std::size_t d = 0;
    const auto take_all = [&] {
        block.dims.push_back(dims[d]);
        block.from.strides.push_back(apart[d]);
        block.out_dims.push_back(dims[d++]);
    };
    for (std::size_t i = 0; i < written; ++i) {
        if (slice_masks::has(ellipsis, i)) {
            for (std::size_t left = dims.size() - taken; left > 0; --left) take_all();
        } else if (slice_masks::has(masks.new_axis, i)) {
            block.out_dims.push_back(1);
        } else {
            const detail::slice_range range{begin[i], end[i], strides[i],
                                            slice_masks::has(masks.begin, i),
                                            slice_masks::has(masks.end, i),
                                            slice_masks::has(masks.shrink, i)};
            if (!detail::take_range(c, range, dims[d], apart[d], block)) return std::nullopt;
            ++d;
        }
    }
    while (d < dims.size()) take_all();
    return block;
}

inline void strided_slice(kernel_context& c) {
    const tensor& x = c.input(0);
    const auto begin = integers_in(c, 1);
    const auto end = begin ? integers_in(c, 2) : std::nullopt;
    const auto strides = end ? integers_in(c, 3) : std::nullopt;
    if (!strides) return;
    auto block = strided_block_of(c, sizes_of(x), *begin, *end, *strides);
    if (!block) return;
    tensor out = tensor::uninitialized(x.type(), shape{block->dims});
    copy_in(out, x, std::move(block->from));
    c.output(0, out.reshaped(shape{block->out_dims}));
}

namespace detail {

inline void reverse_axes(kernel_context& c, const std::vector<bool>& backwards) {
    const tensor& x = c.input(0);
    if (x.elements() == 0) return c.output(0, x);
    layout from{0, row_major(x.dims().sizes())};
    for (std::size_t i = 0; i < x.rank(); ++i) {
        if (!backwards[i]) continue;
        from.first += (x.dims()[i] - 1) * from.strides[i];
        from.strides[i] = -from.strides[i];
    }
    tensor out = tensor::uninitialized(x.type(), x.dims());
    copy_in(out, x, std::move(from));
    c.output(0, std::move(out));
}

}  // namespace detail

inline void reverse_v1(kernel_context& c) {
    const auto flags = c.values<bool>(1);
    if (c.input(1).rank() != 1 || flags.size() != c.input(0).rank()) {
        return invalid(c, "flags of shape " + text(c.input(1).dims()), "one for each dimension");
    }
    detail::reverse_axes(c, {flags.begin(), flags.end()});
}

inline void reverse_v2(kernel_context& c) {
    const auto axes = integers_in(c, 1);
    if (!axes) return;
    std::vector<bool> backwards(c.input(0).rank(), false);
    for (std::int64_t a : *axes) {
        const auto axis = axis_in(c, a, backwards.size());
        if (!axis) return;
        if (backwards[*axis]) {
            return invalid(c, "axis " + std::to_string(a) + " twice", "each axis once");
        }
        backwards[*axis] = true;
    }
    detail::reverse_axes(c, backwards);
}

inline constexpr kernel_table slice_kernels{
    row_for("Slice", runs<slice>, "T", movable_types),
    row_for("StridedSlice", runs<strided_slice>, "T", movable_types),
    row_for("Reverse", runs<reverse_v1>, "T", movable_types),
    row_for("ReverseV2", runs<reverse_v2>, "T", movable_types)};

}  // namespace evergraph::tf

#endif
