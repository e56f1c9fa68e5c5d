// SPDX-License-Identifier: BSL-1.0
#include <evergraph/base/fixed_list.hpp>

#include <doctest/doctest.h>

#include <type_traits>

namespace eg = evergraph;

constexpr int sum(const eg::fixed_list<int, 3>& list) {
    int total = 0;
    for (int i : list) total += i;
    return total;
}
static_assert(sum({1, 2, 3}) == 6);
static_assert(eg::fixed_list<int, 3>{}.empty());
static_assert(!std::is_constructible_v<eg::fixed_list<int, 2>, int, int, int>,
              "more than the capacity does not compile");

TEST_CASE("what does not fit is dropped and told") {
    eg::fixed_list<int, 2> list;
    list.push_back(1);
    list.push_back(2);
    CHECK_FALSE(list.overflowed());
    list.push_back(3);
    CHECK(list.overflowed());
    CHECK(list.size() == 2);
    CHECK(list[1] == 2);
}
