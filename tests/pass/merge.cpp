// SPDX-License-Identifier: BSL-1.0
// merge: versions as stated, and both graphs brought to one version first.
#include <evergraph/pass/merge.hpp>

#include <doctest/doctest.h>

#include <evergraph/ops/dialect.hpp>

#include <string>
#include <utility>
#include <vector>

namespace eg = evergraph;

namespace {

// Scale meant a factor in percent until v3.
inline constexpr eg::op_table table{
    eg::op{.name = "In", .since = 0, .outputs = {"x: float"}},
    eg::op{.name = "Scale",
           .since = 0,
           .deprecated = 3,
           .inputs = {"x: float"},
           .outputs = {"y: float"},
           .attrs = {"percent: int"},
           .becomes = {"ScaleV2", eg::attr_renamed("percent", "parts")}},
    eg::op{.name = "ScaleV2",
           .since = 3,
           .inputs = {"x: float"},
           .outputs = {"y: float"},
           .attrs = {"parts: int", "of: int = 100"}},
    eg::op{.name = "Lost", .since = 0, .deprecated = 3, .because = "it was a mistake"}};
inline constexpr eg::version_policy policy{.current = 4};
using dialect = eg::dialect<table, policy>;

eg::graph_def graph(std::int32_t producer, const std::string& name, const std::string& op,
                    const std::string& attr) {
    eg::node_def in;
    in.name = name + "_in";
    in.op = "In";
    eg::node_def n;
    n.name = name;
    n.op = op;
    if (!attr.empty()) {
        n.inputs = {in.name};
        n.attrs.set(attr, 50);
    }
    eg::graph_def g;
    g.nodes = {in, n};
    g.versions = eg::version_def{producer, 0, {}, {}};
    return g;
}

std::string ops_of(const eg::graph& g) {
    std::string out;
    for (const eg::node_def& n : eg::to_graph_def(g).nodes) out += n.name + ":" + n.op + " ";
    return out;
}

eg::expected<eg::merged_graph, eg::problems> merge(eg::graph& target, eg::graph_def def,
                                                   eg::version_merge how) {
    return eg::merge(target, std::move(def), dialect::ops, policy, how);
}

}  // namespace

TEST_CASE("as stated: the older producer wins, nodes stay") {
    eg::graph g = *eg::build_graph(graph(4, "new", "ScaleV2", "parts"));
    g.versions->bad_consumers = {9};
    eg::graph_def old = graph(2, "old", "Scale", "percent");
    old.versions = eg::version_def{2, 1, {5, 3}, {}};
    REQUIRE(merge(g, old, eg::version_merge::stated));
    CHECK(g.versions == eg::version_def{2, 1, {3, 5, 9}, {}});
    CHECK(ops_of(g) == "new_in:In new:ScaleV2 old_in:In old:Scale ");
}

TEST_CASE("migrated: both are current, whichever was older") {
    for (const bool old_first : {true, false}) {
        const eg::graph_def old = graph(2, "old", "Scale", "percent");
        const eg::graph_def now = graph(4, "new", "ScaleV2", "parts");
        eg::graph g = *eg::build_graph(old_first ? old : now);
        const auto done = merge(g, old_first ? now : old, eg::version_merge::migrated);
        REQUIRE(done);
        CHECK(g.versions->producer == 4);
        CHECK(ops_of(g) == (old_first ? "old_in:In old:ScaleV2 new_in:In new:ScaleV2 "
                                      : "new_in:In new:ScaleV2 old_in:In old:ScaleV2 "));
        CHECK(done->of_target.changes.size() == (old_first ? 1U : 0U));
        CHECK(done->of_import.changes.size() == (old_first ? 0U : 1U));
    }
}

TEST_CASE("what cannot be migrated on either side leaves both as they were") {
    eg::graph g = *eg::build_graph(graph(2, "a", "Lost", ""));
    const eg::graph_def before = eg::to_graph_def(g);
    const auto done = merge(g, graph(2, "b", "Lost", ""), eg::version_merge::migrated);
    REQUIRE_FALSE(done);
    REQUIRE(done.error().size() == 2);
    CHECK(done.error()[0].node == "a");
    CHECK(done.error()[1].node == "b");
    CHECK(eg::to_graph_def(g) == before);
}

TEST_CASE("a name in use is refused after the migrations, and nothing changes") {
    eg::graph g = *eg::build_graph(graph(2, "same", "Scale", "percent"));
    const eg::graph_def before = eg::to_graph_def(g);
    CHECK_FALSE(merge(g, graph(4, "same", "ScaleV2", "parts"), eg::version_merge::migrated));
    CHECK(eg::to_graph_def(g) == before);
}
