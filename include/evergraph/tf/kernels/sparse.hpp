// SPDX-License-Identifier: BSL-1.0
// sparse: tensors as lists of indices and values: reshaped, completed, made dense.
#ifndef EVERGRAPH_TF_KERNELS_SPARSE_HPP
#define EVERGRAPH_TF_KERNELS_SPARSE_HPP

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "../../run/kernel_table.hpp"
#include "arguments.hpp"
#include "rows.hpp"

namespace evergraph::tf {

namespace detail {

// Input i as a matrix of indices, one row for each value, as wide as the rank.
inline bool are_indices(kernel_context& c, std::size_t i, std::size_t rank) {
    const tensor& t = c.input(i);
    if (t.rank() == 2 && t.dims()[1] == static_cast<std::int64_t>(rank)) return true;
    invalid(c, "indices of shape " + text(t.dims()),
            "a row of " + std::to_string(rank) + " numbers for each value");
    return false;
}

// The target's sizes, of which one may be -1; nothing if they do not hold as many elements.
inline std::optional<sizes> resolved_sizes(kernel_context& c, const sizes& from, sizes to) {
    const auto wanted = [&] {
        invalid(c, "shapes " + list_text(from) + " and " + list_text(to),
                "as many elements in both, and at most one size of -1");
        return std::nullopt;
    };
    const std::optional<std::int64_t> all = element_count(from);
    std::optional<std::size_t> open;
    sizes known;
    for (std::size_t i = 0; i < to.size(); ++i) {
        if (to[i] < -1 || (to[i] == -1 && open)) return wanted();
        if (to[i] == -1) {
            open = i;
        } else {
            known.push_back(to[i]);
        }
    }
    const std::optional<std::int64_t> rest = element_count(known);
    if (!all || !rest) return wanted();
    if (!open) return *rest == *all ? std::optional{std::move(to)} : wanted();
    if (*rest == 0 || *all % *rest != 0) return wanted();
    to[*open] = *all / *rest;
    return to;
}

}  // namespace detail

// Indices of one shape as those of another that holds as many elements.
inline void sparse_reshape(kernel_context& c) {
    const auto from = integers_in(c, 1);
    const auto asked = integers_in(c, 2);
    if (!from || !asked || !detail::are_indices(c, 0, from->size())) return;
    for (const std::int64_t n : *from) {
        if (n < 0) return invalid(c, "a shape of " + list_text(*from), "sizes from 0");
    }
    const auto to = detail::resolved_sizes(c, *from, *asked);
    if (!to) return;
    const std::int64_t rows = c.input(0).dims()[0];
    auto out = make_output(c, dtype::int64, sizes{rows, static_cast<std::int64_t>(to->size())});
    if (!out) return;
    const auto old_rows = c.values<std::int64_t>(0);
    const auto new_rows = out->writable<std::int64_t>();
    for (std::size_t row = 0; row < static_cast<std::size_t>(rows); ++row) {
        std::int64_t place = 0;
        for (std::size_t i = 0; i < from->size(); ++i) {
            const std::int64_t index = old_rows[row * from->size() + i];
            if (index < 0 || index >= (*from)[i]) {
                return invalid(c, "index " + std::to_string(index) + " in dimension " +
                                      std::to_string(i) + " of " + list_text(*from),
                               "an index inside");
            }
            place = place * (*from)[i] + index;
        }
        for (std::size_t i = to->size(); i-- > 0;) {
            new_rows[row * to->size() + i] = place % (*to)[i];
            place /= (*to)[i];
        }
    }
    c.output(0, std::move(*out));
    c.output(1, tensor::of<std::int64_t>(shape{static_cast<std::int64_t>(to->size())}, *to));
}

// Rows without a value get one: the default, at column 0. Values are put in order of their rows.
inline void sparse_fill_empty_rows(kernel_context& c) {
    const auto dims = integers_in(c, 2);
    if (!dims) return;
    const tensor& values = c.input(1);
    if (dims->empty() || !detail::are_indices(c, 0, dims->size())) {
        return c.failed() ? void() : invalid(c, "a shape of rank 0", "at least a row");
    }
    if (values.rank() != 1 || values.dims()[0] != c.input(0).dims()[0] ||
        c.input(3).rank() != 0) {
        return invalid(c, "values of shape " + text(values.dims()) + ", a default of shape " +
                              text(c.input(3).dims()), "a value for each index, a scalar default");
    }
    const std::size_t rank = dims->size();
    const auto row_count = output_shape(c, dtype::int64, sizes{(*dims)[0]});
    if (!row_count) return;
    const auto all_rows = static_cast<std::size_t>((*dims)[0]);
    const auto count = static_cast<std::size_t>(values.elements());
    const auto indices = c.values<std::int64_t>(0);
    std::vector<std::vector<std::size_t>> of_row(all_rows);
    for (std::size_t i = 0; i < count; ++i) {
        const std::int64_t row = indices[i * rank];
        if (row < 0 || row >= (*dims)[0]) {
            return invalid(c, "an index of row " + std::to_string(row),
                           "a row below " + std::to_string(all_rows));
        }
        of_row[static_cast<std::size_t>(row)].push_back(i);
    }
    std::size_t filled = count;
    for (const auto& row : of_row) filled += row.empty() ? std::size_t{1} : std::size_t{0};
    const auto many = static_cast<std::int64_t>(filled);
    auto out = make_output(c, dtype::int64, sizes{many, static_cast<std::int64_t>(rank)});
    auto out_values = make_output(c, values.type(), sizes{many});
    if (!out || !out_values) return;
    tensor is_empty = tensor::zeros(dtype::boolean, *row_count);
    tensor places = tensor::zeros(dtype::int64, shape{static_cast<std::int64_t>(count)});
    const auto to = out->writable<std::int64_t>();
    std::size_t at = 0;
    for (std::size_t row = 0; row < all_rows; ++row) {
        if (of_row[row].empty()) {
            is_empty.writable<bool>()[row] = true;
            for (std::size_t i = 0; i < rank; ++i) to[at * rank + i] = 0;
            to[at * rank] = static_cast<std::int64_t>(row);
            copy_elements(*out_values, static_cast<std::int64_t>(at++), c.input(3), 0, 1);
        }
        for (const std::size_t from : of_row[row]) {
            for (std::size_t i = 0; i < rank; ++i) to[at * rank + i] = indices[from * rank + i];
            places.writable<std::int64_t>()[from] = static_cast<std::int64_t>(at);
            copy_elements(*out_values, static_cast<std::int64_t>(at++), values,
                          static_cast<std::int64_t>(from), 1);
        }
    }
    c.output(0, std::move(*out));
    c.output(1, std::move(*out_values));
    c.output(2, std::move(is_empty));
    c.output(3, std::move(places));
}

// The default everywhere but at the indices, which rise if they are to be validated.
inline void sparse_to_dense(kernel_context& c) {
    const tensor& index = c.input(0);
    const tensor& values = c.input(2);
    const auto dims = integers_in(c, 1);
    if (!dims) return;
    const std::int64_t count = index.rank() == 0 ? 1 : index.dims()[0];
    const std::size_t width =
        index.rank() < 2 ? 1 : static_cast<std::size_t>(index.dims()[1]);
    const bool one_value = values.rank() == 0;
    if (index.rank() > 2 || width != dims->size() || c.input(3).rank() != 0 ||
        values.rank() > 1 || (!one_value && values.dims()[0] != count)) {
        return invalid(c, "indices of shape " + text(index.dims()) + ", values of shape " +
                              text(values.dims()) + " for a shape of " + list_text(*dims),
                       "an index of that rank for each value, or one value for all");
    }
    auto out = make_output(c, values.type(), *dims);
    if (!out) return;
    for (std::int64_t i = 0; i < out->elements(); ++i) copy_elements(*out, i, c.input(3), 0, 1);
    const sizes indices = integers_of(index);
    const bool ordered = attr_or(c.node(), "validate_indices", true);
    std::int64_t last = -1;
    for (std::int64_t row = 0; row < count; ++row) {
        std::int64_t place = 0;
        for (std::size_t i = 0; i < width; ++i) {
            const std::int64_t n = indices[static_cast<std::size_t>(row) * width + i];
            if (n < 0 || n >= (*dims)[i]) {
                return invalid(c, "index " + std::to_string(n), "an index inside " +
                                                                    list_text(*dims));
            }
            place = place * (*dims)[i] + n;
        }
        if (ordered && place <= last) {
            return invalid(c, "index " + std::to_string(row) + " out of order or repeated",
                           "indices that rise");
        }
        last = place;
        copy_elements(*out, place, values, one_value ? 0 : row, 1);
    }
    c.output(0, std::move(*out));
}

inline constexpr kernel_table sparse_kernels{
    row_for("SparseReshape", runs<sparse_reshape>),
    row_for("SparseFillEmptyRows", runs<sparse_fill_empty_rows>),
    row_for("SparseToDense", runs<sparse_to_dense>)};

}  // namespace evergraph::tf

#endif
