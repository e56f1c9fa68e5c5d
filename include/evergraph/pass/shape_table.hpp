// SPDX-License-Identifier: BSL-1.0
// shape_table: which function infers the shapes of which op.
#ifndef EVERGRAPH_PASS_SHAPE_TABLE_HPP
#define EVERGRAPH_PASS_SHAPE_TABLE_HPP

#include <algorithm>
#include <array>
#include <cstddef>
#include <span>
#include <string_view>

#include "shape_context.hpp"

namespace evergraph {

struct shape_row {
    std::string_view op;
    shape_function infer = nullptr;
};

// Rows sorted by op; cheap to copy, the rows must outlive it.
class shape_view {
 public:
    constexpr shape_view() = default;
    constexpr explicit shape_view(std::span<const shape_row> rows) : rows_(rows) {}

    constexpr shape_function find(std::string_view op) const {
        const auto at =
            std::lower_bound(rows_.begin(), rows_.end(), op,
                             [](const shape_row& r, std::string_view name) { return r.op < name; });
        return at != rows_.end() && at->op == op ? at->infer : nullptr;
    }
    constexpr std::span<const shape_row> rows() const noexcept { return rows_; }

 private:
    std::span<const shape_row> rows_;
};

// The rows of several arrays, sorted. An op that stands in two of them makes `is_sound` false.
template <std::size_t N>
class shape_table {
 public:
    template <std::size_t... Sizes>
    constexpr explicit shape_table(const std::array<shape_row, Sizes>&... parts) {
        std::size_t next = 0;
        const auto add = [&](const auto& part) {
            for (const shape_row& r : part) rows_[next++] = r;
        };
        (add(parts), ...);
        std::sort(rows_.begin(), rows_.end(),
                  [](const shape_row& a, const shape_row& b) { return a.op < b.op; });
    }
    constexpr shape_view view() const { return shape_view{rows_}; }
    static constexpr std::size_t size() { return N; }
    constexpr bool is_sound() const {
        for (std::size_t i = 0; i < N; ++i) {
            if (rows_[i].infer == nullptr || (i != 0 && rows_[i - 1].op == rows_[i].op)) return false;
        }
        return true;
    }

 private:
    std::array<shape_row, N> rows_{};
};

template <std::size_t... Sizes>
shape_table(const std::array<shape_row, Sizes>&...) -> shape_table<(Sizes + ...)>;

}  // namespace evergraph

#endif
