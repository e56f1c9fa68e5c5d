// SPDX-License-Identifier: BSL-1.0
// open_attr: an attr while it is read, when it may still come in pieces.
#ifndef EVERGRAPH_FORMAT_OPEN_ATTR_HPP
#define EVERGRAPH_FORMAT_OPEN_ATTR_HPP

#include <cstdint>
#include <string>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "graph_schema.hpp"

namespace evergraph {

// While an attr is read its parts are open: a message that comes in pieces is put together, and
// the last value of several wins.
struct open_func : func_attr {
    std::vector<named_attr> entries;
};
struct open_node : node_def {
    std::vector<named_attr> entries;
};
struct open_attr {
    std::variant<std::monostate, std::string, std::int64_t, float, bool, dtype, shape_proto,
                 tensor_proto, attr_list, open_func, attr_placeholder>
        value;
    std::string unknown;
};
template <>
inline constexpr auto fields_of<open_func> = fields_of<func_attr>;
template <>
inline constexpr auto fields_of<open_node> = fields_of<node_def>;
template <>
inline constexpr auto fields_of<open_attr> = fields_of<attr_value>;

template <class T>
struct opened {
    using type = T;
};
template <>
struct opened<func_attr> {
    using type = open_func;
};
template <>
struct opened<node_def> {
    using type = open_node;
};
template <>
struct opened<attr_value> {
    using type = open_attr;
};

template <class T>
T closed(T&& whole) {
    return std::move(whole);
}
inline func_attr closed(open_func&& f) {
    f.attrs = attr_map::of(std::move(f.entries));
    return std::move(f);
}
inline node_def closed(open_node&& n) {
    n.attrs = attr_map::of(std::move(n.entries));
    return std::move(n);
}
inline attr_value closed(open_attr&& a) {
    attr_value v = std::visit(
        []<class T>(T& held) -> attr_value {
            if constexpr (std::is_same_v<T, open_func>) {
                return closed(std::move(held));
            } else if constexpr (std::is_same_v<T, std::monostate> ||
                                 std::is_same_v<T, attr_placeholder>) {
                return attr_value::held{std::move(held)};
            } else {
                return std::move(held);
            }
        },
        a.value);
    v.unknown = std::move(a.unknown);
    return v;
}

}  // namespace evergraph

#endif
