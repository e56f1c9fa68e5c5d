// SPDX-License-Identifier: BSL-1.0
// shapes: ten graphs: tiny, inception-like, chain, independent, tree, fan-in, waves, random, star.
#ifndef EVERGRAPH_BENCH_SHAPES_HPP
#define EVERGRAPH_BENCH_SHAPES_HPP

#include <cstdint>
#include <random>
#include <string>
#include <vector>

#include "workload.hpp"

namespace shapes {

inline flat_graph chain(std::uint32_t nodes) {
    flat_graph g{nodes, {}};
    for (std::uint32_t i = 1; i < nodes; ++i) g.edges.push_back({i - 1, i});
    return g;
}
inline flat_graph independent(std::uint32_t nodes) { return {nodes, {}}; }
inline flat_graph tree(std::uint32_t nodes) {
    flat_graph g{nodes, {}};
    for (std::uint32_t i = 1; i < nodes; ++i) g.edges.push_back({(i - 1) / 2, i});
    return g;
}
inline flat_graph fan_in(std::uint32_t nodes) {
    flat_graph g{nodes, {}};
    for (std::uint32_t i = 1; i < nodes; ++i) {
        g.edges.push_back({nodes - 1 - i, nodes - 1 - (i - 1) / 2});
    }
    return g;
}
inline flat_graph star(std::uint32_t nodes) {
    flat_graph g{nodes, {}};
    for (std::uint32_t i = 1; i + 1 < nodes; ++i) {
        g.edges.push_back({0, i});
        g.edges.push_back({i, nodes - 1});
    }
    return g;
}
inline flat_graph wave(std::uint32_t nodes) {
    std::uint32_t side = 1;
    while ((side + 1) * (side + 1) <= nodes) ++side;
    flat_graph g{side * side, {}};
    for (std::uint32_t row = 0; row < side; ++row) {
        for (std::uint32_t column = 0; column < side; ++column) {
            const std::uint32_t at = row * side + column;
            if (column + 1 < side) g.edges.push_back({at, at + 1});
            if (row + 1 < side) g.edges.push_back({at, at + side});
        }
    }
    return g;
}
inline flat_graph wave_of_four(std::uint32_t nodes) { return wave(4 * nodes); }
// Three predecessors each, anywhere in the layer before.
inline flat_graph layers(std::uint32_t nodes, std::uint32_t width) {
    std::mt19937 engine{42};
    flat_graph g{nodes, {}};
    for (std::uint32_t i = width; i < nodes; ++i) {
        const std::uint32_t before = (i / width - 1) * width;
        for (int k = 0; k < 3; ++k) {
            g.edges.push_back({before + static_cast<std::uint32_t>(engine() % width), i});
        }
    }
    return g;
}
inline flat_graph random(std::uint32_t nodes) { return layers(nodes, nodes / 32 + 1); }
inline flat_graph narrow_random(std::uint32_t nodes) { return layers(nodes, 64); }
// Blocks of four branches of one to three nodes, joined again.
inline flat_graph blocks(int count) {
    flat_graph g;
    std::uint32_t last = 0;
    for (int block = 0; block < count; ++block) {
        std::uint32_t at = last + 1;
        std::vector<std::uint32_t> ends;
        for (const int length : {1, 2, 3, 2}) {
            std::uint32_t before = last;
            for (int k = 0; k < length; ++k) {
                g.edges.push_back({before, at});
                before = at++;
            }
            ends.push_back(before);
        }
        for (const std::uint32_t end : ends) g.edges.push_back({end, at});
        g.edges.push_back({at, at + 1});
        g.edges.push_back({at + 1, at + 2});
        last = at + 2;
    }
    g.nodes = last + 1;
    return g;
}
inline flat_graph inception(std::uint32_t) { return blocks(27); }  // 298 nodes
inline flat_graph tiny(std::uint32_t) {
    return {10, {{0, 1}, {0, 2}, {0, 3}, {1, 4}, {2, 5}, {3, 6}, {4, 7}, {5, 7}, {6, 8}, {7, 9}, {8, 9}}};
}

struct named_shape {
    std::string name;
    flat_graph (*make)(std::uint32_t);
    std::uint32_t full;  // nodes, for one thread and no work; shapes that have a size ignore it
};
inline const std::vector<named_shape> all{
    {"tiny", tiny, 0},
    {"inception", inception, 0},
    {"chain", chain, 100'000},
    {"independent", independent, 100'000},
    {"tree", tree, (1U << 17U) - 1},
    {"fan-in", fan_in, (1U << 17U) - 1},
    {"wave", wave, 256 * 256},
    {"wave-4x", wave_of_four, 256 * 256},
    {"random", random, 100'000},
    {"random-64", narrow_random, 100'000},
    {"star", star, 100'002}};

}  // namespace shapes

#endif
