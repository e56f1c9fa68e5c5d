// SPDX-License-Identifier: BSL-1.0
#include <evergraph/tensor/half.hpp>

#include <doctest/doctest.h>

#include <bit>
#include <cmath>
#include <initializer_list>
#include <cstdint>
#include <limits>

namespace eg = evergraph;

static_assert(eg::half{1.0F}.bits == 0x3C00);
static_assert(eg::half{65504.0F}.bits == 0x7BFF);
static_assert(eg::half{65519.996F}.bits == 0x7BFF);
static_assert(eg::half{65520.0F}.bits == 0x7C00, "half of the last step rounds to infinity");
static_assert(eg::half{5.9604645e-8F}.bits == 1);
static_assert(eg::half{2.9802322e-8F}.bits == 0, "half of the first step ties to even");
static_assert(eg::half{2.9802326e-8F}.bits == 1);
static_assert(eg::half{-0.0F}.bits == 0x8000);
static_assert(static_cast<float>(eg::half::from_bits(0x3555)) == 0.333251953125F);
static_assert(eg::bfloat16{1.0F}.bits == 0x3F80);
static_assert(eg::bfloat16{1.00390625F}.bits == 0x3F80, "a tie goes to even");
static_assert(eg::bfloat16{1.01171875F}.bits == 0x3F82, "a tie goes to even");

TEST_CASE("all 65,536 halfs survive the way through float") {
    for (std::uint32_t bits = 0; bits <= 0xFFFF; ++bits) {
        const auto h = eg::half::from_bits(static_cast<std::uint16_t>(bits));
        const auto f = static_cast<float>(h);
        if (std::isnan(f)) {
            CHECK(std::isnan(static_cast<float>(eg::half{f})));
        } else if (eg::half{f}.bits != bits) {
            FAIL("half ", bits);
        }
        const auto b = eg::bfloat16::from_bits(static_cast<std::uint16_t>(bits));
        const auto g = static_cast<float>(b);
        if (!std::isnan(g) && eg::bfloat16{g}.bits != bits) FAIL("bfloat16 ", bits);
    }
}

#if defined(__FLT16_MAX__) && (defined(__x86_64__) || defined(__aarch64__))
TEST_CASE("rounding agrees with the compiler's own 16-bit float") {
    std::uint32_t state = 12345;
    for (int i = 0; i < 2'000'000; ++i) {
        state = state * 1664525U + 1013904223U;
        const float f = std::bit_cast<float>(state);
        if (std::isnan(f)) continue;
        const auto theirs = std::bit_cast<std::uint16_t>(static_cast<_Float16>(f));
        if (eg::half{f}.bits != theirs) FAIL("float bits ", state);
    }
    for (std::uint32_t bits = 0; bits < 0x7C00; ++bits) {
        // The middle between two neighbours, and its two neighbours.
        const float low = static_cast<float>(eg::half::from_bits(static_cast<std::uint16_t>(bits)));
        const float high =
            bits + 1 == 0x7C00
                ? 65536.0F
                : static_cast<float>(eg::half::from_bits(static_cast<std::uint16_t>(bits + 1)));
        const float middle = low + (high - low) / 2;
        for (const float f : {middle, std::nextafter(middle, 0.0F), std::nextafter(middle, 1e9F)}) {
            const auto theirs = std::bit_cast<std::uint16_t>(static_cast<_Float16>(f));
            if (eg::half{f}.bits != theirs) FAIL("near half ", bits);
        }
    }
}
#endif
