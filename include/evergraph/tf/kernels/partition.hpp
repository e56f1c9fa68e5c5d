// SPDX-License-Identifier: BSL-1.0
// partition: slices dealt out to several tensors, stitched together, and scattered into zeros.
#ifndef EVERGRAPH_TF_KERNELS_PARTITION_HPP
#define EVERGRAPH_TF_KERNELS_PARTITION_HPP

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "../../run/kernel_table.hpp"
#include "arguments.hpp"
#include "arithmetic.hpp"
#include "copy_block.hpp"
#include "elementwise.hpp"
#include "gather.hpp"

namespace evergraph::tf {

inline bool begins_with(const shape& dims, const shape& front) {
    return dims.rank() >= front.rank() && std::equal(front.begin(), front.end(), dims.begin());
}

inline void dynamic_partition(kernel_context& c) {
    const tensor& x = c.input(0);
    const tensor& parts = c.input(1);
    if (!begins_with(x.dims(), parts.dims())) {
        return invalid(c, "values of shape " + text(x.dims()) + ", partitions of shape " +
                              text(parts.dims()), "values whose shape begins with the other");
    }
    const sizes part_of = integers_of(parts);
    sizes counts(c.output_count(), 0);
    for (std::size_t i = 0; i < part_of.size(); ++i) {
        const auto most = static_cast<std::int64_t>(counts.size());
        if (part_of[i] < 0 || part_of[i] >= most) return bad_index(c, i, part_of[i], most);
        ++counts[static_cast<std::size_t>(part_of[i])];
    }
    const auto trailing = x.dims().sizes().subspan(parts.rank());
    const std::int64_t inner = product(trailing);
    std::vector<tensor> out(counts.size());
    std::vector<run_copier> copies;
    for (std::size_t p = 0; p < counts.size(); ++p) {
        sizes dims{counts[p]};
        dims.insert(dims.end(), trailing.begin(), trailing.end());
        out[p] = tensor::uninitialized(x.type(), shape{dims});
        copies.emplace_back(out[p], x);
    }
    sizes filled(counts.size(), 0);
    for (std::size_t i = 0; i < part_of.size(); ++i) {
        const auto p = static_cast<std::size_t>(part_of[i]);
        copies[p](filled[p]++ * inner, static_cast<std::int64_t>(i) * inner, inner);
    }
    for (std::size_t p = 0; p < out.size(); ++p) c.output(p, std::move(out[p]));
}

// Inputs: n tensors of indices, then n of values. A later value wins over an earlier one.
inline void dynamic_stitch(kernel_context& c) {
    const std::size_t n = c.input_count() / 2;
    std::int64_t rows = 0;
    const auto trailing_of = [&](std::size_t i) {
        return c.input(n + i).dims().sizes().subspan(c.input(i).rank());
    };
    for (std::size_t i = 0; i < n; ++i) {
        const bool good = begins_with(c.input(n + i).dims(), c.input(i).dims());
        if (!good || !std::ranges::equal(trailing_of(i), trailing_of(0))) {
            return invalid(c, "indices of shape " + text(c.input(i).dims()) + ", values of shape " +
                                  text(c.input(n + i).dims()),
                           "values whose shape begins with that of the indices, all ending alike");
        }
        const sizes at = integers_of(c.input(i));
        for (std::size_t j = 0; j < at.size(); ++j) {
            if (at[j] < 0) return bad_index(c, j, at[j], rows);
            rows = std::max(rows, at[j] + 1);
        }
    }
    sizes dims{rows};
    dims.insert(dims.end(), trailing_of(0).begin(), trailing_of(0).end());
    auto out = make_output(c, c.input(n).type(), dims);
    if (!out) return;
    if (out->type() != dtype::string) fill_with(*out, tensor::zeros(out->type(), shape{}));
    const std::int64_t inner = product(trailing_of(0));
    for (std::size_t i = 0; i < n; ++i) {
        const run_copier copy{*out, c.input(n + i)};
        std::int64_t from = 0;
        for (std::int64_t at : integers_of(c.input(i))) {
            copy(at * inner, from, inner);
            from += inner;
        }
    }
    c.output(0, std::move(*out));
}

namespace detail {

inline bool check_updates(kernel_context& c, const coordinates& k, const tensor& updates) {
    sizes wanted = k.leading;
    wanted.insert(wanted.end(), k.trailing.begin(), k.trailing.end());
    if (std::ranges::equal(updates.dims().sizes(), wanted)) return true;
    invalid(c, "updates of shape " + text(updates.dims()), list_text(wanted));
    return false;
}

// Adds, or puts, each slice of `updates` at its place in `out`.
inline void scatter(kernel_context& c, tensor out, const tensor& index, const tensor& updates,
                    bool adds) {
    const sizes dims = sizes_of(out);
    const auto k = coordinates_in(c, index, dims);
    if (!k || !check_updates(c, *k, updates)) return;
    const auto places = slice_places(c, *k, index, dims);
    if (!places) return;
    const auto op = binary_line_of<plus>(out.type());
    if (adds && op.line == nullptr) return unsupported_type(c, out.type());
    const run_copier copy{out, updates};
    const std::int64_t width = element_bytes(out.type());
    char* to = raw(out);
    const char* from = raw(updates);
    std::int64_t at = 0;
    for (std::int64_t place : *places) {
        char* slice = to + place * k->inner * width;
        if (adds) {
            op.line(slice, from + at * width, slice, static_cast<std::size_t>(k->inner));
        } else {
            copy(place * k->inner, at, k->inner);
        }
        at += k->inner;
    }
    c.output(0, std::move(out));
}

}  // namespace detail

// Zeros with updates added at their places.
inline void scatter_nd(kernel_context& c) {
    const auto wanted = integers_in(c, 2);
    if (!wanted) return;
    const tensor& updates = c.input(1);
    const auto dims = output_shape(c, updates.type(), *wanted);
    if (!dims) return;
    detail::scatter(c, tensor::zeros(updates.type(), *dims), c.input(0), updates, true);
}
inline void tensor_scatter_update(kernel_context& c) {
    tensor x = c.take(0);
    if (!x.unique()) x = x.copy();
    detail::scatter(c, std::move(x), c.input(1), c.input(2), false);
}
inline void tensor_scatter_add(kernel_context& c) {
    tensor x = c.take(0);
    if (!x.unique()) x = x.copy();
    detail::scatter(c, std::move(x), c.input(1), c.input(2), true);
}

inline constexpr kernel_table partition_kernels{
    row_for("DynamicPartition", runs<dynamic_partition>, "T", movable_types),
    row_for("DynamicStitch", runs<dynamic_stitch>, "T", movable_types),
    row_for("ParallelDynamicStitch", runs<dynamic_stitch>, "T", movable_types),
    rows_for<scatter_nd>("ScatterNd", plus::on::set),
    row_for("TensorScatterUpdate", runs<tensor_scatter_update>, "T", movable_types),
    rows_for<tensor_scatter_add>("TensorScatterAdd", plus::on::set)};

}  // namespace evergraph::tf

#endif
