// SPDX-License-Identifier: BSL-1.0
// graph_fault: all that can be wrong with a graph that is known at compile time, and who says so.
#ifndef EVERGRAPH_STATIC_GRAPH_GRAPH_FAULT_HPP
#define EVERGRAPH_STATIC_GRAPH_GRAPH_FAULT_HPP

#include <algorithm>
#include <cstddef>
#include <string_view>
#include <utility>

#include "../base/sentence.hpp"

namespace evergraph {

enum class graph_fault {
    none,
    two_nodes_have_one_name,
    input_is_no_node,
    nodes_form_a_cycle,
    input_has_no_value,
    input_is_no_output_of_its_node,
    kernel_refuses_its_inputs,
    op_is_not_in_the_dialect,
    op_is_gone,
    op_is_deprecated,
    op_takes_another_number_of_inputs,
    op_gives_another_number_of_outputs,
    input_has_another_type,
    output_has_another_type,
    fetch_is_no_node,
    feed_is_no_feed_of_the_graph,
    feed_is_given_twice,
    feed_is_missing,
    feed_has_another_type,
};

// Never defined: a compiler that reports it prints the fault and the sentence.
template <graph_fault What, fixed_text... Sentence>
struct graph_is_wrong;
template <>
struct graph_is_wrong<graph_fault::none> {};

// Keeps the first of the faults that it is told.
struct graph_verdict {
    graph_fault what = graph_fault::none;
    sentence text;

    constexpr explicit operator bool() const { return what != graph_fault::none; }
    constexpr void operator()(graph_fault found, const sentence& says) {
        if (what != graph_fault::none) return;
        what = found;
        text = says;
    }
};

namespace detail {

#if defined(__clang__)
// Clang cuts a text after some 34 characters, but prints any number of them.
inline constexpr std::size_t longest_printed = 32;
#else
inline constexpr std::size_t longest_printed = 240;
#endif

template <const auto& Verdict, std::size_t... Pieces>
auto graph_in_pieces(std::index_sequence<Pieces...>)
    -> graph_is_wrong<Verdict.what,
                      fixed_text<std::min(longest_printed,
                                          Verdict.text.size() - longest_printed * Pieces)>{
                          Verdict.text.view().substr(longest_printed * Pieces,
                                                     longest_printed)}...>;

}  // namespace detail

// Does not compile if the verdict names a fault; one error, with the sentence in it.
template <const auto& Verdict>
struct proven_graph
    : decltype(detail::graph_in_pieces<Verdict>(
          std::make_index_sequence<(Verdict.text.size() + detail::longest_printed - 1) /
                                   detail::longest_printed>{})) {};

}  // namespace evergraph

#endif
