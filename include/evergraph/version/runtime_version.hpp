// SPDX-License-Identifier: BSL-1.0
// runtime_version: the lowest runtime that has all of a set of (op, version).
#ifndef EVERGRAPH_VERSION_RUNTIME_VERSION_HPP
#define EVERGRAPH_VERSION_RUNTIME_VERSION_HPP

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace evergraph {

// A release by its numbers, which order it: 1.10.0 is above 1.9.0.
struct runtime_release {
    std::uint16_t major = 0;
    std::uint16_t minor = 0;
    std::uint16_t patch = 0;
    constexpr auto operator<=>(const runtime_release&) const = default;
};

// "2.3.0"
inline std::string text(runtime_release r) {
    return std::to_string(r.major) + "." + std::to_string(r.minor) + "." + std::to_string(r.patch);
}

// One version of one op, and the first runtime that has it.
struct runtime_row {
    std::string_view op;
    std::int32_t version = 1;
    runtime_release since;
};

struct op_version {
    std::string_view op;
    std::int32_t version = 1;
    bool operator==(const op_version&) const = default;
};

// What a set of ops needs. `decided_by` are those that need the newest runtime; `missing` are those
// of which no runtime is known, so that `lowest` speaks of the others only.
struct runtime_need {
    runtime_release lowest;
    std::vector<op_version> decided_by;
    std::vector<op_version> missing;
    bool is_known() const noexcept { return missing.empty(); }
};

// Rows sorted by op, then by version.
class runtime_table {
 public:
    constexpr explicit runtime_table(std::span<const runtime_row> rows) : rows_(rows) {}

    constexpr std::span<const runtime_row> rows() const noexcept { return rows_; }

    // The row of this version of the op, or null. Versions match exactly: a runtime that has
    // version 2 of an op need not have version 1.
    constexpr const runtime_row* find(op_version wanted) const {
        std::size_t low = 0;
        std::size_t high = rows_.size();
        while (low < high) {
            const std::size_t middle = low + (high - low) / 2;
            if (is_below(rows_[middle], wanted)) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        const bool found = low < rows_.size() && rows_[low].op == wanted.op &&
                           rows_[low].version == wanted.version;
        return found ? &rows_[low] : nullptr;
    }

    // The newest version of the op that this runtime has; 0 if it has none.
    constexpr std::int32_t newest(std::string_view op, runtime_release runtime) const {
        std::int32_t version = 0;
        for (const runtime_row& r : rows_) {
            if (r.op == op && r.since <= runtime && r.version > version) version = r.version;
        }
        return version;
    }

    runtime_need need(std::span<const op_version> used) const {
        runtime_need out;
        for (const op_version& u : used) {
            const runtime_row* row = find(u);
            if (row == nullptr) {
                out.missing.push_back(u);
                continue;
            }
            if (row->since > out.lowest) out.decided_by.clear();
            if (row->since < out.lowest) continue;
            out.lowest = row->since;
            out.decided_by.push_back(u);
        }
        return out;
    }

    constexpr bool is_in_order() const {
        for (std::size_t i = 1; i < rows_.size(); ++i) {
            if (!is_below(rows_[i - 1], {rows_[i].op, rows_[i].version})) return false;
        }
        return true;
    }

 private:
    static constexpr bool is_below(const runtime_row& row, op_version other) {
        return row.op != other.op ? row.op < other.op : row.version < other.version;
    }

    std::span<const runtime_row> rows_;
};

}  // namespace evergraph

#endif
