// SPDX-License-Identifier: BSL-1.0
// tensor_decode: the way from a tensor as files hold it to a tensor, and back.
#ifndef EVERGRAPH_TENSOR_TENSOR_DECODE_HPP
#define EVERGRAPH_TENSOR_TENSOR_DECODE_HPP

#include <algorithm>
#include <bit>
#include <complex>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "../base/expected.hpp"
#include "../base/problem.hpp"
#include "tensor.hpp"
#include "tensor_proto.hpp"

namespace evergraph {

static_assert(std::endian::native == std::endian::little,
              "evergraph: contents of tensors are little-endian and are viewed, not swapped");

namespace detail {

inline unexpected<problem> tensor_refused(problem_kind kind, std::string found, std::string needed) {
    problem p;
    p.code = kind == problem_kind::not_supported     ? status_code::unimplemented
             : kind == problem_kind::value_too_large ? status_code::resource_exhausted
                                                     : status_code::invalid_argument;
    p.kind = kind;
    p.found = std::move(found);
    p.needed = std::move(needed);
    return unexpected<problem>{std::move(p)};
}

// Element i is made from `width` stored values; the last whole group fills the rest.
template <class T, class Stored, class Make>
void fill_elements(tensor& t, const std::vector<Stored>& stored, std::size_t width, Make make) {
    const std::span<T> out = t.writable<T>();
    const std::size_t given = std::min(stored.size() / width, out.size());
    for (std::size_t i = 0; i < given; ++i) out[i] = make(&stored[i * width]);
    const T rest = given == 0 ? T{} : out[given - 1];
    std::fill(out.begin() + static_cast<std::ptrdiff_t>(given), out.end(), rest);
}

template <class T, class Stored>
void fill_numbers(tensor& t, const std::vector<Stored>& stored) {
    fill_elements<T>(t, stored, 1, [](const Stored* v) { return static_cast<T>(*v); });
}
template <class T>
void fill_half(tensor& t, const std::vector<std::int32_t>& stored) {
    fill_elements<T>(t, stored, 1, [](const std::int32_t* v) {
        return T::from_bits(static_cast<std::uint16_t>(*v));
    });
}
template <class T>
void fill_complex(tensor& t, const std::vector<T>& stored) {
    fill_elements<std::complex<T>>(t, stored, 2,
                                   [](const T* v) { return std::complex<T>{v[0], v[1]}; });
}

inline bool is_float8(dtype t) {
    return t >= dtype::float8_e5m2 && t <= dtype::float8_e5m2fnuz;
}

// From the field of the dtype; `t` is uninitialized and of that dtype.
inline void fill_from_field(tensor& t, const tensor_proto& p) {
    switch (storage_of(t.type())) {
        case dtype::float32: return fill_numbers<float>(t, p.float_val);
        case dtype::float64: return fill_numbers<double>(t, p.double_val);
        case dtype::int8: return fill_numbers<std::int8_t>(t, p.int_val);
        case dtype::int16: return fill_numbers<std::int16_t>(t, p.int_val);
        case dtype::int32: return fill_numbers<std::int32_t>(t, p.int_val);
        case dtype::uint16: return fill_numbers<std::uint16_t>(t, p.int_val);
        case dtype::uint8:
            if (!is_float8(t.type())) return fill_numbers<std::uint8_t>(t, p.int_val);
            return fill_numbers<std::uint8_t>(
                t, std::vector<std::uint8_t>(p.float8_val.begin(), p.float8_val.end()));
        case dtype::int64: return fill_numbers<std::int64_t>(t, p.int64_val);
        case dtype::uint32: return fill_numbers<std::uint32_t>(t, p.uint32_val);
        case dtype::uint64: return fill_numbers<std::uint64_t>(t, p.uint64_val);
        case dtype::boolean: return fill_numbers<bool>(t, p.bool_val);
        case dtype::string: return fill_numbers<std::string>(t, p.string_val);
        case dtype::half: return fill_half<half>(t, p.half_val);
        case dtype::bfloat16: return fill_half<bfloat16>(t, p.half_val);
        case dtype::complex64: return fill_complex(t, p.scomplex_val);
        case dtype::complex128: return fill_complex(t, p.dcomplex_val);
        default: return;
    }
}

// Strings as content: all lengths as varints, then all the bytes, and nothing behind them.
inline bool fill_strings(std::span<std::string> out, std::string_view content) {
    std::vector<std::size_t> lengths;
    lengths.reserve(out.size());
    std::size_t at = 0;
    std::size_t sum = 0;
    while (lengths.size() < out.size()) {
        std::size_t length = 0;
        for (unsigned shift = 0;; shift += 7) {
            if (at == content.size() || shift > 28) return false;
            const auto byte = static_cast<unsigned char>(content[at++]);
            length |= static_cast<std::size_t>(byte & 0x7FU) << shift;
            if (byte < 0x80U) break;
        }
        lengths.push_back(length);
        sum += length;
        if (sum > content.size()) return false;
    }
    if (sum != content.size() - at) return false;
    for (std::size_t i = 0; i < out.size(); ++i) {
        out[i] = content.substr(at, lengths[i]);
        at += lengths[i];
    }
    return true;
}

inline expected<tensor, problem> decode_content(const tensor_proto& p, shape dims) {
    const auto count = static_cast<std::size_t>(dims.elements());
    if (p.type == dtype::string) {
        tensor t;
        // A string takes a byte of content at least, for its length.
        if (count <= p.content.size()) t = tensor::uninitialized(p.type, std::move(dims));
        if (t.empty_handed() || !fill_strings(t.writable<std::string>(), p.content.view())) {
            return tensor_refused(problem_kind::unreadable_bytes,
                                  "a content of " + std::to_string(p.content.size()) + " bytes",
                                  "the lengths and bytes of " + std::to_string(count) + " strings");
        }
        return t;
    }
    const std::size_t bytes = count * byte_size(p.type);
    if (p.content.size() != bytes) {
        return tensor_refused(
            problem_kind::unreadable_bytes,
            "a content of " + std::to_string(p.content.size()) + " bytes",
            std::to_string(bytes) + " bytes for " + name_of(p.type) + text(dims));
    }
    // No element needs more than 8: the two numbers of a complex one are aligned each by itself.
    const std::size_t alignment = std::min<std::size_t>(byte_size(p.type), 8);
    const bool aligned = std::bit_cast<std::uintptr_t>(p.content.data()) % alignment == 0;
    // Bytes that are no bool must not be looked at as bools.
    if (aligned && p.type != dtype::boolean) return tensor::view(p.type, std::move(dims), p.content);
    tensor t = tensor::uninitialized(p.type, std::move(dims));
    if (p.type == dtype::boolean) {
        const std::span<bool> out = t.writable<bool>();
        const std::string_view in = p.content.view();
        std::transform(in.begin(), in.end(), out.begin(), [](char c) { return c != 0; });
    } else {
        // The elements are trivially copyable; the span is only their address.
        std::memcpy(const_cast<char*>(t.bytes().data()), p.content.data(), bytes);
    }
    return t;
}

}  // namespace detail

// The tensor, or why it is none. A content that is aligned for the dtype is viewed and not copied.
// A few bytes can stand for many elements (the last value fills the rest): such a tensor takes at
// most `filled_bytes`, the bytes of its strings included. A content is bounded by the file.
inline expected<tensor, problem> decode_tensor(const tensor_proto& p,
                                               std::int64_t filled_bytes = std::int64_t{1} << 31) {
    const bool is_string = p.type == dtype::string;
    if (byte_size(p.type) == 0 && !is_string) {
        return detail::tensor_refused(problem_kind::not_supported,
                                      "a tensor of dtype " + name_of(p.type),
                                      "a dtype whose elements are values");
    }
    std::optional<shape> dims = known_shape(p.dims);
    if (!dims) {
        return detail::tensor_refused(problem_kind::unreadable_bytes, "the shape " + text(p.dims),
                                      "sizes from 0 whose product fits 64 bits");
    }
    const std::size_t size =
        is_string ? sizeof(std::string) + (p.string_val.empty() ? 0 : p.string_val.back().size())
                  : byte_size(p.type);
    const auto most = filled_bytes / static_cast<std::int64_t>(size);
    // A content that is shorter than its shape says is refused before it is looked at.
    if (p.content.empty() ? dims->elements() > most
                          : dims->elements() > std::numeric_limits<std::int64_t>::max() / 64) {
        return detail::tensor_refused(problem_kind::value_too_large,
                                      name_of(p.type) + text(*dims),
                                      "at most " + std::to_string(filled_bytes) + " bytes");
    }
    if (!p.content.empty()) return detail::decode_content(p, *std::move(dims));
    tensor t = tensor::uninitialized(p.type, *std::move(dims));
    detail::fill_from_field(t, p);
    return t;
}

namespace detail {

template <class T, class Stored>
void store_numbers(const tensor& t, std::vector<Stored>& out) {
    for (const T& v : t.values<T>()) out.push_back(static_cast<Stored>(v));
}
template <class T>
void store_half(const tensor& t, std::vector<std::int32_t>& out) {
    for (const T& v : t.values<T>()) out.push_back(v.bits);
}
template <class T>
void store_complex(const tensor& t, std::vector<T>& out) {
    for (const std::complex<T>& v : t.values<std::complex<T>>()) {
        out.push_back(v.real());
        out.push_back(v.imag());
    }
}

inline void store_in_field(const tensor& t, tensor_proto& p) {
    if (is_float8(t.type())) {
        p.float8_val = t.bytes();
        return;
    }
    switch (storage_of(t.type())) {
        case dtype::float32: return store_numbers<float>(t, p.float_val);
        case dtype::float64: return store_numbers<double>(t, p.double_val);
        case dtype::int8: return store_numbers<std::int8_t>(t, p.int_val);
        case dtype::int16: return store_numbers<std::int16_t>(t, p.int_val);
        case dtype::int32: return store_numbers<std::int32_t>(t, p.int_val);
        case dtype::uint8: return store_numbers<std::uint8_t>(t, p.int_val);
        case dtype::uint16: return store_numbers<std::uint16_t>(t, p.int_val);
        case dtype::int64: return store_numbers<std::int64_t>(t, p.int64_val);
        case dtype::uint32: return store_numbers<std::uint32_t>(t, p.uint32_val);
        case dtype::uint64: return store_numbers<std::uint64_t>(t, p.uint64_val);
        case dtype::boolean: return store_numbers<bool>(t, p.bool_val);
        case dtype::string: return store_numbers<std::string>(t, p.string_val);
        case dtype::half: return store_half<half>(t, p.half_val);
        case dtype::bfloat16: return store_half<bfloat16>(t, p.half_val);
        case dtype::complex64: return store_complex(t, p.scomplex_val);
        case dtype::complex128: return store_complex(t, p.dcomplex_val);
        default: return;
    }
}

}  // namespace detail

// Several elements as content, a view of the tensor's own; one element, or strings, in the field
// of the dtype: as TensorFlow sets an attr from a tensor.
inline tensor_proto encode_tensor(const tensor& t) {
    tensor_proto p;
    p.type = t.type();
    p.dims = to_proto(t.dims());
    p.scalar_dims = t.rank() == 0;
    if (t.elements() > 1 && t.type() != dtype::string) {
        const auto owner = std::make_shared<const tensor>(t);
        p.content = {owner, owner->bytes()};
    } else {
        detail::store_in_field(t, p);
    }
    return p;
}

}  // namespace evergraph

#endif
