// SPDX-License-Identifier: BSL-1.0
// op_table: the rows of a dialect in any order, and several such tables as one.
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

// What a row does not say by itself.
struct row_span {
    int until = op::open;    // its last version: as written, or up to the row that follows
    int op_begins = 0;       // the first version of the first row of that name
    int op_ends = op::open;  // the last version of the last
    bool is_last = false;
};

// One row in the order. Comparing two is a handful of steps of a constant evaluation: string_view's
// own comparison would be one for each character.
struct row_place {
    std::string_view name;
    std::uint64_t prefix = 0;  // the first eight characters: most comparisons need no more
    int since = 0;
    int revision = 0;
    std::uint32_t row = 0;

    static constexpr std::uint64_t prefix_of(std::string_view name) {
        std::uint64_t prefix = 0;
        const std::size_t size = std::min<std::size_t>(name.size(), 8);
        for (std::size_t i = 0; i < size; ++i) {
            prefix |= std::uint64_t{static_cast<unsigned char>(name.data()[i])} << (56 - 8 * i);
        }
        return prefix;
    }

    constexpr bool same_name(const row_place& other) const {
        return prefix == other.prefix && name.size() == other.name.size() &&
               __builtin_memcmp(name.data(), other.name.data(), name.size()) == 0;
    }

    friend constexpr bool operator<(const row_place& a, const row_place& b) {
        if (a.prefix != b.prefix) return a.prefix < b.prefix;
        const std::size_t common = std::min(a.name.size(), b.name.size());
        const int names = __builtin_memcmp(a.name.data(), b.name.data(), common);
        if (names != 0) return names < 0;
        if (a.name.size() != b.name.size()) return a.name.size() < b.name.size();
        if (a.since != b.since) return a.since < b.since;
        if (a.revision != b.revision) return a.revision < b.revision;
        return a.row < b.row;
    }
};

// The order of the rows by name, then since, then revision, then place.
template <std::size_t N>
struct table_order {
    std::array<row_place, N> sorted{};
    std::array<row_span, N> spans{};  // by row as written in the table

    // The place of the newest definition of an op, or N.
    constexpr std::size_t newest(std::string_view name) const {
        const row_place wanted{name, row_place::prefix_of(name), op::open, op::open, 0xFFFFFFFF};
        std::size_t low = 0;
        for (std::size_t high = N; low < high;) {
            const std::size_t middle = low + (high - low) / 2;
            if (wanted < sorted[middle]) {
                high = middle;
            } else {
                low = middle + 1;
            }
        }
        return low != 0 && sorted[low - 1].same_name(wanted) ? low - 1 : N;
    }
};

namespace detail {

// Merges neighbouring runs of growing width, those that are in order already for one comparison:
// std::sort takes more steps than clang grants a table of a few thousand rows.
template <std::size_t N>
constexpr void sort_places(std::array<row_place, N>& places) {
    std::uint32_t index[N]{};
    std::uint32_t merged[N]{};
    const row_place* const at = places.data();
    for (std::uint32_t i = 0; i < N; ++i) index[i] = i;
    for (std::size_t width = 1; width < N; width *= 2) {
        for (std::size_t low = 0; low + width < N; low += 2 * width) {
            const std::size_t middle = low + width;
            const std::size_t high = middle + width < N ? middle + width : N;
            if (at[index[middle - 1]] < at[index[middle]]) continue;
            std::size_t left = low;
            std::size_t right = middle;
            for (std::size_t out = low; out < high; ++out) {
                const bool from_left =
                    right == high || (left < middle && at[index[left]] < at[index[right]]);
                merged[out] = index[from_left ? left++ : right++];
            }
            for (std::size_t i = low; i < high; ++i) index[i] = merged[i];
        }
    }
    const std::array<row_place, N> unsorted = places;
    for (std::size_t i = 0; i < N; ++i) places[i] = unsorted[index[i]];
}

}  // namespace detail

template <class Table>
constexpr auto order_of(const Table& all_rows) {
    constexpr std::size_t size = Table::size();
    table_order<size> order;
    for (std::size_t i = 0; i < size; ++i) {
        const auto& row = all_rows.row(i);
        const std::string_view name = text_view(row.name);
        order.sorted[i] = {name, row_place::prefix_of(name), row.since, row.revision,
                           static_cast<std::uint32_t>(i)};
    }
    detail::sort_places(order.sorted);
    for (std::size_t i = 0, end = 0; i < size; i = end) {
        while (end < size && order.sorted[end].same_name(order.sorted[i])) ++end;
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
