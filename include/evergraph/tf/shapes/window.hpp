// SPDX-License-Identifier: BSL-1.0
// window: shapes of convolutions, pools, and what stands around them.
#ifndef EVERGRAPH_TF_SHAPES_WINDOW_HPP
#define EVERGRAPH_TF_SHAPES_WINDOW_HPP

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>

#include "shape_rules.hpp"

namespace evergraph::tf {

namespace detail {

// Where batch, height, width and channels stand.
struct image_layout {
    std::size_t height = 1;
    std::size_t width = 2;
    std::size_t channels = 3;
};
inline image_layout layout_of(const shape_context& c) {
    return c.word("data_format") == "NCHW" ? image_layout{2, 3, 1} : image_layout{};
}

inline std::int64_t entry(const known_values& v, std::size_t i) {
    return i < v.size() ? v[i] : std::int64_t{1};
}

// How often a window of `size` fits, moved by `stride`; unknown where something is.
inline std::int64_t windows(const shape_context& c, std::int64_t in, std::int64_t size,
                            std::int64_t stride, std::size_t dimension) {
    const std::string padding = c.word("padding");
    if (in < 0 || stride <= 0) return unknown_size;
    if (padding == "SAME") return ceil_of(in, stride);
    if (size < 0) return unknown_size;
    if (padding == "EXPLICIT") {
        const known_values pads = c.integers("explicit_paddings");
        if (pads.size() != 8) return unknown_size;
        in = sum_of(in, sum_of(pads[2 * dimension], pads[2 * dimension + 1]));
    }
    return in < size ? -2 : ceil_of(in - size + 1, stride);
}

inline bool set_image(shape_context& c, std::size_t input, std::int64_t height, std::int64_t width,
                      std::int64_t channels) {
    if (height < -1 || width < -1) {
        return c.refuse("a window larger than " + text(c.input(input)));
    }
    const image_layout at = layout_of(c);
    partial_shape out = partial_shape::of_rank(4);
    out.set(0, size_of(c, input, 0));
    out.set(at.height, height);
    out.set(at.width, width);
    out.set(at.channels, channels);
    for (std::size_t i = 0; i < c.output_count() && i < 2; ++i) c.set(i, out);
    return true;
}

inline bool convolve(shape_context& c, bool by_channel) {
    if (!needs_rank(c, 0, 4) || !needs_rank(c, 1, 4)) return false;
    const image_layout at = layout_of(c);
    const std::int64_t channels = size_of(c, 0, at.channels);
    const std::int64_t deep = size_of(c, 1, 2);
    const bool fits = by_channel ? merged_size(channels, deep).has_value()
                                 : channels < 0 || deep < 0 || (deep > 0 && channels % deep == 0);
    if (!fits) return c.refuse("filters " + text(c.input(1)) + " for " + text(c.input(0)));
    const known_values strides = c.integers("strides");
    const known_values dilations = c.integers("dilations");
    const auto side = [&](std::size_t where, std::size_t of_filter) {
        const std::int64_t size = size_of(c, 1, of_filter);
        const std::int64_t wide = size <= 0 ? size : (size - 1) * entry(dilations, where) + 1;
        return windows(c, size_of(c, 0, where), wide, entry(strides, where), where);
    };
    const std::int64_t out = by_channel ? product_of(deep < 0 ? channels : deep, size_of(c, 1, 3))
                                        : size_of(c, 1, 3);
    return set_image(c, 0, side(at.height, 0), side(at.width, 1), out);
}
inline bool conv_shape(shape_context& c) { return convolve(c, false); }
inline bool depthwise_shape(shape_context& c) { return convolve(c, true); }

inline bool given_sizes_shape(shape_context& c) {
    partial_shape out = shape_from(c, 0);
    c.set(0, out.has_rank() ? out : partial_shape::of_rank(4));
    return true;
}

inline bool pool(shape_context& c, const known_values& sizes, const known_values& strides) {
    if (!needs_rank(c, 0, 4)) return false;
    const image_layout at = layout_of(c);
    const auto side = [&](std::size_t where) {
        return windows(c, size_of(c, 0, where), entry(sizes, where), entry(strides, where), where);
    };
    return set_image(c, 0, side(at.height), side(at.width), size_of(c, 0, at.channels));
}
inline bool pool_shape(shape_context& c) {
    return pool(c, c.integers("ksize"), c.integers("strides"));
}
inline bool pool_v2_shape(shape_context& c) {
    const known_values* sizes = c.values(1);
    const known_values* strides = c.values(2);
    if (sizes == nullptr || strides == nullptr) {
        c.set(0, partial_shape::of_rank(4));
        return true;
    }
    return pool(c, *sizes, *strides);
}

// The image, then one vector for each statistic.
inline bool batch_norm_shape(shape_context& c) {
    if (!needs_rank(c, 0, 4)) return false;
    const image_layout at = layout_of(c);
    std::int64_t channels = size_of(c, 0, at.channels);
    for (std::size_t i = 1; i < 5; ++i) {
        if (!needs_rank(c, i, 1)) return false;
        const auto both = merged_size(channels, i < 3 ? size_of(c, i, 0) : unknown_size);
        if (!both) return c.refuse(two_texts(c.input(0), c.input(i)));
        channels = *both;
    }
    partial_shape image = c.input(0).has_rank() ? c.input(0) : partial_shape::of_rank(4);
    image.set(at.channels, channels);
    c.set(0, image);
    for (std::size_t i = 1; i < c.output_count() && i < 5; ++i) c.set(i, {channels});
    return true;
}

inline bool resize_shape(shape_context& c) {
    if (!needs_rank(c, 0, 4)) return false;
    const known_values* sizes = c.values(1);
    const auto side = [&](std::size_t i) {
        return sizes != nullptr && sizes->size() == 2 ? (*sizes)[i] : unknown_size;
    };
    c.set(0, {size_of(c, 0, 0), side(0), side(1), size_of(c, 0, 3)});
    return true;
}
inline bool crop_and_resize_shape(shape_context& c) {
    if (!needs_rank(c, 0, 4)) return false;
    const known_values* sizes = c.values(3);
    const auto side = [&](std::size_t i) {
        return sizes != nullptr && sizes->size() == 2 ? (*sizes)[i] : unknown_size;
    };
    c.set(0, {size_of(c, 1, 0), side(0), side(1), size_of(c, 0, 3)});
    return true;
}

// Blocks of pixels become channels, or the reverse.
inline bool space_to_depth_shape(shape_context& c) {
    if (c.word("data_format") == "NCHW_VECT_C" || !needs_rank(c, 0, 4)) return true;
    const image_layout at = layout_of(c);
    const std::int64_t block = c.integer("block_size", 1);
    for (const std::size_t where : {at.height, at.width}) {
        const std::int64_t n = size_of(c, 0, where);
        if (n >= 0 && block > 0 && n % block != 0) {
            return c.refuse(text(c.input(0)) + " in blocks of " + std::to_string(block));
        }
    }
    const auto side = [&](std::size_t where) {
        const std::int64_t n = size_of(c, 0, where);
        return n < 0 || block <= 0 ? unknown_size : n / block;
    };
    return set_image(c, 0, side(at.height), side(at.width),
                     product_of(size_of(c, 0, at.channels), product_of(block, block)));
}
inline bool depth_to_space_shape(shape_context& c) {
    if (c.word("data_format") == "NCHW_VECT_C" || !needs_rank(c, 0, 4)) return true;
    const image_layout at = layout_of(c);
    const std::int64_t block = c.integer("block_size", 1);
    const std::int64_t deep = size_of(c, 0, at.channels);
    const std::int64_t cells = product_of(block, block);
    if (deep >= 0 && cells > 0 && deep % cells != 0) {
        return c.refuse(text(c.input(0)) + " in blocks of " + std::to_string(block));
    }
    return set_image(c, 0, product_of(size_of(c, 0, at.height), block),
                     product_of(size_of(c, 0, at.width), block),
                     deep < 0 || cells <= 0 ? unknown_size : deep / cells);
}

inline bool image_shape(shape_context& c) { return needs_rank(c, 0, 4) && same_as_input(c); }

}  // namespace detail

inline constexpr std::array window_shapes = std::to_array<shape_row>(
    {{"Conv2D", detail::conv_shape}, {"Conv2DBackpropInput", detail::given_sizes_shape},
     {"DepthwiseConv2dNative", detail::depthwise_shape}, {"AvgPool", detail::pool_shape},
     {"MaxPool", detail::pool_shape}, {"MaxPoolV2", detail::pool_v2_shape},
     {"MaxPoolWithArgmax", detail::pool_shape}, {"FusedBatchNorm", detail::batch_norm_shape},
     {"FusedBatchNormV2", detail::batch_norm_shape}, {"FusedBatchNormV3", detail::batch_norm_shape},
     {"BatchNormWithGlobalNormalization", detail::image_shape}, {"LRN", detail::image_shape},
     {"ResizeBilinear", detail::resize_shape}, {"ResizeNearestNeighbor", detail::resize_shape},
     {"CropAndResize", detail::crop_and_resize_shape},
     {"SpaceToDepth", detail::space_to_depth_shape}, {"DepthToSpace", detail::depth_to_space_shape}});

}  // namespace evergraph::tf

#endif
