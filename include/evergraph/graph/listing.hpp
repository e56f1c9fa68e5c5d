// SPDX-License-Identifier: BSL-1.0
// listing: a graph_def as a table for people.
#ifndef EVERGRAPH_GRAPH_LISTING_HPP
#define EVERGRAPH_GRAPH_LISTING_HPP

#include <algorithm>
#include <cstddef>
#include <map>
#include <string>
#include <string_view>

#include "../base/problem.hpp"
#include "../tensor/attr_text.hpp"
#include "graph_def.hpp"

namespace evergraph {

namespace detail {

inline std::string padded(std::string_view raw, std::size_t width) {
    std::string out = printable(raw);
    if (out.size() < width) out.append(width - out.size(), ' ');
    return out;
}

inline std::string node_line(const node_def& n, std::size_t name_width, std::size_t op_width) {
    std::string out = padded(n.name, name_width) + "  " + padded(n.op, op_width) + " ";
    for (const std::string& input : n.inputs) out += " " + printable(input);
    for (const named_attr& a : n.attrs) {
        out += " {" + printable(a.name) + " " + printable(text(a.value), 100) + "}";
    }
    if (!n.device.empty()) out += " on " + printable(n.device);
    out.erase(out.find_last_not_of(' ') + 1);
    return out + "\n";
}

}  // namespace detail

// Versions, how often each op is used, then one line a node: name, op, inputs, attrs, device.
inline std::string listing(const graph_def& g) {
    const version_def versions = versions_of(g);
    std::map<std::string_view, std::size_t> uses;
    std::size_t name_width = 4;
    std::size_t op_width = 2;
    for (const node_def& n : g.nodes) {
        ++uses[n.op];
        name_width = std::clamp(n.name.size(), name_width, std::size_t{48});
        op_width = std::clamp(n.op.size(), op_width, std::size_t{24});
    }
    std::string out = std::to_string(g.nodes.size()) + " nodes, " + std::to_string(uses.size()) +
                      " ops, producer " + std::to_string(versions.producer) + ", min_consumer " +
                      std::to_string(versions.min_consumer);
    for (std::size_t i = 0; i < versions.bad_consumers.size(); ++i) {
        out += (i == 0 ? ", bad_consumers " : " ") + std::to_string(versions.bad_consumers[i]);
    }
    out += "\nops:";
    for (const auto& [op, count] : uses) {
        out += " " + printable(op) + (count > 1 ? " x" + std::to_string(count) : std::string{});
    }
    out += "\nnodes:\n";
    for (const node_def& n : g.nodes) out += "  " + detail::node_line(n, name_width, op_width);
    return out;
}

}  // namespace evergraph

#endif
