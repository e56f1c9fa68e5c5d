// SPDX-License-Identifier: BSL-1.0
#include <evergraph/graph/graph_inputs.hpp>

#include <doctest/doctest.h>

#include <evergraph/graph/build_graph.hpp>

#include <string>
#include <vector>

namespace eg = evergraph;

namespace {

eg::graph three() {
    eg::graph_def def;
    def.nodes.resize(3);
    for (std::size_t i = 0; i < 3; ++i) def.nodes[i].name = "n" + std::to_string(i);
    for (eg::node_def& n : def.nodes) n.op = "X";
    def.nodes[2].inputs = {"n0", "n1:1", "^n0"};
    return std::move(*eg::build_graph(def));
}

template <class T>
eg::status_code code(const eg::expected<T, eg::problem>& result) {
    return result ? eg::status_code::ok : result.error().code;
}

}  // namespace

TEST_CASE("the edge into an input, or which error that is") {
    eg::graph g = three();
    CHECK(g[*eg::input_edge(g, 4, 1)].output == 1);
    CHECK(code(eg::input_edge(g, 4, 2)) == eg::status_code::invalid_argument);
    CHECK(code(eg::input_edge(g, 4, -1)) == eg::status_code::invalid_argument);
    CHECK(code(eg::input_edge(g, 40, 0)) == eg::status_code::invalid_argument);
    CHECK(code(eg::check_node(g, eg::graph::source)) == eg::status_code::invalid_argument);
    g.remove_edge(*eg::input_edge(g, 4, 0));
    CHECK(code(eg::input_edge(g, 4, 0)) == eg::status_code::not_found);
}

TEST_CASE("all edges, or which error that is") {
    eg::graph g = three();
    REQUIRE(eg::input_edges(g, 4));
    CHECK(eg::input_edges(g, 4)->size() == 2);
    CHECK(eg::input_edges(g, 2)->empty());
    CHECK(code(eg::input_edges(g, 40)) == eg::status_code::invalid_argument);
    eg::port_def ports[3];
    for (eg::port_def& port : ports) port.type = eg::dtype::float32;
    eg::op_definition op;
    op.inputs = ports;
    CHECK(code(eg::input_edges(g, 4, &op)) == eg::status_code::invalid_argument);
    CHECK(code(eg::input_edge(g, 4, 2, &op)) == eg::status_code::not_found);
    g.add_edge(2, 0, 4, 7);
    CHECK(code(eg::input_edges(g, 4, &op)) == eg::status_code::internal);
    g = three();
    g.add_edge(2, 0, 4, 1);
    CHECK(code(eg::input_edges(g, 4)) == eg::status_code::internal);
}
