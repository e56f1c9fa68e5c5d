// SPDX-License-Identifier: BSL-1.0
// thread_pool: threads that help the runs of others, and park when there is none.
#ifndef EVERGRAPH_RUN_THREAD_POOL_HPP
#define EVERGRAPH_RUN_THREAD_POOL_HPP

#include <atomic>
#include <condition_variable>
#include <mutex>
#include <thread>
#include <vector>

#include "scheduler.hpp"
#include "spin_wait.hpp"

namespace evergraph {

// The caller of a run is one of its threads: a pool of n starts n - 1 helpers, a pool of 1 none.
// Nodes are stolen within a run (see task_executor); the pool only lends helpers to runs, so a
// thread that waits for one run never gets stuck in the work of another. Several threads may run
// things over one pool at once, its own helpers included. An idle helper spins for some 50 us, then
// sleeps. Destroy it when no run uses it, and not from one of its helpers.
class thread_pool {
 public:
    explicit thread_pool(unsigned threads = std::thread::hardware_concurrency()) {
        for (unsigned i = 1; i < threads; ++i) {
            if (!start_helper()) break;
        }
    }
    ~thread_pool() {
        {
            const std::lock_guard lock(mutex_);
            stop_.store(true, std::memory_order_relaxed);
        }
        work_.notify_all();
        for (std::thread& helper : helpers_) helper.join();
    }
    thread_pool(const thread_pool&) = delete;
    thread_pool& operator=(const thread_pool&) = delete;

    // How many threads work on a run, the caller among them. Less than asked for if the system
    // refused to start more.
    unsigned threads() const noexcept { return static_cast<unsigned>(helpers_.size()) + 1; }

    void post(help_call& call) {
        bool asleep = false;
        {
            const std::lock_guard lock(mutex_);
            if (call.queued || call.closed) return;
            append(call);
            asleep = sleeping_ != 0;
        }
        if (asleep) work_.notify_one();
    }

    void withdraw(help_call& call) {
        const std::lock_guard lock(mutex_);
        call.closed = true;
        if (call.queued) remove(call);
    }

    void close(help_call& call) {
        withdraw(call);
        const auto left = [&] { return call.deserted(); };
        for (spin_wait spin; !left();) {
            if (spin.once()) continue;
            std::unique_lock lock(mutex_);
            left_.wait(lock, left);
        }
    }

 private:
    bool start_helper() {
#if defined(__cpp_exceptions)
        try {
            helpers_.emplace_back([this] { help(); });
        } catch (...) {
            return false;
        }
#else
        helpers_.emplace_back([this] { help(); });
#endif
        return true;
    }

    void help() {
        std::unique_lock lock(mutex_);
        while (!stop_.load(std::memory_order_relaxed)) {
            if (first_ != nullptr) {
                serve(*first_, lock);
            } else if (!spin(lock)) {
                ++sleeping_;
                work_.wait(lock);
                --sleeping_;
            }
        }
    }

    void serve(help_call& call, std::unique_lock<std::mutex>& lock) {
        remove(call);
        call.inside.fetch_add(1, std::memory_order_relaxed);
        lock.unlock();
        call.enter(call);
        lock.lock();
        const bool awaited = call.closed;
        // After this the call may be gone.
        const bool last = call.inside.fetch_sub(1, std::memory_order_acq_rel) == 1;
        if (awaited && last) left_.notify_all();
    }

    // True: look again. False: nothing came.
    bool spin(std::unique_lock<std::mutex>& lock) {
        const auto news = [this] {
            return waiting_.load(std::memory_order_relaxed) != 0 ||
                   stop_.load(std::memory_order_relaxed);
        };
        lock.unlock();
        spin_wait turns;
        while (!news() && turns.once()) {
        }
        lock.lock();
        return news();
    }

    void append(help_call& call) {
        call.queued = true;
        call.previous = last_;
        call.next = nullptr;
        (last_ == nullptr ? first_ : last_->next) = &call;
        last_ = &call;
        waiting_.fetch_add(1, std::memory_order_relaxed);
    }
    void remove(help_call& call) {
        call.queued = false;
        (call.previous == nullptr ? first_ : call.previous->next) = call.next;
        (call.next == nullptr ? last_ : call.next->previous) = call.previous;
        waiting_.fetch_sub(1, std::memory_order_relaxed);
    }

    std::mutex mutex_;
    std::condition_variable work_;  // there is a call, or the end
    std::condition_variable left_;  // the last helper has left a closed call
    help_call* first_ = nullptr;
    help_call* last_ = nullptr;
    unsigned sleeping_ = 0;
    std::atomic<unsigned> waiting_{0};  // calls in the queue: what spinning helpers look at
    std::atomic<bool> stop_{false};
    std::vector<std::thread> helpers_;
};
static_assert(scheduler<thread_pool>);

}  // namespace evergraph

#endif
