// SPDX-License-Identifier: BSL-1.0
#include <evergraph/plan/freeze_flow.hpp>

#include <evergraph/graph/build_graph.hpp>
#include <evergraph/pass/prune.hpp>
#include <evergraph/plan/freeze.hpp>

#include <doctest/doctest.h>

#include <string>
#include <utility>
#include <vector>

#include "../run_room/flow_dialect.hpp"

namespace eg = evergraph;
using eg::node_class;
using eg::problem_kind;
using flow::writer;

static_assert(eg::class_of("RefSwitch") == node_class::switch_value);
static_assert(eg::class_of("Merge") == node_class::merge);
static_assert(eg::class_of("Add") == node_class::ordinary);
static_assert(eg::is_control_flow("While") && eg::class_of("While") == node_class::ordinary);

namespace {

eg::expected<eg::plan, eg::problems> frozen(const writer& w, const eg::prune_request& request) {
    auto g = eg::build_graph(w.graph);
    REQUIRE(g);
    auto pruned = eg::prune(*g, request, flow::dialect::ops);
    REQUIRE(pruned);
    return eg::freeze(*pruned, flow::dialect::ops);
}
// The only problem, as a line.
std::string refused(const writer& w, const std::string& fetch,
                    std::vector<std::string> feeds = {}) {
    const auto p = frozen(w, {std::move(feeds), {fetch}, {}});
    REQUIRE_FALSE(p);
    for (std::size_t i = 1; i < p.error().size(); ++i) MESSAGE(eg::line(p.error()[i]));
    CHECK(p.error().size() == 1);
    return eg::line(p.error().front());
}

// while (x < limit) x += 1, in frame "w".
writer loop() {
    writer w;
    w.feed("x");
    w.feed("limit");
    w.enter("x0", "w", "x", false, 7);
    w.enter("n", "w", "limit", true, 7);
    w.merge("m", {"x0", "next"});
    w.node("less", "Less", {"m", "n"});
    w.node("cond", "LoopCond", {"less"});
    w.node("s", "Switch", {"m", "cond"});
    w.number("one", 1, {"^s"});
    w.node("plus", "Add", {"s:1", "one"});
    w.node("next", "NextIteration", {"plus"});
    w.node("out", "Exit", {"s"});
    return w;
}
eg::node_def& node(writer& w, const std::string& name) {
    for (eg::node_def& n : w.graph.nodes) {
        if (n.name == name) return n;
    }
    FAIL("no node " << name);
    return w.graph.nodes.front();
}

}  // namespace

TEST_CASE("frames, classes, and who waits for how many") {
    const auto p = frozen(loop(), {{"x", "limit"}, {"out"}, {}});
    REQUIRE(p);
    const eg::flow_plan& f = p->flow;
    CHECK(p->tasks.size() == 0);
    REQUIRE(f.size() == p->size());
    REQUIRE(f.frames.size() == 2);
    CHECK(f.frames[1].name == "w");
    CHECK(f.frames[1].parent == 0);
    CHECK(f.frames[1].enters == 2);
    CHECK(f.frames[1].exits == 1);
    CHECK(f.frames[1].parallel_iterations == 7);
    CHECK(f.frames[0].nodes.size() == 2);  // the Enters
    CHECK(f.frames[1].nodes.size() == 8);
    for (std::uint32_t i = 0; i < f.size(); ++i) {
        const std::string& name = p->nodes[i].name;
        const eg::flow_node& n = f.nodes[i];
        CHECK(n.kind == eg::class_of(p->nodes[i].op));
        if (name == "m") CHECK(n.pending == 1);
        if (name == "one") CHECK(n.pending == 1);
        if (name == "s") CHECK(n.pending == 2);
        if (name == "n") CHECK((n.is_constant && n.child == 1));
        if (name == "out") {
            CHECK(n.frame == 1);
            REQUIRE(f.edges_of(i).size() == 1);
            CHECK(f.edges_of(i)[0].to == f.size());  // fetch 0
        }
    }
    REQUIRE(f.edges_of(f.size() + 1).size() == 1);  // feed 1
    CHECK(p->nodes[f.edges_of(f.size() + 1)[0].to].name == "n");
}

TEST_CASE("a plan without loops and conds has no flow") {
    writer w;
    w.feed("x");
    w.mix("y", {"x"});
    w.node("t", "NoOp", {"^y"});
    w.node("c", "ControlTrigger", {"^t"});
    const auto p = frozen(w, {{"x"}, {"y"}, {"c"}});
    REQUIRE(p);
    CHECK(p->flow.empty());
    CHECK(p->tasks.size() == 3);
}

TEST_CASE("the inputs of a node come from one frame") {
    writer w = loop();
    w.number("outside", 1);
    node(w, "plus").inputs[1] = "outside";
    CHECK(
        refused(w, "out", {"x", "limit"}) ==
        "INVALID_ARGUMENT node 'plus' (Add): the loop or cond is malformed, found input 's' from "
        "frame 'w' and input 'outside' from the graph outside all loops, needed inputs that all "
        "come from one frame; let values go into a loop through Enter and out of it through Exit");
    writer after = loop();
    after.node("sum", "Add", {"out", "plus"});
    CHECK(refused(after, "sum", {"x", "limit"}).find("node 'sum'") != std::string::npos);
    writer control = loop();
    node(control, "one").inputs.push_back("^limit");
    CHECK(refused(control, "out", {"x", "limit"}).find("node 'one'") != std::string::npos);
    // A feed stands outside all loops.
    CHECK(refused(loop(), "out", {"x", "limit", "one"}).find("node 'plus'") != std::string::npos);
}

TEST_CASE("Enter: a frame_name, some parallel iterations, one parent for a frame") {
    writer w = loop();
    node(w, "n").attrs.set("frame_name", "");
    CHECK(
        refused(w, "out", {"x", "limit"}) ==
        "INVALID_ARGUMENT node 'n' (Enter): the loop or cond is malformed, found no frame_name, "
        "needed a frame_name that is not empty; set the same frame_name at all Enters of the loop");
    writer zero = loop();
    node(zero, "n").attrs.set("parallel_iterations", 0);
    CHECK(refused(zero, "out", {"x", "limit"})
              .find("found parallel_iterations 0, needed at least 1") != std::string::npos);
    writer twice = loop();
    twice.enter("inner", "w", "s:1");
    twice.node("inner_out", "Exit", {"inner"});
    node(twice, "plus").inputs[1] = "inner_out";
    CHECK(refused(twice, "out", {"x", "limit"})
              .find("node 'inner' (Enter): the loop or cond is malformed, found frame 'w' in frame "
                    "'w' and "
                    "in the graph outside all loops, needed one place for each frame") !=
          std::string::npos);
}

TEST_CASE("Exit and NextIteration stand inside a loop, a Merge beside its NextIteration") {
    writer w;
    w.feed("x");
    w.node("out", "Exit", {"x"});
    CHECK(refused(w, "out", {"x"})
              .find("node 'out' (Exit): the loop or cond is malformed, found no "
                    "frame around it") != std::string::npos);
    writer other = loop();
    other.merge("m2", {"x", "next"});
    CHECK(refused(other, "m2", {"x", "limit"}) ==
          "INVALID_ARGUMENT node 'm2' (Merge): the loop or cond is malformed, found a Merge in the "
          "graph outside all loops and its NextIteration 'next' in frame 'w', needed both in one "
          "frame; let the value come in through an Enter of that frame");
    writer two = loop();
    two.node("cond2", "LoopCond", {"less"});
    node(two, "s").inputs = {"m", "cond2", "^cond"};
    CHECK(refused(two, "out", {"x", "limit"}).find("found a second LoopCond in frame 'w' beside") !=
          std::string::npos);
}

TEST_CASE("a cycle that is none of NextIteration into Merge is no graph") {
    writer w = loop();
    node(w, "m").inputs[1] = "plus";
    const auto g = eg::build_graph(w.graph);
    REQUIRE_FALSE(g);
    CHECK(g.error().front().kind == problem_kind::cycle);
}

TEST_CASE("a functional loop is one node of a plan without flow; a call by name is refused") {
    writer w;
    w.feed("x");
    w.node("w", "While", {"x"},
           {{"T",
             [] {
                 eg::attr_list l;
                 l.type = {eg::dtype::int64};
                 return l;
             }()},
            {"cond", eg::func_attr{"c", {}, {}}},
            {"body", eg::func_attr{"b", {}, {}}}});
    const auto whole = frozen(w, {{"x"}, {"w"}, {}});
    REQUIRE(whole);
    CHECK(whole->size() == 1);
    CHECK(whole->flow.empty());
    w.node("call", "my_function", {"w"});
    const auto p = frozen(w, {{"x"}, {}, {"call"}});
    REQUIRE_FALSE(p);
    REQUIRE(p.error().size() == 1);
    CHECK(eg::line(p.error()[0]) ==
          "UNIMPLEMENTED node 'call' (my_function): this is not supported, found a call of "
          "function my_function, needed an op of the table; give the graph the function");
}

TEST_CASE("an op of the name but of another signature is refused") {
    static constexpr eg::op odd_exit{
        .name = "Exit", .since = 0, .inputs = {"x: float", "y: float"}, .outputs = {"z: float"}};
    static constexpr eg::op source{.name = "Source", .since = 0, .outputs = {"y: float"}};
    static constexpr eg::op_table table{odd_exit, source};
    static constexpr eg::version_policy policy{.current = 1, .min_producer = 0, .min_consumer = 0};
    writer w;
    w.node("a", "Source");
    w.node("e", "Exit", {"a", "a"});
    auto g = eg::build_graph(w.graph);
    REQUIRE(g);
    auto pruned = eg::prune(*g, {{}, {"e"}, {}}, eg::dialect<table, policy>::ops);
    REQUIRE(pruned);
    const auto p = eg::freeze(*pruned, eg::dialect<table, policy>::ops);
    REQUIRE_FALSE(p);
    CHECK(p.error()[0].found == "2 data inputs and 1 outputs");
    CHECK(p.error()[0].needed == "1 and 1");
}
