// SPDX-License-Identifier: BSL-1.0
// softmax: Softmax and LogSoftmax along the last dimension.
#ifndef EVERGRAPH_TF_KERNELS_SOFTMAX_HPP
#define EVERGRAPH_TF_KERNELS_SOFTMAX_HPP

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>

#include "../../run/kernel_table.hpp"
#include "arguments.hpp"
#include "narrow_types.hpp"

namespace evergraph::tf {

namespace detail {

template <class T>
void softmax_line(std::span<T> line, bool logarithm) {
    const T most = *std::max_element(line.begin(), line.end());
    T sum{};
    for (T& v : line) {
        v -= most;
        const T e = std::exp(v);
        if (!logarithm) v = e;
        sum += e;
    }
    if (logarithm) {
        const T log_sum = std::log(sum);
        for (T& v : line) v -= log_sum;
    } else {
        const T scale = T{1} / sum;
        for (T& v : line) v *= scale;
    }
}

inline void softmax(kernel_context& c, bool logarithm) {
    tensor x = c.take(0);
    if (x.rank() == 0) return invalid(c, "logits of shape []", "at least a vector");
    const auto width = static_cast<std::size_t>(x.dims()[x.rank() - 1]);
    with_type(floats{}, x.type(), [&]<class Tag>(Tag) {
        auto values = x.writable<typename Tag::type>();
        for (; !values.empty(); values = values.subspan(width)) {
            softmax_line(values.first(width), logarithm);
        }
    });
    c.output(0, std::move(x));
}

}  // namespace detail

inline void softmax(kernel_context& c) { detail::softmax(c, false); }
inline void log_softmax(kernel_context& c) { detail::softmax(c, true); }

inline constexpr kernel_table softmax_kernels{
    rows_for<softmax>("Softmax", floats::set),
    rows_for<log_softmax>("LogSoftmax", floats::set)};

}  // namespace evergraph::tf

#endif
