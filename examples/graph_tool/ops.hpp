// SPDX-License-Identifier: BSL-1.0
// ops: lists the definitions of ops.
#ifndef EVERGRAPH_EXAMPLES_GRAPH_TOOL_OPS_HPP
#define EVERGRAPH_EXAMPLES_GRAPH_TOOL_OPS_HPP

#include <cstddef>
#include <iostream>
#include <string>

#include <evergraph_tf.hpp>

#include "command_line.hpp"

namespace graph_tool {

// Of several definitions that begin at one version, the last is in force.
inline int ops(const arguments& args) {
    const std::string op = args.value("--op");
    const eg::table_view known = eg::tf::dialect::ops;
    const auto rows = op.empty() ? known.rows() : known.versions_of(op);
    if (rows.empty()) {
        std::cerr << "graph_tool: no op of any version is named " << eg::printable(op) << "\n";
        return refused;
    }
    const bool all = !op.empty() && !args.number("--at");
    const int at = args.number("--at").value_or(eg::tf::policy.current);
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const bool follows = i + 1 < rows.size() && rows[i + 1].name == rows[i].name;
        const bool in_force = rows[i].since <= at && at <= rows[i].until &&
                              !(follows && rows[i + 1].since <= at);
        if (all || in_force) std::cout << eg::text(rows[i]);
    }
    return done;
}

inline const command ops_command{
    "ops", 0, 0, {"--at#", "--op="}, "ops [--at N] [--op NAME]\n", ops};

}  // namespace graph_tool

#endif
