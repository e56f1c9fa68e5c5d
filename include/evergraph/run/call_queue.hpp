// SPDX-License-Identifier: BSL-1.0
// call_queue: the calls that wait for a helper: what all schedulers with threads are made of.
#ifndef EVERGRAPH_RUN_CALL_QUEUE_HPP
#define EVERGRAPH_RUN_CALL_QUEUE_HPP

#include <atomic>
#include <condition_variable>
#include <mutex>

#include "scheduler.hpp"
#include "spin_wait.hpp"

namespace evergraph {

// Safe for several threads. The calls are linked through themselves: nothing is allocated.
class call_queue {
 public:
    // How many calls wait. What a thread reads before it sleeps and after it has said so.
    unsigned waiting() const noexcept { return waiting_.load(std::memory_order_seq_cst); }

    // True: the call waits now, and did not before.
    bool add(help_call& call) {
        const std::lock_guard lock(mutex_);
        if (call.queued || call.closed) return false;
        append(call);
        return true;
    }
    void recall(help_call& call) {
        const std::lock_guard lock(mutex_);
        if (call.queued) remove(call);
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

    // Enters the call that has waited longest; false if there is none.
    bool serve() {
        std::unique_lock lock(mutex_);
        if (first_ == nullptr) return false;
        help_call& call = *first_;
        remove(call);
        call.inside.fetch_add(1, std::memory_order_relaxed);
        lock.unlock();
        call.enter(call);
        lock.lock();
        const bool awaited = call.closed;
        // After this the call may be gone.
        const bool last = call.inside.fetch_sub(1, std::memory_order_acq_rel) == 1;
        if (awaited && last) left_.notify_all();
        return true;
    }

 private:
    void append(help_call& call) {
        call.queued = true;
        call.previous = last_;
        call.next = nullptr;
        (last_ == nullptr ? first_ : last_->next) = &call;
        last_ = &call;
        waiting_.fetch_add(1, std::memory_order_seq_cst);
    }
    void remove(help_call& call) {
        call.queued = false;
        (call.previous == nullptr ? first_ : call.previous->next) = call.next;
        (call.next == nullptr ? last_ : call.next->previous) = call.previous;
        waiting_.fetch_sub(1, std::memory_order_relaxed);
    }

    std::mutex mutex_;
    std::condition_variable left_;  // the last helper has left a closed call
    help_call* first_ = nullptr;
    help_call* last_ = nullptr;
    std::atomic<unsigned> waiting_{0};
};

}  // namespace evergraph

#endif
