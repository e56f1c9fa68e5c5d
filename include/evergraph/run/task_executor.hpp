// SPDX-License-Identifier: BSL-1.0
// task_executor: runs a body once for each node of a task_plan, after all its predecessors.
#ifndef EVERGRAPH_RUN_TASK_EXECUTOR_HPP
#define EVERGRAPH_RUN_TASK_EXECUTOR_HPP

#include <algorithm>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <exception>
#include <memory>
#include <mutex>
#include <type_traits>
#include <utility>

#include "../plan/plan.hpp"
#include "free_list.hpp"
#include "scheduler.hpp"
#include "task_run.hpp"

namespace evergraph {

// body(node, lane) is called from several threads at once; `lane` is below the scheduler's
// threads(), and no two calls with one lane overlap. False stops the run.
template <class B>
concept task_body = requires(B& body, std::uint32_t node, unsigned lane) {
    { body(node, lane) } -> std::same_as<bool>;
};

namespace detail {

// What the lanes of one run share beside its state; on the caller's stack.
template <class Body>
class task_session {
 public:
    explicit task_session(Body& body) : body_(body) {}

    // Never throws; what the body throws is kept for the caller. `self` is a task_session.
    static void work(task_run& state, void* self, unsigned lane) {
#if defined(__cpp_exceptions)
        try {
            walk(state, self, lane);
        } catch (...) {
            static_cast<task_session*>(self)->keep(std::current_exception());
            state.halt();
        }
#else
        walk(state, self, lane);
#endif
    }
    void rethrow() {
#if defined(__cpp_exceptions)
        if (thrown_) std::rethrow_exception(thrown_);
#endif
    }

 private:
    static void walk(task_run& state, void* self, unsigned lane) {
        for (std::uint32_t node = state.find(lane); node != task_run::none;
             node = state.find(lane)) {
            do {
                if (state.halted()) return;
                if (!static_cast<task_session*>(self)->body_(node, lane)) return state.halt();
                node = state.after(lane, node);
            } while (node != task_run::none);
        }
    }

    Body& body_;
#if defined(__cpp_exceptions)
    void keep(std::exception_ptr thrown) {
        const std::lock_guard lock(mutex_);
        if (!thrown_) thrown_ = std::move(thrown);
    }

    std::mutex mutex_;
    std::exception_ptr thrown_;
#endif
};

}  // namespace detail

// Many runs may go on at once over one executor; each borrows a state, which is kept for the next.
// The plan must outlive it. Chains and fans of any size need no deep stack.
class task_executor {
 public:
    explicit task_executor(const task_plan& plan) : plan_(plan) {
        std::size_t pushed = 0;
        for (std::uint32_t i = 0; i < plan.size(); ++i) {
            const std::size_t successors = plan.successors_of(i).size();
            if (successors == 0) ++sinks_;
            if (successors > 1) pushed += successors - 1;
        }
        room_ = static_cast<std::uint32_t>(
            std::min<std::size_t>(pushed, plan.size() - plan.roots.size()));
    }

    const task_plan& plan() const noexcept { return plan_; }

    // True: the body ran for every node. False: it returned false, and nodes may be left out.
    // What the body throws comes out here, after all calls have ended.
    template <scheduler S, task_body Body>
    bool run(S& helpers, Body&& body) {
        const unsigned threads = helpers.threads();
        const bool is_chain = room_ == 0 && plan_.roots.size() <= 1;
        if (threads <= 1 || is_chain) return run_in_order(body);
        std::unique_ptr<task_run> state = state_for(threads);
        using session_type = detail::task_session<std::remove_reference_t<Body>>;
        session_type session(body);
        state->run(helpers, threads, &session_type::work, &session);
        const bool complete = !state->halted();
        states_.give(std::move(state));
        session.rethrow();
        return complete;
    }

 private:
    template <class Body>
    bool run_in_order(Body& body) const {
        for (std::uint32_t i = 0; i < plan_.size(); ++i) {
            if (!body(i, 0U)) return false;
        }
        return true;
    }

    std::unique_ptr<task_run> state_for(unsigned threads) {
        auto state = states_.take([&](const task_run& kept) {
            return kept.lanes() >= threads && kept.deserted();
        });
        if (state == nullptr) {
            state = std::make_unique<task_run>(plan_, threads, room_, sinks_);
        }
        return state;
    }

    const task_plan& plan_;
    std::uint32_t sinks_ = 0;
    std::uint32_t room_ = 0;  // nodes that a lane may push in one run, at most
    free_list<task_run> states_;
};

// One run, with a state of its own.
template <scheduler S, task_body Body>
bool run_tasks(const task_plan& plan, S& helpers, Body&& body) {
    return task_executor{plan}.run(helpers, body);
}

}  // namespace evergraph

#endif
