// SPDX-License-Identifier: BSL-1.0
// schema_gap: what lies between two definitions that no derived step bridges.
#ifndef EVERGRAPH_OPS_SCHEMA_GAP_HPP
#define EVERGRAPH_OPS_SCHEMA_GAP_HPP

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "compatibility.hpp"
#include "op_definition.hpp"

namespace evergraph {

// The first difference that needs a declared step, and the attr that it is about.
struct schema_gap {
    breach what = breach::none;
    std::string_view name;

    constexpr explicit operator bool() const { return what != breach::none; }
};

// How far a derived step goes. `graphs` lets a node through if what it holds fits by itself: a
// migration looks at each value. `rules` asks what TensorFlow asks of every graph, except what
// costs no graph anything: outputs may be renamed or added, and an attr that has a default may go,
// from nodes that hold the default.
enum class gap_measure : std::uint8_t { rules, graphs };

namespace detail {

// As same_signature without names, where outputs may be more than they were, or fewer.
constexpr bool is_prefix_of(const std::vector<signature_entry>& a,
                            const std::vector<signature_entry>& b) {
    if (a.size() > b.size()) return false;
    for (std::size_t i = 0; i < a.size(); ++i) {
        if (a[i].number != b[i].number || a[i].attr != b[i].attr || a[i].type != b[i].type) {
            return false;
        }
    }
    return true;
}

constexpr schema_gap gap_of_attrs(const op_definition& from, const op_definition& to,
                                  gap_measure measure) {
    for (const attr_def& attr : from.attrs) {
        const breach found = breach_of_attr(attr, to);
        const bool narrows =
            found == breach::attr_allowed_stricter || found == breach::attr_minimum_raised;
        const bool goes = found == breach::attr_removed && attr.has_default;
        if (found == breach::none || goes || (narrows && measure == gap_measure::graphs)) continue;
        return {found, attr.name};
    }
    for (const attr_def& attr : to.attrs) {
        if (!attr.has_default && from.attr(attr.name) == nullptr) {
            return {breach::attr_added_without_default, attr.name};
        }
    }
    return {};
}

}  // namespace detail

namespace detail {

// Ports that read the same mean the same: the attrs they name are in both definitions. A flat table
// holds equal lists once, which saves the comparison.
constexpr bool same_ports(std::span<const port_def> a, std::span<const port_def> b) {
    if (a.data() == b.data() && a.size() == b.size()) return true;
    if (a.size() != b.size()) return false;
    for (std::size_t i = 0; i < a.size(); ++i) {
        if (!(a[i] == b[i])) return false;
    }
    return true;
}

}  // namespace detail

// Works in both directions of a history: `to` may be the older definition.
constexpr schema_gap gap_between(const op_definition& from, const op_definition& to,
                                 gap_measure measure) {
    const schema_gap attrs = detail::gap_of_attrs(from, to, measure);
    if (attrs) return attrs;
    const bool same_inputs = detail::same_ports(from.inputs, to.inputs);
    if (same_inputs && detail::same_ports(from.outputs, to.outputs)) return {};
    const auto inputs = detail::signature_of(from, from.inputs, to);
    const auto new_inputs = detail::signature_of(to, to.inputs, from);
    if (!detail::same_signature(inputs, new_inputs, false)) return {breach::input_signature, {}};
    if (detail::has_more_refs(new_inputs, inputs)) return {breach::input_ref_gained, {}};
    const auto outputs = detail::signature_of(from, from.outputs, to);
    const auto new_outputs = detail::signature_of(to, to.outputs, from);
    const bool fewer = detail::is_prefix_of(new_outputs, outputs);
    const bool more = detail::is_prefix_of(outputs, new_outputs);
    if (!more && !(fewer && measure == gap_measure::graphs)) return {breach::output_signature, {}};
    const auto& common = more ? outputs : new_outputs;
    for (std::size_t i = 0; i < common.size(); ++i) {
        if (outputs[i].is_ref && !new_outputs[i].is_ref) return {breach::output_ref_lost, {}};
    }
    return {};
}

}  // namespace evergraph

#endif
