// SPDX-License-Identifier: BSL-1.0
// migrate_lines: moves a graph of several dialects, each along its own line of versions.
#ifndef EVERGRAPH_PASS_MIGRATE_LINES_HPP
#define EVERGRAPH_PASS_MIGRATE_LINES_HPP

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <vector>

#include "../base/expected.hpp"
#include "../base/problem.hpp"
#include "../format/function_names.hpp"
#include "../graph/graph_def.hpp"
#include "../version/check_versions.hpp"
#include "check_lines.hpp"
#include "dialect_lines.hpp"
#include "migrate.hpp"
#include "migration_plan.hpp"

namespace evergraph {

// Where each line goes, by name; a line that is not named goes to its policy's current version.
struct line_migration_options {
    std::map<std::string, std::int32_t, std::less<>> targets = {};
    migration_options each = {};  // but for its target, producer and stamp, which are the lines' own
    unknown_dialects strangers = unknown_dialects::refuse;
};

struct migrated_lines {
    graph_def graph;
    std::map<std::string, migration_plan, std::less<>> plans;  // of each line that has nodes
};

// A dry run of all lines.
struct line_plans {
    std::map<std::string, migration_plan, std::less<>> plans;
    problems found;  // what stands in the way of any line, and dialects that are not at hand
    bool ok() const noexcept { return found.empty(); }
};

namespace detail {

class line_migration {
 public:
    line_migration(const graph_def& g, std::span<const dialect_line> lines,
                   const line_migration_options& options)
        : lines_(lines), options_(options), finder_(lines), graph_(g), used_(lines.size(), false) {
        take(for_each_node(g, [&](const node_def& n, const std::string& function) {
            const std::size_t line = finder_.line_of(n);
            owners_[place_of(function, n)] = line;
            if (line < lines.size()) used_[line] = true;
        }));
        if (options.strangers == unknown_dialects::refuse) take(missing_dialects(g, lines));
        if (options.each.unknown == unknown_ops::refuse) refuse_unknown_ops();
    }

    void run() {
        for (std::size_t i = 0; i < lines_.size(); ++i) {
            if (used_[i] || i == 0) migrate_line(i);
        }
    }

    line_plans& plans() noexcept { return out_; }
    graph_def& graph() noexcept { return graph_; }

 private:
    void take(problems found) { out_.found.insert(out_.found.end(), found.begin(), found.end()); }

    // Each line's migration keeps what its table lacks, since it may be another line's.
    void refuse_unknown_ops() {
        const std::vector<std::string> names = function_names(graph_);
        const std::unordered_set<std::string_view> functions(names.begin(), names.end());
        for_each_node(graph_, [&](const node_def& n, const std::string& function) {
            const std::size_t line = finder_.line_of(n);
            if (line >= lines_.size() || lines_[line].ops.contains(n.op)) return;
            if (functions.count(n.op) != 0) return;
            problem p = problem_at(
                n, problem_kind::unknown_op, status_code::not_found, "'" + n.op + "'",
                "an op of the dialect or a function of the graph", "use a table with the op");
            p.node = place_of(function, n);
            out_.found.push_back(std::move(p));
        });
    }

    // "f/n" for node n of function f.
    static std::string place_of(const std::string& function, const node_def& n) {
        return function.empty() ? n.name : function + "/" + n.name;
    }

    void migrate_line(std::size_t which) {
        const dialect_line& line = lines_[which];
        version_def now = versions_of_line(graph_, lines_, which)
                              .value_or(version_def{line.policy.current, 0, {}, {}});
        migration_options how = options_.each;
        const auto asked = options_.targets.find(line.name);
        how.target = asked == options_.targets.end() ? line.policy.current : asked->second;
        how.unknown = unknown_ops::keep;
        if (which != 0) {
            const std::string title = "dialect '" + std::string{line.name} + "'";
            const version_window window{line.policy.current, line.policy.min_producer};
            if (auto p = check_versions(now, window, {title, "graph"})) take({*p});
            how.producer = now.producer;
            how.stamp = false;
            // Marks stay out of what is migrated: on the way back they would be others.
            change_nodes(graph_, [&](node_def& n, const std::string&) {
                return line_name_of(n) == line.name && clear_line(n);
            });
        }
        pin_others(which, how);
        if (!migrate_with(line, how) || which == 0) return;
        now.producer = *how.target;
        now.min_consumer = std::min(now.min_consumer, now.producer);
        mark(which, now);
    }

    // Nodes of other lines whose op this table has as well.
    void pin_others(std::size_t which, migration_options& how) {
        for_each_node(graph_, [&](const node_def& n, const std::string& function) {
            const auto owner = owners_.find(place_of(function, n));
            const bool own = owner == owners_.end() || owner->second == which;
            if (!own && lines_[which].ops.contains(n.op)) {
                how.pinned.nodes.push_back(place_of(function, n));
            }
        });
    }

    bool migrate_with(const dialect_line& line, const migration_options& how) {
        auto done = migrate(graph_, line.ops, line.policy, how);
        migration_plan plan =
            done ? std::move(done->plan) : plan_migration(graph_, line.ops, line.policy, how);
        if (done) {
            graph_ = std::move(done->graph);
        } else {
            take(plan.found);
        }
        out_.plans[std::string{line.name}] = std::move(plan);
        return done.has_value();
    }

    // Nodes that the migration added are of the line as well.
    void mark(std::size_t which, const version_def& versions) {
        change_nodes(graph_, [&](node_def& n, const std::string& function) {
            const auto owner = owners_.find(place_of(function, n));
            const std::size_t line = owner == owners_.end() ? finder_.line_of(n) : owner->second;
            if (line != which) return false;
            set_line(n, lines_[which].name, versions);
            return true;
        });
    }

    std::span<const dialect_line> lines_;
    const line_migration_options& options_;
    line_finder finder_;
    graph_def graph_;
    std::vector<bool> used_;                               // lines that have nodes
    std::unordered_map<std::string, std::size_t> owners_;  // the line of each node
    line_plans out_;
};

}  // namespace detail

// A dry run: each line by itself, one after the other.
inline line_plans plan_migration(const graph_def& g, std::span<const dialect_line> lines,
                                 const line_migration_options& options = {}) {
    detail::line_migration migration{g, lines, options};
    migration.run();
    return std::move(migration.plans());
}

// All lines or none. Nodes of dialects that are kept though nobody knows them stay as they are.
inline expected<migrated_lines, problems> migrate(const graph_def& g,
                                                  std::span<const dialect_line> lines,
                                                  const line_migration_options& options = {}) {
    detail::line_migration migration{g, lines, options};
    migration.run();
    line_plans& done = migration.plans();
    if (!done.ok()) return unexpected<problems>{std::move(done.found)};
    return migrated_lines{std::move(migration.graph()), std::move(done.plans)};
}

}  // namespace evergraph

#endif
