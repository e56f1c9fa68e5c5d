// SPDX-License-Identifier: BSL-1.0
#include <evergraph/run/frame_run.hpp>

#include <doctest/doctest.h>

#include <atomic>
#include <chrono>
#include <cstdint>
#include <random>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

#include "flow_dialect.hpp"
#include "flow_graphs.hpp"

namespace eg = evergraph;
using eg::problem_kind;
using eg::tensor;
using flow::scalar;
using flow::writer;

namespace {

// for (i = 0; i < limit; ++i) i = check(i), two variables wide.
writer loop(const std::string& check_op, std::int64_t at, bool endless = false) {
    writer w;
    w.feed("limit");
    w.number("zero", 0);
    w.enter("i0", "w", "zero");
    w.enter("j0", "w", "limit");
    w.enter("n", "w", "limit", true);
    w.merge("i", {"i0", "i_next"});
    w.merge("j", {"j0", "j_next"});
    w.node("less", "Less", {"i", "n"});
    w.node("true", "Flag", {"^less"}, {{"value", true}});
    w.node("cond", "LoopCond", {endless ? "true" : "less"});
    w.node("s", "Switch", {"i", "cond"});
    w.node("t", "Switch", {"j", "cond"});
    w.node("checked", check_op, {"s:1"}, {{"at", at}});
    w.number("one", 1, {"^s"});
    w.node("plus", "Add", {"checked", "one"});
    w.mix("j_new", {"t:1", "s:1"});
    w.node("i_next", "NextIteration", {"plus"});
    w.node("j_next", "NextIteration", {"j_new"});
    w.node("i_out", "Exit", {"s"});
    w.node("j_out", "Exit", {"t"});
    return w;
}
std::int64_t by_hand(std::int64_t limit) {
    std::int64_t j = limit;
    for (std::int64_t i = 0; i < limit; ++i) j = flow::mixed({j, i});
    return j;
}
bool answers(const eg::session& s, std::int64_t limit) {
    const auto out = s.run({{"limit", scalar(limit)}}, {"i_out", "j_out"});
    return out && (*out)[0] == scalar(std::max<std::int64_t>(0, limit)) &&
           (*out)[1] == scalar(by_hand(limit));
}

// All that must be live comes in one run, what must be dead is refused alone.
void check_seed(std::uint32_t seed, const std::vector<const eg::session*>& sessions,
                const flow::random_graph& g) {
    for (const std::int64_t b : {5, 8}) {
        const std::int64_t a = seed;
        flow::reference wanted(g.graph, {{"a", a}, {"b", b}});
        std::vector<std::string> live;
        std::vector<tensor> values;
        std::vector<std::string> dead;
        for (const std::string& f : g.fetches) {
            const auto v = wanted.fetch(f);
            if (!v) {
                dead.push_back(f);
            } else if (f != "a" && f != "b") {
                live.push_back(f);
                values.push_back(scalar(*v));
            }
        }
        for (const eg::session* s : sessions) {
            const std::vector<eg::named_tensor> feeds{{"a", scalar(a)}, {"b", scalar(b)}};
            const auto out = s->run(feeds, live);
            if (!out) MESSAGE("seed " << seed << ": " << eg::line(out.error().front()));
            const bool same = out && *out == values;
            CHECK_MESSAGE(same, "seed " << seed);
            for (const std::string& f : dead) {
                const auto none = s->run(feeds, {f});
                const bool refused = !none && none.error()[0].kind == problem_kind::dead_fetch;
                CHECK_MESSAGE(refused, "seed " << seed << ", " << f);
            }
        }
    }
}

}  // namespace

TEST_CASE("300 random graphs give the answers of the reference, on 1, 2 and 8 threads") {
    std::size_t loops = 0;
    for (std::uint32_t seed = 0; seed < 300; ++seed) {
        const flow::random_graph g(seed);
        for (const eg::node_def& n : g.graph.nodes) loops += n.op == "LoopCond" ? 1U : 0U;
        const eg::session one = flow::open(g.graph, 1);
        const eg::session two = flow::open(g.graph, 2);
        const eg::session eight = flow::open(g.graph, 8);
        check_seed(seed, {&one, &two, &eight}, g);
    }
    CHECK(loops > 300);
}

TEST_CASE("loops that are wired wrongly are refused or come to some end; nothing crashes or hangs") {
    eg::cancellation stop;
    std::atomic<std::uint32_t> run{0};
    std::atomic<bool> over{false};
    std::thread watchdog([&] {  // some of the loops are endless
        for (std::uint32_t seen = 0; !over; seen = run) {
            std::this_thread::sleep_for(std::chrono::milliseconds(20));
            if (seen == run) stop.cancel();
        }
    });
    std::size_t ran = 0;
    for (std::uint32_t seed = 0; seed < 600; ++seed) {
        flow::random_graph g(seed);
        std::mt19937 engine{seed};
        std::vector<eg::node_def>& nodes = g.graph.nodes;
        for (std::uint32_t damage = 1 + seed % 3; damage > 0; --damage) {
            eg::node_def& n = nodes[engine() % nodes.size()];
            if (n.inputs.empty()) continue;
            std::string& input = n.inputs[engine() % n.inputs.size()];
            const std::string other = nodes[engine() % nodes.size()].name;
            input = (input[0] == '^' ? "^" : "") + other;
        }
        auto s = eg::session::open(g.graph, flow::with, {seed % 2 + 1, {}});
        if (!s) continue;
        const std::vector<eg::named_tensor> feeds{{"a", scalar(seed)}, {"b", scalar(3)}};
        for (std::size_t f = 2; f < g.fetches.size(); ++f) {
            ++run;
            const auto out = s->run(feeds, {g.fetches[f]}, {}, &stop);
            stop.rearm();
            ran += out || out.error()[0].kind != problem_kind::broken_loop ? 1U : 0U;
        }
    }
    over = true;
    watchdog.join();
    CHECK(ran > 1000);
}

TEST_CASE("several runs at once over one session") {
    const eg::session s = flow::open(loop("FailAt", -1).graph, 3);
    std::atomic<int> good{0};
    std::vector<std::thread> callers;
    for (int t = 0; t < 4; ++t) {
        callers.emplace_back([&, t] {
            for (int run = 0; run < 25; ++run) good += answers(s, run * 4 + t) ? 1 : 0;
        });
    }
    for (std::thread& c : callers) c.join();
    CHECK(good == 100);
}

TEST_CASE("a failure in iteration 7 names the node and its inputs; the next run is whole") {
    for (unsigned threads : {1U, 2U, 8U}) {
        const eg::session s = flow::open(loop("FailAt", 7).graph, threads);
        for (int again = 0; again < 20; ++again) {
            const auto out = s.run({{"limit", scalar(100)}}, {"i_out"});
            REQUIRE_FALSE(out);
            CHECK(eg::line(out.error().front()) ==
                  "OUT_OF_RANGE node 'checked' (FailAt): the kernel failed, found 7 for inputs "
                  "(int64[])");
            CHECK(answers(s, 7));
        }
    }
}

TEST_CASE("an endless loop ends when it is cancelled, and the session is as good as before") {
    for (unsigned threads : {1U, 2U, 8U}) {
        const eg::session s = flow::open(loop("FailAt", -1, true).graph, threads);
        const eg::session other = flow::open(loop("FailAt", -1).graph, threads);
        for (int again = 0; again < 3; ++again) {
            eg::cancellation stop;
            std::thread canceller([&] {
                std::this_thread::sleep_for(std::chrono::milliseconds(20));
                stop.cancel();
            });
            const auto out = s.run({{"limit", scalar(3)}}, {"i_out"}, {}, &stop);
            canceller.join();
            REQUIRE_FALSE(out);
            CHECK(out.error().front().kind == problem_kind::cancelled);
            CHECK(answers(other, 9));
        }
    }
}

TEST_CASE(
    "an endless loop without any kernel can be cancelled, and keeps no kernel from its turn") {
    writer w;
    w.feed_flag("go");
    w.feed("x");
    w.enter("g", "w", "go", true);
    w.graph.nodes.back().attrs.set("T", eg::dtype::boolean);
    w.enter("x0", "w", "x");
    w.merge("m", {"x0", "next"});
    w.node("cond", "LoopCond", {"g"});
    w.node("s", "Switch", {"m", "cond"});
    w.node("next", "NextIteration", {"s:1"});
    w.node("out", "Exit", {"s"});
    w.node("bad", "FailAt", {"x"}, {{"at", 4}});
    for (const unsigned threads : {1U, 3U}) {
        const eg::session s = flow::open(w.graph, threads);
        const auto run = [&](bool go, std::int64_t x, const std::vector<std::string>& fetches,
                             const eg::cancellation* stop = nullptr) {
            return s.run({{"go", tensor::scalar(go)}, {"x", scalar(x)}}, fetches, {}, stop);
        };
        const auto done = run(false, 4, {"out"});
        REQUIRE(done);
        CHECK((*done)[0] == scalar(4));
        eg::cancellation stop;
        std::thread canceller([&] {
            std::this_thread::sleep_for(std::chrono::milliseconds(20));
            stop.cancel();
        });
        const auto stopped = run(true, 4, {"out"}, &stop);
        canceller.join();
        REQUIRE_FALSE(stopped);
        CHECK(stopped.error().front().kind == problem_kind::cancelled);
        const auto failed = run(true, 4, {"out", "bad"});
        REQUIRE_FALSE(failed);
        CHECK(failed.error().front().node == "bad");
        CHECK(run(false, 3, {"out", "bad"}));
    }
}

TEST_CASE("iterations go on side by side, as many as the loop allows") {
    // Each iteration of the slow kernel waits until another one is inside, or gives up.
    static std::atomic<int> inside{0};
    static std::atomic<int> most{0};
    static constexpr auto slow = [](eg::kernel_context& c) {
        const int now = ++inside;
        for (int seen = most; seen < now && !most.compare_exchange_weak(seen, now);) {
        }
        const auto end = std::chrono::steady_clock::now() + std::chrono::milliseconds(30);
        while (std::chrono::steady_clock::now() < end && most < 3) std::this_thread::yield();
        --inside;
        c.output(0, c.take(0));
    };
    static constexpr eg::kernel_table table{
        eg::kernel_row{"Add", flow::always<flow::run_add>},
        eg::kernel_row{"FailAt", flow::always<slow>},
        eg::kernel_row{"Less", flow::always<flow::run_less>},
        eg::kernel_row{"Number", flow::always<flow::run_number>}};
    for (const std::int64_t parallel : {1, 2}) {
        writer w;
        w.feed("limit");
        w.number("zero", 0);
        w.enter("i0", "w", "zero", false, parallel);
        w.enter("n", "w", "limit", true, parallel);
        w.merge("i", {"i0", "i_next"});
        w.node("less", "Less", {"i", "n"});
        w.node("cond", "LoopCond", {"less"});
        w.node("s", "Switch", {"i", "cond"});
        w.number("one", 1, {"^s"});
        w.node("plus", "Add", {"s:1", "one"});
        w.node("i_next", "NextIteration", {"plus"});
        w.node("slow", "FailAt", {"s:1"}, {{"at", -1}});  // nothing waits for it
        w.node("i_out", "Exit", {"s"});
        eg::session_options options;
        options.threads = 8;
        auto s = eg::session::open(w.graph, eg::runtime_of<flow::dialect>(table.view()), options);
        REQUIRE(s);
        most = 0;
        const auto out = s->run({{"limit", scalar(6)}}, {"i_out"}, {"slow"});
        REQUIRE(out);
        CHECK((*out)[0] == scalar(6));
        CHECK(most == parallel);
    }
}

TEST_CASE("values of a loop are given away at their last use: the loop writes in place") {
    static std::atomic<int> copies{0};
    static constexpr auto grow = [](eg::kernel_context& c) {
        tensor t = c.take(0);
        copies += t.unique() ? 0 : 1;
        t.writable<std::int64_t>()[0] += 1;
        c.output(0, std::move(t));
    };
    static constexpr eg::kernel_table table{eg::kernel_row{"Less", flow::always<flow::run_less>},
                                            eg::kernel_row{"Mod5", flow::always<grow>}};
    writer w;
    w.feed("x");
    w.feed("y");
    w.feed("limit");
    w.enter("i0", "w", "x");
    w.enter("j0", "w", "y");
    w.enter("n", "w", "limit", true);
    w.merge("i", {"i0", "i_next"});
    w.merge("j", {"j0", "j_next"});
    w.node("less", "Less", {"i", "n"});
    w.node("cond", "LoopCond", {"less"});
    w.node("s", "Switch", {"i", "cond"});
    w.node("t", "Switch", {"j", "cond"});
    w.node("i_plus", "Mod5", {"s:1"});
    w.node("j_plus", "Mod5", {"t:1"});
    w.node("i_next", "NextIteration", {"i_plus"});
    w.node("j_next", "NextIteration", {"j_plus"});
    w.node("out", "Exit", {"t"});
    auto s = eg::session::open(w.graph, eg::runtime_of<flow::dialect>(table.view()), {1, {}});
    REQUIRE(s);
    const tensor y = tensor::of<std::int64_t>(eg::shape{3}, {10, 20, 30});
    const auto out = s->run({{"x", scalar(0)}, {"y", y}, {"limit", scalar(50)}}, {"out"});
    REQUIRE(out);
    CHECK((*out)[0] == tensor::of<std::int64_t>(eg::shape{3}, {60, 20, 30}));
    CHECK(y.values<std::int64_t>()[0] == 10);
    CHECK(copies == 2);  // the feeds, which belong to the caller
}

TEST_CASE("a kernel that throws in a loop is a failure of its node") {
    static constexpr auto broken = [](eg::kernel_context& c) {
        if (flow::input(c, 0) == 3) throw std::runtime_error("broken");
        c.output(0, c.take(0));
    };
    static constexpr eg::kernel_table table{
        eg::kernel_row{"Add", flow::always<flow::run_add>},
        eg::kernel_row{"FailAt", flow::always<broken>},
        eg::kernel_row{"Less", flow::always<flow::run_less>},
        eg::kernel_row{"Mix", flow::always<flow::run_mix>},
        eg::kernel_row{"Number", flow::always<flow::run_number>}};
    eg::session_options options;
    options.threads = 2;
    auto s = eg::session::open(loop("FailAt", -1).graph,
                               eg::runtime_of<flow::dialect>(table.view()), options);
    REQUIRE(s);
    const auto out = s->run({{"limit", scalar(9)}}, {"i_out"});
    REQUIRE_FALSE(out);
    CHECK(out.error().front().node == "checked");
    CHECK(out.error().front().code == eg::status_code::internal);
    CHECK(answers(*s, 3));
}
