// SPDX-License-Identifier: BSL-1.0
// snappy: takes apart what Snappy compressed.
#ifndef EVERGRAPH_FORMAT_SNAPPY_HPP
#define EVERGRAPH_FORMAT_SNAPPY_HPP

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace evergraph {

namespace detail {

class snappy_input {
 public:
    explicit snappy_input(std::string_view bytes) : rest_(bytes) {}

    // `size` bytes as one little-endian number.
    std::optional<std::size_t> number(std::size_t size) {
        if (rest_.size() < size) return std::nullopt;
        std::size_t value = 0;
        for (std::size_t i = 0; i < size; ++i) {
            value |= static_cast<std::size_t>(static_cast<unsigned char>(rest_[i])) << (8 * i);
        }
        rest_.remove_prefix(size);
        return value;
    }
    std::optional<std::size_t> varint32() {
        std::size_t value = 0;
        for (unsigned shift = 0; shift < 35; shift += 7) {
            const auto byte = number(1);
            if (!byte) return std::nullopt;
            value |= (*byte & 0x7FU) << shift;
            if (*byte < 0x80) return value <= 0xFFFFFFFFU ? std::optional{value} : std::nullopt;
        }
        return std::nullopt;
    }
    std::optional<std::string_view> take(std::size_t size) {
        if (size > rest_.size()) return std::nullopt;
        const std::string_view taken = rest_.substr(0, size);
        rest_.remove_prefix(size);
        return taken;
    }
    std::size_t left() const { return rest_.size(); }

 private:
    std::string_view rest_;
};

// Appends the bytes that stand `offset` before the end; they may overlap what they become.
inline bool snappy_repeat(std::string& out, std::size_t offset, std::size_t length) {
    if (offset == 0 || offset > out.size()) return false;
    for (std::size_t from = out.size() - offset; length != 0; --length) out += out[from++];
    return true;
}

// One element: a literal, or a copy of what came before. `most` is the size of the whole.
inline bool snappy_element(snappy_input& in, std::string& out, std::size_t most) {
    const std::size_t tag = in.number(1).value_or(0);
    std::size_t length = tag >> 2U;
    if ((tag & 3U) == 0) {
        if (length >= 60) {
            const auto longer = in.number(length - 59);
            if (!longer) return false;
            length = *longer;
        }
        const auto literal = length < most - out.size() ? in.take(length + 1) : std::nullopt;
        if (!literal) return false;
        out += *literal;
        return true;
    }
    const bool is_short = (tag & 3U) == 1;
    const auto low = in.number(is_short ? 1 : (tag & 3U) == 2 ? 2 : 4);
    if (!low) return false;
    const std::size_t offset = is_short ? ((tag >> 5U) << 8U) | *low : *low;
    length = is_short ? 4 + (length & 7U) : 1 + length;
    return length <= most - out.size() && snappy_repeat(out, offset, length);
}

}  // namespace detail

// The raw format, without frames; nothing if the bytes are not of it. No room is taken for a size
// that the bytes cannot become: an element of three bytes stands for 64 at most.
inline std::optional<std::string> decompress_snappy(std::string_view bytes) {
    detail::snappy_input in{bytes};
    const auto size = in.varint32();
    if (!size || *size / 22 > in.left()) return std::nullopt;
    std::string out;
    out.reserve(*size);
    while (in.left() != 0) {
        if (!detail::snappy_element(in, out, *size)) return std::nullopt;
    }
    if (out.size() != *size) return std::nullopt;
    return out;
}

}  // namespace evergraph

#endif
