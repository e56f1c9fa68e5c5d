// SPDX-License-Identifier: BSL-1.0
// wire_reader: walks the fields of one protobuf message without ever leaving its bytes.
#ifndef EVERGRAPH_FORMAT_WIRE_READER_HPP
#define EVERGRAPH_FORMAT_WIRE_READER_HPP

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace evergraph {

enum class wire_type : std::uint8_t {
    varint = 0,
    fixed64 = 1,
    bytes = 2,
    group_begin = 3,
    group_end = 4,
    fixed32 = 5,
};

enum class wire_fault : std::uint8_t {
    none,
    cut_short,       // the bytes end inside a value
    long_varint,     // more than ten bytes, five for a tag or a length
    field_zero,      // field number 0
    bad_wire_type,   // 6 or 7
    long_length,     // more bytes than the message has left
    stray_group_end, // an end of a group that is not open
    open_group,      // a group without its end
    too_deep,        // more messages and groups in each other than allowed
    ragged_packed,   // packed values that do not fill their bytes
    not_utf8,        // a text field that is not UTF-8
};

// What the fault says, after "found".
constexpr std::string_view phrase_of(wire_fault fault) {
    switch (fault) {
        case wire_fault::none: return "nothing wrong";
        case wire_fault::cut_short: return "a value that is cut short";
        case wire_fault::long_varint: return "a number of too many bytes";
        case wire_fault::field_zero: return "the field number 0";
        case wire_fault::bad_wire_type: return "a wire type that does not exist";
        case wire_fault::long_length: return "a length beyond the end";
        case wire_fault::stray_group_end: return "the end of a group that is not open";
        case wire_fault::open_group: return "a group that does not end";
        case wire_fault::too_deep: return "messages nested too deep";
        case wire_fault::ragged_packed: return "packed values that do not fill their bytes";
        case wire_fault::not_utf8: return "text that is not UTF-8";
    }
    return "an unknown fault";
}

// libprotobuf's limit of messages inside each other.
inline constexpr int wire_depth = 100;

// Usage: while (r.next()) { if (r.is(1, wire_type::bytes)) use(r.bytes()); else r.skip(); }
// After a fault `next` is false, values are zero or empty, and `fault` and `offset` say what and
// where. What libprotobuf accepts is accepted: bits of a varint beyond 64, or of a tag beyond 32,
// are dropped.
class wire_reader {
 public:
    // `offset` is where `message` stands in the file, for reports; `depth` is how many more
    // messages or groups may open inside it.
    constexpr explicit wire_reader(std::string_view message, std::size_t offset = 0,
                                   int depth = wire_depth)
        : at_(message.data()),
          begin_(message.data()),
          end_(message.data() + message.size()),
          tag_(message.data()),
          offset_(offset),
          depth_(depth) {}

    // Moves to the next field; its value must then be read or skipped.
    constexpr bool next() {
        if (at_ == end_ || fault_ != wire_fault::none) return false;
        tag_ = at_;
        const auto tag = static_cast<std::uint32_t>(read_varint(5, wire_fault::long_varint));
        if (fault_ != wire_fault::none) return false;
        field_ = tag >> 3U;
        type_ = static_cast<wire_type>(tag & 7U);
        if (field_ == 0) return fail(wire_fault::field_zero, tag_);
        if ((tag & 7U) > 5U) return fail(wire_fault::bad_wire_type, tag_);
        return true;
    }
    constexpr std::uint32_t field() const noexcept { return field_; }
    constexpr wire_type type() const noexcept { return type_; }
    constexpr bool is(std::uint32_t field, wire_type type) const noexcept {
        return field_ == field && type_ == type;
    }

    constexpr std::uint64_t varint() { return read_varint(10, wire_fault::long_varint); }
    constexpr std::uint32_t fixed32() { return static_cast<std::uint32_t>(read_fixed(4)); }
    constexpr std::uint64_t fixed64() { return read_fixed(8); }
    // The bytes of a length-delimited field, a view of the message.
    constexpr std::string_view bytes() {
        const char* const start = at_;
        const std::uint64_t length = read_varint(5, wire_fault::long_length);
        if (fault_ != wire_fault::none) return {};
        if (length > left()) {
            fail(wire_fault::long_length, start);
            return {};
        }
        const std::string_view inside{at_, static_cast<std::size_t>(length)};
        at_ += length;
        return inside;
    }
    // A reader of the message in a length-delimited field. A fault inside is its own, not ours.
    constexpr wire_reader message() {
        const std::string_view inside = bytes();
        wire_reader r{inside, inside.data() == nullptr ? offset() : offset_of(inside.data()),
                      depth_ - 1};
        if (fault_ != wire_fault::none) r.fault_ = fault_;
        if (depth_ <= 0) r.fail(wire_fault::too_deep, r.at_);
        return r;
    }
    // Passes over the value, whatever it is; groups are walked to their end.
    constexpr bool skip() {
        if (type_ == wire_type::group_end) return fail(wire_fault::stray_group_end, tag_);
        if (type_ != wire_type::group_begin) return skip_value();
        const char* const begin = tag_;
        const bool closed = skip_group(field_, depth_);
        tag_ = begin;
        return closed;
    }
    // The field as it stands in the message, tag included; call it once the value is read.
    constexpr std::string_view raw() const {
        return {tag_, static_cast<std::size_t>(at_ - tag_)};
    }

    constexpr bool failed() const noexcept { return fault_ != wire_fault::none; }
    constexpr wire_fault fault() const noexcept { return fault_; }
    // Where in the file the fault is; without a fault, where reading goes on.
    constexpr std::size_t offset() const { return offset_of(at_); }
    constexpr std::size_t offset_of(const char* place) const {
        return offset_ + static_cast<std::size_t>(place - begin_);
    }
    constexpr std::string_view rest() const { return {at_, left()}; }
    constexpr std::size_t left() const { return static_cast<std::size_t>(end_ - at_); }
    constexpr int depth() const noexcept { return depth_; }

    constexpr bool fail(wire_fault fault, const char* place) {
        if (fault_ == wire_fault::none) {
            fault_ = fault;
            at_ = place;
        }
        return false;
    }

 private:
    constexpr std::uint64_t read_varint(unsigned most_bytes, wire_fault too_long) {
        if (fault_ != wire_fault::none) return 0;
        if (at_ != end_ && static_cast<unsigned char>(*at_) < 0x80U) {
            return static_cast<unsigned char>(*at_++);
        }
        const char* const start = at_;
        std::uint64_t value = 0;
        for (unsigned i = 0; i < most_bytes; ++i) {
            if (at_ == end_) {
                fail(wire_fault::cut_short, start);
                return 0;
            }
            const auto byte = static_cast<unsigned char>(*at_++);
            value |= static_cast<std::uint64_t>(byte & 0x7FU) << (7U * i);
            if (byte < 0x80U) return value;
        }
        fail(too_long, start);
        return 0;
    }
    constexpr std::uint64_t read_fixed(unsigned size) {
        if (fault_ != wire_fault::none) return 0;
        if (left() < size) {
            fail(wire_fault::cut_short, at_);
            return 0;
        }
        std::uint64_t value = 0;
        for (unsigned i = 0; i < size; ++i) {
            value |= static_cast<std::uint64_t>(static_cast<unsigned char>(*at_++)) << (8U * i);
        }
        return value;
    }
    constexpr bool skip_value() {
        switch (type_) {
            case wire_type::varint: varint(); break;
            case wire_type::fixed64: fixed64(); break;
            case wire_type::fixed32: fixed32(); break;
            default: bytes(); break;
        }
        return fault_ == wire_fault::none;
    }
    constexpr bool skip_group(std::uint32_t number, int depth) {
        if (depth <= 0) return fail(wire_fault::too_deep, tag_);
        const char* const begin = tag_;
        while (next()) {
            if (type_ == wire_type::group_end) {
                return field_ == number || fail(wire_fault::stray_group_end, tag_);
            }
            if (type_ == wire_type::group_begin) {
                if (!skip_group(field_, depth - 1)) return false;
            } else if (!skip_value()) {
                return false;
            }
        }
        return fail(wire_fault::open_group, begin);
    }

    const char* at_;
    const char* begin_;
    const char* end_;
    const char* tag_;
    std::size_t offset_;
    std::uint32_t field_ = 0;
    int depth_;
    wire_type type_ = wire_type::varint;
    wire_fault fault_ = wire_fault::none;
};

}  // namespace evergraph

#endif
