// SPDX-License-Identifier: BSL-1.0
// add_an_attr: with a default, so that older programs read every graph that does not use it.
#include <evergraph/ops/dialect.hpp>
#include <evergraph/ops/evolution.hpp>
#include <evergraph/pass/stamp.hpp>

#include "readers.hpp"

inline constexpr eg::op echo{.name = "Echo", .since = 1, .attrs = {"delay: float"}};
inline constexpr eg::op echo_2{
    .name = "Echo", .since = 1, .attrs = {"delay: float", "times: int = 1 since 2"}};

inline constexpr eg::version_policy old_policy{.current = 1, .min_producer = 1, .min_consumer = 1};
inline constexpr eg::version_policy new_policy{.current = 2, .min_producer = 1, .min_consumer = 1};
inline constexpr eg::op_table old_table{echo};
inline constexpr eg::op_table new_table{echo_2};
using before = eg::dialect<old_table, old_policy>;
using after = eg::dialect<new_table, new_policy>;

// Old graphs read in the new program and new ones, attrs at their default left out, in the old.
using both_ways = eg::evolution<after, eg::full, 1, 2>;
static_assert(both_ways::versions.back() == 2);

int main() {
    for (const int times : {1, 3}) {
        eg::graph_def g = graph_of(2, "Echo");
        g.nodes[0].attrs.set("delay", 0.5F);
        g.nodes[0].attrs.set("times", times);
        if (!eg::stamp(g, {.ops = after::ops}, {.strip_defaults = true})) return 1;
        std::cout << "times = " << times << ": min_consumer " << g.versions->min_consumer << "\n";
        read<before>("the old program", g);
        read<after>("the new program", g);
    }
}
