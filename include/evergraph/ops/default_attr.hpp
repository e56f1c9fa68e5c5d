// SPDX-License-Identifier: BSL-1.0
// default_attr: the default of an attr as a value, and a node's attr with the default behind it.
#ifndef EVERGRAPH_OPS_DEFAULT_ATTR_HPP
#define EVERGRAPH_OPS_DEFAULT_ATTR_HPP

#include <cstdint>
#include <cstdlib>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "../tensor/attr_value.hpp"
#include "default_value.hpp"
#include "op_definition.hpp"
#include "quoted_text.hpp"
#include "scalar_text.hpp"

namespace evergraph {

namespace detail {

inline shape_proto default_shape(const default_value& v) {
    shape_proto s;
    s.unknown_rank = v.unknown_rank;
    if (!v.text.empty()) {
        for_each_dim(v, [&](std::int64_t size) { s.dims.push_back({size, {}, {}}); });
    }
    return s;
}

// Values of a tensor default stand in the typed fields; the table's proof has read their names.
inline tensor_proto default_tensor(const default_value& v) {
    tensor_proto t;
    t.type = v.type;
    t.dims = default_shape(v);
    read_message_text(v.message, [&](std::string_view field, std::string_view value) {
        std::int64_t whole = 0;
        float real = 0;
        const auto as_double = [&] { return std::strtod(std::string{value}.c_str(), nullptr); };
        bool truth = false;
        if (field == "string_val") t.string_val.push_back(decoded(value));
        if (field == "tensor_content") t.content = shared_bytes::copy_of(decoded(value));
        if (field == "bool_val" && read_bool_text(value, truth)) t.bool_val.push_back(truth);
        if (read_float_text(value, real)) {
            if (field == "float_val") t.float_val.push_back(real);
            if (field == "double_val") t.double_val.push_back(as_double());
            if (field == "scomplex_val") t.scomplex_val.push_back(real);
            if (field == "dcomplex_val") t.dcomplex_val.push_back(as_double());
        }
        if (read_integer_text(value, whole)) {
            if (field == "int_val") t.int_val.push_back(static_cast<std::int32_t>(whole));
            if (field == "half_val") t.half_val.push_back(static_cast<std::int32_t>(whole));
            if (field == "int64_val") t.int64_val.push_back(whole);
            if (field == "uint32_val") t.uint32_val.push_back(static_cast<std::uint32_t>(whole));
            if (field == "uint64_val") t.uint64_val.push_back(static_cast<std::uint64_t>(whole));
        }
        return true;
    });
    return t;
}

inline func_attr default_func(const default_value& v) { return {decoded(v.text), {}, {}}; }

inline attr_value scalar_default(const default_value& v) {
    switch (v.kind) {
        case attr_type::string: return decoded(v.text);
        case attr_type::integer: return v.integer;
        case attr_type::floating: return v.floating;
        case attr_type::boolean: return v.boolean;
        case attr_type::type: return v.type;
        case attr_type::shape: return default_shape(v);
        case attr_type::tensor: return default_tensor(v);
        case attr_type::func: return default_func(v);
    }
    return {};
}

inline void append_default(const default_value& v, attr_list& list) {
    switch (v.kind) {
        case attr_type::string: list.s.push_back(decoded(v.text)); break;
        case attr_type::integer: list.i.push_back(v.integer); break;
        case attr_type::floating: list.f.push_back(v.floating); break;
        case attr_type::boolean: list.b.push_back(v.boolean ? 1 : 0); break;
        case attr_type::type: list.type.push_back(v.type); break;
        case attr_type::shape: list.shape.push_back(default_shape(v)); break;
        case attr_type::tensor: list.tensor.emplace_back(default_tensor(v)); break;
        case attr_type::func: list.func.push_back(default_func(v)); break;
    }
}

}  // namespace detail

// Nothing if the attr has no default. The text must read, which a dialect proves of its table.
inline std::optional<attr_value> default_attr(const attr_def& attr) {
    if (!attr.has_default) return std::nullopt;
    attr_value scalar;
    attr_list list;
    for_each_default(attr, [&](const default_value& v) {
        if (attr.is_list) {
            detail::append_default(v, list);
        } else {
            scalar = detail::scalar_default(v);
        }
    });
    if (attr.is_list) return attr_value{std::move(list)};
    return scalar;
}

// Adds the default of each attr that is not set.
inline void add_defaults(const op_definition& op, attr_map& attrs) {
    for (const attr_def& a : op.attrs) {
        if (attrs.find(a.name) != nullptr) continue;
        if (auto value = default_attr(a)) attrs.set(std::string{a.name}, std::move(*value));
    }
}

// The attr of a node, or the op's default for it; nothing if there is neither.
inline std::optional<attr_value> attr_or_default(const op_definition& op, const attr_map& attrs,
                                                 std::string_view name) {
    if (const attr_value* set = attrs.find(name)) return *set;
    const attr_def* def = op.attr(name);
    return def == nullptr ? std::nullopt : default_attr(*def);
}

}  // namespace evergraph

#endif
