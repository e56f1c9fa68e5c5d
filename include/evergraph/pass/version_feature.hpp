// SPDX-License-Identifier: BSL-1.0
// version_feature: what versions bring besides ops, and versions that are known to be bad.
#ifndef EVERGRAPH_PASS_VERSION_FEATURE_HPP
#define EVERGRAPH_PASS_VERSION_FEATURE_HPP

#include <cstdint>
#include <string_view>

#include "../graph/graph_def.hpp"

namespace evergraph {

// Something that older versions do not understand, or would take for something else.
struct version_feature {
    std::string_view name;          // "functions"
    std::int32_t min_consumer = 0;  // older readers do not understand it
    std::int32_t min_producer =
        0;  // in graphs of older producers it means, and stays, another thing
    bool (*in_graph)(const graph_def&) = nullptr;  // whether a graph has it
    bool (*in_node)(const node_def&) = nullptr;    // whether a node has it
};

// A version whose reader has a bug.
struct bad_version {
    std::int32_t version = 0;
    std::string_view op;  // nodes of this op meet the bug; empty: every graph does
    std::string_view why;
    bool (*concerns)(const node_def&) = nullptr;  // of the op's nodes; null: all
};

}  // namespace evergraph

#endif
