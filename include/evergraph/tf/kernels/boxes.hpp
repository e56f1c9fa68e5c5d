// SPDX-License-Identifier: BSL-1.0
// boxes: crops of images at boxes, and the best boxes that do not overlap.
#ifndef EVERGRAPH_TF_KERNELS_BOXES_HPP
#define EVERGRAPH_TF_KERNELS_BOXES_HPP

#include <algorithm>
#include <cmath>
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
#include "cast.hpp"

namespace evergraph::tf {

namespace detail {

// Where the samples of a crop lie along one dimension; `from` and `to` are parts of its length.
struct crop_axis {
    std::int64_t in = 0;
    std::int64_t out = 0;
    float from = 0;
    float to = 0;

    float at(std::int64_t i) const {
        const auto last = static_cast<float>(in - 1);
        if (out == 1) return 0.5F * (from + to) * last;
        const float step = (to - from) * last / static_cast<float>(out - 1);
        return from * last + static_cast<float>(i) * step;
    }
    // Floats cannot tell neighbours apart in very long dimensions.
    std::int64_t place(float x) const { return std::min(static_cast<std::int64_t>(x), in - 1); }
    bool inside(float x) const { return x >= 0 && x <= static_cast<float>(in - 1); }
};

inline bool refuse_crop(kernel_context& c, const tensor& boxes, const sizes& size) {
    const shape& image = c.input(0).dims();
    const bool image_good = image.rank() == 4 && image[1] > 0 && image[2] > 0;
    const bool boxes_good = boxes.rank() == 2 && boxes.dims()[1] == 4 &&
                            c.input(2).dims() == shape{boxes.dims()[0]};
    const bool size_good = size.size() == 2 && size[0] > 0 && size[1] > 0;
    if (image_good && boxes_good && size_good) return false;
    invalid(c, "images of shape " + text(image) + ", boxes of shape " + text(boxes.dims()) +
                   ", indices of shape " + text(c.input(2).dims()) + ", size " + list_text(size),
            "images that are not empty, 4 numbers and an index for each box, 2 sizes from 1");
    return true;
}

// The pixel of all channels at (y, x), which lies inside.
inline void crop_pixel(std::span<const float> image, const crop_axis& rows,
                       const crop_axis& columns, float y, float x, bool nearest,
                       std::span<float> to) {
    const std::size_t depth = to.size();
    const auto channels = [&](float row, float column) {
        const std::int64_t at = rows.place(row) * columns.in + columns.place(column);
        return image.subspan(static_cast<std::size_t>(at) * depth).data();
    };
    if (nearest) {
        std::copy_n(channels(std::round(y), std::round(x)), depth, to.data());
        return;
    }
    const float* const corners[]{channels(std::floor(y), std::floor(x)),
                                 channels(std::floor(y), std::ceil(x)),
                                 channels(std::ceil(y), std::floor(x)),
                                 channels(std::ceil(y), std::ceil(x))};
    const float right = x - std::floor(x);
    const float down = y - std::floor(y);
    for (std::size_t d = 0; d < depth; ++d) {
        const float above = corners[0][d] + (corners[1][d] - corners[0][d]) * right;
        const float below = corners[2][d] + (corners[3][d] - corners[2][d]) * right;
        to[d] = above + (below - above) * down;
    }
}

}  // namespace detail

// What lies outside of an image is a value of its own.
inline void crop_and_resize(kernel_context& c) {
    const auto size = integers_in(c, 3);
    const tensor& boxes = c.input(1);
    if (!size || detail::refuse_crop(c, boxes, *size)) return;
    const auto images = cast_to(c.input(0), dtype::float32);
    if (!images) return unsupported_type(c, c.input(0).type());
    const sizes dims = sizes_of(*images);
    auto out = make_output(c, dtype::float32,
                           sizes{boxes.dims()[0], (*size)[0], (*size)[1], dims[3]});
    if (!out) return;
    const sizes indices = integers_of(c.input(2));
    for (std::size_t i = 0; i < indices.size(); ++i) {
        if (indices[i] >= 0 && indices[i] < dims[0]) continue;
        return c.fail(status_code::out_of_range, "image " + std::to_string(indices[i]),
                      "an image of the " + std::to_string(dims[0]) + " there are");
    }
    const auto to = out->writable<float>();
    std::fill(to.begin(), to.end(), attr_or(c.node(), "extrapolation_value", 0.0F));
    if (to.empty()) return c.output(0, std::move(*out));
    const bool nearest = string_attr(c.node(), "method", "bilinear") == "nearest";
    const auto depth = static_cast<std::size_t>(dims[3]);
    const auto image_size = static_cast<std::size_t>(dims[1] * dims[2]) * depth;
    std::size_t at = 0;
    for (std::size_t b = 0; b < indices.size() && !c.stopping(); ++b) {
        const auto box = boxes.values<float>().subspan(4 * b, 4);
        const detail::crop_axis rows{dims[1], (*size)[0], box[0], box[2]};
        const detail::crop_axis columns{dims[2], (*size)[1], box[1], box[3]};
        const auto image = std::as_const(*images).values<float>().subspan(
            static_cast<std::size_t>(indices[b]) * image_size, image_size);
        for (std::int64_t i = 0; i < rows.out * columns.out; ++i, at += depth) {
            const float y = rows.at(i / columns.out);
            const float x = columns.at(i % columns.out);
            if (!rows.inside(y) || !columns.inside(x)) continue;
            detail::crop_pixel(image, rows, columns, y, x, nearest, to.subspan(at, depth));
        }
    }
    c.output(0, std::move(*out));
}

namespace detail {

// Corners in ascending order.
struct box_corners {
    float top, left, bottom, right;

    explicit box_corners(std::span<const float> b)
        : top(std::min(b[0], b[2])),
          left(std::min(b[1], b[3])),
          bottom(std::max(b[0], b[2])),
          right(std::max(b[1], b[3])) {}

    float area() const { return (bottom - top) * (right - left); }
};

// The common area as a part of the area of both together.
inline float overlap(const box_corners& a, const box_corners& b) {
    if (a.area() <= 0 || b.area() <= 0) return 0;
    const float height = std::min(a.bottom, b.bottom) - std::max(a.top, b.top);
    const float width = std::min(a.right, b.right) - std::max(a.left, b.left);
    const float common = std::max(height, 0.0F) * std::max(width, 0.0F);
    return common / (a.area() + b.area() - common);
}

// From the best score down, boxes that overlap none of those taken by more than `most_overlap`.
inline void suppress_boxes(kernel_context& c, float most_overlap, float least_score) {
    const auto most = integer_in(c, 2);
    const auto boxes = cast_to(c.input(0), dtype::float32);
    const auto scored = cast_to(c.input(1), dtype::float32);
    if (!most || !boxes || !scored) return;
    const bool shapes_good = boxes->rank() == 2 && boxes->dims()[1] == 4 &&
                             scored->dims() == shape{boxes->dims()[0]};
    if (!shapes_good || *most < 0 || !(most_overlap >= 0 && most_overlap <= 1)) {
        return invalid(c, std::to_string(*most) + " of boxes of shape " + text(boxes->dims()) +
                              ", scores of shape " + text(scored->dims()) + ", overlap up to " +
                              std::to_string(most_overlap),
                       "4 numbers and a score for each box, an overlap in [0, 1]");
    }
    const auto scores = std::as_const(*scored).values<float>();
    std::vector<std::int32_t> order;
    for (std::size_t i = 0; i < scores.size(); ++i) {
        if (scores[i] > least_score) order.push_back(static_cast<std::int32_t>(i));
    }
    const auto score = [&](std::int32_t i) { return scores[static_cast<std::size_t>(i)]; };
    std::ranges::sort(order, [&](std::int32_t a, std::int32_t b) {
        return score(a) > score(b) || (score(a) == score(b) && a < b);
    });
    std::vector<std::int32_t> taken;
    std::vector<box_corners> corners;
    for (std::int32_t i : order) {
        if (static_cast<std::int64_t>(taken.size()) == *most || c.stopping()) break;
        const box_corners box{std::as_const(*boxes).values<float>().subspan(
            4 * static_cast<std::size_t>(i), 4)};
        const auto clashes = [&](const box_corners& b) { return overlap(box, b) > most_overlap; };
        if (std::ranges::any_of(corners, clashes)) continue;
        taken.push_back(i);
        corners.push_back(box);
    }
    tensor out = tensor::uninitialized(dtype::int32,
                                       shape{static_cast<std::int64_t>(taken.size())});
    std::ranges::copy(taken, out.writable<std::int32_t>().begin());
    c.output(0, std::move(out));
}

// Input i as one float.
inline std::optional<float> float_in(kernel_context& c, std::size_t i) {
    const auto wide = cast_to(c.input(i), dtype::float32);
    if (wide && wide->elements() == 1) return std::as_const(*wide).values<float>()[0];
    invalid(c, "input " + std::to_string(i) + " of shape " + text(c.input(i).dims()), "a scalar");
    return std::nullopt;
}

}  // namespace detail

inline void suppress_overlapping(kernel_context& c) {
    const auto overlap = detail::float_in(c, 3);
    const auto score = overlap && c.input_count() > 4
                           ? detail::float_in(c, 4)
                           : std::optional{std::numeric_limits<float>::lowest()};
    if (overlap && score) detail::suppress_boxes(c, *overlap, *score);
}

inline constexpr kernel_table box_kernels{
    row_for("CropAndResize", runs<crop_and_resize>),
    row_for("NonMaxSuppressionV2", runs<suppress_overlapping>),
    row_for("NonMaxSuppressionV3", runs<suppress_overlapping>)};

}  // namespace evergraph::tf

#endif
