// SPDX-License-Identifier: BSL-1.0
// rewrite_nodes: nodes of the graph and of its functions, and libraries that keep their bytes.
#include <doctest/doctest.h>

#include <evergraph/format/function_library.hpp>
#include <evergraph/format/text_reader.hpp>
#include <evergraph/store/rewrite_nodes.hpp>
#include <string>

using namespace evergraph;

TEST_CASE("nodes in and out of functions are changed; the rest keeps its bytes") {
    const std::string text = R"(
      node { name: "a" op: "Old" }
      library {
        function { signature { name: "f" } node_def { name: "b" op: "Old" }
                   node_def { name: "c" op: "Keep" } attr { key: "k" value { i: 1 } } }
        gradient { function_name: "f" gradient_func: "g" } })";
    graph_def g = read_graph_text(shared_bytes::unowned(text)).value();
    const shared_bytes before = *g.library;
    rewrite_nodes(g, [](node_def&) { return false; });
    CHECK(g.library->data() == before.data());
    rewrite_nodes(g, [](node_def& n) {
        if (n.op != "Old") return false;
        n.op = "New";
        return true;
    });
    CHECK(g.nodes[0].op == "New");
    const auto library = function_library::read(*g.library);
    REQUIRE(library.has_value());
    CHECK(library->find("f")->nodes[0].op == "New");
    CHECK(library->find("f")->nodes[1].op == "Keep");
    CHECK(library->gradient_of("f") == "g");
}

TEST_CASE("what is stripped has elements and no values") {
    tensor_proto t;
    t.dims.dims.push_back({2, {}, {}});
    CHECK(is_stripped(t));
    t.float_val.push_back(1);
    CHECK_FALSE(is_stripped(t));
    tensor_proto empty;
    empty.dims.dims.push_back({0, {}, {}});
    CHECK_FALSE(is_stripped(empty));
}
