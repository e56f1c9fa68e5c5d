// SPDX-License-Identifier: BSL-1.0
// features: what TensorFlow's versions brought besides ops.
#ifndef EVERGRAPH_TF_VERSIONS_FEATURES_HPP
#define EVERGRAPH_TF_VERSIONS_FEATURES_HPP

#include "../../graph/graph_def.hpp"
#include "../../graph/structure_ops.hpp"
#include "../../pass/needs.hpp"
#include "../dialect.hpp"
#include "current.hpp"

namespace evergraph::tf {

inline bool has_functions(const graph_def& g) { return g.library && !g.library->view().empty(); }

// A scalar: producers up to 21 wrote that for an unknown shape.
inline bool has_scalar_shape(const node_def& n) {
    const auto* shape = n.attrs.find_as<shape_proto>("shape");
    return is_placeholder(n.op) && shape != nullptr && !shape->unknown_rank && shape->dims.empty();
}

inline constexpr version_feature features[]{
    {.name = "functions",
     .min_consumer = functions_min_consumer,
     .in_graph = has_functions},
    {.name = "placeholders of scalars", .min_producer = 22, .in_node = has_scalar_shape}};

// No TensorFlow release is known to be banned by graphs.
inline constexpr version_rules rules{.ops = dialect::ops, .features = features};

}  // namespace evergraph::tf

#endif
