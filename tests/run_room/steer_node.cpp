// SPDX-License-Identifier: BSL-1.0
#include <evergraph/run/steer_node.hpp>

#include <doctest/doctest.h>

#include <string>
#include <utility>
#include <vector>

#include "flow_dialect.hpp"

namespace eg = evergraph;
using eg::dtype;
using eg::node_class;
using eg::tensor;
using flow::scalar;
using flow::writer;

namespace {

// A plan of one node of two outputs, the first of int64.
eg::plan lone_node(node_class kind, std::string op) {
    eg::plan p;
    eg::plan_node n;
    n.name = "it";
    n.op = std::move(op);
    n.output_types = {dtype::int64, kind == node_class::merge ? dtype::int32 : dtype::int64};
    p.nodes.push_back(std::move(n));
    p.output_begin = {0, 2};
    p.slot_uses = {1, 1};
    p.flow.nodes.resize(1);
    p.flow.nodes[0].kind = kind;
    return p;
}

std::string refused(const eg::session& s, const std::vector<eg::named_tensor>& feeds,
                    const std::vector<std::string>& fetches) {
    const auto out = s.run(feeds, fetches);
    REQUIRE_FALSE(out);
    return eg::line(out.error().front());
}

}  // namespace

TEST_CASE("Switch moves its data into the output that the predicate names") {
    const eg::plan p = lone_node(node_class::switch_value, "Switch");
    for (const bool pred : {false, true}) {
        std::vector<tensor> in{scalar(7), tensor::scalar(pred)};
        std::vector<tensor> out(2);
        CHECK_FALSE(eg::steer_node(p, 0, in, 0, out));
        CHECK(out[pred ? 1 : 0] == scalar(7));
        CHECK(out[pred ? 0 : 1].empty_handed());
        CHECK(out[pred ? 1 : 0].unique());
    }
}

TEST_CASE("Merge gives the chosen input and its number, the number only to who reads it") {
    eg::plan p = lone_node(node_class::merge, "Merge");
    for (const std::uint32_t read : {1U, 0U}) {
        p.slot_uses[1] = read;
        std::vector<tensor> in{tensor{}, tensor{}, scalar(8)};
        std::vector<tensor> out(2);
        CHECK_FALSE(eg::steer_node(p, 0, in, 2, out));
        CHECK(out[0] == scalar(8));
        if (read != 0) CHECK(out[1] == tensor::scalar<std::int32_t>(2));
        CHECK(out[1].empty_handed() == (read == 0));
    }
}

TEST_CASE("a value of another type than declared is refused") {
    std::vector<tensor> in{tensor::scalar(1.5F)};
    std::vector<tensor> out(2);
    const auto wrong = eg::steer_node(lone_node(node_class::exit, "Exit"), 0, in, 0, out);
    REQUIRE(wrong);
    CHECK(eg::line(*wrong) ==
          "INVALID_ARGUMENT node 'it' (Exit): the kernel failed, found float[], needed a value of "
          "type "
          "int64");
}

TEST_CASE("predicates and conditions must be single bools") {
    writer w;
    w.feed("x");
    w.node("p", "Flags");
    w.node("s", "Switch", {"x", "p"});
    w.enter("e", "f", "x");
    w.node("all", "Flags", {"^e"});
    w.node("c", "LoopCond", {"all"});
    w.node("t", "Switch", {"e", "c"});
    w.node("out", "Exit", {"t"});
    const eg::session s = flow::open(w.graph);
    CHECK(
        refused(s, {{"x", scalar(1)}}, {"s"}) ==
        "INVALID_ARGUMENT node 's' (Switch): the kernel failed, found a predicate bool[2], needed "
        "bool[]");
    CHECK(refused(s, {{"x", scalar(1)}}, {"out"}) ==
          "INVALID_ARGUMENT node 'c' (LoopCond): the kernel failed, found a condition bool[2], "
          "needed "
          "bool[]");
}
