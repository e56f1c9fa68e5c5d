// SPDX-License-Identifier: BSL-1.0
// apply_steps: takes one node from one definition to another, by derived and declared steps.
#ifndef EVERGRAPH_PASS_APPLY_STEPS_HPP
#define EVERGRAPH_PASS_APPLY_STEPS_HPP

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "../base/problem.hpp"
#include "../graph/check_attr.hpp"
#include "../ops/default_attr.hpp"
#include "../ops/migration_step.hpp"
#include "../ops/op_definition.hpp"
#include "constant_value.hpp"
#include "make_nodes.hpp"
#include "node_rewrite.hpp"

namespace evergraph {

// The steps that lead back; nothing if one of them has no way back.
inline std::optional<std::vector<migration_step>> inverse_of(
    std::span<const migration_step> steps) {
    std::vector<migration_step> back;
    for (const migration_step& step : steps) {
        migration_step turned = step;
        switch (step.kind) {
            case step_kind::attr_renamed:
            case step_kind::input_renamed:
            case step_kind::output_renamed:
                std::swap(turned.name, turned.to);
                break;
            case step_kind::attr_reread:
                turned.was = step.to;
                turned.to = step.was;
                turned.back = !step.back;
                break;
            case step_kind::attr_set:
                turned.kind = step_kind::attr_dropped;
                break;
            case step_kind::attr_dropped:
                // Without a value the older form's own default stands for what was dropped.
                if (*step.to == '\0') continue;
                turned.kind = step_kind::attr_set;
                break;
            case step_kind::attr_to_input:
                turned.kind = step_kind::input_to_attr;
                std::swap(turned.name, turned.to);
                break;
            case step_kind::input_to_attr:
                turned.kind = step_kind::attr_to_input;
                std::swap(turned.name, turned.to);
                break;
            case step_kind::input_added:
                turned.kind = step_kind::input_dropped;
                break;
            case step_kind::input_dropped:
                if (*step.to == '\0') return std::nullopt;
                turned.kind = step_kind::input_added;
                break;
            case step_kind::attr_narrowed:
            case step_kind::output_dropped:
                continue;
            case step_kind::inputs_by_name:
            case step_kind::input_retyped:
            case step_kind::output_retyped:
                break;
            case step_kind::input_cast:
            case step_kind::rewritten:
            case step_kind::written:
            case step_kind::irreversible:
                return std::nullopt;
        }
        back.push_back(turned);
    }
    return back;
}

namespace detail {

// The value that a text stands for in an attr of this type.
inline std::optional<attr_value> value_from_text(attr_def def, std::string_view text) {
    def.has_default = true;
    def.default_text = text;
    if (!for_each_default(def, [](const default_value&) {})) return std::nullopt;
    return default_attr(def);
}

class step_application {
 public:
    step_application(node_rewrite& node, std::span<const migration_step> steps)
        : node_(node), steps_(steps) {}

    bool run() {
        for (const migration_step& step : steps_) {
            if (step.kind == step_kind::irreversible) return refuse_for_good(step.name);
            if (step.kind == step_kind::written) {
                node_.say("a function of the table makes it " + std::string{node_.to().name});
                return step.function(node_) && node_.found().empty() && node_.next();
            }
            if (step.kind == step_kind::rewritten) {
                node_.say(std::to_string(step.node_count) + " nodes take its place");
                return make_nodes(node_, std::span{step.nodes, step.node_count});
            }
        }
        if (!node_.inputs_add_up()) return refuse_inputs();
        move_attrs();
        set_attrs();
        move_inputs();
        check_outputs();
        if (!node_.found().empty()) return false;
        node_.become(node_.to().name, std::move(inputs_), std::move(attrs_));
        return true;
    }

 private:
    const migration_step* step_on(std::string_view name, auto... kinds) const {
        for (const migration_step& step : steps_) {
            if (((step.kind == kinds) || ...) && step.name == name) return &step;
        }
        return nullptr;
    }
    const migration_step* step_to(std::string_view name, step_kind kind) const {
        for (const migration_step& step : steps_) {
            if (step.kind == kind && step.to == name) return &step;
        }
        return nullptr;
    }

    bool refuse_for_good(std::string_view why) {
        return node_.refuse(problem_kind::no_migration, {}, std::string{why},
                            "a step to " + std::string{node_.to().name},
                            "keep the node out with a pin, or rebuild this part of the graph");
    }
    bool refuse_inputs() {
        return node_.refuse(problem_kind::wrong_input_count, {},
                            std::to_string(data_inputs_of(node_.node())) + " data inputs",
                            "as many as its attrs say", "repair the node first");
    }

    // What the node says today, each attr to its new place.
    void move_attrs() {
        for (const named_attr& a : node_.node().attrs) {
            if (a.name.starts_with('_')) continue;
            const migration_step* step = step_on(a.name, step_kind::attr_renamed,
                                                 step_kind::attr_dropped, step_kind::attr_to_input);
            if (step == nullptr) {
                keep_attr(a.name, reread(a, true));
            } else if (step->kind == step_kind::attr_renamed) {
                node_.say("attr " + a.name + " is now " + step->to);
                keep_attr(step->to, a);
            } else if (step->kind == step_kind::attr_dropped) {
                drop_attr(a, *step);
            }
        }
        // An attr that is not there means its old default, which the new definition may not have.
        for (const attr_def& old : node_.from().attrs) {
            if (!old.has_default || node_.node().attrs.find(old.name) != nullptr) continue;
            const migration_step* step = step_on(old.name, step_kind::attr_renamed,
                                                 step_kind::attr_dropped, step_kind::attr_to_input);
            if (step != nullptr && step->kind != step_kind::attr_renamed) continue;
            const attr_def* now = node_.to().attr(step == nullptr ? old.name : step->to);
            if (now == nullptr) continue;
            const named_attr was = reread({std::string{old.name}, *default_attr(old)}, false);
            if (default_attr(*now) == was.value) continue;
            node_.say("attr " + std::string{now->name} + " says its old default");
            keep_attr(now->name, was);
        }
    }

    // Under the value that says the same now. On the way back a value stays where the older
    // definition allows it, since it would have stayed on the way here as well, and there is none
    // for what older readers read otherwise.
    named_attr reread(named_attr a, bool written) {
        const migration_step* step = step_on(a.name, step_kind::attr_reread);
        const attr_def* old = node_.from().attr(a.name);
        const attr_def* now = node_.to().attr(a.name);
        if (step == nullptr || old == nullptr || now == nullptr) return a;
        if (step->back && value_from_text(*now, step->to) == a.value) {
            refuse_loss(a.name, step->to, "a value that older readers do not read as " +
                                              std::string{step->was});
        }
        if (value_from_text(*old, step->was) != a.value) return a;
        if (step->back && written && !check_attr(node_.node(), *now, a.value)) return a;
        if (auto value = value_from_text(*now, step->to)) {
            node_.say("attr " + a.name + " says " + step->to + " for " + step->was);
            a.value = std::move(*value);
        }
        return a;
    }

    void keep_attr(std::string_view name, const named_attr& a) {
        const attr_def* now = node_.to().attr(name);
        if (now == nullptr) return drop_default(a);
        if (a.value.as<attr_placeholder>() == nullptr) {
            if (auto p = check_attr(node_.node(), *now, a.value)) {
                p->kind = problem_kind::would_be_lost;
                p->remedy = "change the value, or keep the node out with a pin";
                node_.refuse(std::move(*p));
                return;
            }
        }
        attrs_.set(std::string{name}, a.value);
    }

    // The new definition lacks the attr: only the default goes without saying.
    void drop_default(const named_attr& a) {
        const attr_def* old = node_.from().attr(a.name);
        if (old == nullptr || default_attr(*old) != a.value) {
            refuse_loss(a.name, text(a.value),
                        old != nullptr && old->has_default
                            ? "its default " + std::string{old->default_text}
                            : "no such attr");
            return;
        }
        node_.say("attr " + a.name + " goes: it has its default");
    }

    void drop_attr(const named_attr& a, const migration_step& step) {
        const attr_def* old = node_.from().attr(a.name);
        if (*step.to != '\0' && old != nullptr && value_from_text(*old, step.to) != a.value) {
            refuse_loss(a.name, text(a.value), step.to);
            return;
        }
        node_.say("attr " + a.name + " goes");
        if (*step.to == '\0' && (old == nullptr || default_attr(*old) != a.value)) {
            node_.lose(a.name + " = " + text(a.value));
        }
    }

    void refuse_loss(std::string attr, std::string found, std::string needed) {
        node_.refuse(problem_kind::would_be_lost, std::move(attr), std::move(found),
                     std::move(needed), "change the node, or keep it out with a pin");
    }

    void set_attrs() {
        for (const migration_step& step : steps_) {
            if (step.kind == step_kind::attr_set) {
                const attr_def* now = node_.to().attr(step.name);
                const auto value = now == nullptr ? std::nullopt : value_from_text(*now, step.to);
                if (!value) continue;
                node_.say("attr " + std::string{step.name} + " is set to " + step.to);
                attrs_.set(step.name, *value);
            } else if (step.kind == step_kind::input_to_attr) {
                input_to_attr(step);
            }
        }
    }

    void input_to_attr(const migration_step& step) {
        const attr_def* now = node_.to().attr(step.to);
        const tensor_proto* constant = node_.constant(step.name);
        const auto value = now == nullptr || constant == nullptr
                               ? std::nullopt
                               : attr_from_constant(*constant, now->type, now->is_list);
        if (!value) {
            refuse_loss(step.name, "an input that is computed",
                        "a constant for attr " + std::string{step.to});
            return;
        }
        node_.say("input " + std::string{step.name} + " becomes attr " + step.to);
        keep_attr(step.to, {step.to, *value});
    }

    void move_inputs() {
        const auto& old = node_.node().inputs;
        if (!moves_inputs(steps_)) {
            inputs_.assign(old.begin(),
                           old.begin() + static_cast<std::ptrdiff_t>(data_inputs_of(node_.node())));
            return;
        }
        for (const migration_step& step : steps_) {
            if (step.kind == step_kind::input_dropped) drop_input(step);
        }
        for (const port_def& port : node_.to().inputs) fill_input(port);
    }

    void drop_input(const migration_step& step) {
        if (*step.to == '\0') {
            node_.say("input " + std::string{step.name} + " goes");
            node_.lose("input " + std::string{step.name});
            return;
        }
        const tensor_proto* constant = node_.constant(step.name);
        const auto wanted =
            constant == nullptr ? std::nullopt : constant_from_text(step.to, constant->type);
        const auto found = constant == nullptr ? expected<tensor, problem>{tensor{}}
                                               : decode_tensor(*constant, 1 << 20);
        if (!wanted || !found || !(*found == *decode_tensor(*wanted))) {
            refuse_loss(step.name,
                        constant == nullptr ? "an input that is computed" : summary(*constant),
                        "a constant " + std::string{step.to});
            return;
        }
        node_.say("input " + std::string{step.name} + " goes: it is " + step.to);
    }

    void fill_input(const port_def& port) {
        if (const auto* step = step_to(port.name, step_kind::attr_to_input)) {
            const auto value = node_.attr(step->name);
            add_constant(port, value ? constant_from(*value, type_of(port)) : std::nullopt,
                         value ? text(*value) : "nothing");
            node_.say("attr " + std::string{step->name} + " becomes an input");
            return;
        }
        if (const auto* step = step_on(port.name, step_kind::input_added)) {
            add_constant(port, constant_from_text(step->to, type_of(port)), step->to);
            node_.say("input " + std::string{port.name} + " is added: " + step->to);
            return;
        }
        const auto* renamed = step_to(port.name, step_kind::input_renamed);
        const auto from = node_.input(renamed == nullptr ? port.name : renamed->name);
        if (step_on(port.name, step_kind::input_cast) == nullptr) {
            inputs_.insert(inputs_.end(), from.begin(), from.end());
            return;
        }
        for (const std::string& text : from) inputs_.push_back(cast(port, text));
    }

    dtype type_of(const port_def& port) const {
        if (port.type_attr.empty()) return port.type;
        if (const dtype* t = attrs_.find_as<dtype>(port.type_attr)) return *t;
        const attr_def* def = node_.to().attr(port.type_attr);
        const auto value = def == nullptr ? std::nullopt : default_attr(*def);
        const dtype* t = value ? value->as<dtype>() : nullptr;
        return t == nullptr ? dtype::invalid : *t;
    }

    void add_constant(const port_def& port, std::optional<tensor_proto> value,
                      const std::string& found) {
        if (!value) {
            refuse_loss(std::string{port.name}, found, "a value of type " + name_of(type_of(port)));
            return;
        }
        inputs_.push_back(node_.make_constant(port.name, std::move(*value)));
    }

    std::string cast(const port_def& port, const std::string& text) {
        dtype old = dtype::invalid;
        for (const port_def& p : node_.from().inputs) {
            if (p.name == port.name) old = p.type;
        }
        attr_map attrs;
        attrs.set("SrcT", old);
        attrs.set("DstT", type_of(port));
        node_.say("input " + std::string{port.name} + " is cast to " + name_of(type_of(port)));
        return node_.output(node_.make(std::string{port.name} + "_cast", "Cast", {text}, attrs), 0);
    }

    // Outputs that the new definition lacks must not be in use.
    void check_outputs() {
        for (std::size_t i = node_.to().outputs.size(); i < node_.from().outputs.size(); ++i) {
            const std::string_view name = node_.from().outputs[i].name;
            if (!node_.is_used(name)) continue;
            refuse_loss(std::string{name}, "an output that is used",
                        std::to_string(node_.to().outputs.size()) + " outputs");
        }
    }

    node_rewrite& node_;
    std::span<const migration_step> steps_;
    attr_map attrs_;
    std::vector<std::string> inputs_;
};

}  // namespace detail

// Without steps the node keeps what it holds, as far as the new definition can say it. False if the
// node is refused; why stands in node.found().
inline bool apply_steps(node_rewrite& node, std::span<const migration_step> steps) {
    return detail::step_application{node, steps}.run();
}

}  // namespace evergraph

#endif
