// SPDX-License-Identifier: BSL-1.0
// freeze: turns a pruned graph into a plan; the last place that sees Boost.Graph.
#ifndef EVERGRAPH_PLAN_FREEZE_HPP
#define EVERGRAPH_PLAN_FREEZE_HPP

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "../base/expected.hpp"
#include "../base/problem.hpp"
#include "../graph/graph.hpp"
#include "../graph/graph_inputs.hpp"
#include "../graph/structure_ops.hpp"
#include "../ops/default_attr.hpp"
#include "../ops/op_definition.hpp"
#include "../ops/port_types.hpp"
#include "freeze_flow.hpp"
#include "plan.hpp"

namespace evergraph {

namespace detail {

class graph_freezer {
 public:
    graph_freezer(const graph& g, table_view ops)
        : g_(g), ops_(ops), producer_(g.versions ? g.versions->producer : 0) {}

    expected<plan, problems> run() {
        outputs_.assign(g_.id_end(), 0);
        inputs_.assign(g_.id_end(), -1);
        for (node_id id : g_.ids()) look_at(id);
        if (found_.empty()) {
            for (node_id id : g_.ids()) look_at_inputs(id);
        }
        if (found_.empty()) sort();
        if (found_.empty()) place_slots();
        if (found_.empty() && has_flow_) add_flow();
        if (!found_.empty()) return unexpected<problems>{std::move(found_)};
        for (node_id id : order_) add_node(id);
        for (node_id id : order_) {
            if (!has_flow_) add_successors(id);
        }
        return std::move(plan_);
    }

 private:
    static constexpr std::uint32_t none = 0xFFFFFFFFU;
    static constexpr std::int64_t most_outputs = 1 << 20;  // of one node; a plan lists each

    void complain(node_id id, problem_kind kind, status_code code, std::string found,
                  std::string needed, std::string remedy) {
        found_.push_back(problem_at(g_[id], kind, code, std::move(found), std::move(needed),
                                    std::move(remedy)));
    }

    void look_at(node_id id) {
        const node& n = g_[id];
        if (is_arg(n)) {
            args_.push_back(id);
            outputs_[id] = 1;
            return;
        }
        if (is_retval(n)) {
            retvals_.push_back(id);
            return;
        }
        // A node that calls functions is one kernel, whatever happens inside.
        has_flow_ = has_flow_ || (is_control_flow(n.op) && !is_functional_flow(n.op));
        const op_definition* op = ops_.find(n.op, producer_);
        if (op == nullptr) {
            complain(id, problem_kind::not_supported, status_code::unimplemented,
                     "a call of function " + n.op, "an op of the table",
                     "give the graph the function");
            return;
        }
        const auto types = types_of(*op, op->outputs, n.attrs);
        if (!types || types->size() > most_outputs) {
            complain(id, problem_kind::value_too_large, status_code::invalid_argument,
                     types ? std::to_string(types->size()) + " outputs" : "outputs of no known type",
                     "at most " + std::to_string(most_outputs) + " outputs", "correct the attrs");
            return;
        }
        outputs_[id] = types->size();
        const auto inputs = types_of(*op, op->inputs, n.attrs);
        inputs_[id] = inputs ? inputs->size() : -1;
    }

    // Each input is there once and takes an output that its source has. A graph that was read is
    // so; one that was put together by hand may not be.
    void look_at_inputs(node_id id) {
        std::vector<std::uint8_t> filled(boost::in_degree(id, g_.boost()), 0);
        std::int64_t count = 0;
        for (auto [e, end] = boost::in_edges(id, g_.boost()); e != end; ++e) {
            const edge& in = g_[*e];
            if (in.is_control()) continue;
            ++count;
            const node_id from = boost::source(*e, g_.boost());
            const auto slot = static_cast<std::size_t>(in.input);
            if (slot >= filled.size() || filled[slot]++ != 0) {
                complain(id, problem_kind::wrong_input_count, status_code::invalid_argument,
                         "an edge into input " + std::to_string(in.input),
                         "inputs from 0 on without a gap, each once", "correct the edges");
            }
            if (in.output >= outputs_[from]) {
                complain(id, problem_kind::output_index_too_large, status_code::invalid_argument,
                         "output " + std::to_string(in.output) + " of '" + g_[from].name + "'",
                         "an output below " + std::to_string(outputs_[from]), "correct the edge");
            }
        }
        const bool gap = std::find(filled.begin(), filled.begin() + count, 0) !=
                         filled.begin() + count;
        if (gap || (inputs_[id] >= 0 && count != inputs_[id])) {
            complain(id, problem_kind::wrong_input_count, status_code::invalid_argument,
                     std::to_string(count) + " data inputs" + (gap ? " with a gap" : ""),
                     inputs_[id] < 0 ? "no gap" : std::to_string(inputs_[id]), "correct the edges");
        }
    }

    // Names from files do not begin with "_": these nodes are the ones that pruning made.
    static bool is_arg(const node& n) { return n.op == arg_op && n.name.starts_with('_'); }
    static bool is_retval(const node& n) { return n.op == retval_op && n.name.starts_with('_'); }

    bool is_end(node_id id) const {
        return id <= graph::sink || is_arg(g_[id]) || is_retval(g_[id]);
    }

    // A topological order, depth first, so that a node follows its last input where it can.
    void sort() {
        std::vector<std::uint32_t> open(g_.id_end(), 0);
        std::vector<node_id> ready;
        for (node_id id = g_.id_end() - 1; id > graph::sink; --id) {
            if (!g_.is_node(id) || is_end(id)) continue;
            for (auto [e, end] = boost::in_edges(id, g_.boost()); e != end; ++e) {
                if (!is_end(boost::source(*e, g_.boost())) && !is_back_edge(g_, *e)) ++open[id];
            }
            if (open[id] == 0) ready.push_back(id);
        }
        std::size_t expected_count = g_.size() - args_.size() - retvals_.size();
        while (!ready.empty()) {
            const node_id id = ready.back();
            ready.pop_back();
            order_.push_back(id);
            for (auto [e, end] = boost::out_edges(id, g_.boost()); e != end; ++e) {
                const node_id to = boost::target(*e, g_.boost());
                if (!is_end(to) && !is_back_edge(g_, *e) && --open[to] == 0) ready.push_back(to);
            }
        }
        if (order_.size() != expected_count) {
            complain(graph::source, problem_kind::cycle, status_code::invalid_argument,
                     std::to_string(expected_count - order_.size()) + " nodes in cycles",
                     "no cycle", "check the graph first");
        }
    }

    // Slots: the feeds' come after those of the nodes, so that node i's are output_begin[i]...
    void place_slots() {
        new_index_.assign(g_.id_end(), none);
        first_slot_.assign(g_.id_end(), none);
        std::uint32_t slot = 0;
        for (std::size_t i = 0; i < order_.size(); ++i) {
            const node& n = g_[order_[i]];
            const op_definition* op = ops_.find(n.op, producer_);
            new_index_[order_[i]] = static_cast<std::uint32_t>(i);
            first_slot_[order_[i]] = slot;
            slot += static_cast<std::uint32_t>(types_of(*op, op->outputs, n.attrs)->size());
        }
        sort_by_index(args_);
        sort_by_index(retvals_);
        plan_.feeds.resize(args_.size());
        for (std::size_t i = 0; i < args_.size(); ++i) {
            first_slot_[args_[i]] = slot++;
            const node& n = g_[args_[i]];
            plan_feed feed{n.name, dtype::invalid, first_slot_[args_[i]]};
            if (const dtype* t = n.attrs.find_as<dtype>("T")) feed.type = *t;
            plan_.feeds[index_of(n)] = std::move(feed);
        }
        plan_.slot_uses.assign(slot, 0);
        plan_.fetches.resize(retvals_.size());
        for (node_id id : retvals_) {
            const data_input in = data_inputs(g_, id).front();
            const std::uint32_t from = first_slot_[in.from] + static_cast<std::uint32_t>(in.output);
            plan_.fetches[index_of(g_[id])] = {g_[id].name, from};
            ++plan_.slot_uses[from];
        }
    }

    static std::size_t index_of(const node& n) {
        return static_cast<std::size_t>(*n.attrs.find_as<std::int64_t>("index"));
    }

    void sort_by_index(std::vector<node_id>& ends) const {
        std::sort(ends.begin(), ends.end(),
                  [&](node_id a, node_id b) { return index_of(g_[a]) < index_of(g_[b]); });
    }

    void add_flow() {
        auto flow = flow_freezer{g_, ops_, order_, args_, retvals_}.run();
        if (flow) {
            plan_.flow = std::move(*flow);
        } else {
            found_ = std::move(flow).error();
        }
    }

    static std::vector<dtype> listed(const port_types& types) {
        std::vector<dtype> out;
        for (std::int64_t i = 0; i < types.size(); ++i) out.push_back(types[i]);
        return out;
    }

    void add_node(node_id id) {
        const node& n = g_[id];
        const op_definition& op = *ops_.find(n.op, producer_);
        plan_node p{n.name, n.op, n.device, n.attrs, {}, {}, producer_};
        add_defaults(op, p.attrs);
        if (auto types = types_of(op, op.inputs, n.attrs)) p.input_types = listed(*types);
        p.output_types = listed(*types_of(op, op.outputs, n.attrs));
        for (const data_input& in : data_inputs(g_, id)) {
            const std::uint32_t slot = first_slot_[in.from] + static_cast<std::uint32_t>(in.output);
            plan_.input_slots.push_back(slot);
            ++plan_.slot_uses[slot];
        }
        plan_.input_begin.push_back(static_cast<std::uint32_t>(plan_.input_slots.size()));
        plan_.output_begin.push_back(plan_.output_begin.back() +
                                     static_cast<std::uint32_t>(p.output_types.size()));
        plan_.nodes.push_back(std::move(p));
        if (!has_flow_) plan_.tasks.pending.push_back(0);
    }

    void add_successors(node_id id) {
        task_plan& tasks = plan_.tasks;
        std::vector<std::uint32_t> next;
        for (auto [e, end] = boost::out_edges(id, g_.boost()); e != end; ++e) {
            const node_id to = boost::target(*e, g_.boost());
            if (!is_end(to)) next.push_back(new_index_[to]);
        }
        std::sort(next.begin(), next.end());
        next.erase(std::unique(next.begin(), next.end()), next.end());
        for (std::uint32_t to : next) ++tasks.pending[to];
        tasks.successors.insert(tasks.successors.end(), next.begin(), next.end());
        tasks.successor_begin.push_back(static_cast<std::uint32_t>(tasks.successors.size()));
        // Order is topological, so all that precede this node have counted it by now.
        const std::uint32_t self = new_index_[id];
        if (tasks.pending[self] == 0) tasks.roots.push_back(self);
    }

    const graph& g_;
    table_view ops_;
    std::int32_t producer_;
    bool has_flow_ = false;
    problems found_;
    plan plan_;
    std::vector<std::int64_t> outputs_;  // how many each node has
    std::vector<std::int64_t> inputs_;   // how many data inputs its op asks for; -1 if unknown
    std::vector<node_id> args_;
    std::vector<node_id> retvals_;
    std::vector<node_id> order_;
    std::vector<std::uint32_t> new_index_;
    std::vector<std::uint32_t> first_slot_;
};

}  // namespace detail

// The graph must come from `prune`. Refused, all in one report: calls of functions by their name
// (see make_calls); loops whose frames do not fit together; fetches inside loops.
inline expected<plan, problems> freeze(const graph& pruned, table_view ops) {
    return detail::graph_freezer{pruned, ops}.run();
}

}  // namespace evergraph

#endif
