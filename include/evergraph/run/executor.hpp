// SPDX-License-Identifier: BSL-1.0
// executor: runs a plan with its kernels, as often and as many times at once as one likes.
#ifndef EVERGRAPH_RUN_EXECUTOR_HPP
#define EVERGRAPH_RUN_EXECUTOR_HPP

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <exception>
#include <memory>
#include <mutex>
#include <new>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "../base/expected.hpp"
#include "../base/problem.hpp"
#include "../plan/plan.hpp"
#include "../tensor/dtype.hpp"
#include "../tensor/tensor.hpp"
#include "bind_kernels.hpp"
#include "cancellation.hpp"
#include "free_list.hpp"
#include "kernel.hpp"
#include "kernel_table.hpp"
#include "scheduler.hpp"
#include "task_executor.hpp"
#include "thread_pool.hpp"
#include "value_slots.hpp"

namespace evergraph {

struct run_options {
    thread_pool* pool = nullptr;           // null: everything on the caller
    const cancellation* cancel = nullptr;  // stops the run with CANCELLED when it is raised
};

namespace detail {

// What one run needs beside the plan; kept for the next run.
struct run_state {
    // Where one lane lays out the inputs of its kernel.
    struct bench {
        std::vector<tensor*> inputs;
        std::vector<std::uint8_t> last_use;
    };

    explicit run_state(const plan& p) : values(p) {
        for (std::uint32_t i = 0; i < p.size(); ++i) {
            most_inputs = std::max(most_inputs, p.inputs_of(i).size());
        }
    }
    void make_room(unsigned lanes) {
        while (benches.size() < lanes) {
            benches.push_back({std::vector<tensor*>(most_inputs),
                               std::vector<std::uint8_t>(most_inputs)});
        }
    }

    value_slots values;
    std::size_t most_inputs = 0;
    std::vector<bench> benches;  // one a lane
};

inline problem cancelled_run() {
    problem p;
    p.code = status_code::cancelled;
    p.kind = problem_kind::cancelled;
    return p;
}

// " for inputs (float[2,3], int32[])"
inline std::string for_inputs(std::span<tensor* const> inputs) {
    if (inputs.empty()) return {};
    std::string out = " for inputs (";
    for (const tensor* t : inputs) {
        if (t != inputs.front()) out += ", ";
        out += summary(*t);
    }
    return out + ")";
}

// One run while it lasts: the body that a task_executor calls.
class plan_run {
 public:
    plan_run(const plan& p, std::span<const kernel> kernels, run_state& state,
             const cancellation* cancel)
        : plan_(p), kernels_(kernels), state_(state), cancel_(cancel) {}

    bool operator()(std::uint32_t node, unsigned lane) {
        if (cancel_ != nullptr && cancel_->cancelled()) {
            fail(cancelled_run());
            return false;
        }
        run_state::bench& bench = state_.benches[lane];
        const std::span<const std::uint32_t> slots = plan_.inputs_of(node);
        for (std::size_t i = 0; i < slots.size(); ++i) {
            bench.inputs[i] = &state_.values[slots[i]];
            bench.last_use[i] = state_.values.is_last_use(slots[i]) ? 1 : 0;
        }
        const std::span<tensor* const> inputs = std::span{bench.inputs}.first(slots.size());
        const std::span<tensor> outputs = state_.values.outputs_of(node);
        kernel_context context(plan_.nodes[node], inputs, bench.last_use, outputs, &stop_, cancel_);
        call(kernels_[node], context);
        if (!context.failed()) check_outputs(context, plan_.nodes[node], outputs);
        if (context.failed()) {
            problem p = std::move(*context.failure());
            p.node = plan_.nodes[node].name;
            p.op = plan_.nodes[node].op;
            p.found += for_inputs(inputs);
            fail(std::move(p));
            return false;
        }
        for (const std::uint32_t slot : slots) state_.values.release(slot);
        state_.values.drop_unread(node);
        return true;
    }

    // The first failure, once all kernels have ended.
    std::optional<problem>& failure() { return failure_; }

 private:
    static void call(const kernel& k, kernel_context& context) {
#if defined(__cpp_exceptions)
        try {
            k(context);
        } catch (const std::bad_alloc&) {
            context.fail(status_code::resource_exhausted, "no memory");
        } catch (const std::exception& e) {
            context.fail(status_code::internal, std::string{"an exception: "} + e.what());
        } catch (...) {
            context.fail(status_code::internal, "an exception that is no std::exception");
        }
#else
        k(context);
#endif
    }

    static void check_outputs(kernel_context& context, const plan_node& node,
                              std::span<const tensor> outputs) {
        for (std::size_t i = 0; i < outputs.size(); ++i) {
            const dtype needed = base_of(node.output_types[i]);
            if (outputs[i].type() == needed) continue;
            const bool unset = outputs[i].empty_handed();
            context.fail(status_code::internal,
                         "output " + std::to_string(i) + (unset ? " not set" : " of type ") +
                             (unset ? std::string{} : name_of(outputs[i].type())),
                         name_of(needed));
            return;
        }
    }

    void fail(problem p) {
        const std::lock_guard lock(mutex_);
        if (failure_) return;
        failure_ = std::move(p);
        stop_.store(true, std::memory_order_relaxed);
    }

    const plan& plan_;
    const std::span<const kernel> kernels_;
    run_state& state_;
    const cancellation* const cancel_;
    std::atomic<bool> stop_{false};
    std::mutex mutex_;
    std::optional<problem> failure_;
};

}  // namespace detail

// A plan whose nodes all have a kernel. `run` may be called from several threads at once; each
// run has values of its own, whose memory is kept for the next one. Results do not depend on the
// number of threads.
class executor {
 public:
    // All nodes without a kernel, and all that their kernel's factory refuses, in one report.
    static expected<executor, problems> bind(plan p, kernel_view table) {
        expected<std::vector<kernel>, problems> kernels = bind_kernels(p, table);
        if (!kernels) return unexpected<problems>{std::move(kernels).error()};
        return executor{std::move(p), std::move(*kernels)};
    }

    const plan& bound_plan() const noexcept { return self_->frozen; }

    // Feeds in the order of the plan's feeds; gives the values of its fetches in their order. The
    // first failure ends the run: nodes that run already end, others do not start, and the
    // executor is as good as before.
    expected<std::vector<tensor>, problem> run(std::span<const tensor> feeds = {},
                                               run_options options = {}) const {
#if defined(__cpp_exceptions)
        try {
            return start(feeds, options);
        } catch (const std::bad_alloc&) {
            problem p;
            p.code = status_code::resource_exhausted;
            p.found = "no memory for the values of the run";
            return unexpected<problem>{std::move(p)};
        }
#else
        return start(feeds, options);
#endif
    }

 private:
    struct body {
        body(plan p, std::vector<kernel> k)
            : frozen(std::move(p)), kernels(std::move(k)), tasks(frozen.tasks) {}
        const plan frozen;
        const std::vector<kernel> kernels;
        task_executor tasks;
        free_list<detail::run_state> states;
    };

    executor(plan p, std::vector<kernel> kernels)
        : self_(std::make_unique<body>(std::move(p), std::move(kernels))) {}

    expected<std::vector<tensor>, problem> start(std::span<const tensor> feeds,
                                                 run_options options) const {
        if (auto wrong = check_feeds(feeds)) return unexpected<problem>{std::move(*wrong)};
        if (options.cancel != nullptr && options.cancel->cancelled()) {
            return unexpected<problem>{detail::cancelled_run()};
        }
        std::unique_ptr<detail::run_state> state = self_->states.take();
        if (state == nullptr) state = std::make_unique<detail::run_state>(self_->frozen);
        state->make_room(options.pool == nullptr ? 1 : options.pool->threads());
        auto result = run_in(*state, feeds, options);
        if (!result) state->values.reset();
        self_->states.give(std::move(state));
        return result;
    }

    expected<std::vector<tensor>, problem> run_in(detail::run_state& state,
                                                  std::span<const tensor> feeds,
                                                  run_options options) const {
        const plan& p = self_->frozen;
        for (std::size_t i = 0; i < feeds.size(); ++i) state.values.feed(p.feeds[i].slot, feeds[i]);
        detail::plan_run run(p, self_->kernels, state, options.cancel);
        if (options.pool == nullptr) {
            caller_only alone;
            self_->tasks.run(alone, run);
        } else {
            self_->tasks.run(*options.pool, run);
        }
        if (run.failure()) return unexpected<problem>{std::move(*run.failure())};
        std::vector<tensor> values;
        values.reserve(p.fetches.size());
        for (const plan_fetch& f : p.fetches) values.push_back(state.values.fetch(f.slot));
        return values;
    }

    std::optional<problem> check_feeds(std::span<const tensor> feeds) const {
        const std::vector<plan_feed>& wanted = self_->frozen.feeds;
        const auto wrong = [](problem_kind kind, const std::string& feed, std::string found,
                              std::string needed) {
            problem p;
            p.code = status_code::invalid_argument;
            p.kind = kind;
            p.attr = feed;
            p.found = std::move(found);
            p.needed = std::move(needed);
            return p;
        };
        if (feeds.size() != wanted.size()) {
            const bool few = feeds.size() < wanted.size();
            return wrong(few ? problem_kind::placeholder_not_fed : problem_kind::unknown_feed,
                         few ? wanted[feeds.size()].name : "",
                         std::to_string(feeds.size()) + " feeds", std::to_string(wanted.size()));
        }
        for (std::size_t i = 0; i < feeds.size(); ++i) {
            if (feeds[i].type() == base_of(wanted[i].type)) continue;
            return wrong(problem_kind::wrong_feed_type, wanted[i].name, summary(feeds[i]),
                         name_of(wanted[i].type));
        }
        return std::nullopt;
    }

    std::unique_ptr<body> self_;
};

}  // namespace evergraph

#endif
