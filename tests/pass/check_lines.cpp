// SPDX-License-Identifier: BSL-1.0
// check_lines: each line by its own versions, and dialects that are not at hand.
#include <evergraph/pass/check_lines.hpp>

#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "line_dialects.hpp"

namespace eg = evergraph;
using kind = eg::problem_kind;

namespace {

std::vector<kind> kinds(const eg::problems& found) {
    std::vector<kind> out;
    for (const eg::problem& p : found) out.push_back(p.kind);
    return out;
}

eg::node_def of_video(std::string name, const eg::version_def& versions) {
    eg::node_def n = aged::make(std::move(name), "Blur");
    eg::set_line(n, "video", versions);
    return n;
}

}  // namespace

TEST_CASE("a sound graph of two lines, with edges between them") {
    const eg::check_report report = eg::check(lined::graph(9, 2), lined::lines);
    for (const eg::problem& p : report.found) MESSAGE(eg::line(p));
    CHECK(report.ok());
    CHECK(kinds(report.warnings) == std::vector<kind>{kind::deprecated_later});
}

TEST_CASE("an op is deprecated by its own line's producer") {
    const eg::check_report report = eg::check(lined::graph(2, 3), lined::lines);
    REQUIRE(kinds(report.found) == std::vector<kind>{kind::deprecated_op});
    CHECK(report.found[0].node == "g");
    CHECK(report.found[0].found == "producer 3");
    CHECK(report.found[0].nearest_version == 2);
}

TEST_CASE("each line has its own window") {
    eg::graph_def g = lined::graph(9, 0);
    g.versions->min_consumer = 10;
    const eg::check_report report = eg::check(g, lined::lines);
    REQUIRE(kinds(report.found) ==
            std::vector<kind>{kind::consumer_too_old, kind::producer_too_old});
    CHECK(report.found[1].found == "dialect 'audio' producer 0");
    CHECK(report.found[1].nearest_version == 1);
}

TEST_CASE("types are checked across the lines") {
    eg::graph_def g = lined::graph(9, 2);
    g.nodes[1].attrs.set("T", eg::dtype::float64);
    CHECK(kinds(eg::check(g, lined::lines).found) ==
          std::vector<kind>{kind::type_mismatch, kind::type_mismatch, kind::type_mismatch});
}

TEST_CASE("a dialect that is not at hand is reported once, or its nodes are opaque") {
    eg::graph_def g = lined::graph(9, 2);
    g.nodes.push_back(lined::with_inputs(of_video("v1", {6, 3, {}, {}}), {"in", "m"}));
    g.nodes.push_back(lined::with_inputs(of_video("v2", {7, 4, {}, {}}), {"v1:3"}));
    g.nodes.push_back(lined::audio_node(
        lined::with_inputs(aged::make("g2", "Gain", {{"factor", 1.0F}}), {"v2:1"}),
        {2, 1, {}, {}}));
    g.library = aged::library("f", {of_video("v3", {9, 0, {}, {}})});
    const eg::check_report report = eg::check(g, lined::lines);
    REQUIRE(kinds(report.found) == std::vector<kind>{kind::unknown_dialect});
    CHECK(report.found[0].found == "dialect 'video' of producer 6 at 3 nodes");
    CHECK(report.found[0].needed == "a program that has it, from v4 on");
    const eg::check_report kept = eg::check(g, lined::lines, {}, eg::unknown_dialects::keep);
    CHECK(kept.ok());
    CHECK(kinds(kept.warnings) == std::vector<kind>{kind::unknown_dialect, kind::deprecated_later});
}

TEST_CASE("an unmarked node of another dialect counts as newly made") {
    eg::graph_def g = lined::graph(9, 2);
    eg::clear_line(g.nodes[2]);
    const eg::check_report report = eg::check(g, lined::lines);
    CHECK(report.ok());
    eg::clear_line(g.nodes[3]);
    g.nodes.pop_back();
    CHECK(kinds(eg::check(g, lined::lines).found) == std::vector<kind>{kind::deprecated_op});
}
