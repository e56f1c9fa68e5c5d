// SPDX-License-Identifier: BSL-1.0
// task_orders: topological orders of a task_plan: depth first, level by level, longest way first.
#ifndef EVERGRAPH_PLAN_TASK_ORDERS_HPP
#define EVERGRAPH_PLAN_TASK_ORDERS_HPP

#include <algorithm>
#include <cstdint>
#include <numeric>
#include <span>
#include <vector>

#include "task_plan.hpp"

namespace evergraph {

using task_order = std::vector<std::uint32_t>;

// Goes on with the last node that became ready: neighbours stay together. `last_first`: of the
// successors that become ready at once, which one is the last. On a grid the two run along the rows
// and along the columns.
inline task_order depth_first_order(const task_plan& plan, bool last_first) {
    std::vector<std::uint32_t> waits_for = plan.pending;
    task_order order;
    order.reserve(plan.size());
    task_order ready(plan.roots.rbegin(), plan.roots.rend());
    while (!ready.empty()) {
        const std::uint32_t node = ready.back();
        ready.pop_back();
        order.push_back(node);
        const auto successors = plan.successors_of(node);
        const std::size_t count = successors.size();
        for (std::size_t i = 0; i < count; ++i) {
            const std::uint32_t s = successors[last_first ? i : count - 1 - i];
            if (--waits_for[s] == 0) ready.push_back(s);
        }
    }
    return order;
}

// First all roots, then what is ready after them, and so on.
inline task_order level_order(const task_plan& plan) {
    std::vector<std::uint32_t> waits_for = plan.pending;
    task_order order;
    order.reserve(plan.size());
    order.assign(plan.roots.begin(), plan.roots.end());
    for (std::size_t at = 0; at < order.size(); ++at) {
        for (const std::uint32_t s : plan.successors_of(order[at])) {
            if (--waits_for[s] == 0) order.push_back(s);
        }
    }
    return order;
}

// By the cost of the dearest way from a node to the end.
inline task_order longest_way_order(const task_plan& plan, std::span<const double> costs) {
    std::vector<double> way(plan.size());
    for (std::uint32_t i = plan.size(); i-- > 0;) {
        for (const std::uint32_t s : plan.successors_of(i)) way[i] = std::max(way[i], way[s]);
        way[i] += costs[i];
    }
    task_order order(plan.size());
    std::iota(order.begin(), order.end(), 0U);
    std::sort(order.begin(), order.end(), [&](std::uint32_t a, std::uint32_t b) {
        return way[a] != way[b] ? way[a] > way[b] : a < b;
    });
    return order;
}

}  // namespace evergraph

#endif
