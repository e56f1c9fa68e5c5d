// SPDX-License-Identifier: BSL-1.0
// tick_clock: the cheapest clock at hand, to time what takes nanoseconds.
#ifndef EVERGRAPH_RUN_TICK_CLOCK_HPP
#define EVERGRAPH_RUN_TICK_CLOCK_HPP

#include <algorithm>
#include <chrono>
#include <cstdint>

namespace evergraph {

// Good for durations on one thread, and for rough ones across threads.
struct tick_clock {
    static std::uint64_t now() noexcept {
#if defined(__GNUC__) && (defined(__x86_64__) || defined(__i386__))
        return __builtin_ia32_rdtsc();
#else
        return nanoseconds();
#endif
    }
    // Measured at the first call, which takes some 50 us.
    static double per_nanosecond() {
        static const double measured = measure_rate();
        return measured;
    }
    // What two calls of `now` in a row differ by.
    static std::uint64_t own_cost() {
        std::uint64_t least = ~std::uint64_t{0};
        for (int i = 0; i < 20; ++i) {
            const std::uint64_t start = now();
            least = std::min(least, now() - start);
        }
        return least;
    }

 private:
    static std::uint64_t nanoseconds() noexcept {
        return static_cast<std::uint64_t>(std::chrono::duration_cast<std::chrono::nanoseconds>(
                                              std::chrono::steady_clock::now().time_since_epoch())
                                              .count());
    }
    static double measure_rate() {
        const std::uint64_t start = nanoseconds();
        const std::uint64_t first = now();
        std::uint64_t end = start;
        while (end < start + 50'000) end = nanoseconds();
        return std::max(1e-3, static_cast<double>(now() - first) / static_cast<double>(end - start));
    }
};

}  // namespace evergraph

#endif
