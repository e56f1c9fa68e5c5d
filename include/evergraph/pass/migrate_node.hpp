// SPDX-License-Identifier: BSL-1.0
// migrate_node: takes one node through the history of its op, and of what that becomes, to a
// version.
#ifndef EVERGRAPH_PASS_MIGRATE_NODE_HPP
#define EVERGRAPH_PASS_MIGRATE_NODE_HPP

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "../base/problem.hpp"
#include "../graph/check_attr.hpp"
#include "../ops/op_definition.hpp"
#include "../ops/schema_gap.hpp"
#include "apply_steps.hpp"
#include "migration_course.hpp"
#include "migration_plan.hpp"
#include "migration_scope.hpp"
#include "node_rewrite.hpp"

namespace evergraph {

// One node under way. What it becomes, what comes with it, and what was done or is wrong.
class node_migration {
 public:
    node_migration(migration_course& course, migration_scope& scope, defined_node start)
        : course_(course), scope_(scope), current_(std::move(start)) {}

    // False if the node is refused.
    bool run() {
        if (!carry(current_)) return false;
        for (std::size_t i = 0; i < added.size(); ++i) {
            defined_node helper = std::move(added[i]);
            const bool carried = carry(helper);
            added[i] = std::move(helper);
            if (!carried) return false;
        }
        return true;
    }

    const defined_node& result() const noexcept { return current_; }

    std::vector<defined_node> added;
    std::vector<std::string> steps;
    std::vector<std::string> lost;
    problems found;

 private:
    bool carry(defined_node& n) {
        for (int moves = 0; moves < 64; ++moves) {
            const auto versions = course_.ops().versions_of(n.node.op);
            if (versions.empty()) return refuse(n, "an op of the table", "use a table with the op");
            if (const op_definition* goal = course_.goal_among(versions)) {
                const op_definition* other = other_meaning(versions, *n.definition, *goal);
                if (other == nullptr) return walk(n, versions, *goal) && trim(n);
                if (!around(n, versions, *other, goal > n.definition)) return false;
                continue;
            }
            if (!(course_.target() < versions.front().since ? back(n, versions)
                                                            : on(n, versions))) {
                return false;
            }
        }
        return refuse(n, "an end to its successors", "correct the table");
    }

    // The first definition on the way that means something else and that no declared step leads to;
    // null if there is none.
    static const op_definition* other_meaning(std::span<const op_definition> versions,
                                              const op_definition& from, const op_definition& to) {
        const auto is_other = [&](const op_definition& d) {
            return &d != versions.data() && !d.meaning.empty() && (&d - 1)->to_next.empty();
        };
        for (const op_definition* d = &from; d < &to; ++d) {
            if (is_other(d[1])) return d + 1;
        }
        for (const op_definition* d = &from; d > &to; --d) {
            if (is_other(*d)) return d;
        }
        return nullptr;
    }

    // Up, what the op becomes may keep the meaning that the op's own name has lost.
    bool around(defined_node& n, std::span<const op_definition> versions,
                const op_definition& other, bool up) {
        const op_definition& before = *(&other - 1);
        const bool leads_on = !before.steps.empty() && before.successor != n.node.op;
        if (up && leads_on) return walk(n, versions, before) && on(n, versions);
        return refuse(n,
                      "a declared step: the op means something else since v" +
                          std::to_string(other.since) + ", " + std::string{other.meaning},
                      "declare the step in the table", up ? other.since - 1 : other.since);
    }

    // Along the op's own definitions, in leaps over those that need no declared step.
    bool walk(defined_node& n, std::span<const op_definition> versions, const op_definition& goal) {
        while (n.definition != &goal) {
            const auto here = static_cast<std::size_t>(n.definition - versions.data());
            const auto there = static_cast<std::size_t>(&goal - versions.data());
            const bool up = here < there;
            std::size_t leap = here;
            if (up) {
                while (leap < there && versions[leap].to_next.empty()) ++leap;
                // What has no way on may be past a detour: its graphs are graphs of a later one.
                if (leap == here && versions[here].to_next[0].kind == step_kind::irreversible) {
                    leap = std::min(there, here + versions[here].served_by);
                }
            } else {
                while (leap > there && versions[leap - 1].to_next.empty()) --leap;
            }
            const std::size_t next = up ? here + 1 : here - 1;
            if (leap == here) {
                if (!declared(n, versions, here, next)) return false;
                continue;
            }
            if (course_.gap(versions[here], versions[leap])) leap = next;
            if (!derived(n, versions, here, leap)) return false;
        }
        return true;
    }

    bool derived(defined_node& n, std::span<const op_definition> versions, std::size_t here,
                 std::size_t there) {
        const bool up = here < there;
        const op_definition& to = versions[there];
        const std::int64_t nearest = up ? to.since - 1 : n.definition->since;
        if (const schema_gap gap = course_.gap(*n.definition, to)) {
            return refuse_gap(n, to, gap, nearest);
        }
        node_rewrite rewrite{scope_, course_.ops(), n, to};
        if (apply_steps(rewrite, {})) return take(n, to, rewrite, true, nearest);
        // As far as it goes: the version beyond which it is refused.
        std::size_t last = here;
        for (std::size_t k = there; k != here; up ? --k : ++k) {
            if (k == there || course_.gap(*n.definition, versions[k])) continue;
            node_rewrite probe{scope_, course_.ops(), n, versions[k]};
            if (!apply_steps(probe, {})) continue;
            last = k;
            break;
        }
        return apply(n, to, {}, up ? versions[last + 1].since - 1 : versions[last].since);
    }

    // Attrs that came to this definition after the target version.
    bool trim(defined_node& n) {
        bool fits = true;
        if (course_.says_nothing()) return fits;
        for (const attr_def& a : n.definition->attrs) {
            const attr_value* value = n.node.attrs.find(a.name);
            if (a.since <= course_.target() || a.since <= n.definition->since || value == nullptr) {
                continue;
            }
            if (default_attr(a) == *value) {
                n.node.attrs.erase(a.name);
                steps.push_back("attr " + std::string{a.name} + " goes: it has its default");
                continue;
            }
            problem p =
                problem_at(n.node, problem_kind::would_be_lost, status_code::failed_precondition,
                           text(*value), "its default " + std::string{a.default_text},
                           "go to a version from v" + std::to_string(a.since) + " on");
            p.attr = a.name;
            p.nearest_version = a.since;
            found.push_back(std::move(p));
            fits = false;
        }
        return fits;
    }

    bool declared(defined_node& n, std::span<const op_definition> versions, std::size_t here,
                  std::size_t next) {
        if (next > here) {
            return apply(n, versions[next], versions[here].to_next, versions[next].since - 1);
        }
        const auto steps_back = inverse_of(versions[next].to_next);
        if (!steps_back) {
            return refuse(
                n, "a step back to its definition of v" + std::to_string(versions[next].since),
                "go to a version from v" + std::to_string(n.definition->since) + " on",
                n.definition->since);
        }
        return apply(n, versions[next], *steps_back, n.definition->since);
    }

    // To what a deprecated or ended op becomes.
    bool on(defined_node& n, std::span<const op_definition> versions) {
        const op_definition& last = versions.back();
        const bool elsewhere =
            !n.definition->successor.empty() && n.definition->successor != n.node.op;
        if (n.definition != &last && (n.definition->steps.empty() || !elsewhere)) {
            return walk(n, versions, last);
        }
        const op_definition& here = *n.definition;
        // Down into a time without the op, only its own beginning is near.
        const std::int64_t nearest =
            course_.target() < here.since
                ? here.since
                : std::min(here.deprecated, last.until) - (here.deprecated <= last.until);
        if (!elsewhere) {
            return refuse(n, here.reason.empty() ? "a successor" : std::string{here.reason},
                          "keep the node out with a pin, or rebuild this part of the graph",
                          nearest);
        }
        const auto targets = course_.ops().versions_of(here.successor);
        if (targets.empty())
            return refuse(n, "its successor " + std::string{here.successor},
                          "use a table with that op", nearest);
        if (here.steps.empty()) {
            if (const schema_gap gap = course_.gap(here, targets.back())) {
                return refuse_gap(n, targets.back(), gap, nearest);
            }
        }
        steps.push_back(std::string{here.name} + " becomes " + std::string{here.successor});
        return apply(n, targets.back(), here.steps, nearest);
    }

    // To what became this op, for readers that do not know it yet.
    bool back(defined_node& n, std::span<const op_definition> versions) {
        const std::int64_t nearest = versions.front().since;
        for (const op_definition* before : course_.predecessors_of(n.node.op)) {
            if (course_.goal_among(course_.ops().versions_of(before->name)) == nullptr) continue;
            const auto steps_back = inverse_of(before->steps);
            if (!steps_back || (steps_back->empty() && course_.gap(versions.back(), *before)))
                continue;
            if (!walk(n, versions, versions.back())) return false;
            steps.push_back(std::string{n.node.op} + " becomes " + std::string{before->name});
            return apply(n, *before, *steps_back, nearest);
        }
        return refuse(n, "an op that v" + std::to_string(course_.target()) + " knows",
                      "go to a version from v" + std::to_string(nearest) + " on", nearest);
    }

    bool apply(defined_node& n, const op_definition& to, std::span<const migration_step> how,
               std::int64_t nearest) {
        node_rewrite rewrite{scope_, course_.ops(), n, to};
        const bool done = apply_steps(rewrite, how);
        return take(n, to, rewrite, done, nearest);
    }

    bool take(defined_node& n, const op_definition& to, node_rewrite& rewrite, bool done,
              std::int64_t nearest) {
        append(steps, rewrite.steps());
        append(lost, rewrite.lost());
        for (problem& p : rewrite.found()) {
            if (p.nearest_version < 0) p.nearest_version = nearest;
            found.push_back(std::move(p));
        }
        if (!done || !rewrite.next()) {
            return found.empty()
                       ? refuse(n, "a node made by its step", "correct the table", nearest)
                       : false;
        }
        n.node = std::move(*rewrite.next());
        const auto versions = course_.ops().versions_of(n.node.op);
        n.definition = n.node.op == to.name || versions.empty() ? &to : &versions.back();
        append(added, rewrite.made());
        return true;
    }

    template <class T>
    static void append(std::vector<T>& to, std::vector<T>& from) {
        for (T& item : from) to.push_back(std::move(item));
    }

    bool refuse_gap(const defined_node& n, const op_definition& to, const schema_gap& gap,
                    std::int64_t nearest) {
        std::string needed = "a declared step to " + std::string{to.name} + " of v" +
                             std::to_string(to.since) + ": " + std::string{phrase_of(gap.what)};
        if (!gap.name.empty()) needed += " (" + std::string{gap.name} + ")";
        return refuse(n, std::move(needed), "declare the step in the table", nearest);
    }

    bool refuse(const defined_node& n, std::string needed, std::string remedy,
                std::int64_t nearest = -1) {
        problem p = problem_at(n.node, problem_kind::no_migration, status_code::failed_precondition,
                               n.definition == nullptr
                                   ? n.node.op
                                   : n.node.op + " of v" + std::to_string(n.definition->since),
                               std::move(needed), std::move(remedy));
        p.nearest_version = nearest;
        found.push_back(std::move(p));
        return false;
    }

    migration_course& course_;
    migration_scope& scope_;
    defined_node current_;
};

}  // namespace evergraph

#endif
