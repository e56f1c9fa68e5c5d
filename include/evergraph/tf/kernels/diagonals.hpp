// SPDX-License-Identifier: BSL-1.0
// diagonals: several diagonals of matrices as lines of a band, and rolled dimensions.
#ifndef EVERGRAPH_TF_KERNELS_DIAGONALS_HPP
#define EVERGRAPH_TF_KERNELS_DIAGONALS_HPP

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>

#include "../../run/kernel_table.hpp"
#include "arguments.hpp"
#include "copy_block.hpp"

namespace evergraph::tf {

namespace detail {

// Diagonals `lower` to `upper` of matrices; 0 is the main one. A band holds the upmost first.
struct diagonal_band {
    std::int64_t lower = 0;
    std::int64_t upper = 0;
    std::int64_t rows = 0;
    std::int64_t columns = 0;
    std::int64_t length = 0;  // of a line of the band

    std::int64_t count() const { return upper - lower + 1; }
    std::int64_t elements_of(std::int64_t d) const {
        const std::int64_t n = std::min(rows + std::min<std::int64_t>(d, 0),
                                        columns - std::max<std::int64_t>(d, 0));
        return std::clamp<std::int64_t>(n, 0, length);
    }
    void set_length() {
        length = std::max<std::int64_t>(0, std::min(rows + std::min<std::int64_t>(upper, 0),
                                                    columns - std::max<std::int64_t>(lower, 0)));
    }
    // Behind the dimensions of the batch.
    void append_dims(sizes& dims) const {
        if (count() > 1) dims.push_back(count());
        dims.push_back(length);
    }
};

// The second version has no alignment: its lines begin on the left.
inline bool left_aligned(const plan_node& node, std::int64_t d) {
    const std::string_view align = string_attr(node, "align", "LEFT_LEFT");
    return (d >= 0 && align.starts_with("LEFT")) || (d <= 0 && align.ends_with("LEFT"));
}

// Input i as the first and the last diagonal.
inline std::optional<diagonal_band> band_in(kernel_context& c, std::size_t i) {
    const auto k = integers_in(c, i);
    if (!k) return std::nullopt;
    if (k->empty() || k->size() > 2 || k->front() > k->back()) {
        invalid(c, "diagonals " + list_text(*k), "one, or a first and a last");
        return std::nullopt;
    }
    return diagonal_band{k->front(), k->back()};
}

// The diagonals of input 0, which must have them.
inline std::optional<diagonal_band> band_of_matrices(kernel_context& c, std::size_t i) {
    const shape& dims = c.input(0).dims();
    if (dims.rank() < 2) {
        invalid(c, "values of shape " + text(dims), "matrices");
        return std::nullopt;
    }
    auto band = band_in(c, i);
    if (!band) return std::nullopt;
    band->rows = dims[dims.rank() - 2];
    band->columns = dims[dims.rank() - 1];
    for (std::int64_t d : {band->lower, band->upper}) {
        if (d == 0 || (-band->rows < d && d < band->columns)) continue;
        invalid(c, "diagonal " + std::to_string(d) + " of shape " + text(dims), "one it has");
        return std::nullopt;
    }
    band->set_length();
    return band;
}

// f(dims of the block, its layout in the matrices, its layout in the bands) for each diagonal.
template <class F>
void for_each_diagonal(const plan_node& node, const diagonal_band& b, std::int64_t batch, F&& f) {
    for (std::int64_t d = b.upper; batch != 0 && d >= b.lower; --d) {
        const std::int64_t n = b.elements_of(d);
        if (n == 0) continue;
        const std::int64_t first = d < 0 ? -d * b.columns : d;
        const std::int64_t skipped = left_aligned(node, d) ? 0 : b.length - n;
        f(sizes{batch, n}, layout{first, {b.rows * b.columns, b.columns + 1}},
          layout{(b.upper - d) * b.length + skipped, {b.count() * b.length, 1}});
    }
}

inline bool is_single(kernel_context& c, std::size_t i) {
    if (c.input(i).elements() == 1) return true;
    invalid(c, "input " + std::to_string(i) + " of shape " + text(c.input(i).dims()), "a scalar");
    return false;
}

// Rows and columns as asked for, -1 for as few as hold the diagonals.
inline bool set_matrix_sizes(kernel_context& c, diagonal_band& b, std::int64_t rows,
                             std::int64_t columns) {
    const std::int64_t least_rows = b.length - std::min<std::int64_t>(b.upper, 0);
    const std::int64_t least_columns = b.length + std::max<std::int64_t>(b.lower, 0);
    b.rows = rows == -1 ? least_rows : rows;
    b.columns = columns == -1 ? least_columns : columns;
    if (rows == -1 && columns == -1) b.rows = b.columns = std::max(least_rows, least_columns);
    const bool tight = b.rows == least_rows || b.columns == least_columns;
    if (tight && b.rows >= least_rows && b.columns >= least_columns) return true;
    invalid(c, std::to_string(b.rows) + " rows and " + std::to_string(b.columns) + " columns",
            "at least " + std::to_string(least_rows) + " and " + std::to_string(least_columns) +
                ", one of them exactly");
    return false;
}

}  // namespace detail

// Matrices with these diagonals, padded elsewhere.
inline void matrix_diagonals(kernel_context& c) {
    const tensor& x = c.input(0);
    auto band = detail::band_in(c, 1);
    const auto rows = band ? integer_in(c, 2) : std::nullopt;
    const auto columns = rows ? integer_in(c, 3) : std::nullopt;
    if (!columns || !detail::is_single(c, 4)) return;
    const std::size_t used = band->count() > 1 ? 2 : 1;
    if (x.rank() < used || (used == 2 && x.dims()[x.rank() - 2] != band->count())) {
        return invalid(c, "diagonals of shape " + text(x.dims()),
                       std::to_string(band->count()) + " diagonals in each matrix");
    }
    band->length = x.dims()[x.rank() - 1];
    if (!detail::set_matrix_sizes(c, *band, *rows, *columns)) return;
    sizes dims{x.dims().begin(), x.dims().end() - static_cast<std::ptrdiff_t>(used)};
    const std::int64_t batch = x.elements() == 0 ? 0 : product(dims);
    dims.insert(dims.end(), {band->rows, band->columns});
    auto out = make_output(c, x.type(), dims);
    if (!out) return;
    fill_with(*out, c.input(4));
    detail::for_each_diagonal(c.node(), *band, batch, [&](sizes n, layout matrix, layout line) {
        copy_block(std::move(n), *out, std::move(matrix), x, std::move(line));
    });
    c.output(0, std::move(*out));
}

// The diagonals of matrices, padded to one length.
inline void matrix_diagonals_part(kernel_context& c) {
    const tensor& x = c.input(0);
    const auto band = detail::band_of_matrices(c, 1);
    if (!band || !detail::is_single(c, 2)) return;
    sizes dims{x.dims().begin(), x.dims().end() - 2};
    const std::int64_t batch = x.elements() == 0 ? 0 : product(dims);
    band->append_dims(dims);
    auto out = make_output(c, x.type(), dims);
    if (!out) return;
    fill_with(*out, c.input(2));
    detail::for_each_diagonal(c.node(), *band, batch, [&](sizes n, layout matrix, layout line) {
        copy_block(std::move(n), *out, std::move(line), x, std::move(matrix));
    });
    c.output(0, std::move(*out));
}

// Matrices with other diagonals.
inline void matrix_set_diagonals(kernel_context& c) {
    const auto band = detail::band_of_matrices(c, 2);
    if (!band) return;
    const tensor& lines = c.input(1);
    sizes wanted{c.input(0).dims().begin(), c.input(0).dims().end() - 2};
    const std::size_t outer = wanted.size();
    band->append_dims(wanted);
    if (!std::ranges::equal(lines.dims().sizes(), wanted)) {
        return invalid(c, "diagonals of shape " + text(lines.dims()), list_text(wanted));
    }
    const std::int64_t batch =
        lines.elements() == 0 ? 0 : product(std::span{wanted}.first(outer));
    tensor x = c.take(0);
    if (!x.unique()) x = x.copy();
    detail::for_each_diagonal(c.node(), *band, batch, [&](sizes n, layout matrix, layout line) {
        copy_block(std::move(n), x, std::move(matrix), lines, std::move(line));
    });
    c.output(0, std::move(x));
}

// Dimensions shifted round: what leaves at the end comes back at the front.
inline void roll(kernel_context& c) {
    const auto shifts = integers_in(c, 1);
    const auto axes = shifts ? integers_in(c, 2) : std::nullopt;
    if (!axes) return;
    tensor x = c.take(0);
    if (x.rank() == 0 || shifts->size() != axes->size() ||
        c.input(1).rank() != c.input(2).rank()) {
        return invalid(c, "shape " + text(x.dims()) + " rolled by " + list_text(*shifts) +
                              " along " + list_text(*axes), "one shift for each axis");
    }
    const sizes strides = row_major(x.dims().sizes());
    for (std::size_t i = 0; i < axes->size(); ++i) {
        const auto axis = axis_in(c, (*axes)[i], x.rank());
        if (!axis) return;
        const std::int64_t n = x.dims()[*axis];
        if (x.elements() == 0 || (*shifts)[i] % n == 0) continue;
        const std::int64_t shift = ((*shifts)[i] % n + n) % n;
        tensor out = tensor::uninitialized(x.type(), x.dims());
        sizes block = sizes_of(x);
        block[*axis] = n - shift;
        copy_block(block, out, {shift * strides[*axis], strides}, x, {0, strides});
        block[*axis] = shift;
        copy_block(block, out, {0, strides}, x, {(n - shift) * strides[*axis], strides});
        x = std::move(out);
    }
    c.output(0, std::move(x));
}

inline constexpr kernel_table diagonal_kernels{
    row_for("MatrixDiagV2", runs<matrix_diagonals>, "T", movable_types),
    row_for("MatrixDiagV3", runs<matrix_diagonals>, "T", movable_types),
    row_for("MatrixDiagPartV2", runs<matrix_diagonals_part>, "T", movable_types),
    row_for("MatrixDiagPartV3", runs<matrix_diagonals_part>, "T", movable_types),
    row_for("MatrixSetDiagV2", runs<matrix_set_diagonals>, "T", movable_types),
    row_for("MatrixSetDiagV3", runs<matrix_set_diagonals>, "T", movable_types),
    row_for("Roll", runs<roll>, "T", movable_types)};

}  // namespace evergraph::tf

#endif
