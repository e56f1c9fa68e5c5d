// SPDX-License-Identifier: BSL-1.0
// dropped_rows: what goes when the oldest producer rises, each for its reason.
#include <evergraph/ops/dropped_rows.hpp>

#include <doctest/doctest.h>

#include <evergraph/ops/row_slices.hpp>

#include <string>

namespace eg = evergraph;

namespace {

inline constexpr eg::op_table table{
    eg::op{.name = "Back", .since = 1, .deprecated = 2, .restored = 4, .because = "a mistake"},
    eg::op{.name = "Echo", .since = 1, .attrs = {"k: int = 1"}},
    eg::op{.name = "Echo", .since = 3, .attrs = {"k: int = 1", "m: int = 2"}},
    eg::op{.name = "Gain", .since = 1, .deprecated = 3, .becomes = {"Echo"}},
    eg::op{.name = "Hiss", .since = 1, .until = 2, .because = "a filter makes it"}};
inline constexpr eg::version_policy policy{.current = 4};
constexpr eg::table_view view{eg::sorted_definitions<table, policy>};

std::string dropped(int from, int to) {
    std::string out;
    eg::for_each_dropped(view, from, to,
                         [&](const eg::dropped_row& d) { out += eg::text(d) + "\n"; });
    return out;
}

constexpr int count(int from, int to) {
    int n = 0;
    eg::for_each_dropped(view, from, to, [&](const eg::dropped_row&) { ++n; });
    return n;
}
static_assert(count(0, 1) == 0 && count(0, 2) == 0 && count(2, 3) == 3 && count(3, 4) == 0);

}  // namespace

TEST_CASE("each reason, and an op that was restored stays") {
    CHECK(dropped(1, 4) ==
          "op Echo of v1: superseded by its next definition\n"
          "op Gain of v1: deprecated at v3, use Echo\n"
          "op Hiss of v1: ended after v2, a filter makes it\n");
    CHECK(dropped(4, 1).empty());
}
