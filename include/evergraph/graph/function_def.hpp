// SPDX-License-Identifier: BSL-1.0
// function_def: a function of a graph's library as files hold it: signature, nodes and results.
#ifndef EVERGRAPH_GRAPH_FUNCTION_DEF_HPP
#define EVERGRAPH_GRAPH_FUNCTION_DEF_HPP

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "../tensor/attr_value.hpp"
#include "../tensor/dtype.hpp"
#include "graph_def.hpp"

namespace evergraph {

// OpDef.ArgDef: one input or output. One of `type`, `type_attr` and `type_list_attr` is set.
struct function_arg {
    std::string name;
    std::string description;
    dtype type = dtype::invalid;
    std::string type_attr;
    std::string number_attr;
    std::string type_list_attr;
    bool is_ref = false;
    std::string unknown;  // as are all further fields, as they came
    bool operator==(const function_arg&) const = default;
};

// OpDef.AttrDef: an attr that a caller sets.
struct function_attr {
    std::string name;
    std::string type;  // "type", "int", "list(type)" ...
    std::optional<attr_value> default_value;
    std::string unknown;
    bool operator==(const function_attr&) const = default;
};

// OpDef, of which a function uses these.
struct function_signature {
    std::string name;
    std::vector<function_arg> inputs;
    std::vector<function_arg> outputs;
    std::vector<function_attr> attrs;
    bool is_stateful = false;
    std::vector<std::string> control_outputs;
    std::string unknown;
    bool operator==(const function_signature&) const = default;
    bool empty() const { return *this == function_signature{}; }
};

// Which output of the body a result of the function is.
struct function_result {
    std::string name;    // in the signature: an output, or a control output
    std::string source;  // `node:port:index`, or the name of a node for a control output
    std::string unknown;
    bool operator==(const function_result&) const = default;
};

// FunctionDef. An input inside is `arg`, `arg:i`, `node:port`, `node:port:i` or `^node`, where
// `port` is the name of the output in the op's definition.
struct function_def {
    function_signature signature;
    std::vector<node_def> nodes;
    std::vector<function_result> results;          // ret
    std::vector<function_result> control_results;  // control_ret
    attr_map attrs;
    std::vector<std::string> arg_attrs;          // entries of arg_attr, serialized
    std::vector<std::string> resource_arg_ids;   // entries of resource_arg_unique_id, serialized
    std::string unknown;
    bool operator==(const function_def&) const = default;

    const std::string& name() const noexcept { return signature.name; }
};

// GradientDef.
struct function_gradient {
    std::string function;
    std::string gradient;
    std::string unknown;
    bool operator==(const function_gradient&) const = default;
};

// Of a name that comes several times the last counts.
inline const function_result* find_result(const std::vector<function_result>& in,
                                          std::string_view name) {
    for (auto r = in.rbegin(); r != in.rend(); ++r) {
        if (r->name == name) return &*r;
    }
    return nullptr;
}

}  // namespace evergraph

#endif
