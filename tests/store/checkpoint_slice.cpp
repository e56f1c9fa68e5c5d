// SPDX-License-Identifier: BSL-1.0
// checkpoint_slice: the text and the keys of slices, what two slices share, and copies by runs.
#include <doctest/doctest.h>

#include <cstdint>
#include <evergraph/store/checkpoint_join.hpp>
#include <evergraph/store/checkpoint_slice.hpp>
#include <evergraph/store/checkpoint_slice_key.hpp>
#include <limits>
#include <random>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

using namespace evergraph;
using namespace std::string_view_literals;

namespace {

std::string signed_bytes(std::int64_t n) {
    std::string out;
    detail::append_signed(out, n);
    return out;
}

}  // namespace

TEST_CASE("signed numbers in keys") {
    constexpr std::int64_t most = std::numeric_limits<std::int64_t>::max();
    const std::vector<std::pair<std::int64_t, std::string_view>> known{
        {0, "\x80"sv}, {1, "\x81"sv}, {63, "\xbf"sv}, {64, "\xc0\x40"sv}, {-1, "\x7f"sv},
        {-64, "\x40"sv}, {-65, "\x3f\xbf"sv}, {1000, "\xc3\xe8"sv}, {8191, "\xdf\xff"sv},
        {8192, "\xe0\x20\x00"sv}, {1 << 20, "\xf0\x10\x00\x00"sv},
        {std::int64_t{1} << 62, "\xff\xc0\x40\x00\x00\x00\x00\x00\x00\x00"sv},
        {most, "\xff\xc0\x7f\xff\xff\xff\xff\xff\xff\xff"sv},
        {-most - 1, "\x00\x3f\x80\x00\x00\x00\x00\x00\x00\x00"sv}};
    for (const auto& [n, bytes] : known) {
        CAPTURE(n);
        CHECK(signed_bytes(n) == bytes);
    }
}

TEST_CASE("signed numbers are ordered as their bytes, and come back") {
    std::mt19937_64 random{3};
    std::vector<std::int64_t> numbers;
    for (int shift = 0; shift < 64; ++shift) {
        for (int i = 0; i < 20; ++i) {
            numbers.push_back(static_cast<std::int64_t>(random()) >> shift);
        }
    }
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        const std::int64_t n = numbers[i];
        const std::int64_t other = numbers[(i * 7 + 1) % numbers.size()];
        CHECK((n < other) == (signed_bytes(n) < signed_bytes(other)));
        const std::string bytes = signed_bytes(n);
        std::string_view rest = bytes;
        CHECK(detail::take_signed(rest) == n);
        CHECK(rest.empty());
    }
}

TEST_CASE("keys of slices") {
    CHECK(slice_key("w", {{{0, 2}, {}}}) == "\0w\0\1\1\2\x80\x82\x80\x7f"sv);
    CHECK(slice_key("a", {}) == "\0a\0\1\0"sv);
    CHECK(slice_key("emb", {{{1000, 1000}, {}}}) == "\0emb\0\1\1\2\xc3\xe8\xc3\xe8\x80\x7f"sv);
    for (const named_slice& n :
         {named_slice{"w", {{{0, 2}, {}}}}, named_slice{"a", {}},
          named_slice{std::string{"\0\xff\0\1z"sv}, {{{std::int64_t{1} << 40, 7}, {64, 0}, {}}}}}) {
        const auto read = decode_slice_key(slice_key(n.name, n.slice));
        REQUIRE(read.has_value());
        CHECK(*read == n);
    }
}

TEST_CASE("keys that are none") {
    const std::string good = slice_key("w", {{{0, 2}, {}}});
    for (std::size_t n = 0; n < good.size(); ++n) CHECK_FALSE(decode_slice_key(good.substr(0, n)));
    CHECK_FALSE(decode_slice_key(good + "x"));
    CHECK_FALSE(decode_slice_key("\1\1w\0\1\0"sv));          // does not begin with 0
    CHECK_FALSE(decode_slice_key("\0w\0\2\0"sv));            // no escape
    CHECK_FALSE(decode_slice_key("\0w\0\1\x09"sv));          // a rank of nine bytes
    CHECK_FALSE(decode_slice_key("\0w\0\1\2\0\1\x80\x7f"sv)); // a rank with a zero in front
    CHECK_FALSE(decode_slice_key("\0w\0\1\1\1\xc0\x01\x7f"sv)); // 1 in two bytes
    CHECK_FALSE(decode_slice_key("\0w\0\1\4\xff\xff\xff\xff"sv));
    CHECK(decode_slice_key("w").error().code == status_code::internal);
}

TEST_CASE("the text of slices") {
    const auto read = read_shape_and_slice("4 3 0,2:-");
    REQUIRE(read.has_value());
    CHECK(read->full == shape{4, 3});
    CHECK(read->slice == tensor_slice{{{0, 2}, {}}});
    CHECK(text(read->slice) == "0,2:-");
    for (const char* bad : {"", "4", "4 3", "4 x 0,2:-", "4 3 0,2", "4 3 0,2:-:-", "4 3 3,2:-",
                            "4 3 0,0:-", "4 3 -1,2:-", "4 3 0,2:", "4 3 0;2:-", "-4 3 0,2:-",
                            "4 3 0,2:-,1", "4 3 0,9223372036854775807:-",
                            "9223372036854775807 9223372036854775807 -:-", "4  3 0,2:-"}) {
        CAPTURE(bad);
        const auto refused = read_shape_and_slice(bad);
        REQUIRE_FALSE(refused.has_value());
        CHECK(refused.error().code == status_code::invalid_argument);
    }
}

TEST_CASE("copies of common parts agree with copies element by element") {
    std::mt19937 random{5};
    const auto below = [&](std::int64_t n) {
        return static_cast<std::int64_t>(random() % static_cast<std::uint32_t>(n));
    };
    for (int round = 0; round < 500; ++round) {
        const auto rank = static_cast<std::size_t>(random() % 5);
        tensor_slice a;
        tensor_slice b;
        for (std::size_t d = 0; d < rank; ++d) {
            // Often whole on both sides, so that runs grow.
            const bool same = below(3) != 0;
            a.extents.push_back({below(3), 1 + below(4)});
            b.extents.push_back(same ? a.extents.back() : slice_extent{below(3), 1 + below(4)});
        }
        tensor to = tensor::zeros(dtype::int32, shape_of(a));
        tensor from = tensor::zeros(dtype::int32, shape_of(b));
        std::int32_t n = 1;
        for (std::int32_t& v : from.writable<std::int32_t>()) v = n++;
        tensor by_element = to.copy();
        std::vector<std::int64_t> at(rank, 0);
        for (std::int32_t& v : by_element.writable<std::int32_t>()) {
            std::int64_t place = 0;
            bool inside = true;
            for (std::size_t d = 0; d < rank; ++d) {
                const std::int64_t in_b = at[d] + a.extents[d].start - b.extents[d].start;
                inside = inside && in_b >= 0 && in_b < b.extents[d].length;
                place = place * b.extents[d].length + in_b;
            }
            if (inside) v = static_cast<std::int32_t>(place) + 1;
            for (std::size_t d = rank; d > 0 && ++at[d - 1] == a.extents[d - 1].length;) at[--d] = 0;
        }
        detail::copy_common(to, a, from, b);
        CHECK(to == by_element);
    }
}

TEST_CASE("slices cover what is wanted once, or are refused") {
    const shape full{4, 6};
    const tensor_slice all{{{0, 4}, {0, 6}}};
    const std::vector<tensor_slice> good{{{{0, 2}, {}}}, {{{2, 2}, {0, 5}}}, {{{2, 2}, {5, 1}}}};
    CHECK(detail::slices_for(all, good, full).value() == std::vector<std::size_t>{0, 1, 2});
    CHECK(detail::slices_for({{{2, 1}, {1, 2}}}, good, full).value() == std::vector<std::size_t>{1});
    const auto gap = detail::slices_for(all, {good[0], good[1]}, full);
    CHECK(gap.error().code == status_code::invalid_argument);
    const auto twice = detail::slices_for(all, {good[0], good[0], good[1], good[2]}, full);
    CHECK(twice.error().code == status_code::data_loss);
    const auto overlap = detail::slices_for(all, {{{{0, 4}, {0, 4}}}, {{{0, 4}, {3, 3}}}}, full);
    CHECK(overlap.error().code == status_code::data_loss);
    CHECK_FALSE(detail::slices_for(all, {{{{0, 5}, {}}}}, full).has_value());
}
