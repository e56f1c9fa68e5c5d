// SPDX-License-Identifier: BSL-1.0
// difference_text: what people read about a change.
#include <evergraph/ops/difference_text.hpp>

#include <doctest/doctest.h>

#include <evergraph/ops/row_slices.hpp>

#include <string>

namespace eg = evergraph;

namespace {

inline constexpr eg::op_table table{
    eg::op{.name = "Gone", .since = 1, .until = 2, .deprecated = 2, .becomes = {"New"}},
    eg::op{.name = "Lost", .since = 1, .deprecated = 3, .because = "it was a mistake"},
    eg::op{.name = "Mix",
           .since = 1,
           .inputs = {"a: T"},
           .outputs = {"b: T"},
           .attrs = {"T: {float, double}"},
           .stateful = true},
    eg::op{.name = "Mix",
           .since = 3,
           .inputs = {"a: T"},
           .outputs = {"b: T"},
           .attrs = {"T: {float}", "k: int = 1"},
           .meaning = "the sum is halved",
           .commutative = true},
    eg::op{.name = "New", .since = 3}};
inline constexpr eg::version_policy policy{.current = 3};
constexpr eg::table_view view{eg::sorted_definitions<table, policy>};

}  // namespace

TEST_CASE("one line for each op, and one for each part that came or went") {
    std::string out;
    eg::for_each_difference({view, 1}, {view, 3},
                            [&](const eg::op_difference& d) { out += eg::text(d); });
    CHECK(out ==
          "removed Gone, becomes New\n"
          "deprecated Lost, it was a mistake\n"
          "changed Mix, an attr allows less, the sum is halved\n"
          "  - stateful\n"
          "  - attr T: {float, double}\n"
          "  + commutative\n"
          "  + attr T: {float}\n"
          "  + attr k: int = 1\n"
          "new New\n");
}
