// SPDX-License-Identifier: BSL-1.0
// evolution: backward, forward, full, and the same towards every version before.
#include <evergraph/ops/evolution.hpp>

#include <doctest/doctest.h>

#include <evergraph/ops/row_slices.hpp>

#include <string>

namespace eg = evergraph;

namespace {

inline constexpr eg::op_table table{
    // v2: a new attr with a default. v3: wider. v4: narrower again, as in v2. v5: a new op.
    eg::op{.name = "Gain", .since = 1, .attrs = {"T: {float, double}", "k: int = 1 since 2"}},
    eg::op{.name = "Gain", .since = 3, .attrs = {"T: type", "k: int = 1"}},
    eg::op{.name = "Gain", .since = 4, .attrs = {"T: {float, double}", "k: int = 1"}},
    eg::op{.name = "Mix", .since = 5},
    eg::op{.name = "Mute", .since = 1, .until = 5, .deprecated = 5, .becomes = {"Mix"}},
    eg::op{.name = "_Trial", .since = 5}};
inline constexpr eg::version_policy policy{.current = 6};
// A dialect would want a declared step wherever graphs are lost.
template <const auto& Table>
struct unproven {
    static constexpr eg::table_view ops{eg::sorted_definitions<Table, policy>};
};
using dialect = unproven<table>;

template <class Kind>
constexpr bool holds(int from, int to) {
    return Kind::judge({dialect::ops, from}, {dialect::ops, to}).empty();
}
static_assert(holds<eg::backward>(1, 2) && holds<eg::forward>(1, 2) && holds<eg::full>(1, 2));
static_assert(holds<eg::backward>(2, 3) && !holds<eg::forward>(2, 3) && !holds<eg::full>(2, 3));
static_assert(!holds<eg::backward>(3, 4) && holds<eg::forward>(3, 4) && !holds<eg::full>(3, 4));
static_assert(holds<eg::backward>(4, 5) && !holds<eg::forward>(4, 5),
              "older readers lack a new op");
static_assert(holds<eg::backward>(5, 6), "Mute is gone, but says what it becomes");

using read_by_all = eg::evolution<dialect, eg::backward, 1, 2, 3>;
static_assert(read_by_all::versions.size() == 3);
using reads_all = eg::evolution<dialect, eg::transitive<eg::full>, 1, 2>;

// 4 against 3 is forward, but 4 says nothing that 1 did not: skipping 3 both are one another's.
static_assert(holds<eg::full>(1, 4));
using skips = eg::evolution<dialect, eg::transitive<eg::full>, 1, 2, 4>;

// An attr that goes and comes back as something else: each step holds, the whole does not.
inline constexpr eg::op_table back_again{
    eg::op{.name = "Gain", .since = 1, .attrs = {"k: int = 1"}}, eg::op{.name = "Gain", .since = 2},
    eg::op{.name = "Gain", .since = 3, .attrs = {"k: int = 2"}}};
using moody = unproven<back_again>;
using step_by_step = eg::evolution<moody, eg::forward, 1, 2, 3>;
static_assert(step_by_step::versions[2] == 3);
constexpr auto whole = eg::verdict_on_evolution<moody, eg::transitive<eg::forward>, 1, 2, 3>;
static_assert(!whole.empty());

}  // namespace

TEST_CASE("transitive looks at every version before") {
    CHECK(std::string{whole.view()} == "graphs of v3 are lost to v1: op Gain means something else");
}

TEST_CASE("the sentence names both versions and the op") {
    const auto says = [](eg::evolution_fault f) { return std::string{f.view()}; };
    CHECK(says(eg::backward::judge({dialect::ops, 3}, {dialect::ops, 4})) ==
          "graphs of v3 are lost to v4: op Gain breaks old graphs: an attr allows less");
    CHECK(says(eg::forward::judge({dialect::ops, 2}, {dialect::ops, 3})) ==
          "graphs of v3 are lost to v2: op Gain says more: going back, an attr allows less");
    CHECK(says(eg::forward::judge({dialect::ops, 4}, {dialect::ops, 5})) ==
          "graphs of v5 are lost to v4: op Mix is new");
}
