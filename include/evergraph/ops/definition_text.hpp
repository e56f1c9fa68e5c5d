// SPDX-License-Identifier: BSL-1.0
// definition_text: ports, attrs and definitions written in TensorFlow's op-definition language.
#ifndef EVERGRAPH_OPS_DEFINITION_TEXT_HPP
#define EVERGRAPH_OPS_DEFINITION_TEXT_HPP

#include <string>
#include <string_view>

#include "../tensor/dtype.hpp"
#include "op_definition.hpp"

namespace evergraph {

// "values: N * T"; read_port reads it back.
inline std::string text(const port_def& port) {
    std::string type{port.type_list_attr.empty() ? port.type_attr : port.type_list_attr};
    if (type.empty()) type = name_of(port.type);
    if (!port.number_attr.empty()) type = std::string{port.number_attr} + " * " + type;
    return std::string{port.name} + ": " + (port.is_ref ? "Ref(" + type + ")" : type);
}

// "T: {float, double} = DT_FLOAT"; read_attr reads it back. It says since when if that is later
// than the op's own version.
inline std::string text(const attr_def& attr, int op_since) {
    std::string type{name_of(attr.type)};
    if (attr.restricts_types) type = "{" + names_of(attr.allowed_types) + "}";
    if (!attr.allowed_strings.empty()) type = "{" + std::string{attr.allowed_strings} + "}";
    std::string out{attr.name};
    out += ": " + (attr.is_list ? "list(" + type + ")" : type);
    if (attr.has_minimum) out += " >= " + std::to_string(attr.minimum);
    if (attr.has_default) out += " = " + std::string{attr.default_text};
    if (attr.since > op_since) out += " since " + std::to_string(attr.since);
    return out;
}

namespace detail {

inline std::string life_text(const op_definition& op) {
    std::string out = "  since " + std::to_string(op.since);
    if (op.until != op_definition::open) out += " until " + std::to_string(op.until);
    if (op.deprecated != op_definition::open) {
        out += ", deprecated at " + std::to_string(op.deprecated);
    }
    if (op.restored != op_definition::open) out += ", restored at " + std::to_string(op.restored);
    if (!op.successor.empty()) out += ", becomes " + std::string{op.successor};
    if (!op.reason.empty()) out += ", " + std::string{op.reason};
    return out + "\n";
}

}  // namespace detail

// The name, then a line each for the life, the flags, the inputs, outputs and attrs.
inline std::string text(const op_definition& op) {
    std::string out = std::string{op.name} + "\n" + detail::life_text(op);
    const auto flag = [&](bool is_set, std::string_view name) {
        if (is_set) out += "  " + std::string{name} + "\n";
    };
    flag(op.stateful, "stateful");
    flag(op.commutative, "commutative");
    flag(op.aggregate, "aggregate");
    flag(op.allows_uninitialized_input, "allows uninitialized input");
    flag(op.distributed_communication, "distributed communication");
    for (const port_def& p : op.inputs) out += "  input " + text(p) + "\n";
    for (const port_def& p : op.outputs) out += "  output " + text(p) + "\n";
    for (const attr_def& a : op.attrs) out += "  attr " + text(a, op.since) + "\n";
    return out;
}

}  // namespace evergraph

#endif
