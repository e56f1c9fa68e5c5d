// SPDX-License-Identifier: BSL-1.0
// utf8: whether bytes are UTF-8, as text fields of files must be.
#ifndef EVERGRAPH_BASE_UTF8_HPP
#define EVERGRAPH_BASE_UTF8_HPP

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>
#include <type_traits>

namespace evergraph {

// Bytes of the UTF-8 sequence at the front of `s`; 0 if it is none. Overlong forms, surrogates and
// what lies above U+10FFFF are none.
constexpr std::size_t utf8_length(std::string_view s) {
    const auto byte = [&](std::size_t i) {
        return i < s.size() ? static_cast<unsigned char>(s[i]) : static_cast<unsigned char>(0);
    };
    const auto follows = [&](std::size_t i) { return (byte(i) & 0xC0U) == 0x80U; };
    const unsigned char first = byte(0);
    if (first < 0x80) return s.empty() ? 0 : 1;
    if (first < 0xC2 || !follows(1)) return 0;
    if (first < 0xE0) return 2;
    if (!follows(2)) return 0;
    if (first < 0xF0) {
        const bool overlong = first == 0xE0 && byte(1) < 0xA0;
        const bool surrogate = first == 0xED && byte(1) >= 0xA0;
        return overlong || surrogate ? 0 : 3;
    }
    if (first > 0xF4 || !follows(3)) return 0;
    const bool overlong = first == 0xF0 && byte(1) < 0x90;
    const bool beyond = first == 0xF4 && byte(1) >= 0x90;
    return overlong || beyond ? 0 : 4;
}

// The code point of one such sequence.
constexpr std::uint32_t code_point(std::string_view sequence) {
    const auto lead = static_cast<unsigned char>(sequence[0]);
    if (sequence.size() == 1) return lead;
    std::uint32_t point = lead & (0xFFU >> (sequence.size() + 1));
    for (const char c : sequence.substr(1)) {
        point = (point << 6U) | (static_cast<unsigned char>(c) & 0x3FU);
    }
    return point;
}

constexpr bool is_utf8(std::string_view text) {
    if (!std::is_constant_evaluated()) {  // eight characters of ASCII at a time
        while (text.size() >= 8) {
            std::uint64_t eight = 0;
            std::memcpy(&eight, text.data(), 8);
            if ((eight & 0x8080808080808080U) != 0) break;
            text.remove_prefix(8);
        }
    }
    while (!text.empty()) {
        const std::size_t length = utf8_length(text);
        if (length == 0) return false;
        text.remove_prefix(length);
    }
    return true;
}

// Appends a code point; it must be one that UTF-8 can hold.
inline void append_utf8(std::string& out, char32_t point) {
    const auto low = [&](unsigned shift) {
        out += static_cast<char>(0x80U | ((static_cast<unsigned>(point) >> shift) & 0x3FU));
    };
    const auto n = static_cast<unsigned>(point);
    if (n < 0x80) {
        out += static_cast<char>(n);
    } else if (n < 0x800) {
        out += static_cast<char>(0xC0U | (n >> 6U));
        low(0);
    } else if (n < 0x10000) {
        out += static_cast<char>(0xE0U | (n >> 12U));
        low(6);
        low(0);
    } else {
        out += static_cast<char>(0xF0U | (n >> 18U));
        low(12);
        low(6);
        low(0);
    }
}

}  // namespace evergraph

#endif
