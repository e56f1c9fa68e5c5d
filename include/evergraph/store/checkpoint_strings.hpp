// SPDX-License-Identifier: BSL-1.0
// checkpoint_strings: the layouts in which checkpoints hold strings and variants.
#ifndef EVERGRAPH_STORE_CHECKPOINT_STRINGS_HPP
#define EVERGRAPH_STORE_CHECKPOINT_STRINGS_HPP

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "../base/crc32c.hpp"
#include "../base/expected.hpp"
#include "../base/problem.hpp"
#include "sorted_table_format.hpp"
#include "sorted_table_reader.hpp"

namespace evergraph {

namespace detail {

// A length as checksums take it up: four bytes, eight if it needs them.
inline std::uint32_t extend_by_length(std::uint32_t crc, std::uint64_t length, bool big_endian,
                                      bool always_wide = false) {
    const bool wide = always_wide || length > std::numeric_limits<std::uint32_t>::max();
    const std::size_t size = wide ? 8 : 4;
    std::string bytes;
    for (std::size_t i = 0; i < size; ++i) {
        bytes += static_cast<char>((length >> (8 * (big_endian ? size - 1 - i : i))) & 0xFFU);
    }
    return crc32c(bytes, crc);
}

inline std::string masked_bytes(std::uint32_t crc) {
    std::string out;
    append_fixed(out, mask_crc(crc));
    return out;
}

inline bool is_masked(std::string_view stored, std::uint32_t crc, bool big_endian = false) {
    std::string expected_bytes = masked_bytes(crc);
    if (big_endian) std::reverse(expected_bytes.begin(), expected_bytes.end());
    return stored == expected_bytes;
}

// The checksum of lengths that `stored` masks; nothing if it masks none. Big-endian writers of
// some releases took up and stored numbers in their own order, others did not.
inline std::optional<std::uint32_t> crc_of_lengths(std::span<const std::uint64_t> lengths,
                                                   std::string_view stored, bool big_endian) {
    for (const bool own_order : {false, true}) {
        std::uint32_t crc = 0;
        if (own_order && !big_endian) break;
        for (const std::uint64_t n : lengths) crc = extend_by_length(crc, n, own_order);
        if (is_masked(stored, crc) || (big_endian && is_masked(stored, crc, true))) return crc;
    }
    return std::nullopt;
}

}  // namespace detail

// What stands before the bytes of the strings: their lengths, and the checksum of these.
// `crc` becomes the checksum so far, to be extended by the strings.
inline std::string string_front(std::span<const std::string> strings, std::uint32_t& crc) {
    std::string out;
    crc = 0;
    for (const std::string& s : strings) {
        detail::append_varint(out, s.size());
        crc = detail::extend_by_length(crc, s.size(), false);
    }
    const std::string checksum = detail::masked_bytes(crc);
    crc = crc32c(checksum, crc);
    return out += checksum;
}

// `count` strings out of all the bytes of an entry, whose masked checksum is `stored_crc`. Lengths
// were 32-bit varints once and are 64-bit ones now; both read alike.
inline expected<std::vector<std::string_view>, problem> read_stored_strings(
    std::string_view bytes, std::size_t count, std::uint32_t stored_crc, bool big_endian = false) {
    using detail::damaged;
    if (bytes.size() < 4 || count > bytes.size() - 4) {
        return unexpected{damaged(std::to_string(bytes.size()) + " bytes",
                                  "lengths of " + std::to_string(count) + " strings and a checksum")};
    }
    detail::table_cursor in{bytes};
    std::vector<std::uint64_t> lengths(count);
    std::uint64_t sum = 0;
    for (std::uint64_t& length : lengths) {
        const auto read = in.varint();
        if (!read || *read > bytes.size() - sum) {
            return unexpected{damaged("lengths of strings beyond their " +
                                          std::to_string(bytes.size()) + " bytes",
                                      "lengths that fit")};
        }
        length = *read;
        sum += length;
    }
    if (in.left() < 4 || in.left() - 4 != sum) {
        return unexpected{damaged(std::to_string(bytes.size()) + " bytes",
                                  std::to_string(bytes.size() - in.left() + 4 + sum) +
                                      " for the lengths, their checksum and the strings")};
    }
    const std::string_view checksum = in.take(4);
    const auto crc_so_far = detail::crc_of_lengths(lengths, checksum, big_endian);
    if (!crc_so_far) {
        return unexpected{damaged("lengths of strings that differ from their checksum",
                                  std::to_string(detail::fixed32_at(checksum, 0)))};
    }
    const std::string_view all = bytes.substr(bytes.size() - in.left());
    const std::uint32_t crc = mask_crc(crc32c(all, crc32c(checksum, *crc_so_far)));
    if (crc != stored_crc) {
        return unexpected{damaged("the checksum " + std::to_string(crc),
                                  std::to_string(stored_crc))};
    }
    std::vector<std::string_view> out(count);
    for (std::size_t i = 0; i < count; ++i) out[i] = in.take(static_cast<std::size_t>(lengths[i]));
    return out;
}

// Variants, each a VariantTensorDataProto: length, bytes, and the checksum of all so far.
inline std::string variant_bytes(std::span<const std::string> serialized, std::uint32_t& crc) {
    std::string out;
    crc = 0;
    for (const std::string& s : serialized) {
        detail::append_varint(out, s.size());
        crc = crc32c(s, detail::extend_by_length(crc, s.size(), false, true));
        const std::string checksum = detail::masked_bytes(crc);
        crc = crc32c(checksum, crc);
        out += s;
        out += checksum;
    }
    return out;
}

inline expected<std::vector<std::string>, problem> read_stored_variants(std::string_view bytes,
                                                                        std::size_t count,
                                                                        std::uint32_t stored_crc) {
    using detail::damaged;
    if (count > bytes.size() / 5) {
        return unexpected{damaged(std::to_string(bytes.size()) + " bytes",
                                  "five bytes at least for each of " + std::to_string(count) +
                                      " variants")};
    }
    std::vector<std::string> out;
    detail::table_cursor in{bytes};
    std::uint32_t crc = 0;
    for (std::size_t i = 0; i < count; ++i) {
        const auto length = in.varint();
        if (!length || in.left() < 4 || *length > in.left() - 4) {
            return unexpected{damaged("a variant that is cut short", "its length and bytes")};
        }
        out.emplace_back(in.take(static_cast<std::size_t>(*length)));
        crc = crc32c(out.back(), detail::extend_by_length(crc, *length, false, true));
        const std::string_view checksum = in.take(4);
        if (!detail::is_masked(checksum, crc)) {
            return unexpected{damaged("the checksum of a variant " +
                                          std::to_string(detail::fixed32_at(checksum, 0)),
                                      std::to_string(mask_crc(crc)))};
        }
        crc = crc32c(checksum, crc);
    }
    if (in.left() != 0 || mask_crc(crc) != stored_crc) {
        return unexpected{damaged(std::to_string(in.left()) + " bytes behind the variants and the "
                                      "checksum " + std::to_string(mask_crc(crc)),
                                  "none and " + std::to_string(stored_crc))};
    }
    return out;
}

}  // namespace evergraph

#endif
