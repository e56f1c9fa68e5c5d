// SPDX-License-Identifier: BSL-1.0
#include <evergraph/graph/build_graph.hpp>
#include <evergraph/graph/graph.hpp>
#include <evergraph/graph/graph_inputs.hpp>

#include <doctest/doctest.h>

#include <boost/graph/graph_concepts.hpp>
#include <boost/graph/graphviz.hpp>
#include <boost/graph/reverse_graph.hpp>
#include <boost/graph/topological_sort.hpp>

#include <algorithm>
#include <iterator>
#include <sstream>
#include <string>
#include <type_traits>
#include <vector>

namespace eg = evergraph;

BOOST_CONCEPT_ASSERT((boost::BidirectionalGraphConcept<eg::adjacency>));
BOOST_CONCEPT_ASSERT((boost::VertexListGraphConcept<eg::adjacency>));
BOOST_CONCEPT_ASSERT((boost::EdgeListGraphConcept<eg::adjacency>));
static_assert(std::is_nothrow_move_constructible_v<eg::graph>);

namespace {

eg::node_def make(std::string name, std::string op, std::vector<std::string> inputs = {}) {
    eg::node_def n;
    n.name = std::move(name);
    n.op = std::move(op);
    n.inputs = std::move(inputs);
    return n;
}

eg::graph diamond() {
    eg::graph_def def;
    def.nodes = {make("a", "X"), make("b", "X", {"a"}), make("c", "X", {"a:1", "^b"}),
                 make("d", "X", {"b", "c", "b:2", "^c", "^a"})};
    return std::move(*eg::build_graph(def));
}

}  // namespace

TEST_CASE("source is 0, sink is 1, nodes follow in file order") {
    const eg::graph g = diamond();
    CHECK(g[eg::graph::source].name == "_SOURCE");
    CHECK(g[eg::graph::sink].name == "_SINK");
    CHECK(g.size() == 4);
    CHECK(g.find("a") == 2);
    CHECK(g.find("d") == 5);
    CHECK_FALSE(g.find("_SOURCE"));
    CHECK(boost::edge(eg::graph::source, eg::graph::sink, g.boost()).second);
    CHECK(boost::edge(eg::graph::source, 2, g.boost()).second);
    CHECK_FALSE(boost::edge(eg::graph::source, 3, g.boost()).second);
    CHECK(boost::edge(5, eg::graph::sink, g.boost()).second);
}

TEST_CASE("edges carry their slots; control edges carry -1 and come once") {
    eg::graph g = diamond();
    const auto in = eg::data_inputs(g, 5);
    REQUIRE(in.size() == 3);
    CHECK(in[0].from == 3);
    CHECK(in[1].from == 4);
    CHECK(in[2].from == 3);
    CHECK(in[2].output == 2);
    CHECK_FALSE(g.add_control_edge(4, 5));
    CHECK_FALSE(g.add_control_edge(2, 5));
    CHECK(eg::control_inputs(g, 5).size() == 2);
    CHECK(g.add_control_edge(3, 5));
}

TEST_CASE("names are unique") {
    eg::graph g;
    eg::node n;
    n.name = "x";
    CHECK(g.add_node(n));
    const auto again = g.add_node(n);
    REQUIRE_FALSE(again);
    CHECK(again.error().kind == eg::problem_kind::duplicate_node_name);
    CHECK(g.size() == 1);
}

TEST_CASE("Boost.Graph's algorithms run on it as it is") {
    const eg::graph g = diamond();
    std::vector<eg::node_id> order;
    boost::topological_sort(g.boost(), std::back_inserter(order));
    std::reverse(order.begin(), order.end());
    const auto place = [&](eg::node_id id) { return std::find(order.begin(), order.end(), id); };
    CHECK(order.size() == 6);
    CHECK(place(2) < place(3));
    CHECK(place(3) < place(4));
    CHECK(place(4) < place(5));

    const auto backwards = boost::make_reverse_graph(g.boost());
    CHECK(boost::out_degree(5, backwards) == boost::in_degree(5, g.boost()));
    std::vector<eg::node_id> reverse_order;
    boost::topological_sort(backwards, std::back_inserter(reverse_order));
    CHECK(reverse_order.size() == 6);

    std::ostringstream dot;
    boost::write_graphviz(dot, g.boost(),
                          boost::make_label_writer(boost::get(&eg::node::name, g.boost())));
    CHECK(dot.str().find("[label=a]") != std::string::npos);
    CHECK(dot.str().find("2->3") != std::string::npos);
}

TEST_CASE("a copy stands alone, a move takes the list along") {
    eg::graph g = diamond();
    eg::graph copy = g;
    copy.set_attr(2, "T", eg::dtype::int32);
    CHECK(g[2].attrs.empty());
    const auto* list = &g.boost();
    const eg::graph moved = std::move(g);
    CHECK(&moved.boost() == list);
    copy = moved;
    CHECK(copy[2].attrs.empty());
}

TEST_CASE("to_graph_def gives the file form back, controls sorted, :0 left out") {
    eg::graph_def def;
    def.nodes = {make("z", "X", {"b:0", "a:3", "^b", "^a"}), make("a", "X"), make("b", "X")};
    def.versions = eg::version_def{27, 12, {3}, {}};
    def.unknown = "tail";
    const eg::graph_def back = eg::to_graph_def(*eg::build_graph(def));
    REQUIRE(back.nodes.size() == 3);
    CHECK(back.nodes[0].inputs == std::vector<std::string>{"b", "a:3", "^a", "^b"});
    CHECK(back.versions == def.versions);
    CHECK(back.unknown == "tail");
    CHECK(eg::to_graph_def(*eg::build_graph(back)) == back);
}

TEST_CASE("what does not link is refused whole") {
    eg::graph_def def;
    def.nodes = {make("a", "X", {"gone"}), make("a", "")};
    const auto refused = eg::build_graph(def);
    REQUIRE_FALSE(refused);
    CHECK(refused.error().size() == 3);
}

TEST_CASE("100,000 control edges into one node are added in linear time") {
    eg::graph g;
    eg::node n;
    n.name = "end";
    const eg::node_id end = *g.add_node(n);
    for (int i = 0; i < 100'000; ++i) {
        n.name = "n" + std::to_string(i);
        g.add_control_edge(*g.add_node(n), end);
    }
    CHECK(boost::in_degree(end, g.boost()) == 100'000);
}

TEST_CASE("edges join nodes of the graph, or nothing is added") {
    eg::graph g = diamond();
    const std::size_t edges = boost::num_edges(g.boost());
    CHECK_FALSE(g.add_edge(2, 0, 50, 0));
    CHECK_FALSE(g.add_edge(50, 0, 2, 0));
    CHECK_FALSE(g.add_edge(2, -1, 3, 0));
    CHECK_FALSE(g.add_edge(2, 0, 3, -1));
    CHECK_FALSE(g.add_edge(eg::graph::source, 0, 3, 0));
    CHECK_FALSE(g.add_control_edge(2, 50));
    CHECK_FALSE(g.add_control_edge(50, 2));
    CHECK_FALSE(g.add_control_edge(eg::graph::sink, 2));
    CHECK_FALSE(g.add_control_edge(2, eg::graph::source));
    CHECK_FALSE(g.has_control_edge(2, 50));
    CHECK(boost::num_edges(g.boost()) == edges);
    CHECK(g.size() == 4);
    CHECK(g.add_edge(2, 0, 5, 2'000'000'000));
    CHECK(eg::data_inputs(g, 5).size() == 3);
}

TEST_CASE("removed nodes leave a gap: ids, names and edges of the others stay") {
    eg::graph g = diamond();
    CHECK(g.edge_count() == 11);
    const std::uint32_t edges_before = g.edge_id_end();
    CHECK(g.remove_node(3));  // b
    CHECK_FALSE(g.remove_node(3));
    CHECK_FALSE(g.remove_node(eg::graph::sink));
    CHECK(g.size() == 3);
    CHECK(g.id_end() == 6);
    CHECK_FALSE(g.is_node(3));
    CHECK_FALSE(g.find("b"));
    CHECK(g.find("d") == 5);
    CHECK(std::vector<eg::node_id>(g.ids().begin(), g.ids().end()) ==
          std::vector<eg::node_id>{2, 4, 5});
    CHECK_FALSE(g.add_edge(2, 0, 3, 0));
    CHECK(g.edge_id_end() == edges_before);
    eg::node n;
    n.name = "b";
    CHECK(*g.add_node(n) == 6);
    CHECK(g.find("b") == 6);
    const eg::graph copy = g;
    CHECK(copy.find("b") == 6);
    CHECK_FALSE(copy.is_node(3));
    // d keeps the text of the inputs that it lost.
    const eg::graph_def def = eg::to_graph_def(g);
    REQUIRE(def.nodes.size() == 4);
    CHECK(def.nodes[2].name == "d");
    CHECK(def.nodes[2].inputs == std::vector<std::string>{"b", "c", "b:2", "^a", "^c"});
}

TEST_CASE("edges are removed and updated") {
    eg::graph g = diamond();
    CHECK(g.remove_control_edge(4, 5));
    CHECK_FALSE(g.remove_control_edge(4, 5));
    CHECK_FALSE(g.remove_control_edge(4, 99));
    CHECK(g.update_edge(2, 7, 5, 1));
    CHECK(eg::data_inputs(g, 5)[1].from == 2);
    CHECK(eg::data_inputs(g, 5)[1].output == 7);
    const auto refused = g.update_edge(2, 0, 5, 9);
    REQUIRE_FALSE(refused);
    CHECK(refused.error().code == eg::status_code::invalid_argument);
    g.remove_edge(*eg::input_edge(g, 5, 0));
    CHECK(eg::to_graph_def(g).nodes[3].inputs == std::vector<std::string>{"b", "a:7", "b:2", "^a"});
    g.add_edge(4, 0, 5, 0);
    CHECK(eg::to_graph_def(g).nodes[3].inputs == std::vector<std::string>{"c", "a:7", "b:2", "^a"});
}

TEST_CASE("edge ids rise and are not used again") {
    eg::graph g = diamond();
    const auto last = [&] { return g[*eg::input_edge(g, 5, 3)].id; };
    g.add_edge(2, 0, 5, 3);
    const std::uint32_t first_id = last();
    g.remove_edge(*eg::input_edge(g, 5, 3));
    g.add_edge(2, 0, 5, 3);
    CHECK(last() == first_id + 1);
    CHECK(g.edge_id_end() == first_id + 2);
}

TEST_CASE("devices are interned; where a node was placed is written before what it asked for") {
    eg::graph g = diamond();
    g.set_device(2, "/cpu:0");
    g.assign_device(3, "/gpu:0");
    g.assign_device(4, "/gpu:0");
    CHECK(g.devices().size() == 2);
    CHECK(g.assigned_device(2).empty());
    CHECK(g.assigned_device(4) == "/gpu:0");
    const eg::graph_def def = eg::to_graph_def(g);
    CHECK(def.nodes[0].device == "/cpu:0");
    CHECK(def.nodes[1].device == "/gpu:0");
}

TEST_CASE("new names count on and avoid what is there") {
    eg::graph g = diamond();
    CHECK(g.new_name("a") == "a/_0");
    eg::node n;
    n.name = "a/_1";
    CHECK(g.add_node(n));
    CHECK(g.new_name("a") == "a/_2");
}

TEST_CASE("a thousand nodes that each wait for a thousand others build in linear time") {
    eg::graph_def def;
    std::vector<std::string> waits;
    for (int i = 0; i < 1000; ++i) {
        def.nodes.push_back(make("a" + std::to_string(i), "X"));
        waits.push_back("^a" + std::to_string(i));
    }
    for (int i = 0; i < 1000; ++i) def.nodes.push_back(make("b" + std::to_string(i), "X", waits));
    CHECK(eg::build_graph(std::move(def))->edge_count() == 1'000'000 + 2001);
}
