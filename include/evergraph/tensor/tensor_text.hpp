// SPDX-License-Identifier: BSL-1.0
// tensor_text: the elements of a tensor as text, the first few of many.
#ifndef EVERGRAPH_TENSOR_TENSOR_TEXT_HPP
#define EVERGRAPH_TENSOR_TENSOR_TEXT_HPP

#include <charconv>
#include <complex>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <type_traits>

#include "../base/problem.hpp"
#include "tensor.hpp"

namespace evergraph {

namespace detail {

template <class T>
std::string element_text(const T& v) {
    if constexpr (std::is_same_v<T, std::string>) {
        std::string out = "'";
        return out.append(printable(v, 60)).append("'");
    } else if constexpr (std::is_same_v<T, bool>) {
        return v ? "true" : "false";
    } else if constexpr (std::is_same_v<T, half> || std::is_same_v<T, bfloat16>) {
        return element_text(static_cast<float>(v));
    } else if constexpr (std::is_same_v<T, std::complex<float>> ||
                         std::is_same_v<T, std::complex<double>>) {
        return "(" + element_text(v.real()) + "," + element_text(v.imag()) + ")";
    } else {
        char digits[64];
        return {digits, std::to_chars(digits, digits + sizeof digits, v).ptr};
    }
}

template <class T>
std::string elements_text(const tensor& t, std::size_t most) {
    std::string out;
    const std::span<const T> values = t.values<T>();
    for (std::size_t i = 0; i < values.size(); ++i) {
        if (i == most) return out + " ...";
        if (i != 0) out += ' ';
        out += element_text(values[i]);
    }
    return out;
}

}  // namespace detail

// "1 2 3 ..." in row-major order; numbers in the shortest form that reads back the same.
inline std::string elements_text(const tensor& t, std::size_t most = 8) {
    switch (storage_of(t.type())) {
        case dtype::float32: return detail::elements_text<float>(t, most);
        case dtype::float64: return detail::elements_text<double>(t, most);
        case dtype::int8: return detail::elements_text<std::int8_t>(t, most);
        case dtype::int16: return detail::elements_text<std::int16_t>(t, most);
        case dtype::int32: return detail::elements_text<std::int32_t>(t, most);
        case dtype::int64: return detail::elements_text<std::int64_t>(t, most);
        case dtype::uint8: return detail::elements_text<std::uint8_t>(t, most);
        case dtype::uint16: return detail::elements_text<std::uint16_t>(t, most);
        case dtype::uint32: return detail::elements_text<std::uint32_t>(t, most);
        case dtype::uint64: return detail::elements_text<std::uint64_t>(t, most);
        case dtype::boolean: return detail::elements_text<bool>(t, most);
        case dtype::half: return detail::elements_text<half>(t, most);
        case dtype::bfloat16: return detail::elements_text<bfloat16>(t, most);
        case dtype::complex64: return detail::elements_text<std::complex<float>>(t, most);
        case dtype::complex128: return detail::elements_text<std::complex<double>>(t, most);
        case dtype::string: return detail::elements_text<std::string>(t, most);
        default: return {};
    }
}

}  // namespace evergraph

#endif
