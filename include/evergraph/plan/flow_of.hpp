// SPDX-License-Identifier: BSL-1.0
// flow_of: the flow of a plan without loops, for runs whose values come in over time.
#ifndef EVERGRAPH_PLAN_FLOW_OF_HPP
#define EVERGRAPH_PLAN_FLOW_OF_HPP

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "flow_plan.hpp"
#include "plan.hpp"

namespace evergraph {

namespace detail {

// The edges from the row that owns `slots`, all of them in data; the last of each output is marked.
struct slot_readers {
    explicit slot_readers(const plan& p) : begin(p.slot_uses.size() + 1, 0) {
        for (std::size_t s = 0; s < p.slot_uses.size(); ++s) begin[s + 1] = begin[s] + p.slot_uses[s];
        edges.resize(begin.back());
        std::vector<std::uint32_t> next(begin.begin(), begin.end() - 1);
        for (std::uint32_t n = 0; n < p.size(); ++n) {
            const auto inputs = p.inputs_of(n);
            for (std::uint32_t i = 0; i < inputs.size(); ++i) edges[next[inputs[i]]++] = {n, i, 0, false};
        }
        for (std::uint32_t f = 0; f < p.fetches.size(); ++f) {
            edges[next[p.fetches[f].slot]++] = {p.size() + f, 0, 0, false};
        }
    }
    void append(std::uint32_t slot, std::int32_t output, std::vector<flow_edge>& to) const {
        for (std::uint32_t e = begin[slot]; e < begin[slot + 1]; ++e) {
            to.push_back(edges[e]);
            to.back().output = output;
            to.back().is_last = e + 1 == begin[slot + 1];
        }
    }

    std::vector<std::uint32_t> begin;
    std::vector<flow_edge> edges;
};

}  // namespace detail

// Every node once, in one frame; `p` has tasks and no flow.
inline flow_plan flow_of(const plan& p) {
    const detail::slot_readers readers(p);
    flow_plan flow;
    flow_frame& root = flow.frames.emplace_back();
    flow.nodes.resize(p.size());
    for (std::uint32_t n = 0; n < p.size(); ++n) {
        flow_node& node = flow.nodes[n];
        node.local = n;
        node.first_input = root.inputs;
        node.inputs = static_cast<std::uint32_t>(p.inputs_of(n).size());
        node.pending += node.inputs;
        root.inputs += node.inputs;
        root.nodes.push_back(n);
        const std::size_t first = flow.edges.size();
        for (std::uint32_t s = p.output_begin[n]; s < p.output_begin[n + 1]; ++s) {
            readers.append(s, static_cast<std::int32_t>(s - p.output_begin[n]), flow.edges);
        }
        std::vector<std::uint32_t> by_data;
        for (std::size_t e = first; e < flow.edges.size(); ++e) by_data.push_back(flow.edges[e].to);
        std::sort(by_data.begin(), by_data.end());
        for (const std::uint32_t to : p.tasks.successors_of(n)) {
            if (std::binary_search(by_data.begin(), by_data.end(), to)) continue;
            flow.edges.push_back({to, 0, flow_edge::control, false});
            ++flow.nodes[to].pending;
        }
        flow.edge_begin.push_back(static_cast<std::uint32_t>(flow.edges.size()));
    }
    for (const plan_feed& f : p.feeds) {
        readers.append(f.slot, 0, flow.edges);
        flow.edge_begin.push_back(static_cast<std::uint32_t>(flow.edges.size()));
    }
    return flow;
}

}  // namespace evergraph

#endif
