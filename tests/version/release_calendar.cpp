// SPDX-License-Identifier: BSL-1.0
// release_calendar: calendars that keep the rules, and rules that are given up by name.
#include <doctest/doctest.h>

#include <array>
#include <evergraph/version/release_calendar.hpp>
#include <string>

using namespace evergraph;

namespace {

// A lower bound rises to v12 six months to the day after v12 was first written.
constexpr release kept[]{
    {"0.9.0", {2022, 1, 1}, {7, 3}, {1, 0}},  {"0.10.0", {2022, 1, 2}, {8, 0}, {1, 0}},
    {"1.0.0", {2022, 6, 1}, {12, 0}, {1, 0}}, {"1.0.1", {2022, 7, 1}, {12, 0}, {1, 0}},
    {"1.1.0", {2022, 9, 1}, {14, 0}, {2, 0}}, {"2.0.0", {2022, 12, 1}, {13, 12}, {2, 0}},
    {"2.1.0", {2023, 2, 1}, {20, 12}, {2, 0}}};
constexpr release_rule judge(const surface& s) { return judge_releases(s).broken; }
static_assert(judge({.name = "library", .releases = kept}) == release_rule::none);
static_assert(judge({.name = "nothing", .releases = {}}) == release_rule::none);

// Lines are kept side by side: an old one may get a patch after a new one began.
constexpr release parallel[]{{"1.15.0", {2019, 10, 14}, {134, 0}, {1, 0}},
                             {"1.15.5", {2021, 1, 6}, {134, 0}, {1, 0}},
                             {"2.0.0", {2019, 9, 27}, {119, 0}, {1, 0}}};
static_assert(judge({.name = "library", .releases = parallel}) == release_rule::none);

constexpr release early[]{{"1.0.0", {2024, 1, 31}, {10, 0}, {}},
                          {"2.0.0", {2024, 7, 30}, {12, 10}, {}}};
constexpr surface too_early{.name = "library", .releases = early};
static_assert(judge(too_early) == release_rule::lower_bound_waits_six_months);
constexpr std::array given_up{release_rule::lower_bound_waits_six_months};
static_assert(!judge_releases(too_early, release_rules{given_up}));
constexpr std::array another{release_rule::next_major_reads_this_one};
static_assert(judge_releases(too_early, release_rules{another}), "only the rule that is named");

// What makes a calendar one cannot be given up.
constexpr release unreadable[]{{"one", {}, {}, {}}};
constexpr std::array structure{release_rule::versions_read};
static_assert(judge_releases({.name = "library", .releases = unreadable},
                             release_rules{structure}));

constexpr release undated[]{{"1.0.0", {}, {10, 0}, {}}, {"2.0.0", {2024, 7, 30}, {12, 10}, {}}};
static_assert(judge({.name = "library", .releases = undated}) ==
              release_rule::lower_bound_waits_six_months);

constexpr release checkpoints[]{{"1.0.0", {2024, 1, 1}, {10, 0}, {4, 0}},
                                {"1.1.0", {2025, 1, 1}, {10, 0}, {3, 0}}};
static_assert(judge({.name = "library", .releases = checkpoints}) ==
              release_rule::window_only_grows_across_minors);

constexpr release majors[]{{"1.0.0", {2024, 1, 1}, {}, {}},
                           {"1.1.0", {2024, 2, 1}, {}, {}},
                           {"2.0.0", {2024, 3, 1}, {}, {}}};
constexpr release_rule judge(symbol s) {
    const std::array symbols{s};
    const std::array<std::string_view, 1> covered{"audio.*"};
    return judge({.name = "API", .releases = majors, .covers = covered, .symbols = symbols});
}
static_assert(judge(symbol{"audio.mix", "1.0.0", "1.1.0", "2.0.0"}) == release_rule::none);
static_assert(judge(symbol{"audio.mix", "1.0.0", {}, "2.0.0"}) ==
              release_rule::removal_follows_deprecation);
static_assert(judge(symbol{"audio.mix", "1.0.0", "1.0.0", "1.1.0"}) ==
              release_rule::removal_waits_for_a_major);
static_assert(judge(symbol{"audio.experimental.mix", "1.0.0", {}, "1.1.0"}) == release_rule::none);
static_assert(judge(symbol{"audio._mix", "1.0.0", {}, "1.1.0"}) == release_rule::none);
static_assert(judge(symbol{"audio.mix", "1.0.0", {}, "1.1.0", false}) == release_rule::none);
static_assert(judge(symbol{"video.mix", "1.0.0", {}, "1.1.0"}) == release_rule::none);
static_assert(judge(symbol{"audio.mix", ""}) == release_rule::symbols_live_in_releases);

}  // namespace

TEST_CASE("a verdict says the row and both values") {
    const release_verdict found = judge_releases(too_early);
    CHECK(found.row == 1);
    CHECK(
        std::string{found.text.view()} ==
        "release 2.0.0 of the library gives up graphs below v10, a version that is not six months "
        "old by then");
}

TEST_CASE("one day decides about the six months") {
    release rows[]{early[0], early[1]};
    rows[1].date = {2024, 7, 31};
    CHECK_FALSE(judge_releases({.name = "library", .releases = rows}));
}
