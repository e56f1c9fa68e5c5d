// SPDX-License-Identifier: BSL-1.0
// task_plan: who waits for whom: the order of execution of a frozen graph, and nothing else.
#ifndef EVERGRAPH_PLAN_TASK_PLAN_HPP
#define EVERGRAPH_PLAN_TASK_PLAN_HPP

#include <cstdint>
#include <span>
#include <vector>

namespace evergraph {

// Nodes 0..n-1 in a topological order, and their order of execution as compressed rows. Parallel
// edges and parallel control edges count once.
struct task_plan {
    std::vector<std::uint32_t> successor_begin{0};  // n + 1 offsets into `successors`
    std::vector<std::uint32_t> successors;
    std::vector<std::uint32_t> pending;             // how many nodes must be done before node i
    std::vector<std::uint32_t> roots;               // the nodes that wait for none

    std::uint32_t size() const noexcept { return static_cast<std::uint32_t>(pending.size()); }
    std::span<const std::uint32_t> successors_of(std::uint32_t i) const {
        return {successors.data() + successor_begin[i], successors.data() + successor_begin[i + 1]};
    }
};

}  // namespace evergraph

#endif
