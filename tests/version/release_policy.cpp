// SPDX-License-Identifier: BSL-1.0
// release_policy: what a proven calendar answers.
#include <doctest/doctest.h>

#include <evergraph/version/release_policy.hpp>

using namespace evergraph;

namespace {

constexpr release releases[]{{"1.0.0", {2022, 6, 1}, {12, 0}, {1, 0}},
                             {"1.0.1", {2022, 7, 1}, {12, 0}, {1, 0}},
                             {"1.1.0", {2022, 7, 10}, {14, 0}, {1, 0}},
                             {"2.0.0", {2023, 3, 1}, {16, 12}, {1, 0}},
                             {"3.0.0", {2023, 9, 1}, {20, 16}, {1, 0}}};
constexpr surface library{.name = "library", .releases = releases};
using policy = release_policy<library>;

static_assert(policy::newest().version == "3.0.0");
static_assert(policy::graphs_of({2, 0, 0, {}, {}}) == version_window{16, 12});
static_assert(!policy::graphs_of({9, 0, 0, {}, {}}));
static_assert(policy::first_reader(12, 13)->version == "1.1.0");
static_assert(policy::first_reader(0, 21) == nullptr);

constexpr promise between(std::size_t writer, std::size_t reader) {
    return policy::between(releases[writer], releases[reader]);
}
static_assert(between(0, 0) == promise::backward);
static_assert(between(0, 2) == promise::backward);
static_assert(between(1, 3) == promise::next_major);
static_assert(between(0, 4) == promise::none, "two majors later nothing is promised");
static_assert(between(1, 0) == promise::forward_patch);
static_assert(between(2, 1) == promise::forward_window, "nine days");
static_assert(between(2, 0) == promise::none, "thirty-nine days");
static_assert(between(3, 2) == promise::none);

// A surface of its own, with its own versions, that gives up one rule.
constexpr release c_releases[]{{"1.0.0", {2022, 6, 1}, {12, 0}, {1, 0}},
                               {"2.0.0", {2022, 7, 1}, {16, 14}, {1, 0}}};
constexpr surface c_api{.name = "C API", .releases = c_releases};
using loose =
    except<release_rule::lower_bound_waits_six_months, release_rule::next_major_reads_this_one>;
using c_policy = release_policy<c_api, loose>;
static_assert(c_policy::between(c_releases[0], c_releases[1]) == promise::none);
static_assert(verdict_on_releases<c_api>.broken == release_rule::lower_bound_waits_six_months);

}  // namespace

TEST_CASE("a policy that holds is a type one can ask at run time") {
    CHECK(policy::surface.name == "library");
    CHECK(policy::rules.hold(release_rule::next_major_reads_this_one));
    CHECK_FALSE(c_policy::rules.hold(release_rule::next_major_reads_this_one));
}
