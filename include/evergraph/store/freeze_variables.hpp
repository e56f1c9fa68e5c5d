// SPDX-License-Identifier: BSL-1.0
// freeze_variables: turns the variables of a model into constants, and keeps what signatures need.
#ifndef EVERGRAPH_STORE_FREEZE_VARIABLES_HPP
#define EVERGRAPH_STORE_FREEZE_VARIABLES_HPP

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "../base/expected.hpp"
#include "../base/problem.hpp"
#include "../format/find_in_model.hpp"
#include "../format/function_library.hpp"
#include "../format/meta_graph.hpp"
#include "../graph/graph_def.hpp"
#include "checkpoint_place.hpp"
#include "checkpoint_slice.hpp"
#include "freeze_handles.hpp"
#include "saved_model_folder.hpp"
#include "variable_keys.hpp"

namespace evergraph {

namespace detail {

inline void names_called(const node_def& n, std::vector<std::string>& out) {
    out.push_back(n.op);
    for (const named_attr& a : n.attrs) {
        if (const auto* f = a.value.as<func_attr>()) out.push_back(f->name);
        if (const auto* list = a.value.as<attr_list>()) {
            for (const func_attr& f : list->func) out.push_back(f.name);
        }
    }
}
// Functions that the nodes call, and those that they call.
inline std::set<std::string, std::less<>> functions_called(const std::vector<node_def>& nodes,
                                                           const function_library& functions) {
    std::set<std::string, std::less<>> out;
    std::vector<std::string> open;
    for (const node_def& n : nodes) names_called(n, open);
    while (!open.empty()) {
        const std::string name = std::move(open.back());
        open.pop_back();
        const function_def* const f = functions.find(name);
        if (f == nullptr || !out.insert(name).second) continue;
        for (const node_def& n : f->nodes) names_called(n, open);
        open.emplace_back(functions.gradient_of(name));
    }
    return out;
}

// The library with nothing but what the graph calls.
inline std::optional<shared_bytes> needed_library(const graph_def& g,
                                                  const function_library& functions) {
    const std::set<std::string, std::less<>> needed = functions_called(g.nodes, functions);
    if (needed.empty()) return std::nullopt;
    function_library kept = functions;
    for (const function_def* f : functions.functions()) {
        if (!needed.contains(f->name())) kept.remove(f->name()).value();
    }
    return shared_bytes::copy_of(kept.write());
}

// The signatures that are asked for; without names all but those of the loader.
inline expected<std::vector<signature>, problems> wanted_signatures(
    const meta_graph& m, const std::vector<std::string>& names) {
    std::vector<signature> out;
    problems found;
    for (const std::string& name : names) {
        const auto s = find_signature(m, name);
        if (s) {
            out.push_back(**s);
        } else {
            found.push_back(s.error());
        }
    }
    for (const signature& s : m.signatures) {
        if (names.empty() && !s.key.starts_with("__saved_model_")) out.push_back(s);
    }
    if (!found.empty()) return unexpected<problems>{std::move(found)};
    return out;
}

inline void add_tensors(const std::vector<signature_port>& ports, std::vector<std::string>& out) {
    for (const signature_port& p : ports) {
        if (!p.info.name.empty()) out.push_back(p.info.name);
    }
}

// A function that is copied for several calls says the same of each.
inline problems each_once(problems found) {
    problems out;
    for (problem& p : found) {
        if (std::find(out.begin(), out.end(), p) == out.end()) out.push_back(std::move(p));
    }
    return out;
}

}  // namespace detail

// The model with each variable that the signatures need as a Const, read from `value`; what they do
// not need is gone, as are saver, collections and the object graph. Variables by reference and by
// resource, those that functions capture included: functions are copied for the values they get. A
// variable that a needed op writes is a problem of that op.
inline expected<meta_graph, problems> freeze_variables(const meta_graph& m,
                                                       const variable_value& value,
                                                       const std::vector<std::string>& signatures = {}) {
    auto kept = detail::wanted_signatures(m, signatures);
    if (!kept) return unexpected<problems>{std::move(kept).error()};
    if (kept->empty()) {
        return unexpected<problems>{problems{problem_of(
            problem_kind::not_in_the_file, status_code::not_found, "no signature",
            "one that says what to keep")}};
    }
    std::vector<std::string> needed;
    for (const signature& s : *kept) {
        detail::add_tensors(s.inputs, needed);
        detail::add_tensors(s.outputs, needed);
    }
    graph_def g = m.graph.value_or(graph_def{});
    const auto functions =
        g.library ? function_library::read(*g.library) : function_library{};
    if (!functions) return unexpected<problems>{functions.error()};
    const auto names = detail::ancestors_of(g, needed);
    std::vector<node_def> nodes;
    for (const node_def& n : g.nodes) {
        if (names.contains(n.name)) nodes.push_back(n);
    }
    g.nodes = std::move(nodes);
    problems found;
    function_library made = *functions;
    detail::handle_freezer{made, value, found}.graph(g.nodes);
    if (!found.empty()) return unexpected<problems>{detail::each_once(std::move(found))};
    g.library = detail::needed_library(g, made);
    meta_graph out;
    out.info = m.info;
    out.graph = std::move(g);
    out.signatures = std::move(*kept);
    return out;
}

namespace detail {

template <class Reader>
expected<tensor, problem> stored_value(const Reader& stored,
                                              const std::map<std::string, variable_key>& keys,
                                              const node_def& n) {
    const std::string* const shared = n.attrs.find_as<std::string>("shared_name");
    variable_key key{shared == nullptr || shared->empty() ? n.name : *shared, {}};
    if (const auto at = keys.find(n.name); at != keys.end()) key = at->second;
    if (key.slice.empty()) return stored.read(key.name);
    const auto part = read_shape_and_slice(key.slice);
    if (!part) return unexpected<problem>{part.error()};
    return stored.read(key.name, part->slice);
}

}  // namespace detail

// The same with the values of the model's own checkpoint; each is found by what the model's restore
// op assigns, else by the variable's name.
inline expected<meta_graph, problems> freeze_saved_model(
    const saved_model_folder& from, const std::vector<std::string>& tags = {},
    const std::vector<std::string>& signatures = {}) {
    const auto m = find_meta_graph(from.model, tags);
    if (!m) return unexpected<problems>{problems{m.error()}};
    const auto place = detail::place_of_prefix(from.variables, {});
    if (!place) {
        return freeze_variables(
            **m,
            [&](const node_def&) -> expected<tensor, problem> {
                return unexpected<problem>{problem_of(
                    problem_kind::not_in_the_file, status_code::not_found,
                    "no checkpoint at '" + from.variables.string() + "'",
                    "the value of the variable")};
            },
            signatures);
    }
    const auto stored = open_any_checkpoint(*place);
    if (!stored) return unexpected<problems>{stored.error()};
    const std::optional<shared_bytes> library =
        (*m)->graph ? (*m)->graph->library : std::nullopt;
    const auto functions = library ? function_library::read(*library) : function_library{};
    if (!functions) return unexpected<problems>{functions.error()};
    const auto keys = variable_keys(**m, *functions);
    const variable_value value = [&](const node_def& n) {
        return std::visit([&](const auto& r) { return detail::stored_value(r, keys, n); }, *stored);
    };
    return freeze_variables(**m, value, signatures);
}

}  // namespace evergraph

#endif
