// SPDX-License-Identifier: BSL-1.0
// scheduler: what a run wants of the threads that help it, and the scheduler that has none.
#ifndef EVERGRAPH_RUN_SCHEDULER_HPP
#define EVERGRAPH_RUN_SCHEDULER_HPP

#include <atomic>
#include <concepts>
#include <cstddef>

namespace evergraph {

// A run's call for one more helper. `enter` is called on a thread of the scheduler and returns when
// there is nothing left to help with; several threads may be inside at once. It must not throw.
struct help_call {
    explicit help_call(void (*on_enter)(help_call&)) : enter(on_enter) {}
    help_call(const help_call&) = delete;
    help_call& operator=(const help_call&) = delete;

    // No thread is inside. A call that is withdrawn and deserted may be reused, or end its life.
    bool deserted() const noexcept { return inside.load(std::memory_order_acquire) == 0; }

    void (*const enter)(help_call&);

    // The scheduler's own.
    help_call* previous = nullptr;
    help_call* next = nullptr;
    bool queued = false;
    bool closed = false;
    std::atomic<unsigned> inside{0};
};

// threads(): how many threads may work on one run, the caller among them; at least 1.
// post(call): let one more thread enter the call; nothing if it is waiting already, or closed.
// recall(call): undoes a post that no thread has followed yet.
// withdraw(call): no thread enters it any more, until `closed` is false again.
// close(call): the same, and returns when the last thread inside has left. No thread that waits
//     in `close` or works in a run may be needed by another: nested runs never deadlock.
// wanted(): a thread that has nothing to do in a call should leave it, others need it.
template <class S>
concept scheduler = requires(S& s, help_call& call) {
    { s.threads() } -> std::convertible_to<unsigned>;
    s.post(call);
    s.recall(call);
    s.withdraw(call);
    s.close(call);
    { s.wanted() } -> std::convertible_to<bool>;
};

// A scheduler that runs everything on the caller and says in which order.
// pick(n): which one of n > 0 ready nodes is next; below n.
template <class S>
concept picking_scheduler = scheduler<S> && requires(S& s, std::size_t n) {
    { s.pick(n) } -> std::convertible_to<std::size_t>;
};

// Runs everything on the caller.
struct caller_only {
    static constexpr unsigned threads() noexcept { return 1; }
    static constexpr void post(help_call&) noexcept {}
    static constexpr void recall(help_call&) noexcept {}
    static constexpr void withdraw(help_call&) noexcept {}
    static constexpr void close(help_call&) noexcept {}
    static constexpr bool wanted() noexcept { return true; }
};
static_assert(scheduler<caller_only>);

}  // namespace evergraph

#endif
