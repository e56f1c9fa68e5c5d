// SPDX-License-Identifier: BSL-1.0
// session_run: what a session shares with its callables and partial runs, and how it runs a plan.
#ifndef EVERGRAPH_SESSION_RUN_HPP
#define EVERGRAPH_SESSION_RUN_HPP

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "base/expected.hpp"
#include "base/problem.hpp"
#include "pass/check.hpp"
#include "run/cancellation.hpp"
#include "run/partial_run.hpp"
#include "run/resource_store.hpp"
#include "run/run_options.hpp"
#include "run/thread_pool.hpp"
#include "session_graph.hpp"
#include "tensor/tensor.hpp"

namespace evergraph {

struct session_options {
    unsigned threads = std::thread::hardware_concurrency();  // 1: everything on the caller
    unknown_attrs attrs = unknown_attrs::refuse;
    // Where variables, tables and queues live. Sessions that share it share them; a session that
    // is given none has its own.
    std::shared_ptr<resource_store> resources = nullptr;
    std::shared_ptr<thread_pool> pool = nullptr;  // instead of threads of its own
    std::chrono::nanoseconds timeout{0};          // of runs that bring none; 0: no limit
};

struct named_tensor {
    std::string name;  // a tensor name: `x`, `x:1`
    tensor value;
};

// Callables and partial runs may outlive the session; once it is closed they fail.
struct session_state {
    session_state(const runtime& w, session_options options)
        : with(w),
          attrs(options.attrs),
          timeout(options.timeout),
          pool(options.pool ? std::move(options.pool)
                            : std::make_shared<thread_pool>(std::max(1U, options.threads))),
          resources(options.resources ? std::move(options.resources)
                                      : std::make_shared<resource_store>()) {}

    static problem closed_problem() {
        problem p;
        p.code = status_code::cancelled;
        p.kind = problem_kind::session_closed;
        p.remedy = "open another one";
        return p;
    }
    static unexpected<problems> refused(problem p) {
        return unexpected<problems>{problems{std::move(p)}};
    }

    // The problems of a feed whose shape its placeholder does not allow.
    static problems misfits(const session_plan& plan, std::span<const tensor> values) {
        problems found;
        for (std::size_t i = 0; i < plan.shapes.size(); ++i) {
            if (!plan.shapes[i] || fits(values[i].dims(), *plan.shapes[i])) continue;
            problem p;
            p.code = status_code::invalid_argument;
            p.kind = problem_kind::wrong_feed_shape;
            p.attr = plan.exec->bound_plan().feeds[plan.feed_at[i]].name;
            p.found = summary(values[i]);
            p.needed = text(*plan.shapes[i]);
            p.remedy = "feed a value of this shape";
            found.push_back(std::move(p));
        }
        return found;
    }

    // Values and results in the caller's order.
    expected<std::vector<tensor>, problems> run(const session_plan& plan,
                                                std::span<const tensor> values,
                                                const run_options& asked) {
        if (closing.cancelled()) return refused(closed_problem());
        std::vector<tensor> feeds(values.begin(), values.end());
        if (values.size() == plan.feed_at.size()) {  // else the executor refuses them
            problems wrong = misfits(plan, values);
            if (!wrong.empty()) return unexpected<problems>{std::move(wrong)};
            for (std::size_t i = 0; i < values.size(); ++i) feeds[plan.feed_at[i]] = values[i];
        }
        cancellation either;
        std::optional<cancel_watch> of_caller;
        std::optional<cancel_watch> of_session;
        run_options options = completed(asked);
        if (asked.cancel != nullptr) {
            of_caller.emplace(*asked.cancel, [&] { either.cancel(); });
            of_session.emplace(closing, [&] { either.cancel(); });
            options.cancel = &either;
        }
        auto got = plan.exec->run(feeds, options);
        if (!got) return refused(root(std::move(got).error()));
        std::vector<tensor> out;
        out.reserve(plan.fetch_at.size());
        for (const std::uint32_t at : plan.fetch_at) out.push_back((*got)[at]);
        return out;
    }
    run_options completed(run_options options) {
        if (options.pool == nullptr && pool->threads() > 1) options.pool = pool.get();
        if (options.cancel == nullptr) options.cancel = &closing;
        if (options.timeout.count() == 0) options.timeout = timeout;
        if (options.resources == nullptr) options.resources = resources.get();
        return options;
    }
    problem root(problem p) const {
        return p.kind == problem_kind::cancelled && closing.cancelled() ? closed_problem() : p;
    }

    const runtime with;
    const unknown_attrs attrs;
    const std::chrono::nanoseconds timeout;
    const std::shared_ptr<thread_pool> pool;
    const std::shared_ptr<resource_store> resources;
    cancellation closing;
    std::mutex extending;                 // held while a graph is created or extended
    std::mutex mutex;                     // guards `held`
    std::shared_ptr<session_graph> held;  // null: nothing was created yet
};

// A run that was asked for once, to be made as often as one likes, by several threads at once.
class session_callable {
 public:
    session_callable(std::shared_ptr<session_state> of, session_plan plan, run_options options)
        : of_(std::move(of)), plan_(std::move(plan)), options_(std::move(options)) {}

    // Feeds in the order in which they were named; gives the fetches in theirs.
    expected<std::vector<tensor>, problems> operator()(std::span<const tensor> feeds = {}) const {
        return of_->run(plan_, feeds, options_);
    }

 private:
    std::shared_ptr<session_state> of_;
    session_plan plan_;
    run_options options_;
};

// A run in steps; see partial_run.
class session_steps {
 public:
    session_steps(std::shared_ptr<session_state> of, session_plan plan, prune_request asked,
                  const run_options& options)
        : of_(std::move(of)),
          plan_(std::move(plan)),
          asked_(std::move(asked)),
          run_(*plan_.exec, of_->completed(options)) {}

    // Feeds and fetches by the names that were given at the start. Refused: names that were not,
    // what was given or fetched before, and a fetch of what depends on a feed still to come.
    expected<std::vector<tensor>, problems> run(const std::vector<named_tensor>& feeds,
                                                const std::vector<std::string>& fetches) {
        if (of_->closing.cancelled()) return of_->refused(of_->closed_problem());
        problems wrong;
        std::vector<partial_run::fed_value> fed;
        std::vector<std::uint32_t> wanted;
        for (const named_tensor& f : feeds) {
            const auto at = place_of(f.name, asked_.feeds, problem_kind::unknown_feed, wrong);
            if (!at) continue;
            fed.push_back({plan_.feed_at[*at], f.value});
            const auto& dims = plan_.shapes[*at];
            if (dims && !fits(f.value.dims(), *dims)) {
                wrong.push_back(undeclared(f.name, problem_kind::wrong_feed_shape));
                wrong.back().found = summary(f.value);
                wrong.back().needed = text(*dims);
            }
        }
        for (const std::string& f : fetches) {
            const auto at = place_of(f, asked_.fetches, problem_kind::unknown_fetch, wrong);
            if (at) wanted.push_back(plan_.fetch_at[*at]);
        }
        if (!wrong.empty()) return unexpected<problems>{std::move(wrong)};
        auto out = run_.step(fed, wanted);
        if (!out) return of_->refused(of_->root(std::move(out).error()));
        return std::move(*out);
    }

 private:
    static problem undeclared(const std::string& name, problem_kind kind) {
        problem p;
        p.code = status_code::invalid_argument;
        p.kind = kind;
        p.attr = name;
        return p;
    }
    static std::optional<std::size_t> place_of(const std::string& name,
                                               const std::vector<std::string>& among,
                                               problem_kind kind, problems& wrong) {
        const auto at = std::find(among.begin(), among.end(), name);
        if (at != among.end()) return static_cast<std::size_t>(at - among.begin());
        wrong.push_back(undeclared(name, kind));
        wrong.back().needed = "a name that was given when the run was set up";
        return std::nullopt;
    }

    std::shared_ptr<session_state> of_;
    session_plan plan_;
    prune_request asked_;
    partial_run run_;
};

}  // namespace evergraph

#endif
