// SPDX-License-Identifier: BSL-1.0
// along_axis: where the best element lies, running sums and products, and the k largest.
#ifndef EVERGRAPH_TF_KERNELS_ALONG_AXIS_HPP
#define EVERGRAPH_TF_KERNELS_ALONG_AXIS_HPP

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <numeric>
#include <string>
#include <utility>
#include <vector>

#include "../../run/kernel_table.hpp"
#include "arguments.hpp"
#include "arithmetic.hpp"
#include "cast.hpp"
#include "narrow_types.hpp"

namespace evergraph::tf {

// A tensor seen as [outer, size, inner] round one axis.
struct axis_view {
    std::int64_t outer = 1;
    std::int64_t size = 1;
    std::int64_t inner = 1;
};

inline axis_view view_round(const shape& dims, std::size_t axis) {
    const auto all = dims.sizes();
    return {product(all.first(axis)), all[axis], product(all.subspan(axis + 1))};
}

namespace detail {

// The first of several equal elements counts; a NaN is never better.
template <bool Largest, class T>
std::int64_t best_of(const T* line, const axis_view& v) {
    std::int64_t best = 0;
    for (std::int64_t i = 1; i < v.size; ++i) {
        const T x = line[i * v.inner];
        const T y = line[best * v.inner];
        if (Largest ? x > y : x < y) best = i;
    }
    return best;
}

template <bool Largest>
void best_place(kernel_context& c) {
    const auto wanted = integer_in(c, 1);
    if (!wanted) return;
    const tensor x = widened(c.input(0));
    const auto axis = axis_in(c, *wanted, x.rank());
    if (!axis) return;
    const axis_view v = view_round(x.dims(), *axis);
    if (v.size == 0) return invalid(c, "shape " + text(x.dims()), "elements along the axis");
    sizes dims = sizes_of(x);
    dims.erase(dims.begin() + static_cast<std::ptrdiff_t>(*axis));
    tensor out = tensor::uninitialized(dtype::int64, shape{dims});
    const auto places = out.writable<std::int64_t>();
    const bool known = with_type(join<reals, types<bool>>{}, x.type(), [&]<class Tag>(Tag) {
        const auto* values = x.values<typename Tag::type>().data();
        if (places.empty()) return;
        std::size_t at = 0;
        for (std::int64_t o = 0; o < v.outer; ++o) {
            for (std::int64_t i = 0; i < v.inner; ++i) {
                places[at++] = best_of<Largest>(values + o * v.size * v.inner + i, v);
            }
        }
    });
    if (!known) return unsupported_type(c, x.type());
    const auto cast = cast_to(out, base_of(attr_or(c.node(), "output_type", dtype::int64)));
    if (cast) c.output(0, *cast);
}

// Op::of(running, x); exclusive: the result leaves the element itself out.
template <class Op>
void cumulate(kernel_context& c, int first) {
    const auto wanted = integer_in(c, 1);
    if (!wanted) return;
    const tensor& x = c.input(0);
    const auto axis = axis_in(c, *wanted, x.rank());
    if (!axis) return;
    const bool exclusive = attr_or(c.node(), "exclusive", false);
    const bool reverse = attr_or(c.node(), "reverse", false);
    const axis_view v = view_round(x.dims(), *axis);
    tensor out = tensor::uninitialized(x.type(), x.dims());
    const bool known = with_type(numbers{}, x.type(), [&]<class Tag>(Tag) {
        using T = typename Tag::type;
        const T* from = x.values<T>().data();
        T* to = out.writable<T>().data();
        if (x.elements() == 0) return;
        for (std::int64_t line = 0; line < v.outer * v.inner; ++line) {
            const std::int64_t begin = line / v.inner * v.size * v.inner + line % v.inner;
            T running = static_cast<T>(static_cast<float>(first));
            for (std::int64_t i = 0; i < v.size; ++i) {
                const std::int64_t at = begin + (reverse ? v.size - 1 - i : i) * v.inner;
                const T next = Op::of(running, from[at]);
                to[at] = exclusive ? running : next;
                running = next;
            }
        }
    });
    if (!known) return unsupported_type(c, x.type());
    c.output(0, std::move(out));
}

// The k largest of each row and their places; of equal elements the first comes first.
inline void largest(kernel_context& c, std::int64_t k) {
    const tensor& x = c.input(0);
    const std::int64_t size = x.rank() == 0 ? 0 : x.dims()[x.rank() - 1];
    if (x.rank() == 0 || k < 0 || k > size) {
        return invalid(c, "the " + std::to_string(k) + " largest of shape " + text(x.dims()),
                       "rows of at least that many elements");
    }
    sizes dims = sizes_of(x);
    dims.back() = k;
    tensor values = tensor::uninitialized(x.type(), shape{dims});
    tensor places = tensor::uninitialized(dtype::int32, shape{dims});
    const auto place = places.writable<std::int32_t>();
    const bool known = with_type(reals{}, x.type(), [&]<class Tag>(Tag) {
        using T = typename Tag::type;
        const auto out = values.writable<T>();
        std::vector<std::int32_t> order(static_cast<std::size_t>(size));
        const T* row = x.values<T>().data();
        for (std::size_t at = 0; at < out.size(); at += static_cast<std::size_t>(k), row += size) {
            std::iota(order.begin(), order.end(), 0);
            std::partial_sort(order.begin(), order.begin() + k, order.end(),
                              [row](std::int32_t a, std::int32_t b) {
                                  return row[b] < row[a] || (!(row[a] < row[b]) && a < b);
                              });
            for (std::size_t i = 0; i < static_cast<std::size_t>(k); ++i) {
                place[at + i] = order[i];
                out[at + i] = row[order[i]];
            }
        }
    });
    if (!known) return unsupported_type(c, x.type());
    const auto indices =
        cast_to(places, base_of(attr_or(c.node(), "index_type", dtype::int32)));
    c.output(0, std::move(values));
    c.output(1, indices ? *indices : places);
}

}  // namespace detail

inline void arg_max(kernel_context& c) { detail::best_place<true>(c); }
inline void arg_min(kernel_context& c) { detail::best_place<false>(c); }
inline void cumulative_sum(kernel_context& c) { detail::cumulate<plus>(c, 0); }
inline void cumulative_product(kernel_context& c) { detail::cumulate<times>(c, 1); }
inline void top_k_v1(kernel_context& c) {
    detail::largest(c, attr_or<std::int64_t>(c.node(), "k", 0));
}
inline void top_k(kernel_context& c) {
    if (const auto k = integer_in(c, 1)) detail::largest(c, *k);
}

inline constexpr kernel_table along_axis_kernels{
    row_for("ArgMax", runs<arg_max>),
    row_for("ArgMin", runs<arg_min>),
    rows_for<cumulative_sum>("Cumsum", numbers::set),
    rows_for<cumulative_product>("Cumprod", numbers::set),
    rows_for<top_k_v1>("TopK", reals::set),
    rows_for<top_k>("TopKV2", reals::set)};

}  // namespace evergraph::tf

#endif
