// SPDX-License-Identifier: BSL-1.0
// rows: runs of elements copied between tensors of any dtype, and shapes that are known in part.
#ifndef EVERGRAPH_TF_KERNELS_ROWS_HPP
#define EVERGRAPH_TF_KERNELS_ROWS_HPP

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "../../tensor/object_ref.hpp"
#include "../../tensor/shape_proto.hpp"
#include "../../tensor/tensor.hpp"
#include "arguments.hpp"

namespace evergraph::tf {

namespace detail {

template <class T>
void copy_values(tensor& to, std::size_t at, const tensor& from, std::size_t first,
                 std::size_t count) {
    const auto in = from.values<T>().subspan(first, count);
    std::copy(in.begin(), in.end(), to.writable<T>().begin() + static_cast<std::ptrdiff_t>(at));
}

}  // namespace detail

// `count` elements of `from`, from `first` on, to the place `at`. Both have the same dtype.
inline void copy_elements(tensor& to, std::int64_t at, const tensor& from, std::int64_t first,
                          std::int64_t count) {
    if (count == 0) return;
    const auto place = static_cast<std::size_t>(at);
    const auto source = static_cast<std::size_t>(first);
    const auto many = static_cast<std::size_t>(count);
    if (to.type() == dtype::string) {
        detail::copy_values<std::string>(to, place, from, source, many);
    } else if (storage_of(to.type()) == dtype::resource) {
        detail::copy_values<object_ref>(to, place, from, source, many);
    } else {
        const std::size_t width = byte_size(to.type());
        std::memcpy(to.writable_bytes().data() + place * width,
                    from.bytes().data() + source * width, many * width);
    }
}

// The elements of `from` from `first` on, as a tensor of these dimensions.
inline tensor elements_of(const tensor& from, std::int64_t first, const shape& dims) {
    tensor out = tensor::uninitialized(from.type(), dims);
    copy_elements(out, 0, from, first, out.elements());
    return out;
}

inline sizes without_first(const shape& dims) {
    return dims.rank() == 0 ? sizes{} : sizes{dims.begin() + 1, dims.end()};
}
inline sizes with_first(std::int64_t first, std::span<const std::int64_t> rest) {
    sizes out{first};
    out.insert(out.end(), rest.begin(), rest.end());
    return out;
}

// Sizes of which -1 is not known; nothing at all: not even the rank.
using part_shape = std::optional<sizes>;

inline part_shape part_shape_of(const shape_proto* p) {
    if (p == nullptr || p->unknown_rank) return std::nullopt;
    sizes out;
    for (const dim_proto& d : p->dims) out.push_back(d.size);
    return out;
}
// As an input tells it: a scalar -1 for an unknown rank, else a vector of sizes.
inline part_shape part_shape_of(const tensor& t) {
    if (t.rank() == 0) return std::nullopt;
    return integers_of(t);
}
inline std::string text_of(const part_shape& p) {
    if (!p) return "[...]";
    std::string out = "[";
    for (std::size_t i = 0; i < p->size(); ++i) {
        if (i != 0) out += ',';
        out += (*p)[i] < 0 ? std::string{"?"} : std::to_string((*p)[i]);
    }
    return out + "]";
}
inline bool is_whole(const part_shape& p) {
    return p && std::all_of(p->begin(), p->end(), [](std::int64_t n) { return n >= 0; });
}
inline bool fits_part(const shape& dims, const part_shape& p) {
    if (!p) return true;
    if (dims.rank() != p->size()) return false;
    for (std::size_t i = 0; i < p->size(); ++i) {
        if ((*p)[i] >= 0 && (*p)[i] != dims[i]) return false;
    }
    return true;
}
// What both say; nothing if they contradict each other. The outer optional tells that.
inline std::optional<part_shape> merged(const part_shape& a, const part_shape& b) {
    if (!a) return b;
    if (!b) return a;
    if (a->size() != b->size()) return std::nullopt;
    sizes out = *a;
    for (std::size_t i = 0; i < out.size(); ++i) {
        if (out[i] >= 0 && (*b)[i] >= 0 && out[i] != (*b)[i]) return std::nullopt;
        if (out[i] < 0) out[i] = (*b)[i];
    }
    return part_shape{std::move(out)};
}

// One tensor of all rows, each of these sizes; a row that is not there becomes zeros.
inline std::optional<tensor> joined_rows(kernel_context& c, dtype type,
                                         const std::vector<const tensor*>& rows,
                                         const sizes& row_sizes) {
    const auto whole = with_first(static_cast<std::int64_t>(rows.size()), row_sizes);
    auto dims = output_shape(c, type, whole);
    if (!dims) return std::nullopt;
    tensor out = tensor::zeros(type, *dims);
    const std::int64_t count = rows.empty() ? 0 : out.elements() / static_cast<std::int64_t>(rows.size());
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (rows[i] == nullptr) continue;
        copy_elements(out, static_cast<std::int64_t>(i) * count, *rows[i], 0, count);
    }
    return out;
}

}  // namespace evergraph::tf

#endif
