// SPDX-License-Identifier: BSL-1.0
// json_printer: turns the bytes of any message in the table into proto3 JSON.
#ifndef EVERGRAPH_FORMAT_JSON_PRINTER_HPP
#define EVERGRAPH_FORMAT_JSON_PRINTER_HPP

#include <bit>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

#include "../base/expected.hpp"
#include "../base/problem.hpp"
#include "../base/utf8.hpp"
#include "canonical_message.hpp"
#include "json_literals.hpp"
#include "json_value.hpp"
#include "message_fields.hpp"
#include "message_schema.hpp"
#include "protobuf_reading.hpp"
#include "wire_builder.hpp"
#include "wire_reader.hpp"

namespace evergraph {

// What becomes of fields that the schema lacks, which JSON has no place for: a problem each, left
// out, or kept as bytes in a member that this library reads again.
enum class json_lost : std::uint8_t { refuse, drop, keep };

struct json_style {
    std::size_t indent = 0;       // 0: all in one line, as TensorFlow.js writes it
    bool original_names = false;  // tensor_shape and not tensorShape
    json_lost lost = json_lost::refuse;
};

namespace detail {

class json_printer {
 public:
    explicit json_printer(json_style style) : style_(style) {}

    problems found;

    void message(wire_reader r, const schema_message& type, const message_place& where) {
        const message_fields m = fields_of_bytes(r, type);
        if (!m.whole) note(std::string{"bytes that do not read"}, "whole fields", where);
        open('{');
        members(m, type, where, r.depth());
        close('}');
    }
    std::string text() && { return std::move(out_); }

 private:
    void members(const message_fields& m, const schema_message& type, const message_place& where,
                 int depth) {
        if (type.name == "google.protobuf.Any" && any(m, where, depth)) return;
        std::string lost;
        for (std::size_t i = 0; i < m.items.size();) {
            const field_item& item = m.items[i];
            std::size_t end = i + 1;
            if (item.field == nullptr) {
                lose(item, lost, where);
            } else if (item.field->count == field_count::one) {
                if (!is_left_out(item)) member(item, where, depth);
            } else {
                while (end < m.items.size() && m.items[end].field == item.field) ++end;
                several(m, i, end, where, depth);
            }
            i = end;
        }
        if (lost.empty()) return;
        name(json_unknown_fields);
        quoted_base64(lost);
    }

    void member(const field_item& item, const message_place& where, int depth) {
        name_of(*item.field);
        value(item, {&where, item.field->name, -1, {}, false}, depth);
    }

    // The items [first, last) of a repeated field or a map.
    void several(const message_fields& m, std::size_t first, std::size_t last,
                 const message_place& where, int depth) {
        const schema_field& f = *m.items[first].field;
        const bool map = f.count == field_count::map;
        name_of(f);
        open(map ? '{' : '[');
        std::int64_t index = 0;
        for (std::size_t i = first; i < last; ++i) {
            const field_item& item = m.items[i];
            if (map) {
                entry(item, where, depth);
            } else if (is_packed(f) && item.type == wire_type::bytes) {
                packed(f, item.bytes, where, index);
            } else {
                next();
                value(item, {&where, f.name, index++, {}, false}, depth);
            }
        }
        close(map ? '}' : ']');
    }
    void packed(const schema_field& f, std::string_view bytes, const message_place& where,
                std::int64_t& index) {
        const wire_type type = wire_type_in_file(f.form);
        for (wire_reader r{bytes}; r.left() != 0; ++index) {
            const std::uint64_t bits = type == wire_type::fixed32   ? r.fixed32()
                                       : type == wire_type::fixed64 ? r.fixed64()
                                                                    : r.varint();
            next();
            value({&f, f.number, type, bits, {}, 0}, where, 0);
        }
    }
    void entry(const field_item& item, const message_place& where, int depth) {
        const schema_message& type = message_in_field(*item.field);
        const message_fields m = fields_of_bytes(wire_reader{item.bytes, 0, depth - 1}, type);
        const auto fields = fields_in(type);
        const field_item key = item_or_default(m, fields[0]);
        const message_place here{&where, item.field->name, -1, key.bytes, true};
        next();
        if (fields[0].form == value_form::text) {
            text_value(key.bytes, here);
        } else {
            const std::size_t begin = out_.size();
            number(fields[0], key.bits);
            if (out_[begin] != '"') {
                out_.insert(begin, 1, '"');
                out_ += '"';
            }
        }
        out_ += ": ";
        value(item_or_default(m, fields[1]), here, depth - 1);
        for (const field_item& other : m.items) {
            if (other.field == nullptr) note("an unknown field in an entry", "key and value", here);
        }
    }

    void value(const field_item& item, const message_place& where, int depth) {
        const schema_field& f = *item.field;
        if (f.form == value_form::message) {
            const schema_message& type = message_in_field(f);
            const wire_reader inside{item.bytes, 0, depth - 1};
            if (type.name == "google.protobuf.BoolValue") {
                const message_fields m = fields_of_bytes(inside, type);
                out_ += item_or_default(m, fields_in(type)[0]).bits != 0 ? "true" : "false";
            } else {
                message(inside, type, where);
            }
        } else if (f.form == value_form::text) {
            text_value(item.bytes, where);
        } else if (f.form == value_form::bytes) {
            quoted_base64(item.bytes);
        } else {
            number(f, item.bits);
        }
    }

    void text_value(std::string_view text, const message_place& where) {
        if (!is_utf8(text)) note("text that is not UTF-8", "UTF-8", where);
        append_json_string(out_, text);
    }
    void quoted_base64(std::string_view raw) {
        out_ += '"';
        append_base64(out_, raw);
        out_ += '"';
    }

    void number(const schema_field& f, std::uint64_t bits) {
        switch (f.form) {
            case value_form::int32:
                out_ += std::to_string(static_cast<std::int32_t>(bits));
                break;
            case value_form::uint32:
            case value_form::fixed32:
                out_ += std::to_string(static_cast<std::uint32_t>(bits));
                break;
            case value_form::int64: quote(std::to_string(static_cast<std::int64_t>(bits))); break;
            case value_form::sint64:
                quote(std::to_string(static_cast<std::int64_t>((bits >> 1U) ^ (~(bits & 1U) + 1U))));
                break;
            case value_form::float32:
                append_json_real(out_, std::bit_cast<float>(static_cast<std::uint32_t>(bits)));
                break;
            case value_form::float64: append_json_real(out_, std::bit_cast<double>(bits)); break;
            case value_form::boolean: out_ += bits != 0 ? "true" : "false"; break;
            case value_form::enumeration: enumerator(f, static_cast<std::int32_t>(bits)); break;
            default: quote(std::to_string(bits)); break;
        }
    }
    void enumerator(const schema_field& f, std::int32_t value) {
        for (const enum_value& v : values_in(f)) {
            if (v.value == value) return quote(v.name);
        }
        out_ += std::to_string(value);
    }
    void quote(std::string_view plain) {
        out_ += '"';
        out_ += plain;
        out_ += '"';
    }

    // {"@type": URL, the fields}. False if there is no type, or if bytes are to be kept whose order
    // JSON would lose: the fields typeUrl and value are then shown as such.
    bool any(const message_fields& m, const message_place& where, int depth) {
        std::string_view url;
        std::string_view bytes;
        for (const field_item& item : m.items) {
            if (item.field == nullptr) return false;
            (item.number == 1 ? url : bytes) = item.bytes;
        }
        if (url.empty() || depth <= 0) return false;
        const schema_message* const type = find_message(type_of_url(url));
        const bool keep = style_.lost == json_lost::keep;
        if (keep && type != nullptr && canonical_message(bytes, *type) != bytes) return false;
        name("@type");
        text_value(url, where);
        if (type == nullptr) {
            name("value");
            quoted_base64(bytes);
            return true;
        }
        const message_fields inside = fields_of_bytes(wire_reader{bytes, 0, depth - 1}, *type);
        if (!inside.whole) note("bytes that do not read", "whole fields", where);
        if (type->name == "google.protobuf.BoolValue") {
            name("value");
            out_ += item_or_default(inside, fields_in(*type)[0]).bits != 0 ? "true" : "false";
        } else {
            members(inside, *type, {&where, type->name, -1, {}, false}, depth - 1);
        }
        return true;
    }

    void lose(const field_item& item, std::string& kept, const message_place& where) {
        if (style_.lost == json_lost::refuse) {
            note("the unknown field " + std::to_string(item.number),
                 "a field of the schema, as JSON has no place for others", where);
        } else if (style_.lost == json_lost::keep) {
            wire_builder raw;
            if (item.type == wire_type::group_begin) {
                raw.raw(item.bytes);
            } else if (item.type == wire_type::bytes) {
                raw.bytes(item.number, item.bytes);
            } else {
                raw.tag(item.number, item.type);
                item.type == wire_type::varint    ? raw.varint(item.bits)
                : item.type == wire_type::fixed32 ? raw.fixed32(static_cast<std::uint32_t>(item.bits))
                                                  : raw.fixed64(item.bits);
            }
            kept += raw.text();
        }
    }

    void note(std::string what, std::string needed, const message_place& where) {
        if (found.size() >= json_reading::most_problems) return;
        problem p;
        p.code = status_code::data_loss;
        p.kind = problem_kind::unreadable_bytes;
        const std::string place = evergraph::text(where);
        p.found = std::move(what) + (place.empty() ? "" : ", in " + place);
        p.needed = std::move(needed);
        found.push_back(std::move(p));
    }

    void name_of(const schema_field& f) {
        name(style_.original_names ? std::string{f.name} : camel_case(f.name));
    }
    void name(std::string_view plain) {
        next();
        append_json_string(out_, plain);
        out_ += ": ";
    }
    // Before each member and element.
    void next() {
        if (!first_) out_ += style_.indent == 0 ? ", " : ",";
        line();
        first_ = false;
    }
    void line() {
        if (style_.indent == 0) return;
        out_ += '\n';
        out_.append(level_ * style_.indent, ' ');
    }
    void open(char bracket) {
        out_ += bracket;
        ++level_;
        first_ = true;
    }
    void close(char bracket) {
        --level_;
        if (!first_) line();
        first_ = false;
        out_ += bracket;
    }

    json_style style_;
    std::string out_;
    std::size_t level_ = 0;
    bool first_ = true;
};

}  // namespace detail

// What protobuf's MessageToJson writes: fields by number, maps by key, 64-bit numbers as strings,
// enumerators by name, bytes in base64, real numbers as short as they read back.
inline expected<std::string, problems> wire_to_json(std::string_view bytes,
                                                    const schema_message& type,
                                                    json_style style = {}) {
    detail::json_printer printer{style};
    printer.message(wire_reader{bytes}, type, {});
    if (!printer.found.empty()) return unexpected<problems>{std::move(printer.found)};
    return std::move(printer).text();
}

}  // namespace evergraph

#endif
