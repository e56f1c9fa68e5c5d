// SPDX-License-Identifier: BSL-1.0
// frozen_ops: what ops that read a variable become when it is a constant, and which ops write it.
#ifndef EVERGRAPH_STORE_FROZEN_OPS_HPP
#define EVERGRAPH_STORE_FROZEN_OPS_HPP

#include <array>
#include <string_view>

namespace evergraph {

namespace detail {

// What stands in place of an op that takes a variable as its first input.
struct frozen_op {
    std::string_view op;
    std::string_view becomes;
    std::string_view port;       // the name of its output, where it was not `output`
    std::string_view type_attr;  // takes the variable's dtype
};
inline constexpr std::array<frozen_op, 14> frozen_ops{{
    {"ReadVariableOp", "Identity", "value", "T"},
    {"ResourceGather", "Gather", "", "Tparams"},
    {"ResourceGatherNd", "GatherNd", "", "Tparams"},
    {"VariableShape", "Shape", "", "T"},
    {"Identity", "Identity", "", "T"},
    {"RefIdentity", "Identity", "", "T"},
    {"Enter", "Enter", "", "T"},
    {"RefEnter", "Enter", "", "T"},
    {"Exit", "Exit", "", "T"},
    {"RefExit", "Exit", "", "T"},
    {"NextIteration", "NextIteration", "", "T"},
    {"RefNextIteration", "NextIteration", "", "T"},
    {"Switch", "Switch", "", "T"},
    {"RefSwitch", "Switch", "", "T"},
}};
inline const frozen_op* frozen_op_of(std::string_view op) {
    for (const frozen_op& f : frozen_ops) {
        if (f.op == op) return &f;
    }
    return nullptr;
}

// Of reference variables most ops read the value; these do not.
inline bool writes_reference(std::string_view op) {
    constexpr std::array<std::string_view, 8> beginnings{
        "Assign", "Apply", "SparseApply", "ScatterUpdate", "ScatterAdd",
        "ScatterSub", "ScatterNdUpdate", "CountUpTo"};
    constexpr std::array<std::string_view, 7> more{"ScatterMul", "ScatterDiv", "ScatterMin",
                                                   "ScatterMax", "ScatterNdAdd", "ScatterNdSub",
                                                   "StridedSliceAssign"};
    for (const std::string_view b : beginnings) {
        if (op.starts_with(b)) return true;
    }
    for (const std::string_view b : more) {
        if (op == b) return true;
    }
    return false;
}

}  // namespace detail

}  // namespace evergraph

#endif
