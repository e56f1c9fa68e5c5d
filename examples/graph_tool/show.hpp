// SPDX-License-Identifier: BSL-1.0
// show: prints a graph for people, or for Graphviz.
#ifndef EVERGRAPH_EXAMPLES_GRAPH_TOOL_SHOW_HPP
#define EVERGRAPH_EXAMPLES_GRAPH_TOOL_SHOW_HPP

#include <iostream>

#include <evergraph_tf.hpp>

#include "command_line.hpp"
#include "input.hpp"

namespace graph_tool {

inline int show(const arguments& args) {
    const auto model = read_model(args.files[0]);
    if (!model) return report(model.error(), unreadable);
    if (!args.has("--dot") && !args.has("--tag")) {
        std::cout << eg::listing(model->model);
        return done;
    }
    const auto m = eg::find_meta_graph(model->model, args.values("--tag"));
    if (!m) return report({m.error()}, unreadable);
    if (!args.has("--dot")) {
        std::cout << eg::listing(**m);
        return done;
    }
    const auto g = eg::build_graph((*m)->graph.value_or(eg::graph_def{}));
    if (!g) return report(g.error(), refused);
    std::cout << eg::to_dot(*g);
    return done;
}

inline const command show_command{"show", 1, 1, {"--dot", "--tag="}, "show IN [--dot] [--tag TAG]...\n", show};

}  // namespace graph_tool

#endif
