// SPDX-License-Identifier: BSL-1.0
// text_values: reads values from protobuf text, and says what is wrong with them and where.
#ifndef EVERGRAPH_FORMAT_TEXT_VALUES_HPP
#define EVERGRAPH_FORMAT_TEXT_VALUES_HPP

#include <bit>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "../base/problem.hpp"
#include "message_schema.hpp"
#include "protobuf_reading.hpp"
#include "text_literals.hpp"
#include "text_tokens.hpp"
#include "../base/utf8.hpp"

namespace evergraph {

namespace detail {

struct plain_value {
    wire_type type;
    std::uint64_t bits;
};

inline bool is_word_of(std::string_view text, std::string_view lower) {
    if (text.size() != lower.size()) return false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] != lower[i] && text[i] != lower[i] - 'a' + 'A') return false;
    }
    return true;
}

inline std::uint64_t real_bits(double value, value_form form) {
    if (form == value_form::float64) return std::bit_cast<std::uint64_t>(value);
    constexpr double rounds_to_infinity = 3.4028235677973366e+38;
    constexpr float infinity = std::numeric_limits<float>::infinity();
    const float f = value >= rounds_to_infinity    ? infinity
                    : value <= -rounds_to_infinity ? -infinity
                                                   : static_cast<float>(value);
    return std::bit_cast<std::uint32_t>(f);
}

// A text on its way: tokens, and all that was wrong so far.
struct text_input {
    static constexpr std::size_t most_problems = 200;

    explicit text_input(std::string_view text) : tokens(text) {}

    text_tokens tokens;
    problems found;
    bool cut_short = false;  // that the text ends too early is said once

    bool at_end() const {
        return tokens.kind() == text_token::end || found.size() >= most_problems;
    }
    bool take(char symbol) {
        const bool there = tokens.is(symbol);
        if (there) tokens.next();
        return there;
    }

    // Of the current token.
    void note(const std::string& what, const std::string& needed, const message_place& where) {
        if (found.size() >= most_problems) return;
        problem p;
        p.code = status_code::data_loss;
        p.kind = problem_kind::unreadable_bytes;
        for (const message_place* at = &where; at != nullptr; at = at->outer) {
            if (at->keyed) p.attr = at->key;
        }
        const std::string place = text(where);
        p.found = what + " at " + std::to_string(tokens.place().line) + ":" +
                  std::to_string(tokens.place().column) + (place.empty() ? "" : ", in " + place);
        p.needed = needed;
        found.push_back(std::move(p));
    }
    void unexpected_token(const std::string& needed, const message_place& where) {
        const std::string_view token = tokens.text();
        if (tokens.kind() == text_token::end) {
            if (!cut_short) note("the end of the text", needed, where);
            cut_short = true;
        } else if (tokens.kind() == text_token::broken) {
            note(std::string{tokens.fault()}, needed, where);
        } else {
            note("'" + printable(token, 60) + "'", needed, where);
        }
    }
    void wrong_value(const std::string& needed, const message_place& where) {
        unexpected_token(needed, where);
        const bool ends_value = tokens.is(',') || tokens.is(';') || tokens.is(']');
        const bool begins_value = tokens.is('-') || tokens.is('[') || tokens.opens_message();
        const bool lost = tokens.kind() == text_token::symbol && !ends_value && !begins_value;
        lost ? recover() : skip_value();
    }
    // Problems found since `first` are of this node.
    void name_node(std::size_t first, const std::string& name, const std::string& op) {
        for (; first < found.size(); ++first) {
            found[first].node = name;
            found[first].op = op;
        }
    }

    // Past brackets and all that is between them; the current token opens them.
    void skip_group() {
        std::size_t depth = 0;
        for (; tokens.kind() != text_token::end; tokens.next()) {
            if (tokens.opens_message() || tokens.is('[')) ++depth;
            if ((tokens.closes_message() || tokens.is(']')) && --depth == 0) return tokens.next();
        }
    }
    void skip_value() {
        take(':');
        if (tokens.opens_message() || tokens.is('[')) return skip_group();
        take('-');
        if (tokens.kind() != text_token::string) {
            if (tokens.kind() != text_token::symbol) tokens.next();
            return;
        }
        while (tokens.kind() == text_token::string) tokens.next();
    }
    // After text that makes no sense: to the end of the message, or to a line that begins with a
    // word.
    void recover() {
        const std::size_t line = tokens.place().line;
        for (std::size_t depth = 0; tokens.kind() != text_token::end; tokens.next()) {
            if (tokens.opens_message()) ++depth;
            if (depth == 0 && tokens.closes_message()) return;
            if (tokens.closes_message()) --depth;
            const bool field = tokens.kind() == text_token::word && tokens.first_in_line();
            if (depth == 0 && field && tokens.place().line != line) return;
        }
    }
    void end_of_message(char closing, text_place opened, const message_place& where) {
        if (found.size() >= most_problems) return;
        if (take(closing)) return;
        unexpected_token(std::string{"'"} + closing + "' to end what begins at " +
                             std::to_string(opened.line) + ":" + std::to_string(opened.column),
                         where);
        if (tokens.kind() != text_token::end) tokens.next();
    }

    // Strings that follow each other are one. False, and a problem, if there is none or a bad one.
    bool string(std::string& out, bool utf8, const message_place& where) {
        if (tokens.kind() != text_token::string) {
            wrong_value("a string", where);
            return false;
        }
        const std::size_t before = found.size();
        for (; tokens.kind() == text_token::string; tokens.next()) {
            const std::string_view fault = unescape(tokens.text(), out);
            if (!fault.empty()) note(std::string{fault}, "a string", where);
            if (utf8 && fault.empty() && !is_utf8(out)) {
                note("text that is not UTF-8", "UTF-8", where);
                utf8 = false;
            }
        }
        return found.size() == before;
    }

    // The bits of a number, a truth value or an enumerator as the field encodes them.
    std::optional<std::uint64_t> number(const schema_field& f, const message_place& where) {
        switch (f.form) {
            case value_form::boolean: return boolean(where);
            case value_form::enumeration: return enumerator(f, where);
            case value_form::float32:
            case value_form::float64: return real(f.form, where);
            default: return integer(f.form, where);
        }
    }

    // A number without a type: its digits tell how it was encoded.
    std::optional<plain_value> plain_number(const message_place& where) {
        const std::string_view token = tokens.text();
        const auto bits = magnitude(std::numeric_limits<std::uint64_t>::max(), false, where);
        if (!bits.has_value()) return std::nullopt;
        const bool hex = token.starts_with("0x");
        if (hex && token.size() == 10) return plain_value{wire_type::fixed32, *bits};
        if (hex && token.size() == 18) return plain_value{wire_type::fixed64, *bits};
        return plain_value{wire_type::varint, *bits};
    }

    // [domain/package.Type], up to the bracket that closes it.
    std::string type_url() {
        std::string url;
        for (tokens.next(); !at_end() && !tokens.is(']'); tokens.next()) {
            const bool part = tokens.kind() == text_token::word || tokens.is('.') ||
                              tokens.is('/') || tokens.is('-');
            if (!part) break;
            url += tokens.text();
        }
        return url;
    }

 private:
    std::optional<std::uint64_t> magnitude(std::uint64_t most, bool negative,
                                           const message_place& where) {
        if (tokens.kind() != text_token::integer) {
            wrong_value("an integer", where);
            return std::nullopt;
        }
        const auto n = integer_of(tokens.text());
        const bool fits = n.has_value() && *n <= most;
        if (!fits) {
            const std::string limit = (negative ? "-" : "") + std::to_string(most);
            note("the number " + std::string{negative ? "-" : ""} + printable(tokens.text(), 60),
                 (negative ? "at least " : "at most ") + limit, where);
        }
        tokens.next();
        return fits ? n : std::nullopt;
    }
    std::optional<std::uint64_t> integer(value_form form, const message_place& where) {
        const bool narrow = form == value_form::int32 || form == value_form::uint32 ||
                            form == value_form::fixed32;
        const bool is_signed = form == value_form::int32 || form == value_form::int64 ||
                               form == value_form::sint64;
        if (!is_signed) {
            const std::uint64_t most = ~std::uint64_t{0};
            return magnitude(narrow ? most >> 32U : most, false, where);
        }
        const std::uint64_t most = narrow ? 0x7FFFFFFF : 0x7FFFFFFFFFFFFFFF;
        const bool negative = take('-');
        const auto n = magnitude(negative ? most + 1 : most, negative, where);
        if (!n.has_value()) return n;
        const std::uint64_t bits = negative ? ~*n + 1 : *n;
        if (form != value_form::sint64) return bits;
        return (bits << 1U) ^ (negative ? ~std::uint64_t{0} : 0);
    }
    std::optional<std::uint64_t> boolean(const message_place& where) {
        if (tokens.kind() == text_token::integer) return magnitude(1, false, where);
        const std::string_view word = tokens.text();
        const bool yes = word == "true" || word == "True" || word == "t";
        const bool no = word == "false" || word == "False" || word == "f";
        if (!yes && !no) {
            wrong_value("true or false", where);
            return std::nullopt;
        }
        tokens.next();
        return yes ? 1 : 0;
    }
    std::optional<std::uint64_t> enumerator(const schema_field& f, const message_place& where) {
        if (tokens.kind() != text_token::word) {
            return tokens.kind() == text_token::integer || tokens.is('-')
                       ? integer(value_form::int32, where)
                       : magnitude(0, false, where);
        }
        const std::string_view word = tokens.text();
        for (const enum_value& v : values_in(f)) {
            if (v.name == word) {
                tokens.next();
                return static_cast<std::uint64_t>(static_cast<std::int64_t>(v.value));
            }
        }
        wrong_value("a value of " + std::string{enum_in_field(f).name}, where);
        return std::nullopt;
    }
    std::optional<std::uint64_t> real(value_form form, const message_place& where) {
        const bool negative = take('-');
        const std::string_view token = tokens.text();
        double value = 0;
        const bool decimal = token.size() == 1 || !token.starts_with('0') ||
                             tokens.kind() == text_token::real;
        if (tokens.kind() == text_token::real ||
            (tokens.kind() == text_token::integer && decimal)) {
            value = real_of(token);
        } else if (is_word_of(token, "inf") || is_word_of(token, "infinity")) {
            value = std::numeric_limits<double>::infinity();
        } else if (is_word_of(token, "nan")) {
            value = std::numeric_limits<double>::quiet_NaN();
        } else {
            wrong_value("a decimal number", where);
            return std::nullopt;
        }
        tokens.next();
        return real_bits(negative ? -value : value, form);
    }
};

}  // namespace detail

}  // namespace evergraph

#endif
