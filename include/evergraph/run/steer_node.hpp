// SPDX-License-Identifier: BSL-1.0
// steer_node: what Switch, Merge, Enter, Exit, NextIteration and LoopCond do with their values.
#ifndef EVERGRAPH_RUN_STEER_NODE_HPP
#define EVERGRAPH_RUN_STEER_NODE_HPP

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <utility>

#include "../base/problem.hpp"
#include "../plan/plan.hpp"
#include "../tensor/dtype.hpp"
#include "../tensor/tensor.hpp"
#include "variable.hpp"

namespace evergraph {

namespace detail {

// Puts the value in the place of a reference to it.
inline std::optional<problem> read_reference(tensor& t, const plan_node& node) {
    if (!is_ref(t.type())) return std::nullopt;
    auto value = value_behind(t);
    if (value) {
        t = std::move(*value);
        return std::nullopt;
    }
    problem p = std::move(value).error();
    p.node = node.name;
    p.op = node.op;
    return p;
}

inline problem cannot_steer(const plan_node& node, std::string found, std::string needed) {
    problem p;
    p.code = status_code::invalid_argument;
    p.kind = problem_kind::kernel_failed;
    p.node = node.name;
    p.op = node.op;
    p.found = std::move(found);
    p.needed = std::move(needed);
    return p;
}

// Which output a Switch takes: bool as TensorFlow's Switch, int32 as its _SwitchN, where what is
// out of range means the last.
inline std::size_t branch_of(const tensor& pred, std::size_t branches) {
    if (pred.type() == dtype::boolean) return pred.values<bool>()[0] ? 1 : 0;
    const std::int32_t at = pred.values<std::int32_t>()[0];
    return at < 0 ? branches - 1 : std::min(static_cast<std::size_t>(at), branches - 1);
}

}  // namespace detail

// A live node of any class but ordinary. Moves its inputs into its outputs; an output left empty is
// dead. `chosen`: which input of a Merge came first. References are passed on as they are where the
// output is one, else as the values behind them.
inline std::optional<problem> steer_node(const plan& p, std::uint32_t at, std::span<tensor> inputs,
                                         std::uint32_t chosen, std::span<tensor> outputs) {
    const node_class kind = p.flow.nodes[at].kind;
    const plan_node& node = p.nodes[at];
    if (kind == node_class::control_trigger) return std::nullopt;
    std::size_t branch = 0;
    tensor& value = inputs[kind == node_class::merge ? chosen : 0];
    if (!is_ref(node.output_types[0])) {
        if (auto p_of = detail::read_reference(value, node)) return p_of;
    }
    if (kind == node_class::switch_value) {
        if (auto p_of = detail::read_reference(inputs[1], node)) return p_of;
    }
    const auto is_scalar = [](const tensor& t, dtype type) {
        return t.type() == type && t.rank() == 0;
    };
    if (kind == node_class::switch_value) {
        const bool by_number = outputs.size() != 2 || inputs[1].type() == dtype::int32;
        if (!is_scalar(inputs[1], by_number ? dtype::int32 : dtype::boolean)) {
            return detail::cannot_steer(node, "a predicate " + summary(inputs[1]),
                                        by_number ? "int32[]" : "bool[]");
        }
        branch = detail::branch_of(inputs[1], outputs.size());
    } else if (kind == node_class::loop_cond && !is_scalar(value, dtype::boolean)) {
        return detail::cannot_steer(node, "a condition " + summary(value), "bool[]");
    }
    const dtype declared = base_of(node.output_types[branch]);
    if (value.type() != declared && value.type() != node.output_types[branch]) {
        return detail::cannot_steer(node, summary(value), "a value of type " + name_of(declared));
    }
    outputs[branch] = std::move(value);
    if (kind == node_class::merge && p.slot_uses[p.output_begin[at] + 1] != 0) {
        outputs[1] = tensor::scalar(static_cast<std::int32_t>(chosen));
    }
    return std::nullopt;
}

}  // namespace evergraph

#endif
