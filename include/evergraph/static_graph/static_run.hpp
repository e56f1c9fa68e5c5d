// SPDX-License-Identifier: BSL-1.0
// static_run: the fetches of a static graph and the nodes they need, run one after the other.
#ifndef EVERGRAPH_STATIC_GRAPH_STATIC_RUN_HPP
#define EVERGRAPH_STATIC_GRAPH_STATIC_RUN_HPP

#include <array>
#include <cstddef>
#include <functional>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <utility>

#include <boost/hana/at.hpp>
#include <boost/hana/tuple.hpp>

#include "../base/sentence.hpp"
#include "graph_fault.hpp"
#include "static_name.hpp"
#include "static_types.hpp"

namespace evergraph {

// What a run gives: out["power"_node], or out.value() if it is the only one.
template <class Names, class... Values>
class static_values {
 public:
    template <class... Given>
    constexpr explicit static_values(std::in_place_t, Given&&... given)
        : values_(std::forward<Given>(given)...) {}

    template <name_text Name>
    constexpr const auto& operator[](static_name<Name>) const {
        constexpr std::size_t place = Names::find(Name.view());
        static_assert(place < sizeof...(Values), "evergraph: no fetch of this run has that name");
        return boost::hana::at_c<place>(values_);
    }
    constexpr const auto& value() const {
        static_assert(sizeof...(Values) == 1, "evergraph: value() is for a run of one fetch");
        return boost::hana::at_c<0>(values_);
    }

 private:
    boost::hana::tuple<Values...> values_;
};

namespace detail {

// The nodes that some nodes need, in an order in which they can run.
template <class Graph, std::size_t... Fetched>
struct static_selection {
    using graph = Graph;
    struct list {
        std::array<std::size_t, Graph::size> order{};
        std::array<std::size_t, Graph::size> place{};  // in `order`, by node
        std::array<bool, Graph::size> needed{};
        std::size_t size = 0;
    };
    static constexpr list make() {
        list out;
        ((out.needed[Fetched] = true), ...);
        const auto& all = Graph::structure;
        for (std::size_t k = Graph::size; k-- > 0;) {
            const std::size_t node = all.order[k];
            if (!out.needed[node]) continue;
            for (std::size_t e = all.first[node]; e < all.first[node + 1]; ++e) {
                out.needed[all.from[e]] = true;
            }
        }
        for (const std::size_t node : all.order) {
            if (!out.needed[node]) continue;
            out.place[node] = out.size;
            out.order[out.size++] = node;
        }
        return out;
    }
    static constexpr list nodes = make();

    static constexpr std::size_t find(std::string_view name) {
        constexpr std::array<std::string_view, sizeof...(Fetched)> names{
            Graph::structure.names[Fetched]...};
        std::size_t i = 0;
        while (i < names.size() && names[i] != name) ++i;
        return i;
    }
};

template <class Feed>
struct feed_facts;
template <name_text Name, class Value>
struct feed_facts<static_feed<Name, Value>> {
    static constexpr std::string_view name = Name.view();
    using given = Value&&;
};

// The values that a run was given, by reference.
template <class... Feeds>
struct feed_list {
    static constexpr std::size_t find([[maybe_unused]] std::string_view name) {
        std::size_t i = 0;
        static_cast<void>(((feed_facts<Feeds>::name == name || (++i, false)) || ...));
        return i;
    }
    template <std::size_t I>
    using given = typename feed_facts<std::tuple_element_t<I, std::tuple<Feeds...>>>::given;

    std::tuple<Feeds&...> feeds;

    // What a feed of type T is in a run: the given value itself if it is a T, else a T made of it.
    template <class T, std::size_t I>
    using slot =
        std::conditional_t<std::is_same_v<std::remove_cvref_t<given<I>>, T>, const T&, T>;

    template <class T, std::size_t I>
    constexpr slot<T, I> take() const {
        return static_cast<slot<T, I>>(static_cast<given<I>>(std::get<I>(feeds).value));
    }
};

template <std::size_t Port, class T>
constexpr const auto& port_of_value(const T& value) {
    if constexpr (Port == static_source::whole) {
        return value;
    } else {
        return std::get<Port>(value);
    }
}

// Calls the kernel of node I; read(node) gives the values that it reads.
template <class Graph, std::size_t I, class Call, class Read, std::size_t... Inputs>
constexpr decltype(auto) call_node(const Call& call, const Read& read,
                                   std::index_sequence<Inputs...>) {
    constexpr const auto& all = Graph::structure;
    const auto invoke = [&]() -> decltype(auto) {
        return std::invoke(
            call.kernel,
            port_of_value<all.sources[edge_of<Graph, I, Inputs>].port>(
                read(std::integral_constant<std::size_t,
                                            all.from[edge_of<Graph, I, Inputs>]>{}))...);
    };
    if constexpr (std::is_same_v<static_value_of<Graph, I>, no_result>) {
        invoke();
        return no_result{};
    } else {
        return invoke();
    }
}

template <class Graph, std::size_t I, class Nodes, class Read>
constexpr decltype(auto) call_node(const Nodes& nodes, const Read& read) {
    return call_node<Graph, I>(boost::hana::at_c<I>(nodes).what, read,
                               std::make_index_sequence<Graph::template inputs_of<I>>{});
}

template <class Selection, class Feeds, std::size_t I,
          bool IsFeed = Selection::graph::template facts<I>::is_feed>
struct frame_slot {
    using type = static_value_of<typename Selection::graph, I>;
};
template <class Selection, class Feeds, std::size_t I>
struct frame_slot<Selection, Feeds, I, true> {
    static constexpr std::size_t place =
        Feeds::find(Selection::graph::template facts<I>::name);
    using value = static_value_of<typename Selection::graph, I>;
    using type = typename Feeds::template slot<value, place>;
};

// The values of the first K nodes of a run. Each is a member that is initialised by its kernel,
// after those of its bases: the constructor is the run, and there is nothing else to pay for.
template <class Selection, class Feeds, std::size_t K>
class static_frame : public static_frame<Selection, Feeds, K - 1> {
    using graph = typename Selection::graph;
    using before = static_frame<Selection, Feeds, K - 1>;
    static constexpr std::size_t node = Selection::nodes.order[K - 1];
    using slot = typename frame_slot<Selection, Feeds, node>::type;

    template <class Nodes>
    static constexpr decltype(auto) make(const Nodes& nodes, const Feeds& feeds,
                                         const before& done) {
        if constexpr (graph::template facts<node>::is_feed) {
            return feeds.template take<static_value_of<graph, node>,
                                       frame_slot<Selection, Feeds, node>::place>();
        } else {
            return call_node<graph, node>(nodes, [&done](auto read) -> const auto& {
                constexpr std::size_t at = Selection::nodes.place[decltype(read)::value];
                return static_cast<const static_frame<Selection, Feeds, at + 1>&>(done).value;
            });
        }
    }

 public:
    template <class Nodes>
    constexpr static_frame(const Nodes& nodes, const Feeds& feeds)
        : before(nodes, feeds), value(make(nodes, feeds, *this)) {}

    slot value;
};
template <class Selection, class Feeds>
class static_frame<Selection, Feeds, 0> {
 public:
    template <class Nodes>
    constexpr static_frame(const Nodes&, const Feeds&) {}
};

template <class Graph, class... Feeds>
constexpr void check_given(graph_verdict& verdict) {
    using list = feed_list<Feeds...>;
    [[maybe_unused]] const auto check = [&](std::string_view name, std::size_t own) {
        const std::size_t node = Graph::structure.find(name);
        if (node == Graph::size || !Graph::is_feed[node]) {
            verdict(graph_fault::feed_is_no_feed_of_the_graph,
                    sentence{} << "the run is given " << name
                               << ", which is no feed of the graph");
        } else if (list::find(name) != own) {
            verdict(graph_fault::feed_is_given_twice,
                    sentence{} << "the run is given " << name << " twice");
        }
    };
    [[maybe_unused]] std::size_t own = 0;
    (check(feed_facts<Feeds>::name, own++), ...);
}

template <class Selection, class List, std::size_t I>
constexpr void check_feed(graph_verdict& verdict) {
    using facts = typename Selection::graph::template facts<I>;
    if constexpr (facts::is_feed && Selection::nodes.needed[I]) {
        using wanted = static_value_of<typename Selection::graph, I>;
        constexpr std::size_t place = List::find(facts::name);
        if constexpr (place == std::tuple_size_v<decltype(List::feeds)>) {
            verdict(graph_fault::feed_is_missing,
                    sentence{} << "the run needs feed " << facts::name
                               << ", which it is not given");
        } else if constexpr (!std::is_convertible_v<typename List::template given<place>, wanted>) {
            using given = std::remove_cvref_t<typename List::template given<place>>;
            verdict(graph_fault::feed_has_another_type,
                    sentence{} << "feed " << facts::name << " is given " << type_text<given>()
                               << ", which is no " << type_text<wanted>());
        }
    }
}

template <class Selection, class... Feeds, std::size_t... I>
constexpr graph_verdict check_static_feeds(std::index_sequence<I...>) {
    graph_verdict verdict;
    check_given<typename Selection::graph, Feeds...>(verdict);
    (check_feed<Selection, feed_list<Feeds...>, I>(verdict), ...);
    return verdict;
}

template <class Selection, class... Feeds>
inline constexpr graph_verdict feeds_verdict =
    check_static_feeds<Selection, Feeds...>(std::make_index_sequence<Selection::graph::size>{});

}  // namespace detail

// A static graph with its fetches chosen. Calling it runs the nodes that they need, in straight
// line, on the caller; a constant if the kernels are.
template <class Selection, class Nodes>
class static_run;

template <class Graph, std::size_t... Fetched, class Nodes>
class static_run<detail::static_selection<Graph, Fetched...>, Nodes> {
    using selection = detail::static_selection<Graph, Fetched...>;

 public:
    using values = static_values<selection, detail::static_value_of<Graph, Fetched>...>;

    constexpr explicit static_run(const Nodes& nodes) : nodes_(nodes) {}
    constexpr const Nodes& nodes() const { return nodes_; }

    template <class... Feeds>
    constexpr auto operator()(Feeds&&... feeds) const {
        return run(nodes_, feeds...);
    }
    template <class... Feeds>
    static constexpr auto run(const Nodes& nodes, Feeds&... feeds) {
        using given = detail::feed_list<Feeds...>;
        constexpr const graph_verdict& verdict = detail::feeds_verdict<selection, Feeds...>;
        static_cast<void>(proven_graph<detail::feeds_verdict<selection, Feeds...>>{});
        if constexpr (!verdict) {
            using frame = detail::static_frame<selection, given, selection::nodes.size>;
            frame done(nodes, given{std::tuple<Feeds&...>{feeds...}});
            return values{std::in_place, take<given, Fetched>(done)...};
        }
    }

 private:
    template <class Given, std::size_t I, class Frame>
    static constexpr decltype(auto) take(Frame& done) {
        constexpr std::size_t place = selection::nodes.place[I];
        auto& value = static_cast<detail::static_frame<selection, Given, place + 1>&>(done).value;
        if constexpr (std::is_const_v<std::remove_reference_t<decltype(value)>>) {
            return (value);
        } else {
            return std::move(value);
        }
    }

    Nodes nodes_;
};

}  // namespace evergraph

#endif
