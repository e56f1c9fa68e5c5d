// SPDX-License-Identifier: BSL-1.0
// json_literals: base64, quoted text and numbers as JSON writes them, and names in camelCase.
#ifndef EVERGRAPH_FORMAT_JSON_LITERALS_HPP
#define EVERGRAPH_FORMAT_JSON_LITERALS_HPP

#include <charconv>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "text_literals.hpp"

namespace evergraph {

// The member in which this library keeps fields that the schema lacks: their bytes in base64.
inline constexpr std::string_view json_unknown_fields = "@unknown";

namespace detail {

// The table's name of the type that a URL ends in.
inline std::string_view type_of_url(std::string_view url) {
    constexpr std::string_view package = "tensorflow.";
    url = url.substr(url.rfind('/') + 1);
    return url.starts_with(package) ? url.substr(package.size()) : url;
}

}  // namespace detail

inline void append_base64(std::string& out, std::string_view raw) {
    constexpr std::string_view digits =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    for (std::size_t i = 0; i < raw.size(); i += 3) {
        std::uint32_t bits = 0;
        for (std::size_t k = 0; k < 3; ++k) {
            const bool there = i + k < raw.size();
            bits = bits << 8U | (there ? static_cast<unsigned char>(raw[i + k]) : 0U);
        }
        for (std::size_t k = 0; k < 4; ++k) {
            out += i + k > raw.size() ? '=' : digits[(bits >> (18U - 6U * k)) & 63U];
        }
    }
}

// Both alphabets, with or without padding; none if it is no base64.
inline std::optional<std::string> from_base64(std::string_view text) {
    while (!text.empty() && text.back() == '=') text.remove_suffix(1);
    if (text.size() % 4 == 1) return std::nullopt;
    std::string raw;
    raw.reserve(text.size() / 4 * 3 + 2);
    std::uint32_t bits = 0;
    unsigned held = 0;
    for (const char c : text) {
        const int digit = c >= 'A' && c <= 'Z'   ? c - 'A'
                          : c >= 'a' && c <= 'z' ? c - 'a' + 26
                          : c >= '0' && c <= '9' ? c - '0' + 52
                          : c == '+' || c == '-' ? 62
                          : c == '/' || c == '_' ? 63
                                                 : -1;
        if (digit < 0) return std::nullopt;
        bits = bits << 6U | static_cast<std::uint32_t>(digit);
        held += 6;
        if (held >= 8) {
            held -= 8;
            raw += static_cast<char>((bits >> held) & 0xFFU);
        }
    }
    return raw;
}

// `text` must be UTF-8.
inline void append_json_string(std::string& out, std::string_view text) {
    constexpr std::string_view hex = "0123456789abcdef";
    out += '"';
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (c == '"' || c == '\\') {
            out += '\\';
            out += c;
        } else if (c == '\n') {
            out += "\\n";
        } else if (c == '\t') {
            out += "\\t";
        } else if (c == '\r') {
            out += "\\r";
        } else if (byte < 0x20 || byte == 0x7F) {
            out += "\\u00";
            out += hex[byte >> 4U];
            out += hex[byte & 15U];
        } else {
            out += c;
        }
    }
    out += '"';
}

// As short as it reads back; what is no number as the strings of proto3's JSON.
template <class T>
void append_json_real(std::string& out, T value) {
    if (std::isnan(value)) {
        out += "\"NaN\"";
    } else if (std::isinf(value)) {
        out += value < 0 ? "\"-Infinity\"" : "\"Infinity\"";
    } else {
        char text[64];
        out.append(text, std::to_chars(text, text + sizeof text, value).ptr);
    }
}

// Whether `camel` is what proto3's JSON makes of a field's name: tensor_shape -> tensorShape.
constexpr bool is_camel_case_of(std::string_view camel, std::string_view name) {
    std::size_t at = 0;
    bool up = false;
    for (const char c : name) {
        if (c == '_') {
            up = true;
            continue;
        }
        const char wanted = up && c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
        if (at == camel.size() || camel[at++] != wanted) return false;
        up = false;
    }
    return at == camel.size();
}
inline std::string camel_case(std::string_view name) {
    std::string out;
    bool up = false;
    for (const char c : name) {
        if (c != '_') out += up && c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
        up = c == '_';
    }
    return out;
}
static_assert(is_camel_case_of("tensorShape", "tensor_shape"));
static_assert(!is_camel_case_of("tensorshape", "tensor_shape"));

// A number as JSON writes it, if it is whole and fits: "12", "-3", "1.5e1". As magnitude and sign.
struct json_integer {
    std::uint64_t magnitude = 0;
    bool negative = false;
};
inline std::optional<json_integer> json_integer_of(std::string_view text) {
    json_integer n;
    std::string_view digits = text;
    if (digits.starts_with('-')) {
        n.negative = true;
        digits.remove_prefix(1);
    }
    if (digits.empty()) return std::nullopt;
    const char* const end = digits.data() + digits.size();
    const auto [stop, error] = std::from_chars(digits.data(), end, n.magnitude);
    if (error == std::errc{} && stop == end) return n;
    if (error == std::errc::result_out_of_range && stop == end) return std::nullopt;
    const bool real = digits.find_first_not_of("0123456789+-.eE") == std::string_view::npos &&
                      digits[0] >= '0' && digits[0] <= '9';
    const double value = real ? real_of(digits) : -1;
    if (!(value >= 0 && value < 18446744073709551616.0) || value != std::floor(value)) {
        return std::nullopt;
    }
    n.magnitude = static_cast<std::uint64_t>(value);
    return n;
}

}  // namespace evergraph

#endif
