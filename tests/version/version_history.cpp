// SPDX-License-Identifier: BSL-1.0
// version_history: what changed between two numbers, shared and missing numbers.
#include <doctest/doctest.h>

#include <evergraph/version/version_history.hpp>
#include <string>

using namespace evergraph;

namespace {

constexpr version_note notes[]{{1, {2020, 1, 1}, "begins"},
                               {3, {2020, 2, 1}, "one change"},
                               {3, {2020, 2, 9}, "another"},
                               {version_note::no_number, {2020, 3, 1}, "no number"},
                               {4, {}, "no date"}};
constexpr version_history history{notes};
static_assert(history.is_in_order());
static_assert(history.count(3) == 2 && history.count(2) == 0);

constexpr version_note backward[]{{3, {}, "later"}, {2, {}, "earlier"}};
static_assert(!version_history{backward}.is_in_order());
static_assert(version_history{}.is_in_order() && version_history{}.notes().empty());

}  // namespace

TEST_CASE("between two numbers") {
    const auto between = [](std::int32_t from, std::int32_t to) {
        std::string out;
        history.for_each_between(
            from, to, [&](const version_note& n) { out += std::string{n.change} + ";"; });
        return out;
    };
    CHECK(between(0, 2) == "begins;");
    CHECK(between(1, 4) == "one change;another;no date;");
    CHECK(between(4, 9).empty());
    CHECK(between(3, 1).empty());
}
