// SPDX-License-Identifier: BSL-1.0
// text_literals: strings and numbers as protobuf text writes them, and back.
#ifndef EVERGRAPH_FORMAT_TEXT_LITERALS_HPP
#define EVERGRAPH_FORMAT_TEXT_LITERALS_HPP

#include <charconv>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <optional>
#include <string>
#include <string_view>

#include "../base/utf8.hpp"

namespace evergraph {

namespace detail {

constexpr unsigned digit_of(char c) {
    if (c >= '0' && c <= '9') return static_cast<unsigned>(c - '0');
    if (c >= 'a' && c <= 'f') return static_cast<unsigned>(c - 'a' + 10);
    if (c >= 'A' && c <= 'F') return static_cast<unsigned>(c - 'A' + 10);
    return 99;
}

// Takes at most `most` digits from the front.
constexpr std::uint32_t take_number(std::string_view& s, unsigned base, std::size_t most,
                                    std::size_t& count) {
    std::uint32_t n = 0;
    for (count = 0; count < most && !s.empty() && digit_of(s[0]) < base; ++count) {
        n = n * base + digit_of(s[0]);
        s.remove_prefix(1);
    }
    return n;
}

// \uXXXX and \UXXXXXXXX; two halves of a pair make one character. `s` stands behind the u.
inline std::string_view unescape_point(std::string_view& s, std::size_t digits, std::string& out) {
    std::size_t count = 0;
    std::uint32_t point = take_number(s, 16, digits, count);
    if (count != digits) return digits == 4 ? "\\u without four digits" : "\\U without eight digits";
    if (point >= 0xD800 && point < 0xDC00 && s.starts_with("\\u")) {
        s.remove_prefix(2);
        const std::uint32_t low = take_number(s, 16, 4, count);
        if (count != 4 || low < 0xDC00 || low > 0xDFFF) return "half a surrogate pair";
        point = 0x10000 + ((point - 0xD800) << 10U) + (low - 0xDC00);
    }
    if (point >= 0xD800 && point < 0xE000) return "half a surrogate pair";
    if (point > 0x10FFFF) return "a character above U+10FFFF";
    append_utf8(out, static_cast<char32_t>(point));
    return {};
}

// `s` stands behind the backslash.
inline std::string_view unescape_one(std::string_view& s, std::string& out) {
    constexpr std::string_view names = "abfnrtv\\?'\"";
    constexpr std::string_view values = "\a\b\f\n\r\t\v\\?'\"";
    if (s.empty()) return "a backslash at the end";
    std::size_t count = 0;
    if (digit_of(s[0]) < 8) {
        out += static_cast<char>(take_number(s, 8, 3, count) & 0xFFU);
        return {};
    }
    const char name = s[0];
    s.remove_prefix(1);
    if (const std::size_t at = names.find(name); at != std::string_view::npos) {
        out += values[at];
        return {};
    }
    if (name == 'x' || name == 'X') {
        const std::uint32_t byte = take_number(s, 16, 2, count);
        if (count == 0) return "\\x without digits";
        out += static_cast<char>(byte);
        return {};
    }
    if (name == 'u') return unescape_point(s, 4, out);
    if (name == 'U') return unescape_point(s, 8, out);
    return "an escape that does not exist";
}

}  // namespace detail

// Appends what stands between the quotes of a string. Gives what is wrong with it, or nothing.
inline std::string_view unescape(std::string_view quoted, std::string& out) {
    std::string_view s = quoted.substr(1, quoted.size() - 2);
    while (!s.empty()) {
        const std::size_t plain = s.find('\\');
        out += s.substr(0, plain);
        if (plain == std::string_view::npos) break;
        s.remove_prefix(plain + 1);
        if (const std::string_view fault = detail::unescape_one(s, out); !fault.empty()) return fault;
    }
    return {};
}

// What is not printable ASCII becomes \n, \r, \t or three octal digits.
inline void append_quoted(std::string& out, std::string_view raw) {
    out += '"';
    for (const char c : raw) {
        const auto byte = static_cast<unsigned char>(c);
        const char* const name = c == '\n' ? "\\n" : c == '\r' ? "\\r" : c == '\t' ? "\\t" : nullptr;
        if (name != nullptr) {
            out += name;
        } else if (byte < 0x20 || byte > 0x7E) {
            out += '\\';
            for (const unsigned shift : {6U, 3U, 0U}) {
                out += static_cast<char>('0' + ((byte >> shift) & 7U));
            }
        } else {
            if (c == '"' || c == '\'' || c == '\\') out += '\\';
            out += c;
        }
    }
    out += '"';
}

// A decimal, octal (0...) or hexadecimal (0x...) number of an `integer` token; none if it takes
// more than 64 bits.
constexpr std::optional<std::uint64_t> integer_of(std::string_view token) {
    unsigned base = 10;
    if (token.size() > 1 && token[0] == '0') {
        const bool hex = token[1] == 'x' || token[1] == 'X';
        base = hex ? 16 : 8;
        token.remove_prefix(hex ? 2 : 1);
    }
    std::uint64_t n = 0;
    for (const char c : token) {
        const std::uint64_t digit = detail::digit_of(c);
        if (n > (~std::uint64_t{0} - digit) / base) return std::nullopt;
        n = n * base + digit;
    }
    return n;
}

// The value of a decimal token, with or without point, exponent and f; too large is infinite.
inline double real_of(std::string_view token) {
    if (token.ends_with('f') || token.ends_with('F')) token.remove_suffix(1);
#if defined(__cpp_lib_to_chars)
    double value = 0;
    const auto [end, error] = std::from_chars(token.data(), token.data() + token.size(), value);
    if (error == std::errc{}) return value;
#endif
    return std::strtod(std::string{token}.c_str(), nullptr);
}

// As C's %g with 6 digits (15 for double) if that reads back to the same value, else with 9 (17).
// libprotobuf takes a subnormal float for one that does not read back.
template <class T>
void append_real(std::string& out, T value) {
    constexpr int few = sizeof(T) == 4 ? 6 : 15;
    constexpr int enough = sizeof(T) == 4 ? 9 : 17;
    if (std::isnan(value)) {
        out += "nan";
        return;
    }
    if (std::isinf(value)) {
        out += value < 0 ? "-inf" : "inf";
        return;
    }
    const bool subnormal = sizeof(T) == 4 && std::fpclassify(value) == FP_SUBNORMAL;
    char text[64];
    char* end = std::to_chars(text, text + sizeof text, value, std::chars_format::scientific).ptr;
    int digits = 0;
    for (char* c = text; c != end && *c != 'e'; ++c) digits += *c >= '0' && *c <= '9' ? 1 : 0;
    end = std::to_chars(text, text + sizeof text, value, std::chars_format::general,
                        digits <= few && !subnormal ? few : enough)
              .ptr;
    out.append(text, end);
}

}  // namespace evergraph

#endif
