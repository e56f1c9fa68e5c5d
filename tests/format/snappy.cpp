// SPDX-License-Identifier: BSL-1.0
// snappy: literals, copies of all three forms, and what is refused.
#include <doctest/doctest.h>

#include <cstddef>
#include <evergraph/format/snappy.hpp>
#include <random>
#include <string>
#include <string_view>

using namespace evergraph;
using namespace std::string_view_literals;

TEST_CASE("literals and copies") {
    CHECK(decompress_snappy("\x00"sv) == "");
    CHECK(decompress_snappy("\x03\x08" "abc"sv) == "abc");
    // A copy of 4 to 11 with an offset of 11 bits, which may overlap what it becomes.
    CHECK(decompress_snappy("\x09\x00" "a" "\x11\x01"sv) == "aaaaaaaaa");
    CHECK(decompress_snappy("\x08\x04" "ab" "\x09\x02"sv) == "abababab");
    // Offsets of two and of four bytes.
    CHECK(decompress_snappy("\x05\x08" "abc" "\x06\x03\x00"sv) == "abcab");
    CHECK(decompress_snappy("\x05\x08" "abc" "\x07\x03\x00\x00\x00"sv) == "abcab");
}

TEST_CASE("long literals have their length in one to four bytes behind the tag") {
    for (const std::size_t size : {std::size_t{60}, std::size_t{61}, std::size_t{256},
                                   std::size_t{257}, std::size_t{70000}}) {
        const std::string text(size, 'x');
        for (std::size_t width = 1; width <= 4; ++width) {
            if (width < 3 && size - 1 >= std::size_t{1} << (8 * width)) continue;
            std::string bytes;
            for (std::size_t n = size;; n >>= 7U) {
                bytes += static_cast<char>((n & 0x7FU) | (n >= 0x80U ? 0x80U : 0U));
                if (n < 0x80U) break;
            }
            bytes += static_cast<char>((59 + width) << 2U);
            for (std::size_t i = 0; i < width; ++i) {
                bytes += static_cast<char>(((size - 1) >> (8 * i)) & 0xFFU);
            }
            CHECK(decompress_snappy(bytes + text) == text);
            CHECK(decompress_snappy(bytes + text.substr(1)) == std::nullopt);
        }
    }
}

TEST_CASE("what is refused") {
    CHECK_FALSE(decompress_snappy(""sv));
    CHECK_FALSE(decompress_snappy("\x80"sv));
    CHECK_FALSE(decompress_snappy("\xff\xff\xff\xff\xff\x01"sv));      // a size of 35 bits
    CHECK_FALSE(decompress_snappy("\xff\xff\xff\xff\x0f\x00" "a"sv));  // 4 GiB from three bytes
    CHECK_FALSE(decompress_snappy("\x03\x08" "ab"sv));                 // a literal cut short
    CHECK_FALSE(decompress_snappy("\x02\x08" "abc"sv));                // more than the size
    CHECK_FALSE(decompress_snappy("\x04\x08" "abc"sv));                // less than the size
    CHECK_FALSE(decompress_snappy("\x05\x08" "abc" "\x06\x00\x00"sv)); // offset 0
    CHECK_FALSE(decompress_snappy("\x05\x08" "abc" "\x06\x04\x00"sv)); // before the beginning
    CHECK_FALSE(decompress_snappy("\x05\x08" "abc" "\x06\x03"sv));     // an offset cut short
    CHECK_FALSE(decompress_snappy("\x05\x08" "abc" "\xf0"sv));         // a length cut short
}

TEST_CASE("random bytes end and take no more than they can become") {
    std::mt19937 random{7};
    std::size_t taken = 0;
    for (int n = 0; n < 20000; ++n) {
        std::string bytes(random() % 40, '\0');
        for (char& c : bytes) c = static_cast<char>(random() & 0xFFU);
        const auto out = decompress_snappy(bytes);
        if (out) CHECK(out->size() <= 22 * bytes.size());
        if (out) ++taken;
    }
    CHECK(taken > 0);
}
