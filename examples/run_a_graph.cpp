// SPDX-License-Identifier: BSL-1.0
// run_a_graph: reads a graph that TensorFlow wrote, feeds it, and prints what comes out.
#include <evergraph_tf.hpp>

#include <iostream>

namespace eg = evergraph;

int main() {
    auto file = eg::read_graph_file("moons/moons.pb");
    if (!file) return std::cerr << eg::line(file.error()[0]) << "\n", 1;
    auto session = eg::session::open(*file, eg::tf::runtime);  // checked before anything runs
    if (!session) return std::cerr << eg::line(session.error()[0]) << "\n", 1;

    auto points = eg::tensor::of<float>({2, 2}, {0.0F, 1.0F, 1.0F, -0.5F});
    auto out = session->run({{"points", points}}, {"output/classes"});
    if (!out) return std::cerr << eg::line(out.error()[0]) << "\n", 1;
    std::cout << "classes " << eg::elements_text((*out)[0]) << "\n";
}
