// SPDX-License-Identifier: BSL-1.0
// copy_graph: a graph again, with ids that leave no gaps.
#ifndef EVERGRAPH_GRAPH_COPY_GRAPH_HPP
#define EVERGRAPH_GRAPH_COPY_GRAPH_HPP

#include <algorithm>
#include <string>
#include <vector>

#include "../base/expected.hpp"
#include "../base/problem.hpp"
#include "graph.hpp"

namespace evergraph {

namespace detail {

// Edges in the order in which they were added.
inline std::vector<edge_id> edges_by_id(const graph& g) {
    std::vector<edge_id> edges;
    for (auto [e, end] = boost::edges(g.boost()); e != end; ++e) edges.push_back(*e);
    std::sort(edges.begin(), edges.end(),
              [&](const edge_id& a, const edge_id& b) { return g[a].id < g[b].id; });
    return edges;
}

}  // namespace detail

// Nodes and edges in their order, versions, library and assigned devices. Nodes that were removed
// are left out, so the ids differ where some were; what nodes recorded of lost inputs stays behind.
inline graph compacted(const graph& g) {
    graph out;
    out.versions = g.versions;
    out.version = g.version;
    out.library = g.library;
    out.debug_info = g.debug_info;
    out.unknown = g.unknown;
    out.reserve(g.size());
    std::vector<node_id> new_id(g.id_end(), graph::source);
    for (node_id id : g.ids()) {
        const auto added = out.add_node(g[id]);
        if (!added) continue;
        new_id[id] = *added;
        if (!g.assigned_device(id).empty()) out.assign_device(*added, g.assigned_device(id));
    }
    for (const edge_id& e : detail::edges_by_id(g)) {
        const node_id from = new_id[boost::source(e, g.boost())];
        const node_id to = new_id[boost::target(e, g.boost())];
        if (from <= graph::sink || to <= graph::sink) continue;
        if (g[e].is_control()) {
            out.add_control_edge(from, to, true);
        } else {
            out.add_edge(from, g[e].output, to, g[e].input);
        }
    }
    out.fix_source_and_sink();
    return out;
}

// Refused if the destination holds nodes already.
inline expected<void, problem> copy_graph_into(const graph& from, graph& to) {
    if (to.size() != 0) {
        problem p;
        p.code = status_code::invalid_argument;
        p.kind = problem_kind::not_supported;
        p.found = "a destination of " + std::to_string(to.size()) + " nodes";
        p.needed = "an empty one";
        p.remedy = "copy into a new graph, or import the nodes";
        return unexpected<problem>{std::move(p)};
    }
    to = compacted(from);
    return {};
}

}  // namespace evergraph

#endif
