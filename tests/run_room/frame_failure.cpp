// SPDX-License-Identifier: BSL-1.0
#include <evergraph/run/frame_failure.hpp>

#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "flow_dialect.hpp"

namespace eg = evergraph;
using eg::problem_kind;
using eg::tensor;
using flow::scalar;
using flow::writer;

namespace {

std::string refused(const eg::session& s, const std::vector<eg::named_tensor>& feeds,
                    const std::vector<std::string>& fetches,
                    const std::vector<std::string>& targets = {}) {
    const auto out = s.run(feeds, fetches, targets);
    REQUIRE_FALSE(out);
    REQUIRE(out.error().size() == 1);
    return eg::line(out.error().front());
}

// while (i < limit) i += 1; rest = i + step, where `step` is there in iteration 0 only, as nobody
// should write it.
writer stuck_loop() {
    writer w;
    w.feed("limit");
    w.number("zero", 0);
    w.number("two", 2);
    w.enter("i0", "w", "zero");
    w.enter("n", "w", "limit", true);
    w.enter("step", "w", "two");
    w.merge("i", {"i0", "i_next"});
    w.node("less", "Less", {"i", "n"});
    w.node("cond", "LoopCond", {"less"});
    w.node("s", "Switch", {"i", "cond"});
    w.number("one", 1, {"^s"});
    w.node("plus", "Add", {"s:1", "one"});
    w.node("i_next", "NextIteration", {"plus"});
    w.mix("rest", {"s", "step"});
    w.node("out", "Exit", {"rest"});
    w.mix("after", {"out", "out"});
    w.mix("later", {"zero", "after"});
    return w;
}

}  // namespace

TEST_CASE("a dead fetch is named, with what to fetch instead") {
    writer w;
    w.feed_flag("p");
    w.feed("x");
    w.node("s", "Switch", {"x", "p"});
    w.mix("y", {"s:1"});
    const eg::session s = flow::open(w.graph);
    CHECK(refused(s, {{"p", tensor::scalar(false)}, {"x", scalar(1)}}, {"s", "y"}) ==
          "INVALID_ARGUMENT node 'y' (Mix): a fetched value was not computed in this run, found "
          "'y' without a value, needed a branch that is taken, or a loop that comes to its end; "
          "fetch the Merge behind the cond, or the Exit of the loop");
    CHECK(s.run({{"p", tensor::scalar(true)}, {"x", scalar(1)}}, {"y"}));
}

TEST_CASE("a run that cannot go on says which node waits for what, in which iteration") {
    for (unsigned threads : {1U, 3U}) {
        const eg::session s = flow::open(stuck_loop().graph, threads);
        const std::string wanted =
            "INVALID_ARGUMENT node 'rest' (Mix): the run cannot go on, found a node that waits for "
            "'step' in iteration 1 of frame 'w', needed inputs that come in the same iteration; "
            "let "
            "what every iteration reads come in through an Enter with is_constant";
        CHECK(refused(s, {{"limit", scalar(9)}}, {"later"}) == wanted);
        CHECK(refused(s, {{"limit", scalar(9)}}, {"out"}) == wanted);
        CHECK(refused(s, {{"limit", scalar(9)}}, {}, {"later"}) == wanted);
        const auto out = s.run({{"limit", scalar(0)}}, {"out"});
        REQUIRE(out);
        CHECK((*out)[0] == scalar(flow::mixed({0, 2})));
    }
}

TEST_CASE("a fetch that is dead because a loop ended too early says where") {
    writer w = stuck_loop();
    for (eg::node_def& n : w.graph.nodes) {
        if (n.name == "plus") n.inputs[1] = "step";
        if (n.name == "out") n.inputs[0] = "s";
    }
    const eg::session s = flow::open(w.graph);
    const std::string line = refused(s, {{"limit", scalar(9)}}, {"later"});
    CHECK(line.find("found 'later' without a value, and node 'plus' that waits for 'step' "
                    "in iteration 1 of frame 'w', needed") != std::string::npos);
}

TEST_CASE("a loop around the one that is stuck waits with it") {
    writer w = stuck_loop();
    for (eg::node_def& n : w.graph.nodes) {
        if (n.name == "zero") n.inputs = {"^around"};
        if (n.name == "two") n.inputs = {"^around"};
        if (n.name == "n") n.inputs = {"around"};
    }
    w.enter("around", "v", "limit");
    w.node("left", "Exit", {"out"});
    const eg::session s = flow::open(w.graph, 2);
    CHECK(refused(s, {{"limit", scalar(9)}}, {"left"}).find("that waits for") != std::string::npos);
}

TEST_CASE("an Exit that gives a value in every iteration is refused") {
    writer w = stuck_loop();
    for (eg::node_def& n : w.graph.nodes) {
        if (n.name == "step") n.attrs.set("is_constant", true);
        if (n.name == "out") n.inputs = {"i"};
    }
    const eg::session s = flow::open(w.graph, 2);
    CHECK(
        refused(s, {{"limit", scalar(9)}}, {"out"}) ==
        "INVALID_ARGUMENT node 'out' (Exit): the loop or cond is malformed, found a value in a "
        "second iteration, needed one value from each Exit; let the Exit take what leaves the loop "
        "only");
}
