// SPDX-License-Identifier: BSL-1.0
// function_schema: the fields of the messages that a library of functions is made of.
#ifndef EVERGRAPH_FORMAT_FUNCTION_SCHEMA_HPP
#define EVERGRAPH_FORMAT_FUNCTION_SCHEMA_HPP

#include <optional>
#include <tuple>
#include <utility>
#include <vector>

#include "../graph/function_def.hpp"
#include "graph_schema.hpp"
#include "open_attr.hpp"

namespace evergraph {

template <>
inline constexpr auto fields_of<function_arg> =
    std::tuple{detail::text_field(1, "name", &function_arg::name),
               detail::text_field(2, "description", &function_arg::description),
               detail::number_field(3, "type", &function_arg::type),
               detail::text_field(4, "type_attr", &function_arg::type_attr),
               detail::text_field(5, "number_attr", &function_arg::number_attr),
               detail::text_field(6, "type_list_attr", &function_arg::type_list_attr),
               detail::number_field(16, "is_ref", &function_arg::is_ref)};

// The default is read as an open message, as all attrs are.
struct open_function_attr : function_attr {
    std::optional<open_attr> open_default;
};
template <>
inline constexpr auto fields_of<function_attr> =
    std::tuple{detail::text_field(1, "name", &function_attr::name),
               detail::text_field(2, "type", &function_attr::type),
               detail::message_field_of(3, "default_value", &function_attr::default_value)};
template <>
inline constexpr auto fields_of<open_function_attr> =
    std::tuple{detail::text_field(1, "name", &open_function_attr::name),
               detail::text_field(2, "type", &open_function_attr::type),
               detail::message_field_of(3, "default_value", &open_function_attr::open_default)};
template <>
struct opened<function_attr> {
    using type = open_function_attr;
};
inline function_attr closed(open_function_attr&& a) {
    if (a.open_default) a.default_value = closed(std::move(*a.open_default));
    return std::move(a);
}

template <>
inline constexpr auto fields_of<function_signature> = std::tuple{
    detail::text_field(1, "name", &function_signature::name),
    detail::message_field_of(2, "input_arg", &function_signature::inputs),
    detail::message_field_of(3, "output_arg", &function_signature::outputs),
    detail::message_field_of(4, "attr", &function_signature::attrs),
    detail::number_field(17, "is_stateful", &function_signature::is_stateful),
    detail::text_field(20, "control_output", &function_signature::control_outputs)};

template <>
inline constexpr auto fields_of<function_result> =
    std::tuple{detail::text_field(1, "key", &function_result::name),
               detail::text_field(2, "value", &function_result::source)};

struct open_function : function_def {
    std::vector<named_attr> entries;
};
template <>
inline constexpr auto fields_of<function_def> = std::tuple{
    detail::message_field_of(1, "signature", &function_def::signature),
    detail::message_field_of(3, "node_def", &function_def::nodes),
    detail::message_field_of(4, "ret", &function_def::results),
    detail::attrs_field(5, "attr", &function_def::attrs),
    detail::message_field_of(6, "control_ret", &function_def::control_results),
    detail::opaque_field(7, "arg_attr", &function_def::arg_attrs),
    detail::opaque_field(8, "resource_arg_unique_id", &function_def::resource_arg_ids)};
template <>
inline constexpr auto fields_of<open_function> = fields_of<function_def>;
template <>
struct opened<function_def> {
    using type = open_function;
};
inline function_def closed(open_function&& f) {
    f.attrs = attr_map::of(std::move(f.entries));
    return std::move(f);
}

template <>
inline constexpr auto fields_of<function_gradient> =
    std::tuple{detail::text_field(1, "function_name", &function_gradient::function),
               detail::text_field(2, "gradient_func", &function_gradient::gradient)};

static_assert(detail::numbers_rise(fields_of<function_arg>) &&
              detail::numbers_rise(fields_of<function_attr>) &&
              detail::numbers_rise(fields_of<function_signature>) &&
              detail::numbers_rise(fields_of<function_def>));

}  // namespace evergraph

#endif
