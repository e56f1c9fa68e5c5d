// SPDX-License-Identifier: BSL-1.0
#include <evergraph/plan/plan_lanes.hpp>

#include <doctest/doctest.h>
#include <evergraph/plan/freeze_tasks.hpp>

#include <cstdint>
#include <random>
#include <vector>

using namespace evergraph;

namespace {

task_plan grid(std::uint32_t width) {
    std::vector<task_edge> edges;
    for (std::uint32_t at = 0; at < width * width; ++at) {
        if (at % width + 1 < width) edges.push_back({at, at + 1});
        if (at + width < width * width) edges.push_back({at, at + width});
    }
    return freeze_tasks(width * width, edges)->plan;
}

task_plan random_plan(std::uint32_t tasks, std::uint32_t seed) {
    std::mt19937 engine{seed};
    std::vector<task_edge> edges;
    for (std::uint32_t i = 1; i < tasks; ++i) {
        for (auto k = engine() % 4; k > 0; --k) {
            edges.push_back({static_cast<std::uint32_t>(engine() % i), i});
        }
    }
    return freeze_tasks(tasks, edges)->plan;
}

// Goes through the lanes in turn, as far as each can go; how many nodes ran after all before them.
std::uint32_t nodes_that_can_run(const task_plan& plan, const lane_plan& lanes) {
    std::vector<std::uint32_t> waits_for = plan.pending;
    std::vector<std::uint32_t> told(lanes.lanes(), 0);
    std::vector<std::uint32_t> at(lanes.lanes(), 0);
    std::uint32_t ran = 0;
    for (bool moved = true; moved;) {
        moved = false;
        for (std::uint32_t lane = 0; lane < lanes.lanes(); ++lane) {
            const std::uint32_t segment = lanes.lane_begin[lane] + at[lane];
            if (segment == lanes.lane_begin[lane + 1]) continue;
            bool ready = true;
            const std::uint32_t first = lanes.segments[segment - 1].waits_end;
            for (std::uint32_t w = first; w < lanes.segments[segment].waits_end; ++w) {
                ready = ready && told[lanes.waits[w].lane] >= lanes.waits[w].segments;
            }
            if (!ready) continue;
            moved = true;
            const std::uint32_t end = lanes.segments[segment].nodes_end;
            for (std::uint32_t n = lanes.segments[segment - 1].nodes_end; n < end; ++n) {
                if (waits_for[lanes.nodes[n]] != 0) return ran;
                ++ran;
                for (const std::uint32_t s : plan.successors_of(lanes.nodes[n])) --waits_for[s];
            }
            ++at[lane];
            if (lanes.segments[segment].awaited != 0) told[lane] = at[lane];
        }
    }
    return ran;
}

}  // namespace

TEST_CASE("every node is in one lane, comes after all before it, and all lanes end") {
    for (std::uint32_t seed = 1; seed <= 30; ++seed) {
        for (const std::uint32_t lanes : {1U, 2U, 3U, 8U}) {
            CAPTURE(seed);
            CAPTURE(lanes);
            const task_plan plan = random_plan(20 * seed, seed);
            std::mt19937 engine{seed};
            std::vector<double> costs(plan.size());
            for (double& c : costs) c = 1.0 + static_cast<double>(engine() % 200);
            const lane_plan dealt = plan_lanes(plan, lanes, {costs, 250.0 * (seed % 3), 100});
            REQUIRE(dealt.lanes() == lanes);
            REQUIRE(dealt.nodes.size() == plan.size());
            CHECK(nodes_that_can_run(plan, dealt) == plan.size());
        }
    }
}

TEST_CASE("two lanes halve a grid; a grid that is not worth a hand-over stays with one") {
    const task_plan plan = grid(40);
    const std::vector<double> dear(plan.size(), 1000.0);
    CHECK(plan_lanes(plan, 2, {dear, 250, 100}).makespan < 0.6 * 1000 * plan.size());
    const std::vector<double> cheap(plan.size(), 1.0);
    const lane_plan one = plan_lanes(plan, 2, {cheap, 1e6, 100});
    CHECK(one.makespan <= plan.size() + 100.0);
}
