// SPDX-License-Identifier: BSL-1.0
// prune: the part of a graph that fetches and targets need, with feeds and fetches built in.
#ifndef EVERGRAPH_PASS_PRUNE_HPP
#define EVERGRAPH_PASS_PRUNE_HPP

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "../base/expected.hpp"
#include "../base/problem.hpp"
#include "../graph/graph.hpp"
#include "../graph/structure_ops.hpp"
#include "../graph/tensor_name.hpp"
#include "../ops/op_definition.hpp"
#include "../ops/port_types.hpp"

namespace evergraph {

// Feeds and fetches are tensor names (`x`, `x:1`), targets node names.
struct prune_request {
    std::vector<std::string> feeds = {};
    std::vector<std::string> fetches = {};
    std::vector<std::string> targets = {};
};

namespace detail {

// One output of a node.
using endpoint = std::pair<node_id, int>;

class graph_pruner {
 public:
    graph_pruner(const graph& g, const prune_request& request, table_view ops)
        : g_(g), request_(request), ops_(ops), producer_(g.versions ? g.versions->producer : 0) {}

    expected<graph, problems> run() {
        check_request();
        resolve();
        if (!found_.empty()) return unexpected<problems>{std::move(found_)};
        mark_needed();
        return build();
    }

 private:
    void complain(problem_kind kind, status_code code, const std::string& found,
                  std::string needed, std::string remedy, const node* at = nullptr) {
        problem p = problem_at(at == nullptr ? node{} : *at, kind, code, found, std::move(needed),
                               std::move(remedy));
        found_.push_back(std::move(p));
    }

    // Names are compared as text, as TensorFlow does: "a" and "a:0" count as different.
    void check_request() {
        if (request_.fetches.empty() && request_.targets.empty()) {
            complain(problem_kind::nothing_requested, status_code::invalid_argument, "neither",
                     "at least one fetch or target", "name an output to fetch");
        }
        std::set<std::string_view> fed;
        for (const std::string& name : request_.feeds) {
            if (!fed.insert(name).second) {
                complain(problem_kind::feed_given_twice, status_code::invalid_argument,
                         "'" + name + "'", "each feed once", "drop one of them");
            }
        }
        for (const std::string& name : request_.fetches) {
            if (fed.count(name) != 0) {
                complain(problem_kind::fed_and_fetched, status_code::invalid_argument,
                         "'" + name + "'", "a fetch that is not fed", "drop one of them");
            }
        }
    }

    void resolve() {
        for (const std::string& name : request_.feeds) {
            feeds_.push_back(resolve_output(name, problem_kind::unknown_feed));
            feed_at_.emplace(feeds_.back(), feeds_.size() - 1);
        }
        for (const std::string& name : request_.fetches) {
            fetches_.push_back(resolve_output(name, problem_kind::unknown_fetch));
        }
        for (const std::string& name : request_.targets) {
            const auto id = g_.find(parse_tensor_name(name).node);
            if (id) {
                targets_.push_back(*id);
            } else {
                complain(problem_kind::unknown_target, status_code::not_found, "'" + name + "'",
                         "a node of the graph", "correct the name");
            }
        }
    }

    endpoint resolve_output(const std::string& name, problem_kind kind) {
        const tensor_name wanted = parse_tensor_name(name);
        const auto id = g_.find(wanted.node);
        if (!id || wanted.output == control_slot) {
            complain(kind, status_code::not_found, "'" + name + "'", "an output of a node",
                     wanted.output == control_slot ? "name a node to run as a target"
                                                   : "correct the name");
            return {graph::source, 0};
        }
        const node& n = g_[*id];
        const auto types = outputs_of(n);
        if (!types) return {*id, wanted.output};
        if (types->size() == 0) {
            complain(problem_kind::nothing_to_fetch, status_code::invalid_argument,
                     "'" + name + "'", "a node with outputs", "name the node as a target", &n);
        } else if (wanted.output >= types->size()) {
            complain(kind, status_code::invalid_argument, "'" + name + "'",
                     "an output below " + std::to_string(types->size()), "correct the index", &n);
        }
        return {*id, wanted.output};
    }

    std::optional<port_types> outputs_of(const node& n) const {
        const op_definition* op = ops_.find(n.op, producer_);
        return op == nullptr ? std::nullopt : types_of(*op, op->outputs, n.attrs);
    }

    bool is_fed(const endpoint& e) const { return feed_at_.count(e) != 0; }

    // A fed placeholder does not run: what waited for it waits for the feed. Any other fed node
    // still runs if someone waits for it.
    bool feed_stands_for(node_id id) const {
        return is_placeholder(g_[id].op) && feed_at_.lower_bound({id, 0}) != feed_at_.end() &&
               feed_at_.lower_bound({id, 0})->first.first == id;
    }

    void mark_needed() {
        needed_.assign(g_.id_end(), 0);
        std::vector<node_id> open;
        const auto need = [&](node_id id) {
            if (id > graph::sink && needed_[id] == 0) {
                needed_[id] = 1;
                open.push_back(id);
            }
        };
        for (const endpoint& f : fetches_) {
            if (!is_fed(f)) need(f.first);
        }
        for (node_id id : targets_) need(id);
        while (!open.empty()) {
            const node_id id = open.back();
            open.pop_back();
            for (auto [e, end] = boost::in_edges(id, g_.boost()); e != end; ++e) {
                const node_id from = boost::source(*e, g_.boost());
                const bool replaced = g_[*e].is_control() ? feed_stands_for(from)
                                                          : is_fed({from, g_[*e].output});
                if (!replaced) need(from);
            }
        }
    }

    node end_node(std::string_view op, const endpoint& e, std::size_t index) const {
        node n;
        n.op = op;
        n.name = std::string{op == arg_op ? "_arg_" : "_retval_"} + g_[e.first].name + "_" +
                 std::to_string(e.second) + "_" + std::to_string(index);
        const auto types = outputs_of(g_[e.first]);
        if (types) n.attrs.set("T", base_of((*types)[e.second]));
        n.attrs.set("index", static_cast<std::int64_t>(index));
        return n;
    }

    // The old node's place in the new graph; the feed's node where a feed stands for it.
    endpoint moved(const endpoint& e) const {
        const auto feed = feed_at_.find(e);
        if (feed != feed_at_.end()) return {args_[feed->second], 0};
        return {new_id_[e.first], e.second};
    }

    expected<graph, problems> build() {
        graph out;
        out.versions = g_.versions;
        out.library = g_.library;
        new_id_.assign(needed_.size(), graph::source);
        const auto add = [&](node n) -> node_id {
            auto id = out.add_node(std::move(n));
            if (id) return *id;
            found_.push_back(std::move(id).error());
            return graph::source;
        };
        for (node_id id = graph::sink + 1; id < needed_.size(); ++id) {
            if (needed_[id] != 0) new_id_[id] = add(g_[id]);
        }
        for (std::size_t i = 0; i < feeds_.size(); ++i) {
            args_.push_back(add(end_node(arg_op, feeds_[i], i)));
        }
        for (node_id id = graph::sink + 1; id < needed_.size(); ++id) {
            if (needed_[id] != 0) copy_inputs(id, out);
        }
        for (std::size_t i = 0; i < fetches_.size(); ++i) {
            const node_id ret = add(end_node(retval_op, fetches_[i], i));
            const endpoint from = moved(fetches_[i]);
            if (found_.empty()) out.add_edge(from.first, from.second, ret, 0);
        }
        if (!found_.empty()) return unexpected<problems>{std::move(found_)};
        out.fix_source_and_sink();
        return out;
    }

    void copy_inputs(node_id id, graph& out) const {
        for (auto [e, end] = boost::in_edges(id, g_.boost()); e != end; ++e) {
            const node_id from = boost::source(*e, g_.boost());
            if (from == graph::source) continue;
            if (!g_[*e].is_control()) {
                const endpoint source = moved({from, g_[*e].output});
                out.add_edge(source.first, source.second, new_id_[id], g_[*e].input);
            } else if (!feed_stands_for(from)) {
                out.add_control_edge(new_id_[from], new_id_[id]);
            } else {
                const auto feed = feed_at_.lower_bound({from, 0});
                out.add_control_edge(args_[feed->second], new_id_[id]);
            }
        }
    }

    const graph& g_;
    const prune_request& request_;
    table_view ops_;
    std::int32_t producer_;
    problems found_;
    std::vector<endpoint> feeds_;
    std::map<endpoint, std::size_t> feed_at_;  // the first feed of an endpoint
    std::vector<endpoint> fetches_;
    std::vector<node_id> targets_;
    std::vector<std::uint8_t> needed_;
    std::vector<node_id> new_id_;
    std::vector<node_id> args_;
};

}  // namespace detail

// A new graph of the nodes that fetches and targets need, in their old order, then one _Arg node
// for each feed and one _Retval node for each fetch, in the order of the request (attr `index`).
// All that is wrong with the request is reported together. The graph must have passed `check`.
inline expected<graph, problems> prune(const graph& g, const prune_request& request,
                                       table_view ops) {
    return detail::graph_pruner{g, request, ops}.run();
}

}  // namespace evergraph

#endif
