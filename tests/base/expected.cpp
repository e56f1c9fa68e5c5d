// SPDX-License-Identifier: BSL-1.0
#include <evergraph/base/expected.hpp>

#include <doctest/doctest.h>

#include <memory>
#include <string>
#include <utility>

namespace eg = evergraph;

static_assert(*eg::expected<int, int>{3} == 3);
static_assert(!eg::expected<int, int>{eg::unexpected<int>{4}});
static_assert(eg::expected<int, int>{eg::unexpected<int>{4}}.error() == 4);
static_assert(eg::expected<int, int>{eg::unexpected<int>{4}}.value_or(7) == 7);

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
