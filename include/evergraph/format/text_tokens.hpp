// SPDX-License-Identifier: BSL-1.0
// text_tokens: cuts protobuf text into words, numbers, strings and symbols.
#ifndef EVERGRAPH_FORMAT_TEXT_TOKENS_HPP
#define EVERGRAPH_FORMAT_TEXT_TOKENS_HPP

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace evergraph {

enum class text_token : std::uint8_t { end, word, integer, real, string, symbol, broken };

// Both count from 1; columns count bytes.
struct text_place {
    std::size_t line = 1;
    std::size_t column = 1;
    bool operator==(const text_place&) const = default;
};

// Stands on one token at a time, the first to begin with. White space and comments, from # to the
// end of the line, are passed over. No space is needed behind a number: libprotobuf reads text so.
class text_tokens {
 public:
    constexpr explicit text_tokens(std::string_view text) : text_(text) { next(); }

    constexpr text_token kind() const noexcept { return kind_; }
    // The token as it stands in the text, quotes included.
    constexpr std::string_view text() const { return text_.substr(begin_, end_ - begin_); }
    constexpr text_place place() const noexcept { return place_; }
    constexpr bool first_in_line() const noexcept { return first_in_line_; }
    // What is wrong with a broken token, after "found".
    constexpr std::string_view fault() const noexcept { return fault_; }
    constexpr bool is(char symbol) const {
        return kind_ == text_token::symbol && text_[begin_] == symbol;
    }
    constexpr bool opens_message() const { return is('{') || is('<'); }
    constexpr bool closes_message() const { return is('}') || is('>'); }

    constexpr void next() {
        const std::size_t line = end_ == 0 ? 0 : line_;
        pass_space();
        first_in_line_ = line_ != line;
        begin_ = end_;
        place_ = {line_, begin_ - line_begin_ + 1};
        if (begin_ == text_.size()) {
            kind_ = text_token::end;
            return;
        }
        const char c = text_[begin_];
        if (is_letter(c)) {
            kind_ = text_token::word;
            while (is_letter(at(end_)) || is_digit(at(end_))) ++end_;
        } else if (is_digit(c) || (c == '.' && is_digit(at(begin_ + 1)))) {
            number();
        } else if (c == '"' || c == '\'') {
            string(c);
        } else {
            ++end_;
            kind_ = text_token::symbol;
            if (c < 0x20 || c > 0x7E) broken("a character that stands for nothing outside strings");
        }
    }

 private:
    static constexpr bool is_letter(char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
    }
    static constexpr bool is_digit(char c) { return c >= '0' && c <= '9'; }
    static constexpr bool is_hex(char c) {
        return is_digit(c) || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F');
    }
    constexpr char at(std::size_t i) const { return i < text_.size() ? text_[i] : '\0'; }
    constexpr bool take(char lower) {
        const bool there = at(end_) == lower || at(end_) == lower - 'a' + 'A';
        if (there) ++end_;
        return there;
    }
    constexpr void take_digits() {
        while (is_digit(at(end_))) ++end_;
    }
    constexpr void broken(std::string_view why) {
        kind_ = text_token::broken;
        fault_ = why;
    }

    constexpr void pass_space() {
        for (; end_ < text_.size(); ++end_) {
            const char c = text_[end_];
            if (c == '#') {
                end_ = text_.find_first_of(std::string_view{"\n\0", 2}, end_);
                if (end_ == std::string_view::npos) end_ = text_.size();
            }
            if (at(end_) == '\n') {
                new_line(end_);
            } else if (c != ' ' && c != '\t' && c != '\r' && c != '\v' && c != '\f') {
                return;
            }
            if (end_ == text_.size()) return;
        }
    }
    constexpr void new_line(std::size_t at) {
        ++line_;
        line_begin_ = at + 1;
    }

    constexpr void number() {
        kind_ = text_token::integer;
        const bool zero = at(end_) == '0';
        if (zero && (at(end_ + 1) == 'x' || at(end_ + 1) == 'X')) {
            end_ += 2;
            if (!is_hex(at(end_))) broken("a number of 0x without digits");
            while (is_hex(at(end_))) ++end_;
        } else if (zero && is_digit(at(end_ + 1))) {
            for (; is_digit(at(end_)); ++end_) {
                if (at(end_) > '7') broken("an octal number with the digit 8 or 9");
            }
        } else {
            decimal();
        }
        if (at(end_) == '.' && kind_ != text_token::broken) {
            broken("a number with a point too many");
            ++end_;
            take_digits();
        }
    }
    constexpr void decimal() {
        take_digits();
        if (at(end_) == '.') {
            kind_ = text_token::real;
            ++end_;
            take_digits();
        }
        if (take('e')) {
            kind_ = text_token::real;
            if (at(end_) == '-' || at(end_) == '+') ++end_;
            if (!is_digit(at(end_))) broken("an exponent without digits");
            take_digits();
        }
        if (take('f') && kind_ != text_token::broken) kind_ = text_token::real;
    }

    constexpr void string(char quote) {
        kind_ = text_token::string;
        for (++end_; end_ < text_.size(); ++end_) {
            const char c = text_[end_];
            if (c == quote) {
                ++end_;
                return;
            }
            if (c == '\0' || c == '\n') break;
            if (c == '\\' && at(end_ + 1) != '\n' && at(end_ + 1) != '\0') ++end_;
        }
        broken("a string that does not end in its line");
    }

    std::string_view text_;
    std::size_t begin_ = 0;
    std::size_t end_ = 0;
    std::size_t line_ = 1;
    std::size_t line_begin_ = 0;
    text_place place_;
    text_token kind_ = text_token::end;
    bool first_in_line_ = true;
    std::string_view fault_;
};

}  // namespace evergraph

#endif
