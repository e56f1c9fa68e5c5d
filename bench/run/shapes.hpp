// SPDX-License-Identifier: BSL-1.0
// shapes: chain, independent, tree, fan-in, star, wave, random and inception-like graphs.
#ifndef EVERGRAPH_BENCH_SHAPES_HPP
#define EVERGRAPH_BENCH_SHAPES_HPP

#include <evergraph/plan/plan.hpp>

#include <algorithm>
#include <cstdint>
#include <random>
#include <string>
#include <utility>
#include <vector>

namespace shapes {

using edge_list = std::vector<std::pair<std::uint32_t, std::uint32_t>>;  // from < to

inline evergraph::task_plan freeze(std::uint32_t nodes, edge_list edges) {
    std::sort(edges.begin(), edges.end());
    edges.erase(std::unique(edges.begin(), edges.end()), edges.end());
    evergraph::task_plan plan;
    plan.pending.assign(nodes, 0);
    plan.successor_begin.assign(nodes + 1U, 0);
    for (const auto& [from, to] : edges) {
        ++plan.successor_begin[from + 1];
        ++plan.pending[to];
        plan.successors.push_back(to);
    }
    for (std::uint32_t i = 0; i < nodes; ++i) {
        plan.successor_begin[i + 1] += plan.successor_begin[i];
        if (plan.pending[i] == 0) plan.roots.push_back(i);
    }
    return plan;
}

inline evergraph::task_plan chain(std::uint32_t nodes) {
    edge_list edges;
    for (std::uint32_t i = 1; i < nodes; ++i) edges.emplace_back(i - 1, i);
    return freeze(nodes, std::move(edges));
}
inline evergraph::task_plan independent(std::uint32_t nodes) { return freeze(nodes, {}); }
inline evergraph::task_plan tree(std::uint32_t nodes) {
    edge_list edges;
    for (std::uint32_t i = 1; i < nodes; ++i) edges.emplace_back((i - 1) / 2, i);
    return freeze(nodes, std::move(edges));
}
inline evergraph::task_plan fan_in(std::uint32_t nodes) {
    edge_list edges;
    for (std::uint32_t i = 1; i < nodes; ++i) {
        edges.emplace_back(nodes - 1 - i, nodes - 1 - (i - 1) / 2);
    }
    return freeze(nodes, std::move(edges));
}
inline evergraph::task_plan star(std::uint32_t nodes) {
    edge_list edges;
    for (std::uint32_t i = 1; i + 1 < nodes; ++i) {
        edges.emplace_back(0, i);
        edges.emplace_back(i, nodes - 1);
    }
    return freeze(nodes, std::move(edges));
}
inline evergraph::task_plan wave(std::uint32_t nodes) {
    std::uint32_t side = 1;
    while ((side + 1) * (side + 1) <= nodes) ++side;
    edge_list edges;
    for (std::uint32_t row = 0; row < side; ++row) {
        for (std::uint32_t column = 0; column < side; ++column) {
            const std::uint32_t at = row * side + column;
            if (column + 1 < side) edges.emplace_back(at, at + 1);
            if (row + 1 < side) edges.emplace_back(at, at + side);
        }
    }
    return freeze(side * side, std::move(edges));
}
// Layers of 64; three predecessors each, from the layer before.
inline evergraph::task_plan random(std::uint32_t nodes) {
    constexpr std::uint32_t width = 64;
    std::mt19937 engine{42};
    edge_list edges;
    for (std::uint32_t i = width; i < nodes; ++i) {
        const std::uint32_t before = (i / width - 1) * width;
        for (int k = 0; k < 3; ++k) {
            edges.emplace_back(before + static_cast<std::uint32_t>(engine() % width), i);
        }
    }
    return freeze(nodes, std::move(edges));
}
// Blocks of four branches of one to three nodes, joined again: some 300 nodes whatever is asked.
inline evergraph::task_plan inception(std::uint32_t) {
    edge_list edges;
    std::uint32_t last = 0;
    for (int block = 0; block < 27; ++block) {
        std::uint32_t at = last + 1;
        std::vector<std::uint32_t> ends;
        for (const int length : {1, 2, 3, 2}) {
            std::uint32_t before = last;
            for (int k = 0; k < length; ++k) {
                edges.emplace_back(before, at);
                before = at++;
            }
            ends.push_back(before);
        }
        for (const std::uint32_t end : ends) edges.emplace_back(end, at);
        edges.emplace_back(at, at + 1);
        edges.emplace_back(at + 1, at + 2);
        last = at + 2;
    }
    return freeze(last + 1, std::move(edges));
}

struct named_shape {
    std::string name;
    evergraph::task_plan (*make)(std::uint32_t);
};
inline const std::vector<named_shape> all{
    {"chain", chain},   {"independent", independent}, {"tree", tree},     {"fan-in", fan_in},
    {"star", star},     {"wave", wave},               {"random", random},
    {"inception", inception}};

}  // namespace shapes

#endif
