// SPDX-License-Identifier: BSL-1.0
// lane_plan: the nodes of a task_plan dealt out to lanes beforehand, and where a lane must wait.
#ifndef EVERGRAPH_PLAN_LANE_PLAN_HPP
#define EVERGRAPH_PLAN_LANE_PLAN_HPP

#include <cstdint>
#include <vector>

namespace evergraph {

// Until `lane` has ended this many of its segments.
struct lane_wait {
    std::uint32_t lane = 0;
    std::uint32_t segments = 0;
};

// Nodes that run one after the other without looking up. It begins where the one before ends.
struct lane_segment {
    std::uint32_t nodes_end = 0;
    std::uint32_t waits_end : 31 = 0;  // before its first node
    std::uint32_t awaited : 1 = 0;     // another lane wants to know when it ends
};

// Lane i has the segments lane_begin[i]..lane_begin[i + 1]. All lanes follow one topological order
// of the nodes, and what is awaited is told before the next wait: so of all lanes that have not
// ended one can always go on.
struct lane_plan {
    std::vector<std::uint32_t> nodes;       // lane by lane
    std::vector<lane_segment> segments{1};  // the first is empty and belongs to no lane
    std::vector<lane_wait> waits;
    std::vector<std::uint32_t> lane_begin;
    double makespan = 0;  // in the unit of the costs that it was planned with

    std::uint32_t lanes() const noexcept {
        return lane_begin.empty() ? 0 : static_cast<std::uint32_t>(lane_begin.size() - 1);
    }
};

}  // namespace evergraph

#endif
