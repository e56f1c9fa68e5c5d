// SPDX-License-Identifier: BSL-1.0
#include <evergraph/base/expected.hpp>

#include <doctest/doctest.h>

#include <memory>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

namespace eg = evergraph;

static_assert(*eg::expected<int, int>{3} == 3);
static_assert(!eg::expected<int, int>{eg::unexpected<int>{4}});
static_assert(eg::expected<int, int>{eg::unexpected<int>{4}}.error() == 4);
static_assert(eg::expected<int, int>{eg::unexpected<int>{4}}.value_or(7) == 7);

// What it can do is what its value can do.
using unique = eg::expected<std::unique_ptr<int>, std::string>;
static_assert(!std::is_copy_constructible_v<unique> && !std::is_copy_assignable_v<unique>);
static_assert(std::is_nothrow_move_constructible_v<unique>);
static_assert(std::is_copy_assignable_v<eg::expected<std::string, std::string>>);
static_assert([] {
    eg::expected<std::pair<int, int>, int> a{std::pair{1, 2}};
    a = eg::unexpected<int>{3};
    const eg::expected<std::pair<int, int>, int> b = a;
    return !b && b.error() == 3;
}());

TEST_CASE("assignment changes between value and error, and leaves the other as it was") {
    using text = eg::expected<std::string, std::vector<int>>;
    const text value{std::string(100, 'v')}, error{eg::unexpected<std::vector<int>>{{1, 2, 3}}};
    for (const text* from : {&value, &error}) {
        for (const text* to : {&value, &error}) {
            text copied = *from;
            copied = *to;
            REQUIRE(copied.has_value() == to->has_value());
            if (copied) CHECK(*copied == *value);
            if (!copied) CHECK(copied.error() == error.error());
            text moved = *from;
            moved = std::move(copied);
            REQUIRE(moved.has_value() == to->has_value());
            if (moved) CHECK(*moved == std::string(100, 'v'));
            if (!moved) CHECK(moved.error().size() == 3);
            text& same = moved;
            moved = same;
            CHECK(moved.has_value() == to->has_value());
            if (moved) CHECK(moved->size() == 100);
        }
    }
}

TEST_CASE("a value or an error, moved without copies") {
    eg::expected<std::unique_ptr<int>, std::string> good{std::make_unique<int>(5)};
    REQUIRE(good.has_value());
    const std::unique_ptr<int> taken = std::move(good).value();
    CHECK(*taken == 5);
    eg::expected<std::unique_ptr<int>, std::string> bad{eg::unexpected<std::string>{"no"}};
    CHECK_FALSE(bad);
    CHECK(bad.error() == "no");
}

TEST_CASE("expected<void, E> holds success or an error") {
    eg::expected<void, std::string> good;
    CHECK(good);
    eg::expected<void, std::string> bad{eg::unexpected<std::string>{"no"}};
    CHECK_FALSE(bad);
}

TEST_CASE("an error converts where its type does") {
    const eg::unexpected<const char*> raw{"why"};
    const eg::expected<int, std::string> e{raw};
    CHECK(e.error() == "why");
}
