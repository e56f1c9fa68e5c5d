// SPDX-License-Identifier: BSL-1.0
// element_types: lists of C++ element types, and the step from a dtype to one of them.
#ifndef EVERGRAPH_TF_KERNELS_ELEMENT_TYPES_HPP
#define EVERGRAPH_TF_KERNELS_ELEMENT_TYPES_HPP

#include <complex>
#include <cstdint>
#include <string>
#include <type_traits>

#include "../../run/kernel_table.hpp"
#include "../../tensor/tensor.hpp"

namespace evergraph::tf {

template <class... Ts>
struct types {
    static constexpr dtype_set set{dtype_of<Ts>...};
};

template <class... Lists>
struct joined;
template <class... Ts>
struct joined<types<Ts...>> {
    using type = types<Ts...>;
};
template <class... As, class... Bs, class... Rest>
struct joined<types<As...>, types<Bs...>, Rest...> : joined<types<As..., Bs...>, Rest...> {};
template <class... Lists>
using join = typename joined<Lists...>::type;

using floats = types<float, double>;
using integers = types<std::int8_t, std::int16_t, std::int32_t, std::int64_t, std::uint8_t,
                       std::uint16_t, std::uint32_t, std::uint64_t>;
using complexes = types<std::complex<float>, std::complex<double>>;

// The types that kernels compute with; the others are widened to them (narrow_types.hpp), which
// gives the same result, since integers wrap and floats are rounded once.
using signed_integers = types<std::int32_t, std::int64_t>;
using wide_integers = types<std::int32_t, std::int64_t, std::uint64_t>;
using reals = join<floats, wide_integers>;
using numbers = join<reals, complexes>;

// The dtypes whose elements can be moved without knowing what they mean.
inline constexpr dtype_set movable_types = [] {
    dtype_set set;
    for (int n = 1; n <= static_cast<int>(dtype::float4_e2m1fn); ++n) {
        const auto t = static_cast<dtype>(n);
        if (t != dtype::resource && t != dtype::variant) set.insert(t);
    }
    return set;
}();

template <class T>
struct type_tag {
    using type = T;
};

// Calls f(type_tag<T>{}) for the T that stores `type`; false if the list has none.
template <class... Ts, class F>
bool with_type(types<Ts...>, dtype type, F&& f) {
    const dtype stored = storage_of(type);
    return ((stored == dtype_of<Ts> && (f(type_tag<Ts>{}), true)) || ...);
}

template <class T>
inline constexpr bool is_complex = false;
template <class T>
inline constexpr bool is_complex<std::complex<T>> = true;

// Integers that wrap around: arithmetic in an unsigned type at least as wide as unsigned int.
template <class T>
using wrapping = std::common_type_t<unsigned, std::make_unsigned_t<T>>;

}  // namespace evergraph::tf

#endif
