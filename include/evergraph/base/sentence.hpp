// SPDX-License-Identifier: BSL-1.0
// sentence: text that is put together during constant evaluation and can be a template argument.
#ifndef EVERGRAPH_BASE_SENTENCE_HPP
#define EVERGRAPH_BASE_SENTENCE_HPP

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace evergraph {

// Exactly N characters; structural, so that a compiler prints it inside a template's name.
template <std::size_t N>
struct fixed_text {
    char text[N + 1]{};

    constexpr fixed_text() = default;
    constexpr explicit fixed_text(std::string_view s) {
        for (std::size_t i = 0; i < N && i < s.size(); ++i) text[i] = s[i];
        text[N] = '\0';  // clang prints an array as text only if its last element was written
    }
    constexpr std::string_view view() const { return {text, N}; }
    bool operator==(const fixed_text&) const = default;
};

// A sentence of at most 240 characters; what does not fit is cut. No quotes, no capital, no stop:
// compilers escape quotes, and the sentence stands inside their own message.
class sentence {
 public:
    constexpr sentence() = default;

    constexpr sentence& operator<<(std::string_view s) {
        for (char c : s) {
            if (size_ < capacity) text_[size_++] = c;
        }
        return *this;
    }
    constexpr sentence& operator<<(std::int64_t n) {
        char digits[20]{};
        std::size_t count = 0;
        // The magnitude is taken digit by digit from the negative side: -2^63 has no positive twin.
        std::int64_t rest = n < 0 ? n : -n;
        do {
            digits[count++] = static_cast<char>('0' - rest % 10);
            rest /= 10;
        } while (rest != 0);
        if (n < 0) *this << std::string_view{"-"};
        while (count > 0) *this << std::string_view{&digits[--count], 1};
        return *this;
    }
    constexpr sentence& operator<<(int n) { return *this << static_cast<std::int64_t>(n); }

    constexpr std::string_view view() const { return {text_, size_}; }
    constexpr std::size_t size() const { return size_; }
    constexpr bool empty() const { return size_ == 0; }

 private:
    static constexpr std::size_t capacity = 240;
    char text_[capacity]{};
    std::size_t size_ = 0;
};

}  // namespace evergraph

#endif
