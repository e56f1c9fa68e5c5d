// SPDX-License-Identifier: BSL-1.0
// version_notes: what a graph says of its versions, and where another version knows an attr.
#ifndef EVERGRAPH_PASS_VERSION_NOTES_HPP
#define EVERGRAPH_PASS_VERSION_NOTES_HPP

#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>

#include "../base/problem.hpp"
#include "../graph/graph_def.hpp"
#include "../ops/op_definition.hpp"
#include "../tensor/attr_text.hpp"
#include "strip_defaults.hpp"

namespace evergraph {

// What is no fault and yet leaves a reader in the dark: a retired field, and a graph that does not
// say who wrote it, as most frozen graphs do not.
inline void note_versions(const graph_def& g, table_view ops, problems& warnings) {
    problem p;
    p.code = status_code::failed_precondition;
    if (g.version != 0) {
        p.kind = problem_kind::retired_version_field;
        p.found = "version " + std::to_string(g.version);
        p.needed = "versions with that producer";
        p.remedy = g.versions ? "drop the field, the versions count"
                              : "write versions with producer " + std::to_string(g.version);
        p.nearest_version = g.version;
        warnings.push_back(p);
    }
    const std::int32_t producer = g.versions ? g.versions->producer : g.version;
    if (g.nodes.empty() || producer != ops.unversioned()) return;
    p.kind = problem_kind::unversioned_graph;
    p.found = "producer " + std::to_string(producer);
    p.needed = "the version of the program that wrote the graph";
    p.remedy =
        "ops are taken as their newest definition has them; stamp the graph if that is right";
    p.nearest_version = -1;
    warnings.push_back(p);
}

// An attr that this definition of the op lacks. Says whether another version has it, with the
// nearest such version, and whether leaving it out changes nothing.
inline problem unknown_attr_problem(const node& n, const op_definition& op, const named_attr& a,
                                    table_view ops, std::int32_t producer) {
    std::string names;
    for (const attr_def& def : op.attrs) {
        names += (names.empty() ? "" : ", ") + std::string{def.name};
    }
    problem p = problem_at(n, problem_kind::unknown_attr, status_code::invalid_argument,
                           text(a.value), names.empty() ? "no attrs" : "one of " + names,
                           "the graph may be written by a newer program: remove the attr or use a "
                           "newer table");
    p.attr = a.name;
    for (const op_definition& other : ops.versions_of(op.name)) {
        const attr_def* def = other.attr(a.name);
        if (def == nullptr) continue;
        const std::int32_t since = std::max(other.since, def->since);
        const bool later = since > producer;
        p.nearest_version = later ? since : other.until;
        const std::string when = later ? " came at v" + std::to_string(since)
                                       : " went after v" + std::to_string(other.until);
        p.remedy = "the attr" + when +
                   (is_at_default(other, a) ? " and has its default: remove it"
                                            : ": say that producer, or remove it");
        if (later) break;
    }
    return p;
}

}  // namespace evergraph

#endif
