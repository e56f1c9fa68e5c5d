// SPDX-License-Identifier: BSL-1.0
// change_nodes: the nodes of a graph and of its functions, to look at and to change.
#ifndef EVERGRAPH_PASS_CHANGE_NODES_HPP
#define EVERGRAPH_PASS_CHANGE_NODES_HPP

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "../base/problem.hpp"
#include "../base/shared_bytes.hpp"
#include "../format/wire_reader.hpp"
#include "../format/wire_writer.hpp"
#include "../graph/graph_def.hpp"
#include "function_body.hpp"

namespace evergraph {

// Calls f(const node_def&, const std::string& function) for each node, `function` empty for those
// of the graph itself. Functions that do not read are reported and left out.
template <class F>
problems for_each_node(const graph_def& g, F f) {
    problems found;
    const std::string none;
    for (const node_def& n : g.nodes) f(n, none);
    if (!g.library) return found;
    wire_reader r{g.library->view()};
    while (r.next()) {
        if (!r.is(1, wire_type::bytes)) {
            r.skip();
            continue;
        }
        const auto body = read_function_body(r.bytes(), *g.library);
        if (body) {
            for (const node_def& n : body->nodes) f(n, body->name);
        } else {
            found.insert(found.end(), body.error().begin(), body.error().end());
        }
    }
    return found;
}

// Calls f(node_def&, const std::string& function), which says whether it changed the node.
// Functions of which no node changes keep their bytes. If a function does not read, nothing is
// changed and its problems are given.
template <class F>
std::optional<problems> change_nodes(graph_def& g, F f) {
    std::vector<node_def> nodes = g.nodes;
    const std::string none;
    for (node_def& n : nodes) f(n, none);
    std::string library;
    bool changed = false;
    wire_reader r{g.library ? g.library->view() : std::string_view{}};
    while (r.next()) {
        if (!r.is(1, wire_type::bytes)) {
            r.skip();
            library += r.raw();
            continue;
        }
        const std::string_view function = r.bytes();
        auto body = read_function_body(function, *g.library);
        if (!body) return std::move(body).error();
        bool touched = false;
        for (node_def& n : body->nodes) touched = f(n, body->name) || touched;
        changed = changed || touched;
        const std::vector<std::size_t> each_once(body->nodes.size(), 1);
        const std::string now =
            touched ? write_function_body(function, body->nodes, each_once, body->results)
                    : std::string{function};
        library += write_wire([&](auto& to) { to.bytes(1, now); });
    }
    g.nodes = std::move(nodes);
    if (changed) g.library = shared_bytes::copy_of(std::move(library));
    return std::nullopt;
}

}  // namespace evergraph

#endif
