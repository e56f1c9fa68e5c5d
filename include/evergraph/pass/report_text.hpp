// SPDX-License-Identifier: BSL-1.0
// report_text: reports about versions as a few lines for people.
#ifndef EVERGRAPH_PASS_REPORT_TEXT_HPP
#define EVERGRAPH_PASS_REPORT_TEXT_HPP

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "../base/problem.hpp"
#include "migration_plan.hpp"
#include "needs_report.hpp"

namespace evergraph {

// One line for each node that changes, each thing that is lost, and what stands in the way.
inline std::string text(const migration_plan& plan) {
    std::string out = "v" + std::to_string(plan.from) + " to v" + std::to_string(plan.to) + ": " +
                      std::to_string(plan.changes.size()) +
                      (plan.changes.size() == 1 ? " node changes\n" : " nodes change\n");
    for (const node_change& c : plan.changes) {
        out += printable(c.function.empty() ? c.node : c.function + "/" + c.node) + " (" +
               printable(c.op) + ")" + (c.restored ? ": as it was before" : "");
        std::string_view between = c.restored ? "; " : ": ";
        for (const std::string& step : c.steps) {
            out += std::string{between} + printable(step);
            between = "; ";
        }
        if (!c.added.empty()) {
            out += std::string{between} + std::to_string(c.added.size()) + " more nodes";
        }
        out += '\n';
        for (const std::string& lost : c.lost) out += "  lost: " + printable(lost) + "\n";
    }
    for (const problem& p : plan.warnings) out += "note: " + line(p) + "\n";
    if (plan.ok()) return out;
    const auto count = plan.found.size();
    return out + std::to_string(count) + (count == 1 ? " thing stands" : " things stand") +
           " in the way; " +
           (plan.nearest < 0 ? "no version would work\n"
                             : "v" + std::to_string(plan.nearest) + " would work\n");
}

namespace detail {

// Needs of one version and reason, as one line that counts their nodes.
inline std::string needs_lines(std::span<const version_need> needs, std::string_view above) {
    std::string out;
    for (std::size_t first = 0, end = 0; first < needs.size(); first = end) {
        while (end < needs.size() && needs[end].version == needs[first].version) ++end;
        std::map<std::string, std::pair<std::size_t, std::string>> reasons;  // count, first node
        for (const version_need& n : needs.subspan(first, end - first)) {
            auto& [count, node] = reasons[n.why];
            if (count++ == 0) node = n.node;
        }
        out += std::string{above} + std::to_string(needs[first].version) + ":\n";
        for (const auto& [why, where] : reasons) {
            out += "  " + printable(why);
            if (where.first > 1) out += ", " + std::to_string(where.first) + " times";
            if (!where.second.empty()) {
                out +=
                    (where.first > 1 ? ", first in '" : ", in '") + printable(where.second) + "'";
            }
            out += '\n';
        }
    }
    return out;
}

}  // namespace detail

// What the graph carries, the lowest that it could carry, and what forbids lower ones.
inline std::string text(const needs_report& report) {
    const auto pair = [](std::int32_t producer, std::int32_t consumer) {
        return "producer " + std::to_string(producer) + ", min_consumer " +
               std::to_string(consumer) + "\n";
    };
    std::string out = "carries " + pair(report.versions.producer, report.versions.min_consumer);
    out += "needs   " + pair(std::max(report.lowest_producer(), report.lowest_consumer()),
                             report.lowest_consumer());
    const std::int32_t stripped = report.lowest_consumer(true);
    if (stripped != report.lowest_consumer() ||
        report.lowest_producer(true) != report.lowest_producer()) {
        out += "without attrs at their default " +
               pair(std::max(report.lowest_producer(true), stripped), stripped);
    }
    for (const std::int32_t v : report.bad) out += "bad consumer v" + std::to_string(v) + "\n";
    out += detail::needs_lines(report.needs, "below v");
    out += detail::needs_lines(report.limits, "written at or above v");
    return out;
}

}  // namespace evergraph

#endif
