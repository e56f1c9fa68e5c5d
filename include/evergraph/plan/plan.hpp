// SPDX-License-Identifier: BSL-1.0
// plan: a frozen graph: who waits for whom, and which value slots each node reads and writes.
#ifndef EVERGRAPH_PLAN_PLAN_HPP
#define EVERGRAPH_PLAN_PLAN_HPP

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "../tensor/attr_value.hpp"
#include "../tensor/dtype.hpp"
#include "flow_plan.hpp"
#include "task_plan.hpp"

namespace evergraph {

class called_function;

// What a kernel may know of its node.
struct plan_node {
    std::string name;
    std::string op;
    std::string device;
    attr_map attrs;  // complete: defaults are filled in
    std::vector<dtype> input_types;
    std::vector<dtype> output_types;
    std::int32_t producer = 0;  // the producer version of the graph
    // Those that the attrs of an If, While, Case or call name, in the order in which the op takes
    // them; empty until they are made ready. They outlive the plan.
    std::vector<const called_function*> functions = {};
};

struct plan_feed {
    std::string name;  // as the caller gave it
    dtype type = dtype::invalid;
    std::uint32_t slot = 0;
};

struct plan_fetch {
    std::string name;  // as the caller gave it
    std::uint32_t slot = 0;
};

// Each output of each node and each feed owns one value slot. A plan with loops or conds has a
// `flow` instead of `tasks`; its nodes are in topological order but for the edges that lead from a
// NextIteration back into a Merge.
struct plan {
    task_plan tasks;
    flow_plan flow;
    std::vector<plan_node> nodes;
    std::vector<std::uint32_t> input_begin{0};  // n + 1 offsets into `input_slots`
    std::vector<std::uint32_t> input_slots;     // slots read, in the order of inputs
    std::vector<std::uint32_t> output_begin{0};  // node i writes slots output_begin[i]..[i + 1]
    std::vector<std::uint32_t> slot_uses;       // reads of each slot; a fetch is one
    std::vector<plan_feed> feeds;
    std::vector<plan_fetch> fetches;

    std::uint32_t size() const noexcept { return static_cast<std::uint32_t>(nodes.size()); }
    std::span<const std::uint32_t> inputs_of(std::uint32_t i) const {
        return {input_slots.data() + input_begin[i], input_slots.data() + input_begin[i + 1]};
    }
};

}  // namespace evergraph

#endif
