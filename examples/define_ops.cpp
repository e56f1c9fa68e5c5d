// SPDX-License-Identifier: BSL-1.0
// define_ops: a dialect of one's own: ops with versions, proven by the compiler, and their kernels.
#include <evergraph.hpp>

#include <iostream>
#include <utility>

namespace eg = evergraph;

// The life of each op is a row. Gain had its factor as an attr until version 3.
inline constexpr eg::op gain{
    .name = "Gain", .since = 1, .deprecated = 3,
    .inputs = {"signal: float"}, .outputs = {"louder: float"},
    .attrs = {"factor: float"},
    .becomes = {"Amplify", eg::attr_to_input("factor")}};
inline constexpr eg::op amplify{
    .name = "Amplify", .since = 3,
    .inputs = {"signal: float", "factor: float"}, .outputs = {"louder: float"},
    .attrs = {"clip: bool = false since 4"}};
inline constexpr eg::op microphone{.name = "Placeholder", .since = 1,
                                   .outputs = {"signal: dtype"}, .attrs = {"dtype: type"}};

inline constexpr eg::op_table ops{gain, amplify, microphone};
inline constexpr eg::version_policy policy{.current = 4, .min_producer = 1, .min_consumer = 1};
using audio = eg::dialect<ops, policy>;  // does not compile if anything above is wrong

// A kernel is made once for each node, with the node's attrs at hand, and runs as often as needed.
eg::expected<eg::kernel, eg::problem> make_gain(const eg::plan_node& node) {
    const float factor = *node.attrs.find_as<float>("factor");
    return eg::kernel{[factor](eg::kernel_context& run) {
        eg::tensor signal = run.take(0);
        for (float& sample : signal.writable<float>()) sample *= factor;
        run.output(0, std::move(signal));
    }};
}
inline constexpr eg::kernel_table kernels{eg::kernel_row{"Gain", make_gain}};
static_assert(kernels.view().covers("Gain") && !kernels.view().covers("Amplify"));

int main() {
    eg::node_def in;
    in.name = "in";
    in.op = "Placeholder";
    in.attrs.set("dtype", eg::dtype::float32);
    eg::node_def loud;
    loud.name = "loud";
    loud.op = "Gain";
    loud.inputs = {"in"};
    loud.attrs.set("factor", 3.0F);
    eg::graph_def patch;
    patch.nodes = {in, loud};

    patch.versions = eg::version_def{2, 0, {}, {}};  // an old patch: Gain was fine in version 2
    const auto session = eg::session::open(patch, eg::runtime_of<audio>(kernels.view()));
    const auto out = session->run({{"in", eg::tensor::of<float>({2}, {0.5F, -2.0F})}}, {"loud"});
    std::cout << eg::elements_text((*out)[0]) << "\n";

    patch.versions->producer = 4;  // a new patch must not use it, nor an attr that nobody knows
    patch.nodes[1].attrs.set("warmth", 11);
    for (const eg::problem& p : eg::check(patch, audio::ops, {4, 1}).found) {
        std::cout << eg::line(p) << "\n";
    }
}
