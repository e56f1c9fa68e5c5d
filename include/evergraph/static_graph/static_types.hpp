// SPDX-License-Identifier: BSL-1.0
// static_types: the C++ type of each node's value, and the verdict on a static graph.
#ifndef EVERGRAPH_STATIC_GRAPH_STATIC_TYPES_HPP
#define EVERGRAPH_STATIC_GRAPH_STATIC_TYPES_HPP

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <utility>

#include "../base/sentence.hpp"
#include "../tensor/dtype.hpp"
#include "graph_fault.hpp"
#include "op_agreement.hpp"
#include "static_name.hpp"
#include "static_structure.hpp"

namespace evergraph {

// The value of a node whose kernel returns nothing.
struct no_result {};

// A graph of no dialect: nodes that name an op are refused.
struct no_dialect {};

namespace detail {

struct unknown_value {};  // of a node that is wrong, or that reads one that is

template <class T>
inline constexpr bool is_several = false;
template <class... Ts>
inline constexpr bool is_several<std::tuple<Ts...>> = true;
template <class A, class B>
inline constexpr bool is_several<std::pair<A, B>> = true;

template <class T, std::size_t Port>
struct port_value {
    using type = unknown_value;
};
template <class T>
struct port_value<T, static_source::whole> {
    using type = T;
};
template <class T, std::size_t Port>
    requires(is_several<T> && Port != static_source::whole)
struct port_value<T, Port> {
    using type = typename std::conditional_t<(Port < std::tuple_size_v<T>),
                                             std::tuple_element<Port, T>,
                                             std::type_identity<unknown_value>>::type;
};

template <class... Nodes>
struct static_nodes {
    static constexpr std::size_t size = sizeof...(Nodes);
    static constexpr auto structure = structure_of<Nodes...>();
    template <std::size_t I>
    using node = std::tuple_element_t<I, std::tuple<Nodes...>>;
    template <std::size_t I>
    using facts = node_facts<node<I>>;
    template <std::size_t I>
    static constexpr std::size_t inputs_of = facts<I>::sources.size();
};

template <class Graph, std::size_t I, class Node = typename Graph::template node<I>>
struct node_value;
template <class Graph, std::size_t I>
using static_value_of = typename node_value<Graph, I>::type;

template <class Graph, std::size_t I, std::size_t Input>
inline constexpr std::size_t edge_of = Graph::structure.first[I] + Input;
template <class Graph, std::size_t Edge>
using edge_value = typename port_value<static_value_of<Graph, Graph::structure.from[Edge]>,
                                       Graph::structure.sources[Edge].port>::type;

template <class Kernel, class... Inputs>
struct kernel_value {
    using type = unknown_value;
};
template <class Kernel, class... Inputs>
    requires((!std::is_same_v<Inputs, unknown_value> && ...) &&
             std::is_invocable_v<const Kernel&, const Inputs&...>)
struct kernel_value<Kernel, Inputs...> {
    using returned = std::invoke_result_t<const Kernel&, const Inputs&...>;
    using type = std::conditional_t<std::is_void_v<returned>, no_result,
                                    std::remove_cvref_t<returned>>;
};

template <class Graph, std::size_t I, name_text Name, class T>
struct node_value<Graph, I, static_node<Name, feed_of<T>>> {
    using type = T;
};
template <class Graph, std::size_t I, name_text Name, name_text Op, class Kernel,
          class... Sources>
struct node_value<Graph, I, static_node<Name, static_call<Op, Kernel, Sources...>>> {
    template <std::size_t... Inputs>
    static auto of(std::index_sequence<Inputs...>)
        -> kernel_value<Kernel, edge_value<Graph, edge_of<Graph, I, Inputs>>...>;
    using type = typename decltype(of(std::index_sequence_for<Sources...>{}))::type;
};

template <class T>
struct dtypes_of_value {
    static constexpr std::array<dtype, 1> list{element_dtype_of<T>()};
};
template <>
struct dtypes_of_value<no_result> {
    static constexpr std::array<dtype, 0> list{};
};
template <class... Ts>
struct dtypes_of_value<std::tuple<Ts...>> {
    static constexpr std::array<dtype, sizeof...(Ts)> list{element_dtype_of<Ts>()...};
};
template <class A, class B>
struct dtypes_of_value<std::pair<A, B>> {
    static constexpr std::array<dtype, 2> list{element_dtype_of<A>(), element_dtype_of<B>()};
};

// The name of a type as the compiler prints it.
template <class T>
constexpr std::string_view type_text() {
    constexpr std::string_view all = __PRETTY_FUNCTION__;
    constexpr std::size_t begin = all.find("T = ") + 4;
    constexpr std::size_t end = all.find("; ", begin);
    return all.substr(begin, (end < all.size() ? end : all.size() - 1) - begin);
}

template <class Graph, std::size_t Edge>
constexpr void check_static_edge(std::string_view name, graph_verdict& verdict) {
    constexpr static_source source = Graph::structure.sources[Edge];
    using value = static_value_of<Graph, Graph::structure.from[Edge]>;
    if constexpr (std::is_same_v<value, no_result>) {
        verdict(graph_fault::input_has_no_value,
                sentence{} << "node " << name << " reads " << source.node
                           << ", whose kernel returns nothing");
    } else if constexpr (!std::is_same_v<value, unknown_value> &&
                         std::is_same_v<edge_value<Graph, Edge>, unknown_value>) {
        constexpr auto port = static_cast<std::int64_t>(source.port);
        verdict(graph_fault::input_is_no_output_of_its_node,
                sentence{} << "node " << name << " reads output " << port << " of node "
                           << source.node << ", which has "
                           << static_cast<std::int64_t>(dtypes_of_value<value>::list.size()));
    }
}

template <class Dialect, class Graph, std::size_t I, std::size_t... Inputs>
constexpr void check_static_node(std::index_sequence<Inputs...>, graph_verdict& verdict) {
    using facts = typename Graph::template facts<I>;
    (check_static_edge<Graph, edge_of<Graph, I, Inputs>>(facts::name, verdict), ...);
    if (verdict) return;
    if constexpr (std::is_same_v<static_value_of<Graph, I>, unknown_value>) {
        sentence says;
        says << "the kernel of node " << facts::name << " does not take ";
        [[maybe_unused]] std::size_t left = sizeof...(Inputs);
        ((says << type_text<edge_value<Graph, edge_of<Graph, I, Inputs>>>()
               << (--left == 0 ? "" : ", ")), ...);
        verdict(graph_fault::kernel_refuses_its_inputs,
                sizeof...(Inputs) == 0 ? says << "no inputs" : says);
    } else if constexpr (!facts::op.empty() && std::is_same_v<Dialect, no_dialect>) {
        verdict(graph_fault::op_is_not_in_the_dialect,
                sentence{} << "op " << facts::op << " of node " << facts::name
                           << " is in no dialect, name one: static_graph<dialect>");
    } else if constexpr (!facts::op.empty()) {
        const std::array<dtype, sizeof...(Inputs)> inputs{
            element_dtype_of<edge_value<Graph, edge_of<Graph, I, Inputs>>>()...};
        const op_use use{facts::name, facts::op, inputs,
                         dtypes_of_value<static_value_of<Graph, I>>::list};
        check_op_use(Dialect::ops, Dialect::policy.current, use, verdict);
    }
}

template <class Dialect, class Graph, std::size_t... Places>
constexpr graph_verdict check_static_nodes(std::index_sequence<Places...>) {
    graph_verdict verdict;
    (check_static_node<Dialect, Graph, Graph::structure.order[Places]>(
         std::make_index_sequence<Graph::template inputs_of<Graph::structure.order[Places]>>{},
         verdict),
     ...);
    return verdict;
}

template <class Dialect, class Graph>
constexpr graph_verdict check_graph() {
    if constexpr (Graph::structure.verdict) {
        return Graph::structure.verdict;
    } else {
        return check_static_nodes<Dialect, Graph>(std::make_index_sequence<Graph::size>{});
    }
}

}  // namespace detail

}  // namespace evergraph

#endif
