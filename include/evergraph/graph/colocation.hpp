// SPDX-License-Identifier: BSL-1.0
// colocation: which nodes a node wants to share a device with: its attr `_class`.
#ifndef EVERGRAPH_GRAPH_COLOCATION_HPP
#define EVERGRAPH_GRAPH_COLOCATION_HPP

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "../tensor/attr_value.hpp"
#include "graph_def.hpp"

namespace evergraph {

inline constexpr std::string_view colocation_attr = "_class";
inline constexpr std::string_view colocation_prefix = "loc:@";

// The names of the nodes, as they stand; entries of other kinds are left out.
inline std::vector<std::string> colocation_groups(const node& n) {
    std::vector<std::string> groups;
    const attr_list* entries = n.attrs.find_as<attr_list>(colocation_attr);
    if (entries == nullptr) return groups;
    for (const std::string& entry : entries->s) {
        if (entry.starts_with(colocation_prefix)) {
            groups.push_back(entry.substr(colocation_prefix.size()));
        }
    }
    return groups;
}

// Sorted, each once; entries of other kinds stay in front. None: only those stay.
inline void set_colocation_groups(attr_map& attrs, std::vector<std::string> groups) {
    attr_list entries;
    if (const attr_list* old = attrs.find_as<attr_list>(colocation_attr)) {
        for (const std::string& entry : old->s) {
            if (!entry.starts_with(colocation_prefix)) entries.s.push_back(entry);
        }
    }
    std::sort(groups.begin(), groups.end());
    groups.erase(std::unique(groups.begin(), groups.end()), groups.end());
    for (const std::string& group : groups) {
        entries.s.push_back(std::string{colocation_prefix} + group);
    }
    if (entries.s.empty()) {
        attrs.erase(colocation_attr);
    } else {
        attrs.set(std::string{colocation_attr}, std::move(entries));
    }
}

}  // namespace evergraph

#endif
