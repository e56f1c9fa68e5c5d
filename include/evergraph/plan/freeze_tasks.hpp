// SPDX-License-Identifier: BSL-1.0
// freeze_tasks: a number of tasks and the edges between them become a task_plan.
#ifndef EVERGRAPH_PLAN_FREEZE_TASKS_HPP
#define EVERGRAPH_PLAN_FREEZE_TASKS_HPP

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "../base/expected.hpp"
#include "../base/problem.hpp"
#include "task_orders.hpp"
#include "task_plan.hpp"

namespace evergraph {

struct task_edge {
    std::uint32_t from = 0;  // is done before
    std::uint32_t to = 0;    // begins
};

struct frozen_tasks {
    task_plan plan;
    // given[i] is the number that node i of the plan had; empty if all kept theirs, which is so if
    // every edge leads to a higher number.
    std::vector<std::uint32_t> given;
};

namespace detail {

// Sorted by where they come from; parallel edges once. Says whether all lead upwards.
inline bool compress_edges(std::uint32_t tasks, std::span<const task_edge> edges, task_plan& plan) {
    bool upwards = true;
    std::vector<std::uint32_t>& begin = plan.successor_begin;
    begin.assign(tasks + std::size_t{1}, 0);
    for (const task_edge& e : edges) {
        ++begin[e.from];
        upwards = upwards && e.from < e.to;
    }
    std::uint32_t sum = 0;
    for (std::uint32_t& b : begin) sum = b += sum;
    plan.successors.resize(edges.size());
    for (std::size_t i = edges.size(); i-- > 0;) {
        plan.successors[--begin[edges[i].from]] = edges[i].to;
    }
    plan.pending.assign(tasks, 0);
    std::vector<std::uint32_t> last_from(tasks, tasks);
    std::uint32_t kept = 0;
    for (std::uint32_t from = 0; from < tasks; ++from) {
        const std::uint32_t first = std::exchange(begin[from], kept);
        for (std::uint32_t k = first; k < begin[from + 1]; ++k) {
            const std::uint32_t to = plan.successors[k];
            if (std::exchange(last_from[to], from) == from) continue;
            plan.successors[kept++] = to;
            ++plan.pending[to];
        }
    }
    begin[tasks] = kept;
    plan.successors.resize(kept);
    for (std::uint32_t i = 0; i < tasks; ++i) {
        if (plan.pending[i] == 0) plan.roots.push_back(i);
    }
    return upwards;
}

// The nodes anew, in this order.
inline task_plan renumbered(const task_plan& plan, const task_order& order) {
    std::vector<std::uint32_t> place(plan.size());
    for (std::uint32_t i = 0; i < plan.size(); ++i) place[order[i]] = i;
    task_plan out;
    out.successor_begin.reserve(plan.successor_begin.size());
    out.successors.reserve(plan.successors.size());
    out.pending.reserve(plan.size());
    for (const std::uint32_t node : order) {
        for (const std::uint32_t s : plan.successors_of(node)) out.successors.push_back(place[s]);
        out.successor_begin.push_back(static_cast<std::uint32_t>(out.successors.size()));
        if (plan.pending[node] == 0) {
            out.roots.push_back(static_cast<std::uint32_t>(out.pending.size()));
        }
        out.pending.push_back(plan.pending[node]);
    }
    return out;
}

// Some cycle among the nodes that `order` lacks: each of them comes behind another of them.
inline std::string cycle_text(const task_plan& plan, const task_order& order) {
    std::vector<bool> stuck(plan.size(), true);
    for (const std::uint32_t node : order) stuck[node] = false;
    std::vector<std::uint32_t> before(plan.size(), plan.size());
    std::uint32_t at = 0;
    for (std::uint32_t i = 0; i < plan.size(); ++i) {
        if (!stuck[i]) continue;
        for (const std::uint32_t s : plan.successors_of(i)) before[s] = i;
        at = i;
    }
    for (std::uint32_t i = 0; i < plan.size(); ++i) at = before[at];  // into the cycle
    std::string text = std::to_string(at);
    std::uint32_t node = at;
    for (int shown = 0; shown < 8; ++shown) {
        node = before[node];
        text.insert(0, std::to_string(node) + " -> ");
        if (node == at) return text;
    }
    return text.insert(0, "... -> ");
}

inline problem bad_edge(const task_edge& e, std::uint32_t tasks) {
    problem p;
    p.code = status_code::invalid_argument;
    p.kind = problem_kind::missing_input;
    p.found = "an edge from task " + std::to_string(e.from) + " to task " + std::to_string(e.to);
    p.needed = "both below " + std::to_string(tasks);
    return p;
}

}  // namespace detail

// Refused: edges of tasks that there are not, and cycles. Costs some 10 to 30 ns a task and edge.
inline expected<frozen_tasks, problems> freeze_tasks(std::uint32_t tasks,
                                                     std::span<const task_edge> edges) {
    problems found;
    for (const task_edge& e : edges) {
        if (e.from >= tasks || e.to >= tasks) found.push_back(detail::bad_edge(e, tasks));
    }
    if (edges.size() > 0xFFFFFFFFU) {
        problem p;
        p.code = status_code::invalid_argument;
        p.kind = problem_kind::value_too_large;
        p.found = std::to_string(edges.size()) + " edges";
        p.needed = "less than 2^32";
        found.push_back(std::move(p));
    }
    if (!found.empty()) return unexpected<problems>{std::move(found)};
    frozen_tasks out;
    if (detail::compress_edges(tasks, edges, out.plan)) return out;
    task_order order = depth_first_order(out.plan, false);
    if (order.size() < tasks) {
        problem p;
        p.code = status_code::invalid_argument;
        p.kind = problem_kind::cycle;
        p.found = "tasks " + detail::cycle_text(out.plan, order);
        p.needed = "no task that waits for itself";
        return unexpected<problems>{problems{std::move(p)}};
    }
    out.plan = detail::renumbered(out.plan, order);
    out.given = std::move(order);
    return out;
}

}  // namespace evergraph

#endif
