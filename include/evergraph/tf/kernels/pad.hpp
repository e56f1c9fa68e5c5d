// SPDX-License-Identifier: BSL-1.0
// pad: tensors with a border, and tensors repeated.
#ifndef EVERGRAPH_TF_KERNELS_PAD_HPP
#define EVERGRAPH_TF_KERNELS_PAD_HPP

#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "../../run/kernel_table.hpp"
#include "arguments.hpp"
#include "copy_block.hpp"

namespace evergraph::tf {

// Elements in front of and behind each dimension.
struct borders {
    sizes before;
    sizes after;
    sizes out_dims;
};

inline std::optional<borders> borders_in(kernel_context& c, std::size_t i) {
    const tensor& x = c.input(0);
    const tensor& paddings = c.input(i);
    const auto rank = static_cast<std::int64_t>(x.rank());
    if (!(paddings.dims() == shape{rank, 2})) {
        invalid(c, "paddings of shape " + text(paddings.dims()), text(shape{rank, 2}));
        return std::nullopt;
    }
    const sizes pairs = integers_of(paddings);
    borders b;
    for (std::size_t d = 0; d < x.rank(); ++d) {
        const std::int64_t before = pairs[2 * d];
        const std::int64_t after = pairs[2 * d + 1];
        constexpr std::int64_t most = std::numeric_limits<std::int64_t>::max() / 4;
        if (before < 0 || after < 0 || before > most || after > most || x.dims()[d] > most) {
            invalid(c, "paddings " + list_text(pairs), "numbers from 0");
            return std::nullopt;
        }
        b.before.push_back(before);
        b.after.push_back(after);
        b.out_dims.push_back(x.dims()[d] + before + after);
    }
    return b;
}

namespace detail {

inline void pad_with(kernel_context& c, const tensor* value) {
    const tensor& x = c.input(0);
    const auto b = borders_in(c, 1);
    if (!b) return;
    if (value != nullptr && value->elements() != 1) {
        return invalid(c, "a padding value of shape " + text(value->dims()), "a scalar");
    }
    auto out = make_output(c, x.type(), b->out_dims);
    if (!out) return;
    if (value == nullptr) {
        fill_with(*out, tensor::zeros(x.type(), shape{}));
    } else {
        fill_with(*out, *value);
    }
    layout to{0, row_major(b->out_dims)};
    for (std::size_t d = 0; d < x.rank(); ++d) to.first += b->before[d] * to.strides[d];
    copy_block(sizes_of(x), *out, std::move(to), x, {0, row_major(x.dims().sizes())});
    c.output(0, std::move(*out));
}

// Fills both borders along dimension d from the `size` elements between them, backwards; `reach` is
// 1 if the edge itself is left out, else 0. Source and target lie in one tensor, side by side.
inline void mirror_borders(tensor& out, const borders& b, std::size_t d, std::int64_t size,
                           std::int64_t reach) {
    const sizes strides = row_major(b.out_dims);
    const auto fill_border = [&](std::int64_t to, std::int64_t from, std::int64_t count) {
        sizes block = b.out_dims;
        block[d] = count;
        sizes backwards = strides;
        backwards[d] = -strides[d];
        copy_block(block, out, {to * strides[d], strides}, out, {from * strides[d], backwards});
    };
    const std::int64_t first = b.before[d];
    const std::int64_t last = first + size - 1;
    if (b.before[d] != 0) fill_border(0, first + reach + b.before[d] - 1, b.before[d]);
    if (b.after[d] != 0) fill_border(last + 1, last - reach, b.after[d]);
}

}  // namespace detail

inline void pad(kernel_context& c) { detail::pad_with(c, nullptr); }
inline void pad_v2(kernel_context& c) { detail::pad_with(c, &c.input(2)); }

// REFLECT leaves the edge out, SYMMETRIC repeats it.
inline void mirror_pad(kernel_context& c) {
    const tensor& x = c.input(0);
    const auto b = borders_in(c, 1);
    if (!b) return;
    const std::int64_t reach = string_attr(c.node(), "mode") == "REFLECT" ? 1 : 0;
    for (std::size_t d = 0; d < x.rank(); ++d) {
        const std::int64_t most = x.dims()[d] - reach;
        if (b->before[d] > most || b->after[d] > most) {
            return invalid(c, "paddings " + std::to_string(b->before[d]) + " and " +
                                  std::to_string(b->after[d]),
                           "at most " + std::to_string(most));
        }
    }
    auto out = make_output(c, x.type(), b->out_dims);
    if (!out) return;
    fill_with(*out, tensor::zeros(x.type(), shape{}));
    layout to{0, row_major(b->out_dims)};
    for (std::size_t d = 0; d < x.rank(); ++d) to.first += b->before[d] * to.strides[d];
    copy_block(sizes_of(x), *out, std::move(to), x, {0, row_major(x.dims().sizes())});
    for (std::size_t d = 0; d < x.rank(); ++d) {
        detail::mirror_borders(*out, *b, d, x.dims()[d], reach);
    }
    c.output(0, std::move(*out));
}

inline void tile(kernel_context& c) {
    const tensor& x = c.input(0);
    const auto times_along = integers_in(c, 1);
    if (!times_along) return;
    if (times_along->size() != x.rank()) {
        return invalid(c, "multiples " + list_text(*times_along),
                       "one for each of " + std::to_string(x.rank()) + " dimensions");
    }
    const sizes strides = row_major(x.dims().sizes());
    sizes dims;
    sizes split_dims;
    layout from;
    for (std::size_t d = 0; d < x.rank(); ++d) {
        const std::int64_t n = (*times_along)[d];
        const std::int64_t size = x.dims()[d];
        if (n < 0 || (size != 0 && n > std::numeric_limits<std::int64_t>::max() / size)) {
            return invalid(c, "multiples " + list_text(*times_along), "numbers from 0");
        }
        dims.push_back(n * size);
        split_dims.insert(split_dims.end(), {n, size});
        from.strides.insert(from.strides.end(), {0, strides[d]});
    }
    auto out = make_output(c, x.type(), dims);
    if (!out) return;
    copy_block(split_dims, *out, {0, row_major(split_dims)}, x, std::move(from));
    c.output(0, std::move(*out));
}

inline constexpr kernel_table pad_kernels{
    row_for("Pad", runs<pad>, "T", movable_types),
    row_for("PadV2", runs<pad_v2>, "T", movable_types),
    row_for("MirrorPad", runs<mirror_pad>, "T", movable_types),
    row_for("Tile", runs<tile>, "T", movable_types)};

}  // namespace evergraph::tf

#endif
