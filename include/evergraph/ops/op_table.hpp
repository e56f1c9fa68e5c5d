// SPDX-License-Identifier: BSL-1.0
// op_table: the rows of a dialect in any order, and several tables composed into one.
#ifndef EVERGRAPH_OPS_OP_TABLE_HPP
#define EVERGRAPH_OPS_OP_TABLE_HPP

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "op.hpp"

namespace evergraph {

// A table is anything with a static size() and a row(i) that has the members of `op`. This one is
// an aggregate: a constructor over a pack would meet a compiler's limits at a few hundred rows.
template <std::size_t N>
struct op_table {
    op rows[N];

    static constexpr std::size_t size() { return N; }
    constexpr const op& row(std::size_t i) const { return rows[i]; }
};

template <class... Ops>
op_table(const op&, const Ops&...) -> op_table<1 + sizeof...(Ops)>;

// The rows of several tables, which must have static storage; it points to them.
template <std::size_t N>
class composed_table {
 public:
    template <class... Tables>
    constexpr explicit composed_table(const Tables&... tables) {
        std::size_t i = 0;
        const auto add = [&](const auto& all_rows) {
            for (std::size_t k = 0; k < all_rows.size(); ++k) rows_[i++] = &all_rows.row(k);
        };
        (add(tables), ...);
    }

    static constexpr std::size_t size() { return N; }
    constexpr const op& row(std::size_t i) const { return *rows_[i]; }

 private:
    const op* rows_[N]{};
};

template <const auto&... Tables>
inline constexpr composed_table<(Tables.size() + ...)> compose{Tables...};

// What a row does not say by itself.
struct row_span {
    int until = op::open;    // its last version: as written, or up to the row that follows
    int op_begins = 0;       // the first version of the first row of that name
    int op_ends = op::open;  // the last version of the last
    bool is_last = false;
};

// The order of the rows by name, then since, then revision, then place.
template <std::size_t N>
struct table_order {
    struct place {
        std::string_view name;
        std::uint64_t prefix = 0;  // the first eight characters: most comparisons need no more
        int since = 0;
        int revision = 0;
        std::uint32_t row = 0;

        friend constexpr bool operator<(const place& a, const place& b) {
            if (a.prefix != b.prefix) return a.prefix < b.prefix;
            const int names = compare(a.name, b.name);
            if (names != 0) return names < 0;
            if (a.since != b.since) return a.since < b.since;
            if (a.revision != b.revision) return a.revision < b.revision;
            return a.row < b.row;
        }
        // __builtin_memcmp is one step of a constant evaluation, string_view's is one a character.
        static constexpr int compare(std::string_view a, std::string_view b) {
            const int common = __builtin_memcmp(a.data(), b.data(), std::min(a.size(), b.size()));
            if (common != 0 || a.size() == b.size()) return common;
            return a.size() < b.size() ? -1 : 1;
        }
    };

    std::array<place, N> sorted{};
    std::array<row_span, N> spans{};  // by row as written in the table

    // The place of the newest definition of an op, or N.
    constexpr std::size_t newest(std::string_view name) const {
        const place wanted{name, prefix_of(name), op::open, op::open, 0xFFFFFFFF};
        const auto after = std::upper_bound(sorted.begin(), sorted.end(), wanted);
        if (after == sorted.begin() || (after - 1)->name != name) return N;
        return static_cast<std::size_t>(after - sorted.begin()) - 1;
    }

    static constexpr std::uint64_t prefix_of(std::string_view name) {
        std::uint64_t prefix = 0;
        for (std::size_t i = 0; i < 8; ++i) {
            const char c = i < name.size() ? name[i] : '\0';
            prefix = prefix << 8 | static_cast<unsigned char>(c);
        }
        return prefix;
    }
};

template <class Table>
constexpr auto order_of(const Table& all_rows) {
    constexpr std::size_t size = Table::size();
    table_order<size> order;
    for (std::size_t i = 0; i < size; ++i) {
        const auto& row = all_rows.row(i);
        const std::string_view name = text_view(row.name);
        order.sorted[i] = {name, order.prefix_of(name), row.since, row.revision,
                           static_cast<std::uint32_t>(i)};
    }
    std::sort(order.sorted.begin(), order.sorted.end());
    for (std::size_t i = 0, end = 0; i < size; i = end) {
        while (end < size && order.sorted[end].name == order.sorted[i].name) ++end;
        for (std::size_t k = i; k < end; ++k) {
            row_span& span = order.spans[order.sorted[k].row];
            span.until = all_rows.row(order.sorted[k].row).until;
            span.op_begins = order.sorted[i].since;
            span.op_ends = all_rows.row(order.sorted[end - 1].row).until;
            span.is_last = k + 1 == end;
            if (span.is_last || span.until != op::open) continue;
            const auto& next = all_rows.row(order.sorted[k + 1].row);
            const int gone = next.absent_since != op::open ? next.absent_since : next.since.number;
            span.until = std::max(gone - 1, order.sorted[k].since);
        }
    }
    return order;
}

}  // namespace evergraph

#endif
