// SPDX-License-Identifier: BSL-1.0
// graph_inputs: what feeds a node, by slot.
#ifndef EVERGRAPH_GRAPH_GRAPH_INPUTS_HPP
#define EVERGRAPH_GRAPH_GRAPH_INPUTS_HPP

#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "../base/expected.hpp"
#include "../base/problem.hpp"
#include "../ops/op_definition.hpp"
#include "../ops/port_types.hpp"
#include "graph.hpp"

namespace evergraph {

// One data input of a node: where its value comes from.
struct data_input {
    node_id from = graph::source;
    int output = 0;
};

// The data inputs of a node by slot. A slot that no edge fills has `from == graph::source`; an edge
// into a slot beyond the number of edges is left out.
inline std::vector<data_input> data_inputs(const graph& g, node_id id) {
    std::vector<data_input> inputs;
    for (auto [e, end] = boost::in_edges(id, g.boost()); e != end; ++e) {
        if (g[*e].is_control()) continue;
        const auto slot = static_cast<std::size_t>(g[*e].input);
        if (slot >= boost::in_degree(id, g.boost())) continue;
        if (slot >= inputs.size()) inputs.resize(slot + 1);
        inputs[slot] = {boost::source(*e, g.boost()), g[*e].output};
    }
    return inputs;
}

// The nodes that must be done before a node for order's sake only, without the source.
inline std::vector<node_id> control_inputs(const graph& g, node_id id) {
    std::vector<node_id> inputs;
    for (auto [e, end] = boost::in_edges(id, g.boost()); e != end; ++e) {
        const node_id from = boost::source(*e, g.boost());
        if (g[*e].is_control() && from != graph::source) inputs.push_back(from);
    }
    return inputs;
}

namespace detail {

inline unexpected<problem> input_problem(const graph& g, node_id id, status_code code,
                                         std::string found, std::string needed) {
    return unexpected<problem>{problem_at(id < g.id_end() ? g[id] : node{},
                                          problem_kind::not_in_graph, code, std::move(found),
                                          std::move(needed), "")};
}

// How many data inputs the op asks for; without a definition, as many as the edges fill.
inline std::size_t inputs_asked(const graph& g, node_id id, const op_definition* op) {
    if (op != nullptr) {
        if (const auto types = types_of(*op, op->inputs, g[id].attrs)) {
            return static_cast<std::size_t>(types->size());
        }
    }
    std::size_t count = 0;
    for (auto [e, end] = boost::in_edges(id, g.boost()); e != end; ++e) {
        if (!g[*e].is_control()) ++count;
    }
    return count;
}

}  // namespace detail

// INVALID_ARGUMENT if `id` is no node of the graph.
inline expected<void, problem> check_node(const graph& g, node_id id) {
    if (g.is_node(id)) return {};
    return detail::input_problem(g, id, status_code::invalid_argument, "id " + std::to_string(id),
                                 "the id of a node of this graph");
}

// The edge into data input `slot`. INVALID_ARGUMENT if the node is none of the graph or its op has
// no such input, NOT_FOUND if nothing feeds it.
inline expected<edge_id, problem> input_edge(const graph& g, node_id id, int slot,
                                             const op_definition* op = nullptr) {
    if (auto known = check_node(g, id); !known) {
        return unexpected<problem>{std::move(known).error()};
    }
    const std::size_t asked = detail::inputs_asked(g, id, op);
    if (slot < 0 || static_cast<std::size_t>(slot) >= asked) {
        return detail::input_problem(g, id, status_code::invalid_argument,
                                     "input " + std::to_string(slot),
                                     "an input below " + std::to_string(asked));
    }
    for (auto [e, end] = boost::in_edges(id, g.boost()); e != end; ++e) {
        if (g[*e].input == slot) return *e;
    }
    return detail::input_problem(g, id, status_code::not_found,
                                 "nothing feeds input " + std::to_string(slot), "an edge");
}

// The edges into all data inputs. A slot beyond the op's, or filled twice: INTERNAL; one that
// nothing feeds: INVALID_ARGUMENT.
inline expected<std::vector<edge_id>, problem> input_edges(const graph& g, node_id id,
                                                           const op_definition* op = nullptr) {
    if (auto known = check_node(g, id); !known) {
        return unexpected<problem>{std::move(known).error()};
    }
    std::vector<std::optional<edge_id>> slots(detail::inputs_asked(g, id, op));
    for (auto [e, end] = boost::in_edges(id, g.boost()); e != end; ++e) {
        if (g[*e].is_control()) continue;
        const auto slot = static_cast<std::size_t>(g[*e].input);
        if (slot >= slots.size() || slots[slot]) {
            return detail::input_problem(
                g, id, status_code::internal,
                "input " + std::to_string(slot) + (slot < slots.size() ? " fed twice" : ""),
                "each input below " + std::to_string(slots.size()) + " once");
        }
        slots[slot] = *e;
    }
    std::vector<edge_id> edges;
    for (std::size_t slot = 0; slot < slots.size(); ++slot) {
        if (!slots[slot]) {
            return detail::input_problem(g, id, status_code::invalid_argument,
                                         "nothing feeds input " + std::to_string(slot), "an edge");
        }
        edges.push_back(*slots[slot]);
    }
    return edges;
}

}  // namespace evergraph

#endif
