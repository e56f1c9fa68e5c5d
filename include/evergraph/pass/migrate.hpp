// SPDX-License-Identifier: BSL-1.0
// migrate: moves a graph to another version of its ops, all of it or nothing.
#ifndef EVERGRAPH_PASS_MIGRATE_HPP
#define EVERGRAPH_PASS_MIGRATE_HPP

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "../base/expected.hpp"
#include "../base/problem.hpp"
#include "../format/function_names.hpp"
#include "../format/wire_reader.hpp"
#include "../format/wire_writer.hpp"
#include "../graph/graph_def.hpp"
#include "../ops/op_definition.hpp"
#include "../ops/version_policy.hpp"
#include "../version/check_versions.hpp"
#include "function_body.hpp"
#include "migrate_node.hpp"
#include "migrate_scope.hpp"
#include "migration_plan.hpp"

namespace evergraph {

struct migrated_graph {
    graph_def graph;
    migration_plan plan;
};

namespace detail {

class graph_migration {
 public:
    graph_migration(const graph_def& g, table_view ops, const version_policy& policy,
                    const migration_options& options)
        : g_(g), ops_(ops), policy_(policy), options_(options), versions_(effective_versions()) {
        out_.plan.from = options.producer.value_or(versions_.producer);
    }

    // One attempt.
    migrated_graph run(std::int32_t target) && {
        out_.plan.to = target;
        check_target(target);
        const std::vector<std::string> names = function_names(g_);
        const function_set functions(names.begin(), names.end());
        migration_course course{ops_, out_.plan.from, target};
        scope_migration top{course, options_, functions, g_.nodes, {}, out_.plan};
        top.run();
        out_.graph.nodes = top.take_nodes();
        out_.graph.library = migrated_library(course, functions);
        out_.graph.debug_info = g_.debug_info;
        out_.graph.unknown = g_.unknown;
        stamp(target);
        return std::move(out_);
    }

 private:
    // The retired scalar counts if there is nothing newer.
    version_def effective_versions() const {
        version_def v = versions_of(g_);
        if (!g_.versions && g_.version > 0) v.producer = g_.version;
        return v;
    }

    void check_target(std::int32_t target) {
        if (!options_.producer) {
            if (auto p = check_versions(versions_, {policy_.current, policy_.min_producer})) {
                out_.plan.found.push_back(std::move(*p));
            }
        }
        if (target >= 0 && target <= policy_.current) return;
        problem p;
        p.code = status_code::out_of_range;
        p.kind = problem_kind::no_migration;
        p.found = "the target v" + std::to_string(target);
        p.needed =
            "a version from 0 to " + std::to_string(policy_.current) + ", the newest of the table";
        p.remedy = "choose such a version, or use a newer table";
        p.nearest_version = target < 0 ? 0 : policy_.current;
        out_.plan.found.push_back(std::move(p));
    }

    std::optional<shared_bytes> migrated_library(migration_course& course,
                                                 const function_set& functions) {
        if (!g_.library) return std::nullopt;
        std::string bytes;
        bool changed = false;
        wire_reader r{g_.library->view()};
        while (r.next()) {
            if (!r.is(1, wire_type::bytes)) {
                r.skip();
                bytes += r.raw();
                continue;
            }
            const std::string_view function = r.bytes();
            auto now = migrated_function(course, functions, function);
            changed = changed || now.has_value();
            if (now) {
                bytes += write_wire([&](auto& to) { to.bytes(1, *now); });
            } else {
                bytes += r.raw();
            }
        }
        if (r.failed()) {
            protobuf_reading reading{*g_.library, {}};
            reading.note(r.fault(), r.offset(), {nullptr, "library", -1, {}, false});
            take(std::move(reading.found));
        }
        return changed ? shared_bytes::copy_of(std::move(bytes)) : *g_.library;
    }

    // Nothing if the function stays as it is.
    std::optional<std::string> migrated_function(migration_course& course,
                                                 const function_set& functions,
                                                 std::string_view bytes) {
        auto body = read_function_body(bytes, *g_.library);
        if (!body) {
            take(std::move(body).error());
            return std::nullopt;
        }
        const std::size_t before = out_.plan.changes.size();
        scope_migration inside{course, options_, functions, body->nodes, body->name, out_.plan};
        inside.add_results(body->results);
        inside.run();
        if (out_.plan.changes.size() == before) return std::nullopt;
        for (std::string& result : body->results) result = inside.renamed(result);
        std::vector<std::size_t> counts;
        for (std::size_t i = 0; i < body->nodes.size(); ++i) counts.push_back(inside.count_of(i));
        return write_function_body(bytes, inside.take_nodes(), counts, body->results);
    }

    void take(problems found) {
        for (problem& p : found) out_.plan.found.push_back(std::move(p));
    }

    void stamp(std::int32_t target) {
        out_.graph.versions = g_.versions;
        out_.graph.version = g_.version;
        if (!options_.stamp || target == versions_.producer) return;
        version_def now = versions_;
        now.producer = target;
        now.min_consumer = std::min(now.min_consumer, target);
        const bool says_nothing = target == ops_.unversioned() && now == version_def{};
        out_.graph.versions.reset();
        if (!says_nothing) out_.graph.versions = std::move(now);
        out_.graph.version = 0;
    }

    const graph_def& g_;
    table_view ops_;
    const version_policy& policy_;
    const migration_options& options_;
    version_def versions_;
    migrated_graph out_;
};

// The version before `target`, on the way from it to `from`, that the problems name as the nearest.
inline std::optional<std::int32_t> next_nearest(const migration_plan& plan) {
    std::optional<std::int64_t> best;
    for (const problem& p : plan.found) {
        const std::int64_t v = p.nearest_version;
        const bool between =
            plan.to > plan.from ? v >= plan.from && v < plan.to : v <= plan.from && v > plan.to;
        if (!between) return std::nullopt;
        const bool farther = !best || (plan.to > plan.from ? v < *best : v > *best);
        if (farther) best = v;
    }
    if (!best) return std::nullopt;
    return static_cast<std::int32_t>(*best);
}

inline migrated_graph attempt(const graph_def& g, table_view ops, const version_policy& policy,
                              const migration_options& options) {
    const std::int32_t target = options.target.value_or(policy.current);
    migrated_graph done = graph_migration{g, ops, policy, options}.run(target);
    if (done.plan.ok()) {
        done.plan.nearest = target;
        return done;
    }
    migration_plan last = done.plan;
    for (int tries = 0; tries < 16; ++tries) {
        const auto nearer = next_nearest(last);
        if (!nearer) break;
        last = graph_migration{g, ops, policy, options}.run(*nearer).plan;
        if (!last.ok()) continue;
        done.plan.nearest = *nearer;
        break;
    }
    return done;
}

}  // namespace detail

// A dry run: nothing is changed. Time is linear in the nodes and in the steps that they take.
inline migration_plan plan_migration(const graph_def& g, table_view ops,
                                     const version_policy& policy,
                                     const migration_options& options = {}) {
    return detail::attempt(g, ops, policy, options).plan;
}

// Up to a newer version, or down to an older one that must be able to say all that the graph says.
// Names, devices, control inputs and attrs that begin with _ stay; a node that is added is named
// after the one that it serves. On failure there is all that stands in the way, each problem with
// the nearest version that it allows.
// Down and up again gives the same bytes; so does up and down, but for attrs at their default that
// a node had ahead of its own producer, and for an empty `versions`, which go.
inline expected<migrated_graph, problems> migrate(const graph_def& g, table_view ops,
                                                  const version_policy& policy,
                                                  const migration_options& options = {}) {
    migrated_graph done = detail::attempt(g, ops, policy, options);
    if (!done.plan.ok()) return unexpected<problems>{std::move(done.plan.found)};
    return done;
}

template <class Dialect>
migration_plan plan_migration(const graph_def& g, const migration_options& options = {}) {
    return plan_migration(g, Dialect::ops, Dialect::policy, options);
}

template <class Dialect>
expected<migrated_graph, problems> migrate(const graph_def& g,
                                           const migration_options& options = {}) {
    return migrate(g, Dialect::ops, Dialect::policy, options);
}

}  // namespace evergraph

#endif
