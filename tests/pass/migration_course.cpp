// SPDX-License-Identifier: BSL-1.0
// Tests of migration_course: a long history is walked once for each node, in time linear in the nodes.
#include <doctest/doctest.h>

#include "evergraph/pass/migration_course.hpp"

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <string>
#include <utility>

#include "evergraph/ops/dialect.hpp"
#include "evergraph/pass/migrate.hpp"

namespace {

using namespace evergraph;

// An attr that changes its name with each of 20 versions.
constexpr const char* texts[]{
    "a0: int",  "a1: int",  "a2: int",  "a3: int",  "a4: int",  "a5: int",  "a6: int",
    "a7: int",  "a8: int",  "a9: int",  "a10: int", "a11: int", "a12: int", "a13: int",
    "a14: int", "a15: int", "a16: int", "a17: int", "a18: int", "a19: int", "a20: int"};
constexpr const char* names[]{"a0",  "a1",  "a2",  "a3",  "a4",  "a5",  "a6",
                              "a7",  "a8",  "a9",  "a10", "a11", "a12", "a13",
                              "a14", "a15", "a16", "a17", "a18", "a19", "a20"};

constexpr op version(std::size_t i) {
    op row{.name = "Aging",
           .since = static_cast<int>(i),
           .inputs = {"x: float"},
           .outputs = {"y: float"},
           .attrs = {texts[i]}};
    if (i < 20) row.becomes = {"Aging", attr_renamed(names[i], names[i + 1])};
    return row;
}
template <std::size_t... I>
constexpr auto versions(std::index_sequence<I...>) {
    return op_table{version(I)..., op{.name = "Start", .since = 0, .outputs = {"y: float"}}};
}
inline constexpr auto table = versions(std::make_index_sequence<21>{});
inline constexpr version_policy policy{.current = 20};
using aging = dialect<table, policy>;

graph_def chain(std::size_t size) {
    graph_def g;
    g.versions = version_def{0, 0, {}, {}};
    node_def start;
    start.name = "n0";
    start.op = "Start";
    g.nodes.push_back(start);
    for (std::size_t i = 1; i < size; ++i) {
        node_def n;
        n.name = "n" + std::to_string(i);
        n.op = "Aging";
        n.inputs = {"n" + std::to_string(i - 1)};
        n.attrs.set("a0", 7);
        g.nodes.push_back(std::move(n));
    }
    return g;
}

double seconds(const graph_def& g) {
    double best = 1e9;
    for (int i = 0; i < 3; ++i) {
        const auto begin = std::chrono::steady_clock::now();
        const auto out = migrate<aging>(g);
        REQUIRE(out);
        const std::chrono::duration<double> took = std::chrono::steady_clock::now() - begin;
        best = std::min(best, took.count());
    }
    return best;
}

}  // namespace

TEST_CASE("10,000 nodes over 20 versions: each takes 20 steps") {
    const graph_def g = chain(10000);
    const auto out = migrate<aging>(g);
    REQUIRE(out);
    REQUIRE(out->plan.changes.size() == 9999);
    std::size_t steps = 0;
    for (const node_change& change : out->plan.changes) steps += change.steps.size();
    CHECK(steps == 9999 * 20);
    CHECK(*out->graph.nodes.back().attrs.find_as<std::int64_t>("a20") == 7);
    // Four times the nodes take four times the time, not sixteen times.
    const double small = seconds(chain(2500));
    const double large = seconds(g);
    MESSAGE("10,000 nodes over 20 versions: " << large * 1000 << " ms");
    CHECK(large < 10 * small);
}

TEST_CASE("and back") {
    const graph_def g = chain(100);
    const auto up = migrate<aging>(g);
    REQUIRE(up);
    migration_options options;
    options.target = 0;
    const auto down = migrate<aging>(up->graph, options);
    REQUIRE(down);
    CHECK(down->graph == g);
    options.target = 11;
    const auto half = migrate<aging>(up->graph, options);
    REQUIRE(half);
    CHECK(half->graph.nodes[1].attrs.find("a11") != nullptr);
}
