// SPDX-License-Identifier: BSL-1.0
// wire_writer: writes protobuf fields in two passes: one that measures, one that writes.
#ifndef EVERGRAPH_FORMAT_WIRE_WRITER_HPP
#define EVERGRAPH_FORMAT_WIRE_WRITER_HPP

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "wire_reader.hpp"

namespace evergraph {

constexpr std::size_t varint_size(std::uint64_t value) {
    std::size_t size = 1;
    while (value >= 0x80U) {
        value >>= 7U;
        ++size;
    }
    return size;
}
constexpr std::uint32_t wire_tag(std::uint32_t field, wire_type type) {
    return (field << 3U) | static_cast<std::uint32_t>(type);
}

// A message's length stands before its bytes. The meter takes the same calls as the writer, adds
// up sizes and notes the length of each message in the order in which they open.
class wire_meter {
 public:
    void varint(std::uint64_t value) { size_ += varint_size(value); }
    void fixed32(std::uint32_t) { size_ += 4; }
    void fixed64(std::uint64_t) { size_ += 8; }
    void raw(std::string_view bytes) { size_ += bytes.size(); }
    void tag(std::uint32_t field, wire_type type) { varint(wire_tag(field, type)); }
    void bytes(std::uint32_t field, std::string_view value) {
        tag(field, wire_type::bytes);
        varint(value.size());
        raw(value);
    }
    template <class Body>
    void message(std::uint32_t field, const Body& body) {
        tag(field, wire_type::bytes);
        const std::size_t slot = lengths_.size();
        lengths_.push_back(0);
        const std::size_t before = size_;
        body(*this);
        lengths_[slot] = size_ - before;
        varint(lengths_[slot]);
    }
    std::size_t size() const noexcept { return size_; }
    std::vector<std::size_t> lengths() && { return std::move(lengths_); }

 private:
    std::size_t size_ = 0;
    std::vector<std::size_t> lengths_;
};

class wire_writer {
 public:
    // The meter must have seen the calls that follow.
    explicit wire_writer(wire_meter meter) {
        out_.reserve(meter.size());
        lengths_ = std::move(meter).lengths();
    }

    void varint(std::uint64_t value) {
        while (value >= 0x80U) {
            out_ += static_cast<char>((value & 0x7FU) | 0x80U);
            value >>= 7U;
        }
        out_ += static_cast<char>(value);
    }
    void fixed32(std::uint32_t value) { little_endian(value, 4); }
    void fixed64(std::uint64_t value) { little_endian(value, 8); }
    void raw(std::string_view bytes) { out_ += bytes; }
    void tag(std::uint32_t field, wire_type type) { varint(wire_tag(field, type)); }
    void bytes(std::uint32_t field, std::string_view value) {
        tag(field, wire_type::bytes);
        varint(value.size());
        raw(value);
    }
    template <class Body>
    void message(std::uint32_t field, const Body& body) {
        tag(field, wire_type::bytes);
        varint(lengths_[next_++]);
        body(*this);
    }
    std::string text() && { return std::move(out_); }

 private:
    void little_endian(std::uint64_t value, unsigned size) {
        for (unsigned i = 0; i < size; ++i) out_ += static_cast<char>((value >> (8U * i)) & 0xFFU);
    }

    std::string out_;
    std::vector<std::size_t> lengths_;
    std::size_t next_ = 0;
};

// The bytes that `body` writes; it is called with the meter, then with the writer.
template <class Body>
std::string write_wire(const Body& body) {
    wire_meter meter;
    body(meter);
    wire_writer writer{std::move(meter)};
    body(writer);
    return std::move(writer).text();
}

}  // namespace evergraph

#endif
