// SPDX-License-Identifier: BSL-1.0
// build_a_graph: makes a graph in C++, under scopes, runs it, and shows what a mistake is told.
#include <evergraph_tf.hpp>

#include <iostream>
#include <string>

namespace eg = evergraph;

int main() {
    eg::graph_builder b{eg::tf::dialect::ops, eg::tf::policy};
    auto x = b.placeholder(eg::dtype::float32, eg::to_proto(eg::partial_shape{-1, 2}), "x");
    eg::node_output y;
    {
        auto layer = b.name_scope("layer");
        auto cpu = b.device("/cpu:0");
        auto w = b.constant(eg::tensor::of<float>({2, 2}, {1.0F, 0.0F, 2.0F, -1.0F}), "weights");
        auto bias = b.constant(eg::tensor::of<float>({2}, {0.5F, 0.5F}), "bias");
        auto product = b.add("MatMul", {x, w}, {{"transpose_b", true}});  // T follows from x and w
        y = b.add("Relu", {b.add("BiasAdd", {product, bias})});
    }
    const std::string fetch = b.name_of(y);
    auto made = b.take();
    if (!made) return std::cerr << eg::line(made.error()[0]) << "\n", 1;
    std::cout << eg::listing(eg::to_graph_def(*made));

    auto session = eg::session::open(eg::to_graph_def(*made), eg::tf::runtime);
    if (!session) return std::cerr << eg::line(session.error()[0]) << "\n", 1;
    auto out = session->run({{"x", eg::tensor::of<float>({1, 2}, {3.0F, 1.0F})}}, {fetch});
    if (!out) return std::cerr << eg::line(out.error()[0]) << "\n", 1;
    std::cout << "y = " << eg::elements_text((*out)[0]) << "\n";

    eg::graph_builder wrong{eg::tf::dialect::ops, eg::tf::policy};
    auto words = wrong.placeholder(eg::dtype::string, {}, "words");
    auto sum = wrong.add("MatMul", {words, words}, {{"transpose", true}});
    wrong.add("Relu", {sum});  // built on a mistake: left out without further complaint
    for (const eg::problem& p : wrong.found()) std::cout << eg::line(p) << "\n";
}
