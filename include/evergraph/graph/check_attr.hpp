// SPDX-License-Identifier: BSL-1.0
// check_attr: whether one attr of a node holds what its op asks for.
#ifndef EVERGRAPH_GRAPH_CHECK_ATTR_HPP
#define EVERGRAPH_GRAPH_CHECK_ATTR_HPP

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

#include "../base/problem.hpp"
#include "graph_def.hpp"
#include "../ops/op_definition.hpp"
#include "../ops/quoted_text.hpp"
#include "../tensor/attr_text.hpp"
#include "../tensor/attr_value.hpp"

namespace evergraph {

namespace detail {

inline std::string asked_text(const attr_def& def) {
    const std::string type{name_of(def.type)};
    return def.is_list ? "list(" + type + ")" : type;
}

inline bool is_scalar_of(attr_type type, const attr_value& value) {
    switch (type) {
        case attr_type::string: return value.as<std::string>() != nullptr;
        case attr_type::integer: return value.as<std::int64_t>() != nullptr;
        case attr_type::floating: return value.as<float>() != nullptr;
        case attr_type::boolean: return value.as<bool>() != nullptr;
        case attr_type::type: return value.as<dtype>() != nullptr;
        case attr_type::shape: return value.as<shape_proto>() != nullptr;
        case attr_type::tensor: return value.as<tensor_proto>() != nullptr;
        case attr_type::func: return value.as<func_attr>() != nullptr;
    }
    return false;
}

// How many elements the list has if only the member of this type is filled, else -1.
inline std::int64_t length_as(attr_type type, const attr_list& l) {
    const std::size_t sizes[]{l.s.size(),    l.i.size(),     l.f.size(),      l.b.size(),
                              l.type.size(), l.shape.size(), l.tensor.size(), l.func.size()};
    static_assert(static_cast<int>(attr_type::func) == 7, "the order of attr_type is that of sizes");
    for (std::size_t i = 0; i < 8; ++i) {
        if (i != static_cast<std::size_t>(type) && sizes[i] != 0) return -1;
    }
    return static_cast<std::int64_t>(sizes[static_cast<std::size_t>(type)]);
}

// What is wrong with one type; empty if nothing.
inline std::string type_fault(const attr_def& def, dtype t) {
    if (!is_known(t)) return name_of(t) + ", which is no known type";
    if (is_ref(t)) return name_of(t) + ", which is a reference";
    if (def.restricts_types && !def.allowed_types.contains(t)) return name_of(t);
    return {};
}

// Calls f(quoted text) for each string that the op allows.
template <class F>
void for_each_allowed_string(const attr_def& def, F f) {
    spec_cursor cursor{def.allowed_strings};
    while (!cursor.at_end()) {
        f(cursor.value());
        if (!cursor.eat(',')) return;
    }
}

inline bool allows(const attr_def& def, std::string_view bytes) {
    bool found = def.allowed_strings.empty();
    for_each_allowed_string(def, [&](std::string_view literal) {
        if (quotes(literal, bytes)) found = true;
    });
    return found;
}

inline problem attr_problem(const node& n, const attr_def& def, problem_kind kind,
                            std::string found, std::string needed) {
    problem p = problem_at(n, kind, status_code::invalid_argument, std::move(found),
                           std::move(needed), "set the attr to such a value");
    p.attr = def.name;
    return p;
}

inline std::string allowed_text(const attr_def& def) {
    if (def.restricts_types) return "one of " + names_of(def.allowed_types);
    return def.allowed_strings.empty() ? "a known type, not a reference"
                                       : "one of " + std::string{def.allowed_strings};
}

inline std::optional<problem> check_allowed(const node& n, const attr_def& def,
                                            const attr_value& value) {
    std::string fault;
    const auto look_at_type = [&](dtype t) {
        if (fault.empty()) fault = type_fault(def, t);
    };
    const auto look_at_string = [&](const std::string& s) {
        if (fault.empty() && !allows(def, s)) fault = "'" + s + "'";
    };
    if (def.type == attr_type::type) {
        if (const dtype* t = value.as<dtype>()) look_at_type(*t);
        if (const attr_list* l = value.as<attr_list>()) {
            for (dtype t : l->type) look_at_type(t);
        }
    }
    if (def.type == attr_type::string) {
        if (const std::string* s = value.as<std::string>()) look_at_string(*s);
        if (const attr_list* l = value.as<attr_list>()) {
            for (const std::string& s : l->s) look_at_string(s);
        }
    }
    if (fault.empty()) return std::nullopt;
    return attr_problem(n, def, problem_kind::attr_not_allowed, fault, allowed_text(def));
}

}  // namespace detail

// The rules of TensorFlow's ValidateAttrValue: the declared type, the minimum, the allowed values.
// A list attr may be wholly unset, which is the empty list.
inline std::optional<problem> check_attr(const node& n, const attr_def& def,
                                         const attr_value& value) {
    std::int64_t measured = def.minimum;
    if (def.is_list) {
        const attr_list* list = value.as<attr_list>();
        measured = list == nullptr ? 0 : detail::length_as(def.type, *list);
        if ((list == nullptr && value.as<std::monostate>() == nullptr) || measured < 0) {
            return detail::attr_problem(n, def, problem_kind::wrong_attr_type, text(value),
                                        detail::asked_text(def));
        }
    } else {
        if (!detail::is_scalar_of(def.type, value)) {
            return detail::attr_problem(n, def, problem_kind::wrong_attr_type, text(value),
                                        detail::asked_text(def));
        }
        if (const auto* i = value.as<std::int64_t>()) measured = *i;
    }
    if (def.has_minimum && measured < def.minimum) {
        return detail::attr_problem(
            n, def, problem_kind::attr_below_minimum, text(value),
            (def.is_list ? "a length of at least " : "at least ") + std::to_string(def.minimum));
    }
    return detail::check_allowed(n, def, value);
}

}  // namespace evergraph

#endif
