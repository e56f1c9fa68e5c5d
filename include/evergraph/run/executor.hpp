// SPDX-License-Identifier: BSL-1.0
// executor: runs a plan with its kernels, as often and as many times at once as one likes.
#ifndef EVERGRAPH_RUN_EXECUTOR_HPP
#define EVERGRAPH_RUN_EXECUTOR_HPP

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <new>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "../base/expected.hpp"
#include "../base/problem.hpp"
#include "../plan/flow_of.hpp"
#include "../plan/plan.hpp"
#include "../tensor/dtype.hpp"
#include "../tensor/tensor.hpp"
#include "bind_kernels.hpp"
#include "cancellation.hpp"
#include "frame_run.hpp"
#include "free_list.hpp"
#include "kernel.hpp"
#include "kernel_table.hpp"
#include "plan_run.hpp"
#include "run_failure.hpp"
#include "run_options.hpp"
#include "run_progress.hpp"
#include "run_step.hpp"
#include "run_trace.hpp"
#include "scheduler.hpp"
#include "seeded_scheduler.hpp"
#include "task_executor.hpp"
#include "thread_pool.hpp"
#include "variable.hpp"

namespace evergraph {

// A plan whose nodes all have a kernel. `run` may be called from several threads at once; each
// run has values of its own, whose memory is kept for the next one. Results do not depend on the
// number of threads.
class executor {
 public:
    // All nodes without a kernel, and all that their kernel's factory refuses, in one report.
    // `in_steps`: so that a partial_run can run it; other runs become slower.
    static expected<executor, problems> bind(plan p, kernel_view table, bool in_steps = false) {
        expected<std::vector<kernel>, problems> kernels = bind_kernels(p, table);
        if (!kernels) return unexpected<problems>{std::move(kernels).error()};
        const bool is_plain = std::none_of(kernels->begin(), kernels->end(), [](const kernel& k) {
            return k.is_asynchronous();
        });
        if ((in_steps || !is_plain) && p.flow.empty()) p.flow = flow_of(p);
        return executor{std::move(p), std::move(*kernels)};
    }

    const plan& bound_plan() const noexcept { return self_->frozen; }

    // Feeds in the order of the plan's feeds; gives the values of its fetches in their order. The
    // first failure ends the run: nodes that run already end, others do not start, and the
    // executor is as good as before.
    expected<std::vector<tensor>, problem> run(std::span<const tensor> feeds = {},
                                               const run_options& options = {}) const {
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

    // What a partial_run is made of.
    std::span<const kernel> kernels() const noexcept { return self_->kernels; }
    std::shared_ptr<const void> keeps() const noexcept { return self_; }
    static void go(frame_run& run, run_step& step, const run_options& options) {
        std::optional<cancel_watch> watch;
        if (options.cancel != nullptr) {
            watch.emplace(*options.cancel, [&] {
                step.stop.cancel();
                run.wake();
            });
        }
        with_scheduler(options, [&](auto& scheduler) { run.go(scheduler); });
    }

 private:
    template <class F>
    static void with_scheduler(const run_options& options, F call) {
        if (options.order_seed != 0) {
            seeded_scheduler in_order(options.order_seed);
            call(in_order);
        } else if (options.pool != nullptr) {
            call(*options.pool);
        } else {
            caller_only alone;
            call(alone);
        }
    }

    struct body {
        body(plan p, std::vector<kernel> k)
            : frozen(std::move(p)), kernels(std::move(k)), tasks(frozen.tasks) {}
        const plan frozen;
        const std::vector<kernel> kernels;
        task_executor tasks;
        free_list<run_memory> states;
        free_list<frame_memory> frames;
        free_list<std::shared_ptr<run_step>> steps;
    };

    executor(plan p, std::vector<kernel> kernels)
        : self_(std::make_shared<body>(std::move(p), std::move(kernels))) {}

    expected<std::vector<tensor>, problem> start(std::span<const tensor> feeds,
                                                 const run_options& options) const {
        if (auto wrong = check_feeds(feeds)) return unexpected<problem>{std::move(*wrong)};
        if (options.cancel != nullptr && options.cancel->cancelled()) {
            return unexpected<problem>{cancelled_problem()};
        }
        auto step = self_->steps.take();
        // A kernel that the run before gave up may still look at its step.
        if (step == nullptr || step->use_count() != 1) {
            step = std::make_unique<std::shared_ptr<run_step>>(std::make_shared<run_step>());
        }
        (*step)->begin(options);
        std::optional<run_progress> progress;
        if (options.progress) progress.emplace(options.progress, self_->frozen.size());
        run_progress* const told = progress ? &*progress : nullptr;
        if (options.trace != nullptr) {
            options.trace->begin({self_, &self_->frozen},
                                 options.pool == nullptr ? 1 : options.pool->threads());
        }
        auto result = self_->frozen.flow.empty() ? run_tasks(**step, feeds, options, told)
                                                 : run_frames(*step, feeds, options, told);
        if (options.trace != nullptr) options.trace->end();
        if (progress) progress->finish();
        self_->steps.give(std::move(step));
        return result;
    }

    expected<std::vector<tensor>, problem> run_tasks(run_step& step, std::span<const tensor> feeds,
                                                     const run_options& options,
                                                     run_progress* progress) const {
        std::unique_ptr<run_memory> state = self_->states.take();
        if (state == nullptr) state = std::make_unique<run_memory>(self_->frozen);
        state->make_room(options.pool == nullptr ? 1 : options.pool->threads());
        auto result = run_in(*state, step, feeds, options, progress);
        if (!result) state->values.reset();
        state->settle(options.memory);
        self_->states.give(std::move(state));
        return result;
    }

    expected<std::vector<tensor>, problem> run_in(run_memory& state, run_step& step,
                                                  std::span<const tensor> feeds,
                                                  const run_options& options,
                                                  run_progress* progress) const {
        const plan& p = self_->frozen;
        for (std::size_t i = 0; i < feeds.size(); ++i) state.values.feed(p.feeds[i].slot, feeds[i]);
        plan_run run(p, self_->kernels, state, step, options, progress);
        {
            std::optional<cancel_watch> watch;
            if (options.cancel != nullptr) {
                watch.emplace(*options.cancel, [&step] { step.stop.cancel(); });
            }
            with_scheduler(options, [&](auto& scheduler) { self_->tasks.run(scheduler, run); });
        }
        if (run.failure()) return unexpected<problem>{std::move(*run.failure())};
        std::vector<tensor> values;
        values.reserve(p.fetches.size());
        for (const plan_fetch& f : p.fetches) values.push_back(state.values.fetch(f.slot));
        return dereferenced(std::move(values));
    }

    expected<std::vector<tensor>, problem> run_frames(const std::shared_ptr<run_step>& step,
                                                      std::span<const tensor> feeds,
                                                      const run_options& options,
                                                      run_progress* progress) const {
        const plan& p = self_->frozen;
        std::unique_ptr<frame_memory> memory = self_->frames.take();
        if (memory == nullptr) memory = std::make_unique<frame_memory>(p);
        std::vector<tensor> values;
        std::optional<problem> failure;
        {
            frame_run run(p, self_->kernels, *memory, step, options, self_, progress);
            for (std::uint32_t i = 0; i < feeds.size(); ++i) run.feed(i, feeds[i]);
            go(run, *step, options);
            failure = run.failure() ? std::move(run.failure()) : run.missing();
            for (std::size_t i = 0; !failure && i < p.fetches.size(); ++i) {
                values.push_back(std::move(run.fetched(i).value));
            }
        }
        memory->settle(options.memory);
        self_->frames.give(std::move(memory));
        if (failure) return unexpected<problem>{std::move(*failure)};
        return dereferenced(std::move(values));
    }
    // Who fetches a reference wants the value.
    expected<std::vector<tensor>, problem> dereferenced(std::vector<tensor> values) const {
        for (std::size_t i = 0; i < values.size(); ++i) {
            if (!is_ref(values[i].type())) continue;
            auto value = value_behind(values[i]);
            if (!value) {
                value.error().attr = self_->frozen.fetches[i].name;
                return unexpected<problem>{std::move(value).error()};
            }
            values[i] = std::move(*value);
        }
        return values;
    }
    std::optional<problem> check_feeds(std::span<const tensor> feeds) const {
        const std::vector<plan_feed>& wanted = self_->frozen.feeds;
        const auto wrong = [](problem_kind kind, const std::string& feed, std::string found,
                              std::string needed) {
            problem p = problem_of(kind, status_code::invalid_argument, std::move(found),
                                   std::move(needed), "feed what the placeholder asks for");
            p.attr = feed;
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

    std::shared_ptr<body> self_;
};

}  // namespace evergraph

#endif
