// SPDX-License-Identifier: BSL-1.0
// json_value: a JSON document as a tree whose values know where they stand.
#ifndef EVERGRAPH_FORMAT_JSON_VALUE_HPP
#define EVERGRAPH_FORMAT_JSON_VALUE_HPP

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "../base/problem.hpp"
#include "protobuf_reading.hpp"

namespace evergraph {

enum class json_kind : std::uint8_t { null, boolean, number, string, array, object };

constexpr std::string_view phrase_of(json_kind kind) {
    switch (kind) {
        case json_kind::null: return "null";
        case json_kind::boolean: return "a truth value";
        case json_kind::number: return "a number";
        case json_kind::string: return "a string";
        case json_kind::array: return "an array";
        case json_kind::object: return "an object";
    }
    return "nothing";
}

// Members of an object stand in `items` in their order, each with its name.
struct json_value {
    json_kind kind = json_kind::null;
    std::size_t offset = 0;  // of the first character, in the document
    std::string name;        // as a member of an object
    std::string text;        // of a string; of a number, as it is written; true or false
    std::vector<json_value> items;

    bool is(json_kind k) const noexcept { return kind == k; }
    // The first member of this name, or nullptr.
    const json_value* find(std::string_view member) const {
        for (const json_value& item : items) {
            if (kind == json_kind::object && item.name == member) return &item;
        }
        return nullptr;
    }
};

// "3:14", both from 1; columns count bytes.
inline std::string line_and_column(std::string_view document, std::size_t offset) {
    const std::string_view before = document.substr(0, std::min(offset, document.size()));
    const auto lines = std::count(before.begin(), before.end(), '\n');
    const std::size_t begin = before.rfind('\n');
    const std::size_t column = before.size() - (begin == std::string_view::npos ? 0 : begin + 1);
    return std::to_string(lines + 1) + ":" + std::to_string(column + 1);
}

// A JSON document on its way into something else: the text, and all that was wrong so far.
struct json_reading {
    static constexpr std::size_t most_problems = 200;

    std::string_view document;
    problems found;

    void note(const json_value& at, const std::string& what, const std::string& needed,
              const message_place& where) {
        if (found.size() >= most_problems) return;
        problem p;
        p.code = status_code::data_loss;
        p.kind = problem_kind::unreadable_bytes;
        for (const message_place* m = &where; m != nullptr; m = m->outer) {
            if (m->keyed) p.attr = m->key;
        }
        const std::string place = text(where);
        p.found = what + " at " + line_and_column(document, at.offset) +
                  (place.empty() ? "" : ", in " + place);
        p.needed = needed;
        found.push_back(std::move(p));
    }
    void note_value(const json_value& at, const std::string& needed, const message_place& where) {
        const bool shown = at.is(json_kind::string) || at.is(json_kind::number);
        note(at,
             shown ? std::string{phrase_of(at.kind)} + " '" + printable(at.text, 60) + "'"
                   : std::string{phrase_of(at.kind)},
             needed, where);
    }
};

}  // namespace evergraph

#endif
