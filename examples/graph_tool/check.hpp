// SPDX-License-Identifier: BSL-1.0
// check: whether a graph can be read and run.
#ifndef EVERGRAPH_EXAMPLES_GRAPH_TOOL_CHECK_HPP
#define EVERGRAPH_EXAMPLES_GRAPH_TOOL_CHECK_HPP

#include <iostream>

#include <evergraph_tf.hpp>

#include "command_line.hpp"
#include "input.hpp"

namespace graph_tool {

inline int check(const arguments& args) {
    eg::runtime with = eg::tf::runtime;
    if (const auto n = args.number("--consumer")) with.window.consumer = *n;
    if (const auto n = args.number("--min-producer")) with.window.min_producer = *n;
    const auto g = read_graph(args);
    if (!g) {
        if (args.has("--json")) std::cout << eg::to_json(eg::check_report{{}, g.error(), {}}) << "\n";
        return report(g.error(), unreadable);
    }
    const eg::check_report found = eg::check(*g, with);
    if (args.has("--json")) {
        std::cout << eg::to_json(found) << "\n";
    } else if (found.ok()) {
        std::cout << "ok: " << g->nodes.size() << " nodes, producer " << found.versions.producer
                  << ", min_consumer " << found.versions.min_consumer << ", read by consumer "
                  << with.window.consumer << "\n";
        for (const eg::problem& p : found.warnings) std::cout << "note: " << eg::line(p) << "\n";
    }
    return report(found.found, found.ok() ? done : refused);
}

inline const command check_command{
    "check", 1, 1, {"--consumer#", "--min-producer#", "--json", "--tag="},
    "check IN [--consumer N] [--min-producer N] [--json] [--tag TAG]...\n", check};

}  // namespace graph_tool

#endif
