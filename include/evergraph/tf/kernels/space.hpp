// SPDX-License-Identifier: BSL-1.0
// space: elements moved between depth, space and batch, and flat indices as coordinates.
#ifndef EVERGRAPH_TF_KERNELS_SPACE_HPP
#define EVERGRAPH_TF_KERNELS_SPACE_HPP

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

// The dimensions of an image in the order batch, height, width, depth.
struct image_axes {
    std::size_t height = 1;
    std::size_t width = 2;
    std::size_t depth = 3;
};

inline image_axes image_axes_of(const plan_node& node) {
    if (string_attr(node, "data_format", "NHWC") == "NCHW") return {2, 3, 1};
    return {};
}

inline bool check_image(kernel_context& c, std::int64_t block) {
    const tensor& x = c.input(0);
    if (string_attr(c.node(), "data_format", "NHWC") == "NCHW_VECT_C") {
        c.fail(status_code::unimplemented, "data_format NCHW_VECT_C", "NHWC or NCHW");
        return false;
    }
    if (x.rank() == 4 && block > 1 && block < (std::int64_t{1} << 31)) return true;
    invalid(c, "shape " + text(x.dims()) + ", block_size " + std::to_string(block),
            "an image of 4 dimensions and a block from 2");
    return false;
}

}  // namespace detail

inline void depth_to_space(kernel_context& c) {
    const auto block = attr_or<std::int64_t>(c.node(), "block_size", 0);
    if (!detail::check_image(c, block)) return;
    const tensor& x = c.input(0);
    const auto [h, w, d] = detail::image_axes_of(c.node());
    const std::int64_t depth = x.dims()[d];
    if (depth % (block * block) != 0) {
        return invalid(c, "depth " + std::to_string(depth),
                       "a multiple of " + std::to_string(block * block));
    }
    sizes dims = sizes_of(x);
    dims[h] *= block;
    dims[w] *= block;
    dims[d] = depth / (block * block);
    auto out = make_output(c, x.type(), dims);
    if (!out) return;
    const sizes from = row_major(x.dims().sizes());
    const sizes to = row_major(dims);
    const std::int64_t step = dims[d] * from[d];
    copy_block({x.dims()[0], x.dims()[h], block, x.dims()[w], block, dims[d]}, *out,
               {0, {to[0], block * to[h], to[h], block * to[w], to[w], to[d]}}, x,
               {0, {from[0], from[h], block * step, from[w], step, from[d]}});
    c.output(0, std::move(*out));
}

inline void space_to_depth(kernel_context& c) {
    const auto block = attr_or<std::int64_t>(c.node(), "block_size", 0);
    if (!detail::check_image(c, block)) return;
    const tensor& x = c.input(0);
    const auto [h, w, d] = detail::image_axes_of(c.node());
    if (x.dims()[h] % block != 0 || x.dims()[w] % block != 0) {
        return invalid(c, "shape " + text(x.dims()),
                       "height and width as multiples of " + std::to_string(block));
    }
    sizes dims = sizes_of(x);
    dims[h] /= block;
    dims[w] /= block;
    // Not above the number of elements of x, but where x is empty.
    if (dims[d] > std::numeric_limits<std::int64_t>::max() / block / block) {
        return invalid(c, "shape " + text(x.dims()), "a smaller depth");
    }
    dims[d] *= block * block;
    auto out = make_output(c, x.type(), dims);
    if (!out) return;
    const sizes from = row_major(x.dims().sizes());
    const sizes to = row_major(dims);
    const std::int64_t step = x.dims()[d] * to[d];
    copy_block({dims[0], dims[h], block, dims[w], block, x.dims()[d]}, *out,
               {0, {to[0], to[h], block * step, to[w], step, to[d]}}, x,
               {0, {from[0], block * from[h], from[h], block * from[w], from[w], from[d]}});
    c.output(0, std::move(*out));
}

namespace detail {

// Blocks of the spatial dimensions 1..M and what is cut off or added around them.
struct batch_blocks {
    sizes blocks;
    sizes before;
    sizes after;
    std::int64_t product_of_blocks = 1;
};

inline std::optional<batch_blocks> batch_blocks_in(kernel_context& c, std::optional<sizes> blocks,
                                                   std::size_t borders) {
    const tensor& x = c.input(0);
    if (!blocks) return std::nullopt;
    const auto spatial = static_cast<std::int64_t>(blocks->size());
    const tensor& pairs = c.input(borders);
    if (!(pairs.dims() == shape{spatial, 2}) || x.rank() < blocks->size() + 1) {
        invalid(c, "shape " + text(x.dims()) + ", " + std::to_string(spatial) +
                       " blocks, borders of shape " + text(pairs.dims()),
                "two borders for each block and a dimension in front");
        return std::nullopt;
    }
    const sizes numbers_in_a_row = integers_of(pairs);
    batch_blocks b;
    constexpr std::int64_t most = std::int64_t{1} << 31;
    for (std::size_t i = 0; i < blocks->size(); ++i) {
        b.before.push_back(numbers_in_a_row[2 * i]);
        b.after.push_back(numbers_in_a_row[2 * i + 1]);
        const std::int64_t block = (*blocks)[i];
        const bool good = block > 0 && block < most && b.before[i] >= 0 && b.after[i] >= 0 &&
                          b.before[i] < most && b.after[i] < most &&
                          b.product_of_blocks <= most / block;
        if (!good) {
            invalid(c, "blocks " + list_text(*blocks) + ", borders " +
                           list_text(numbers_in_a_row), "blocks from 1 and borders from 0");
            return std::nullopt;
        }
        b.product_of_blocks *= block;
    }
    b.blocks = std::move(*blocks);
    return b;
}

// [batch * blocks, ..] and the padded [batch, .. * block] as one block of copying: dimensions
// block 1..M, batch, then space 1..M, rest.
struct batch_layouts {
    sizes dims;
    layout packed;  // blocks in front
    layout spread;  // blocks within space
};

inline batch_layouts batch_layouts_of(const batch_blocks& b, const sizes& packed_dims,
                                      const sizes& spread_dims, std::int64_t batch) {
    const std::size_t m = b.blocks.size();
    const sizes packed = row_major(packed_dims);
    const sizes spread = row_major(spread_dims);
    batch_layouts l;
    std::int64_t step = batch * packed[0];
    l.dims.resize(m);
    l.packed.strides.resize(m);
    l.spread.strides.resize(m);
    for (std::size_t i = m; i-- > 0;) {
        l.dims[i] = b.blocks[i];
        l.packed.strides[i] = step;
        l.spread.strides[i] = spread[i + 1];
        step *= b.blocks[i];
    }
    l.dims.push_back(batch);
    l.packed.strides.push_back(packed[0]);
    l.spread.strides.push_back(spread[0]);
    for (std::size_t i = 1; i < packed_dims.size(); ++i) {
        l.dims.push_back(packed_dims[i]);
        l.packed.strides.push_back(packed[i]);
        l.spread.strides.push_back(i <= m ? spread[i] * b.blocks[i - 1] : spread[i]);
    }
    return l;
}

inline void space_to_batch(kernel_context& c, std::optional<sizes> blocks, std::size_t borders) {
    const auto b = batch_blocks_in(c, std::move(blocks), borders);
    if (!b) return;
    const tensor& x = c.input(0);
    sizes padded_dims = sizes_of(x);
    sizes dims = padded_dims;
    layout inside;
    for (std::size_t i = 0; i < b->blocks.size(); ++i) {
        padded_dims[i + 1] += b->before[i] + b->after[i];
        dims[i + 1] = padded_dims[i + 1] / b->blocks[i];
        if (padded_dims[i + 1] % b->blocks[i] != 0) {
            return invalid(c, "a padded size of " + std::to_string(padded_dims[i + 1]),
                           "a multiple of " + std::to_string(b->blocks[i]));
        }
    }
    const std::int64_t batch = dims[0];
    if (batch > std::numeric_limits<std::int64_t>::max() / b->product_of_blocks) {
        return invalid(c, "shape " + text(x.dims()), "a smaller batch");
    }
    dims[0] *= b->product_of_blocks;
    auto padded = make_output(c, x.type(), padded_dims);
    if (!padded) return;
    auto out = make_output(c, x.type(), dims);
    if (!out) return;
    fill_with(*padded, tensor::zeros(x.type(), shape{}));
    inside.strides = row_major(padded_dims);
    for (std::size_t i = 0; i < b->blocks.size(); ++i) {
        inside.first += b->before[i] * inside.strides[i + 1];
    }
    copy_block(sizes_of(x), *padded, inside, x, {0, row_major(x.dims().sizes())});
    auto l = batch_layouts_of(*b, dims, padded_dims, batch);
    copy_block(l.dims, *out, std::move(l.packed), *padded, std::move(l.spread));
    c.output(0, std::move(*out));
}

inline void batch_to_space(kernel_context& c, std::optional<sizes> blocks, std::size_t borders) {
    const auto b = batch_blocks_in(c, std::move(blocks), borders);
    if (!b) return;
    const tensor& x = c.input(0);
    sizes whole_dims = sizes_of(x);
    if (whole_dims[0] % b->product_of_blocks != 0) {
        return invalid(c, "a batch of " + std::to_string(whole_dims[0]),
                       "a multiple of " + std::to_string(b->product_of_blocks));
    }
    whole_dims[0] /= b->product_of_blocks;
    sizes dims = whole_dims;
    std::int64_t first = 0;
    for (std::size_t i = 0; i < b->blocks.size(); ++i) {
        if (whole_dims[i + 1] > std::numeric_limits<std::int64_t>::max() / b->blocks[i]) {
            return invalid(c, "shape " + text(x.dims()), "smaller sizes");
        }
        whole_dims[i + 1] *= b->blocks[i];
        dims[i + 1] = whole_dims[i + 1] - b->before[i] - b->after[i];
        if (dims[i + 1] < 0) {
            return invalid(c, "crops of " + std::to_string(b->before[i]) + " and " +
                                  std::to_string(b->after[i]),
                           "at most " + std::to_string(whole_dims[i + 1]));
        }
    }
    auto whole = make_output(c, x.type(), whole_dims);
    if (!whole) return;
    auto l = batch_layouts_of(*b, sizes_of(x), whole_dims, whole_dims[0]);
    copy_block(l.dims, *whole, std::move(l.spread), x, std::move(l.packed));
    const sizes strides = row_major(whole_dims);
    for (std::size_t i = 0; i < b->blocks.size(); ++i) first += b->before[i] * strides[i + 1];
    tensor out = tensor::uninitialized(x.type(), shape{dims});
    copy_in(out, *whole, {first, strides});
    c.output(0, std::move(out));
}

inline sizes square_block(kernel_context& c) {
    return sizes(2, attr_or<std::int64_t>(c.node(), "block_size", 0));
}

}  // namespace detail

inline void space_to_batch_nd(kernel_context& c) {
    detail::space_to_batch(c, integers_in(c, 1), 2);
}
inline void batch_to_space_nd(kernel_context& c) {
    detail::batch_to_space(c, integers_in(c, 1), 2);
}
inline void space_to_batch_square(kernel_context& c) {
    detail::space_to_batch(c, detail::square_block(c), 1);
}
inline void batch_to_space_square(kernel_context& c) {
    detail::batch_to_space(c, detail::square_block(c), 1);
}

// Flat indices as coordinates, one row for each dimension.
inline void unravel_index(kernel_context& c) {
    const sizes indices = integers_of(c.input(0));
    const auto dims = integers_in(c, 1);
    if (!dims) return;
    const auto count = element_count(*dims);
    if (c.input(0).rank() > 1 || c.input(1).rank() != 1 || !count) {
        return invalid(c, "indices of shape " + text(c.input(0).dims()) + " into " +
                              list_text(*dims), "a scalar or vector, and sizes from 0");
    }
    const std::size_t n = indices.size();
    sizes rows(dims->size() * n);
    for (std::size_t i = 0; i < n; ++i) {
        std::int64_t rest = indices[i];
        if (rest < 0 || rest >= *count) {
            return invalid(c, "index " + std::to_string(rest),
                           "one in [0, " + std::to_string(*count) + ")");
        }
        for (std::size_t d = dims->size(); d-- > 0;) {
            rows[d * n + i] = rest % (*dims)[d];
            rest /= (*dims)[d];
        }
    }
    sizes out_dims{static_cast<std::int64_t>(dims->size())};
    if (c.input(0).rank() == 1) out_dims.push_back(static_cast<std::int64_t>(n));
    if (auto out = integer_tensor(c, c.input(0).type(), shape{out_dims}, rows)) {
        c.output(0, std::move(*out));
    }
}

inline constexpr kernel_table space_kernels{
    row_for("DepthToSpace", runs<depth_to_space>, "T", movable_types),
    row_for("SpaceToDepth", runs<space_to_depth>, "T", movable_types),
    row_for("SpaceToBatchND", runs<space_to_batch_nd>, "T", movable_types),
    row_for("BatchToSpaceND", runs<batch_to_space_nd>, "T", movable_types),
    row_for("SpaceToBatch", runs<space_to_batch_square>, "T", movable_types),
    row_for("BatchToSpace", runs<batch_to_space_square>, "T", movable_types),
    row_for("UnravelIndex", runs<unravel_index>)};

}  // namespace evergraph::tf

#endif
