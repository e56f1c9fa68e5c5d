// SPDX-License-Identifier: BSL-1.0
// dialect_lines: what nodes say of their line survives text, bytes, import and merge.
#include <evergraph/pass/dialect_lines.hpp>

#include <doctest/doctest.h>

#include <evergraph/format/protobuf_graph_reader.hpp>
#include <evergraph/format/protobuf_graph_writer.hpp>
#include <evergraph/format/text_reader.hpp>
#include <evergraph/format/text_writer.hpp>
#include <evergraph/graph/build_graph.hpp>
#include <evergraph/pass/import_graph.hpp>

#include <string>

#include "line_dialects.hpp"

namespace eg = evergraph;

TEST_CASE("a node says its line, or its op does") {
    const eg::line_finder finder{lined::lines};
    const eg::graph_def g = lined::graph(9, 2);
    CHECK(finder.line_of(g.nodes[0]) == 0);
    CHECK(finder.line_of(g.nodes[1]) == 0);
    CHECK(finder.line_of(g.nodes[2]) == 1);
    CHECK(finder.line_of(g.nodes[3]) == 1);
    CHECK(finder.line_of(aged::make("x", "Amplify")) == 1);
    CHECK(finder.line_of(aged::make("x", "Strange")) == 0);
    eg::node_def video = aged::make("x", "Mix");
    eg::set_line(video, "video", {7, 0, {}, {}});
    CHECK(finder.line_of(video) == eg::line_finder::unknown);
}

TEST_CASE("marks come and go") {
    eg::graph_def g = lined::graph(9, 2);
    CHECK(eg::versions_of_line(g, lined::lines, 0)->producer == 9);
    CHECK(eg::versions_of_line(g, lined::lines, 1) == eg::version_def{2, 1, {}, {}});
    REQUIRE(eg::mark_line(g, lined::lines, 1, {3, 2, {8, 5}, {}}).empty());
    CHECK(eg::versions_of_line(g, lined::lines, 1) == eg::version_def{3, 2, {5, 8}, {}});
    REQUIRE(eg::mark_line(g, lined::lines, 0, {8, 1, {}, {}}).empty());
    CHECK(g.versions->producer == 8);
    CHECK(eg::clear_line(g.nodes[2]));
    CHECK_FALSE(eg::clear_line(g.nodes[2]));
    CHECK(g.nodes[2].attrs.size() == 1);
}

TEST_CASE("bytes and text carry them") {
    const eg::graph_def g = lined::graph(9, 2);
    const auto bytes = eg::shared_bytes::copy_of(eg::write_graph_def(g));
    CHECK(eg::line_versions(*eg::read_graph_def(bytes)) == eg::line_versions(g));
    const auto text = eg::shared_bytes::copy_of(eg::write_graph_text(g));
    CHECK(eg::line_versions(*eg::read_graph_text(text)) == eg::line_versions(g));
}

TEST_CASE("nodes of several writers merge as imports do, those of functions too") {
    eg::graph_def g = lined::graph(9, 3);
    eg::set_line(g.nodes[3], "audio", {2, 2, {5, 4}, {}});
    eg::node_def inside = aged::make("f", "Gain");
    eg::set_line(inside, "audio", {1, 0, {}, {}});
    g.library = aged::library("body", {inside, aged::make("n", "In")});
    CHECK(eg::versions_of_line(g, lined::lines, 1) == eg::version_def{1, 2, {4, 5}, {}});
    REQUIRE(eg::mark_line(g, lined::lines, 1, {4, 0, {}, {}}).empty());
    CHECK(eg::versions_of_line(g, lined::lines, 1) == eg::version_def{4, 0, {}, {}});
}

TEST_CASE("imports carry them, and the line's versions merge as the graph's do") {
    eg::graph target;
    for (const int version : {4, 2}) {
        eg::node_def n = aged::make("i", "In");
        eg::set_line(n, "audio", {version, version - 1, {}, {}});
        eg::import_options options;
        options.prefix = "v" + std::to_string(version);
        REQUIRE(eg::import_graph(target, aged::graph(version + 3, {n}), aged::dialect::ops, {9, 0},
                                 options));
    }
    const eg::graph_def g = eg::to_graph_def(target);
    CHECK(g.versions->producer == 5);
    CHECK(eg::versions_of_line(g, lined::lines, 1) == eg::version_def{2, 3, {}, {}});
}

TEST_CASE("damaged marks are no more than wrong numbers") {
    eg::node_def n = aged::make("n", "Gain");
    n.attrs.set(std::string{eg::dialect_attr}, 7);
    CHECK(eg::line_name_of(n).empty());
    eg::attr_list list;
    list.i = {std::int64_t{1} << 40, -(std::int64_t{1} << 40), 3};
    n.attrs.set(std::string{eg::line_versions_attr}, list);
    CHECK(eg::line_versions_of(n) == eg::version_def{2147483647, -2147483647 - 1, {3}, {}});
    n.attrs.set(std::string{eg::line_versions_attr}, "text");
    CHECK(eg::line_versions_of(n) == eg::version_def{});
}
