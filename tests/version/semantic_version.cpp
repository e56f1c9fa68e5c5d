// SPDX-License-Identifier: BSL-1.0
// semantic_version: every rule of Semantic Versioning 2.0.0, and the document's own examples.
#include <doctest/doctest.h>

#include <evergraph/version/semantic_version.hpp>
#include <string_view>

using namespace evergraph;

namespace {

constexpr bool reads(std::string_view text) { return semantic_version::parse(text).has_value(); }
constexpr bool below(std::string_view a, std::string_view b) {
    const auto x = semantic_version::parse(a);
    const auto y = semantic_version::parse(b);
    return x && y && *x < *y && *y > *x && !(*x == *y);
}
constexpr bool equal(std::string_view a, std::string_view b) {
    const auto x = semantic_version::parse(a);
    const auto y = semantic_version::parse(b);
    return x && y && *x == *y && !(*x < *y) && !(*y < *x);
}

constexpr auto full = semantic_version::parse("1.22.333-rc.1+build.5");
static_assert(full && full->major == 1 && full->minor == 22 && full->patch == 333);
static_assert(full->prerelease == "rc.1" && full->build == "build.5");

// Rule 2: three numbers, not negative, no leading zeros.
static_assert(reads("0.0.0") && reads("1.9.0") && reads("18446744073709551615.0.0"));
static_assert(!reads("") && !reads("1") && !reads("1.2") && !reads("1.2.3.4") && !reads("1.2."));
static_assert(!reads("01.2.3") && !reads("1.02.3") && !reads("1.2.03") && !reads("1..3"));
static_assert(!reads("-1.2.3") && !reads("+1.2.3") && !reads("v1.2.3") && !reads("a.b.c"));
static_assert(!reads(" 1.2.3") && !reads("1.2.3 ") && !reads("1.2.3.") && !reads(".1.2.3"));
static_assert(!reads("18446744073709551616.0.0"));

// Rule 9: prereleases.
static_assert(reads("1.0.0-alpha") && reads("1.0.0-alpha.1") && reads("1.0.0-0.3.7"));
static_assert(reads("1.0.0-x.7.z.92") && reads("1.0.0-x-y-z.--") && reads("1.0.0-0A.is.legal"));
static_assert(reads("1.0.0-01a") && reads("1.0.0--") && reads("1.0.0-0"));
static_assert(!reads("1.0.0-") && !reads("1.0.0-a..b") && !reads("1.0.0-.a") && !reads("1.0.0-a."));
static_assert(!reads("1.0.0-01") && !reads("1.0.0-a.00") && !reads("1.0.0-a_b"));

// Rule 10: build metadata, where leading zeros are fine.
static_assert(reads("1.0.0-alpha+001") && reads("1.0.0+20130313144700"));
static_assert(reads("1.0.0-beta+exp.sha.5114f85") && reads("1.0.0+21AF26D3---117B344092BD"));
static_assert(!reads("1.0.0+") && !reads("1.0.0+a..b") && !reads("1.0.0+a+b") && !reads("1.0.0+a."));
static_assert(semantic_version::parse("1.0.0+a-b")->prerelease.empty());

// Rule 11: precedence.
static_assert(below("1.0.0", "2.0.0") && below("2.0.0", "2.1.0") && below("2.1.0", "2.1.1"));
static_assert(below("1.9.0", "1.10.0") && below("1.0.0-alpha", "1.0.0"));
static_assert(below("1.0.0-alpha", "1.0.0-alpha.1") && below("1.0.0-alpha.1", "1.0.0-alpha.beta"));
static_assert(below("1.0.0-alpha.beta", "1.0.0-beta") && below("1.0.0-beta", "1.0.0-beta.2"));
static_assert(below("1.0.0-beta.2", "1.0.0-beta.11") && below("1.0.0-beta.11", "1.0.0-rc.1"));
static_assert(below("1.0.0-rc.1", "1.0.0"));
static_assert(below("1.0.0-99999999999999999999", "1.0.0-100000000000000000000"));
static_assert(below("1.0.0-99999999999999999999998", "1.0.0-99999999999999999999999"));
static_assert(below("1.0.0-99999999999999999999999", "1.0.0-A") && below("1.0.0-A", "1.0.0-a"));
static_assert(below("1.0.0-1", "1.0.0--"));
static_assert(equal("1.0.0+a", "1.0.0+b") && equal("1.0.0-x+a", "1.0.0-x"));

}  // namespace

TEST_CASE("text gives back what was parsed") {
    for (const char* s : {"0.0.0", "1.2.3", "1.2.3-a.1", "1.2.3+001", "1.2.3-a-b.7+c.d-e"}) {
        const auto v = semantic_version::parse(s);
        REQUIRE(v.has_value());
        CHECK(text(*v) == s);
    }
}
