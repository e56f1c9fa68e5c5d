// SPDX-License-Identifier: BSL-1.0
// migrate_a_graph: takes an old graph to today's ops, back again, and where it cannot go.
#include <evergraph.hpp>
#include <evergraph/tf/dialect.hpp>

#include <iostream>

namespace eg = evergraph;

// What a program of 2016 saved: TopK had its k as an attr.
constexpr const char* old_graph = R"(
    node { name: "x" op: "Placeholder" attr { key: "dtype" value { type: DT_FLOAT } } }
    node { name: "best" op: "TopK" input: "x"
           attr { key: "T" value { type: DT_FLOAT } } attr { key: "k" value { i: 3 } } }
    versions { producer: 6 })";

int main() {
    auto graph = eg::read_graph_text(eg::shared_bytes::unowned(old_graph));
    if (!graph) return std::cerr << eg::line(graph.error()[0]) << "\n", 1;

    std::cout << eg::text(eg::plan_migration<eg::tf::dialect>(*graph));  // a dry run
    auto today = eg::migrate<eg::tf::dialect>(*graph);  // all of it, or nothing
    if (!today) return std::cerr << eg::line(today.error()[0]) << "\n", 1;
    std::cout << eg::listing(today->graph);

    auto back = eg::migrate<eg::tf::dialect>(today->graph, {.target = 6});
    if (!back) return std::cerr << eg::line(back.error()[0]) << "\n", 1;
    std::cout << eg::listing(back->graph);
}
