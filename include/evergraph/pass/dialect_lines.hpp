// SPDX-License-Identifier: BSL-1.0
// dialect_lines: ops of several dialects in one graph, each dialect with its own line of versions.
#ifndef EVERGRAPH_PASS_DIALECT_LINES_HPP
#define EVERGRAPH_PASS_DIALECT_LINES_HPP

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <limits>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "../base/problem.hpp"
#include "../graph/graph_def.hpp"
#include "../ops/op_definition.hpp"
#include "../ops/version_policy.hpp"
#include "../tensor/attr_value.hpp"
#include "../version/merge_versions.hpp"
#include "../version/version_def.hpp"
#include "change_nodes.hpp"

namespace evergraph {

// A dialect that a graph may hold ops of. The first line of a list is the graph's own: its versions
// are those of the GraphDef.
struct dialect_line {
    std::string_view name;
    table_view ops;
    version_policy policy;
};

template <class Dialect>
constexpr dialect_line line_of(std::string_view name) {
    return {name, Dialect::ops, Dialect::policy};
}

// The other lines' nodes say what they are themselves, so that it survives every copy, prune and
// import: attrs that begin with an underscore are legal on each node, for TensorFlow too.
inline constexpr std::string_view dialect_attr = "_dialect";  // string: the line's name
// list(int): producer, min_consumer, then the bad consumers.
inline constexpr std::string_view line_versions_attr = "_dialect_versions";

// The name of the line that a node says it is of; empty if it says none.
inline std::string_view line_name_of(const node& n) {
    const std::string* name = n.attrs.find_as<std::string>(dialect_attr);
    return name == nullptr ? std::string_view{} : std::string_view{*name};
}

// The versions that a node carries; numbers beyond 32 bits count as the nearest that fit.
inline version_def line_versions_of(const node& n) {
    version_def v;
    const attr_list* list = n.attrs.find_as<attr_list>(line_versions_attr);
    if (list == nullptr) return v;
    const auto fit = [](std::int64_t i) {
        using limits = std::numeric_limits<std::int32_t>;
        return static_cast<std::int32_t>(std::clamp<std::int64_t>(i, limits::min(), limits::max()));
    };
    for (std::size_t i = 0; i < list->i.size(); ++i) {
        if (i == 0) v.producer = fit(list->i[i]);
        if (i == 1) v.min_consumer = fit(list->i[i]);
        if (i > 1) v.bad_consumers.push_back(fit(list->i[i]));
    }
    return v;
}

// Which line each node of a graph belongs to, and what the nodes say of the lines' versions.
class line_finder {
 public:
    static constexpr std::size_t unknown = static_cast<std::size_t>(-1);

    explicit line_finder(std::span<const dialect_line> lines) : lines_(lines) {}

    // What the node says; else the first line that has its op, else the first. `unknown` if it says
    // a line that is not in the list.
    std::size_t line_of(const node& n) const {
        const std::string_view name = line_name_of(n);
        for (std::size_t i = 0; i < lines_.size(); ++i) {
            if (name.empty() ? lines_[i].ops.contains(n.op) : lines_[i].name == name) return i;
        }
        return name.empty() ? 0 : unknown;
    }

 private:
    std::span<const dialect_line> lines_;
};

using versions_by_line = std::map<std::string, version_def, std::less<>>;

// The versions of the lines that nodes name, those of functions too: parts of a graph that came
// from several writers count as imports do (see merge_versions).
inline versions_by_line line_versions(const graph_def& g) {
    versions_by_line found;
    for_each_node(g, [&](const node_def& n, const std::string&) {
        const std::string_view name = line_name_of(n);
        if (name.empty()) return;
        const version_def v = line_versions_of(n);
        const auto [at, is_new] = found.try_emplace(std::string{name}, v);
        if (!is_new) merge_versions(at->second, v);
    });
    return found;
}

inline void set_line(node& n, std::string_view name, const version_def& versions) {
    attr_list list;
    list.i = {versions.producer, versions.min_consumer};
    list.i.insert(list.i.end(), versions.bad_consumers.begin(), versions.bad_consumers.end());
    n.attrs.set(std::string{dialect_attr}, std::string{name});
    n.attrs.set(std::string{line_versions_attr}, std::move(list));
}

inline bool clear_line(node& n) {
    const bool named = n.attrs.erase(dialect_attr);
    return n.attrs.erase(line_versions_attr) || named;
}

// Marks the nodes of line `which`, in functions too, with its versions. The first line needs none:
// its versions are the graph's. Nothing is changed if a function does not read.
inline problems mark_line(graph_def& g, std::span<const dialect_line> lines, std::size_t which,
                          const version_def& versions) {
    if (which == 0) {
        g.versions = versions;
        return {};
    }
    const line_finder finder{lines};
    auto failed = change_nodes(g, [&](node_def& n, const std::string&) {
        if (finder.line_of(n) != which) return false;
        set_line(n, lines[which].name, versions);
        return true;
    });
    return failed ? std::move(*failed) : problems{};
}

// The versions of one line: the graph's for the first, else what its nodes say; nothing if none of
// them says any.
inline std::optional<version_def> versions_of_line(const graph_def& g,
                                                   std::span<const dialect_line> lines,
                                                   std::size_t which) {
    if (which == 0) return versions_of(g);
    const versions_by_line all = line_versions(g);
    const auto at = all.find(lines[which].name);
    return at == all.end() ? std::nullopt : std::optional{at->second};
}

}  // namespace evergraph

#endif
