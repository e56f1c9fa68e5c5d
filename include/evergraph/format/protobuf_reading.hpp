// SPDX-License-Identifier: BSL-1.0
// protobuf_reading: what reading one file shares, and how its faults are named.
#ifndef EVERGRAPH_FORMAT_PROTOBUF_READING_HPP
#define EVERGRAPH_FORMAT_PROTOBUF_READING_HPP

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

#include "../base/problem.hpp"
#include "../base/shared_bytes.hpp"
#include "wire_reader.hpp"

namespace evergraph {

// Where a message stands in the one that holds it: `node[3]`, `attr['T']`.
struct message_place {
    const message_place* outer = nullptr;
    std::string_view name;
    std::int64_t index = -1;
    std::string_view key;
    bool keyed = false;
};

inline std::string text(const message_place& p) {
    std::string out = p.outer == nullptr ? std::string{} : text(*p.outer);
    if (!out.empty()) out += '.';
    out += p.name;
    if (p.index >= 0) out += "[" + std::to_string(p.index) + "]";
    if (p.keyed) out += "['" + printable(p.key, 60) + "']";
    return out;
}

// What reading one file shares: the bytes, for views of them, and all that was wrong so far.
struct protobuf_reading {
    shared_bytes file;
    problems found;
    std::size_t last_fault = ~std::size_t{0};

    // A fault inside a message is noted once, at the innermost message that met it.
    void note(wire_fault fault, std::size_t offset, const message_place& where) {
        if (offset == last_fault) return;
        last_fault = offset;
        problem p;
        p.code = status_code::data_loss;
        p.kind = problem_kind::unreadable_bytes;
        for (const message_place* at = &where; at != nullptr; at = at->outer) {
            if (at->keyed) p.attr = at->key;
        }
        const std::string place = text(where);
        p.found = std::string{phrase_of(fault)} + " at byte " + std::to_string(offset) +
                  (place.empty() ? "" : ", in " + place);
        if (fault == wire_fault::not_utf8) {
            p.needed = "UTF-8";
        } else if (fault == wire_fault::too_deep) {
            p.needed = "at most " + std::to_string(wire_depth) + " messages in each other";
        } else {
            p.needed = "whole fields up to the end of the message";
            p.remedy = "fetch or write the file again";
        }
        found.push_back(std::move(p));
    }
};

}  // namespace evergraph

#endif
