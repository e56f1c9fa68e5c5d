// SPDX-License-Identifier: BSL-1.0
// function_cache: the functions that plans call, each made ready once for the attrs it is called with.
#ifndef EVERGRAPH_FUNCTION_CACHE_HPP
#define EVERGRAPH_FUNCTION_CACHE_HPP

#include <cstddef>
#include <iterator>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/expected.hpp"
#include "base/problem.hpp"
#include "format/function_library.hpp"
#include "format/protobuf_writer.hpp"
#include "graph/build_graph.hpp"
#include "ops/op_definition.hpp"
#include "pass/function_call.hpp"
#include "pass/instantiate.hpp"
#include "pass/prune.hpp"
#include "plan/freeze.hpp"
#include "plan/plan.hpp"
#include "run/called_function.hpp"
#include "run/executor.hpp"
#include "run/kernel_table.hpp"
#include "version/version_def.hpp"

namespace evergraph {

namespace detail {

// A function with the attrs of a call: its plan, bound.
class ready_function final : public called_function {
 public:
    ready_function(const function_def& f, attr_map set) : function(f), attrs(std::move(set)) {}

    const std::string& name() const override { return function.name(); }
    expected<std::vector<tensor>, problem> call(std::vector<tensor> args,
                                                const run_options& options) const override {
        return body->run(args, options);
    }

    const function_def& function;
    attr_map attrs;
    std::optional<executor> body;
};

// The functions that a node's attrs name, in the order in which its kernel takes them.
inline std::vector<func_attr> functions_of(const plan_node& n) {
    std::vector<func_attr> out;
    const auto add = [&](std::string_view attr) {
        if (const auto* f = n.attrs.find_as<func_attr>(attr)) out.push_back(*f);
    };
    if (n.op == "If" || n.op == "StatelessIf") {
        add("then_branch");
        add("else_branch");
    } else if (n.op == "While" || n.op == "StatelessWhile") {
        add("cond");
        add("body");
    } else if (n.op == "Case" || n.op == "StatelessCase") {
        if (const auto* all = n.attrs.find_as<attr_list>("branches")) out = all->func;
    } else {
        add("f");
    }
    return out;
}

}  // namespace detail

// Must outlive the plans that it makes ready. May be used from several threads at once.
class function_cache {
 public:
    function_cache(function_library library, table_view ops, kernel_view kernels,
                   std::optional<version_def> versions)
        : library_(std::move(library)),
          ops_(ops),
          kernels_(kernels),
          versions_(std::move(versions)) {}

    const function_library& library() const noexcept { return library_; }

    // Finds the functions that nodes of the plan call, and those that these call, and so on; all
    // that is wrong with any of them comes in one report. Then the plan may be bound.
    expected<void, problems> make_ready(plan& p) {
        const std::lock_guard lock(mutex_);
        fresh_.clear();
        found_.clear();
        look_at(p, {});
        // Those that are found on the way come to the end; there is no recursion, however deep the
        // functions are nested.
        for (std::size_t i = 0; i < fresh_.size() && fresh_.size() < most_functions; ++i) {
            make(*ready_.at(fresh_[i]));
        }
        if (found_.empty() && fresh_.size() >= most_functions) {
            complain({}, problem_kind::value_too_large, status_code::resource_exhausted,
                     "functions that call others without end",
                     "at most " + std::to_string(most_functions) + " functions");
        }
        if (found_.empty()) return {};
        for (const std::string& key : fresh_) ready_.erase(key);
        return unexpected<problems>{std::move(found_)};
    }

 private:
    static constexpr std::size_t most_functions = 100'000;

    void complain(std::string node, problem_kind kind, status_code code, std::string found,
                  std::string needed) {
        found_.push_back(problem_of(kind, code, std::move(found), std::move(needed)));
        found_.back().node = std::move(node);
    }

    void look_at(plan& p, const std::string& inside) {
        for (plan_node& n : p.nodes) {
            if (n.op == "SymbolicGradient") {
                complain(inside + n.name, problem_kind::not_supported, status_code::unimplemented,
                         "SymbolicGradient, whose gradient functions only TensorFlow has",
                         "a graph with its gradients written out");
                continue;
            }
            if (!is_functional_flow(n.op)) continue;
            n.functions.clear();
            for (const func_attr& f : detail::functions_of(n)) {
                if (const called_function* called = find(f, inside + n.name)) {
                    n.functions.push_back(called);
                }
            }
        }
    }

    const called_function* find(const func_attr& f, const std::string& node) {
        const function_def* function = library_.find(f.name);
        if (function == nullptr) {
            complain(node, problem_kind::unknown_op, status_code::not_found,
                     "a call of function '" + f.name + "'", "a function of the library");
            return nullptr;
        }
        func_attr call{f.name, {}, {}};
        for (const function_attr& a : function->signature.attrs) {
            if (const attr_value* value = f.attrs.find(a.name)) call.attrs.set(a.name, *value);
        }
        std::string key = write_message(call);
        const auto at = ready_.find(key);
        if (at != ready_.end()) return at->second.get();
        auto made = std::make_unique<detail::ready_function>(*function, std::move(call.attrs));
        fresh_.push_back(key);
        return ready_.emplace(std::move(key), std::move(made)).first->second.get();
    }

    void make(detail::ready_function& f) {
        auto frozen = freeze_body(f);
        if (frozen) look_at(*frozen, f.name() + "/");
        if (!frozen) return take(f, std::move(frozen).error(), "");
        if (!found_.empty()) return;
        auto bound = executor::bind(std::move(*frozen), kernels_);
        if (!bound) return take(f, std::move(bound).error(), f.name() + "/");
        f.body.emplace(std::move(*bound));
    }

    expected<plan, problems> freeze_body(const detail::ready_function& f) const {
        const std::int32_t producer = versions_ ? versions_->producer : 0;
        auto body = instantiate(f.function, f.attrs, library_, ops_, producer);
        if (!body) return unexpected<problems>{std::move(body).error()};
        body->graph.versions = versions_;
        if (body->request.fetches.empty() && body->request.targets.empty()) return plan_of_none(*body);
        auto built = build_graph(std::move(body->graph), true);
        if (!built) return unexpected<problems>{std::move(built).error()};
        auto pruned = prune(*built, body->request, ops_);
        if (!pruned) return unexpected<problems>{std::move(pruned).error()};
        auto frozen = freeze(*pruned, ops_);
        if (frozen) name_ends(*frozen, *body);
        return frozen;
    }
    static plan plan_of_none(const instantiated_function& body) {
        plan p;
        p.feeds.resize(body.arg_types.size());
        p.slot_uses.assign(body.arg_types.size(), 0);
        for (std::size_t i = 0; i < p.feeds.size(); ++i) {
            p.feeds[i].slot = static_cast<std::uint32_t>(i);
        }
        name_ends(p, body);
        return p;
    }
    static void name_ends(plan& p, const instantiated_function& body) {
        for (std::size_t i = 0; i < p.feeds.size(); ++i) {
            p.feeds[i].name = body.request.feeds[i];
            p.feeds[i].type = body.arg_types[i];
        }
        for (std::size_t i = 0; i < p.fetches.size(); ++i) {
            p.fetches[i].name = body.request.fetches[i];
        }
    }

    void take(const detail::ready_function& f, problems found, const std::string& prefix) {
        for (problem& p : found) {
            const bool named = p.node.starts_with(f.name() + "/") || p.node == f.name();
            if (!named) p.node = (prefix.empty() ? f.name() + "/" : prefix) + p.node;
            found_.push_back(std::move(p));
        }
    }

    const function_library library_;
    const table_view ops_;
    const kernel_view kernels_;
    const std::optional<version_def> versions_;
    std::mutex mutex_;
    std::map<std::string, std::unique_ptr<detail::ready_function>> ready_;
    std::vector<std::string> fresh_;  // the keys of those that this call makes
    problems found_;
};

}  // namespace evergraph

#endif
