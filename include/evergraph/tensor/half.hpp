// SPDX-License-Identifier: BSL-1.0
// half: the two 16-bit floats, as storage that converts to and from float.
#ifndef EVERGRAPH_TENSOR_HALF_HPP
#define EVERGRAPH_TENSOR_HALF_HPP

#include <bit>
#include <cstdint>

namespace evergraph {

// IEEE 754 binary16. Conversion from float rounds to nearest, ties to even; NaN stays NaN.
struct half {
    std::uint16_t bits = 0;

    constexpr half() = default;
    constexpr explicit half(float value) : bits(from_float(value)) {}
    static constexpr half from_bits(std::uint16_t bits) {
        half h;
        h.bits = bits;
        return h;
    }
    constexpr explicit operator float() const {
        const std::uint32_t sign = static_cast<std::uint32_t>(bits & 0x8000U) << 16U;
        const std::uint32_t exponent = (bits >> 10U) & 0x1FU;
        std::uint32_t fraction = bits & 0x3FFU;
        if (exponent == 0x1F) return std::bit_cast<float>(sign | 0x7F800000U | (fraction << 13U));
        if (exponent != 0) {
            return std::bit_cast<float>(sign | ((exponent + 112U) << 23U) | (fraction << 13U));
        }
        if (fraction == 0) return std::bit_cast<float>(sign);
        std::uint32_t shift = 0;  // subnormal: normalise
        while ((fraction & 0x400U) == 0) {
            fraction <<= 1U;
            ++shift;
        }
        return std::bit_cast<float>(sign | ((113U - shift) << 23U) | ((fraction & 0x3FFU) << 13U));
    }
    friend constexpr bool operator==(half a, half b) {
        return static_cast<float>(a) == static_cast<float>(b);
    }
    friend constexpr bool operator<(half a, half b) {
        return static_cast<float>(a) < static_cast<float>(b);
    }

 private:
    static constexpr std::uint16_t from_float(float value) {
        const auto raw = std::bit_cast<std::uint32_t>(value);
        const std::uint32_t sign = (raw >> 16U) & 0x8000U;
        const std::uint32_t magnitude = raw & 0x7FFFFFFFU;
        if (magnitude > 0x7F800000U) return static_cast<std::uint16_t>(sign | 0x7E00U);
        if (magnitude >= 0x47800000U) return static_cast<std::uint16_t>(sign | 0x7C00U);
        std::uint32_t shift = 13;
        std::uint32_t significand = (magnitude & 0x7FFFFFU) | 0x800000U;
        std::uint32_t base = 0;
        if (magnitude >= 0x38800000U) {
            base = ((magnitude >> 23U) - 112U) << 10U;
            significand &= 0x7FFFFFU;
        } else {
            const std::uint32_t deficit = 113U - (magnitude >> 23U);
            if (deficit > 11U) return static_cast<std::uint16_t>(sign);
            shift += deficit;
        }
        const std::uint32_t kept = significand >> shift;
        const std::uint32_t rest = significand & ((1U << shift) - 1U);
        const std::uint32_t middle = 1U << (shift - 1U);
        const std::uint32_t up = rest > middle || (rest == middle && (kept & 1U) != 0) ? 1U : 0U;
        return static_cast<std::uint16_t>(sign | (base + kept + up));
    }
};

// The upper half of a float: 8 bits of exponent, 7 of fraction. Same rounding as above.
struct bfloat16 {
    std::uint16_t bits = 0;

    constexpr bfloat16() = default;
    constexpr explicit bfloat16(float value) {
        const auto raw = std::bit_cast<std::uint32_t>(value);
        if ((raw & 0x7FFFFFFFU) > 0x7F800000U) {
            bits = static_cast<std::uint16_t>((raw >> 16U) | 0x40U);
        } else {
            bits = static_cast<std::uint16_t>((raw + 0x7FFFU + ((raw >> 16U) & 1U)) >> 16U);
        }
    }
    static constexpr bfloat16 from_bits(std::uint16_t bits) {
        bfloat16 b;
        b.bits = bits;
        return b;
    }
    constexpr explicit operator float() const {
        return std::bit_cast<float>(static_cast<std::uint32_t>(bits) << 16U);
    }
    friend constexpr bool operator==(bfloat16 a, bfloat16 b) {
        return static_cast<float>(a) == static_cast<float>(b);
    }
    friend constexpr bool operator<(bfloat16 a, bfloat16 b) {
        return static_cast<float>(a) < static_cast<float>(b);
    }
};

}  // namespace evergraph

#endif
