// SPDX-License-Identifier: BSL-1.0
// needs: which versions of TensorFlow can say what a graph says.
#ifndef EVERGRAPH_EXAMPLES_GRAPH_TOOL_NEEDS_HPP
#define EVERGRAPH_EXAMPLES_GRAPH_TOOL_NEEDS_HPP

#include <iostream>

#include <evergraph_tf.hpp>

#include "command_line.hpp"
#include "input.hpp"

namespace graph_tool {

// The oldest release whose own version is at least this one.
inline void print_release(const eg::needs_report& report) {
    const eg::release* first =
        eg::tf::releases::first_reader(report.versions.producer, report.lowest_consumer());
    if (first != nullptr) std::cout << "TensorFlow " << first->version << " has all of it\n";
}

inline int needs(const arguments& args) {
    const auto g = read_graph(args);
    if (!g) return report(g.error(), unreadable);
    const eg::needs_report found = eg::what_it_needs(*g, eg::tf::rules);
    if (args.has("--json")) {
        std::cout << eg::to_json(found) << "\n";
    } else {
        std::cout << eg::text(found);
        if (found.ok()) print_release(found);
    }
    return report(found.found, found.ok() ? done : refused);
}

inline const command needs_command{
    "needs", 1, 1, {"--json", "--tag="}, "needs IN [--json] [--tag TAG]...\n", needs};

}  // namespace graph_tool

#endif
