// SPDX-License-Identifier: BSL-1.0
// ops: lists the definitions of ops.
#ifndef EVERGRAPH_EXAMPLES_GRAPH_TOOL_OPS_HPP
#define EVERGRAPH_EXAMPLES_GRAPH_TOOL_OPS_HPP

#include <cstddef>
#include <iostream>
#include <optional>
#include <string>

#include <evergraph_tf.hpp>

#include "command_line.hpp"

namespace graph_tool {

// What changed between two versions, and the release that such a change asks for.
inline int diff(const arguments& args, const std::string& op) {
    const auto to = args.files.empty() ? std::nullopt : arguments::number_of(args.files[0]);
    if (!to) return misused("--diff needs two versions");
    const eg::table_at old{eg::tf::dialect::ops, *args.number("--diff")};
    const eg::table_at now{eg::tf::dialect::ops, *to};
    eg::for_each_difference(old, now, [&](const eg::op_difference& d) {
        if (op.empty() || d.op == op) std::cout << eg::text(d);
    });
    if (!op.empty()) return done;
    const eg::bump_verdict verdict = eg::required_bump(old, now);
    std::cout << "asks for a " << eg::name_of(verdict.level) << " release";
    if (!verdict.text.empty()) std::cout << ": " << verdict.text.view();
    std::cout << "\n";
    return done;
}

// Of several definitions that begin at one version, the last is in force.
inline int ops(const arguments& args) {
    if (!args.number("--diff") && !args.files.empty()) return misused("ops takes no file names");
    const std::string op = args.value("--op");
    const eg::table_view known = eg::tf::dialect::ops;
    const auto rows = op.empty() ? known.rows() : known.versions_of(op);
    if (rows.empty()) {
        std::cerr << "graph_tool: no op of any version is named " << eg::printable(op) << "\n";
        return refused;
    }
    if (args.number("--diff")) return diff(args, op);
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
    "ops", 0, 1, {"--at#", "--op=", "--diff#"},
    "ops [--at N] [--op NAME]\n       graph_tool ops --diff A B [--op NAME]\n", ops};

}  // namespace graph_tool

#endif
