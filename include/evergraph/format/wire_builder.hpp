// SPDX-License-Identifier: BSL-1.0
// wire_builder: writes protobuf fields in one pass, when a message's size is known only at its end.
#ifndef EVERGRAPH_FORMAT_WIRE_BUILDER_HPP
#define EVERGRAPH_FORMAT_WIRE_BUILDER_HPP

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "wire_reader.hpp"
#include "wire_writer.hpp"

namespace evergraph {

// Lengths are noted beside the bytes and put in their places once, at the end.
class wire_builder {
 public:
    void varint(std::uint64_t value) { append_varint(out_, value); }
    void fixed32(std::uint32_t value) { little_endian(value, 4); }
    void fixed64(std::uint64_t value) { little_endian(value, 8); }
    // In the form that the wire type says.
    void number(wire_type type, std::uint64_t bits) {
        if (type == wire_type::fixed32) {
            fixed32(static_cast<std::uint32_t>(bits));
        } else if (type == wire_type::fixed64) {
            fixed64(bits);
        } else {
            varint(bits);
        }
    }
    void raw(std::string_view bytes) { out_ += bytes; }
    void tag(std::uint32_t field, wire_type type) { varint(wire_tag(field, type)); }
    void bytes(std::uint32_t field, std::string_view value) {
        tag(field, wire_type::bytes);
        varint(value.size());
        out_ += value;
    }
    // A field with a length; its content follows until `close`.
    void open(std::uint32_t field) {
        tag(field, wire_type::bytes);
        open_.push_back(lengths_.size());
        lengths_.push_back({out_.size(), left_out_});
    }
    void close() {
        length& l = lengths_[open_.back()];
        open_.pop_back();
        l.value = out_.size() - l.at + (left_out_ - l.value);
        left_out_ += varint_size(l.value);
    }
    // All messages must be closed.
    std::string text() const {
        std::string whole;
        whole.reserve(out_.size() + left_out_);
        std::size_t done = 0;
        for (const length& l : lengths_) {
            whole.append(out_, done, l.at - done);
            done = l.at;
            append_varint(whole, l.value);
        }
        return whole.append(out_, done);
    }

 private:
    // While its message is open, `value` is what had been left out before.
    struct length {
        std::size_t at;
        std::size_t value;
    };

    static void append_varint(std::string& out, std::uint64_t value) {
        for (; value >= 0x80U; value >>= 7U) out += static_cast<char>((value & 0x7FU) | 0x80U);
        out += static_cast<char>(value);
    }
    void little_endian(std::uint64_t value, unsigned size) {
        for (unsigned i = 0; i < size; ++i) out_ += static_cast<char>((value >> (8U * i)) & 0xFFU);
    }

    std::string out_;
    std::vector<length> lengths_;  // in the order of their places
    std::vector<std::size_t> open_;
    std::size_t left_out_ = 0;  // bytes of the lengths of closed messages
};

}  // namespace evergraph

#endif
