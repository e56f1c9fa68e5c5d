// SPDX-License-Identifier: BSL-1.0
// Sessions from their creation to their end: extending, callables, runs in steps, closing.
#include <evergraph/session.hpp>

#include <doctest/doctest.h>

#include <atomic>
#include <chrono>
#include <memory>
#include <string>
#include <thread>
#include <type_traits>
#include <vector>

#include "run_room/flow_dialect.hpp"

namespace eg = evergraph;
using eg::problem_kind;
using eg::status_code;
using eg::tensor;
using flow::scalar;

static_assert(std::is_nothrow_move_constructible_v<eg::session>);
static_assert(std::is_copy_constructible_v<eg::session_callable>);

// As a dialect's map would say it.
namespace evergraph {
inline const runtime& default_runtime(const graph_def&) { return flow::with; }
inline const runtime& default_runtime(const graph&) { return flow::with; }
}  // namespace evergraph

namespace {

// sum = a + b, twice = sum + sum, apart = c + c
eg::graph_def sums() {
    flow::writer w;
    w.feed("a");
    w.feed("b");
    w.feed("c");
    w.node("sum", "Add", {"a", "b"});
    w.node("twice", "Add", {"sum", "sum"});
    w.node("apart", "Add", {"c", "c"});
    return w.graph;
}

eg::version_def versions(std::int32_t producer, std::int32_t min_consumer,
                         std::vector<std::int32_t> bad) {
    eg::version_def v;
    v.producer = producer;
    v.min_consumer = min_consumer;
    v.bad_consumers = std::move(bad);
    return v;
}

template <class T>
problem_kind kind_of(const eg::expected<T, eg::problems>& got) {
    REQUIRE_FALSE(got);
    REQUIRE(got.error().size() == 1);
    return got.error()[0].kind;
}
template <class T>
status_code code_of(const eg::expected<T, eg::problems>& got) {
    REQUIRE_FALSE(got);
    return got.error()[0].code;
}

}  // namespace

TEST_CASE("the shortest way: a graph, a session, an answer") {
    const eg::graph_def graph = sums();
    const eg::session s{graph};
    const auto out = s.run({{"a", scalar(2)}, {"b", scalar(3)}}, {"twice"});
    REQUIRE(out);
    CHECK((*out)[0] == scalar(10));
    const eg::session of_built{*eg::build_graph(graph)};
    CHECK((*of_built.run({{"c", scalar(2)}}, {"apart"}))[0] == scalar(4));

    eg::graph_def broken = graph;
    broken.nodes[3].op = "Bogus";
    try {
        const eg::session never{broken};
        FAIL("a broken graph was opened");
    } catch (const eg::session_error& e) {
        CHECK(e.found[0].kind == problem_kind::unknown_op);
        CHECK(std::string{e.what()} == eg::line(e.found[0]));
    }
}

TEST_CASE("create: once; a graph without nodes is nothing; before it nothing runs") {
    eg::session s(flow::with);
    CHECK(code_of(s.run({}, {"sum"})) == status_code::invalid_argument);
    eg::graph_def nothing;
    nothing.versions = eg::version_def{};
    nothing.versions->min_consumer = 1000;
    CHECK(s.create(nothing));
    CHECK(code_of(s.run({}, {"sum"})) == status_code::invalid_argument);
    CHECK(s.create(sums()));
    CHECK(code_of(s.create(sums())) == status_code::already_exists);
    CHECK((*s.run({{"c", scalar(4)}}, {"apart"}))[0] == scalar(8));
}

TEST_CASE("extend: acts as create, then adds nodes to what is there") {
    eg::session s(flow::with);
    REQUIRE(s.extend(sums()));
    const auto old = s.make_callable({"a", "b"}, {"twice"});
    REQUIRE(old);
    flow::writer more;
    more.node("more", "Add", {"twice", "apart"});
    // Its inputs are nodes of the graph that is there.
    REQUIRE(s.extend(more.graph));
    const std::vector<eg::named_tensor> feeds{{"a", scalar(1)}, {"b", scalar(2)}, {"c", scalar(3)}};
    CHECK((*s.run(feeds, {"more"}))[0] == scalar(12));
    CHECK((*(*old)(std::vector<tensor>{scalar(1), scalar(1)}))[0] == scalar(4));

    const auto twice = s.extend(more.graph);
    CHECK(kind_of(twice) == problem_kind::duplicate_node_name);
    CHECK(twice.error()[0].node == "more");
    flow::writer wrong;
    wrong.node("lone", "Add", {"nobody", "apart"});
    CHECK_FALSE(s.extend(wrong.graph));
    CHECK((*s.run(feeds, {"more"}))[0] == scalar(12));
}

TEST_CASE("extend: the producers must be the same, the other versions grow") {
    eg::graph_def g = sums();
    g.versions = versions(1, 0, {7});
    eg::session s(flow::with);
    REQUIRE(s.create(g));
    flow::writer more;
    more.number("n", 1);
    more.graph.versions = versions(0, 0, {});
    CHECK(kind_of(s.extend(more.graph)) == problem_kind::producers_differ);
    more.graph.versions = versions(1, 1, {5});
    REQUIRE(s.extend(more.graph));
    CHECK(*s.held_graph().versions == versions(1, 1, {5, 7}));
}

TEST_CASE("feeds and fetches in any order, and twice, give the values in the caller's order") {
    const eg::session s{sums()};
    const std::vector<eg::named_tensor> ab{{"a", scalar(1)}, {"b", scalar(2)}};
    const std::vector<eg::named_tensor> ba{{"b", scalar(2)}, {"a", scalar(1)}};
    for (int again = 0; again < 2; ++again) {
        const auto one = s.run(ab, {"twice", "sum", "twice"});
        REQUIRE(one);
        CHECK(*one == std::vector<tensor>{scalar(6), scalar(3), scalar(6)});
        const auto two = s.run(ba, {"sum", "twice"}, {"sum", "twice", "sum"});
        REQUIRE(two);
        CHECK(*two == std::vector<tensor>{scalar(3), scalar(6)});
    }
    CHECK(kind_of(s.run({ab[0], ab[1], ab[0]}, {"sum"})) == problem_kind::feed_given_twice);
}

TEST_CASE("a callable: the wrong number of feeds is refused, any number of threads may call it") {
    const eg::session s{sums()};
    const auto call = s.make_callable({"b", "a"}, {"sum"});
    REQUIRE(call);
    CHECK(code_of((*call)(std::vector<tensor>{scalar(1)})) == status_code::invalid_argument);
    CHECK(code_of((*call)(std::vector<tensor>(3, scalar(1)))) == status_code::invalid_argument);
    CHECK_FALSE(s.make_callable({"a"}, {"nobody"}));
    std::atomic<int> good{0};
    std::vector<std::thread> threads;
    for (std::int64_t t = 0; t < 4; ++t) {
        threads.emplace_back([&, t] {
            for (std::int64_t i = 0; i < 50; ++i) {
                const auto out = (*call)(std::vector<tensor>{scalar(t), scalar(i)});
                good += out && (*out)[0] == scalar(t + i) ? 1 : 0;
            }
        });
    }
    for (std::thread& t : threads) t.join();
    CHECK(good == 200);
}

TEST_CASE("a run in steps: what a step needs must have been fed, and comes once") {
    for (const unsigned threads : {1U, 3U}) {
        eg::session_options options;
        options.threads = threads;
        const eg::session s{sums(), options};
        auto steps = s.start_steps({"a", "b", "c"}, {"twice", "sum", "apart"});
        REQUIRE(steps);
        CHECK(kind_of(steps->run({{"a", scalar(1)}}, {"sum"})) == problem_kind::placeholder_not_fed);
        CHECK(kind_of(steps->run({{"x", scalar(1)}}, {})) == problem_kind::unknown_feed);
        CHECK(kind_of(steps->run({}, {"a"})) == problem_kind::unknown_fetch);
        CHECK(kind_of(steps->run({{"a", tensor::scalar(1.5F)}}, {})) ==
              problem_kind::wrong_feed_type);
        CHECK(steps->run({{"a", scalar(1)}}, {}));
        CHECK(kind_of(steps->run({{"a", scalar(1)}}, {})) == problem_kind::given_twice);
        CHECK((*steps->run({{"c", scalar(5)}}, {"apart"}))[0] == scalar(10));
        CHECK(*steps->run({{"b", scalar(2)}}, {"sum", "twice"}) ==
              std::vector<tensor>{scalar(3), scalar(6)});
        CHECK(kind_of(steps->run({}, {"sum"})) == problem_kind::given_twice);
        auto second = s.start_steps({"c"}, {"apart"});
        REQUIRE(second);
        CHECK((*second->run({{"c", scalar(1)}}, {"apart"}))[0] == scalar(2));
    }
    CHECK(code_of(eg::session{sums()}.start_steps({"nobody"}, {"sum"})) == status_code::not_found);
}

TEST_CASE("a step that fails ends the run") {
    flow::writer w;
    w.feed("a");
    w.feed("b");
    w.node("bad", "FailAt", {"a"}, {{"at", std::int64_t{3}}});
    w.node("good", "Add", {"b", "b"});
    const eg::session s{w.graph};
    auto steps = s.start_steps({"a", "b"}, {"bad", "good"});
    REQUIRE(steps);
    CHECK(kind_of(steps->run({{"a", scalar(3)}}, {"bad"})) == problem_kind::kernel_failed);
    CHECK(kind_of(steps->run({{"b", scalar(3)}}, {"good"})) == problem_kind::kernel_failed);
}

TEST_CASE("close: what runs is cancelled, what comes is refused, again does nothing") {
    flow::writer w;  // a loop without end
    w.number("far", 1'000'000'000);
    w.count_to("far");
    const eg::session s{w.graph};
    const auto call = s.make_callable({}, {"exit"});
    auto steps = s.start_steps({}, {"exit"});
    REQUIRE(call);
    REQUIRE(steps);
    std::thread closer([&] {
        std::this_thread::sleep_for(std::chrono::milliseconds(10));
        s.close();
    });
    const auto out = s.run({}, {"exit"});
    closer.join();
    CHECK(kind_of(out) == problem_kind::session_closed);
    CHECK(code_of(out) == status_code::cancelled);
    s.close();
    CHECK(kind_of(s.run({}, {"exit"})) == problem_kind::session_closed);
    CHECK(kind_of((*call)()) == problem_kind::session_closed);
    CHECK(kind_of(steps->run({}, {"exit"})) == problem_kind::session_closed);
    CHECK(kind_of(s.make_callable({}, {"exit"})) == problem_kind::session_closed);
    eg::session copy = s;
    CHECK(kind_of(copy.extend(w.graph)) == problem_kind::session_closed);
    CHECK(kind_of(copy.create(w.graph)) == problem_kind::session_closed);

    // Others over the same graph go on.
    eg::session_options short_runs;
    short_runs.timeout = std::chrono::milliseconds(10);
    const eg::session other = s.another(short_runs);
    CHECK(kind_of(other.run({}, {"exit"})) == problem_kind::timed_out);
    eg::run_options options;
    options.timeout = std::chrono::milliseconds(2);
    const auto late = other.run({}, {"exit"}, {}, options);
    CHECK(kind_of(late) == problem_kind::timed_out);
    CHECK(late.error()[0].needed == "an end within 2.0 ms");
    CHECK((*other.run({}, {"one"}))[0] == scalar(1));
}

TEST_CASE("sessions may share a pool; a run's own cancellation works beside the session's") {
    const auto pool = std::make_shared<eg::thread_pool>(3);
    eg::session_options options;
    options.pool = pool;
    const eg::session a{sums(), options};
    const eg::session b = a.another(options);
    for (int i = 0; i < 20; ++i) {
        CHECK((*a.run({{"c", scalar(i)}}, {"apart"}))[0] == scalar(2 * i));
        CHECK((*b.run({{"c", scalar(i)}}, {"apart"}))[0] == scalar(2 * i));
    }
    eg::cancellation stop;
    stop.cancel();
    CHECK(kind_of(a.run({{"c", scalar(1)}}, {"apart"}, {}, &stop)) == problem_kind::cancelled);
}
