// SPDX-License-Identifier: BSL-1.0
// semantic_version: a version as Semantic Versioning 2.0.0 writes and orders it.
#ifndef EVERGRAPH_VERSION_SEMANTIC_VERSION_HPP
#define EVERGRAPH_VERSION_SEMANTIC_VERSION_HPP

#include <compare>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>

namespace evergraph {

// `prerelease` and `build` are views of the text that was parsed, without their '-' and '+'.
// Comparison is precedence: build metadata does not count, so 1.0.0+a == 1.0.0+b.
struct semantic_version {
    std::uint64_t major = 0;
    std::uint64_t minor = 0;
    std::uint64_t patch = 0;
    std::string_view prerelease;
    std::string_view build;

    // Nothing if the text is not a version, or if one of the three numbers exceeds 64 bits.
    static constexpr std::optional<semantic_version> parse(std::string_view text);

    friend constexpr std::weak_ordering operator<=>(const semantic_version& a,
                                                    const semantic_version& b);
    friend constexpr bool operator==(const semantic_version& a, const semantic_version& b) {
        return (a <=> b) == 0;
    }
};

namespace detail {

constexpr bool is_version_digit(char c) { return c >= '0' && c <= '9'; }
constexpr bool is_version_letter(char c) {
    return is_version_digit(c) || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || c == '-';
}
constexpr bool is_all_digits(std::string_view s) {
    for (char c : s) {
        if (!is_version_digit(c)) return false;
    }
    return !s.empty();
}

// Cuts the text before the next dot off the front; the dot goes as well.
constexpr std::string_view cut_version_identifier(std::string_view& rest) {
    const std::size_t dot = rest.find('.');
    const std::string_view head = rest.substr(0, dot);
    rest = dot == std::string_view::npos ? std::string_view{} : rest.substr(dot + 1);
    return head;
}

// Identifiers between dots: not empty, letters of the rule; numbers without a leading zero unless
// `zeros` allows it.
constexpr bool are_identifiers(std::string_view text, bool zeros) {
    if (text.empty() || text.back() == '.') return false;
    while (!text.empty()) {
        const std::string_view one = cut_version_identifier(text);
        if (one.empty()) return false;
        for (char c : one) {
            if (!is_version_letter(c)) return false;
        }
        if (!zeros && one.size() > 1 && one[0] == '0' && is_all_digits(one)) return false;
    }
    return true;
}

constexpr std::optional<std::uint64_t> version_number(std::string_view digits) {
    if (!is_all_digits(digits) || (digits.size() > 1 && digits[0] == '0')) return std::nullopt;
    constexpr auto most = std::numeric_limits<std::uint64_t>::max();
    std::uint64_t n = 0;
    for (char c : digits) {
        const auto digit = static_cast<std::uint64_t>(c - '0');
        if (n > (most - digit) / 10) return std::nullopt;
        n = n * 10 + digit;
    }
    return n;
}

// Numbers of any length by value and below words; words by their ASCII letters.
constexpr std::strong_ordering compare_identifiers(std::string_view a, std::string_view b) {
    const bool a_counts = is_all_digits(a);
    const bool b_counts = is_all_digits(b);
    if (a_counts != b_counts) {
        return a_counts ? std::strong_ordering::less : std::strong_ordering::greater;
    }
    if (a_counts && a.size() != b.size()) return a.size() <=> b.size();
    return a.compare(b) <=> 0;
}

// No prerelease is above any; a longer list is above its own beginning.
constexpr std::strong_ordering compare_prereleases(std::string_view a, std::string_view b) {
    if (a.empty() || b.empty()) return a.empty() <=> b.empty();
    while (!a.empty() && !b.empty()) {
        const auto order = compare_identifiers(cut_version_identifier(a), cut_version_identifier(b));
        if (order != 0) return order;
    }
    return b.empty() <=> a.empty();
}

}  // namespace detail

constexpr std::optional<semantic_version> semantic_version::parse(std::string_view text) {
    semantic_version v;
    if (const std::size_t plus = text.find('+'); plus != std::string_view::npos) {
        v.build = text.substr(plus + 1);
        text = text.substr(0, plus);
        if (!detail::are_identifiers(v.build, true)) return std::nullopt;
    }
    if (const std::size_t minus = text.find('-'); minus != std::string_view::npos) {
        v.prerelease = text.substr(minus + 1);
        text = text.substr(0, minus);
        if (!detail::are_identifiers(v.prerelease, false)) return std::nullopt;
    }
    if (!text.empty() && text.back() == '.') return std::nullopt;
    for (std::uint64_t* part : {&v.major, &v.minor, &v.patch}) {
        const auto n = detail::version_number(detail::cut_version_identifier(text));
        if (!n) return std::nullopt;
        *part = *n;
    }
    if (!text.empty()) return std::nullopt;
    return v;
}

constexpr std::weak_ordering operator<=>(const semantic_version& a, const semantic_version& b) {
    if (a.major != b.major) return a.major <=> b.major;
    if (a.minor != b.minor) return a.minor <=> b.minor;
    if (a.patch != b.patch) return a.patch <=> b.patch;
    return detail::compare_prereleases(a.prerelease, b.prerelease);
}

// "1.2.3-rc.1+build.5"
inline std::string text(const semantic_version& v) {
    std::string out = std::to_string(v.major) + "." + std::to_string(v.minor) + "." +
                      std::to_string(v.patch);
    if (!v.prerelease.empty()) out.append("-").append(v.prerelease);
    if (!v.build.empty()) out.append("+").append(v.build);
    return out;
}

}  // namespace evergraph

#endif
