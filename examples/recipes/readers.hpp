// SPDX-License-Identifier: BSL-1.0
// readers: programs of several ages that look at one graph.
#ifndef EVERGRAPH_EXAMPLES_RECIPES_READERS_HPP
#define EVERGRAPH_EXAMPLES_RECIPES_READERS_HPP

#include <evergraph/graph/graph_def.hpp>
#include <evergraph/pass/check.hpp>

#include <iostream>
#include <string>
#include <string_view>
#include <utility>

namespace eg = evergraph;

// A graph of one node, written by a producer of this version.
inline eg::graph_def graph_of(std::int32_t producer, std::string op) {
    eg::node_def n;
    n.name = "n";
    n.op = std::move(op);
    eg::graph_def g;
    g.nodes = {n};
    g.versions = eg::version_def{producer, 0, {}, {}};
    return g;
}

// What a program that was built with this dialect says to the graph.
template <class Dialect>
void read(std::string_view who, const eg::graph_def& g) {
    const eg::check_report report =
        eg::check(g, Dialect::ops, {Dialect::policy.current, Dialect::policy.min_producer});
    std::cout << "  " << who << (report.ok() ? " reads it\n" : " refuses it\n");
    const auto say = [](const eg::problem& p) {
        std::cout << "    " << (p.op.empty() ? "versions" : p.op) << ": " << eg::phrase_of(p.kind);
        if (p.nearest_version >= 0) std::cout << ", v" << p.nearest_version << " would do";
        std::cout << "\n";
    };
    for (const eg::problem& p : report.found) say(p);
    for (const eg::problem& p : report.warnings) say(p);
}

#endif
