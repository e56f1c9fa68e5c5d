// SPDX-License-Identifier: BSL-1.0
// spec_cursor: reads the text of an op definition from left to right, during compilation too.
#ifndef EVERGRAPH_OPS_SPEC_CURSOR_HPP
#define EVERGRAPH_OPS_SPEC_CURSOR_HPP

#include <cstddef>
#include <string_view>

namespace evergraph {

// Equality that costs a constant evaluation next to nothing when the lengths differ.
template <std::size_t N>
constexpr bool text_is(std::string_view text, const char (&word)[N]) {
    if (text.size() != N - 1) return false;
    for (std::size_t i = 0; i + 1 < N; ++i) {
        if (text.data()[i] != word[i]) return false;
    }
    return true;
}

// Nothing is copied: what it returns are views of the text. A reader that finds something else than
// it looked for returns an empty view or false and stays where it was.
class spec_cursor {
 public:
    static constexpr bool is_digit(char c) { return c >= '0' && c <= '9'; }
    static constexpr bool is_lower(char c) { return c >= 'a' && c <= 'z'; }
    static constexpr bool is_letter(char c) { return is_lower(c) || (c >= 'A' && c <= 'Z'); }
    static constexpr bool is_word(char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
               c == '_';
    }
    static constexpr bool is_blank(char c) {
        return c == ' ' || c == '\t' || c == '\n' || c == '\r';
    }

    constexpr explicit spec_cursor(std::string_view text) : text_(text.data()), end_(text.size()) {
        skip_blanks();
    }

    constexpr bool at_end() const { return at_ == end_; }
    constexpr char peek() const { return at_ == end_ ? '\0' : text_[at_]; }
    constexpr std::string_view rest() const { return since(at_, end_); }

    constexpr bool eat(char c) {
        if (at_ == end_ || text_[at_] != c) return false;
        ++at_;
        skip_blanks();
        return true;
    }

    // Letters, digits and underscores, starting with a letter or an underscore.
    constexpr std::string_view word() {
        const std::size_t start = at_;
        if (at_ != end_ && !is_digit(text_[at_])) skip_word();
        return done(start);
    }

    // A number or a word, as one token: "-1", "1e-3", "DT_FLOAT", "-inf".
    constexpr std::string_view scalar() {
        const std::size_t start = at_;
        if (at_ != end_ && (text_[at_] == '-' || text_[at_] == '+')) ++at_;
        while (at_ != end_ && (is_word(text_[at_]) || text_[at_] == '.' || is_sign_of_exponent()))
            ++at_;
        return done(start);
    }

    // One quoted string with its quotes, either kind; a quote inside follows a backslash.
    constexpr std::string_view quoted() {
        const std::size_t start = at_;
        if (peek() != '"' && peek() != '\'') return {};
        const char quote = text_[at_];
        for (++at_; at_ != end_ && text_[at_] != quote && text_[at_] != '\n'; ++at_) {
            if (text_[at_] == '\\' && at_ + 1 != end_) ++at_;
        }
        if (peek() != quote) {
            at_ = start;
            return {};
        }
        ++at_;
        return done(start);
    }

    // One or more quoted strings in a row; the text format joins them.
    constexpr std::string_view strings() {
        const std::size_t start = at_;
        std::size_t last = at_;
        for (std::string_view s = quoted(); !s.empty(); s = quoted())
            last = static_cast<std::size_t>(s.data() - text_) + s.size();
        return since(start, last);
    }

    // From an opening bracket to the one that closes it.
    constexpr std::string_view bracketed() {
        const std::size_t start = at_;
        const char closing = peek() == '{' ? '}' : ']';
        std::size_t depth = 0;
        while (at_ != end_) {
            const char c = text_[at_];
            if (c == '"' || c == '\'') {
                if (quoted().empty()) break;
                continue;
            }
            ++at_;
            if (c == '{' || c == '[') ++depth;
            if (c == '}' || c == ']') --depth;
            if (depth == 0 && c == closing) return done(start);
            if (depth == 0) break;
        }
        at_ = start;
        return {};
    }

    // Whatever value comes next.
    constexpr std::string_view value() {
        const char c = peek();
        if (c == '{' || c == '[') return bracketed();
        if (c == '"' || c == '\'') return strings();
        return scalar();
    }

 private:
    constexpr std::string_view since(std::size_t start, std::size_t end) const {
        return {text_ + start, end - start};
    }
    constexpr std::string_view done(std::size_t start) {
        const std::string_view token = since(start, at_);
        skip_blanks();
        return token;
    }
    constexpr void skip_word() {
        std::size_t p = at_;
        for (; p != end_; ++p) {
            const char c = text_[p];
            if ((c < 'a' || c > 'z') && (c < 'A' || c > 'Z') && (c < '0' || c > '9') && c != '_')
                break;
        }
        at_ = p;
    }
    constexpr void skip_blanks() {
        while (at_ != end_ && (text_[at_] == ' ' || is_blank(text_[at_]))) ++at_;
    }
    constexpr bool is_sign_of_exponent() const {
        return (text_[at_] == '-' || text_[at_] == '+') &&
               (text_[at_ - 1] == 'e' || text_[at_ - 1] == 'E');
    }

    const char* text_;
    std::size_t at_ = 0;
    std::size_t end_;
};

}  // namespace evergraph

#endif
