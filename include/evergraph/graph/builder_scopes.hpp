// SPDX-License-Identifier: BSL-1.0
// builder_scopes: how a graph_builder opens and leaves its scopes.
#ifndef EVERGRAPH_GRAPH_BUILDER_SCOPES_HPP
#define EVERGRAPH_GRAPH_BUILDER_SCOPES_HPP

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "graph_builder_class.hpp"

namespace evergraph {

template <class Change>
scope_id graph_builder::enter(const std::string& what, const Change& change) {
    node n;
    n.name = what;
    return may_change(n) ? scopes_.enter(change) : 0;
}

inline void graph_builder::leave(scope_id scope) {
    const std::lock_guard lock{mutex_};
    using refusal = detail::scope_stack::refusal;
    const refusal why = scopes_.leave(scope);
    if (why == refusal::none) return;
    complain(node{}, problem_kind::misused_scope, status_code::failed_precondition,
             why == refusal::other_thread    ? "a scope left by another thread than opened it"
             : why == refusal::not_innermost ? "a scope left before those inside it"
                                             : "a scope left that is not open",
             "the innermost scope of this thread", "leave scopes in the reverse order of entering");
}

// None or "" leads to the root, "a/b/" to just that scope; else the name is made unique.
inline scope_id graph_builder::enter_name_scope(std::string_view name) {
    const std::lock_guard lock{mutex_};
    const std::string& open = scopes_.state().name;
    std::string_view bare = name;
    if (bare.ends_with('/')) bare.remove_suffix(1);
    if (!name.empty() && !is_scope_name(bare, !open.empty())) {
        complain(node{}, problem_kind::bad_node_name, status_code::invalid_argument,
                 "name scope '" + std::string{name} + "'", "letters, digits and _ . / - >",
                 "rename the scope");
        return 0;
    }
    std::string full;
    if (name.ends_with('/')) {
        full = bare;
    } else if (!name.empty() && !is_final_) {
        full = next_name(name, true);
    }
    return enter(std::string{name}, [&](detail::scope_state& s) { s.name = std::move(full); });
}

inline scope_id graph_builder::enter_control_dependencies(const std::vector<node_output>& nodes) {
    const std::lock_guard lock{mutex_};
    std::vector<node_id> waits_for;
    for (const node_output& n : nodes) {
        if (n && n.owner != this) {
            complain(node{}, problem_kind::mixed_graphs, status_code::invalid_argument,
                     "a control dependency on a node of another graph", "nodes of this graph", "");
        } else if (n) {
            waits_for.push_back(n.node);
        }
    }
    return enter("control_dependencies", [&](detail::scope_state& s) {
        s.controls.push_back(scopes_.add_block(std::move(waits_for)));
    });
}

inline scope_id graph_builder::enter_no_control_dependencies() {
    const std::lock_guard lock{mutex_};
    return enter("control_dependencies", [](detail::scope_state& s) { s.controls.clear(); });
}

inline scope_id graph_builder::enter_device(std::string_view name) {
    const std::lock_guard lock{mutex_};
    const auto spec = parse_device(name);
    if (!spec) {
        complain(node{}, problem_kind::missing_device, status_code::invalid_argument,
                 "device '" + std::string{name} + "'", "/job:J/replica:R/task:T/device:TYPE:ID",
                 "correct the name");
        return 0;
    }
    return enter("device", [&](detail::scope_state& s) { s.devices.push_back({false, *spec, {}}); });
}

inline scope_id graph_builder::enter_device(device_function choose) {
    const std::lock_guard lock{mutex_};
    return enter("device", [&](detail::scope_state& s) {
        s.devices.push_back({false, {}, std::move(choose)});
    });
}

inline scope_id graph_builder::enter_no_device() {
    const std::lock_guard lock{mutex_};
    return enter("device", [](detail::scope_state& s) { s.devices.push_back({true, {}, {}}); });
}

// Devices of outer scopes do not count inside.
inline scope_id graph_builder::enter_colocation(node_output value, bool ignore_existing) {
    const std::lock_guard lock{mutex_};
    if (!value) return 0;
    if (value.owner != this) {
        complain(node{}, problem_kind::mixed_graphs, status_code::invalid_argument,
                 "colocation with a node of another graph", "a node of this graph", "");
        return 0;
    }
    return enter("colocate_with", [&](detail::scope_state& s) {
        if (ignore_existing) s.colocated.clear();
        s.colocated.push_back(value.node);
        s.devices.clear();
    });
}

inline scope_id graph_builder::enter_no_colocation() {
    const std::lock_guard lock{mutex_};
    return enter("colocate_with", [](detail::scope_state& s) {
        s.colocated.clear();
        s.devices.clear();
    });
}

inline open_scope graph_builder::name_scope(std::string_view name) {
    return {*this, enter_name_scope(name)};
}
inline open_scope graph_builder::control_dependencies(const std::vector<node_output>& nodes) {
    return {*this, enter_control_dependencies(nodes)};
}
inline open_scope graph_builder::no_control_dependencies() {
    return {*this, enter_no_control_dependencies()};
}
inline open_scope graph_builder::device(std::string_view name) {
    return {*this, enter_device(name)};
}
inline open_scope graph_builder::device(device_function choose) {
    return {*this, enter_device(std::move(choose))};
}
inline open_scope graph_builder::no_device() { return {*this, enter_no_device()}; }
inline open_scope graph_builder::colocate_with(node_output node, bool ignore_existing) {
    return {*this, enter_colocation(node, ignore_existing)};
}
inline open_scope graph_builder::no_colocation() { return {*this, enter_no_colocation()}; }

}  // namespace evergraph

#endif
