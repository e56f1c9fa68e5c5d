// SPDX-License-Identifier: BSL-1.0
// validate_node: one node against the definition of its op, in the order of TensorFlow's checks.
#ifndef EVERGRAPH_PASS_VALIDATE_NODE_HPP
#define EVERGRAPH_PASS_VALIDATE_NODE_HPP

#include <cstdint>
#include <string>
#include <utility>

#include "../base/problem.hpp"
#include "../graph/check_attr.hpp"
#include "../graph/graph_def.hpp"
#include "../ops/op_definition.hpp"
#include "../ops/port_types.hpp"
#include "check.hpp"

namespace evergraph {

// Attrs of the node, attrs of the op, then the number of inputs. Attrs that the op lacks are
// problems or warnings.
inline void validate_node(const node& n, const op_definition& op, std::int64_t data_inputs,
                          unknown_attrs unknown, problems& found, problems& warnings) {
    for (const named_attr& a : n.attrs) {
        if (a.name.starts_with('_')) continue;
        const attr_def* def = op.attr(a.name);
        if (def == nullptr) {
            problem p = problem_at(n, problem_kind::unknown_attr, status_code::invalid_argument,
                                   text(a.value), "an attr of the op",
                                   "the graph may be written by a newer program: remove the attr "
                                   "or use a newer table");
            p.attr = a.name;
            (unknown == unknown_attrs::refuse ? found : warnings).push_back(std::move(p));
            continue;
        }
        const auto* stands_for = a.value.as<attr_placeholder>();
        if (stands_for != nullptr && !stands_for->name.empty()) continue;
        if (auto p = check_attr(n, *def, a.value)) found.push_back(std::move(*p));
    }
    for (const attr_def& def : op.attrs) {
        if (n.attrs.find(def.name) != nullptr) continue;
        problem p = problem_at(n, problem_kind::missing_attr, status_code::invalid_argument,
                               "no value", detail::asked_text(def), "set the attr");
        p.attr = def.name;
        found.push_back(std::move(p));
    }
    const auto asked = types_of(op, op.inputs, n.attrs);
    if (asked && asked->size() != data_inputs) {
        found.push_back(problem_at(n, problem_kind::wrong_input_count, status_code::invalid_argument,
                                   std::to_string(data_inputs) + " data inputs",
                                   std::to_string(asked->size()),
                                   data_inputs < asked->size() ? "add the missing inputs"
                                                               : "remove the ones too many"));
    }
}

// UNIMPLEMENTED if producers of this version may not use the op any more, a warning if later ones
// may not. A consumer that knows the op to be restored does not mind.
inline void check_deprecation(const node& n, const op_definition& op, std::int32_t producer,
                              std::int32_t consumer, problems& found, problems& warnings) {
    if (op.deprecated == op_definition::open || op.restored <= consumer) return;
    const bool too_late = op.is_deprecated_at(producer);
    if (!too_late && op.restored != op_definition::open) return;
    problem p = problem_at(
        n, too_late ? problem_kind::deprecated_op : problem_kind::deprecated_later,
        status_code::unimplemented, "producer " + std::to_string(producer),
        "a producer below " + std::to_string(op.deprecated),
        op.successor.empty() ? std::string{op.reason} : "use " + std::string{op.successor});
    p.nearest_version = op.deprecated - 1;
    (too_late ? found : warnings).push_back(std::move(p));
}

}  // namespace evergraph

#endif
