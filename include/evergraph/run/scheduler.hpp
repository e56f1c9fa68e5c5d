// SPDX-License-Identifier: BSL-1.0
// scheduler: what a run wants of the threads that help it, and the scheduler that has none.
#ifndef EVERGRAPH_RUN_SCHEDULER_HPP
#define EVERGRAPH_RUN_SCHEDULER_HPP

#include <atomic>
#include <concepts>

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
// withdraw(call): no thread enters it any more, until `closed` is false again.
// close(call): the same, and returns when the last thread inside has left. No thread that waits
//     in `close` or works in a run may be needed by another: nested runs never deadlock.
template <class S>
concept scheduler = requires(S& s, help_call& call) {
    { s.threads() } -> std::convertible_to<unsigned>;
    s.post(call);
    s.withdraw(call);
    s.close(call);
};

// Runs everything on the caller.
struct caller_only {
    static constexpr unsigned threads() noexcept { return 1; }
    static constexpr void post(help_call&) noexcept {}
    static constexpr void withdraw(help_call&) noexcept {}
    static constexpr void close(help_call&) noexcept {}
};
static_assert(scheduler<caller_only>);

}  // namespace evergraph

#endif
