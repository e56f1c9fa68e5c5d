// SPDX-License-Identifier: BSL-1.0
// check_message: whether the bytes of a message would read, without reading them into a value.
#ifndef EVERGRAPH_FORMAT_CHECK_MESSAGE_HPP
#define EVERGRAPH_FORMAT_CHECK_MESSAGE_HPP

#include <string_view>
#include <tuple>
#include <type_traits>

#include "../base/utf8.hpp"
#include "protobuf_reader.hpp"

namespace evergraph {

// Exactly where `read_fields` would note no fault. Allocates nothing.
template <class Message>
bool fields_read(wire_reader r);

namespace detail {

template <class T>
struct element_of {
    using type = T;
};
template <class T>
struct element_of<std::vector<T>> {
    using type = typename unboxed<T>::type;
};
template <class T>
struct element_of<std::optional<T>> {
    using type = T;
};

inline bool whole_message_reads(wire_reader r) {
    while (r.next()) r.skip();
    return !r.failed();
}

inline bool attr_entry_reads(wire_reader r) {
    bool good = true;
    while (good && r.next()) {
        if (r.is(1, wire_type::bytes)) {
            good = is_utf8(r.bytes());
        } else if (r.is(2, wire_type::bytes)) {
            good = fields_read<attr_value>(r.message());
        } else {
            r.skip();
        }
    }
    return good && !r.failed();
}

template <class T>
bool packed_reads(std::string_view bytes) {
    if constexpr (std::is_floating_point_v<T>) return bytes.size() % sizeof(T) == 0;
    wire_reader r{bytes};
    while (!r.failed() && r.left() != 0) r.varint();
    return !r.failed();
}

enum class field_check { other_field, good, bad };

template <field_form Form, class T, bool Repeats>
field_check check_field_value(wire_reader& r) {
    const auto verdict = [](bool good) { return good ? field_check::good : field_check::bad; };
    if constexpr (Form == field_form::number) {
        if constexpr (Repeats) {
            if (r.type() == wire_type::bytes) return verdict(packed_reads<T>(r.bytes()));
        }
        if (r.type() != wire_type_of<T>) return field_check::other_field;
        read_number<T>(r);
        return field_check::good;
    } else if (r.type() != wire_type::bytes) {
        return field_check::other_field;
    } else if constexpr (Form == field_form::attrs) {
        return verdict(attr_entry_reads(r.message()));
    } else if constexpr (Form == field_form::message) {
        return verdict(fields_read<T>(r.message()));
    } else if constexpr (Form == field_form::opaque) {
        return verdict(whole_message_reads(r.message()));
    } else if constexpr (Form == field_form::text) {
        return verdict(is_utf8(r.bytes()));
    } else {
        r.bytes();
        return field_check::good;
    }
}

template <field_form Form, class Owner, class Member>
field_check check_one_field(wire_reader& r, const message_field<Form, Owner, Member>& f) {
    if (r.field() != f.number) return field_check::other_field;
    return check_field_value<Form, typename element_of<Member>::type, is_vector<Member>>(r);
}
template <field_form Form, class T>
field_check check_one_field(wire_reader& r, const oneof_field<Form, T>& f) {
    if (r.field() != f.number) return field_check::other_field;
    return check_field_value<Form, T, false>(r);
}

}  // namespace detail

template <class Message>
bool fields_read(wire_reader r) {
    while (r.next()) {
        auto found = detail::field_check::other_field;
        std::apply(
            [&](const auto&... f) {
                return (((found = detail::check_one_field(r, f)) !=
                         detail::field_check::other_field) ||
                        ...);
            },
            fields_of<Message>);
        if (found == detail::field_check::bad) return false;
        if (found == detail::field_check::other_field) r.skip();
    }
    return !r.failed();
}

}  // namespace evergraph

#endif
