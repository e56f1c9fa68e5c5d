// SPDX-License-Identifier: BSL-1.0
// session: the whole trip in one call: a graph is checked and built once, then run as one likes.
#ifndef EVERGRAPH_SESSION_HPP
#define EVERGRAPH_SESSION_HPP

#include <algorithm>
#include <memory>
#include <mutex>
#include <stdexcept>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include "base/expected.hpp"
#include "base/problem.hpp"
#include "format/function_library.hpp"
#include "graph/build_graph.hpp"
#include "graph/graph.hpp"
#include "graph/graph_def.hpp"
#include "graph/structure_ops.hpp"
#include "pass/prune.hpp"
#include "run/cancellation.hpp"
#include "run/resource_store.hpp"
#include "run/run_options.hpp"
#include "session_graph.hpp"
#include "session_run.hpp"
#include "tensor/tensor.hpp"
#include "version/merge_versions.hpp"
#include "version/version_def.hpp"

namespace evergraph {

#if defined(__cpp_exceptions)
// What constructors throw: the first problem as text, all of them as data.
class session_error : public std::runtime_error {
 public:
    explicit session_error(problems p)
        : std::runtime_error(p.empty() ? "unknown problem" : line(p[0])), found(std::move(p)) {}
    const problems found;
};
#endif

// A graph and the state of its variables, tables and queues. Plans are made for each set of feeds,
// fetches and targets once and kept. All members may be called from several threads at once; what
// runs while the graph is extended runs on the graph as it was.
class session {
 public:
    // Without a graph: `create` or `extend` brings one.
    explicit session(const runtime& with, session_options options = {})
        : self_(std::make_shared<session_state>(with, std::move(options))) {}

    static expected<session, problems> open(graph_def def, const runtime& with,
                                            session_options options = {}) {
        session made(with, std::move(options));
        auto created = made.take(std::move(def));
        if (!created) return unexpected<problems>{std::move(created).error()};
        return made;
    }
    static expected<session, problems> open(const graph& g, const runtime& with,
                                            session_options options = {}) {
        return open(to_graph_def(g), with, std::move(options));
    }
#if defined(__cpp_exceptions)
    // With the runtime that `default_runtime(graph_def)` gives, as TensorFlow's dialect does where
    // it is included. Throws session_error.
    template <class G>
        requires(std::is_same_v<std::remove_cvref_t<G>, graph_def> ||
                 std::is_same_v<std::remove_cvref_t<G>, graph>)
    explicit session(const G& g, session_options options = {})
        : session(opened(open(g, default_runtime(g), std::move(options)))) {}
#endif
    // Another session over the same graph and its plans, with a state of its own.
    session another(session_options options = {}) const {
        session made(self_->with, std::move(options));
        made.self_->held = held();
        return made;
    }

    // Refused with all problems that `check` finds, and if there is a graph already. A graph
    // without nodes changes nothing.
    expected<void, problems> create(graph_def def) {
        const std::lock_guard alone(self_->extending);
        return create_first(std::move(def));
    }
    // Adds nodes and functions; plans that were made before stay. The producers must be the same;
    // min_consumer and bad consumers grow. Refused as a whole if a name is taken or the graph would
    // not pass `check`.
    expected<void, problems> extend(graph_def more);

    // Of the graph as it is now; valid until the next `extend`.
    const graph& held_graph() const { return held()->held(); }
    const std::shared_ptr<resource_store>& resources() const noexcept { return self_->resources; }

    // The values of the fetches, in their order. Targets run without giving a value.
    expected<std::vector<tensor>, problems> run(const std::vector<named_tensor>& feeds,
                                                const std::vector<std::string>& fetches,
                                                const std::vector<std::string>& targets = {},
                                                const run_options& options = {}) const {
        prune_request request{{}, fetches, targets};
        std::vector<tensor> values;
        for (const named_tensor& f : feeds) {
            request.feeds.push_back(f.name);
            values.push_back(f.value);
        }
        const auto plan = plan_for(request, false);
        if (!plan) return unexpected<problems>{plan.error()};
        return self_->run(*plan, values, options);
    }
    expected<std::vector<tensor>, problems> run(const std::vector<named_tensor>& feeds,
                                                const std::vector<std::string>& fetches,
                                                const std::vector<std::string>& targets,
                                                const cancellation* cancel) const {
        run_options options;
        options.cancel = cancel;
        return run(feeds, fetches, targets, options);
    }

    // The same request again and again, without names and look-ups. What `options` points to must
    // outlive the callable.
    expected<session_callable, problems> make_callable(const std::vector<std::string>& feeds,
                                                       const std::vector<std::string>& fetches,
                                                       const std::vector<std::string>& targets = {},
                                                       run_options options = {}) const {
        auto plan = plan_for({feeds, fetches, targets}, false);
        if (!plan) return unexpected<problems>{std::move(plan).error()};
        return session_callable{self_, std::move(*plan), std::move(options)};
    }
    // One run whose feeds come in steps, all of them named here.
    expected<session_steps, problems> start_steps(const std::vector<std::string>& feeds,
                                                  const std::vector<std::string>& fetches,
                                                  const std::vector<std::string>& targets = {},
                                                  const run_options& options = {}) const {
        prune_request request{feeds, fetches, targets};
        auto plan = plan_for(request, true);
        if (!plan) return unexpected<problems>{std::move(plan).error()};
        return session_steps{self_, std::move(*plan), std::move(request), options};
    }

    // Cancels what runs and refuses what comes. Does not wait; more calls do nothing.
    void close() const { self_->closing.cancel(); }

 private:
    static problem wrong(status_code code, problem_kind kind, std::string found, std::string needed,
                         std::string remedy) {
        return problem_at(node{}, kind, code, std::move(found), std::move(needed),
                          std::move(remedy));
    }
#if defined(__cpp_exceptions)
    static session opened(expected<session, problems> made) {
        if (!made) throw session_error(std::move(made).error());
        return std::move(*made);
    }
#endif

    expected<void, problems> create_first(graph_def def) {
        if (self_->closing.cancelled()) return self_->refused(self_->closed_problem());
        if (def.nodes.empty()) return {};
        if (held() != nullptr) {
            return self_->refused(wrong(status_code::already_exists, problem_kind::given_twice,
                                        "a second graph", "one", "extend the first"));
        }
        return take(std::move(def));
    }
    std::shared_ptr<session_graph> held() const {
        const std::lock_guard lock(self_->mutex);
        return self_->held;
    }
    expected<void, problems> take(graph_def def) {
        auto made = session_graph::make(std::move(def), self_->with, self_->attrs);
        if (!made) return unexpected<problems>{std::move(made).error()};
        const std::lock_guard lock(self_->mutex);
        self_->held = std::move(*made);
        return {};
    }
    expected<session_plan, problems> plan_for(const prune_request& request, bool in_steps) const {
        if (self_->closing.cancelled()) return self_->refused(self_->closed_problem());
        const std::shared_ptr<session_graph> graph_now = held();
        if (graph_now != nullptr) return graph_now->plan_for(request, in_steps);
        return self_->refused(wrong(status_code::invalid_argument, problem_kind::nothing_requested,
                                    "no graph", "a graph", "create it first"));
    }

    std::shared_ptr<session_state> self_;
};

inline expected<void, problems> session::extend(graph_def more) {
    const std::lock_guard alone(self_->extending);
    if (self_->closing.cancelled()) return self_->refused(self_->closed_problem());
    const std::shared_ptr<session_graph> before = held();
    if (before == nullptr) return create_first(std::move(more));
    graph_def all = to_graph_def(before->held());
    problems taken;
    for (const node_def& n : more.nodes) {
        if (!before->held().find(n.name)) continue;
        taken.push_back(problem_at(n, problem_kind::duplicate_node_name,
                                   status_code::invalid_argument, "a node of this name",
                                   "a new name", "rename it"));
    }
    const version_def old = all.versions.value_or(version_def{});
    const version_def added = more.versions.value_or(old);
    if (added.producer != old.producer) {
        taken.push_back(wrong(status_code::invalid_argument, problem_kind::producers_differ,
                              "nodes of producer " + std::to_string(added.producer),
                              "producer " + std::to_string(old.producer), "migrate them first"));
    }
    function_library functions = before->functions();
    auto library = function_library::read(more.library.value_or(shared_bytes{}));
    if (!library) return unexpected<problems>{std::move(library).error()};
    if (auto joined = functions.add(*library, self_->with.ops); !joined) {
        taken.push_back(std::move(joined).error());
    }
    if (!taken.empty()) return unexpected<problems>{std::move(taken)};
    if (all.versions || more.versions) {
        version_def both = old;
        merge_versions(both, added);
        all.versions = std::move(both);
    }
    if (!functions.empty()) all.library = shared_bytes::copy_of(functions.write());
    for (node_def& n : more.nodes) all.nodes.push_back(std::move(n));
    return take(std::move(all));
}

}  // namespace evergraph

#endif
