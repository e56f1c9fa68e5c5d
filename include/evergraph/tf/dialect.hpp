// SPDX-License-Identifier: BSL-1.0
// dialect: TensorFlow's ops, all that it ever had, under TensorFlow's version policy.
#ifndef EVERGRAPH_TF_DIALECT_HPP
#define EVERGRAPH_TF_DIALECT_HPP

#include "../ops/compose.hpp"
#include "../ops/dialect.hpp"
#include "../ops/version_policy.hpp"
#include "ops/array.hpp"
#include "ops/boosted_trees.hpp"
#include "ops/control_flow.hpp"
#include "ops/dataset.hpp"
#include "ops/debug.hpp"
#include "ops/distributed.hpp"
#include "ops/image.hpp"
#include "ops/internal.hpp"
#include "ops/io.hpp"
#include "ops/linalg.hpp"
#include "ops/lookup.hpp"
#include "ops/math.hpp"
#include "ops/nn.hpp"
#include "ops/quantization.hpp"
#include "ops/queue.hpp"
#include "ops/ragged.hpp"
#include "ops/random.hpp"
#include "ops/risc.hpp"
#include "ops/rnn.hpp"
#include "ops/signal.hpp"
#include "ops/sparse.hpp"
#include "ops/state.hpp"
#include "ops/steps.hpp"
#include "ops/string.hpp"
#include "ops/summary.hpp"
#include "ops/tensor_list.hpp"
#include "ops/tpu.hpp"
#include "ops/training.hpp"
#include "ops/xla.hpp"
#include "ops/xla_bridge.hpp"

namespace evergraph::tf {

inline constexpr const auto& table =
    compose<math_ops, array_ops, nn_ops, linalg_ops, image_ops, signal_ops, string_ops,
            control_flow_ops, state_ops, random_ops, sparse_ops, ragged_ops, quantization_ops,
            rnn_ops, training_ops, lookup_ops, tensor_list_ops, queue_ops, io_ops, dataset_ops,
            summary_ops, debug_ops, distributed_ops, boosted_trees_ops, tpu_ops, xla_ops,
            xla_bridge_ops, risc_ops, internal_ops>;

// TensorFlow never gave up a producer; 2474 is the GraphDef version of release 2.21. Most graphs of
// producer 0 are not of release 0.5: their versions were lost when they were frozen.
inline constexpr version_policy policy{
    .current = 2474, .min_producer = 0, .min_consumer = 0, .unversioned = 0};

using dialect = evergraph::dialect<table, policy, steps>;

}  // namespace evergraph::tf

#endif
