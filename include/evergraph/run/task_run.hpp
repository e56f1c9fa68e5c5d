// SPDX-License-Identifier: BSL-1.0
// task_run: the state of one parallel run: who is ready, who is still waited for, who is asleep.
#ifndef EVERGRAPH_RUN_TASK_RUN_HPP
#define EVERGRAPH_RUN_TASK_RUN_HPP

#include <algorithm>
#include <atomic>
#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <thread>

#include "../plan/task_plan.hpp"
#include "scheduler.hpp"
#include "spin_wait.hpp"
#include "work_deque.hpp"

namespace evergraph {

// Lane 0 is the caller, the others are helpers that come and go. A lane finds a node, runs it and
// goes on with one that this made ready; the others are pushed where thieves find them. Only
// sinks are counted: when all of them are done, so is everything. The caller does not wait for
// helpers that found nothing more: they may leave late, and the state rests until then.
class task_run : public help_call {
 public:
    static constexpr std::uint32_t none = 0xFFFFFFFFU;
    // Works on a lane until there is nothing left to do there. `session` is the caller's: it is
    // not to be touched by a helper that has no node.
    using work_function = void (*)(task_run&, void* session, unsigned lane);

    // `room`: how many nodes one lane may push in a run, at most.
    task_run(const task_plan& plan, unsigned lanes, std::uint32_t room, std::uint32_t sinks)
        : help_call(&come_in),
          plan_(plan),
          most_lanes_(lanes),
          sinks_(sinks),
          waits_for_(std::make_unique<std::atomic<std::uint32_t>[]>(plan.size())),
          slots_(new std::atomic<std::uint32_t>[std::size_t{room} * lanes]),
          lanes_(std::make_unique<worker[]>(lanes)) {
        for (unsigned i = 0; i < lanes; ++i) {
            lanes_[i].deque.use({slots_.get() + std::size_t{room} * i, room});
        }
        restore();
    }

    ~task_run() {  // after the last late helper
        while (!deserted()) std::this_thread::yield();
    }

    const task_plan& plan() const noexcept { return plan_; }
    unsigned lanes() const noexcept { return most_lanes_; }

    // Runs everything on lanes 0 to `lanes` - 1. To be called when it is deserted; when it returns,
    // no helper has a node any more.
    template <scheduler S>
    void run(S& helpers, unsigned lanes, work_function work, void* session) {
        work_ = work;
        session_ = session;
        begin(helpers, lanes);
        work(*this, session, 0);
        if (halted()) {
            helpers.close(*this);
        } else {
            helpers.withdraw(*this);
        }
    }

    // The next node of a lane; waits for one. None: the run is over, or the helper should leave.
    std::uint32_t find(unsigned at) {
        worker& me = lanes_[at];
        if (const auto node = me.deque.pop()) return *node;
        if (me.root == me.root_end) take_roots(me);
        if (me.root != me.root_end) return plan_.roots[me.root++];
        flush(me);
        return await(at);
    }

    // `node` is done. Gives a node that is ready now, if there is one at hand.
    std::uint32_t after(unsigned at, std::uint32_t node) {
        worker& me = lanes_[at];
        const auto successors = plan_.successors_of(node);
        if (successors.empty()) ++me.sinks;
        std::uint32_t ready = none;
        for (const std::uint32_t s : successors) {
            if (!arrive(s)) continue;
            if (ready == none) {
                ready = s;
            } else {
                me.deque.push(s);
            }
        }
        if (me.deque.publish() && quiet_.load(std::memory_order_seq_cst) != 0) call_for_help();
        return ready;
    }

    bool halted() const noexcept { return halted_.load(std::memory_order_relaxed); }
    void halt() {
        halted_.store(true, std::memory_order_seq_cst);
        wake_caller_if_parked();
    }

 private:
    static constexpr unsigned helpers_away = 1;
    static constexpr unsigned caller_parked = 2;

    struct alignas(64) worker {
        work_deque deque;
        std::size_t root = 0;  // [root, root_end): roots that are this lane's
        std::size_t root_end = 0;
        std::uint32_t sinks = 0;  // done here, and not yet taken from left_
        unsigned victim = 0;      // whom it stole from last
        std::atomic<bool> taken{false};

        void begin() {
            deque.reset();
            root = root_end = 0;
            sinks = 0;
            victim = 0;
        }
    };

    template <scheduler S>
    void begin(S& helpers, unsigned lanes) {
        lane_count_ = std::min(lanes, most_lanes_);
        const std::size_t portions = std::size_t{16} * lane_count_;
        chunk_ = std::clamp<std::size_t>(plan_.roots.size() / portions, 1, 256);
        scheduler_ = &helpers;
        post_ = [](void* s, help_call& c) { static_cast<S*>(s)->post(c); };
        closed = false;
        if (halted()) restore();
        halted_.store(false, std::memory_order_relaxed);
        quiet_.store(helpers_away, std::memory_order_relaxed);
        left_.store(sinks_, std::memory_order_relaxed);
        cursor_.store(0, std::memory_order_relaxed);
        for (unsigned i = 0; i < lane_count_; ++i) lanes_[i].begin();
        if (plan_.roots.size() > chunk_) call_for_help();
    }

    static void come_in(help_call& call) {
        auto& self = static_cast<task_run&>(call);
        if (const auto lane = self.enter()) {
            self.work_(self, self.session_, *lane);
            self.lanes_[*lane].taken.store(false, std::memory_order_release);
        }
    }

    // A lane for a helper; none if all are taken or nothing is left to do.
    std::optional<unsigned> enter() {
        if (over()) return std::nullopt;
        if (lane_count_ > 2) quiet_.fetch_or(helpers_away, std::memory_order_seq_cst);
        for (unsigned i = 1; i < lane_count_; ++i) {
            if (!lanes_[i].taken.exchange(true, std::memory_order_acquire)) return i;
        }
        return std::nullopt;
    }

    bool over() const { return halted() || left_.load(std::memory_order_seq_cst) == 0; }

    // A predecessor of `node` is done; true if it was the last. The last one puts the counter
    // back for the next run, and needs no read-modify-write: nobody else comes.
    bool arrive(std::uint32_t node) {
        std::atomic<std::uint32_t>& count = waits_for_[node];
        if (count.load(std::memory_order_acquire) != 1 &&
            count.fetch_sub(1, std::memory_order_acq_rel) != 1) {
            return false;
        }
        if (plan_.pending[node] != 1) count.store(plan_.pending[node], std::memory_order_relaxed);
        return true;
    }

    void restore() {
        for (std::uint32_t i = 0; i < plan_.size(); ++i) {
            waits_for_[i].store(plan_.pending[i], std::memory_order_relaxed);
        }
    }

    void take_roots(worker& me) {
        const std::size_t all = plan_.roots.size();
        if (cursor_.load(std::memory_order_relaxed) >= all) return;
        const std::size_t first = cursor_.fetch_add(chunk_, std::memory_order_relaxed);
        if (first >= all) return;
        me.root = first;
        me.root_end = std::min(first + chunk_, all);
        pass_the_call_on();
    }

    void flush(worker& me) {
        if (me.sinks == 0) return;
        const std::uint32_t done = me.sinks;
        me.sinks = 0;
        if (left_.fetch_sub(done, std::memory_order_seq_cst) == done) wake_caller_if_parked();
    }

    std::uint32_t steal(unsigned at) {
        worker& me = lanes_[at];
        for (unsigned tries = 0; tries < lane_count_; ++tries) {
            if (me.victim != at) {
                if (const auto node = lanes_[me.victim].deque.steal()) {
                    pass_the_call_on();
                    return *node;
                }
            }
            me.victim = me.victim + 1 == lane_count_ ? 0 : me.victim + 1;
        }
        return none;
    }

    std::uint32_t await(unsigned at) {
        for (;;) {
            spin_wait spin;
            do {
                if (over()) return none;
                if (const std::uint32_t node = steal(at); node != none) return node;
            } while (spin.once());
            if (at == 0) {
                park();
            } else {
                quiet_.fetch_or(helpers_away, std::memory_order_seq_cst);
                if (!work_in_sight()) return none;
            }
        }
    }

    // Who looks for work sets its bit in `quiet_`, then looks a last time; who brings work shows
    // it, then reads `quiet_`. Both are sequentially consistent, so one sees the other.
    bool work_in_sight() const {
        if (cursor_.load(std::memory_order_seq_cst) < plan_.roots.size()) return true;
        for (unsigned i = 0; i < lane_count_; ++i) {
            if (!lanes_[i].deque.empty()) return true;
        }
        return false;
    }
    void call_for_help() {
        const unsigned who = quiet_.exchange(0, std::memory_order_seq_cst);
        if ((who & helpers_away) != 0) post_(scheduler_, *this);
        if ((who & caller_parked) != 0) wake_caller();
    }
    // One call brings one helper: who finds more than it takes calls the next.
    void pass_the_call_on() {
        if (quiet_.load(std::memory_order_relaxed) != 0 && work_in_sight()) call_for_help();
    }

    void park() {
        std::unique_lock lock(mutex_);
        woken_ = false;
        quiet_.fetch_or(caller_parked, std::memory_order_seq_cst);
        if (!work_in_sight() && !over()) wake_.wait(lock, [this] { return woken_; });
        quiet_.fetch_and(~caller_parked, std::memory_order_relaxed);
    }
    void wake_caller_if_parked() {
        if ((quiet_.load(std::memory_order_seq_cst) & caller_parked) != 0) wake_caller();
    }
    void wake_caller() {
        const std::lock_guard lock(mutex_);
        woken_ = true;
        wake_.notify_one();
    }

    const task_plan& plan_;
    const unsigned most_lanes_;
    const std::uint32_t sinks_;
    unsigned lane_count_ = 1;
    std::size_t chunk_ = 1;  // roots taken at a time
    std::unique_ptr<std::atomic<std::uint32_t>[]> waits_for_;
    std::unique_ptr<std::atomic<std::uint32_t>[]> slots_;
    std::unique_ptr<worker[]> lanes_;

    void* scheduler_ = nullptr;
    void (*post_)(void*, help_call&) = nullptr;
    work_function work_ = nullptr;
    void* session_ = nullptr;
    std::mutex mutex_;
    std::condition_variable wake_;
    bool woken_ = false;

    alignas(64) std::atomic<std::uint32_t> left_{0};  // sinks not yet done
    alignas(64) std::atomic<std::size_t> cursor_{0};  // roots before it are taken
    alignas(64) std::atomic<unsigned> quiet_{0};      // who is not looking for work
    std::atomic<bool> halted_{false};
};

}  // namespace evergraph

#endif
