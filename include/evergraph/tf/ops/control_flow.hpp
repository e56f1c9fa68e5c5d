// SPDX-License-Identifier: BSL-1.0
// control_flow: branches, loops, calls of functions, control edges.
// Written by tools/tf_ops.py from tools/tf_ops.tsv.
#ifndef EVERGRAPH_TF_OPS_CONTROL_FLOW_HPP
#define EVERGRAPH_TF_OPS_CONTROL_FLOW_HPP

#include <cstdint>

#include "../../ops/flat_table.hpp"

namespace evergraph::tf {

namespace detail {

inline constexpr flat_op control_flow_op_rows[]{
    {"Abort", 2},
    {"Case", 1},
    {"ControlTrigger", 1},
    {"DeviceIndex", 2},
    {"EagerPyFunc", 2},
    {"Enter", 1},
    {"Exit", 1},
    {"FakeParam", 1},
    {"For", 1},
    {"If", 5},
    {"LoopCond", 1},
    {"Merge", 1},
    {"NextIteration", 1},
    {"NoOp", 1},
    {"PartitionedCall", 4},
    {"PyFunc", 4},
    {"PyFuncStateless", 2},
    {"RefEnter", 1},
    {"RefExit", 1},
    {"RefMerge", 1},
    {"RefNextIteration", 1},
    {"RefSelect", 1},
    {"RefSwitch", 2},
    {"RemoteCall", 2},
    {"StatefulPartitionedCall", 5},
    {"StatelessCase", 1},
    {"StatelessIf", 2},
    {"StatelessWhile", 2},
    {"Switch", 1},
    {"SymbolicGradient", 1},
    {"ToBool", 1},
    {"While", 3},
};

inline constexpr flat_definition control_flow_definition_rows[]{
    {9, 0, 1, 0, 0, 0, 0, 0, 0, 1},  // Abort
    {17, 0, 0, 0, 0, 0, 0, 0, 1, 2},
    {27, 0, 0, 1, 0, 2, 2, 1, 3, 4},  // Case
    {0, 0, 0, 0, 0, 0, 0, 0, 0, 0},  // ControlTrigger
    {415, 0, 1, 0, 0, 0, 3, 1, 7, 1},  // DeviceIndex
    {932, 0, 0, 1, 0, 0, 3, 1, 7, 1},
    {24, 0, 1, 1, 4, 1, 2, 1, 8, 3},  // EagerPyFunc
    {125, 0, 0, 1, 4, 1, 2, 1, 11, 4},
    {0, 0, 0, 0, 5, 1, 6, 1, 15, 4},  // Enter
    {0, 0, 0, 0, 5, 1, 6, 1, 19, 1},  // Exit
    {26, 0, 0, 0, 0, 0, 7, 1, 20, 2},  // FakeParam
    {26, 0, 0, 0, 8, 4, 12, 1, 22, 2},  // For
    {26, 0, 4, 0, 13, 2, 2, 1, 24, 5},  // If
    {26, 0, 3, 0, 13, 2, 2, 1, 29, 5},
    {26, 0, 2, 0, 13, 2, 2, 1, 34, 5},
    {26, 0, 1, 1, 13, 2, 2, 1, 34, 5},
    {27, 0, 0, 1, 13, 2, 2, 1, 39, 6},
    {0, 0, 0, 0, 15, 1, 16, 1, 0, 0},  // LoopCond
    {0, 0, 0, 0, 17, 1, 18, 2, 45, 2},  // Merge
    {0, 0, 0, 0, 5, 1, 6, 1, 19, 1},  // NextIteration
    {0, 0, 0, 0, 0, 0, 0, 0, 0, 0},  // NoOp
    {26, 0, 3, 0, 20, 1, 2, 1, 47, 3},  // PartitionedCall
    {27, 0, 2, 0, 20, 1, 2, 1, 50, 4},
    {27, 0, 1, 0, 20, 1, 2, 1, 54, 5},
    {27, 0, 0, 0, 20, 1, 2, 1, 59, 6},
    {3, 0, 3, 0, 4, 1, 2, 1, 65, 3},  // PyFunc
    {6, 0, 2, 0, 4, 1, 2, 1, 68, 3},
    {9, 0, 1, 1, 4, 1, 2, 1, 68, 3},
    {15, 0, 0, 1, 4, 1, 2, 1, 71, 3},
    {10, 0, 1, 0, 4, 1, 2, 1, 74, 3},  // PyFuncStateless
    {15, 0, 0, 0, 4, 1, 2, 1, 77, 3},
    {0, 0, 0, 0, 21, 1, 22, 1, 15, 4},  // RefEnter
    {5, 0, 0, 0, 21, 1, 22, 1, 80, 1},  // RefExit
    {5, 0, 0, 0, 23, 1, 24, 2, 81, 2},  // RefMerge
    {5, 0, 0, 0, 21, 1, 22, 1, 80, 1},  // RefNextIteration
    {0, 0, 0, 0, 26, 2, 22, 1, 45, 2},  // RefSelect
    {0, 0, 1, 0, 28, 2, 30, 2, 19, 1},  // RefSwitch
    {10, 0, 0, 8, 28, 2, 30, 2, 19, 1},
    {24, 0, 1, 0, 32, 2, 2, 1, 83, 3},  // RemoteCall
    {26, 0, 0, 1, 32, 2, 2, 1, 83, 3},
    {26, 0, 4, 1, 20, 1, 2, 1, 47, 3},  // StatefulPartitionedCall
    {27, 0, 3, 1, 20, 1, 2, 1, 50, 4},
    {27, 0, 2, 1, 20, 1, 2, 1, 54, 5},
    {27, 0, 1, 1, 20, 1, 2, 1, 59, 6},
    {847, 0, 0, 17, 20, 1, 2, 1, 59, 6},
    {478, 0, 0, 0, 0, 2, 2, 1, 86, 4},  // StatelessCase
    {26, 0, 1, 0, 13, 2, 2, 1, 34, 5},  // StatelessIf
    {83, 0, 0, 0, 13, 2, 2, 1, 90, 6},
    {26, 0, 1, 0, 34, 1, 12, 1, 96, 3},  // StatelessWhile
    {113, 0, 0, 0, 34, 1, 12, 1, 99, 5},
    {0, 0, 0, 0, 35, 2, 37, 2, 19, 1},  // Switch
    {4, 0, 0, 0, 4, 1, 2, 1, 104, 3},  // SymbolicGradient
    {175, 0, 0, 0, 39, 1, 16, 1, 107, 1},  // ToBool
    {26, 0, 2, 1, 34, 1, 12, 1, 96, 3},  // While
    {27, 0, 1, 1, 34, 1, 12, 1, 108, 4},
    {27, 0, 0, 1, 34, 1, 12, 1, 112, 5},
};

inline constexpr flat_port control_flow_ports[]{
    {"branch_index", dtype::int32},
    {"input", {}, "Tin", "", true},
    {"output", {}, "Tout", "", true},
    {"index", dtype::int32},
    {"data", {}, "T"},
    {"output", {}, "T"},
    {"output", {}, "dtype"},
    {"start", dtype::int32},
    {"limit", dtype::int32},
    {"delta", dtype::int32},
    {"input", {}, "T", "", true},
    {"output", {}, "T", "", true},
    {"cond", {}, "Tcond"},
    {"input", dtype::boolean},
    {"output", dtype::boolean},
    {"inputs", {}, "T", "N"},
    {"value_index", dtype::int32},
    {"args", {}, "Tin", "", true},
    {"data", {}, "T", "", false, true},
    {"output", {}, "T", "", false, true},
    {"inputs", {}, "T", "N", false, true},
    {"pred", dtype::boolean},
    {"output_false", {}, "T", "", false, true},
    {"output_true", {}, "T", "", false, true},
    {"target", dtype::string},
    {"output_false", {}, "T"},
    {"output_true", {}, "T"},
    {"input", {}, "T"},
};

inline constexpr flat_attr control_flow_attrs[]{
    {"error_msg", attr_type::string, "\"\""},
    {"exit_without_error", attr_type::boolean, "false"},
    {"Tin", attr_type::type, nullptr, 0x0, "", true, 0},
    {"Tout", attr_type::type, nullptr, 0x0, "", true, 0},
    {"branches", attr_type::func, nullptr, 0x0, "", true, 1},
    {"output_shapes", attr_type::shape, "[]", 0x0, "", true},
    {"device_names", attr_type::string, nullptr, 0x0, "", true},
    {"token", attr_type::string},
    {"is_async", attr_type::boolean, "false"},
    {"T", attr_type::type},
    {"frame_name", attr_type::string},
    {"is_constant", attr_type::boolean, "false"},
    {"parallel_iterations", attr_type::integer, "10"},
    {"dtype", attr_type::type},
    {"shape", attr_type::shape},
    {"T", attr_type::type, nullptr, 0x0, "", true, 0},
    {"body", attr_type::func},
    {"Tcond", attr_type::type},
    {"Tin", attr_type::type, nullptr, 0x0, "", true, 1},
    {"Tout", attr_type::type, nullptr, 0x0, "", true, 1},
    {"then_branch", attr_type::func},
    {"else_branch", attr_type::func},
    {"N", attr_type::integer, nullptr, 0x0, "", false, 1},
    {"f", attr_type::func},
    {"config", attr_type::string, "\"\""},
    {"executor_type", attr_type::string, "\"\""},
    {"config_proto", attr_type::string, "\"\""},
    {"cond", attr_type::func},
};

inline constexpr std::uint16_t control_flow_port_slots[]{
    0, 1, 2, 3, 1, 4, 5, 6, 7, 8, 9, 10, 11, 12, 1, 13, 14, 15, 5, 16, 17, 18, 19, 20, 19, 16, 3,
    20, 18, 21, 22, 23, 24, 17, 10, 4, 21, 25, 26, 27,
};

inline constexpr flat_attr_slot control_flow_attr_slots[]{
    {0, 9}, {0, 9}, {1, 17}, {2, 27}, {3, 27}, {4, 27}, {5, 27}, {6, 415}, {7, 24}, {2, 24},
    {3, 24}, {7, 24}, {8, 125}, {2, 24}, {3, 24}, {9, 0}, {10, 0}, {11, 0}, {12, 0}, {9, 0},
    {13, 26}, {14, 26}, {15, 26}, {16, 26}, {17, 26}, {18, 26}, {19, 26}, {20, 26}, {21, 26},
    {17, 26}, {2, 26}, {19, 26}, {20, 26}, {21, 26}, {17, 26}, {2, 26}, {3, 26}, {20, 26}, {21, 26},
    {17, 26}, {2, 26}, {3, 26}, {20, 26}, {21, 26}, {5, 27}, {9, 0}, {22, 0}, {2, 26}, {3, 26},
    {23, 26}, {2, 26}, {3, 26}, {23, 26}, {24, 27}, {2, 26}, {3, 26}, {23, 26}, {24, 27}, {25, 27},
    {2, 26}, {3, 26}, {23, 26}, {24, 27}, {26, 27}, {25, 27}, {7, 3}, {18, 3}, {19, 3}, {7, 3},
    {2, 3}, {19, 3}, {7, 3}, {2, 3}, {3, 3}, {7, 10}, {2, 10}, {19, 10}, {7, 10}, {2, 10}, {3, 10},
    {9, 5}, {9, 5}, {22, 5}, {18, 24}, {19, 24}, {23, 24}, {2, 478}, {3, 478}, {4, 478}, {5, 478},
    {17, 26}, {2, 26}, {3, 26}, {20, 26}, {21, 26}, {5, 83}, {15, 26}, {27, 26}, {16, 26}, {15, 26},
    {27, 26}, {16, 26}, {5, 113}, {12, 113}, {18, 4}, {19, 4}, {23, 4}, {9, 175}, {15, 26},
    {27, 26}, {16, 26}, {5, 27}, {15, 26}, {27, 26}, {16, 26}, {5, 27}, {12, 27},
};

}  // namespace detail

inline constexpr flat_table control_flow_ops{
    detail::control_flow_op_rows, detail::control_flow_definition_rows, detail::control_flow_ports,
    detail::control_flow_attrs, detail::control_flow_port_slots, detail::control_flow_attr_slots};

}  // namespace evergraph::tf

#endif
