// SPDX-License-Identifier: BSL-1.0
// made_text: reads the texts of made nodes, during compilation too.
#ifndef EVERGRAPH_OPS_MADE_TEXT_HPP
#define EVERGRAPH_OPS_MADE_TEXT_HPP

#include <cstddef>
#include <limits>
#include <string_view>

#include "made_node.hpp"
#include "spec_cursor.hpp"

namespace evergraph {

// "$x", "$x[1]", "$x[1:]" or "sum", "sum:1".
struct made_input {
    static constexpr std::size_t all = std::numeric_limits<std::size_t>::max();

    std::string_view name;
    bool of_old = false;
    std::size_t first = 0;    // of the values of an input; the output of a made node
    std::size_t count = all;  // of the values of an input
};

// "T = $T" or "k = 3".
struct made_attr {
    std::string_view name;
    std::string_view value;  // without the $
    bool of_old = false;
};

// "k = 3" or "k != 3".
struct made_condition {
    std::string_view attr;
    std::string_view value;
    bool is_equal = true;
};

namespace detail {

constexpr std::string_view without_blanks(std::string_view text) {
    while (!text.empty() && text.front() == ' ') text.remove_prefix(1);
    while (!text.empty() && text.back() == ' ') text.remove_suffix(1);
    return text;
}

constexpr std::size_t read_small_number(std::string_view digits) {
    std::size_t n = 0;
    for (const char c : digits) {
        if (c >= '0' && c <= '9' && n < 1000) n = n * 10 + static_cast<std::size_t>(c - '0');
    }
    return n;
}

constexpr std::size_t place_of(std::string_view text, char wanted) {
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == wanted) return i;
    }
    return text.size();
}

}  // namespace detail

constexpr made_input read_made_input(std::string_view text) {
    made_input out;
    out.of_old = text.starts_with('$');
    if (out.of_old) text.remove_prefix(1);
    const std::size_t end = detail::place_of(text, out.of_old ? '[' : ':');
    out.name = text.substr(0, end);
    if (end == text.size()) return out;
    const std::string_view rest = text.substr(end + 1);
    out.first = detail::read_small_number(rest.substr(0, detail::place_of(rest, ':')));
    if (out.of_old && detail::place_of(rest, ':') == rest.size()) out.count = 1;
    return out;
}

constexpr made_attr read_made_attr(std::string_view text) {
    const std::size_t equals = detail::place_of(text, '=');
    if (equals == text.size()) return {detail::without_blanks(text), {}, false};
    made_attr out{detail::without_blanks(text.substr(0, equals)),
                  detail::without_blanks(text.substr(equals + 1)), false};
    out.of_old = out.value.starts_with('$');
    if (out.of_old) out.value.remove_prefix(1);
    return out;
}

// "[$T, DT_INT32]": a list of types, some of which are attrs of the replaced node.
constexpr bool is_list_of_old(std::string_view value) {
    return value.starts_with('[') && detail::place_of(value, '$') != value.size();
}

// Calls f(item, whether it is an attr of the replaced node) for each until it says false.
template <class F>
constexpr bool each_of_list(std::string_view list, F f) {
    list = list.substr(1, list.size() - 2);
    while (!list.empty()) {
        const std::size_t end = detail::place_of(list, ',');
        const std::string_view item = detail::without_blanks(list.substr(0, end));
        const bool of_old = item.starts_with('$');
        if (!f(of_old ? item.substr(1) : item, of_old)) return false;
        list = end == list.size() ? std::string_view{} : list.substr(end + 1);
    }
    return true;
}

constexpr made_condition read_condition(std::string_view text) {
    const made_attr a = read_made_attr(text);
    made_condition out{a.name, a.value, true};
    if (out.attr.ends_with('!')) {
        out.attr.remove_suffix(1);
        out.attr = detail::without_blanks(out.attr);
        out.is_equal = false;
    }
    return out;
}

}  // namespace evergraph

#endif
