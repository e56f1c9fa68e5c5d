// SPDX-License-Identifier: BSL-1.0
// matrix: shapes of products of matrices, diagonals and biases.
#ifndef EVERGRAPH_TF_SHAPES_MATRIX_HPP
#define EVERGRAPH_TF_SHAPES_MATRIX_HPP

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string>

#include "shape_rules.hpp"

namespace evergraph::tf {

namespace detail {

// Rows and columns of the last two dimensions, the other way round on request.
struct matrix_sizes {
    std::int64_t rows = unknown_size;
    std::int64_t columns = unknown_size;
};
inline matrix_sizes matrix_of(const partial_shape& s, bool transposed) {
    if (s.rank() < 2) return {};
    matrix_sizes m{s[s.rank() - 2], s[s.rank() - 1]};
    if (transposed) std::swap(m.rows, m.columns);
    return m;
}

inline bool matmul_shape(shape_context& c) {
    if (!needs_rank(c, 0, 2) || !needs_rank(c, 1, 2)) return false;
    const matrix_sizes a = matrix_of(c.input(0), c.flag("transpose_a"));
    const matrix_sizes b = matrix_of(c.input(1), c.flag("transpose_b"));
    if (!merged_size(a.columns, b.rows)) {
        return c.refuse(two_texts(c.input(0), c.input(1)) + " to multiply");
    }
    c.set(0, {a.rows, b.columns});
    return true;
}

inline bool batch_matmul_shape(shape_context& c) {
    if (!needs_rank_at_least(c, 0, 2) || !needs_rank_at_least(c, 1, 2)) return false;
    const partial_shape& x = c.input(0);
    const partial_shape& y = c.input(1);
    const matrix_sizes a = matrix_of(x, c.flag("adj_x"));
    const matrix_sizes b = matrix_of(y, c.flag("adj_y"));
    if (!merged_size(a.columns, b.rows)) return c.refuse(two_texts(x, y) + " to multiply");
    if (!x.has_rank() || !y.has_rank()) return true;
    auto batch = broadcast(partial_shape{x.sizes().first(x.rank() - 2)},
                           partial_shape{y.sizes().first(y.rank() - 2)});
    if (!batch) return c.refuse(two_texts(x, y) + " to multiply");
    batch->append(a.rows);
    batch->append(b.columns);
    c.set(0, *batch);
    return true;
}

inline bool bias_shape(shape_context& c) {
    if (!needs_rank(c, 1, 1) || !needs_rank_at_least(c, 0, 2)) return false;
    partial_shape out = c.input(0);
    if (!out.has_rank()) return true;
    const bool first = c.word("data_format") == "NCHW";
    const std::size_t at = first && out.rank() > 2 ? 1 : out.rank() - 1;
    const auto channels = merged_size(out[at], size_of(c, 1, 0));
    if (!channels) return c.refuse(two_texts(out, c.input(1)) + " to add");
    out.set(at, *channels);
    c.set(0, out);
    return true;
}

inline bool diag_shape(shape_context& c) {
    const partial_shape& in = c.input(0);
    if (!in.has_rank()) return true;
    partial_shape out = in;
    for (const std::int64_t n : in.sizes()) out.append(n);
    c.set(0, out);
    return true;
}
inline bool diag_part_shape(shape_context& c) {
    const partial_shape& in = c.input(0);
    if (!in.has_rank()) return true;
    if (in.rank() % 2 != 0 || in.rank() == 0) return c.refuse(text(in));
    partial_shape out = partial_shape::of_rank(0);
    for (std::size_t i = 0; i < in.rank() / 2; ++i) {
        const auto size = merged_size(in[i], in[i + in.rank() / 2]);
        if (!size) return c.refuse(text(in));
        out.append(*size);
    }
    c.set(0, out);
    return true;
}
inline bool matrix_diag_shape(shape_context& c) {
    if (!needs_rank_at_least(c, 0, 1)) return false;
    partial_shape out = c.input(0);
    if (!out.has_rank()) return true;
    out.append(out[out.rank() - 1]);
    c.set(0, out);
    return true;
}
inline bool matrix_diag_part_shape(shape_context& c) {
    if (!needs_rank_at_least(c, 0, 2)) return false;
    const partial_shape& in = c.input(0);
    if (!in.has_rank()) return true;
    partial_shape out{in.sizes().first(in.rank() - 2)};
    const matrix_sizes m = matrix_of(in, false);
    out.append(m.rows < 0 || m.columns < 0 ? unknown_size : std::min(m.rows, m.columns));
    c.set(0, out);
    return true;
}
inline bool matrix_shape(shape_context& c) {
    return needs_rank_at_least(c, 0, 2) && same_as_input(c);
}

// Each letter has one size, from the operands that know it.
inline bool einsum_shape(shape_context& c) {
    const std::string equation = c.word("equation");
    const std::size_t arrow = equation.find("->");
    if (arrow == std::string::npos || equation.find('.') != std::string::npos) return true;
    std::array<std::int64_t, 256> sizes{};
    sizes.fill(unknown_size);
    std::size_t operand = 0;
    std::size_t at = 0;
    std::size_t used = 0;
    for (; at <= arrow; ++at) {
        const partial_shape& in = c.input(operand);
        if (at == arrow || equation[at] == ',') {
            if (in.has_rank() && in.rank() != used) {
                return c.refuse("'" + equation + "' for an operand of " + text(in));
            }
            ++operand;
            used = 0;
        } else if (equation[at] != ' ') {
            auto& size = sizes[static_cast<unsigned char>(equation[at])];
            const auto both = merged_size(size, used < in.rank() ? in[used] : unknown_size);
            if (!both) return c.refuse("two sizes of '" + equation.substr(at, 1) + "'");
            size = *both;
            ++used;
        }
    }
    partial_shape out = partial_shape::of_rank(0);
    for (at = arrow + 2; at < equation.size(); ++at) {
        if (equation[at] != ' ') out.append(sizes[static_cast<unsigned char>(equation[at])]);
    }
    c.set(0, out);
    return true;
}

}  // namespace detail

inline constexpr std::array matrix_shapes = std::to_array<shape_row>(
    {{"MatMul", detail::matmul_shape}, {"BatchMatMul", detail::batch_matmul_shape},
     {"BatchMatMulV2", detail::batch_matmul_shape}, {"BatchMatMulV3", detail::batch_matmul_shape},
     {"BiasAdd", detail::bias_shape}, {"BiasAddV1", detail::bias_shape},
     {"Diag", detail::diag_shape}, {"DiagPart", detail::diag_part_shape},
     {"MatrixBandPart", detail::matrix_shape}, {"MatrixDiag", detail::matrix_diag_shape},
     {"MatrixDiagPart", detail::matrix_diag_part_shape}, {"MatrixSetDiag", detail::matrix_shape},
     {"MatrixSetDiagV2", detail::matrix_shape}, {"MatrixSetDiagV3", detail::matrix_shape},
     {"Einsum", detail::einsum_shape}});

}  // namespace evergraph::tf

#endif
