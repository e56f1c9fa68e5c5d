// SPDX-License-Identifier: BSL-1.0
// variable_keys: which tensor of the checkpoint each variable of a model is restored from.
#ifndef EVERGRAPH_STORE_VARIABLE_KEYS_HPP
#define EVERGRAPH_STORE_VARIABLE_KEYS_HPP

#include <cstddef>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "../format/function_library.hpp"
#include "../format/meta_graph.hpp"
#include "../graph/graph_def.hpp"
#include "../graph/tensor_name.hpp"
#include "../tensor/tensor_decode.hpp"

namespace evergraph {

// A tensor of a checkpoint, or a slice of it as RestoreV2 writes it: "4 2 0,2:-".
struct variable_key {
    std::string name;
    std::string slice;
    bool operator==(const variable_key&) const = default;
};

namespace detail {

// An input as a node and the number of its output. Inside a function it is `node:port:i`; of all
// ports that matter here only one is not the first.
struct named_output {
    std::string_view node;
    int output = 0;
};
inline named_output output_of(std::string_view input, bool in_function) {
    const tensor_name whole = parse_tensor_name(input);
    if (!in_function || whole.output == control_slot) return {whole.node, whole.output};
    const std::size_t colon = whole.node.find(':');
    const std::string_view port =
        colon == std::string_view::npos ? std::string_view{} : whole.node.substr(colon + 1);
    return {whole.node.substr(0, colon), port == "output_true" ? 1 : whole.output};
}

// The names of all nodes that `wanted` need, themselves included.
inline std::set<std::string_view> ancestors_of(const graph_def& g,
                                               const std::vector<std::string>& wanted) {
    std::map<std::string_view, const node_def*> by_name;
    for (const node_def& n : g.nodes) by_name.emplace(n.name, &n);
    std::set<std::string_view> seen;
    std::vector<std::string_view> open;
    for (const std::string& w : wanted) open.push_back(parse_tensor_name(w).node);
    while (!open.empty()) {
        const auto at = by_name.find(open.back());
        open.pop_back();
        if (at == by_name.end() || !seen.insert(at->first).second) continue;
        for (const std::string& input : at->second->inputs) {
            open.push_back(parse_tensor_name(input).node);
        }
    }
    return seen;
}

inline bool is_variable(const node_def& n) {
    return n.op == "VarHandleOp" || n.op == "VariableV2" || n.op == "Variable";
}

// Follows the restore op: what it assigns to each variable.
class restore_walk {
 public:
    explicit restore_walk(const function_library& functions) : functions_(functions) {}

    std::map<std::string, variable_key> keys;

    // `bound`: the variables that the arguments of a function are.
    void scope(const std::vector<const node_def*>& nodes,
               const std::map<std::string_view, std::string>& bound, bool in_function, int depth) {
        std::map<std::string_view, const node_def*> by_name;
        for (const node_def* n : nodes) by_name.emplace(n->name, n);
        const here_t here{by_name, bound, in_function};
        for (const node_def* n : nodes) {
            const bool assigns = n->op == "Assign" || n->op == "AssignVariableOp";
            if (assigns && n->inputs.size() >= 2) {
                const std::string variable = variable_of(here, n->inputs[0]);
                const auto key = key_of(here, n->inputs[1]);
                if (!variable.empty() && key) keys.insert_or_assign(variable, *key);
            } else if (depth > 0) {
                call(*n, here, depth);
            }
        }
    }

 private:
    struct here_t {
        const std::map<std::string_view, const node_def*>& nodes;
        const std::map<std::string_view, std::string>& bound;
        bool in_function;
    };

    void call(const node_def& n, const here_t& here, int depth) {
        const func_attr* const f = n.attrs.find_as<func_attr>("f");
        const function_def* const callee = functions_.find(f == nullptr ? n.op : f->name);
        if (callee == nullptr) return;
        std::map<std::string_view, std::string> bound;
        for (std::size_t i = 0; i < callee->signature.inputs.size() && i < n.inputs.size(); ++i) {
            bound[callee->signature.inputs[i].name] = variable_of(here, n.inputs[i]);
        }
        std::vector<const node_def*> body;
        for (const node_def& inner : callee->nodes) body.push_back(&inner);
        scope(body, bound, true, depth - 1);
    }
    // The variable that a handle or reference is; empty if it is none.
    std::string variable_of(const here_t& here, std::string_view input) const {
        for (int steps = 0; steps < 100; ++steps) {
            const std::string_view name = output_of(input, here.in_function).node;
            if (const auto arg = here.bound.find(name); arg != here.bound.end()) return arg->second;
            const auto at = here.nodes.find(name);
            if (at == here.nodes.end()) return {};
            if (is_variable(*at->second)) return at->second->name;
            if (at->second->op != "Identity" || at->second->inputs.empty()) return {};
            input = at->second->inputs[0];
        }
        return {};
    }
    // The tensor that a value is restored from, if it is.
    std::optional<variable_key> key_of(const here_t& here, std::string_view input) const {
        for (int steps = 0; steps < 100; ++steps) {
            const named_output from = output_of(input, here.in_function);
            const auto at = here.nodes.find(from.node);
            if (at == here.nodes.end() || at->second->inputs.empty()) return std::nullopt;
            const node_def& n = *at->second;
            if (n.op == "RestoreV2" && n.inputs.size() >= 3) {
                const auto name = text_at(here, n.inputs[1], from.output);
                const auto slice = text_at(here, n.inputs[2], from.output);
                if (!name) return std::nullopt;
                return variable_key{*name, slice.value_or(std::string{})};
            }
            if (n.op != "Identity" && n.op != "Reshape" && n.op != "Cast") return std::nullopt;
            input = n.inputs[0];
        }
        return std::nullopt;
    }
    std::optional<std::string> text_at(const here_t& here, std::string_view input, int index) const {
        const auto at = here.nodes.find(output_of(input, here.in_function).node);
        if (at == here.nodes.end() || at->second->op != "Const") return std::nullopt;
        const auto* value = at->second->attrs.find_as<tensor_proto>("value");
        const auto t = value == nullptr ? expected<tensor, problem>{tensor{}} : decode_tensor(*value);
        if (!t || t->type() != dtype::string || index < 0 || index >= t->elements()) {
            return std::nullopt;
        }
        return t->values<std::string>()[static_cast<std::size_t>(index)];
    }

    const function_library& functions_;
};

}  // namespace detail

// By the name of the variable's node, for all that the model's restore op assigns.
inline std::map<std::string, variable_key> variable_keys(const meta_graph& m,
                                                         const function_library& functions) {
    detail::restore_walk walk{functions};
    if (!m.graph || !m.saver) return walk.keys;
    const auto needed = detail::ancestors_of(*m.graph, {m.saver->restore_op});
    std::vector<const node_def*> nodes;
    for (const node_def& n : m.graph->nodes) {
        if (needed.contains(n.name)) nodes.push_back(&n);
    }
    walk.scope(nodes, {}, false, 10);
    return walk.keys;
}

}  // namespace evergraph

#endif
