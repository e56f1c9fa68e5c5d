// SPDX-License-Identifier: BSL-1.0
// attr_lists: list attrs written in place: {"strides", int_list({1, 2, 2, 1})}.
#ifndef EVERGRAPH_GRAPH_ATTR_LISTS_HPP
#define EVERGRAPH_GRAPH_ATTR_LISTS_HPP

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "../tensor/attr_value.hpp"

namespace evergraph {

inline attr_value int_list(std::vector<std::int64_t> values) {
    attr_list l;
    l.i = std::move(values);
    return l;
}
inline attr_value float_list(std::vector<float> values) {
    attr_list l;
    l.f = std::move(values);
    return l;
}
inline attr_value string_list(std::vector<std::string> values) {
    attr_list l;
    l.s = std::move(values);
    return l;
}
inline attr_value type_list(std::vector<dtype> values) {
    attr_list l;
    l.type = std::move(values);
    return l;
}
inline attr_value shape_list(std::vector<shape_proto> values) {
    attr_list l;
    l.shape = std::move(values);
    return l;
}

}  // namespace evergraph

#endif
