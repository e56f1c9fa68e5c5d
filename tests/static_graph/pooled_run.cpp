// SPDX-License-Identifier: BSL-1.0
#include <doctest/doctest.h>

#include <atomic>
#include <memory>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

#include <evergraph/run/scheduler.hpp>
#include <evergraph/run/seeded_scheduler.hpp>
#include <evergraph/run/thread_pool.hpp>
#include <evergraph/static_graph/pooled_run.hpp>
#include <evergraph/static_graph/static_graph.hpp>

namespace {

namespace eg = evergraph;
using namespace evergraph::literals;

constexpr auto twice = [](int x) { return 2 * x; };
constexpr auto sum = [](int a, int b) { return a + b; };
constexpr auto diamond = eg::static_graph(
    "sum"_node = eg::call(sum, "left"_node, "right"_node),
    "left"_node = eg::call(twice, "x"_node),
    "right"_node = eg::call([](int x) { return x * x; }, "x"_node), "x"_node = eg::feed<int>);

TEST_CASE("a pool gives what one thread gives") {
    for (const unsigned threads : {1U, 2U, 8U}) {
        eg::thread_pool pool{threads};
        eg::pooled_run run{diamond.fetch("sum"_node, "left"_node), pool,
                           {.mode = eg::task_mode::stealing}};
        for (int x = 0; x < 200; ++x) {
            const auto out = run("x"_node = x);
            CHECK(out["sum"_node] == diamond("x"_node = x).value());
            CHECK(out["left"_node] == 2 * x);
        }
    }
}

TEST_CASE("orders other than the own give the same") {
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        eg::seeded_scheduler order{seed};
        eg::pooled_run run{diamond.fetch("sum"_node), order};
        CHECK(run("x"_node = 7).value() == 63);
    }
}

TEST_CASE("several threads may call one run at a time") {
    eg::thread_pool pool{2};
    eg::pooled_run run{diamond.fetch("sum"_node), pool, {.mode = eg::task_mode::stealing}};
    std::atomic<int> wrong{0};
    std::vector<std::thread> callers;
    for (int t = 0; t < 3; ++t) {
        callers.emplace_back([&run, &wrong, t] {
            for (int i = 0; i < 200; ++i) {
                const int x = t * 1000 + i;
                if (run("x"_node = x).value() != 2 * x + x * x) ++wrong;
            }
        });
    }
    for (std::thread& caller : callers) caller.join();
    CHECK(wrong == 0);
}

TEST_CASE("what a kernel throws comes out, and the next run is whole") {
    eg::thread_pool pool{2};
    const auto graph = eg::static_graph(
        "text"_node = eg::feed<std::string>,
        "checked"_node = eg::call(
            [](const std::string& s) {
                if (s.empty()) throw std::runtime_error("no text");
                return std::make_unique<std::string>(s + "!");
            },
            "text"_node),
        "size"_node = eg::call([](const auto& s) { return s->size(); }, "checked"_node));
    eg::pooled_run run{graph.fetch("size"_node, "checked"_node), pool,
                       {.mode = eg::task_mode::stealing}};
    CHECK_THROWS_AS(run("text"_node = ""), std::runtime_error);
    const auto out = run("text"_node = "abc");
    CHECK(out["size"_node] == 4);
    CHECK(*out["checked"_node] == "abc!");
}

}  // namespace
