// SPDX-License-Identifier: BSL-1.0
// wire_reader: fields, faults and where they are, at compile time and on broken bytes.
#include <doctest/doctest.h>

#include <cstdint>
#include <evergraph/format/wire_reader.hpp>
#include <string>
#include <string_view>

#include "files.hpp"

using namespace evergraph;
using namespace std::string_view_literals;

namespace {

struct outcome {
    wire_fault fault = wire_fault::none;
    std::size_t offset = 0;
    int fields = 0;
    constexpr bool operator==(const outcome&) const = default;
};

constexpr outcome walk(std::string_view bytes, int depth = wire_depth) {
    wire_reader r{bytes, 0, depth};
    int fields = 0;
    while (r.next()) {
        if (!r.skip()) break;
        ++fields;
    }
    return {r.fault(), r.offset(), fields};
}
constexpr bool is_broken(std::string_view bytes, wire_fault fault, std::size_t offset) {
    const outcome o = walk(bytes);
    return o.fault == fault && o.offset == offset;
}
constexpr std::uint64_t number(std::string_view bytes) {
    wire_reader r{bytes};
    return r.next() ? r.varint() : 0;
}

static_assert(walk("") == outcome{});
static_assert(walk("\x08\x01\x15\1\2\3\4\x19\1\2\3\4\5\6\7\x08\x22\x02hi"sv).fields == 4);
static_assert(walk("\x0B\x08\x01\x13\x14\x0C"sv) == outcome{wire_fault::none, 6, 1});

// A varint: ten bytes at most; what exceeds 64 bits is dropped, as libprotobuf does.
static_assert(number("\x08\x96\x01"sv) == 150);
static_assert(number("\x08\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\x01"sv) == ~std::uint64_t{0});
static_assert(number("\x08\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\x7F"sv) == ~std::uint64_t{0});
static_assert(number("\x08\x81\x80\x80\x80\x80\x80\x80\x80\x80\x00"sv) == 1);
static_assert(is_broken("\x08\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x00"sv,
                        wire_fault::long_varint, 1));
static_assert(is_broken("\x08\x80"sv, wire_fault::cut_short, 1));

// A tag: five bytes, 32 bits, a field from 1, a wire type from 0 to 5.
static_assert(walk("\x88\x80\x80\x80\x00\x05"sv) == outcome{wire_fault::none, 6, 1});
static_assert(is_broken("\x88\x80\x80\x80\x80\x00\x05"sv, wire_fault::long_varint, 0));
static_assert(is_broken("\x08\x01\x00\x01"sv, wire_fault::field_zero, 2));
static_assert(is_broken("\x0E"sv, wire_fault::bad_wire_type, 0));
static_assert(is_broken("\x0F"sv, wire_fault::bad_wire_type, 0));
static_assert(is_broken("\x88"sv, wire_fault::cut_short, 0));

// Lengths and fixed values stay inside the message.
static_assert(is_broken("\x0A\x02x"sv, wire_fault::long_length, 1));
static_assert(is_broken("\x0A\xFF\xFF\xFF\xFF\x0F"sv, wire_fault::long_length, 1));
static_assert(is_broken("\x0A\x81\x80\x80\x80\x80\x00x"sv, wire_fault::long_length, 1));
static_assert(walk("\x0A\x81\x80\x80\x80\x00x"sv).fault == wire_fault::none);
static_assert(is_broken("\x0D\1\2\3"sv, wire_fault::cut_short, 1));
static_assert(is_broken("\x09\1\2\3\4\5\6\7"sv, wire_fault::cut_short, 1));

// Groups: closed by their own number, counted by the depth.
static_assert(is_broken("\x0C"sv, wire_fault::stray_group_end, 0));
static_assert(is_broken("\x0B\x14"sv, wire_fault::stray_group_end, 1));
static_assert(is_broken("\x0B\x08\x01"sv, wire_fault::open_group, 0));
static_assert(walk("\x0B\x13\x14\x0C"sv, 2).fault == wire_fault::none);
static_assert(walk("\x0B\x13\x14\x0C"sv, 1).fault == wire_fault::too_deep);

constexpr bool message_is_bounded() {
    wire_reader r{"\x0A\x02\x08\x05\x10\x07"sv, 100};
    if (!r.next()) return false;
    wire_reader inner = r.message();
    if (!inner.next() || inner.varint() != 5 || inner.next() || inner.failed()) return false;
    return inner.offset() == 104 && r.next() && r.is(2, wire_type::varint) && r.varint() == 7;
}
static_assert(message_is_bounded());

}  // namespace

TEST_CASE("a group in the middle is one raw field, tag and end included") {
    const std::string bytes = from_hex("0801 1308021b08031c14 1004");
    wire_reader r{bytes};
    REQUIRE(r.next());
    CHECK(r.varint() == 1);
    REQUIRE(r.next());
    REQUIRE(r.skip());
    CHECK(r.raw() == bytes.substr(2, 8));
    REQUIRE(r.next());
    CHECK(r.field() == 2);
    CHECK(r.varint() == 4);
    CHECK(r.raw() == bytes.substr(10));
}

TEST_CASE("the raw fields of a message put together are the message") {
    const std::string bytes =
        from_hex("0a03616263 18ffffffffffffffff7f 2d00000000 310000000000000000 00");
    std::string together;
    wire_reader r{bytes};
    while (r.next()) {
        if (r.skip()) together += r.raw();
    }
    // The trailing byte is field 0.
    CHECK(r.fault() == wire_fault::field_zero);
    CHECK(together == bytes.substr(0, bytes.size() - 1));
}

TEST_CASE("a fault of a message does not touch the reader around it") {
    const std::string bytes = from_hex("0a0208ff 1007");
    wire_reader r{bytes, 50};
    REQUIRE(r.next());
    wire_reader inner = r.message();
    REQUIRE(inner.next());
    inner.varint();
    CHECK(inner.fault() == wire_fault::cut_short);
    CHECK(inner.offset() == 53);
    CHECK_FALSE(r.failed());
    REQUIRE(r.next());
    CHECK(r.varint() == 7);
}

TEST_CASE("groups a million deep end at the limit") {
    CHECK(walk(std::string(1000000, '\x0B')).fault == wire_fault::too_deep);
}
