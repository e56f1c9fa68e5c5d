// SPDX-License-Identifier: BSL-1.0
// Tests of op_table: rows in any order, tables of tables, and the order that is found.
#include <evergraph/ops/op_table.hpp>

#include <doctest/doctest.h>

#include <string>
#include <string_view>

using namespace evergraph;

namespace {

constexpr op abs{.name = "Abs", .since = 4};
constexpr op_table mixed{op{.name = "TopKV2", .since = 7},
                         abs,
                         op{.name = "TopK", .since = 5},
                         op{.name = "TopK", .since = 0},
                         op{.name = "SparseMatMul", .since = 0},
                         op{.name = "SparseMatAdd", .since = 0},
                         op{.name = "TopK", .since = 5, .revision = 1},
                         op{.name = "Abs", .since = 9, .absent_since = 6}};
constexpr op_table more{op{.name = "Zeta", .since = 1, .until = 3}};
constexpr auto order = order_of(mixed);
constexpr composed_table<9> both{mixed, more};

static_assert(mixed.size() == 8);
static_assert(both.size() == 9);
static_assert(&both.row(1) == &mixed.row(1));
static_assert(&both.row(8) == &more.row(0));

constexpr bool is_sequence(const std::uint32_t (&rows)[8]) {
    for (std::size_t i = 0; i < 8; ++i) {
        if (order.sorted[i].row != rows[i]) return false;
    }
    return true;
}
static_assert(is_sequence({1, 7, 5, 4, 3, 2, 6, 0}));

// Where each row ends, and its op.
static_assert(order.spans[3].until == 4);
static_assert(order.spans[2].until == 5);
static_assert(order.spans[6].until == op::open);
static_assert(order.spans[1].until == 5);
static_assert(order.spans[7].op_begins == 4);
static_assert(order.spans[6].is_last && !order.spans[2].is_last);
static_assert(order_of(more).spans[0].op_ends == 3);

static_assert(order.newest("TopK") == 6);
static_assert(order.newest("SparseMatAdd") == 2);
static_assert(order.newest("TopKV2") == 7);
static_assert(order.newest("TopKV3") == 8);
static_assert(order.newest("A") == 8);
static_assert(order.newest("") == 8);

}  // namespace

TEST_CASE("an order at run time is that of compilation") {
    const auto again = order_of(both);
    std::string names;
    for (const auto& place : again.sorted) names += std::string{place.name} + " ";
    CHECK(names == "Abs Abs SparseMatAdd SparseMatMul TopK TopK TopK TopKV2 Zeta ");
}
