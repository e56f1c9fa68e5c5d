// SPDX-License-Identifier: BSL-1.0
// session_graph: a graph that was checked and built, and the plans that serve requests to it.
#ifndef EVERGRAPH_SESSION_GRAPH_HPP
#define EVERGRAPH_SESSION_GRAPH_HPP

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "base/expected.hpp"
#include "base/problem.hpp"
#include "base/shared_bytes.hpp"
#include "format/function_library.hpp"
#include "function_cache.hpp"
#include "graph/build_graph.hpp"
#include "graph/graph.hpp"
#include "graph/graph_def.hpp"
#include "graph/structure_ops.hpp"
#include "graph/tensor_name.hpp"
#include "ops/op_definition.hpp"
#include "pass/check.hpp"
#include "pass/check_functions.hpp"
#include "pass/function_call.hpp"
#include "pass/prune.hpp"
#include "plan/freeze.hpp"
#include "run/executor.hpp"
#include "run/kernel_table.hpp"
#include "tensor/shape_proto.hpp"
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

// A plan for one order of feeds and fetches. Each fetch stands in the plan once, feeds and fetches
// are sorted by name there.
struct session_plan {
    std::shared_ptr<const executor> exec;
    std::shared_ptr<const void> keep;  // the graph, whose functions the plan calls
    std::vector<std::uint32_t> feed_at;   // the place of the caller's feed in the plan
    std::vector<std::uint32_t> fetch_at;
    std::vector<std::optional<shape_proto>> shapes;  // what the caller's feeds must fit
};

// Never changes; safe for several threads and sessions.
class session_graph : public std::enable_shared_from_this<session_graph> {
 public:
    // Refused with all problems that `check` finds.
    static expected<std::shared_ptr<session_graph>, problems> make(graph_def def,
                                                                   const runtime& with,
                                                                   unknown_attrs attrs) {
        check_options how;
        how.attrs = attrs;
        check_report report = check(def, with, how);
        if (!report.ok()) return unexpected<problems>{std::move(report.found)};
        expected<function_library, problems> functions =
            function_library::read(def.library.value_or(shared_bytes{}));
        if (!functions) return unexpected<problems>{std::move(functions).error()};
        make_calls(def, *functions);
        expected<graph, problems> g = build_graph(std::move(def));
        if (!g) return unexpected<problems>{std::move(g).error()};
        return std::make_shared<session_graph>(std::move(*g), std::move(*functions), with);
    }
    session_graph(graph g, function_library functions, const runtime& with)
        : held_(std::move(g)),
          with_(with),
          functions_(std::move(functions), with.ops, with.kernels, held_.versions) {}

    const graph& held() const noexcept { return held_; }
    const runtime& with() const noexcept { return with_; }
    const function_library& functions() const noexcept { return functions_.library(); }

    // Made once for each set of feeds, fetches and targets, whatever their order, and kept.
    expected<session_plan, problems> plan_for(const prune_request& asked, bool in_steps = false) {
        prune_request sorted = asked;
        std::sort(sorted.feeds.begin(), sorted.feeds.end());
        for (std::vector<std::string>* names : {&sorted.fetches, &sorted.targets}) {
            std::sort(names->begin(), names->end());
            names->erase(std::unique(names->begin(), names->end()), names->end());
        }
        const key wanted{sorted.feeds, sorted.fetches, sorted.targets, {in_steps ? "steps" : ""}};
        session_plan out;
        {
            const std::lock_guard lock(mutex_);
            const auto at = plans_.find(wanted);
            if (at != plans_.end()) out.exec = at->second;
        }
        if (out.exec == nullptr) {
            auto made = make_plan(sorted, in_steps);
            if (!made) return unexpected<problems>{std::move(made).error()};
            const std::lock_guard lock(mutex_);
            out.exec = plans_.emplace(wanted, std::move(*made)).first->second;
        }
        out.keep = shared_from_this();
        for (const std::string& f : asked.feeds) {
            out.feed_at.push_back(place_of(f, sorted.feeds));
            out.shapes.push_back(wanted_shape(f));
        }
        for (const std::string& f : asked.fetches) out.fetch_at.push_back(place_of(f, sorted.fetches));
        return out;
    }

 private:
    using key = std::vector<std::vector<std::string>>;

    static std::uint32_t place_of(const std::string& name, const std::vector<std::string>& sorted) {
        const auto at = std::lower_bound(sorted.begin(), sorted.end(), name);
        return static_cast<std::uint32_t>(at - sorted.begin());
    }

    expected<std::shared_ptr<const executor>, problems> make_plan(const prune_request& request,
                                                                  bool in_steps) {
        auto pruned = prune(held_, request, with_.ops);
        if (!pruned) return unexpected<problems>{std::move(pruned).error()};
        problems missing = unfed_placeholders(*pruned);
        if (!missing.empty()) return unexpected<problems>{std::move(missing)};
        auto frozen = freeze(*pruned, with_.ops);
        if (!frozen) return unexpected<problems>{std::move(frozen).error()};
        for (std::size_t i = 0; i < request.feeds.size(); ++i) {
            frozen->feeds[i].name = request.feeds[i];
        }
        for (std::size_t i = 0; i < request.fetches.size(); ++i) {
            frozen->fetches[i].name = request.fetches[i];
        }
        auto ready = functions_.make_ready(*frozen);
        if (!ready) return unexpected<problems>{std::move(ready).error()};
        auto bound = executor::bind(std::move(*frozen), with_.kernels, in_steps);
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
    std::optional<shape_proto> wanted_shape(const std::string& feed) const {
        const std::int32_t producer = held_.versions ? held_.versions->producer : 0;
        const auto id = held_.find(parse_tensor_name(feed).node);
        if (!id || !is_placeholder(held_[*id].op)) return std::nullopt;
        const shape_proto* dims = held_[*id].attrs.find_as<shape_proto>("shape");
        if (dims == nullptr || (dims->dims.empty() && producer <= 21)) return std::nullopt;
        return *dims;
    }

    const graph held_;
    const runtime with_;
    function_cache functions_;
    std::mutex mutex_;
    std::map<key, std::shared_ptr<const executor>> plans_;
};

}  // namespace evergraph

#endif
