// SPDX-License-Identifier: BSL-1.0
// node_floor: each reason why an older version cannot say what a node says.
#include <evergraph/pass/node_floor.hpp>

#include <doctest/doctest.h>

#include <string>

#include "aged_dialect.hpp"

namespace eg = evergraph;
using aged::make;
using eg::dtype;

namespace {

// Of a node that a producer of this version wrote.
eg::node_floor floor_at(int producer, const eg::node_def& n) {
    const auto versions = aged::dialect::ops.versions_of(n.op);
    const eg::op_definition* own = &versions.front();
    for (const eg::op_definition& d : versions) {
        if (d.since <= producer) own = &d;
    }
    return eg::floor_of(n, versions, *own);
}

}  // namespace

TEST_CASE("an op begins") {
    CHECK(floor_at(9, make("i", "In")).hard.version == 0);
    const eg::node_floor f = floor_at(6, make("m", "Mix", {{"T", dtype::float32}}));
    CHECK(f.hard.version == 1);
    CHECK(f.hard.why == "op Mix begins at v1");
    CHECK(f.soft.version == 0);
}

TEST_CASE("a value that was not allowed") {
    const eg::node_floor f = floor_at(6, make("m", "Mix", {{"T", dtype::float64}}));
    CHECK(f.hard.version == 3);
    CHECK(f.hard.attr == "T");
    CHECK(f.hard.why == "attr T may be type double since v3");
}

TEST_CASE("an attr that came later counts unless it has its default") {
    const eg::node_floor used = floor_at(6, make("m", "Mix", {{"gain", 2.0F}}));
    CHECK(used.hard.version == 5);
    CHECK(used.hard.why == "attr gain is new at v5 and is float 2");
    const eg::node_floor idle = floor_at(6, make("m", "Mix", {{"gain", 1.0F}}));
    CHECK(idle.hard.version == 1);
    CHECK(idle.soft.version == 5);
    CHECK(idle.soft.attr == "gain");
    CHECK(idle.soft.why == "attr gain is new at v5 and has its default: strip it");
}

TEST_CASE("a meaning that changed ends the way back") {
    const eg::node_floor f = floor_at(8, make("m", "Mix"));
    CHECK(f.hard.version == 7);
    CHECK(f.hard.why == "op Mix means something else since v7: the gain is squared");
}

TEST_CASE("an op that was away for a while") {
    CHECK(floor_at(9, make("b", "Back")).hard.version == 6);
    CHECK(floor_at(9, make("b", "Back")).hard.why == "op Back is absent before v6");
    CHECK(floor_at(3, make("b", "Back")).hard.version == 2);
}

namespace ported {

inline constexpr eg::op_table table{
    eg::op{
        .name = "Split", .since = 0, .inputs = {"x: T"}, .outputs = {"y: T"}, .attrs = {"T: type"}},
    eg::op{.name = "Split",
           .since = 4,
           .inputs = {"x: T"},
           .outputs = {"y: N * T"},
           .attrs = {"T: type", "N: int = 1"}},
    eg::op{.name = "Split",
           .since = 6,
           .inputs = {"x: T"},
           .outputs = {"ys: N * T"},
           .attrs = {"T: type", "N: int = 1"}}};
inline constexpr eg::version_policy policy{.current = 6};
constexpr eg::table_view view{eg::sorted_definitions<table, policy>};

}  // namespace ported

TEST_CASE("ports: their number counts, names of outputs only in functions") {
    const auto versions = ported::view.versions_of("Split");
    const auto floor = [&](const eg::node_def& n, bool in_function) {
        return eg::floor_of(n, versions, versions.back(), in_function).hard.version;
    };
    const eg::node_def one = make("s", "Split", {{"T", dtype::float32}});
    const eg::node_def two = make("s", "Split", {{"T", dtype::float32}, {"N", 2}});
    CHECK(floor(one, false) == 0);
    CHECK(floor(two, false) == 4);
    CHECK(floor(one, true) == 6);
}

TEST_CASE("a default that was another") {
    static constexpr eg::op_table table{eg::op{.name = "K", .since = 0, .attrs = {"k: int = 1"}},
                                        eg::op{.name = "K", .since = 2, .attrs = {"k: int = 2"}}};
    static constexpr eg::version_policy policy{.current = 2};
    static constexpr auto rows = eg::sorted_definitions<table, policy>;
    const auto floor = [&](const eg::node_def& n) { return eg::floor_of(n, rows, rows[1]).hard; };
    CHECK(floor(make("k", "K", {{"k", 2}})).version == 0);
    CHECK(floor(make("k", "K")).version == 2);
    CHECK(floor(make("k", "K")).attr == "k");
}

TEST_CASE("values that were read otherwise, and forms that are written anew") {
    static constexpr eg::op_table table{
        eg::op{.name = "Hold",
               .since = 0,
               .attrs = {"shape: shape = {}"},
               .becomes = {"Hold", eg::attr_reread("shape", "{}", "{ unknown_rank: true }")}},
        eg::op{.name = "Hold", .since = 4, .attrs = {"shape: shape = { unknown_rank: true }"}},
        eg::op{.name = "Pair",
               .since = 0,
               .inputs = {"a: float", "b: float"},
               .becomes = {"Pair", eg::inputs_by_name()}},
        eg::op{.name = "Pair", .since = 3, .inputs = {"b: float", "a: float"}}};
    static constexpr eg::version_policy policy{.current = 4};
    static constexpr auto rows = eg::sorted_definitions<table, policy>;
    const auto floor = [&](const eg::node_def& n) {
        const auto versions = eg::table_view{rows}.versions_of(n.op);
        return eg::floor_of(n, versions, versions.back()).hard;
    };
    eg::shape_proto unknown;
    unknown.unknown_rank = true;
    CHECK(floor(make("h", "Hold", {{"shape", unknown}})).version == 0);
    CHECK(floor(make("h", "Hold", {{"shape", eg::shape_proto{}}})).version == 4);
    CHECK(floor(make("h", "Hold", {{"shape", eg::shape_proto{}}})).attr == "shape");
    CHECK(floor(make("h", "Hold")).version == 4);
    CHECK(floor(make("p", "Pair")).version == 3);
    CHECK(floor(make("p", "Pair")).why == "op Pair is read otherwise before v3");
}
