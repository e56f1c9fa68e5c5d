// SPDX-License-Identifier: BSL-1.0
// crc32c: known values, the table against the instruction, pieces against the whole, masks.
#include <doctest/doctest.h>

#include <cstddef>
#include <evergraph/base/crc32c.hpp>
#include <random>
#include <string>
#include <string_view>

using namespace evergraph;

static_assert(crc32c("") == 0);
static_assert(crc32c("123456789") == 0xE3069283U);
static_assert(crc32c("6789", crc32c("12345")) == 0xE3069283U);
static_assert(mask_crc(0xE3069283U) == 0xC78AB0E5U);
static_assert(unmask_crc(0xC78AB0E5U) == 0xE3069283U);

TEST_CASE("known values of 32 bytes") {
    CHECK(crc32c(std::string(32, '\0')) == 0x8A9136AAU);
    CHECK(crc32c(std::string(32, '\xff')) == 0x62A8AB43U);
    std::string rising;
    for (int i = 0; i < 32; ++i) rising += static_cast<char>(i);
    CHECK(crc32c(rising) == 0x46DD794EU);
}

TEST_CASE("the table, the instruction and pieces agree at every length and place") {
    std::mt19937 random{1};
    std::string bytes(20000, '\0');
    for (char& c : bytes) c = static_cast<char>(random() & 0xFFU);
    const std::string_view all = bytes;
    for (std::size_t n = 0; n < 300; ++n) {
        const std::size_t at = random() % 64;
        const std::size_t length = n < 40 ? n : random() % (all.size() - at);
        const std::string_view part = all.substr(at, length);
        const std::uint32_t by_table = ~detail::crc32c_by_table(~0U, part);
        CHECK(crc32c(part) == by_table);
        const std::size_t cut = length == 0 ? 0 : random() % length;
        CHECK(crc32c(part.substr(cut), crc32c(part.substr(0, cut))) == by_table);
        CHECK(unmask_crc(mask_crc(by_table)) == by_table);
    }
}
