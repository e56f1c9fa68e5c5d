// SPDX-License-Identifier: BSL-1.0
// session: the whole trip in one call: a graph is checked and built once, then run as one likes.
#ifndef EVERGRAPH_SESSION_HPP
#define EVERGRAPH_SESSION_HPP

#include <algorithm>
#include <cstdint>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "base/expected.hpp"
#include "base/problem.hpp"
#include "format/function_library.hpp"
#include "function_cache.hpp"
#include "graph/build_graph.hpp"
#include "graph/graph.hpp"
#include "graph/graph_def.hpp"
#include "graph/structure_ops.hpp"
#include "ops/op_definition.hpp"
#include "pass/check.hpp"
#include "pass/check_functions.hpp"
#include "pass/function_call.hpp"
#include "pass/prune.hpp"
#include "plan/freeze.hpp"
#include "run/cancellation.hpp"
#include "run/executor.hpp"
#include "run/kernel_table.hpp"
#include "run/resource_store.hpp"
#include "run/thread_pool.hpp"
#include "tensor/tensor.hpp"
#include "version/version_window.hpp"

namespace evergraph {

// What reads and runs a graph: the ops it knows, the versions it accepts, the kernels it has.
struct runtime {
    table_view ops;
    version_window window;
    kernel_view kernels;
};

// A Dialect is a dialect<table, policy>.
template <class Dialect>
constexpr runtime runtime_of(kernel_view kernels) {
    return {Dialect::ops, {Dialect::policy.current, Dialect::policy.min_producer}, kernels};
}

// `check` with the graph's own functions known, and looked into.
inline check_report check(const graph_def& g, const runtime& with, check_options options = {}) {
    return check_with_functions(g, with.ops, with.window, options);
}

struct session_options {
    unsigned threads = std::thread::hardware_concurrency();  // 1: everything on the caller
    unknown_attrs attrs = unknown_attrs::refuse;
    // Where variables, tables and queues live. Sessions that share it share them; a session that
    // is given none has its own.
    std::shared_ptr<resource_store> resources = nullptr;
};

struct named_tensor {
    std::string name;  // a tensor name: `x`, `x:1`
    tensor value;
};

// Plans are made for each set of feeds, fetches and targets once and kept. `run` may be called from
// several threads at once.
class session {
 public:
    // Refused with all problems that `check` finds.
    static expected<session, problems> open(graph_def def, const runtime& with,
                                            session_options options = {}) {
        check_options how;
        how.attrs = options.attrs;
        check_report report = check(def, with, how);
        if (!report.ok()) return unexpected<problems>{std::move(report.found)};
        expected<function_library, problems> functions =
            function_library::read(def.library.value_or(shared_bytes{}));
        if (!functions) return unexpected<problems>{std::move(functions).error()};
        make_calls(def, *functions);
        expected<graph, problems> g = build_graph(std::move(def));
        if (!g) return unexpected<problems>{std::move(g).error()};
        return session{std::move(*g), std::move(*functions), with, options};
    }

    const graph& held_graph() const noexcept { return self_->held; }
    const std::shared_ptr<resource_store>& resources() const noexcept { return self_->resources; }

    // The values of the fetches, in their order. Targets run without giving a value.
    expected<std::vector<tensor>, problems> run(const std::vector<named_tensor>& feeds,
                                                const std::vector<std::string>& fetches,
                                                const std::vector<std::string>& targets = {},
                                                const cancellation* cancel = nullptr) const {
        prune_request request{{}, fetches, targets};
        for (const named_tensor& f : feeds) request.feeds.push_back(f.name);
        const auto plan = plan_for(request);
        if (!plan) return unexpected<problems>{plan.error()};
        problems wrong = check_shapes(feeds);
        if (!wrong.empty()) return unexpected<problems>{std::move(wrong)};
        std::vector<tensor> values;
        for (const named_tensor& f : feeds) values.push_back(f.value);
        run_options options;
        options.pool = self_->pool.threads() > 1 ? &self_->pool : nullptr;
        options.cancel = cancel;
        options.resources = self_->resources.get();
        auto out = (*plan)->run(values, options);
        if (!out) return unexpected<problems>{problems{std::move(out).error()}};
        return std::move(*out);
    }

 private:
    using shared_plan = std::shared_ptr<const executor>;
    using key = std::vector<std::vector<std::string>>;

    struct body {
        body(graph g, function_library f, const runtime& w, session_options options)
            : held(std::move(g)),
              with(w),
              pool(std::max(1U, options.threads)),
              resources(options.resources ? std::move(options.resources)
                                          : std::make_shared<resource_store>()),
              functions(std::move(f), w.ops, w.kernels, held.versions) {}
        graph held;
        runtime with;
        thread_pool pool;
        std::shared_ptr<resource_store> resources;
        function_cache functions;
        std::mutex mutex;
        std::map<key, shared_plan> plans;
    };

    session(graph g, function_library functions, const runtime& with, session_options options)
        : self_(std::make_unique<body>(std::move(g), std::move(functions), with,
                                       std::move(options))) {}

    expected<shared_plan, problems> plan_for(const prune_request& request) const {
        const key wanted{request.feeds, request.fetches, request.targets};
        {
            const std::lock_guard lock(self_->mutex);
            const auto at = self_->plans.find(wanted);
            if (at != self_->plans.end()) return at->second;
        }
        auto made = make_plan(request);
        if (!made) return unexpected<problems>{std::move(made).error()};
        const std::lock_guard lock(self_->mutex);
        return self_->plans.emplace(wanted, std::move(*made)).first->second;
    }

    expected<shared_plan, problems> make_plan(const prune_request& request) const {
        auto pruned = prune(self_->held, request, self_->with.ops);
        if (!pruned) return unexpected<problems>{std::move(pruned).error()};
        problems missing = unfed_placeholders(*pruned);
        if (!missing.empty()) return unexpected<problems>{std::move(missing)};
        auto frozen = freeze(*pruned, self_->with.ops);
        if (!frozen) return unexpected<problems>{std::move(frozen).error()};
        for (std::size_t i = 0; i < request.feeds.size(); ++i) {
            frozen->feeds[i].name = request.feeds[i];
        }
        for (std::size_t i = 0; i < request.fetches.size(); ++i) {
            frozen->fetches[i].name = request.fetches[i];
        }
        auto ready = self_->functions.make_ready(*frozen);
        if (!ready) return unexpected<problems>{std::move(ready).error()};
        auto bound = executor::bind(std::move(*frozen), self_->with.kernels);
        if (!bound) return unexpected<problems>{std::move(bound).error()};
        return std::make_shared<const executor>(std::move(*bound));
    }

    static problems unfed_placeholders(const graph& pruned) {
        problems found;
        for (node_id id : pruned.ids()) {
            const node& n = pruned[id];
            if (!is_placeholder(n.op)) continue;
            const dtype* type = n.attrs.find_as<dtype>("dtype");
            const shape_proto* dims = n.attrs.find_as<shape_proto>("shape");
            found.push_back(problem_at(
                n, problem_kind::placeholder_not_fed, status_code::invalid_argument, "no feed",
                (type == nullptr ? std::string{"a value"} : name_of(*type)) +
                    (dims == nullptr ? std::string{} : text(*dims)),
                "feed '" + n.name + "'"));
        }
        return found;
    }

    // The shape attr of a placeholder binds; before producer 22 a scalar there meant "unknown".
    problems check_shapes(const std::vector<named_tensor>& feeds) const {
        problems found;
        const graph& g = self_->held;
        const std::int32_t producer = g.versions ? g.versions->producer : 0;
        for (const named_tensor& f : feeds) {
            const auto id = g.find(parse_tensor_name(f.name).node);
            if (!id || !is_placeholder(g[*id].op)) continue;
            const shape_proto* dims = g[*id].attrs.find_as<shape_proto>("shape");
            if (dims == nullptr || (dims->dims.empty() && producer <= 21)) continue;
            if (fits(f.value.dims(), *dims)) continue;
            found.push_back(problem_at(g[*id], problem_kind::wrong_feed_shape,
                                       status_code::invalid_argument, summary(f.value), text(*dims),
                                       "feed a value of this shape"));
        }
        return found;
    }

    std::unique_ptr<body> self_;
};

}  // namespace evergraph

#endif
