// SPDX-License-Identifier: BSL-1.0
// bind_kernels: finds the kernel of each node of a plan, or lists the nodes that have none.
#ifndef EVERGRAPH_RUN_BIND_KERNELS_HPP
#define EVERGRAPH_RUN_BIND_KERNELS_HPP

#include <cstdint>
#include <exception>
#include <new>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "../base/expected.hpp"
#include "../base/problem.hpp"
#include "../plan/plan.hpp"
#include "../tensor/dtype.hpp"
#include "function_kernels.hpp"
#include "kernel.hpp"
#include "kernel_table.hpp"
#include "variable.hpp"

namespace evergraph {

namespace detail {

// The value of the row's type attr; `invalid` if the node has none.
inline dtype served_type(const kernel_row& row, const plan_node& node) {
    const dtype* type = node.attrs.find_as<dtype>(row.type_attr);
    return type == nullptr ? dtype::invalid : base_of(*type);
}

inline bool serves(const kernel_row& row, const plan_node& node) {
    return row.type_attr.empty() || row.types.contains(served_type(row, node));
}

// found "Add with T = string", needed "T = float, int32 or U = half"
inline problem no_kernel_for(const plan_node& node, std::span<const kernel_row> rows) {
    problem p;
    p.code = status_code::not_found;
    p.kind = problem_kind::no_kernel;
    p.node = node.name;
    p.op = node.op;
    p.found = node.op;
    for (const kernel_row& row : rows) {
        const std::string attr{row.type_attr};
        if (&row == &rows.front()) {
            p.attr = attr;
            p.found += " with " + attr + " = " + name_of(served_type(row, node));
        } else {
            p.needed += " or ";
        }
        p.needed += attr + " = " + names_of(row.types);
    }
    if (rows.empty()) p.needed = "an op of the kernel table";
    p.remedy = "give a kernel for it, or fetch a part of the graph that needs none";
    return p;
}

inline unexpected<problem> factory_failed(const plan_node& node, status_code code,
                                          std::string found) {
    unexpected<problem> refused = refuse_kernel(node, {}, std::move(found), {});
    refused.error().code = code;
    return refused;
}

// A factory reads constants, which may ask for more memory than there is.
inline expected<kernel, problem> make_guarded(kernel_factory make, const plan_node& node) {
    if (make == nullptr) return factory_failed(node, status_code::internal, "a row without factory");
#if defined(__cpp_exceptions)
    try {
        return make(node);
    } catch (const std::bad_alloc&) {
        return factory_failed(node, status_code::resource_exhausted, "no memory");
    } catch (const std::exception& e) {
        return factory_failed(node, status_code::internal,
                              std::string{"an exception: "} + e.what());
    } catch (...) {
        return factory_failed(node, status_code::internal,
                              "an exception that is no std::exception");
    }
#else
    return make(node);
#endif
}

}  // namespace detail

namespace detail {

// The type of what stands in each slot, or nothing at all if no node gives a reference.
inline std::vector<dtype> reference_slots(const plan& p) {
    std::vector<dtype> types;
    bool any = false;
    for (const plan_node& n : p.nodes) {
        for (const dtype t : n.output_types) {
            any = any || is_ref(t);
            types.push_back(t);
        }
    }
    if (!any) types.clear();
    types.resize(any ? p.slot_uses.size() : 0);
    return types;
}

inline bool reads_references(const plan& p, std::uint32_t node, const std::vector<dtype>& slots) {
    if (slots.empty()) return false;
    const auto in = p.inputs_of(node);
    for (std::size_t i = 0; i < in.size(); ++i) {
        if (is_ref(slots[in[i]]) && !is_ref(p.nodes[node].input_types[i])) return true;
    }
    return false;
}

}  // namespace detail

// One kernel a node, in the order of nodes, an empty one for nodes that only steer; else a problem
// for every node without: no_kernel, or what its factory refused.
inline expected<std::vector<kernel>, problems> bind_kernels(const plan& p, kernel_view table) {
    std::vector<kernel> bound;
    bound.reserve(p.nodes.size());
    problems wrong;
    const std::vector<dtype> slots = detail::reference_slots(p);
    for (std::uint32_t i = 0; i < p.size(); ++i) {
        if (!p.flow.empty() && p.flow.nodes[i].kind != node_class::ordinary) {
            bound.emplace_back();
            continue;
        }
        const plan_node& node = p.nodes[i];
        const bool derefers = detail::reads_references(p, i, slots);
        if (kernel calls = make_function_kernel(node)) {
            bound.push_back(derefers ? dereferencing(std::move(calls)) : std::move(calls));
            continue;
        }
        const std::span<const kernel_row> rows = table.rows_of(node.op);
        const kernel_row* fit = nullptr;
        for (const kernel_row& row : rows) {
            if (fit == nullptr && detail::serves(row, node)) fit = &row;
        }
        if (fit == nullptr) {
            wrong.push_back(detail::no_kernel_for(node, rows));
            continue;
        }
        expected<kernel, problem> made = detail::make_guarded(fit->make, node);
        if (made && !*made) {
            made = detail::factory_failed(node, status_code::internal, "an empty kernel");
        }
        if (made) {
            bound.push_back(derefers ? dereferencing(std::move(*made)) : std::move(*made));
        } else {
            wrong.push_back(std::move(made).error());
        }
    }
    if (!wrong.empty()) return unexpected<problems>{std::move(wrong)};
    return bound;
}

}  // namespace evergraph

#endif
