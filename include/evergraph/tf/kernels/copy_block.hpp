// SPDX-License-Identifier: BSL-1.0
// copy_block: moves a block of elements between two strided layouts, whatever the dtype.
#ifndef EVERGRAPH_TF_KERNELS_COPY_BLOCK_HPP
#define EVERGRAPH_TF_KERNELS_COPY_BLOCK_HPP

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>
#include <string>
#include <utility>

#include "../../tensor/tensor.hpp"
#include "arguments.hpp"

namespace evergraph::tf {

// Where element [0,...,0] lies, and how far apart neighbours are along each dimension, counted in
// elements. A stride may be 0 or negative.
struct layout {
    std::int64_t first = 0;
    sizes strides;
};

// The strides of a row-major block.
inline sizes row_major(std::span<const std::int64_t> dims) {
    sizes strides(dims.size());
    std::int64_t step = 1;
    for (std::size_t i = dims.size(); i-- > 0;) {
        strides[i] = step;
        step *= std::max<std::int64_t>(dims[i], 1);
    }
    return strides;
}

namespace detail {

template <std::size_t Width>
void copy_apart(char* to, std::int64_t to_step, const char* from, std::int64_t from_step,
                std::int64_t count) {
    constexpr auto width = static_cast<std::int64_t>(Width);
    for (std::int64_t i = 0; i < count; ++i) {
        std::memcpy(to + i * to_step * width, from + i * from_step * width, Width);
    }
}

inline void copy_strings_apart(char* to, std::int64_t to_step, const char* from,
                               std::int64_t from_step, std::int64_t count) {
    auto* out = reinterpret_cast<std::string*>(to);
    const auto* in = reinterpret_cast<const std::string*>(from);
    for (std::int64_t i = 0; i < count; ++i) out[i * to_step] = in[i * from_step];
}

using line_copier = void (*)(char*, std::int64_t, const char*, std::int64_t, std::int64_t);

inline line_copier line_copier_of(dtype type) {
    if (type == dtype::string) return copy_strings_apart;
    switch (byte_size(type)) {
        case 1: return copy_apart<1>;
        case 2: return copy_apart<2>;
        case 4: return copy_apart<4>;
        case 8: return copy_apart<8>;
        default: return copy_apart<16>;
    }
}

// Merges neighbouring dimensions that both layouts walk as one, and drops those of size 1.
inline void merge_dimensions(sizes& dims, sizes& to, sizes& from) {
    std::size_t kept = 0;
    for (std::size_t i = 0; i < dims.size(); ++i) {
        if (dims[i] == 1) continue;
        if (kept != 0 && to[kept - 1] == to[i] * dims[i] && from[kept - 1] == from[i] * dims[i]) {
            dims[kept - 1] *= dims[i];
            to[kept - 1] = to[i];
            from[kept - 1] = from[i];
            continue;
        }
        dims[kept] = dims[i];
        to[kept] = to[i];
        from[kept] = from[i];
        ++kept;
    }
    dims.resize(kept);
    to.resize(kept);
    from.resize(kept);
}

}  // namespace detail

// The address of the elements for reading and writing, strings included.
inline char* raw(tensor& t) {
    if (t.type() != dtype::string) return t.writable_bytes().data();
    return reinterpret_cast<char*>(t.writable<std::string>().data());
}
inline const char* raw(const tensor& t) {
    if (t.type() != dtype::string) return t.bytes().data();
    return reinterpret_cast<const char*>(t.values<std::string>().data());
}
inline std::int64_t element_bytes(dtype type) {
    return static_cast<std::int64_t>(type == dtype::string ? sizeof(std::string) : byte_size(type));
}

// Copies a block of size `dims`. Both layouts must stay inside their tensors; `to` is held by the
// caller alone.
inline void copy_block(sizes dims, tensor& to, layout to_layout, const tensor& from,
                       layout from_layout) {
    if (std::find(dims.begin(), dims.end(), 0) != dims.end()) return;
    detail::merge_dimensions(dims, to_layout.strides, from_layout.strides);
    const std::int64_t width = element_bytes(to.type());
    char* const out = raw(to);
    const char* const in = raw(from);
    std::int64_t out_at = to_layout.first;
    std::int64_t in_at = from_layout.first;
    const std::size_t outer = dims.empty() ? 0 : dims.size() - 1;
    const std::int64_t count = dims.empty() ? 1 : dims.back();
    const std::int64_t to_step = dims.empty() ? 1 : to_layout.strides.back();
    const std::int64_t from_step = dims.empty() ? 1 : from_layout.strides.back();
    const bool whole_lines = to_step == 1 && from_step == 1 && to.type() != dtype::string;
    const detail::line_copier copy_line = detail::line_copier_of(to.type());
    sizes at(outer, 0);
    while (true) {
        if (whole_lines) {
            std::memcpy(out + out_at * width, in + in_at * width,
                        static_cast<std::size_t>(count * width));
        } else {
            copy_line(out + out_at * width, to_step, in + in_at * width, from_step, count);
        }
        std::size_t d = outer;
        while (d > 0) {
            --d;
            out_at += to_layout.strides[d];
            in_at += from_layout.strides[d];
            if (++at[d] < dims[d]) break;
            out_at -= to_layout.strides[d] * dims[d];
            in_at -= from_layout.strides[d] * dims[d];
            at[d] = 0;
            if (d == 0) return;
        }
        if (outer == 0) return;
    }
}

// Fills `to` in row-major order from a strided layout of `from`.
inline void copy_in(tensor& to, const tensor& from, layout from_layout) {
    const sizes dims = sizes_of(to);
    copy_block(dims, to, {0, row_major(dims)}, from, std::move(from_layout));
}

// Sets all elements to the only one of `value`.
inline void fill_with(tensor& to, const tensor& value) {
    copy_in(to, value, {0, sizes(to.rank(), 0)});
}

}  // namespace evergraph::tf

#endif
