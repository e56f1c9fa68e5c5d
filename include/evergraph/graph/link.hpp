// SPDX-License-Identifier: BSL-1.0
// link: finds the node that each input of a graph_def names, and all that is wrong with its shape.
#ifndef EVERGRAPH_GRAPH_LINK_HPP
#define EVERGRAPH_GRAPH_LINK_HPP

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "../base/problem.hpp"
#include "graph_def.hpp"
#include "name_table.hpp"
#include "node_name.hpp"
#include "structure_ops.hpp"
#include "tensor_name.hpp"

namespace evergraph {

struct input_link {
    static constexpr std::uint32_t missing = 0xFFFFFFFFU;
    std::uint32_t node = missing;  // index into graph_def::nodes
    int output = 0;                // control_slot for a control input
};

// The inputs of node i are links[begin[i]] to links[begin[i + 1]], in the order of the file.
struct graph_links {
    std::vector<std::size_t> begin{0};
    std::vector<input_link> links;
    problems found;  // in node order; cycles last

    std::span<const input_link> inputs_of(std::size_t i) const {
        return {links.data() + begin[i], links.data() + begin[i + 1]};
    }
};

namespace detail {

inline problem link_problem(problem_kind kind, const node_def& n, std::string found,
                            std::string needed, std::string remedy) {
    return problem_at(n, kind, status_code::invalid_argument, std::move(found),
                      std::move(needed), std::move(remedy));
}

// The first node of each name.
class node_index {
 public:
    explicit node_index(const graph_def& g) : g_(g) {
        table_.reserve(g.nodes.size());
        for (std::uint32_t i = 0; i < g.nodes.size(); ++i) table_.insert(g.nodes[i].name, i, names());
    }
    // input_link::missing if there is none.
    std::uint32_t find(std::string_view name) const { return table_.find(name, names()); }

 private:
    struct name_of_index {
        const graph_def* g;
        std::string_view operator()(std::uint32_t i) const { return g->nodes[i].name; }
    };
    name_of_index names() const { return {&g_}; }

    const graph_def& g_;
    name_table table_;
};
static_assert(name_table::none == input_link::missing);

inline void link_inputs(const graph_def& g, std::size_t i, const node_index& by_name,
                        graph_links& out) {
    const node_def& n = g.nodes[i];
    bool after_control = false;
    for (std::size_t slot = 0; slot < n.inputs.size(); ++slot) {
        const std::string& input = n.inputs[slot];
        const tensor_name wanted = parse_tensor_name(input);
        const input_link link{by_name.find(wanted.node), wanted.output};
        const auto which = [&] { return "input " + std::to_string(slot); };
        if (link.node == input_link::missing) {
            const bool reads = !wanted.node.empty() && is_node_name(wanted.node, true);
            out.found.push_back(link_problem(
                reads ? problem_kind::missing_input : problem_kind::bad_input_text, n,
                which() + " is '" + input + "'",
                reads ? "a node of this graph" : "name, name:k or ^name",
                reads ? "add the node or correct the input" : "correct the input"));
        }
        if (wanted.output == control_slot) {
            after_control = true;
        } else if (after_control) {
            out.found.push_back(link_problem(
                problem_kind::data_input_after_control, n, which() + " is '" + input + "'",
                "data inputs before control inputs", "move the control inputs to the end"));
        }
        out.links.push_back(link);
    }
    out.begin.push_back(out.links.size());
}

// Whether input `link` of node `to` closes a loop lawfully: NextIteration into Merge.
inline bool is_back_edge(const graph_def& g, std::size_t to, const input_link& link) {
    return link.output != control_slot && is_merge(g.nodes[to].op) &&
           is_next_iteration(g.nodes[link.node].op);
}

// The nodes that lie on a cycle or between two: what is left when nodes without open inputs and
// nodes without open consumers are taken away, again and again.
inline std::vector<std::uint8_t> left_in_cycles(const graph_def& g, const graph_links& l) {
    const std::size_t count = g.nodes.size();
    std::vector<std::vector<std::uint32_t>> consumers(count);
    std::vector<std::uint32_t> open_inputs(count, 0);
    for (std::uint32_t i = 0; i < count; ++i) {
        for (const input_link& link : l.inputs_of(i)) {
            if (link.node == input_link::missing || is_back_edge(g, i, link)) continue;
            consumers[link.node].push_back(i);
            ++open_inputs[i];
        }
    }
    std::vector<std::uint8_t> left(count, 1);
    std::vector<std::uint32_t> ready;
    for (std::uint32_t i = 0; i < count; ++i) {
        if (open_inputs[i] == 0) ready.push_back(i);
    }
    while (!ready.empty()) {
        const std::uint32_t i = ready.back();
        ready.pop_back();
        left[i] = 0;
        for (std::uint32_t c : consumers[i]) {
            if (--open_inputs[c] == 0) ready.push_back(c);
        }
    }
    std::vector<std::uint32_t> open_consumers(count, 0);
    for (std::uint32_t i = 0; i < count; ++i) {
        if (left[i] == 0) continue;
        for (std::uint32_t c : consumers[i]) open_consumers[i] += left[c];
        if (open_consumers[i] == 0) ready.push_back(i);
    }
    while (!ready.empty()) {
        const std::uint32_t i = ready.back();
        ready.pop_back();
        left[i] = 0;
        for (const input_link& link : l.inputs_of(i)) {
            if (link.node == input_link::missing || left[link.node] == 0) continue;
            if (!is_back_edge(g, i, link) && --open_consumers[link.node] == 0) {
                ready.push_back(link.node);
            }
        }
    }
    return left;
}

// One problem for each cycle met when walking backwards from each node that is left.
inline void report_cycles(const graph_def& g, graph_links& l) {
    const std::vector<std::uint8_t> left = left_in_cycles(g, l);
    std::vector<std::uint32_t> walk_of(g.nodes.size(), 0);  // the walk that visited a node
    std::uint32_t walk = 0;
    for (std::uint32_t start = 0; start < g.nodes.size(); ++start) {
        if (left[start] == 0 || walk_of[start] != 0) continue;
        ++walk;
        std::vector<std::uint32_t> path;
        std::uint32_t at = start;
        while (walk_of[at] == 0) {
            walk_of[at] = walk;
            path.push_back(at);
            for (const input_link& link : l.inputs_of(at)) {
                if (link.node == input_link::missing || left[link.node] == 0) continue;
                if (is_back_edge(g, at, link)) continue;
                at = link.node;
                break;
            }
        }
        if (walk_of[at] != walk) continue;  // ran into an earlier walk: no new cycle
        const auto first = std::find(path.begin(), path.end(), at);
        const auto length = path.end() - first;
        std::string names = g.nodes[at].name;
        for (auto p = path.end(); p != first && path.end() - p < 8;) {
            names += " -> " + g.nodes[*--p].name;
        }
        if (length > 8) names += " -> ...";
        l.found.push_back(link_problem(
            problem_kind::cycle, g.nodes[at],
            "a cycle of " + std::to_string(length) + " nodes: " + names,
            "no cycle but through NextIteration into Merge", "cut one of these edges"));
    }
}

}  // namespace detail

// Reads every input, in time linear in the graph. Reports names that are not allowed or used
// twice, nodes without op, inputs that name no node or do not read, data after control inputs,
// and cycles. An input that names a node used twice means the first.
inline graph_links link(const graph_def& g, bool internal_names = false) {
    graph_links out;
    const detail::node_index by_name{g};
    for (std::uint32_t i = 0; i < g.nodes.size(); ++i) {
        const node_def& n = g.nodes[i];
        if (!is_node_name(n.name, internal_names)) {
            out.found.push_back(detail::link_problem(
                problem_kind::bad_node_name, n, "'" + n.name + "'",
                "a letter, digit or dot, then letters, digits and _ . / - >", "rename the node"));
        }
        if (by_name.find(n.name) != i) {
            out.found.push_back(detail::link_problem(
                problem_kind::duplicate_node_name, n,
                "nodes " + std::to_string(by_name.find(n.name)) + " and " +
                    std::to_string(i) + " of the file",
                "a name that no other node has", "rename one of them"));
        }
        if (n.op.empty()) {
            out.found.push_back(detail::link_problem(problem_kind::missing_op_name, n, "no op",
                                                     "the name of an op", "name the op"));
        }
        detail::link_inputs(g, i, by_name, out);
    }
    detail::report_cycles(g, out);
    return out;
}

}  // namespace evergraph

#endif
