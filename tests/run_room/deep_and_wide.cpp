// SPDX-License-Identifier: BSL-1.0
// Chains and fans from a graph_def to their values on a small stack: nothing on the way may recurse.
// With the environment variable EVERGRAPH_LONG_TESTS they have a million nodes.
#include <evergraph/session.hpp>

#include <doctest/doctest.h>

#include <pthread.h>

#include <cstdint>
#include <cstdlib>
#include <string>
#include <utility>
#include <vector>

#include "flow_dialect.hpp"

namespace eg = evergraph;
using flow::scalar;

namespace {

std::int64_t size() { return std::getenv("EVERGRAPH_LONG_TESTS") != nullptr ? 1'000'000 : 50'000; }

// Runs `f` on a thread with a stack of 256 KiB.
template <class F>
void on_small_stack(F f) {
    pthread_attr_t attributes;
    REQUIRE(pthread_attr_init(&attributes) == 0);
    REQUIRE(pthread_attr_setstacksize(&attributes, 256 * 1024) == 0);
    pthread_t thread{};
    const auto enter = [](void* what) -> void* {
        (*static_cast<F*>(what))();
        return nullptr;
    };
    REQUIRE(pthread_create(&thread, &attributes, enter, &f) == 0);
    pthread_join(thread, nullptr);
    pthread_attr_destroy(&attributes);
}

eg::graph_def chain() {
    flow::writer w;
    std::string at = w.feed("a");
    w.number("one", 1);
    for (std::int64_t i = 0; i < size(); ++i) at = w.node("n" + std::to_string(i), "Add", {at, "one"});
    w.node("end", "Add", {at, "one"});
    return std::move(w.graph);
}
eg::graph_def fan() {
    flow::writer w;
    w.feed("a");
    std::vector<std::string> all;
    for (std::int64_t i = 0; i < size(); ++i) {
        all.push_back(w.node("n" + std::to_string(i), "Mod5", {"a"}));
    }
    w.mix("end", all);
    return std::move(w.graph);
}
// A chain of control edges, and a fan of them.
eg::graph_def orders() {
    flow::writer w;
    w.feed("a");
    std::string at = "a";
    std::vector<std::string> all{"a"};
    for (std::int64_t i = 0; i < size(); ++i) {
        at = w.node("n" + std::to_string(i), "NoOp", {"^" + at});
        all.push_back("^" + at);
    }
    w.mix("end", all);
    return std::move(w.graph);
}

void run(eg::graph_def def, std::int64_t wanted) {
    for (const unsigned threads : {1U, 3U}) {
        eg::session_options options;
        options.threads = threads;
        const auto s = eg::session::open(threads == 3 ? std::move(def) : eg::graph_def{def},
                                         flow::with, options);
        REQUIRE(s);
        for (int again = 0; again < 2; ++again) {
            const auto out = s->run({{"a", scalar(3)}}, {"end"});
            REQUIRE(out);
            CHECK((*out)[0] == scalar(wanted));
        }
        auto steps = s->start_steps({"a"}, {"end"});
        REQUIRE(steps);
        const auto out = steps->run({{"a", scalar(3)}}, {"end"});
        REQUIRE(out);
        CHECK((*out)[0] == scalar(wanted));
    }
}

}  // namespace

TEST_CASE("a chain") {
    on_small_stack([] { run(chain(), 3 + size() + 1); });
}
TEST_CASE("a fan-in") {
    on_small_stack([] { run(fan(), flow::mixed(std::vector<std::int64_t>(
                                       static_cast<std::size_t>(size()), 3))); });
}
TEST_CASE("control edges, one after the other and all into one") {
    on_small_stack([] { run(orders(), flow::mixed({3})); });
}

TEST_CASE("a loop of many iterations") {
    on_small_stack([] {
        flow::writer w;
        w.feed("a");
        w.count_to("a");
        const eg::session s = flow::open(w.graph, 2);
        const auto out = s.run({{"a", scalar(size() / 10)}}, {"exit"});
        REQUIRE(out);
        CHECK((*out)[0] == scalar(size() / 10));
    });
}
