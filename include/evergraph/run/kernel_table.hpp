// SPDX-License-Identifier: BSL-1.0
// kernel_table: which kernel serves which op and type, as constexpr data.
#ifndef EVERGRAPH_RUN_KERNEL_TABLE_HPP
#define EVERGRAPH_RUN_KERNEL_TABLE_HPP

#include <algorithm>
#include <array>
#include <cstddef>
#include <span>
#include <string_view>
#include <type_traits>

#include "../base/expected.hpp"
#include "../base/problem.hpp"
#include "../plan/plan.hpp"
#include "../tensor/dtype.hpp"
#include "kernel.hpp"

namespace evergraph {

// Makes the kernel of one node, with its attrs read once, or says why it cannot.
using kernel_factory = expected<kernel, problem> (*)(const plan_node&);

// A row serves nodes of `op` whose type attr `type_attr` is in `types`; without a type attr, all.
struct kernel_row {
    std::string_view op;
    kernel_factory make = nullptr;
    std::string_view type_attr = {};
    dtype_set types = dtype_set::all();
};

// Rows sorted by op; several rows of one op serve different types, the first that fits counts.
class kernel_view {
 public:
    constexpr kernel_view() = default;
    constexpr explicit kernel_view(std::span<const kernel_row> rows) : rows_(rows) {}

    constexpr std::span<const kernel_row> rows() const noexcept { return rows_; }
    constexpr std::span<const kernel_row> rows_of(std::string_view op) const {
        const auto by_op = [](const kernel_row& row, std::string_view name) { return row.op < name; };
        const auto first = std::lower_bound(rows_.begin(), rows_.end(), op, by_op);
        auto last = first;
        while (last != rows_.end() && last->op == op) ++last;
        return {first, last};
    }
    constexpr bool covers(std::string_view op) const { return !rows_of(op).empty(); }
    constexpr bool covers(std::string_view op, dtype type) const {
        for (const kernel_row& row : rows_of(op)) {
            if (row.types.contains(type)) return true;
        }
        return false;
    }
    constexpr bool covers_all(std::span<const std::string_view> ops) const {
        return first_missing(ops).empty();
    }
    // The first op without any kernel; empty if all have one.
    constexpr std::string_view first_missing(std::span<const std::string_view> ops) const {
        for (std::string_view op : ops) {
            if (!covers(op)) return op;
        }
        return {};
    }

 private:
    std::span<const kernel_row> rows_;
};

template <std::size_t N>
class kernel_table {
 public:
    template <class... Rows>
    constexpr explicit kernel_table(const Rows&... rows) : rows_{rows...} {
        sort();
    }
    // Joins tables; rows of earlier tables come first among those of one op.
    template <std::size_t... Ns>
    constexpr explicit kernel_table(const kernel_table<Ns>&... tables) {
        std::size_t at = 0;
        const auto add = [&](const auto& table) {
            for (const kernel_row& row : table.rows()) rows_[at++] = row;
        };
        (add(tables), ...);
        sort();
    }
    constexpr const std::array<kernel_row, N>& rows() const { return rows_; }
    constexpr kernel_view view() const { return kernel_view{std::span<const kernel_row>{rows_}}; }

 private:
    // Rows of one op keep their order: the position breaks ties (std::stable_sort is not constexpr).
    constexpr void sort() {
        std::array<std::size_t, N> order{};
        for (std::size_t i = 0; i < N; ++i) order[i] = i;
        std::sort(order.begin(), order.end(), [this](std::size_t a, std::size_t b) {
            const int by_op = rows_[a].op.compare(rows_[b].op);
            return by_op != 0 ? by_op < 0 : a < b;
        });
        const std::array<kernel_row, N> unsorted = rows_;
        for (std::size_t i = 0; i < N; ++i) rows_[i] = unsorted[order[i]];
    }

    std::array<kernel_row, N> rows_{};
};

template <class... Rows>
    requires(std::is_same_v<Rows, kernel_row> && ...)
kernel_table(const Rows&...) -> kernel_table<sizeof...(Rows)>;
template <std::size_t... Ns>
kernel_table(const kernel_table<Ns>&...) -> kernel_table<(Ns + ...)>;

}  // namespace evergraph

#endif
