// SPDX-License-Identifier: BSL-1.0
// Tests of quoted_text: escapes and joined strings.
#include <evergraph/ops/quoted_text.hpp>

#include <doctest/doctest.h>

#include <string>

using namespace evergraph;

static_assert(quotes("'SAME'", "SAME"));
static_assert(quotes("\"SAME\"", "SAME"));
static_assert(!quotes("'SAME'", "SAM"));
static_assert(!quotes("'SAME'", "SAMES"));
static_assert(quotes("''", ""));
static_assert(quotes("'ab' \"cd\" 'e'", "abcde"));
static_assert(quotes(R"('a\'b\"c\\')", "a'b\"c\\"));
static_assert(quotes(R"('\n\t\r\a\b\f\v\?')", "\n\t\r\a\b\f\v?"));
static_assert(quotes(R"('\x41\x4a\101\60z')", "AJA0z"));
static_assert(same_quoted_text("'A'", "\"\\x41\""));
static_assert(!same_quoted_text("'A'", "'B'"));
static_assert(!same_quoted_text("'A'", "'AA'"));
static_assert(read_string_text("'a' 'b'"));
static_assert(!read_string_text(R"('\q')"));
static_assert(!read_string_text(R"('\x')"));
static_assert(!read_string_text(R"('\777')"));
static_assert(!read_string_text("a"));
static_assert(!read_string_text(""));

TEST_CASE("decoded gives the bytes, zero and high ones included") {
    CHECK(decoded("'x\\000y'") == std::string("x\0y", 3));
    CHECK(decoded("'\\xff\\377'") == "\xff\xff");
    CHECK(decoded("'it' ' is'") == "it is");
    CHECK(decoded("''").empty());
}
