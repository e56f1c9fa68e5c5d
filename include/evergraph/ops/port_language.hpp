// SPDX-License-Identifier: BSL-1.0
// port_language: reads the text of an input or output in TensorFlow's op-definition language.
#ifndef EVERGRAPH_OPS_PORT_LANGUAGE_HPP
#define EVERGRAPH_OPS_PORT_LANGUAGE_HPP

#include <cstddef>
#include <span>
#include <string_view>

#include "fault.hpp"
#include "op_definition.hpp"
#include "spec_cursor.hpp"

namespace evergraph {

namespace detail {

// attrs.size() if there is none. No pointer: g++ 12 cannot compare that of a temporary with null.
constexpr std::size_t place_of_attr(std::span<const attr_def> attrs, std::string_view name) {
    std::size_t i = 0;
    while (i < attrs.size() && attrs[i].name != name) ++i;
    return i;
}

// TensorFlow's rule: an attr that counts values is at least 1 unless it says otherwise.
constexpr void counts_from_one(attr_def& attr) {
    if (!attr.has_minimum) attr.minimum = 1;
    attr.has_minimum = true;
}

constexpr spec_reading resolve_type(std::string_view name, std::span<attr_def> attrs,
                                    port_def& out) {
    const std::size_t place = place_of_attr(attrs, name);
    if (place == attrs.size()) {
        out.type = dtype_named(name);
        if (out.type == dtype::invalid) return {fault::port_type_is_unknown, name};
        if (is_ref(out.type)) return {fault::port_type_is_a_reference, name};
        return {};
    }
    attr_def& attr = attrs[place];
    if (attr.type != attr_type::type) return {fault::port_type_attr_is_not_a_type, name};
    if (!attr.is_list) {
        out.type_attr = name;
        return {};
    }
    out.type_list_attr = name;
    counts_from_one(attr);
    return out.number_attr.empty() ? spec_reading{}
                                   : spec_reading{fault::port_repeats_a_list_of_types, name};
}

constexpr spec_reading resolve_number(std::string_view name, std::span<attr_def> attrs,
                                      port_def& out) {
    out.number_attr = name;
    const std::size_t place = place_of_attr(attrs, name);
    if (place == attrs.size()) return {fault::port_number_attr_is_unknown, name};
    attr_def& attr = attrs[place];
    if (attr.type != attr_type::integer || attr.is_list) {
        return {fault::port_number_attr_is_not_an_int, name};
    }
    counts_from_one(attr);
    if (attr.minimum < 0) return {fault::port_number_attr_may_be_negative, name};
    return {};
}

constexpr bool is_port_name(std::string_view name) {
    for (const char c : name) {
        if (!spec_cursor::is_lower(c) && !spec_cursor::is_digit(c) && c != '_') return false;
    }
    return spec_cursor::is_lower(name.front());
}

}  // namespace detail

// Reads "name: T", "name: N * T" or either inside Ref(..). The attrs are all those of the op, each
// read before; one that counts values gets the minimum 1 if it has none.
constexpr spec_reading read_port(std::string_view text, std::span<attr_def> attrs, port_def& out) {
    spec_cursor cursor{text};
    out = port_def{};  // g++ 12 forgets the initial members of long arrays in constant evaluation
    out.name = cursor.word();
    if (out.name.empty()) return {fault::port_text_does_not_read, "a name"};
    if (!cursor.eat(':')) return {fault::port_text_does_not_read, "a colon after the name"};
    std::string_view type = cursor.word();
    out.is_ref = text_is(type, "Ref") && cursor.eat('(');
    if (out.is_ref) type = cursor.word();
    std::string_view number;
    if (cursor.eat('*')) {
        number = type;
        type = cursor.word();
        if (number.empty()) return {fault::port_text_does_not_read, "a number before the star"};
    }
    if (type.empty()) return {fault::port_text_does_not_read, "a type"};
    if (out.is_ref && !cursor.eat(')')) {
        return {fault::port_text_does_not_read, "a closing bracket after Ref"};
    }
    if (!cursor.at_end()) return {fault::port_text_does_not_read, "an end after the type"};
    if (!detail::is_port_name(out.name)) return {fault::port_name_is_bad, out.name};
    if (!number.empty()) {
        const spec_reading reading = detail::resolve_number(number, attrs, out);
        if (!reading) return reading;
    }
    return detail::resolve_type(type, attrs, out);
}

}  // namespace evergraph

#endif
