// SPDX-License-Identifier: BSL-1.0
// check_lines: the check of a graph that holds ops of several dialects, each by its own versions.
#ifndef EVERGRAPH_PASS_CHECK_LINES_HPP
#define EVERGRAPH_PASS_CHECK_LINES_HPP

#include <cstddef>
#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "../base/problem.hpp"
#include "../graph/graph_def.hpp"
#include "../version/check_versions.hpp"
#include "check.hpp"
#include "dialect_lines.hpp"

namespace evergraph {

enum class unknown_dialects : std::uint8_t {
    refuse,
    keep,  // their nodes are opaque: they stay, and nothing is said of them
};

// The dialects that nodes name and the list lacks, each once, with its versions and how many nodes
// it has.
inline problems missing_dialects(const graph_def& g, std::span<const dialect_line> lines) {
    const line_finder finder{lines};
    std::map<std::string, std::size_t, std::less<>> counts;
    for_each_node(g, [&](const node_def& n, const std::string&) {
        if (finder.line_of(n) == line_finder::unknown) ++counts[std::string{line_name_of(n)}];
    });
    problems found;
    const versions_by_line versions = line_versions(g);
    for (const auto& [name, count] : counts) {
        const version_def& v = versions.find(name)->second;
        problem p;
        p.code = status_code::not_found;
        p.kind = problem_kind::unknown_dialect;
        p.found = "dialect '" + name + "' of producer " + std::to_string(v.producer) + " at " +
                  std::to_string(count) + (count == 1 ? " node" : " nodes");
        p.needed = "a program that has it, from v" + std::to_string(v.min_consumer) + " on";
        p.remedy = "add the dialect, or ask for its nodes to be kept as they are";
        p.nearest_version = v.min_consumer;
        found.push_back(std::move(p));
    }
    return found;
}

// Each line's versions are checked against its own policy, and each node against its own table. A
// node without a mark is of the first line that has its op, at the line's current version if it is
// not the graph's own line.
inline check_report check(const graph_def& g, std::span<const dialect_line> lines,
                          const check_options& options = {},
                          unknown_dialects strangers = unknown_dialects::refuse) {
    check_report report;
    report.versions = versions_of(g);
    const versions_by_line versions = line_versions(g);
    std::vector<detail::checked_line> checked;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const version_policy& policy = lines[i].policy;
        version_def v = report.versions;
        if (i != 0) {
            const auto at = versions.find(lines[i].name);
            v = at != versions.end() ? at->second : version_def{policy.current, 0, {}, {}};
        }
        const std::string title =
            i == 0 ? "GraphDef" : "dialect '" + std::string{lines[i].name} + "'";
        if (auto p = check_versions(v, {policy.current, policy.min_producer}, {title, "graph"})) {
            report.found.push_back(std::move(*p));
        }
        checked.push_back({lines[i].ops, v.producer, policy.current});
    }
    if (!lines.empty()) note_versions(g, lines[0].ops, report.warnings);
    problems missing = missing_dialects(g, lines);
    problems& to = strangers == unknown_dialects::keep ? report.warnings : report.found;
    to.insert(to.end(), missing.begin(), missing.end());
    const line_finder finder{lines};
    std::vector<std::size_t> line_of;
    for (const node_def& n : g.nodes) line_of.push_back(finder.line_of(n));
    detail::graph_checker{g, std::move(checked), std::move(line_of), options, report}.run();
    return report;
}

}  // namespace evergraph

#endif
