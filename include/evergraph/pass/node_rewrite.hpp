// SPDX-License-Identifier: BSL-1.0
// node_rewrite: one node on its way to another definition: what it is, and how the new nodes are
// made.
#ifndef EVERGRAPH_PASS_NODE_REWRITE_HPP
#define EVERGRAPH_PASS_NODE_REWRITE_HPP

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "../base/problem.hpp"
#include "../graph/graph_def.hpp"
#include "../ops/default_attr.hpp"
#include "../ops/op_definition.hpp"
#include "../tensor/attr_value.hpp"
#include "migration_scope.hpp"

namespace evergraph {

// A node and the definition that it is a node of.
struct defined_node {
    node_def node;
    const op_definition* definition = nullptr;
};

// What a written step works with. A step reads the old node, makes nodes with `make`, and ends with
// `become`, or with `refuse`.
class node_rewrite {
 public:
    node_rewrite(migration_scope& scope, table_view ops, defined_node& current,
                 const op_definition& to)
        : scope_(scope), ops_(ops), current_(current), to_(to) {
        const std::size_t data = data_inputs_of(current.node);
        counts_ = port_counts(from(), from().inputs, current.node.attrs, data);
    }

    const node_def& node() const noexcept { return current_.node; }
    const op_definition& from() const noexcept { return *current_.definition; }
    const op_definition& to() const noexcept { return to_; }
    migration_scope& scope() noexcept { return scope_; }
    table_view ops() const noexcept { return ops_; }

    // The attr as the node holds it, or the default.
    std::optional<attr_value> attr(std::string_view name) const {
        return attr_or_default(from(), node().attrs, name);
    }

    // The texts of the inputs that belong to a port; nothing if the node's inputs do not add up.
    std::span<const std::string> input(std::string_view port) const {
        if (!counts_) return {};
        std::size_t first = 0;
        for (std::size_t i = 0; i < from().inputs.size(); ++i) {
            if (from().inputs[i].name == port) {
                return std::span{node().inputs}.subspan(first, (*counts_)[i]);
            }
            first += (*counts_)[i];
        }
        return {};
    }
    bool inputs_add_up() const noexcept { return counts_.has_value(); }

    // The tensor that always arrives at a port of one value.
    const tensor_proto* constant(std::string_view port) const {
        const auto texts = input(port);
        return texts.size() == 1 ? scope_.constant_behind(texts.front()) : nullptr;
    }

    bool is_used(std::string_view output) const {
        const auto counts = port_counts(from(), from().outputs, node().attrs, std::nullopt);
        if (!counts) return true;
        std::size_t first = 0;
        for (std::size_t i = 0; i < from().outputs.size(); ++i) {
            const std::size_t end = first + (*counts)[i];
            for (; first < end; ++first) {
                if (from().outputs[i].name == output &&
                    scope_.is_used(node().name, output, first)) {
                    return true;
                }
            }
        }
        return false;
    }

    // Adds a node of the newest definition of an op, named after the old node. Returns its name.
    std::string make(std::string_view suffix, std::string_view op, std::vector<std::string> inputs,
                     attr_map attrs) {
        defined_node made;
        made.definition = ops_.contains(op) ? &ops_.versions_of(op).back() : nullptr;
        if (made.definition == nullptr) refuse_for("op " + std::string{op} + " in the table");
        made.node.name = scope_.fresh_name(node().name + "/" + std::string{suffix});
        made.node.op = op;
        made.node.device = node().device;
        made.node.inputs = std::move(inputs);
        made.node.attrs = std::move(attrs);
        add_controls(made.node);
        made_.push_back(std::move(made));
        return made_.back().node.name;
    }

    std::string make_constant(std::string_view suffix, tensor_proto value) {
        attr_map attrs;
        attrs.set("dtype", value.type);
        attrs.set("value", std::move(value));
        return output(make(suffix, "Const", {}, std::move(attrs)), 0);
    }

    // The text that names an output of a node made before.
    std::string output(std::string_view made, std::size_t index) const {
        if (!scope_.is_function()) {
            return std::string{made} + (index == 0 ? "" : ":" + std::to_string(index));
        }
        for (const defined_node& m : made_) {
            if (m.node.name != made || m.definition == nullptr) continue;
            const auto counts = port_counts(*m.definition, m.definition->outputs, m.node.attrs, {});
            std::size_t left = index;
            for (std::size_t i = 0; counts && i < counts->size(); ++i) {
                if (left < (*counts)[i]) {
                    return std::string{made} + ":" + std::string{m.definition->outputs[i].name} +
                           ":" + std::to_string(left);
                }
                left -= (*counts)[i];
            }
        }
        return std::string{made} + ":output:" + std::to_string(index);
    }

    // The node that keeps the name, the device, the control inputs and the attrs that begin with _.
    void become(std::string_view op, std::vector<std::string> inputs, attr_map attrs) {
        node_def next = node();
        next.op = op;
        for (std::size_t i = data_inputs_of(node()); i < node().inputs.size(); ++i) {
            inputs.push_back(node().inputs[i]);
        }
        for (const named_attr& a : node().attrs) {
            if (a.name.starts_with('_')) attrs.set(a.name, a.value);
        }
        next.inputs = std::move(inputs);
        next.attrs = std::move(attrs);
        if (op != node().op) next.full_type.reset();
        next_ = std::move(next);
    }

    bool refuse(problem p) {
        found_.push_back(std::move(p));
        return false;
    }
    // Says what the node would have to hold.
    bool refuse(problem_kind kind, std::string attr, std::string found, std::string needed,
                std::string remedy) {
        problem p = problem_at(node(), kind, status_code::failed_precondition, std::move(found),
                               std::move(needed), std::move(remedy));
        p.attr = std::move(attr);
        return refuse(std::move(p));
    }
    void lose(std::string what) { lost_.push_back(std::move(what)); }
    void say(std::string step) { steps_.push_back(std::move(step)); }

    // For the migration, when the step is done.
    std::optional<node_def>& next() noexcept { return next_; }
    std::vector<defined_node>& made() noexcept { return made_; }
    problems& found() noexcept { return found_; }
    std::vector<std::string>& lost() noexcept { return lost_; }
    std::vector<std::string>& steps() noexcept { return steps_; }

 private:
    void refuse_for(std::string needed) {
        refuse(problem_kind::no_migration, {}, "a step that needs more than the table has",
               std::move(needed), "use a table with that op");
    }

    // A new node without inputs runs in the frame, and in the branch, of the node it belongs to;
    // one that does what the old node did waits for what that waited for.
    void add_controls(node_def& made) const {
        const std::size_t data = data_inputs_of(node());
        const bool from_made = std::any_of(made.inputs.begin(), made.inputs.end(), [&](auto& in) {
            const std::string_view source = scope_.place_of(in).node;
            return std::any_of(made_.begin(), made_.end(), [&](const defined_node& m) {
                return m.node.name == source && m.node.op != "Const";
            });
        });
        if (!made.inputs.empty() && !from_made) {
            made.inputs.insert(made.inputs.end(),
                               node().inputs.begin() + static_cast<std::ptrdiff_t>(data),
                               node().inputs.end());
        } else if (made.inputs.empty() && scope_.has_loops()) {
            if (data != 0) {
                made.inputs.push_back("^" +
                                      std::string{scope_.place_of(node().inputs.front()).node});
            } else {
                made.inputs = node().inputs;
            }
        }
    }

    migration_scope& scope_;
    table_view ops_;
    defined_node& current_;
    const op_definition& to_;
    std::optional<std::vector<std::size_t>> counts_;
    std::optional<node_def> next_;
    std::vector<defined_node> made_;
    problems found_;
    std::vector<std::string> lost_;
    std::vector<std::string> steps_;
};

}  // namespace evergraph

#endif
