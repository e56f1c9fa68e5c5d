// SPDX-License-Identifier: BSL-1.0
#include <evergraph/base/problem.hpp>

#include <doctest/doctest.h>

#include <set>

namespace eg = evergraph;

static_assert(eg::name_of(eg::status_code::not_found) == "NOT_FOUND");
static_assert(eg::name_of(eg::status_code::unauthenticated) == "UNAUTHENTICATED");
static_assert(eg::name_of(static_cast<eg::status_code>(77)) == "UNKNOWN");

TEST_CASE("a problem is one line: code, node, op, sentence") {
    eg::problem p;
    p.code = eg::status_code::invalid_argument;
    p.kind = eg::problem_kind::type_mismatch;
    p.node = "c";
    p.op = "Mul";
    p.attr = "y";
    p.found = "int32 from 'b'";
    p.needed = "float";
    p.remedy = "cast the value";
    CHECK(eg::line(p) ==
          "INVALID_ARGUMENT node 'c' (Mul): y: an input has another type, found int32 from 'b', "
          "needed float; cast the value");
    CHECK(eg::line(eg::problem{}) == "UNKNOWN: the kernel failed");
}

TEST_CASE("text from outside cannot break the line") {
    CHECK(eg::printable("a\nb\x1b[31m\xff\xc3\xa9") == "a\\x0ab\\x1b[31m\\xff\xc3\xa9");
    CHECK(eg::printable("\xe2\x82") == "\\xe2\\x82");
    CHECK(eg::printable("\xc2\x9b" "1m\xe2\x80\xae\xe2\x80\xa8\xe2\x81\xa6\x7f") ==
          "\\xc2\\x9b1m\\xe2\\x80\\xae\\xe2\\x80\\xa8\\xe2\\x81\\xa6\\x7f");
    CHECK(eg::printable("\xc2\xa0\xe2\x80\x9c") == "\xc2\xa0\xe2\x80\x9c");
    CHECK(eg::printable("\xf0\x9f\x98\x80") == "\xf0\x9f\x98\x80");
    const std::string shown = eg::printable(std::string(300, 'x'));
    CHECK(shown.size() == 203);
    CHECK(shown.ends_with("xxx..."));
    eg::problem p;
    p.node = "two\nlines";
    CHECK(eg::line(p).find('\n') == std::string::npos);
}

TEST_CASE("each kind has its own phrase and its own name") {
    std::set<std::string_view> phrases;
    std::set<std::string_view> names;
    const auto last = static_cast<int>(eg::problem_kind::cancelled);
    for (int i = 0; i <= last; ++i) {
        const auto kind = static_cast<eg::problem_kind>(i);
        CHECK(phrases.insert(eg::phrase_of(kind)).second);
        CHECK(names.insert(eg::name_of(kind)).second);
        CHECK(eg::phrase_of(kind) != "unknown problem");
    }
    CHECK(eg::name_of(eg::problem_kind::missing_input) == "missing_input");
    CHECK(eg::name_of(eg::problem_kind::kernel_failed) == "kernel_failed");
}
