// SPDX-License-Identifier: BSL-1.0
// static_graph: a graph that the compiler checks, orders and turns into straight-line code.
#ifndef EVERGRAPH_STATIC_GRAPH_STATIC_GRAPH_HPP
#define EVERGRAPH_STATIC_GRAPH_STATIC_GRAPH_HPP

#include <array>
#include <cstddef>
#include <utility>

#include <boost/hana/tuple.hpp>

#include "../base/sentence.hpp"
#include "graph_fault.hpp"
#include "static_name.hpp"
#include "static_run.hpp"
#include "static_types.hpp"

namespace evergraph {

namespace detail {

template <class... Nodes>
struct graph_of_nodes : static_nodes<Nodes...> {
    static constexpr std::array<bool, sizeof...(Nodes)> is_feed{node_facts<Nodes>::is_feed...};

    // The nodes that none reads.
    struct end_list {
        std::array<std::size_t, sizeof...(Nodes)> node{};
        std::size_t size = 0;
    };
    static constexpr end_list find_ends() {
        std::array<bool, sizeof...(Nodes)> read{};
        for (const std::size_t from : static_nodes<Nodes...>::structure.from) read[from] = true;
        end_list out;
        for (std::size_t i = 0; i < sizeof...(Nodes); ++i) {
            if (!read[i]) out.node[out.size++] = i;
        }
        return out;
    }
};

template <class Graph>
struct ends_of {
    static constexpr auto list = Graph::find_ends();
    template <std::size_t... I>
    static auto select(std::index_sequence<I...>) -> static_selection<Graph, list.node[I]...>;
    using type = decltype(select(std::make_index_sequence<list.size>{}));
};

template <class Graph, name_text... Names>
constexpr graph_verdict check_fetches() {
    graph_verdict verdict;
    [[maybe_unused]] const auto check = [&](std::string_view name) {
        if (Graph::structure.find(name) != Graph::size) return;
        verdict(graph_fault::fetch_is_no_node,
                sentence{} << "fetch " << name << " is no node of the graph");
    };
    (check(Names.view()), ...);
    return verdict;
}
template <class Graph, name_text... Names>
inline constexpr graph_verdict fetch_verdict = check_fetches<Graph, Names...>();

template <class Dialect, class Graph>
inline constexpr graph_verdict verdict_of_graph = check_graph<Dialect, Graph>();

}  // namespace detail

template <class... Nodes>
class typed_graph {
    using graph = detail::graph_of_nodes<Nodes...>;
    using nodes_type = boost::hana::tuple<Nodes...>;

 public:
    constexpr explicit typed_graph(Nodes... nodes) : nodes_(std::move(nodes)...) {}

    static constexpr std::size_t size() { return sizeof...(Nodes); }

    // Runs all nodes and gives the values of those that none reads.
    template <class... Feeds>
    constexpr auto operator()(Feeds&&... feeds) const {
        return static_run<typename detail::ends_of<graph>::type, nodes_type>::run(nodes_,
                                                                                 feeds...);
    }

    // A run of what these nodes need, and of nothing else.
    template <name_text... Names>
    constexpr auto fetch(static_name<Names>...) const {
        constexpr const graph_verdict& verdict = detail::fetch_verdict<graph, Names...>;
        static_cast<void>(proven_graph<detail::fetch_verdict<graph, Names...>>{});
        if constexpr (!verdict) {
            using chosen =
                detail::static_selection<graph, graph::structure.find(Names.view())...>;
            return static_run<chosen, nodes_type>{nodes_};
        }
    }

 private:
    nodes_type nodes_;
};

// The nodes in any order; nodes that name an op are compared with its definition at the dialect's
// current version. Does not compile if anything is wrong. Names are compared pair by pair: meant
// for graphs of up to some two hundred nodes.
template <class Dialect = no_dialect, class... Nodes>
constexpr auto static_graph(Nodes... nodes) {
    using described = detail::graph_of_nodes<Nodes...>;
    constexpr const graph_verdict& verdict = detail::verdict_of_graph<Dialect, described>;
    if constexpr (verdict) {
        return proven_graph<detail::verdict_of_graph<Dialect, described>>{};
    } else {
        return typed_graph<Nodes...>{std::move(nodes)...};
    }
}

}  // namespace evergraph

#endif
