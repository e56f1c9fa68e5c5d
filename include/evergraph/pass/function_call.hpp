// SPDX-License-Identifier: BSL-1.0
// function_call: what a call gives a function, and calls of functions by name made nodes of an op.
#ifndef EVERGRAPH_PASS_FUNCTION_CALL_HPP
#define EVERGRAPH_PASS_FUNCTION_CALL_HPP

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "../base/problem.hpp"
#include "../format/function_library.hpp"
#include "../graph/function_def.hpp"
#include "../graph/graph_def.hpp"
#include "../tensor/attr_value.hpp"

namespace evergraph {

// The types of the values of one argument or result; nothing if an attr that says so is not given.
// A function has at most 2^20 of them.
inline std::optional<std::vector<dtype>> types_of(const function_arg& arg, const attr_map& given) {
    constexpr std::int64_t most = 1 << 20;
    if (!arg.type_list_attr.empty()) {
        const auto* list = given.find_as<attr_list>(arg.type_list_attr);
        if (list == nullptr) return std::nullopt;
        return list->type;
    }
    dtype type = arg.type;
    if (!arg.type_attr.empty()) {
        const auto* named = given.find_as<dtype>(arg.type_attr);
        if (named == nullptr) return std::nullopt;
        type = *named;
    }
    std::int64_t count = 1;
    if (!arg.number_attr.empty()) {
        const auto* number = given.find_as<std::int64_t>(arg.number_attr);
        if (number == nullptr || *number < 0 || *number > most) return std::nullopt;
        count = *number;
    }
    return std::vector<dtype>(static_cast<std::size_t>(count), type);
}

// Whether an argument or result is a list, whose elements are counted.
inline bool is_list(const function_arg& arg) {
    return !arg.number_attr.empty() || !arg.type_list_attr.empty();
}

namespace detail {

// Replaces the attrs that stand for attrs of the function, inside functions named by attrs too.
// Those that are not given stay.
inline void bind_placeholders(attr_value& value, const attr_map& given);
inline void bind_placeholders(func_attr& f, const attr_map& given) {
    std::vector<named_attr> bound(f.attrs.begin(), f.attrs.end());
    for (named_attr& a : bound) bind_placeholders(a.value, given);
    f.attrs = attr_map::of(std::move(bound));
}
inline void bind_placeholders(attr_value& value, const attr_map& given) {
    if (const auto* stands_for = value.as<attr_placeholder>()) {
        if (const attr_value* found = given.find(stands_for->name)) value = attr_value{*found};
    } else if (const auto* f = value.as<func_attr>()) {
        if (f->attrs.empty()) return;
        func_attr bound = *f;
        bind_placeholders(bound, given);
        value = std::move(bound);
    } else if (const auto* list = value.as<attr_list>()) {
        if (list->func.empty()) return;
        attr_list bound = *list;
        for (func_attr& f_of : bound.func) bind_placeholders(f_of, given);
        value = std::move(bound);
    }
}

}  // namespace detail

inline attr_map bound_attrs(const attr_map& attrs, const attr_map& given) {
    std::vector<named_attr> bound(attrs.begin(), attrs.end());
    for (named_attr& a : bound) detail::bind_placeholders(a.value, given);
    return attr_map::of(std::move(bound));
}

// The attrs of a function as one call sets them, with its defaults. Attrs that it lacks are left
// out; problems of code NOT_FOUND name those that are neither set nor have a default.
inline attr_map attrs_of_call(const function_def& f, const attr_map& set, problems& found) {
    attr_map given;
    for (const function_attr& a : f.signature.attrs) {
        if (const attr_value* value = set.find(a.name)) {
            given.set(a.name, *value);
        } else if (a.default_value) {
            given.set(a.name, *a.default_value);
        } else {
            problem p;
            p.code = status_code::not_found;
            p.kind = problem_kind::missing_attr;
            p.node = f.name();
            p.attr = a.name;
            p.found = "a call that does not set it";
            p.needed = a.type;
            p.remedy = "set the attr where the function is called";
            found.push_back(std::move(p));
        }
    }
    return given;
}

// A node whose op is the name of a function, as a node that calls it: PartitionedCall, or
// StatefulPartitionedCall if the function has state. False, and nothing changed, if the types of its
// values are not known.
inline bool make_call(node& n, const function_def& f) {
    problems missing;
    const attr_map given = attrs_of_call(f, n.attrs, missing);
    attr_list in;
    attr_list out;
    const auto list = [&](const std::vector<function_arg>& args, attr_list& types) {
        for (const function_arg& arg : args) {
            const auto own = types_of(arg, given);
            if (!own) return false;
            types.type.insert(types.type.end(), own->begin(), own->end());
        }
        return true;
    };
    if (!list(f.signature.inputs, in) || !list(f.signature.outputs, out)) return false;
    std::vector<named_attr> attrs;
    for (const named_attr& a : n.attrs) {
        if (a.name.starts_with('_')) attrs.push_back(a);
    }
    attrs.push_back({"Tin", std::move(in)});
    attrs.push_back({"Tout", std::move(out)});
    attrs.push_back({"f", func_attr{f.name(), given, {}}});
    n.op = f.signature.is_stateful ? "StatefulPartitionedCall" : "PartitionedCall";
    n.attrs = attr_map::of(std::move(attrs));
    return true;
}

// The same for all nodes of a graph. A call whose types are not known stays what it is.
inline void make_calls(graph_def& g, const function_library& functions) {
    if (functions.empty()) return;
    for (node_def& n : g.nodes) {
        if (const function_def* f = functions.find(n.op)) make_call(n, *f);
    }
}

}  // namespace evergraph

#endif
