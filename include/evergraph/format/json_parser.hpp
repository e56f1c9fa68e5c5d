// SPDX-License-Identifier: BSL-1.0
// json_parser: turns proto3 JSON of any message in the table into the message's bytes.
#ifndef EVERGRAPH_FORMAT_JSON_PARSER_HPP
#define EVERGRAPH_FORMAT_JSON_PARSER_HPP

#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "../base/expected.hpp"
#include "../base/problem.hpp"
#include "json_document.hpp"
#include "json_literals.hpp"
#include "json_value.hpp"
#include "message_schema.hpp"
#include "protobuf_reading.hpp"
#include "text_values.hpp"
#include "wire_builder.hpp"

namespace evergraph {

// What becomes of members that no field has.
enum class json_unknown : std::uint8_t { refuse, ignore };

namespace detail {

class json_parser {
 public:
    json_parser(json_reading& to, json_unknown unknown) : to_(to), unknown_(unknown) {}

    std::string parse(const json_value& value, const schema_message& type) {
        const message_place top;
        fields(value, type, top, wire_depth);
        return out_.text();
    }

 private:
    using seen_fields = std::array<const json_value*, most_fields>;

    void fields(const json_value& m, const schema_message& type, const message_place& where,
                int depth) {
        if (type.name == "google.protobuf.BoolValue" && m.is(json_kind::boolean)) {
            return value(m, fields_in(type)[0], where, depth);
        }
        if (!m.is(json_kind::object)) return to_.note_value(m, "an object", where);
        const std::size_t before = to_.found.size();
        if (const json_value* url = m.find("@type"); url && type.name == "google.protobuf.Any") {
            any(m, *url, where, depth);
        } else {
            members(m, type, where, depth);
        }
        if (type.name == "NodeDef") name_node(m, before);
    }

    void members(const json_value& m, const schema_message& type, const message_place& where,
                 int depth) {
        seen_fields seen{};
        for (const json_value& member : m.items) {
            if (member.name == json_unknown_fields && member.is(json_kind::string)) {
                kept(member, where);
                continue;
            }
            const schema_field* const f = field_named(type, member.name);
            if (f == nullptr) {
                const bool retired = find_field(type, member.name) != nullptr;
                if (unknown_ == json_unknown::refuse && !retired && member.name != "@type") {
                    to_.note(member, "the member '" + printable(member.name, 60) + "'",
                             "a field of " + std::string{type.name}, where);
                }
            } else if (!member.is(json_kind::null)) {
                check_single(type, *f, member, seen, where);
                value_of(member, *f, where, depth);
            }
        }
    }

    static const schema_field* field_named(const schema_message& type, std::string_view name) {
        for (const schema_field& f : fields_in(type)) {
            if (f.count == field_count::retired) continue;
            if (f.name == name || is_camel_case_of(name, f.name)) return &f;
        }
        return nullptr;
    }

    void check_single(const schema_message& type, const schema_field& f, const json_value& member,
                      seen_fields& seen, const message_place& where) {
        const auto all = fields_in(type);
        const auto index = static_cast<std::size_t>(&f - all.data());
        if (seen[index] != nullptr) {
            to_.note(member, "the member '" + member.name + "' a second time", "it once", where);
        }
        seen[index] = &member;
        for (std::size_t i = 0; f.oneof != 0 && i < all.size(); ++i) {
            if (i == index || all[i].oneof != f.oneof || seen[i] == nullptr) continue;
            to_.note(member, "the member '" + member.name + "' beside '" + seen[i]->name + "'",
                     "one of them", where);
            return;
        }
    }

    void value_of(const json_value& v, const schema_field& f, const message_place& where,
                  int depth) {
        const message_place here{&where, f.name, -1, {}, false};
        if (f.count == field_count::one) return value(v, f, here, depth);
        if (f.count == field_count::map) return map(v, f, where, depth);
        if (!v.is(json_kind::array)) return to_.note_value(v, "an array", here);
        const bool packed = is_packed(f) && !v.items.empty();
        if (packed) out_.open(f.number);
        std::int64_t index = 0;
        for (const json_value& item : v.items) {
            const message_place at{&where, f.name, index++, {}, false};
            if (!packed) {
                value(item, f, at, depth);
            } else if (const auto bits = number(item, f, at)) {
                out_.number(wire_type_in_file(f.form), *bits);
            }
        }
        if (packed) out_.close();
    }

    void map(const json_value& v, const schema_field& f, const message_place& where, int depth) {
        if (!v.is(json_kind::object)) {
            return to_.note_value(v, "an object", {&where, f.name, -1, {}, false});
        }
        const auto entry = fields_in(message_in_field(f));
        for (const json_value& member : v.items) {
            const message_place here{&where, f.name, -1, member.name, true};
            json_value key;
            key.kind = entry[0].form == value_form::boolean ? json_kind::boolean : json_kind::string;
            key.offset = member.offset;
            key.text = member.name;
            out_.open(f.number);
            value(key, entry[0], here, depth - 1);
            value(member, entry[1], here, depth - 1);
            out_.close();
        }
    }

    // A value of one field, of a list that is not packed, or of a map's entry.
    void value(const json_value& v, const schema_field& f, const message_place& here, int depth) {
        if (f.form == value_form::message) return message(v, f, here, depth);
        const bool implied = f.count == field_count::one && f.oneof == 0 && !here.keyed;
        if (f.form == value_form::text || f.form == value_form::bytes) {
            const auto bytes = string(v, f.form, here);
            if (bytes && !(bytes->empty() && implied)) out_.bytes(f.number, *bytes);
        } else if (const auto bits = number(v, f, here); bits && !(*bits == 0 && implied)) {
            out_.tag(f.number, wire_type_in_file(f.form));
            out_.number(wire_type_in_file(f.form), *bits);
        }
    }

    void message(const json_value& v, const schema_field& f, const message_place& here, int depth) {
        if (depth <= 0) {
            return to_.note(v, "messages nested too deep",
                            "at most " + std::to_string(wire_depth) + " in each other", here);
        }
        out_.open(f.number);
        fields(v, message_in_field(f), here, depth - 1);
        out_.close();
    }

    // {"@type": URL, the fields of that type}; a type that is not known has its bytes in "value".
    void any(const json_value& m, const json_value& url, const message_place& where, int depth) {
        const schema_message* const type = find_message(type_of_url(url.text));
        const json_value* const value_member = m.find("value");
        out_.bytes(1, url.text);
        if (type != nullptr) {
            out_.open(2);
            const message_place here{&where, type->name, -1, {}, false};
            const bool wraps = type->name == "google.protobuf.BoolValue" && value_member != nullptr;
            if (depth <= 0) {
                to_.note(m, "messages nested too deep", "fewer", here);
            } else if (wraps) {
                value(*value_member, fields_in(*type)[0], here, depth - 1);
            } else {
                members(m, *type, here, depth - 1);
                if (type->name == "NodeDef") name_node(m, to_.found.size());
            }
            return out_.close();
        }
        const bool bytes = value_member != nullptr && m.items.size() == 2;
        if (!bytes) {
            return to_.note(url, "the type '" + printable(url.text, 60) + "'", "one that is known",
                            where);
        }
        if (const auto raw = string(*value_member, value_form::bytes, where)) out_.bytes(2, *raw);
    }

    void kept(const json_value& member, const message_place& where) {
        const auto raw = from_base64(member.text);
        if (!raw) return to_.note_value(member, "base64", where);
        wire_reader whole{*raw};
        while (whole.next()) whole.skip();
        if (whole.failed()) return to_.note_value(member, "whole fields", where);
        out_.raw(*raw);
    }

    std::optional<std::string> string(const json_value& v, value_form form,
                                      const message_place& where) {
        if (form == value_form::text) {
            if (v.is(json_kind::string)) return v.text;
        } else if (v.is(json_kind::string)) {
            if (auto raw = from_base64(v.text)) return raw;
        } else if (v.is(json_kind::array)) {
            return codes(v, where);
        }
        to_.note_value(v, form == value_form::text ? "a string" : "base64", where);
        return std::nullopt;
    }
    // TensorFlow.js also reads bytes as a list of their values.
    std::optional<std::string> codes(const json_value& v, const message_place& where) {
        std::string raw;
        for (const json_value& item : v.items) {
            const auto n = json_integer_of(item.text);
            if (!item.is(json_kind::number) || !n || n->negative || n->magnitude > 255) {
                to_.note_value(item, "a byte, 0 to 255", where);
                return std::nullopt;
            }
            raw += static_cast<char>(n->magnitude);
        }
        return raw;
    }

    // The bits of a number, a truth value or an enumerator as the field encodes them.
    std::optional<std::uint64_t> number(const json_value& v, const schema_field& f,
                                        const message_place& where) {
        const bool plain = v.is(json_kind::number) || v.is(json_kind::string);
        if (f.form == value_form::boolean) {
            const bool word = v.is(json_kind::boolean) && (v.text == "true" || v.text == "false");
            if (word) return v.text == "true" ? 1 : 0;
            to_.note_value(v, "true or false", where);
            return std::nullopt;
        }
        if (f.form == value_form::enumeration && v.is(json_kind::string)) {
            for (const enum_value& e : values_in(f)) {
                if (e.name == v.text) {
                    return static_cast<std::uint64_t>(static_cast<std::int64_t>(e.value));
                }
            }
            to_.note_value(v, "a value of " + std::string{enum_in_field(f).name}, where);
            return std::nullopt;
        }
        const bool real = f.form == value_form::float32 || f.form == value_form::float64;
        const auto bits = !plain ? std::nullopt : real ? real_of_json(v, f.form) : integer(v, f.form);
        if (!bits) to_.note_value(v, real ? "a number of its range" : range_of(f.form), where);
        return bits;
    }

    static std::string range_of(value_form form) {
        switch (form) {
            case value_form::int32:
            case value_form::enumeration: return "a whole number of 32 bits";
            case value_form::uint32:
            case value_form::fixed32: return "a whole number from 0 of 32 bits";
            case value_form::int64:
            case value_form::sint64: return "a whole number of 64 bits";
            default: return "a whole number from 0 of 64 bits";
        }
    }
    static std::optional<std::uint64_t> integer(const json_value& v, value_form form) {
        const auto n = json_integer_of(v.text);
        if (!n) return std::nullopt;
        const bool narrow = form == value_form::int32 || form == value_form::uint32 ||
                            form == value_form::fixed32 || form == value_form::enumeration;
        const bool is_signed = form == value_form::int32 || form == value_form::int64 ||
                               form == value_form::sint64 || form == value_form::enumeration;
        const std::uint64_t all = narrow ? 0xFFFFFFFFU : ~std::uint64_t{0};
        const std::uint64_t most = is_signed ? (all >> 1U) + (n->negative ? 1 : 0) : all;
        if (n->magnitude > most || (n->negative && !is_signed && n->magnitude != 0)) {
            return std::nullopt;
        }
        const std::uint64_t bits = n->negative ? ~n->magnitude + 1 : n->magnitude;
        if (form != value_form::sint64) return bits;
        return (bits << 1U) ^ (n->negative ? ~std::uint64_t{0} : 0);
    }
    static std::optional<std::uint64_t> real_of_json(const json_value& v, value_form form) {
        constexpr double infinity = std::numeric_limits<double>::infinity();
        if (v.text == "NaN") {
            return real_bits(std::numeric_limits<double>::quiet_NaN(), form);
        }
        if (v.text == "Infinity") return real_bits(infinity, form);
        if (v.text == "-Infinity") return real_bits(-infinity, form);
        const std::string_view digits = v.text;
        const bool decimal =
            !digits.empty() &&
            digits.find_first_not_of("0123456789+-.eE") == std::string_view::npos &&
            digits.find_first_of("0123456789") != std::string_view::npos;
        if (!decimal) return std::nullopt;
        const double value = real_of(digits);
        // A number of JSON is finite; what exceeds the type is a mistake.
        constexpr double rounds_to_infinity = 3.4028235677973366e+38;
        const bool fits = form == value_form::float32
                              ? value < rounds_to_infinity && value > -rounds_to_infinity
                              : value < infinity && value > -infinity;
        return fits ? std::optional{real_bits(value, form)} : std::nullopt;
    }

    // Problems found since `first` are of this node.
    void name_node(const json_value& m, std::size_t first) {
        const json_value* const name = m.find("name");
        const json_value* const op = m.find("op");
        for (; first < to_.found.size(); ++first) {
            if (name != nullptr) to_.found[first].node = name->text;
            if (op != nullptr) to_.found[first].op = op->text;
        }
    }

    json_reading& to_;
    json_unknown unknown_;
    wire_builder out_;
};

}  // namespace detail

// The bytes of a message of type `type`. Names in camelCase and as in the table, 64-bit numbers as
// strings or numbers, enumerators by name or number, bytes in base64. All mistakes are reported (at
// most 200), each with line:column and the field's path.
inline expected<std::string, problems> json_to_wire(std::string_view document,
                                                    const schema_message& type,
                                                    json_unknown unknown = json_unknown::refuse) {
    const auto root = parse_json(document);
    if (!root) return unexpected<problems>{root.error()};
    json_reading to{document, {}};
    std::string bytes = detail::json_parser{to, unknown}.parse(*root, type);
    if (!to.found.empty()) return unexpected<problems>{std::move(to.found)};
    return bytes;
}

}  // namespace evergraph

#endif
