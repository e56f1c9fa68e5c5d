// SPDX-License-Identifier: BSL-1.0
// gather: slices picked by index.
#ifndef EVERGRAPH_TF_KERNELS_GATHER_HPP
#define EVERGRAPH_TF_KERNELS_GATHER_HPP

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <optional>
#include <span>
#include <string>
#include <utility>

#include "../../run/kernel_table.hpp"
#include "arguments.hpp"
#include "copy_block.hpp"

namespace evergraph::tf {

// Copies runs of elements, whatever the dtype.
class run_copier {
 public:
    run_copier(tensor& to, const tensor& from)
        : copy_(detail::line_copier_of(to.type())),
          width_(element_bytes(to.type())),
          is_string_(to.type() == dtype::string),
          to_(raw(to)),
          from_(raw(from)) {}

    void operator()(std::int64_t to, std::int64_t from, std::int64_t count) const {
        if (count == 0) return;
        if (is_string_) return copy_(to_ + to * width_, 1, from_ + from * width_, 1, count);
        std::memcpy(to_ + to * width_, from_ + from * width_,
                    static_cast<std::size_t>(count * width_));
    }

 private:
    detail::line_copier copy_;
    std::int64_t width_;
    bool is_string_;
    char* to_;
    const char* from_;
};

inline void bad_index(kernel_context& c, std::size_t at, std::int64_t index, std::int64_t most) {
    invalid(c, "indices[" + std::to_string(at) + "] = " + std::to_string(index),
            "an index in [0, " + std::to_string(most) + ")");
}

namespace detail {

// Slices of x along `axis`; the first `batch` dimensions of both walk together.
inline void gather_along(kernel_context& c, std::size_t axis, std::size_t batch) {
    const tensor& x = c.input(0);
    const tensor& index = c.input(1);
    const auto dims = x.dims().sizes();
    const sizes indices = integers_of(index);
    sizes out_dims{dims.begin(), dims.begin() + static_cast<std::ptrdiff_t>(axis)};
    for (std::size_t i = batch; i < index.rank(); ++i) out_dims.push_back(index.dims()[i]);
    out_dims.insert(out_dims.end(), dims.begin() + static_cast<std::ptrdiff_t>(axis) + 1,
                    dims.end());
    auto out = make_output(c, x.type(), out_dims);
    if (!out) return;
    const std::int64_t batches = product(dims.first(batch));
    const std::int64_t middle = product(dims.subspan(batch, axis - batch));
    const std::int64_t inner = product(dims.subspan(axis + 1));
    const std::int64_t per_batch = product(index.dims().sizes().subspan(batch));
    const std::int64_t size = dims[axis];
    for (std::size_t i = 0; i < indices.size(); ++i) {
        if (indices[i] < 0 || indices[i] >= size) return bad_index(c, i, indices[i], size);
    }
    if (out->elements() == 0) return c.output(0, std::move(*out));
    const run_copier copy{*out, x};
    std::int64_t to = 0;
    for (std::int64_t b = 0; b < batches; ++b) {
        for (std::int64_t m = 0; m < middle; ++m) {
            const std::int64_t row = (b * middle + m) * size;
            for (std::int64_t i = 0; i < per_batch; ++i, to += inner) {
                const auto at = indices[static_cast<std::size_t>(b * per_batch + i)];
                copy(to, (row + at) * inner, inner);
            }
        }
    }
    c.output(0, std::move(*out));
}

}  // namespace detail

inline void gather(kernel_context& c) {
    if (c.input(0).rank() == 0) return invalid(c, "values of shape []", "at least a vector");
    detail::gather_along(c, 0, 0);
}

inline void gather_v2(kernel_context& c) {
    const auto wanted = integer_in(c, 2);
    if (!wanted) return;
    const auto axis = axis_in(c, *wanted, c.input(0).rank());
    if (!axis) return;
    const tensor& index = c.input(1);
    std::int64_t batch = attr_or<std::int64_t>(c.node(), "batch_dims", 0);
    const auto rank = static_cast<std::int64_t>(index.rank());
    if (batch < 0 && batch >= -rank) batch += rank;
    bool good = batch >= 0 && batch <= rank && batch <= static_cast<std::int64_t>(*axis);
    for (std::int64_t i = 0; good && i < batch; ++i) {
        const auto d = static_cast<std::size_t>(i);
        good = index.dims()[d] == c.input(0).dims()[d];
    }
    if (!good) {
        return invalid(c, "batch_dims " + std::to_string(batch) + " for shapes " +
                              text(c.input(0).dims()) + " and " + text(index.dims()),
                       "equal leading sizes, no more than the axis");
    }
    detail::gather_along(c, *axis, static_cast<std::size_t>(batch));
}

// Indices whose last dimension holds coordinates into the first dimensions of a tensor.
struct coordinates {
    std::int64_t count = 0;        // how many there are
    std::int64_t depth = 0;        // numbers in each
    std::int64_t inner = 1;        // elements behind each
    sizes leading;                 // the shape of the indices without the last dimension
    sizes trailing;                // the shape behind each
};

inline std::optional<coordinates> coordinates_in(kernel_context& c, const tensor& index,
                                                 std::span<const std::int64_t> dims) {
    coordinates k;
    if (index.rank() == 0) {
        invalid(c, "indices of shape []", "at least a vector");
        return std::nullopt;
    }
    k.depth = index.dims()[index.rank() - 1];
    if (k.depth > static_cast<std::int64_t>(dims.size())) {
        invalid(c, "indices of shape " + text(index.dims()) + " into shape " + list_text(dims),
                "a last dimension of at most " + std::to_string(dims.size()));
        return std::nullopt;
    }
    const auto deep = static_cast<std::size_t>(k.depth);
    k.leading.assign(index.dims().begin(), index.dims().end() - 1);
    k.trailing.assign(dims.begin() + static_cast<std::ptrdiff_t>(deep), dims.end());
    k.count = product(k.leading);
    k.inner = product(k.trailing);
    return k;
}

// Where each slice begins, counted in slices; fails if an index is out of range.
inline std::optional<sizes> slice_places(kernel_context& c, const coordinates& k,
                                         const tensor& index, std::span<const std::int64_t> dims) {
    const sizes numbers_in_a_row = integers_of(index);
    sizes places(static_cast<std::size_t>(k.count));
    std::size_t at = 0;
    for (std::int64_t& place : places) {
        place = 0;
        for (std::size_t d = 0; d < static_cast<std::size_t>(k.depth); ++d, ++at) {
            const std::int64_t i = numbers_in_a_row[at];
            if (i < 0 || i >= dims[d]) {
                bad_index(c, at, i, dims[d]);
                return std::nullopt;
            }
            place = place * dims[d] + i;
        }
    }
    return places;
}

inline void gather_nd(kernel_context& c) {
    const tensor& x = c.input(0);
    const auto k = coordinates_in(c, c.input(1), x.dims().sizes());
    if (!k) return;
    sizes out_dims = k->leading;
    out_dims.insert(out_dims.end(), k->trailing.begin(), k->trailing.end());
    const auto places = slice_places(c, *k, c.input(1), x.dims().sizes());
    if (!places) return;
    auto out = make_output(c, x.type(), out_dims);
    if (!out) return;
    const run_copier copy{*out, x};
    std::int64_t to = 0;
    for (std::int64_t place : *places) {
        copy(to, place * k->inner, k->inner);
        to += k->inner;
    }
    c.output(0, std::move(*out));
}

inline constexpr kernel_table gather_kernels{
    row_for("Gather", runs<gather>, "Tparams", movable_types),
    row_for("GatherV2", runs<gather_v2>, "Tparams", movable_types),
    row_for("GatherNd", runs<gather_nd>, "Tparams", movable_types)};

}  // namespace evergraph::tf

#endif
