// SPDX-License-Identifier: BSL-1.0
// evergraph 0.1.0: JSON and TensorFlow.js in one file, written by tools/single_header.py from include/.
#ifndef EVERGRAPH_JSON_HPP
#define EVERGRAPH_JSON_HPP

// clang-format off
#include <algorithm>
#include <array>
#include <bit>
#include <boost/container/small_vector.hpp>
#include <charconv>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <filesystem>
#include <iterator>
#include <limits>
#include <map>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <system_error>
#include <type_traits>
#include <utility>
#include <vector>
#include "evergraph.hpp"

// ---- evergraph/format/json_literals.hpp
// json_literals: base64, quoted text and numbers as JSON writes them, and names in camelCase.
#ifndef EVERGRAPH_FORMAT_JSON_LITERALS_HPP
#define EVERGRAPH_FORMAT_JSON_LITERALS_HPP

namespace evergraph {

// The member in which this library keeps fields that the schema lacks: their bytes in base64.
inline constexpr std::string_view json_unknown_fields = "@unknown";

namespace detail {

// The table's name of the type that a URL ends in.
inline std::string_view type_of_url(std::string_view url) {
    constexpr std::string_view package = "tensorflow.";
    url = url.substr(url.rfind('/') + 1);
    return url.starts_with(package) ? url.substr(package.size()) : url;
}

}  // namespace detail

inline void append_base64(std::string& out, std::string_view raw) {
    constexpr std::string_view digits =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    for (std::size_t i = 0; i < raw.size(); i += 3) {
        std::uint32_t bits = 0;
        for (std::size_t k = 0; k < 3; ++k) {
            const bool there = i + k < raw.size();
            bits = bits << 8U | (there ? static_cast<unsigned char>(raw[i + k]) : 0U);
        }
        for (std::size_t k = 0; k < 4; ++k) {
            out += i + k > raw.size() ? '=' : digits[(bits >> (18U - 6U * k)) & 63U];
        }
    }
}

// Both alphabets, with or without padding; none if it is no base64.
inline std::optional<std::string> from_base64(std::string_view text) {
    while (!text.empty() && text.back() == '=') text.remove_suffix(1);
    if (text.size() % 4 == 1) return std::nullopt;
    std::string raw;
    raw.reserve(text.size() / 4 * 3 + 2);
    std::uint32_t bits = 0;
    unsigned held = 0;
    for (const char c : text) {
        const int digit = c >= 'A' && c <= 'Z'   ? c - 'A'
                          : c >= 'a' && c <= 'z' ? c - 'a' + 26
                          : c >= '0' && c <= '9' ? c - '0' + 52
                          : c == '+' || c == '-' ? 62
                          : c == '/' || c == '_' ? 63
                                                 : -1;
        if (digit < 0) return std::nullopt;
        bits = bits << 6U | static_cast<std::uint32_t>(digit);
        held += 6;
        if (held >= 8) {
            held -= 8;
            raw += static_cast<char>((bits >> held) & 0xFFU);
        }
    }
    return raw;
}

// `text` must be UTF-8.
inline void append_json_string(std::string& out, std::string_view text) {
    constexpr std::string_view hex = "0123456789abcdef";
    out += '"';
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (c == '"' || c == '\\') {
            out += '\\';
            out += c;
        } else if (c == '\n') {
            out += "\\n";
        } else if (c == '\t') {
            out += "\\t";
        } else if (c == '\r') {
            out += "\\r";
        } else if (byte < 0x20 || byte == 0x7F) {
            out += "\\u00";
            out += hex[byte >> 4U];
            out += hex[byte & 15U];
        } else {
            out += c;
        }
    }
    out += '"';
}

// As short as it reads back; what is no number as the strings of proto3's JSON.
template <class T>
void append_json_real(std::string& out, T value) {
    if (std::isnan(value)) {
        out += "\"NaN\"";
    } else if (std::isinf(value)) {
        out += value < 0 ? "\"-Infinity\"" : "\"Infinity\"";
    } else {
        char text[64];
        out.append(text, std::to_chars(text, text + sizeof text, value).ptr);
    }
}

// Whether `camel` is what proto3's JSON makes of a field's name: tensor_shape -> tensorShape.
constexpr bool is_camel_case_of(std::string_view camel, std::string_view name) {
    std::size_t at = 0;
    bool up = false;
    for (const char c : name) {
        if (c == '_') {
            up = true;
            continue;
        }
        const char wanted = up && c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
        if (at == camel.size() || camel[at++] != wanted) return false;
        up = false;
    }
    return at == camel.size();
}
inline std::string camel_case(std::string_view name) {
    std::string out;
    bool up = false;
    for (const char c : name) {
        if (c != '_') out += up && c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
        up = c == '_';
    }
    return out;
}
static_assert(is_camel_case_of("tensorShape", "tensor_shape"));
static_assert(!is_camel_case_of("tensorshape", "tensor_shape"));

// A number as JSON writes it, if it is whole and fits: "12", "-3", "1.5e1". As magnitude and sign.
struct json_integer {
    std::uint64_t magnitude = 0;
    bool negative = false;
};
inline std::optional<json_integer> json_integer_of(std::string_view text) {
    json_integer n;
    std::string_view digits = text;
    if (digits.starts_with('-')) {
        n.negative = true;
        digits.remove_prefix(1);
    }
    if (digits.empty()) return std::nullopt;
    const char* const end = digits.data() + digits.size();
    const auto [stop, error] = std::from_chars(digits.data(), end, n.magnitude);
    if (error == std::errc{} && stop == end) return n;
    if (error == std::errc::result_out_of_range && stop == end) return std::nullopt;
    const bool real = digits.find_first_not_of("0123456789+-.eE") == std::string_view::npos &&
                      digits[0] >= '0' && digits[0] <= '9';
    const double value = real ? real_of(digits) : -1;
    if (!(value >= 0 && value < 18446744073709551616.0) || value != std::floor(value)) {
        return std::nullopt;
    }
    n.magnitude = static_cast<std::uint64_t>(value);
    return n;
}

}  // namespace evergraph

#endif

// ---- evergraph/format/json_value.hpp
// json_value: a JSON document as a tree whose values know where they stand.
#ifndef EVERGRAPH_FORMAT_JSON_VALUE_HPP
#define EVERGRAPH_FORMAT_JSON_VALUE_HPP

namespace evergraph {

enum class json_kind : std::uint8_t { null, boolean, number, string, array, object };

constexpr std::string_view phrase_of(json_kind kind) {
    switch (kind) {
        case json_kind::null: return "null";
        case json_kind::boolean: return "a truth value";
        case json_kind::number: return "a number";
        case json_kind::string: return "a string";
        case json_kind::array: return "an array";
        case json_kind::object: return "an object";
    }
    return "nothing";
}

// Members of an object stand in `items` in their order, each with its name.
struct json_value {
    json_kind kind = json_kind::null;
    std::size_t offset = 0;  // of the first character, in the document
    std::string name;        // as a member of an object
    std::string text;        // of a string; of a number, as it is written; true or false
    std::vector<json_value> items;

    bool is(json_kind k) const noexcept { return kind == k; }
    // The first member of this name, or nullptr.
    const json_value* find(std::string_view member) const {
        for (const json_value& item : items) {
            if (kind == json_kind::object && item.name == member) return &item;
        }
        return nullptr;
    }
};

// "3:14", both from 1; columns count bytes.
inline std::string line_and_column(std::string_view document, std::size_t offset) {
    const std::string_view before = document.substr(0, std::min(offset, document.size()));
    const auto lines = std::count(before.begin(), before.end(), '\n');
    const std::size_t begin = before.rfind('\n');
    const std::size_t column = before.size() - (begin == std::string_view::npos ? 0 : begin + 1);
    return std::to_string(lines + 1) + ":" + std::to_string(column + 1);
}

// A JSON document on its way into something else: the text, and all that was wrong so far.
struct json_reading {
    static constexpr std::size_t most_problems = 200;

    std::string_view document;
    problems found;

    void note(const json_value& at, const std::string& what, const std::string& needed,
              const message_place& where) {
        if (found.size() >= most_problems) return;
        problem p;
        p.code = status_code::data_loss;
        p.kind = problem_kind::unreadable_bytes;
        for (const message_place* m = &where; m != nullptr; m = m->outer) {
            if (m->keyed) p.attr = m->key;
        }
        const std::string place = text(where);
        p.found = what + " at " + line_and_column(document, at.offset) +
                  (place.empty() ? "" : ", in " + place);
        p.needed = needed;
        found.push_back(std::move(p));
    }
    void note_value(const json_value& at, const std::string& needed, const message_place& where) {
        const bool shown = at.is(json_kind::string) || at.is(json_kind::number);
        note(at,
             shown ? std::string{phrase_of(at.kind)} + " '" + printable(at.text, 60) + "'"
                   : std::string{phrase_of(at.kind)},
             needed, where);
    }
};

}  // namespace evergraph

#endif

// ---- evergraph/format/json_printer.hpp
// json_printer: turns the bytes of any message in the table into proto3 JSON.
#ifndef EVERGRAPH_FORMAT_JSON_PRINTER_HPP
#define EVERGRAPH_FORMAT_JSON_PRINTER_HPP

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

// ---- evergraph/format/json_document.hpp
// json_document: reads a JSON document by nlohmann/json; the only header that needs it.
#ifndef EVERGRAPH_FORMAT_JSON_DOCUMENT_HPP
#define EVERGRAPH_FORMAT_JSON_DOCUMENT_HPP

#if __has_include(<nlohmann/json.hpp>)
#include <nlohmann/json.hpp>
#else
#error "evergraph: JSON needs nlohmann/json.hpp, version 3.9 or newer (nlohmann-json3-dev)"
#endif

namespace evergraph {

// The whole document is one value. A byte order mark is passed over. The first fault is reported
// with line:column.
expected<json_value, problems> parse_json(std::string_view document);

// Arrays and objects in each other.
inline constexpr std::size_t json_depth = 400;

#if __has_include(<nlohmann/json.hpp>)

namespace detail {

// Counts what the parser has taken, since its events do not say where they happen.
class counted_text {
 public:
    using iterator_category = std::input_iterator_tag;
    using value_type = char;
    using difference_type = std::ptrdiff_t;
    using pointer = const char*;
    using reference = const char&;

    counted_text(const char* at, const char** taken) : at_(at), taken_(taken) {}
    reference operator*() const { return *at_; }
    counted_text& operator++() {
        *taken_ = ++at_;
        return *this;
    }
    counted_text operator++(int) {
        const counted_text before = *this;
        ++*this;
        return before;
    }
    bool operator==(const counted_text& other) const { return at_ == other.at_; }
    bool operator!=(const counted_text& other) const { return at_ != other.at_; }

 private:
    const char* at_;
    const char** taken_;
};

// Builds the tree. The parser calls it right behind the last character of each token; behind a
// number it has seen one more.
class json_builder {
 public:
    json_builder(std::string_view document, json_value& root) : document_(document), root_(root) {}

    const char* taken = nullptr;
    problem fault;

    bool null() { return add(json_kind::null, begin_of_word(), "null"); }
    bool boolean(bool value) {
        return add(json_kind::boolean, begin_of_word(), value ? "true" : "false");
    }
    bool number_integer(std::int64_t) { return number(); }
    bool number_unsigned(std::uint64_t) { return number(); }
    bool number_float(double, const std::string&) { return number(); }
    bool string(std::string& value) {
        return add(json_kind::string, begin_of_string(), std::move(value));
    }
    template <class Binary>
    bool binary(const Binary&) {
        return false;
    }
    bool start_object(std::size_t) { return open(json_kind::object); }
    bool start_array(std::size_t) { return open(json_kind::array); }
    bool key(std::string& name) {
        name_ = std::move(name);
        return true;
    }
    bool end_object() { return close(); }
    bool end_array() { return close(); }
    template <class Error>
    bool parse_error(std::size_t position, const std::string& token, const Error& error) {
        const std::string what = error.what();
        const std::size_t colon = what.rfind(": syntax error");
        std::string why = colon == std::string::npos ? what : what.substr(colon + 2);
        why = why.substr(0, why.find("; last read"));
        (void)token;
        refuse(why, position == 0 ? 0 : position - 1);
        return false;
    }

 private:
    bool add(json_kind kind, std::size_t offset, std::string text) {
        json_value& value = place();
        value.kind = kind;
        value.offset = offset;
        value.name = std::move(name_);
        value.text = std::move(text);
        name_.clear();
        return true;
    }
    json_value& place() {
        return open_.empty() ? root_ : open_.back()->items.emplace_back();
    }
    bool open(json_kind kind) {
        if (open_.size() == json_depth) {
            refuse("arrays and objects nested too deep", here() - 1);
            return false;
        }
        json_value& value = place();
        value.kind = kind;
        value.offset = here() - 1;
        value.name = std::move(name_);
        name_.clear();
        open_.push_back(&value);
        return true;
    }
    bool close() {
        open_.pop_back();
        return true;
    }
    void refuse(const std::string& what, std::size_t offset) {
        fault.code = status_code::data_loss;
        fault.kind = problem_kind::unreadable_bytes;
        fault.found = what + " at " + line_and_column(document_, offset);
        fault.needed = "JSON";
    }

    std::size_t here() const { return static_cast<std::size_t>(taken - document_.data()); }
    bool number() {
        const auto of_number = [](char c) {
            return (c >= '0' && c <= '9') || c == '-' || c == '+' || c == '.' || c == 'e' || c == 'E';
        };
        std::size_t end = here();
        if (end > 0 && !of_number(document_[end - 1])) --end;
        std::size_t begin = end;
        while (begin > 0 && of_number(document_[begin - 1])) --begin;
        return add(json_kind::number, begin, std::string{document_.substr(begin, end - begin)});
    }
    std::size_t begin_of_word() const {
        std::size_t begin = here();
        while (begin > 0 && document_[begin - 1] >= 'a' && document_[begin - 1] <= 'z') --begin;
        return begin;
    }
    // The nearest quote before the last one that no backslash escapes: inside all are escaped.
    std::size_t begin_of_string() const {
        for (std::size_t begin = here() - 1; begin > 0;) {
            if (document_[--begin] != '"') continue;
            std::size_t slashes = 0;
            while (slashes < begin && document_[begin - 1 - slashes] == '\\') ++slashes;
            if (slashes % 2 == 0) return begin;
        }
        return 0;
    }

    std::string_view document_;
    json_value& root_;
    std::string name_;
    std::vector<json_value*> open_;
};

}  // namespace detail

inline expected<json_value, problems> parse_json(std::string_view document) {
    json_value root;
    detail::json_builder builder{document, root};
    builder.taken = document.data();
    const bool read = nlohmann::json::sax_parse(
        detail::counted_text{document.data(), &builder.taken},
        detail::counted_text{document.data() + document.size(), &builder.taken}, &builder);
    if (!read) return unexpected<problems>{problems{std::move(builder.fault)}};
    return root;
}

#endif

}  // namespace evergraph

#endif

// ---- evergraph/format/json_parser.hpp
// json_parser: turns proto3 JSON of any message in the table into the message's bytes.
#ifndef EVERGRAPH_FORMAT_JSON_PARSER_HPP
#define EVERGRAPH_FORMAT_JSON_PARSER_HPP

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

// ---- evergraph/format/json_graph.hpp
// json_graph: reads and writes graphs and SavedModels as proto3 JSON.
#ifndef EVERGRAPH_FORMAT_JSON_GRAPH_HPP
#define EVERGRAPH_FORMAT_JSON_GRAPH_HPP

namespace evergraph {

// A GraphDef in JSON. The graph holds no view of `document`. Every problem bears line:column and
// the field's path, and the node's name where that could be read.
inline expected<graph_def, problems> read_graph_json(std::string_view document,
                                                     json_unknown unknown = json_unknown::refuse) {
    auto bytes = json_to_wire(document, *find_message("GraphDef"), unknown);
    if (!bytes) return unexpected<problems>{std::move(bytes).error()};
    return read_graph_def(shared_bytes::copy_of(*std::move(bytes)));
}

inline expected<std::string, problems> write_graph_json(const graph_def& g, json_style style = {}) {
    return wire_to_json(write_graph_def(g), *find_message("GraphDef"), style);
}

// A SavedModel in JSON; a MetaGraphDef alone becomes one of a single graph.
inline expected<saved_model, problems> read_model_json(std::string_view document,
                                                       json_unknown unknown = json_unknown::refuse) {
    const bool meta = recognise(document) == file_kind::meta_graph_json;
    auto bytes = json_to_wire(document, *find_message(meta ? "MetaGraphDef" : "SavedModel"), unknown);
    if (!bytes) return unexpected<problems>{std::move(bytes).error()};
    const auto file = shared_bytes::copy_of(*std::move(bytes));
    if (!meta) return read_saved_model_def(file);
    auto one = read_meta_graph_def(file);
    if (!one) return unexpected<problems>{std::move(one).error()};
    saved_model model;
    model.schema_version = 1;
    model.meta_graphs.push_back(*std::move(one));
    return model;
}

inline expected<std::string, problems> write_model_json(const saved_model& model,
                                                        json_style style = {}) {
    return wire_to_json(write_saved_model_def(model), *find_message("SavedModel"), style);
}

}  // namespace evergraph

#endif

// ---- evergraph/store/tfjs_weights.hpp
// tfjs_weights: tensors in the files of weights that a TensorFlow.js model lists.
#ifndef EVERGRAPH_STORE_TFJS_WEIGHTS_HPP
#define EVERGRAPH_STORE_TFJS_WEIGHTS_HPP

namespace evergraph {

// How a weight was made smaller: each stored number q of type `stored` stands for q * scale + min;
// half stands for its own value.
struct tfjs_quantization {
    dtype stored = dtype::uint8;  // uint8, uint16 or half
    double scale = 1;
    double min = 0;
    bool operator==(const tfjs_quantization&) const = default;
};

// An entry of weightsManifest[].weights.
struct tfjs_weight {
    std::string name;
    dtype type = dtype::float32;
    shape dims;
    std::optional<tfjs_quantization> quantization;
};

// A group of files that hold their weights one behind the other, split anywhere.
struct tfjs_group {
    std::vector<std::string> paths;
    std::vector<tfjs_weight> weights;
};

namespace detail {

inline problem weight_problem(const tfjs_weight& w, problem_kind kind, std::string found,
                              std::string needed) {
    problem p = problem_of(kind, status_code::data_loss, std::move(found), std::move(needed));
    p.node = w.name;
    return p;
}

template <class Stored>
Stored stored_at(std::string_view bytes, std::size_t index) {
    Stored value;
    std::memcpy(&value, bytes.data() + index * sizeof(Stored), sizeof(Stored));
    return value;
}

// As TensorFlow.js does: in double, then to float; whole numbers are rounded half up.
template <class Stored>
bool dequantize(std::string_view bytes, const tfjs_quantization& q, tensor& out) {
    const auto count = static_cast<std::size_t>(out.elements());
    if (out.type() == dtype::float32) {
        const auto values = out.writable<float>();
        for (std::size_t i = 0; i < count; ++i) {
            values[i] = static_cast<float>(stored_at<Stored>(bytes, i) * q.scale + q.min);
        }
        return true;
    }
    const auto values = out.writable<std::int32_t>();
    for (std::size_t i = 0; i < count; ++i) {
        const double v = std::floor(stored_at<Stored>(bytes, i) * q.scale + q.min + 0.5);
        if (!(v >= -2147483648.0 && v <= 2147483647.0)) return false;
        values[i] = static_cast<std::int32_t>(v);
    }
    return true;
}

// A string stands as its length in four bytes, then its bytes. False if they do not suffice.
inline bool take_strings(std::string_view bytes, std::size_t& at, std::span<std::string> out) {
    for (std::string& s : out) {
        if (bytes.size() - at < 4) return false;
        const auto length = stored_at<std::uint32_t>(bytes.substr(at), 0);
        at += 4;
        if (bytes.size() - at < length) return false;
        s = bytes.substr(at, length);
        at += length;
    }
    return true;
}

// The weight that begins at `at`, which moves behind it.
class weight_reader {
 public:
    weight_reader(const shared_bytes& group, std::string files)
        : group_(group), files_(std::move(files)) {}

    expected<tensor, problem> next(const tfjs_weight& w) {
        if (w.type == dtype::string) return strings(w);
        const dtype stored = w.quantization ? w.quantization->stored : w.type;
        const std::size_t size = byte_size(stored);
        const auto count = static_cast<std::size_t>(w.dims.elements());
        const std::size_t left = group_.size() - at_;
        if (count > left / size) return cut(w, std::to_string(count) + " elements of " +
                                                   std::to_string(size) + " bytes");
        const std::string_view bytes = group_.view().substr(at_, count * size);
        at_ += bytes.size();
        return w.quantization ? restored(w, bytes) : plain(w, bytes);
    }

 private:
    expected<tensor, problem> cut(const tfjs_weight& w, const std::string& needed) const {
        return unexpected<problem>{weight_problem(
            w, problem_kind::unreadable_bytes,
            std::to_string(group_.size() - std::min(at_, group_.size())) + " bytes left in " + files_,
            needed)};
    }
    expected<tensor, problem> strings(const tfjs_weight& w) {
        const auto count = static_cast<std::size_t>(w.dims.elements());
        if (count > (group_.size() - at_) / 4) return cut(w, std::to_string(count) + " strings");
        tensor t = tensor::uninitialized(dtype::string, w.dims);
        if (!take_strings(group_.view(), at_, t.writable<std::string>())) {
            return cut(w, std::to_string(count) + " strings");
        }
        return t;
    }
    expected<tensor, problem> plain(const tfjs_weight& w, std::string_view bytes) const {
        tensor t = tensor::uninitialized(w.type, w.dims);
        if (w.type == dtype::boolean) {
            const auto out = t.writable<bool>();
            for (std::size_t i = 0; i < bytes.size(); ++i) out[i] = bytes[i] != 0;
        } else if (!bytes.empty()) {
            std::memcpy(t.writable_bytes().data(), bytes.data(), bytes.size());
        }
        return t;
    }
    static expected<tensor, problem> restored(const tfjs_weight& w, std::string_view bytes) {
        tensor t = tensor::uninitialized(w.type, w.dims);
        bool fits = true;
        if (w.quantization->stored == dtype::half) {
            const auto out = t.writable<float>();
            for (std::size_t i = 0; i < out.size(); ++i) {
                out[i] = static_cast<float>(half::from_bits(stored_at<std::uint16_t>(bytes, i)));
            }
        } else if (w.quantization->stored == dtype::uint8) {
            fits = dequantize<std::uint8_t>(bytes, *w.quantization, t);
        } else {
            fits = dequantize<std::uint16_t>(bytes, *w.quantization, t);
        }
        if (fits) return t;
        return unexpected<problem>{weight_problem(w, problem_kind::value_too_large,
                                                  "a value that int32 does not hold", "int32")};
    }

    const shared_bytes& group_;
    std::string files_;
    std::size_t at_ = 0;
};

// Calls `use` with a value of the C++ type of a real or whole number's dtype; false for others.
template <class Use>
bool with_number_type(dtype type, const Use& use) {
    switch (type) {
        case dtype::float32: return use(float{});
        case dtype::float64: return use(double{});
        case dtype::half: return use(half{});
        case dtype::bfloat16: return use(bfloat16{});
        case dtype::int8: return use(std::int8_t{});
        case dtype::int16: return use(std::int16_t{});
        case dtype::int32: return use(std::int32_t{});
        case dtype::int64: return use(std::int64_t{});
        case dtype::uint8: return use(std::uint8_t{});
        case dtype::uint16: return use(std::uint16_t{});
        case dtype::uint32: return use(std::uint32_t{});
        default: return false;
    }
}

template <class T>
double as_double(T value) {
    if constexpr (std::is_arithmetic_v<T>) {
        return static_cast<double>(value);
    } else {
        return static_cast<double>(static_cast<float>(value));
    }
}
// False if T does not hold the value as it is.
template <class T>
bool exactly(double value, T& out) {
    if constexpr (std::is_integral_v<T>) {
        // 2^63 and more is beyond every type here.
        if (!(value >= -9223372036854775808.0 && value < 9223372036854775808.0)) return false;
        const auto whole = static_cast<std::int64_t>(value);
        out = static_cast<T>(whole);
        return static_cast<double>(whole) == value && static_cast<std::int64_t>(out) == whole;
    } else if constexpr (std::is_same_v<T, double>) {
        out = value;
        return true;
    } else {
        constexpr double most = std::numeric_limits<float>::max();
        const bool finite = value >= -most && value <= most;
        if (!finite && value - value == 0) return false;
        out = T{static_cast<float>(value)};
        return as_double(out) == value || value != value;
    }
}

// Of real and whole numbers: the same values in another type; none if one of them does not fit.
inline std::optional<tensor> in_type(const tensor& t, dtype type) {
    if (t.type() == type) return t;
    std::vector<double> values;
    const bool read = with_number_type(t.type(), [&]<class T>(T) {
        for (const T& v : t.values<T>()) {
            values.push_back(as_double(v));
            T back{};
            if (std::is_same_v<T, std::int64_t> && (!exactly(values.back(), back) || back != v)) {
                return false;
            }
        }
        return true;
    });
    if (!read || !with_number_type(type, [](auto) { return true; })) return std::nullopt;
    tensor out = tensor::uninitialized(type, t.dims());
    const bool fits = with_number_type(type, [&]<class T>(T) {
        const auto to = out.writable<T>();
        for (std::size_t i = 0; i < values.size(); ++i) {
            if (!exactly(values[i], to[i])) return false;
        }
        return true;
    });
    return fits ? std::optional{std::move(out)} : std::nullopt;
}

}  // namespace detail

}  // namespace evergraph

#endif

// ---- evergraph/store/tfjs_manifest.hpp
// tfjs_manifest: the list of weights in a TensorFlow.js model, and the files they lie in.
#ifndef EVERGRAPH_STORE_TFJS_MANIFEST_HPP
#define EVERGRAPH_STORE_TFJS_MANIFEST_HPP

namespace evergraph {

namespace detail {

// Reads weightsManifest; what is wrong goes to `to`.
class manifest_reader {
 public:
    explicit manifest_reader(json_reading& to) : to_(to) {}

    std::vector<tfjs_group> groups(const json_value& manifest) {
        std::vector<tfjs_group> out;
        if (!manifest.is(json_kind::array)) {
            to_.note_value(manifest, "an array", at("weightsManifest"));
            return out;
        }
        for (const json_value& item : manifest.items) {
            place_ = {nullptr, "weightsManifest", static_cast<std::int64_t>(out.size()), {}, false};
            tfjs_group& g = out.emplace_back();
            for (const json_value& path : list(item, "paths")) g.paths.push_back(text_of(path));
            for (const json_value& w : list(item, "weights")) g.weights.push_back(weight(w));
        }
        return out;
    }

 private:
    static message_place at(std::string_view name) { return {nullptr, name, -1, {}, false}; }

    const std::vector<json_value>& list(const json_value& of, std::string_view name) {
        static const std::vector<json_value> nothing;
        const json_value* const found = of.find(name);
        if (found != nullptr && found->is(json_kind::array)) return found->items;
        to_.note_value(found == nullptr ? of : *found, "the array '" + std::string{name} + "'", place_);
        return nothing;
    }
    std::string text_of(const json_value& v) {
        if (!v.is(json_kind::string)) to_.note_value(v, "a string", place_);
        return v.text;
    }
    tfjs_weight weight(const json_value& v) {
        tfjs_weight w;
        if (const json_value* name = v.find("name")) w.name = text_of(*name);
        w.type = type_of(v, v.find("dtype"));
        boost::container::small_vector<std::int64_t, 4> sizes;
        for (const json_value& size : list(v, "shape")) {
            const auto n = json_integer_of(size.text);
            const bool fits = size.is(json_kind::number) && n && !n->negative &&
                              n->magnitude < std::uint64_t{1} << 63U;
            if (!fits) to_.note_value(size, "a size", place_);
            sizes.push_back(fits ? static_cast<std::int64_t>(n->magnitude) : 0);
        }
        const auto dims = shape::checked({sizes.data(), sizes.size()});
        // A weight takes a byte for each element at least, so more than this lies in no file.
        if (dims && dims->elements() < std::int64_t{1} << 56U) {
            w.dims = *dims;
        } else {
            to_.note(v, "a shape whose product is too large", "the shape of '" + w.name + "'", place_);
        }
        if (const json_value* q = v.find("quantization")) w.quantization = quantization(*q, w);
        return w;
    }
    dtype type_of(const json_value& of, const json_value* name) {
        const dtype type = name == nullptr ? dtype::invalid : dtype_named(name->text);
        if (type == dtype::string || (byte_size(type) != 0 && !is_ref(type))) return type;
        to_.note_value(name == nullptr ? of : *name, "the dtype of a weight", place_);
        return dtype::float32;
    }
    tfjs_quantization quantization(const json_value& v, const tfjs_weight& w) {
        tfjs_quantization q;
        q.stored = type_of(v, v.find("dtype"));
        const bool half_size = q.stored == dtype::half && w.type == dtype::float32;
        const bool scaled = (q.stored == dtype::uint8 || q.stored == dtype::uint16) &&
                            (w.type == dtype::float32 || w.type == dtype::int32);
        if (!half_size && !scaled) {
            to_.note(v, "the quantization " + name_of(q.stored) + " of " + name_of(w.type),
                     "float16 of float32, or uint8 or uint16 of float32 or int32", place_);
        }
        if (scaled) {
            q.scale = real(v, "scale");
            q.min = real(v, "min");
        }
        return q;
    }
    double real(const json_value& of, std::string_view name) {
        const json_value* const v = of.find(name);
        if (v != nullptr && v->is(json_kind::number)) return real_of(v->text);
        to_.note_value(v == nullptr ? of : *v, "the number '" + std::string{name} + "'", place_);
        return 0;
    }

    json_reading& to_;
    message_place place_;
};

// The bytes of a group's files, put together. Files lie in the model's folder or below it.
inline shared_bytes bytes_of_group(const tfjs_group& g, const std::filesystem::path& folder,
                                   problems& found) {
    std::string all;
    shared_bytes only;
    for (const std::string& name : g.paths) {
        const std::filesystem::path path{name};
        bool outside = path.is_absolute() || name.find("://") != std::string::npos;
        for (const auto& part : path) outside = outside || part == "..";
        if (outside) {
            problem p;
            p.code = status_code::invalid_argument;
            p.kind = problem_kind::file_not_opened;
            p.found = "the weight file '" + name + "'";
            p.needed = "a file in the folder of the model";
            found.push_back(std::move(p));
            continue;
        }
        const auto file = map_file(folder / path);
        if (!file) {
            found.push_back(file.error());
            found.back().needed = "this file of weights";
        } else if (g.paths.size() == 1) {
            only = *file;
        } else {
            all += file->view();
        }
    }
    return g.paths.size() == 1 ? only : shared_bytes::copy_of(std::move(all));
}

}  // namespace detail

// The tensors of all groups by name, or all that is wrong: files that are missing, and for each
// group the first weight that its files do not reach.
inline expected<std::map<std::string, tensor>, problems> read_tfjs_weights(
    const std::vector<tfjs_group>& groups, const std::filesystem::path& folder) {
    std::map<std::string, tensor> weights;
    problems found;
    for (const tfjs_group& g : groups) {
        const std::size_t before = found.size();
        const shared_bytes bytes = detail::bytes_of_group(g, folder, found);
        if (found.size() != before) continue;
        std::string files;
        for (const std::string& path : g.paths) files += (files.empty() ? "" : ", ") + path;
        detail::weight_reader reader{bytes, files};
        for (const tfjs_weight& w : g.weights) {
            auto value = reader.next(w);
            if (!value) {
                found.push_back(std::move(value).error());
                break;
            }
            weights.insert_or_assign(w.name, std::move(*value));
        }
    }
    if (!found.empty()) return unexpected<problems>{std::move(found)};
    return weights;
}

}  // namespace evergraph

#endif

// ---- evergraph/store/tfjs_reader.hpp
// tfjs_reader: reads TensorFlow.js graph models: model.json and its files of weights.
#ifndef EVERGRAPH_STORE_TFJS_READER_HPP
#define EVERGRAPH_STORE_TFJS_READER_HPP

namespace evergraph {

namespace detail {

// A message of the table from a part of a document.
inline std::string part_to_wire(json_reading& to, const json_value& part, std::string_view type) {
    return json_parser{to, json_unknown::ignore}.parse(part, *find_message(type));
}

// The nodes of the part that fills a model's tables before it runs, behind the model's own.
inline void append_initializer(const json_value& model, json_value& topology) {
    const json_value* const init = model.find("modelInitializer");
    const json_value* const more = init == nullptr ? nullptr : init->find("node");
    for (json_value& member : topology.items) {
        if (more == nullptr || member.name != "node") continue;
        std::map<std::string_view, bool> there;
        for (const json_value& n : member.items) {
            if (const json_value* name = n.find("name")) there[name->text] = true;
        }
        std::vector<json_value> added;
        for (const json_value& n : more->items) {
            const json_value* const name = n.find("name");
            if (name != nullptr && !there.contains(name->text)) added.push_back(n);
        }
        for (json_value& n : added) member.items.push_back(std::move(n));
    }
}

inline std::optional<signature> read_tfjs_signature(json_reading& to, const json_value& model,
                                                    std::string_view name, std::string key) {
    const json_value* found = model.find(name);
    const json_value* const more = model.find("userDefinedMetadata");
    if (found == nullptr && more != nullptr) found = more->find(name);
    if (found == nullptr || !found->is(json_kind::object) || found->items.empty()) {
        return std::nullopt;
    }
    const std::string bytes = part_to_wire(to, *found, "SignatureDef");
    protobuf_reading reading{shared_bytes::unowned(bytes), {}};
    signature s;
    s.key = std::move(key);
    read_signature(wire_reader{bytes}, s, reading, {nullptr, name, -1, {}, false});
    if (s.method_name.empty()) s.method_name = "tensorflow/serving/predict";
    to.found.insert(to.found.end(), reading.found.begin(), reading.found.end());
    return s;
}

// Puts each Const's value back. One that is listed nowhere is a problem.
inline void fill_constants(graph_def& g, const std::map<std::string, tensor>& weights,
                           problems& found) {
    rewrite_nodes(g, [&](node_def& n) {
        if (n.op != "Const") return false;
        const tensor_proto* const value = n.attrs.find_as<tensor_proto>("value");
        const auto weight = weights.find(n.name);
        if (weight == weights.end()) {
            if (value != nullptr && is_stripped(*value)) {
                found.push_back(problem_at(n, problem_kind::not_in_the_file, status_code::not_found,
                                           "no weight of this name", "the value of the Const",
                                           "fetch the model again with all its files"));
            }
            return false;
        }
        const dtype* const type = n.attrs.find_as<dtype>("dtype");
        const auto typed = in_type(weight->second, type == nullptr ? weight->second.type() : *type);
        if (!typed || (value != nullptr && !fits(typed->dims(), value->dims))) {
            found.push_back(problem_at(
                n, problem_kind::type_mismatch, status_code::invalid_argument,
                "the weight " + summary(weight->second),
                (type == nullptr ? "its type" : name_of(*type)) +
                    (value == nullptr ? "" : text(value->dims)),
                "fetch the model again with all its files"));
            return false;
        }
        n.attrs.set("value", encode_tensor(*typed));
        return true;
    });
}

}  // namespace detail

// A graph model from its document; files of weights lie in `folder`. Weights become the values of
// the Const nodes of their names, in the nodes' own types: TensorFlow.js keeps int64 as int32.
// The signature is `serving_default`.
inline expected<meta_graph, problems> read_tfjs_model(std::string_view document,
                                                      const std::filesystem::path& folder) {
    auto root = parse_json(document);
    if (!root) return unexpected<problems>{std::move(root).error()};
    json_reading to{document, {}};
    const json_value* const topology = root->find("modelTopology");
    if (topology == nullptr || topology->find("node") == nullptr) {
        return unexpected<problems>{problems{
            detail::other_kind(recognise(document), "the document", "a TensorFlow.js graph model")}};
    }
    json_value graph = *topology;
    detail::append_initializer(*root, graph);
    const std::string bytes = detail::part_to_wire(to, graph, "GraphDef");
    const json_value* const manifest = root->find("weightsManifest");
    std::vector<tfjs_group> groups;
    if (manifest != nullptr) groups = detail::manifest_reader{to}.groups(*manifest);
    meta_graph m;
    if (auto s = detail::read_tfjs_signature(to, *root, "signature", "serving_default")) {
        m.signatures.push_back(std::move(*s));
    }
    if (auto s = detail::read_tfjs_signature(to, *root, "initializerSignature",
                                             "tfjs_initializer")) {
        m.signatures.push_back(std::move(*s));
    }
    if (!to.found.empty()) return unexpected<problems>{std::move(to.found)};
    auto g = read_graph_def(shared_bytes::copy_of(bytes));
    if (!g) return unexpected<problems>{std::move(g).error()};
    const auto weights = read_tfjs_weights(groups, folder);
    if (!weights) return unexpected<problems>{weights.error()};
    problems found;
    detail::fill_constants(*g, *weights, found);
    if (!found.empty()) return unexpected<problems>{std::move(found)};
    m.graph = std::move(*g);
    m.info.emplace().tags = {"serve"};
    if (const json_value* by = root->find("generatedBy"); by && by->is(json_kind::string)) {
        m.info->tensorflow_version = by->text;
    }
    return m;
}

// `path` names model.json, whatever it is called, or the folder that holds it.
inline expected<meta_graph, problems> read_tfjs_file(const std::filesystem::path& path) {
    std::error_code error;
    const std::filesystem::path file =
        std::filesystem::is_directory(path, error) ? path / "model.json" : path;
    const auto bytes = map_file(file);
    if (!bytes) return unexpected<problems>{problems{bytes.error()}};
    const file_kind kind = recognise(bytes->view());
    if (kind != file_kind::tfjs_model) {
        return unexpected<problems>{
            problems{detail::other_kind(kind, file.string(), "a TensorFlow.js graph model")}};
    }
    return read_tfjs_model(bytes->view(), file.parent_path());
}

}  // namespace evergraph

#endif

// ---- evergraph/store/tfjs_writer.hpp
// tfjs_writer: writes TensorFlow.js graph models: model.json and its files of weights.
#ifndef EVERGRAPH_STORE_TFJS_WRITER_HPP
#define EVERGRAPH_STORE_TFJS_WRITER_HPP

namespace evergraph {

// A model and the files of its weights, before they are written.
struct tfjs_files {
    std::string model_json;
    std::vector<std::string> shards;  // group1-shard1ofN.bin ...
};

struct tfjs_options {
    std::size_t shard_bytes = std::size_t{4} << 20U;  // what browsers like to cache
};

namespace detail {

// What TensorFlow.js computes in: whole numbers as int32, real ones as float32.
inline dtype tfjs_type(dtype type) {
    switch (type) {
        case dtype::float64:
        case dtype::half:
        case dtype::bfloat16: return dtype::float32;
        case dtype::int8:
        case dtype::uint8:
        case dtype::int16:
        case dtype::uint16:
        case dtype::uint32:
        case dtype::int64: return dtype::int32;
        default: return type;
    }
}
inline std::string_view tfjs_type_name(dtype type) {
    switch (type) {
        case dtype::float32: return "float32";
        case dtype::int32: return "int32";
        case dtype::boolean: return "bool";
        case dtype::string: return "string";
        case dtype::complex64: return "complex64";
        default: return {};
    }
}

class tfjs_packer {
 public:
    std::string bytes;
    std::string entries;  // of weightsManifest[0].weights
    problems found;

    // Takes a Const's value out of the node; what TensorFlow.js has no type for stays in it.
    bool take(node_def& n) {
        const tensor_proto* const value = n.attrs.find_as<tensor_proto>("value");
        if (n.op != "Const" || value == nullptr || tfjs_type_name(tfjs_type(value->type)).empty()) {
            return false;
        }
        const auto t = decode_tensor(*value);
        const auto typed = t ? in_type(*t, tfjs_type(t->type())) : std::nullopt;
        if (!typed) {
            if (t) {
                found.push_back(problem_at(
                    n, problem_kind::value_too_large, status_code::out_of_range,
                    "a value of " + name_of(t->type()),
                    "values that " + std::string{tfjs_type_name(tfjs_type(t->type()))} + " holds",
                    "TensorFlow.js has no wider type"));
            } else {
                found.push_back(t.error());
                found.back().node = n.name;
            }
            return false;
        }
        if (!names_.insert(n.name).second) {
            found.push_back(problem_at(n, problem_kind::duplicate_node_name,
                                       status_code::invalid_argument, "a second Const of this name",
                                       "one: weights go by name", "rename one of them"));
            return false;
        }
        add(n.name, *typed);
        tensor_proto stripped;
        stripped.type = value->type;
        stripped.dims = value->dims;
        stripped.scalar_dims = value->dims.dims.empty();
        n.attrs.set("value", std::move(stripped));
        return true;
    }

 private:
    void add(const std::string& name, const tensor& t) {
        entries += entries.empty() ? "{\"name\": " : ", {\"name\": ";
        append_json_string(entries, name);
        entries += ", \"shape\": [";
        for (std::size_t i = 0; i < t.rank(); ++i) {
            entries += (i == 0 ? "" : ", ") + std::to_string(t.dims()[i]);
        }
        entries += "], \"dtype\": \"" + std::string{tfjs_type_name(t.type())} + "\"}";
        if (t.type() != dtype::string) {
            bytes += t.bytes();
            return;
        }
        for (const std::string& s : t.values<std::string>()) {
            for (unsigned i = 0; i < 4; ++i) {
                bytes += static_cast<char>((s.size() >> (8U * i)) & 0xFFU);
            }
            bytes += s;
        }
    }

    std::set<std::string> names_;
};

}  // namespace detail

// The graph of `m` and its default signature. Values that TensorFlow.js cannot hold (int64 beyond
// 32 bits, float64 that is no float32) are refused, with all their nodes.
inline expected<tfjs_files, problems> write_tfjs_model(const meta_graph& m,
                                                       tfjs_options options = {}) {
    graph_def g = m.graph.value_or(graph_def{});
    detail::tfjs_packer packer;
    rewrite_nodes(g, [&](node_def& n) { return packer.take(n); });
    if (!packer.found.empty()) return unexpected<problems>{std::move(packer.found)};
    const auto topology = wire_to_json(write_graph_def(g), *find_message("GraphDef"),
                                       {0, false, json_lost::drop});
    if (!topology) return unexpected<problems>{topology.error()};
    tfjs_files out;
    out.model_json = "{\"format\": \"graph-model\", \"generatedBy\": ";
    append_json_string(out.model_json, m.info ? m.info->tensorflow_version : std::string{});
    out.model_json += ", \"convertedBy\": \"evergraph\"";
    if (const auto s = find_signature(m, "")) {
        const std::string bytes =
            write_wire([&](auto& to) { detail::write_signature_body(to, **s); });
        const auto json =
            wire_to_json(bytes, *find_message("SignatureDef"), {0, false, json_lost::drop});
        if (!json) return unexpected<problems>{json.error()};
        out.model_json += ", \"signature\": " + *json;
    }
    const std::size_t size = std::max<std::size_t>(options.shard_bytes, 1);
    for (std::size_t at = 0; at < packer.bytes.size(); at += size) {
        out.shards.push_back(packer.bytes.substr(at, size));
    }
    out.model_json += ", \"modelTopology\": " + *topology + ", \"weightsManifest\": [";
    if (!packer.entries.empty()) {
        out.model_json += "{\"paths\": [";
        for (std::size_t i = 0; i < out.shards.size(); ++i) {
            out.model_json += (i == 0 ? "\"group1-shard" : ", \"group1-shard") +
                              std::to_string(i + 1) + "of" + std::to_string(out.shards.size()) +
                              ".bin\"";
        }
        out.model_json += "], \"weights\": [" + packer.entries + "]}";
    }
    out.model_json += "]}";
    return out;
}

// Writes the files into a folder, which is made if it is not there; the model last.
inline expected<void, problems> write_tfjs_folder(const meta_graph& m,
                                                  const std::filesystem::path& folder,
                                                  tfjs_options options = {}) {
    const auto files = write_tfjs_model(m, options);
    if (!files) return unexpected<problems>{files.error()};
    std::error_code error;
    std::filesystem::create_directories(folder, error);
    for (std::size_t i = 0; i < files->shards.size(); ++i) {
        const std::string name = "group1-shard" + std::to_string(i + 1) + "of" +
                                 std::to_string(files->shards.size()) + ".bin";
        const auto done = write_file(folder / name, files->shards[i]);
        if (!done) return unexpected<problems>{problems{done.error()}};
    }
    const auto done = write_file(folder / "model.json", files->model_json);
    if (!done) return unexpected<problems>{problems{done.error()}};
    return {};
}

}  // namespace evergraph

#endif

// ---- evergraph/store/json_model_file.hpp
// json_model_file: any file or folder that holds a graph, JSON and TensorFlow.js included, read and written.
#ifndef EVERGRAPH_STORE_JSON_MODEL_FILE_HPP
#define EVERGRAPH_STORE_JSON_MODEL_FILE_HPP

namespace evergraph {

// As `read_model_file`, and more: a GraphDef, MetaGraphDef or SavedModel in JSON, and a TensorFlow.js
// graph model, whose folder may be named in place of its model.json.
inline expected<saved_model_folder, problems> read_any_model_file(
    const std::filesystem::path& path) {
    std::filesystem::path file = model_file_in(path);
    std::error_code error;
    if (std::filesystem::is_directory(file, error)) {
        if (!std::filesystem::exists(file / "model.json", error)) return read_saved_model(path);
        file /= "model.json";
    }
    const auto bytes = map_file(file);
    if (!bytes) return unexpected<problems>{problems{bytes.error()}};
    const file_kind kind = recognise(bytes->view());
    saved_model_folder out;
    if (kind == file_kind::graph_json) {
        auto g = read_graph_json(bytes->view());
        if (!g) return unexpected<problems>{std::move(g).error()};
        out.model = model_of(std::move(*g));
    } else if (kind == file_kind::saved_model_json || kind == file_kind::meta_graph_json) {
        auto model = read_model_json(bytes->view());
        if (!model) return unexpected<problems>{std::move(model).error()};
        out.model = std::move(*model);
    } else if (kind == file_kind::tfjs_model) {
        auto m = read_tfjs_model(bytes->view(), file.parent_path());
        if (!m) return unexpected<problems>{std::move(m).error()};
        out.model.schema_version = 1;
        out.model.meta_graphs.push_back(std::move(*m));
    } else {
        return read_model_file(file);
    }
    return out;
}

// As `write_model_file`, and more: a graph in JSON, and a TensorFlow.js folder.
inline expected<void, problems> write_any_model_file(const saved_model_folder& from,
                                                     const std::vector<std::string>& tags,
                                                     const std::filesystem::path& to) {
    const model_form form = model_form_of(to);
    if (form != model_form::graph_json && form != model_form::tfjs) {
        return write_model_file(from, tags, to);
    }
    const auto m = find_meta_graph(from.model, tags);
    if (!m) return unexpected<problems>{problems{m.error()}};
    if (form == model_form::tfjs) return write_tfjs_folder(**m, to.parent_path());
    const auto json = write_graph_json((*m)->graph.value_or(graph_def{}), {2, false, {}});
    if (!json) return unexpected<problems>{json.error()};
    return detail::write_bytes(to, *json);
}

}  // namespace evergraph

#endif

// clang-format on
#endif
