// SPDX-License-Identifier: BSL-1.0
// protobuf_writer: writes a value as the bytes of its message, by its schema.
#ifndef EVERGRAPH_FORMAT_PROTOBUF_WRITER_HPP
#define EVERGRAPH_FORMAT_PROTOBUF_WRITER_HPP

#include <bit>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <vector>

#include "graph_schema.hpp"
#include "protobuf_reader.hpp"
#include "wire_writer.hpp"

namespace evergraph {

// Known fields by rising number, maps by key, then what was unknown: as libprotobuf's
// deterministic form. Out is a wire_meter or a wire_writer.
template <class Out, class Message>
void write_fields(Out& out, const Message& message);

namespace detail {

// Negative int32 and enum numbers travel as 64 bits.
template <class T>
std::uint64_t varint_of(T value) {
    if constexpr (std::is_same_v<T, dtype>) {
        return varint_of(static_cast<std::int32_t>(value));
    } else if constexpr (std::is_signed_v<T>) {
        return static_cast<std::uint64_t>(static_cast<std::int64_t>(value));
    } else {
        return value;
    }
}

template <class Out, class T>
void write_number(Out& out, T value) {
    if constexpr (std::is_same_v<T, float>) {
        out.fixed32(std::bit_cast<std::uint32_t>(value));
    } else if constexpr (std::is_same_v<T, double>) {
        out.fixed64(std::bit_cast<std::uint64_t>(value));
    } else {
        out.varint(varint_of(value));
    }
}

template <class Out, class T>
void write_packed(Out& out, std::uint32_t number, const std::vector<T>& values) {
    if (values.empty()) return;
    out.message(number, [&](auto& inner) {
        for (const T value : values) write_number(inner, value);
    });
}

template <class Out>
void write_attrs(Out& out, std::uint32_t number, const attr_map& attrs) {
    for (const named_attr& attr : attrs) {
        out.message(number, [&](auto& entry) {
            entry.bytes(1, attr.name);
            entry.message(2, [&](auto& value) { write_fields(value, attr.value); });
        });
    }
}

inline std::string_view bytes_in(const std::string& s) { return s; }
inline std::string_view bytes_in(const shared_bytes& s) { return s.view(); }
template <class T>
const T& message_in(const T& m) {
    return m;
}
template <class T>
const T& message_in(const boxed<T>& m) {
    return *m;
}

// Always written, even if it is the default.
template <field_form Form, class Out, class T>
void write_present(Out& out, std::uint32_t number, const T& value) {
    if constexpr (Form == field_form::number) {
        out.tag(number, wire_type_of<T>);
        write_number(out, value);
    } else if constexpr (Form == field_form::message) {
        out.message(number, [&](auto& inner) { write_fields(inner, message_in(value)); });
    } else {
        out.bytes(number, bytes_in(value));
    }
}

template <class Out, field_form Form, class Owner, class Member, class Message>
void write_field(Out& out, const message_field<Form, Owner, Member>& f, const Message& message) {
    const auto& value = message.*f.member;
    if constexpr (Form == field_form::attrs) {
        write_attrs(out, f.number, value);
    } else if constexpr (is_vector<Member> && Form == field_form::number) {
        write_packed(out, f.number, value);
    } else if constexpr (is_vector<Member>) {
        for (const auto& one : value) write_present<Form>(out, f.number, one);
    } else if constexpr (is_optional<Member>) {
        if (value.has_value()) write_present<Form>(out, f.number, *value);
    } else if constexpr (std::is_same_v<Member, shape_proto>) {
        if (message.scalar_dims || value != shape_proto{}) {
            write_present<Form>(out, f.number, value);
        }
    } else if constexpr (Form == field_form::number) {
        if (value != Member{}) write_present<Form>(out, f.number, value);
    } else {
        if (!value.empty()) write_present<Form>(out, f.number, value);
    }
}

template <class Out, field_form Form, class T>
void write_field(Out& out, const oneof_field<Form, T>& f, const attr_value& attr) {
    const T* value = attr.as<T>();
    if (value == nullptr) return;
    if constexpr (Form == field_form::text) {
        write_present<Form>(out, f.number, value->name);
    } else {
        write_present<Form>(out, f.number, *value);
    }
}

}  // namespace detail

template <class Out, class Message>
void write_fields(Out& out, const Message& message) {
    std::apply([&](const auto&... f) { (detail::write_field(out, f, message), ...); },
               fields_of<Message>);
    out.raw(message.unknown);
}

// The bytes of one message: tensor_proto, attr_value, node_def ... The same value always gives the
// same bytes.
template <class Message>
std::string write_message(const Message& message) {
    return write_wire([&](auto& out) { write_fields(out, message); });
}

}  // namespace evergraph

#endif
