// SPDX-License-Identifier: BSL-1.0
// pool_places: the largest element under a sliding window, and where it lies.
#ifndef EVERGRAPH_TF_KERNELS_POOL_PLACES_HPP
#define EVERGRAPH_TF_KERNELS_POOL_PLACES_HPP

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>

#include "../../run/kernel_table.hpp"
#include "arguments.hpp"
#include "cast.hpp"
#include "narrow_types.hpp"
#include "pool.hpp"
#include "window.hpp"

namespace evergraph::tf {

namespace detail {

// Where in the image the largest element of channel d lies under the window at (y, x).
template <class T>
std::int64_t largest_place(const T* image, const pooling& p, std::int64_t y, std::int64_t x,
                           std::int64_t d) {
    std::int64_t best = -1;
    for (std::int64_t ky = p.rows.first(y); ky < p.rows.last(y); ++ky) {
        for (std::int64_t kx = p.columns.first(x); kx < p.columns.last(x); ++kx) {
            const std::int64_t line = p.rows.source(y, ky) * p.columns.in + p.columns.source(x, kx);
            const std::int64_t at = line * p.depth.in + d;
            if (best < 0 || image[at] > image[best]) best = at;
        }
    }
    return best;
}

}  // namespace detail

// Places count from the beginning of the image, or of the batch if asked.
inline void max_pool_with_places(kernel_context& c) {
    const tensor& x = c.input(0);
    if (!is_image(c, x, "an image")) return;
    pooling p;
    if (!detail::place_pool(c, x, integers_attr(c.node(), "ksize"),
                            integers_attr(c.node(), "strides"), p)) {
        return;
    }
    if (p.depth.size != 1 || p.depth.stride != 1) {
        return c.fail(status_code::unimplemented, "a window over channels",
                      "a window and stride of 1 along channels");
    }
    const bool by_batch = attr_or(c.node(), "include_batch_in_index", false);
    const sizes dims{x.dims()[0], p.rows.out, p.columns.out, p.depth.out};
    auto out = make_output(c, x.type(), dims);
    auto places = make_output(c, dtype::int64, dims);
    if (!out || !places) return;
    const std::int64_t image_size = p.rows.in * p.columns.in * p.depth.in;
    const auto place = places->writable<std::int64_t>();
    const bool known = with_type(reals{}, x.type(), [&]<class Tag>(Tag) {
        using T = typename Tag::type;
        const auto to = out->writable<T>();
        for (std::size_t i = 0; i < to.size() && !c.stopping(); ++i) {
            const auto line = static_cast<std::int64_t>(i) / p.depth.out;
            const std::int64_t image = line / p.columns.out / p.rows.out * image_size;
            const T* from = x.values<T>().data() + image;
            place[i] = detail::largest_place(from, p, line / p.columns.out % p.rows.out,
                                             line % p.columns.out,
                                             static_cast<std::int64_t>(i) % p.depth.out);
            to[i] = place[i] < 0 ? T{} : from[place[i]];
            if (by_batch) place[i] += image;
        }
    });
    const auto cast = cast_to(*places, base_of(attr_or(c.node(), "Targmax", dtype::int64)));
    if (!known || !cast) return unsupported_type(c, x.type());
    c.output(0, std::move(*out));
    c.output(1, *cast);
}

inline constexpr kernel_table pool_place_kernels{
    rows_for<max_pool_with_places>("MaxPoolWithArgmax", reals::set)};

}  // namespace evergraph::tf

#endif
