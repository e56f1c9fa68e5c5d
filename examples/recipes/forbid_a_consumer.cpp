// SPDX-License-Identifier: BSL-1.0
// forbid_a_consumer: one release has a bug; graphs that would meet it say so.
#include <evergraph/ops/dialect.hpp>
#include <evergraph/pass/stamp.hpp>

#include "readers.hpp"

inline constexpr eg::op_table table{eg::op{.name = "Gain", .since = 1},
                                    eg::op{.name = "Echo", .since = 1}};
template <int Version>
inline constexpr eg::version_policy policy{
    .current = Version, .min_producer = 1, .min_consumer = 1};
template <int Version>
using program = eg::dialect<table, policy<Version>>;

// The version rises with the fix; min_consumer stays, since older programs do not have the bug.
inline constexpr eg::bad_version bad[]{{2, "Echo", "it plays the echo backwards"}};
inline constexpr eg::version_rules rules{.ops = program<3>::ops, .bad = bad};

int main() {
    for (const char* op : {"Gain", "Echo"}) {
        eg::graph_def g = graph_of(3, op);
        if (!eg::stamp(g, rules)) return 1;
        std::cout << "a graph with " << op << "\n";
        read<program<1>>("v1", g);
        read<program<2>>("v2", g);
        read<program<3>>("v3", g);
    }
}
