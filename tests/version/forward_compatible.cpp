// SPDX-License-Identifier: BSL-1.0
// forward_compatible: the horizon, what overrides it, and the window of days.
#include <doctest/doctest.h>

#include <evergraph/version/forward_compatible.hpp>
#include <thread>

using namespace evergraph;

static_assert(packed({2019, 8, 21}) == 1034005);
static_assert(forward_horizon{{2019, 8, 21}}.allows({2019, 8, 20}));
static_assert(!forward_horizon{{2019, 8, 21}}.allows({2019, 8, 21}), "strictly before");
static_assert(!forward_horizon{{2019, 8, 21}}.allows({2019, 9, 1}));
static_assert(is_within_forward_window({2019, 8, 22}, {2019, 8, 1}));
static_assert(!is_within_forward_window({2019, 8, 23}, {2019, 8, 1}));
static_assert(is_within_forward_window({2018, 1, 1}, {2019, 8, 1}),
              "an older producer is backward");
static_assert(library_date.is_day());

TEST_CASE("a scope overrides the horizon, and they nest") {
    const calendar_date later = plus_days(library_date, 30);
    const auto asks = [](calendar_date d) { return forward_compatible(d.year, d.month, d.day); };
    REQUIRE_FALSE(asks(plus_days(library_date, 10)));
    {
        const horizon_scope moved{later};
        CHECK_FALSE(moved.ignored());
        CHECK(asks(plus_days(library_date, 29)));
        CHECK_FALSE(asks(later));
        {
            const horizon_scope nearer{plus_days(library_date, 5)};
            CHECK(asks(plus_days(library_date, 4)));
            CHECK_FALSE(asks(plus_days(library_date, 5)));
        }
        CHECK(asks(plus_days(library_date, 29)));
        bool other = true;
        std::thread{[&] { other = asks(plus_days(library_date, 10)); }}.join();
        CHECK_FALSE(other);
    }
    CHECK_FALSE(asks(plus_days(library_date, 10)));
    CHECK(asks(plus_days(library_date, -1)));
}

TEST_CASE("a day before the library's own is ignored") {
    const horizon_scope early{plus_days(library_date, -100)};
    CHECK(early.ignored());
    CHECK(forward_compatible(library_date.year - 1, 1, 1));
    const calendar_date d = plus_days(library_date, -50);
    CHECK(forward_compatible(d.year, d.month, d.day));
}
