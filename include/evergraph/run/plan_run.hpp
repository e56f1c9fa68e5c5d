// SPDX-License-Identifier: BSL-1.0
// plan_run: one run of a plan: lays out the values, calls the kernels, keeps the first failure.
#ifndef EVERGRAPH_RUN_PLAN_RUN_HPP
#define EVERGRAPH_RUN_PLAN_RUN_HPP

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "../base/problem.hpp"
#include "../plan/plan.hpp"
#include "../tensor/buffer_pool.hpp"
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
        std::unique_ptr<buffer_pool> pool = std::make_unique<buffer_pool>();
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
    // After a run: what the values took, if anyone wants to know.
    void settle(run_memory_use* use) {
        if (use != nullptr) *use = {static_cast<std::size_t>(peak.exchange(0)), 0, 0};
        live = 0;
        const bool tidy = ++runs % 64 == 0;
        for (bench& b : benches) {
            if (use != nullptr) {
                use->allocated += b.pool->fresh();
                use->reused += b.pool->reused();
            }
            b.pool->forget_counts();
            if (tidy) b.pool->trim();
        }
    }

    value_slots values;
    std::size_t most_inputs = 0;
    std::vector<bench> benches;  // one a lane
    std::size_t runs = 0;
    std::atomic<std::int64_t> live{0};  // bytes of values, in a run that is asked for its memory
    std::atomic<std::int64_t> peak{0};
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
          watched_(timed_ || progress != nullptr || options.trace != nullptr ||
                   options.memory != nullptr) {}

    bool operator()(std::uint32_t node, unsigned lane) {
        if (watched_) [[unlikely]] return run_watched(node, lane);
        return run_node<false>(node, lane, 0);
    }

    // The first failure, once all kernels have ended.
    std::optional<problem>& failure() { return failure_; }

 private:
    // `start`: the tick, if watched.
    template <bool Watched>
    bool run_node(std::uint32_t node, unsigned lane, [[maybe_unused]] std::uint64_t start) {
        if (step_.stop.cancelled()) {
            fail(cancelled_problem());
            return false;
        }
        run_memory::bench& bench = memory_.benches[lane];
        const buffer_pool::scope pooled(*bench.pool);
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
        if constexpr (Watched) watch_outputs(node, lane, start, inputs, outputs);
        for (const std::uint32_t slot : slots) {
            if constexpr (Watched) {
                memory_.live -= memory_.values.release_counted(slot, *bench.pool);
            } else {
                memory_.values.release(slot, *bench.pool);
            }
        }
        if constexpr (Watched) {
            for (std::size_t i = 0; i < outputs.size(); ++i) {
                if (plan_.slot_uses[plan_.output_begin[node] + i] != 0) continue;
                memory_.live -= value_slots::held_bytes(outputs[i]);
            }
        }
        memory_.values.drop_unread(node, *bench.pool);
        return true;
    }
    bool run_watched(std::uint32_t node, unsigned lane) {
        const bool went_well = run_node<true>(node, lane, tick_clock::now());
        if (progress_ != nullptr) progress_->one_more();
        if (went_well && timed_ && step_.out_of_time()) {
            fail(timed_out_problem(plan_, options_.timeout, {&node, 1}));
            return false;
        }
        return went_well;
    }
    void watch_outputs(std::uint32_t node, unsigned lane, std::uint64_t start,
                       std::span<tensor* const> inputs, std::span<const tensor> outputs) {
        std::int64_t bytes = 0;
        for (const tensor& t : outputs) bytes += static_cast<std::int64_t>(t.byte_count());
        if (options_.trace != nullptr) {
            options_.trace->add(lane, node, start, tick_clock::now(),
                                static_cast<std::uint64_t>(bytes));
        }
        if (options_.memory == nullptr) return;
        for (const tensor* t : inputs) {  // what was forwarded in place is counted once
            if (t->gave_elements()) bytes -= static_cast<std::int64_t>(t->byte_count());
        }
        const std::int64_t now = memory_.live += bytes;
        std::int64_t peak = memory_.peak.load(std::memory_order_relaxed);
        while (now > peak && !memory_.peak.compare_exchange_weak(peak, now)) {
        }
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
