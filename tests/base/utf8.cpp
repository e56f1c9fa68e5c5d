// SPDX-License-Identifier: BSL-1.0
// utf8: what is UTF-8 and what is not, at every border.
#include <doctest/doctest.h>

#include <evergraph/base/utf8.hpp>
#include <string>

using namespace evergraph;

static_assert(is_utf8("") && is_utf8("plain") && is_utf8("\x7f"));
static_assert(is_utf8("\xC2\x80") && is_utf8("\xDF\xBF"));
static_assert(is_utf8("\xE0\xA0\x80") && is_utf8("\xED\x9F\xBF") && is_utf8("\xEE\x80\x80"));
static_assert(is_utf8("\xEF\xBF\xBF") && is_utf8("\xF0\x90\x80\x80") && is_utf8("\xF4\x8F\xBF\xBF"));
static_assert(!is_utf8("\x80") && !is_utf8("\xBF") && !is_utf8("a\xFF"));
static_assert(!is_utf8("\xC0\x80") && !is_utf8("\xC1\xBF") && !is_utf8("\xC2") && !is_utf8("\xC2z"));
static_assert(!is_utf8("\xE0\x9F\xBF") && !is_utf8("\xED\xA0\x80") && !is_utf8("\xE1\x80"));
static_assert(!is_utf8("\xF0\x8F\xBF\xBF") && !is_utf8("\xF4\x90\x80\x80"));
static_assert(!is_utf8("\xF5\x80\x80\x80") && !is_utf8("\xF1\x80\x80"));

TEST_CASE("every code point that is appended is UTF-8, in order and of the right length") {
    std::string last;
    for (char32_t point = 0; point <= 0x10FFFF; ++point) {
        if (point == 0xD800) point = 0xE000;
        std::string text;
        append_utf8(text, point);
        const std::size_t length = point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4;
        const bool sound = is_utf8(text) && text.size() == length && (point == 0 || last < text);
        if (!sound) CHECK_MESSAGE(sound, "code point " << static_cast<unsigned>(point));
        last = text;
    }
    CHECK(last == "\xF4\x8F\xBF\xBF");
}

TEST_CASE("a bad byte is found wherever it stands in a long text") {
    for (std::size_t length = 1; length < 40; ++length) {
        CHECK(is_utf8(std::string(length, 'a')));
        for (std::size_t at = 0; at < length; ++at) {
            std::string text(length, 'a');
            text[at] = '\x80';
            CHECK_FALSE(is_utf8(text));
        }
    }
}
