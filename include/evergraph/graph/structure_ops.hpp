// SPDX-License-Identifier: BSL-1.0
// structure_ops: the few ops that shape a graph itself, by name; all others are the dialect's.
#ifndef EVERGRAPH_GRAPH_STRUCTURE_OPS_HPP
#define EVERGRAPH_GRAPH_STRUCTURE_OPS_HPP

#include <string_view>

namespace evergraph {

constexpr bool is_merge(std::string_view op) {
    return op == "Merge" || op == "RefMerge" || op == "_XlaMerge";
}
constexpr bool is_next_iteration(std::string_view op) {
    return op == "NextIteration" || op == "RefNextIteration";
}
constexpr bool is_placeholder(std::string_view op) {
    return op == "Placeholder" || op == "PlaceholderV2";
}
constexpr bool is_switch(std::string_view op) {
    return op == "Switch" || op == "RefSwitch" || op == "_SwitchN";
}
constexpr bool is_enter(std::string_view op) { return op == "Enter" || op == "RefEnter"; }
constexpr bool is_exit(std::string_view op) { return op == "Exit" || op == "RefExit"; }
// Loops and conds whose bodies are functions.
constexpr bool is_functional_flow(std::string_view op) {
    return op == "If" || op == "StatelessIf" || op == "While" || op == "StatelessWhile" ||
           op == "Case" || op == "StatelessCase" || op == "PartitionedCall" ||
           op == "StatefulPartitionedCall";
}
// Ops that make a node run zero times or several times.
constexpr bool is_control_flow(std::string_view op) {
    return is_switch(op) || is_merge(op) || is_enter(op) || is_exit(op) || is_next_iteration(op) ||
           op == "LoopCond" || is_functional_flow(op);
}

// What pruning puts in the place of feeds and fetches.
inline constexpr std::string_view arg_op = "_Arg";
inline constexpr std::string_view retval_op = "_Retval";

}  // namespace evergraph

#endif
