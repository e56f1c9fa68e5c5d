// SPDX-License-Identifier: BSL-1.0
// make_nodes: puts the small graph of a declared step in the place of a node.
#ifndef EVERGRAPH_PASS_MAKE_NODES_HPP
#define EVERGRAPH_PASS_MAKE_NODES_HPP

#include <algorithm>
#include <cstddef>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "../base/problem.hpp"
#include "../ops/made_text.hpp"
#include "../ops/op.hpp"
#include "../ops/op_definition.hpp"
#include "constant_value.hpp"
#include "node_rewrite.hpp"

namespace evergraph {

namespace detail {

class nodes_maker {
 public:
    nodes_maker(node_rewrite& node, std::span<const made_node> nodes)
        : node_(node), nodes_(nodes) {}

    bool run() {
        if (!node_.inputs_add_up()) {
            return node_.refuse(problem_kind::wrong_input_count, {},
                                std::to_string(data_inputs_of(node_.node())) + " data inputs",
                                "as many as its attrs say", "repair the node first");
        }
        for (const made_node& made : nodes_) {
            if (!is_wanted(made.when)) continue;
            auto inputs = inputs_of(made);
            auto attrs = attrs_of(made);
            if (!node_.found().empty()) return false;
            if (&made == &nodes_.back()) {
                node_.become(made.op, std::move(inputs), std::move(attrs));
            } else {
                names_[made.name] =
                    node_.make(made.name, made.op, std::move(inputs), std::move(attrs));
            }
        }
        return node_.next().has_value() && node_.found().empty();
    }

 private:
    bool is_wanted(std::string_view when) const {
        if (when.empty()) return true;
        const made_condition c = read_condition(when);
        const attr_def* def = node_.from().attr(c.attr);
        if (def == nullptr) return false;
        attr_def wanted = *def;
        wanted.has_default = true;
        wanted.default_text = c.value;
        return (node_.attr(c.attr) == default_attr(wanted)) == c.is_equal;
    }

    std::vector<std::string> inputs_of(const made_node& made) {
        std::vector<std::string> out;
        for (const char* written : made.inputs) {
            const made_input input = read_made_input(text_view(written));
            if (!input.of_old) {
                out.push_back(node_.output(names_[std::string{input.name}], input.first));
                continue;
            }
            const auto all = node_.input(input.name);
            const std::size_t first = std::min(input.first, all.size());
            const std::size_t count = std::min(input.count, all.size() - first);
            const auto part = all.subspan(first, count);
            out.insert(out.end(), part.begin(), part.end());
        }
        return out;
    }

    attr_map attrs_of(const made_node& made) {
        attr_map out;
        const auto versions = node_.ops().versions_of(made.op);
        for (const char* written : made.attrs) {
            const made_attr a = read_made_attr(text_view(written));
            const attr_def* def = versions.empty() ? nullptr : versions.back().attr(a.name);
            if (def == nullptr) continue;
            auto value = value_of(a, *def, out);
            if (value) {
                out.set(std::string{a.name}, std::move(*value));
            } else {
                node_.refuse(problem_kind::would_be_lost, std::string{a.name}, std::string{a.value},
                             "a value for " + std::string{made.op}, "keep the node out with a pin");
            }
        }
        return out;
    }

    // A tensor attr stands behind `dtype`, whose value it takes: attrs are written in that order.
    std::optional<attr_value> value_of(const made_attr& a, const attr_def& def,
                                       const attr_map& before) const {
        const dtype* type = before.find_as<dtype>("dtype");
        if (a.of_old) {
            auto value = node_.attr(a.value);
            if (!value || def.type != attr_type::tensor || value->as<tensor_proto>() != nullptr) {
                return value;
            }
            const auto constant = constant_from(*value, type == nullptr ? dtype::int32 : *type);
            return constant ? std::optional{attr_value{*constant}} : std::nullopt;
        }
        if (is_list_of_old(a.value)) return types_from(a.value);
        if (def.type == attr_type::tensor && !a.value.starts_with('{')) {
            const auto constant =
                constant_from_text(a.value, type == nullptr ? dtype::int32 : *type);
            return constant ? std::optional{attr_value{*constant}} : std::nullopt;
        }
        attr_def wanted = def;
        wanted.has_default = true;
        wanted.default_text = a.value;
        return default_attr(wanted);
    }

    std::optional<attr_value> types_from(std::string_view list) const {
        attr_list types;
        const bool read = each_of_list(list, [&](std::string_view item, bool of_old) {
            default_value value;
            const auto old = of_old ? node_.attr(item) : std::nullopt;
            const dtype* type = old ? old->as<dtype>() : nullptr;
            if (!of_old && read_default(attr_type::type, item, value)) type = &value.type;
            if (type != nullptr) types.type.push_back(*type);
            return type != nullptr;
        });
        return read ? std::optional{attr_value{std::move(types)}} : std::nullopt;
    }

    node_rewrite& node_;
    std::span<const made_node> nodes_;
    std::map<std::string, std::string> names_;
};

}  // namespace detail

// False if the node is refused; why stands in node.found().
inline bool make_nodes(node_rewrite& node, std::span<const made_node> nodes) {
    return detail::nodes_maker{node, nodes}.run();
}

}  // namespace evergraph

#endif
