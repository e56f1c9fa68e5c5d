// SPDX-License-Identifier: BSL-1.0
// task_graphs: plans of bare tasks for the tests: shapes, and random ones by seed.
#ifndef EVERGRAPH_TESTS_TASK_GRAPHS_HPP
#define EVERGRAPH_TESTS_TASK_GRAPHS_HPP

#include <evergraph/plan/plan.hpp>

#include <algorithm>
#include <cstdint>
#include <random>
#include <utility>
#include <vector>

using edge_list = std::vector<std::pair<std::uint32_t, std::uint32_t>>;  // from < to

inline evergraph::task_plan tasks_of(std::uint32_t nodes, edge_list edges) {
    std::sort(edges.begin(), edges.end());
    edges.erase(std::unique(edges.begin(), edges.end()), edges.end());
    evergraph::task_plan plan;
    plan.pending.assign(nodes, 0);
    plan.successor_begin.assign(nodes + 1U, 0);
    for (const auto& [from, to] : edges) {
        ++plan.successor_begin[from + 1];
        ++plan.pending[to];
        plan.successors.push_back(to);
    }
    for (std::uint32_t i = 0; i < nodes; ++i) {
        plan.successor_begin[i + 1] += plan.successor_begin[i];
        if (plan.pending[i] == 0) plan.roots.push_back(i);
    }
    return plan;
}

inline evergraph::task_plan chain_of(std::uint32_t nodes) {
    edge_list edges;
    for (std::uint32_t i = 1; i < nodes; ++i) edges.emplace_back(i - 1, i);
    return tasks_of(nodes, std::move(edges));
}

// One node before `width` nodes, and one behind them.
inline evergraph::task_plan fan_of(std::uint32_t width) {
    edge_list edges;
    for (std::uint32_t i = 1; i <= width; ++i) {
        edges.emplace_back(0, i);
        edges.emplace_back(i, width + 1);
    }
    return tasks_of(width + 2, std::move(edges));
}

inline edge_list random_edges(std::uint32_t nodes, std::uint32_t seed) {
    std::mt19937 engine{seed};
    const auto below = [&](std::uint32_t n) { return static_cast<std::uint32_t>(engine() % n); };
    edge_list edges;
    for (std::uint32_t i = 1; i < nodes; ++i) {
        const std::uint32_t reach = 1 + below(std::min(i, 40U));
        for (std::uint32_t k = below(5); k > 0; --k) edges.emplace_back(i - 1 - below(reach), i);
    }
    return edges;
}

inline evergraph::task_plan random_tasks(std::uint32_t nodes, std::uint32_t seed) {
    return tasks_of(nodes, random_edges(nodes, seed));
}

#endif
