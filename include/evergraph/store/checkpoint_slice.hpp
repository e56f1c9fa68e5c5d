// SPDX-License-Identifier: BSL-1.0
// checkpoint_slice: parts of tensors: as text, as keys, and what two of them have in common.
#ifndef EVERGRAPH_STORE_CHECKPOINT_SLICE_HPP
#define EVERGRAPH_STORE_CHECKPOINT_SLICE_HPP

#include <algorithm>
#include <charconv>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

#include "../base/expected.hpp"
#include "../base/problem.hpp"
#include "../tensor/shape.hpp"
#include "sorted_table_format.hpp"

namespace evergraph {

// Along one dimension; a length of -1 is the whole of it.
struct slice_extent {
    std::int64_t start = 0;
    std::int64_t length = -1;
    bool operator==(const slice_extent&) const = default;
};

// TensorSliceProto: one extent for each dimension.
struct tensor_slice {
    std::vector<slice_extent> extents;
    bool operator==(const tensor_slice&) const = default;
};

inline tensor_slice whole_slice(std::size_t rank) {
    return {std::vector<slice_extent>(rank)};
}

// "0,2:-": start and length of each dimension, `-` for the whole of one.
inline std::string text(const tensor_slice& s) {
    std::string out;
    for (const slice_extent& e : s.extents) {
        if (!out.empty()) out += ':';
        out += e.length < 0 ? std::string{"-"}
                            : std::to_string(e.start) + "," + std::to_string(e.length);
    }
    return out;
}

// With the length of each extent; nothing if the slice does not lie inside the shape.
inline std::optional<tensor_slice> resolved(const tensor_slice& s, const shape& full) {
    if (s.extents.size() != full.rank()) return std::nullopt;
    tensor_slice out = s;
    for (std::size_t i = 0; i < full.rank(); ++i) {
        slice_extent& e = out.extents[i];
        if (e.length < 0) e = {0, full[i]};
        if (e.start < 0 || e.start > full[i] || e.length > full[i] - e.start) return std::nullopt;
    }
    return out;
}
// The shape of a resolved slice.
inline shape shape_of(const tensor_slice& s) {
    std::vector<std::int64_t> sizes;
    for (const slice_extent& e : s.extents) sizes.push_back(e.length);
    return shape{sizes};
}

// What two resolved slices of one tensor share; nothing if that has no elements.
inline std::optional<tensor_slice> common_part(const tensor_slice& a, const tensor_slice& b) {
    tensor_slice out;
    for (std::size_t i = 0; i < a.extents.size(); ++i) {
        const slice_extent& x = a.extents[i];
        const slice_extent& y = b.extents[i];
        const std::int64_t start = std::max(x.start, y.start);
        const std::int64_t end = std::min(x.start + x.length, y.start + y.length);
        if (end <= start) return std::nullopt;
        out.extents.push_back({start, end - start});
    }
    return out;
}

// The text form that a saver takes: the full shape's sizes, then the slice: "4 3 0,2:-". Empty text
// is the whole of a tensor.
struct shape_and_slice {
    shape full;
    tensor_slice slice;
};

namespace detail {

inline std::optional<std::int64_t> extent_number(std::string_view word) {
    std::int64_t n = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), n);
    if (error != std::errc{} || end != word.data() + word.size()) return std::nullopt;
    return n;
}

inline std::vector<std::string_view> words_between(std::string_view text, char between) {
    std::vector<std::string_view> out;
    for (;;) {
        const std::size_t at = text.find(between);
        out.push_back(text.substr(0, at));
        if (at == std::string_view::npos) return out;
        text.remove_prefix(at + 1);
    }
}

inline std::optional<slice_extent> read_extent(std::string_view word) {
    if (word == "-") return slice_extent{};
    const std::size_t comma = word.find(',');
    if (comma == std::string_view::npos) return std::nullopt;
    const auto start = extent_number(word.substr(0, comma));
    const auto length = extent_number(word.substr(comma + 1));
    if (!start || !length || *start < 0 || *length <= 0) return std::nullopt;
    return slice_extent{*start, *length};
}

inline unexpected<problem> slice_refused(std::string_view text, const char* needed) {
    return unexpected<problem>{store_problem(status_code::invalid_argument,
                                             problem_kind::unreadable_bytes,
                                             "the slice '" + std::string{text} + "'", needed)};
}

}  // namespace detail

// "0,2:-": the slice alone.
inline expected<tensor_slice, problem> read_tensor_slice(std::string_view text) {
    tensor_slice slice;
    for (const std::string_view word : detail::words_between(text, ':')) {
        const auto extent = detail::read_extent(word);
        if (!extent) {
            return detail::slice_refused(
                text, "'-' or 'start,length' for each dimension, length above 0");
        }
        slice.extents.push_back(*extent);
    }
    return slice;
}

inline expected<shape_and_slice, problem> read_shape_and_slice(std::string_view text) {
    const auto words = detail::words_between(text, ' ');
    if (words.size() < 2) {
        return detail::slice_refused(text, "the sizes of a shape and a slice, like '4 3 0,2:-'");
    }
    std::vector<std::int64_t> sizes;
    for (std::size_t i = 0; i + 1 < words.size(); ++i) {
        const auto n = detail::extent_number(words[i]);
        if (!n || *n < 0) return detail::slice_refused(text, "sizes that are numbers from 0");
        sizes.push_back(*n);
    }
    const auto full = shape::checked(sizes);
    if (!full) return detail::slice_refused(text, "sizes whose product fits 64 bits");
    auto slice = read_tensor_slice(words.back());
    if (!slice) return unexpected<problem>{std::move(slice).error()};
    if (!resolved(*slice, *full)) return detail::slice_refused(text, "a slice inside the shape");
    return shape_and_slice{*full, *std::move(slice)};
}

namespace detail {

// Numbers whose bytes are in the order of their values.
inline void append_rising(std::string& out, std::uint64_t n) {
    std::string bytes;
    for (; n != 0; n >>= 8U) bytes.insert(bytes.begin(), static_cast<char>(n & 0xFFU));
    out += static_cast<char>(bytes.size());
    out += bytes;
}

// The mark of a signed number of `size` bytes: as many ones, in its first two bytes.
inline std::pair<unsigned, unsigned> signed_mark(std::size_t size) {
    const unsigned ones = 0xFFFFU << (16U - static_cast<unsigned>(size));
    return {(ones >> 8U) & 0xFFU, ones & 0xFFU};
}
inline std::size_t signed_size(std::int64_t n) {
    const auto bits = static_cast<std::uint64_t>(n < 0 ? ~n : n);
    std::size_t size = 1;
    while (size < 10 && bits >> (7 * size - 1) != 0) ++size;
    return size;
}
inline void append_signed(std::string& out, std::int64_t n) {
    const std::size_t size = signed_size(n);
    const auto [first, second] = signed_mark(size);
    for (std::size_t i = 0; i < size; ++i) {
        const std::size_t right = size - 1 - i;  // bytes to the right of this one
        auto byte = static_cast<unsigned>((right < 8 ? n >> (8 * right) : n < 0 ? -1 : 0) & 0xFF);
        if (i < 2) byte ^= i == 0 ? first : second;
        out += static_cast<char>(byte);
    }
}

}  // namespace detail

// The key under which a slice's elements are stored.
inline std::string slice_key(std::string_view name, const tensor_slice& slice) {
    std::string out;
    detail::append_rising(out, 0);
    for (const char c : name) {
        out += c;
        if (c == '\0') out += '\xff';
        if (c == '\xff') out += '\0';
    }
    out += std::string_view{"\0\1", 2};
    detail::append_rising(out, slice.extents.size());
    for (const slice_extent& e : slice.extents) {
        detail::append_signed(out, e.start);
        detail::append_signed(out, e.length);
    }
    return out;
}

// Whether a key is that of a slice, not the name of a tensor.
inline bool is_slice_key(std::string_view key) { return key.starts_with('\0'); }

}  // namespace evergraph

#endif
