// SPDX-License-Identifier: BSL-1.0
// check_saved_model: what TensorFlow's loader refuses, in the graph and in its functions.
#include <doctest/doctest.h>

#include <evergraph/format/protobuf_writer.hpp>
#include <evergraph/store/check_saved_model.hpp>
#include <string>

using namespace evergraph;

namespace {

node_def const_node(std::vector<std::int64_t> sizes) {
    node_def n;
    n.name = "c";
    n.op = "Const";
    tensor_proto t;
    for (const std::int64_t size : sizes) t.dims.dims.push_back({size, {}, {}});
    n.attrs.set("value", std::move(t));
    return n;
}
graph_def in_function(const node_def& n) {
    graph_def g;
    g.library = shared_bytes::copy_of(write_wire([&](auto& out) {
        out.message(1, [&](auto& f) {
            f.message(1, [&](auto& signature) { signature.bytes(1, "f"); });
            f.message(3, [&](auto& body) { write_fields(body, n); });
        });
    }));
    return g;
}

}  // namespace

TEST_CASE("a sound graph has no problems") {
    graph_def g = in_function(const_node({2, 0}));
    g.nodes.push_back(const_node({3}));
    CHECK(check_loaded_graph(g).empty());
}

TEST_CASE("bad tensors and self-calls are all found, with their function") {
    graph_def g = in_function(const_node({-1}));
    g.nodes.push_back(const_node({std::int64_t{1} << 62, 8}));
    g.nodes.emplace_back();
    g.nodes.back().op = "Const";
    const problems found = check_loaded_graph(g);
    REQUIRE(found.size() == 3);
    CHECK(found[1].kind == problem_kind::missing_attr);
    CHECK(found[2].found == "a tensor of the shape [?] in the function 'f'");
    for (const problem& p : found) CHECK(p.code == status_code::failed_precondition);
    node_def call;
    call.name = "again";
    call.op = "f";
    const problems cycle = check_loaded_graph(in_function(call));
    REQUIRE(cycle.size() == 1);
    CHECK(cycle[0].kind == problem_kind::cycle);
}
