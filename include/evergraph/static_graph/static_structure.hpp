// SPDX-License-Identifier: BSL-1.0
// static_structure: who reads whom in a static graph, and an order in which all can run.
#ifndef EVERGRAPH_STATIC_GRAPH_STATIC_STRUCTURE_HPP
#define EVERGRAPH_STATIC_GRAPH_STATIC_STRUCTURE_HPP

#include <array>
#include <cstddef>
#include <string_view>

#include "../base/sentence.hpp"
#include "graph_fault.hpp"
#include "static_name.hpp"

namespace evergraph {

// One input of a node: the name of the node it reads, and which of its outputs.
struct static_source {
    static constexpr std::size_t whole = static_cast<std::size_t>(-1);

    std::string_view node;
    std::size_t port = whole;  // whole: all that the kernel returned
};

// Nodes by their place in the description; `Edges` is the number of all inputs.
template <std::size_t Nodes, std::size_t Edges>
struct static_structure {
    std::array<std::string_view, Nodes> names{};
    std::array<std::size_t, Nodes + 1> first{};  // where the inputs of a node begin
    std::array<static_source, Edges> sources{};
    std::array<std::size_t, Edges> from{};
    std::array<std::size_t, Nodes> order{};
    graph_verdict verdict;

    constexpr std::size_t find(std::string_view name) const {
        std::size_t i = 0;
        while (i < Nodes && !is_same_name(names[i], name)) ++i;
        return i;
    }

    // Fills `from` and `order`; what is described wrongly, the verdict says.
    constexpr void resolve() {
        for (std::size_t i = 0; i < Nodes; ++i) {
            if (find(names[i]) == i) continue;
            verdict(graph_fault::two_nodes_have_one_name,
                    sentence{} << "node " << names[i] << " is described twice");
        }
        for (std::size_t i = 0; i < Nodes; ++i) {
            for (std::size_t e = first[i]; e < first[i + 1]; ++e) {
                from[e] = find(sources[e].node);
                if (from[e] != Nodes) continue;
                verdict(graph_fault::input_is_no_node,
                        sentence{} << "node " << names[i] << " reads " << sources[e].node
                                   << ", but the graph has no such node");
            }
        }
        if (!verdict) sort();
    }

 private:
    static constexpr bool is_same_name(std::string_view a, std::string_view b) {
        return a.size() == b.size() && __builtin_memcmp(a.data(), b.data(), a.size()) == 0;
    }

    // Depth first from each node to what it reads.
    constexpr void sort() {
        enum class mark { fresh, open, done };
        std::array<mark, Nodes> marks{};
        std::array<std::size_t, Nodes> next{};
        std::array<std::size_t, Nodes> stack{};
        std::size_t sorted = 0;
        for (std::size_t root = 0; root < Nodes; ++root) {
            std::size_t depth = 0;
            const auto enter = [&](std::size_t node) {
                marks[node] = mark::open;
                next[node] = first[node];
                stack[depth++] = node;
            };
            if (marks[root] == mark::fresh) enter(root);
            while (depth != 0) {
                const std::size_t node = stack[depth - 1];
                if (next[node] == first[node + 1]) {
                    marks[node] = mark::done;
                    order[sorted++] = node;
                    --depth;
                    continue;
                }
                const std::size_t read = from[next[node]++];
                if (marks[read] == mark::open) return tell_cycle(stack, depth, read);
                if (marks[read] == mark::fresh) enter(read);
            }
        }
    }
    constexpr void tell_cycle(const std::array<std::size_t, Nodes>& stack, std::size_t depth,
                              std::size_t read) {
        std::size_t at = depth;
        while (stack[at - 1] != read) --at;
        sentence says;
        says << "node " << names[read];
        for (; at < depth; ++at) says << " reads " << names[stack[at]] << ", which";
        verdict(graph_fault::nodes_form_a_cycle, says << " reads " << names[read]);
    }
};

namespace detail {

template <class Source>
struct source_of;
template <name_text Node>
struct source_of<static_name<Node>> {
    static constexpr static_source value{Node.view()};
};
template <name_text Node, std::size_t Port>
struct source_of<static_output<Node, Port>> {
    static constexpr static_source value{Node.view(), Port};
};

template <class Node>
struct node_facts;
template <name_text Name, class T>
struct node_facts<static_node<Name, feed_of<T>>> {
    static constexpr bool is_feed = true;
    static constexpr std::string_view name = Name.view();
    static constexpr std::string_view op{};
    static constexpr std::array<static_source, 0> sources{};
};
template <name_text Name, name_text Op, class Kernel, class... Sources>
struct node_facts<static_node<Name, static_call<Op, Kernel, Sources...>>> {
    static constexpr bool is_feed = false;
    static constexpr std::string_view name = Name.view();
    static constexpr std::string_view op = Op.view();
    static constexpr std::array<static_source, sizeof...(Sources)> sources{
        source_of<Sources>::value...};
};

template <class... Nodes>
constexpr auto structure_of() {
    static_structure<sizeof...(Nodes), (node_facts<Nodes>::sources.size() + ... + 0)> out;
    std::size_t node = 0;
    std::size_t edge = 0;
    const auto add = [&](std::string_view name, const auto& sources) {
        out.names[node] = name;
        for (const static_source& s : sources) out.sources[edge++] = s;
        out.first[++node] = edge;
    };
    (add(node_facts<Nodes>::name, node_facts<Nodes>::sources), ...);
    out.resolve();
    return out;
}

}  // namespace detail

}  // namespace evergraph

#endif
