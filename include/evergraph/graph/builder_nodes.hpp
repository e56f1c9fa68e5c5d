// SPDX-License-Identifier: BSL-1.0
// builder_nodes: how a graph_builder makes and finds its nodes.
#ifndef EVERGRAPH_GRAPH_BUILDER_NODES_HPP
#define EVERGRAPH_GRAPH_BUILDER_NODES_HPP

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "graph_builder_class.hpp"

namespace evergraph {

// Neither on a finished graph nor under the scopes of another thread.
inline bool graph_builder::may_change(const node& n) {
    if (is_final_) {
        complain(n, problem_kind::graph_is_final, status_code::failed_precondition,
                 "a change after the graph was finished", "an open graph", "change it before");
    } else if (scopes_.is_foreign()) {
        complain(n, problem_kind::misused_scope, status_code::failed_precondition,
                 "a change while another thread has scopes open", "one thread at a time",
                 "leave the scopes first, or give each thread a builder");
    } else {
        return true;
    }
    return false;
}

inline bool graph_builder::read_inputs(const node& n, const std::vector<input_arg>& inputs,
                                       std::vector<node_output>& values, std::vector<dtype>& types,
                                       std::optional<std::vector<std::size_t>>& sizes) {
    bool all_there = true;
    bool grouped = false;
    std::vector<std::size_t> counts;
    for (const input_arg& arg : inputs) {
        grouped = grouped || arg.is_list;
        counts.push_back(arg.values.size());
        for (const node_output& v : arg.values) {
            values.push_back(v);
            all_there = all_there && v;
            if (!v) continue;
            if (v.owner != this) {
                complain(n, problem_kind::mixed_graphs, status_code::invalid_argument,
                         "an input of another graph", "values of this graph",
                         "build the graph in one builder, or import one into the other");
                all_there = false;
                continue;
            }
            types.push_back(output_type(v));
        }
    }
    if (grouped) sizes = std::move(counts);
    return all_there;
}

// The type of an output of this graph; invalid where nothing is known of it.
inline dtype graph_builder::output_type(node_output value) const {
    const node& n = graph_[value.node];
    const op_definition* op = ops_.find(n.op, policy_.current);
    const auto types = op == nullptr ? std::nullopt : types_of(*op, op->outputs, n.attrs);
    return types && value.index >= 0 && value.index < types->size() ? (*types)[value.index]
                                                                     : dtype::invalid;
}

inline void graph_builder::name_node(node& n, std::string_view name) {
    if (name.ends_with('/')) {
        n.name = name.substr(0, name.size() - 1);
        names_.mark(n.name);
    } else {
        n.name = next_name(name.empty() ? std::string_view{n.op} : name, true);
    }
    if (!is_node_name(n.name)) {
        complain(n, problem_kind::bad_node_name, status_code::invalid_argument, "'" + n.name + "'",
                 "a letter, digit or dot, then letters, digits and _ . / - >", "rename the node");
    }
}

// In the groups of all nodes that the open scopes name, on their device.
inline void graph_builder::colocate(node& n) const {
    if (scopes_.state().colocated.empty()) return;
    std::vector<std::string> groups = colocation_groups(n);
    for (const node_id id : scopes_.state().colocated) {
        std::vector<std::string> of_it = colocation_groups(graph_[id]);
        if (of_it.empty()) of_it.push_back(graph_[id].name);
        groups.insert(groups.end(), of_it.begin(), of_it.end());
        if (!graph_[id].device.empty()) n.device = graph_[id].device;
    }
    set_colocation_groups(n.attrs, std::move(groups));
}

inline built_node graph_builder::add(std::string_view op, const std::vector<input_arg>& inputs,
                                     std::vector<named_attr> attrs, std::string_view name) {
    const std::lock_guard lock{mutex_};
    node n;
    n.op = op;
    n.name = name;
    n.attrs = attr_map::of(std::move(attrs));
    std::vector<node_output> values;
    std::vector<dtype> types;
    std::optional<std::vector<std::size_t>> sizes;
    if (!may_change(n) || !read_inputs(n, inputs, values, types, sizes)) return {};
    const std::size_t before = found_.size();
    name_node(n, name);
    const op_definition* def = ops_.find(op, policy_.current);
    if (def == nullptr && !ops_.rows().empty()) {
        complain(n, problem_kind::unknown_op, status_code::not_found, "'" + n.op + "'",
                 "an op of the table", "correct the name, or use a newer table");
    } else if (def != nullptr) {
        if (def->is_deprecated_at(policy_.current)) {
            complain(n, problem_kind::deprecated_op, status_code::unimplemented,
                     "producer " + std::to_string(policy_.current),
                     "a producer below " + std::to_string(def->deprecated),
                     def->successor.empty() ? std::string{def->reason}
                                            : "use " + std::string{def->successor});
        }
        for (const node_output& v : values) {
            const op_definition* from = ops_.find(graph_[v.node].op, policy_.current);
            const auto outputs = from == nullptr ? std::nullopt
                                                 : types_of(*from, from->outputs, graph_[v.node].attrs);
            if (v.index >= 0 && (!outputs || v.index < outputs->size())) continue;
            complain(n, problem_kind::output_index_too_large, status_code::invalid_argument,
                     "output " + std::to_string(v.index) + " of '" + graph_[v.node].name + "'",
                     "an output below " + std::to_string(outputs ? outputs->size() : 1), "");
        }
        infer_attrs(n, *def, types, std::move(sizes), found_);
    }
    return found_.size() == before ? place(std::move(n), values) : built_node{};
}

inline built_node graph_builder::place(node n, const std::vector<node_output>& values) {
    std::vector<node_id> sources;
    for (const node_output& v : values) sources.push_back(v.node);
    colocate(n);
    n.device = scopes_.device_for(n);
    const auto id = graph_.add_node(std::move(n));
    if (!id) {
        found_.push_back(id.error());
        return {};
    }
    int slot = 0;
    for (const node_output& v : values) graph_.add_edge(v.node, v.index, *id, slot++);
    for (const node_id from : scopes_.controls_for(sources)) {
        graph_.add_control_edge(from, *id, true);
    }
    scopes_.made(*id);
    return {this, *id};
}

inline problem graph_builder::lookup_problem(std::string_view name, status_code code,
                                             std::string needed) {
    problem p;
    p.code = code;
    p.kind = problem_kind::not_in_graph;
    p.found = "'" + std::string{name} + "'";
    p.needed = std::move(needed);
    return p;
}

inline expected<built_node, problem> graph_builder::operation(std::string_view name) const {
    const std::lock_guard lock{mutex_};
    if (name.find(':') != std::string_view::npos || name.starts_with('^')) {
        return unexpected<problem>{lookup_problem(name, status_code::invalid_argument,
                                                  "the name of a node, not of a tensor")};
    }
    const auto id = graph_.find(name);
    if (!id) {
        return unexpected<problem>{lookup_problem(name, status_code::not_found,
                                                  "a node of the graph")};
    }
    return built_node{this, *id};
}

inline expected<built_node, problem> graph_builder::operation(node_id id) const {
    const std::lock_guard lock{mutex_};
    if (graph_.is_node(id)) return built_node{this, id};
    return unexpected<problem>{lookup_problem(std::to_string(id), status_code::not_found,
                                              "the id of a node of the graph")};
}

inline expected<node_output, problem> graph_builder::tensor_named(std::string_view name) const {
    const std::lock_guard lock{mutex_};
    const tensor_name wanted = parse_tensor_name(name);
    if (wanted.node.size() == name.size() || wanted.output == control_slot ||
        wanted.node.find(':') != std::string_view::npos) {
        return unexpected<problem>{lookup_problem(name, status_code::invalid_argument,
                                                  "a tensor: the name of a node, ':', a number")};
    }
    const auto id = graph_.find(wanted.node);
    if (!id) {
        return unexpected<problem>{lookup_problem(name, status_code::not_found,
                                                  "a node of the graph")};
    }
    const node& n = graph_[*id];
    const op_definition* op = ops_.find(n.op, policy_.current);
    const auto types = op == nullptr ? std::nullopt : types_of(*op, op->outputs, n.attrs);
    if (types && wanted.output >= types->size()) {
        return unexpected<problem>{lookup_problem(
            name, status_code::not_found, "an output below " + std::to_string(types->size()))};
    }
    return node_output{this, *id, wanted.output};
}

inline std::string graph_builder::name_of(node_output value) const {
    const std::lock_guard lock{mutex_};
    return graph_.is_node(value.node) ? graph_[value.node].name + ":" + std::to_string(value.index)
                                      : std::string{};
}

inline dtype graph_builder::type_of(node_output value) const {
    const std::lock_guard lock{mutex_};
    return graph_.is_node(value.node) ? output_type(value) : dtype::invalid;
}

inline void graph_builder::add_to_collection(std::string_view key, collection_item item) {
    const std::lock_guard lock{mutex_};
    node n;
    n.name = item.name;
    if (may_change(n)) collections_.add(key, std::move(item));
}

inline void graph_builder::add_to_collections(std::vector<std::string> keys,
                                              const collection_item& item) {
    std::sort(keys.begin(), keys.end());
    keys.erase(std::unique(keys.begin(), keys.end()), keys.end());
    for (const std::string& key : keys) add_to_collection(key, item);
}

inline void graph_builder::set_library(shared_bytes library) {
    const std::lock_guard lock{mutex_};
    if (!may_change(node{})) return;
    if (!library.empty()) {
        graph_.versions->min_consumer = std::max(graph_.versions->min_consumer, 12);
    }
    graph_.library = std::move(library);
}

}  // namespace evergraph

#endif
