// SPDX-License-Identifier: BSL-1.0
// canonical_message: rewrites a message of the table so that the same content has the same bytes.
#ifndef EVERGRAPH_FORMAT_CANONICAL_MESSAGE_HPP
#define EVERGRAPH_FORMAT_CANONICAL_MESSAGE_HPP

#include <cstdint>
#include <string>
#include <string_view>

#include "message_fields.hpp"
#include "message_schema.hpp"
#include "wire_builder.hpp"
#include "wire_reader.hpp"

namespace evergraph {

namespace detail {

class canonical_writer {
 public:
    void message(wire_reader r, const schema_message& type) {
        const message_fields m = fields_of_bytes(r, type);
        if (type.entry) {
            for (const schema_field& f : fields_in(type)) one(item_or_default(m, f), r.depth());
        }
        for (const field_item& item : m.items) {
            if (item.field == nullptr || !type.entry) field(item, r.depth());
        }
        close_run();
    }
    std::string text() const { return out_.text(); }

 private:
    void field(const field_item& item, int depth) {
        if (item.field == nullptr) {
            close_run();
            unknown(item);
        } else if (is_packed(*item.field)) {
            packed(item);
        } else if (!is_left_out(item)) {
            close_run();
            one(item, depth);
        }
    }
    void packed(const field_item& item) {
        const wire_type type = wire_type_in_file(item.field->form);
        const bool empty = item.type == wire_type::bytes && item.bytes.empty();
        if (run_ != item.field && !empty) {
            close_run();
            out_.open(item.number);
            run_ = item.field;
        }
        if (item.type != wire_type::bytes) return out_.number(type, canonical_bits(item));
        for (wire_reader r{item.bytes}; r.left() != 0;) {
            field_item value{item.field, item.number, type, 0, {}, 0};
            value.bits = type == wire_type::fixed32   ? r.fixed32()
                         : type == wire_type::fixed64 ? r.fixed64()
                                                      : r.varint();
            out_.number(type, canonical_bits(value));
        }
    }
    void one(const field_item& item, int depth) {
        if (item.field->form == value_form::message) {
            out_.open(item.number);
            message(wire_reader{item.bytes, 0, depth - 1}, message_in_field(*item.field));
            out_.close();
        } else if (item.type == wire_type::bytes) {
            out_.bytes(item.number, item.bytes);
        } else {
            out_.tag(item.number, item.type);
            out_.number(item.type, canonical_bits(item));
        }
    }
    void unknown(const field_item& item) {
        if (item.type == wire_type::bytes) {
            out_.bytes(item.number, item.bytes);
        } else if (item.type == wire_type::group_begin) {
            out_.raw(item.bytes);
        } else {
            out_.tag(item.number, item.type);
            out_.number(item.type, item.bits);
        }
    }

    // Numbers of fewer than 64 bits may come with more.
    static std::uint64_t canonical_bits(const field_item& item) {
        switch (item.field->form) {
            case value_form::int32:
            case value_form::enumeration:
                return static_cast<std::uint64_t>(
                    static_cast<std::int64_t>(static_cast<std::int32_t>(item.bits)));
            case value_form::uint32: return item.bits & 0xFFFFFFFFU;
            case value_form::boolean: return item.bits != 0 ? 1 : 0;
            default: return item.bits;
        }
    }
    void close_run() {
        if (run_ != nullptr) out_.close();
        run_ = nullptr;
    }

    wire_builder out_;
    const schema_field* run_ = nullptr;
};

}  // namespace detail

// libprotobuf's deterministic form: fields by number, maps by key, numbers packed, defaults left
// out; unknown fields, and known ones whose value does not read, as they came. Ends where the
// message's own fields do not read.
inline std::string canonical_message(std::string_view bytes, const schema_message& type) {
    detail::canonical_writer out;
    out.message(wire_reader{bytes}, type);
    return out.text();
}

}  // namespace evergraph

#endif
