// SPDX-License-Identifier: BSL-1.0
// same_attr: whether two attrs mean the same, however they are encoded.
#ifndef EVERGRAPH_TENSOR_SAME_ATTR_HPP
#define EVERGRAPH_TENSOR_SAME_ATTR_HPP

#include <algorithm>
#include <bit>
#include <cstdint>
#include <vector>

#include "attr_value.hpp"
#include "tensor_decode.hpp"
#include "tensor_proto.hpp"

namespace evergraph {

namespace detail {

inline bool same_float_bits(float a, float b) {
    return std::bit_cast<std::uint32_t>(a) == std::bit_cast<std::uint32_t>(b);
}

// Tensors of more than 32 MB that are encoded in two ways count as different.
inline bool same_tensor(const tensor_proto& a, const tensor_proto& b) {
    if (a == b) return true;
    if (a.type != b.type) return false;
    constexpr std::int64_t most = std::int64_t{32} << 20;
    const auto x = decode_tensor(a, most);
    const auto y = decode_tensor(b, most);
    return x && y && *x == *y;
}

}  // namespace detail

// TensorFlow's rule: tensors by their elements, functions by name and attrs, everything else, lists
// of tensors included, as it is written: a NaN equals itself, 0 does not equal -0.
inline bool same_attr(const attr_value& a, const attr_value& b) {
    if (const auto* t = a.as<tensor_proto>()) {
        const auto* other = b.as<tensor_proto>();
        return other != nullptr && detail::same_tensor(*t, *other);
    }
    if (const auto* f = a.as<float>()) {
        const auto* other = b.as<float>();
        return other != nullptr && detail::same_float_bits(*f, *other);
    }
    if (const auto* f = a.as<func_attr>()) {
        const auto* other = b.as<func_attr>();
        return other != nullptr && f->name == other->name &&
               std::equal(f->attrs.begin(), f->attrs.end(), other->attrs.begin(),
                          other->attrs.end(), [](const named_attr& x, const named_attr& y) {
                              return x.name == y.name && same_attr(x.value, y.value);
                          });
    }
    const auto* list = a.as<attr_list>();
    const auto* other = b.as<attr_list>();
    if (list == nullptr || other == nullptr || list->f.empty()) return a == b;
    return std::equal(list->f.begin(), list->f.end(), other->f.begin(), other->f.end(),
                      detail::same_float_bits);
}

}  // namespace evergraph

#endif
