// SPDX-License-Identifier: BSL-1.0
#include <evergraph/run/frame_flow.hpp>

#include <doctest/doctest.h>

#include <cstdint>
#include <string>
#include <vector>

#include "flow_dialect.hpp"

namespace eg = evergraph;
using eg::problem_kind;
using eg::tensor;
using flow::scalar;
using flow::writer;

namespace {

using list = std::vector<std::string>;

// The fetched value, or the problem as a line.
std::string outcome(const eg::session& s, const std::vector<eg::named_tensor>& feeds,
                    const std::string& fetch) {
    const auto out = s.run(feeds, {fetch});
    if (!out) return eg::line(out.error().front());
    if ((*out)[0].type() == eg::dtype::boolean)
        return (*out)[0].values<bool>()[0] ? "true" : "false";
    return std::to_string((*out)[0].values<std::int64_t>()[0]);
}
bool is_dead(const eg::session& s, const std::vector<eg::named_tensor>& feeds,
             const std::string& fetch) {
    const auto out = s.run(feeds, {fetch});
    return !out && out.error().front().kind == problem_kind::dead_fetch;
}

// p ? x + 1 : x + 100, and what else hangs on the two branches.
writer cond() {
    writer w;
    w.feed_flag("p");
    w.feed("x");
    w.node("s", "Switch", {"x", "p"});
    w.number("one", 1, {"^yes"});
    w.node("yes", "NoOp", {"^s1"});
    w.node("s1", "Add", {"s:1", "zero"});
    w.number("zero", 0);
    w.node("then", "Add", {"s:1", "one"});
    w.number("hundred", 100);
    w.node("else", "Add", {"s", "hundred"});
    w.merge("m", {"then", "else"});
    w.node("which", "Widen", {"m:1"});
    return w;
}

// for (i = start, a = 0; i < limit; ++i) a = 31 * (a + i + k) + 7
writer loop(std::int64_t parallel = 10) {
    writer w;
    w.feed("start");
    w.feed("limit");
    w.feed("k");
    w.number("zero", 0);
    w.enter("i0", "w", "start", false, parallel);
    w.enter("a0", "w", "zero", false, parallel);
    w.enter("n", "w", "limit", true, parallel);
    w.enter("c", "w", "k", true, parallel);
    w.merge("i", {"i0", "i_next"});
    w.merge("a", {"a0", "a_next"});
    w.node("cond", "LoopCond", {"less"});
    w.node("less", "Less", {"i", "n"});
    w.node("i_switch", "Switch", {"i", "cond"});
    w.node("a_switch", "Switch", {"a", "cond"});
    w.number("one", 1, {"^i_switch"});
    w.node("i_plus", "Add", {"i_switch:1", "one"});
    w.mix("a_new", {"a_switch:1", "i_switch:1", "c"});
    w.node("i_next", "NextIteration", {"i_plus"});
    w.node("a_next", "NextIteration", {"a_new"});
    w.node("i_out", "Exit", {"i_switch"});
    w.node("a_out", "Exit", {"a_switch"});
    w.node("after", "Add", {"a_out", "i_out"});
    return w;
}
std::int64_t loop_by_hand(std::int64_t start, std::int64_t limit, std::int64_t k) {
    std::int64_t a = 0;
    std::int64_t i = start;
    for (; i < limit; ++i) a = flow::mixed({a, i, k});
    return flow::plain(flow::word(a) + flow::word(i));
}

}  // namespace

TEST_CASE("a cond takes one branch; the other is dead, and Merge says which came") {
    for (unsigned threads : {1U, 2U, 8U}) {
        const eg::session s = flow::open(cond().graph, threads);
        const std::vector<eg::named_tensor> yes{{"p", tensor::scalar(true)}, {"x", scalar(5)}};
        const std::vector<eg::named_tensor> no{{"p", tensor::scalar(false)}, {"x", scalar(5)}};
        CHECK(outcome(s, yes, "m") == "6");
        CHECK(outcome(s, no, "m") == "105");
        CHECK(outcome(s, yes, "which") == "0");
        CHECK(outcome(s, no, "which") == "1");
        CHECK(outcome(s, yes, "s:1") == "5");
        CHECK(is_dead(s, no, "s:1"));
        CHECK(is_dead(s, yes, "else"));
        CHECK(is_dead(s, no, "one"));    // a constant, by its control input
        CHECK(s.run(no, {}, {"then"}));  // a target may be dead
    }
}

TEST_CASE("deadness travels over data and control edges, and ends at Merge and ControlTrigger") {
    writer w = cond();
    w.number("far", 7, {"^then"});
    w.node("trigger", "ControlTrigger", {"^then", "^else"});
    w.number("late", 8, {"^trigger"});
    w.merge("controlled", {"then", "else", "^far"});
    w.merge("both_dead", {"then", "one"});
    w.mix("below", {"both_dead", "late"});
    w.node("below_index", "Widen", {"both_dead:1"});
    w.merge("saved", {"both_dead", "late"});
    const eg::session s = flow::open(w.graph, 2);
    const std::vector<eg::named_tensor> no{{"p", tensor::scalar(false)}, {"x", scalar(5)}};
    CHECK(is_dead(s, no, "far"));
    CHECK(outcome(s, no, "late") == "8");
    CHECK(outcome(s, no, "controlled") == "105");  // a dead control input has arrived all the same
    CHECK(is_dead(s, no, "both_dead"));
    CHECK(is_dead(s, no, "below"));
    CHECK(is_dead(s, no, "below_index"));
    CHECK(outcome(s, no, "saved") == "8");
}

TEST_CASE("Merge waits for its control inputs, whether live or dead") {
    writer w = cond();
    w.node("slow", "NoOp", {"^which"});
    w.merge("a", {"then", "else", "^slow", "^one"});
    w.merge("d", {"then", "one", "^slow", "^one"});
    const eg::session s = flow::open(w.graph);
    const std::vector<eg::named_tensor> no{{"p", tensor::scalar(false)}, {"x", scalar(5)}};
    CHECK(outcome(s, no, "a") == "105");
    CHECK(is_dead(s, no, "d"));
}

TEST_CASE("dead nodes do not run") {
    writer w;
    w.feed_flag("p");
    w.feed("x");
    w.node("s", "Switch", {"x", "p"});
    w.mix("a", {"s:1"});
    w.mix("b", {"a"});
    w.merge("m", {"s", "b"});
    const eg::session s = flow::open(w.graph);
    flow::mixes = 0;
    CHECK(outcome(s, {{"p", tensor::scalar(false)}, {"x", scalar(1)}}, "m") == "1");
    CHECK(flow::mixes == 0);
    CHECK(outcome(s, {{"p", tensor::scalar(true)}, {"x", scalar(1)}}, "m") ==
          std::to_string(flow::mixed({flow::mixed({1})})));
    CHECK(flow::mixes == 2);
}

TEST_CASE("_SwitchN: any of several branches, the last for what is out of range") {
    for (std::int32_t at : {-1, 0, 1, 2, 3, 9}) {
        writer w;
        w.feed("x");
        w.node("p", "Placeholder", {}, {{"dtype", eg::dtype::int32}});
        w.node("s", "_SwitchN", {"x", "p"}, {{"num_outs", 4}});
        w.merge("m", {"s:0", "s:1", "s:2", "s:3"});
        w.node("which", "Widen", {"m:1"});
        const eg::session s = flow::open(w.graph);
        CHECK(outcome(s, {{"x", scalar(4)}, {"p", tensor::scalar(at)}}, "which") ==
              std::to_string(at < 0 || at > 3 ? 3 : at));
    }
}

TEST_CASE("a loop runs zero times, once, many times, whatever the limit of parallel iterations") {
    for (std::int64_t parallel : {1, 2, 10, 1'000'000'000}) {
        for (unsigned threads : {1U, 2U, 8U}) {
            const eg::session s = flow::open(loop(parallel).graph, threads);
            for (std::int64_t limit : {-1, 0, 1, 2, 9, 30}) {
                const std::vector<eg::named_tensor> feeds{
                    {"start", scalar(0)}, {"limit", scalar(limit)}, {"k", scalar(4)}};
                CHECK(outcome(s, feeds, "after") == std::to_string(loop_by_hand(0, limit, 4)));
            }
        }
    }
}

TEST_CASE("10,000 iterations") {
    for (std::int64_t parallel : {1, 10}) {
        const eg::session s = flow::open(loop(parallel).graph, 2);
        CHECK(outcome(s, {{"start", scalar(0)}, {"limit", scalar(10'000)}, {"k", scalar(1)}},
                      "after") == std::to_string(loop_by_hand(0, 10'000, 1)));
    }
}

TEST_CASE("a feed may stand for what enters a loop, and for what leaves it") {
    const eg::session s = flow::open(loop().graph);
    CHECK(
        outcome(s,
                {{"zero", scalar(0)}, {"start", scalar(2)}, {"limit", scalar(6)}, {"k", scalar(1)}},
                "after") == std::to_string(loop_by_hand(2, 6, 1)));
    CHECK(outcome(s, {{"a_out", scalar(30)}, {"i_out", scalar(12)}}, "after") == "42");
}

TEST_CASE("a loop on the branch that is not taken: all its Exits are dead") {
    writer w = loop();
    w.feed_flag("p");
    for (eg::node_def& n : w.graph.nodes) {
        if (n.name == "i0") n.inputs = {"begin:1"};
        if (n.name == "a0") n.inputs = {"zero", "^begin_true"};
    }
    w.node("begin", "Switch", {"start", "p"});
    w.mix("begin_true", {"begin:1"});
    w.merge("result", {"after", "begin"});
    const eg::session s = flow::open(w.graph, 2);
    const std::vector<eg::named_tensor> feeds{
        {"start", scalar(3)}, {"limit", scalar(5)}, {"k", scalar(0)}, {"p", tensor::scalar(false)}};
    CHECK(outcome(s, feeds, "result") == "3");
    CHECK(is_dead(s, feeds, "a_out"));
    auto yes = feeds;
    yes[3].value = tensor::scalar(true);
    CHECK(outcome(s, yes, "result") == std::to_string(loop_by_hand(3, 5, 0)));
}

TEST_CASE("nested loops: the inner one runs anew in each iteration of the outer one") {
    // for (i = 0, sum = 0; i < n; ++i) for (j = 0; j < i; ++j) sum = 31 * (sum + j + i) + 7
    for (std::int64_t outer : {1, 10}) {
        for (std::int64_t inner : {1, 3}) {
            writer w;
            w.feed("n");
            w.number("zero", 0);
            w.enter("i0", "o", "zero", false, outer);
            w.enter("s0", "o", "zero", false, outer);
            w.enter("limit", "o", "n", true, outer);
            w.merge("i", {"i0", "i_next"});
            w.merge("s", {"s0", "s_next"});
            w.node("o_less", "Less", {"i", "limit"});
            w.node("o_cond", "LoopCond", {"o_less"});
            w.node("i_switch", "Switch", {"i", "o_cond"});
            w.node("s_switch", "Switch", {"s", "o_cond"});
            w.number("o_one", 1, {"^i_switch"});
            w.number("o_zero", 0, {"^o_cond"});
            w.node("i_plus", "Add", {"i_switch:1", "o_one"});
            w.node("i_next", "NextIteration", {"i_plus"});
            w.enter("j0", "in", "o_zero", false, inner);
            w.enter("t0", "in", "s_switch:1", false, inner);
            w.enter("i_in", "in", "i_switch:1", true, inner);
            w.merge("j", {"j0", "j_next"});
            w.merge("t", {"t0", "t_next"});
            w.node("in_less", "Less", {"j", "i_in"});
            w.node("in_cond", "LoopCond", {"in_less"});
            w.node("j_switch", "Switch", {"j", "in_cond"});
            w.node("t_switch", "Switch", {"t", "in_cond"});
            w.number("in_one", 1, {"^j_switch"});
            w.node("j_plus", "Add", {"j_switch:1", "in_one"});
            w.mix("t_new", {"t_switch:1", "j_switch:1", "i_in"});
            w.node("j_next", "NextIteration", {"j_plus"});
            w.node("t_next", "NextIteration", {"t_new"});
            w.node("t_out", "Exit", {"t_switch"});
            w.node("s_next", "NextIteration", {"t_out"});
            w.node("s_out", "Exit", {"s_switch"});
            for (unsigned threads : {1U, 4U}) {
                const eg::session s = flow::open(w.graph, threads);
                for (std::int64_t n : {0, 1, 2, 12}) {
                    std::int64_t sum = 0;
                    for (std::int64_t i = 0; i < n; ++i) {
                        for (std::int64_t j = 0; j < i; ++j) sum = flow::mixed({sum, j, i});
                    }
                    CHECK(outcome(s, {{"n", scalar(n)}}, "s_out") == std::to_string(sum));
                }
            }
        }
    }
}

TEST_CASE("the reference forms of the ops hand values on") {
    writer w;
    w.feed_flag("p");
    w.node("v", "Variable");
    w.node("s", "RefSwitch", {"v", "p"});
    w.node("m", "RefMerge", {"s:1", "s:0"}, {{"N", 2}});
    w.node("e", "RefEnter", {"m"}, {{"frame_name", "f"}});
    w.node("l", "RefMerge", {"e", "n"}, {{"N", 2}});
    w.node("done", "Flag", {"^l"}, {{"value", false}});
    w.node("ls", "RefSwitch", {"l", "done"});
    w.node("n", "RefNextIteration", {"ls:1"});
    w.node("x", "RefExit", {"ls"});
    w.mix("y", {"x"});
    const eg::session s = flow::open(w.graph);
    CHECK(outcome(s, {{"p", tensor::scalar(true)}}, "y") == std::to_string(flow::mixed({3})));
}

TEST_CASE("what is inside a loop may be a target, and is refused as a fetch") {
    const eg::session s = flow::open(loop().graph);
    const std::vector<eg::named_tensor> feeds{
        {"start", scalar(0)}, {"limit", scalar(3)}, {"k", scalar(4)}};
    flow::mixes = 0;
    CHECK(s.run(feeds, {}, {"a_next"}));
    CHECK(flow::mixes == 3);
    CHECK(
        outcome(s, feeds, "a_new") ==
        "INVALID_ARGUMENT node 'a_new' (Mix): the loop or cond is malformed, found a fetch inside "
        "frame 'w', needed a value outside all loops; fetch the output of the loop's Exit");
}
