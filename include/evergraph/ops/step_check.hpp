// SPDX-License-Identifier: BSL-1.0
// step_check: proves that steps lead from one definition to another, against the schema of both.
#ifndef EVERGRAPH_OPS_STEP_CHECK_HPP
#define EVERGRAPH_OPS_STEP_CHECK_HPP

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include "compatibility.hpp"
#include "default_value.hpp"
#include "fault.hpp"
#include "made_check.hpp"
#include "migration_step.hpp"
#include "op.hpp"
#include "op_definition.hpp"
#include "schema_gap.hpp"

namespace evergraph {

// Report is called as report(fault, row, sentence).
template <class Report>
class step_check {
 public:
    // The names are none that a user would give to a table: g++ sees them shadowed.
    constexpr step_check(const op_definition& old_one, const op_definition& new_one,
                         std::span<const migration_step> how, table_view known_ops,
                         std::size_t at_row, Report& tell_it)
        : from_(old_one),
          to_(new_one),
          steps_(how),
          ops_(known_ops),
          row_(at_row),
          report_(tell_it) {}

    constexpr void run() {
        if (steps_.empty()) return check_gap();
        check_twice();
        for (const migration_step& step : steps_) {
            const bool alone = step.kind == step_kind::irreversible ||
                               step.kind == step_kind::written || step.kind == step_kind::rewritten;
            if (!alone) continue;
            if (step.kind == step_kind::rewritten) {
                check_retyped_only();
                made_check{from_, to_, steps_, ops_, row_, report_}.run(
                    {step.nodes, step.node_count});
            } else if (steps_.size() != 1) {
                tell(
                    fault::step_changes_nothing,
                    subject() << " by steps beside one that makes the whole node, which is enough");
            }
            return;
        }
        for (const migration_step& step : steps_) {
            // Steps of a row were looked up when the row was read.
            if (row_ == diagnosis::no_row) check_names(step);
            check_step(step);
        }
        for (const attr_def& a : from_.attrs) check_old_attr(a);
        for (const attr_def& a : to_.attrs) check_new_attr(a);
        check_inputs();
        check_outputs();
    }

 private:
    constexpr void tell(fault what, const sentence& text) const { report_(what, row_, text); }

    // "op TopK becomes TopKV2" or "op Pad of v0 becomes that of v5".
    constexpr sentence subject() const {
        sentence s = sentence{} << "op " << from_.name;
        if (from_.name == to_.name)
            return s << " of v" << from_.since << " becomes that of v" << to_.since;
        return s << " becomes " << to_.name;
    }

    constexpr const migration_step* on(std::string_view name, auto... kinds) const {
        for (const migration_step& step : steps_) {
            if (((step.kind == kinds) || ...) && text_view(step.name) == name) return &step;
        }
        return nullptr;
    }
    constexpr const migration_step* to(std::string_view name, auto... kinds) const {
        for (const migration_step& step : steps_) {
            if (((step.kind == kinds) || ...) && text_view(step.to) == name) return &step;
        }
        return nullptr;
    }

    constexpr void check_gap() const {
        const schema_gap gap = gap_between(from_, to_, gap_measure::rules);
        if (!gap) return;
        sentence s = subject() << " without a step, but " << phrase_of(gap.what);
        if (!gap.name.empty()) s << ": " << gap.name;
        tell(fault::step_is_missing, s << " at v" << to_.since);
    }

    // 0 for attrs of the old op, 1 for its inputs, 2 for its outputs, 3 for what is made.
    static constexpr int side_of(step_kind kind) {
        switch (kind) {
            case step_kind::attr_renamed:
            case step_kind::attr_dropped:
            case step_kind::attr_reread:
            case step_kind::attr_narrowed:
            case step_kind::attr_to_input:
                return 0;
            case step_kind::input_renamed:
            case step_kind::input_dropped:
            case step_kind::input_to_attr:
            case step_kind::input_retyped:
            case step_kind::input_cast:
                return 1;
            case step_kind::output_renamed:
            case step_kind::output_dropped:
            case step_kind::output_retyped:
                return 2;
            default:
                return 3;
        }
    }

    constexpr void check_names(const migration_step& step) const {
        const std::string_view name = text_view(step.name);
        const std::string_view new_name = text_view(step.to);
        const int side = side_of(step.kind);
        const bool known = side == 0   ? from_.attr(name) != nullptr
                           : side == 1 ? port(from_.inputs, name) != nullptr
                           : side == 2 ? port(from_.outputs, name) != nullptr
                                       : true;
        if (!known) {
            tell(fault::step_names_what_the_op_lacks,
                 subject() << " by a step on " << quote_free{name} << ", which it lacks");
        }
        bool made = true;
        switch (step.kind) {
            case step_kind::attr_renamed:
            case step_kind::input_to_attr:
                made = to_.attr(new_name) != nullptr;
                break;
            case step_kind::attr_set:
                made = to_.attr(name) != nullptr;
                break;
            case step_kind::attr_to_input:
            case step_kind::input_renamed:
                made = port(to_.inputs, new_name) != nullptr;
                break;
            case step_kind::input_added:
                made = port(to_.inputs, name) != nullptr;
                break;
            case step_kind::output_renamed:
                made = port(to_.outputs, new_name) != nullptr;
                break;
            default:
                break;
        }
        if (!made) {
            tell(fault::step_names_what_the_successor_lacks,
                 subject() << " by a step to " << quote_free{*step.to != '\0' ? new_name : name}
                           << ", which that lacks");
        }
    }

    constexpr void check_twice() const {
        for (std::size_t i = 0; i < steps_.size(); ++i) {
            for (std::size_t k = 0; k < i; ++k) {
                const int side = side_of(steps_[i].kind);
                if (side != side_of(steps_[k].kind)) continue;
                if (side == 3 && steps_[i].kind != steps_[k].kind) continue;
                if (text_view(steps_[i].name) != text_view(steps_[k].name)) continue;
                tell(fault::step_is_given_twice, subject() << " by two steps on "
                                                           << quote_free{text_view(steps_[i].name)}
                                                           << ", which takes one");
            }
        }
    }

    static constexpr const port_def* port(std::span<const port_def> ports, std::string_view name) {
        for (const port_def& p : ports) {
            if (p.name == name) return &p;
        }
        return nullptr;
    }

    // Beside nodes that are made there is only to say which values have another type.
    constexpr void check_retyped_only() const {
        for (const migration_step& step : steps_) {
            if (step.kind == step_kind::rewritten || step.kind == step_kind::input_retyped ||
                step.kind == step_kind::output_retyped) {
                continue;
            }
            tell(fault::step_changes_nothing,
                 subject() << " by steps beside one that makes the whole node, which is enough");
        }
    }

    // A step that says what would be so without it.
    constexpr void check_step(const migration_step& step) const {
        const std::string_view name = text_view(step.name);
        const std::string_view new_name = text_view(step.to);
        bool dead = false;
        switch (step.kind) {
            case step_kind::attr_renamed:
            case step_kind::input_renamed:
            case step_kind::output_renamed:
                dead = name == new_name;
                break;
            case step_kind::attr_narrowed: {
                const attr_def* old = from_.attr(name);
                const attr_def* now = to_.attr(name);
                const breach b = old == nullptr || now == nullptr
                                     ? breach::attr_removed
                                     : detail::breach_of_attr(*old, to_);
                dead = b != breach::attr_allowed_stricter && b != breach::attr_minimum_raised;
                break;
            }
            case step_kind::attr_set:
                check_value(to_.attr(name), new_name);
                break;
            case step_kind::attr_reread:
                check_value(from_.attr(name), text_view(step.was));
                check_value(to_.attr(name), new_name);
                dead = new_name == text_view(step.was);
                break;
            case step_kind::input_retyped:
            case step_kind::input_cast:
                dead = same_type(port(from_.inputs, name), port(to_.inputs, name));
                break;
            case step_kind::output_retyped:
                dead = same_type(port(from_.outputs, name), port(to_.outputs, name));
                break;
            default:
                break;
        }
        if (dead) {
            tell(fault::step_changes_nothing, subject() << " by a step on " << quote_free{name}
                                                        << ", which is no other at v" << to_.since);
        }
    }

    static constexpr bool same_type(const port_def* a, const port_def* b) {
        return a == nullptr || b == nullptr ||
               (a->type == b->type && a->type_attr == b->type_attr &&
                a->type_list_attr == b->type_list_attr && a->is_ref == b->is_ref);
    }

    constexpr void check_value(const attr_def* attr, std::string_view value) const {
        if (attr == nullptr) return;
        attr_def with_value = *attr;
        with_value.has_default = true;
        with_value.default_text = value;
        if (for_each_default(with_value, [](const default_value&) {})) return;
        tell(fault::step_value_does_not_read,
             subject() << " by setting attr " << attr->name << " to " << quote_free{value}
                       << ", which is no " << (attr->is_list ? "list of " : "")
                       << name_of(attr->type));
    }

    constexpr void check_old_attr(const attr_def& old) const {
        const migration_step* step = on(old.name, step_kind::attr_renamed, step_kind::attr_dropped,
                                        step_kind::attr_to_input);
        if (step != nullptr && step->kind != step_kind::attr_renamed) return;
        const attr_def* now = to_.attr(step == nullptr ? old.name : text_view(step->to));
        if (now == nullptr) {
            if (step == nullptr && !old.has_default) missing("loses attr ", old.name);
            return;
        }
        if (now->type != old.type || now->is_list != old.is_list) {
            sentence s = subject()
                         << ", but attr " << now->name << " is " << (now->is_list ? "list of " : "")
                         << name_of(now->type) << " there and was "
                         << (old.is_list ? "list of " : "") << name_of(old.type);
            return tell(fault::step_gives_another_type, s);
        }
        attr_def renamed = old;
        renamed.name = now->name;
        const breach b = detail::breach_of_attr(renamed, to_);
        if (b != breach::none && on(old.name, step_kind::attr_narrowed) == nullptr &&
            step == nullptr) {
            missing("narrows attr ", old.name);
        }
    }

    constexpr void missing(std::string_view verb, std::string_view name) const {
        tell(fault::step_is_missing, subject()
                                         << " and " << verb << name << " without a step for it");
    }

    constexpr void check_new_attr(const attr_def& now) const {
        if (now.has_default) return;
        if (from_.attr(now.name) != nullptr && on(now.name, step_kind::attr_renamed) == nullptr)
            return;
        if (to(now.name, step_kind::attr_renamed, step_kind::input_to_attr) != nullptr ||
            on(now.name, step_kind::attr_set) != nullptr) {
            return;
        }
        missing("has no value for attr ", now.name);
    }

    constexpr void check_inputs() const {
        if (!moves_inputs(steps_)) return check_inputs_by_place();
        for (const port_def& now : to_.inputs) {
            if (to(now.name, step_kind::attr_to_input) != nullptr ||
                on(now.name, step_kind::input_added) != nullptr) {
                continue;
            }
            const migration_step* renamed = to(now.name, step_kind::input_renamed);
            const std::string_view name = renamed == nullptr ? now.name : text_view(renamed->name);
            const port_def* old = port(from_.inputs, name);
            if (old == nullptr) {
                missing("has no value for input ", now.name);
            } else if (on(name, step_kind::input_retyped, step_kind::input_cast) == nullptr) {
                compare(*old, now, "input ");
            }
        }
        for (const port_def& old : from_.inputs) {
            if (on(old.name, step_kind::input_renamed, step_kind::input_dropped,
                   step_kind::input_to_attr) == nullptr &&
                port(to_.inputs, old.name) == nullptr) {
                missing("loses input ", old.name);
            }
        }
    }

    constexpr void check_inputs_by_place() const {
        if (from_.inputs.size() != to_.inputs.size()) {
            return check_counts("inputs ", from_.inputs.size(), to_.inputs.size());
        }
        for (std::size_t i = 0; i < to_.inputs.size(); ++i) {
            if (on(from_.inputs[i].name, step_kind::input_retyped) != nullptr) continue;
            compare(from_.inputs[i], to_.inputs[i], "input ");
        }
    }

    constexpr void check_counts(std::string_view what, std::size_t old, std::size_t now) const {
        tell(fault::step_is_missing, subject()
                                         << " and has " << static_cast<std::int64_t>(now) << " "
                                         << what << "instead of " << static_cast<std::int64_t>(old)
                                         << " without a step for it");
    }

    // The attr that a port of the old op names, under its name in the new one.
    constexpr std::string_view moved(std::string_view attr) const {
        const migration_step* step = on(attr, step_kind::attr_renamed);
        return step == nullptr ? attr : text_view(step->to);
    }

    // Equal types, or one of them an attr whose value cannot be known here: attr_set, or a default.
    constexpr void compare(const port_def& old, const port_def& now, std::string_view what) const {
        const bool same = old.type == now.type && moved(old.type_attr) == now.type_attr &&
                          moved(old.type_list_attr) == now.type_list_attr &&
                          moved(old.number_attr) == now.number_attr;
        const bool by_value = is_added(now.type_attr) || is_added(now.number_attr) ||
                              is_added(now.type_list_attr) || is_dropped(old.type_attr) ||
                              is_dropped(old.number_attr) || is_dropped(old.type_list_attr);
        if (same || by_value) return;
        tell(fault::step_gives_another_type, subject() << ", but " << what << now.name
                                                       << " has another type there, without a step"
                                                       << " for it at v" << to_.since);
    }
    constexpr bool is_added(std::string_view attr) const {
        return !attr.empty() && from_.attr(attr) == nullptr;
    }
    constexpr bool is_dropped(std::string_view attr) const {
        return !attr.empty() && to_.attr(moved(attr)) == nullptr;
    }

    constexpr void check_outputs() const {
        std::size_t kept = 0;
        for (const port_def& old : from_.outputs) {
            if (on(old.name, step_kind::output_dropped) != nullptr) continue;
            if (kept == to_.outputs.size()) return missing("loses output ", old.name);
            const port_def& now = to_.outputs[kept++];
            const migration_step* renamed = on(old.name, step_kind::output_renamed);
            if (renamed != nullptr && text_view(renamed->to) != now.name) {
                missing("loses output ", old.name);
            } else if (on(old.name, step_kind::output_retyped) == nullptr) {
                compare(old, now, "output ");
            }
        }
    }

    const op_definition& from_;
    const op_definition& to_;
    std::span<const migration_step> steps_;
    table_view ops_;
    std::size_t row_;
    Report& report_;
};

}  // namespace evergraph

#endif
