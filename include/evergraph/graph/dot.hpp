// SPDX-License-Identifier: BSL-1.0
// dot: a graph in Graphviz's language.
#ifndef EVERGRAPH_GRAPH_DOT_HPP
#define EVERGRAPH_GRAPH_DOT_HPP

#include <string>
#include <string_view>

#include "../base/problem.hpp"
#include "graph.hpp"

namespace evergraph {

namespace detail {

inline std::string dot_quoted(std::string_view raw) {
    std::string out = "\"";
    for (char c : printable(raw)) {
        if (c == '"' || c == '\\') out += '\\';
        out += c;
    }
    return out + "\"";
}

}  // namespace detail

// One box a node with its name and op; data edges solid, with the output's number unless it is 0;
// control edges dashed. Source and sink are left out.
inline std::string to_dot(const graph& g) {
    std::string out = "digraph {\n  node [shape=box, fontname=\"sans-serif\"];\n";
    for (node_id id : g.ids()) {
        const std::string name = detail::dot_quoted(g[id].name);
        const std::string op = detail::dot_quoted(g[id].op);
        out += "  n" + std::to_string(id) + " [label=" + name.substr(0, name.size() - 1) + "\\n" +
               op.substr(1) + "];\n";
    }
    for (auto [e, end] = boost::edges(g.boost()); e != end; ++e) {
        const node_id from = boost::source(*e, g.boost());
        const node_id to = boost::target(*e, g.boost());
        if (from <= graph::sink || to <= graph::sink) continue;
        out += "  n" + std::to_string(from) + " -> n" + std::to_string(to);
        if (g[*e].is_control()) out += " [style=dashed]";
        if (g[*e].output > 0) out += " [label=\"" + std::to_string(g[*e].output) + "\"]";
        out += ";\n";
    }
    return out + "}\n";
}

}  // namespace evergraph

#endif
