// SPDX-License-Identifier: BSL-1.0
// build_graph: a graph from its file form, and back.
#ifndef EVERGRAPH_GRAPH_BUILD_GRAPH_HPP
#define EVERGRAPH_GRAPH_BUILD_GRAPH_HPP

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "../base/expected.hpp"
#include "../base/problem.hpp"
#include "graph.hpp"
#include "graph_def.hpp"
#include "link.hpp"

namespace evergraph {

// Node i of the file becomes node i + 2. All that `link` finds wrong is reported together.
// Repeated control inputs count once. Linear in the graph.
inline expected<graph, problems> build_graph(graph_def def, bool internal_names = false) {
    graph_links linked = link(def, internal_names);
    if (!linked.found.empty()) return unexpected<problems>{std::move(linked.found)};
    graph g;
    g.versions = std::move(def.versions);
    g.version = def.version;
    g.library = std::move(def.library);
    g.debug_info = std::move(def.debug_info);
    g.unknown = std::move(def.unknown);
    g.reserve(def.nodes.size());
    for (node_def& n : def.nodes) {
        if (auto added = g.add_node(std::move(static_cast<node&>(n))); !added) {
            return unexpected<problems>{problems{std::move(added).error()}};
        }
    }
    std::vector<std::size_t> ordered_before(def.nodes.size(), def.nodes.size());
    for (std::size_t i = 0; i < def.nodes.size(); ++i) {
        int slot = 0;
        for (const input_link& from : linked.inputs_of(i)) {
            if (from.output != control_slot) {
                g.add_edge(from.node + 2U, from.output, i + 2U, slot++);
            } else if (ordered_before[from.node] != i) {
                ordered_before[from.node] = i;
                g.add_control_edge(from.node + 2U, i + 2U, true);
            }
        }
    }
    g.fix_source_and_sink();
    return g;
}

namespace detail {

// By slot; where an edge is missing, the text that the slot lost, or none at all.
inline std::vector<std::string> input_texts(const graph& g, node_id id) {
    std::vector<std::string> inputs;
    std::vector<std::string> controls;
    const auto put = [&](int slot, std::string input) {
        const auto at = static_cast<std::size_t>(slot);
        if (at >= inputs.size()) inputs.resize(at + 1);
        inputs[at] = std::move(input);
    };
    if (!g.recorded_inputs().empty()) {
        const auto end = g.recorded_inputs().end();
        for (auto at = g.recorded_inputs().lower_bound({id, 0}); at != end; ++at) {
            if (at->first.first != id) break;
            put(at->first.second, at->second);
        }
    }
    for (auto [e, end] = boost::in_edges(id, g.boost()); e != end; ++e) {
        const node_id from = boost::source(*e, g.boost());
        if (!g[*e].is_control()) {
            put(g[*e].input, text(tensor_name{g[from].name, g[*e].output}));
        } else if (from != graph::source) {
            controls.push_back("^" + g[from].name);
        }
    }
    std::sort(controls.begin(), controls.end());
    inputs.insert(inputs.end(), controls.begin(), controls.end());
    return inputs;
}

}  // namespace detail

// Nodes in id order, on the device they are assigned to or else ask for; data inputs by slot, then
// control inputs sorted by name. The same graph always gives the same graph_def.
inline graph_def to_graph_def(const graph& g) {
    graph_def def;
    def.versions = g.versions;
    def.version = g.version;
    def.library = g.library;
    def.debug_info = g.debug_info;
    def.unknown = g.unknown;
    def.nodes.reserve(g.size());
    for (node_id id : g.ids()) {
        node_def n;
        static_cast<node&>(n) = g[id];
        if (!g.assigned_device(id).empty()) n.device = g.assigned_device(id);
        n.inputs = detail::input_texts(g, id);
        def.nodes.push_back(std::move(n));
    }
    return def;
}

}  // namespace evergraph

#endif
