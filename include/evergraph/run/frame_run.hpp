// SPDX-License-Identifier: BSL-1.0
// frame_run: one run of a plan with loops and conds, on the caller and on helpers.
#ifndef EVERGRAPH_RUN_FRAME_RUN_HPP
#define EVERGRAPH_RUN_FRAME_RUN_HPP

#include <algorithm>
#include <atomic>
#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <mutex>
#include <optional>
#include <span>
#include <thread>
#include <utility>
#include <vector>

#include "../base/expected.hpp"
#include "../base/problem.hpp"
#include "../plan/plan.hpp"
#include "../tensor/tensor.hpp"
#include "call_kernel.hpp"
#include "cancellation.hpp"
#include "frame_failure.hpp"
#include "frame_flow.hpp"
#include "frame_state.hpp"
#include "kernel.hpp"
#include "scheduler.hpp"
#include "steer_node.hpp"

namespace evergraph {

// Kernels run side by side; what happens between them, one mutex guards. Dead nodes and those that
// only steer are dealt with there. A lane goes on with what it made ready; helpers come when there
// is more, and leave when there is nothing.
class frame_run : public help_call {
 public:
    frame_run(const plan& p, std::span<const kernel> kernels, frame_memory& memory,
              const cancellation* cancel)
        : help_call(&come_in),
          plan_(p),
          kernels_(kernels),
          memory_(memory),
          flow_(p, memory.store),
          cancel_(cancel) {}
    ~frame_run() {
        memory_.store.close_all();
        memory_.drop_values();
    }

    // The values of the plan's fetches, or the first failure, when all kernels have ended.
    template <scheduler S>
    expected<std::vector<tensor>, problem> run(S& helpers, std::span<const tensor> feeds) {
        const unsigned lanes = std::max(1U, helpers.threads());
        memory_.make_room(lanes);
        for (unsigned i = lanes - 1; i > 0; --i) idle_lanes_.push_back(i);
        scheduler_ = &helpers;
        post_ = [](void* s, help_call& c) { static_cast<S*>(s)->post(c); };
        work(0, &feeds);
        helpers.close(*this);
        if (!failure_) failure_ = frame_failure(plan_, flow_);
        if (failure_) return unexpected<problem>{std::move(*failure_)};
        std::vector<tensor> values;
        values.reserve(plan_.fetches.size());
        for (fetched_value& f : flow_.fetches()) values.push_back(std::move(f.value));
        return values;
    }

 private:
    static void come_in(help_call& call) {
        auto& self = static_cast<frame_run&>(call);
        unsigned lane = 0;
        {
            const std::lock_guard lock(self.mutex_);
            if (self.idle_lanes_.empty()) return;
            lane = self.idle_lanes_.back();
            self.idle_lanes_.pop_back();
        }
        self.work(lane, nullptr);
        const std::lock_guard lock(self.mutex_);
        self.idle_lanes_.push_back(lane);
    }

    // Does not throw. Lane 0, the caller's, stays until all is over; it has the feeds.
    void work(unsigned lane, const std::span<const tensor>* feeds) {
        std::unique_lock lock(mutex_);
#if defined(__cpp_exceptions)
        try {
            walk(lock, lane, feeds);
        } catch (...) {
            problem p;
            p.code = status_code::resource_exhausted;
            p.found = "no memory for the values of the run";
            fail(std::move(p));
        }
#else
        walk(lock, lane, feeds);
#endif
        if (lane != 0) return;
        wake_.wait(lock, [this] { return inside_ == 0; });
    }

    void walk(std::unique_lock<std::mutex>& lock, unsigned lane,
              const std::span<const tensor>* feeds) {
        if (feeds != nullptr) flow_.start(*feeds);
        for (;;) {
            steer(lane);
            if (over()) {
                wake_.notify_all();
                return;
            }
            if (!queue_.empty()) {
                run_kernel(lock, lane);
            } else if (!flow_.ready().empty()) {
                lock.unlock();
                std::this_thread::yield();
                lock.lock();
            } else if (lane == 0) {
                wake_.wait(lock);
            } else {
                return;
            }
        }
    }
    bool over() {
        return stop_.load(std::memory_order_relaxed) ||
               (queue_.empty() && inside_ == 0 && flow_.ready().empty());
    }

    // Deals with what is ready, in rounds, so that nobody is passed over for ever; after some of
    // them kernels have a turn, even if a loop goes on without any.
    void steer(unsigned lane) {
        for (int rounds = 0; rounds < 64 && !flow_.ready().empty(); ++rounds) {
            round_.clear();
            round_.swap(flow_.ready());
            for (const ready_node& at : round_) {
                if (stopped()) return;
                if (!at.dead && plan_.flow.nodes[at.node].kind == node_class::ordinary) {
                    queue_.push_back(at);
                } else if (!steer(at, lane)) {
                    return;
                }
            }
        }
    }
    bool steer(const ready_node& at, unsigned lane) {
        const std::span<tensor> outputs = outputs_of(at.node, lane);
        if (!at.dead) {
            auto failed = steer_node(plan_, at.node, at.inputs(plan_.flow),
                                     at.state(plan_.flow).chosen, outputs);
            if (failed) {
                fail(std::move(*failed));
                return false;
            }
        }
        finish(at, outputs);
        return true;
    }
    // The values of `at` are done with: its inputs go, its outputs travel on.
    void finish(const ready_node& at, std::span<tensor> outputs) {
        for (tensor& t : at.inputs(plan_.flow)) t = tensor{};
        flow_.done(at, outputs);
        for (tensor& t : outputs) t = tensor{};
        if (flow_.broken_exit()) fail(*frame_failure(plan_, flow_));
    }
    std::span<tensor> outputs_of(std::uint32_t node, unsigned lane) {
        return std::span{memory_.benches[lane].outputs}.first(plan_.output_begin[node + 1] -
                                                              plan_.output_begin[node]);
    }

    void run_kernel(std::unique_lock<std::mutex>& lock, unsigned lane) {
        const ready_node at = queue_.back();
        queue_.pop_back();
        const bool more = !queue_.empty();
        if (more && !idle_lanes_.empty()) post_(scheduler_, *this);
        if (more && lane != 0) wake_.notify_all();
        const std::span<tensor> outputs = outputs_of(at.node, lane);
        std::optional<problem> failed = call(lock, at, outputs, memory_.benches[lane]);
        if (failed) return fail(std::move(*failed));
        if (!stopped()) finish(at, outputs);
    }

    // Without the mutex while the kernel runs.
    struct inside_kernel {
        inside_kernel(frame_run& r, std::unique_lock<std::mutex>& l) : run(r), lock(l) {
            ++run.inside_;
            lock.unlock();
        }
        ~inside_kernel() {
            lock.lock();
            --run.inside_;
        }
        frame_run& run;
        std::unique_lock<std::mutex>& lock;
    };
    std::optional<problem> call(std::unique_lock<std::mutex>& lock, const ready_node& at,
                                std::span<tensor> outputs, frame_memory::bench& bench) {
        const inside_kernel unlocked(*this, lock);
        const std::span<tensor> inputs = at.inputs(plan_.flow);
        for (std::size_t i = 0; i < inputs.size(); ++i) bench.inputs[i] = &inputs[i];
        const std::span<tensor* const> shown = std::span{bench.inputs}.first(inputs.size());
        kernel_context context(plan_.nodes[at.node], shown, bench.last_use, outputs, &stop_,
                               cancel_);
        if (call_kernel(kernels_[at.node], context, shown, outputs)) return std::nullopt;
        stop_.store(true, std::memory_order_relaxed);
        return std::move(context.failure());
    }

    // Asked between any two nodes, so that an endless loop can be stopped.
    bool stopped() {
        if (cancel_ != nullptr && cancel_->cancelled()) fail(cancelled_problem());
        return stop_.load(std::memory_order_relaxed);
    }
    void fail(problem p) {
        if (!failure_) failure_ = std::move(p);
        stop_.store(true, std::memory_order_relaxed);
        queue_.clear();
        flow_.ready().clear();
        wake_.notify_all();
    }

    const plan& plan_;
    const std::span<const kernel> kernels_;
    frame_memory& memory_;
    frame_flow flow_;
    const cancellation* const cancel_;
    void* scheduler_ = nullptr;
    void (*post_)(void*, help_call&) = nullptr;

    std::atomic<bool> stop_{false};  // seen by kernels
    std::mutex mutex_;               // guards all below, and flow_
    std::condition_variable wake_;   // the caller: there is work, or it is over
    std::vector<ready_node> queue_;  // kernels that may run
    std::vector<ready_node> round_;  // what is dealt with now
    std::vector<unsigned> idle_lanes_;
    unsigned inside_ = 0;  // kernels that run
    std::optional<problem> failure_;
};

}  // namespace evergraph

#endif
