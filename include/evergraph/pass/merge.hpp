// SPDX-License-Identifier: BSL-1.0
// merge: imports a graph into another of a different age, with both brought to one version first.
#ifndef EVERGRAPH_PASS_MERGE_HPP
#define EVERGRAPH_PASS_MERGE_HPP

#include <cstdint>
#include <utility>

#include "../base/expected.hpp"
#include "../base/problem.hpp"
#include "../graph/build_graph.hpp"
#include "../graph/graph.hpp"
#include "../graph/graph_def.hpp"
#include "../ops/op_definition.hpp"
#include "../ops/version_policy.hpp"
#include "import_graph.hpp"
#include "import_options.hpp"
#include "migrate.hpp"
#include "migration_plan.hpp"

namespace evergraph {

enum class version_merge : std::uint8_t {
    // As TensorFlow: the versions are merged and the nodes stay as they came (see merge_versions).
    // If the two ages differ, what one of the graphs means may change.
    stated,
    // Both are migrated to the current version first; nothing changes its meaning. The target is
    // then a new graph: ids from before do not hold.
    migrated,
};

struct merged_graph {
    import_result imported;
    migration_plan of_target;  // what the migrations did; nothing if versions are merged as stated
    migration_plan of_import;
};

// On failure both graphs are as they were, with the problems of both migrations.
inline expected<merged_graph, problems> merge(graph& target, graph_def def, table_view ops,
                                              const version_policy& policy, version_merge how,
                                              const import_options& import = {},
                                              migration_options migration = {}) {
    const version_window reader{policy.current, policy.min_producer};
    merged_graph out;
    if (how == version_merge::stated) {
        auto done = import_graph(target, std::move(def), ops, reader, import);
        if (!done) return unexpected<problems>{std::move(done).error()};
        out.imported = std::move(*done);
        return out;
    }
    migration.target = policy.current;
    auto old = migrate(to_graph_def(target), ops, policy, migration);
    auto added = migrate(def, ops, policy, migration);
    problems found;
    if (!old) found = std::move(old).error();
    if (!added) found.insert(found.end(), added.error().begin(), added.error().end());
    if (!found.empty()) return unexpected<problems>{std::move(found)};
    auto made = build_graph(std::move(old->graph), true);
    if (!made) return unexpected<problems>{std::move(made).error()};
    auto done = import_graph(*made, std::move(added->graph), ops, reader, import);
    if (!done) return unexpected<problems>{std::move(done).error()};
    out.imported = std::move(*done);
    out.of_target = std::move(old->plan);
    out.of_import = std::move(added->plan);
    target = std::move(*made);
    return out;
}

}  // namespace evergraph

#endif
