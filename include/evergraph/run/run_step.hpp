// SPDX-License-Identifier: BSL-1.0
// run_step: one run as its kernels see it: its number, its pool, and when to stop.
#ifndef EVERGRAPH_RUN_RUN_STEP_HPP
#define EVERGRAPH_RUN_RUN_STEP_HPP

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdint>

#include "cancellation.hpp"
#include "run_options.hpp"

namespace evergraph {

struct run_step {
    using clock = std::chrono::steady_clock;
    static constexpr clock::time_point never = clock::time_point::max();

    std::uint64_t number = 0;     // no two runs of a program share it
    thread_pool* pool = nullptr;  // where runs inside kernels should go
    resource_store* resources = nullptr;
    std::uint32_t depth = 0;
    std::uint64_t order_seed = 0;
    clock::time_point deadline = never;
    cancellation stop;  // raised when the run fails, is cancelled, or is out of time

    // For the next run; nobody may be left of the one before.
    void begin(const run_options& options) {
        static std::atomic<std::uint64_t> runs{0};
        number = runs.fetch_add(1, std::memory_order_relaxed) + 1;
        pool = options.pool;
        resources = options.resources;
        depth = options.depth;
        order_seed = options.order_seed;
        stop.rearm();
        deadline = never;
        if (options.timeout.count() > 0) {
            const auto now = clock::now();
            deadline = options.timeout < never - now ? now + options.timeout : never;
        }
    }
    bool out_of_time() const { return deadline != never && clock::now() >= deadline; }
    bool stopping() const { return stop.cancelled() || out_of_time(); }

    // For a run inside a kernel of this one: it shares the pool, and stops when this one does.
    run_options nested() const {
        run_options inner;
        inner.pool = pool;
        inner.resources = resources;
        inner.depth = depth + 1;
        inner.order_seed = order_seed;
        inner.cancel = &stop;
        if (deadline != never) {
            inner.timeout = std::max<std::chrono::nanoseconds>(deadline - clock::now(),
                                                               std::chrono::nanoseconds{1});
        }
        return inner;
    }
};

}  // namespace evergraph

#endif
