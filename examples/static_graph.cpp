// SPDX-License-Identifier: BSL-1.0
// static_graph: a signal pipeline that the compiler checks, orders and makes plain calls of.
#include <evergraph.hpp>

#include <array>
#include <iostream>

namespace eg = evergraph;
using namespace evergraph::literals;  // "name"_node

using block = std::array<float, 4>;

constexpr block amplify(const block& in, float gain) {
    block out{};
    for (std::size_t i = 0; i < in.size(); ++i) out[i] = gain * in[i];
    return out;
}
constexpr float peak_of(const block& in) {
    float peak = 0;
    for (const float sample : in) peak = sample > peak ? sample : -sample > peak ? -sample : peak;
    return peak;
}
constexpr bool clips(float peak, float limit) { return peak > limit; }

// The ops that this pipeline claims to compute; Gain is deprecated, and would not compile.
inline constexpr eg::op gain_op{
    .name = "Gain", .since = 1, .deprecated = 3,
    .inputs = {"signal: float"}, .outputs = {"louder: float"},
    .attrs = {"factor: float"},
    .becomes = {"Amplify", eg::attr_to_input("factor")}};
inline constexpr eg::op amplify_op{.name = "Amplify", .since = 3,
                                   .inputs = {"signal: float", "factor: float"},
                                   .outputs = {"louder: float"}};
inline constexpr eg::op_table ops{gain_op, amplify_op};
inline constexpr eg::version_policy policy{.current = 4, .min_producer = 1, .min_consumer = 1};
using audio = eg::dialect<ops, policy>;

// Nodes in any order.
constexpr auto pipeline = eg::static_graph<audio>(
    "clipped"_node = eg::call(clips, "peak"_node, "limit"_node),
    "peak"_node = eg::call(peak_of, "louder"_node),
    "louder"_node = eg::call<"Amplify">(amplify, "signal"_node, "gain"_node),
    "signal"_node = eg::feed<block>,
    "gain"_node = eg::feed<float>,
    "limit"_node = eg::feed<float>);

// A run may be a constant,
static_assert(pipeline.fetch("peak"_node)("signal"_node = block{1, -3}, "gain"_node = 2.0F)
                  .value() == 6);

int main() {
    const block signal{0.5F, -0.25F, 0.125F, 0};
    // is a chain of plain calls otherwise,
    const auto out = pipeline.fetch("clipped"_node, "louder"_node)(
        "signal"_node = signal, "gain"_node = 3.0F, "limit"_node = 1.0F);
    for (const float sample : out["louder"_node]) std::cout << sample << " ";
    std::cout << (out["clipped"_node] ? "clipped" : "clean") << "\n";

    // or goes to a pool, if its nodes are worth it.
    eg::thread_pool pool{2};
    eg::pooled_run run{pipeline.fetch("peak"_node), pool};
    std::cout << run("signal"_node = signal, "gain"_node = 8.0F).value() << "\n";
}
