// SPDX-License-Identifier: BSL-1.0
// default_value: the default of an attr, from its text to values, during compilation too.
#ifndef EVERGRAPH_OPS_DEFAULT_VALUE_HPP
#define EVERGRAPH_OPS_DEFAULT_VALUE_HPP

#include <cstdint>
#include <string_view>

#include "op_definition.hpp"
#include "quoted_text.hpp"
#include "scalar_text.hpp"
#include "spec_cursor.hpp"

namespace evergraph {

// A scalar default, or one element of a list. Only the members of its kind are set.
struct default_value {
    attr_type kind = attr_type::integer;
    std::int64_t integer = 0;
    float floating = 0;
    bool boolean = false;
    dtype type = dtype::invalid;  // of kind type; also the element type of a tensor
    bool unknown_rank = false;    // of kind shape or tensor; otherwise see for_each_dim
    std::string_view text;        // string, func: the quoted text or the name (see decoded);
                                  // shape, tensor: the shape as a text-format message
    std::string_view message;     // tensor, func: the whole text-format message, braces included
};

// Calls on_field(name, value) for each field of a text-format message in braces; a list of values
// counts as repeated fields. False if the text does not read or on_field says false.
template <class F>
constexpr bool read_message_text(std::string_view braced, F on_field) {
    if (!braced.starts_with('{')) return false;
    spec_cursor cursor{braced.substr(1, braced.size() - 2)};
    while (!cursor.at_end()) {
        const std::string_view name = cursor.word();
        const bool colon = cursor.eat(':');
        if (name.empty() || (!colon && cursor.peek() != '{')) return false;
        const bool is_list = cursor.peek() == '[';
        const std::string_view value = cursor.value();
        if (value.empty()) return false;
        spec_cursor items{is_list ? value.substr(1, value.size() - 2) : value};
        while (!items.at_end()) {
            if (!on_field(name, items.value())) return false;
            if (!items.eat(',') && !items.at_end()) return false;
        }
        if (!cursor.eat(',')) cursor.eat(';');
    }
    return true;
}

namespace detail {

template <class F>
constexpr bool read_shape_text(std::string_view text, bool& unknown_rank, F on_dim) {
    return read_message_text(text, [&](std::string_view field, std::string_view value) {
        if (text_is(field, "unknown_rank")) return read_bool_text(value, unknown_rank);
        std::int64_t size = 0;
        if (!text_is(field, "dim") || !read_message_text(value, [&](auto name, auto v) {
                return text_is(name, "size") ? read_integer_text(v, size)
                                             : text_is(name, "name") && read_string_text(v);
            })) {
            return false;
        }
        on_dim(size);
        return size >= -1;
    });
}

constexpr bool is_field_of_a_tensor(std::string_view name) {
    constexpr std::string_view names[]{"version_number", "tensor_content",      "half_val",
                                       "float_val",      "double_val",          "int_val",
                                       "string_val",     "int64_val",           "bool_val",
                                       "scomplex_val",   "dcomplex_val",        "uint32_val",
                                       "uint64_val",     "resource_handle_val", "variant_val",
                                       "float8_val"};
    for (const std::string_view n : names) {
        if (n == name) return true;
    }
    return false;
}

constexpr bool read_tensor_text(std::string_view text, default_value& out) {
    out.message = text;
    return read_message_text(text,
                             [&](std::string_view field, std::string_view value) {
                                 if (text_is(field, "dtype"))
                                     return read_type_text(value, out.type);
                                 if (!text_is(field, "tensor_shape"))
                                     return is_field_of_a_tensor(field);
                                 out.text = value;
                                 return read_shape_text(value, out.unknown_rank,
                                                        [](std::int64_t) {});
                             }) &&
           out.type != dtype::invalid;
}

constexpr bool read_func_text(std::string_view text, default_value& out) {
    out.message = text;
    return read_message_text(text,
                             [&](std::string_view field, std::string_view value) {
                                 if (text_is(field, "attr")) return value.starts_with('{');
                                 out.text = value;
                                 return text_is(field, "name") && read_string_text(value);
                             }) &&
           !out.text.empty();
}

}  // namespace detail

// The text of one scalar as a value of this kind; false if it is not one. Proven for the defaults
// of a dialect's table.
constexpr bool read_default(attr_type kind, std::string_view text, default_value& out) {
    out.kind = kind;
    switch (kind) {
        case attr_type::integer:
            return read_integer_text(text, out.integer);
        case attr_type::floating:
            return read_float_text(text, out.floating);
        case attr_type::boolean:
            return read_bool_text(text, out.boolean);
        case attr_type::type:
            return read_type_text(text, out.type);
        case attr_type::string:
            out.text = text;
            return read_string_text(text);
        case attr_type::shape:
            out.text = text;
            return detail::read_shape_text(text, out.unknown_rank, [](std::int64_t) {});
        case attr_type::tensor:
            return detail::read_tensor_text(text, out);
        case attr_type::func:
            return detail::read_func_text(text, out);
    }
    return false;
}

// Calls f(const default_value&) once for a scalar default, for each element of a list default, not
// at all without a default. False if the text is not of the attr's type.
template <class F>
constexpr bool for_each_default(const attr_def& attr, F f) {
    if (!attr.has_default) return true;
    std::string_view text = attr.default_text;
    if (!attr.is_list) {
        default_value value;
        if (!read_default(attr.type, text, value)) return false;
        f(value);
        return true;
    }
    if (!text.starts_with('[')) return false;
    spec_cursor cursor{text.substr(1, text.size() - 2)};
    for (bool more = !cursor.at_end(); more; more = cursor.eat(',')) {
        default_value value;
        if (!read_default(attr.type, cursor.value(), value)) return false;
        f(value);
    }
    return cursor.at_end();
}

// Calls f(std::int64_t) for each dimension, -1 for an unknown one, of a shape or a tensor's shape.
template <class F>
constexpr void for_each_dim(const default_value& value, F f) {
    bool unknown_rank = false;
    detail::read_shape_text(value.text, unknown_rank, f);
}

}  // namespace evergraph

#endif
