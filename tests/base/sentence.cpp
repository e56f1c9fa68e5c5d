// SPDX-License-Identifier: BSL-1.0
#include <evergraph/base/sentence.hpp>

#include <doctest/doctest.h>

#include <cstdint>
#include <limits>
#include <string>

namespace eg = evergraph;

constexpr eg::sentence say() {
    eg::sentence s;
    s << "op TopK ends at v" << 6 << ", before it begins at v" << -8;
    return s;
}
static_assert(say().view() == "op TopK ends at v6, before it begins at v-8");
static_assert(eg::fixed_text<3>{"abc"}.view() == "abc");
static_assert(eg::fixed_text<3>{"ab"} == eg::fixed_text<3>{"ab"});

TEST_CASE("numbers at both ends of their range") {
    eg::sentence s;
    s << std::numeric_limits<std::int64_t>::min() << " " << std::numeric_limits<std::int64_t>::max()
      << " " << 0;
    CHECK(s.view() == "-9223372036854775808 9223372036854775807 0");
}

TEST_CASE("a sentence too long is cut, not overrun") {
    eg::sentence s;
    const std::string word(100, 'x');
    s << word << word << word;
    CHECK(s.size() == 240);
    CHECK(s.view() == std::string(240, 'x'));
}
