// SPDX-License-Identifier: BSL-1.0
// narrow_floats: runs a kernel for float on half and bfloat16: widen, compute, round once.
#ifndef EVERGRAPH_TF_KERNELS_NARROW_FLOATS_HPP
#define EVERGRAPH_TF_KERNELS_NARROW_FLOATS_HPP

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "../../run/kernel_table.hpp"
#include "arguments.hpp"

namespace evergraph::tf {

inline bool is_narrow_float(dtype t) { return narrow_float_types.contains(t) && !is_ref(t); }

inline tensor widened(const tensor& t) {
    if (!is_narrow_float(t.type())) return t;
    tensor wide = tensor::uninitialized(dtype::float32, t.dims());
    const auto out = wide.writable<float>();
    with_type(types<half, bfloat16>{}, t.type(), [&]<class Tag>(Tag) {
        const auto in = t.values<typename Tag::type>();
        for (std::size_t i = 0; i < out.size(); ++i) out[i] = static_cast<float>(in[i]);
    });
    return wide;
}

inline tensor narrowed(const tensor& t, dtype type) {
    if (!is_narrow_float(type) || t.type() != dtype::float32) return t;
    tensor narrow = tensor::uninitialized(type, t.dims());
    const auto in = t.values<float>();
    with_type(types<half, bfloat16>{}, type, [&]<class Tag>(Tag) {
        using narrow_float = typename Tag::type;
        const auto out = narrow.writable<narrow_float>();
        for (std::size_t i = 0; i < in.size(); ++i) out[i] = narrow_float{in[i]};
    });
    return narrow;
}

// The node as it would be if its narrow floats were float.
inline plan_node widened(plan_node node) {
    const auto widen = [](dtype& t) {
        if (is_narrow_float(base_of(t))) t = dtype::float32;
    };
    for (dtype& t : node.input_types) widen(t);
    for (dtype& t : node.output_types) widen(t);
    std::vector<std::string> names;
    for (const named_attr& a : node.attrs) {
        const dtype* t = a.value.as<dtype>();
        if (t != nullptr && is_narrow_float(base_of(*t))) names.push_back(a.name);
    }
    for (std::string& name : names) node.attrs.set(std::move(name), attr_value{dtype::float32});
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

// The row that serves half and bfloat16 with the kernel of float.
template <kernel_function F>
constexpr kernel_row narrow_row(std::string_view op, std::string_view type_attr = "T") {
    return {op, runs_widened<F>, type_attr, narrow_float_types};
}

}  // namespace evergraph::tf

#endif
