// SPDX-License-Identifier: BSL-1.0
// flow_plan: who waits for whom when nodes may run zero times or several times.
#ifndef EVERGRAPH_PLAN_FLOW_PLAN_HPP
#define EVERGRAPH_PLAN_FLOW_PLAN_HPP

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace evergraph {

// What the executor does with a node when it is ready: ordinary nodes have kernels, the others
// only steer.
enum class node_class : std::uint8_t {
    ordinary,
    switch_value,    // data, pred: data goes to output pred
    merge,           // the first live input, and which one it was
    enter,           // into a frame
    exit,            // out of a frame
    next_iteration,  // to the next iteration of the frame
    loop_cond,       // hands its input on
    control_trigger  // runs even if what it waits for is dead
};

struct flow_node {
    node_class kind = node_class::ordinary;
    bool is_constant = false;       // of an Enter: delivers to every iteration
    std::uint32_t frame = 0;        // where it runs
    std::uint32_t child = 0;        // of an Enter: the frame it leads to
    std::uint32_t exit = 0;         // of an Exit: its place among those of its frame
    std::uint32_t local = 0;        // its place among the nodes of its frame
    std::uint32_t first_input = 0;  // the place of its inputs among those of its frame
    std::uint32_t inputs = 0;       // data inputs
    std::uint32_t pending = 0;      // in-edges; of a Merge: 2 x control in-edges + 1
};

// From the node or feed that owns the row.
struct flow_edge {
    static constexpr std::int32_t control = -1;

    std::uint32_t to = 0;           // a node; from size() on, a fetch
    std::uint32_t input = 0;        // of the node
    std::int32_t output = control;  // of the source
    bool is_last = false;           // the last edge of the row that takes this output

    bool is_control() const noexcept { return output == control; }
};

// A loop as it stands in the graph; while it runs there is one frame for each iteration of the
// frame around it. Frame 0 is the graph outside all loops.
struct flow_frame {
    std::string name;  // the frame_name of its Enters
    std::uint32_t parent = 0;
    std::uint32_t enters = 0;              // Enters that lead to it
    std::uint32_t exits = 0;               // Exits that lead out of it
    std::uint32_t inputs = 0;              // data inputs of its nodes, all together
    std::int64_t parallel_iterations = 1;  // how many may go on at once, at least 1
    std::vector<std::uint32_t> nodes;      // in topological order
};

// Empty if the graph has no loops and no conds. Rows of edges: one a node, then one a feed.
struct flow_plan {
    std::vector<flow_node> nodes;
    std::vector<flow_frame> frames;
    std::vector<std::uint32_t> edge_begin{0};
    std::vector<flow_edge> edges;

    bool empty() const noexcept { return nodes.empty(); }
    std::uint32_t size() const noexcept { return static_cast<std::uint32_t>(nodes.size()); }
    std::span<const flow_edge> edges_of(std::uint32_t row) const {
        return {edges.data() + edge_begin[row], edges.data() + edge_begin[row + 1]};
    }
};

}  // namespace evergraph

#endif
