// SPDX-License-Identifier: BSL-1.0
// window: how a window slides over an image: sizes, strides, dilations and padding.
#ifndef EVERGRAPH_TF_KERNELS_WINDOW_HPP
#define EVERGRAPH_TF_KERNELS_WINDOW_HPP

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "arguments.hpp"
#include "shapes.hpp"

namespace evergraph::tf {

// A window along one dimension of `in` elements.
struct window_axis {
    std::int64_t in = 0;
    std::int64_t size = 1;
    std::int64_t stride = 1;
    std::int64_t dilation = 1;
    std::int64_t before = 0;  // padding
    std::int64_t out = 0;

    // The element of the input under element k of the window at place `at`; outside [0, in): none.
    std::int64_t source(std::int64_t at, std::int64_t k) const {
        return at * stride + k * dilation - before;
    }
    // The elements of the window at place `at` that lie over the input are [first(at), last(at)).
    std::int64_t first(std::int64_t at) const {
        const std::int64_t outside = before - at * stride;
        return outside <= 0 ? 0 : std::min(size, (outside + dilation - 1) / dilation);
    }
    std::int64_t last(std::int64_t at) const {
        const std::int64_t left = in + before - at * stride;
        return left <= 0 ? 0 : std::min(size, (left + dilation - 1) / dilation);
    }
};

// Places in a list of four numbers, one for each dimension of an image.
struct image_places {
    std::size_t height = 1;
    std::size_t width = 2;
    std::size_t depth = 3;
};

inline bool channels_first(const plan_node& node) {
    return string_attr(node, "data_format", "NHWC") == "NCHW";
}
inline image_places places_of(const plan_node& node) {
    if (channels_first(node)) return {2, 3, 1};
    return {};
}

// Sets padding and the number of places; fails where nothing fits or the numbers make no sense.
inline bool place_window(kernel_context& c, window_axis& w, std::string_view padding,
                         std::int64_t before, std::int64_t after) {
    constexpr std::int64_t most = std::int64_t{1} << 31;
    const bool good = w.size > 0 && w.stride > 0 && w.dilation > 0 && before >= 0 && after >= 0 &&
                      w.size < most && w.stride < most && w.dilation < most && before < most &&
                      after < most && w.in < most;
    const std::int64_t reach = good ? (w.size - 1) * w.dilation + 1 : 0;
    w.before = before;
    if (good && padding == "SAME") {
        w.out = (w.in + w.stride - 1) / w.stride;
        w.before = std::max<std::int64_t>((w.out - 1) * w.stride + reach - w.in, 0) / 2;
        return true;
    }
    if (good && w.in + before + after - reach + w.stride >= 0) {
        w.out = (w.in + before + after - reach + w.stride) / w.stride;
        return true;
    }
    invalid(c, "a window of " + std::to_string(w.size) + ", stride " + std::to_string(w.stride) +
                   ", dilation " + std::to_string(w.dilation) + " over " + std::to_string(w.in) +
                   " elements", "one that fits, with numbers from 1");
    return false;
}

// Padding of one dimension as attrs say it: pairs for all dimensions under EXPLICIT, else none.
struct padding_rule {
    std::string_view kind;
    sizes pairs;

    bool place(kernel_context& c, window_axis& w, std::size_t dimension) const {
        const std::size_t at = 2 * dimension;
        const bool explicit_pair = kind == "EXPLICIT" && at + 1 < pairs.size();
        return place_window(c, w, kind, explicit_pair ? pairs[at] : 0,
                            explicit_pair ? pairs[at + 1] : 0);
    }
};
inline padding_rule padding_of(const plan_node& node) {
    return {string_attr(node, "padding", "VALID"), integers_attr(node, "explicit_paddings")};
}

// One number of a list of four; `otherwise` if the list is too short.
inline std::int64_t number_at(const sizes& list, std::size_t place, std::int64_t otherwise = 1) {
    return place < list.size() ? list[place] : otherwise;
}

// [batch, channels, height, width] as [batch, height, width, channels], and back.
inline tensor channels_to_back(const tensor& x) {
    constexpr std::int64_t order[]{0, 2, 3, 1};
    return transposed(x, order);
}
inline tensor channels_to_front(const tensor& x) {
    constexpr std::int64_t order[]{0, 3, 1, 2};
    return transposed(x, order);
}

inline bool is_image(kernel_context& c, const tensor& x, std::string_view what) {
    if (x.rank() == 4) return true;
    invalid(c, std::string{what} + " of shape " + text(x.dims()), "4 dimensions");
    return false;
}

}  // namespace evergraph::tf

#endif
