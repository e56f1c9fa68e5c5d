// SPDX-License-Identifier: BSL-1.0
// boosted_trees: gradient boosted trees and tensor forests.
// Written by tools/tf_ops.py from tools/tf_ops.tsv.
#ifndef EVERGRAPH_TF_OPS_BOOSTED_TREES_HPP
#define EVERGRAPH_TF_OPS_BOOSTED_TREES_HPP

#include <cstdint>

#include "../../ops/flat_table.hpp"

namespace evergraph::tf {

namespace detail {

inline constexpr flat_op boosted_trees_op_rows[]{
    {"BoostedTreesAggregateStats", 1},
    {"BoostedTreesBucketize", 1},
    {"BoostedTreesCalculateBestFeatureSplit", 2},
    {"BoostedTreesCalculateBestFeatureSplitV2", 1},
    {"BoostedTreesCalculateBestGainsPerFeature", 3},
    {"BoostedTreesCenterBias", 1},
    {"BoostedTreesCreateEnsemble", 1},
    {"BoostedTreesCreateQuantileStreamResource", 1},
    {"BoostedTreesDeserializeEnsemble", 1},
    {"BoostedTreesEnsembleResourceHandleOp", 1},
    {"BoostedTreesExampleDebugOutputs", 1},
    {"BoostedTreesFlushQuantileSummaries", 1},
    {"BoostedTreesGetEnsembleStates", 2},
    {"BoostedTreesMakeQuantileSummaries", 1},
    {"BoostedTreesMakeStatsSummary", 1},
    {"BoostedTreesPredict", 2},
    {"BoostedTreesQuantileStreamResourceAddSummaries", 1},
    {"BoostedTreesQuantileStreamResourceDeserialize", 1},
    {"BoostedTreesQuantileStreamResourceFlush", 1},
    {"BoostedTreesQuantileStreamResourceGetBucketBoundaries", 1},
    {"BoostedTreesQuantileStreamResourceHandleOp", 1},
    {"BoostedTreesSerializeEnsemble", 1},
    {"BoostedTreesSparseAggregateStats", 1},
    {"BoostedTreesSparseCalculateBestFeatureSplit", 1},
    {"BoostedTreesTrainingPredict", 2},
    {"BoostedTreesUpdateEnsemble", 2},
    {"BoostedTreesUpdateEnsembleV2", 3},
    {"IsBoostedTreesEnsembleInitialized", 1},
    {"IsBoostedTreesQuantileStreamResourceInitialized", 1},
    {"TensorForestCreateTreeVariable", 1, 687, op::open, op::open, "", "gone after release 2.4"},
    {"TensorForestTreeDeserialize", 1, 687, op::open, op::open, "", "gone after release 2.4"},
    {"TensorForestTreeIsInitializedOp", 1, 687, op::open, op::open, "", "gone after release 2.4"},
    {"TensorForestTreePredict", 1, 687, op::open, op::open, "", "gone after release 2.4"},
    {"TensorForestTreeResourceHandleOp", 1, 687, op::open, op::open, "", "gone after release 2.4"},
    {"TensorForestTreeSerialize", 1, 687, op::open, op::open, "", "gone after release 2.4"},
    {"TensorForestTreeSize", 1, 687, op::open, op::open, "", "gone after release 2.4"},
};

inline constexpr flat_definition boosted_trees_definition_rows[]{
    {29, 0, 0, 0, 0, 4, 4, 1, 0, 2},  // BoostedTreesAggregateStats
    {27, 0, 0, 0, 5, 2, 7, 1, 2, 1},  // BoostedTreesBucketize
    {29, 0, 1, 0, 8, 6, 14, 7, 3, 2},  // BoostedTreesCalculateBestFeatureSplit
    {112, 0, 0, 0, 8, 6, 14, 7, 5, 2},
    {175, 0, 0, 0, 21, 8, 29, 8, 7, 2},  // BoostedTreesCalculateBestFeatureSplitV2
    {26, 0, 0, 0, 37, 2, 39, 5, 9, 5},  // BoostedTreesCalculateBestGainsPerFeature
    {26, 0, 0, 0, 44, 5, 39, 5, 14, 2},
    {26, 0, 0, 0, 49, 6, 39, 5, 14, 2},
    {26, 0, 0, 1, 55, 5, 60, 1, 0, 0},  // BoostedTreesCenterBias
    {26, 0, 0, 1, 61, 3, 0, 0, 0, 0},  // BoostedTreesCreateEnsemble
    {27, 0, 0, 1, 64, 3, 0, 0, 16, 1},  // BoostedTreesCreateQuantileStreamResource
    {26, 0, 0, 1, 61, 3, 0, 0, 0, 0},  // BoostedTreesDeserializeEnsemble
    {26, 0, 0, 1, 0, 0, 67, 1, 17, 2},  // BoostedTreesEnsembleResourceHandleOp
    {26, 0, 0, 1, 68, 2, 70, 1, 19, 2},  // BoostedTreesExampleDebugOutputs
    {105, 0, 0, 1, 71, 1, 72, 1, 21, 1},  // BoostedTreesFlushQuantileSummaries
    {26, 0, 0, 1, 73, 1, 74, 4, 0, 0},  // BoostedTreesGetEnsembleStates
    {26, 0, 0, 1, 73, 1, 78, 5, 0, 0},
    {27, 0, 0, 0, 83, 3, 72, 1, 2, 1},  // BoostedTreesMakeQuantileSummaries
    {26, 0, 0, 0, 86, 4, 4, 1, 22, 3},  // BoostedTreesMakeStatsSummary
    {26, 0, 0, 1, 68, 2, 90, 1, 25, 3},  // BoostedTreesPredict
    {26, 0, 0, 1, 68, 2, 90, 1, 19, 2},
    {27, 0, 0, 1, 91, 2, 0, 0, 2, 1},  // BoostedTreesQuantileStreamResourceAddSummaries
    {27, 0, 0, 1, 93, 2, 0, 0, 28, 1},  // BoostedTreesQuantileStreamResourceDeserialize
    {27, 0, 0, 1, 95, 2, 0, 0, 29, 1},  // BoostedTreesQuantileStreamResourceFlush
    {27, 0, 0, 1, 71, 1, 97, 1, 2, 1},  // BoostedTreesQuantileStreamResourceGetBucketBoundaries
    {27, 0, 0, 1, 0, 0, 67, 1, 30, 2},  // BoostedTreesQuantileStreamResourceHandleOp
    {26, 0, 0, 1, 73, 1, 98, 2, 0, 0},  // BoostedTreesSerializeEnsemble
    {53, 0, 0, 0, 100, 6, 106, 3, 32, 2},  // BoostedTreesSparseAggregateStats
    {71, 0, 0, 0, 109, 8, 14, 7, 34, 2},  // BoostedTreesSparseCalculateBestFeatureSplit
    {26, 0, 0, 1, 117, 4, 121, 3, 25, 3},  // BoostedTreesTrainingPredict
    {26, 0, 0, 1, 117, 4, 121, 3, 19, 2},
    {26, 0, 0, 1, 124, 7, 0, 0, 36, 4},  // BoostedTreesUpdateEnsemble
    {26, 0, 0, 1, 131, 9, 0, 0, 40, 2},
    {125, 0, 2, 1, 140, 12, 0, 0, 42, 1},  // BoostedTreesUpdateEnsembleV2
    {134, 0, 1, 1, 140, 12, 0, 0, 43, 2},
    {175, 0, 0, 1, 152, 12, 0, 0, 45, 3},
    {26, 0, 0, 1, 73, 1, 164, 1, 0, 0},  // IsBoostedTreesEnsembleInitialized
    {27, 0, 0, 1, 71, 1, 164, 1, 0, 0},  // IsBoostedTreesQuantileStreamResourceInitialized
    {27, 0, 0, 1, 165, 2, 0, 0, 0, 0},  // TensorForestCreateTreeVariable
    {27, 0, 0, 1, 165, 2, 0, 0, 0, 0},  // TensorForestTreeDeserialize
    {27, 0, 0, 1, 167, 1, 164, 1, 0, 0},  // TensorForestTreeIsInitializedOp
    {27, 0, 0, 1, 168, 2, 90, 1, 48, 1},  // TensorForestTreePredict
    {27, 0, 0, 1, 0, 0, 67, 1, 30, 2},  // TensorForestTreeResourceHandleOp
    {27, 0, 0, 1, 167, 1, 170, 1, 0, 0},  // TensorForestTreeSerialize
    {27, 0, 0, 1, 167, 1, 171, 1, 0, 0},  // TensorForestTreeSize
};

inline constexpr flat_port boosted_trees_ports[]{
    {"node_ids", dtype::int32},
    {"gradients", dtype::float32},
    {"hessians", dtype::float32},
    {"feature", dtype::int32},
    {"stats_summary", dtype::float32},
    {"float_values", dtype::float32, "", "num_features"},
    {"bucket_boundaries", dtype::float32, "", "num_features"},
    {"buckets", dtype::int32, "", "num_features"},
    {"node_id_range", dtype::int32},
    {"l1", dtype::float32},
    {"l2", dtype::float32},
    {"tree_complexity", dtype::float32},
    {"min_node_weight", dtype::float32},
    {"gains", dtype::float32},
    {"feature_dimensions", dtype::int32},
    {"thresholds", dtype::int32},
    {"left_node_contribs", dtype::float32},
    {"right_node_contribs", dtype::float32},
    {"split_with_default_directions", dtype::string},
    {"stats_summaries_list", dtype::float32, "", "num_features"},
    {"split_types", dtype::string},
    {"candidate_feature_ids", dtype::int32},
    {"feature_ids", dtype::int32},
    {"stats_summary_list", dtype::float32, "", "num_features"},
    {"node_ids_list", dtype::int32, "", "num_features"},
    {"gains_list", dtype::float32, "", "num_features"},
    {"thresholds_list", dtype::int32, "", "num_features"},
    {"left_node_contribs_list", dtype::float32, "", "num_features"},
    {"right_node_contribs_list", dtype::float32, "", "num_features"},
    {"tree_ensemble_handle", dtype::resource},
    {"mean_gradients", dtype::float32},
    {"mean_hessians", dtype::float32},
    {"continue_centering", dtype::boolean},
    {"stamp_token", dtype::int64},
    {"tree_ensemble_serialized", dtype::string},
    {"quantile_stream_resource_handle", dtype::resource},
    {"epsilon", dtype::float32},
    {"num_streams", dtype::int64},
    {"resource", dtype::resource},
    {"bucketized_features", dtype::int32, "", "num_bucketized_features"},
    {"examples_debug_outputs_serialized", dtype::string},
    {"summaries", dtype::float32, "", "num_features"},
    {"num_trees", dtype::int32},
    {"num_finalized_trees", dtype::int32},
    {"num_attempted_layers", dtype::int32},
    {"last_layer_nodes_range", dtype::int32},
    {"example_weights", dtype::float32},
    {"bucketized_features_list", dtype::int32, "", "num_features"},
    {"logits", dtype::float32},
    {"bucket_boundaries", dtype::float32, "", "num_streams"},
    {"num_buckets", dtype::int64},
    {"feature_indices", dtype::int32},
    {"feature_values", dtype::int32},
    {"feature_shape", dtype::int32},
    {"stats_summary_indices", dtype::int32},
    {"stats_summary_values", dtype::float32},
    {"stats_summary_shape", dtype::int32},
    {"cached_tree_ids", dtype::int32},
    {"cached_node_ids", dtype::int32},
    {"partial_logits", dtype::float32},
    {"tree_ids", dtype::int32},
    {"node_ids", dtype::int32, "", "num_features"},
    {"gains", dtype::float32, "", "num_features"},
    {"thresholds", dtype::int32, "", "num_features"},
    {"left_node_contribs", dtype::float32, "", "num_features"},
    {"right_node_contribs", dtype::float32, "", "num_features"},
    {"max_depth", dtype::int32},
    {"learning_rate", dtype::float32},
    {"dimension_ids", dtype::int32, "", "num_features"},
    {"split_types", dtype::string, "", "num_features"},
    {"pruning_mode", dtype::int32},
    {"feature_ids", dtype::int32, "", "num_groups"},
    {"is_initialized", dtype::boolean},
    {"tree_handle", dtype::resource},
    {"tree_config", dtype::string},
    {"dense_features", dtype::float32},
    {"tree_size", dtype::int32},
};

inline constexpr flat_attr boosted_trees_attrs[]{
    {"max_splits", attr_type::integer, nullptr, 0x0, "", false, 1},
    {"num_buckets", attr_type::integer, nullptr, 0x0, "", false, 1},
    {"num_features", attr_type::integer, nullptr, 0x0, "", false, 0},
    {"logits_dimension", attr_type::integer, nullptr, 0x0, "", false, 1},
    {"split_type", attr_type::string, "\"inequality\"", 0x0, "\"inequality\""},
    {"split_type", attr_type::string, "\"inequality\"", 0x0, "\"inequality\", \"equality\""},
    {"num_features", attr_type::integer, nullptr, 0x0, "", false, 1},
    {"l1", attr_type::floating},
    {"l2", attr_type::floating},
    {"tree_complexity", attr_type::floating},
    {"max_elements", attr_type::integer, "1099511627776"},
    {"container", attr_type::string, "\"\""},
    {"shared_name", attr_type::string, "\"\""},
    {"num_bucketized_features", attr_type::integer, nullptr, 0x0, "", false, 1},
    {"logits_dimension", attr_type::integer},
    {"max_depth", attr_type::integer, nullptr, 0x0, "", false, 1},
    {"num_streams", attr_type::integer, nullptr, 0x0, "", false, 1},
    {"generate_quantiles", attr_type::boolean, "false"},
    {"learning_rate", attr_type::floating},
    {"pruning_mode", attr_type::integer, nullptr, 0x0, "", false, 0},
    {"logits_dimension", attr_type::integer, "1"},
    {"num_groups", attr_type::integer, "1", 0x0, "", false, 1},
};

inline constexpr std::uint16_t boosted_trees_port_slots[]{
    0, 1, 2, 3, 4, 5, 6, 7, 8, 4, 9, 10, 11, 12, 0, 13, 14, 15, 16, 17, 18, 8, 19, 20, 21, 9, 10,
    11, 12, 0, 13, 22, 14, 15, 16, 17, 18, 8, 23, 24, 25, 26, 27, 28, 8, 23, 9, 10, 11, 8, 23, 9,
    10, 11, 12, 29, 30, 31, 9, 10, 32, 29, 33, 34, 35, 36, 37, 38, 29, 39, 40, 35, 41, 29, 33, 42,
    43, 44, 33, 42, 43, 44, 45, 5, 46, 36, 0, 1, 2, 47, 48, 35, 41, 35, 49, 35, 50, 6, 33, 34, 0, 1,
    2, 51, 52, 53, 54, 55, 56, 8, 54, 55, 56, 9, 10, 11, 12, 29, 57, 58, 39, 59, 60, 0, 29, 22, 61,
    62, 63, 64, 65, 29, 22, 61, 62, 63, 64, 65, 66, 67, 29, 22, 68, 61, 62, 63, 64, 65, 69, 66, 67,
    70, 29, 71, 68, 61, 62, 63, 64, 65, 69, 66, 67, 70, 72, 73, 74, 73, 73, 75, 74, 76,
};

inline constexpr flat_attr_slot boosted_trees_attr_slots[]{
    {0, 29}, {1, 29}, {2, 27}, {3, 29}, {4, 29}, {3, 29}, {5, 29}, {6, 175}, {3, 175}, {7, 26},
    {8, 26}, {9, 26}, {0, 26}, {6, 26}, {0, 26}, {6, 26}, {10, 27}, {11, 26}, {12, 26}, {13, 26},
    {14, 26}, {2, 105}, {0, 26}, {1, 26}, {6, 26}, {13, 26}, {14, 26}, {15, 26}, {16, 27}, {17, 27},
    {11, 27}, {12, 27}, {0, 53}, {1, 53}, {3, 71}, {4, 71}, {15, 26}, {18, 26}, {19, 26}, {2, 26},
    {19, 26}, {2, 26}, {2, 125}, {2, 125}, {20, 134}, {2, 125}, {20, 134}, {21, 175}, {14, 27},
};

}  // namespace detail

inline constexpr flat_table boosted_trees_ops{
    detail::boosted_trees_op_rows, detail::boosted_trees_definition_rows,
    detail::boosted_trees_ports, detail::boosted_trees_attrs, detail::boosted_trees_port_slots,
    detail::boosted_trees_attr_slots};

}  // namespace evergraph::tf

#endif
