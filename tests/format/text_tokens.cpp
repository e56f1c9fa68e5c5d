// SPDX-License-Identifier: BSL-1.0
// text_tokens: where words, numbers, strings and symbols begin and end.
#include <doctest/doctest.h>

#include <cstddef>
#include <evergraph/format/text_tokens.hpp>
#include <string>
#include <string_view>

using namespace evergraph;

namespace {

constexpr text_tokens after(std::string_view text, std::size_t tokens) {
    text_tokens t{text};
    for (std::size_t i = 0; i < tokens; ++i) t.next();
    return t;
}
constexpr bool only(std::string_view text, text_token kind) {
    return text_tokens{text}.kind() == kind && text_tokens{text}.text() == text &&
           after(text, 1).kind() == text_token::end;
}
constexpr bool is_broken(std::string_view text) {
    return text_tokens{text}.kind() == text_token::broken;
}

}  // namespace

static_assert(text_tokens{""}.kind() == text_token::end);
static_assert(text_tokens{" \t\r\n\v\f# a comment"}.kind() == text_token::end);
static_assert(only("_node9", text_token::word));
static_assert(only("0", text_token::integer) && only("0x1Fa", text_token::integer));
static_assert(only("0177", text_token::integer) && only("42", text_token::integer));
static_assert(only("1.", text_token::real) && only(".5", text_token::real));
static_assert(only("1.f", text_token::real) && only("2F", text_token::real));
static_assert(only("1e-5", text_token::real) && only("1.5E+3f", text_token::real));
static_assert(only("'a\"b'", text_token::string) && only("\"a\\\"b\"", text_token::string));
static_assert(only("{", text_token::symbol) && only(";", text_token::symbol));
static_assert(is_broken("\"open") && is_broken("'a\nb'") && is_broken("\"\\"));
static_assert(is_broken("09") && is_broken("0x") && is_broken("1e") && is_broken("1.2.3"));
static_assert(is_broken("\x01") && is_broken("\xC3\xA9") && is_broken(std::string_view{"\0", 1}));
static_assert(is_broken(std::string_view{"'\0'", 3}) && is_broken("0x1.5"));

// No space is needed behind a number.
static_assert(after("1versions", 0).text() == "1" && after("1versions", 1).text() == "versions");
static_assert(after("0x1g", 0).text() == "0x1" && after("0x1g", 1).text() == "g");

static_assert(after("a\n  b", 1).place() == text_place{2, 3});
static_assert(after("a # {\n\n# }\nb c", 1).place() == text_place{4, 1});
static_assert(after("a # {\n\n# }\nb c", 2).place() == text_place{4, 3});
static_assert(after("a\r\nb", 1).place() == text_place{2, 1});
static_assert(text_tokens{"a"}.first_in_line() && text_tokens{"  a"}.first_in_line());
static_assert(!after("a b\n c", 1).first_in_line() && after("a b\n c", 2).first_in_line());

TEST_CASE("a string that does not end goes up to the end of its line") {
    text_tokens t{"name: \"a\nop: 'b'"};
    t.next();
    t.next();
    CHECK(t.kind() == text_token::broken);
    CHECK(t.text() == "\"a");
    CHECK(t.fault() == "a string that does not end in its line");
    t.next();
    CHECK(t.text() == "op");
    CHECK(t.place() == text_place{2, 1});
}

TEST_CASE("a zero byte ends a comment") {
    const std::string text{"# a\0 b", 6};
    CHECK(text_tokens{text}.kind() == text_token::broken);
}
