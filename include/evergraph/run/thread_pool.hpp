// SPDX-License-Identifier: BSL-1.0
// thread_pool: threads that help the runs of others, and park when there is none.
#ifndef EVERGRAPH_RUN_THREAD_POOL_HPP
#define EVERGRAPH_RUN_THREAD_POOL_HPP

#include <atomic>
#include <condition_variable>
#include <mutex>
#include <thread>
#include <vector>

#include "call_queue.hpp"
#include "scheduler.hpp"
#include "spin_wait.hpp"

namespace evergraph {

// The caller of a run is one of its threads: a pool of n starts n - 1 helpers, a pool of 1 none.
// Nodes are dealt out or stolen within a run (see task_executor); the pool only lends helpers to
// runs, so a thread that waits for one run never gets stuck in the work of another. Several threads
// may run things over one pool at once, its own helpers included. An idle helper spins for some
// 50 us in the run it helped, in case that comes again, and as long in the pool, then sleeps.
// Destroy it when no run uses it, and not from one of its helpers.
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
        if (!calls_.add(call) || sleeping_.load(std::memory_order_seq_cst) == 0) return;
        {
            const std::lock_guard lock(mutex_);  // who has said it sleeps does so by now
        }
        work_.notify_one();
    }
    void recall(help_call& call) { calls_.recall(call); }
    void withdraw(help_call& call) { calls_.withdraw(call); }
    void close(help_call& call) { calls_.close(call); }
    bool wanted() const noexcept { return calls_.waiting() != 0 || stopped(); }

 private:
    bool stopped() const noexcept { return stop_.load(std::memory_order_relaxed); }

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
        while (!stopped()) {
            if (calls_.serve()) continue;
            spin_wait turns;
            while (!wanted() && turns.once()) {
            }
            if (!wanted()) sleep();
        }
    }
    void sleep() {
        std::unique_lock lock(mutex_);
        sleeping_.fetch_add(1, std::memory_order_seq_cst);
        if (!wanted()) work_.wait(lock);
        sleeping_.fetch_sub(1, std::memory_order_relaxed);
    }

    call_queue calls_;
    std::mutex mutex_;
    std::condition_variable work_;  // there is a call, or the end
    std::atomic<unsigned> sleeping_{0};
    std::atomic<bool> stop_{false};
    std::vector<std::thread> helpers_;
};
static_assert(scheduler<thread_pool>);

}  // namespace evergraph

#endif
