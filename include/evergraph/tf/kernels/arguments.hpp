// SPDX-License-Identifier: BSL-1.0
// arguments: what kernels read before they compute: attrs, integer inputs, axes; and their outputs.
#ifndef EVERGRAPH_TF_KERNELS_ARGUMENTS_HPP
#define EVERGRAPH_TF_KERNELS_ARGUMENTS_HPP

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "../../run/kernel.hpp"
#include "../../run/kernel_table.hpp"
#include "../../tensor/tensor.hpp"
#include "element_types.hpp"

namespace evergraph::tf {

using sizes = std::vector<std::int64_t>;
using kernel_function = void (*)(kernel_context&);

inline expected<kernel, problem> kernel_of(kernel_function f) { return kernel{f}; }

// The factory of a kernel that reads what it needs from its context.
template <kernel_function F>
expected<kernel, problem> runs(const plan_node&) {
    return kernel_of(F);
}

// A row as a table of one, to be joined with others.
constexpr kernel_table<1> row_for(std::string_view op, kernel_factory make,
                                  std::string_view type_attr = {},
                                  dtype_set types = dtype_set::all()) {
    return kernel_table{kernel_row{op, make, type_attr, types}};
}

// What a kernel may allocate for one output.
inline constexpr std::int64_t most_output_bytes = std::int64_t{1} << 34;

inline void invalid(kernel_context& c, std::string found, std::string needed) {
    c.fail(status_code::invalid_argument, std::move(found), std::move(needed));
}

inline std::string list_text(std::span<const std::int64_t> values) {
    std::string out = "[";
    for (std::size_t i = 0; i < values.size(); ++i) {
        if (i == 16) return out + ",...]";
        if (i != 0) out += ',';
        out += std::to_string(values[i]);
    }
    return out + "]";
}

template <class T>
T attr_or(const plan_node& node, std::string_view name, T otherwise) {
    const T* value = node.attrs.find_as<T>(name);
    return value == nullptr ? otherwise : *value;
}

inline std::string_view string_attr(const plan_node& node, std::string_view name,
                                    std::string_view otherwise = {}) {
    const std::string* value = node.attrs.find_as<std::string>(name);
    return value == nullptr ? otherwise : std::string_view{*value};
}

inline sizes integers_attr(const plan_node& node, std::string_view name) {
    const attr_list* list = node.attrs.find_as<attr_list>(name);
    return list == nullptr ? sizes{} : list->i;
}

// The elements of an integer tensor, whatever its width.
inline sizes integers_of(const tensor& t) {
    sizes out(static_cast<std::size_t>(t.elements()));
    with_type(integers{}, t.type(), [&]<class Tag>(Tag) {
        const auto from = t.values<typename Tag::type>();
        for (std::size_t i = 0; i < out.size(); ++i) out[i] = static_cast<std::int64_t>(from[i]);
    });
    return out;
}

// Input i as a list of integers of rank 0 or 1; fails otherwise.
inline std::optional<sizes> integers_in(kernel_context& c, std::size_t i) {
    const tensor& t = c.input(i);
    if (t.rank() > 1) {
        invalid(c, "input " + std::to_string(i) + " of shape " + text(t.dims()), "a vector");
        return std::nullopt;
    }
    return integers_of(t);
}

// Input i as one integer: one element, whatever the rank.
inline std::optional<std::int64_t> integer_in(kernel_context& c, std::size_t i) {
    const tensor& t = c.input(i);
    if (t.elements() != 1) {
        invalid(c, "input " + std::to_string(i) + " of shape " + text(t.dims()), "a scalar");
        return std::nullopt;
    }
    return integers_of(t).front();
}

// An axis counted from the end if negative; fails if outside [-rank, rank).
inline std::optional<std::size_t> axis_in(kernel_context& c, std::int64_t axis, std::size_t rank) {
    const auto most = static_cast<std::int64_t>(rank);
    if (axis < -most || axis >= most) {
        invalid(c, "axis " + std::to_string(axis),
                "an axis in [" + std::to_string(-most) + ", " + std::to_string(most) + ")");
        return std::nullopt;
    }
    return static_cast<std::size_t>(axis < 0 ? axis + most : axis);
}

// A shape from sizes that an input or an attr gave; fails if negative or too large for `type`.
inline std::optional<shape> output_shape(kernel_context& c, dtype type,
                                         std::span<const std::int64_t> wanted) {
    for (std::int64_t n : wanted) {
        if (n >= 0) continue;
        invalid(c, "an output of shape " + list_text(wanted), "sizes from 0");
        return std::nullopt;
    }
    if (wanted.size() > 254) {
        invalid(c, "an output of rank " + std::to_string(wanted.size()), "at most 254 dimensions");
        return std::nullopt;
    }
    const auto bytes = static_cast<std::int64_t>(type == dtype::string ? sizeof(std::string)
                                                                       : byte_size(type));
    const std::optional<std::int64_t> count = element_count(wanted);
    if (!count) {
        invalid(c, "an output of shape " + list_text(wanted), "a number of elements below 2^63");
        return std::nullopt;
    }
    if (bytes != 0 && *count > most_output_bytes / bytes) {
        c.fail(status_code::resource_exhausted, "an output of shape " + list_text(wanted),
               "at most " + std::to_string(most_output_bytes) + " bytes");
        return std::nullopt;
    }
    return shape{wanted};
}

// A tensor to fill and to hand over as an output.
inline std::optional<tensor> make_output(kernel_context& c, dtype type,
                                         std::span<const std::int64_t> wanted) {
    const std::optional<shape> dims = output_shape(c, type, wanted);
    if (!dims) return std::nullopt;
    return tensor::uninitialized(type, *dims);
}

inline void unsupported_type(kernel_context& c, dtype type) {
    c.fail(status_code::unimplemented, "elements of type " + name_of(type),
           "a type this kernel computes with");
}

inline sizes sizes_of(const tensor& t) { return {t.dims().begin(), t.dims().end()}; }

inline std::int64_t product(std::span<const std::int64_t> values) {
    std::int64_t out = 1;
    for (std::int64_t v : values) out *= v;
    return out;
}

}  // namespace evergraph::tf

#endif
