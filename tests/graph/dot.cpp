// SPDX-License-Identifier: BSL-1.0
#include <evergraph/graph/build_graph.hpp>
#include <evergraph/graph/dot.hpp>
#include <evergraph/graph/graph_ends.hpp>
#include <evergraph/graph/listing.hpp>

#include <doctest/doctest.h>

#include <string>
#include <vector>

namespace eg = evergraph;

namespace {

eg::graph_def example() {
    eg::graph_def def;
    eg::node_def a;
    a.name = "a";
    a.op = "Placeholder";
    a.attrs.set("dtype", eg::dtype::float32);
    eg::node_def b;
    b.name = "b";
    b.op = "Split";
    b.inputs = {"a"};
    b.device = "/cpu:0";
    eg::node_def c;
    c.name = "c";
    c.op = "X\"\n";
    c.inputs = {"b:2", "^a"};
    def.nodes = {a, b, c};
    def.versions = eg::version_def{27, 12, {3, 4}, {}};
    return def;
}

}  // namespace

TEST_CASE("dot draws data and control edges and quotes what comes from outside") {
    CHECK(eg::to_dot(*eg::build_graph(example())) ==
          "digraph {\n"
          "  node [shape=box, fontname=\"sans-serif\"];\n"
          "  n2 [label=\"a\\nPlaceholder\"];\n"
          "  n3 [label=\"b\\nSplit\"];\n"
          "  n4 [label=\"c\\nX\\\"\\\\x0a\"];\n"
          "  n2 -> n3;\n"
          "  n3 -> n4 [label=\"2\"];\n"
          "  n2 -> n4 [style=dashed];\n"
          "}\n");
}

TEST_CASE("the ends of a graph: placeholders, and nodes that nobody consumes") {
    const eg::graph g = *eg::build_graph(example());
    CHECK(eg::placeholders(g) == std::vector<eg::node_id>{2});
    CHECK(eg::final_nodes(g) == std::vector<eg::node_id>{4});
    CHECK(eg::final_nodes(eg::graph{}).empty());
}

TEST_CASE("a listing has versions, ops and a line for each node") {
    CHECK(eg::listing(example()) ==
          "3 nodes, 3 ops, producer 27, min_consumer 12, bad_consumers 3 4\n"
          "ops: Placeholder Split X\"\\x0a\n"
          "nodes:\n"
          "  a     Placeholder  {dtype type float}\n"
          "  b     Split        a on /cpu:0\n"
          "  c     X\"\\x0a       b:2 ^a\n");
}
