// SPDX-License-Identifier: BSL-1.0
// convert: writes a graph in another format.
#ifndef EVERGRAPH_EXAMPLES_GRAPH_TOOL_CONVERT_HPP
#define EVERGRAPH_EXAMPLES_GRAPH_TOOL_CONVERT_HPP

#include <iostream>

#include <evergraph_tf.hpp>

#include "command_line.hpp"

namespace graph_tool {

inline int convert(const arguments& args) {
    const auto def = eg::read_graph_file(args.files[0]);
    if (!def) return report(def.error(), unreadable);
    const auto bytes = eg::write_graph(*def, eg::graph_kind_of(args.files[1]));
    const auto written =
        bytes ? eg::write_file(args.files[1], *bytes) : eg::unexpected{bytes.error()};
    if (!written) return report({written.error()}, unreadable);
    std::cout << def->nodes.size() << " nodes, " << bytes->size() << " bytes -> " << args.files[1]
              << "\n";
    return done;
}

inline const command convert_command{"convert", 2, 2, {}, "convert IN OUT\n", convert};

}  // namespace graph_tool

#endif
