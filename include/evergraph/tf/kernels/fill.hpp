// SPDX-License-Identifier: BSL-1.0
// fill: tensors made from a rule: constant, counting, one-hot, diagonal.
#ifndef EVERGRAPH_TF_KERNELS_FILL_HPP
#define EVERGRAPH_TF_KERNELS_FILL_HPP

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <type_traits>
#include <utility>

#include "../../run/kernel_table.hpp"
#include "arguments.hpp"
#include "arithmetic.hpp"
#include "cast.hpp"
#include "copy_block.hpp"
#include "narrow_types.hpp"

namespace evergraph::tf {

inline void fill(kernel_context& c) {
    const auto wanted = integers_in(c, 0);
    if (!wanted) return;
    const tensor& value = c.input(1);
    if (value.elements() != 1) {
        return invalid(c, "a value of shape " + text(value.dims()), "a scalar");
    }
    auto out = make_output(c, value.type(), *wanted);
    if (!out) return;
    fill_with(*out, value);
    c.output(0, std::move(*out));
}

inline void zeros_like(kernel_context& c) {
    c.output(0, tensor::zeros(c.input(0).type(), c.input(0).dims()));
}
inline void ones_like(kernel_context& c) {
    const auto one = cast_to(tensor::scalar(1.0F), c.input(0).type());
    if (!one) return unsupported_type(c, c.input(0).type());
    tensor out = tensor::uninitialized(c.input(0).type(), c.input(0).dims());
    fill_with(out, *one);
    c.output(0, std::move(out));
}
// Elements nobody has set, here zeros.
inline void empty(kernel_context& c) {
    const auto wanted = integers_in(c, 0);
    const dtype type = base_of(attr_or(c.node(), "dtype", dtype::invalid));
    if (!wanted) return;
    if (!movable_types.contains(type)) return unsupported_type(c, type);
    if (const auto dims = output_shape(c, type, *wanted)) c.output(0, tensor::zeros(type, *dims));
}

namespace detail {

// How many steps of delta lie in [start, limit); nothing if the direction is wrong.
template <class T>
std::optional<std::int64_t> step_count(T start, T limit, T delta) {
    if (delta == T{} || (delta > T{} ? start > limit : start < limit)) return std::nullopt;
    if constexpr (std::is_floating_point_v<T>) {
        const auto count = std::ceil(std::fabs((limit - start) / delta));
        if (!(count < T{1e15F})) return std::nullopt;
        return static_cast<std::int64_t>(count);
    } else {
        const auto span = delta > 0 ? static_cast<std::uint64_t>(limit) -
                                          static_cast<std::uint64_t>(start)
                                    : static_cast<std::uint64_t>(start) -
                                          static_cast<std::uint64_t>(limit);
        const auto width = delta > 0 ? static_cast<std::uint64_t>(delta)
                                     : std::uint64_t{0} - static_cast<std::uint64_t>(delta);
        const std::uint64_t count = span == 0 ? 0 : (span - 1) / width + 1;
        return static_cast<std::int64_t>(std::min<std::uint64_t>(count, std::uint64_t{1} << 62U));
    }
}

}  // namespace detail

using range_types = join<floats, types<std::int32_t, std::int64_t>>;

inline void range(kernel_context& c) {
    const dtype type = c.input(0).type();
    for (std::size_t i = 0; i < 3; ++i) {
        if (c.input(i).elements() == 1) continue;
        return invalid(c, "input " + std::to_string(i) + " of shape " + text(c.input(i).dims()),
                       "a scalar");
    }
    const bool known = with_type(range_types{}, type, [&]<class Tag>(Tag) {
        using T = typename Tag::type;
        const T start = c.values<T>(0)[0];
        const T delta = c.values<T>(2)[0];
        const auto count = detail::step_count(start, c.values<T>(1)[0], delta);
        if (!count) {
            return invalid(c, "a range from " + std::to_string(start) + " to " +
                                  std::to_string(c.values<T>(1)[0]) + " by " +
                                  std::to_string(delta),
                           "a step other than 0 that leads to the limit");
        }
        auto out = make_output(c, type, sizes{*count});
        if (!out) return;
        T value = start;
        for (T& v : out->template writable<T>()) {
            v = value;
            value = plus::of(value, delta);
        }
        c.output(0, std::move(*out));
    });
    if (!known) unsupported_type(c, type);
}

// The ends are hit exactly.
inline void lin_space(kernel_context& c) {
    const auto count = integer_in(c, 2);
    if (!count) return;
    if (c.input(0).elements() != 1 || c.input(1).elements() != 1 || *count <= 0) {
        return invalid(c, std::to_string(*count) + " numbers from " + text(c.input(0).dims()) +
                              " to " + text(c.input(1).dims()), "at least one, between scalars");
    }
    auto out = make_output(c, c.input(0).type(), sizes{*count});
    if (!out) return;
    with_type(floats{}, out->type(), [&]<class Tag>(Tag) {
        using T = typename Tag::type;
        const auto values = out->template writable<T>();
        const T start = c.values<T>(0)[0];
        const T stop = c.values<T>(1)[0];
        const T step = values.size() > 1 ? (stop - start) / static_cast<T>(values.size() - 1) : T{};
        for (std::size_t i = 0; i < values.size(); ++i) {
            values[i] = start + step * static_cast<T>(i);
        }
        if (values.size() > 1) values.back() = stop;
    });
    c.output(0, std::move(*out));
}

// An index outside [0, depth) sets nothing on.
inline void one_hot(kernel_context& c) {
    const tensor& index = c.input(0);
    const auto depth = integer_in(c, 1);
    if (!depth) return;
    const auto wanted = attr_or<std::int64_t>(c.node(), "axis", -1);
    const auto axis = axis_in(c, wanted, index.rank() + 1);
    if (!axis) return;
    if (c.input(2).elements() != 1 || c.input(3).elements() != 1 || *depth < 0) {
        return invalid(c, "depth " + std::to_string(*depth) + ", on of shape " +
                              text(c.input(2).dims()) + ", off of shape " + text(c.input(3).dims()),
                       "a depth from 0 and scalars");
    }
    sizes dims = sizes_of(index);
    dims.insert(dims.begin() + static_cast<std::ptrdiff_t>(*axis), *depth);
    auto out = make_output(c, c.input(2).type(), dims);
    if (!out) return;
    fill_with(*out, c.input(3));
    const std::int64_t inner = product(index.dims().sizes().subspan(*axis));
    std::int64_t at = 0;
    for (std::int64_t i : integers_of(index)) {
        if (i >= 0 && i < *depth) {
            const std::int64_t to = (at / inner * *depth + i) * inner + at % inner;
            copy_block({1}, *out, {to, {1}}, c.input(2), {0, {1}});
        }
        ++at;
    }
    c.output(0, std::move(*out));
}

// A tensor on the diagonal of one of twice its rank.
inline void diagonal(kernel_context& c) {
    const tensor& x = c.input(0);
    sizes dims = sizes_of(x);
    dims.insert(dims.end(), x.dims().begin(), x.dims().end());
    auto out = make_output(c, x.type(), dims);
    if (!out) return;
    fill_with(*out, tensor::zeros(x.type(), shape{}));
    copy_block({x.elements()}, *out, {0, {x.elements() + 1}}, x, {0, {1}});
    c.output(0, std::move(*out));
}
inline void diagonal_part(kernel_context& c) {
    const tensor& x = c.input(0);
    const auto dims = x.dims().sizes();
    const std::size_t half_rank = x.rank() / 2;
    if (x.rank() % 2 != 0 || x.rank() == 0 ||
        !std::equal(dims.begin(), dims.begin() + static_cast<std::ptrdiff_t>(half_rank),
                    dims.begin() + static_cast<std::ptrdiff_t>(half_rank))) {
        return invalid(c, "shape " + text(x.dims()), "two equal halves");
    }
    tensor out = tensor::uninitialized(x.type(), shape{dims.first(half_rank)});
    const std::int64_t n = out.elements();
    copy_block({n}, out, {0, {1}}, x, {0, {n + 1}});
    c.output(0, std::move(out));
}

// The last dimension on the diagonals of matrices.
inline void matrix_diagonal(kernel_context& c) {
    const tensor& x = c.input(0);
    if (x.rank() == 0) return invalid(c, "shape []", "at least a vector");
    const std::int64_t n = x.dims()[x.rank() - 1];
    sizes dims = sizes_of(x);
    dims.push_back(n);
    auto out = make_output(c, x.type(), dims);
    if (!out) return;
    fill_with(*out, tensor::zeros(x.type(), shape{}));
    if (n != 0) {
        copy_block({x.elements() / n, n}, *out, {0, {n * n, n + 1}}, x, {0, {n, 1}});
    }
    c.output(0, std::move(*out));
}
inline void matrix_diagonal_part(kernel_context& c) {
    const tensor& x = c.input(0);
    if (x.rank() < 2) return invalid(c, "shape " + text(x.dims()), "at least a matrix");
    const std::int64_t rows = x.dims()[x.rank() - 2];
    const std::int64_t columns = x.dims()[x.rank() - 1];
    const std::int64_t n = std::min(rows, columns);
    sizes dims = sizes_of(x);
    dims.pop_back();
    dims.back() = n;
    tensor out = tensor::uninitialized(x.type(), shape{dims});
    if (out.elements() != 0) {
        copy_block({out.elements() / n, n}, out, {0, {n, 1}}, x,
                   {0, {rows * columns, columns + 1}});
    }
    c.output(0, std::move(out));
}

inline constexpr kernel_table fill_kernels{
    row_for("Fill", runs<fill>, "T", movable_types),
    row_for("ZerosLike", runs<zeros_like>, "T", movable_types),
    row_for("OnesLike", runs<ones_like>),
    row_for("Empty", runs<empty>),
    rows_for<range>("Range", range_types::set, "Tidx"),
    rows_for<lin_space>("LinSpace", floats::set),
    row_for("OneHot", runs<one_hot>, "T", movable_types),
    row_for("Diag", runs<diagonal>, "T", movable_types),
    row_for("DiagPart", runs<diagonal_part>, "T", movable_types),
    row_for("MatrixDiag", runs<matrix_diagonal>, "T", movable_types),
    row_for("MatrixDiagPart", runs<matrix_diagonal_part>, "T", movable_types)};

}  // namespace evergraph::tf

#endif
