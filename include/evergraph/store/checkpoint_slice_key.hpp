// SPDX-License-Identifier: BSL-1.0
// checkpoint_slice_key: reads the keys of slices back into name and slice.
#ifndef EVERGRAPH_STORE_CHECKPOINT_SLICE_KEY_HPP
#define EVERGRAPH_STORE_CHECKPOINT_SLICE_KEY_HPP

#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "../base/expected.hpp"
#include "../base/problem.hpp"
#include "checkpoint_slice.hpp"
#include "sorted_table_format.hpp"

namespace evergraph {

struct named_slice {
    std::string name;
    tensor_slice slice;
    bool operator==(const named_slice&) const = default;
};

namespace detail {

inline std::optional<std::uint64_t> take_rising(std::string_view& rest) {
    if (rest.empty() || byte_at(rest, 0) > 8 || rest.size() <= byte_at(rest, 0)) return std::nullopt;
    const std::size_t size = byte_at(rest, 0);
    std::uint64_t n = 0;
    for (std::size_t i = 1; i <= size; ++i) n = (n << 8U) | byte_at(rest, i);
    rest.remove_prefix(size + 1);
    return n;
}

inline std::optional<std::string> take_name(std::string_view& rest) {
    std::string name;
    for (std::size_t i = 0; i + 1 < rest.size(); ++i) {
        const unsigned byte = byte_at(rest, i);
        if (byte == 0 || byte == 0xFF) {
            const unsigned next = byte_at(rest, i + 1);
            if (byte == 0 && next == 1) {
                rest.remove_prefix(i + 2);
                return name;
            }
            if (next != (byte ^ 0xFFU)) return std::nullopt;
            ++i;
        }
        name += static_cast<char>(byte);
    }
    return std::nullopt;
}

inline std::optional<std::int64_t> take_signed(std::string_view& rest) {
    if (rest.empty()) return std::nullopt;
    // A negative number has its mark turned over.
    const unsigned turn = byte_at(rest, 0) < 0x80U ? 0xFFU : 0U;
    const unsigned second = rest.size() > 1 ? byte_at(rest, 1) ^ turn : 0;
    const unsigned front = ((byte_at(rest, 0) ^ turn) << 8U) | second;
    const auto size = static_cast<std::size_t>(std::countl_one(static_cast<std::uint16_t>(front)));
    if (size > 10 || size > rest.size()) return std::nullopt;
    const auto [first_mark, second_mark] = signed_mark(size);
    std::uint64_t n = turn != 0 ? ~std::uint64_t{0} : 0;
    for (std::size_t i = 0; i < size; ++i) {
        const unsigned mark = i == 0 ? first_mark : i == 1 ? second_mark : 0;
        n = (n << 8U) | (byte_at(rest, i) ^ mark);
    }
    rest.remove_prefix(size);
    return static_cast<std::int64_t>(n);
}

inline std::optional<named_slice> read_slice_key(std::string_view key) {
    std::string_view rest = key;
    if (take_rising(rest) != std::uint64_t{0}) return std::nullopt;
    auto name = take_name(rest);
    const auto rank = name ? take_rising(rest) : std::nullopt;
    // A dimension takes two bytes at least.
    if (!rank || *rank > rest.size() / 2) return std::nullopt;
    named_slice out{*std::move(name), {}};
    for (std::uint64_t i = 0; i < *rank; ++i) {
        const auto start = take_signed(rest);
        const auto length = start ? take_signed(rest) : std::nullopt;
        if (!length) return std::nullopt;
        out.slice.extents.push_back({*start, *length});
    }
    // Every number has one form, the shortest.
    if (!rest.empty() || slice_key(out.name, out.slice) != key) return std::nullopt;
    return out;
}

}  // namespace detail

// Name and slice of a key; one of rank 0, as the first checkpoint format writes it for scalars, is
// read as well.
inline expected<named_slice, problem> decode_slice_key(std::string_view key) {
    auto read = detail::read_slice_key(key);
    if (read) return *std::move(read);
    return unexpected<problem>{detail::store_problem(
        status_code::internal, problem_kind::unreadable_bytes,
        "the key '" + std::string{key} + "'", "a name and the extents of a slice")};
}

}  // namespace evergraph

#endif
