// SPDX-License-Identifier: BSL-1.0
// strip_defaults: what goes, what stays, functions, and graphs for consumers that lack an attr.
#include <evergraph/pass/strip_defaults.hpp>

#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "aged_dialect.hpp"

namespace eg = evergraph;
using aged::make;
using eg::dtype;

namespace {

std::string names_of(const eg::node_def& n) {
    std::string out;
    for (const eg::named_attr& a : n.attrs) out += a.name + " ";
    return out;
}

}  // namespace

TEST_CASE("attrs at their default go, others and those of strangers stay") {
    eg::graph_def g =
        aged::graph(6, {make("a", "Mix", {{"T", dtype::float32}, {"gain", 2.0F}, {"_free", 1.0F}}),
                        make("b", "Mix", {{"T", dtype::float64}, {"gain", 1.0F}}),
                        make("c", "Strange", {{"gain", 1.0F}})});
    const auto stripped = eg::strip_default_attrs(g, aged::dialect::ops);
    REQUIRE(stripped);
    CHECK(*stripped == std::set<eg::op_attr>{{"Mix", "T"}, {"Mix", "gain"}});
    CHECK(names_of(g.nodes[0]) == "_free gain ");
    CHECK(names_of(g.nodes[1]) == "T ");
    CHECK(names_of(g.nodes[2]) == "gain ");
}

TEST_CASE("in functions too; one without defaults keeps its bytes") {
    eg::graph_def g = aged::graph(6, {});
    g.library = aged::library("f", {make("a", "Mix", {{"gain", 1.0F}}), make("b", "In")});
    REQUIRE(eg::strip_default_attrs(g, aged::dialect::ops));
    const eg::shared_bytes bare = aged::library("f", {make("a", "Mix"), make("b", "In")});
    CHECK(g.library->view() == bare.view());
    const void* const before = g.library->view().data();
    CHECK(eg::strip_default_attrs(g, aged::dialect::ops)->empty());
    CHECK(g.library->view().data() == before);
}

TEST_CASE("a library that does not read changes nothing") {
    eg::graph_def g = aged::graph(6, {make("a", "Mix", {{"gain", 1.0F}})});
    g.library = eg::shared_bytes::copy_of(std::string{"\x0A\x04\x1A\x02\x0A\x7F", 6});
    const eg::graph_def before = g;
    CHECK_FALSE(eg::strip_default_attrs(g, aged::dialect::ops));
    CHECK(g == before);
}

TEST_CASE("for a consumer that lacks an attr") {
    const eg::table_at consumer{aged::dialect::ops, 4};
    const eg::table_at producer{aged::dialect::ops, 6};
    eg::graph_def g = aged::graph(6, {make("a", "Mix", {{"T", dtype::float32}, {"gain", 1.0F}}),
                                      make("b", "Mix", {{"gain", 2.0F}})});
    const auto removed = eg::remove_new_default_attrs(g, consumer, producer);
    REQUIRE(removed);
    CHECK(*removed == std::set<eg::op_attr>{{"Mix", "gain"}});
    CHECK(names_of(g.nodes[0]) == "T ");
    CHECK(names_of(g.nodes[1]) == "gain ");
}

TEST_CASE("what neither knows is refused, all of it, and nothing changes") {
    const eg::table_at now{aged::dialect::ops, 6};
    eg::graph_def g = aged::graph(6, {make("a", "Mix", {{"gain", 1.0F}, {"warmth", 3}}),
                                      make("b", "Young"), make("c", "Strange")});
    const eg::graph_def before = g;
    const auto removed = eg::remove_new_default_attrs(g, {aged::dialect::ops, 4}, now);
    REQUIRE_FALSE(removed);
    REQUIRE(removed.error().size() == 3);
    CHECK(removed.error()[0].attr == "warmth");
    CHECK(removed.error()[1].needed == "an op of the consumer");
    CHECK(removed.error()[2].op == "Strange");
    CHECK(g == before);
}
