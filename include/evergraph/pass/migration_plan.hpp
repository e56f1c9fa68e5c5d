// SPDX-License-Identifier: BSL-1.0
// migration_plan: what a migration would do, what it would lose and what stands in its way.
#ifndef EVERGRAPH_PASS_MIGRATION_PLAN_HPP
#define EVERGRAPH_PASS_MIGRATION_PLAN_HPP

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "../base/problem.hpp"

namespace evergraph {

// What a pin keeps out of a migration. A domain is what stands before the first `>` of an op's
// name.
struct pins {
    std::vector<std::string> nodes = {};  // of a function's body: "function/node"
    std::vector<std::string> ops = {};
    std::vector<std::string> domains = {};
};

enum class unknown_ops : std::uint8_t {
    refuse,
    keep,  // nodes of other dialects pass as they are
};

struct migration_options {
    std::optional<std::int32_t> target = {};  // the version to go to; nothing: the policy's current
    std::optional<std::int32_t>
        producer = {};  // who wrote the nodes, if the graph's versions do not say
    pins pinned = {};
    unknown_ops unknown = unknown_ops::refuse;
    // Changed nodes keep what they were in an attr, so that the way back gives the same bytes.
    bool provenance = true;
    bool stamp = true;  // the graph's versions say the target
};

// One node that changes.
struct node_change {
    std::string function;  // whose body it stands in; empty: the graph itself
    std::string node;
    std::string op;
    std::string new_op;
    std::vector<std::string> steps;  // in the order in which they are taken: "k becomes an input"
    std::vector<std::string> added;  // names of the nodes that come with it
    std::vector<std::string> lost;   // what the new form cannot say
    bool restored = false;           // it became what it was before an earlier migration
    bool operator==(const node_change&) const = default;
};

struct migration_plan {
    std::int32_t from = 0;
    std::int32_t to = 0;
    std::vector<node_change> changes;  // in the order of the file, the graph before its functions
    problems found;                    // what stands in the way; nothing is done then
    problems warnings;                 // pinned nodes that the target will not accept
    // The version nearest to the target for which nothing stands in the way; the target itself if
    // nothing does; -1: not even the graph's own version.
    std::int32_t nearest = -1;

    bool ok() const noexcept { return found.empty(); }
};

}  // namespace evergraph

#endif
