// SPDX-License-Identifier: BSL-1.0
// change_what_an_op_does: a V2 beside the op, then the old name for the new op, then V2 goes.
#include <evergraph/ops/dialect.hpp>
#include <evergraph/pass/migrate.hpp>

#include "readers.hpp"

// Round took halves up. RoundV2 takes them to the even number, unless told otherwise.
inline constexpr eg::op round_up{
    .name = "Round", .since = 1, .until = 2, .deprecated = 3,
    .becomes = {"RoundV2", eg::attr_set("halves", "\"up\"")}};
inline constexpr eg::op round_v2{
    .name = "RoundV2", .since = 2, .deprecated = 5,
    .attrs = {"halves: {'up', 'even'} = \"even\""},
    .becomes = {"Round"}};
// In v3 nobody may write Round: readers that know its old meaning die out. From v4 on it is
// RoundV2 by another name.
inline constexpr eg::op round_even{
    .name = "Round", .since = 4, .absent_since = 3,
    .attrs = {"halves: {'up', 'even'} = \"even\""},
    .meaning = "halves go to the even number"};

inline constexpr eg::op_table table{round_up, round_v2, round_even};
inline constexpr eg::version_policy policy{.current = 5, .min_producer = 1, .min_consumer = 1};
using numbers = eg::dialect<table, policy>;

void show(const eg::graph_def& g, std::int32_t target) {
    eg::migration_options to;
    to.target = target;
    to.provenance = false;
    const auto moved = eg::migrate<numbers>(g, to);
    std::cout << "  at v" << target << ": ";
    if (!moved) {
        std::cout << eg::phrase_of(moved.error()[0].kind) << ", v"
                  << moved.error()[0].nearest_version << " would do\n";
        return;
    }
    const eg::node_def& n = moved->graph.nodes[0];
    const std::string* halves = n.attrs.find_as<std::string>("halves");
    std::cout << n.op << ", halves " << (halves == nullptr ? "by default" : *halves) << "\n";
}

int main() {
    std::cout << "a graph of v1 with Round\n";
    for (int v = 1; v <= 5; ++v) show(graph_of(1, "Round"), v);
    std::cout << "a graph of v5 with Round\n";
    for (int v = 5; v >= 1; --v) show(graph_of(5, "Round"), v);
}
