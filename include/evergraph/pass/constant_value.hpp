// SPDX-License-Identifier: BSL-1.0
// constant_value: attrs as constant tensors and constant tensors as attrs, for migrations.
#ifndef EVERGRAPH_PASS_CONSTANT_VALUE_HPP
#define EVERGRAPH_PASS_CONSTANT_VALUE_HPP

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "../ops/default_attr.hpp"
#include "../ops/op_definition.hpp"
#include "../tensor/attr_value.hpp"
#include "../tensor/dtype.hpp"
#include "../tensor/half.hpp"
#include "../tensor/tensor.hpp"
#include "../tensor/tensor_decode.hpp"

namespace evergraph {

namespace detail {

// Calls f(T{}) with the element type of the dtype; false for types that no attr converts to.
template <class F>
bool with_element_type(dtype type, F f) {
    switch (type) {
        case dtype::float32:
            return f(float{});
        case dtype::float64:
            return f(double{});
        case dtype::int8:
            return f(std::int8_t{});
        case dtype::int16:
            return f(std::int16_t{});
        case dtype::int32:
            return f(std::int32_t{});
        case dtype::int64:
            return f(std::int64_t{});
        case dtype::uint8:
            return f(std::uint8_t{});
        case dtype::uint16:
            return f(std::uint16_t{});
        case dtype::uint32:
            return f(std::uint32_t{});
        case dtype::uint64:
            return f(std::uint64_t{});
        case dtype::boolean:
            return f(bool{});
        case dtype::half:
            return f(half{});
        case dtype::bfloat16:
            return f(bfloat16{});
        case dtype::string:
            return f(std::string{});
        default:
            return false;
    }
}

template <class T, class From>
bool store_element(const From& from, T& to) {
    if constexpr (std::is_same_v<From, std::string> || std::is_same_v<T, std::string>) {
        if constexpr (std::is_same_v<From, T>) to = from;
        return std::is_same_v<From, T>;
    } else if constexpr (std::is_same_v<T, half> || std::is_same_v<T, bfloat16>) {
        to = T{static_cast<float>(from)};
        return true;
    } else if constexpr (std::is_same_v<T, bool> != std::is_same_v<From, bool>) {
        return false;
    } else if constexpr (std::is_floating_point_v<From> && std::is_integral_v<T>) {
        return false;
    } else {
        to = static_cast<T>(from);
        // An integer that does not come back is another number.
        return std::is_floating_point_v<T> || static_cast<From>(to) == from;
    }
}

template <class From>
std::optional<tensor_proto> constant_of(const std::vector<From>& from, bool is_list, dtype type) {
    tensor out;
    const shape dims =
        is_list ? *shape::checked(std::vector{static_cast<std::int64_t>(from.size())}) : shape{};
    const bool stored = with_element_type(type, [&]<class T>(T) {
        out = tensor::uninitialized(type, dims);
        const auto to = out.template writable<T>();
        for (std::size_t i = 0; i < from.size(); ++i) {
            if (!store_element<T, From>(From(from[i]), to[i])) return false;
        }
        return true;
    });
    if (!stored) return std::nullopt;
    return encode_tensor(out);
}

inline std::vector<std::int64_t> sizes_of(const shape_proto& dims) {
    std::vector<std::int64_t> sizes;
    for (const dim_proto& d : dims.dims) sizes.push_back(d.size);
    return sizes;
}

}  // namespace detail

// A scalar attr as a scalar, a list or a shape as a vector; nothing if the dtype does not hold it.
inline std::optional<tensor_proto> constant_from(const attr_value& value, dtype type) {
    using detail::constant_of;
    if (const auto* v = value.as<std::string>()) return constant_of(std::vector{*v}, false, type);
    if (const auto* v = value.as<std::int64_t>()) return constant_of(std::vector{*v}, false, type);
    if (const auto* v = value.as<float>()) return constant_of(std::vector{*v}, false, type);
    if (const auto* v = value.as<bool>()) return constant_of(std::vector{*v}, false, type);
    if (const auto* v = value.as<tensor_proto>()) {
        return v->type == type ? std::optional{*v} : std::nullopt;
    }
    if (const auto* v = value.as<shape_proto>()) {
        return v->unknown_rank ? std::nullopt : constant_of(detail::sizes_of(*v), true, type);
    }
    const attr_list* list = value.as<attr_list>();
    if (list == nullptr) return std::nullopt;
    if (!list->s.empty()) return constant_of(list->s, true, type);
    if (!list->f.empty()) return constant_of(list->f, true, type);
    return constant_of(list->i, true, type);
}

// As a default is written, "3" or "[1, 2]" or "\"text\"", in a dtype.
inline std::optional<tensor_proto> constant_from_text(std::string_view text, dtype type) {
    attr_def def;
    def.is_list = text.starts_with('[');
    def.has_default = true;
    def.default_text = text;
    for (const attr_type kind : {attr_type::integer, attr_type::floating, attr_type::boolean,
                                 attr_type::string, attr_type::tensor}) {
        def.type = kind;
        if (!for_each_default(def, [](const default_value&) {})) continue;
        const auto value = default_attr(def);
        if (!value) continue;
        if (auto constant = constant_from(*value, type)) return constant;
    }
    return std::nullopt;
}

namespace detail {

template <class T>
std::optional<attr_value> scalar_attr(const T& element, attr_type type) {
    if constexpr (std::is_same_v<T, std::string>) {
        if (type == attr_type::string) return attr_value{element};
    } else if constexpr (std::is_same_v<T, bool>) {
        if (type == attr_type::boolean) return attr_value{element};
    } else if constexpr (std::is_integral_v<T>) {
        const auto whole = static_cast<std::int64_t>(element);
        if (type == attr_type::integer && (whole >= 0) == (element >= 0)) return attr_value{whole};
    } else if (type == attr_type::floating) {
        return attr_value{static_cast<float>(element)};
    }
    return std::nullopt;
}

template <class T>
std::optional<attr_value> list_attr(std::span<const T> elements, attr_type type) {
    attr_list list;
    for (const T& element : elements) {
        const auto one = scalar_attr<T>(element, type);
        if (!one) return std::nullopt;
        if (const auto* v = one->template as<std::string>()) list.s.push_back(*v);
        if (const auto* v = one->template as<std::int64_t>()) list.i.push_back(*v);
        if (const auto* v = one->template as<float>()) list.f.push_back(*v);
        if (const auto* v = one->template as<bool>()) list.b.push_back(*v ? 1 : 0);
    }
    return attr_value{std::move(list)};
}

}  // namespace detail

// The way back: a scalar or a vector as an attr of that kind; nothing if it does not fit.
inline std::optional<attr_value> attr_from_constant(const tensor_proto& constant, attr_type type,
                                                    bool is_list) {
    if (type == attr_type::tensor && !is_list) return attr_value{constant};
    const auto decoded = decode_tensor(constant, std::int64_t{1} << 20);
    if (!decoded) return std::nullopt;
    const bool is_shape = type == attr_type::shape && !is_list;
    if (decoded->rank() != (is_list || is_shape ? 1U : 0U)) return std::nullopt;
    std::optional<attr_value> out;
    detail::with_element_type(decoded->type(), [&]<class T>(T) {
        const auto elements = decoded->template values<T>();
        if (is_shape) {
            out = detail::list_attr<T>(elements, attr_type::integer);
        } else {
            out = is_list ? detail::list_attr<T>(elements, type)
                          : detail::scalar_attr<T>(elements[0], type);
        }
        return true;
    });
    if (!is_shape || !out) return out;
    shape_proto dims;
    for (const std::int64_t size : out->as<attr_list>()->i) dims.dims.push_back({size, {}, {}});
    return attr_value{std::move(dims)};
}

}  // namespace evergraph

#endif
