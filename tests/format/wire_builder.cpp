// SPDX-License-Identifier: BSL-1.0
// wire_builder: messages whose lengths are known only at their ends.
#include <doctest/doctest.h>

#include <evergraph/format/wire_builder.hpp>
#include <string>

#include "files.hpp"

using namespace evergraph;

TEST_CASE("lengths find their places") {
    wire_builder b;
    b.tag(1, wire_type::varint);
    b.varint(300);
    b.open(2);
    b.open(3);
    b.close();
    b.bytes(4, "abc");
    b.open(5);
    b.tag(6, wire_type::fixed32);
    b.fixed32(1);
    b.close();
    b.close();
    b.open(7);
    b.close();
    CHECK(b.text() == from_hex("08ac02 120e 1a00 2203616263 2a05 3501000000 3a00"));
}

TEST_CASE("a length of several bytes counts in the message around it") {
    const std::string large(127, 'x');
    wire_builder b;
    b.open(1);
    b.open(1);
    b.open(1);
    b.bytes(1, large);
    b.close();
    b.close();
    b.close();
    CHECK(b.text() == field(1, field(1, field(1, field(1, large)))));
}
