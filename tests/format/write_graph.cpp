// SPDX-License-Identifier: BSL-1.0
// write_graph: the kind of a graph's file, by name when it is written, by content when it is read.
#include <doctest/doctest.h>

#include <evergraph/format/read_graph_file.hpp>
#include <evergraph/format/write_graph.hpp>

using namespace evergraph;

TEST_CASE("the name decides between binary and text") {
    CHECK(graph_kind_of("a/b.pbtxt") == file_kind::graph_text);
    CHECK(graph_kind_of("a.pbtxt/b.pb") == file_kind::graph);
    CHECK(graph_kind_of("b") == file_kind::graph);
}

TEST_CASE("what is written is read as the same graph") {
    graph_def g;
    g.nodes.resize(2);
    g.nodes[0].name = "a";
    g.nodes[0].op = "NoOp";
    g.versions = version_def{27, 0, {}, {}};
    for (const file_kind kind : {file_kind::graph, file_kind::graph_text}) {
        const auto bytes = write_graph(g, kind);
        REQUIRE(bytes.has_value());
        CHECK(recognise(*bytes) == kind);
        const auto again = read_graph(shared_bytes::unowned(*bytes));
        REQUIRE(again.has_value());
        CHECK(*again == g);
    }
}

TEST_CASE("a kind that is no graph is refused") {
    const auto bytes = write_graph({}, file_kind::npy);
    REQUIRE_FALSE(bytes.has_value());
    CHECK(bytes.error().kind == problem_kind::not_supported);
    CHECK(bytes.error().found == "writing a graph as a NumPy array");
}
