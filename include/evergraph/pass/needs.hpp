// SPDX-License-Identifier: BSL-1.0
// needs: which versions can say what a graph says, and what in it forbids the others.
#ifndef EVERGRAPH_PASS_NEEDS_HPP
#define EVERGRAPH_PASS_NEEDS_HPP

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <unordered_set>
#include <utility>
#include <vector>

#include "../base/problem.hpp"
#include "../format/function_names.hpp"
#include "../graph/graph_def.hpp"
#include "../ops/op_definition.hpp"
#include "change_nodes.hpp"
#include "migrate_node.hpp"
#include "needs_report.hpp"
#include "node_floor.hpp"
#include "version_feature.hpp"

namespace evergraph {

// What decides about versions.
struct version_rules {
    table_view ops;
    std::span<const version_feature> features = {};
    std::span<const bad_version> bad = {};
};

namespace detail {

class needs_finder {
 public:
    needs_finder(const graph_def& g, const version_rules& rules)
        : g_(g),
          rules_(rules),
          names_(function_names(g)),
          functions_(names_.begin(), names_.end()),
          course_(rules.ops, producer_of(g), producer_of(g)) {
        out_.versions = versions_of(g);
        out_.versions.producer = producer_of(g);
        out_.unversioned = rules.ops.unversioned();
    }

    needs_report run() && {
        const problems unread = for_each_node(
            g_, [&](const node_def& n, const std::string& function) { look_at(n, function); });
        out_.found.insert(out_.found.end(), unread.begin(), unread.end());
        for (const version_feature& f : rules_.features) {
            if (f.in_graph != nullptr && f.in_graph(g_)) add_feature(f, {});
        }
        for (const bad_version& b : rules_.bad) {
            if (b.op.empty()) out_.bad.push_back(b.version);
        }
        std::sort(out_.bad.begin(), out_.bad.end());
        out_.bad.erase(std::unique(out_.bad.begin(), out_.bad.end()), out_.bad.end());
        order(out_.needs, true);
        order(out_.limits, false);
        return std::move(out_);
    }

 private:
    // The retired scalar counts if there is nothing newer.
    static std::int32_t producer_of(const graph_def& g) {
        return g.versions ? g.versions->producer : g.version;
    }

    // By version; of one version, in the order in which they were found.
    static void order(std::vector<version_need>& needs, bool highest_first) {
        std::vector<std::size_t> places(needs.size());
        for (std::size_t i = 0; i < places.size(); ++i) places[i] = i;
        std::sort(places.begin(), places.end(), [&](std::size_t a, std::size_t b) {
            if (needs[a].version == needs[b].version) return a < b;
            return (needs[a].version > needs[b].version) == highest_first;
        });
        std::vector<version_need> sorted;
        sorted.reserve(needs.size());
        for (const std::size_t place : places) sorted.push_back(std::move(needs[place]));
        needs = std::move(sorted);
    }

    static std::string name_in(const std::string& function, const node_def& n) {
        return function.empty() ? n.name : function + "/" + n.name;
    }

    void look_at(const node_def& n, const std::string& function) {
        const auto versions = rules_.ops.versions_of(n.op);
        if (versions.empty()) {
            if (functions_.count(n.op) == 0) refuse(n, function);
            return;
        }
        const op_definition& own = *course_.definition_of(n);
        const node_floor floor = floor_of(n, versions, own, !function.empty());
        add(n, function, floor.hard, false);
        if (floor.soft.version > floor.hard.version) add(n, function, floor.soft, true);
        add_limit(n, function, own);
        for (const version_feature& f : rules_.features) {
            if (f.in_node != nullptr && f.in_node(n)) add_feature(f, name_in(function, n), n.op);
        }
        for (const bad_version& b : rules_.bad) {
            if (b.op != n.op || (b.concerns != nullptr && !b.concerns(n))) continue;
            if (out_.bad.empty() || out_.bad.back() != b.version) out_.bad.push_back(b.version);
        }
    }

    void refuse(const node_def& n, const std::string& function) {
        problem p =
            problem_at(n, problem_kind::unknown_op, status_code::not_found, "'" + n.op + "'",
                       "an op of the table or a function of the graph", "use a table with the op");
        p.node = name_in(function, n);
        out_.found.push_back(std::move(p));
    }

    void add(const node_def& n, const std::string& function, const floor_reason& reason,
             bool soft) {
        if (reason.version <= 0) return;
        version_need need;
        need.version = reason.version;
        need.node = name_in(function, n);
        need.op = n.op;
        need.attr = reason.attr;
        need.why = reason.why;
        need.strip_helps = soft;
        out_.needs.push_back(std::move(need));
    }

    // An op that was restored was never lost to those who know that.
    void add_limit(const node_def& n, const std::string& function, const op_definition& own) {
        const bool deprecated =
            own.deprecated != op_definition::open && own.restored == op_definition::open;
        if (!deprecated) return;
        version_need limit;
        limit.version = own.deprecated;
        limit.node = name_in(function, n);
        limit.op = n.op;
        limit.for_readers = false;
        limit.why =
            "op " + n.op + " is deprecated since v" + std::to_string(own.deprecated) + ", " +
            (own.successor.empty() ? std::string{own.reason} : "use " + std::string{own.successor});
        out_.limits.push_back(std::move(limit));
    }

    void add_feature(const version_feature& f, const std::string& node,
                     const std::string& op = {}) {
        version_need need;
        need.node = node;
        need.op = op;
        if (f.min_consumer > 0) {
            need.version = f.min_consumer;
            need.why = std::string{f.name} + " are read since v" + std::to_string(need.version);
            need.for_writers = false;
            out_.needs.push_back(need);
        }
        if (f.min_producer <= 0) return;
        // Whoever wrote it before meant something else, and means it still.
        const bool means_it = out_.versions.producer >= f.min_producer;
        need.version = f.min_producer;
        need.why = std::string{f.name} + (means_it ? " are such since v" : " are none before v") +
                   std::to_string(need.version);
        need.for_readers = false;
        need.for_writers = true;
        (means_it ? out_.needs : out_.limits).push_back(std::move(need));
    }

    const graph_def& g_;
    const version_rules& rules_;
    std::vector<std::string> names_;
    std::unordered_set<std::string_view> functions_;
    migration_course course_;
    needs_report out_;
};

}  // namespace detail

// Looks at every node, those of functions too; time is linear in them. Nothing is changed.
inline needs_report what_it_needs(const graph_def& g, const version_rules& rules) {
    return detail::needs_finder{g, rules}.run();
}

}  // namespace evergraph

#endif
