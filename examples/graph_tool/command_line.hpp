// SPDX-License-Identifier: BSL-1.0
// command_line: the words that graph_tool is called with.
#ifndef EVERGRAPH_EXAMPLES_GRAPH_TOOL_COMMAND_LINE_HPP
#define EVERGRAPH_EXAMPLES_GRAPH_TOOL_COMMAND_LINE_HPP

#include <algorithm>
#include <charconv>
#include <cstddef>
#include <cstdint>
#include <iostream>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

#include <evergraph.hpp>

namespace eg = evergraph;

namespace graph_tool {

enum exit_code { done = 0, refused = 1, wrong_usage = 2, unreadable = 3 };

// What stands behind the command: files, and options in their order.
struct arguments {
    std::vector<std::string> files;
    std::vector<std::pair<std::string, std::string>> options;

    bool has(std::string_view name) const {
        return std::any_of(options.begin(), options.end(),
                           [&](const auto& o) { return o.first == name; });
    }
    std::vector<std::string> values(std::string_view name) const {
        std::vector<std::string> out;
        for (const auto& o : options) {
            if (o.first == name) out.push_back(o.second);
        }
        return out;
    }
    // The last one given; empty if there is none.
    std::string value(std::string_view name) const {
        const std::vector<std::string> all = values(name);
        return all.empty() ? std::string{} : all.back();
    }
    std::optional<std::int32_t> number(std::string_view name) const {
        return has(name) ? number_of(value(name)) : std::nullopt;
    }

    static std::optional<std::int32_t> number_of(const std::string& text) {
        std::int32_t n = 0;
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), n);
        if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
        return n;
    }
};

// One command. An option is written `--name` if it takes no value, `--name=` if it takes one, and
// `--name#` if that is a number.
struct command {
    std::string_view name;
    std::size_t fewest_files;
    std::size_t most_files;
    std::vector<std::string_view> options;
    std::string_view usage;
    int (*act)(const arguments&);
};

// What the user should type; printed after each complaint about it.
int misused(const std::string& why);

inline int report(const eg::problems& found, exit_code code) {
    for (const eg::problem& p : found) std::cerr << eg::line(p) << "\n";
    return code;
}

// Fills `into`; gives what is wrong with the words, empty if nothing.
inline std::string parse(const std::vector<std::string>& words, const command& what,
                         arguments& into) {
    for (std::size_t i = 0; i < words.size(); ++i) {
        const std::string& word = words[i];
        if (word.size() < 2 || word[0] != '-') {
            into.files.push_back(word);
            continue;
        }
        const auto takes = [&](std::string_view o) {
            return o == word || o == word + "=" || o == word + "#";
        };
        const auto at = std::find_if(what.options.begin(), what.options.end(), takes);
        if (at == what.options.end()) return "this command has no option " + word;
        if (*at == word) {
            into.options.emplace_back(word, "");
            continue;
        }
        if (++i == words.size()) return word + " needs a value";
        if (at->ends_with('#') && !arguments::number_of(words[i])) {
            return word + " needs a number, not " + words[i];
        }
        into.options.emplace_back(word, words[i]);
    }
    if (into.files.size() >= what.fewest_files && into.files.size() <= what.most_files) return {};
    return std::string{what.name} + " takes " + std::to_string(what.fewest_files) +
           (what.most_files != what.fewest_files ? " or more" : "") + " file name" +
           (what.fewest_files == 1 && what.most_files == 1 ? "" : "s");
}

}  // namespace graph_tool

#endif
