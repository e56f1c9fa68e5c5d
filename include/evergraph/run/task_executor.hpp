// SPDX-License-Identifier: BSL-1.0
// task_executor: runs a body once for each node of a task_plan, after all its predecessors.
#ifndef EVERGRAPH_RUN_TASK_EXECUTOR_HPP
#define EVERGRAPH_RUN_TASK_EXECUTOR_HPP

#include <algorithm>
#include <atomic>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <exception>
#include <memory>
#include <mutex>
#include <span>
#include <type_traits>
#include <utility>
#include <vector>

#include "../plan/lane_plan.hpp"
#include "../plan/task_plan.hpp"
#include "free_list.hpp"
#include "lane_run.hpp"
#include "scheduler.hpp"
#include "task_run.hpp"
#include "task_tuner.hpp"
#include "tick_clock.hpp"

namespace evergraph {

// body(node, lane) is called from several threads at once; `lane` is below the scheduler's
// threads(), and no two calls with one lane overlap. False stops the run; void never does. A body
// must not wait for what only a node that is not before its own can do: that one may be next on the
// same thread.
template <class B>
concept task_body = requires(B& body, std::uint32_t node, unsigned lane) {
    requires std::same_as<decltype(body(node, lane)), bool> ||
                 std::same_as<decltype(body(node, lane)), void>;
};

struct task_options {
    task_mode mode = task_mode::automatic;
    // Nanoseconds that each node takes, if it is known; otherwise the first runs find out.
    std::span<const std::uint32_t> costs{};
};

namespace detail {

template <class Body>
bool call_task(Body& body, std::uint32_t node, unsigned lane) {
    if constexpr (std::is_void_v<decltype(body(node, lane))>) {
        body(node, lane);
        return true;
    } else {
        return body(node, lane);
    }
}

// What the lanes of one run share beside its state; on the caller's stack. Its functions never
// throw; what the body throws is kept for the caller.
template <class Body>
class task_session {
 public:
    explicit task_session(Body& body) : body_(body) {}

    static void steal(task_run& state, void* self, unsigned lane) {
        std::uint32_t node = state.find(lane);
        if (node == task_run::none) return;
        static_cast<task_session*>(self)->guard(state, [&](Body& body) {
            for (; node != task_run::none; node = state.find(lane)) {
                do {
                    if (state.halted()) return;
                    if (!call_task(body, node, lane)) return state.halt();
                    node = state.after(lane, node);
                } while (node != task_run::none);
            }
        });
    }
    static void follow(lane_run& state, void* self, unsigned lane) {
        static_cast<task_session*>(self)->guard(state, [&](Body& body) {
            state.follow(lane, [&body](std::uint32_t node, unsigned at) {
                return call_task(body, node, at);
            });
        });
        state.end(lane);
    }
    void rethrow() {
#if defined(__cpp_exceptions)
        if (thrown_) std::rethrow_exception(thrown_);
#endif
    }

 private:
#if defined(__cpp_exceptions)
    template <class State, class Work>
    void guard(State& state, Work work) {
        try {
            work(body_);
        } catch (...) {
            keep(std::current_exception());
            state.halt();
        }
    }
    void keep(std::exception_ptr thrown) {
        const std::lock_guard lock(mutex_);
        if (!thrown_) thrown_ = std::move(thrown);
    }

    std::mutex mutex_;
    std::exception_ptr thrown_;
#else
    template <class State, class Work>
    void guard(State&, Work work) {
        work(body_);
    }
#endif
    Body& body_;
};

}  // namespace detail

// Many runs may go on at once over one executor; each borrows a state, which is kept for the next:
// after the first runs nothing is allocated. The plan must outlive it. Chains and fans of any size
// need no deep stack.
class task_executor {
 public:
    explicit task_executor(const task_plan& plan, task_options options = {})
        : plan_(plan), mode_(options.mode), costs_(options.costs.begin(), options.costs.end()) {
        std::size_t pushed = 0;
        for (std::uint32_t i = 0; i < plan.size(); ++i) {
            const std::size_t successors = plan.successors_of(i).size();
            if (successors == 0) ++sinks_;
            if (successors > 1) pushed += successors - 1;
        }
        room_ = static_cast<std::uint32_t>(
            std::min<std::size_t>(pushed, plan.size() - plan.roots.size()));
    }
    task_executor(const task_executor&) = delete;
    task_executor& operator=(const task_executor&) = delete;
    ~task_executor() {
        for (crew* c = crews_.load(std::memory_order_relaxed); c != nullptr;) {
            delete std::exchange(c, c->next);
        }
    }

    const task_plan& plan() const noexcept { return plan_; }

    // True: the body ran for every node. False: it returned false, and nodes may be left out.
    // What the body throws comes out here, after all calls have ended.
    template <scheduler S, task_body Body>
    bool run(S& helpers, Body&& body) {
        if constexpr (picking_scheduler<S>) {
            return run_as_picked(helpers, body);
        } else {
            const unsigned threads = helpers.threads();
            const bool is_chain = room_ == 0 && plan_.roots.size() <= 1;
            if (threads <= 1 || is_chain || mode_ == task_mode::in_order) return run_in_order(body);
            crew& c = crew_of(threads);
            if (mode_ != task_mode::automatic) return run_as(mode_, c, helpers, body);
            const task_mode mode = c.tuner.next();
            if (mode == task_mode::automatic) return run_timed(c, helpers, body);
            const std::uint64_t start = tick_clock::now();
            const bool complete = run_as(mode, c, helpers, body);
            if (complete) c.tuner.took(mode, tick_clock::now() - start);
            return complete;
        }
    }

 private:
    // What runs on so many threads have in common.
    struct crew {
        crew(const task_plan& plan, unsigned threads) : tuner(plan, threads) {}
        task_tuner tuner;
        free_list<task_run> stealing;
        free_list<lane_run> in_lanes;
        crew* next = nullptr;
    };

    template <class Body>
    bool run_in_order(Body& body) const {
        const std::uint32_t count = plan_.size();
        for (std::uint32_t i = 0; i < count; ++i) {
            if (!detail::call_task(body, i, 0U)) return false;
        }
        return true;
    }

    template <class S, class Body>
    bool run_as(task_mode mode, crew& c, S& helpers, Body& body) {
        if (mode == task_mode::in_order) return run_in_order(body);
        if (mode == task_mode::in_lanes) {
            if (const auto lanes = c.tuner.lanes()) return run_in_lanes(lanes, c, helpers, body);
        }
        return run_stealing(c, helpers, body);
    }

    template <class S, class Body>
    bool run_timed(crew& c, S& helpers, Body& body) {
        const std::span<std::uint32_t> costs = c.tuner.costs();
        sample_end end{c.tuner};
        const auto timed = [&body, costs](std::uint32_t node, unsigned lane) {
            const std::uint64_t start = tick_clock::now();
            const bool good = detail::call_task(body, node, lane);
            const std::uint64_t took = tick_clock::now() - start;
            costs[node] = static_cast<std::uint32_t>(std::min<std::uint64_t>(took, 0xFFFFFFFFU));
            return good;
        };
        end.complete = run_stealing(c, helpers, timed);
        return end.complete;
    }
    struct sample_end {
        task_tuner& tuner;
        bool complete = false;
        ~sample_end() { tuner.sampled(complete); }
    };

    template <class S, class Body>
    bool run_stealing(crew& c, S& helpers, Body& body) {
        auto state = c.stealing.take([](const task_run& kept) { return kept.deserted(); });
        if (state == nullptr) {
            state = std::make_unique<task_run>(plan_, c.tuner.threads(), room_, sinks_);
        }
        using session_type = detail::task_session<Body>;
        session_type session(body);
        state->run(helpers, c.tuner.threads(), &session_type::steal, &session);
        const bool complete = !state->halted();
        c.stealing.give(std::move(state));
        session.rethrow();
        return complete;
    }

    template <class S, class Body>
    bool run_in_lanes(std::shared_ptr<const lane_plan> lanes, crew& c, S& helpers, Body& body) {
        const auto fits = [&](const lane_run& kept) { return &kept.plan() == lanes.get(); };
        auto state = c.in_lanes.take(fits);
        if (state == nullptr) {
            c.in_lanes.keep_only(fits);
            state = std::make_unique<lane_run>(std::move(lanes));
        }
        using session_type = detail::task_session<Body>;
        session_type session(body);
        state->run(helpers, &session_type::follow, &session);
        const bool complete = !state->halted();
        c.in_lanes.give(std::move(state));
        session.rethrow();
        return complete;
    }

    // The nodes that are ready stand in a list; which one is next, `order` says.
    template <class S, class Body>
    bool run_as_picked(S& order, Body& body) const {
        std::vector<std::uint32_t> waits_for = plan_.pending;
        std::vector<std::uint32_t> ready = plan_.roots;
        while (!ready.empty()) {
            const std::uint32_t node = std::exchange(ready[order.pick(ready.size())], ready.back());
            ready.pop_back();
            if (!detail::call_task(body, node, 0U)) return false;
            for (const std::uint32_t s : plan_.successors_of(node)) {
                if (--waits_for[s] == 0) ready.push_back(s);
            }
        }
        return true;
    }

    crew& crew_of(unsigned threads) {
        if (crew* found = find_crew(threads)) return *found;
        const std::lock_guard lock(mutex_);
        if (crew* found = find_crew(threads)) return *found;
        auto made = std::make_unique<crew>(plan_, threads);
        if (!costs_.empty()) made->tuner.assume(costs_);
        if (mode_ == task_mode::in_lanes) made->tuner.plan_lanes_now();
        made->next = crews_.load(std::memory_order_relaxed);
        crews_.store(made.get(), std::memory_order_release);
        return *made.release();
    }
    crew* find_crew(unsigned threads) const {
        crew* c = crews_.load(std::memory_order_acquire);
        while (c != nullptr && c->tuner.threads() != threads) c = c->next;
        return c;
    }

    const task_plan& plan_;
    const task_mode mode_;
    const std::vector<std::uint32_t> costs_;
    std::uint32_t sinks_ = 0;
    std::uint32_t room_ = 0;  // nodes that a lane may push in one run, at most
    std::mutex mutex_;
    std::atomic<crew*> crews_{nullptr};
};

// One run, with a state of its own.
template <scheduler S, task_body Body>
bool run_tasks(const task_plan& plan, S& helpers, Body&& body) {
    return task_executor{plan}.run(helpers, body);
}

}  // namespace evergraph

#endif
