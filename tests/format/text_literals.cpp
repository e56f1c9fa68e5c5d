// SPDX-License-Identifier: BSL-1.0
// text_literals: escapes, integers and reals of protobuf text, read and written.
#include <doctest/doctest.h>

#include <cmath>
#include <cstdint>
#include <evergraph/format/text_literals.hpp>
#include <limits>
#include <string>
#include <string_view>

using namespace evergraph;

static_assert(integer_of("0") == 0U && integer_of("42") == 42U && integer_of("017") == 15U);
static_assert(integer_of("0xfF") == 255U && integer_of("0X10") == 16U);
static_assert(integer_of("18446744073709551615") == ~std::uint64_t{0});
static_assert(!integer_of("18446744073709551616") && !integer_of("0x10000000000000000"));
static_assert(!integer_of("99999999999999999999999") && !integer_of("02000000000000000000000"));

namespace {

std::string unescaped(std::string_view inside) {
    std::string out;
    const std::string_view fault = unescape("\"" + std::string{inside} + "\"", out);
    CHECK(fault == "");
    return out;
}
std::string_view fault_of(std::string_view inside) {
    std::string out;
    return unescape("\"" + std::string{inside} + "\"", out);
}
template <class T>
std::string text_of(T value) {
    std::string out;
    append_real(out, value);
    return out;
}

}  // namespace

TEST_CASE("escapes") {
    CHECK(unescaped("plain") == "plain");
    CHECK(unescaped(R"(\a\b\f\n\r\t\v\\\?\'\")") == "\a\b\f\n\r\t\v\\?'\"");
    CHECK(unescaped(R"(\101\7\1234)") == "A\a\1234");
    CHECK(unescaped(R"(\0)") == std::string(1, '\0'));
    CHECK(unescaped(R"(\377\777)") == "\xFF\xFF");
    CHECK(unescaped(R"(\x41\X4a\xfg\x123)") == "AJ\x0Fg\x12"
                                               "3");
    CHECK(unescaped(R"(\u00e9\U0001F600)") == "\xC3\xA9\xF0\x9F\x98\x80");
    CHECK(unescaped(R"(\ud83d\ude00)") == "\xF0\x9F\x98\x80");
}

TEST_CASE("escapes that are refused") {
    CHECK(fault_of(R"(\q)") == "an escape that does not exist");
    CHECK(fault_of(R"(\x)") == "\\x without digits");
    CHECK(fault_of(R"(\u12)") == "\\u without four digits");
    CHECK(fault_of(R"(\U0001F60)") == "\\U without eight digits");
    CHECK(fault_of(R"(\U00110000)") == "a character above U+10FFFF");
    CHECK(fault_of(R"(\ud83d)") == "half a surrogate pair");
    CHECK(fault_of(R"(\ud83dA)") == "half a surrogate pair");
    CHECK(fault_of(R"(\ude00)") == "half a surrogate pair");
}

TEST_CASE("strings are written so that they read back") {
    std::string all;
    for (int c = 0; c < 256; ++c) all += static_cast<char>(c);
    std::string quoted;
    append_quoted(quoted, all);
    std::string back;
    CHECK(unescape(quoted, back) == "");
    CHECK(back == all);
    std::string out;
    append_quoted(out, "a'b\"c\\\n\r\t\x01\x7F\xE9");
    CHECK(out == R"("a\'b\"c\\\n\r\t\001\177\351")");
}

TEST_CASE("reals are written with as few digits as read back") {
    CHECK(text_of(0.0F) == "0");
    CHECK(text_of(-0.0F) == "-0");
    CHECK(text_of(0.1F) == "0.1");
    CHECK(text_of(0.1) == "0.1");
    CHECK(text_of(1.0F / 3.0F) == "0.333333343");
    CHECK(text_of(1.0 / 3.0) == "0.33333333333333331");
    CHECK(text_of(1e20F) == "1e+20");
    CHECK(text_of(16777216.0F) == "16777216");
    CHECK(text_of(100000.0F) == "100000");
    CHECK(text_of(1000000.0F) == "1e+06");
    CHECK(text_of(std::numeric_limits<float>::max()) == "3.40282347e+38");
    CHECK(text_of(std::numeric_limits<float>::denorm_min()) == "1.40129846e-45");
    CHECK(text_of(std::numeric_limits<double>::denorm_min()) == "4.94065645841247e-324");
    CHECK(text_of(std::numeric_limits<float>::infinity()) == "inf");
    CHECK(text_of(-std::numeric_limits<double>::infinity()) == "-inf");
    CHECK(text_of(std::nanf("")) == "nan");
}

TEST_CASE("reals are read") {
    CHECK(real_of("1") == 1);
    CHECK(real_of(".5") == 0.5);
    CHECK(real_of("1.f") == 1);
    CHECK(real_of("2.5e-1F") == 0.25);
    CHECK(std::isinf(real_of("1e999")));
    CHECK(real_of("1e-999") == 0);
    CHECK(real_of("99999999999999999999") == 1e20);
}
