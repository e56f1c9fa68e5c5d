// SPDX-License-Identifier: BSL-1.0
// wire_writer: what it writes, and that the meter agrees with it.
#include <doctest/doctest.h>

#include <cstdint>
#include <evergraph/format/wire_writer.hpp>
#include <string>

#include "files.hpp"

using namespace evergraph;

static_assert(varint_size(0) == 1 && varint_size(127) == 1 && varint_size(128) == 2);
static_assert(varint_size(~std::uint64_t{0}) == 10 && varint_size(std::uint64_t{1} << 63U) == 10);
static_assert(wire_tag(1, wire_type::bytes) == 10 && wire_tag(16, wire_type::varint) == 128);

TEST_CASE("varints by their border values") {
    const auto written = [](std::uint64_t n) {
        return write_wire([&](auto& out) { out.varint(n); });
    };
    CHECK(written(0) == from_hex("00"));
    CHECK(written(150) == from_hex("9601"));
    CHECK(written(16383) == from_hex("ff7f"));
    CHECK(written(16384) == from_hex("808001"));
    CHECK(written(~std::uint64_t{0}) == from_hex("ffffffffffffffffff01"));
}

TEST_CASE("messages inside each other know their lengths") {
    const std::string out = write_wire([](auto& top) {
        top.message(1, [](auto& middle) {
            middle.message(2, [](auto& inner) { inner.bytes(3, std::string(200, 'x')); });
            middle.tag(4, wire_type::fixed32);
            middle.fixed32(0x04030201);
        });
        top.message(5, [](auto&) {});
        top.tag(6, wire_type::fixed64);
        top.fixed64(0x0807060504030201);
    });
    CHECK(out == from_hex("0ad301 12cb01 1ac801") + std::string(200, 'x') +
                     from_hex("2501020304 2a00 310102030405060708"));
}
