// SPDX-License-Identifier: BSL-1.0
#include <evergraph/graph/copy_graph.hpp>

#include <doctest/doctest.h>

#include <evergraph/graph/build_graph.hpp>

#include <string>
#include <utility>

namespace eg = evergraph;

namespace {

eg::graph chain(int length) {
    eg::graph_def def;
    for (int i = 0; i < length; ++i) {
        eg::node_def n;
        n.name = "n" + std::to_string(i);
        n.op = "X";
        if (i > 0) n.inputs = {"n" + std::to_string(i - 1), "^n0"};
        def.nodes.push_back(n);
    }
    def.versions = eg::version_def{27, 12, {}, {}};
    return std::move(*eg::build_graph(def));
}

}  // namespace

TEST_CASE("a compacted graph has no gaps and the same file form") {
    eg::graph g = chain(5);
    g.assign_device(6, "/gpu:0");
    CHECK(g.remove_node(6 - 4));  // n0: nothing else feeds n1
    eg::graph g2 = chain(5);
    CHECK(g2.remove_node(6));
    const eg::graph out = eg::compacted(g2);
    CHECK(out.size() == 4);
    CHECK(out.id_end() == 6);
    CHECK(eg::to_graph_def(out) == eg::to_graph_def(g2));
    CHECK(out.versions == g2.versions);
    CHECK(eg::compacted(g).assigned_device(5) == "/gpu:0");
}

TEST_CASE("only an empty graph is copied into") {
    const eg::graph g = chain(3);
    eg::graph to;
    REQUIRE(eg::copy_graph_into(g, to));
    CHECK(eg::to_graph_def(to) == eg::to_graph_def(g));
    const auto refused = eg::copy_graph_into(g, to);
    REQUIRE_FALSE(refused);
    CHECK(refused.error().code == eg::status_code::invalid_argument);
    CHECK(to.size() == 3);
}
