// SPDX-License-Identifier: BSL-1.0
// value_plans: plans with tensors for the tests, written node by node, and kernels for them.
#ifndef EVERGRAPH_TESTS_VALUE_PLANS_HPP
#define EVERGRAPH_TESTS_VALUE_PLANS_HPP

#include <evergraph/plan/plan.hpp>
#include <evergraph/run/kernel_table.hpp>

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "task_graphs.hpp"

// Nodes in topological order; all values are int64 unless said otherwise.
class plan_writer {
 public:
    std::uint32_t feed(std::string name, evergraph::dtype type = evergraph::dtype::int64) {
        const std::uint32_t slot = new_slot(none);
        plan_.feeds.push_back({std::move(name), type, slot});
        return slot;
    }
    // Gives the slot of its first output.
    std::uint32_t node(std::string name, std::string op, std::vector<std::uint32_t> inputs,
                       std::size_t outputs = 1) {
        const auto at = static_cast<std::uint32_t>(plan_.nodes.size());
        evergraph::plan_node n;
        n.name = std::move(name);
        n.op = std::move(op);
        n.attrs.set("T", evergraph::dtype::int64);
        n.input_types.assign(inputs.size(), evergraph::dtype::int64);
        n.output_types.assign(outputs, evergraph::dtype::int64);
        plan_.nodes.push_back(std::move(n));
        inputs_.push_back(inputs);
        for (const std::uint32_t slot : inputs) {
            ++plan_.slot_uses[slot];
            if (made_by_[slot] != none) edges_.emplace_back(made_by_[slot], at);
        }
        const auto first = static_cast<std::uint32_t>(made_by_.size());
        for (std::size_t i = 0; i < outputs; ++i) new_slot(at);
        first_output_.push_back(first);
        return first;
    }
    void fetch(std::uint32_t slot) {
        ++plan_.slot_uses[slot];
        plan_.fetches.push_back({"slot " + std::to_string(slot), slot});
    }
    evergraph::plan_node& last() { return plan_.nodes.back(); }

    // Feeds must have been written before all nodes.
    evergraph::plan done() {
        plan_.tasks = tasks_of(static_cast<std::uint32_t>(plan_.nodes.size()), edges_);
        plan_.output_begin = first_output_;
        plan_.output_begin.push_back(static_cast<std::uint32_t>(made_by_.size()));
        for (const auto& inputs : inputs_) {
            plan_.input_slots.insert(plan_.input_slots.end(), inputs.begin(), inputs.end());
            plan_.input_begin.push_back(static_cast<std::uint32_t>(plan_.input_slots.size()));
        }
        return std::move(plan_);
    }

 private:
    static constexpr std::uint32_t none = 0xFFFFFFFFU;

    std::uint32_t new_slot(std::uint32_t maker) {
        made_by_.push_back(maker);
        plan_.slot_uses.push_back(0);
        return static_cast<std::uint32_t>(made_by_.size() - 1);
    }

    evergraph::plan plan_;
    edge_list edges_;
    std::vector<std::vector<std::uint32_t>> inputs_;
    std::vector<std::uint32_t> first_output_;
    std::vector<std::uint32_t> made_by_;
};

// A factory for a callable that needs nothing of the node.
template <const auto& Function>
evergraph::expected<evergraph::kernel, evergraph::problem> always(const evergraph::plan_node&) {
    return evergraph::kernel{Function};
}

// "Mix": out[i] = 31 * sum of inputs + i + 1, for each output; takes its first input.
inline void mix(evergraph::kernel_context& context) {
    std::int64_t sum = 0;
    for (std::size_t i = 0; i < context.input_count(); ++i) {
        sum = static_cast<std::int64_t>(static_cast<std::uint64_t>(sum) +
                                        static_cast<std::uint64_t>(context.values<std::int64_t>(i)[0]));
    }
    for (std::size_t i = 0; i < context.output_count(); ++i) {
        evergraph::tensor out = i == 0 && context.input_count() != 0
                                    ? context.take(0)
                                    : evergraph::tensor::scalar(std::int64_t{0});
        out.writable<std::int64_t>()[0] = static_cast<std::int64_t>(
            static_cast<std::uint64_t>(sum) * 31U + i + 1U);
        context.output(i, std::move(out));
    }
}

#endif
