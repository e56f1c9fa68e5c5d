// SPDX-License-Identifier: BSL-1.0
// node_name: which names a node may have.
#ifndef EVERGRAPH_GRAPH_NODE_NAME_HPP
#define EVERGRAPH_GRAPH_NODE_NAME_HPP

#include <cstddef>
#include <string_view>

namespace evergraph {

// Pieces of [A-Za-z0-9.][A-Za-z0-9_./-]*, joined by ">". Nodes that a pass made may begin with "_".
constexpr bool is_node_name(std::string_view name, bool internal = false) {
    bool first = true;
    for (std::size_t i = 0; i < name.size(); ++i) {
        const char c = name[i];
        const bool word = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
                          (c >= '0' && c <= '9') || c == '.';
        if (first) {
            if (!word && !(internal && i == 0 && c == '_')) return false;
            first = false;
        } else if (c == '>') {
            first = true;
        } else if (!word && c != '_' && c != '/' && c != '-') {
            return false;
        }
    }
    return !first;
}

}  // namespace evergraph

#endif
