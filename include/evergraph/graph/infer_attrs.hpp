// SPDX-License-Identifier: BSL-1.0
// infer_attrs: the attrs of a node that follow from the values it is given.
#ifndef EVERGRAPH_GRAPH_INFER_ATTRS_HPP
#define EVERGRAPH_GRAPH_INFER_ATTRS_HPP

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "../base/problem.hpp"
#include "../ops/default_attr.hpp"
#include "../ops/op_definition.hpp"
#include "../tensor/attr_text.hpp"
#include "check_attr.hpp"
#include "graph_def.hpp"

namespace evergraph {

namespace detail {

class attr_inference {
 public:
    attr_inference(node& n, const op_definition& op, problems& found)
        : node_(n), op_(op), found_(found) {}

    // `sizes` says how many values each port gets, or, without ports told apart, one entry in all.
    void run(std::span<const dtype> types, std::optional<std::vector<std::size_t>> sizes) {
        if (!sizes) sizes = split(types.size());
        if (!sizes) return;
        std::size_t first = 0;
        for (std::size_t i = 0; i < op_.inputs.size(); ++i) {
            fit(op_.inputs[i], types.subspan(first, (*sizes)[i]));
            first += (*sizes)[i];
        }
        for (const named_attr& a : node_.attrs) {
            if (!a.name.starts_with('_')) check_given(a);
        }
        for (const attr_def& def : op_.attrs) {
            if (def.has_default || node_.attrs.find(def.name) != nullptr) continue;
            complain(problem_kind::missing_attr, def.name, "no value and no input to infer it from",
                     asked_text(def), "set the attr");
        }
    }

 private:
    void complain(problem_kind kind, std::string_view attr, std::string found, std::string needed,
                  std::string remedy) {
        problem p = problem_at(node_, kind, status_code::invalid_argument, std::move(found),
                               std::move(needed), std::move(remedy));
        p.attr = attr;
        found_.push_back(std::move(p));
    }

    // How many values a port takes, if that is known without looking at them.
    std::optional<std::size_t> fixed_size(const port_def& port) const {
        if (!port.type_list_attr.empty()) {
            const attr_list* l = node_.attrs.find_as<attr_list>(port.type_list_attr);
            return l == nullptr ? std::nullopt : std::optional{l->type.size()};
        }
        if (port.number_attr.empty()) return 1;
        const auto* n = node_.attrs.find_as<std::int64_t>(port.number_attr);
        return n == nullptr || *n < 0 ? std::nullopt : std::optional{static_cast<std::size_t>(*n)};
    }

    // Values in a row go to the ports in turn; one port of open size takes what the others leave.
    std::optional<std::vector<std::size_t>> split(std::size_t values) {
        std::vector<std::size_t> sizes;
        std::size_t taken = 0;
        std::size_t open = op_.inputs.size();
        for (std::size_t i = 0; i < op_.inputs.size(); ++i) {
            const auto size = fixed_size(op_.inputs[i]);
            if (!size && open != op_.inputs.size()) {
                complain(problem_kind::wrong_input_count, op_.inputs[i].name,
                         "values in a row for several lists", "an input_list for each port",
                         "group the values");
                return std::nullopt;
            }
            if (!size) open = i;
            sizes.push_back(size.value_or(0));
            taken += sizes.back();
        }
        if (open != op_.inputs.size() && taken <= values) sizes[open] = values - taken;
        const bool fits = open != op_.inputs.size() ? taken <= values : taken == values;
        if (fits) return sizes;
        complain(problem_kind::wrong_input_count, "", std::to_string(values) + " inputs",
                 (open != op_.inputs.size() ? "at least " : "") + std::to_string(taken), "");
        return std::nullopt;
    }

    void fit(const port_def& port, std::span<const dtype> types) {
        if (!port.type_list_attr.empty()) {
            attr_list l;
            for (const dtype t : types) l.type.push_back(port.is_ref ? t : base_of(t));
            settle(port, port.type_list_attr, std::move(l));
            return;
        }
        if (!port.number_attr.empty()) {
            settle(port, port.number_attr, static_cast<std::int64_t>(types.size()));
        } else if (types.size() != 1) {
            complain(problem_kind::wrong_input_count, port.name,
                     std::to_string(types.size()) + " values", "1", "");
            return;
        }
        dtype wanted = port.type;
        if (!port.type_attr.empty()) {
            const auto given = attr_or_default(op_, node_.attrs, port.type_attr);
            const bool is_set = node_.attrs.find(port.type_attr) != nullptr;
            for (const dtype t : types) {
                if (!is_set && t != dtype::invalid) {
                    settle(port, port.type_attr, base_of(t));
                    wanted = base_of(t);
                    break;
                }
            }
            if (const dtype* t = is_set && given ? given->as<dtype>() : nullptr) wanted = *t;
        }
        for (const dtype t : types) {
            if (t == dtype::invalid || wanted == dtype::invalid) continue;
            if (may_feed(t, port.is_ref ? ref_to(wanted) : wanted)) continue;
            complain(problem_kind::type_mismatch, port.name, name_of(t),
                     name_of(port.is_ref ? ref_to(wanted) : wanted), "cast the value");
            return;
        }
    }

    // An attr that was given must say what the values say.
    void settle(const port_def& port, std::string_view attr, attr_value value) {
        const attr_value* given = node_.attrs.find(attr);
        if (given == nullptr) {
            node_.attrs.set(std::string{attr}, std::move(value));
        } else if (!(*given == value)) {
            complain(problem_kind::type_mismatch, attr, text(*given),
                     text(value) + ", as the values of " + std::string{port.name} + " are",
                     "leave the attr out");
        }
    }

    void check_given(const named_attr& a) {
        const attr_def* def = op_.attr(a.name);
        if (def == nullptr) {
            complain(problem_kind::unknown_attr, a.name, text(a.value), "an attr of the op",
                     "correct the name");
        } else if (auto p = check_attr(node_, *def, a.value)) {
            found_.push_back(std::move(*p));
        }
    }

    node& node_;
    const op_definition& op_;
    problems& found_;
};

}  // namespace detail

// Sets the attrs that say the types and numbers of the values given to the op, and checks them and
// those that were set before: types that differ, attrs that the op lacks or whose values it does
// not allow, attrs that neither are set nor have a default. `sizes` has the number of values for
// each port where they come grouped. Values of an unknown type are `dtype::invalid`.
inline void infer_attrs(node& n, const op_definition& op, std::span<const dtype> types,
                        std::optional<std::vector<std::size_t>> sizes, problems& found) {
    if (sizes && sizes->size() != op.inputs.size()) {
        found.push_back(problem_at(n, problem_kind::wrong_input_count, status_code::invalid_argument,
                                   std::to_string(sizes->size()) + " inputs",
                                   std::to_string(op.inputs.size()), "give one for each port"));
        return;
    }
    detail::attr_inference{n, op, found}.run(types, std::move(sizes));
}

}  // namespace evergraph

#endif
