// SPDX-License-Identifier: BSL-1.0
// attr_language: reads the text of an attr in TensorFlow's op-definition language.
#ifndef EVERGRAPH_OPS_ATTR_LANGUAGE_HPP
#define EVERGRAPH_OPS_ATTR_LANGUAGE_HPP

#include <cstdint>
#include <limits>
#include <string_view>

#include "default_value.hpp"
#include "fault.hpp"
#include "op_definition.hpp"
#include "quoted_text.hpp"
#include "scalar_text.hpp"
#include "spec_cursor.hpp"

namespace evergraph {

// The set that a shorthand names; empty if it is none.
constexpr dtype_set type_set_named(std::string_view name) {
    if (text_is(name, "numbertype") || text_is(name, "numerictype")) return number_types;
    if (text_is(name, "quantizedtype")) return quantized_types;
    if (text_is(name, "realnumbertype") || text_is(name, "realnumerictype"))
        return real_number_types;
    return {};
}

namespace detail {

// Each reads one part of an attr's text, moves the cursor and says what is missing, if anything.
constexpr std::string_view read_allowed_set(spec_cursor& cursor, attr_def& out) {
    const std::string_view braced = cursor.bracketed();
    if (braced.empty()) return "a closing brace";
    const std::string_view inside = braced.substr(1, braced.size() - 2);
    spec_cursor items{inside};
    const bool strings = items.peek() == '"' || items.peek() == '\'';
    out.type = strings ? attr_type::string : attr_type::type;
    out.restricts_types = !strings;
    if (strings) out.allowed_strings = inside;
    do {
        if (strings) {
            if (!read_string_text(items.strings())) return "a quoted string in the braces";
            continue;
        }
        const std::string_view name = items.word();
        const dtype type = dtype_named(name);
        const dtype_set set = type_set_named(name);
        if (is_ref(type) || (type == dtype::invalid && set.empty())) return "a type in the braces";
        out.allowed_types = out.allowed_types | set;
        out.allowed_types.insert(type);
    } while (items.eat(',') && !items.at_end());
    return items.at_end() ? std::string_view{} : "a comma in the braces";
}

constexpr std::string_view read_element_type(spec_cursor& cursor, std::string_view word,
                                             attr_def& out) {
    if (word.empty() && cursor.peek() == '{') return read_allowed_set(cursor, out);
    for (std::uint8_t i = 0; i <= static_cast<std::uint8_t>(attr_type::func); ++i) {
        out.type = static_cast<attr_type>(i);
        if (name_of(out.type) == word) return {};
    }
    out.type = attr_type::type;
    out.allowed_types = type_set_named(word);
    out.restricts_types = true;
    return out.allowed_types.empty() ? "a known type" : std::string_view{};
}

constexpr std::string_view read_attr_type(spec_cursor& cursor, attr_def& out) {
    const std::string_view word = cursor.word();
    if (!text_is(word, "list")) return read_element_type(cursor, word, out);
    out.is_list = true;
    if (!cursor.eat('(')) return "a bracket after list";
    const std::string_view missing = read_element_type(cursor, cursor.word(), out);
    if (!missing.empty()) return missing;
    return cursor.eat(')') ? std::string_view{} : "a closing bracket after list";
}

constexpr std::string_view read_minimum(spec_cursor& cursor, attr_def& out) {
    if (!cursor.eat('>')) return {};
    out.has_minimum = true;
    if (!cursor.eat('=')) return "an equals sign after >";
    if (!out.is_list && out.type != attr_type::integer) return "an int or a list before >=";
    if (!read_integer_text(cursor.scalar(), out.minimum)) return "a number after >=";
    return out.is_list && out.minimum < 0 ? "a length after >=" : std::string_view{};
}

constexpr std::string_view read_default_and_since(spec_cursor& cursor, attr_def& out) {
    if (cursor.eat('=')) {
        out.has_default = true;
        out.default_text = cursor.value();
        if (out.default_text.empty()) return "a value after =";
    }
    if (cursor.at_end()) return {};
    std::int64_t since = 0;
    if (!text_is(cursor.word(), "since")) return "an end after its type or default";
    if (!read_integer_text(cursor.scalar(), since)) return "a version after since";
    if (since < 0 || since > std::numeric_limits<int>::max()) return "a version after since";
    out.since = static_cast<int>(since);
    return cursor.at_end() ? std::string_view{} : "an end after since and its version";
}

}  // namespace detail

// Reads "name: type [>= n] [= default] [since version]"; an unwritten version is that of the op.
// The default is not yet compared with the type, see check_default.
constexpr spec_reading read_attr(std::string_view text, attr_def& out, int op_since = 0) {
    spec_cursor cursor{text};
    out = attr_def{};  // see read_port
    out.since = op_since;
    out.name = cursor.word();
    if (out.name.empty()) return {fault::attr_text_does_not_read, "a name"};
    if (!cursor.eat(':')) return {fault::attr_text_does_not_read, "a colon after the name"};
    std::string_view missing = detail::read_attr_type(cursor, out);
    if (missing.empty()) missing = detail::read_minimum(cursor, out);
    if (missing.empty()) missing = detail::read_default_and_since(cursor, out);
    if (!missing.empty()) return {fault::attr_text_does_not_read, missing};
    if (!spec_cursor::is_letter(out.name.front()) || dtype_named(out.name) != dtype::invalid) {
        return {fault::attr_name_is_bad, out.name};
    }
    return {};
}

// Any string is allowed if the attr names none.
constexpr bool allows_string(const attr_def& attr, std::string_view value) {
    spec_cursor items{attr.allowed_strings};
    if (items.at_end()) return true;
    do {
        if (quotes(items.strings(), value)) return true;
    } while (items.eat(','));
    return false;
}

namespace detail {

constexpr bool allows_quoted(const attr_def& attr, std::string_view literal) {
    spec_cursor items{attr.allowed_strings};
    if (items.at_end()) return true;
    do {
        if (same_quoted_text(items.strings(), literal)) return true;
    } while (items.eat(','));
    return false;
}

}  // namespace detail

// Whether the default is of the attr's type, allowed, and not below the minimum.
constexpr fault check_default(const attr_def& attr) {
    bool allowed = true;
    bool is_value = true;
    std::int64_t size = 0;
    const bool reads = for_each_default(attr, [&](const default_value& value) {
        size = attr.is_list ? size + 1 : value.integer;
        if (value.kind == attr_type::type) {
            is_value = is_value && !is_ref(value.type);
            allowed = allowed && (!attr.restricts_types || attr.allowed_types.contains(value.type));
        }
        if (value.kind == attr_type::string) {
            allowed = allowed && detail::allows_quoted(attr, value.text);
        }
    });
    if (!reads || !is_value) return fault::attr_default_has_the_wrong_type;
    if (!allowed) return fault::attr_default_is_not_allowed;
    if (attr.has_default && attr.has_minimum && size < attr.minimum) {
        return fault::attr_default_is_below_the_minimum;
    }
    return fault::none;
}

}  // namespace evergraph

#endif
