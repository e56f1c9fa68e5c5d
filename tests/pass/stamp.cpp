// SPDX-License-Identifier: BSL-1.0
// stamp: the lowest versions, bad consumers, and graphs that no version expresses.
#include <evergraph/pass/stamp.hpp>

#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "aged_dialect.hpp"

namespace eg = evergraph;
using aged::make;
using eg::dtype;

namespace {

constexpr eg::bad_version bad[]{{2, "Mix", "it crashes", nullptr},
                                {8, "Mix", "it crashes", nullptr}};
constexpr eg::version_rules rules{.ops = aged::dialect::ops, .bad = bad};

}  // namespace

TEST_CASE("lower than what wrote the graph") {
    eg::graph_def g = aged::graph(6, {make("m", "Mix", {{"T", dtype::float64}})});
    g.version = 7;
    REQUIRE(eg::stamp(g, rules));
    CHECK(g.versions == eg::version_def{3, 3, {8}, {}});
    CHECK(g.version == 0);
}

TEST_CASE("attrs at their default cost versions, unless they go") {
    eg::graph_def g = aged::graph(6, {make("m", "Mix", {{"gain", 1.0F}})});
    eg::graph_def bare = g;
    REQUIRE(eg::stamp(g, rules));
    CHECK(g.versions->min_consumer == 5);
    CHECK(g.nodes[0].attrs.size() == 1);
    const auto done = eg::stamp(bare, rules, {.strip_defaults = true});
    REQUIRE(done);
    CHECK(bare.versions == eg::version_def{1, 1, {2, 8}, {}});
    CHECK(bare.nodes[0].attrs.empty());
    CHECK(done->stripped == std::set<eg::op_attr>{{"Mix", "gain"}});
}

TEST_CASE("a default that older readers have otherwise stays written") {
    static constexpr eg::op_table table{eg::op{.name = "K", .since = 1, .attrs = {"k: int = 1"}},
                                        eg::op{.name = "K", .since = 3, .attrs = {"k: int = 2"}}};
    static constexpr eg::version_policy policy{.current = 4};
    static constexpr auto rows = eg::sorted_definitions<table, policy>;
    const eg::version_rules changed{.ops = eg::table_view{rows}};
    eg::graph_def g = aged::graph(4, {make("k", "K", {{"k", 2}})});
    REQUIRE(eg::stamp(g, changed, {.strip_defaults = true}));
    CHECK(g.versions == eg::version_def{1, 1, {}, {}});
    CHECK(g.nodes[0].attrs.find("k") != nullptr);
    REQUIRE(eg::stamp(g, changed, {.strip_defaults = true, .min_consumer = 3}));
    CHECK(g.nodes[0].attrs.find("k") != nullptr);  // by now a graph of v1
}

TEST_CASE("never the version that says nothing, and never below what the caller wants") {
    eg::graph_def g = aged::graph(6, {make("i", "In")});
    REQUIRE(eg::stamp(g, rules));
    CHECK(g.versions == eg::version_def{1, 0, {}, {}});
    REQUIRE(eg::stamp(g, rules, {.strip_defaults = false, .min_consumer = 4, .producer = 3}));
    CHECK(g.versions == eg::version_def{4, 4, {}, {}});
}

TEST_CASE("bad consumers that somebody put there stay, as do unknown fields") {
    eg::graph_def g = aged::graph(6, {make("m", "Mix")});
    g.versions->bad_consumers = {8, 5};
    g.versions->unknown = "\x20\x01";
    REQUIRE(eg::stamp(g, rules));
    CHECK(g.versions->bad_consumers == std::vector<std::int32_t>{2, 5, 8});
    CHECK(g.versions->unknown == "\x20\x01");
}

TEST_CASE("an op that came after another had to go") {
    eg::graph_def g = aged::graph(5, {make("o", "Old"), make("y", "Young")});
    const eg::graph_def before = g;
    const auto done = eg::stamp(g, rules);
    REQUIRE_FALSE(done);
    REQUIRE(done.error().size() == 1);
    const eg::problem& p = done.error()[0];
    CHECK(p.kind == eg::problem_kind::no_version_fits);
    CHECK(p.node == "o");
    CHECK(p.nearest_version == 5);
    CHECK(p.found == "a producer of at least v6, since op Young begins at v6");
    CHECK(p.needed == "one below v6, since op Old is deprecated since v6, use Young");
    CHECK(g == before);
}

TEST_CASE("ops that the table lacks are refused, and nothing changes") {
    eg::graph_def g = aged::graph(5, {make("o", "Strange"), make("y", "Odd")});
    const eg::graph_def before = g;
    CHECK(eg::stamp(g, rules).error().size() == 2);
    CHECK(g == before);
}
