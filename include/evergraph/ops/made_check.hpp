// SPDX-License-Identifier: BSL-1.0
// made_check: proves that the nodes which a step makes are nodes of the table and fit together.
#ifndef EVERGRAPH_OPS_MADE_CHECK_HPP
#define EVERGRAPH_OPS_MADE_CHECK_HPP

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include "default_value.hpp"
#include "fault.hpp"
#include "made_text.hpp"
#include "migration_step.hpp"
#include "op.hpp"
#include "op_definition.hpp"

namespace evergraph {

// Report is called as report(fault, row, sentence). Types are compared where texts say them: as a
// dtype, or as an attr of the replaced node.
template <class Report>
class made_check {
 public:
    // The names are none that a user would give to a table: g++ sees them shadowed.
    constexpr made_check(const op_definition& old_one, const op_definition& new_one,
                         std::span<const migration_step> how, table_view known_ops,
                         std::size_t at_row, Report& tell_it)
        : from_(old_one),
          to_(new_one),
          steps_(how),
          ops_(known_ops),
          row_(at_row),
          report_(tell_it) {}

    constexpr void run(std::span<const made_node> nodes) {
        nodes_ = nodes;
        for (std::size_t i = 0; i < nodes_.size(); ++i) check_node(i);
        if (nodes_.empty()) return;
        const made_node& last = nodes_.back();
        if (*last.when != '\0') wrong(last, "is the last and has a condition");
        if (from_.name != to_.name && text_view(last.op) != to_.name)
            wrong(last, "is the last, but not what the op becomes");
        check_outputs(last);
    }

 private:
    // What is known of the type of a value: a dtype, or the attr of the replaced node that says it.
    struct known_type {
        dtype type = dtype::invalid;
        std::string_view attr;

        constexpr bool is_known() const { return type != dtype::invalid || !attr.empty(); }
        constexpr bool agrees(const known_type& other) const {
            if (!is_known() || !other.is_known()) return true;
            return type == other.type && attr == other.attr;
        }
    };

    constexpr sentence about(const made_node& made) const {
        const std::string_view name = text_view(made.name);
        return sentence{} << "op " << from_.name << " becomes nodes of which "
                          << (name.empty() ? text_view(made.op) : name) << " ";
    }
    constexpr void wrong(const made_node& made, std::string_view what,
                         std::string_view name = {}) const {
        report_(fault::made_node_is_wrong, row_, about(made) << what << quote_free{name});
    }

    constexpr const op_definition* definition(const made_node& made) const {
        const auto versions = ops_.versions_of(text_view(made.op));
        return versions.empty() ? nullptr : &versions.back();
    }

    constexpr void check_node(std::size_t i) const {
        const made_node& made = nodes_[i];
        const op_definition* op = definition(made);
        if (op == nullptr)
            return wrong(made, "is of an op that the table lacks: ", text_view(made.op));
        if (op->deprecated != op_definition::open && op->restored == op_definition::open) {
            wrong(made, "is of a deprecated op: ", op->name);
        }
        for (const char* written : made.attrs)
            check_attr_of(made, *op, read_made_attr(text_view(written)));
        for (const attr_def& a : op->attrs) {
            if (!a.has_default && attr_text(made, a.name).empty())
                wrong(made, "lacks attr ", a.name);
        }
        if (*made.when != '\0' &&
            from_.attr(read_condition(text_view(made.when)).attr) == nullptr) {
            wrong(made, "has a condition on an attr that the op lacks: ",
                  read_condition(text_view(made.when)).attr);
        }
        check_inputs(i, *op);
    }

    constexpr void check_attr_of(const made_node& made, const op_definition& op,
                                 const made_attr& a) const {
        const attr_def* def = op.attr(a.name);
        if (def == nullptr) return wrong(made, "has an attr that its op lacks: ", a.name);
        const bool is_tensor = def->type == attr_type::tensor;
        if (a.of_old) {
            const attr_def* old = from_.attr(a.value);
            if (old == nullptr) return wrong(made, "takes an attr that the op lacks: ", a.value);
            if (is_tensor || (old->type == def->type && old->is_list == def->is_list)) return;
        } else if (is_list_of_old(a.value)) {
            const bool known = each_of_list(a.value, [&](std::string_view item, bool of_old) {
                const attr_def* old = of_old ? from_.attr(item) : nullptr;
                return !of_old || (old != nullptr && old->type == def->type && !old->is_list);
            });
            if (def->is_list && known) return;
        } else {
            attr_def with_value = *def;
            with_value.has_default = true;
            with_value.default_text = a.value;
            if (is_tensor || for_each_default(with_value, [](const default_value&) {})) return;
        }
        report_(fault::made_node_has_another_type, row_,
                about(made) << "has an attr " << a.name << " of " << quote_free{a.value}
                            << ", which is no " << (def->is_list ? "list of " : "")
                            << name_of(def->type));
    }

    // What the node's texts say of an attr; empty if nothing.
    static constexpr std::string_view attr_text(const made_node& made, std::string_view name) {
        for (const char* written : made.attrs) {
            if (read_made_attr(text_view(written)).name == name) return text_view(written);
        }
        return {};
    }

    constexpr known_type type_of(const made_node& made, const op_definition& op,
                                 const port_def& port) const {
        if (port.type != dtype::invalid) return {port.type, {}};
        if (port.type_attr.empty()) return {};
        const std::string_view said = attr_text(made, port.type_attr);
        const attr_def* def = op.attr(port.type_attr);
        made_attr a{port.type_attr, def == nullptr ? std::string_view{} : def->default_text, false};
        if (!said.empty()) a = read_made_attr(said);
        if (a.of_old) return {dtype::invalid, a.value};
        default_value value;
        return read_default(attr_type::type, a.value, value) ? known_type{value.type, {}}
                                                             : known_type{};
    }

    static constexpr bool is_single(const port_def& p) {
        return p.number_attr.empty() && p.type_list_attr.empty();
    }

    constexpr bool is_retyped(std::string_view input) const {
        for (const migration_step& step : steps_) {
            if (step.kind == step_kind::input_retyped && text_view(step.name) == input) return true;
        }
        return false;
    }

    // The type of the value that an input text names; says whether there is one.
    constexpr bool find(std::size_t before, const made_input& input, known_type& type,
                        bool& single) const {
        if (input.of_old) {
            for (const port_def& p : from_.inputs) {
                if (p.name != input.name) continue;
                single = is_single(p) || input.count == 1;
                if (is_retyped(p.name)) return true;
                if (p.type != dtype::invalid) type = {p.type, {}};
                if (!p.type_attr.empty()) type = {dtype::invalid, p.type_attr};
                return true;
            }
            return false;
        }
        for (std::size_t i = 0; i < before; ++i) {
            if (text_view(nodes_[i].name) != input.name) continue;
            const op_definition* op = definition(nodes_[i]);
            if (op == nullptr) return true;
            std::size_t place = 0;
            for (const port_def& p : op->outputs) {
                if (!is_single(p)) return true;
                if (place++ == input.first) {
                    type = type_of(nodes_[i], *op, p);
                    return true;
                }
            }
            return false;
        }
        return false;
    }

    constexpr void check_inputs(std::size_t i, const op_definition& op) const {
        const made_node& made = nodes_[i];
        std::size_t port = 0;
        bool counts = true;  // while each text is one value and each port takes one
        for (const char* written : made.inputs) {
            const made_input input = read_made_input(text_view(written));
            known_type type;
            bool single = true;
            if (!find(i, input, type, single)) {
                wrong(made, "takes an input that is not there: ", text_view(written));
                continue;
            }
            counts = counts && single && (port >= op.inputs.size() || is_single(op.inputs[port]));
            if (!counts) continue;
            if (port == op.inputs.size()) return wrong(made, "has more inputs than its op takes");
            const port_def& taken = op.inputs[port++];
            if (taken.is_ref || type.agrees(type_of(made, op, taken))) continue;
            report_(fault::made_node_has_another_type, row_,
                    about(made) << "takes " << quote_free{text_view(written)}
                                << ", which has another type than its input " << taken.name);
        }
        if (counts && port < op.inputs.size() && is_single(op.inputs[port])) {
            wrong(made, "has no value for its input ", op.inputs[port].name);
        }
    }

    constexpr void check_outputs(const made_node& last) const {
        const op_definition* op = definition(last);
        if (op == nullptr) return;
        for (const port_def& p : op->outputs) {
            if (!is_single(p)) return;
        }
        if (op->outputs.size() < from_.outputs.size()) {
            return wrong(last, "is the last, but lacks an output of the op: ",
                         from_.outputs[op->outputs.size()].name);
        }
    }

    const op_definition& from_;
    const op_definition& to_;
    std::span<const migration_step> steps_;
    std::span<const made_node> nodes_;
    table_view ops_;
    std::size_t row_;
    Report& report_;
};

}  // namespace evergraph

#endif
