// SPDX-License-Identifier: BSL-1.0
// spin_wait: waits a little for what is likely to happen soon, before a thread parks.
#ifndef EVERGRAPH_RUN_SPIN_WAIT_HPP
#define EVERGRAPH_RUN_SPIN_WAIT_HPP

#include <algorithm>
#include <thread>

namespace evergraph {

// Some 50 us in all: about what it takes to wake a parked thread. The first turns are short, for
// news from a thread that runs; the last give the core away, so that a waiting thread does not
// keep a working one from it.
class spin_wait {
 public:
    static constexpr unsigned busy_turns = 160;
    static constexpr unsigned polite_turns = 20;

    // Waits one turn. False: it has waited long enough, and did not wait.
    bool once() noexcept {
        if (turn_ >= busy_turns + polite_turns) return false;
        if (turn_++ < busy_turns) {
            for (unsigned i = 0; i < std::clamp(turn_ / 4, 1U, 16U); ++i) pause();
        } else {
            std::this_thread::yield();
        }
        return true;
    }
    unsigned turns() const noexcept { return turn_; }

 private:
    static void pause() noexcept {
#if defined(__GNUC__) && (defined(__x86_64__) || defined(__i386__))
        __builtin_ia32_pause();
#elif defined(__GNUC__) && (defined(__aarch64__) || defined(__arm__))
        __asm__ volatile("yield");
#else
        std::this_thread::yield();
#endif
    }

    unsigned turn_ = 0;
};

}  // namespace evergraph

#endif
