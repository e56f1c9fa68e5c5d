// SPDX-License-Identifier: BSL-1.0
// evergraph_tf: the map of the TensorFlow dialect, in the order in which data moves.
#ifndef EVERGRAPH_TF_HPP
#define EVERGRAPH_TF_HPP

// clang-format off
#include "evergraph.hpp"

// versions: TensorFlow's releases, and what their versions stand for
#include "evergraph/tf/versions/history.hpp"
#include "evergraph/tf/versions/releases.hpp"
#include "evergraph/tf/versions/current.hpp"
#include "evergraph/tf/versions/lite_runtimes.hpp"

// ops: the history of TensorFlow's ops, as tables
#include "evergraph/tf/ops/array.hpp"
#include "evergraph/tf/ops/boosted_trees.hpp"
#include "evergraph/tf/ops/control_flow.hpp"
#include "evergraph/tf/ops/dataset.hpp"
#include "evergraph/tf/ops/debug.hpp"
#include "evergraph/tf/ops/distributed.hpp"
#include "evergraph/tf/ops/image.hpp"
#include "evergraph/tf/ops/internal.hpp"
#include "evergraph/tf/ops/io.hpp"
#include "evergraph/tf/ops/linalg.hpp"
#include "evergraph/tf/ops/lookup.hpp"
#include "evergraph/tf/ops/math.hpp"
#include "evergraph/tf/ops/nn.hpp"
#include "evergraph/tf/ops/quantization.hpp"
#include "evergraph/tf/ops/queue.hpp"
#include "evergraph/tf/ops/ragged.hpp"
#include "evergraph/tf/ops/random.hpp"
#include "evergraph/tf/ops/risc.hpp"
#include "evergraph/tf/ops/rnn.hpp"
#include "evergraph/tf/ops/signal.hpp"
#include "evergraph/tf/ops/sparse.hpp"
#include "evergraph/tf/ops/state.hpp"
#include "evergraph/tf/ops/string.hpp"
#include "evergraph/tf/ops/summary.hpp"
#include "evergraph/tf/ops/tensor_list.hpp"
#include "evergraph/tf/ops/tpu.hpp"
#include "evergraph/tf/ops/training.hpp"
#include "evergraph/tf/ops/xla.hpp"
#include "evergraph/tf/ops/xla_bridge.hpp"
#include "evergraph/tf/dialect.hpp"
#include "evergraph/tf/versions/features.hpp"

// kernels: what they are made of
#include "evergraph/tf/kernels/element_types.hpp"
#include "evergraph/tf/kernels/arguments.hpp"
#include "evergraph/tf/kernels/narrow_types.hpp"
#include "evergraph/tf/kernels/copy_block.hpp"
#include "evergraph/tf/kernels/broadcast.hpp"
#include "evergraph/tf/kernels/elementwise.hpp"

// kernels: by theme, and all in one table
#include "evergraph/tf/kernels/sources.hpp"
#include "evergraph/tf/kernels/arithmetic.hpp"
#include "evergraph/tf/kernels/functions.hpp"
#include "evergraph/tf/kernels/compare.hpp"
#include "evergraph/tf/kernels/select.hpp"
#include "evergraph/tf/kernels/cast.hpp"
#include "evergraph/tf/kernels/reduce.hpp"
#include "evergraph/tf/kernels/along_axis.hpp"
#include "evergraph/tf/kernels/matmul.hpp"
#include "evergraph/tf/kernels/bias.hpp"
#include "evergraph/tf/kernels/softmax.hpp"
#include "evergraph/tf/kernels/shapes.hpp"
#include "evergraph/tf/kernels/window.hpp"
#include "evergraph/tf/kernels/conv.hpp"
#include "evergraph/tf/kernels/pool.hpp"
#include "evergraph/tf/kernels/normalize.hpp"
#include "evergraph/tf/kernels/join.hpp"
#include "evergraph/tf/kernels/slice.hpp"
#include "evergraph/tf/kernels/pad.hpp"
#include "evergraph/tf/kernels/gather.hpp"
#include "evergraph/tf/kernels/resize.hpp"
#include "evergraph/tf/kernels/partition.hpp"
#include "evergraph/tf/kernels/segments.hpp"
#include "evergraph/tf/kernels/rearrange.hpp"
#include "evergraph/tf/kernels/einsum.hpp"
#include "evergraph/tf/kernels/diagonals.hpp"
#include "evergraph/tf/kernels/fake_quantize.hpp"
#include "evergraph/tf/kernels/pool_places.hpp"
#include "evergraph/tf/kernels/special_functions.hpp"
#include "evergraph/tf/kernels/count.hpp"
#include "evergraph/tf/kernels/boxes.hpp"
#include "evergraph/tf/kernels/fill.hpp"
#include "evergraph/tf/kernels/space.hpp"
#include "evergraph/tf/kernels/strings.hpp"
#include "evergraph/tf/kernels/number_text.hpp"
#include "evergraph/tf/kernels/all.hpp"

// runtime: the ops, the versions and the kernels together
#include "evergraph/tf/runtime.hpp"
// clang-format on

#endif
