// SPDX-License-Identifier: BSL-1.0
// migrate_lines: each line goes its own way; names that two lines share do not mix.
#include <evergraph/pass/migrate_lines.hpp>

#include <doctest/doctest.h>

#include <evergraph/format/protobuf_graph_writer.hpp>

#include <string>
#include <vector>

#include "line_dialects.hpp"

namespace eg = evergraph;
using kind = eg::problem_kind;

namespace {

const eg::node_def& node_named(const eg::graph_def& g, std::string_view name) {
    for (const eg::node_def& n : g.nodes) {
        if (n.name == name) return n;
    }
    FAIL("no node " << name);
    return g.nodes[0];
}

eg::line_migration_options to(std::int32_t aged, std::int32_t audio) {
    eg::line_migration_options o;
    o.targets = {{"aged", aged}, {"audio", audio}};
    return o;
}

}  // namespace

TEST_CASE("each line to its current version") {
    eg::graph_def g = lined::graph(7, 2);
    const auto plans = eg::plan_migration(g, lined::lines);
    REQUIRE(plans.ok());
    CHECK(plans.plans.at("aged").from == 7);
    CHECK(plans.plans.at("aged").to == 9);
    CHECK(plans.plans.at("audio").from == 2);
    REQUIRE(plans.plans.at("audio").changes.size() == 1);
    CHECK(plans.plans.at("audio").changes[0].node == "g");
    const auto done = eg::migrate(g, lined::lines);
    REQUIRE(done);
    CHECK(done->graph.versions->producer == 9);
    CHECK(node_named(done->graph, "g").op == "Amplify");
    CHECK(eg::versions_of_line(done->graph, lined::lines, 1)->producer == 4);
    CHECK(eg::line_name_of(node_named(done->graph, "both")) == "audio");
    CHECK(eg::line_name_of(node_named(done->graph, "m")).empty());
    CHECK(eg::check(done->graph, lined::lines).ok());
}

TEST_CASE("one line moves, the other stays") {
    const eg::graph_def g = lined::graph(6, 2);
    const auto done = eg::migrate(g, lined::lines, to(6, 4));
    REQUIRE(done);
    CHECK(done->graph.versions == g.versions);
    CHECK(node_named(done->graph, "m") == node_named(g, "m"));
    CHECK(node_named(done->graph, "g").attrs.find("by") != nullptr);
}

TEST_CASE("up and down again gives the same bytes") {
    const eg::graph_def g = lined::graph(6, 2);
    const auto up = eg::migrate(g, lined::lines, to(6, 4));
    REQUIRE(up);
    const auto down = eg::migrate(up->graph, lined::lines, to(6, 2));
    REQUIRE(down);
    CHECK(eg::write_graph_def(down->graph) == eg::write_graph_def(g));
}

TEST_CASE("what stands in the way of one line stops all") {
    eg::graph_def g = lined::graph(9, 4);
    g.nodes[2] =
        lined::audio_node(lined::with_inputs(aged::make("g", "Strange"), {"m"}), {4, 1, {}, {}});
    g.nodes.push_back(aged::make("x", "Odd"));
    g.library = aged::library("f", {aged::make("y", "Odd")});
    const eg::graph_def before = g;
    const auto done = eg::migrate(g, lined::lines);
    REQUIRE_FALSE(done);
    REQUIRE(done.error().size() == 3);
    CHECK(done.error()[0].node == "g");
    CHECK(done.error()[1].node == "x");
    CHECK(done.error()[2].node == "f/y");
    CHECK(g == before);
    eg::line_migration_options kept;
    kept.each.unknown = eg::unknown_ops::keep;
    CHECK(eg::migrate(g, lined::lines, kept));
}

TEST_CASE("a line's own target that does not work is refused with a better one") {
    const auto plans = eg::plan_migration(lined::graph(9, 2), lined::lines, to(9, 7));
    REQUIRE_FALSE(plans.ok());
    CHECK(plans.found[0].nearest_version == 4);
    CHECK(plans.plans.at("aged").ok());
}

TEST_CASE("a line older than its own window is refused") {
    const auto plans = eg::plan_migration(lined::graph(9, 0), lined::lines);
    REQUIRE(plans.found.size() == 1);
    CHECK(plans.found[0].kind == kind::producer_too_old);
}

TEST_CASE("a dialect that is not at hand") {
    eg::graph_def g = lined::graph(9, 2);
    eg::node_def v = aged::make("v", "Mix");
    eg::set_line(v, "video", {7, 0, {}, {}});
    g.nodes.push_back(v);
    const auto refused = eg::migrate(g, lined::lines);
    REQUIRE_FALSE(refused);
    CHECK(refused.error()[0].kind == kind::unknown_dialect);
    eg::line_migration_options keep;
    keep.strangers = eg::unknown_dialects::keep;
    const auto done = eg::migrate(g, lined::lines, keep);
    REQUIRE(done);
    CHECK(node_named(done->graph, "v") == v);
}
