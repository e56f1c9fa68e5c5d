// SPDX-License-Identifier: BSL-1.0
#include <evergraph/graph/link.hpp>

#include <doctest/doctest.h>

#include <string>
#include <vector>

namespace eg = evergraph;
using eg::problem_kind;

namespace {

eg::node_def make(std::string name, std::string op, std::vector<std::string> inputs = {}) {
    eg::node_def n;
    n.name = std::move(name);
    n.op = std::move(op);
    n.inputs = std::move(inputs);
    return n;
}

std::vector<problem_kind> kinds(const eg::problems& found) {
    std::vector<problem_kind> out;
    for (const eg::problem& p : found) out.push_back(p.kind);
    return out;
}

}  // namespace

TEST_CASE("inputs find their nodes wherever they stand in the file") {
    eg::graph_def g;
    g.nodes = {make("c", "Mul", {"a", "b:1", "^b"}), make("a", "X"), make("b", "Y")};
    const eg::graph_links l = eg::link(g);
    CHECK(l.found.empty());
    REQUIRE(l.inputs_of(0).size() == 3);
    CHECK(l.inputs_of(0)[0].node == 1);
    CHECK(l.inputs_of(0)[1].node == 2);
    CHECK(l.inputs_of(0)[1].output == 1);
    CHECK(l.inputs_of(0)[2].output == eg::control_slot);
    CHECK(l.inputs_of(1).empty());
}

TEST_CASE("each fault of the shape is named, all in one pass") {
    eg::graph_def g;
    g.nodes = {make("a", "X"),          make("a", "X"),
               make("_b", "X"),         make("c", ""),
               make("d", "X", {"nope"}), make("e", "X", {"^a", "a"}),
               make("f", "X", {"", "a b", "^"})};
    const eg::graph_links l = eg::link(g);
    CHECK(kinds(l.found) ==
          std::vector<problem_kind>{
              problem_kind::duplicate_node_name, problem_kind::bad_node_name,
              problem_kind::missing_op_name, problem_kind::missing_input,
              problem_kind::data_input_after_control, problem_kind::bad_input_text,
              problem_kind::bad_input_text, problem_kind::bad_input_text});
    CHECK(l.found[3].node == "d");
    CHECK(l.found[3].found == "input 0 is 'nope'");
}

TEST_CASE("cycles are shown with their nodes, each once") {
    eg::graph_def g;
    g.nodes = {make("in", "X"),           make("a", "X", {"c", "in"}), make("b", "X", {"a"}),
               make("c", "X", {"b"}),     make("out", "X", {"c"}),     make("self", "X", {"self"}),
               make("p", "X", {"^q", "c"}), make("q", "X", {"p"})};
    const eg::graph_links l = eg::link(g);
    std::vector<std::string> cycles;
    for (const eg::problem& p : l.found) {
        if (p.kind == problem_kind::cycle) cycles.push_back(p.found);
    }
    REQUIRE(cycles.size() == 3);
    CHECK(cycles[0] == "a cycle of 3 nodes: a -> b -> c -> a");
    CHECK(cycles[1] == "a cycle of 1 nodes: self -> self");
    CHECK(cycles[2] == "a cycle of 2 nodes: p -> q -> p");
}

TEST_CASE("a loop through NextIteration into Merge is lawful, by a control edge it is not") {
    eg::graph_def g;
    g.nodes = {make("enter", "Enter"), make("merge", "Merge", {"enter", "next"}),
               make("body", "X", {"merge"}), make("next", "NextIteration", {"body"})};
    CHECK(eg::link(g).found.empty());
    g.nodes[1].inputs = {"enter", "^next"};
    CHECK(kinds(eg::link(g).found) == std::vector<problem_kind>{problem_kind::cycle});
    g.nodes[1].op = "Add";
    g.nodes[1].inputs = {"enter", "next"};
    CHECK(kinds(eg::link(g).found) == std::vector<problem_kind>{problem_kind::cycle});
}

TEST_CASE("a ring of 200,000 nodes is found in one walk") {
    eg::graph_def g;
    constexpr int count = 200'000;
    for (int i = 0; i < count; ++i) {
        g.nodes.push_back(make("n" + std::to_string(i), "X", {"n" + std::to_string((i + 1) % count)}));
    }
    const eg::graph_links l = eg::link(g);
    REQUIRE(l.found.size() == 1);
    CHECK(l.found[0].found.find("a cycle of 200000 nodes: n0 -> ") == 0);
}
