// SPDX-License-Identifier: BSL-1.0
// protobuf_reader: fills a value from the bytes of its message, by its schema.
#ifndef EVERGRAPH_FORMAT_PROTOBUF_READER_HPP
#define EVERGRAPH_FORMAT_PROTOBUF_READER_HPP

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "graph_schema.hpp"
#include "open_attr.hpp"
#include "protobuf_reading.hpp"
#include "../base/utf8.hpp"
#include "wire_reader.hpp"

namespace evergraph {

namespace detail {

template <class T>
inline constexpr wire_type wire_type_of = std::is_same_v<T, float>    ? wire_type::fixed32
                                          : std::is_same_v<T, double> ? wire_type::fixed64
                                                                      : wire_type::varint;
template <class T>
inline constexpr bool is_vector = false;
template <class T>
inline constexpr bool is_vector<std::vector<T>> = true;
template <class T>
inline constexpr bool is_optional = false;
template <class T>
inline constexpr bool is_optional<std::optional<T>> = true;
template <class T>
struct unboxed {
    using type = T;
};
template <class T>
struct unboxed<boxed<T>> {
    using type = T;
};

template <class T>
T read_number(wire_reader& r) {
    if constexpr (std::is_same_v<T, float>) {
        return std::bit_cast<float>(r.fixed32());
    } else if constexpr (std::is_same_v<T, double>) {
        return std::bit_cast<double>(r.fixed64());
    } else if constexpr (std::is_same_v<T, bool> || std::is_same_v<T, std::uint8_t>) {
        return static_cast<T>(r.varint() != 0);
    } else if constexpr (std::is_same_v<T, dtype>) {
        return static_cast<dtype>(static_cast<std::int32_t>(r.varint()));
    } else {
        return static_cast<T>(r.varint());
    }
}

template <class T>
void read_packed(wire_reader& r, std::vector<T>& out, protobuf_reading& to,
                 const message_place& where) {
    const std::string_view bytes = r.bytes();
    if (bytes.empty()) return;
    wire_reader packed{bytes, r.offset_of(bytes.data())};
    if constexpr (std::is_floating_point_v<T>) {
        if (bytes.size() % sizeof(T) != 0) packed.fail(wire_fault::ragged_packed, bytes.data());
        if (out.empty() && !packed.failed()) out.reserve(bytes.size() / sizeof(T));
    } else if (out.empty()) {
        const auto ends = std::count_if(bytes.begin(), bytes.end(), [](char c) {
            return static_cast<unsigned char>(c) < 0x80U;
        });
        out.reserve(static_cast<std::size_t>(ends));
    }
    while (!packed.failed() && packed.left() != 0) {
        const T value = read_number<T>(packed);
        if (!packed.failed()) out.push_back(value);
    }
    if (packed.failed()) to.note(packed.fault(), packed.offset(), where);
}

inline std::string_view read_text(wire_reader& r, protobuf_reading& to,
                                  const message_place& where) {
    const std::string_view text = r.bytes();
    if (!is_utf8(text)) to.note(wire_fault::not_utf8, r.offset_of(text.data()), where);
    return text;
}

// The bytes of a message that is kept as it is; its own fields must be whole.
inline std::string_view read_opaque(wire_reader& r, protobuf_reading& to,
                                    const message_place& where) {
    wire_reader inside = r.message();
    const std::string_view whole = inside.rest();
    while (inside.next()) inside.skip();
    if (inside.failed()) to.note(inside.fault(), inside.offset(), where);
    return whole;
}

}  // namespace detail

// Reads the fields of `r` into `message`, which may hold some already. Goes on behind a message
// that is broken inside; every fault is noted.
template <class Message>
void read_fields(wire_reader r, Message& message, protobuf_reading& to,
                 const message_place& where);

namespace detail {

template <class T>
T read_whole(wire_reader& r, protobuf_reading& to, const message_place& where) {
    typename opened<T>::type open;
    read_fields(r.message(), open, to, where);
    return closed(std::move(open));
}

// Walks an entry of a map with text keys: `value(reader, where)` is called on each value in it.
template <class Value>
std::string read_keyed(wire_reader entry, protobuf_reading& to, const message_place& outer,
                       std::string_view name, const Value& value) {
    std::string key;
    message_place where{&outer, name, -1, {}, true};
    while (entry.next()) {
        if (entry.is(1, wire_type::bytes)) {
            key = read_text(entry, to, where);
            where.key = key;
        } else if (entry.is(2, wire_type::bytes)) {
            value(entry, where);
        } else {
            entry.skip();
        }
    }
    if (entry.failed()) to.note(entry.fault(), entry.offset(), where);
    return key;
}

inline named_attr read_entry(wire_reader entry, protobuf_reading& to, const message_place& outer,
                             std::string_view name) {
    open_attr value;
    std::string key = read_keyed(entry, to, outer, name,
                                 [&](wire_reader& r, const message_place& where) {
                                     read_fields(r.message(), value, to, where);
                                 });
    return {std::move(key), closed(std::move(value))};
}

// A value of any form but `attrs`, into the C++ object that stands for it.
template <field_form Form, class T>
void read_value(wire_reader& r, T& out, protobuf_reading& to, const message_place& where) {
    if constexpr (Form == field_form::number) {
        out = read_number<T>(r);
    } else if constexpr (Form == field_form::message) {
        read_fields(r.message(), out, to, where);
    } else if constexpr (Form == field_form::opaque) {
        out += read_opaque(r, to, where);
    } else if constexpr (std::is_same_v<T, shared_bytes>) {
        out = to.file.part(r.bytes());
    } else if constexpr (Form == field_form::text) {
        out = read_text(r, to, where);
    } else {
        out = r.bytes();
    }
}

template <field_form Form, class T>
void read_element(wire_reader& r, std::vector<T>& out, protobuf_reading& to,
                  const message_place& where) {
    if constexpr (Form == field_form::message) {
        out.push_back(read_whole<typename unboxed<T>::type>(r, to, where));
    } else {
        read_value<Form>(r, out.emplace_back(), to, where);
    }
}

// True if the field is this one in one of its wire types; its value is then read.
template <field_form Form, class Owner, class Member, class Message>
bool read_field(wire_reader& r, const message_field<Form, Owner, Member>& f, Message& message,
                protobuf_reading& to, const message_place& where) {
    if (r.field() != f.number) return false;
    auto& out = message.*f.member;
    if constexpr (Form == field_form::number && is_vector<Member>) {
        using number = typename Member::value_type;
        if (r.type() == wire_type::bytes) {
            read_packed(r, out, to, {&where, f.name, -1, {}, false});
            return true;
        }
        if (r.type() != wire_type_of<number>) return false;
        out.push_back(read_number<number>(r));
    } else if constexpr (Form == field_form::number) {
        if (r.type() != wire_type_of<Member>) return false;
        out = read_number<Member>(r);
    } else if (r.type() != wire_type::bytes) {
        return false;
    } else if constexpr (Form == field_form::attrs) {
        message.entries.push_back(read_entry(r.message(), to, where, f.name));
    } else if constexpr (is_vector<Member>) {
        read_element<Form>(r, out, to,
                           {&where, f.name, static_cast<std::int64_t>(out.size()), {}, false});
    } else if constexpr (is_optional<Member>) {
        if (!out.has_value()) out.emplace();
        read_value<Form>(r, *out, to, {&where, f.name, -1, {}, false});
    } else {
        read_value<Form>(r, out, to, {&where, f.name, -1, {}, false});
        if constexpr (std::is_same_v<Member, shape_proto>) {
            message.scalar_dims = out == shape_proto{};
        }
    }
    return true;
}

template <class T>
T& hold(open_attr& a) {
    if (T* held = std::get_if<T>(&a.value)) return *held;
    return a.value.template emplace<T>();
}

template <field_form Form, class T>
bool read_field(wire_reader& r, const oneof_field<Form, T>& f, open_attr& a, protobuf_reading& to,
                const message_place& where) {
    if (r.field() != f.number) return false;
    const message_place here{&where, f.name, -1, {}, false};
    if constexpr (Form == field_form::number) {
        if (r.type() != wire_type_of<T>) return false;
        hold<T>(a) = read_number<T>(r);
    } else if (r.type() != wire_type::bytes) {
        return false;
    } else if constexpr (Form == field_form::text) {
        read_value<Form>(r, hold<T>(a).name, to, here);
    } else {
        read_value<Form>(r, hold<typename opened<T>::type>(a), to, here);
    }
    return true;
}

}  // namespace detail

template <class Message>
void read_fields(wire_reader r, Message& message, protobuf_reading& to,
                 const message_place& where) {
    while (r.next()) {
        const bool known = std::apply(
            [&](const auto&... f) {
                return (detail::read_field(r, f, message, to, where) || ...);
            },
            fields_of<Message>);
        if (!known && r.skip()) message.unknown += r.raw();
    }
    if (r.failed()) to.note(r.fault(), r.offset(), where);
}

}  // namespace evergraph

#endif
