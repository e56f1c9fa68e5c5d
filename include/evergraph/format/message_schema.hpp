// SPDX-License-Identifier: BSL-1.0
// message_schema: looks up the messages, fields and enums of the message table.
#ifndef EVERGRAPH_FORMAT_MESSAGE_SCHEMA_HPP
#define EVERGRAPH_FORMAT_MESSAGE_SCHEMA_HPP

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include "enum_table.hpp"
#include "message_table.hpp"
#include "wire_reader.hpp"

namespace evergraph {

// How the value of a field is encoded; also its type in text.
enum class value_form : std::uint8_t {
    int32, int64, uint32, uint64, sint64, fixed32, fixed64, float32, float64, boolean, text, bytes,
    enumeration, message,
};

// `map` repeats a message of key 1 and value 2; the name of a `retired` field may still be met.
enum class field_count : std::uint8_t { one, many, map, retired };

struct schema_field {
    std::string_view name;
    std::uint32_t number = 0;
    value_form form = value_form::message;
    field_count count = field_count::one;
    std::uint8_t oneof = 0;  // the fields of one message with the same mark exclude each other
    std::uint8_t of = 0;     // index of the message or enum
};
struct schema_message {
    std::string_view name;  // without the package `tensorflow`
    std::uint16_t first = 0;
    std::uint16_t count = 0;
    bool entry = false;  // of a map
};
struct enum_value {
    std::string_view name;
    std::int32_t value = 0;
};
struct schema_enum {
    std::string_view name;
    std::uint16_t first = 0;
    std::uint16_t count = 0;
};

constexpr wire_type wire_type_in_file(value_form form) {
    switch (form) {
        case value_form::fixed32:
        case value_form::float32: return wire_type::fixed32;
        case value_form::fixed64:
        case value_form::float64: return wire_type::fixed64;
        case value_form::text:
        case value_form::bytes:
        case value_form::message: return wire_type::bytes;
        default: return wire_type::varint;
    }
}
// Repeated numbers stand packed in one field with a length.
constexpr bool is_packed(const schema_field& f) {
    return f.count == field_count::many && wire_type_in_file(f.form) != wire_type::bytes;
}

// The message table, with its names resolved.
struct message_schema {
    std::array<schema_message, 240> messages{};
    std::array<schema_field, 832> fields{};
    std::array<schema_enum, 40> enums{};
    std::array<enum_value, 280> values{};
    std::size_t message_count = 0;
    std::size_t field_count = 0;
    std::size_t enum_count = 0;
    std::size_t value_count = 0;
    std::string_view fault;  // the first word that does not read
};

// More fields in one message than any has.
inline constexpr std::size_t most_fields = 64;

namespace detail {

constexpr std::string_view cut_to(std::string_view& rest, char stop) {
    const std::size_t at = rest.find(stop);
    const std::string_view word = rest.substr(0, at);
    rest.remove_prefix(at == std::string_view::npos ? rest.size() : at + 1);
    return word;
}

constexpr std::int32_t table_number(std::string_view digits) {
    const bool negative = digits.starts_with('-');
    std::int32_t n = 0;
    for (char c : digits.substr(negative ? 1 : 0)) n = n * 10 + (c - '0');
    return negative ? -n : n;
}

// Rows are sorted by name. The place of `name`, or `count`.
template <class Rows>
constexpr std::size_t place_of(const Rows& rows, std::size_t count, std::string_view name) {
    std::size_t low = 0;
    for (std::size_t high = count; low < high;) {
        const std::size_t middle = low + (high - low) / 2;
        const int order = rows[middle].name.compare(name);
        if (order == 0) return middle;
        (order < 0 ? low : high) = order < 0 ? middle + 1 : middle;
    }
    return count;
}

class schema_parser {
 public:
    constexpr message_schema parse(std::string_view messages, std::string_view enums) {
        for (std::string_view rest = enums; !rest.empty();) add_enum(cut_to(rest, '\n'));
        for (std::string_view rest = messages; !rest.empty();) {
            std::string_view line = cut_to(rest, '\n');
            out_.messages[out_.message_count++].name = cut_to(line, ':');
        }
        table_messages_ = out_.message_count;
        std::size_t at = 0;
        for (std::string_view rest = messages; !rest.empty();) {
            add_fields(out_.messages[at++], cut_to(rest, '\n'));
        }
        return out_;
    }

 private:
    constexpr void add_enum(std::string_view line) {
        schema_enum& e = out_.enums[out_.enum_count++];
        e.name = cut_to(line, ':');
        e.first = static_cast<std::uint16_t>(out_.value_count);
        while (!line.empty()) {
            std::string_view item = cut_to(line, ',').substr(1);
            const std::string_view name = cut_to(item, ' ');
            out_.values[out_.value_count++] = {name, table_number(item)};
            ++e.count;
        }
    }
    constexpr void add_fields(schema_message& m, std::string_view line) {
        cut_to(line, ':');
        m.first = static_cast<std::uint16_t>(out_.field_count);
        // A map's entry is added behind, so fields of one message stay together.
        while (!line.empty()) {
            std::string_view item = cut_to(line, ',').substr(1);
            if (const std::size_t comma = item.find('<'); comma != std::string_view::npos) {
                item = {item.data(), item.size() + 1 + cut_to(line, ',').size()};
            }
            out_.fields[out_.field_count++] = field_of(item);
            ++m.count;
        }
    }
    constexpr schema_field field_of(std::string_view item) {
        schema_field f;
        if (item.starts_with('-')) {
            f.name = item.substr(1);
            f.count = field_count::retired;
            return f;
        }
        f.name = cut_to(item, ' ');
        f.number = static_cast<std::uint32_t>(table_number(cut_to(item, ' ')));
        if (const std::size_t at = item.find('@'); at != std::string_view::npos) {
            f.oneof = static_cast<std::uint8_t>(table_number(item.substr(at + 1)));
            item = item.substr(0, at);
        }
        if (item.ends_with('*')) {
            f.count = field_count::many;
            item.remove_suffix(1);
        } else if (item.starts_with("map<")) {
            f.count = field_count::map;
            f.of = entry_of(item);
            return f;
        }
        set_type(f, item);
        return f;
    }
    constexpr void set_type(schema_field& f, std::string_view type) {
        constexpr std::array<std::string_view, 12> scalars{
            "int32",   "int64", "uint32", "uint64", "sint64", "fixed32",
            "fixed64", "float", "double", "bool",   "string", "bytes"};
        for (std::size_t i = 0; i < scalars.size(); ++i) {
            if (scalars[i] == type) {
                f.form = static_cast<value_form>(i);
                return;
            }
        }
        std::size_t at = place_of(out_.messages, table_messages_, type);
        if (at == table_messages_) {
            f.form = value_form::enumeration;
            at = place_of(out_.enums, out_.enum_count, type);
            if (at == out_.enum_count && out_.fault.empty()) out_.fault = type;
        }
        f.of = static_cast<std::uint8_t>(at);
    }
    // Entries stand behind the messages of the table; their fields are taken from the end, so that
    // the fields of the message that is being read stay together.
    constexpr std::uint8_t entry_of(std::string_view type) {
        for (std::size_t i = table_messages_; i < out_.message_count; ++i) {
            if (out_.messages[i].name == type) return static_cast<std::uint8_t>(i);
        }
        schema_message& entry = out_.messages[out_.message_count];
        entry_fields_ += 2;
        entry = {type, static_cast<std::uint16_t>(out_.fields.size() - entry_fields_), 2, true};
        std::string_view value = type.substr(4, type.size() - 5);
        schema_field* const f = &out_.fields[entry.first];
        f[0].name = "key";
        f[0].number = 1;
        set_type(f[0], cut_to(value, ','));
        f[1].name = "value";
        f[1].number = 2;
        set_type(f[1], value);
        return static_cast<std::uint8_t>(out_.message_count++);
    }

    message_schema out_;
    std::size_t table_messages_ = 0;
    std::size_t entry_fields_ = 0;
};

}  // namespace detail

// Reads a table; a constant expression, but one that costs a compiler a second.
constexpr message_schema read_message_table(std::string_view messages, std::string_view enums) {
    return detail::schema_parser{}.parse(messages, enums);
}

// Not constexpr: a compiler would evaluate it wherever this header is included.
inline message_schema read_shipped_messages() {
    return read_message_table(message_table, enum_table);
}

// Read at the first use.
inline const message_schema& tensorflow_schema() {
    static const message_schema schema = read_shipped_messages();
    return schema;
}

// By its name in the table; nullptr if the table lacks it.
inline const schema_message* find_message(std::string_view name) {
    for (const schema_message& m : tensorflow_schema().messages) {
        if (m.name == name && !m.entry && !name.empty()) return &m;
    }
    return nullptr;
}

inline std::span<const schema_field> fields_in(const schema_message& m) {
    return {tensorflow_schema().fields.data() + m.first, m.count};
}
inline const schema_field* find_field(const schema_message& m, std::string_view name) {
    for (const schema_field& f : fields_in(m)) {
        if (f.name == name) return &f;
    }
    return nullptr;
}
inline const schema_field* find_field(const schema_message& m, std::uint32_t number) {
    for (const schema_field& f : fields_in(m)) {
        if (f.number == number && f.count != field_count::retired) return &f;
    }
    return nullptr;
}
// The message that a field of form `message` holds.
inline const schema_message& message_in_field(const schema_field& f) {
    return tensorflow_schema().messages[f.of];
}
inline const schema_enum& enum_in_field(const schema_field& f) {
    return tensorflow_schema().enums[f.of];
}
inline std::span<const enum_value> values_in(const schema_field& f) {
    const schema_enum& e = enum_in_field(f);
    return {tensorflow_schema().values.data() + e.first, e.count};
}

}  // namespace evergraph

#endif
