// SPDX-License-Identifier: BSL-1.0
// convert: writes a graph or a model in another form.
#ifndef EVERGRAPH_EXAMPLES_GRAPH_TOOL_CONVERT_HPP
#define EVERGRAPH_EXAMPLES_GRAPH_TOOL_CONVERT_HPP

#include <cstddef>
#include <iostream>

#include <evergraph_tf.hpp>

#include "command_line.hpp"
#include "input.hpp"

namespace graph_tool {

inline int convert(const arguments& args) {
    const auto model = read_model(args.files[0]);
    if (!model) return report(model.error(), unreadable);
    const auto written = write_model(*model, args.values("--tag"), args.files[1]);
    if (!written) {
        const bool file = written.error().at(0).kind == eg::problem_kind::file_not_written;
        return report(written.error(), file ? unreadable : refused);
    }
    std::size_t nodes = 0;
    for (const eg::meta_graph& m : model->model.meta_graphs) {
        if (m.graph) nodes += m.graph->nodes.size();
    }
    std::cout << nodes << " nodes -> " << args.files[1] << "\n";
    return done;
}

inline const command convert_command{
    "convert", 2, 2, {"--tag="}, "convert IN OUT [--tag TAG]...\n", convert};

}  // namespace graph_tool

#endif
