// SPDX-License-Identifier: BSL-1.0
// migrate: moves a graph to another version of TensorFlow's ops.
#ifndef EVERGRAPH_EXAMPLES_GRAPH_TOOL_MIGRATE_HPP
#define EVERGRAPH_EXAMPLES_GRAPH_TOOL_MIGRATE_HPP

#include <iostream>
#include <string>
#include <utility>

#include <evergraph_tf.hpp>

#include "command_line.hpp"
#include "input.hpp"

namespace graph_tool {

// The graph of the tags within the model; null if there is none.
inline eg::graph_def* graph_within(eg::saved_model_folder& model, const arguments& args) {
    const auto found = eg::find_meta_graph(model.model, args.values("--tag"));
    if (!found) return nullptr;
    for (eg::meta_graph& m : model.model.meta_graphs) {
        if (&m == *found && m.graph) return &*m.graph;
    }
    return nullptr;
}

// A pin names a node, an op, or with a `>` at its end a domain of ops.
inline eg::migration_options migration_of(const arguments& args) {
    eg::migration_options how;
    how.target = args.number("--to");
    for (const std::string& pin : args.values("--pin")) {
        if (pin.ends_with('>')) {
            how.pinned.domains.push_back(pin.substr(0, pin.size() - 1));
        } else {
            how.pinned.nodes.push_back(pin);
            how.pinned.ops.push_back(pin);
        }
    }
    return how;
}

inline int migrate(const arguments& args) {
    const bool dry = args.has("--dry-run");
    if (dry != (args.files.size() == 1))
        return misused("migrate needs OUT, or --dry-run without it");
    auto model = read_model(args.files[0]);
    if (!model) return report(model.error(), unreadable);
    eg::graph_def* g = graph_within(*model, args);
    if (g == nullptr) return report(read_graph(args).error(), unreadable);
    const eg::migration_options how = migration_of(args);
    const eg::migration_plan plan = eg::plan_migration<eg::tf::dialect>(*g, how);
    std::cout << (args.has("--json") ? eg::to_json(plan) + "\n" : eg::text(plan));
    if (!plan.ok()) return report(plan.found, refused);
    if (dry) return done;
    auto migrated = eg::migrate<eg::tf::dialect>(*g, how);
    if (!migrated) return report(migrated.error(), refused);
    *g = std::move(migrated->graph);
    const auto written = write_model(*model, args.values("--tag"), args.files[1]);
    return written ? done : report(written.error(), unreadable);
}

inline const command migrate_command{
    "migrate",
    1,
    2,
    {"--to#", "--pin=", "--dry-run", "--json", "--tag="},
    "migrate IN OUT [--to N] [--pin NAME]... [--json] [--tag TAG]...\n"
    "       graph_tool migrate IN --dry-run [--to N] [--pin NAME]... [--json] [--tag TAG]...\n",
    migrate};

}  // namespace graph_tool

#endif
