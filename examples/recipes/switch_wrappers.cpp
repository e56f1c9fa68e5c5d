// SPDX-License-Identifier: BSL-1.0
// switch_wrappers: a new op that the wrapper writes as soon as all readers know it.
#include <evergraph/ops/dialect.hpp>
#include <evergraph/pass/stamp.hpp>
#include <evergraph/version/forward_compatible.hpp>

#include "readers.hpp"

inline constexpr eg::op echo{.name = "Echo", .since = 1};
inline constexpr eg::op echo_v2{.name = "EchoV2", .since = 2};

// The version rises with the new op, the oldest reader that is written for does not.
inline constexpr eg::version_policy old_policy{.current = 1, .min_producer = 1, .min_consumer = 1};
inline constexpr eg::version_policy new_policy{.current = 2, .min_producer = 1, .min_consumer = 1};
inline constexpr eg::op_table old_table{echo};
inline constexpr eg::op_table new_table{echo, echo_v2};
using before = eg::dialect<old_table, old_policy>;
using after = eg::dialect<new_table, new_policy>;

// Readers learnt EchoV2 on that day; the wrapper of the new program waits until it is past.
constexpr eg::calendar_date learnt = eg::plus_days(eg::library_date, 1);

eg::graph_def write_echo() {
    const bool known = eg::forward_compatible(learnt.year, learnt.month, learnt.day);
    eg::graph_def g = graph_of(2, known ? "EchoV2" : "Echo");
    const eg::version_rules rules{.ops = after::ops};
    if (!eg::stamp(g, rules)) std::abort();  // both ops are in the table
    std::cout << "the wrapper writes " << g.nodes[0].op << ", producer " << g.versions->producer
              << ", min_consumer " << g.versions->min_consumer << "\n";
    return g;
}

int main() {
    const eg::graph_def early = write_echo();
    read<before>("the old program", early);
    read<after>("the new program", early);
    const eg::horizon_scope weeks_later{eg::plus_days(learnt, eg::forward_window_days)};
    const eg::graph_def late = write_echo();
    read<before>("the old program", late);
    read<after>("the new program", late);
}
