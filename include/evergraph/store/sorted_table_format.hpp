// SPDX-License-Identifier: BSL-1.0
// sorted_table_format: what reader and writer of sorted tables share: handles, marks, short keys.
#ifndef EVERGRAPH_STORE_SORTED_TABLE_FORMAT_HPP
#define EVERGRAPH_STORE_SORTED_TABLE_FORMAT_HPP

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

#include "../base/problem.hpp"

namespace evergraph {

// A file of rising keys with their values, in blocks: data blocks, an empty block, the index of the
// data blocks, and a footer. Each block ends in a byte for its compression and a masked CRC-32C.
inline constexpr std::string_view sorted_table_magic = "\x57\xfb\x80\x8b\x24\x75\x47\xdb";
inline constexpr std::size_t sorted_table_footer = 48;   // bytes: two handles, zeros, the magic
inline constexpr std::size_t sorted_table_trailer = 5;   // bytes behind each block

// Where a block stands; `size` is without its trailer.
struct block_handle {
    std::uint64_t offset = 0;
    std::uint64_t size = 0;
};

namespace detail {

// A problem of a stored file, with the code that TensorFlow gives it.
inline problem store_problem(status_code code, problem_kind kind, std::string found,
                             std::string needed = {}, std::string remedy = {}) {
    return problem_of(kind, code, std::move(found), std::move(needed), std::move(remedy));
}
inline problem damaged(std::string found, std::string needed) {
    return store_problem(status_code::data_loss, problem_kind::unreadable_bytes, std::move(found),
                         std::move(needed), "fetch or write the file again");
}

inline void append_varint(std::string& out, std::uint64_t value) {
    while (value >= 0x80U) {
        out += static_cast<char>((value & 0x7FU) | 0x80U);
        value >>= 7U;
    }
    out += static_cast<char>(value);
}
template <class T>
void append_fixed(std::string& out, T value) {
    for (std::size_t i = 0; i < sizeof(T); ++i) {
        out += static_cast<char>((value >> (8 * i)) & 0xFFU);
    }
}
inline std::uint32_t fixed32_at(std::string_view bytes, std::size_t at) {
    std::uint32_t value = 0;
    for (std::size_t i = 0; i < 4; ++i) {
        value |= static_cast<std::uint32_t>(static_cast<unsigned char>(bytes[at + i])) << (8 * i);
    }
    return value;
}

inline unsigned byte_at(std::string_view s, std::size_t i) {
    return static_cast<unsigned char>(s[i]);
}

// A short key from `low` up to but not including `high`, for the index; `low` itself where none of
// the simple form is there.
inline std::string separator_of(std::string_view low, std::string_view high) {
    const std::size_t common = std::min(low.size(), high.size());
    std::size_t same = 0;
    while (same < common && low[same] == high[same]) ++same;
    if (same == common || byte_at(low, same) + 1 >= byte_at(high, same)) return std::string{low};
    std::string out{low.substr(0, same + 1)};
    out.back() = static_cast<char>(byte_at(low, same) + 1);
    return out;
}
// A short key not below `low`.
inline std::string successor_of(std::string_view low) {
    const std::size_t at = low.find_first_not_of('\xff');
    if (at == std::string_view::npos) return std::string{low};
    std::string out{low.substr(0, at + 1)};
    out.back() = static_cast<char>(byte_at(low, at) + 1);
    return out;
}

}  // namespace detail

}  // namespace evergraph

#endif
