// SPDX-License-Identifier: BSL-1.0
// seeded_scheduler: runs everything on the caller, in an order that a seed decides: for tests.
#ifndef EVERGRAPH_RUN_SEEDED_SCHEDULER_HPP
#define EVERGRAPH_RUN_SEEDED_SCHEDULER_HPP

#include <cstddef>
#include <cstdint>

#include "scheduler.hpp"

namespace evergraph {

// Of the nodes that are ready any may be next, so many seeds explore many orders, and the same seed
// gives the same order again: on every machine, for as long as the graph is the same.
class seeded_scheduler : public caller_only {
 public:
    explicit seeded_scheduler(std::uint64_t seed) noexcept : seed_(seed), state_(seed) {}

    std::uint64_t seed() const noexcept { return seed_; }
    // SplitMix64 (Steele, Lea and Flood 2014), reduced by multiplication.
    std::size_t pick(std::size_t ready) noexcept {
        std::uint64_t x = state_ += 0x9E3779B97F4A7C15U;
        x = (x ^ x >> 30U) * 0xBF58476D1CE4E5B9U;
        x = (x ^ x >> 27U) * 0x94D049BB133111EBU;
        x = (x ^ x >> 31U) >> 32U;
        return static_cast<std::size_t>(x * static_cast<std::uint32_t>(ready) >> 32U);
    }

 private:
    std::uint64_t seed_;
    std::uint64_t state_;
};
static_assert(picking_scheduler<seeded_scheduler>);

}  // namespace evergraph

#endif
