// SPDX-License-Identifier: BSL-1.0
// Tests of migrate: up to the current version and down to old ones, all or nothing.
#include <doctest/doctest.h>

#include <string>
#include <utility>
#include <vector>

#include "evergraph/format/protobuf_graph_writer.hpp"
#include "evergraph/pass/check.hpp"
#include "evergraph/pass/migrate.hpp"
#include "life_dialect.hpp"

namespace {

using namespace evergraph;
using life::find;
using life::graph;
using life::make;

const node_def x = make("x", "Input", {}, {{"dtype", dtype::float32}});

graph_def with(node_def n, int producer) { return graph(producer, {x, std::move(n)}); }

graph_def moved(const graph_def& g, int target) {
    migration_options options;
    options.target = target;
    auto out = migrate<life::dialect>(g, options);
    if (!out) {
        for (const problem& p : out.error()) MESSAGE(line(p));
    }
    REQUIRE(out);
    return std::move(out->graph);
}

problems refused(const graph_def& g, int target) {
    migration_options options;
    options.target = target;
    auto out = migrate<life::dialect>(g, options);
    REQUIRE_FALSE(out);
    return std::move(out).error();
}

bool is_sound(const graph_def& g) {
    const auto report = check(g, life::dialect::ops, {12, 0});
    for (const problem& p : report.found) MESSAGE(line(p));
    return report.ok() && report.warnings.empty();
}

std::int64_t scalar_of(const graph_def& g, std::string_view name) {
    const node_def* n = find(g, name);
    REQUIRE(n != nullptr);
    const auto t = decode_tensor(*n->attrs.find_as<tensor_proto>("value"));
    REQUIRE(t);
    return t->type() == dtype::int32 ? t->values<std::int32_t>()[0]
                                     : static_cast<std::int64_t>(t->values<float>()[0]);
}

}  // namespace

TEST_CASE("an attr becomes an input, and the name, the device and the control inputs stay") {
    node_def k =
        make("top", "TopK", {"x", "^x"}, {{"k", 3}, {"T", dtype::float32}, {"_class", "loc:@x"}});
    k.device = "/cpu:0";
    const graph_def g = with(k, 3);
    const graph_def up = moved(g, 12);
    CHECK(is_sound(up));
    CHECK(up.versions->producer == 12);
    const node_def* n = find(up, "top");
    REQUIRE(n != nullptr);
    CHECK(n->op == "TopKV2");
    CHECK(n->inputs == std::vector<std::string>{"x", "top/k", "^x"});
    CHECK(n->device == "/cpu:0");
    CHECK(n->attrs.find("k") == nullptr);
    CHECK(n->attrs.find("_class") != nullptr);
    CHECK(find(up, "top/k")->device == "/cpu:0");
    CHECK(scalar_of(up, "top/k") == 3);
    // And back: the bytes of before.
    CHECK(write_graph_def(moved(up, 3)) == write_graph_def(g));
}

TEST_CASE("a declared step is turned round for older consumers") {
    graph_def g = graph(
        12,
        {x,
         make("k", "Const", {},
              {{"dtype", dtype::int32}, {"value", encode_tensor(tensor::scalar<std::int32_t>(5))}}),
         make("top", "TopKV2", {"x", "k"}, {{"T", dtype::float32}})});
    const graph_def down = moved(g, 6);
    CHECK(find(down, "top")->op == "TopK");
    CHECK(*find(down, "top")->attrs.find_as<std::int64_t>("k") == 5);
    CHECK(find(down, "top")->inputs == std::vector<std::string>{"x"});
    CHECK(write_graph_def(moved(down, 12)) == write_graph_def(g));

    g.nodes[1] = make("k", "Input", {}, {{"dtype", dtype::int32}});
    const problems found = refused(g, 6);
    REQUIRE(found.size() == 1);
    CHECK(found[0].node == "top");
    CHECK(found[0].kind == problem_kind::would_be_lost);
    CHECK(found[0].nearest_version == 7);
    migration_options options;
    options.target = 6;
    const migration_plan plan = plan_migration<life::dialect>(g, options);
    CHECK(plan.nearest == 7);
}

TEST_CASE("a rename is derived, both ways") {
    const graph_def g = with(make("i", "Inv", {"x"}), 2);
    CHECK(find(moved(g, 12), "i")->op == "Reciprocal");
    CHECK(find(moved(g, 7), "i")->op == "Inv");
    const graph_def r = with(make("r", "Reciprocal", {"x"}), 12);
    CHECK(find(moved(r, 2), "r")->op == "Inv");
}

TEST_CASE("definitions of one op: renamed attrs, new attrs with a default") {
    const graph_def g = with(make("b", "Bend", {"x"}, {{"ellipse", 4}}), 2);
    const graph_def up = moved(g, 12);
    CHECK(is_sound(up));
    CHECK(*find(up, "b")->attrs.find_as<std::int64_t>("ellipsis") == 4);
    CHECK(write_graph_def(moved(up, 2)) == write_graph_def(g));

    graph_def late = with(make("b", "Bend", {"x"}, {{"ellipsis", 4}, {"axis", -1}}), 12);
    const graph_def down = moved(late, 3);
    CHECK(find(down, "b")->attrs.find("axis") == nullptr);
    CHECK(*find(down, "b")->attrs.find_as<std::int64_t>("ellipse") == 4);
    CHECK(write_graph_def(moved(down, 12)) == write_graph_def(late));
    late.nodes[1].attrs.set("axis", 0);
    const problems found = refused(late, 3);
    REQUIRE(found.size() == 1);
    CHECK(found[0].attr == "axis");
    CHECK(found[0].found == "int 0");
    CHECK(found[0].nearest_version == 9);
}

TEST_CASE("an attr that came later within a definition") {
    graph_def g =
        with(make("c", "Cast", {"x"},
                  {{"SrcT", dtype::float32}, {"DstT", dtype::int32}, {"Truncate", false}}),
             12);
    CHECK(find(moved(g, 11), "c")->attrs.find("Truncate") == nullptr);
    g.nodes[1].attrs.set("Truncate", true);
    CHECK(refused(g, 11)[0].nearest_version == 12);
}

TEST_CASE("several nodes take the place of one") {
    const graph_def g = with(
        make("s", "Scale", {"x"}, {{"factor", 2.0F}, {"T", dtype::float32}, {"move", true}}), 2);
    const graph_def up = moved(g, 12);
    CHECK(is_sound(up));
    CHECK(up.nodes.size() == 5);
    CHECK(find(up, "s/moved")->op == "Add");
    CHECK(find(up, "s/moved")->inputs == std::vector<std::string>{"s/scaled", "x"});
    CHECK(scalar_of(up, "s/factor") == 2);
    CHECK(write_graph_def(moved(up, 2)) == write_graph_def(g));
    graph_def edited = up;
    edited.nodes[3].device = "/gpu:0";
    CHECK(moved(edited, 2).nodes.size() == 5);
}

TEST_CASE("what has no step stands in the way, all of it, and nothing is touched") {
    const graph_def g =
        graph(3, {x, make("l", "Lost", {"x"}), make("m", "Lost", {"x"}), make("u", "Unheard", {})});
    const graph_def before = g;
    const problems found = refused(g, 12);
    REQUIRE(found.size() == 3);
    CHECK(found[0].node == "l");
    CHECK(found[0].nearest_version == 4);
    CHECK(found[2].kind == problem_kind::unknown_op);
    CHECK(g == before);
}

TEST_CASE("pins keep nodes, ops and domains out") {
    const graph_def g =
        graph(3, {x, make("l", "Lost", {"x"}), make("i", "Inv", {"x"}), make("j", "Inv", {"x"})});
    migration_options options;
    options.pinned.ops = {"Lost"};
    options.pinned.nodes = {"i"};
    const auto out = migrate<life::dialect>(g, options);
    REQUIRE(out);
    CHECK(find(out->graph, "i")->op == "Inv");
    CHECK(find(out->graph, "j")->op == "Reciprocal");
    CHECK(out->plan.changes.size() == 1);
    CHECK(out->plan.warnings.size() == 2);
}
