// SPDX-License-Identifier: BSL-1.0
// rearrange: bands and diagonals of matrices, reversed sequences, distinct elements.
#ifndef EVERGRAPH_TF_KERNELS_REARRANGE_HPP
#define EVERGRAPH_TF_KERNELS_REARRANGE_HPP

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "../../run/kernel_table.hpp"
#include "arguments.hpp"
#include "broadcast.hpp"
#include "cast.hpp"
#include "copy_block.hpp"
#include "gather.hpp"
#include "narrow_types.hpp"
#include "shapes.hpp"

namespace evergraph::tf {

// Matrices with zeros outside the band; a negative width keeps that whole triangle.
inline void matrix_band_part(kernel_context& c) {
    const tensor& x = c.input(0);
    const auto lower = integer_in(c, 1);
    const auto upper = lower ? integer_in(c, 2) : std::nullopt;
    if (!upper) return;
    if (x.rank() < 2) return invalid(c, "values of shape " + text(x.dims()), "matrices");
    const std::int64_t rows = x.dims()[x.rank() - 2];
    const std::int64_t columns = x.dims()[x.rank() - 1];
    if (*lower > rows || *upper > columns) {
        return invalid(c, "a band of " + std::to_string(*lower) + " and " + std::to_string(*upper),
                       "at most " + std::to_string(rows) + " and " + std::to_string(columns));
    }
    tensor out = tensor::zeros(x.type(), x.dims());
    const run_copier copy{out, x};
    const std::int64_t lines = x.elements() == 0 ? 0 : x.elements() / columns;
    for (std::int64_t line = 0; line < lines; ++line) {
        const std::int64_t r = line % rows;
        const std::int64_t first =
            *lower < 0 ? 0 : std::clamp<std::int64_t>(r - *lower, 0, columns);
        const std::int64_t last = *upper < 0 ? columns : std::min(columns, r + *upper + 1);
        const std::int64_t at = line * columns + first;
        copy(at, at, std::max<std::int64_t>(last - first, 0));
    }
    c.output(0, std::move(out));
}

// Matrices with another main diagonal.
inline void matrix_set_diagonal(kernel_context& c) {
    const shape dims = c.input(0).dims();
    const tensor& diagonal = c.input(1);
    if (dims.rank() < 2) return invalid(c, "values of shape " + text(dims), "matrices");
    const std::int64_t rows = dims[dims.rank() - 2];
    const std::int64_t columns = dims[dims.rank() - 1];
    const std::int64_t n = std::min(rows, columns);
    sizes wanted{dims.begin(), dims.end() - 1};
    wanted.back() = n;
    if (!std::ranges::equal(diagonal.dims().sizes(), wanted)) {
        return invalid(c, "a diagonal of shape " + text(diagonal.dims()), list_text(wanted));
    }
    tensor x = c.take(0);
    if (!x.unique()) x = x.copy();
    if (diagonal.elements() != 0) {
        copy_block({diagonal.elements() / n, n}, x, {0, {rows * columns, columns + 1}}, diagonal,
                   {0, {n, 1}});
    }
    c.output(0, std::move(x));
}

// The first elements of each sequence backwards, the rest as it is.
inline void reverse_sequence(kernel_context& c) {
    const tensor& x = c.input(0);
    const auto along = axis_in(c, attr_or<std::int64_t>(c.node(), "seq_dim", 0), x.rank());
    if (!along) return;
    const auto batch = axis_in(c, attr_or<std::int64_t>(c.node(), "batch_dim", 0), x.rank());
    if (!batch) return;
    const sizes lengths = integers_of(c.input(1));
    bool good = c.input(1).dims() == shape{x.dims()[*batch]} && *along != *batch;
    for (std::int64_t n : lengths) good = good && n >= 0 && n <= x.dims()[*along];
    if (!good) {
        return invalid(c, "lengths " + list_text(lengths) + " for shape " + text(x.dims()),
                       "one length in range for each batch");
    }
    tensor out = x.copy();
    const sizes strides = row_major(x.dims().sizes());
    sizes backwards = strides;
    backwards[*along] = -strides[*along];
    sizes block = sizes_of(x);
    block[*batch] = 1;
    for (std::size_t b = 0; b < lengths.size(); ++b) {
        if (lengths[b] == 0) continue;
        const std::int64_t at = static_cast<std::int64_t>(b) * strides[*batch];
        block[*along] = lengths[b];
        copy_block(block, out, {at, strides}, x,
                   {at + (lengths[b] - 1) * strides[*along], backwards});
    }
    c.output(0, std::move(out));
}

namespace detail {

using countable = join<reals, types<std::string, bool>>;

// The distinct elements in the order of their first appearance, where each element went, and how
// often each came.
struct distinct {
    sizes firsts;  // the place of each distinct element in the input
    sizes places;  // for each element, which distinct one it is
    sizes counts;
};

inline std::optional<distinct> distinct_of(const tensor& x) {
    distinct d;
    const bool known = with_type(countable{}, x.type(), [&]<class Tag>(Tag) {
        const auto values = x.values<typename Tag::type>();
        std::map<typename Tag::type, std::int64_t> seen;
        for (std::size_t i = 0; i < values.size(); ++i) {
            const auto next = static_cast<std::int64_t>(d.firsts.size());
            const auto at = seen.emplace(values[i], next).first->second;
            if (at == next) {
                d.firsts.push_back(static_cast<std::int64_t>(i));
                d.counts.push_back(0);
            }
            ++d.counts[static_cast<std::size_t>(at)];
            d.places.push_back(at);
        }
    });
    return known ? std::optional<distinct>{std::move(d)} : std::nullopt;
}

inline tensor picked(const tensor& x, const sizes& places) {
    tensor out = tensor::uninitialized(x.type(), shape{static_cast<std::int64_t>(places.size())});
    const run_copier copy{out, x};
    std::int64_t to = 0;
    for (std::int64_t from : places) copy(to++, from, 1);
    return out;
}

inline void put_vector(kernel_context& c, std::size_t i, const sizes& values) {
    const dtype type = base_of(attr_or(c.node(), "out_idx", dtype::int32));
    const shape dims{static_cast<std::int64_t>(values.size())};
    if (auto out = integer_tensor(c, type, dims, values)) c.output(i, std::move(*out));
}

}  // namespace detail

// With counts if there is a third output.
inline void unique(kernel_context& c) {
    const tensor& x = c.input(0);
    if (x.rank() != 1) return invalid(c, "values of shape " + text(x.dims()), "a vector");
    const auto d = detail::distinct_of(x);
    if (!d) return unsupported_type(c, x.type());
    c.output(0, detail::picked(x, d->firsts));
    detail::put_vector(c, 1, d->places);
    if (c.output_count() > 2) detail::put_vector(c, 2, d->counts);
}

// The elements of the first list that the second lacks, and where they were.
inline void list_difference(kernel_context& c) {
    const tensor& x = c.input(0);
    const tensor& y = c.input(1);
    if (x.rank() != 1 || y.rank() != 1) {
        return invalid(c, "lists of shapes " + text(x.dims()) + " and " + text(y.dims()),
                       "two vectors");
    }
    sizes left;
    const bool known = with_type(detail::countable{}, x.type(), [&]<class Tag>(Tag) {
        using T = typename Tag::type;
        const auto taken = y.values<T>();
        const std::set<T> out(taken.begin(), taken.end());
        const auto values = x.values<T>();
        for (std::size_t i = 0; i < values.size(); ++i) {
            if (!out.contains(values[i])) left.push_back(static_cast<std::int64_t>(i));
        }
    });
    if (!known) return unsupported_type(c, x.type());
    c.output(0, detail::picked(x, left));
    detail::put_vector(c, 1, left);
}

// Which axes the gradients of two broadcast operands are summed along.
inline void broadcast_gradient_args(kernel_context& c) {
    const auto a = integers_in(c, 0);
    const auto b = a ? integers_in(c, 1) : std::nullopt;
    if (!b) return;
    if (!broadcast_sizes(*a, *b)) {
        return invalid(c, "shapes " + list_text(*a) + " and " + list_text(*b),
                       "shapes that broadcast");
    }
    const std::size_t rank = std::max(a->size(), b->size());
    sizes along[2];
    for (std::size_t i = 0; i < rank; ++i) {
        const auto size_in = [&](const sizes& s) {
            return i + s.size() < rank ? std::int64_t{1} : s[i + s.size() - rank];
        };
        const std::int64_t x = size_in(*a);
        const std::int64_t y = size_in(*b);
        const auto axis = static_cast<std::int64_t>(i);
        if (x == 1 && (y != 1 || *a != *b)) along[0].push_back(axis);
        if (y == 1 && (x != 1 || *a != *b)) along[1].push_back(axis);
    }
    for (std::size_t i = 0; i < 2; ++i) {
        const shape dims{static_cast<std::int64_t>(along[i].size())};
        if (auto out = integer_tensor(c, c.input(0).type(), dims, along[i])) {
            c.output(i, std::move(*out));
        }
    }
}

// Whether each row's target is among its k largest.
inline void in_top_k(kernel_context& c) {
    const tensor& rows = c.input(0);
    const tensor& targets = c.input(1);
    const auto k = c.input_count() > 2 ? integer_in(c, 2)
                                       : std::optional{attr_or<std::int64_t>(c.node(), "k", 0)};
    if (!k) return;
    if (rows.rank() != 2 || targets.rank() != 1 || rows.dims()[0] != targets.dims()[0]) {
        return invalid(c, "predictions of shape " + text(rows.dims()) + ", targets of shape " +
                              text(targets.dims()), "one target for each row");
    }
    const std::int64_t width = rows.dims()[1];
    tensor out = tensor::uninitialized(dtype::boolean, targets.dims());
    const float* row = rows.values<float>().data();
    const sizes wanted = integers_of(targets);
    const auto to = out.writable<bool>();
    for (std::size_t i = 0; i < to.size(); ++i, row += width) {
        to[i] = false;
        if (wanted[i] < 0 || wanted[i] >= width || !std::isfinite(row[wanted[i]])) continue;
        std::int64_t above = 0;
        bool finite = true;
        for (std::int64_t j = 0; j < width; ++j) {
            finite = finite && std::isfinite(row[j]);
            above += row[j] > row[wanted[i]] ? 1 : 0;
        }
        to[i] = finite && above < *k;
    }
    c.output(0, std::move(out));
}

inline constexpr kernel_table rearrange_kernels{
    row_for("MatrixBandPart", runs<matrix_band_part>, "T", movable_types),
    row_for("MatrixSetDiag", runs<matrix_set_diagonal>, "T", movable_types),
    row_for("ReverseSequence", runs<reverse_sequence>, "T", movable_types),
    rows_for<unique>("Unique", detail::countable::set),
    rows_for<unique>("UniqueWithCounts", detail::countable::set),
    rows_for<list_difference>("ListDiff", detail::countable::set),
    row_for("BroadcastGradientArgs", runs<broadcast_gradient_args>),
    row_for("InTopK", runs<in_top_k>),
    row_for("InTopKV2", runs<in_top_k>)};

}  // namespace evergraph::tf

#endif
