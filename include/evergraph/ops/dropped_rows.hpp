// SPDX-License-Identifier: BSL-1.0
// dropped_rows: what a table need no longer hold once its oldest producer is a newer one.
#ifndef EVERGRAPH_OPS_DROPPED_ROWS_HPP
#define EVERGRAPH_OPS_DROPPED_ROWS_HPP

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "op_definition.hpp"

namespace evergraph {

enum class drop_reason : std::uint8_t {
    superseded,  // every producer left has a newer definition of the op
    ended,       // no producer left has the op
    deprecated,  // no producer left may use the op
};

struct dropped_row {
    const op_definition* row = nullptr;
    drop_reason why = drop_reason::ended;
};

// Why no graph of a producer from `min_producer` on needs this definition; `next` is the one after
// it of the same op, or null. False if some graph does.
constexpr bool is_dropped(const op_definition& row, const op_definition* next, int min_producer,
                          drop_reason& why) {
    if (next != nullptr && next->since <= min_producer) {
        why = drop_reason::superseded;
        return true;
    }
    if (row.until < min_producer) {
        why = drop_reason::ended;
        return true;
    }
    why = drop_reason::deprecated;
    return row.deprecated <= min_producer && row.restored == op_definition::open;
}

// Calls f(dropped_row) for each definition that `from` still asks for and `to` does not. Readers
// that keep them do no harm; those that are to read graphs without versions must keep them.
template <class F>
constexpr void for_each_dropped(table_view ops, int from, int to, F f) {
    const std::span<const op_definition> rows = ops.rows();
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const bool follows = i + 1 < rows.size() && rows[i + 1].name == rows[i].name;
        const op_definition* next = follows ? &rows[i + 1] : nullptr;
        drop_reason why{};
        if (is_dropped(rows[i], next, from, why) || !is_dropped(rows[i], next, to, why)) continue;
        f(dropped_row{&rows[i], why});
    }
}

// "op Gain of v1: deprecated at v3, use Amplify"
inline std::string text(const dropped_row& dropped) {
    const op_definition& row = *dropped.row;
    std::string out = "op " + std::string{row.name} + " of v" + std::to_string(row.since) + ": ";
    switch (dropped.why) {
        case drop_reason::superseded:
            return out + "superseded by its next definition";
        case drop_reason::ended:
            out += "ended after v" + std::to_string(row.until);
            break;
        case drop_reason::deprecated:
            out += "deprecated at v" + std::to_string(row.deprecated);
            break;
    }
    if (!row.successor.empty()) return out + ", use " + std::string{row.successor};
    return row.reason.empty() ? out : out + ", " + std::string{row.reason};
}

}  // namespace evergraph

#endif
