// SPDX-License-Identifier: BSL-1.0
// bias: a vector added along the channels of a tensor.
#ifndef EVERGRAPH_TF_KERNELS_BIAS_HPP
#define EVERGRAPH_TF_KERNELS_BIAS_HPP

#include <cstddef>
#include <string_view>
#include <utility>

#include "../../run/kernel_table.hpp"
#include "arithmetic.hpp"
#include "arguments.hpp"
#include "elementwise.hpp"

namespace evergraph::tf {

// x plus the vector b along dimension `channels`.
inline void add_along(kernel_context& c, std::size_t channels) {
    tensor x = c.take(0);
    const tensor& b = c.input(1);
    if (b.rank() != 1 || channels >= x.rank() || b.dims()[0] != x.dims()[channels]) {
        return invalid(c, "a bias of shape " + text(b.dims()) + " for values of shape " +
                              text(x.dims()), "one element for each channel");
    }
    sizes dims(x.rank() - channels, 1);
    dims[0] = b.dims()[0];
    const auto op = detail::binary_line_of<plus>(x.type());
    if (!x.unique()) {
        tensor out = tensor::uninitialized(x.type(), x.dims());
        detail::run_lines(op, x, b.reshaped(shape{dims}), out);
        return c.output(0, std::move(out));
    }
    detail::run_lines(op, x, b.reshaped(shape{dims}), x);
    c.output(0, std::move(x));
}

inline void bias_add(kernel_context& c) {
    const std::size_t rank = c.input(0).rank();
    if (rank < 2) {
        return invalid(c, "values of shape " + text(c.input(0).dims()), "at least a matrix");
    }
    const bool first = string_attr(c.node(), "data_format", "NHWC") == "NCHW";
    add_along(c, first ? 1 : rank - 1);
}
inline void bias_add_v1(kernel_context& c) {
    const std::size_t rank = c.input(0).rank();
    if (rank < 2) {
        return invalid(c, "values of shape " + text(c.input(0).dims()), "at least a matrix");
    }
    add_along(c, rank - 1);
}

inline constexpr kernel_table bias_kernels{
    rows_for<bias_add>("BiasAdd", numbers::set),
    rows_for<bias_add_v1>("BiasAddV1", numbers::set)};

}  // namespace evergraph::tf

#endif
