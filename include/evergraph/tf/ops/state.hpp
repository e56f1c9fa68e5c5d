// SPDX-License-Identifier: BSL-1.0
// state: variables: held, read, assigned, updated in part.
// Written by tools/tf_ops.py from tools/tf_ops.tsv.
#ifndef EVERGRAPH_TF_OPS_STATE_HPP
#define EVERGRAPH_TF_OPS_STATE_HPP

#include <cstdint>

#include "../../ops/flat_table.hpp"

namespace evergraph::tf {

namespace detail {

inline constexpr flat_op state_op_rows[]{
    {"Assign", 1},
    {"AssignAdd", 7},
    {"AssignAddVariableOp", 1},
    {"AssignSub", 7},
    {"AssignSubVariableOp", 1},
    {"AssignVariableOp", 2},
    {"AssignVariableXlaConcatND", 1},
    {"CountUpTo", 1},
    {"DeleteSessionTensor", 2},
    {"DestroyResourceOp", 1},
    {"DestroyTemporaryVariable", 1},
    {"DisableCopyOnRead", 1},
    {"GetSessionHandle", 2},
    {"GetSessionHandleV2", 1},
    {"GetSessionTensor", 2},
    {"HostConst", 1},
    {"IsVariableInitialized", 1},
    {"ReadVariableOp", 1},
    {"ReadVariableXlaSplitND", 1},
    {"ResourceCountUpTo", 1},
    {"ResourceGather", 2},
    {"ResourceGatherNd", 1},
    {"ResourceScatterAdd", 4},
    {"ResourceScatterDiv", 2},
    {"ResourceScatterMax", 2},
    {"ResourceScatterMin", 2},
    {"ResourceScatterMul", 2},
    {"ResourceScatterNdAdd", 2},
    {"ResourceScatterNdMax", 2},
    {"ResourceScatterNdMin", 2},
    {"ResourceScatterNdSub", 2},
    {"ResourceScatterNdUpdate", 2},
    {"ResourceScatterSub", 2},
    {"ResourceScatterUpdate", 3},
    {"ResourceStridedSliceAssign", 1},
    {"ScatterAdd", 7},
    {"ScatterDiv", 4},
    {"ScatterMax", 1},
    {"ScatterMin", 1},
    {"ScatterMul", 4},
    {"ScatterNd", 3},
    {"ScatterNdAdd", 5},
    {"ScatterNdDiv", 1, 15, op::open, op::open, "", "never part of a release"},
    {"ScatterNdMax", 3},
    {"ScatterNdMin", 3},
    {"ScatterNdMul", 1, 15, op::open, op::open, "", "never part of a release"},
    {"ScatterNdSub", 5},
    {"ScatterNdUpdate", 2},
    {"ScatterSub", 7},
    {"ScatterUpdate", 1},
    {"TemporaryVariable", 1},
    {"VarHandleOp", 3},
    {"VarIsInitializedOp", 1},
    {"Variable", 1},
    {"VariableShape", 1},
    {"VariableV2", 1},
};

inline constexpr flat_definition state_definition_rows[]{
    {0, 0, 0, 8, 0, 2, 2, 1, 0, 3},  // Assign
    {0, 0, 6, 0, 0, 2, 2, 1, 3, 2},  // AssignAdd
    {5, 0, 5, 0, 0, 2, 2, 1, 5, 2},
    {9, 0, 4, 0, 0, 2, 2, 1, 7, 2},
    {9, 0, 3, 0, 0, 2, 2, 1, 9, 2},
    {24, 0, 2, 0, 0, 2, 2, 1, 11, 2},
    {24, 0, 1, 0, 0, 2, 2, 1, 13, 2},
    {1308, 0, 0, 0, 0, 2, 2, 1, 15, 2},
    {24, 0, 0, 1, 3, 2, 0, 0, 17, 1},  // AssignAddVariableOp
    {0, 0, 6, 0, 0, 2, 2, 1, 3, 2},  // AssignSub
    {5, 0, 5, 0, 0, 2, 2, 1, 5, 2},
    {9, 0, 4, 0, 0, 2, 2, 1, 7, 2},
    {9, 0, 3, 0, 0, 2, 2, 1, 9, 2},
    {24, 0, 2, 0, 0, 2, 2, 1, 11, 2},
    {24, 0, 1, 0, 0, 2, 2, 1, 13, 2},
    {1308, 0, 0, 0, 0, 2, 2, 1, 15, 2},
    {24, 0, 0, 1, 3, 2, 0, 0, 17, 1},  // AssignSubVariableOp
    {24, 0, 1, 1, 3, 2, 0, 0, 17, 1},  // AssignVariableOp
    {929, 0, 0, 1, 3, 2, 0, 0, 18, 2},
    {825, 0, 0, 1, 5, 2, 0, 0, 20, 4},  // AssignVariableXlaConcatND
    {0, 0, 0, 0, 7, 1, 8, 1, 24, 2},  // CountUpTo
    {9, 0, 1, 0, 9, 1, 0, 0, 0, 0},  // DeleteSessionTensor
    {25, 0, 0, 1, 9, 1, 0, 0, 0, 0},
    {24, 0, 0, 1, 10, 1, 0, 0, 26, 1},  // DestroyResourceOp
    {0, 0, 0, 0, 7, 1, 11, 1, 27, 2},  // DestroyTemporaryVariable
    {1095, 0, 0, 1, 10, 1, 0, 0, 0, 0},  // DisableCopyOnRead
    {9, 0, 1, 0, 11, 1, 9, 1, 29, 1},  // GetSessionHandle
    {25, 0, 0, 1, 11, 1, 9, 1, 29, 1},
    {21, 0, 0, 1, 11, 1, 12, 1, 30, 1},  // GetSessionHandleV2
    {9, 0, 1, 0, 9, 1, 13, 1, 31, 1},  // GetSessionTensor
    {25, 0, 0, 1, 9, 1, 13, 1, 31, 1},
    {26, 0, 0, 0, 0, 0, 14, 1, 32, 2},  // HostConst
    {9, 0, 0, 8, 15, 1, 16, 1, 31, 1},  // IsVariableInitialized
    {24, 0, 0, 1, 10, 1, 13, 1, 17, 1},  // ReadVariableOp
    {812, 0, 0, 1, 10, 1, 17, 1, 34, 4},  // ReadVariableXlaSplitND
    {24, 0, 0, 1, 10, 1, 8, 1, 38, 2},  // ResourceCountUpTo
    {24, 0, 1, 1, 18, 2, 14, 1, 40, 3},  // ResourceGather
    {27, 0, 0, 1, 18, 2, 14, 1, 43, 4},
    {29, 0, 0, 1, 18, 2, 14, 1, 47, 2},  // ResourceGatherNd
    {24, 0, 3, 1, 20, 3, 0, 0, 49, 2},  // ResourceScatterAdd
    {24, 0, 2, 1, 20, 3, 0, 0, 51, 2},
    {24, 0, 1, 1, 20, 3, 0, 0, 53, 2},
    {1308, 0, 0, 1, 20, 3, 0, 0, 55, 2},
    {26, 0, 1, 1, 20, 3, 0, 0, 57, 2},  // ResourceScatterDiv
    {1308, 0, 0, 1, 20, 3, 0, 0, 59, 2},
    {26, 0, 1, 1, 20, 3, 0, 0, 57, 2},  // ResourceScatterMax
    {1308, 0, 0, 1, 20, 3, 0, 0, 59, 2},
    {26, 0, 1, 1, 20, 3, 0, 0, 57, 2},  // ResourceScatterMin
    {1308, 0, 0, 1, 20, 3, 0, 0, 59, 2},
    {26, 0, 1, 1, 20, 3, 0, 0, 57, 2},  // ResourceScatterMul
    {1308, 0, 0, 1, 20, 3, 0, 0, 59, 2},
    {26, 0, 1, 1, 23, 3, 0, 0, 61, 3},  // ResourceScatterNdAdd
    {2025, 0, 0, 1, 23, 3, 0, 0, 64, 4},
    {420, 0, 1, 1, 23, 3, 0, 0, 68, 3},  // ResourceScatterNdMax
    {2025, 0, 0, 1, 23, 3, 0, 0, 71, 4},
    {420, 0, 1, 1, 23, 3, 0, 0, 68, 3},  // ResourceScatterNdMin
    {2025, 0, 0, 1, 23, 3, 0, 0, 71, 4},
    {27, 0, 1, 1, 23, 3, 0, 0, 75, 3},  // ResourceScatterNdSub
    {2025, 0, 0, 1, 23, 3, 0, 0, 78, 4},
    {24, 0, 1, 1, 23, 3, 0, 0, 82, 3},  // ResourceScatterNdUpdate
    {2025, 0, 0, 1, 23, 3, 0, 0, 85, 4},
    {26, 0, 1, 1, 20, 3, 0, 0, 57, 2},  // ResourceScatterSub
    {1308, 0, 0, 1, 20, 3, 0, 0, 59, 2},
    {24, 0, 2, 1, 20, 3, 0, 0, 51, 2},  // ResourceScatterUpdate
    {24, 0, 1, 1, 20, 3, 0, 0, 53, 2},
    {26, 0, 0, 1, 20, 3, 0, 0, 89, 2},
    {22, 0, 0, 1, 26, 5, 0, 0, 91, 7},  // ResourceStridedSliceAssign
    {0, 0, 6, 0, 31, 3, 2, 1, 98, 3},  // ScatterAdd
    {5, 0, 5, 0, 31, 3, 2, 1, 101, 3},
    {9, 0, 4, 0, 31, 3, 2, 1, 104, 3},
    {9, 0, 3, 0, 31, 3, 2, 1, 107, 3},
    {24, 0, 2, 0, 31, 3, 2, 1, 110, 3},
    {24, 0, 1, 0, 31, 3, 2, 1, 113, 3},
    {1308, 0, 0, 0, 31, 3, 2, 1, 116, 3},
    {12, 0, 3, 0, 31, 3, 2, 1, 119, 3},  // ScatterDiv
    {24, 0, 2, 0, 31, 3, 2, 1, 122, 3},
    {24, 0, 1, 0, 31, 3, 2, 1, 125, 3},
    {1308, 0, 0, 0, 31, 3, 2, 1, 128, 3},
    {26, 0, 0, 0, 31, 3, 2, 1, 131, 3},  // ScatterMax
    {26, 0, 0, 0, 31, 3, 2, 1, 131, 3},  // ScatterMin
    {12, 0, 3, 0, 31, 3, 2, 1, 119, 3},  // ScatterMul
    {24, 0, 2, 0, 31, 3, 2, 1, 122, 3},
    {24, 0, 1, 0, 31, 3, 2, 1, 125, 3},
    {1308, 0, 0, 0, 31, 3, 2, 1, 128, 3},
    {15, 0, 2, 0, 34, 3, 8, 1, 134, 2},  // ScatterNd
    {1024, 0, 1, 0, 34, 3, 8, 1, 136, 2},
    {2025, 0, 0, 0, 34, 3, 8, 1, 138, 3},
    {15, 0, 4, 0, 31, 3, 2, 1, 141, 3},  // ScatterNdAdd
    {24, 0, 3, 0, 31, 3, 2, 1, 144, 3},
    {24, 0, 2, 0, 31, 3, 2, 1, 147, 3},
    {1308, 0, 1, 0, 31, 3, 2, 1, 150, 3},
    {2025, 0, 0, 0, 31, 3, 2, 1, 153, 4},
    {15, 0, 0, 0, 31, 3, 2, 1, 141, 3},  // ScatterNdDiv
    {420, 0, 2, 0, 31, 3, 2, 1, 157, 3},  // ScatterNdMax
    {1308, 0, 1, 0, 31, 3, 2, 1, 160, 3},
    {2025, 0, 0, 0, 31, 3, 2, 1, 163, 4},
    {420, 0, 2, 0, 31, 3, 2, 1, 157, 3},  // ScatterNdMin
    {1308, 0, 1, 0, 31, 3, 2, 1, 160, 3},
    {2025, 0, 0, 0, 31, 3, 2, 1, 163, 4},
    {15, 0, 0, 0, 31, 3, 2, 1, 141, 3},  // ScatterNdMul
    {15, 0, 4, 0, 31, 3, 2, 1, 141, 3},  // ScatterNdSub
    {24, 0, 3, 0, 31, 3, 2, 1, 144, 3},
    {24, 0, 2, 0, 31, 3, 2, 1, 147, 3},
    {1308, 0, 1, 0, 31, 3, 2, 1, 150, 3},
    {2025, 0, 0, 0, 31, 3, 2, 1, 153, 4},
    {15, 0, 1, 0, 31, 3, 2, 1, 167, 3},  // ScatterNdUpdate
    {2025, 0, 0, 0, 31, 3, 2, 1, 170, 4},
    {0, 0, 6, 0, 31, 3, 2, 1, 98, 3},  // ScatterSub
    {5, 0, 5, 0, 31, 3, 2, 1, 101, 3},
    {9, 0, 4, 0, 31, 3, 2, 1, 104, 3},
    {9, 0, 3, 0, 31, 3, 2, 1, 107, 3},
    {24, 0, 2, 0, 31, 3, 2, 1, 110, 3},
    {24, 0, 1, 0, 31, 3, 2, 1, 113, 3},
    {1308, 0, 0, 0, 31, 3, 2, 1, 116, 3},
    {0, 0, 0, 0, 31, 3, 2, 1, 174, 3},  // ScatterUpdate
    {0, 0, 0, 1, 0, 0, 15, 1, 177, 3},  // TemporaryVariable
    {24, 0, 2, 1, 0, 0, 10, 1, 180, 4},  // VarHandleOp
    {175, 0, 1, 1, 0, 0, 10, 1, 184, 5},
    {1645, 0, 0, 1, 0, 0, 10, 1, 189, 6},
    {24, 0, 0, 1, 10, 1, 16, 1, 0, 0},  // VarIsInitializedOp
    {0, 0, 0, 1, 0, 0, 15, 1, 195, 4},  // Variable
    {24, 0, 0, 1, 37, 1, 38, 1, 199, 1},  // VariableShape
    {18, 0, 0, 1, 0, 0, 15, 1, 200, 4},  // VariableV2
};

inline constexpr flat_port state_ports[]{
    {"ref", {}, "T", "", false, true},
    {"value", {}, "T"},
    {"output_ref", {}, "T", "", false, true},
    {"resource", dtype::resource},
    {"value", {}, "dtype"},
    {"inputs", {}, "T", "N"},
    {"output", {}, "T"},
    {"handle", dtype::string},
    {"handle", dtype::resource},
    {"output", {}, "dtype"},
    {"ref", {}, "dtype", "", false, true},
    {"is_initialized", dtype::boolean},
    {"outputs", {}, "T", "N"},
    {"indices", {}, "Tindices"},
    {"updates", {}, "dtype"},
    {"ref", dtype::resource},
    {"updates", {}, "T"},
    {"begin", {}, "Index"},
    {"end", {}, "Index"},
    {"strides", {}, "Index"},
    {"shape", {}, "Tindices"},
    {"input", dtype::resource},
    {"output", {}, "out_type"},
};

inline constexpr flat_attr state_attrs[]{
    {"T", attr_type::type},
    {"validate_shape", attr_type::boolean, "true"},
    {"use_locking", attr_type::boolean, "true"},
    {"T", attr_type::type, nullptr, 0x3b7e},
    {"use_locking", attr_type::boolean, "false"},
    {"T", attr_type::type, nullptr, 0x23b7e},
    {"T", attr_type::type, nullptr, 0x63b7e},
    {"T", attr_type::type, nullptr, 0xe3b7e},
    {"T", attr_type::type, nullptr, 0xce3b7e},
    {"T", attr_type::type, nullptr, 0xce7b7e},
    {"T", attr_type::type, nullptr, 0xcffb7e},
    {"dtype", attr_type::type},
    {"validate_shape", attr_type::boolean, "false"},
    {"N", attr_type::integer, nullptr, 0x0, "", false, 1},
    {"num_concats", attr_type::integer, nullptr, 0x0, "", true},
    {"paddings", attr_type::integer, "[]", 0x0, "", true},
    {"limit", attr_type::integer},
    {"T", attr_type::type, nullptr, 0x208},
    {"ignore_lookup_error", attr_type::boolean, "true"},
    {"var_name", attr_type::string},
    {"value", attr_type::tensor},
    {"num_splits", attr_type::integer, nullptr, 0x0, "", true},
    {"validate_indices", attr_type::boolean, "true"},
    {"Tindices", attr_type::type, nullptr, 0x208},
    {"batch_dims", attr_type::integer, "0"},
    {"dtype", attr_type::type, nullptr, 0xe3b7e},
    {"dtype", attr_type::type, nullptr, 0xce3b7e},
    {"dtype", attr_type::type, nullptr, 0xce7b7e},
    {"dtype", attr_type::type, nullptr, 0xcffb7e},
    {"bad_indices_policy", attr_type::string, "\"\""},
    {"Index", attr_type::type, nullptr, 0x208},
    {"begin_mask", attr_type::integer, "0"},
    {"end_mask", attr_type::integer, "0"},
    {"ellipsis_mask", attr_type::integer, "0"},
    {"new_axis_mask", attr_type::integer, "0"},
    {"shrink_axis_mask", attr_type::integer, "0"},
    {"T", attr_type::type, nullptr, 0x8420e},
    {"Tindices", attr_type::type, nullptr, 0x228},
    {"shape", attr_type::shape},
    {"var_name", attr_type::string, "\"\""},
    {"container", attr_type::string, "\"\""},
    {"shared_name", attr_type::string, "\"\""},
    {"allowed_devices", attr_type::string, "[]", 0x0, "", true},
    {"debug_name", attr_type::string, "\"\""},
    {"out_type", attr_type::type, "DT_INT32", 0x208},
};

inline constexpr std::uint16_t state_port_slots[]{
    0, 1, 2, 3, 4, 3, 5, 0, 6, 7, 3, 1, 8, 4, 9, 10, 11, 12, 3, 13, 3, 13, 14, 15, 13, 16, 15, 17,
    18, 19, 1, 0, 13, 16, 13, 16, 20, 21, 22,
};

inline constexpr flat_attr_slot state_attr_slots[]{
    {0, 0}, {1, 0}, {2, 0}, {3, 0}, {4, 0}, {5, 0}, {4, 0}, {6, 0}, {4, 0}, {7, 0}, {4, 0}, {8, 0},
    {4, 0}, {9, 0}, {4, 0}, {10, 0}, {4, 0}, {11, 24}, {11, 24}, {12, 929}, {0, 825}, {13, 825},
    {14, 825}, {15, 825}, {16, 0}, {17, 0}, {18, 24}, {0, 0}, {19, 0}, {0, 9}, {0, 21}, {11, 9},
    {20, 26}, {11, 26}, {0, 812}, {13, 812}, {21, 812}, {15, 812}, {16, 24}, {17, 24}, {22, 24},
    {11, 24}, {23, 24}, {24, 27}, {22, 24}, {11, 24}, {23, 24}, {11, 29}, {23, 29}, {25, 24},
    {23, 24}, {26, 24}, {23, 24}, {27, 24}, {23, 24}, {28, 24}, {23, 24}, {27, 26}, {23, 26},
    {28, 26}, {23, 26}, {0, 26}, {23, 26}, {2, 26}, {0, 26}, {23, 26}, {2, 26}, {29, 2025},
    {0, 420}, {23, 420}, {2, 420}, {0, 420}, {23, 420}, {2, 420}, {29, 2025}, {0, 27}, {23, 27},
    {2, 27}, {0, 27}, {23, 27}, {2, 27}, {29, 2025}, {0, 24}, {23, 24}, {2, 24}, {0, 24}, {23, 24},
    {2, 24}, {29, 2025}, {11, 24}, {23, 24}, {0, 22}, {30, 22}, {31, 22}, {32, 22}, {33, 22},
    {34, 22}, {35, 22}, {3, 0}, {23, 0}, {4, 0}, {5, 0}, {23, 0}, {4, 0}, {6, 0}, {23, 0}, {4, 0},
    {7, 0}, {23, 0}, {4, 0}, {8, 0}, {23, 0}, {4, 0}, {9, 0}, {23, 0}, {4, 0}, {10, 0}, {23, 0},
    {4, 0}, {7, 12}, {23, 12}, {4, 12}, {8, 12}, {23, 12}, {4, 12}, {9, 12}, {23, 12}, {4, 12},
    {10, 12}, {23, 12}, {4, 12}, {36, 26}, {23, 26}, {4, 26}, {0, 15}, {23, 15}, {0, 15}, {37, 15},
    {0, 15}, {37, 15}, {29, 2025}, {7, 15}, {23, 15}, {4, 15}, {8, 15}, {23, 15}, {4, 15}, {9, 15},
    {23, 15}, {4, 15}, {10, 15}, {23, 15}, {4, 15}, {10, 15}, {23, 15}, {4, 15}, {29, 2025},
    {9, 420}, {23, 420}, {4, 420}, {10, 420}, {23, 420}, {4, 420}, {10, 420}, {23, 420}, {4, 420},
    {29, 2025}, {0, 15}, {23, 15}, {2, 15}, {0, 15}, {23, 15}, {2, 15}, {29, 2025}, {0, 0}, {23, 0},
    {2, 0}, {38, 0}, {11, 0}, {39, 0}, {40, 24}, {41, 24}, {11, 24}, {38, 24}, {40, 24}, {41, 24},
    {11, 24}, {38, 24}, {42, 175}, {40, 24}, {41, 24}, {43, 1645}, {11, 24}, {38, 24}, {42, 175},
    {38, 0}, {11, 0}, {40, 0}, {41, 0}, {44, 24}, {38, 18}, {11, 18}, {40, 18}, {41, 18},
};

}  // namespace detail

inline constexpr flat_table state_ops{
    detail::state_op_rows, detail::state_definition_rows, detail::state_ports, detail::state_attrs,
    detail::state_port_slots, detail::state_attr_slots};

}  // namespace evergraph::tf

#endif
