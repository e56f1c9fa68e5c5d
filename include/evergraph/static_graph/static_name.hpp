// SPDX-License-Identifier: BSL-1.0
// static_name: names that are types; with them graphs, feeds and fetches are written.
#ifndef EVERGRAPH_STATIC_GRAPH_STATIC_NAME_HPP
#define EVERGRAPH_STATIC_GRAPH_STATIC_NAME_HPP

#include <cstddef>
#include <string_view>
#include <type_traits>
#include <utility>

namespace evergraph {

template <std::size_t N>
struct name_text {
    char text[N]{};

    constexpr name_text(const char (&written)[N]) {  // implicit: stands for a string literal
        for (std::size_t i = 0; i < N; ++i) text[i] = written[i];
    }
    constexpr std::string_view view() const { return {text, N - 1}; }
    bool operator==(const name_text&) const = default;
};

// A value of type T that each run is given.
template <class T>
struct feed_of {
    using type = T;
};
template <class T>
inline constexpr feed_of<T> feed{};

// Output number Port of a node whose kernel returns a std::tuple or std::pair.
template <name_text Node, std::size_t Port>
struct static_output {};

// A kernel, the nodes that it reads, and the op that it is a kernel of; "" if of none.
template <name_text Op, class Kernel, class... Sources>
struct static_call {
    Kernel kernel;
};

template <name_text Name, class What>
struct static_node {
    What what;
};

// A value for a feed; a reference that lasts as long as the expression it stands in.
template <name_text Name, class Value>
struct static_feed {
    Value&& value;
};

template <name_text Name>
struct static_name {
    static constexpr std::string_view view() { return Name.view(); }

    template <std::size_t Port>
    constexpr static_output<Name, Port> output() const {
        return {};
    }

    template <class T>
    constexpr static_node<Name, feed_of<T>> operator=(feed_of<T>) const {
        return {};
    }
    template <name_text Op, class Kernel, class... Sources>
    constexpr auto operator=(static_call<Op, Kernel, Sources...> call) const {
        return static_node<Name, static_call<Op, Kernel, Sources...>>{std::move(call)};
    }
    template <class Value>
    constexpr static_feed<Name, Value> operator=(Value&& value) const {
        return {std::forward<Value>(value)};
    }
};

// kernel(inputs...) is called with const references, and const itself: a plain function, a lambda,
// any callable. What it returns is the node's value; it may return nothing.
template <name_text Op = "", class Kernel, class... Sources>
constexpr auto call(Kernel kernel, Sources...) {
    return static_call<Op, Kernel, Sources...>{std::move(kernel)};
}

inline namespace literals {

// "gain"_node
template <name_text Name>
constexpr static_name<Name> operator""_node() {
    return {};
}

}  // namespace literals

}  // namespace evergraph

#endif
