// SPDX-License-Identifier: BSL-1.0
// all: every kernel of the TensorFlow dialect in one table.
#ifndef EVERGRAPH_TF_KERNELS_ALL_HPP
#define EVERGRAPH_TF_KERNELS_ALL_HPP

#include "../../run/kernel_table.hpp"
#include "along_axis.hpp"
#include "arithmetic.hpp"
#include "bias.hpp"
#include "boxes.hpp"
#include "cast.hpp"
#include "compare.hpp"
#include "conv.hpp"
#include "count.hpp"
#include "diagonals.hpp"
#include "einsum.hpp"
#include "examples.hpp"
#include "fake_quantize.hpp"
#include "fill.hpp"
#include "functions.hpp"
#include "gather.hpp"
#include "join.hpp"
#include "matmul.hpp"
#include "normalize.hpp"
#include "number_text.hpp"
#include "pad.hpp"
#include "partition.hpp"
#include "pool.hpp"
#include "pool_places.hpp"
#include "rearrange.hpp"
#include "reduce.hpp"
#include "resize.hpp"
#include "segments.hpp"
#include "select.hpp"
#include "shapes.hpp"
#include "slice.hpp"
#include "softmax.hpp"
#include "sources.hpp"
#include "space.hpp"
#include "sparse.hpp"
#include "special_functions.hpp"
#include "strings.hpp"
#include "checkpoints.hpp"
#include "messages.hpp"
#include "queues.hpp"
#include "random.hpp"
#include "stateless_random.hpp"
#include "string_hash.hpp"
#include "tables.hpp"
#include "tensor_lists.hpp"
#include "tensor_arrays.hpp"
#include "variables.hpp"

namespace evergraph::tf {

inline constexpr kernel_table kernels{
    source_kernels,  cast_kernels,        arithmetic_kernels, function_kernels, compare_kernels,
    select_kernels,  reduce_kernels,      along_axis_kernels, matmul_kernels,   softmax_kernels,
    bias_kernels,    shape_kernels,       join_kernels,       slice_kernels,    pad_kernels,
    gather_kernels,  partition_kernels,   fill_kernels,       space_kernels,    string_kernels,
    number_text_kernels, conv_kernels,    pool_kernels,       normalize_kernels, resize_kernels,
    segment_kernels, rearrange_kernels,   einsum_kernels,     diagonal_kernels,
    fake_quantize_kernels, pool_place_kernels, special_function_kernels,
    count_kernels, box_kernels, variable_kernels, tensor_array_kernels, tensor_list_kernels,
    checkpoint_kernels, lookup_kernels, random_kernels, stateless_random_kernels,
    queue_kernels, message_kernels, string_hash_kernels, example_kernels, sparse_kernels};

}  // namespace evergraph::tf

#endif
