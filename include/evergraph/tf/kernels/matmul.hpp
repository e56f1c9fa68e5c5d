// SPDX-License-Identifier: BSL-1.0
// matmul: products of matrices, one or many.
#ifndef EVERGRAPH_TF_KERNELS_MATMUL_HPP
#define EVERGRAPH_TF_KERNELS_MATMUL_HPP

#include <algorithm>
#include <complex>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <optional>
#include <span>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "../../run/kernel_table.hpp"
#include "arguments.hpp"
#include "arithmetic.hpp"
#include "broadcast.hpp"
#include "cast.hpp"
#include "narrow_types.hpp"

namespace evergraph::tf {

using matmul_types = join<floats, signed_integers, complexes>;

// Element (row, column) of a matrix lies at row * row_step + column * column_step.
template <class T>
struct matrix_view {
    const T* data = nullptr;
    std::int64_t row_step = 0;
    std::int64_t column_step = 0;
    bool conjugated = false;

    T at(std::int64_t row, std::int64_t column) const {
        const T value = data[row * row_step + column * column_step];
        if constexpr (is_complex<T>) return conjugated ? std::conj(value) : value;
        return value;
    }
};

namespace detail {

inline constexpr std::int64_t panel_columns = 8;
inline constexpr std::int64_t panel_rows = 4;

// The columns of b in panels of 8, each panel row by row; missing columns are 0.
template <class T>
std::vector<T> panels_of(matrix_view<T> b, std::int64_t depth, std::int64_t columns) {
    const std::int64_t width_of_all = (columns + panel_columns - 1) / panel_columns * panel_columns;
    std::vector<T> out(static_cast<std::size_t>(width_of_all * depth));
    T* to = out.data();
    for (std::int64_t first = 0; first < columns; first += panel_columns) {
        const std::int64_t width = std::min(panel_columns, columns - first);
        for (std::int64_t k = 0; k < depth; ++k, to += panel_columns) {
            for (std::int64_t j = 0; j < width; ++j) to[j] = b.at(k, first + j);
        }
    }
    return out;
}

// Eight elements that are added and multiplied together: a vector register or two for floats.
template <class T>
struct eight {
    T of[static_cast<std::size_t>(panel_columns)]{};

    void add_product(T x, const T* panel) {
        for (std::size_t j = 0; j < static_cast<std::size_t>(panel_columns); ++j) {
            of[j] = plus::of(of[j], times::of(x, panel[j]));
        }
    }
    void store(T* out, std::int64_t width) const { std::copy_n(of, width, out); }
};
#if defined(__GNUC__)
// Left to itself, g++ 12 -O3 -march=native makes the loops above five times slower than this.
template <class T, class Vector>
struct eight_in_vector {
    Vector of{};

    void add_product(T x, const T* panel) {
        Vector row;
        std::memcpy(&row, panel, sizeof row);
        of += x * row;
    }
    void store(T* out, std::int64_t width) const {
        std::memcpy(out, &of, static_cast<std::size_t>(width) * sizeof(T));
    }
};
using eight_floats = float __attribute__((vector_size(32)));
using eight_doubles = double __attribute__((vector_size(64)));
template <>
struct eight<float> : eight_in_vector<float, eight_floats> {};
template <>
struct eight<double> : eight_in_vector<double, eight_doubles> {};
#endif

// out[i][j] = sum over k, in the order of k, for one panel and four rows.
template <class T>
void multiply_four(const T* a, std::int64_t depth, const T* panel, T* out, std::int64_t out_step,
                   std::int64_t width) {
    eight<T> first;
    eight<T> second;
    eight<T> third;
    eight<T> fourth;
    for (std::int64_t k = 0; k < depth; ++k, panel += panel_columns) {
        first.add_product(a[k], panel);
        second.add_product(a[depth + k], panel);
        third.add_product(a[2 * depth + k], panel);
        fourth.add_product(a[3 * depth + k], panel);
    }
    first.store(out, width);
    second.store(out + out_step, width);
    third.store(out + 2 * out_step, width);
    fourth.store(out + 3 * out_step, width);
}

template <class T>
void multiply_one(const T* a, std::int64_t depth, const T* panel, T* out, std::int64_t width) {
    eight<T> sums;
    for (std::int64_t k = 0; k < depth; ++k, panel += panel_columns) {
        sums.add_product(a[k], panel);
    }
    sums.store(out, width);
}

}  // namespace detail

// A right operand, rearranged once for many products.
template <class T>
class packed_matrix {
 public:
    packed_matrix(matrix_view<T> b, std::int64_t depth, std::int64_t columns)
        : depth_(depth), columns_(columns), panels_(detail::panels_of(b, depth, columns)) {}

    // out[rows][columns] = a[rows][depth] * this; `a` is row-major, out's rows are out_step apart.
    void multiply(const T* a, std::int64_t rows, T* out, std::int64_t out_step) const {
        const T* panel = panels_.data();
        for (std::int64_t first = 0; first < columns_; first += detail::panel_columns) {
            const std::int64_t width = std::min(detail::panel_columns, columns_ - first);
            std::int64_t i = 0;
            for (; i + detail::panel_rows <= rows; i += detail::panel_rows) {
                detail::multiply_four(a + i * depth_, depth_, panel, out + i * out_step + first,
                                      out_step, width);
            }
            for (; i < rows; ++i) {
                detail::multiply_one(a + i * depth_, depth_, panel, out + i * out_step + first,
                                     width);
            }
            panel += detail::panel_columns * depth_;
        }
    }

 private:
    std::int64_t depth_;
    std::int64_t columns_;
    std::vector<T> panels_;
};

// What a product does to its operands; the attrs have other names in MatMul and in BatchMatMul.
struct matmul_form {
    bool transpose_a = false;
    bool transpose_b = false;
    bool conjugate = false;
};

namespace detail {

template <class T>
matrix_view<T> operand(const T* data, std::int64_t columns, bool transposed, bool conjugate) {
    if (transposed) return {data, 1, columns, conjugate};
    return {data, columns, 1, conjugate};
}

struct matmul_sizes {
    std::int64_t rows = 0;
    std::int64_t depth = 0;
    std::int64_t columns = 0;
    std::int64_t a_columns = 0;  // as stored
    std::int64_t b_columns = 0;
};

template <class T>
void multiply(const T* a, const T* b, T* out, const matmul_sizes& n, matmul_form form) {
    std::vector<T> rows;
    if (form.transpose_a) {
        rows.resize(static_cast<std::size_t>(n.rows * n.depth));
        const auto view = operand(a, n.a_columns, true, form.conjugate);
        for (std::int64_t i = 0; i < n.rows; ++i) {
            for (std::int64_t k = 0; k < n.depth; ++k) {
                rows[static_cast<std::size_t>(i * n.depth + k)] = view.at(i, k);
            }
        }
        a = rows.data();
    }
    const bool conjugate_b = form.transpose_b && form.conjugate;
    const auto right = operand(b, n.b_columns, form.transpose_b, conjugate_b);
    packed_matrix<T>{right, n.depth, n.columns}.multiply(a, n.rows, out, n.columns);
}

inline std::optional<matmul_sizes> matmul_sizes_of(kernel_context& c, matmul_form form) {
    const auto a = c.input(0).dims().sizes();
    const auto b = c.input(1).dims().sizes();
    const std::size_t ra = a.size();
    const std::size_t rb = b.size();
    if (ra < 2 || rb < 2) {
        invalid(c, "operands of shapes " + list_text(a) + " and " + list_text(b), "matrices");
        return std::nullopt;
    }
    const bool ta = form.transpose_a;
    const bool tb = form.transpose_b;
    matmul_sizes n{ta ? a[ra - 1] : a[ra - 2], ta ? a[ra - 2] : a[ra - 1],
                   tb ? b[rb - 2] : b[rb - 1], a[ra - 1], b[rb - 1]};
    if (n.depth == (tb ? b[rb - 1] : b[rb - 2])) return n;
    invalid(c, "operands of shapes " + list_text(a) + " and " + list_text(b),
            "equal sizes along the inner dimension");
    return std::nullopt;
}

}  // namespace detail

// Matrices in the last two dimensions; those in front broadcast if `broadcasts`, else are equal.
inline void multiply_matrices(kernel_context& c, matmul_form form, bool broadcasts) {
    const auto n = detail::matmul_sizes_of(c, form);
    if (!n) return;
    const tensor& a = c.input(0);
    const tensor& b = c.input(1);
    const auto a_batch = a.dims().sizes().first(a.rank() - 2);
    const auto b_batch = b.dims().sizes().first(b.rank() - 2);
    auto dims = broadcast_sizes(a_batch, b_batch);
    if (!dims || (!broadcasts && !std::ranges::equal(a_batch, b_batch))) {
        return invalid(c, "batches " + list_text(a_batch) + " and " + list_text(b_batch),
                       broadcasts ? "batches that broadcast" : "equal batches");
    }
    const broadcast_walk walk{a_batch, b_batch, *dims};
    dims->insert(dims->end(), {n->rows, n->columns});
    auto out = make_output(c, a.type(), *dims);
    if (!out) return;
    const bool known = with_type(matmul_types{}, a.type(), [&]<class Tag>(Tag) {
        using T = typename Tag::type;
        if (out->elements() == 0) return;
        const T* left = a.values<T>().data();
        const T* right = b.values<T>().data();
        T* to = out->writable<T>().data();
        walk.for_each_line([&](std::int64_t i, std::int64_t i_step, std::int64_t j,
                               std::int64_t j_step, std::int64_t count) {
            for (std::int64_t m = 0; m < count; ++m, i += i_step, j += j_step) {
                detail::multiply(left + i * n->rows * n->depth, right + j * n->depth * n->columns,
                                 to, *n, form);
                to += n->rows * n->columns;
            }
            return !c.stopping();
        });
    });
    if (!known) return unsupported_type(c, a.type());
    c.output(0, std::move(*out));
}

inline void mat_mul(kernel_context& c) {
    if (c.input(0).rank() != 2 || c.input(1).rank() != 2) {
        return invalid(c, "operands of shapes " + text(c.input(0).dims()) + " and " +
                              text(c.input(1).dims()), "two matrices");
    }
    const plan_node& node = c.node();
    multiply_matrices(c, {attr_or(node, "transpose_a", false), attr_or(node, "transpose_b", false),
                          false}, false);
}

inline matmul_form batch_form(const plan_node& node) {
    return {attr_or(node, "adj_x", false), attr_or(node, "adj_y", false), true};
}
inline void batch_mat_mul(kernel_context& c) { multiply_matrices(c, batch_form(c.node()), false); }
inline void broadcasting_mat_mul(kernel_context& c) {
    multiply_matrices(c, batch_form(c.node()), true);
}

// Operands of different types meet in the type of the result.
inline void mixed_mat_mul(kernel_context& c) {
    const dtype type = base_of(attr_or(c.node(), "Tout", dtype::invalid));
    const dtype wide = wide_type_of(type);
    std::optional<tensor> a = cast_to(c.take(0), wide);
    std::optional<tensor> b = cast_to(c.take(1), wide);
    if (!a || !b) return unsupported_type(c, type);
    tensor* inputs[]{&*a, &*b};
    const std::uint8_t last_use[]{1, 1};
    tensor out;
    kernel_context same{c.node(), inputs, last_use, {&out, 1}};
    multiply_matrices(same, batch_form(c.node()), true);
    if (std::optional<problem>& p = same.failure()) return c.fail(p->code, p->found, p->needed);
    c.output(0, narrowed(out, type));
}

inline constexpr kernel_table matmul_kernels{
    rows_for<mat_mul>("MatMul", matmul_types::set),
    rows_for<batch_mat_mul>("BatchMatMul", matmul_types::set),
    rows_for<broadcasting_mat_mul>("BatchMatMulV2", matmul_types::set),
    row_for("BatchMatMulV3", runs<mixed_mat_mul>)};

}  // namespace evergraph::tf

#endif
