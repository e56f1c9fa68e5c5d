// SPDX-License-Identifier: BSL-1.0
// Tests of compose: written tables, flat ones, and tables of tables.
#include <evergraph/ops/compose.hpp>

#include <doctest/doctest.h>

#include <type_traits>

#include "flat_ops.hpp"

using namespace evergraph;

namespace {

inline constexpr op_table abs{op{.name = "Abs", .since = 4}};
inline constexpr op_table zeta{op{.name = "Zeta", .since = 1, .until = 3, .because = "unused"},
                               op{.name = "Yota", .since = 1}};
constexpr auto written = compose<abs, zeta>;
constexpr auto mixed = compose<flat_ops, zeta>;
constexpr auto nested = compose<mixed, abs>;

static_assert(written.size() == 3);
static_assert(&written.row(0) == &abs.row(0));
static_assert(&written.row(2) == &zeta.row(1));

static_assert(mixed.size() == flat_ops.size() + 2);
static_assert(nested.size() == mixed.size() + 1);
static_assert(std::is_same_v<decltype(nested),
                             const mixed_table<table_list<zeta, abs>, table_list<flat_ops>>>);
static_assert(std::is_same_v<decltype(compose<flat_ops>),
                             const mixed_table<table_list<>, table_list<flat_ops>>>);

}  // namespace

TEST_CASE("the rows of composed written tables are those of the tables") {
    CHECK(written.row(1).name == std::string_view{"Zeta"});
    CHECK(written.row(1).until == 3);
}
