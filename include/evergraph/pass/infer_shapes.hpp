// SPDX-License-Identifier: BSL-1.0
// infer_shapes: the shapes of all outputs of a graph, as far as they follow before anything runs.
#ifndef EVERGRAPH_PASS_INFER_SHAPES_HPP
#define EVERGRAPH_PASS_INFER_SHAPES_HPP

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "../base/problem.hpp"
#include "../graph/graph_def.hpp"
#include "../graph/link.hpp"
#include "../graph/structure_ops.hpp"
#include "../ops/op_definition.hpp"
#include "../ops/port_types.hpp"
#include "../tensor/tensor_decode.hpp"
#include "shape_context.hpp"
#include "shape_table.hpp"

namespace evergraph {

// Integer constants up to this size are looked into.
inline constexpr std::int64_t most_known_values = 1024;

// The elements of a small integer tensor of at most two dimensions, row by row.
inline std::optional<known_values> values_in(const tensor_proto& t) {
    if (t.type != dtype::int32 && t.type != dtype::int64) return std::nullopt;
    const auto dims = known_shape(t.dims);
    if (!dims || dims->rank() > 2 || dims->elements() > most_known_values) return std::nullopt;
    const auto decoded = decode_tensor(t, most_known_values * 8);
    if (!decoded) return std::nullopt;
    known_values out;
    if (t.type == dtype::int32) {
        const auto all = decoded->values<std::int32_t>();
        out.assign(all.begin(), all.end());
    } else {
        const auto all = decoded->values<std::int64_t>();
        out.assign(all.begin(), all.end());
    }
    return out;
}

// What is known of the outputs of one node whose inputs are known so far; null inputs are not.
// Without a definition or a shape function all is unknown. INVALID_ARGUMENT if the inputs and attrs
// contradict each other.
inline expected<std::vector<inferred_output>, problem> infer_node(
    const node& n, const op_definition* op, shape_view shapes, std::int32_t producer,
    std::span<const inferred_output* const> inputs) {
    if (op == nullptr) return std::vector<inferred_output>{};
    const auto types = types_of(*op, op->outputs, n.attrs);
    const std::int64_t count = types ? types->size() : 0;
    constexpr std::int64_t most_outputs = 1 << 16;
    if (count > most_outputs) return std::vector<inferred_output>{};
    shape_context context{n, *op, producer, inputs, static_cast<std::size_t>(count)};
    const shape_function infer = shapes.find(n.op);
    if (infer != nullptr && !infer(context)) {
        return unexpected<problem>{problem_at(n, problem_kind::inconsistent_shape,
                                              status_code::invalid_argument, context.fault(),
                                              "shapes that fit each other",
                                              "correct the shapes or the attrs")};
    }
    return std::move(context).outputs();
}

// Outputs of node i of the graph_def are outputs[i]; empty where the op is not known.
struct inferred_shapes {
    std::vector<std::vector<inferred_output>> outputs;
    problems found;  // nodes whose inputs contradict each other; their outputs are unknown
};

namespace detail {

// An order in which inputs come first; what back edges close into comes before what feeds it.
inline std::vector<std::uint32_t> order_for_shapes(const graph_def& g, const graph_links& l) {
    const std::size_t count = g.nodes.size();
    std::vector<std::uint32_t> order;
    std::vector<std::uint32_t> next(count, 0);
    std::vector<std::uint8_t> state(count, 0);  // 1: its inputs are walked, 2: done
    std::vector<std::uint32_t> path;
    order.reserve(count);
    for (std::uint32_t start = 0; start < count; ++start) {
        if (state[start] != 0) continue;
        path.push_back(start);
        state[start] = 1;
        while (!path.empty()) {
            const std::uint32_t at = path.back();
            const auto inputs = l.inputs_of(at);
            if (next[at] == inputs.size()) {
                state[at] = 2;
                order.push_back(at);
                path.pop_back();
                continue;
            }
            const input_link& in = inputs[next[at]++];
            if (in.node == input_link::missing || in.output == control_slot) continue;
            if (state[in.node] != 0 || is_back_edge(g, at, in)) continue;
            state[in.node] = 1;
            path.push_back(in.node);
        }
    }
    return order;
}

}  // namespace detail

// Every node once, in time linear in the graph; a value that comes round a loop is unknown.
inline inferred_shapes infer_shapes(const graph_def& g, table_view ops, shape_view shapes) {
    inferred_shapes all;
    all.outputs.resize(g.nodes.size());
    const graph_links links = link(g);
    const std::int32_t producer = versions_of(g).producer;
    std::vector<const inferred_output*> inputs;
    for (const std::uint32_t i : detail::order_for_shapes(g, links)) {
        inputs.clear();
        for (const input_link& in : links.inputs_of(i)) {
            if (in.output == control_slot) continue;
            const auto at = static_cast<std::size_t>(in.output);
            const bool known = in.node != input_link::missing && at < all.outputs[in.node].size();
            inputs.push_back(known ? &all.outputs[in.node][at] : nullptr);
        }
        const node_def& n = g.nodes[i];
        auto outputs = infer_node(n, ops.find(n.op, producer), shapes, producer, inputs);
        if (outputs) {
            all.outputs[i] = std::move(*outputs);
        } else {
            all.found.push_back(std::move(outputs).error());
        }
    }
    return all;
}

}  // namespace evergraph

#endif
