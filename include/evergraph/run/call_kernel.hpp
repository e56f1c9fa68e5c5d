// SPDX-License-Identifier: BSL-1.0
// call_kernel: calls one kernel and turns whatever goes wrong into a problem that names the node.
#ifndef EVERGRAPH_RUN_CALL_KERNEL_HPP
#define EVERGRAPH_RUN_CALL_KERNEL_HPP

#include <cstddef>
#include <exception>
#include <new>
#include <span>
#include <string>

#include "../base/problem.hpp"
#include "../plan/plan.hpp"
#include "../tensor/dtype.hpp"
#include "../tensor/tensor.hpp"
#include "kernel.hpp"

namespace evergraph {

namespace detail {

// " for inputs (float[2,3], int32[])"
inline std::string for_inputs(std::span<tensor* const> inputs) {
    if (inputs.empty()) return {};
    std::string out;
    for (const tensor* t : inputs) {
        out += out.empty() ? " for inputs (" : ", ";
        out += summary(*t);
    }
    return out + ")";
}

[[gnu::always_inline]] inline void call_guarded(const kernel& k, kernel_context& context) {
#if defined(__cpp_exceptions)
    try {
        k(context);
    } catch (const std::bad_alloc&) {
        context.fail(status_code::resource_exhausted, "no memory");
    } catch (const std::exception& e) {
        context.fail(status_code::internal, std::string{"an exception: "} + e.what());
    } catch (...) {
        context.fail(status_code::internal, "an exception that is no std::exception");
    }
#else
    k(context);
#endif
}

inline void check_outputs(kernel_context& context, const plan_node& node,
                          std::span<const tensor> outputs) {
    for (std::size_t i = 0; i < outputs.size(); ++i) {
        const dtype needed = base_of(node.output_types[i]);
        if (outputs[i].type() == needed || outputs[i].type() == node.output_types[i]) continue;
        const bool unset = outputs[i].empty_handed();
        context.fail(status_code::internal,
                     "output " + std::to_string(i) + (unset ? " not set" : " of type ") +
                         (unset ? std::string{} : name_of(outputs[i].type())),
                     name_of(needed));
        return;
    }
}

}  // namespace detail

// After a kernel. False: it failed, and the context's failure is whole. `inputs` and `outputs` are
// the context's.
[[gnu::always_inline]] inline bool conclude_kernel(kernel_context& context,
                                                   std::span<tensor* const> inputs,
                                                   std::span<const tensor> outputs) {
    const plan_node& node = context.node();
    if (!context.failed()) detail::check_outputs(context, node, outputs);
    if (!context.failed()) return true;
    problem& p = *context.failure();
    // The failure of a node in a called function names the way to it already.
    if (!p.node.empty()) return false;
    p.node = node.name;
    p.op = node.op;
    p.found += detail::for_inputs(inputs);
    return false;
}

// Calls a plain kernel, and concludes. Always inline: a call more is 5 % of a small node.
[[gnu::always_inline]] inline bool call_kernel(const kernel& k, kernel_context& context,
                                               std::span<tensor* const> inputs,
                                               std::span<const tensor> outputs) {
    detail::call_guarded(k, context);
    return conclude_kernel(context, inputs, outputs);
}

}  // namespace evergraph

#endif
