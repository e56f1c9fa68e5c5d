// SPDX-License-Identifier: BSL-1.0
// quoted_text: strings as the text format quotes them, and the bytes they stand for.
#ifndef EVERGRAPH_OPS_QUOTED_TEXT_HPP
#define EVERGRAPH_OPS_QUOTED_TEXT_HPP

#include <cstddef>
#include <string>
#include <string_view>

#include "spec_cursor.hpp"

namespace evergraph {

// Walks the characters of quoted strings as the text format writes them: C escapes, and strings in
// a row are joined.
class quoted_characters {
 public:
    static constexpr int end = -1;
    static constexpr int bad_escape = -2;

    constexpr explicit quoted_characters(std::string_view literal) : rest_(literal) {}

    // The next byte (0 to 255), `end`, or `bad_escape`.
    constexpr int next() {
        while (quote_ == '\0' || rest_.empty() || rest_.front() == quote_) {
            if (quote_ != '\0' && !rest_.empty()) rest_.remove_prefix(1);
            quote_ = '\0';
            while (!rest_.empty() && spec_cursor::is_blank(rest_.front())) rest_.remove_prefix(1);
            if (rest_.empty()) return end;
            quote_ = take();
        }
        const char c = take();
        return c == '\\' ? escape() : static_cast<unsigned char>(c);
    }

 private:
    constexpr char take() {
        const char c = rest_.front();
        rest_.remove_prefix(1);
        return c;
    }

    constexpr int escape() {
        if (rest_.empty()) return bad_escape;
        const char c = rest_.front();
        if (c >= '0' && c <= '7') return number(8, 3);
        rest_.remove_prefix(1);
        if (c == 'x' || c == 'X') return number(16, 2);
        constexpr std::string_view letters = "abfnrtv\\'\"?";
        constexpr std::string_view meanings = "\a\b\f\n\r\t\v\\'\"?";
        const std::size_t i = letters.find(c);
        return i == letters.npos ? bad_escape : meanings[i];
    }

    constexpr int number(int base, int digits) {
        int value = bad_escape;
        for (; digits > 0 && !rest_.empty(); --digits, rest_.remove_prefix(1)) {
            const int digit = digit_of(rest_.front());
            if (digit >= base) break;
            value = (value == bad_escape ? 0 : value * base) + digit;
        }
        return value > 255 ? bad_escape : value;
    }

    static constexpr int digit_of(char c) {
        if (spec_cursor::is_digit(c)) return c - '0';
        if (c >= 'a' && c <= 'f') return c - 'a' + 10;
        if (c >= 'A' && c <= 'F') return c - 'A' + 10;
        return 99;
    }

    std::string_view rest_;
    char quote_ = '\0';
};

// The bytes that quoted text stands for.
inline std::string decoded(std::string_view literal) {
    std::string out;
    quoted_characters characters{literal};
    for (int c = characters.next(); c >= 0; c = characters.next()) {
        out.push_back(static_cast<char>(static_cast<unsigned char>(c)));
    }
    return out;
}

// One or more quoted strings in a row, all escapes in order.
constexpr bool read_string_text(std::string_view text) {
    quoted_characters characters{text};
    int c = characters.next();
    while (c >= 0) c = characters.next();
    return !text.empty() && c == quoted_characters::end && (text[0] == '"' || text[0] == '\'');
}

// The two quoted texts stand for the same bytes.
constexpr bool same_quoted_text(std::string_view a, std::string_view b) {
    quoted_characters left{a};
    quoted_characters right{b};
    int c = left.next();
    for (; c >= 0; c = left.next()) {
        if (right.next() != c) return false;
    }
    return right.next() == c;
}

// The quoted text stands for these bytes.
constexpr bool quotes(std::string_view literal, std::string_view bytes) {
    quoted_characters characters{literal};
    for (const char c : bytes) {
        if (characters.next() != static_cast<unsigned char>(c)) return false;
    }
    return characters.next() == quoted_characters::end;
}

}  // namespace evergraph

#endif
