// SPDX-License-Identifier: BSL-1.0
// graph: nodes and edges as a Boost.Graph adjacency list, with names.
#ifndef EVERGRAPH_GRAPH_GRAPH_HPP
#define EVERGRAPH_GRAPH_GRAPH_HPP

#include <algorithm>
#include <boost/graph/adjacency_list.hpp>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "../base/expected.hpp"
#include "../base/problem.hpp"
#include "../version/version_def.hpp"
#include "device_names.hpp"
#include "graph_def.hpp"
#include "name_table.hpp"
#include "tensor_name.hpp"

namespace evergraph {

// Output `output` of the source feeds input `input` of the target; a control edge, which only
// orders the two, has control_slot at both ends. Edges compare by these.
struct edge {
    int output = control_slot;
    int input = control_slot;
    std::uint32_t id = 0;  // counted in the order of adding, never reused in a graph

    bool is_control() const noexcept { return input == control_slot; }
    friend bool operator==(const edge& a, const edge& b) {
        return a.output == b.output && a.input == b.input;
    }
};

using adjacency = boost::adjacency_list<boost::vecS, boost::vecS, boost::bidirectionalS, node, edge>;
using node_id = adjacency::vertex_descriptor;
using edge_id = adjacency::edge_descriptor;

// A directed multigraph. Node 0 is the source, node 1 the sink, both with control edges only:
// source to every node without inputs, every node without consumers to the sink. The other nodes
// follow in the order in which they were added. Ids are never reused: a removed node leaves a
// vertex without name, op and edges. Any Boost.Graph algorithm runs on `boost()`.
//
// The list lives on the heap because moving a boost::adjacency_list copies it.
class graph {
 public:
    static constexpr node_id source = 0;
    static constexpr node_id sink = 1;

    graph() : list_(std::make_unique<adjacency>()) {
        boost::add_vertex(node{"_SOURCE", "NoOp", {}, {}, {}, {}, {}}, *list_);
        boost::add_vertex(node{"_SINK", "NoOp", {}, {}, {}, {}, {}}, *list_);
        join(source, sink, control_slot, control_slot);
    }
    graph(graph&&) noexcept = default;
    graph& operator=(graph&&) noexcept = default;
    // The same ids, removed nodes included; see `compacted`.
    graph(const graph& other)
        : versions(other.versions),
          version(other.version),
          library(other.library),
          debug_info(other.debug_info),
          unknown(other.unknown),
          list_(std::make_unique<adjacency>(*other.list_)),
          by_name_(other.by_name_),
          removed_(other.removed_),
          removed_count_(other.removed_count_),
          next_edge_(other.next_edge_),
          next_name_(other.next_name_),
          recorded_(other.recorded_),
          devices_(other.devices_),
          assigned_(other.assigned_) {}
    graph& operator=(const graph& other) {
        graph copied{other};
        return *this = std::move(copied);
    }

    const adjacency& boost() const noexcept { return *list_; }
    const node& operator[](node_id id) const { return (*list_)[id]; }
    const edge& operator[](edge_id id) const { return (*list_)[id]; }

    // Nodes that are there, without source and sink.
    std::size_t size() const noexcept { return id_end() - 2 - removed_count_; }
    // All ids are below; a node added now would get this one.
    node_id id_end() const noexcept { return boost::num_vertices(*list_); }
    // A node of this graph that is not source or sink and was not removed.
    bool is_node(node_id id) const noexcept {
        return id > sink && id < id_end() && !(id < removed_.size() && removed_[id]);
    }
    // The ids of the nodes that are there, rising, without source and sink.
    class id_range;
    id_range ids() const;
    // Edges, those of source and sink included; edge ids are below edge_id_end.
    std::size_t edge_count() const noexcept { return boost::num_edges(*list_); }
    std::uint32_t edge_id_end() const noexcept { return next_edge_; }

    std::optional<node_id> find(std::string_view name) const {
        const std::uint32_t id = by_name_.find(name, names());
        if (id == name_table::none) return std::nullopt;
        return id;
    }

    // Room for so many more nodes.
    void reserve(std::size_t nodes) {
        list_->m_vertices.reserve(id_end() + nodes);
        by_name_.reserve(size() + nodes);
    }
    // Refused if the name is taken.
    expected<node_id, problem> add_node(node n) {
        const node_id id = id_end();
        if (by_name_.insert(n.name, static_cast<std::uint32_t>(id), names()) != name_table::none) {
            return unexpected<problem>{problem_at(
                n, problem_kind::duplicate_node_name, status_code::invalid_argument,
                "a node of this name in the graph", "a name that no other node has",
                "rename one of them")};
        }
        boost::add_vertex(std::move(n), *list_);
        return id;
    }
    // Its edges go as well; consumers remember the text of their input. False, and nothing is
    // changed, if there is no such node; source and sink stay.
    bool remove_node(node_id id) {
        if (!is_node(id)) return false;
        for (auto [e, end] = boost::out_edges(id, *list_); e != end; ++e) record(*e);
        by_name_.erase((*list_)[id].name, names());
        boost::clear_vertex(id, *list_);
        (*list_)[id] = {};
        if (removed_.size() <= id) removed_.resize(id_end());
        removed_[id] = true;
        ++removed_count_;
        return true;
    }
    // prefix/_0, prefix/_1 ...: the next that no node has.
    std::string new_name(std::string_view prefix) {
        std::string name;
        do {
            name = std::string{prefix} + "/_" + std::to_string(next_name_++);
        } while (find(name));
        return name;
    }

    // Attrs and device may be edited; the name may not.
    void set_attr(node_id id, std::string name, attr_value value) {
        (*list_)[id].attrs.set(std::move(name), std::move(value));
    }
    void erase_attr(node_id id, std::string_view name) { (*list_)[id].attrs.erase(name); }
    void set_device(node_id id, std::string device) { (*list_)[id].device = std::move(device); }

    // Where the node was placed; empty if it was not. A file holds this before the asked device.
    const std::string& assigned_device(node_id id) const {
        return devices_[id < assigned_.size() ? assigned_[id] : 0];
    }
    void assign_device(node_id id, std::string_view device) {
        if (assigned_.size() <= id) assigned_.resize(id_end());
        assigned_[id] = devices_.intern(device);
    }
    const device_names& devices() const noexcept { return devices_; }

    // False, and nothing added, if one of the two is no node of this graph (source and sink take no
    // part in data) or a slot is negative. `check` and `freeze` look at the rest.
    bool add_edge(node_id from, int output, node_id to, int input) {
        if (!is_node(from) || !is_node(to) || output < 0 || input < 0) return false;
        join(from, to, output, input);
        return true;
    }
    // False, and nothing added, if the edge is there or one of the two is no node of this graph.
    // Looks at the smaller of the two degrees, unless `allow_duplicate`.
    bool add_control_edge(node_id from, node_id to, bool allow_duplicate = false) {
        if (!is_node(from) || !is_node(to)) return false;
        if (!allow_duplicate && has_control_edge(from, to)) return false;
        join(from, to, control_slot, control_slot);
        return true;
    }
    bool has_control_edge(node_id from, node_id to) const {
        return std::max(from, to) < id_end() && find_control_edge(from, to).has_value();
    }
    // A data input remembers the text of the source that it lost, for the file.
    void remove_edge(edge_id e) {
        record(e);
        boost::remove_edge(e, *list_);
    }
    bool remove_control_edge(node_id from, node_id to) {
        if (std::max(from, to) >= id_end()) return false;
        const auto e = find_control_edge(from, to);
        if (e) boost::remove_edge(*e, *list_);
        return e.has_value();
    }
    // Gives data input `input` of `to` another source. Refused if no edge is there.
    expected<void, problem> update_edge(node_id from, int output, node_id to, int input);

    // Joins nodes without inputs to the source and nodes without consumers to the sink.
    void fix_source_and_sink() {
        for (node_id id = sink + 1; id < id_end(); ++id) {
            if (!is_node(id)) continue;
            if (boost::in_degree(id, *list_) == 0) join(source, id, control_slot, control_slot);
            if (boost::out_degree(id, *list_) == 0) join(id, sink, control_slot, control_slot);
        }
    }

    // The inputs that a node lost, by slot: the text that a file still holds for them.
    const std::map<std::pair<node_id, int>, std::string>& recorded_inputs() const noexcept {
        return recorded_;
    }

    // What belongs to the graph as a whole, as in graph_def.
    std::optional<version_def> versions;
    std::int32_t version = 0;
    std::optional<shared_bytes> library;
    std::optional<shared_bytes> debug_info;
    std::string unknown;

 private:
    struct name_of_id {
        const adjacency* list;
        std::string_view operator()(std::uint32_t id) const { return (*list)[id].name; }
    };
    name_of_id names() const { return {list_.get()}; }
    void join(node_id from, node_id to, int output, int input) {
        boost::add_edge(from, to, edge{output, input, next_edge_++}, *list_);
    }
    void record(edge_id e) {
        const edge& lost = (*list_)[e];
        if (lost.is_control()) return;
        const tensor_name text_of{(*list_)[boost::source(e, *list_)].name, lost.output};
        recorded_[{boost::target(e, *list_), lost.input}] = text(text_of);
    }
    std::optional<edge_id> find_control_edge(node_id from, node_id to) const {
        if (boost::out_degree(from, *list_) <= boost::in_degree(to, *list_)) {
            for (auto [e, end] = boost::out_edges(from, *list_); e != end; ++e) {
                if (boost::target(*e, *list_) == to && (*list_)[*e].is_control()) return *e;
            }
        } else {
            for (auto [e, end] = boost::in_edges(to, *list_); e != end; ++e) {
                if (boost::source(*e, *list_) == from && (*list_)[*e].is_control()) return *e;
            }
        }
        return std::nullopt;
    }

    std::unique_ptr<adjacency> list_;
    name_table by_name_;
    std::vector<bool> removed_;  // by id; shorter than id_end where nothing was removed
    std::size_t removed_count_ = 0;
    std::uint32_t next_edge_ = 0;
    std::uint32_t next_name_ = 0;
    std::map<std::pair<node_id, int>, std::string> recorded_;
    device_names devices_;
    std::vector<std::uint32_t> assigned_;  // by id, an index into devices_
};

class graph::id_range {
 public:
    class iterator {
     public:
        using value_type = node_id;
        using difference_type = std::ptrdiff_t;
        using iterator_category = std::forward_iterator_tag;
        using pointer = const node_id*;
        using reference = node_id;

        iterator() = default;
        iterator(const graph* g, node_id at) : of_(g), at_(at) { to_next_node(); }
        node_id operator*() const noexcept { return at_; }
        iterator& operator++() {
            ++at_;
            to_next_node();
            return *this;
        }
        iterator operator++(int) {
            iterator before = *this;
            ++*this;
            return before;
        }
        bool operator==(const iterator& other) const noexcept { return at_ == other.at_; }

     private:
        void to_next_node() {
            while (at_ < of_->id_end() && !of_->is_node(at_)) ++at_;
        }
        const graph* of_ = nullptr;
        node_id at_ = 0;
    };
    explicit id_range(const graph* g) : of_(g) {}
    iterator begin() const { return {of_, sink + 1}; }
    iterator end() const { return {of_, of_->id_end()}; }

 private:
    const graph* of_;
};

inline graph::id_range graph::ids() const { return id_range{this}; }

inline expected<void, problem> graph::update_edge(node_id from, int output, node_id to, int input) {
    if (is_node(from) && is_node(to) && output >= 0 && input >= 0) {
        for (auto [e, end] = boost::in_edges(to, *list_); e != end; ++e) {
            if ((*list_)[*e].input != input) continue;
            boost::remove_edge(*e, *list_);
            join(from, to, output, input);
            return {};
        }
    }
    return unexpected<problem>{problem_at(
        is_node(to) ? (*list_)[to] : node{}, problem_kind::not_in_graph,
        status_code::invalid_argument, "no edge into input " + std::to_string(input),
        "an edge between nodes of this graph", "add the edge")};
}

}  // namespace evergraph

#endif
