// SPDX-License-Identifier: BSL-1.0
#include <evergraph/run/tick_clock.hpp>

#include <doctest/doctest.h>

#include <chrono>

using namespace evergraph;

TEST_CASE("ticks pass as steady time does, and a look at the clock is cheap") {
    using steady = std::chrono::steady_clock;
    const double rate = tick_clock::per_nanosecond();
    REQUIRE(rate > 0);
    const auto begin = steady::now();
    const std::uint64_t first = tick_clock::now();
    while (steady::now() - begin < std::chrono::milliseconds(20)) {
    }
    const double ticks = static_cast<double>(tick_clock::now() - first);
    const std::chrono::duration<double, std::nano> passed = steady::now() - begin;
    CHECK(ticks > 0.5 * rate * passed.count());
    CHECK(ticks < 2.0 * rate * passed.count());
    CHECK(static_cast<double>(tick_clock::own_cost()) < 1e5 * rate);
}
