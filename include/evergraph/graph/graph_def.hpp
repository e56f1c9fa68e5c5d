// SPDX-License-Identifier: BSL-1.0
// graph_def: a graph as files hold it: nodes in file order that name their inputs.
#ifndef EVERGRAPH_GRAPH_GRAPH_DEF_HPP
#define EVERGRAPH_GRAPH_GRAPH_DEF_HPP

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "../base/problem.hpp"
#include "../base/shared_bytes.hpp"
#include "../tensor/attr_value.hpp"
#include "../version/version_def.hpp"

namespace evergraph {

// NodeDef without its inputs: what a node is, apart from where it stands.
struct node {
    std::string name;
    std::string op;
    std::string device;
    attr_map attrs;
    std::optional<std::string> debug_info;  // experimental_debug_info, serialized
    std::optional<std::string> full_type;   // experimental_type, serialized
    std::string unknown;                    // fields this library does not know, as they came
    bool operator==(const node&) const = default;
};

// NodeDef.
struct node_def : node {
    std::vector<std::string> inputs;  // see tensor_name; data inputs first, then control inputs
    bool operator==(const node_def&) const = default;
};

// A problem of this node.
inline problem problem_at(const node& n, problem_kind kind, status_code code, std::string found,
                          std::string needed, std::string remedy) {
    problem p = problem_of(kind, code, std::move(found), std::move(needed), std::move(remedy));
    p.node = n.name;
    p.op = n.op;
    return p;
}

// GraphDef. Optional members tell an absent message from an empty one.
struct graph_def {
    std::vector<node_def> nodes;
    std::optional<version_def> versions;
    std::int32_t version = 0;                // the scalar that `versions` replaced
    std::optional<shared_bytes> library;     // FunctionDefLibrary, serialized
    std::optional<shared_bytes> debug_info;  // GraphDebugInfo, serialized
    std::string unknown;                     // fields this library does not know, as they came
    bool operator==(const graph_def&) const = default;
};

// The versions that count: absent means all zero.
inline version_def versions_of(const graph_def& g) { return g.versions.value_or(version_def{}); }

}  // namespace evergraph

#endif
