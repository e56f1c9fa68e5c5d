// SPDX-License-Identifier: BSL-1.0
// dialect: TensorFlow's ops under TensorFlow's version policy.
#ifndef EVERGRAPH_TF_DIALECT_HPP
#define EVERGRAPH_TF_DIALECT_HPP

#include "../ops/dialect.hpp"
#include "../ops/op_table.hpp"
#include "../ops/version_policy.hpp"
#include "ops/array.hpp"
#include "ops/control_flow.hpp"
#include "ops/math.hpp"
#include "ops/nn.hpp"
#include "ops/state.hpp"
#include "ops/string.hpp"

namespace evergraph::tf {

inline constexpr const auto& table =
    compose<math_ops, array_ops, nn_ops, string_ops, control_flow_ops, state_ops>;

// TensorFlow never gave up a producer; 2474 is the GraphDef version of release 2.21.
inline constexpr version_policy policy{.current = 2474, .min_producer = 0, .min_consumer = 0};

using dialect = evergraph::dialect<table, policy>;

}  // namespace evergraph::tf

#endif
