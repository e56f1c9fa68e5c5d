// SPDX-License-Identifier: BSL-1.0
// migrate_node: a name that gets another meaning, with and without a way around.
#include <evergraph/pass/migrate.hpp>

#include <doctest/doctest.h>

#include <evergraph/ops/dialect.hpp>

#include <string>

namespace eg = evergraph;

namespace {

// Round took halves up; RoundV2 can do both; from v4 on Round is another name for RoundV2. Gain has
// had its factor in decibels since v2, and no step says how to get there.
inline constexpr eg::op_table table{
    eg::op{.name = "Round",
           .since = 1,
           .until = 2,
           .deprecated = 3,
           .becomes = {"RoundV2", eg::attr_set("halves", "\"up\"")}},
    eg::op{.name = "RoundV2",
           .since = 2,
           .deprecated = 5,
           .attrs = {"halves: {'up', 'even'} = \"even\""},
           .becomes = {"Round"}},
    eg::op{.name = "Round",
           .since = 4,
           .absent_since = 3,
           .attrs = {"halves: {'up', 'even'} = \"even\""},
           .meaning = "halves go to the even number"},
    eg::op{.name = "Gain", .since = 1, .attrs = {"k: float"}},
    eg::op{.name = "Gain", .since = 2, .attrs = {"k: float"}, .meaning = "k is in decibels"}};
inline constexpr eg::version_policy policy{.current = 5};
using dialect = eg::dialect<table, policy>;

eg::expected<eg::migrated_graph, eg::problems> moved(std::int32_t from, const std::string& op,
                                                     std::int32_t to) {
    eg::node_def n;
    n.name = "n";
    n.op = op;
    if (op == "Gain") n.attrs.set("k", 2.0F);
    eg::graph_def g;
    g.nodes = {n};
    g.versions = eg::version_def{from, 0, {}, {}};
    eg::migration_options options;
    options.target = to;
    return eg::migrate<dialect>(g, options);
}

// "RoundV2 up"; "refused v4" with the version that would do.
std::string outcome(std::int32_t from, const std::string& op, std::int32_t to) {
    const auto done = moved(from, op, to);
    if (!done) return "refused v" + std::to_string(done.error()[0].nearest_version);
    const eg::node_def& n = done->graph.nodes[0];
    const std::string* halves = n.attrs.find_as<std::string>("halves");
    return n.op + (halves == nullptr ? "" : " " + *halves);
}

}  // namespace

TEST_CASE("the old meaning lives on under the name of its successor") {
    CHECK(outcome(1, "Round", 2) == "Round");
    CHECK(outcome(1, "Round", 3) == "RoundV2 up");
    CHECK(outcome(1, "Round", 4) == "RoundV2 up");
    CHECK(outcome(1, "Round", 5) == "Round up");
    CHECK(outcome(4, "Round", 5) == "Round");
}

TEST_CASE("the new meaning does not go back to the old one") {
    CHECK(outcome(5, "Round", 4) == "Round");
    CHECK(outcome(5, "Round", 3) == "refused v4");
    CHECK(outcome(5, "Round", 2) == "refused v4");
}

TEST_CASE("without a way around it is refused both ways") {
    CHECK(outcome(1, "Gain", 2) == "refused v1");
    CHECK(outcome(2, "Gain", 1) == "refused v2");
    CHECK(outcome(2, "Gain", 5) == "Gain");
    CHECK(moved(1, "Gain", 3).error()[0].needed ==
          "a declared step: the op means something else since v2, k is in decibels");
}
