// SPDX-License-Identifier: BSL-1.0
// graph_ends: where values enter a graph, and where they come out.
#ifndef EVERGRAPH_GRAPH_GRAPH_ENDS_HPP
#define EVERGRAPH_GRAPH_GRAPH_ENDS_HPP

#include <cstddef>
#include <vector>

#include "graph.hpp"
#include "structure_ops.hpp"

namespace evergraph {

// The placeholders, in id order.
inline std::vector<node_id> placeholders(const graph& g) {
    std::vector<node_id> found;
    for (node_id id : g.ids()) {
        if (is_placeholder(g[id].op)) found.push_back(id);
    }
    return found;
}

// The nodes that no other node waits for or reads, in id order.
inline std::vector<node_id> final_nodes(const graph& g) {
    std::vector<node_id> found;
    for (node_id id : g.ids()) {
        bool consumed = false;
        for (auto [e, end] = boost::out_edges(id, g.boost()); e != end; ++e) {
            consumed = consumed || boost::target(*e, g.boost()) != graph::sink;
        }
        if (!consumed) found.push_back(id);
    }
    return found;
}

}  // namespace evergraph

#endif
