// SPDX-License-Identifier: BSL-1.0
// seeds: runs a test under many seeds, and says on failure which one to replay.
#ifndef EVERGRAPH_TESTS_SEEDS_HPP
#define EVERGRAPH_TESTS_SEEDS_HPP

#include <evergraph/run/seeded_scheduler.hpp>

#include <doctest/doctest.h>

#include <cstdint>
#include <cstdlib>

// check(scheduler) is called for `count` seeds; for the one in the environment variable
// EVERGRAPH_SEED alone, if that is set. A failure prints the seed.
template <class Check>
void for_each_seed(std::uint64_t count, Check check) {
    const char* wanted = std::getenv("EVERGRAPH_SEED");
    const std::uint64_t first = wanted == nullptr ? 0 : std::strtoull(wanted, nullptr, 0);
    for (std::uint64_t seed = first; seed < (wanted == nullptr ? count : first + 1); ++seed) {
        INFO("replay with EVERGRAPH_SEED=", seed);
        evergraph::seeded_scheduler order(seed);
        check(order);
    }
}

#endif
