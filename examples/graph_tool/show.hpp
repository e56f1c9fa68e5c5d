// SPDX-License-Identifier: BSL-1.0
// show: prints a graph for people, or for Graphviz.
#ifndef EVERGRAPH_EXAMPLES_GRAPH_TOOL_SHOW_HPP
#define EVERGRAPH_EXAMPLES_GRAPH_TOOL_SHOW_HPP

#include <iostream>
#include <utility>

#include <evergraph_tf.hpp>

#include "command_line.hpp"

namespace graph_tool {

inline int show(const arguments& args) {
    auto def = eg::read_graph_file(args.files[0]);
    if (!def) return report(def.error(), unreadable);
    if (!args.has("--dot")) {
        std::cout << eg::listing(*def);
        return done;
    }
    const auto g = eg::build_graph(std::move(*def));
    if (!g) return report(g.error(), refused);
    std::cout << eg::to_dot(*g);
    return done;
}

inline const command show_command{"show", 1, 1, {"--dot"}, "show IN [--dot]\n", show};

}  // namespace graph_tool

#endif
