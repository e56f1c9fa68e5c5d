// SPDX-License-Identifier: BSL-1.0
// lane_run: the state of one run in lanes: how far each lane is, and who works on it.
#ifndef EVERGRAPH_RUN_LANE_RUN_HPP
#define EVERGRAPH_RUN_LANE_RUN_HPP

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <mutex>
#include <thread>
#include <utility>
#include <vector>

#include "../plan/lane_plan.hpp"
#include "scheduler.hpp"
#include "spin_wait.hpp"

namespace evergraph {

// A thread works on one lane at a time, and nobody else does then. Where a lane must wait for one
// that nobody works on, its thread leaves it and goes on there: so a run ends on however many
// threads come, and waits only for threads that work on the same run. A helper that finds nothing
// more stays a little for the next run over this state, which then costs no more than a store.
class lane_run : public help_call {
 public:
    static constexpr unsigned none = ~0U;
    // Works on the lane, which is the caller's, until that or another one has ended, and gives up
    // the one it is at. `session` is the run's: not to be touched without a lane.
    using work_function = void (*)(lane_run&, void* session, unsigned lane);

    explicit lane_run(std::shared_ptr<const lane_plan> plan)
        : help_call(&come_in),
          plan_(std::move(plan)),
          count_(plan_->lanes()),
          lanes_(std::make_unique<lane[]>(count_)) {
        for (std::uint32_t i = 0; i < count_; ++i) lanes_[i].seen.resize(count_);
    }
    ~lane_run() { send_away(); }

    const lane_plan& plan() const noexcept { return *plan_; }
    bool halted() const noexcept { return halted_.load(std::memory_order_relaxed); }
    void halt() noexcept { halted_.store(true, std::memory_order_relaxed); }

    // Runs everything. When it returns no helper has a lane.
    template <scheduler S>
    void run(S& helpers, work_function work, void* session) {
        begin(helpers, work, session);
        for (unsigned at = 0; at != none; at = next()) work(*this, session, at);
        if (posted_.exchange(false, std::memory_order_relaxed)) helpers.recall(*this);
    }

    // For work functions: calls `call(node, lane)` for the rest of the lane `at` and of those it
    // goes on with; `at` is the one it holds, also when `call` throws. Ends early when halted.
    template <class Call>
    void follow(unsigned& at, Call&& call) {
        const std::uint64_t base = first_told();
        spin_wait patience;
        for (bool held = true; held;) {
            lane& me = lanes_[at];
            const std::uint32_t end = plan_->lane_begin[at + 1];
            const unsigned here = at;
            while (held && here == at && me.segment != end) {
                if (!may_begin(me, base)) {
                    held = await(at, base, patience);
                    continue;
                }
                patience = {};
                if (!run_segment(at, call)) return halt();
                ++me.segment;
                if (plan_->segments[me.segment - 1].awaited != 0) {
                    tell(me, base + me.segment - plan_->lane_begin[at]);
                }
            }
            if (here == at) return;
        }
    }

    // The lane is done with, or the run is halted.
    void end(unsigned at) {
        lanes_[at].word.store(word_of(open_.load(std::memory_order_relaxed), done),
                              std::memory_order_release);
        left_.fetch_sub(1, std::memory_order_acq_rel);
        wake_sleepers();
    }

 private:
    enum lane_state : std::uint64_t { open = 0, taken = 1, done = 2 };

    struct lane {
        alignas(64) std::uint32_t segment = 0;  // the next one; the holder's, like `seen`
        std::vector<std::uint64_t> seen;        // how far the other lanes were
        alignas(64) std::atomic<std::uint64_t> word{done};  // the run's number, lane_state
        std::atomic<std::uint64_t> told{0};  // grows from run to run: nothing to reset
    };

    static constexpr std::uint64_t word_of(std::uint64_t run, lane_state s) { return run << 2U | s; }
    std::uint64_t first_told() const {
        return open_.load(std::memory_order_relaxed) * (plan_->segments.size() + 1);
    }

    template <scheduler S>
    void begin(S& helpers, work_function work, void* session) {
        if (scheduler_ != &helpers) {
            send_away();
            scheduler_ = &helpers;
            post_ = [](void* s, help_call& c) { static_cast<S*>(s)->post(c); };
            wanted_ = [](void* s) -> bool { return static_cast<S*>(s)->wanted(); };
        }
        work_ = work;
        session_ = session;
        halted_.store(false, std::memory_order_relaxed);
        left_.store(count_, std::memory_order_relaxed);
        const std::uint64_t number = open_.load(std::memory_order_relaxed) + 1;
        lanes_[0].word.store(word_of(number, taken), std::memory_order_relaxed);
        lanes_[0].segment = plan_->lane_begin[0];
        open_.store(number, std::memory_order_seq_cst);
        call_for_help();
    }
    void call_for_help() {
        if (present_.load(std::memory_order_seq_cst) + 1 >= count_) return;
        posted_.store(true, std::memory_order_relaxed);
        post_(scheduler_, *this);
    }

    static void come_in(help_call& call) {
        auto& self = static_cast<lane_run&>(call);
        bool first = true;
        std::uint64_t news = 0;
        do {
            self.present_.fetch_add(1, std::memory_order_seq_cst);
            do {
                news = self.news();
                for (unsigned at = self.take_any(0); at != none; at = self.take_any(0)) {
                    if (std::exchange(first, false)) self.call_for_help();
                    self.work_(self, self.session_, at);
                }
            } while (self.stay(news));
            self.present_.fetch_sub(1, std::memory_order_seq_cst);
            // A run that began just now may have seen this helper here, and called for none.
        } while (self.news() != news);
    }
    std::uint64_t news() const {
        return open_.load(std::memory_order_seq_cst) + freed_.load(std::memory_order_seq_cst);
    }
    // True: there is something new.
    bool stay(std::uint64_t known) const {
        for (spin_wait spin; news() == known;) {
            if (leave_.load(std::memory_order_relaxed) || wanted_(scheduler_)) return false;
            if (!spin.once()) return false;
        }
        return true;
    }
    void send_away() {
        leave_.store(true, std::memory_order_relaxed);
        while (!deserted()) std::this_thread::yield();
        leave_.store(false, std::memory_order_relaxed);
    }

    // Takes the lane if it is open in this run, or as the last run left it.
    bool take(unsigned at) {
        lane& l = lanes_[at];
        const std::uint64_t number = open_.load(std::memory_order_acquire);
        std::uint64_t now = l.word.load(std::memory_order_relaxed);
        const bool fresh = now == word_of(number - 1, done);
        if (!fresh && now != word_of(number, open)) return false;
        if (!l.word.compare_exchange_strong(now, word_of(number, taken), std::memory_order_acquire,
                                            std::memory_order_relaxed)) {
            return false;
        }
        if (fresh) l.segment = plan_->lane_begin[at];
        return true;
    }
    unsigned take_any(unsigned from) {
        for (unsigned i = 1; i <= count_; ++i) {
            const unsigned at = (from + i) % count_;
            if (take(at)) return at;
        }
        return none;
    }

    // The caller has ended a lane: another one, or none once all have ended.
    unsigned next() {
        for (spin_wait spin; left_.load(std::memory_order_acquire) != 0;) {
            if (const unsigned at = take_any(0); at != none) return at;
            const std::uint64_t known = freed_.load(std::memory_order_relaxed);
            while (left_.load(std::memory_order_acquire) != 0 &&
                   freed_.load(std::memory_order_acquire) == known) {
                if (!spin.once()) nap();
            }
        }
        return none;
    }

    bool may_begin(lane& me, std::uint64_t base) {
        const lane_segment& s = plan_->segments[me.segment];
        for (std::uint32_t i = plan_->segments[me.segment - 1].waits_end; i < s.waits_end; ++i) {
            const lane_wait& w = plan_->waits[i];
            if (me.seen[w.lane] >= base + w.segments) continue;
            me.seen[w.lane] = lanes_[w.lane].told.load(std::memory_order_acquire);
            if (me.seen[w.lane] < base + w.segments) return false;
        }
        return true;
    }

    // One turn of waiting; `at` may be another lane afterwards. False: halted.
    bool await(unsigned& at, std::uint64_t base, spin_wait& patience) {
        if (halted()) return false;
        // Helpers that are there come soon: what they are about to take is left to them.
        const bool alone = present_.load(std::memory_order_relaxed) == 0;
        if (alone || patience.turns() > 40) {
            if (const unsigned other = take_instead(at, base); other != none) {
                lanes_[at].word.store(word_of(open_.load(std::memory_order_relaxed), open),
                                      std::memory_order_release);
                freed_.fetch_add(1, std::memory_order_seq_cst);
                at = other;
                call_for_help();  // who came while this thread had both lanes has left again
                if (alone) return true;
            }
        }
        if (!patience.once()) nap();
        return true;
    }
    // One that the lane waits for, if that can be; or any.
    unsigned take_instead(unsigned at, std::uint64_t base) {
        const lane& me = lanes_[at];
        const std::uint32_t end = plan_->segments[me.segment].waits_end;
        for (std::uint32_t i = plan_->segments[me.segment - 1].waits_end; i < end; ++i) {
            const lane_wait& w = plan_->waits[i];
            if (me.seen[w.lane] < base + w.segments && take(w.lane)) return w.lane;
        }
        return take_any(at);
    }

    template <class Call>
    bool run_segment(unsigned at, Call& call) {
        const std::uint32_t segment = lanes_[at].segment;
        const std::uint32_t* node = plan_->nodes.data() + plan_->segments[segment - 1].nodes_end;
        const std::uint32_t* end = plan_->nodes.data() + plan_->segments[segment].nodes_end;
        for (; node != end; ++node) {
            if (halted() || !call(*node, at)) return false;
        }
        return true;
    }
    void tell(lane& me, std::uint64_t value) {
        me.told.store(value, std::memory_order_release);
        if (sleepers_.load(std::memory_order_relaxed) != 0) wake_sleepers();
    }

    // A wake-up may be missed, because telling is no full fence: so nobody sleeps for long.
    void nap() {
        std::unique_lock lock(mutex_);
        sleepers_.fetch_add(1, std::memory_order_seq_cst);
        wake_.wait_for(lock, std::chrono::microseconds(500));
        sleepers_.fetch_sub(1, std::memory_order_relaxed);
    }
    void wake_sleepers() {
        if (sleepers_.load(std::memory_order_seq_cst) == 0) return;
        const std::lock_guard lock(mutex_);
        wake_.notify_all();
    }

    const std::shared_ptr<const lane_plan> plan_;
    const unsigned count_;
    std::unique_ptr<lane[]> lanes_;
    void* scheduler_ = nullptr;  // changed only while nobody is inside
    void (*post_)(void*, help_call&) = nullptr;
    bool (*wanted_)(void*) = nullptr;
    work_function work_ = nullptr;  // this and the session: of the run whose lane one has
    void* session_ = nullptr;
    std::atomic<bool> posted_{false};
    std::mutex mutex_;
    std::condition_variable wake_;

    alignas(64) std::atomic<bool> halted_{false};
    std::atomic<unsigned> sleepers_{0};
    std::atomic<unsigned> present_{0};  // helpers inside
    std::atomic<bool> leave_{false};
    alignas(64) std::atomic<std::uint64_t> open_{0};   // the number of the run
    std::atomic<std::uint64_t> freed_{0};              // lanes left before their end
    alignas(64) std::atomic<unsigned> left_{0};        // lanes that have not ended
};

}  // namespace evergraph

#endif
