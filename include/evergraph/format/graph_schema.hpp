// SPDX-License-Identifier: BSL-1.0
// graph_schema: the fields of each message of a GraphDef: number, name, form and place in memory.
#ifndef EVERGRAPH_FORMAT_GRAPH_SCHEMA_HPP
#define EVERGRAPH_FORMAT_GRAPH_SCHEMA_HPP

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <tuple>

#include "../graph/graph_def.hpp"

namespace evergraph {

// How a field stands in a file. A number's encoding follows from its C++ type; std::uint8_t is a
// boolean. A vector repeats, an optional tells absent from empty.
enum class field_form : std::uint8_t { number, text, bytes, message, opaque, attrs };

template <field_form Form, class Message, class Member>
struct message_field {
    static constexpr field_form form = Form;
    std::uint32_t number;
    std::string_view name;
    Member Message::*member;
};

// One alternative of a message that holds one value of several types.
template <field_form Form, class T>
struct oneof_field {
    static constexpr field_form form = Form;
    using value_type = T;
    std::uint32_t number;
    std::string_view name;
};

namespace detail {

template <field_form Form, class Message, class Member>
constexpr message_field<Form, Message, Member> make_field(std::uint32_t number,
                                                          std::string_view name,
                                                          Member Message::*member) {
    return {number, name, member};
}
template <class Message, class Member>
constexpr auto number_field(std::uint32_t n, std::string_view name, Member Message::*m) {
    return make_field<field_form::number>(n, name, m);
}
template <class Message, class Member>
constexpr auto text_field(std::uint32_t n, std::string_view name, Member Message::*m) {
    return make_field<field_form::text>(n, name, m);
}
template <class Message, class Member>
constexpr auto bytes_field(std::uint32_t n, std::string_view name, Member Message::*m) {
    return make_field<field_form::bytes>(n, name, m);
}
template <class Message, class Member>
constexpr auto message_field_of(std::uint32_t n, std::string_view name, Member Message::*m) {
    return make_field<field_form::message>(n, name, m);
}
template <class Message, class Member>
constexpr auto opaque_field(std::uint32_t n, std::string_view name, Member Message::*m) {
    return make_field<field_form::opaque>(n, name, m);
}
template <class Message, class Member>
constexpr auto attrs_field(std::uint32_t n, std::string_view name, Member Message::*m) {
    return make_field<field_form::attrs>(n, name, m);
}

// Writers go through the fields as they stand here, and files hold them by rising number.
template <class... Fields>
constexpr bool numbers_rise(const std::tuple<Fields...>& fields) {
    return std::apply(
        [](const auto&... f) {
            std::uint32_t last = 0;
            bool rise = true;
            ((rise = rise && f.number > last, last = f.number), ...);
            return rise;
        },
        fields);
}

}  // namespace detail

// The fields of a message by rising number.
template <class Message>
inline constexpr auto fields_of = std::tuple<>{};

template <>
inline constexpr auto fields_of<version_def> =
    std::tuple{detail::number_field(1, "producer", &version_def::producer),
               detail::number_field(2, "min_consumer", &version_def::min_consumer),
               detail::number_field(3, "bad_consumers", &version_def::bad_consumers)};

template <>
inline constexpr auto fields_of<dim_proto> =
    std::tuple{detail::number_field(1, "size", &dim_proto::size),
               detail::text_field(2, "name", &dim_proto::name)};

template <>
inline constexpr auto fields_of<shape_proto> =
    std::tuple{detail::message_field_of(2, "dim", &shape_proto::dims),
               detail::number_field(3, "unknown_rank", &shape_proto::unknown_rank)};

template <>
inline constexpr auto fields_of<tensor_proto> = std::tuple{
    detail::number_field(1, "dtype", &tensor_proto::type),
    detail::message_field_of(2, "tensor_shape", &tensor_proto::dims),
    detail::number_field(3, "version_number", &tensor_proto::version_number),
    detail::bytes_field(4, "tensor_content", &tensor_proto::content),
    detail::number_field(5, "float_val", &tensor_proto::float_val),
    detail::number_field(6, "double_val", &tensor_proto::double_val),
    detail::number_field(7, "int_val", &tensor_proto::int_val),
    detail::bytes_field(8, "string_val", &tensor_proto::string_val),
    detail::number_field(9, "scomplex_val", &tensor_proto::scomplex_val),
    detail::number_field(10, "int64_val", &tensor_proto::int64_val),
    detail::number_field(11, "bool_val", &tensor_proto::bool_val),
    detail::number_field(12, "dcomplex_val", &tensor_proto::dcomplex_val),
    detail::number_field(13, "half_val", &tensor_proto::half_val),
    detail::opaque_field(14, "resource_handle_val", &tensor_proto::resource_handle_val),
    detail::opaque_field(15, "variant_val", &tensor_proto::variant_val),
    detail::number_field(16, "uint32_val", &tensor_proto::uint32_val),
    detail::number_field(17, "uint64_val", &tensor_proto::uint64_val),
    detail::bytes_field(18, "float8_val", &tensor_proto::float8_val)};

template <>
inline constexpr auto fields_of<attr_list> =
    std::tuple{detail::bytes_field(2, "s", &attr_list::s),
               detail::number_field(3, "i", &attr_list::i),
               detail::number_field(4, "f", &attr_list::f),
               detail::number_field(5, "b", &attr_list::b),
               detail::number_field(6, "type", &attr_list::type),
               detail::message_field_of(7, "shape", &attr_list::shape),
               detail::message_field_of(8, "tensor", &attr_list::tensor),
               detail::message_field_of(9, "func", &attr_list::func)};

template <>
inline constexpr auto fields_of<func_attr> =
    std::tuple{detail::text_field(1, "name", &func_attr::name),
               detail::attrs_field(2, "attr", &func_attr::attrs)};

template <>
inline constexpr auto fields_of<attr_value> =
    std::tuple{oneof_field<field_form::message, attr_list>{1, "list"},
               oneof_field<field_form::bytes, std::string>{2, "s"},
               oneof_field<field_form::number, std::int64_t>{3, "i"},
               oneof_field<field_form::number, float>{4, "f"},
               oneof_field<field_form::number, bool>{5, "b"},
               oneof_field<field_form::number, dtype>{6, "type"},
               oneof_field<field_form::message, shape_proto>{7, "shape"},
               oneof_field<field_form::message, tensor_proto>{8, "tensor"},
               oneof_field<field_form::text, attr_placeholder>{9, "placeholder"},
               oneof_field<field_form::message, func_attr>{10, "func"}};

template <>
inline constexpr auto fields_of<node_def> = std::tuple{
    detail::text_field(1, "name", &node_def::name),
    detail::text_field(2, "op", &node_def::op),
    detail::text_field(3, "input", &node_def::inputs),
    detail::text_field(4, "device", &node_def::device),
    detail::attrs_field(5, "attr", &node_def::attrs),
    detail::opaque_field(6, "experimental_debug_info", &node_def::debug_info),
    detail::opaque_field(7, "experimental_type", &node_def::full_type)};

template <>
inline constexpr auto fields_of<graph_def> =
    std::tuple{detail::message_field_of(1, "node", &graph_def::nodes),
               detail::opaque_field(2, "library", &graph_def::library),
               detail::number_field(3, "version", &graph_def::version),
               detail::message_field_of(4, "versions", &graph_def::versions),
               detail::opaque_field(5, "debug_info", &graph_def::debug_info)};

static_assert(detail::numbers_rise(fields_of<version_def>) &&
              detail::numbers_rise(fields_of<dim_proto>) &&
              detail::numbers_rise(fields_of<shape_proto>) &&
              detail::numbers_rise(fields_of<tensor_proto>) &&
              detail::numbers_rise(fields_of<attr_list>) &&
              detail::numbers_rise(fields_of<func_attr>) &&
              detail::numbers_rise(fields_of<attr_value>) &&
              detail::numbers_rise(fields_of<node_def>) &&
              detail::numbers_rise(fields_of<graph_def>));

}  // namespace evergraph

#endif
