// SPDX-License-Identifier: BSL-1.0
// philox: TensorFlow's random numbers: a counter and a key give them, in groups of four.
#ifndef EVERGRAPH_TF_KERNELS_PHILOX_HPP
#define EVERGRAPH_TF_KERNELS_PHILOX_HPP

#include <array>
#include <bit>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <type_traits>

#include "../../tensor/half.hpp"

namespace evergraph::tf {

// Philox4x32-10: J. Salmon and others, "Parallel Random Numbers: As Easy as 1, 2, 3" (2011).
class philox {
 public:
    using group = std::array<std::uint32_t, 4>;
    using key_pair = std::array<std::uint32_t, 2>;

    philox() = default;
    philox(group counter, key_pair key) : counter_(counter), key_(key) {}
    // As the stateful ops seed it.
    philox(std::uint64_t seed, std::uint64_t seed2)
        : counter_{0, 0, low(seed2), high(seed2)}, key_{low(seed), high(seed)} {}

    const group& counter() const noexcept { return counter_; }
    const key_pair& key() const noexcept { return key_; }

    group operator()() {
        group c = counter_;
        key_pair k = key_;
        for (int round = 0; round < 10; ++round) {
            if (round != 0) {
                k[0] += 0x9E3779B9U;
                k[1] += 0xBB67AE85U;
            }
            const std::uint64_t a = std::uint64_t{0xD2511F53U} * c[0];
            const std::uint64_t b = std::uint64_t{0xCD9E8D57U} * c[2];
            c = {high(b) ^ c[1] ^ k[0], low(b), high(a) ^ c[3] ^ k[1], low(a)};
        }
        skip(1);
        return c;
    }
    // Passes over so many groups.
    void skip(std::uint64_t groups) {
        const std::uint64_t before = counter_[0] | std::uint64_t{counter_[1]} << 32U;
        const std::uint64_t after = before + groups;
        counter_[0] = low(after);
        counter_[1] = high(after);
        if (after < before && ++counter_[2] == 0) ++counter_[3];
    }

    static constexpr std::uint32_t low(std::uint64_t n) { return static_cast<std::uint32_t>(n); }
    static constexpr std::uint32_t high(std::uint64_t n) {
        return static_cast<std::uint32_t>(n >> 32U);
    }

 private:
    group counter_{};
    key_pair key_{};
};

// One number at a time.
class philox_numbers {
 public:
    explicit philox_numbers(philox& from) : from_(from) {}
    std::uint32_t operator()() {
        if (at_ == group_.size()) {
            group_ = from_();
            at_ = 0;
        }
        return group_[at_++];
    }

 private:
    philox& from_;
    philox::group group_{};
    std::size_t at_ = 4;
};

// The bits of a number become the fraction of one in [1, 2); one less is in [0, 1).
inline float unit_float(std::uint32_t bits) {
    return std::bit_cast<float>((std::uint32_t{127} << 23U) | (bits & 0x7FFFFFU)) - 1.0F;
}
inline double unit_double(std::uint32_t first, std::uint32_t second) {
    const std::uint64_t fraction = std::uint64_t{first & 0xFFFFFU} << 32U | second;
    return std::bit_cast<double>((std::uint64_t{1023} << 52U) | fraction) - 1.0;
}
inline half unit_half(std::uint32_t bits) {
    const auto in_1_2 = static_cast<std::uint16_t>((15U << 10U) | (bits & 0x3FFU));
    return half{static_cast<float>(half::from_bits(in_1_2)) - 1.0F};
}
inline bfloat16 unit_bfloat16(std::uint32_t bits) {
    const auto in_1_2 = static_cast<std::uint16_t>((127U << 7U) | (bits & 0x7FU));
    return bfloat16{static_cast<float>(bfloat16::from_bits(in_1_2)) - 1.0F};
}

// Two normal numbers from two uniform ones (Box and Muller).
inline std::array<float, 2> normal_floats(std::uint32_t a, std::uint32_t b) {
    constexpr double two_pi = 2.0 * 3.14159265358979323846;
    const float u = std::fmax(unit_float(a), 1.0e-7F);
    const auto angle = static_cast<float>(two_pi * static_cast<double>(unit_float(b)));
    const float radius = std::sqrt(-2.0F * std::log(u));
    return {std::sin(angle) * radius, std::cos(angle) * radius};
}
inline std::array<double, 2> normal_doubles(std::uint32_t a, std::uint32_t b, std::uint32_t c,
                                            std::uint32_t d) {
    constexpr double two_pi = 2.0 * 3.14159265358979323846;
    const double u = std::fmax(unit_double(a, b), 1.0e-7);
    const double angle = two_pi * unit_double(c, d);
    const double radius = std::sqrt(-2.0 * std::log(u));
    return {std::sin(angle) * radius, std::cos(angle) * radius};
}

}  // namespace evergraph::tf

#endif
