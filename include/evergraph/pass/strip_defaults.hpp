// SPDX-License-Identifier: BSL-1.0
// strip_defaults: takes attrs out of nodes that say what would hold without them.
#ifndef EVERGRAPH_PASS_STRIP_DEFAULTS_HPP
#define EVERGRAPH_PASS_STRIP_DEFAULTS_HPP

#include <algorithm>
#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "../base/expected.hpp"
#include "../base/problem.hpp"
#include "../format/function_names.hpp"
#include "../graph/graph_def.hpp"
#include "../ops/default_attr.hpp"
#include "../ops/op_definition.hpp"
#include "../ops/table_difference.hpp"
#include "../tensor/same_attr.hpp"
#include "change_nodes.hpp"

namespace evergraph {

struct op_attr {
    std::string op;
    std::string attr;
    auto operator<=>(const op_attr&) const = default;
};

// Whether the attr has the default that this definition gives it.
inline bool is_at_default(const op_definition& op, const named_attr& a) {
    const attr_def* def = op.attr(a.name);
    const auto standard = def == nullptr ? std::nullopt : default_attr(*def);
    return standard && same_attr(a.value, *standard);
}

namespace detail {

// Whether no definition before `own` that holds at `oldest` or later has another default.
inline bool same_default_since(table_view ops, const op_definition& own, std::string_view attr,
                               std::int32_t oldest) {
    const attr_def* now = own.attr(attr);
    for (const op_definition& d : ops.versions_of(own.name)) {
        if (&d == &own) return true;
        const attr_def* then = d.attr(attr);
        const bool counts = d.until >= oldest && then != nullptr;
        if (counts && (!then->has_default || then->default_text != now->default_text)) return false;
    }
    return true;
}

template <class Strip>
bool strip_attrs(node_def& n, Strip is_stripped) {
    std::vector<std::string> gone;
    for (const named_attr& a : n.attrs) {
        if (!a.name.starts_with('_') && is_stripped(a)) gone.push_back(a.name);
    }
    for (const std::string& name : gone) n.attrs.erase(name);
    return !gone.empty();
}

}  // namespace detail

// In functions too; ops that the table lacks are left alone. Gives what was taken out, once for
// each op. An older consumer, which lacks an attr that came later, can then read the graph.
// Defaults that are not the same since `oldest`, the oldest version that is to read the graph, stay
// written.
inline expected<std::set<op_attr>, problems> strip_default_attrs(
    graph_def& g, table_view ops, std::int32_t oldest = op_definition::open) {
    std::set<op_attr> stripped;
    const std::int32_t producer = versions_of(g).producer;
    auto failed = change_nodes(g, [&](node_def& n, const std::string&) {
        const op_definition* op = ops.find(n.op, producer);
        if (op == nullptr) return false;
        return detail::strip_attrs(n, [&](const named_attr& a) {
            const bool strips =
                is_at_default(*op, a) && detail::same_default_since(ops, *op, a.name, oldest);
            if (strips) stripped.insert({n.op, a.name});
            return strips;
        });
    });
    if (failed) return unexpected<problems>{std::move(*failed)};
    return stripped;
}

// For a consumer that lacks attrs which the producer's table has: takes out those at the producer's
// default. Attrs at another value stay, and the consumer's check will find them. An op that one of
// the tables lacks, or an attr that both lack, is a problem.
inline expected<std::set<op_attr>, problems> remove_new_default_attrs(graph_def& g,
                                                                      const table_at& consumer,
                                                                      const table_at& producer) {
    std::set<op_attr> removed;
    problems found;
    const std::vector<std::string> functions = function_names(g);
    const auto refuse = [&](const node_def& n, problem_kind kind, std::string what,
                            std::string needed, const std::string& attr = {}) {
        problem p = problem_at(n, kind, status_code::invalid_argument, std::move(what),
                               std::move(needed), "use the table of the graph's producer");
        p.attr = attr;
        found.push_back(std::move(p));
    };
    graph_def changed = g;
    auto failed = change_nodes(changed, [&](node_def& n, const std::string&) {
        if (std::find(functions.begin(), functions.end(), n.op) != functions.end()) return false;
        const auto reads = definition_at(consumer.ops.versions_of(n.op), consumer.version);
        const auto wrote = definition_at(producer.ops.versions_of(n.op), producer.version);
        if (!reads || !wrote) {
            refuse(n, problem_kind::unknown_op, "'" + n.op + "'",
                   std::string{"an op of the "} + (reads ? "producer" : "consumer"));
            return false;
        }
        const op_definition known = reads.value();
        const op_definition meant = wrote.value();
        return detail::strip_attrs(n, [&](const named_attr& a) {
            if (known.attr(a.name) != nullptr) return false;
            if (meant.attr(a.name) == nullptr) {
                refuse(n, problem_kind::unknown_attr, "an attr that the producer lacks too",
                       "an attr of the op", a.name);
                return false;
            }
            const bool removes = is_at_default(meant, a);
            if (removes) removed.insert({n.op, a.name});
            return removes;
        });
    });
    if (failed) found.insert(found.end(), failed->begin(), failed->end());
    if (!found.empty()) return unexpected<problems>{std::move(found)};
    g = std::move(changed);
    return removed;
}

}  // namespace evergraph

#endif
