// SPDX-License-Identifier: BSL-1.0
// xla_bridge: ops into which TensorFlow's bridge to XLA turns others.
// Written by tools/tf_ops.py from tools/tf_ops.tsv.
#ifndef EVERGRAPH_TF_OPS_XLA_BRIDGE_HPP
#define EVERGRAPH_TF_OPS_XLA_BRIDGE_HPP

#include <cstdint>

#include "../../ops/flat_table.hpp"

namespace evergraph::tf {

namespace detail {

inline constexpr flat_op xla_bridge_op_rows[]{
    {"XlaAllReduce", 2},
    {"XlaBroadcastHelper", 2},
    {"XlaCallModule", 13},
    {"XlaClusterOutput", 1},
    {"XlaConv", 4},
    {"XlaConvV2", 5},
    {"XlaCustomCall", 1},
    {"XlaCustomCallV2", 1},
    {"XlaDequantize", 1},
    {"XlaDot", 4},
    {"XlaDotV2", 2},
    {"XlaDynamicSlice", 1},
    {"XlaDynamicUpdateSlice", 1},
    {"XlaEinsum", 2},
    {"XlaGather", 3},
    {"XlaIf", 1},
    {"XlaKeyValueSort", 1},
    {"XlaLaunch", 1},
    {"XlaLaunchV2", 1},
    {"XlaOptimizationBarrier", 1},
    {"XlaPad", 1},
    {"XlaRecv", 1},
    {"XlaReduce", 3},
    {"XlaReducePrecision", 1},
    {"XlaReduceScatter", 1},
    {"XlaReduceWindow", 5},
    {"XlaRemoveDynamicDimensionSize", 1},
    {"XlaReplicaId", 1},
    {"XlaRngBitGenerator", 2},
    {"XlaScatter", 3},
    {"XlaSelectAndScatter", 2},
    {"XlaSelfAdjointEig", 2},
    {"XlaSend", 1},
    {"XlaSetBound", 1},
    {"XlaSetDynamicDimensionSize", 1},
    {"XlaSharding", 5},
    {"XlaSort", 1},
    {"XlaSpmdFullToShardShape", 3},
    {"XlaSpmdShardToFullShape", 3},
    {"XlaSvd", 2},
    {"XlaVariadicReduce", 3},
    {"XlaVariadicReduceV2", 1},
    {"XlaVariadicSort", 2},
    {"XlaWhile", 1},
};

inline constexpr flat_definition xla_bridge_definition_rows[]{
    {897, 0, 0, 0, 0, 2, 2, 1, 0, 2},  // XlaAllReduce
    {945, 0, 0, 0, 0, 2, 2, 1, 2, 3},
    {26, 0, 1, 0, 3, 3, 6, 2, 5, 2},  // XlaBroadcastHelper
    {1310, 0, 0, 0, 3, 3, 6, 2, 7, 2},
    {1190, 0, 0, 0, 8, 1, 9, 1, 9, 5},  // XlaCallModule
    {1298, 0, 11, 0, 8, 1, 9, 1, 14, 6},
    {1406, 0, 10, 0, 8, 1, 9, 1, 20, 7},
    {1407, 0, 9, 0, 8, 1, 9, 1, 27, 7},
    {1478, 0, 8, 0, 8, 1, 9, 1, 34, 8},
    {1480, 0, 7, 0, 8, 1, 9, 1, 27, 7},
    {1483, 0, 6, 0, 8, 1, 9, 1, 42, 8},
    {1499, 0, 5, 1, 8, 1, 9, 1, 42, 8},
    {1500, 0, 4, 0, 8, 1, 9, 1, 42, 8},
    {1501, 0, 3, 1, 8, 1, 9, 1, 42, 8},
    {1507, 0, 2, 1, 8, 1, 9, 1, 50, 9},
    {1519, 0, 1, 1, 8, 1, 9, 1, 59, 10},
    {2314, 0, 0, 1, 8, 1, 9, 1, 69, 11},
    {27, 0, 0, 0, 10, 1, 11, 1, 80, 1},  // XlaClusterOutput
    {26, 0, 3, 0, 12, 7, 2, 1, 81, 4},  // XlaConv
    {683, 0, 0, 0, 19, 7, 26, 1, 85, 6},
    {683, 0, 1, 0, 12, 7, 2, 1, 81, 4},
    {1310, 0, 0, 0, 12, 7, 2, 1, 91, 4},
    {685, 0, 4, 0, 19, 7, 26, 1, 95, 6},  // XlaConvV2
    {966, 0, 3, 0, 19, 7, 26, 1, 101, 7},
    {966, 0, 2, 0, 19, 7, 26, 1, 95, 6},
    {969, 0, 1, 0, 19, 7, 26, 1, 101, 7},
    {1310, 0, 0, 0, 19, 7, 26, 1, 108, 7},
    {1065, 0, 0, 0, 27, 1, 28, 1, 115, 5},  // XlaCustomCall
    {1267, 0, 0, 0, 29, 1, 30, 1, 120, 6},  // XlaCustomCallV2
    {27, 0, 0, 1, 31, 1, 32, 1, 126, 4},  // XlaDequantize
    {26, 0, 3, 0, 33, 2, 2, 1, 130, 3},  // XlaDot
    {683, 0, 0, 0, 35, 2, 26, 1, 133, 5},
    {683, 0, 1, 0, 33, 2, 2, 1, 130, 3},
    {1310, 0, 0, 0, 33, 2, 2, 1, 138, 3},
    {685, 0, 1, 0, 35, 2, 26, 1, 141, 5},  // XlaDotV2
    {1310, 0, 0, 0, 35, 2, 26, 1, 146, 5},
    {27, 0, 0, 0, 37, 3, 2, 1, 151, 2},  // XlaDynamicSlice
    {26, 0, 0, 0, 40, 3, 2, 1, 153, 2},  // XlaDynamicUpdateSlice
    {27, 0, 1, 0, 43, 2, 45, 1, 155, 2},  // XlaEinsum
    {149, 0, 0, 0, 43, 2, 45, 1, 157, 2},
    {175, 0, 2, 0, 46, 3, 2, 1, 159, 4},  // XlaGather
    {554, 0, 1, 0, 46, 3, 2, 1, 163, 4},
    {1310, 0, 0, 0, 46, 3, 2, 1, 167, 4},
    {24, 0, 0, 1, 49, 2, 9, 1, 171, 5},  // XlaIf
    {27, 0, 0, 0, 51, 2, 53, 2, 176, 2},  // XlaKeyValueSort
    {26, 0, 0, 1, 55, 3, 58, 1, 178, 5},  // XlaLaunch
    {1409, 0, 0, 0, 59, 1, 58, 1, 183, 5},  // XlaLaunchV2
    {1064, 0, 0, 0, 60, 1, 61, 1, 188, 1},  // XlaOptimizationBarrier
    {26, 0, 0, 0, 62, 5, 2, 1, 153, 2},  // XlaPad
    {26, 0, 0, 1, 0, 0, 67, 1, 189, 3},  // XlaRecv
    {26, 0, 2, 0, 68, 2, 2, 1, 192, 3},  // XlaReduce
    {793, 0, 1, 0, 68, 2, 2, 1, 195, 3},
    {1310, 0, 0, 0, 68, 2, 2, 1, 198, 3},
    {1228, 0, 0, 0, 70, 1, 2, 1, 201, 3},  // XlaReducePrecision
    {897, 0, 0, 0, 71, 3, 2, 1, 0, 2},  // XlaReduceScatter
    {26, 0, 0, 0, 68, 2, 2, 1, 204, 6},  // XlaReduceWindow
    {26, 0, 0, 0, 74, 5, 2, 1, 210, 3},
    {27, 0, 2, 0, 79, 7, 2, 1, 210, 3},
    {793, 0, 1, 0, 79, 7, 2, 1, 213, 3},
    {1310, 0, 0, 0, 79, 7, 2, 1, 216, 3},
    {804, 0, 0, 0, 86, 2, 2, 1, 219, 1},  // XlaRemoveDynamicDimensionSize
    {29, 0, 0, 0, 0, 0, 88, 1, 0, 0},  // XlaReplicaId
    {846, 0, 1, 0, 89, 3, 92, 2, 220, 2},  // XlaRngBitGenerator
    {2314, 0, 0, 0, 89, 3, 92, 2, 222, 2},
    {175, 0, 2, 0, 94, 3, 2, 1, 224, 5},  // XlaScatter
    {554, 0, 1, 0, 94, 3, 2, 1, 229, 5},
    {1310, 0, 0, 0, 94, 3, 2, 1, 234, 5},
    {26, 0, 1, 0, 97, 6, 2, 1, 239, 4},  // XlaSelectAndScatter
    {1310, 0, 0, 0, 97, 6, 2, 1, 243, 4},
    {27, 0, 1, 0, 103, 1, 104, 2, 247, 4},  // XlaSelfAdjointEig
    {1310, 0, 0, 0, 103, 1, 104, 2, 251, 4},
    {26, 0, 0, 1, 106, 1, 0, 0, 255, 2},  // XlaSend
    {511, 0, 0, 0, 107, 2, 109, 1, 0, 0},  // XlaSetBound
    {566, 0, 0, 0, 110, 3, 2, 1, 257, 1},  // XlaSetDynamicDimensionSize
    {175, 0, 4, 0, 10, 1, 2, 1, 258, 1},  // XlaSharding
    {654, 0, 3, 0, 10, 1, 2, 1, 259, 2},
    {654, 0, 2, 0, 10, 1, 2, 1, 258, 1},
    {658, 0, 1, 0, 10, 1, 2, 1, 259, 2},
    {878, 0, 0, 0, 10, 1, 2, 1, 261, 3},
    {26, 0, 0, 0, 10, 1, 2, 1, 264, 1},  // XlaSort
    {391, 0, 2, 0, 10, 1, 2, 1, 265, 2},  // XlaSpmdFullToShardShape
    {861, 0, 1, 0, 10, 1, 2, 1, 267, 3},
    {878, 0, 0, 0, 10, 1, 2, 1, 270, 4},
    {391, 0, 2, 0, 10, 1, 2, 1, 274, 3},  // XlaSpmdShardToFullShape
    {861, 0, 1, 0, 10, 1, 2, 1, 277, 4},
    {878, 0, 0, 0, 10, 1, 2, 1, 281, 5},
    {27, 0, 1, 0, 103, 1, 113, 3, 286, 4},  // XlaSvd
    {1310, 0, 0, 0, 103, 1, 113, 3, 290, 4},
    {553, 0, 2, 0, 116, 2, 118, 1, 294, 4},  // XlaVariadicReduce
    {793, 0, 1, 0, 116, 2, 118, 1, 298, 4},
    {1310, 0, 0, 0, 116, 2, 118, 1, 302, 4},
    {822, 0, 0, 0, 119, 2, 121, 1, 306, 3},  // XlaVariadicReduceV2
    {622, 0, 0, 0, 60, 1, 61, 1, 309, 4},  // XlaVariadicSort
    {638, 0, 0, 0, 122, 2, 121, 1, 313, 3},
    {24, 0, 0, 1, 60, 1, 61, 1, 316, 3},  // XlaWhile
};

inline constexpr flat_port xla_bridge_ports[]{
    {"input", {}, "T"},
    {"group_assignment", dtype::int32},
    {"output", {}, "T"},
    {"lhs", {}, "T"},
    {"rhs", {}, "T"},
    {"broadcast_dims", {}, "Tindices"},
    {"lhs_output", {}, "T"},
    {"rhs_output", {}, "T"},
    {"args", {}, "Tin", "", true},
    {"output", {}, "Tout", "", true},
    {"outputs", {}, "T"},
    {"window_strides", {}, "Tindices"},
    {"padding", {}, "Tindices"},
    {"lhs_dilation", {}, "Tindices"},
    {"rhs_dilation", {}, "Tindices"},
    {"feature_group_count", {}, "Tindices"},
    {"lhs", {}, "LhsT"},
    {"rhs", {}, "RhsT"},
    {"output", {}, "preferred_element_type"},
    {"args", {}, "T", "", true},
    {"output", {}, "dtype"},
    {"operands", {}, "operand_dtypes", "", true},
    {"results", {}, "result_dtypes", "", true},
    {"input", dtype::uint32},
    {"output", dtype::bfloat16},
    {"start_indices", {}, "Tindices"},
    {"size_indices", {}, "Tindices"},
    {"update", {}, "T"},
    {"indices", {}, "Tindices"},
    {"a", {}, "T"},
    {"b", {}, "T"},
    {"product", {}, "T"},
    {"operand", {}, "T"},
    {"slice_sizes", {}, "Tindices"},
    {"cond", {}, "Tcond"},
    {"inputs", {}, "Tin", "", true},
    {"keys", {}, "K"},
    {"values", {}, "V"},
    {"sorted_keys", {}, "K"},
    {"sorted_values", {}, "V"},
    {"constants", {}, "Tconstants", "", true},
    {"args", {}, "Targs", "", true},
    {"resources", dtype::resource, "", "Nresources"},
    {"results", {}, "Tresults", "", true},
    {"input", {}, "T", "", true},
    {"output", {}, "T", "", true},
    {"padding_value", {}, "T"},
    {"padding_low", {}, "Tindices"},
    {"padding_high", {}, "Tindices"},
    {"padding_interior", {}, "Tindices"},
    {"tensor", {}, "dtype"},
    {"init_value", {}, "T"},
    {"scatter_dimension", dtype::int32},
    {"window_dimensions", {}, "Tindices"},
    {"base_dilations", {}, "Tindices"},
    {"window_dilations", {}, "Tindices"},
    {"dim_index", dtype::int32},
    {"id", dtype::int32},
    {"algorithm", dtype::int32},
    {"initial_state", dtype::uint64},
    {"shape", {}, "Tshape"},
    {"output_key", dtype::uint64},
    {"scatter_indices", {}, "Tindices"},
    {"updates", {}, "T"},
    {"source", {}, "T"},
    {"w", {}, "T"},
    {"v", {}, "T"},
    {"tensor", {}, "T"},
    {"input", dtype::int32},
    {"bound", dtype::int32},
    {"output", dtype::int32},
    {"size", dtype::int32},
    {"s", {}, "T"},
    {"u", {}, "T"},
    {"input", {}, "T", "N"},
    {"init_value", {}, "T", "N"},
    {"output", {}, "T", "N"},
    {"inputs", {}, "T", "", true},
    {"init_values", {}, "T", "", true},
    {"outputs", {}, "T", "", true},
    {"dimension", dtype::int32},
};

inline constexpr flat_attr xla_bridge_attrs[]{
    {"T", attr_type::type, nullptr, 0x48400a},
    {"reduce_op", attr_type::string, nullptr, 0x0, "\"Min\", \"Max\", \"Mul\", \"Add\", \"Mean\""},
    {"mode", attr_type::string, nullptr, 0x0, "\"CrossReplica\", \"CrossReplicaAndPartition\""},
    {"T", attr_type::type, nullptr, 0xce7b7e},
    {"Tindices", attr_type::type, nullptr, 0x208},
    {"T", attr_type::type, nullptr, 0xcffb7e},
    {"module", attr_type::string},
    {"Sout", attr_type::shape, nullptr, 0x0, "", true, 0},
    {"Tout", attr_type::type, nullptr, 0x0, "", true, 0},
    {"Tin", attr_type::type, nullptr, 0x0, "", true, 0},
    {"dim_args_spec", attr_type::string, nullptr, 0x0, "", true, 0},
    {"version", attr_type::integer},
    {"platforms", attr_type::string, nullptr, 0x0, "", true, 0},
    {"dim_args_spec", attr_type::string, "[]", 0x0, "", true},
    {"platforms", attr_type::string, "[]", 0x0, "", true},
    {"function_list", attr_type::func, nullptr, 0x0, "", true},
    {"function_list", attr_type::func, "[]", 0x0, "", true},
    {"has_token_input_output", attr_type::boolean, "false"},
    {"disabled_checks", attr_type::string, "[]", 0x0, "", true},
    {"use_shardy_partitioner", attr_type::boolean, "false"},
    {"T", attr_type::type},
    {"dimension_numbers", attr_type::string},
    {"precision_config", attr_type::string},
    {"LhsT", attr_type::type, nullptr, 0xce7b7e},
    {"RhsT", attr_type::type, nullptr, 0xce7b7e},
    {"preferred_element_type", attr_type::type, nullptr, 0xce7b7e},
    {"batch_group_count", attr_type::integer, "1"},
    {"LhsT", attr_type::type, nullptr, 0xcffb7e},
    {"RhsT", attr_type::type, nullptr, 0xcffb7e},
    {"preferred_element_type", attr_type::type, nullptr, 0xcffb7e},
    {"target_name", attr_type::string},
    {"backend_config", attr_type::string},
    {"T", attr_type::type, nullptr, 0x0, "", true, 0},
    {"dtype", attr_type::type},
    {"shape", attr_type::shape},
    {"call_target_name", attr_type::string},
    {"has_side_effect", attr_type::boolean},
    {"operand_dtypes", attr_type::type, nullptr, 0x0, "", true, 0},
    {"result_dtypes", attr_type::type, nullptr, 0x0, "", true, 0},
    {"result_shapes", attr_type::shape, nullptr, 0x0, "", true, 0},
    {"min_range", attr_type::floating},
    {"max_range", attr_type::floating},
    {"mode", attr_type::string},
    {"transpose_output", attr_type::boolean},
    {"equation", attr_type::string},
    {"T", attr_type::type, nullptr, 0x4002},
    {"T", attr_type::type, nullptr, 0x4102},
    {"indices_are_sorted", attr_type::boolean},
    {"T", attr_type::type, nullptr, 0xce7f7e},
    {"T", attr_type::type, nullptr, 0xcfff7e},
    {"Tcond", attr_type::type},
    {"then_branch", attr_type::func},
    {"else_branch", attr_type::func},
    {"K", attr_type::type, nullptr, 0xca427e},
    {"V", attr_type::type},
    {"Tconstants", attr_type::type, nullptr, 0x0, "", true, 0},
    {"Targs", attr_type::type, nullptr, 0x0, "", true, 0},
    {"Nresources", attr_type::integer, nullptr, 0x0, "", false, 0},
    {"Tresults", attr_type::type, nullptr, 0x0, "", true, 0},
    {"function", attr_type::func},
    {"constants", attr_type::integer, nullptr, 0x0, "", true, 0},
    {"resources", attr_type::integer, nullptr, 0x0, "", true, 0},
    {"tensor_name", attr_type::string},
    {"dimensions_to_reduce", attr_type::integer, nullptr, 0x0, "", true},
    {"reducer", attr_type::func},
    {"T", attr_type::type, nullptr, 0x84006},
    {"exponent_bits", attr_type::integer},
    {"mantissa_bits", attr_type::integer},
    {"computation", attr_type::func},
    {"window_dimensions", attr_type::integer, nullptr, 0x0, "", true},
    {"window_strides", attr_type::integer, nullptr, 0x0, "", true},
    {"padding_low", attr_type::integer, nullptr, 0x0, "", true},
    {"padding_high", attr_type::integer, nullptr, 0x0, "", true},
    {"dtype", attr_type::type, "DT_UINT64", 0xc00208},
    {"Tshape", attr_type::type, "DT_INT32", 0x208},
    {"dtype", attr_type::type, "DT_UINT64", 0xc00258},
    {"update_computation", attr_type::func},
    {"select", attr_type::func},
    {"scatter", attr_type::func},
    {"lower", attr_type::boolean},
    {"max_iter", attr_type::integer},
    {"epsilon", attr_type::floating},
    {"sharding", attr_type::string, "\"\""},
    {"unspecified_dims", attr_type::integer, "[]", 0x0, "", true},
    {"manual_sharding", attr_type::string},
    {"dim", attr_type::integer, "-1"},
    {"full_shape", attr_type::shape},
    {"N", attr_type::integer, nullptr, 0x0, "", false, 1},
    {"T", attr_type::type, nullptr, 0x0, "", true, 1},
    {"comparator", attr_type::func},
    {"dimension", attr_type::integer},
    {"is_stable", attr_type::boolean},
    {"cond", attr_type::func},
    {"body", attr_type::func},
};

inline constexpr std::uint16_t xla_bridge_port_slots[]{
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 10, 3, 4, 11, 12, 13, 14, 15, 16, 17, 11, 12, 13, 14, 15, 18,
    19, 20, 21, 22, 23, 24, 3, 4, 16, 17, 0, 25, 26, 0, 27, 28, 29, 30, 31, 32, 25, 33, 34, 35, 36,
    37, 38, 39, 40, 41, 42, 43, 41, 44, 45, 0, 46, 47, 48, 49, 50, 0, 51, 32, 0, 1, 52, 0, 51, 53,
    11, 12, 0, 51, 53, 11, 54, 55, 12, 0, 56, 57, 58, 59, 60, 61, 20, 32, 62, 63, 32, 53, 11, 12,
    64, 51, 29, 65, 66, 67, 68, 69, 70, 0, 56, 71, 72, 73, 66, 74, 75, 76, 77, 78, 79, 77, 80,
};

inline constexpr flat_attr_slot xla_bridge_attr_slots[]{
    {0, 897}, {1, 897}, {0, 897}, {1, 897}, {2, 945}, {3, 26}, {4, 26}, {5, 26}, {4, 26}, {6, 1190},
    {7, 1190}, {8, 1190}, {9, 1190}, {10, 1190}, {11, 1298}, {6, 1190}, {7, 1190}, {8, 1190},
    {9, 1190}, {10, 1190}, {11, 1298}, {6, 1190}, {7, 1190}, {8, 1190}, {9, 1190}, {10, 1190},
    {12, 1406}, {11, 1298}, {6, 1190}, {7, 1190}, {8, 1190}, {9, 1190}, {13, 1190}, {14, 1406},
    {11, 1298}, {6, 1190}, {7, 1190}, {8, 1190}, {9, 1190}, {13, 1190}, {14, 1406}, {15, 1478},
    {11, 1298}, {6, 1190}, {7, 1190}, {8, 1190}, {9, 1190}, {13, 1190}, {14, 1406}, {16, 1478},
    {11, 1298}, {6, 1190}, {7, 1190}, {8, 1190}, {9, 1190}, {13, 1190}, {14, 1406}, {16, 1478},
    {17, 1507}, {11, 1298}, {6, 1190}, {7, 1190}, {8, 1190}, {9, 1190}, {13, 1190}, {14, 1406},
    {16, 1478}, {17, 1507}, {18, 1519}, {11, 1298}, {6, 1190}, {7, 1190}, {8, 1190}, {9, 1190},
    {13, 1190}, {14, 1406}, {16, 1478}, {17, 1507}, {18, 1519}, {19, 2314}, {20, 27}, {3, 26},
    {4, 26}, {21, 26}, {22, 26}, {23, 683}, {24, 683}, {4, 26}, {21, 26}, {22, 26}, {25, 683},
    {5, 26}, {4, 26}, {21, 26}, {22, 26}, {23, 685}, {24, 685}, {4, 685}, {21, 685}, {22, 685},
    {25, 685}, {23, 685}, {24, 685}, {4, 685}, {21, 685}, {22, 685}, {25, 685}, {26, 966},
    {27, 685}, {28, 685}, {4, 685}, {21, 685}, {22, 685}, {29, 685}, {26, 966}, {30, 1065},
    {31, 1065}, {32, 1065}, {33, 1065}, {34, 1065}, {35, 1267}, {31, 1267}, {36, 1267}, {37, 1267},
    {38, 1267}, {39, 1267}, {40, 27}, {41, 27}, {42, 27}, {43, 27}, {3, 26}, {21, 26}, {22, 26},
    {23, 683}, {24, 683}, {21, 26}, {22, 26}, {25, 683}, {5, 26}, {21, 26}, {22, 26}, {23, 685},
    {24, 685}, {21, 685}, {22, 685}, {25, 685}, {27, 685}, {28, 685}, {21, 685}, {22, 685},
    {29, 685}, {20, 27}, {4, 27}, {20, 26}, {4, 26}, {44, 27}, {45, 27}, {44, 27}, {46, 27},
    {21, 175}, {47, 175}, {3, 175}, {4, 175}, {21, 175}, {47, 175}, {48, 175}, {4, 175}, {21, 175},
    {47, 175}, {49, 175}, {4, 175}, {50, 24}, {51, 24}, {52, 24}, {9, 24}, {8, 24}, {53, 27},
    {54, 27}, {55, 26}, {56, 26}, {57, 26}, {58, 26}, {59, 26}, {56, 1409}, {58, 1409}, {60, 1409},
    {61, 1409}, {59, 1409}, {32, 1064}, {33, 26}, {62, 26}, {34, 26}, {3, 26}, {63, 26}, {64, 26},
    {48, 26}, {63, 26}, {64, 26}, {49, 26}, {63, 26}, {64, 26}, {65, 1228}, {66, 1228}, {67, 1228},
    {3, 26}, {68, 26}, {69, 26}, {70, 26}, {71, 26}, {72, 26}, {3, 26}, {4, 26}, {68, 26}, {48, 26},
    {4, 26}, {68, 26}, {49, 26}, {4, 26}, {68, 26}, {20, 804}, {73, 846}, {74, 846}, {75, 846},
    {74, 846}, {76, 175}, {21, 175}, {47, 175}, {3, 175}, {4, 175}, {76, 175}, {21, 175}, {47, 175},
    {48, 175}, {4, 175}, {76, 175}, {21, 175}, {47, 175}, {49, 175}, {4, 175}, {3, 26}, {4, 26},
    {77, 26}, {78, 26}, {5, 26}, {4, 26}, {77, 26}, {78, 26}, {79, 27}, {80, 27}, {81, 27}, {3, 27},
    {79, 27}, {80, 27}, {81, 27}, {5, 27}, {20, 26}, {62, 26}, {20, 566}, {20, 175}, {20, 175},
    {82, 654}, {20, 175}, {82, 654}, {83, 878}, {20, 26}, {20, 391}, {84, 391}, {20, 391},
    {84, 391}, {85, 861}, {20, 391}, {84, 391}, {85, 861}, {83, 878}, {20, 391}, {84, 391},
    {86, 391}, {20, 391}, {84, 391}, {86, 391}, {85, 861}, {20, 391}, {84, 391}, {86, 391},
    {85, 861}, {83, 878}, {80, 27}, {81, 27}, {22, 27}, {3, 27}, {80, 27}, {81, 27}, {22, 27},
    {5, 27}, {87, 553}, {3, 553}, {63, 553}, {64, 553}, {87, 553}, {48, 553}, {63, 553}, {64, 553},
    {87, 553}, {49, 553}, {63, 553}, {64, 553}, {88, 822}, {63, 822}, {64, 822}, {88, 622},
    {89, 622}, {90, 622}, {91, 622}, {88, 622}, {89, 622}, {91, 622}, {32, 24}, {92, 24}, {93, 24},
};

}  // namespace detail

inline constexpr flat_table xla_bridge_ops{
    detail::xla_bridge_op_rows, detail::xla_bridge_definition_rows, detail::xla_bridge_ports,
    detail::xla_bridge_attrs, detail::xla_bridge_port_slots, detail::xla_bridge_attr_slots};

}  // namespace evergraph::tf

#endif
