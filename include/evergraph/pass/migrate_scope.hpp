// SPDX-License-Identifier: BSL-1.0
// migrate_scope: migrates the nodes of a graph or of one function's body, all or none.
#ifndef EVERGRAPH_PASS_MIGRATE_SCOPE_HPP
#define EVERGRAPH_PASS_MIGRATE_SCOPE_HPP

#include <algorithm>
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <vector>

#include "../base/problem.hpp"
#include "../graph/graph_def.hpp"
#include "../ops/op_definition.hpp"
#include "migrate_node.hpp"
#include "migration_plan.hpp"
#include "migration_scope.hpp"
#include "node_rewrite.hpp"
#include "provenance.hpp"
#include "renamed_outputs.hpp"
#include "retype.hpp"

namespace evergraph {

// The names of the graph's functions, which are ops of their own.
using function_set = std::unordered_set<std::string_view>;

class scope_migration {
 public:
    scope_migration(migration_course& course, const migration_options& options,
                    const function_set& functions, std::span<const node_def> nodes,
                    std::string function, migration_plan& plan)
        : course_(course),
          options_(options),
          functions_(functions),
          scope_(nodes, std::move(function)),
          plan_(plan) {}

    // Outputs that the function returns, as it names them.
    void add_results(std::vector<std::string> results) { scope_.add_results(std::move(results)); }

    void run() {
        find_added();
        find_restored();
        for (const node_def& n : scope_.nodes()) groups_.push_back(migrated(n));
        if (retyped_) retype(groups_, scope_, course_, plan_.found);
        if (scope_.is_function()) rename_inputs();
        if (options_.provenance) keep_origins();
        for (const node_group& group : groups_) {
            if (group.is_changed) plan_.changes.push_back(change_of(group));
        }
    }

    // One group for each old node, in their order; empty where a node has gone.
    std::vector<node_def> take_nodes() {
        std::vector<node_def> out;
        for (node_group& group : groups_) {
            for (defined_node& n : group.nodes) out.push_back(std::move(n.node));
        }
        return out;
    }
    // How many nodes stand in the place of old node i.
    std::size_t count_of(std::size_t i) const { return groups_[i].nodes.size(); }
    std::string renamed(std::string_view input) const { return names_.renamed(scope_, input); }

 private:
    // Nodes that an earlier migration added stand apart: they go when their node is restored.
    void find_added() {
        for (const node_def& n : scope_.nodes()) {
            if (const auto* owner = n.attrs.find_as<std::string>(made_for_attr)) {
                added_[*owner].push_back(&n);
            }
        }
        if (added_.empty()) return;
        for (const node_def& n : scope_.nodes()) {
            const auto* made_for = n.attrs.find_as<std::string>(made_for_attr);
            const std::string_view group = made_for == nullptr ? n.name : *made_for;
            for (const std::string& input : n.inputs) {
                const std::string_view text = input;
                const node_def* source = scope_.find(
                    is_control_input(text) ? text.substr(1) : scope_.place_of(text).node);
                const auto* owner =
                    source == nullptr ? nullptr : source->attrs.find_as<std::string>(made_for_attr);
                if (owner != nullptr && *owner != group) shared_.insert(*owner);
            }
        }
    }

    node_group migrated(const node_def& n) {
        node_group group;
        group.old = &n;
        if (gone_.count(n.name) != 0) return group;
        const op_definition* definition = course_.definition_of(
            n, scope_.is_function() ? scope_.used_ports(n.name) : std::span<const std::string>{});
        group.old_definition = definition;
        group.nodes.push_back({n, definition});
        if (is_pinned(n)) return warned(n, std::move(group));
        if (restore(n, group)) return group;
        if (definition == nullptr) {
            if (functions_.count(n.op) == 0 && options_.unknown == unknown_ops::refuse) {
                plan_.found.push_back(
                    problem_at(n, problem_kind::unknown_op, status_code::not_found,
                               "'" + n.op + "'", "an op of the table or a function of the graph",
                               "use a table with the op, or let unknown ops pass"));
            }
            return group;
        }
        // What is there already and stays as it is: most nodes of most graphs.
        const op_definition* goal = course_.goal_among(course_.ops().versions_of(n.op));
        if (goal == definition && course_.target() >= course_.producer()) return group;
        node_migration way{course_, scope_, {n, definition}};
        if (!way.run()) {
            for (problem& p : way.found) plan_.found.push_back(located(std::move(p)));
            return group;
        }
        take(way, group);
        return group;
    }

    void take(node_migration& way, node_group& group) {
        const node_def& n = *group.old;
        if (way.result().node == n && way.added.empty()) {
            group.nodes.front().definition = way.result().definition;
            note_types(group);
            return;
        }
        group.is_changed = true;
        group.nodes = std::move(way.added);
        for (defined_node& helper : group.nodes) {
            if (options_.provenance) helper.node.attrs.set(std::string{made_for_attr}, n.name);
        }
        group.nodes.push_back(way.result());
        group.steps = std::move(way.steps);
        group.lost = std::move(way.lost);
        note_types(group);
    }

    void note_types(node_group& group) {
        if (output_types_differ(group)) retyped_ = true;
        if (scope_.is_function()) names_.add(group);
    }

    problem located(problem p) const {
        if (scope_.is_function()) p.node = scope_.function() + "/" + p.node;
        return p;
    }

    bool is_pinned(const node_def& n) const {
        const pins& kept = options_.pinned;
        const auto among = [](const std::vector<std::string>& all, std::string_view name) {
            return std::find(all.begin(), all.end(), name) != all.end();
        };
        const std::string place = scope_.is_function() ? scope_.function() + "/" + n.name : n.name;
        const std::string_view op = n.op;
        const std::size_t domain = op.find('>');
        return among(kept.nodes, place) || among(kept.ops, op) ||
               (domain != op.npos && among(kept.domains, op.substr(0, domain)));
    }

    node_group warned(const node_def& n, node_group group) {
        const auto versions = course_.ops().versions_of(n.op);
        if (!versions.empty() && course_.goal_among(versions) == nullptr) {
            plan_.warnings.push_back(located(problem_at(
                n, problem_kind::deprecated_op, status_code::unimplemented, "a pinned node",
                "an op that v" + std::to_string(course_.target()) + " has", "drop the pin")));
        }
        return group;
    }

    // Nodes that become what they were before, and what was added for them, which may stand before
    // or behind them.
    void find_restored() {
        for (const node_def& n : scope_.nodes()) {
            const auto origin = origin_of(n);
            if (!origin || origin->version != course_.target() || shared_.count(n.name) != 0 ||
                is_pinned(n)) {
                continue;
            }
            const auto at = added_.find(n.name);
            const std::span<const node_def* const> added =
                at == added_.end() ? std::span<const node_def* const>{} : at->second;
            auto was = restored_from(*origin, n, added);
            if (!was) continue;
            const auto versions = course_.ops().versions_of(was->op);
            const op_definition* definition =
                origin->definition < versions.size() ? &versions[origin->definition] : nullptr;
            restored_.emplace(n.name, defined_node{std::move(*was), definition});
            for (const node_def* helper : added) gone_.insert(helper->name);
        }
    }

    bool restore(const node_def& n, node_group& group) {
        const auto at = restored_.find(n.name);
        if (at == restored_.end()) return false;
        group.is_changed = group.is_restored = true;
        group.nodes.front() = std::move(at->second);
        group.steps.push_back("it becomes what it was at v" + std::to_string(course_.target()));
        note_types(group);
        return true;
    }

    void rename_inputs() {
        if (names_.empty()) return;
        for (node_group& group : groups_) {
            if (group.is_restored) continue;
            for (defined_node& n : group.nodes) {
                for (std::string& input : n.node.inputs) {
                    std::string now = names_.renamed(scope_, input);
                    if (now == input) continue;
                    input = std::move(now);
                    if (!group.is_changed) group.steps.push_back("an input's source has new names");
                    group.is_changed = true;
                }
            }
        }
    }

    void keep_origins() {
        for (node_group& group : groups_) {
            if (!group.is_changed || group.is_restored) continue;
            std::vector<const node_def*> added;
            for (const defined_node& n : group.nodes) {
                if (n.node.name != group.old->name) added.push_back(&n.node);
            }
            const auto versions = course_.ops().versions_of(group.old->op);
            const std::size_t place =
                versions.empty() || group.old_definition == nullptr
                    ? 0
                    : static_cast<std::size_t>(group.old_definition - versions.data());
            keep_origin(group.nodes.back().node, added, course_.producer(), place, *group.old);
        }
    }

    node_change change_of(const node_group& group) const {
        node_change change;
        change.function = scope_.function();
        change.node = group.old->name;
        change.op = group.old->op;
        change.new_op = group.nodes.back().node.op;
        change.steps = group.steps;
        change.lost = group.lost;
        change.restored = group.is_restored;
        for (const defined_node& n : group.nodes) {
            if (n.node.name != change.node) change.added.push_back(n.node.name);
        }
        return change;
    }

    migration_course& course_;
    const migration_options& options_;
    const function_set& functions_;
    migration_scope scope_;
    migration_plan& plan_;
    std::vector<node_group> groups_;
    renamed_outputs names_;
    std::unordered_map<std::string_view, std::vector<const node_def*>> added_;
    std::unordered_set<std::string_view> shared_;  // whose added nodes others use too
    std::unordered_set<std::string_view> gone_;
    std::unordered_map<std::string_view, defined_node> restored_;
    bool retyped_ = false;
};

}  // namespace evergraph

#endif
