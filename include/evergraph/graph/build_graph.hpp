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
// Repeated control inputs count once.
inline expected<graph, problems> build_graph(graph_def def, bool internal_names = false) {
    graph_links linked = link(def, internal_names);
    if (!linked.found.empty()) return unexpected<problems>{std::move(linked.found)};
    graph g;
    g.versions = std::move(def.versions);
    g.version = def.version;
    g.library = std::move(def.library);
    g.debug_info = std::move(def.debug_info);
    g.unknown = std::move(def.unknown);
    for (node_def& n : def.nodes) {
        if (!g.add_node(std::move(static_cast<node&>(n)))) return unexpected<problems>{problems{}};
    }
    for (std::size_t i = 0; i < def.nodes.size(); ++i) {
        int slot = 0;
        for (const input_link& from : linked.inputs_of(i)) {
            if (from.output == control_slot) {
                g.add_control_edge(from.node + 2U, i + 2U);
            } else {
                g.add_edge(from.node + 2U, from.output, i + 2U, slot++);
            }
        }
    }
    g.fix_source_and_sink();
    return g;
}

// Nodes in id order; data inputs by slot, then control inputs sorted by name. The same graph
// always gives the same graph_def.
inline graph_def to_graph_def(const graph& g) {
    graph_def def;
    def.versions = g.versions;
    def.version = g.version;
    def.library = g.library;
    def.debug_info = g.debug_info;
    def.unknown = g.unknown;
    def.nodes.reserve(g.size());
    for (node_id id = graph::sink + 1; id < g.size() + 2; ++id) {
        node_def n;
        static_cast<node&>(n) = g[id];
        for (const data_input& in : data_inputs(g, id)) {
            n.inputs.push_back(text(tensor_name{g[in.from].name, in.output}));
        }
        std::vector<std::string> controls;
        for (node_id from : control_inputs(g, id)) controls.push_back("^" + g[from].name);
        std::sort(controls.begin(), controls.end());
        n.inputs.insert(n.inputs.end(), controls.begin(), controls.end());
        def.nodes.push_back(std::move(n));
    }
    return def;
}

}  // namespace evergraph

#endif
