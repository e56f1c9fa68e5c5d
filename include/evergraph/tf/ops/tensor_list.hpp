// SPDX-License-Identifier: BSL-1.0
// tensor_list: tensors in arrays, lists, maps and stacks.
// Written by tools/tf_ops.py from tools/tf_ops.tsv.
#ifndef EVERGRAPH_TF_OPS_TENSOR_LIST_HPP
#define EVERGRAPH_TF_OPS_TENSOR_LIST_HPP

#include <cstdint>

#include "../../ops/flat_table.hpp"

namespace evergraph::tf {

namespace detail {

inline constexpr flat_op tensor_list_op_rows[]{
    {"CompositeTensorVariantFromComponents", 1},
    {"CompositeTensorVariantToComponents", 1},
    {"EmptyTensorList", 2},
    {"EmptyTensorMap", 1},
    {"Stack", 1},
    {"StackClose", 1},
    {"StackCloseV2", 1},
    {"StackPop", 1},
    {"StackPopV2", 1},
    {"StackPush", 2},
    {"StackPushV2", 1},
    {"StackV2", 1},
    {"TensorArray", 4, op::open, 16, op::open, "TensorArrayV3"},
    {"TensorArrayClose", 1, op::open, 16, op::open, "TensorArrayCloseV3"},
    {"TensorArrayCloseV2", 1, op::open, 26, op::open, "TensorArrayCloseV3"},
    {"TensorArrayCloseV3", 2},
    {"TensorArrayConcat", 2, op::open, 16, op::open, "TensorArrayConcatV3"},
    {"TensorArrayConcatV2", 1},
    {"TensorArrayConcatV3", 2},
    {"TensorArrayGather", 1, op::open, 16, op::open, "TensorArrayGatherV3"},
    {"TensorArrayGatherV2", 1, op::open, 26, op::open, "TensorArrayGatherV3"},
    {"TensorArrayGatherV3", 2},
    {"TensorArrayGrad", 4, op::open, 16, op::open, "TensorArrayGradV3"},
    {"TensorArrayGradV2", 1, op::open, 26, op::open, "TensorArrayGradV3"},
    {"TensorArrayGradV3", 1},
    {"TensorArrayGradWithShape", 1},
    {"TensorArrayPack", 4, op::open, 16, op::open, "TensorArrayGatherV3"},
    {"TensorArrayRead", 3, op::open, 16, op::open, "TensorArrayReadV3"},
    {"TensorArrayReadV2", 1, op::open, 26, op::open, "TensorArrayReadV3"},
    {"TensorArrayReadV3", 2},
    {"TensorArrayScatter", 1, op::open, 19, op::open, "TensorArrayScatterV3"},
    {"TensorArrayScatterV2", 1, op::open, 26, op::open, "TensorArrayScatterV3"},
    {"TensorArrayScatterV3", 2},
    {"TensorArraySize", 1, op::open, 16, op::open, "TensorArraySizeV3"},
    {"TensorArraySizeV2", 1, op::open, 26, op::open, "TensorArraySizeV3"},
    {"TensorArraySizeV3", 2},
    {"TensorArraySplit", 1, op::open, 16, op::open, "TensorArraySplitV3"},
    {"TensorArraySplitV2", 1, op::open, 26, op::open, "TensorArraySplitV3"},
    {"TensorArraySplitV3", 2},
    {"TensorArrayUnpack", 3, op::open, 20, op::open, "TensorArrayScatterV3"},
    {"TensorArrayV2", 2, op::open, 26, op::open, "TensorArrayV3"},
    {"TensorArrayV3", 2},
    {"TensorArrayWrite", 3, op::open, 16, op::open, "TensorArrayWriteV3"},
    {"TensorArrayWriteV2", 1, op::open, 26, op::open, "TensorArrayWriteV3"},
    {"TensorArrayWriteV3", 2},
    {"TensorListConcat", 2},
    {"TensorListConcatLists", 1},
    {"TensorListConcatV2", 1},
    {"TensorListElementShape", 1},
    {"TensorListFromTensor", 1},
    {"TensorListGather", 2},
    {"TensorListGetItem", 3},
    {"TensorListLength", 1},
    {"TensorListPopBack", 2},
    {"TensorListPushBack", 1},
    {"TensorListPushBackBatch", 1},
    {"TensorListReserve", 1},
    {"TensorListResize", 2},
    {"TensorListScatter", 1},
    {"TensorListScatterIntoExistingList", 1},
    {"TensorListScatterV2", 1},
    {"TensorListSetItem", 2},
    {"TensorListSplit", 1},
    {"TensorListStack", 2},
    {"TensorMapErase", 2},
    {"TensorMapHasKey", 2},
    {"TensorMapInsert", 1},
    {"TensorMapLookup", 1},
    {"TensorMapSize", 1},
    {"TensorMapStackKeys", 1},
};

inline constexpr flat_definition tensor_list_definition_rows[]{
    {778, 0, 0, 0, 0, 1, 1, 1, 0, 2},  // CompositeTensorVariantFromComponents
    {778, 0, 0, 0, 1, 1, 0, 1, 0, 2},  // CompositeTensorVariantToComponents
    {25, 0, 0, 0, 2, 1, 3, 1, 2, 2},  // EmptyTensorList
    {27, 0, 0, 0, 4, 2, 3, 1, 2, 2},
    {486, 0, 0, 0, 0, 0, 3, 1, 0, 0},  // EmptyTensorMap
    {0, 0, 0, 1, 0, 0, 6, 1, 4, 2},  // Stack
    {0, 0, 0, 0, 6, 1, 0, 0, 0, 0},  // StackClose
    {24, 0, 0, 1, 7, 1, 0, 0, 0, 0},  // StackCloseV2
    {0, 0, 0, 0, 6, 1, 8, 1, 6, 1},  // StackPop
    {24, 0, 0, 1, 7, 1, 8, 1, 7, 1},  // StackPopV2
    {0, 0, 1, 0, 9, 2, 11, 1, 8, 1},  // StackPush
    {9, 0, 0, 0, 9, 2, 11, 1, 9, 2},
    {24, 0, 0, 1, 12, 2, 11, 1, 11, 2},  // StackPushV2
    {24, 0, 0, 1, 14, 1, 7, 1, 13, 2},  // StackV2
    {5, 0, 3, 1, 15, 1, 6, 1, 15, 2},  // TensorArray
    {6, 0, 2, 1, 15, 1, 6, 1, 17, 3},
    {9, 0, 1, 1, 15, 1, 6, 1, 20, 4},
    {17, 0, 0, 1, 15, 1, 6, 1, 24, 5},
    {5, 0, 0, 0, 6, 1, 0, 0, 0, 0},  // TensorArrayClose
    {15, 0, 0, 0, 16, 1, 0, 0, 0, 0},  // TensorArrayCloseV2
    {20, 0, 1, 0, 7, 1, 0, 0, 0, 0},  // TensorArrayCloseV3
    {21, 0, 0, 1, 7, 1, 0, 0, 0, 0},
    {8, 0, 1, 0, 17, 2, 19, 2, 29, 1},  // TensorArrayConcat
    {10, 0, 0, 0, 17, 2, 19, 2, 30, 2},
    {15, 0, 0, 0, 21, 2, 19, 2, 32, 2},  // TensorArrayConcatV2
    {20, 0, 1, 0, 23, 2, 19, 2, 34, 2},  // TensorArrayConcatV3
    {21, 0, 0, 1, 23, 2, 19, 2, 34, 2},
    {12, 0, 0, 0, 25, 3, 28, 1, 36, 2},  // TensorArrayGather
    {15, 0, 0, 0, 29, 3, 28, 1, 38, 2},  // TensorArrayGatherV2
    {20, 0, 1, 0, 32, 3, 28, 1, 40, 2},  // TensorArrayGatherV3
    {21, 0, 0, 1, 32, 3, 28, 1, 40, 2},
    {5, 0, 0, 1, 6, 1, 35, 1, 0, 0},  // TensorArrayGrad
    {6, 0, 0, 1, 6, 1, 35, 1, 42, 1},
    {6, 0, 1, 1, 17, 2, 35, 1, 42, 1},
    {11, 0, 0, 1, 21, 2, 35, 1, 42, 1},
    {15, 0, 0, 1, 21, 2, 36, 1, 43, 1},  // TensorArrayGradV2
    {20, 0, 0, 1, 23, 2, 37, 2, 44, 1},  // TensorArrayGradV3
    {26, 0, 0, 1, 39, 3, 37, 2, 45, 1},  // TensorArrayGradWithShape
    {5, 0, 0, 1, 6, 1, 28, 1, 46, 1},  // TensorArrayPack
    {5, 0, 2, 1, 17, 2, 28, 1, 46, 1},
    {6, 0, 1, 0, 17, 2, 28, 1, 46, 1},
    {10, 0, 0, 0, 17, 2, 28, 1, 47, 2},
    {5, 0, 0, 1, 42, 2, 28, 1, 46, 1},  // TensorArrayRead
    {5, 0, 1, 1, 44, 3, 28, 1, 46, 1},
    {6, 0, 0, 0, 44, 3, 28, 1, 46, 1},
    {15, 0, 0, 0, 47, 3, 28, 1, 49, 1},  // TensorArrayReadV2
    {20, 0, 1, 0, 50, 3, 28, 1, 50, 1},  // TensorArrayReadV3
    {21, 0, 0, 1, 50, 3, 28, 1, 50, 1},
    {12, 0, 0, 0, 53, 4, 57, 1, 51, 1},  // TensorArrayScatter
    {15, 0, 0, 0, 58, 4, 57, 1, 52, 1},  // TensorArrayScatterV2
    {20, 0, 1, 0, 62, 4, 57, 1, 53, 1},  // TensorArrayScatterV3
    {21, 0, 0, 1, 62, 4, 57, 1, 53, 1},
    {6, 0, 0, 0, 17, 2, 15, 1, 0, 0},  // TensorArraySize
    {15, 0, 0, 0, 21, 2, 15, 1, 0, 0},  // TensorArraySizeV2
    {20, 0, 1, 0, 23, 2, 15, 1, 0, 0},  // TensorArraySizeV3
    {21, 0, 0, 1, 23, 2, 15, 1, 0, 0},
    {8, 0, 0, 0, 66, 4, 57, 1, 54, 1},  // TensorArraySplit
    {15, 0, 0, 0, 70, 4, 57, 1, 52, 1},  // TensorArraySplitV2
    {20, 0, 1, 0, 74, 4, 57, 1, 53, 1},  // TensorArraySplitV3
    {21, 0, 0, 1, 74, 4, 57, 1, 53, 1},
    {5, 0, 0, 1, 78, 2, 0, 0, 55, 2},  // TensorArrayUnpack
    {5, 0, 0, 1, 80, 3, 57, 1, 55, 2},
    {6, 0, 0, 0, 80, 3, 57, 1, 57, 1},
    {15, 0, 1, 1, 15, 1, 16, 1, 58, 4},  // TensorArrayV2
    {17, 0, 0, 1, 15, 1, 16, 1, 62, 5},
    {20, 0, 1, 1, 15, 1, 83, 2, 67, 5},  // TensorArrayV3
    {24, 0, 0, 1, 15, 1, 83, 2, 72, 6},
    {5, 0, 0, 1, 85, 3, 0, 0, 55, 2},  // TensorArrayWrite
    {5, 0, 0, 1, 88, 4, 57, 1, 55, 2},
    {6, 0, 0, 0, 88, 4, 57, 1, 57, 1},
    {15, 0, 0, 0, 92, 4, 57, 1, 52, 1},  // TensorArrayWriteV2
    {20, 0, 1, 0, 96, 4, 57, 1, 53, 1},  // TensorArrayWriteV3
    {21, 0, 0, 1, 96, 4, 57, 1, 53, 1},
    {27, 0, 1, 0, 100, 1, 101, 2, 78, 1},  // TensorListConcat
    {27, 0, 0, 0, 100, 1, 101, 2, 79, 2},
    {26, 0, 0, 0, 103, 2, 105, 1, 81, 1},  // TensorListConcatLists
    {27, 0, 0, 0, 106, 3, 101, 2, 82, 2},  // TensorListConcatV2
    {25, 0, 0, 0, 100, 1, 2, 1, 84, 1},  // TensorListElementShape
    {25, 0, 0, 0, 109, 2, 111, 1, 2, 2},  // TensorListFromTensor
    {27, 0, 0, 0, 112, 2, 114, 1, 78, 1},  // TensorListGather
    {27, 0, 0, 0, 115, 3, 114, 1, 78, 1},
    {25, 0, 0, 0, 118, 2, 120, 1, 85, 1},  // TensorListGetItem
    {27, 0, 1, 0, 121, 3, 120, 1, 85, 1},
    {2474, 0, 0, 0, 124, 3, 120, 1, 86, 2},
    {25, 0, 0, 0, 100, 1, 127, 1, 0, 0},  // TensorListLength
    {25, 0, 0, 0, 100, 1, 128, 2, 85, 1},  // TensorListPopBack
    {27, 0, 0, 0, 130, 2, 128, 2, 85, 1},
    {25, 0, 0, 0, 132, 2, 111, 1, 85, 1},  // TensorListPushBack
    {26, 0, 0, 0, 134, 2, 136, 1, 81, 1},  // TensorListPushBackBatch
    {25, 0, 0, 0, 137, 2, 3, 1, 2, 2},  // TensorListReserve
    {27, 0, 1, 1, 139, 2, 111, 1, 0, 0},  // TensorListResize
    {169, 0, 0, 0, 139, 2, 111, 1, 0, 0},
    {27, 0, 0, 0, 141, 3, 111, 1, 82, 2},  // TensorListScatter
    {27, 0, 0, 0, 144, 3, 111, 1, 78, 1},  // TensorListScatterIntoExistingList
    {27, 0, 0, 0, 147, 4, 111, 1, 82, 2},  // TensorListScatterV2
    {25, 0, 1, 0, 151, 3, 111, 1, 85, 1},  // TensorListSetItem
    {1399, 0, 0, 0, 151, 3, 111, 1, 88, 2},
    {27, 0, 0, 0, 154, 3, 111, 1, 82, 2},  // TensorListSplit
    {25, 0, 0, 0, 100, 1, 157, 1, 90, 2},  // TensorListStack
    {27, 0, 0, 0, 130, 2, 157, 1, 90, 2},
    {486, 0, 0, 0, 158, 2, 160, 2, 92, 2},  // TensorMapErase
    {498, 0, 0, 0, 158, 2, 111, 1, 92, 2},
    {486, 0, 0, 0, 162, 2, 164, 1, 94, 1},  // TensorMapHasKey
    {504, 0, 0, 0, 158, 2, 164, 1, 95, 1},
    {486, 0, 0, 0, 165, 3, 111, 1, 92, 2},  // TensorMapInsert
    {486, 0, 0, 0, 158, 2, 168, 1, 92, 2},  // TensorMapLookup
    {486, 0, 0, 0, 100, 1, 15, 1, 0, 0},  // TensorMapSize
    {504, 0, 0, 0, 100, 1, 169, 1, 95, 1},  // TensorMapStackKeys
};

inline constexpr flat_port tensor_list_ports[]{
    {"components", {}, "Tcomponents", "", true},
    {"encoded", dtype::variant},
    {"element_shape", {}, "shape_type"},
    {"handle", dtype::variant},
    {"max_num_elements", dtype::int32},
    {"handle", dtype::string, "", "", false, true},
    {"handle", dtype::resource},
    {"elem", {}, "elem_type"},
    {"elem", {}, "T"},
    {"output", {}, "T"},
    {"max_size", dtype::int32},
    {"size", dtype::int32},
    {"handle", dtype::string},
    {"flow_in", dtype::float32},
    {"value", {}, "dtype"},
    {"lengths", dtype::int64},
    {"indices", dtype::int32},
    {"grad_handle", dtype::string, "", "", false, true},
    {"grad_handle", dtype::string},
    {"grad_handle", dtype::resource},
    {"flow_out", dtype::float32},
    {"shape_to_prepend", dtype::int32},
    {"index", dtype::int32},
    {"value", {}, "T"},
    {"flow", dtype::float32},
    {"input_handle", dtype::variant},
    {"tensor", {}, "element_dtype"},
    {"input_a", dtype::variant},
    {"input_b", dtype::variant},
    {"output", dtype::variant},
    {"leading_dims", dtype::int64},
    {"output_handle", dtype::variant},
    {"values", {}, "element_dtype"},
    {"element_shape", dtype::int32},
    {"item", {}, "element_dtype"},
    {"element_shape", {}, "Tshape"},
    {"length", dtype::int32},
    {"input_handles", dtype::variant},
    {"output_handles", dtype::variant},
    {"num_elements", dtype::int32},
    {"key", {}, "key_dtype"},
    {"value", {}, "value_dtype"},
    {"key", {}, "element_dtype"},
    {"has_key", dtype::boolean},
    {"keys", {}, "key_dtype"},
};

inline constexpr flat_attr tensor_list_attrs[]{
    {"metadata", attr_type::string},
    {"Tcomponents", attr_type::type, nullptr, 0x0, "", true, 0},
    {"element_dtype", attr_type::type},
    {"shape_type", attr_type::type, nullptr, 0x208},
    {"elem_type", attr_type::type},
    {"stack_name", attr_type::string, "\"\""},
    {"T", attr_type::type},
    {"swap_memory", attr_type::boolean, "false"},
    {"dtype", attr_type::type},
    {"tensor_array_name", attr_type::string, "\"\""},
    {"dynamic_size", attr_type::boolean, "false"},
    {"clear_after_read", attr_type::boolean, "true"},
    {"element_shape", attr_type::shape, "{ unknown_rank: true }"},
    {"element_shape_except0", attr_type::shape, "{ unknown_rank: true }"},
    {"source", attr_type::string},
    {"gradient_add", attr_type::boolean, "false"},
    {"identical_element_shapes", attr_type::boolean, "false"},
    {"Tshape", attr_type::type, "DT_INT32", 0x208},
    {"resize_if_index_out_of_bounds", attr_type::boolean, "false"},
    {"num_elements", attr_type::integer, "-1"},
    {"key_dtype", attr_type::type},
    {"value_dtype", attr_type::type},
};

inline constexpr std::uint16_t tensor_list_port_slots[]{
    0, 1, 2, 3, 2, 4, 5, 6, 7, 5, 8, 9, 6, 8, 10, 11, 12, 5, 13, 14, 15, 12, 13, 6, 13, 5, 16, 13,
    14, 12, 16, 13, 6, 16, 13, 17, 18, 19, 20, 6, 13, 21, 5, 22, 5, 22, 13, 12, 22, 13, 6, 22, 13,
    5, 16, 23, 13, 20, 12, 16, 23, 13, 6, 16, 23, 13, 5, 23, 15, 13, 12, 23, 15, 13, 6, 23, 15, 13,
    5, 23, 5, 23, 13, 6, 24, 5, 22, 23, 5, 22, 23, 13, 12, 22, 23, 13, 6, 22, 23, 13, 25, 26, 15,
    27, 28, 29, 25, 2, 30, 26, 2, 31, 25, 16, 32, 25, 16, 33, 25, 22, 34, 25, 22, 33, 25, 22, 35,
    36, 31, 26, 25, 33, 25, 26, 37, 26, 38, 2, 39, 25, 11, 26, 16, 2, 25, 26, 16, 26, 16, 2, 39, 25,
    22, 34, 26, 2, 15, 26, 25, 40, 31, 41, 25, 42, 43, 25, 40, 41, 41, 44,
};

inline constexpr flat_attr_slot tensor_list_attr_slots[]{
    {0, 778}, {1, 778}, {2, 25}, {3, 25}, {4, 0}, {5, 0}, {4, 0}, {4, 24}, {6, 0}, {6, 0}, {7, 9},
    {6, 24}, {7, 24}, {4, 24}, {5, 24}, {8, 5}, {9, 5}, {8, 5}, {10, 6}, {9, 5}, {8, 5}, {10, 6},
    {11, 9}, {9, 5}, {8, 5}, {10, 6}, {11, 9}, {9, 5}, {12, 17}, {8, 8}, {8, 8}, {13, 10}, {8, 15},
    {13, 15}, {8, 20}, {13, 20}, {8, 12}, {12, 12}, {8, 15}, {12, 15}, {8, 20}, {12, 20}, {14, 6},
    {14, 15}, {14, 20}, {14, 26}, {8, 5}, {8, 5}, {12, 10}, {8, 15}, {8, 20}, {6, 12}, {6, 15},
    {6, 20}, {6, 8}, {6, 5}, {15, 5}, {6, 5}, {8, 15}, {10, 15}, {11, 15}, {9, 15}, {8, 15},
    {12, 17}, {10, 15}, {11, 15}, {9, 15}, {8, 20}, {12, 20}, {10, 20}, {11, 20}, {9, 20}, {8, 20},
    {12, 20}, {10, 20}, {11, 20}, {16, 24}, {9, 20}, {2, 27}, {2, 27}, {12, 27}, {2, 26}, {2, 27},
    {3, 27}, {3, 25}, {2, 25}, {2, 25}, {17, 2474}, {2, 25}, {18, 1399}, {2, 25}, {19, 25},
    {20, 486}, {21, 486}, {2, 486}, {20, 504},
};

}  // namespace detail

inline constexpr flat_table tensor_list_ops{
    detail::tensor_list_op_rows, detail::tensor_list_definition_rows, detail::tensor_list_ports,
    detail::tensor_list_attrs, detail::tensor_list_port_slots, detail::tensor_list_attr_slots};

}  // namespace evergraph::tf

#endif
