// SPDX-License-Identifier: BSL-1.0
// resize: images of other sizes, from the nearest pixels or between them.
#ifndef EVERGRAPH_TF_KERNELS_RESIZE_HPP
#define EVERGRAPH_TF_KERNELS_RESIZE_HPP

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "../../run/kernel_table.hpp"
#include "arguments.hpp"
#include "cast.hpp"
#include "gather.hpp"
#include "window.hpp"

namespace evergraph::tf {

// How places of the output map to places of the input along one dimension.
struct resize_axis {
    std::int64_t in = 0;
    std::int64_t out = 0;
    float scale = 1;
    bool half_pixel = false;
    bool align_corners = false;

    float centre(std::int64_t at) const {
        const auto x = static_cast<float>(at);
        return half_pixel ? (x + 0.5F) * scale : x * scale;
    }
    std::int64_t nearest(std::int64_t at) const {
        const float x = align_corners ? std::round(centre(at)) : std::floor(centre(at));
        return std::clamp<std::int64_t>(static_cast<std::int64_t>(x), 0, in - 1);
    }
};

namespace detail {

struct resized {
    resize_axis rows;
    resize_axis columns;
    std::int64_t batch = 0;
    std::int64_t depth = 0;

    sizes dims() const { return {batch, rows.out, columns.out, depth}; }
};

inline std::optional<resized> resize_in(kernel_context& c) {
    const tensor& x = c.input(0);
    if (!is_image(c, x, "an image")) return std::nullopt;
    const auto wanted = integers_in(c, 1);
    if (!wanted) return std::nullopt;
    const bool align = attr_or(c.node(), "align_corners", false);
    const bool half_pixel = attr_or(c.node(), "half_pixel_centers", false);
    const bool good = wanted->size() == 2 && (*wanted)[0] > 0 && (*wanted)[1] > 0 &&
                      x.dims()[1] > 0 && x.dims()[2] > 0 && !(align && half_pixel);
    if (!good) {
        invalid(c, "an image of shape " + text(x.dims()) + " to size " + list_text(*wanted),
                "two sizes from 1, and corners aligned or half pixels, not both");
        return std::nullopt;
    }
    const auto axis = [&](std::int64_t in, std::int64_t out) {
        const float scale = align && out > 1
                                ? static_cast<float>(in - 1) / static_cast<float>(out - 1)
                                : static_cast<float>(in) / static_cast<float>(out);
        return resize_axis{in, out, scale, half_pixel, align};
    };
    return resized{axis(x.dims()[1], (*wanted)[0]), axis(x.dims()[2], (*wanted)[1]), x.dims()[0],
                   x.dims()[3]};
}

// Two places of the input and how far between them.
struct between {
    std::int64_t lower = 0;
    std::int64_t upper = 0;
    float part = 0;
};

inline std::vector<between> all_between(const resize_axis& axis) {
    std::vector<between> out;
    for (std::int64_t i = 0; i < axis.out; ++i) {
        const float x = axis.half_pixel ? axis.centre(i) - 0.5F : axis.centre(i);
        const float below = std::floor(x);
        out.push_back({std::max<std::int64_t>(static_cast<std::int64_t>(below), 0),
                       std::min(static_cast<std::int64_t>(std::ceil(x)), axis.in - 1), x - below});
    }
    return out;
}

}  // namespace detail

inline void resize_nearest(kernel_context& c) {
    const auto r = detail::resize_in(c);
    if (!r) return;
    const tensor& x = c.input(0);
    auto out = make_output(c, x.type(), r->dims());
    if (!out) return;
    if (out->elements() == 0) return c.output(0, std::move(*out));
    const run_copier copy{*out, x};
    std::int64_t to = 0;
    for (std::int64_t line = 0; line < r->batch * r->rows.out; ++line) {
        const std::int64_t from = (line / r->rows.out * r->rows.in +
                                   r->rows.nearest(line % r->rows.out)) * r->columns.in;
        for (std::int64_t i = 0; i < r->columns.out; ++i, to += r->depth) {
            copy(to, (from + r->columns.nearest(i)) * r->depth, r->depth);
        }
    }
    c.output(0, std::move(*out));
}

inline void resize_bilinear(kernel_context& c) {
    const auto r = detail::resize_in(c);
    if (!r) return;
    const auto x = cast_to(c.input(0), dtype::float32);
    if (!x) return unsupported_type(c, c.input(0).type());
    auto out = make_output(c, dtype::float32, r->dims());
    if (!out) return;
    if (out->elements() == 0) return c.output(0, std::move(*out));
    const auto rows = detail::all_between(r->rows);
    const auto columns = detail::all_between(r->columns);
    const float* image = x->values<float>().data();
    float* to = out->writable<float>().data();
    for (std::int64_t b = 0; b < r->batch; ++b) {
        for (const detail::between& y : rows) {
            const float* top = image + y.lower * r->columns.in * r->depth;
            const float* bottom = image + y.upper * r->columns.in * r->depth;
            for (const detail::between& at : columns) {
                for (std::int64_t d = 0; d < r->depth; ++d) {
                    const std::int64_t left = at.lower * r->depth + d;
                    const std::int64_t right = at.upper * r->depth + d;
                    const float above = top[left] + (top[right] - top[left]) * at.part;
                    const float below = bottom[left] + (bottom[right] - bottom[left]) * at.part;
                    *to++ = above + (below - above) * y.part;
                }
            }
        }
        image += r->rows.in * r->columns.in * r->depth;
    }
    c.output(0, std::move(*out));
}

inline constexpr kernel_table resize_kernels{
    row_for("ResizeNearestNeighbor", runs<resize_nearest>, "T", movable_types),
    row_for("ResizeBilinear", runs<resize_bilinear>)};

}  // namespace evergraph::tf

#endif
