// SPDX-License-Identifier: BSL-1.0
// text_printer: turns the bytes of any message in the table into protobuf text.
#ifndef EVERGRAPH_FORMAT_TEXT_PRINTER_HPP
#define EVERGRAPH_FORMAT_TEXT_PRINTER_HPP

#include <bit>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

#include "../base/expected.hpp"
#include "../base/problem.hpp"
#include "message_fields.hpp"
#include "message_schema.hpp"
#include "protobuf_reading.hpp"
#include "text_literals.hpp"
#include "wire_reader.hpp"

namespace evergraph {

namespace detail {

class text_printer {
 public:
    // False if the message's own fields end in a fault; those before it are printed.
    bool message(wire_reader r, const schema_message& type) {
        const message_fields m = fields_of_bytes(r, type);
        if (type.entry) {
            // Both key and value are shown, even if they are left out.
            for (const schema_field& f : fields_in(type)) one(item_or_default(m, f), r.depth());
        }
        for (const field_item& item : m.items) {
            if (item.field == nullptr) {
                unknown(item);
            } else if (!type.entry) {
                known(item, r.depth());
            }
        }
        return m.whole;
    }
    std::string text() && { return std::move(out_); }

 private:
    void known(const field_item& item, int depth) {
        if (is_packed(*item.field) && item.type == wire_type::bytes) {
            packed(*item.field, item.bytes);
        } else if (!is_left_out(item)) {
            one(item, depth);
        }
    }

    void packed(const schema_field& f, std::string_view bytes) {
        const wire_type type = wire_type_in_file(f.form);
        for (wire_reader r{bytes}; r.left() != 0;) {
            const std::uint64_t bits = type == wire_type::fixed32   ? r.fixed32()
                                       : type == wire_type::fixed64 ? r.fixed64()
                                                                    : r.varint();
            one({&f, f.number, type, bits, {}, 0}, 0);
        }
    }

    void one(const field_item& item, int depth) {
        const schema_field& f = *item.field;
        indent();
        out_ += f.name;
        if (f.form == value_form::message) {
            open();
            message(wire_reader{item.bytes, 0, depth - 1}, message_in_field(f));
            close();
            return;
        }
        out_ += ": ";
        if (f.form == value_form::text || f.form == value_form::bytes) {
            append_quoted(out_, item.bytes);
        } else {
            number(f, item.bits);
        }
        out_ += '\n';
    }

    void number(const schema_field& f, std::uint64_t bits) {
        switch (f.form) {
            case value_form::int32:
                out_ += std::to_string(static_cast<std::int32_t>(bits));
                break;
            case value_form::int64: out_ += std::to_string(static_cast<std::int64_t>(bits)); break;
            case value_form::uint32:
                out_ += std::to_string(static_cast<std::uint32_t>(bits));
                break;
            case value_form::sint64:
                out_ += std::to_string(static_cast<std::int64_t>((bits >> 1U) ^ (~(bits & 1U) + 1U)));
                break;
            case value_form::float32:
                append_real(out_, std::bit_cast<float>(static_cast<std::uint32_t>(bits)));
                break;
            case value_form::float64: append_real(out_, std::bit_cast<double>(bits)); break;
            case value_form::boolean: out_ += bits != 0 ? "true" : "false"; break;
            case value_form::enumeration: enumerator(f, static_cast<std::int32_t>(bits)); break;
            default: out_ += std::to_string(bits); break;
        }
    }
    void enumerator(const schema_field& f, std::int32_t value) {
        for (const enum_value& v : values_in(f)) {
            if (v.value == value) {
                out_ += v.name;
                return;
            }
        }
        out_ += std::to_string(value);
    }

    // A field with a length is shown as a message if it can be one: nothing else tells what it is.
    void unknown(const field_item& item, int depth = 10) {
        indent();
        out_ += std::to_string(item.number);
        const bool group = item.type == wire_type::group_begin;
        const bool inside = item.type == wire_type::bytes && !item.bytes.empty() && depth > 0 &&
                            reads_whole(wire_reader{item.bytes, 0, depth});
        if (group || inside) {
            open();
            wire_reader r{item.bytes};
            if (group) r.next();
            unknown_fields(r, depth - 1);
            return close();
        }
        out_ += ": ";
        if (item.type == wire_type::bytes) {
            append_quoted(out_, item.bytes);
        } else if (item.type == wire_type::varint) {
            out_ += std::to_string(item.bits);
        } else {
            hex(item.bits, item.type == wire_type::fixed32 ? 8 : 16);
        }
        out_ += '\n';
    }
    // Up to the end of the message or of the group.
    void unknown_fields(wire_reader& r, int depth) {
        static constexpr schema_message nothing{};
        while (r.next() && r.type() != wire_type::group_end) unknown(take_item(r, nothing), depth);
    }
    void hex(std::uint64_t bits, unsigned digits) {
        out_ += "0x";
        while (digits-- > 0) out_ += "0123456789abcdef"[(bits >> (4U * digits)) & 15U];
    }

    void indent() { out_.append(2 * level_, ' '); }
    void open() {
        out_ += " {\n";
        ++level_;
    }
    void close() {
        --level_;
        indent();
        out_ += "}\n";
    }

    std::string out_;
    std::size_t level_ = 0;
};

}  // namespace detail

// What libprotobuf's TextFormat prints: fields by number, maps by key, numbers as short as they
// read back, enumerators by name, bytes beyond ASCII in octal, unknown fields by number. A field
// whose value does not read is shown by its number too, so that its bytes survive.
inline expected<std::string, problems> wire_to_text(std::string_view bytes,
                                                    const schema_message& type) {
    detail::text_printer printer;
    if (printer.message(wire_reader{bytes}, type)) return std::move(printer).text();
    protobuf_reading to;
    wire_reader r{bytes};
    while (r.next()) r.skip();
    to.note(r.fault(), r.offset(), {nullptr, type.name, -1, {}, false});
    return unexpected<problems>{std::move(to.found)};
}

}  // namespace evergraph

#endif
