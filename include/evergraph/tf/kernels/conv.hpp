// SPDX-License-Identifier: BSL-1.0
// conv: two-dimensional convolutions, whole and by channel.
#ifndef EVERGRAPH_TF_KERNELS_CONV_HPP
#define EVERGRAPH_TF_KERNELS_CONV_HPP

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "../../run/kernel_table.hpp"
#include "arguments.hpp"
#include "arithmetic.hpp"
#include "matmul.hpp"
#include "narrow_types.hpp"
#include "window.hpp"

namespace evergraph::tf {

using conv_types = join<floats, types<std::int32_t>>;

// A convolution of an image with channels last.
struct convolution {
    std::int64_t batch = 0;
    std::int64_t depth = 0;         // channels of the input
    std::int64_t filter_depth = 0;  // channels each filter sees
    std::int64_t out_depth = 0;
    window_axis rows;
    window_axis columns;

    std::int64_t groups() const { return depth / filter_depth; }
};

namespace detail {

// `dims`: batch, height, width, channels of the image.
inline bool place_filter(kernel_context& c, std::span<const std::int64_t> dims,
                         const tensor& filter, convolution& conv) {
    const plan_node& node = c.node();
    const image_places at = places_of(node);
    const sizes strides = integers_attr(node, "strides");
    const sizes dilations = integers_attr(node, "dilations");
    for (const sizes* list : {&strides, &dilations}) {
        if (list->size() != 4) {
            invalid(c, "strides " + list_text(strides) + ", dilations " + list_text(dilations),
                    "4 numbers each");
            return false;
        }
        if (number_at(*list, 0) != 1 || number_at(*list, at.depth) != 1) {
            invalid(c, "strides " + list_text(strides) + ", dilations " + list_text(dilations),
                    "1 along batch and channels");
            return false;
        }
    }
    conv.batch = dims[0];
    conv.depth = dims[3];
    conv.filter_depth = filter.dims()[2];
    conv.rows = {dims[1], filter.dims()[0], number_at(strides, at.height),
                 number_at(dilations, at.height)};
    conv.columns = {dims[2], filter.dims()[1], number_at(strides, at.width),
                    number_at(dilations, at.width)};
    const padding_rule padding = padding_of(node);
    return padding.place(c, conv.rows, at.height) && padding.place(c, conv.columns, at.width);
}

// Copies what the window sees at one place, channels [first, first + filter_depth), zeros outside.
template <class T>
void copy_patch(const T* image, const convolution& conv, std::int64_t y, std::int64_t x,
                std::int64_t first, T* to) {
    for (std::int64_t ky = 0; ky < conv.rows.size; ++ky) {
        const std::int64_t iy = conv.rows.source(y, ky);
        for (std::int64_t kx = 0; kx < conv.columns.size; ++kx, to += conv.filter_depth) {
            const std::int64_t ix = conv.columns.source(x, kx);
            if (iy < 0 || iy >= conv.rows.in || ix < 0 || ix >= conv.columns.in) {
                std::fill_n(to, conv.filter_depth, T{});
            } else {
                const T* from = image + (iy * conv.columns.in + ix) * conv.depth + first;
                std::copy_n(from, conv.filter_depth, to);
            }
        }
    }
}

// Patches of a block of places, row by row, times the filters.
template <class T>
void convolve(kernel_context& c, const T* images, const T* filter, T* out,
              const convolution& conv) {
    const std::int64_t length = conv.rows.size * conv.columns.size * conv.filter_depth;
    const std::int64_t block = std::clamp<std::int64_t>((std::int64_t{1} << 18) / length, 1, 64);
    const std::int64_t group_depth = conv.out_depth / conv.groups();
    std::vector<packed_matrix<T>> filters;
    for (std::int64_t g = 0; g < conv.groups(); ++g) {
        const matrix_view<T> view{filter + g * group_depth, conv.out_depth, 1};
        filters.emplace_back(view, length, group_depth);
    }
    std::vector<T> patches(static_cast<std::size_t>(block * length));
    const std::int64_t image_size = conv.rows.in * conv.columns.in * conv.depth;
    for (std::int64_t line = 0; line < conv.batch * conv.rows.out; ++line) {
        if (c.stopping()) return;
        const T* image = images + line / conv.rows.out * image_size;
        const std::int64_t y = line % conv.rows.out;
        for (std::int64_t x = 0; x < conv.columns.out; x += block) {
            const std::int64_t count = std::min(block, conv.columns.out - x);
            for (std::int64_t g = 0; g < conv.groups(); ++g) {
                for (std::int64_t i = 0; i < count; ++i) {
                    copy_patch(image, conv, y, x + i, g * conv.filter_depth,
                               patches.data() + i * length);
                }
                filters[static_cast<std::size_t>(g)].multiply(
                    patches.data(), count, out + g * group_depth, conv.out_depth);
            }
            out += count * conv.out_depth;
        }
    }
}

// The transpose of `convolve`: spreads what each place holds over the window it looks through.
template <class T>
void spread(kernel_context& c, const T* places, const T* filter, T* images,
            const convolution& conv) {
    const std::int64_t length = conv.rows.size * conv.columns.size * conv.depth;
    const packed_matrix<T> windows{matrix_view<T>{filter, 1, conv.out_depth}, conv.out_depth,
                                   length};
    std::vector<T> window(static_cast<std::size_t>(length));
    const std::int64_t image_size = conv.rows.in * conv.columns.in * conv.depth;
    for (std::int64_t i = 0; i < conv.batch * conv.rows.out * conv.columns.out; ++i) {
        if (c.stopping()) return;
        windows.multiply(places + i * conv.out_depth, 1, window.data(), length);
        T* image = images + i / conv.columns.out / conv.rows.out * image_size;
        const std::int64_t x = i % conv.columns.out;
        const std::int64_t y = i / conv.columns.out % conv.rows.out;
        for (std::int64_t k = 0; k < conv.rows.size * conv.columns.size; ++k) {
            const std::int64_t iy = conv.rows.source(y, k / conv.columns.size);
            const std::int64_t ix = conv.columns.source(x, k % conv.columns.size);
            if (iy < 0 || iy >= conv.rows.in || ix < 0 || ix >= conv.columns.in) continue;
            T* to = image + (iy * conv.columns.in + ix) * conv.depth;
            const T* from = window.data() + k * conv.depth;
            for (std::int64_t d = 0; d < conv.depth; ++d) to[d] = plus::of(to[d], from[d]);
        }
    }
}

// Each channel with filters of its own.
template <class T>
void convolve_channels(kernel_context& c, const T* images, const T* filter, T* out,
                       const convolution& conv) {
    const std::int64_t times_channel = conv.out_depth / conv.depth;
    const std::int64_t image_size = conv.rows.in * conv.columns.in * conv.depth;
    for (std::int64_t line = 0; line < conv.batch * conv.rows.out; ++line) {
        if (c.stopping()) return;
        const T* image = images + line / conv.rows.out * image_size;
        const std::int64_t y = line % conv.rows.out;
        for (std::int64_t x = 0; x < conv.columns.out; ++x, out += conv.out_depth) {
            std::fill_n(out, conv.out_depth, T{});
            for (std::int64_t k = 0; k < conv.rows.size * conv.columns.size; ++k) {
                const std::int64_t iy = conv.rows.source(y, k / conv.columns.size);
                const std::int64_t ix = conv.columns.source(x, k % conv.columns.size);
                if (iy < 0 || iy >= conv.rows.in || ix < 0 || ix >= conv.columns.in) continue;
                const T* from = image + (iy * conv.columns.in + ix) * conv.depth;
                const T* f = filter + k * conv.out_depth;
                for (std::int64_t d = 0; d < conv.depth; ++d) {
                    for (std::int64_t m = d * times_channel; m < (d + 1) * times_channel; ++m) {
                        out[m] = plus::of(out[m], times::of(from[d], f[m]));
                    }
                }
            }
        }
    }
}

inline void run_convolution(kernel_context& c, bool by_channel) {
    const bool to_front = channels_first(c.node());
    if (!is_image(c, c.input(0), "an image") || !is_image(c, c.input(1), "a filter")) return;
    const tensor x = to_front ? channels_to_back(c.input(0)) : c.input(0);
    const tensor& filter = c.input(1);
    convolution conv;
    if (!place_filter(c, x.dims().sizes(), filter, conv)) return;
    const std::int64_t last = filter.dims()[3];
    const bool good = conv.filter_depth > 0 &&
                      (by_channel ? conv.depth == conv.filter_depth
                                  : conv.depth % conv.filter_depth == 0 && conv.depth > 0 &&
                                        last % conv.groups() == 0);
    if (!good) {
        return invalid(c, "a filter of shape " + text(filter.dims()) + " for an image of " +
                              std::to_string(conv.depth) + " channels",
                       "a number of channels that divides it");
    }
    conv.out_depth = by_channel ? conv.depth * last : last;
    auto out = make_output(c, x.type(),
                           sizes{conv.batch, conv.rows.out, conv.columns.out, conv.out_depth});
    if (!out) return;
    const bool known = with_type(conv_types{}, x.type(), [&]<class Tag>(Tag) {
        using T = typename Tag::type;
        T* to = out->writable<T>().data();
        if (out->elements() == 0) return;
        const auto run = by_channel ? convolve_channels<T> : convolve<T>;
        run(c, x.values<T>().data(), filter.values<T>().data(), to, conv);
    });
    if (!known) return unsupported_type(c, x.type());
    c.output(0, to_front ? channels_to_front(*out) : std::move(*out));
}

}  // namespace detail

inline void conv2d(kernel_context& c) { detail::run_convolution(c, false); }
inline void depthwise_conv2d(kernel_context& c) { detail::run_convolution(c, true); }

// Inputs: the sizes of the image, the filter, and what the places hold.
inline void conv2d_transposed(kernel_context& c) {
    const auto wanted = integers_in(c, 0);
    if (!wanted) return;
    const tensor& filter = c.input(1);
    if (!is_image(c, filter, "a filter") || !is_image(c, c.input(2), "an image")) return;
    const bool to_front = channels_first(c.node());
    const tensor x = to_front ? channels_to_back(c.input(2)) : c.input(2);
    sizes dims = *wanted;
    if (dims.size() == 4 && to_front) dims = {dims[0], dims[2], dims[3], dims[1]};
    convolution conv;
    const auto out_dims = output_shape(c, x.type(), dims);
    if (!out_dims) return;
    if (dims.size() != 4) return invalid(c, "sizes " + list_text(*wanted), "four sizes");
    if (!detail::place_filter(c, dims, filter, conv)) return;
    conv.out_depth = filter.dims()[3];
    const sizes places{conv.batch, conv.rows.out, conv.columns.out, conv.out_depth};
    if (conv.depth != conv.filter_depth || sizes_of(x) != places) {
        return invalid(c, "an image of shape " + text(x.dims()) + ", a filter of shape " +
                              text(filter.dims()), "shapes that lead to " + list_text(*wanted));
    }
    tensor out = tensor::zeros(x.type(), *out_dims);
    const bool known = with_type(conv_types{}, x.type(), [&]<class Tag>(Tag) {
        using T = typename Tag::type;
        if (out.elements() == 0 || x.elements() == 0) return;
        detail::spread<T>(c, x.values<T>().data(), filter.values<T>().data(),
                          out.writable<T>().data(), conv);
    });
    if (!known) return unsupported_type(c, x.type());
    c.output(0, to_front ? channels_to_front(out) : std::move(out));
}

inline constexpr kernel_table conv_kernels{
    rows_for<conv2d_transposed>("Conv2DBackpropInput", conv_types::set),
    rows_for<conv2d>("Conv2D", conv_types::set),
    rows_for<depthwise_conv2d>("DepthwiseConv2dNative", conv_types::set)};

}  // namespace evergraph::tf

#endif
