// SPDX-License-Identifier: BSL-1.0
// migration_course: what all nodes of a migration share: the table, where it goes, what was found.
#ifndef EVERGRAPH_PASS_MIGRATION_COURSE_HPP
#define EVERGRAPH_PASS_MIGRATION_COURSE_HPP

#include <cstddef>
#include <cstdint>
#include <map>
#include <span>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "../graph/check_attr.hpp"
#include "../ops/op_definition.hpp"
#include "../ops/schema_gap.hpp"
#include "apply_steps.hpp"
#include "migration_scope.hpp"

namespace evergraph {

// What all nodes of a migration share: the table, where it goes, and what was found out before.
class migration_course {
 public:
    migration_course(table_view ops, std::int32_t producer, std::int32_t target)
        : ops_(ops), producer_(producer), target_(target) {}

    table_view ops() const noexcept { return ops_; }
    std::int32_t producer() const noexcept { return producer_; }
    std::int32_t target() const noexcept { return target_; }

    schema_gap gap(const op_definition& from, const op_definition& to) {
        const auto [at, is_new] = gaps_.try_emplace({&from, &to});
        if (is_new) at->second = gap_between(from, to, gap_measure::graphs);
        return at->second;
    }

    // The last definitions of the ops that become this one.
    std::span<const op_definition* const> predecessors_of(std::string_view op) {
        if (before_.empty()) {
            const auto rows = ops_.rows();
            for (std::size_t i = 0; i < rows.size(); ++i) {
                const bool is_last = i + 1 == rows.size() || rows[i + 1].name != rows[i].name;
                const bool elsewhere = !rows[i].successor.empty() && rows[i].successor != rows[i].name;
                if (is_last && elsewhere) before_[rows[i].successor].push_back(&rows[i]);
            }
        }
        const auto at = before_.find(op);
        return at == before_.end() ? std::span<const op_definition* const>{} : at->second;
    }

    // The target is the number of graphs that do not say who wrote them: they may hold any op.
    bool says_nothing() const noexcept { return target_ == ops_.unversioned(); }

    // The definition that holds at the target; null if the op was not there or may not be used.
    const op_definition* goal_among(std::span<const op_definition> versions) const {
        if (says_nothing()) return versions.empty() ? nullptr : &versions.back();
        const op_definition* goal = nullptr;
        for (const op_definition& d : versions) {
            if (d.since <= target_) goal = &d;
        }
        const bool gone = goal != nullptr && (target_ > goal->until || goal->is_deprecated_at(target_));
        return gone ? nullptr : goal;
    }

    // The definition that a node was written for. What the producer says counts if the node's shape
    // agrees; else the newest that the shape fits. In a function its users name its outputs.
    const op_definition* definition_of(const node_def& n,
                                       std::span<const std::string> outputs = {}) const {
        const auto versions = ops_.versions_of(n.op);
        if (versions.empty()) return nullptr;
        std::size_t own = versions.size() - 1;
        if (producer_ != ops_.unversioned() && producer_ >= versions.front().since) {
            while (versions[own].since > producer_) --own;
            if (fits(n, versions[own]) && has_all(versions[own], outputs)) return &versions[own];
        } else if (const op_definition* old = reread_among(n, versions)) {
            return old;
        }
        for (const bool named : {true, false}) {
            for (std::size_t i = versions.size(); i-- > 0;) {
                if (fits(n, versions[i]) && (!named || has_all(versions[i], outputs))) {
                    return &versions[i];
                }
            }
        }
        return &versions[own];
    }

 private:
    static bool has_all(const op_definition& op, std::span<const std::string> outputs) {
        return std::all_of(outputs.begin(), outputs.end(), [&](const std::string& wanted) {
            return std::any_of(op.outputs.begin(), op.outputs.end(),
                               [&](const port_def& p) { return p.name == wanted; });
        });
    }

    // A node without a version that holds a value which readers of such graphs still read as of old.
    static const op_definition* reread_among(const node_def& n,
                                             std::span<const op_definition> versions) {
        for (const op_definition& d : versions) {
            for (const migration_step& step : d.to_next) {
                const attr_def* def = d.attr(step.name);
                const attr_value* held = n.attrs.find(step.name);
                if (step.kind != step_kind::attr_reread || def == nullptr || held == nullptr) continue;
                if (detail::value_from_text(*def, step.was) == *held && fits(n, d)) return &d;
            }
        }
        return nullptr;
    }

    static bool fits(const node_def& n, const op_definition& op) {
        for (const named_attr& a : n.attrs) {
            if (a.name.starts_with('_')) continue;
            const attr_def* def = op.attr(a.name);
            if (def == nullptr) return false;
            if (a.value.as<attr_placeholder>() == nullptr && check_attr(n, *def, a.value)) {
                return false;
            }
        }
        for (const attr_def& def : op.attrs) {
            if (!def.has_default && n.attrs.find(def.name) == nullptr) return false;
        }
        return port_counts(op, op.inputs, n.attrs, data_inputs_of(n)).has_value();
    }

    table_view ops_;
    std::int32_t producer_;
    std::int32_t target_;
    std::map<std::pair<const op_definition*, const op_definition*>, schema_gap> gaps_;
    std::unordered_map<std::string_view, std::vector<const op_definition*>> before_;
};

}  // namespace evergraph

#endif
