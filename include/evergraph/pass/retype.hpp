// SPDX-License-Identifier: BSL-1.0
// retype: follows values whose type a migration changed to the nodes that pass them on.
#ifndef EVERGRAPH_PASS_RETYPE_HPP
#define EVERGRAPH_PASS_RETYPE_HPP

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "../base/problem.hpp"
#include "../graph/graph_def.hpp"
#include "../ops/op_definition.hpp"
#include "../ops/port_types.hpp"
#include "apply_steps.hpp"
#include "migrate_node.hpp"
#include "migration_scope.hpp"
#include "node_rewrite.hpp"
#include "renamed_outputs.hpp"

namespace evergraph {

// Whether a user of the old node meets other types at its outputs.
inline bool output_types_differ(const node_group& group) {
    const defined_node& now = group.nodes.back();
    if (group.old_definition == nullptr || now.definition == nullptr) return false;
    if (group.old_definition == now.definition && group.old->attrs == now.node.attrs) return false;
    const auto before =
        types_of(*group.old_definition, group.old_definition->outputs, group.old->attrs);
    const auto after = types_of(*now.definition, now.definition->outputs, now.node.attrs);
    if (!before || !after) return false;
    const std::int64_t common = std::min({before->size(), after->size(), std::int64_t{4096}});
    for (std::int64_t i = 0; i < common; ++i) {
        if ((*before)[i] != (*after)[i]) return true;
    }
    return false;
}

namespace detail {

class retyping {
 public:
    retyping(std::vector<node_group>& groups, migration_scope& scope, migration_course& course,
             problems& found)
        : groups_(groups), scope_(scope), course_(course), found_(found) {}

    void run() {
        for (std::size_t g = 0; g < groups_.size(); ++g) {
            const auto& nodes = groups_[g].nodes;
            if (!nodes.empty()) owners_.emplace(groups_[g].old->name, g);
            for (std::size_t i = 0; i < nodes.size(); ++i) {
                for (const std::string& input : nodes[i].node.inputs) {
                    if (is_control_input(input)) break;
                    users_[std::string{scope_.place_of(input).node}].push_back({g, i});
                }
            }
        }
        for (std::size_t g = 0; g < groups_.size(); ++g) {
            if (!groups_[g].nodes.empty() && output_types_differ(groups_[g])) open_.push_back(g);
        }
        while (!open_.empty()) {
            const std::size_t g = open_.back();
            open_.pop_back();
            follow(groups_[g].nodes.back());
        }
    }

 private:
    struct user {
        std::size_t group;
        std::size_t node;
    };

    void follow(const defined_node& source) {
        const auto users = users_.find(source.node.name);
        if (users == users_.end() || source.definition == nullptr) return;
        const auto types =
            types_of(*source.definition, source.definition->outputs, source.node.attrs);
        if (!types) return;
        for (const user& u : users->second) pass_on(source, *types, u);
    }

    std::optional<std::int64_t> flat_index(const defined_node& source, const port_types& types,
                                           const output_place& place) const {
        if (!scope_.is_function()) return place.index;
        for (std::int64_t i = 0; i < types.size(); ++i) {
            if (types.port_of(i) == place.port) return i + place.index;
        }
        // Not renamed yet: outputs keep their order, and these ports hold one value each.
        if (const node_def* old = scope_.find(source.node.name)) {
            if (const op_definition* was = course_.definition_of(*old)) {
                for (std::size_t i = 0; i < was->outputs.size(); ++i) {
                    if (was->outputs[i].name == place.port) return static_cast<std::int64_t>(i);
                }
            }
        }
        return std::nullopt;
    }

    void pass_on(const defined_node& source, const port_types& types, const user& u) {
        defined_node& n = groups_[u.group].nodes[u.node];
        for (std::size_t slot = 0; slot < data_inputs_of(n.node); ++slot) {
            const output_place place = scope_.place_of(n.node.inputs[slot]);
            if (place.node != source.node.name) continue;
            const auto index = flat_index(source, types, place);
            if (index && *index < types.size()) take(u, slot, types[*index]);
        }
    }

    void take(const user& u, std::size_t slot, dtype type) {
        node_group& group = groups_[u.group];
        defined_node& n = group.nodes[u.node];
        const auto counts = n.definition == nullptr
                                ? std::nullopt
                                : port_counts(*n.definition, n.definition->inputs, n.node.attrs,
                                              data_inputs_of(n.node));
        if (!counts) return refuse(n, type);
        std::size_t first = 0;
        for (std::size_t i = 0; i < counts->size(); first += (*counts)[i++]) {
            if (slot < first + (*counts)[i])
                return set(u, n.definition->inputs[i], slot - first, type);
        }
    }

    void set(const user& u, const port_def& port, std::size_t place, dtype type) {
        node_group& group = groups_[u.group];
        defined_node& n = group.nodes[u.node];
        if (port.type_attr.empty() && port.type_list_attr.empty() &&
            (port.type != base_of(type) || (port.is_ref && !is_ref(type)))) {
            if (step_on(n, port.name, step_kind::input_retyped) == nullptr) return refuse(n, type);
            return follow_inputs(u);
        }
        const bool loses_ref = port.is_ref && !is_ref(type);
        if (loses_ref && !drop_ref(n)) return refuse(n, type);
        bool changes = loses_ref;
        if (!port.type_attr.empty()) {
            const dtype* now = n.node.attrs.find_as<dtype>(port.type_attr);
            if (now == nullptr) return refuse(n, type);
            if (*now != base_of(type)) {
                if (!allows(*n.definition->attr(port.type_attr), type)) return refuse(n, type);
                n.node.attrs.set(std::string{port.type_attr}, base_of(type));
                changes = true;
            }
        } else if (!port.type_list_attr.empty()) {
            const attr_list* now = n.node.attrs.find_as<attr_list>(port.type_list_attr);
            if (now == nullptr || place >= now->type.size()) return refuse(n, type);
            if (now->type[place] != base_of(type)) {
                attr_list list = *now;
                list.type[place] = base_of(type);
                n.node.attrs.set(std::string{port.type_list_attr}, std::move(list));
                changes = true;
            }
        }
        if (!changes) return;
        if (!group.is_changed)
            group.steps.push_back("it passes on a value of type " + name_of(type));
        group.is_changed = true;
        open_.push_back(u.group);
    }

    static const migration_step* step_on(const defined_node& n, std::string_view name,
                                         step_kind kind) {
        if (n.definition == nullptr) return nullptr;
        for (const migration_step& step : n.definition->steps) {
            if (step.kind == kind && step.name == name) return &step;
        }
        return nullptr;
    }

    // The node becomes the op that takes values of the new type: ReaderRead becomes ReaderReadV2.
    bool become_successor(std::size_t g, std::size_t i) {
        node_group& group = groups_[g];
        defined_node& n = group.nodes[i];
        const auto versions = course_.ops().versions_of(n.definition->successor);
        if (versions.empty()) return false;
        node_rewrite rewrite{scope_, course_.ops(), n, versions.back()};
        if (!apply_steps(rewrite, n.definition->steps) || !rewrite.next() ||
            !rewrite.made().empty()) {
            return false;
        }
        group.steps.push_back(n.node.op + " becomes " + rewrite.next()->op +
                              ", as its neighbours do");
        group.is_changed = true;
        n.node = std::move(*rewrite.next());
        n.definition = &versions.back();
        open_.push_back(g);
        return true;
    }

    // And its other sources must give what it takes now: the queue of a reader is a resource too.
    void follow_inputs(const user& u) {
        defined_node& n = groups_[u.group].nodes[u.node];
        if (!become_successor(u.group, u.node)) return refuse(n, n.definition->inputs.front().type);
        const auto types = types_of(*n.definition, n.definition->inputs, n.node.attrs);
        for (std::int64_t slot = 0; types && slot < types->size(); ++slot) {
            const output_place place =
                scope_.place_of(n.node.inputs[static_cast<std::size_t>(slot)]);
            const auto source = owners_.find(place.node);
            if (source == owners_.end()) continue;
            defined_node& from = groups_[source->second].nodes.back();
            if (from.definition == nullptr) continue;
            const auto given =
                types_of(*from.definition, from.definition->outputs, from.node.attrs);
            const auto index = given ? flat_index(from, *given, place) : std::nullopt;
            if (!index || *index >= given->size() || may_feed((*given)[*index], (*types)[slot]))
                continue;
            const std::string_view port = given->port_of(*index);
            if (step_on(from, port, step_kind::output_retyped) == nullptr ||
                !become_successor(source->second, groups_[source->second].nodes.size() - 1)) {
                refuse(n, (*given)[*index]);
            }
        }
    }

    static bool allows(const attr_def& def, dtype type) {
        return !def.restricts_types || def.allowed_types.contains(base_of(type));
    }

    // RefEnter becomes Enter.
    bool drop_ref(defined_node& n) const {
        if (!n.node.op.starts_with("Ref")) return false;
        const auto versions = course_.ops().versions_of(std::string_view{n.node.op}.substr(3));
        if (versions.empty()) return false;
        n.node.op = versions.back().name;
        n.definition = &versions.back();
        return true;
    }

    void refuse(const defined_node& n, dtype type) {
        problem p = problem_at(n.node, problem_kind::no_migration, status_code::failed_precondition,
                               "an input that becomes " + name_of(type),
                               "an op that takes this type", "keep its source out with a pin");
        if (scope_.is_function()) p.node = scope_.function() + "/" + p.node;
        if (std::find(found_.begin(), found_.end(), p) == found_.end())
            found_.push_back(std::move(p));
    }

    std::vector<node_group>& groups_;
    migration_scope& scope_;
    migration_course& course_;
    problems& found_;
    std::unordered_map<std::string, std::vector<user>> users_;
    std::unordered_map<std::string_view, std::size_t> owners_;
    std::vector<std::size_t> open_;
};

}  // namespace detail

// Nodes that pass such a value on, Identity, Enter, Switch and the like, get the new type.
inline void retype(std::vector<node_group>& groups, migration_scope& scope,
                   migration_course& course, problems& found) {
    detail::retyping{groups, scope, course, found}.run();
}

}  // namespace evergraph

#endif
