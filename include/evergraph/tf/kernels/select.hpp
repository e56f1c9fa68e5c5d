// SPDX-License-Identifier: BSL-1.0
// select: values picked by conditions, bounded, added up, or located.
#ifndef EVERGRAPH_TF_KERNELS_SELECT_HPP
#define EVERGRAPH_TF_KERNELS_SELECT_HPP

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>

#include "../../run/kernel_table.hpp"
#include "arguments.hpp"
#include "arithmetic.hpp"
#include "broadcast.hpp"
#include "copy_block.hpp"
#include "elementwise.hpp"

namespace evergraph::tf {

// `t` stretched to these sizes, which it must broadcast to.
inline tensor stretched(const tensor& t, const shape& dims) {
    if (t.dims() == dims) return t;
    tensor out = tensor::uninitialized(t.type(), dims);
    copy_in(out, t, {0, stretched_strides(t.dims().sizes(), dims.sizes())});
    return out;
}

namespace detail {

// `yes`, with runs of `no` where the condition is false; all of one shape.
inline void pick(kernel_context& c, const tensor& condition, tensor yes, const tensor& no) {
    const auto wanted = condition.values<bool>();
    for (std::size_t i = 0; i < wanted.size();) {
        const std::size_t first = i;
        while (i < wanted.size() && wanted[i] == wanted[first]) ++i;
        if (wanted[first]) continue;
        const auto at = static_cast<std::int64_t>(first);
        copy_block({static_cast<std::int64_t>(i - first)}, yes, {at, {1}}, no, {at, {1}});
    }
    c.output(0, std::move(yes));
}

}  // namespace detail

// The condition is of the values' shape, a scalar, or a vector over their first dimension.
inline void select(kernel_context& c) {
    tensor condition = c.input(0);
    const shape dims = c.input(1).dims();
    if (!(c.input(2).dims() == dims)) {
        return invalid(c, "values of shapes " + text(dims) + " and " + text(c.input(2).dims()),
                       "equal shapes");
    }
    const bool by_row = condition.rank() == 1 && dims.rank() > 1 && condition.dims()[0] == dims[0];
    if (by_row) {
        sizes column(dims.rank(), 1);
        column[0] = dims[0];
        condition = condition.reshaped(shape{column});
    } else if (condition.rank() != 0 && !(condition.dims() == dims)) {
        return invalid(c, "a condition of shape " + text(condition.dims()) +
                              " for values of shape " + text(dims),
                       "the same shape, a scalar, or a vector over the first dimension");
    }
    detail::pick(c, stretched(condition, dims), c.take(1), c.input(2));
}

inline void broadcasting_select(kernel_context& c) {
    const auto values = broadcast_sizes(c.input(1).dims().sizes(), c.input(2).dims().sizes());
    const auto all = values ? broadcast_sizes(c.input(0).dims().sizes(), *values) : std::nullopt;
    if (!all) {
        return invalid(c, "shapes " + text(c.input(0).dims()) + ", " + text(c.input(1).dims()) +
                              " and " + text(c.input(2).dims()), "shapes that broadcast");
    }
    const auto dims = output_shape(c, c.input(1).type(), *all);
    if (!dims) return;
    const tensor no = stretched(c.input(2), *dims);
    const tensor condition = stretched(c.input(0), *dims);
    detail::pick(c, condition, stretched(c.take(1), *dims), no);
}

// The bounds are scalars or of the values' shape.
inline void clip_by_value(kernel_context& c) {
    tensor x = c.take(0);
    const shape dims = x.dims();
    for (std::size_t i = 1; i < 3; ++i) {
        const tensor& bound = c.input(i);
        const auto together = broadcast_sizes(dims.sizes(), bound.dims().sizes());
        if (!together || !std::ranges::equal(*together, dims.sizes())) {
            return invalid(c, "a bound of shape " + text(bound.dims()) + " for values of shape " +
                                  text(dims), "a scalar or the same shape");
        }
    }
    const auto at_least = detail::binary_line_of<larger>(x.type());
    const auto at_most = detail::binary_line_of<smaller>(x.type());
    if (at_least.line == nullptr) return unsupported_type(c, x.type());
    tensor out = tensor::uninitialized(x.type(), dims);
    detail::run_lines(at_most, x, c.input(2), out);
    detail::run_lines(at_least, out, c.input(1), out);
    c.output(0, std::move(out));
}

inline void add_all(kernel_context& c) {
    tensor sum = c.take(0);
    const auto op = detail::binary_line_of<plus>(sum.type());
    if (op.line == nullptr || sum.type() == dtype::string) return unsupported_type(c, sum.type());
    for (std::size_t i = 1; i < c.input_count(); ++i) {
        if (!(c.input(i).dims() == sum.dims())) {
            return invalid(c, "shapes " + text(sum.dims()) + " and " + text(c.input(i).dims()),
                           "equal shapes");
        }
        if (sum.unique()) {
            detail::run_lines(op, sum, c.input(i), sum);
        } else {
            tensor out = tensor::uninitialized(sum.type(), sum.dims());
            detail::run_lines(op, sum, c.input(i), out);
            sum = std::move(out);
        }
    }
    c.output(0, std::move(sum));
}

// The coordinates of the elements that are not zero, in row-major order.
inline void where(kernel_context& c) {
    const tensor x = widened(c.input(0));
    if (x.rank() == 0) return invalid(c, "a condition of shape []", "at least a vector");
    sizes found;
    const bool known = with_type(join<numbers, types<bool>>{}, x.type(), [&]<class Tag>(Tag) {
        const auto values = x.values<typename Tag::type>();
        for (std::size_t i = 0; i < values.size(); ++i) {
            if (values[i] != typename Tag::type{}) found.push_back(static_cast<std::int64_t>(i));
        }
    });
    if (!known) return unsupported_type(c, x.type());
    const sizes strides = row_major(x.dims().sizes());
    auto out = make_output(c, dtype::int64, sizes{static_cast<std::int64_t>(found.size()),
                                                  static_cast<std::int64_t>(x.rank())});
    if (!out) return;
    auto to = out->writable<std::int64_t>().begin();
    for (std::int64_t at : found) {
        for (std::int64_t stride : strides) {
            *to++ = at / stride;
            at %= stride;
        }
    }
    c.output(0, std::move(*out));
}

inline constexpr kernel_table select_kernels{
    row_for("Select", runs<select>, "T", movable_types),
    row_for("SelectV2", runs<broadcasting_select>, "T", movable_types),
    rows_for<clip_by_value>("ClipByValue", reals::set),
    rows_for<add_all>("AddN", numbers::set),
    rows_for<add_all>("AccumulateNV2", numbers::set),
    row_for("Where", runs<where>)};

}  // namespace evergraph::tf

#endif
