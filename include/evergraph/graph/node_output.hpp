// SPDX-License-Identifier: BSL-1.0
// node_output: a value in a graph under construction, and what is given to an op as its inputs.
#ifndef EVERGRAPH_GRAPH_NODE_OUTPUT_HPP
#define EVERGRAPH_GRAPH_NODE_OUTPUT_HPP

#include <utility>
#include <vector>

#include "graph.hpp"

namespace evergraph {

class graph_builder;

// Output `index` of a node of a builder's graph. Of a node that could not be made nothing comes:
// what is built on it is left out as well, without further complaint.
struct node_output {
    const graph_builder* owner = nullptr;
    node_id node = graph::source;
    int index = 0;

    explicit operator bool() const noexcept { return node != graph::source; }
    bool operator==(const node_output&) const = default;
};

// A node just added; as a value it is its output 0.
struct built_node {
    const graph_builder* owner = nullptr;
    node_id id = graph::source;

    node_output operator[](int index) const { return {owner, id, index}; }
    operator node_output() const { return {owner, id, 0}; }
    explicit operator bool() const noexcept { return id != graph::source; }
};

// One value, or a list of them for one port: add("ConcatV2", {input_list{a, b, c}, axis}).
using input_list = std::vector<node_output>;

struct input_arg {
    input_list values;
    bool is_list = false;

    input_arg(node_output one) : values{one} {}
    input_arg(built_node one) : values{one} {}
    input_arg(input_list many) : values(std::move(many)), is_list(true) {}
};

}  // namespace evergraph

#endif
