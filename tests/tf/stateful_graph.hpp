// SPDX-License-Identifier: BSL-1.0
// stateful_graph: writes small graphs of TensorFlow's ops node by node, and runs them.
#ifndef EVERGRAPH_TESTS_TF_STATEFUL_GRAPH_HPP
#define EVERGRAPH_TESTS_TF_STATEFUL_GRAPH_HPP

#include <evergraph/session.hpp>
#include <evergraph/tf/dialect.hpp>

#include <doctest/doctest.h>

#include <string>
#include <utility>
#include <vector>

namespace stateful {

namespace eg = evergraph;

inline eg::attr_list types_of(std::vector<eg::dtype> types) {
    eg::attr_list list;
    list.type = std::move(types);
    return list;
}

struct writer {
    eg::graph_def graph;

    writer() {
        graph.versions.emplace();
        graph.versions->producer = 1395;
    }
    void node(std::string name, std::string op, std::vector<std::string> inputs = {},
              std::vector<eg::named_attr> attrs = {}) {
        eg::node_def n;
        n.name = std::move(name);
        n.op = std::move(op);
        n.inputs = std::move(inputs);
        n.attrs = eg::attr_map::of(std::move(attrs));
        graph.nodes.push_back(std::move(n));
    }
    void feed(std::string name, eg::dtype type) {
        node(std::move(name), "Placeholder", {}, {{"dtype", type}});
    }
    eg::session session(const eg::runtime& with, eg::session_options options = {}) const {
        auto s = eg::session::open(graph, with, std::move(options));
        if (!s) {
            for (const eg::problem& p : s.error()) MESSAGE(eg::line(p));
        }
        REQUIRE(s);
        return std::move(*s);
    }
};

inline eg::tensor run(const eg::session& s, const std::string& fetch,
                      const std::vector<eg::named_tensor>& feeds = {}) {
    auto out = s.run(feeds, {fetch});
    if (!out) {
        for (const eg::problem& p : out.error()) MESSAGE(eg::line(p));
    }
    REQUIRE(out);
    return out->front();
}
inline void run_target(const eg::session& s, const std::string& target,
                       const std::vector<eg::named_tensor>& feeds = {}) {
    auto out = s.run(feeds, {}, {target});
    if (!out) {
        for (const eg::problem& p : out.error()) MESSAGE(eg::line(p));
    }
    REQUIRE(out);
}
inline eg::problem failure(const eg::session& s, const std::vector<std::string>& fetches,
                           const std::vector<std::string>& targets = {},
                           const std::vector<eg::named_tensor>& feeds = {}) {
    auto out = s.run(feeds, fetches, targets);
    REQUIRE_FALSE(out);
    return out.error().front();
}

}  // namespace stateful

#endif
