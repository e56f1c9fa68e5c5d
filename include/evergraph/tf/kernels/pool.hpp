// SPDX-License-Identifier: BSL-1.0
// pool: the largest or the mean element under a window that slides over an image.
#ifndef EVERGRAPH_TF_KERNELS_POOL_HPP
#define EVERGRAPH_TF_KERNELS_POOL_HPP

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>

#include "../../run/kernel_table.hpp"
#include "arguments.hpp"
#include "arithmetic.hpp"
#include "narrow_types.hpp"
#include "reduce.hpp"
#include "window.hpp"

namespace evergraph::tf {

struct pooling {
    window_axis rows;
    window_axis columns;
    window_axis depth;
};

namespace detail {

inline bool place_pool(kernel_context& c, const tensor& x, const sizes& window,
                       const sizes& strides, pooling& p) {
    const image_places at = places_of(c.node());
    if (window.size() != 4 || strides.size() != 4 || window[0] != 1 || strides[0] != 1) {
        invalid(c, "window " + list_text(window) + ", strides " + list_text(strides),
                "four numbers each, 1 along the batch");
        return false;
    }
    p.rows = {x.dims()[1], window[at.height], strides[at.height]};
    p.columns = {x.dims()[2], window[at.width], strides[at.width]};
    p.depth = {x.dims()[3], window[at.depth], strides[at.depth]};
    const padding_rule padding = padding_of(c.node());
    return padding.place(c, p.rows, at.height) && padding.place(c, p.columns, at.width) &&
           padding.place(c, p.depth, at.depth);
}

// The elements under the window at one place folded into out[depth.out]; returns how many
// elements went into each, not counting the depth.
template <class Op, class T>
std::int64_t pool_place(const T* image, const pooling& p, std::int64_t y, std::int64_t x, T* out) {
    std::fill_n(out, p.depth.out, Op::template start<T>());
    std::int64_t count = 0;
    for (std::int64_t ky = p.rows.first(y); ky < p.rows.last(y); ++ky) {
        const std::int64_t iy = p.rows.source(y, ky);
        for (std::int64_t kx = p.columns.first(x); kx < p.columns.last(x); ++kx) {
            const std::int64_t ix = p.columns.source(x, kx);
            ++count;
            const T* from = image + (iy * p.columns.in + ix) * p.depth.in;
            for (std::int64_t d = 0; d < p.depth.out; ++d) {
                for (std::int64_t k = p.depth.first(d); k < p.depth.last(d); ++k) {
                    out[d] = Op::fold(out[d], from[p.depth.source(d, k)]);
                }
            }
        }
    }
    return count;
}

template <class Op>
void pool(kernel_context& c, const sizes& window, const sizes& strides) {
    if (!is_image(c, c.input(0), "an image")) return;
    const bool to_front = channels_first(c.node());
    const tensor x = to_front ? channels_to_back(c.input(0)) : c.input(0);
    pooling p;
    if (!place_pool(c, x, window, strides, p)) return;
    auto out = make_output(c, x.type(), sizes{x.dims()[0], p.rows.out, p.columns.out, p.depth.out});
    if (!out) return;
    const std::int64_t image_size = p.rows.in * p.columns.in * p.depth.in;
    const bool known = with_type(typename Op::on{}, x.type(), [&]<class Tag>(Tag) {
        using T = typename Tag::type;
        if constexpr (!is_complex<T>) {
            const T* images = x.values<T>().data();
            T* to = out->template writable<T>().data();
            const std::int64_t places = out->elements() == 0 ? 0 : out->elements() / p.depth.out;
            for (std::int64_t i = 0; i < places && !c.stopping(); ++i, to += p.depth.out) {
                const std::int64_t x_at = i % p.columns.out;
                const std::int64_t y_at = i / p.columns.out % p.rows.out;
                const T* image = images + i / p.columns.out / p.rows.out * image_size;
                const std::int64_t count = pool_place<Op>(image, p, y_at, x_at, to);
                if (!Op::is_mean || count == 0) continue;
                for (std::int64_t d = 0; d < p.depth.out; ++d) to[d] /= static_cast<T>(count);
            }
        }
    });
    if (!known) return unsupported_type(c, x.type());
    c.output(0, to_front ? channels_to_front(*out) : std::move(*out));
}

struct pooled_mean : folded_mean {
    using on = floats;
};

}  // namespace detail

inline void max_pool(kernel_context& c) {
    detail::pool<folded_largest>(c, integers_attr(c.node(), "ksize"),
                                 integers_attr(c.node(), "strides"));
}
inline void max_pool_v2(kernel_context& c) {
    const auto window = integers_in(c, 1);
    const auto strides = window ? integers_in(c, 2) : std::nullopt;
    if (strides) detail::pool<folded_largest>(c, *window, *strides);
}
inline void average_pool(kernel_context& c) {
    const sizes window = integers_attr(c.node(), "ksize");
    const sizes strides = integers_attr(c.node(), "strides");
    const std::size_t depth = places_of(c.node()).depth;
    if (number_at(window, depth) != 1 || number_at(strides, depth) != 1) {
        return c.fail(status_code::unimplemented, "a mean over channels",
                      "a window and stride of 1 along channels");
    }
    detail::pool<detail::pooled_mean>(c, window, strides);
}

inline constexpr kernel_table pool_kernels{
    rows_for<max_pool>("MaxPool", reals::set),
    rows_for<max_pool_v2>("MaxPoolV2", reals::set),
    rows_for<average_pool>("AvgPool", floats::set)};

}  // namespace evergraph::tf

#endif
