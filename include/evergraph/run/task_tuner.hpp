// SPDX-License-Identifier: BSL-1.0
// task_tuner: finds the fastest way to run a task_plan on so many threads, by timing its runs.
#ifndef EVERGRAPH_RUN_TASK_TUNER_HPP
#define EVERGRAPH_RUN_TASK_TUNER_HPP

#include <algorithm>
#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <mutex>
#include <span>
#include <vector>

#include "../plan/lane_plan.hpp"
#include "../plan/plan_lanes.hpp"
#include "../plan/task_plan.hpp"
#include "tick_clock.hpp"

namespace evergraph {

// How the nodes of a run come to the threads.
enum class task_mode : std::uint8_t {
    in_order,   // all on the caller: small graphs, and those that are one chain
    in_lanes,   // dealt out beforehand: nodes of some 10 ns to some 10 us
    stealing,   // whoever is idle takes one: large nodes, or of unknown cost
    automatic,  // found out: the first runs steal and time each node
};

// Safe for several threads. The first two runs time all nodes. Graphs of less than 15 us stay on
// the caller. Others are dealt out to lanes once the runs so far have taken as long as planning
// does; after that the mode with the shortest times is kept, and others are tried again now and
// then. Nodes whose costs change by much are timed anew.
class task_tuner {
 public:
    task_tuner(const task_plan& plan, unsigned threads) : plan_(plan), threads_(threads) {}

    unsigned threads() const noexcept { return threads_; }

    // What the next run should be; `automatic` means stealing and timing each node, into `costs()`.
    task_mode next() {
        const task_mode mode = mode_.load(std::memory_order_acquire);
        if (mode != task_mode::automatic) return mode;
        return sampling_.exchange(true, std::memory_order_acquire) ? task_mode::stealing : mode;
    }
    // In ticks. Only for the run that `next` told to time them.
    std::span<std::uint32_t> costs() {
        costs_.resize(plan_.size());
        known_.resize(plan_.size());
        return costs_;
    }
    void sampled(bool complete) {
        if (complete) {
            const std::lock_guard lock(mutex_);
            take_sample();
        }
        sampling_.store(false, std::memory_order_release);
    }

    // A whole run took so long.
    void took(task_mode mode, std::uint64_t ticks) {
        if (mode == task_mode::in_order && ticks < small_.load(std::memory_order_relaxed)) return;
        if (!mutex_.try_lock()) return;
        const std::lock_guard lock(mutex_, std::adopt_lock);
        if (mode_.load(std::memory_order_relaxed) == task_mode::automatic) return;
        learn(mode, static_cast<double>(ticks));
    }

    // For runs in lanes; null before there is one.
    std::shared_ptr<const lane_plan> lanes() {
        const std::lock_guard lock(mutex_);
        return lanes_;
    }

    // Costs in nanoseconds, known beforehand: no run is needed to find them.
    void assume(std::span<const std::uint32_t> nanoseconds) {
        const std::lock_guard lock(mutex_);
        known_.clear();
        for (const std::uint32_t ns : nanoseconds) known_.push_back(at_least_some(from_ns(ns)));
        begin_with_costs();
        if (stage_ == stage::saving) plan_now();
    }
    // A plan for runs in lanes at once; each node costs the same as far as nobody knows better.
    void plan_lanes_now() {
        const std::lock_guard lock(mutex_);
        if (known_.empty()) known_.assign(plan_.size(), from_ns(100));
        make_lanes();
    }

 private:
    enum class stage : std::uint8_t { sampling, first_in_order, saving, trying, settled };
    static constexpr int samples = 2;
    static constexpr int tries = 12;
    static constexpr unsigned runs_between_doubts = 60;
    static constexpr unsigned runs_in_doubt = 4;  // the first wakes the helpers

    static double from_ns(double ns) { return ns * tick_clock::per_nanosecond(); }
    static double at_least_some(double ticks) { return std::max(ticks, 0.5); }
    double& time_of(task_mode mode) { return times_[static_cast<std::size_t>(mode)]; }

    void take_sample() {
        const auto own = static_cast<double>(tick_clock::own_cost());
        for (std::uint32_t i = 0; i < plan_.size(); ++i) {
            const double ticks = at_least_some(costs_[i] - own);
            known_[i] = samples_ == 0 ? ticks : std::min(known_[i], ticks);
        }
        if (++samples_ < samples) return;
        costs_ = {};
        begin_with_costs();
    }

    void begin_with_costs() {
        total_ = 0;
        for (const double c : known_) total_ += c;
        times_ = {};
        strikes_ = 0;
        spent_ = 0;
        if (total_ > from_ns(10'000) * plan_.size()) {
            settle(task_mode::stealing);
        } else if (total_ > from_ns(300'000) + from_ns(50) * plan_.size()) {
            time_of(task_mode::in_order) = total_;
            stage_ = stage::saving;
            use(task_mode::stealing);
        } else {  // one run in order tells better than the sum of small times
            stage_ = stage::first_in_order;
            use(task_mode::in_order);
        }
    }

    void learn(task_mode mode, double ticks) {
        spent_ += ticks;
        note(time_of(mode), ticks);
        switch (stage_) {
            case stage::sampling: return;
            case stage::first_in_order: return learn_from_order(mode, ticks);
            case stage::saving:
                if (spent_ > from_ns(300) * plan_.size()) plan_now();
                return;
            case stage::trying:
                if (++tried_ >= tries) settle(fastest());
                return;
            case stage::settled: return keep_up(mode, ticks);
        }
    }
    // Follows a fall at once and a rise slowly: what other programs do should not count.
    static void note(double& time, double ticks) {
        if (time == 0 || ticks < time) {
            time = time == 0 ? ticks : (time + ticks) / 2;
        } else {
            time += (std::min(ticks, 2 * time) - time) / 8;
        }
    }

    void learn_from_order(task_mode mode, double ticks) {
        if (mode != task_mode::in_order) return;
        const double factor = ticks / total_;
        for (double& c : known_) c = at_least_some(c * factor);
        total_ = ticks;
        if (ticks < from_ns(15'000)) {
            settle(task_mode::in_order);
            small_.store(static_cast<std::uint64_t>(from_ns(30'000)), std::memory_order_relaxed);
        } else {
            stage_ = stage::saving;
            if (ticks > from_ns(100'000)) use(task_mode::stealing);
        }
    }

    void plan_now() {
        make_lanes();
        if (lanes_->makespan > 0.9 * total_) {
            settle(total_ > from_ns(1000) * plan_.size() ? task_mode::stealing
                                                         : task_mode::in_order);
            return;
        }
        stage_ = stage::trying;
        tried_ = 0;
        use(task_mode::in_lanes);
    }
    void make_lanes() {
        const lane_costs costs{known_, from_ns(hand_over_ns), from_ns(look_ns)};
        lanes_ = std::make_shared<const lane_plan>(plan_lanes(plan_, threads_, costs));
        known_ = {};
        spent_ = 0;
    }

    void settle(task_mode mode) {
        stage_ = stage::settled;
        since_doubt_ = 0;
        in_doubt_ = false;
        usual_ = time_of(mode);
        use(mode);
    }
    task_mode fastest() {
        task_mode best = task_mode::in_lanes;
        if (time_of(task_mode::stealing) != 0 &&
            time_of(task_mode::stealing) < 0.95 * time_of(best)) {
            best = task_mode::stealing;
        }
        // On a busy machine helpers come late; when that is over, the next doubt shows it.
        return time_of(task_mode::in_order) < 0.95 * time_of(best) ? task_mode::in_order : best;
    }

    void keep_up(task_mode mode, double ticks) {
        if (usual_ == 0) usual_ = ticks;
        const bool odd = ticks > 4 * usual_ || 4 * ticks < usual_;
        strikes_ = odd ? strikes_ + 1 : 0;
        if (strikes_ >= 4 && spent_ > from_ns(1000) * plan_.size()) return start_again();
        const task_mode now = mode_.load(std::memory_order_relaxed);
        if (lanes_ == nullptr || mode != now) return;
        ++since_doubt_;
        if (in_doubt_ && since_doubt_ >= runs_in_doubt) {
            in_doubt_ = false;
            since_doubt_ = 0;
            use(fastest());
        } else if (!in_doubt_ && since_doubt_ >= runs_between_doubts) {
            in_doubt_ = true;
            since_doubt_ = 0;
            use(second_best(now));
        }
    }
    // Another mode that may be faster by now; the same if there is none.
    task_mode second_best(task_mode now) {
        if (now != task_mode::in_lanes) return task_mode::in_lanes;
        const double most = 1.2 * time_of(now);
        const task_mode others[] = {task_mode::in_order, task_mode::stealing};
        for (int i = 0; i < 2; ++i) {
            const task_mode other = others[turn_++ % 2];
            if (time_of(other) != 0 && time_of(other) < most) return other;
        }
        return now;
    }
    void start_again() {
        small_.store(0, std::memory_order_relaxed);
        stage_ = stage::sampling;
        samples_ = 0;
        lanes_ = nullptr;
        use(task_mode::automatic);
    }
    void use(task_mode mode) { mode_.store(mode, std::memory_order_release); }

    static constexpr double hand_over_ns = 250;
    static constexpr double look_ns = 100;

    const task_plan& plan_;
    const unsigned threads_;
    std::atomic<task_mode> mode_{task_mode::automatic};
    std::atomic<bool> sampling_{false};
    std::atomic<std::uint64_t> small_{0};  // runs in order that are shorter teach nothing
    std::vector<std::uint32_t> costs_;

    std::mutex mutex_;  // for the rest
    stage stage_ = stage::sampling;
    int samples_ = 0;
    int tried_ = 0;
    int strikes_ = 0;
    unsigned since_doubt_ = 0;
    unsigned turn_ = 0;
    bool in_doubt_ = false;
    std::vector<double> known_;  // ticks each node takes
    double total_ = 0;
    double spent_ = 0;  // in runs since the last plan
    double usual_ = 0;
    std::array<double, 4> times_{};
    std::shared_ptr<const lane_plan> lanes_;
};

}  // namespace evergraph

#endif
