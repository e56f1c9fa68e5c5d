// SPDX-License-Identifier: BSL-1.0
// check_versions: the order and the outcome of the checks, and what their problems carry.
#include <doctest/doctest.h>

#include <array>
#include <evergraph/version/check_versions.hpp>
#include <string>
#include <vector>

using namespace evergraph;
using enum version_outcome;

namespace {

template <std::size_t N = 0>
constexpr version_outcome judge(std::int32_t producer, std::int32_t min_consumer,
                                std::array<std::int32_t, N> bad = {},
                                version_window reader = {1, 0}) {
    return judge_versions(producer, min_consumer, bad, reader);
}

static_assert(judge(0, 0) == accepted);
static_assert(judge(1, 0) == accepted);
static_assert(judge(99, 0) == accepted);
static_assert(judge(99, 1) == accepted);
static_assert(judge(2, 2) == consumer_too_old);
static_assert(judge(-1, 0) == producer_too_old);
static_assert(judge(-1, 2, std::array{1}) == producer_too_old);
static_assert(judge(2, 2, std::array{1}) == consumer_too_old);
static_assert(judge(2, 0, std::array{1}) == consumer_is_banned);
static_assert(judge(2, 0, std::array{0, 2}) == accepted);
static_assert(judge(99, 0, {}, {0, 1}) == window_is_nonsense);
static_assert(judge(-1, 9, std::array{0}, {0, 1}) == window_is_nonsense);
static_assert(judge(0, 0, {}, {0, 0}) == accepted);
static_assert(judge(7, 7, {}, {7, 7}) == accepted);


bool has(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
}

}  // namespace

TEST_CASE("an accepted artefact has no problem") {
    CHECK_FALSE(check_versions({134, 12, {5}, {}}, {134, 0}).has_value());
}

TEST_CASE("the window itself can be wrong") {
    const auto p = check_versions({}, {3, 8});
    REQUIRE(p.has_value());
    CHECK(p->code == status_code::internal);
    CHECK(p->kind == problem_kind::window_is_nonsense);
    CHECK(p->found == "GraphDef consumer 3");
    CHECK(has(p->needed, "min_producer 8"));
}

TEST_CASE("a producer that is too old: regenerate") {
    const auto p = check_versions({7, 0, {}, {}}, {134, 8});
    REQUIRE(p.has_value());
    CHECK(p->code == status_code::invalid_argument);
    CHECK(p->kind == problem_kind::producer_too_old);
    CHECK(p->found == "GraphDef producer 7");
    CHECK(has(p->needed, "8"));
    CHECK(has(p->needed, library_version()));
    CHECK(has(p->remedy, "regenerate the graph"));
    CHECK(p->nearest_version == 8);
}

TEST_CASE("a consumer that is too old: upgrade") {
    const auto p = check_versions({140, 136, {136}, {}}, {134, 0}, checkpoint_artefact);
    REQUIRE(p.has_value());
    CHECK(p->kind == problem_kind::consumer_too_old);
    CHECK(has(p->found, "Checkpoint consumer 134"));
    CHECK(has(p->found, library_version()));
    CHECK(has(p->needed, "136"));
    CHECK(has(p->remedy, "upgrade"));
    CHECK(has(p->remedy, "checkpoint"));
    CHECK(p->nearest_version == 137);
}

TEST_CASE("a banned consumer: upgrade, for it is likely buggy") {
    const auto p = check_versions({140, 0, {133, 134}, {}}, {134, 0});
    REQUIRE(p.has_value());
    CHECK(p->kind == problem_kind::consumer_is_banned);
    CHECK(has(p->found, "134"));
    CHECK(has(p->remedy, "bug"));
    CHECK(p->nearest_version == 135);
}

TEST_CASE("the nearest consumer that an artefact allows") {
    CHECK(nearest_consumer(3, {}, 1) == 3);
    CHECK(nearest_consumer(0, std::array{4, 3, 6}, 3) == 5);
    CHECK(nearest_consumer(0, std::array{2147483647}, 2147483647) == -1);
}
