// SPDX-License-Identifier: BSL-1.0
// Tests of spec_cursor: tokens of the op-definition language.
#include <evergraph/ops/spec_cursor.hpp>

#include <doctest/doctest.h>

#include <string_view>

using evergraph::spec_cursor;
using evergraph::text_is;

namespace {

// The token that a reader takes, and what is left behind it.
struct step {
    std::string_view token;
    std::string_view rest;
    bool operator==(const step&) const = default;
};

constexpr step value_of(std::string_view text) {
    spec_cursor cursor{text};
    const std::string_view token = cursor.value();
    return {token, cursor.rest()};
}

constexpr step word_of(std::string_view text) {
    spec_cursor cursor{text};
    const std::string_view token = cursor.word();
    return {token, cursor.rest()};
}

static_assert(word_of(" a_1 : T") == step{"a_1", ": T"});
static_assert(word_of("1a") == step{"", "1a"});
static_assert(word_of("") == step{"", ""});
static_assert(value_of("-1.5e-3 since 4") == step{"-1.5e-3", "since 4"});
static_assert(value_of("DT_FLOAT]") == step{"DT_FLOAT", "]"});
static_assert(value_of("'it''s' 2") == step{"'it''s'", "2"});
static_assert(value_of(R"('a\'b' since 2)") == step{R"('a\'b')", "since 2"});
static_assert(value_of("'open") == step{"", "'open"});
static_assert(value_of("'two\nlines'").token.empty());
static_assert(value_of("{ dim { size: 3 } } x") == step{"{ dim { size: 3 } }", "x"});
static_assert(value_of("['}', \"]\"] x") == step{"['}', \"]\"]", "x"});
static_assert(value_of("{ [ }") == step{"", "{ [ }"});
static_assert(value_of("{ ]").token.empty());
static_assert(value_of("}").token.empty());
static_assert(text_is("list", "list"));
static_assert(!text_is("lis", "list"));
static_assert(!text_is("lisp", "list"));

}  // namespace

TEST_CASE("a cursor stays where it was when it finds something else") {
    spec_cursor cursor{"  name  : T"};
    CHECK_FALSE(cursor.eat(':'));
    CHECK(cursor.quoted().empty());
    CHECK(cursor.bracketed().empty());
    CHECK(cursor.word() == "name");
    CHECK(cursor.eat(':'));
    CHECK(cursor.peek() == 'T');
    CHECK(cursor.word() == "T");
    CHECK(cursor.at_end());
    CHECK(cursor.peek() == '\0');
}
