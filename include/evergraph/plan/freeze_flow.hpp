// SPDX-License-Identifier: BSL-1.0
// freeze_flow: the loops and conds of a graph: which frame a node runs in, and who waits for whom.
#ifndef EVERGRAPH_PLAN_FREEZE_FLOW_HPP
#define EVERGRAPH_PLAN_FREEZE_FLOW_HPP

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "../base/expected.hpp"
#include "../base/problem.hpp"
#include "../graph/graph.hpp"
#include "../graph/graph_inputs.hpp"
#include "../graph/structure_ops.hpp"
#include "../ops/op_definition.hpp"
#include "../ops/port_types.hpp"
#include "flow_plan.hpp"

namespace evergraph {

constexpr node_class class_of(std::string_view op) {
    if (is_switch(op)) return node_class::switch_value;
    if (is_merge(op)) return node_class::merge;
    if (is_enter(op)) return node_class::enter;
    if (is_exit(op)) return node_class::exit;
    if (is_next_iteration(op)) return node_class::next_iteration;
    if (op == "LoopCond") return node_class::loop_cond;
    if (op == "ControlTrigger") return node_class::control_trigger;
    return node_class::ordinary;
}

// An edge that closes a loop lawfully.
inline bool is_back_edge(const graph& g, edge_id e) {
    return !g[e].is_control() && is_merge(g[boost::target(e, g.boost())].op) &&
           is_next_iteration(g[boost::source(e, g.boost())].op);
}

namespace detail {

// `order`: the nodes that run, each of a known op, in topological order but for back edges. `args`
// and `retvals`: the ends of the graph, in the order of feeds and fetches.
class flow_freezer {
 public:
    flow_freezer(const graph& g, table_view ops, std::span<const node_id> order,
                 std::span<const node_id> args, std::span<const node_id> retvals)
        : g_(g), ops_(ops), order_(order), args_(args), retvals_(retvals) {}

    expected<flow_plan, problems> run() {
        index_.assign(g_.id_end(), none);
        gives_to_.assign(g_.id_end(), 0);
        for (std::size_t i = 0; i < order_.size(); ++i) index_[order_[i]] = to_index(i);
        for (std::size_t i = 0; i < retvals_.size(); ++i) {
            index_[retvals_[i]] = to_index(order_.size() + i);
        }
        flow_.frames.emplace_back();
        for (const node_id id : order_) add_node(id);
        for (const node_id id : order_) check_back_edges(id);
        for (const node_id id : retvals_) check_fetch(id);
        if (!found_.empty()) return unexpected<problems>{std::move(found_)};
        for (const node_id id : order_) add_edges(id);
        for (const node_id id : args_) add_edges(id);
        return std::move(flow_);
    }

 private:
    static constexpr std::uint32_t none = 0xFFFFFFFFU;  // of a frame: not known, complained about

    static std::uint32_t to_index(std::size_t i) { return static_cast<std::uint32_t>(i); }

    void complain(node_id id, std::string found, std::string needed, std::string remedy) {
        found_.push_back(problem_at(g_[id], problem_kind::broken_loop,
                                    status_code::invalid_argument, std::move(found),
                                    std::move(needed), std::move(remedy)));
    }

    std::string named(std::uint32_t frame) const {
        return frame == 0 ? "the graph outside all loops"
                          : "frame '" + flow_.frames[frame].name + "'";
    }

    void add_node(node_id id) {
        flow_node n;
        n.kind = class_of(g_[id].op);
        n.frame = frame_of_inputs(id);
        std::uint32_t controls = 0;
        for (auto [e, end] = boost::in_edges(id, g_.boost()); e != end; ++e) {
            if (boost::source(*e, g_.boost()) == graph::source) continue;
            ++(g_[*e].is_control() ? controls : n.inputs);
        }
        n.pending = n.kind == node_class::merge ? 2 * controls + 1 : controls + n.inputs;
        check_arity(id, n);
        gives_to_[id] = n.frame;
        if (n.frame != none) {
            place(id, n);
            flow_frame& frame = flow_.frames[n.frame];
            n.local = to_index(frame.nodes.size());
            n.first_input = frame.inputs;
            frame.inputs += n.inputs;
            frame.nodes.push_back(index_[id]);
        }
        flow_.nodes.push_back(n);
    }

    // The frame that all inputs come from; nodes without inputs stand outside all loops.
    std::uint32_t frame_of_inputs(node_id id) {
        node_id first = graph::source;
        std::uint32_t frame = 0;
        for (auto [e, end] = boost::in_edges(id, g_.boost()); e != end; ++e) {
            const node_id from = boost::source(*e, g_.boost());
            if (from == graph::source || is_back_edge(g_, *e)) continue;
            if (gives_to_[from] == none) return none;
            if (first == graph::source) {
                first = from;
                frame = gives_to_[from];
            } else if (gives_to_[from] != frame) {
                complain_of_two(id, first, from);
                return none;
            }
        }
        return frame;
    }
    void complain_of_two(node_id id, node_id a, node_id b) {
        complain(id,
                 "input '" + g_[a].name + "' from " + named(gives_to_[a]) + " and input '" +
                     g_[b].name + "' from " + named(gives_to_[b]),
                 "inputs that all come from one frame",
                 "let values go into a loop through Enter and out of it through Exit");
    }

    // What has the name of such an op but another signature would be misunderstood.
    void check_arity(node_id id, const flow_node& n) {
        if (n.kind == node_class::ordinary || n.kind == node_class::control_trigger) return;
        const bool merges = n.kind == node_class::merge;
        const bool switches = n.kind == node_class::switch_value;
        const std::uint32_t inputs = switches ? 2 : merges ? std::max(1U, n.inputs) : 1;
        const std::int64_t outputs = switches ? std::max<std::int64_t>(2, outputs_of(id))
                                     : merges ? 2
                                              : 1;
        if (n.inputs == inputs && outputs_of(id) == outputs) return;
        complain(id,
                 std::to_string(n.inputs) + " data inputs and " + std::to_string(outputs_of(id)) +
                     " outputs",
                 std::to_string(inputs) + " and " + std::to_string(outputs),
                 "give ops of another meaning another name");
    }
    std::int64_t outputs_of(node_id id) const {
        const op_definition& op = *ops_.find(g_[id].op, g_.versions ? g_.versions->producer : 0);
        return types_of(op, op.outputs, g_[id].attrs)->size();
    }

    void place(node_id id, flow_node& n) {
        const bool leaves = n.kind == node_class::exit;
        if (n.kind == node_class::enter) return place_enter(id, n);
        if ((leaves || n.kind == node_class::next_iteration) && n.frame == 0) {
            complain(id, "no frame around it", "a frame that an Enter leads to",
                     "let the values of the loop come in through Enter");
        }
        if (leaves) {
            n.exit = flow_.frames[n.frame].exits++;
            gives_to_[id] = flow_.frames[n.frame].parent;
        }
        if (n.kind == node_class::loop_cond && n.frame != 0 &&
            !conds_.emplace(n.frame, id).second) {
            complain(id,
                     "a second LoopCond in " + named(n.frame) + " beside '" +
                         g_[conds_[n.frame]].name + "'",
                     "one LoopCond for a frame", "give each loop a frame_name of its own");
        }
    }

    void place_enter(node_id id, flow_node& n) {
        const attr_map& attrs = g_[id].attrs;
        const std::string* name = attrs.find_as<std::string>("frame_name");
        const std::int64_t* parallel = attrs.find_as<std::int64_t>("parallel_iterations");
        const bool* constant = attrs.find_as<bool>("is_constant");
        n.is_constant = constant != nullptr && *constant;
        gives_to_[id] = none;
        if (name == nullptr || name->empty()) {
            return complain(id, "no frame_name", "a frame_name that is not empty",
                            "set the same frame_name at all Enters of the loop");
        }
        if (parallel != nullptr && *parallel < 1) {
            return complain(id, "parallel_iterations " + std::to_string(*parallel), "at least 1",
                            "set parallel_iterations to 1 for one iteration at a time");
        }
        const auto [at, is_new] = by_name_.emplace(*name, to_index(flow_.frames.size()));
        if (is_new) {
            flow_frame frame;
            frame.name = *name;
            frame.parent = n.frame;
            frame.parallel_iterations = parallel == nullptr ? 10 : *parallel;
            flow_.frames.push_back(std::move(frame));
        }
        flow_frame& child = flow_.frames[at->second];
        if (child.parent != n.frame) {
            return complain(
                id, "frame '" + *name + "' in " + named(n.frame) + " and in " + named(child.parent),
                "one place for each frame", "give each loop a frame_name of its own");
        }
        ++child.enters;
        n.child = gives_to_[id] = at->second;
    }

    void check_back_edges(node_id id) {
        for (auto [e, end] = boost::in_edges(id, g_.boost()); e != end; ++e) {
            if (!is_back_edge(g_, *e)) continue;
            const std::uint32_t own = gives_to_[id];
            const node_id from = boost::source(*e, g_.boost());
            if (own == none || gives_to_[from] == none || own == gives_to_[from]) continue;
            complain(id,
                     "a Merge in " + named(own) + " and its NextIteration '" + g_[from].name +
                         "' in " + named(gives_to_[from]),
                     "both in one frame", "let the value come in through an Enter of that frame");
        }
    }

    // A value inside a loop would be another one in each iteration.
    void check_fetch(node_id retval) {
        const node_id from = data_inputs(g_, retval).front().from;
        if (gives_to_[from] == none || gives_to_[from] == 0) return;
        complain(from, "a fetch inside " + named(gives_to_[from]), "a value outside all loops",
                 "fetch the output of the loop's Exit");
    }

    void add_edges(node_id id) {
        const std::size_t first = flow_.edges.size();
        for (auto [e, end] = boost::out_edges(id, g_.boost()); e != end; ++e) {
            const std::uint32_t to = index_[boost::target(*e, g_.boost())];
            if (to == none) continue;  // the sink
            flow_edge out;
            out.to = to;
            if (!g_[*e].is_control()) {
                out.output = g_[*e].output;
                out.input = static_cast<std::uint32_t>(g_[*e].input);
            }
            flow_.edges.push_back(out);
        }
        std::map<std::int32_t, std::size_t> last;
        for (std::size_t i = first; i < flow_.edges.size(); ++i) last[flow_.edges[i].output] = i;
        for (const auto& [output, i] : last) flow_.edges[i].is_last = true;
        flow_.edge_begin.push_back(to_index(flow_.edges.size()));
    }

    const graph& g_;
    table_view ops_;
    std::span<const node_id> order_;
    std::span<const node_id> args_;
    std::span<const node_id> retvals_;
    problems found_;
    flow_plan flow_;
    std::vector<std::uint32_t> index_;     // of nodes and fetches, as edges name them
    std::vector<std::uint32_t> gives_to_;  // the frame that a node's outputs belong to
    std::map<std::string, std::uint32_t> by_name_;
    std::map<std::uint32_t, node_id> conds_;  // the LoopCond of each frame
};

}  // namespace detail

}  // namespace evergraph

#endif
