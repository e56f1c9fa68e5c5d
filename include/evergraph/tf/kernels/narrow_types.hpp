// SPDX-License-Identifier: BSL-1.0
// narrow_types: runs kernels of wider types on 8 and 16 bits: widen, compute, round or wrap once.
#ifndef EVERGRAPH_TF_KERNELS_NARROW_TYPES_HPP
#define EVERGRAPH_TF_KERNELS_NARROW_TYPES_HPP

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include "../../run/kernel_table.hpp"
#include "arguments.hpp"

namespace evergraph::tf {

// half and bfloat16 are computed as float, integers of up to 16 bits as int32, uint32 as int64.
constexpr dtype wide_type_of(dtype t) {
    switch (storage_of(t)) {
        case dtype::half:
        case dtype::bfloat16: return dtype::float32;
        case dtype::int8:
        case dtype::int16:
        case dtype::uint8:
        case dtype::uint16: return dtype::int32;
        case dtype::uint32: return dtype::int64;
        default: return t;
    }
}
constexpr bool is_narrow(dtype t) { return wide_type_of(t) != t; }

// The narrow types that a kernel for these types serves as well.
constexpr dtype_set narrow_types_of(dtype_set wide) {
    dtype_set out;
    for (int n = 1; n <= static_cast<int>(dtype::uint64); ++n) {
        const auto t = static_cast<dtype>(n);
        if (is_narrow(t) && wide.contains(wide_type_of(t))) out.insert(t);
    }
    return out;
}

// The lowest or the highest finite value of a narrow type.
inline double narrow_limit(dtype t, bool highest) {
    switch (storage_of(t)) {
        case dtype::half: return highest ? 65504.0 : -65504.0;
        case dtype::bfloat16: return highest ? 0x1.FEp127 : -0x1.FEp127;
        case dtype::int8: return highest ? 127 : -128;
        case dtype::int16: return highest ? 32767 : -32768;
        case dtype::uint8: return highest ? 255 : 0;
        case dtype::uint16: return highest ? 65535 : 0;
        case dtype::uint32: return highest ? 4294967295.0 : 0;
        default: return 0;
    }
}

namespace detail {

using narrow_elements = types<half, bfloat16, std::int8_t, std::int16_t, std::uint8_t,
                              std::uint16_t, std::uint32_t>;
template <class Narrow>
using wide_element =
    std::conditional_t<std::is_integral_v<Narrow>,
                       std::conditional_t<sizeof(Narrow) == 4, std::int64_t, std::int32_t>, float>;

}  // namespace detail

inline tensor widened(const tensor& t) {
    if (!is_narrow(t.type())) return t;
    tensor wide = tensor::uninitialized(wide_type_of(t.type()), t.dims());
    with_type(detail::narrow_elements{}, t.type(), [&]<class Tag>(Tag) {
        using W = detail::wide_element<typename Tag::type>;
        const auto in = t.values<typename Tag::type>();
        W* out = wide.writable<W>().data();
        for (std::size_t i = 0; i < in.size(); ++i) out[i] = static_cast<W>(in[i]);
    });
    return wide;
}

inline tensor narrowed(const tensor& t, dtype type) {
    if (!is_narrow(type) || t.type() != wide_type_of(type)) return t;
    tensor narrow = tensor::uninitialized(type, t.dims());
    with_type(detail::narrow_elements{}, type, [&]<class Tag>(Tag) {
        using N = typename Tag::type;
        const auto in = t.values<detail::wide_element<N>>();
        N* out = narrow.writable<N>().data();
        for (std::size_t i = 0; i < in.size(); ++i) out[i] = static_cast<N>(in[i]);
    });
    return narrow;
}

// The node as it would be if its narrow types were wide, but for the types of its outputs.
inline plan_node widened(plan_node node) {
    const auto widen = [](dtype& t) {
        if (is_narrow(base_of(t))) t = wide_type_of(base_of(t));
    };
    for (dtype& t : node.input_types) widen(t);
    attr_map attrs;
    for (const named_attr& a : node.attrs) {
        const dtype* t = a.value.as<dtype>();
        const bool narrow = t != nullptr && is_narrow(base_of(*t));
        attrs.set(a.name, narrow ? attr_value{wide_type_of(base_of(*t))} : a.value);
    }
    node.attrs = std::move(attrs);
    return node;
}

struct widened_kernel {
    plan_node node;
    kernel_function wide;

    void operator()(kernel_context& c) const {
        std::vector<tensor> inputs(c.input_count());
        std::vector<tensor*> pointers(inputs.size());
        std::vector<tensor> outputs(c.output_count());
        for (std::size_t i = 0; i < inputs.size(); ++i) {
            inputs[i] = widened(c.input(i));
            pointers[i] = &inputs[i];
        }
        const std::vector<std::uint8_t> last_use(inputs.size(), 1);
        kernel_context inner{node, pointers, last_use, outputs};
        wide(inner);
        if (std::optional<problem>& failure = inner.failure()) {
            c.fail(failure->code, failure->found, failure->needed, failure->remedy);
            return;
        }
        for (std::size_t i = 0; i < outputs.size(); ++i) {
            c.output(i, narrowed(outputs[i], base_of(c.node().output_types[i])));
        }
    }
};

inline expected<kernel, problem> widened_kernel_of(const plan_node& node, kernel_function wide) {
    return kernel{widened_kernel{widened(node), wide}};
}

template <kernel_function F>
expected<kernel, problem> runs_widened(const plan_node& node) {
    return widened_kernel_of(node, F);
}

// The row that serves the narrow types with the kernel of the wide ones.
template <kernel_function F>
constexpr kernel_row narrow_row(std::string_view op, dtype_set wide,
                                std::string_view type_attr = "T") {
    return {op, runs_widened<F>, type_attr, narrow_types_of(wide)};
}

// Both rows.
template <kernel_function F>
constexpr kernel_table<2> rows_for(std::string_view op, dtype_set wide,
                                   std::string_view type_attr = "T") {
    return kernel_table{kernel_row{op, runs<F>, type_attr, wide},
                        narrow_row<F>(op, wide, type_attr)};
}

}  // namespace evergraph::tf

#endif
