// SPDX-License-Identifier: BSL-1.0
// frame_run: one run of a plan with a flow, on the caller and on helpers.
#ifndef EVERGRAPH_RUN_FRAME_RUN_HPP
#define EVERGRAPH_RUN_FRAME_RUN_HPP

#include <algorithm>
#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <thread>
#include <utility>
#include <vector>

#include "../base/problem.hpp"
#include "../plan/plan.hpp"
#include "../tensor/buffer_pool.hpp"
#include "../tensor/tensor.hpp"
#include "async_call.hpp"
#include "call_kernel.hpp"
#include "frame_failure.hpp"
#include "frame_flow.hpp"
#include "frame_state.hpp"
#include "kernel.hpp"
#include "run_failure.hpp"
#include "run_options.hpp"
#include "run_progress.hpp"
#include "run_step.hpp"
#include "run_trace.hpp"
#include "scheduler.hpp"
#include "steer_node.hpp"
#include "tick_clock.hpp"

namespace evergraph {

// Kernels run side by side; what happens between them, one mutex guards. Dead nodes and those that
// only steer are dealt with there. A lane goes on with what it made ready; helpers come when there
// is more, and leave when there is nothing. Asynchronous kernels report through an async_link.
class frame_run : public help_call {
 public:
    // `keep` holds the plan and the kernels for asynchronous kernels that end too late.
    frame_run(const plan& p, std::span<const kernel> kernels, frame_memory& memory,
              std::shared_ptr<run_step> step, const run_options& options,
              std::shared_ptr<const void> keep = nullptr, run_progress* progress = nullptr)
        : help_call(&come_in),
          plan_(p),
          kernels_(kernels),
          memory_(memory),
          flow_(p, memory.store),
          step_(std::move(step)),
          options_(options),
          keep_(std::move(keep)),
          progress_(progress) {
        if (options.trace != nullptr) flow_.keep_time();
    }
    ~frame_run() {
        give_up_calls();
        memory_.store.close_all();
        memory_.drop_values();
    }

    // Takes effect with the next `go`. Once for each feed.
    void feed(std::uint32_t f, tensor value) { fed_.emplace_back(f, std::move(value)); }

    // Runs until nothing more can run, and no kernel runs; or until the first failure.
    template <scheduler S>
    void go(S& helpers) {
        const unsigned lanes = std::max(1U, helpers.threads());
        memory_.make_room(lanes);
        idle_lanes_.clear();
        for (unsigned i = lanes - 1; i > 0; --i) idle_lanes_.push_back(i);
        scheduler_ = &helpers;
        post_ = [](void* s, help_call& c) { static_cast<S*>(s)->post(c); };
        if constexpr (picking_scheduler<S>) {
            pick_ = [](void* s, std::size_t n) { return static_cast<S*>(s)->pick(n); };
        }
        closed = false;
        work(0);
        helpers.close(*this);
        give_up_calls();
    }

    // Between two calls of `go`.
    std::optional<problem>& failure() { return failure_; }
    fetched_value& fetched(std::size_t fetch) { return flow_.fetches()[fetch]; }
    // Once all has been fed: why a fetch or a node outside all loops did not come.
    std::optional<problem> missing() { return frame_failure(plan_, flow_); }
    // To be called when the run is to be stopped from another thread, after step.stop is raised.
    void wake() {
        const std::lock_guard lock(mutex_);
        wake_.notify_all();
    }

 private:
    static constexpr std::uint32_t nobody = frame_memory::nobody;

    static void come_in(help_call& call) {
        auto& self = static_cast<frame_run&>(call);
        unsigned lane = 0;
        {
            const std::lock_guard lock(self.mutex_);
            if (self.idle_lanes_.empty()) return;
            lane = self.idle_lanes_.back();
            self.idle_lanes_.pop_back();
        }
        self.work(lane);
        const std::lock_guard lock(self.mutex_);
        self.idle_lanes_.push_back(lane);
    }

    // Does not throw. Lane 0, the caller's, stays until all is over.
    void work(unsigned lane) {
        std::unique_lock lock(mutex_);
#if defined(__cpp_exceptions)
        try {
            walk(lock, lane);
        } catch (...) {
            problem p;
            p.code = status_code::resource_exhausted;
            p.found = "no memory for the values of the run";
            fail(std::move(p));
        }
#else
        walk(lock, lane);
#endif
        if (failure_) raise_stop(lock);
        if (lane == 0) drain(lock);
    }
    // Kernels that run must come back; those that complete later are waited for while there is time,
    // unless they wait for nodes that do not run any more.
    void drain(std::unique_lock<std::mutex>& lock) {
        while (inside_ != 0) wake_.wait(lock);
        while (!all_await() && wait(lock)) {
        }
    }
    // False: the time is up.
    bool wait(std::unique_lock<std::mutex>& lock) {
        if (step_->deadline == run_step::never) {
            wake_.wait(lock);
            return true;
        }
        if (step_->out_of_time()) return false;
        wake_.wait_until(lock, step_->deadline);
        return true;
    }
    void raise_stop(std::unique_lock<std::mutex>& lock) {
        lock.unlock();
        step_->stop.cancel();
        lock.lock();
    }

    void walk(std::unique_lock<std::mutex>& lock, unsigned lane) {
        if (lane == 0) begin();
        for (;;) {
            take_arrived(lane);
            steer(lane);
            if (stopped() || idle()) {
                wake_.notify_all();
                return;
            }
            if (!queue_.empty()) {
                run_kernel(lock, lane);
            } else if (!flow_.ready().empty()) {
                lock.unlock();
                std::this_thread::yield();
                lock.lock();
            } else if (lane != 0) {
                wake_.notify_all();
                return;
            } else if (inside_ == 0 && arrived_.empty() && all_await()) {
                fail(stuck_calls(plan_, calls_));
            } else if (!wait(lock)) {
                fail(late());
            }
        }
    }
    void begin() {
        if (!started_) flow_.start();
        started_ = true;
        for (auto& [f, value] : fed_) flow_.feed(f, std::move(value));
        fed_.clear();
    }
    bool idle() {
        return queue_.empty() && inside_ == 0 && calls_.empty() && arrived_.empty() &&
               flow_.ready().empty();
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
        finish(at, outputs, lane);
        return true;
    }
    // The values of `at` are done with: its inputs go, its outputs travel on.
    void finish(const ready_node& at, std::span<tensor> outputs, unsigned lane) {
        for (tensor& t : at.inputs(plan_.flow)) t.give_back(*memory_.benches[lane].pool);
        if (progress_ != nullptr && !at.dead) progress_->one_more();
        flow_.done(at, outputs);
        for (tensor& t : outputs) t = tensor{};
        if (flow_.broken_exit()) fail(*frame_failure(plan_, flow_));
    }
    std::size_t output_count(std::uint32_t node) const {
        return plan_.output_begin[node + 1] - plan_.output_begin[node];
    }
    std::span<tensor> outputs_of(std::uint32_t node, unsigned lane) {
        return std::span{memory_.benches[lane].outputs}.first(output_count(node));
    }

    void run_kernel(std::unique_lock<std::mutex>& lock, unsigned lane) {
        if (pick_ != nullptr) std::swap(queue_[pick_(scheduler_, queue_.size())], queue_.back());
        const ready_node at = queue_.back();
        queue_.pop_back();
        const bool more = !queue_.empty();
        if (more && !idle_lanes_.empty()) post_(scheduler_, *this);
        if (more && lane != 0) wake_.notify_all();
        if (kernels_[at.node].is_asynchronous()) return start_call(lock, at, lane);
        const std::span<tensor> outputs = outputs_of(at.node, lane);
        std::optional<problem> failed = call(lock, at, outputs, memory_.benches[lane]);
        if (failed) return fail(std::move(*failed));
        if (!stopped()) finish(at, outputs, lane);
    }

    // Without the mutex while the kernel runs.
    struct inside_kernel {
        inside_kernel(frame_run& r, std::unique_lock<std::mutex>& l, unsigned a, std::uint32_t node)
            : run(r), lock(l), lane(a) {
            run.memory_.benches[lane].running = node;
            ++run.inside_;
            lock.unlock();
        }
        ~inside_kernel() {
            lock.lock();
            --run.inside_;
            run.memory_.benches[lane].running = nobody;
        }
        frame_run& run;
        std::unique_lock<std::mutex>& lock;
        unsigned lane;
    };
    std::optional<problem> call(std::unique_lock<std::mutex>& lock, const ready_node& at,
                                std::span<tensor> outputs, frame_memory::bench& bench) {
        const auto lane = static_cast<unsigned>(&bench - memory_.benches.data());
        const inside_kernel unlocked(*this, lock, lane, at.node);
        const std::span<tensor> inputs = at.inputs(plan_.flow);
        for (std::size_t i = 0; i < inputs.size(); ++i) bench.inputs[i] = &inputs[i];
        const std::span<tensor* const> shown = std::span{bench.inputs}.first(inputs.size());
        kernel_context context(plan_.nodes[at.node], shown, bench.last_use, outputs, step_.get());
        const buffer_pool::scope pooled(*bench.pool);
        const std::uint64_t start = options_.trace == nullptr ? 0 : tick_clock::now();
        if (!call_kernel(kernels_[at.node], context, shown, outputs)) {
            return std::move(context.failure());
        }
        if (options_.trace != nullptr) note(at, lane, start, outputs);
        return std::nullopt;
    }
    // With the lane to itself.
    void note(const ready_node& at, unsigned lane, std::uint64_t start,
              std::span<const tensor> outputs) {
        std::uint64_t bytes = 0;
        for (const tensor& t : outputs) bytes += t.byte_count();
        options_.trace->add(lane, at.node, start, tick_clock::now(), bytes, at.iteration->number,
                            at.since);
    }

    void start_call(std::unique_lock<std::mutex>& lock, const ready_node& at, unsigned lane) {
        if (link_ == nullptr) {
            link_ = std::make_shared<async_link>();
            link_->run = this;
            link_->arrived = [](void* run, async_call& c) { static_cast<frame_run*>(run)->arrive(c); };
        }
        const auto call = std::make_shared<async_call>(at, plan_.nodes[at.node],
                                                       at.inputs(plan_.flow), output_count(at.node),
                                                       step_, link_, keep_);
        call->place = calls_.size();
        if (options_.trace != nullptr) call->began = tick_clock::now();
        calls_.push_back(call);
        const inside_kernel unlocked(*this, lock, lane, at.node);
        call->start(kernels_[at.node]);
    }
    // From any thread.
    void arrive(async_call& call) {
        const std::lock_guard lock(mutex_);
        std::swap(calls_[call.place], calls_.back());
        calls_[call.place]->place = call.place;
        arrived_.push_back(std::move(calls_.back()));
        calls_.pop_back();
        wake_.notify_all();
        if (!idle_lanes_.empty() && !failure_) post_(scheduler_, *this);
    }
    void take_arrived(unsigned lane) {
        while (!arrived_.empty() && !stopped()) {
            const std::shared_ptr<async_call> call = std::move(arrived_.back());
            arrived_.pop_back();
            if (conclude_kernel(call->context, call->shown, call->outputs)) {
                if (options_.trace != nullptr) note(call->at, lane, call->began, call->outputs);
                finish(call->at, call->outputs, lane);
            } else {
                fail(std::move(*call->context.failure()));
            }
        }
    }
    void give_up_calls() {
        if (link_ == nullptr) return;
        {
            const std::lock_guard lock(link_->mutex);
            link_->run = nullptr;
        }
        link_ = nullptr;
        calls_.clear();
        arrived_.clear();
    }

    // Asked between any two nodes, so that an endless loop can be stopped.
    bool stopped() {
        if (!failure_ && step_->stop.cancelled()) fail(cancelled_problem());
        if (!failure_ && step_->out_of_time()) fail(late());
        return failure_.has_value();
    }
    problem late() const {
        std::vector<std::uint32_t> running;
        for (const frame_memory::bench& b : memory_.benches) {
            if (b.running != nobody) running.push_back(b.running);
        }
        for (const auto& call : calls_) running.push_back(call->at.node);
        return timed_out_problem(plan_, options_.timeout, running);
    }
    // All that is left are kernels that wait for other nodes.
    bool all_await() const {
        return std::all_of(calls_.begin(), calls_.end(),
                           [](const auto& c) { return !c->context.awaited().empty(); });
    }
    void fail(problem p) {
        if (!failure_) failure_ = root_of(std::move(p), plan_, *step_, options_);
        queue_.clear();
        flow_.ready().clear();
        wake_.notify_all();
    }

    const plan& plan_;
    const std::span<const kernel> kernels_;
    frame_memory& memory_;
    frame_flow flow_;
    const std::shared_ptr<run_step> step_;
    const run_options& options_;
    const std::shared_ptr<const void> keep_;
    run_progress* const progress_;
    void* scheduler_ = nullptr;
    void (*post_)(void*, help_call&) = nullptr;
    std::size_t (*pick_)(void*, std::size_t) = nullptr;  // null: the newest comes first
    std::shared_ptr<async_link> link_;  // null until the first asynchronous kernel
    std::vector<std::pair<std::uint32_t, tensor>> fed_;
    bool started_ = false;

    std::mutex mutex_;              // guards all below, flow_ and the benches' `running`
    std::condition_variable wake_;  // the caller: there is work, or it is over
    std::vector<ready_node> queue_;  // kernels that may run
    std::vector<ready_node> round_;  // what is dealt with now
    std::vector<unsigned> idle_lanes_;
    unsigned inside_ = 0;  // kernels that run
    std::vector<std::shared_ptr<async_call>> calls_;    // kernels that will complete
    std::vector<std::shared_ptr<async_call>> arrived_;  // those that have
    std::optional<problem> failure_;
};

}  // namespace evergraph

#endif
