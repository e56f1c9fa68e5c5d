// SPDX-License-Identifier: BSL-1.0
// graph: nodes and edges as a Boost.Graph adjacency list, with names.
#ifndef EVERGRAPH_GRAPH_GRAPH_HPP
#define EVERGRAPH_GRAPH_GRAPH_HPP

#include <algorithm>
#include <boost/graph/adjacency_list.hpp>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "../base/expected.hpp"
#include "../base/problem.hpp"
#include "../version/version_def.hpp"
#include "graph_def.hpp"
#include "tensor_name.hpp"

namespace evergraph {

// Output `output` of the source feeds input `input` of the target; a control edge, which only
// orders the two, has control_slot at both ends.
struct edge {
    int output = control_slot;
    int input = control_slot;

    bool is_control() const noexcept { return input == control_slot; }
    bool operator==(const edge&) const = default;
};

using adjacency = boost::adjacency_list<boost::vecS, boost::vecS, boost::bidirectionalS, node, edge>;
using node_id = adjacency::vertex_descriptor;
using edge_id = adjacency::edge_descriptor;

// A directed multigraph. Node 0 is the source, node 1 the sink, both with control edges only:
// source to every node without inputs, every node without consumers to the sink. The other nodes
// follow in the order in which they were added. Any Boost.Graph algorithm runs on `boost()`.
//
// The list lives on the heap because moving a boost::adjacency_list copies it.
class graph {
 public:
    static constexpr node_id source = 0;
    static constexpr node_id sink = 1;

    graph() : list_(std::make_unique<adjacency>()) {
        boost::add_vertex(node{"_SOURCE", "NoOp", {}, {}, {}, {}, {}}, *list_);
        boost::add_vertex(node{"_SINK", "NoOp", {}, {}, {}, {}, {}}, *list_);
        boost::add_edge(source, sink, edge{}, *list_);
    }
    graph(graph&&) noexcept = default;
    graph& operator=(graph&&) noexcept = default;
    graph(const graph& other)
        : versions(other.versions),
          version(other.version),
          library(other.library),
          debug_info(other.debug_info),
          unknown(other.unknown),
          list_(std::make_unique<adjacency>(*other.list_)),
          by_name_(other.by_name_) {}
    graph& operator=(const graph& other) {
        graph copied{other};
        return *this = std::move(copied);
    }

    const adjacency& boost() const noexcept { return *list_; }
    const node& operator[](node_id id) const { return (*list_)[id]; }
    const edge& operator[](edge_id id) const { return (*list_)[id]; }
    // Nodes without source and sink.
    std::size_t size() const noexcept { return boost::num_vertices(*list_) - 2; }

    std::optional<node_id> find(std::string_view name) const {
        const auto at = by_name_.find(std::string{name});
        if (at == by_name_.end()) return std::nullopt;
        return at->second;
    }

    // Refused if the name is taken.
    expected<node_id, problem> add_node(node n) {
        const node_id id = boost::num_vertices(*list_);
        if (!by_name_.emplace(n.name, id).second) {
            problem p;
            p.code = status_code::invalid_argument;
            p.kind = problem_kind::duplicate_node_name;
            p.node = n.name;
            p.op = n.op;
            p.found = "a node of this name in the graph";
            p.needed = "a name that no other node has";
            p.remedy = "rename one of them";
            return unexpected<problem>{std::move(p)};
        }
        boost::add_vertex(std::move(n), *list_);
        return id;
    }

    // Attrs and device may be edited; the name may not.
    void set_attr(node_id id, std::string name, attr_value value) {
        (*list_)[id].attrs.set(std::move(name), std::move(value));
    }
    void set_device(node_id id, std::string device) { (*list_)[id].device = std::move(device); }

    // False, and nothing added, if one of the two is no node of this graph (source and sink take no
    // part in data) or a slot is negative. `check` and `freeze` look at the rest.
    bool add_edge(node_id from, int output, node_id to, int input) {
        if (!is_node(from) || !is_node(to) || output < 0 || input < 0) return false;
        boost::add_edge(from, to, edge{output, input}, *list_);
        return true;
    }
    // False, and nothing added, if the edge is there or one of the two is no node of this graph.
    // Looks at the smaller of the two degrees.
    bool add_control_edge(node_id from, node_id to) {
        if (!is_node(from) || !is_node(to) || has_control_edge(from, to)) return false;
        boost::add_edge(from, to, edge{}, *list_);
        return true;
    }
    // A node of this graph that is not source or sink.
    bool is_node(node_id id) const noexcept { return id > sink && id < size() + 2; }
    bool has_control_edge(node_id from, node_id to) const {
        if (std::max(from, to) >= size() + 2) return false;
        if (boost::out_degree(from, *list_) <= boost::in_degree(to, *list_)) {
            for (auto [e, end] = boost::out_edges(from, *list_); e != end; ++e) {
                if (boost::target(*e, *list_) == to && (*list_)[*e].is_control()) return true;
            }
        } else {
            for (auto [e, end] = boost::in_edges(to, *list_); e != end; ++e) {
                if (boost::source(*e, *list_) == from && (*list_)[*e].is_control()) return true;
            }
        }
        return false;
    }

    // Joins nodes without inputs to the source and nodes without consumers to the sink.
    void fix_source_and_sink() {
        for (node_id id = sink + 1; id < boost::num_vertices(*list_); ++id) {
            if (boost::in_degree(id, *list_) == 0) boost::add_edge(source, id, edge{}, *list_);
            if (boost::out_degree(id, *list_) == 0) boost::add_edge(id, sink, edge{}, *list_);
        }
    }

    // What belongs to the graph as a whole, as in graph_def.
    std::optional<version_def> versions;
    std::int32_t version = 0;
    std::optional<shared_bytes> library;
    std::optional<shared_bytes> debug_info;
    std::string unknown;

 private:
    std::unique_ptr<adjacency> list_;
    std::unordered_map<std::string, node_id> by_name_;
};

// One data input of a node: where its value comes from.
struct data_input {
    node_id from = graph::source;
    int output = 0;
};

// The data inputs of a node by slot. A slot that no edge fills has `from == graph::source`; an edge
// into a slot beyond the number of edges is left out.
inline std::vector<data_input> data_inputs(const graph& g, node_id id) {
    std::vector<data_input> inputs;
    for (auto [e, end] = boost::in_edges(id, g.boost()); e != end; ++e) {
        if (g[*e].is_control()) continue;
        const auto slot = static_cast<std::size_t>(g[*e].input);
        if (slot >= boost::in_degree(id, g.boost())) continue;
        if (slot >= inputs.size()) inputs.resize(slot + 1);
        inputs[slot] = {boost::source(*e, g.boost()), g[*e].output};
    }
    return inputs;
}

// The nodes that must be done before a node for order's sake only, without the source.
inline std::vector<node_id> control_inputs(const graph& g, node_id id) {
    std::vector<node_id> inputs;
    for (auto [e, end] = boost::in_edges(id, g.boost()); e != end; ++e) {
        const node_id from = boost::source(*e, g.boost());
        if (g[*e].is_control() && from != graph::source) inputs.push_back(from);
    }
    return inputs;
}

}  // namespace evergraph

#endif
