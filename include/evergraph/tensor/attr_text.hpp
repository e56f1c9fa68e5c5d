// SPDX-License-Identifier: BSL-1.0
// attr_text: an attr's value in a few words, for problems and listings.
#ifndef EVERGRAPH_TENSOR_ATTR_TEXT_HPP
#define EVERGRAPH_TENSOR_ATTR_TEXT_HPP

#include <charconv>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "attr_value.hpp"
#include "shape_proto.hpp"

namespace evergraph {

namespace detail {

inline std::string float_text(float f) {
    char digits[64];
    const auto end = std::to_chars(digits, digits + sizeof digits, f).ptr;
    return {digits, end};
}

template <class List, class Text>
std::string list_text(const List& items, Text text_of) {
    constexpr std::size_t most = 8;
    std::string out = "[";
    std::size_t shown = 0;
    for (const auto& item : items) {
        if (shown != 0) out += ',';
        if (shown++ == most) return out + "... of " + std::to_string(items.size()) + "]";
        out += text_of(item);
    }
    return out + "]";
}

}  // namespace detail

// "float[2,3]", from the file's form.
inline std::string summary(const tensor_proto& t) { return name_of(t.type) + text(t.dims); }

// The elements of the member that is filled, "[]" if none is.
inline std::string text(const attr_list& l) {
    const auto quoted = [](const std::string& s) { return "'" + s + "'"; };
    if (!l.s.empty()) return detail::list_text(l.s, quoted);
    if (!l.i.empty()) return detail::list_text(l.i, [](auto v) { return std::to_string(v); });
    if (!l.f.empty()) return detail::list_text(l.f, [](float v) { return detail::float_text(v); });
    if (!l.b.empty()) return detail::list_text(l.b, [](auto v) { return v != 0 ? "true" : "false"; });
    if (!l.type.empty()) return detail::list_text(l.type, [](dtype t) { return name_of(t); });
    if (!l.shape.empty()) {
        return detail::list_text(l.shape, [](const shape_proto& s) { return text(s); });
    }
    if (!l.tensor.empty()) {
        return detail::list_text(l.tensor, [](const auto& t) { return summary(*t); });
    }
    return detail::list_text(l.func, [](const func_attr& f) { return f.name; });
}

// What kind of value it is and the value: "int 3", "type float", "list [1,2]", "nothing".
inline std::string text(const attr_value& a) {
    if (const auto* v = a.as<std::string>()) return "string '" + *v + "'";
    if (const auto* v = a.as<std::int64_t>()) return "int " + std::to_string(*v);
    if (const auto* v = a.as<float>()) return "float " + detail::float_text(*v);
    if (const auto* v = a.as<bool>()) return *v ? "bool true" : "bool false";
    if (const auto* v = a.as<dtype>()) return "type " + name_of(*v);
    if (const auto* v = a.as<shape_proto>()) return "shape " + text(*v);
    if (const auto* v = a.as<tensor_proto>()) return "tensor " + summary(*v);
    if (const auto* v = a.as<attr_list>()) return "list " + text(*v);
    if (const auto* v = a.as<func_attr>()) return "func " + v->name;
    if (const auto* v = a.as<attr_placeholder>()) return "placeholder '" + v->name + "'";
    return "nothing";
}

}  // namespace evergraph

#endif
