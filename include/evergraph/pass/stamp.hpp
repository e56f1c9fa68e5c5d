// SPDX-License-Identifier: BSL-1.0
// stamp: gives a graph the lowest versions that express it, instead of the newest.
#ifndef EVERGRAPH_PASS_STAMP_HPP
#define EVERGRAPH_PASS_STAMP_HPP

#include <algorithm>
#include <cstdint>
#include <set>
#include <string>
#include <utility>

#include "../base/expected.hpp"
#include "../base/problem.hpp"
#include "../graph/graph_def.hpp"
#include "../ops/op_definition.hpp"
#include "../version/version_def.hpp"
#include "needs.hpp"
#include "strip_defaults.hpp"

namespace evergraph {

struct stamp_options {
    bool strip_defaults = false;    // attrs at their default go, so that older consumers may read
    std::int32_t min_consumer = 0;  // no reader below, whatever the graph needs
    std::int32_t producer = 0;      // no writer below
};

struct stamped {
    needs_report needs;  // of the graph as it was
    std::set<op_attr> stripped;
};

namespace detail {

inline problem no_producer(const needs_report& needs, std::int32_t lowest) {
    const version_need& limit = needs.limits.front();
    const auto above = std::find_if(needs.needs.begin(), needs.needs.end(), [&](const auto& n) {
        return n.for_writers && n.version >= limit.version;
    });
    problem p;
    p.code = status_code::failed_precondition;
    p.kind = problem_kind::no_version_fits;
    p.node = limit.node;
    p.op = limit.op;
    p.found = "a producer of at least v" + std::to_string(lowest);
    if (above != needs.needs.end()) p.found += ", since " + above->why;
    p.needed = "one below v" + std::to_string(limit.version) + ", since " + limit.why;
    p.remedy = "migrate the graph, or replace one of the two";
    p.nearest_version = limit.version - 1;
    return p;
}

}  // namespace detail

// Versions that the graph carried go, but for its bad consumers: whoever put them there had a
// reason. On failure the graph is what it was.
inline expected<stamped, problems> stamp(graph_def& g, const version_rules& rules,
                                         const stamp_options& options = {}) {
    stamped out{what_it_needs(g, rules), {}};
    if (!out.needs.ok()) return unexpected<problems>{std::move(out.needs.found)};
    version_def now = out.needs.versions;
    now.min_consumer =
        std::max(options.min_consumer, out.needs.lowest_consumer(options.strip_defaults));
    now.producer = std::max(
        {options.producer, now.min_consumer, out.needs.lowest_producer(options.strip_defaults)});
    if (now.producer >= out.needs.producer_limit()) {
        return unexpected<problems>{problems{detail::no_producer(out.needs, now.producer)}};
    }
    for (const std::int32_t version : out.needs.bad) {
        auto& bad = now.bad_consumers;
        if (version < now.min_consumer) continue;
        if (std::find(bad.begin(), bad.end(), version) == bad.end()) bad.push_back(version);
    }
    std::sort(now.bad_consumers.begin(), now.bad_consumers.end());
    if (options.strip_defaults) {
        auto stripped = strip_default_attrs(g, rules.ops, now.min_consumer);
        if (!stripped) return unexpected<problems>{std::move(stripped).error()};
        out.stripped = std::move(*stripped);
    }
    g.versions = std::move(now);
    g.version = 0;
    return out;
}

}  // namespace evergraph

#endif
