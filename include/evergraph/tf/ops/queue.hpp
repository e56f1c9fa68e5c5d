// SPDX-License-Identifier: BSL-1.0
// queue: queues, staging areas, barriers, accumulators, mutexes and batching.
// Written by tools/tf_ops.py from tools/tf_ops.tsv.
#ifndef EVERGRAPH_TF_OPS_QUEUE_HPP
#define EVERGRAPH_TF_OPS_QUEUE_HPP

#include <cstdint>

#include "../../ops/flat_table.hpp"

namespace evergraph::tf {

namespace detail {

inline constexpr flat_op queue_op_rows[]{
    {"AccumulatorApplyGradient", 4},
    {"AccumulatorNumAccumulated", 1},
    {"AccumulatorSetGlobalStep", 1},
    {"AccumulatorTakeGradient", 4},
    {"Barrier", 1},
    {"BarrierClose", 1},
    {"BarrierIncompleteSize", 1},
    {"BarrierInsertMany", 1},
    {"BarrierReadySize", 1},
    {"BarrierTakeMany", 1},
    {"Batch", 3},
    {"BatchFunction", 9},
    {"ConditionalAccumulator", 5},
    {"ConsumeMutexLock", 1},
    {"CriticalSectionOp", 1, 25, op::open, op::open, "", "gone after release 1.6"},
    {"ExecuteInCriticalSection", 2, 25, op::open, op::open, "", "gone after release 1.6"},
    {"FIFOQueue", 1},
    {"FIFOQueueV2", 1},
    {"FakeQueue", 1},
    {"MapClear", 1},
    {"MapIncompleteSize", 1},
    {"MapPeek", 1},
    {"MapSize", 1},
    {"MapStage", 1},
    {"MapUnstage", 1},
    {"MapUnstageNoKey", 1},
    {"MutexLock", 1},
    {"MutexV2", 1},
    {"OrderedMapClear", 1},
    {"OrderedMapIncompleteSize", 1},
    {"OrderedMapPeek", 1},
    {"OrderedMapSize", 1},
    {"OrderedMapStage", 1},
    {"OrderedMapUnstage", 1},
    {"OrderedMapUnstageNoKey", 1},
    {"PaddingFIFOQueue", 1},
    {"PaddingFIFOQueueV2", 1},
    {"PriorityQueue", 1},
    {"PriorityQueueV2", 1},
    {"QueueClose", 1},
    {"QueueCloseV2", 2},
    {"QueueDequeue", 1},
    {"QueueDequeueMany", 1},
    {"QueueDequeueManyV2", 2},
    {"QueueDequeueUpTo", 1},
    {"QueueDequeueUpToV2", 2},
    {"QueueDequeueV2", 2},
    {"QueueEnqueue", 1},
    {"QueueEnqueueMany", 1},
    {"QueueEnqueueManyV2", 2},
    {"QueueEnqueueV2", 2},
    {"QueueIsClosed", 1},
    {"QueueIsClosedV2", 1},
    {"QueueSize", 1},
    {"QueueSizeV2", 2},
    {"RandomShuffleQueue", 1},
    {"RandomShuffleQueueV2", 1},
    {"RecordInput", 2},
    {"ResourceAccumulatorApplyGradient", 2},
    {"ResourceAccumulatorNumAccumulated", 1},
    {"ResourceAccumulatorSetGlobalStep", 1},
    {"ResourceAccumulatorTakeGradient", 2},
    {"ResourceConditionalAccumulator", 2},
    {"SparseAccumulatorApplyGradient", 4},
    {"SparseAccumulatorTakeGradient", 4},
    {"SparseConditionalAccumulator", 5},
    {"Stage", 2},
    {"StageClear", 1},
    {"StagePeek", 1},
    {"StageSize", 1},
    {"Unbatch", 1},
    {"UnbatchGrad", 1},
    {"Unstage", 2},
};

inline constexpr flat_definition queue_definition_rows[]{
    {15, 0, 3, 0, 0, 3, 0, 0, 0, 1},  // AccumulatorApplyGradient
    {24, 0, 2, 0, 0, 3, 0, 0, 1, 1},
    {24, 0, 1, 0, 0, 3, 0, 0, 2, 1},
    {1308, 0, 0, 0, 0, 3, 0, 0, 3, 1},
    {15, 0, 0, 0, 3, 1, 4, 1, 0, 0},  // AccumulatorNumAccumulated
    {15, 0, 0, 0, 5, 2, 0, 0, 0, 0},  // AccumulatorSetGlobalStep
    {15, 0, 3, 0, 7, 2, 9, 1, 0, 1},  // AccumulatorTakeGradient
    {24, 0, 2, 0, 7, 2, 9, 1, 1, 1},
    {24, 0, 1, 0, 7, 2, 9, 1, 2, 1},
    {1308, 0, 0, 0, 7, 2, 9, 1, 3, 1},
    {10, 0, 0, 1, 0, 0, 3, 1, 4, 5},  // Barrier
    {10, 0, 0, 0, 3, 1, 0, 0, 9, 1},  // BarrierClose
    {10, 0, 0, 0, 3, 1, 10, 1, 0, 0},  // BarrierIncompleteSize
    {10, 0, 0, 0, 11, 3, 0, 0, 10, 2},  // BarrierInsertMany
    {10, 0, 0, 0, 3, 1, 10, 1, 0, 0},  // BarrierReadySize
    {10, 0, 0, 0, 14, 2, 16, 3, 12, 4},  // BarrierTakeMany
    {25, 0, 2, 0, 19, 1, 20, 3, 16, 9},  // Batch
    {26, 0, 1, 0, 19, 1, 20, 3, 25, 10},
    {836, 0, 0, 16, 19, 1, 20, 3, 25, 10},
    {26, 0, 8, 0, 23, 2, 25, 1, 35, 12},  // BatchFunction
    {414, 0, 7, 0, 23, 2, 25, 1, 47, 13},
    {836, 0, 6, 16, 23, 2, 25, 1, 47, 13},
    {1542, 0, 5, 16, 23, 2, 25, 1, 60, 17},
    {2025, 0, 4, 16, 23, 2, 25, 1, 77, 18},
    {2025, 0, 3, 16, 23, 2, 25, 1, 95, 18},
    {2025, 0, 2, 16, 23, 2, 25, 1, 113, 19},
    {2025, 0, 1, 16, 23, 2, 25, 1, 132, 19},
    {2313, 0, 0, 16, 23, 2, 25, 1, 151, 19},
    {15, 0, 4, 1, 0, 0, 3, 1, 170, 4},  // ConditionalAccumulator
    {24, 0, 3, 1, 0, 0, 3, 1, 174, 4},
    {24, 0, 2, 1, 0, 0, 3, 1, 178, 4},
    {27, 0, 1, 1, 0, 0, 3, 1, 182, 5},
    {1308, 0, 0, 1, 0, 0, 3, 1, 187, 5},
    {26, 0, 0, 1, 26, 1, 0, 0, 0, 0},  // ConsumeMutexLock
    {25, 0, 0, 1, 0, 0, 27, 1, 192, 2},  // CriticalSectionOp
    {25, 0, 1, 1, 28, 2, 30, 1, 194, 4},  // ExecuteInCriticalSection
    {25, 0, 0, 1, 28, 2, 30, 1, 198, 4},
    {0, 0, 0, 1, 0, 0, 3, 1, 202, 5},  // FIFOQueue
    {20, 0, 0, 1, 0, 0, 31, 1, 207, 5},  // FIFOQueueV2
    {20, 0, 0, 1, 27, 1, 3, 1, 0, 0},  // FakeQueue
    {24, 0, 0, 1, 0, 0, 0, 0, 212, 5},  // MapClear
    {24, 0, 0, 1, 0, 0, 10, 1, 212, 5},  // MapIncompleteSize
    {24, 0, 0, 1, 32, 2, 34, 1, 217, 5},  // MapPeek
    {24, 0, 0, 1, 0, 0, 10, 1, 212, 5},  // MapSize
    {24, 0, 0, 1, 35, 3, 0, 0, 222, 6},  // MapStage
    {24, 0, 0, 1, 32, 2, 34, 1, 217, 5},  // MapUnstage
    {24, 0, 0, 1, 38, 1, 39, 2, 217, 5},  // MapUnstageNoKey
    {26, 0, 0, 1, 41, 1, 26, 1, 0, 0},  // MutexLock
    {26, 0, 0, 1, 0, 0, 27, 1, 228, 2},  // MutexV2
    {24, 0, 0, 1, 0, 0, 0, 0, 212, 5},  // OrderedMapClear
    {24, 0, 0, 1, 0, 0, 10, 1, 212, 5},  // OrderedMapIncompleteSize
    {24, 0, 0, 1, 32, 2, 34, 1, 217, 5},  // OrderedMapPeek
    {24, 0, 0, 1, 0, 0, 10, 1, 212, 5},  // OrderedMapSize
    {24, 0, 0, 1, 35, 3, 0, 0, 222, 6},  // OrderedMapStage
    {24, 0, 0, 1, 32, 2, 34, 1, 217, 5},  // OrderedMapUnstage
    {24, 0, 0, 1, 38, 1, 39, 2, 217, 5},  // OrderedMapUnstageNoKey
    {5, 0, 0, 1, 0, 0, 3, 1, 230, 5},  // PaddingFIFOQueue
    {20, 0, 0, 1, 0, 0, 31, 1, 207, 5},  // PaddingFIFOQueueV2
    {10, 0, 0, 1, 0, 0, 3, 1, 235, 5},  // PriorityQueue
    {20, 0, 0, 1, 0, 0, 31, 1, 240, 5},  // PriorityQueueV2
    {0, 0, 0, 0, 3, 1, 0, 0, 245, 1},  // QueueClose
    {20, 0, 1, 0, 31, 1, 0, 0, 246, 1},  // QueueCloseV2
    {21, 0, 0, 1, 31, 1, 0, 0, 246, 1},
    {0, 0, 0, 0, 3, 1, 42, 1, 247, 2},  // QueueDequeue
    {0, 0, 0, 0, 43, 2, 42, 1, 247, 2},  // QueueDequeueMany
    {20, 0, 1, 0, 45, 2, 42, 1, 249, 2},  // QueueDequeueManyV2
    {21, 0, 0, 1, 45, 2, 42, 1, 249, 2},
    {9, 0, 0, 0, 43, 2, 42, 1, 251, 2},  // QueueDequeueUpTo
    {20, 0, 1, 0, 45, 2, 42, 1, 249, 2},  // QueueDequeueUpToV2
    {21, 0, 0, 1, 45, 2, 42, 1, 249, 2},
    {20, 0, 1, 0, 31, 1, 42, 1, 249, 2},  // QueueDequeueV2
    {21, 0, 0, 1, 31, 1, 42, 1, 249, 2},
    {0, 0, 0, 0, 47, 2, 0, 0, 253, 2},  // QueueEnqueue
    {0, 0, 0, 0, 47, 2, 0, 0, 253, 2},  // QueueEnqueueMany
    {20, 0, 1, 0, 49, 2, 0, 0, 255, 2},  // QueueEnqueueManyV2
    {21, 0, 0, 1, 49, 2, 0, 0, 255, 2},
    {20, 0, 1, 0, 49, 2, 0, 0, 255, 2},  // QueueEnqueueV2
    {21, 0, 0, 1, 49, 2, 0, 0, 255, 2},
    {24, 0, 0, 0, 3, 1, 51, 1, 0, 0},  // QueueIsClosed
    {24, 0, 0, 1, 31, 1, 51, 1, 0, 0},  // QueueIsClosedV2
    {0, 0, 0, 0, 3, 1, 10, 1, 0, 0},  // QueueSize
    {20, 0, 1, 0, 31, 1, 10, 1, 0, 0},  // QueueSizeV2
    {21, 0, 0, 1, 31, 1, 10, 1, 0, 0},
    {0, 0, 0, 1, 0, 0, 3, 1, 257, 8},  // RandomShuffleQueue
    {20, 0, 0, 1, 0, 0, 31, 1, 265, 8},  // RandomShuffleQueueV2
    {21, 0, 1, 1, 0, 0, 52, 1, 273, 6},  // RecordInput
    {24, 0, 0, 1, 0, 0, 52, 1, 279, 7},
    {70, 0, 1, 1, 53, 3, 0, 0, 286, 1},  // ResourceAccumulatorApplyGradient
    {1308, 0, 0, 1, 53, 3, 0, 0, 287, 1},
    {70, 0, 0, 1, 31, 1, 4, 1, 0, 0},  // ResourceAccumulatorNumAccumulated
    {70, 0, 0, 1, 56, 2, 0, 0, 0, 0},  // ResourceAccumulatorSetGlobalStep
    {70, 0, 1, 1, 58, 2, 9, 1, 286, 1},  // ResourceAccumulatorTakeGradient
    {1308, 0, 0, 1, 58, 2, 9, 1, 287, 1},
    {70, 0, 1, 1, 0, 0, 31, 1, 288, 5},  // ResourceConditionalAccumulator
    {1308, 0, 0, 1, 0, 0, 31, 1, 293, 5},
    {15, 0, 3, 0, 60, 5, 0, 0, 298, 2},  // SparseAccumulatorApplyGradient
    {24, 0, 2, 0, 60, 5, 0, 0, 300, 2},
    {24, 0, 1, 0, 60, 5, 0, 0, 302, 2},
    {1308, 0, 0, 0, 60, 5, 0, 0, 304, 2},
    {15, 0, 3, 0, 7, 2, 65, 3, 0, 1},  // SparseAccumulatorTakeGradient
    {24, 0, 2, 0, 7, 2, 65, 3, 1, 1},
    {24, 0, 1, 0, 7, 2, 65, 3, 2, 1},
    {1308, 0, 0, 0, 7, 2, 65, 3, 3, 1},
    {15, 0, 4, 1, 0, 0, 3, 1, 170, 4},  // SparseConditionalAccumulator
    {24, 0, 3, 1, 0, 0, 3, 1, 174, 4},
    {24, 0, 2, 1, 0, 0, 3, 1, 178, 4},
    {27, 0, 1, 1, 0, 0, 3, 1, 182, 5},
    {1308, 0, 0, 1, 0, 0, 3, 1, 187, 5},
    {21, 0, 1, 1, 34, 1, 0, 0, 306, 3},  // Stage
    {24, 0, 0, 1, 34, 1, 0, 0, 309, 5},
    {24, 0, 0, 1, 0, 0, 0, 0, 212, 5},  // StageClear
    {24, 0, 0, 1, 68, 1, 34, 1, 217, 5},  // StagePeek
    {24, 0, 0, 1, 0, 0, 10, 1, 212, 5},  // StageSize
    {25, 0, 0, 0, 69, 3, 72, 1, 314, 4},  // Unbatch
    {25, 0, 0, 0, 73, 4, 77, 1, 318, 3},  // UnbatchGrad
    {21, 0, 1, 1, 0, 0, 34, 1, 306, 3},  // Unstage
    {24, 0, 0, 1, 0, 0, 34, 1, 309, 5},
};

inline constexpr flat_port queue_ports[]{
    {"handle", dtype::string, "", "", false, true},
    {"local_step", dtype::int64},
    {"gradient", {}, "dtype"},
    {"num_accumulated", dtype::int32},
    {"new_global_step", dtype::int64},
    {"num_required", dtype::int32},
    {"average", {}, "dtype"},
    {"size", dtype::int32},
    {"keys", dtype::string},
    {"values", {}, "T"},
    {"num_elements", dtype::int32},
    {"indices", dtype::int64},
    {"values", {}, "component_types", "", true},
    {"in_tensors", {}, "T", "", true},
    {"batched_tensors", {}, "T", "", true},
    {"batch_index", dtype::int64},
    {"id", dtype::int64},
    {"in_tensors", {}, "Tin", "", true},
    {"captured_tensors", {}, "Tcaptured", "", true},
    {"out_tensors", {}, "Tout", "", true},
    {"mutex_lock", dtype::variant},
    {"resource", dtype::resource},
    {"critical_section", dtype::resource},
    {"arguments", {}, "Targuments", "", true},
    {"outputs", {}, "output_types", "", true},
    {"handle", dtype::resource},
    {"key", dtype::int64},
    {"indices", dtype::int32},
    {"values", {}, "dtypes", "", true},
    {"values", {}, "fake_dtypes", "", true},
    {"mutex", dtype::resource},
    {"components", {}, "component_types", "", true},
    {"n", dtype::int32},
    {"components", {}, "Tcomponents", "", true},
    {"is_closed", dtype::boolean},
    {"records", dtype::string},
    {"gradient_indices", dtype::int64},
    {"gradient_values", {}, "dtype"},
    {"gradient_shape", dtype::int64},
    {"values", {}, "dtype"},
    {"shape", dtype::int64},
    {"index", dtype::int32},
    {"batched_tensor", {}, "T"},
    {"unbatched_tensor", {}, "T"},
    {"original_input", {}, "T"},
    {"grad", {}, "T"},
    {"batched_grad", {}, "T"},
};

inline constexpr flat_attr queue_attrs[]{
    {"dtype", attr_type::type, nullptr, 0xe3b7e},
    {"dtype", attr_type::type, nullptr, 0xce3b7e},
    {"dtype", attr_type::type, nullptr, 0xce7b7e},
    {"dtype", attr_type::type, nullptr, 0xcffb7e},
    {"component_types", attr_type::type, nullptr, 0x0, "", true, 1},
    {"shapes", attr_type::shape, "[]", 0x0, "", true, 0},
    {"capacity", attr_type::integer, "-1"},
    {"container", attr_type::string, "\"\""},
    {"shared_name", attr_type::string, "\"\""},
    {"cancel_pending_enqueues", attr_type::boolean, "false"},
    {"T", attr_type::type},
    {"component_index", attr_type::integer},
    {"allow_small_batch", attr_type::boolean, "false"},
    {"wait_for_incomplete", attr_type::boolean, "false"},
    {"timeout_ms", attr_type::integer, "-1"},
    {"num_batch_threads", attr_type::integer},
    {"max_batch_size", attr_type::integer},
    {"batch_timeout_micros", attr_type::integer},
    {"allowed_batch_sizes", attr_type::integer, "[]", 0x0, "", true},
    {"grad_timeout_micros", attr_type::integer},
    {"batching_queue", attr_type::string, "\"\""},
    {"T", attr_type::type, nullptr, 0x0, "", true, 1},
    {"max_enqueued_batches", attr_type::integer, "10"},
    {"f", attr_type::func},
    {"Tin", attr_type::type, nullptr, 0x0, "", true, 1},
    {"Tcaptured", attr_type::type, nullptr, 0x0, "", true, 0},
    {"Tout", attr_type::type, nullptr, 0x0, "", true, 1},
    {"enable_large_batch_splitting", attr_type::boolean, "false"},
    {"low_priority_max_batch_size", attr_type::integer, "0"},
    {"low_priority_batch_timeout_micros", attr_type::integer, "0"},
    {"low_priority_allowed_batch_sizes", attr_type::integer, "[]", 0x0, "", true},
    {"low_priority_max_enqueued_batches", attr_type::integer, "0"},
    {"mixed_priority_policy", attr_type::string, "\"low_priority_padding_with_max_batch_size\"", 0x0, "\"low_priority_padding_with_max_batch_size\", \"low_priority_padding_with_next_allowed_batch_size\""},
    {"mixed_priority_policy", attr_type::string, "\"low_priority_padding_with_max_batch_size\"", 0x0, "\"low_priority_padding_with_max_batch_size\", \"low_priority_padding_with_next_allowed_batch_size\", \"priority_isolation\""},
    {"batch_padding_policy", attr_type::string, "\"PAD_UP\"", 0x0, "\"PAD_UP\""},
    {"batch_padding_policy", attr_type::string, "\"PAD_UP\"", 0x0, "\"PAD_UP\", \"BATCH_DOWN\", \"MINIMIZE_TPU_COST_PER_REQUEST\""},
    {"mixed_priority_policy", attr_type::string, "\"low_priority_padding_with_max_batch_size\"", 0x0, "\"low_priority_padding_with_max_batch_size\", \"low_priority_padding_with_next_allowed_batch_size\", \"priority_isolation\", \"priority_merge\""},
    {"shape", attr_type::shape},
    {"reduction_type", attr_type::string, "\"MEAN\"", 0x0, "\"MEAN\", \"SUM\""},
    {"Targuments", attr_type::type, nullptr, 0x0, "", true, 0},
    {"output_types", attr_type::type, nullptr, 0x0, "", true, 1},
    {"output_shapes", attr_type::shape, nullptr, 0x0, "", true, 1},
    {"output_types", attr_type::type, nullptr, 0x0, "", true, 0},
    {"output_shapes", attr_type::shape, nullptr, 0x0, "", true, 0},
    {"capacity", attr_type::integer, "0", 0x0, "", false, 0},
    {"memory_limit", attr_type::integer, "0", 0x0, "", false, 0},
    {"dtypes", attr_type::type, nullptr, 0x0, "", true},
    {"dtypes", attr_type::type, nullptr, 0x0, "", true, 1},
    {"fake_dtypes", attr_type::type, nullptr, 0x0, "", true, 1},
    {"component_types", attr_type::type, "[]", 0x0, "", true, 0},
    {"shapes", attr_type::shape, nullptr, 0x0, "", true, 0},
    {"Tcomponents", attr_type::type, nullptr, 0x0, "", true, 1},
    {"min_after_dequeue", attr_type::integer, "0"},
    {"seed", attr_type::integer, "0"},
    {"seed2", attr_type::integer, "0"},
    {"file_pattern", attr_type::string},
    {"file_random_seed", attr_type::integer, "301"},
    {"file_shuffle_shift_ratio", attr_type::floating, "0.0"},
    {"file_buffer_size", attr_type::integer, "10000"},
    {"file_parallelism", attr_type::integer, "16"},
    {"batch_size", attr_type::integer, "32"},
    {"compression_type", attr_type::string, "\"\""},
    {"has_known_shape", attr_type::boolean},
    {"timeout_micros", attr_type::integer},
};

inline constexpr std::uint16_t queue_port_slots[]{
    0, 1, 2, 0, 3, 0, 4, 0, 5, 6, 7, 0, 8, 9, 0, 10, 11, 8, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21,
    22, 23, 24, 25, 26, 27, 28, 26, 27, 29, 27, 26, 28, 30, 31, 0, 32, 25, 32, 0, 33, 25, 33, 34,
    35, 25, 1, 2, 25, 4, 25, 5, 0, 1, 36, 37, 38, 11, 39, 40, 41, 42, 15, 16, 43, 44, 15, 45, 16,
    46,
};

inline constexpr flat_attr_slot queue_attr_slots[]{
    {0, 15}, {1, 15}, {2, 15}, {3, 15}, {4, 10}, {5, 10}, {6, 10}, {7, 10}, {8, 10}, {9, 10},
    {10, 10}, {11, 10}, {4, 10}, {12, 10}, {13, 10}, {14, 10}, {15, 25}, {16, 25}, {17, 25},
    {18, 25}, {19, 25}, {7, 25}, {8, 25}, {20, 25}, {21, 25}, {15, 25}, {16, 25}, {22, 26},
    {17, 25}, {18, 25}, {19, 25}, {7, 25}, {8, 25}, {20, 25}, {21, 25}, {23, 26}, {15, 26},
    {16, 26}, {17, 26}, {22, 26}, {18, 26}, {7, 26}, {8, 26}, {20, 26}, {24, 26}, {25, 26},
    {26, 26}, {23, 26}, {15, 26}, {16, 26}, {17, 26}, {22, 26}, {18, 26}, {7, 26}, {8, 26},
    {20, 26}, {24, 26}, {25, 26}, {26, 26}, {27, 414}, {23, 26}, {15, 26}, {16, 26}, {17, 26},
    {22, 26}, {18, 26}, {7, 26}, {8, 26}, {20, 26}, {28, 1542}, {29, 1542}, {30, 1542}, {31, 1542},
    {24, 26}, {25, 26}, {26, 26}, {27, 414}, {23, 26}, {15, 26}, {16, 26}, {17, 26}, {22, 26},
    {18, 26}, {7, 26}, {8, 26}, {20, 26}, {28, 1542}, {29, 1542}, {30, 1542}, {31, 1542},
    {32, 2025}, {24, 26}, {25, 26}, {26, 26}, {27, 414}, {23, 26}, {15, 26}, {16, 26}, {17, 26},
    {22, 26}, {18, 26}, {7, 26}, {8, 26}, {20, 26}, {28, 1542}, {29, 1542}, {30, 1542}, {31, 1542},
    {33, 2025}, {24, 26}, {25, 26}, {26, 26}, {27, 414}, {23, 26}, {15, 26}, {16, 26}, {17, 26},
    {22, 26}, {18, 26}, {7, 26}, {8, 26}, {20, 26}, {28, 1542}, {29, 1542}, {30, 1542}, {31, 1542},
    {33, 2025}, {34, 2025}, {24, 26}, {25, 26}, {26, 26}, {27, 414}, {23, 26}, {15, 26}, {16, 26},
    {17, 26}, {22, 26}, {18, 26}, {7, 26}, {8, 26}, {20, 26}, {28, 1542}, {29, 1542}, {30, 1542},
    {31, 1542}, {33, 2025}, {35, 2025}, {24, 26}, {25, 26}, {26, 26}, {27, 414}, {23, 26}, {15, 26},
    {16, 26}, {17, 26}, {22, 26}, {18, 26}, {7, 26}, {8, 26}, {20, 26}, {28, 1542}, {29, 1542},
    {30, 1542}, {31, 1542}, {36, 2025}, {35, 2025}, {24, 26}, {25, 26}, {26, 26}, {27, 414},
    {0, 15}, {37, 15}, {7, 15}, {8, 15}, {1, 15}, {37, 15}, {7, 15}, {8, 15}, {2, 15}, {37, 15},
    {7, 15}, {8, 15}, {2, 15}, {37, 15}, {7, 15}, {8, 15}, {38, 27}, {3, 15}, {37, 15}, {7, 15},
    {8, 15}, {38, 27}, {7, 25}, {8, 25}, {23, 25}, {39, 25}, {40, 25}, {41, 25}, {23, 25}, {39, 25},
    {42, 25}, {43, 25}, {4, 0}, {5, 0}, {6, 0}, {7, 0}, {8, 0}, {4, 20}, {5, 20}, {6, 20}, {7, 20},
    {8, 20}, {44, 24}, {45, 24}, {46, 24}, {7, 24}, {8, 24}, {44, 24}, {45, 24}, {47, 24}, {7, 24},
    {8, 24}, {44, 24}, {45, 24}, {46, 24}, {48, 24}, {7, 24}, {8, 24}, {7, 26}, {8, 26}, {4, 5},
    {5, 5}, {6, 5}, {7, 5}, {8, 5}, {49, 10}, {50, 10}, {6, 10}, {7, 10}, {8, 10}, {49, 20},
    {50, 20}, {6, 20}, {7, 20}, {8, 20}, {9, 0}, {9, 20}, {4, 0}, {14, 0}, {4, 20}, {14, 20},
    {4, 9}, {14, 9}, {51, 0}, {14, 0}, {51, 20}, {14, 20}, {4, 0}, {5, 0}, {6, 0}, {52, 0}, {53, 0},
    {54, 0}, {7, 0}, {8, 0}, {4, 20}, {5, 20}, {6, 20}, {52, 20}, {53, 20}, {54, 20}, {7, 20},
    {8, 20}, {55, 21}, {56, 21}, {57, 21}, {58, 21}, {59, 21}, {60, 21}, {55, 21}, {56, 21},
    {57, 21}, {58, 21}, {59, 21}, {60, 21}, {61, 24}, {2, 70}, {3, 70}, {2, 70}, {37, 70}, {7, 70},
    {8, 70}, {38, 70}, {3, 70}, {37, 70}, {7, 70}, {8, 70}, {38, 70}, {0, 15}, {62, 15}, {1, 15},
    {62, 15}, {2, 15}, {62, 15}, {3, 15}, {62, 15}, {47, 21}, {7, 21}, {8, 21}, {44, 24}, {45, 24},
    {47, 21}, {7, 21}, {8, 21}, {63, 25}, {7, 25}, {8, 25}, {10, 25}, {7, 25}, {8, 25}, {10, 25},
};

}  // namespace detail

inline constexpr flat_table queue_ops{
    detail::queue_op_rows, detail::queue_definition_rows, detail::queue_ports, detail::queue_attrs,
    detail::queue_port_slots, detail::queue_attr_slots};

}  // namespace evergraph::tf

#endif
