// SPDX-License-Identifier: BSL-1.0
// scalar_text: integers, floats, bools and types as the text format writes them.
#ifndef EVERGRAPH_OPS_SCALAR_TEXT_HPP
#define EVERGRAPH_OPS_SCALAR_TEXT_HPP

#include <cstdint>
#include <limits>
#include <string_view>

#include "../tensor/dtype.hpp"
#include "spec_cursor.hpp"

namespace evergraph {

// Decimal, 0x hexadecimal or 0 octal, with an optional minus; false if it is none or too large.
constexpr bool read_integer_text(std::string_view text, std::int64_t& out) {
    const bool negative = text.starts_with('-');
    if (negative) text.remove_prefix(1);
    unsigned base = 10;
    if (text.size() > 1 && text[0] == '0') {
        base = text[1] == 'x' || text[1] == 'X' ? 16 : 8;
        text.remove_prefix(base == 16 ? 2 : 1);
    }
    if (text.empty()) return false;
    const std::uint64_t limit = (std::uint64_t{1} << 63) - (negative ? 0 : 1);
    std::uint64_t magnitude = 0;
    for (const char c : text) {
        unsigned digit = 99;
        if (spec_cursor::is_digit(c)) digit = static_cast<unsigned>(c - '0');
        if (c >= 'a' && c <= 'f') digit = static_cast<unsigned>(c - 'a') + 10;
        if (c >= 'A' && c <= 'F') digit = static_cast<unsigned>(c - 'A') + 10;
        if (digit >= base || magnitude > (limit - digit) / base) return false;
        magnitude = magnitude * base + digit;
    }
    out = static_cast<std::int64_t>(negative ? 0 - magnitude : magnitude);
    return true;
}

namespace detail {

// digits * 10^exponent as a float. The product is made in double, whose few roundings lie far
// below a float's last bit.
constexpr float scaled_float(std::uint64_t digits, int digit_count, int exponent) {
    constexpr float infinity = std::numeric_limits<float>::infinity();
    if (digits == 0 || digit_count + exponent < -46) return 0;
    if (digit_count + exponent > 39) return infinity;
    double value = static_cast<double>(digits);
    double power = 1;
    for (int i = exponent < 0 ? -exponent : exponent; i > 0; --i) power *= 10;
    value = exponent < 0 ? value / power : value * power;
    // Half a last bit above the largest float still rounds down to it.
    constexpr double first_infinite = 3.40282356779733661637539395458142568448e38;
    return value >= first_infinite ? infinity : static_cast<float>(value);
}

constexpr bool is_any_case(std::string_view text, std::string_view lower) {
    if (text.size() != lower.size()) return false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] != lower[i] && text[i] != lower[i] - 'a' + 'A') return false;
    }
    return true;
}

constexpr bool read_exponent_text(std::string_view text, int& exponent) {
    const bool negative = text.starts_with('-');
    if (negative || text.starts_with('+')) text.remove_prefix(1);
    int value = 0;
    for (const char c : text) {
        if (!spec_cursor::is_digit(c)) return false;
        if (value < 10000) value = value * 10 + (c - '0');
    }
    exponent += negative ? -value : value;
    return !text.empty();
}

struct decimal {
    std::uint64_t digits = 0;
    int digit_count = 0;
    int exponent = 0;
    std::size_t length = 0;  // of the text that was read
    bool any = false;
};

// Digits with at most one point among them.
constexpr decimal read_decimal_text(std::string_view text) {
    decimal d;
    bool after_point = false;
    for (; d.length < text.size(); ++d.length) {
        const char c = text[d.length];
        if (c == '.' && !after_point) {
            after_point = true;
            continue;
        }
        if (!spec_cursor::is_digit(c)) break;
        d.any = true;
        // 19 digits fit; those behind them are below a float's last bit.
        const bool kept = d.digit_count < 19;
        if (kept) d.digits = d.digits * 10 + static_cast<unsigned>(c - '0');
        if (kept && d.digits != 0) ++d.digit_count;
        d.exponent += (kept ? 0 : 1) - (after_point ? 1 : 0);
    }
    return d;
}

}  // namespace detail

// Decimal, with an optional minus, exponent and f; inf, infinity and nan in any case. What a float
// cannot hold becomes infinite or zero.
constexpr bool read_float_text(std::string_view text, float& out) {
    const bool negative = text.starts_with('-');
    if (negative) text.remove_prefix(1);
    const float sign = negative ? -1.0F : 1.0F;
    if (detail::is_any_case(text, "inf") || detail::is_any_case(text, "infinity")) {
        out = sign * std::numeric_limits<float>::infinity();
        return true;
    }
    if (detail::is_any_case(text, "nan")) {
        out = std::numeric_limits<float>::quiet_NaN();
        return true;
    }
    if (text.size() > 1 && (text.back() == 'f' || text.back() == 'F')) text.remove_suffix(1);
    detail::decimal d = detail::read_decimal_text(text);
    if (!d.any) return false;
    text.remove_prefix(d.length);
    if (!text.empty()) {
        if (text.front() != 'e' && text.front() != 'E') return false;
        if (!detail::read_exponent_text(text.substr(1), d.exponent)) return false;
    }
    out = sign * detail::scaled_float(d.digits, d.digit_count, d.exponent);
    return true;
}

constexpr bool read_bool_text(std::string_view text, bool& out) {
    out =
        text_is(text, "true") || text_is(text, "True") || text_is(text, "t") || text_is(text, "1");
    return out || text_is(text, "false") || text_is(text, "False") || text_is(text, "f") ||
           text_is(text, "0");
}

// DT_FLOAT as the text format writes it, or float as ports write it.
constexpr bool read_type_text(std::string_view text, dtype& out) {
    if (!text.starts_with("DT_")) {
        out = dtype_named(text);
        return out != dtype::invalid;
    }
    text.remove_prefix(3);
    char lower[24]{};
    if (text.size() > sizeof lower) return false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (spec_cursor::is_lower(c)) return false;
        lower[i] = spec_cursor::is_letter(c) ? static_cast<char>(c - 'A' + 'a') : c;
    }
    const std::string_view name{lower, text.size()};
    out = dtype_named(name);
    return out != dtype::invalid && !text_is(name, "float32") && !text_is(name, "float64") &&
           !text_is(name, "float16");
}

}  // namespace evergraph

#endif
