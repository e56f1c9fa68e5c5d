// SPDX-License-Identifier: BSL-1.0
// calendar_date: days counted, and months added.
#include <doctest/doctest.h>

#include <evergraph/version/calendar_date.hpp>

using namespace evergraph;

static_assert(day_number({1970, 1, 1}) == 0);
static_assert(day_number({2000, 3, 1}) == 11017);
static_assert(day_number({1969, 12, 31}) == -1);
static_assert(day_number({2019, 8, 21}) - day_number({2019, 5, 9}) == 104);
static_assert(date_of_day_number(0) == calendar_date{1970, 1, 1});
static_assert(plus_days({2019, 5, 9}, 104) == calendar_date{2019, 8, 21});
static_assert(plus_days({2024, 2, 28}, 1) == calendar_date{2024, 2, 29});
static_assert(plus_days({2023, 2, 28}, 1) == calendar_date{2023, 3, 1});
static_assert(plus_days({2000, 1, 1}, -1) == calendar_date{1999, 12, 31});
static_assert(plus_months({2024, 8, 31}, 6) == calendar_date{2025, 2, 28});
static_assert(plus_months({2023, 12, 15}, 1) == calendar_date{2024, 1, 15});
static_assert(plus_months({2024, 1, 15}, 11) == calendar_date{2024, 12, 15});
static_assert(calendar_date{2000, 2, 29}.is_day() && !calendar_date{1900, 2, 29}.is_day());
static_assert(!calendar_date{2024, 13, 1}.is_day() && !calendar_date{2024, 4, 31}.is_day());
static_assert(!calendar_date{}.is_known() && !calendar_date{}.is_day());
static_assert(calendar_date{2015, 12, 31} < calendar_date{2016, 1, 1});

TEST_CASE("a day is its number and back, across four centuries") {
    int before = 30;
    for (std::int64_t n = day_number({1799, 12, 31}); n <= day_number({2201, 1, 1}); ++n) {
        const calendar_date d = date_of_day_number(n);
        REQUIRE(d.is_day());
        REQUIRE(day_number(d) == n);
        REQUIRE((d.day == before + 1 || d.day == 1));
        before = d.day;
    }
}

TEST_CASE("text") {
    CHECK(text(calendar_date{2016, 2, 5}) == "2016-02-05");
    CHECK(text(calendar_date{321, 12, 31}) == "0321-12-31");
    CHECK(text(calendar_date{}) == "unknown");
}
