// SPDX-License-Identifier: BSL-1.0
// pooled_run: the nodes of a static run on the threads of a pool.
#ifndef EVERGRAPH_STATIC_GRAPH_POOLED_RUN_HPP
#define EVERGRAPH_STATIC_GRAPH_POOLED_RUN_HPP

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>

#include "../plan/freeze_tasks.hpp"
#include "../plan/task_plan.hpp"
#include "../run/scheduler.hpp"
#include "../run/task_executor.hpp"
#include "graph_fault.hpp"
#include "static_run.hpp"
#include "static_types.hpp"

namespace evergraph {

namespace detail {

// Makes a value where it is to stay, be it movable or not.
template <class Make>
struct made_in_place {
    const Make& make;
    constexpr operator decltype(std::declval<const Make&>()())() const { return make(); }
};

// The values of the first K nodes of a run in no particular order of time.
template <class Selection, std::size_t K>
struct value_frame : value_frame<Selection, K - 1> {
    static constexpr std::size_t node = Selection::nodes.order[K - 1];
    std::optional<static_value_of<typename Selection::graph, node>> value;
};
template <class Selection>
struct value_frame<Selection, 0> {};

template <class Selection>
std::vector<task_edge> static_edges_of() {
    constexpr const auto& all = Selection::graph::structure;
    constexpr const auto& chosen = Selection::nodes;
    std::vector<task_edge> edges;
    for (std::size_t k = 0; k < chosen.size; ++k) {
        const std::size_t node = chosen.order[k];
        for (std::size_t e = all.first[node]; e < all.first[node + 1]; ++e) {
            edges.push_back({static_cast<std::uint32_t>(chosen.place[all.from[e]]),
                             static_cast<std::uint32_t>(k)});
        }
    }
    return edges;
}

// What a node does in a run; State is that of one call.
template <class Selection, class Nodes, class Feeds>
struct pooled_state {
    using graph = typename Selection::graph;
    const Nodes& nodes;
    const Feeds& feeds;
    value_frame<Selection, Selection::nodes.size> values{};

    template <std::size_t I>
    auto& slot() {
        constexpr std::size_t place = Selection::nodes.place[I];
        return static_cast<value_frame<Selection, place + 1>&>(values).value;
    }
    template <std::size_t I>
    static void run(pooled_state& self) {
        if constexpr (graph::template facts<I>::is_feed) {
            constexpr std::size_t place = Feeds::find(graph::template facts<I>::name);
            self.template slot<I>().emplace(
                self.feeds.template take<static_value_of<graph, I>, place>());
        } else {
            const auto read = [&self](auto from) -> const auto& {
                return *self.template slot<decltype(from)::value>();
            };
            const auto make = [&]() -> static_value_of<graph, I> {
                return call_node<graph, I>(self.nodes, read);
            };
            self.template slot<I>().emplace(made_in_place<decltype(make)>{make});
        }
    }
    template <std::size_t... K>
    static void run_place(pooled_state& self, std::uint32_t at, std::index_sequence<K...>) {
        using step = void (*)(pooled_state&);
        static constexpr std::array<step, sizeof...(K)> steps{
            &run<Selection::nodes.order[K]>...};
        steps[at](self);
    }
};

}  // namespace detail

// Built once, it may be called from several threads at a time; the scheduler must outlive it. Calls
// of kernels that do not wait for each other may overlap. What a kernel throws comes out of the
// call, after all that run have ended. Feeds are copied or converted, as tasks of their own.
template <class Run, scheduler S>
class pooled_run;

template <class Graph, std::size_t... Fetched, class Nodes, scheduler S>
class pooled_run<static_run<detail::static_selection<Graph, Fetched...>, Nodes>, S> {
    using selection = detail::static_selection<Graph, Fetched...>;
    using one_thread = static_run<selection, Nodes>;

 public:
    pooled_run(const one_thread& run, S& helpers, task_options options = {})
        : nodes_(run.nodes()), helpers_(helpers),
          plan_(freeze_tasks(static_cast<std::uint32_t>(selection::nodes.size),
                             detail::static_edges_of<selection>())
                    ->plan),
          executor_(plan_, options) {}

    template <class... Feeds>
    auto operator()(Feeds&&... feeds) {
        return run(feeds...);
    }

 private:
    template <class... Feeds>
    auto run(Feeds&... feeds) {
        using given = detail::feed_list<Feeds...>;
        constexpr const graph_verdict& verdict = detail::feeds_verdict<selection, Feeds...>;
        static_cast<void>(proven_graph<detail::feeds_verdict<selection, Feeds...>>{});
        if constexpr (!verdict) {
            const given list{std::tuple<Feeds&...>{feeds...}};
            using state_type = detail::pooled_state<selection, Nodes, given>;
            state_type state{nodes_, list};
            executor_.run(helpers_, [&state](std::uint32_t node, unsigned) {
                state_type::run_place(state, node,
                                      std::make_index_sequence<selection::nodes.size>{});
            });
            return typename one_thread::values{
                std::in_place, std::move(*state.template slot<Fetched>())...};
        }
    }

    Nodes nodes_;
    S& helpers_;
    task_plan plan_;
    task_executor executor_;
};

template <class Run, scheduler S>
pooled_run(const Run&, S&) -> pooled_run<Run, S>;
template <class Run, scheduler S>
pooled_run(const Run&, S&, task_options) -> pooled_run<Run, S>;

}  // namespace evergraph

#endif
