// SPDX-License-Identifier: BSL-1.0
// plan_run: one run of a plan: lays out the values, calls the kernels, keeps the first failure.
#ifndef EVERGRAPH_RUN_PLAN_RUN_HPP
#define EVERGRAPH_RUN_PLAN_RUN_HPP

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <mutex>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "../base/problem.hpp"
#include "../plan/plan.hpp"
#include "../tensor/tensor.hpp"
#include "call_kernel.hpp"
#include "kernel.hpp"
#include "run_failure.hpp"
#include "run_options.hpp"
#include "run_progress.hpp"
#include "run_step.hpp"
#include "run_trace.hpp"
#include "tick_clock.hpp"
#include "value_slots.hpp"

namespace evergraph {

// What one run needs beside the plan; kept for the next run.
struct run_memory {
    // Where one lane lays out the inputs of its kernel.
    struct bench {
        std::vector<tensor*> inputs;
        std::vector<std::uint8_t> last_use;
    };

    explicit run_memory(const plan& p) : values(p) {
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

// One run while it lasts: the body that a task_executor calls, several times at once.
class plan_run {
 public:
    plan_run(const plan& p, std::span<const kernel> kernels, run_memory& memory, run_step& step,
             const run_options& options, run_progress* progress = nullptr)
        : plan_(p),
          kernels_(kernels),
          memory_(memory),
          step_(step),
          options_(options),
          progress_(progress),
          timed_(step.deadline != run_step::never),
          watched_(timed_ || progress != nullptr || options.trace != nullptr) {}

    bool operator()(std::uint32_t node, unsigned lane) {
        if (watched_) [[unlikely]] return run_watched(node, lane);
        return run_node(node, lane, [] {});
    }

    // The first failure, once all kernels have ended.
    std::optional<problem>& failure() { return failure_; }

 private:
    // `ended` is called when the kernel has ended well and all its outputs are still there.
    template <class F>
    bool run_node(std::uint32_t node, unsigned lane, F ended) {
        if (step_.stop.cancelled()) {
            fail(cancelled_problem());
            return false;
        }
        run_memory::bench& bench = memory_.benches[lane];
        const std::span<const std::uint32_t> slots = plan_.inputs_of(node);
        for (std::size_t i = 0; i < slots.size(); ++i) {
            bench.inputs[i] = &memory_.values[slots[i]];
            bench.last_use[i] = memory_.values.is_last_use(slots[i]) ? 1 : 0;
        }
        const std::span<tensor* const> inputs = std::span{bench.inputs}.first(slots.size());
        const std::span<tensor> outputs = memory_.values.outputs_of(node);
        kernel_context context(plan_.nodes[node], inputs, bench.last_use, outputs, &step_);
        if (!call_kernel(kernels_[node], context, inputs, outputs)) {
            fail(root_of(std::move(*context.failure()), plan_, step_, options_));
            return false;
        }
        ended();
        for (const std::uint32_t slot : slots) memory_.values.release(slot);
        memory_.values.drop_unread(node);
        return true;
    }
    bool run_watched(std::uint32_t node, unsigned lane) {
        const std::uint64_t start = tick_clock::now();
        const bool went_well = run_node(node, lane, [&] {
            if (options_.trace == nullptr) return;
            std::uint64_t bytes = 0;
            for (const tensor& t : memory_.values.outputs_of(node)) bytes += t.byte_count();
            options_.trace->add(lane, node, 0, 0, start, tick_clock::now(), bytes);
        });
        if (progress_ != nullptr) progress_->one_more();
        if (went_well && timed_ && step_.out_of_time()) {
            fail(timed_out_problem(plan_, options_.timeout, {&node, 1}));
            return false;
        }
        return went_well;
    }
    void fail(problem p) {
        {
            const std::lock_guard lock(mutex_);
            if (failure_) return;
            failure_ = std::move(p);
        }
        step_.stop.cancel();
    }

    const plan& plan_;
    const std::span<const kernel> kernels_;
    run_memory& memory_;
    run_step& step_;
    const run_options& options_;
    run_progress* const progress_;
    const bool timed_;
    const bool watched_;
    std::mutex mutex_;
    std::optional<problem> failure_;
};

}  // namespace evergraph

#endif
