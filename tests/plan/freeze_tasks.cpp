// SPDX-License-Identifier: BSL-1.0
#include <evergraph/plan/freeze_tasks.hpp>

#include <doctest/doctest.h>
#include <pthread.h>

#include <cstdint>
#include <random>
#include <span>
#include <string>
#include <vector>

using namespace evergraph;

namespace {

std::string refusal_of(std::uint32_t tasks, const std::vector<task_edge>& edges) {
    const auto frozen = freeze_tasks(tasks, edges);
    REQUIRE_FALSE(frozen.has_value());
    REQUIRE(frozen.error().size() == 1);
    return frozen.error().front().found;
}

}  // namespace

TEST_CASE("edges that lead upwards: all keep their numbers, parallel edges count once") {
    const std::vector<task_edge> edges{{0, 2}, {1, 2}, {0, 2}, {2, 3}};
    const auto frozen = freeze_tasks(4, edges);
    REQUIRE(frozen.has_value());
    CHECK(frozen->given.empty());
    CHECK(frozen->plan.roots == std::vector<std::uint32_t>{0, 1});
    CHECK(frozen->plan.pending == std::vector<std::uint32_t>{0, 0, 2, 1});
    CHECK(frozen->plan.successors == std::vector<std::uint32_t>{2, 2, 3});
    CHECK(freeze_tasks(0, {})->plan.size() == 0);
}

TEST_CASE("edges of any direction: the nodes come in a topological order that keeps all edges") {
    std::mt19937 engine{7};
    for (std::uint32_t tasks = 2; tasks < 60; ++tasks) {
        CAPTURE(tasks);
        std::vector<task_edge> edges;
        for (std::uint32_t i = 0; i + 1 < tasks; ++i) {  // from higher numbers to lower ones
            const auto to = static_cast<std::uint32_t>(engine() % (tasks - 1 - i));
            edges.push_back({tasks - 1 - i, to});
        }
        const auto frozen = freeze_tasks(tasks, edges);
        REQUIRE(frozen.has_value());
        REQUIRE(frozen->given.size() == tasks);
        std::vector<std::uint32_t> place(tasks, tasks);
        for (std::uint32_t i = 0; i < tasks; ++i) place[frozen->given[i]] = i;
        for (const task_edge& e : edges) {
            REQUIRE(place[e.to] < tasks);
            CHECK(place[e.from] < place[e.to]);
            bool kept = false;
            for (const std::uint32_t s : frozen->plan.successors_of(place[e.from])) {
                kept = kept || s == place[e.to];
            }
            CHECK(kept);
        }
    }
}

TEST_CASE("a cycle is named, also one that other tasks wait for and that waits for others") {
    CHECK(refusal_of(1, {{0, 0}}) == "tasks 0 -> 0");
    const std::string text = refusal_of(5, {{0, 1}, {1, 3}, {3, 2}, {2, 1}, {2, 4}});
    const bool named = text == "tasks 1 -> 3 -> 2 -> 1" || text == "tasks 3 -> 2 -> 1 -> 3" ||
                       text == "tasks 2 -> 1 -> 3 -> 2";
    CHECK_MESSAGE(named, text);
}

TEST_CASE("edges of tasks that there are not are all told") {
    const std::vector<task_edge> edges{{0, 9}, {0, 1}, {8, 1}};
    const auto frozen = freeze_tasks(2, edges);
    REQUIRE_FALSE(frozen.has_value());
    REQUIRE(frozen.error().size() == 2);
    CHECK(frozen.error()[0].found == "an edge from task 0 to task 9");
    CHECK(frozen.error()[1].found == "an edge from task 8 to task 1");
}

TEST_CASE("a million tasks, backwards, freeze on a stack of 256 KiB") {
    pthread_attr_t attributes;
    REQUIRE(pthread_attr_init(&attributes) == 0);
    REQUIRE(pthread_attr_setstacksize(&attributes, 256U * 1024U) == 0);
    bool good = false;
    const auto work = [](void* answer) -> void* {
        constexpr std::uint32_t tasks = 1'000'000;
        std::vector<task_edge> edges;
        for (std::uint32_t i = 1; i < tasks; ++i) edges.push_back({i, i - 1});
        const auto frozen = freeze_tasks(tasks, edges);
        *static_cast<bool*>(answer) = frozen.has_value() && frozen->given.front() == tasks - 1 &&
                                      frozen->given.back() == 0;
        return nullptr;
    };
    pthread_t thread;
    REQUIRE(pthread_create(&thread, &attributes, work, &good) == 0);
    REQUIRE(pthread_join(thread, nullptr) == 0);
    pthread_attr_destroy(&attributes);
    CHECK(good);
}
