// SPDX-License-Identifier: BSL-1.0
// ragged: ragged tensors.
// Written by tools/tf_ops.py from tools/tf_ops.tsv.
#ifndef EVERGRAPH_TF_OPS_RAGGED_HPP
#define EVERGRAPH_TF_OPS_RAGGED_HPP

#include <cstdint>

#include "../../ops/flat_table.hpp"

namespace evergraph::tf {

namespace detail {

inline constexpr flat_op ragged_op_rows[]{
    {"RaggedBincount", 2},
    {"RaggedCountSparseOutput", 2},
    {"RaggedCross", 1},
    {"RaggedFillEmptyRows", 1},
    {"RaggedFillEmptyRowsGrad", 1},
    {"RaggedGather", 2},
    {"RaggedRange", 2},
    {"RaggedTensorFromVariant", 2},
    {"RaggedTensorToSparse", 2},
    {"RaggedTensorToTensor", 1},
    {"RaggedTensorToVariant", 2},
    {"RaggedTensorToVariantGradient", 1},
};

inline constexpr flat_definition ragged_definition_rows[]{
    {393, 0, 0, 0, 0, 4, 4, 1, 0, 3},  // RaggedBincount
    {406, 0, 0, 0, 0, 4, 4, 1, 3, 3},
    {388, 0, 0, 0, 5, 3, 8, 3, 6, 5},  // RaggedCountSparseOutput
    {406, 0, 0, 0, 11, 3, 8, 3, 11, 5},
    {175, 0, 0, 0, 14, 6, 20, 2, 16, 11},  // RaggedCross
    {1427, 0, 0, 0, 22, 4, 26, 4, 27, 1},  // RaggedFillEmptyRows
    {1427, 0, 0, 0, 30, 2, 32, 2, 27, 1},  // RaggedFillEmptyRowsGrad
    {27, 0, 1, 0, 34, 3, 37, 2, 28, 4},  // RaggedGather
    {53, 0, 0, 0, 39, 3, 42, 2, 32, 5},
    {27, 0, 1, 0, 44, 3, 47, 2, 37, 1},  // RaggedRange
    {53, 0, 0, 0, 44, 3, 49, 2, 38, 2},
    {53, 0, 1, 0, 51, 1, 52, 2, 40, 4},  // RaggedTensorFromVariant
    {175, 0, 0, 0, 51, 1, 52, 2, 44, 4},
    {27, 0, 1, 0, 54, 2, 56, 3, 48, 2},  // RaggedTensorToSparse
    {53, 0, 0, 0, 59, 2, 56, 3, 50, 3},
    {122, 0, 0, 0, 61, 4, 65, 1, 53, 5},  // RaggedTensorToTensor
    {53, 0, 1, 0, 66, 2, 51, 1, 58, 4},  // RaggedTensorToVariant
    {175, 0, 0, 0, 66, 2, 51, 1, 62, 4},
    {554, 0, 0, 0, 68, 3, 71, 1, 66, 2},  // RaggedTensorToVariantGradient
};

inline constexpr flat_port ragged_ports[]{
    {"splits", dtype::int64},
    {"values", {}, "Tidx"},
    {"size", {}, "Tidx"},
    {"weights", {}, "T"},
    {"output", {}, "T"},
    {"values", {}, "T"},
    {"weights", dtype::float32},
    {"output_indices", dtype::int64},
    {"output_values", {}, "output_type"},
    {"output_dense_shape", dtype::int64},
    {"weights", {}, "output_type"},
    {"ragged_values", {}, "ragged_values_types", "", true},
    {"ragged_row_splits", {}, "ragged_splits_types", "", true},
    {"sparse_indices", dtype::int64, "", "Nsparse"},
    {"sparse_values", {}, "sparse_values_types", "", true},
    {"sparse_shape", dtype::int64, "", "Nsparse"},
    {"dense_inputs", {}, "dense_types", "", true},
    {"output_values", {}, "out_values_type"},
    {"output_row_splits", {}, "out_row_splits_type"},
    {"value_rowids", dtype::int64},
    {"nrows", dtype::int64},
    {"default_value", {}, "T"},
    {"output_value_rowids", dtype::int64},
    {"output_values", {}, "T"},
    {"empty_row_indicator", dtype::boolean},
    {"reverse_index_map", dtype::int64},
    {"grad_values", {}, "T"},
    {"d_values", {}, "T"},
    {"d_default_value", {}, "T"},
    {"params_nested_splits", dtype::int64, "", "PARAMS_RAGGED_RANK"},
    {"params_dense_values", {}, "Tvalues"},
    {"indices", {}, "Tindices"},
    {"output_nested_splits", dtype::int64, "", "OUTPUT_RAGGED_RANK"},
    {"output_dense_values", {}, "Tvalues"},
    {"params_nested_splits", {}, "Tsplits", "PARAMS_RAGGED_RANK"},
    {"output_nested_splits", {}, "Tsplits", "OUTPUT_RAGGED_RANK"},
    {"starts", {}, "T"},
    {"limits", {}, "T"},
    {"deltas", {}, "T"},
    {"rt_nested_splits", dtype::int64},
    {"rt_dense_values", {}, "T"},
    {"rt_nested_splits", {}, "Tsplits"},
    {"encoded_ragged", dtype::variant},
    {"output_nested_splits", {}, "Tsplits", "output_ragged_rank"},
    {"rt_nested_splits", dtype::int64, "", "RAGGED_RANK"},
    {"sparse_indices", dtype::int64},
    {"sparse_values", {}, "T"},
    {"sparse_dense_shape", dtype::int64},
    {"rt_nested_splits", {}, "Tsplits", "RAGGED_RANK"},
    {"shape", {}, "Tshape"},
    {"row_partition_tensors", {}, "Tindex", "num_row_partition_tensors"},
    {"result", {}, "T"},
    {"rt_dense_values", {}, "Tvalues"},
    {"encoded_ragged_grad", dtype::variant},
    {"row_splits", {}, "Tsplits"},
    {"dense_values_shape", dtype::int32},
    {"dense_values_grad", {}, "Tvalues"},
};

inline constexpr flat_attr ragged_attrs[]{
    {"Tidx", attr_type::type, nullptr, 0x208},
    {"T", attr_type::type, nullptr, 0x20e},
    {"binary_count", attr_type::boolean, "false"},
    {"binary_output", attr_type::boolean, "false"},
    {"T", attr_type::type, nullptr, 0x208},
    {"minlength", attr_type::integer, "-1", 0x0, "", false, -1},
    {"maxlength", attr_type::integer, "-1", 0x0, "", false, -1},
    {"binary_count", attr_type::boolean},
    {"output_type", attr_type::type, nullptr, 0x202},
    {"binary_output", attr_type::boolean},
    {"output_type", attr_type::type, nullptr, 0x20e},
    {"Nsparse", attr_type::integer, nullptr, 0x0, "", false, 0},
    {"input_order", attr_type::string},
    {"hashed_output", attr_type::boolean},
    {"num_buckets", attr_type::integer, nullptr, 0x0, "", false, 0},
    {"hash_key", attr_type::integer},
    {"ragged_values_types", attr_type::type, nullptr, 0x280, "", true, 0},
    {"ragged_splits_types", attr_type::type, nullptr, 0x208, "", true, 0},
    {"sparse_values_types", attr_type::type, nullptr, 0x280, "", true, 0},
    {"dense_types", attr_type::type, nullptr, 0x280, "", true, 0},
    {"out_values_type", attr_type::type, nullptr, 0x280},
    {"out_row_splits_type", attr_type::type, nullptr, 0x208},
    {"T", attr_type::type},
    {"Tvalues", attr_type::type},
    {"Tindices", attr_type::type, nullptr, 0x208},
    {"PARAMS_RAGGED_RANK", attr_type::integer, nullptr, 0x0, "", false, 1},
    {"OUTPUT_RAGGED_RANK", attr_type::integer, nullptr, 0x0, "", false, 0},
    {"Tsplits", attr_type::type, "DT_INT64", 0x208},
    {"T", attr_type::type, "DT_INT32", 0x420e},
    {"input_ragged_rank", attr_type::integer, nullptr, 0x0, "", false, -1},
    {"output_ragged_rank", attr_type::integer, nullptr, 0x0, "", false, 1},
    {"Tsplits", attr_type::type, nullptr, 0x208},
    {"output_ragged_rank", attr_type::integer, nullptr, 0x0, "", false, 0},
    {"RAGGED_RANK", attr_type::integer, nullptr, 0x0, "", false, 1},
    {"Tindex", attr_type::type, nullptr, 0x208},
    {"Tshape", attr_type::type, nullptr, 0x208},
    {"num_row_partition_tensors", attr_type::integer, nullptr, 0x0, "", false, 1},
    {"row_partition_types", attr_type::string, nullptr, 0x0, "", true},
    {"batched_input", attr_type::boolean},
    {"RAGGED_RANK", attr_type::integer, nullptr, 0x0, "", false, 0},
};

inline constexpr std::uint16_t ragged_port_slots[]{
    0, 1, 2, 3, 4, 0, 5, 6, 7, 8, 9, 0, 5, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 5, 20, 21, 22,
    23, 24, 25, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 30, 31, 35, 33, 36, 37, 38, 39, 40, 41, 40,
    42, 43, 33, 44, 40, 45, 46, 47, 48, 40, 49, 5, 21, 50, 51, 48, 52, 53, 54, 55, 56,
};

inline constexpr flat_attr_slot ragged_attr_slots[]{
    {0, 393}, {1, 393}, {2, 393}, {0, 393}, {1, 393}, {3, 406}, {4, 388}, {5, 388}, {6, 388},
    {7, 388}, {8, 388}, {4, 388}, {5, 388}, {6, 388}, {9, 406}, {10, 388}, {11, 175}, {12, 175},
    {13, 175}, {14, 175}, {15, 175}, {16, 175}, {17, 175}, {18, 175}, {19, 175}, {20, 175},
    {21, 175}, {22, 1427}, {23, 27}, {24, 27}, {25, 27}, {26, 27}, {23, 27}, {24, 27}, {27, 53},
    {25, 27}, {26, 27}, {28, 27}, {28, 27}, {27, 53}, {29, 53}, {30, 53}, {23, 53}, {31, 53},
    {29, 53}, {32, 53}, {23, 53}, {27, 53}, {33, 27}, {22, 27}, {33, 27}, {22, 27}, {27, 53},
    {22, 122}, {34, 122}, {35, 122}, {36, 122}, {37, 122}, {33, 53}, {23, 53}, {31, 53}, {38, 53},
    {39, 53}, {23, 53}, {27, 53}, {38, 53}, {23, 554}, {27, 554},
};

}  // namespace detail

inline constexpr flat_table ragged_ops{
    detail::ragged_op_rows, detail::ragged_definition_rows, detail::ragged_ports,
    detail::ragged_attrs, detail::ragged_port_slots, detail::ragged_attr_slots};

}  // namespace evergraph::tf

#endif
