// SPDX-License-Identifier: BSL-1.0
// crc32c: the Castagnoli checksum, by the processor's instruction where there is one.
#ifndef EVERGRAPH_BASE_CRC32C_HPP
#define EVERGRAPH_BASE_CRC32C_HPP

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string_view>
#include <type_traits>

namespace evergraph {

namespace detail {

// Row k gives what a byte does to the state if k zero bytes follow it.
inline constexpr auto crc32c_table = [] {
    std::array<std::array<std::uint32_t, 256>, 8> table{};
    for (std::uint32_t byte = 0; byte < 256; ++byte) {
        std::uint32_t state = byte;
        for (int bit = 0; bit < 8; ++bit) {
            state = (state >> 1U) ^ ((state & 1U) != 0 ? 0x82F63B78U : 0U);
        }
        table[0][byte] = state;
    }
    for (std::size_t k = 1; k < 8; ++k) {
        for (std::size_t byte = 0; byte < 256; ++byte) {
            const std::uint32_t before = table[k - 1][byte];
            table[k][byte] = (before >> 8U) ^ table[0][before & 0xFFU];
        }
    }
    return table;
}();

constexpr std::uint32_t crc32c_word(std::uint32_t state, const char* at) {
    std::uint64_t word = state;
    for (unsigned i = 0; i < 8; ++i) {
        word ^= static_cast<std::uint64_t>(static_cast<unsigned char>(at[i])) << (8U * i);
    }
    std::uint32_t next = 0;
    for (unsigned i = 0; i < 8; ++i) next ^= crc32c_table[7 - i][(word >> (8U * i)) & 0xFFU];
    return next;
}

constexpr std::uint32_t crc32c_by_table(std::uint32_t state, std::string_view bytes) {
    const char* at = bytes.data();
    std::size_t left = bytes.size();
    for (; left >= 8; at += 8, left -= 8) state = crc32c_word(state, at);
    for (; left != 0; ++at, --left) {
        state = (state >> 8U) ^
                crc32c_table[0][(state ^ static_cast<unsigned char>(*at)) & 0xFFU];
    }
    return state;
}

#if defined(__GNUC__) && (defined(__x86_64__) || defined(__ARM_FEATURE_CRC32))

#if defined(__x86_64__)
#define EVERGRAPH_CRC32C_TARGET [[gnu::target("sse4.2")]]
#else
#define EVERGRAPH_CRC32C_TARGET
#endif

EVERGRAPH_CRC32C_TARGET inline std::uint64_t crc32c_step(std::uint64_t state, std::uint64_t word) {
#if defined(__x86_64__)
    return __builtin_ia32_crc32di(state, word);
#elif defined(__clang__)
    return __builtin_arm_crc32cd(static_cast<std::uint32_t>(state), word);
#else
    return __builtin_aarch64_crc32cx(static_cast<std::uint32_t>(state), word);
#endif
}

// One instruction waits three cycles for the one before it, so three lanes go side by side.
inline constexpr std::size_t crc32c_lane = 1024;

// What a lane of zero bytes does to a state, which is linear in its bits.
inline constexpr auto crc32c_past_lane = [] {
    std::array<std::uint32_t, 32> power{};  // column i: what becomes of bit i
    for (std::size_t i = 0; i < 32; ++i) {
        const std::uint32_t bit = std::uint32_t{1} << i;
        power[i] = (bit >> 8U) ^ crc32c_table[0][bit & 0xFFU];
    }
    for (std::size_t bytes = 1; bytes < crc32c_lane; bytes *= 2) {
        const std::array<std::uint32_t, 32> once = power;
        for (std::uint32_t& column : power) {
            std::uint32_t twice = 0;
            for (std::size_t i = 0; i < 32; ++i) {
                if (((column >> i) & 1U) != 0) twice ^= once[i];
            }
            column = twice;
        }
    }
    std::array<std::array<std::uint32_t, 256>, 4> table{};
    for (std::size_t k = 0; k < 4; ++k) {
        for (std::size_t byte = 1; byte < 256; ++byte) {
            const auto lowest = static_cast<std::size_t>(std::countr_zero(byte));
            table[k][byte] = table[k][byte & (byte - 1)] ^ power[8 * k + lowest];
        }
    }
    return table;
}();

inline std::uint64_t skip_lane(std::uint64_t state) {
    std::uint32_t next = 0;
    for (std::size_t k = 0; k < 4; ++k) next ^= crc32c_past_lane[k][(state >> (8 * k)) & 0xFFU];
    return next;
}

inline std::uint64_t crc32c_load(const char* at) {
    std::uint64_t word = 0;
    std::memcpy(&word, at, sizeof word);
    return word;
}

EVERGRAPH_CRC32C_TARGET inline std::uint32_t crc32c_by_instruction(std::uint32_t before,
                                                                   std::string_view bytes) {
    constexpr std::size_t lane = crc32c_lane;
    const char* at = bytes.data();
    std::size_t left = bytes.size();
    std::uint64_t state = before;
    for (; left >= 3 * lane; at += 3 * lane, left -= 3 * lane) {
        std::uint64_t second = 0;
        std::uint64_t third = 0;
        for (std::size_t i = 0; i < lane; i += 8) {
            state = crc32c_step(state, crc32c_load(at + i));
            second = crc32c_step(second, crc32c_load(at + lane + i));
            third = crc32c_step(third, crc32c_load(at + 2 * lane + i));
        }
        state = skip_lane(skip_lane(state) ^ second) ^ third;
    }
    for (; left >= 8; at += 8, left -= 8) state = crc32c_step(state, crc32c_load(at));
    return crc32c_by_table(static_cast<std::uint32_t>(state), {at, left});
}

#undef EVERGRAPH_CRC32C_TARGET

inline bool has_crc32c_instruction() {
#if defined(__x86_64__)
    return __builtin_cpu_supports("sse4.2") != 0;
#else
    return true;
#endif
}

#else

inline bool has_crc32c_instruction() { return false; }
inline std::uint32_t crc32c_by_instruction(std::uint32_t state, std::string_view bytes) {
    return crc32c_by_table(state, bytes);
}

#endif

}  // namespace detail

// The checksum of the bytes; `before` is that of the bytes in front of them, so that a long text
// may come in pieces.
constexpr std::uint32_t crc32c(std::string_view bytes, std::uint32_t before = 0) {
    if (std::is_constant_evaluated()) return ~detail::crc32c_by_table(~before, bytes);
    if (bytes.empty()) return before;
    return ~(detail::has_crc32c_instruction() ? detail::crc32c_by_instruction(~before, bytes)
                                              : detail::crc32c_by_table(~before, bytes));
}

// As files hold it: a checksum of bytes that hold their own checksum says little, so it is turned.
constexpr std::uint32_t mask_crc(std::uint32_t crc) { return std::rotr(crc, 15) + 0xA282EAD8U; }
constexpr std::uint32_t unmask_crc(std::uint32_t masked) {
    return std::rotl(masked - 0xA282EAD8U, 15);
}

}  // namespace evergraph

#endif
