// SPDX-License-Identifier: BSL-1.0
// migration_scope: the nodes of a graph or of one function's body, as a migration sees them.
#ifndef EVERGRAPH_PASS_MIGRATION_SCOPE_HPP
#define EVERGRAPH_PASS_MIGRATION_SCOPE_HPP

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <vector>

#include "../graph/graph_def.hpp"
#include "../graph/structure_ops.hpp"
#include "../graph/tensor_name.hpp"
#include "../ops/default_attr.hpp"
#include "../ops/op_definition.hpp"
#include "../tensor/attr_value.hpp"
#include "../tensor/tensor_proto.hpp"

namespace evergraph {

constexpr bool is_control_input(std::string_view input) { return input.starts_with('^'); }

// How many of a node's inputs are data.
inline std::size_t data_inputs_of(const node_def& n) {
    const auto control = [](const std::string& input) { return is_control_input(input); };
    return static_cast<std::size_t>(std::find_if(n.inputs.begin(), n.inputs.end(), control) -
                                    n.inputs.begin());
}

// How many values each port holds. One port whose number is not known, since an attr of the
// function stands for it, takes what is left of `total`; nothing if that does not add up.
inline std::optional<std::vector<std::size_t>> port_counts(const op_definition& op,
                                                           std::span<const port_def> ports,
                                                           const attr_map& attrs,
                                                           std::optional<std::size_t> total) {
    std::vector<std::size_t> counts;
    std::optional<std::size_t> open;
    std::size_t sum = 0;
    for (const port_def& port : ports) {
        std::int64_t count = 1;
        const bool is_list = !port.type_list_attr.empty();
        if (is_list || !port.number_attr.empty()) {
            const auto value =
                attr_or_default(op, attrs, is_list ? port.type_list_attr : port.number_attr);
            if (!value || value->as<attr_placeholder>() != nullptr) {
                if (open) return std::nullopt;
                open = counts.size();
                count = 0;
            } else if (is_list) {
                const attr_list* list = value->as<attr_list>();
                count = list == nullptr ? 0 : static_cast<std::int64_t>(list->type.size());
            } else {
                const auto* number = value->as<std::int64_t>();
                if (number == nullptr || *number < 0) return std::nullopt;
                count = *number;
            }
        }
        if (total && static_cast<std::uint64_t>(count) > *total - sum) return std::nullopt;
        counts.push_back(static_cast<std::size_t>(count));
        sum += counts.back();
    }
    if (open && total) counts[*open] = *total - sum;
    if (total && !open && sum != *total) return std::nullopt;
    if (open && !total) return std::nullopt;
    return counts;
}

// Functions name outputs "node:port:2" and their own args by a bare name.
struct output_place {
    std::string_view node;
    std::string_view port;  // of functions only
    int index = 0;          // of functions: within the port
};

class migration_scope {
 public:
    migration_scope(std::span<const node_def> nodes, std::string function)
        : nodes_(nodes), function_(std::move(function)) {
        for (const node_def& n : nodes) {
            by_name_.emplace(n.name, &n);
            has_loops_ = has_loops_ || is_enter(n.op);
        }
    }

    std::span<const node_def> nodes() const noexcept { return nodes_; }
    const std::string& function() const noexcept { return function_; }
    bool is_function() const noexcept { return !function_.empty(); }
    bool has_loops() const noexcept { return has_loops_; }

    const node_def* find(std::string_view name) const {
        const auto at = by_name_.find(name);
        return at == by_name_.end() ? nullptr : at->second;
    }

    output_place place_of(std::string_view input) const {
        if (!is_function()) {
            const tensor_name name = parse_tensor_name(input);
            return {name.node, {}, name.output};
        }
        const std::size_t port = input.find(':');
        if (port == std::string_view::npos) return {input, {}, 0};
        const std::size_t index = input.find(':', port + 1);
        const std::string_view number =
            index == std::string_view::npos ? std::string_view{"0"} : input.substr(index + 1);
        int value = 0;
        for (const char c : number.substr(0, 9)) {
            if (c >= '0' && c <= '9') value = value * 10 + (c - '0');
        }
        const std::size_t end = std::min(index, input.size());
        return {input.substr(0, port), input.substr(port + 1, end - port - 1), value};
    }

    // The tensor that always arrives there, if a Const stands behind it.
    const tensor_proto* constant_behind(std::string_view input) const {
        for (int hops = 0; hops < 16; ++hops) {
            const node_def* source = find(place_of(input).node);
            if (source == nullptr) return nullptr;
            if (source->op == "Const") return source->attrs.find_as<tensor_proto>("value");
            const bool passes = source->op == "Identity" || is_enter(source->op);
            if (!passes || source->inputs.empty()) return nullptr;
            input = source->inputs.front();
        }
        return nullptr;
    }

    // A name nobody has. The one that the caller would like if it is free.
    std::string fresh_name(const std::string& wanted) {
        std::string name = wanted;
        for (int n = 1; by_name_.count(name) != 0 || !taken_.insert(name).second; ++n) {
            name = wanted + "_" + std::to_string(n);
        }
        return name;
    }

    // Whether a node of the scope, or the function's result, takes that output.
    bool is_used(std::string_view node, std::string_view port, std::size_t flat) {
        if (!counted_) count_uses();
        if (is_function()) return uses_.count(std::string{node} + ":" + std::string{port}) != 0;
        return uses_.count(std::string{node} + ":" + std::to_string(flat)) != 0;
    }
    // The ports of a node that a function's body names.
    std::span<const std::string> used_ports(std::string_view node) {
        if (!counted_) count_uses();
        const auto at = ports_.find(node);
        return at == ports_.end() ? std::span<const std::string>{} : at->second;
    }
    void add_results(std::vector<std::string> results) { results_ = std::move(results); }

 private:
    void count_uses() {
        counted_ = true;
        const auto count = [&](std::string_view input) {
            if (is_control_input(input)) return;
            const output_place place = place_of(input);
            if (is_function() && !place.port.empty() && find(place.node) != nullptr) {
                ports_[find(place.node)->name].emplace_back(place.port);
            }
            uses_.insert(std::string{place.node} + ":" +
                         (is_function() ? std::string{place.port} : std::to_string(place.index)));
        };
        for (const node_def& n : nodes_) {
            for (const std::string& input : n.inputs) count(input);
        }
        for (const std::string& result : results_) count(result);
    }

    std::span<const node_def> nodes_;
    std::string function_;
    std::unordered_map<std::string_view, const node_def*> by_name_;
    std::unordered_set<std::string> taken_;
    std::unordered_set<std::string> uses_;
    std::unordered_map<std::string_view, std::vector<std::string>> ports_;
    std::vector<std::string> results_;
    bool has_loops_ = false;
    bool counted_ = false;
};

}  // namespace evergraph

#endif
