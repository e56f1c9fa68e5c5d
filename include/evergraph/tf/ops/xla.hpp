// SPDX-License-Identifier: BSL-1.0
// xla: what graphs for the XLA compiler say to it.
// Written by tools/tf_ops.py from tools/tf_ops.tsv.
#ifndef EVERGRAPH_TF_OPS_XLA_HPP
#define EVERGRAPH_TF_OPS_XLA_HPP

#include <cstdint>

#include "../../ops/flat_table.hpp"

namespace evergraph::tf {

namespace detail {

inline constexpr flat_op xla_op_rows[]{
    {"MlirPassthroughOp", 1},
    {"XlaConcatND", 1},
    {"XlaHostCompute", 2},
    {"XlaRecvFromHost", 1},
    {"XlaRecvTPUEmbeddingActivations", 1},
    {"XlaRecvTPUEmbeddingActivationsV2", 1},
    {"XlaRecvTPUEmbeddingDeduplicationData", 1},
    {"XlaRecvTPUEmbeddingDeduplicationDataV2", 1},
    {"XlaSendTPUEmbeddingGradients", 1},
    {"XlaSendTPUEmbeddingGradientsV2", 1},
    {"XlaSendToHost", 1},
    {"XlaSparseActivationsUnstack", 3},
    {"XlaSparseCoreAdagrad", 1},
    {"XlaSparseCoreAdagradMomentum", 1},
    {"XlaSparseCoreAdam", 1},
    {"XlaSparseCoreFtrl", 1},
    {"XlaSparseCoreSgd", 1},
    {"XlaSparseDenseMatmul", 1},
    {"XlaSparseDenseMatmulCustomCombinerOnTcGradWithAdagradAndCsrInput", 2},
    {"XlaSparseDenseMatmulCustomCombinerOnTcGradWithAdagradMomentumAndCsrInput", 2},
    {"XlaSparseDenseMatmulCustomCombinerOnTcGradWithAdamAndCsrInput", 2},
    {"XlaSparseDenseMatmulCustomCombinerOnTcGradWithCsrInput", 2},
    {"XlaSparseDenseMatmulCustomCombinerOnTcGradWithFtrlAndCsrInput", 2},
    {"XlaSparseDenseMatmulCustomCombinerOnTcGradWithSgdAndCsrInput", 2},
    {"XlaSparseDenseMatmulCustomCombinerOnTcWithCsrInput", 2},
    {"XlaSparseDenseMatmulGradWithAdagradAndCsrInput", 3},
    {"XlaSparseDenseMatmulGradWithAdagradAndStaticBufferSize", 2},
    {"XlaSparseDenseMatmulGradWithAdagradMomentumAndCsrInput", 3},
    {"XlaSparseDenseMatmulGradWithAdagradMomentumAndStaticBufferSize", 2},
    {"XlaSparseDenseMatmulGradWithAdamAndCsrInput", 3},
    {"XlaSparseDenseMatmulGradWithAdamAndStaticBufferSize", 2},
    {"XlaSparseDenseMatmulGradWithCsrInput", 3},
    {"XlaSparseDenseMatmulGradWithFtrlAndCsrInput", 3},
    {"XlaSparseDenseMatmulGradWithFtrlAndStaticBufferSize", 2},
    {"XlaSparseDenseMatmulGradWithSgdAndCsrInput", 3},
    {"XlaSparseDenseMatmulGradWithSgdAndStaticBufferSize", 2},
    {"XlaSparseDenseMatmulWithCsrInput", 3},
    {"XlaSparseDenseMatmulWithStaticBufferSize", 2},
    {"XlaSparseGradientsStack", 3},
    {"XlaSplitND", 1},
};

inline constexpr flat_definition xla_definition_rows[]{
    {158, 0, 0, 0, 0, 1, 1, 1, 0, 3},  // MlirPassthroughOp
    {825, 0, 0, 0, 2, 1, 3, 1, 3, 4},  // XlaConcatND
    {475, 0, 1, 1, 0, 1, 1, 1, 7, 8},  // XlaHostCompute
    {702, 0, 0, 1, 0, 1, 1, 1, 15, 10},
    {475, 0, 0, 1, 0, 0, 4, 1, 25, 3},  // XlaRecvFromHost
    {1169, 0, 0, 1, 5, 1, 6, 1, 28, 2},  // XlaRecvTPUEmbeddingActivations
    {2025, 0, 0, 1, 5, 1, 6, 1, 30, 5},  // XlaRecvTPUEmbeddingActivationsV2
    {1169, 0, 0, 1, 0, 0, 7, 1, 35, 1},  // XlaRecvTPUEmbeddingDeduplicationData
    {2025, 0, 0, 1, 0, 0, 7, 1, 36, 4},  // XlaRecvTPUEmbeddingDeduplicationDataV2
    {1169, 0, 0, 1, 8, 3, 0, 0, 40, 3},  // XlaSendTPUEmbeddingGradients
    {2025, 0, 0, 1, 8, 3, 0, 0, 43, 6},  // XlaSendTPUEmbeddingGradientsV2
    {475, 0, 0, 1, 11, 1, 0, 0, 49, 2},  // XlaSendToHost
    {2313, 0, 2, 0, 12, 1, 13, 1, 51, 6},  // XlaSparseActivationsUnstack
    {2314, 0, 1, 0, 12, 1, 13, 1, 57, 6},
    {2474, 0, 0, 0, 12, 1, 13, 1, 51, 6},
    {1766, 0, 0, 1, 14, 5, 19, 2, 63, 1},  // XlaSparseCoreAdagrad
    {1766, 0, 0, 1, 21, 8, 29, 3, 64, 4},  // XlaSparseCoreAdagradMomentum
    {1766, 0, 0, 1, 32, 9, 41, 3, 68, 2},  // XlaSparseCoreAdam
    {1766, 0, 0, 1, 44, 9, 53, 3, 70, 3},  // XlaSparseCoreFtrl
    {1766, 0, 0, 1, 56, 4, 60, 1, 63, 1},  // XlaSparseCoreSgd
    {1766, 0, 0, 0, 61, 5, 66, 5, 73, 3},  // XlaSparseDenseMatmul
    {2313, 0, 1, 0, 71, 14, 85, 3, 76, 7},  // XlaSparseDenseMatmulCustomCombinerOnTcGradWithAdagradAndCsrInput
    {2313, 0, 0, 0, 71, 14, 85, 3, 83, 8},
    {2313, 0, 1, 0, 88, 15, 103, 4, 91, 12},  // XlaSparseDenseMatmulCustomCombinerOnTcGradWithAdagradMomentumAndCsrInput
    {2313, 0, 0, 0, 88, 15, 103, 4, 103, 13},
    {2313, 0, 1, 0, 107, 15, 122, 4, 116, 11},  // XlaSparseDenseMatmulCustomCombinerOnTcGradWithAdamAndCsrInput
    {2313, 0, 0, 0, 107, 15, 122, 4, 127, 12},
    {2313, 0, 1, 0, 126, 13, 139, 2, 139, 8},  // XlaSparseDenseMatmulCustomCombinerOnTcGradWithCsrInput
    {2313, 0, 0, 0, 126, 13, 139, 2, 147, 9},
    {2313, 0, 1, 0, 141, 15, 156, 4, 156, 12},  // XlaSparseDenseMatmulCustomCombinerOnTcGradWithFtrlAndCsrInput
    {2313, 0, 0, 0, 141, 15, 156, 4, 168, 13},
    {2313, 0, 1, 0, 160, 13, 173, 2, 76, 7},  // XlaSparseDenseMatmulCustomCombinerOnTcGradWithSgdAndCsrInput
    {2313, 0, 0, 0, 160, 13, 173, 2, 83, 8},
    {2313, 0, 1, 0, 175, 7, 182, 3, 181, 8},  // XlaSparseDenseMatmulCustomCombinerOnTcWithCsrInput
    {2313, 0, 0, 0, 175, 7, 182, 3, 189, 9},
    {1766, 0, 2, 0, 185, 9, 19, 2, 198, 1},  // XlaSparseDenseMatmulGradWithAdagradAndCsrInput
    {1766, 0, 1, 0, 185, 9, 19, 2, 199, 3},
    {2313, 0, 0, 0, 185, 9, 19, 2, 202, 4},
    {2025, 0, 1, 0, 185, 9, 19, 2, 206, 5},  // XlaSparseDenseMatmulGradWithAdagradAndStaticBufferSize
    {2313, 0, 0, 0, 185, 9, 19, 2, 211, 6},
    {1766, 0, 2, 0, 194, 10, 204, 3, 217, 6},  // XlaSparseDenseMatmulGradWithAdagradMomentumAndCsrInput
    {1766, 0, 1, 0, 194, 10, 204, 3, 223, 8},
    {2313, 0, 0, 0, 194, 10, 204, 3, 231, 9},
    {2025, 0, 1, 0, 194, 10, 204, 3, 240, 10},  // XlaSparseDenseMatmulGradWithAdagradMomentumAndStaticBufferSize
    {2313, 0, 0, 0, 194, 10, 204, 3, 250, 11},
    {1766, 0, 2, 0, 207, 10, 217, 3, 261, 5},  // XlaSparseDenseMatmulGradWithAdamAndCsrInput
    {1766, 0, 1, 0, 207, 10, 217, 3, 266, 7},
    {2313, 0, 0, 0, 207, 10, 217, 3, 273, 8},
    {2025, 0, 1, 0, 207, 10, 217, 3, 281, 9},  // XlaSparseDenseMatmulGradWithAdamAndStaticBufferSize
    {2313, 0, 0, 0, 207, 10, 217, 3, 290, 10},
    {2025, 0, 2, 0, 220, 8, 228, 1, 300, 4},  // XlaSparseDenseMatmulGradWithCsrInput
    {2313, 0, 1, 0, 220, 8, 228, 1, 304, 5},
    {2313, 0, 0, 0, 229, 8, 237, 1, 309, 6},
    {1766, 0, 2, 0, 238, 10, 53, 3, 315, 6},  // XlaSparseDenseMatmulGradWithFtrlAndCsrInput
    {1766, 0, 1, 0, 238, 10, 53, 3, 321, 8},
    {2313, 0, 0, 0, 238, 10, 53, 3, 329, 9},
    {2025, 0, 1, 0, 238, 10, 53, 3, 338, 10},  // XlaSparseDenseMatmulGradWithFtrlAndStaticBufferSize
    {2313, 0, 0, 0, 238, 10, 53, 3, 348, 11},
    {1766, 0, 2, 0, 248, 8, 60, 1, 198, 1},  // XlaSparseDenseMatmulGradWithSgdAndCsrInput
    {1766, 0, 1, 0, 248, 8, 60, 1, 199, 3},
    {2313, 0, 0, 0, 248, 8, 60, 1, 202, 4},
    {2025, 0, 1, 0, 248, 8, 60, 1, 206, 5},  // XlaSparseDenseMatmulGradWithSgdAndStaticBufferSize
    {2313, 0, 0, 0, 248, 8, 60, 1, 211, 6},
    {1766, 0, 2, 0, 256, 6, 262, 1, 359, 5},  // XlaSparseDenseMatmulWithCsrInput
    {2313, 0, 1, 0, 256, 6, 262, 1, 364, 6},
    {2313, 0, 0, 0, 263, 6, 269, 1, 370, 7},
    {2025, 0, 1, 0, 256, 6, 262, 1, 377, 7},  // XlaSparseDenseMatmulWithStaticBufferSize
    {2313, 0, 0, 0, 256, 6, 262, 1, 384, 8},
    {2313, 0, 2, 0, 270, 1, 271, 1, 392, 4},  // XlaSparseGradientsStack
    {2314, 0, 1, 0, 270, 1, 271, 1, 396, 4},
    {2474, 0, 0, 0, 270, 1, 271, 1, 392, 4},
    {812, 0, 0, 0, 272, 1, 273, 1, 400, 4},  // XlaSplitND
};

inline constexpr flat_port xla_ports[]{
    {"inputs", {}, "Tinputs", "", true},
    {"outputs", {}, "Toutputs", "", true},
    {"inputs", {}, "T", "N"},
    {"output", {}, "T"},
    {"output", {}, "Toutput"},
    {"deduplication_data", dtype::variant},
    {"outputs", dtype::float32, "", "num_tables"},
    {"output", dtype::variant},
    {"gradients", dtype::float32, "", "NumTables"},
    {"learning_rates", dtype::float32, "", "NumLearningRateTags"},
    {"input", {}, "Tinput"},
    {"stacked_activations", {}, "input_dtype"},
    {"unstacked_activations", {}, "dtype", "num_tables"},
    {"indices", dtype::int32},
    {"gradient", dtype::float32},
    {"learning_rate", dtype::float32},
    {"accumulator", dtype::float32},
    {"embedding_table", dtype::float32},
    {"updated_embedding_table", dtype::float32},
    {"updated_accumulator", dtype::float32},
    {"beta_1", dtype::float32},
    {"epsilon", dtype::float32},
    {"momentum", dtype::float32},
    {"updated_momentum", dtype::float32},
    {"velocity", dtype::float32},
    {"beta_2", dtype::float32},
    {"updated_velocity", dtype::float32},
    {"linear", dtype::float32},
    {"beta", dtype::float32},
    {"learning_rate_power", dtype::float32},
    {"l2_regularization_strength", dtype::float32},
    {"updated_linear", dtype::float32},
    {"row_ids", dtype::int32},
    {"col_ids", dtype::uint32},
    {"values", dtype::float32},
    {"offsets", dtype::uint32},
    {"activations", dtype::float32},
    {"row_pointers", dtype::int32},
    {"sorted_embedding_ids", dtype::int32},
    {"sorted_sample_ids", dtype::int32},
    {"sorted_gains", dtype::float32},
    {"sorted_token_ids", dtype::int32},
    {"sorted_pos_ids", dtype::int32},
    {"weights", dtype::float32},
    {"preserved_valencies", dtype::int32},
    {"preserved_vectors", dtype::float32},
    {"preserved_weights", dtype::float32},
    {"activation_gradients", dtype::float32},
    {"combiner_weights_learning_rate", dtype::float32},
    {"updated_weights", dtype::float32},
    {"momenta", dtype::float32},
    {"updated_momenta", dtype::float32},
    {"tables", dtype::float32, "", "N"},
    {"hyperparameters", dtype::float32, "", "M"},
    {"updated_tables", dtype::float32, "", "N"},
    {"num_minibatches_per_physical_sparse_core", dtype::int32},
    {"tables", {}, "T", "N"},
    {"updated_tables", {}, "T", "N"},
    {"embedding_table", {}, "T"},
    {"activations", {}, "T"},
    {"unstacked_gradients", {}, "input_dtype", "num_tables"},
    {"stacked_gradients", {}, "dtype"},
    {"input", {}, "T"},
    {"outputs", {}, "T", "N"},
};

inline constexpr flat_attr xla_attrs[]{
    {"mlir_module", attr_type::string},
    {"Tinputs", attr_type::type, nullptr, 0x0, "", true, 0},
    {"Toutputs", attr_type::type, nullptr, 0x0, "", true, 0},
    {"T", attr_type::type},
    {"N", attr_type::integer, nullptr, 0x0, "", false, 1},
    {"num_concats", attr_type::integer, nullptr, 0x0, "", true},
    {"paddings", attr_type::integer, "[]", 0x0, "", true},
    {"ancestors", attr_type::string, nullptr, 0x0, "", true, 0},
    {"shapes", attr_type::shape, nullptr, 0x0, "", true, 0},
    {"shape_inference_graph", attr_type::func},
    {"key", attr_type::string},
    {"cost_estimate_ns", attr_type::integer, "1000000"},
    {"tpu_core", attr_type::integer, "0"},
    {"send_key", attr_type::string, "\"\""},
    {"recv_key", attr_type::string, "\"\""},
    {"Toutput", attr_type::type},
    {"shape", attr_type::shape},
    {"num_tables", attr_type::integer, nullptr, 0x0, "", false, 1},
    {"config", attr_type::string},
    {"embedding_partitions", attr_type::string},
    {"hbm_buffers_config", attr_type::string},
    {"tpu_topology", attr_type::string},
    {"NumTables", attr_type::integer, nullptr, 0x0, "", false, 1},
    {"NumLearningRateTags", attr_type::integer, "0", 0x0, "", false, 0},
    {"Tinput", attr_type::type},
    {"sample_counts", attr_type::integer, nullptr, 0x0, "", true, 1},
    {"features", attr_type::integer, nullptr, 0x0, "", true, 1},
    {"interleaved", attr_type::boolean},
    {"input_dtype", attr_type::type},
    {"dtype", attr_type::type},
    {"input_dtype", attr_type::type, "DT_FLOAT", 0xa},
    {"dtype", attr_type::type, "DT_FLOAT", 0x400a},
    {"feature_width", attr_type::integer},
    {"use_nesterov", attr_type::boolean},
    {"beta_2", attr_type::floating},
    {"exponent", attr_type::floating},
    {"use_sum_inside_sqrt", attr_type::boolean},
    {"multiply_linear_by_learning_rate", attr_type::boolean},
    {"l1_regularization_strength", attr_type::floating},
    {"max_ids_per_partition", attr_type::integer, nullptr, 0x0, "", false, 0},
    {"max_unique_ids_per_partition", attr_type::integer, nullptr, 0x0, "", false, 0},
    {"input_size", attr_type::integer, nullptr, 0x0, "", false, 0},
    {"clip_weight_min", attr_type::floating, "-inf"},
    {"clip_weight_max", attr_type::floating, "inf"},
    {"max_valency", attr_type::integer, nullptr, 0x0, "", false, 0},
    {"num_weights", attr_type::integer, nullptr, 0x0, "", false, 0},
    {"combiner_table_vjp_computation", attr_type::func},
    {"combiner_weights_vjp_computation", attr_type::func},
    {"table_name", attr_type::string},
    {"num_sparsecores_per_device", attr_type::integer, "-1"},
    {"beta1", attr_type::floating},
    {"beta2", attr_type::floating},
    {"epsilon", attr_type::floating},
    {"M", attr_type::integer, nullptr, 0x0, "", false, 1},
    {"optimizer_custom_computation", attr_type::func},
    {"beta", attr_type::floating},
    {"learning_rate_power", attr_type::floating},
    {"l2_regularization_strength", attr_type::floating},
    {"combiner_computation", attr_type::func},
    {"quantization_config_low", attr_type::floating},
    {"quantization_config_high", attr_type::floating},
    {"quantization_config_num_buckets", attr_type::integer, nullptr, 0x0, "", false, 0},
    {"max_ids_per_sparse_core", attr_type::integer, nullptr, 0x0, "", false, 1},
    {"max_unique_ids_per_sparse_core", attr_type::integer, nullptr, 0x0, "", false, 1},
    {"custom_computation", attr_type::func},
    {"T", attr_type::type, "DT_FLOAT", 0xa},
    {"input_dtype", attr_type::type, "DT_FLOAT", 0x400a},
    {"dtype", attr_type::type, "DT_FLOAT", 0xa},
    {"num_splits", attr_type::integer, nullptr, 0x0, "", true},
};

inline constexpr std::uint16_t xla_port_slots[]{
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 5, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 13, 14, 15, 20, 21, 16,
    22, 17, 18, 19, 23, 17, 13, 14, 15, 22, 24, 20, 25, 21, 18, 26, 23, 17, 16, 27, 15, 13, 14, 28,
    29, 30, 18, 19, 31, 13, 14, 15, 17, 18, 32, 33, 34, 35, 17, 36, 37, 38, 39, 40, 37, 39, 41, 42,
    40, 43, 44, 45, 46, 47, 15, 48, 17, 16, 18, 19, 49, 37, 39, 41, 42, 40, 43, 44, 45, 46, 47, 15,
    48, 17, 16, 50, 18, 19, 51, 49, 37, 39, 41, 42, 40, 43, 44, 45, 46, 47, 15, 48, 17, 50, 24, 18,
    51, 26, 49, 37, 39, 41, 42, 40, 43, 44, 45, 46, 47, 52, 53, 48, 54, 49, 37, 39, 41, 42, 40, 43,
    44, 45, 46, 47, 15, 48, 17, 16, 27, 18, 19, 31, 49, 37, 39, 41, 42, 40, 43, 44, 45, 46, 47, 15,
    48, 17, 18, 49, 37, 39, 41, 42, 40, 17, 43, 36, 44, 45, 37, 39, 41, 40, 47, 15, 17, 16, 55, 37,
    39, 41, 40, 47, 15, 17, 16, 50, 55, 18, 19, 51, 37, 39, 41, 40, 47, 15, 17, 50, 24, 55, 18, 51,
    26, 37, 39, 41, 40, 47, 52, 53, 55, 54, 37, 39, 41, 40, 47, 56, 53, 55, 57, 37, 39, 41, 40, 47,
    15, 17, 16, 27, 55, 37, 39, 41, 40, 47, 15, 17, 55, 37, 39, 41, 40, 17, 55, 36, 37, 39, 41, 40,
    58, 55, 59, 60, 61, 62, 63,
};

inline constexpr flat_attr_slot xla_attr_slots[]{
    {0, 158}, {1, 158}, {2, 158}, {3, 825}, {4, 825}, {5, 825}, {6, 825}, {1, 475}, {2, 475},
    {7, 475}, {8, 475}, {9, 475}, {10, 475}, {11, 475}, {12, 475}, {1, 475}, {2, 475}, {7, 475},
    {8, 475}, {9, 475}, {10, 475}, {13, 702}, {14, 702}, {11, 475}, {12, 475}, {15, 475}, {16, 475},
    {10, 475}, {17, 1169}, {18, 1169}, {17, 2025}, {18, 2025}, {19, 2025}, {20, 2025}, {21, 2025},
    {18, 1169}, {18, 2025}, {19, 2025}, {20, 2025}, {21, 2025}, {22, 1169}, {23, 1169}, {18, 1169},
    {22, 2025}, {23, 2025}, {18, 2025}, {19, 2025}, {20, 2025}, {21, 2025}, {24, 475}, {10, 475},
    {17, 2313}, {25, 2313}, {26, 2313}, {27, 2313}, {28, 2313}, {29, 2313}, {17, 2313}, {25, 2313},
    {26, 2313}, {27, 2313}, {30, 2313}, {31, 2313}, {32, 1766}, {32, 1766}, {33, 1766}, {34, 1766},
    {35, 1766}, {32, 1766}, {36, 1766}, {32, 1766}, {37, 1766}, {38, 1766}, {39, 1766}, {40, 1766},
    {41, 1766}, {42, 2313}, {43, 2313}, {44, 2313}, {45, 2313}, {46, 2313}, {47, 2313}, {48, 2313},
    {42, 2313}, {43, 2313}, {44, 2313}, {45, 2313}, {46, 2313}, {47, 2313}, {48, 2313}, {49, 2313},
    {33, 2313}, {35, 2313}, {50, 2313}, {51, 2313}, {52, 2313}, {42, 2313}, {43, 2313}, {44, 2313},
    {45, 2313}, {46, 2313}, {47, 2313}, {48, 2313}, {33, 2313}, {35, 2313}, {50, 2313}, {51, 2313},
    {52, 2313}, {42, 2313}, {43, 2313}, {44, 2313}, {45, 2313}, {46, 2313}, {47, 2313}, {48, 2313},
    {49, 2313}, {36, 2313}, {50, 2313}, {51, 2313}, {52, 2313}, {42, 2313}, {43, 2313}, {44, 2313},
    {45, 2313}, {46, 2313}, {47, 2313}, {48, 2313}, {36, 2313}, {50, 2313}, {51, 2313}, {52, 2313},
    {42, 2313}, {43, 2313}, {44, 2313}, {45, 2313}, {46, 2313}, {47, 2313}, {48, 2313}, {49, 2313},
    {4, 2313}, {53, 2313}, {44, 2313}, {45, 2313}, {46, 2313}, {47, 2313}, {54, 2313}, {48, 2313},
    {4, 2313}, {53, 2313}, {44, 2313}, {45, 2313}, {46, 2313}, {47, 2313}, {54, 2313}, {48, 2313},
    {49, 2313}, {37, 2313}, {55, 2313}, {56, 2313}, {38, 2313}, {57, 2313}, {42, 2313}, {43, 2313},
    {44, 2313}, {45, 2313}, {46, 2313}, {47, 2313}, {48, 2313}, {37, 2313}, {55, 2313}, {56, 2313},
    {38, 2313}, {57, 2313}, {42, 2313}, {43, 2313}, {44, 2313}, {45, 2313}, {46, 2313}, {47, 2313},
    {48, 2313}, {49, 2313}, {41, 2313}, {44, 2313}, {45, 2313}, {58, 2313}, {59, 2313}, {60, 2313},
    {61, 2313}, {48, 2313}, {41, 2313}, {44, 2313}, {45, 2313}, {58, 2313}, {59, 2313}, {60, 2313},
    {61, 2313}, {48, 2313}, {49, 2313}, {48, 1766}, {42, 1766}, {43, 1766}, {48, 1766}, {42, 1766},
    {43, 1766}, {48, 1766}, {49, 2313}, {42, 2025}, {43, 2025}, {62, 2025}, {63, 2025}, {48, 2025},
    {42, 2025}, {43, 2025}, {62, 2025}, {63, 2025}, {48, 2025}, {49, 2313}, {33, 1766}, {35, 1766},
    {50, 1766}, {51, 1766}, {52, 1766}, {48, 1766}, {33, 1766}, {35, 1766}, {50, 1766}, {51, 1766},
    {52, 1766}, {42, 1766}, {43, 1766}, {48, 1766}, {33, 1766}, {35, 1766}, {50, 1766}, {51, 1766},
    {52, 1766}, {42, 1766}, {43, 1766}, {48, 1766}, {49, 2313}, {33, 2025}, {35, 2025}, {50, 2025},
    {51, 2025}, {52, 2025}, {42, 2025}, {43, 2025}, {62, 2025}, {63, 2025}, {48, 2025}, {33, 2025},
    {35, 2025}, {50, 2025}, {51, 2025}, {52, 2025}, {42, 2025}, {43, 2025}, {62, 2025}, {63, 2025},
    {48, 2025}, {49, 2313}, {36, 1766}, {50, 1766}, {51, 1766}, {52, 1766}, {48, 1766}, {36, 1766},
    {50, 1766}, {51, 1766}, {52, 1766}, {42, 1766}, {43, 1766}, {48, 1766}, {36, 1766}, {50, 1766},
    {51, 1766}, {52, 1766}, {42, 1766}, {43, 1766}, {48, 1766}, {49, 2313}, {36, 2025}, {50, 2025},
    {51, 2025}, {52, 2025}, {42, 2025}, {43, 2025}, {62, 2025}, {63, 2025}, {48, 2025}, {36, 2025},
    {50, 2025}, {51, 2025}, {52, 2025}, {42, 2025}, {43, 2025}, {62, 2025}, {63, 2025}, {48, 2025},
    {49, 2313}, {4, 2025}, {53, 2025}, {64, 2025}, {48, 2025}, {4, 2025}, {53, 2025}, {64, 2025},
    {48, 2025}, {49, 2313}, {4, 2025}, {53, 2025}, {64, 2025}, {48, 2025}, {49, 2313}, {65, 2313},
    {37, 1766}, {55, 1766}, {56, 1766}, {38, 1766}, {57, 1766}, {48, 1766}, {37, 1766}, {55, 1766},
    {56, 1766}, {38, 1766}, {57, 1766}, {42, 1766}, {43, 1766}, {48, 1766}, {37, 1766}, {55, 1766},
    {56, 1766}, {38, 1766}, {57, 1766}, {42, 1766}, {43, 1766}, {48, 1766}, {49, 2313}, {37, 2025},
    {55, 2025}, {56, 2025}, {38, 2025}, {57, 2025}, {42, 2025}, {43, 2025}, {62, 2025}, {63, 2025},
    {48, 2025}, {37, 2025}, {55, 2025}, {56, 2025}, {38, 2025}, {57, 2025}, {42, 2025}, {43, 2025},
    {62, 2025}, {63, 2025}, {48, 2025}, {49, 2313}, {41, 1766}, {59, 1766}, {60, 1766}, {61, 1766},
    {48, 1766}, {41, 1766}, {59, 1766}, {60, 1766}, {61, 1766}, {48, 1766}, {49, 2313}, {41, 1766},
    {59, 1766}, {60, 1766}, {61, 1766}, {48, 1766}, {49, 2313}, {65, 2313}, {41, 2025}, {59, 2025},
    {60, 2025}, {61, 2025}, {62, 2025}, {63, 2025}, {48, 2025}, {41, 2025}, {59, 2025}, {60, 2025},
    {61, 2025}, {62, 2025}, {63, 2025}, {48, 2025}, {49, 2313}, {17, 2313}, {27, 2313}, {28, 2313},
    {29, 2313}, {17, 2313}, {27, 2313}, {66, 2313}, {67, 2313}, {3, 812}, {4, 812}, {68, 812},
    {6, 812},
};

}  // namespace detail

inline constexpr flat_table xla_ops{
    detail::xla_op_rows, detail::xla_definition_rows, detail::xla_ports, detail::xla_attrs,
    detail::xla_port_slots, detail::xla_attr_slots};

}  // namespace evergraph::tf

#endif
