// SPDX-License-Identifier: BSL-1.0
// counters: what an expert writes by hand over a pool of tasks: a count for each node.
#ifndef EVERGRAPH_BENCH_COUNTERS_HPP
#define EVERGRAPH_BENCH_COUNTERS_HPP

#include <atomic>
#include <cstdint>
#include <vector>

#include "workload.hpp"

// A node goes on with one successor that it made ready; the last predecessor puts the count back
// for the next run.
class counters {
 public:
    explicit counters(const workload& work) : work_(work), left_(work.plan.size()) {
        for (std::uint32_t i = 0; i < work_.plan.size(); ++i) left_[i] = work_.plan.pending[i];
    }

    // Starts all roots through `spawn(node)`.
    template <class Spawn>
    void start(Spawn spawn) {
        for (const std::uint32_t root : work_.plan.roots) spawn(root);
    }
    // Runs a node, and goes on with one that it made ready; spawns the others.
    template <class Spawn>
    void follow(std::uint32_t node, Spawn spawn) {
        for (bool more = true; more;) {
            const std::uint32_t at = node;
            more = false;
            work_.jobs[at]();
            for (const std::uint32_t s : work_.plan.successors_of(at)) {
                if (!arrive(s)) continue;
                if (more) {
                    spawn(s);
                } else {
                    node = s;
                    more = true;
                }
            }
        }
    }

 private:
    bool arrive(std::uint32_t node) {
        const std::uint32_t all = work_.plan.pending[node];
        if (all == 1) return true;
        if (left_[node].fetch_sub(1, std::memory_order_acq_rel) != 1) return false;
        left_[node].store(all, std::memory_order_relaxed);
        return true;
    }

    const workload& work_;
    std::vector<std::atomic<std::uint32_t>> left_;
};

#endif
