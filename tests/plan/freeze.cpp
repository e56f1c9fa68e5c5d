// SPDX-License-Identifier: BSL-1.0
#include <evergraph/graph/build_graph.hpp>
#include <evergraph/pass/prune.hpp>
#include <evergraph/plan/freeze.hpp>

#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "../pass/small_dialect.hpp"

namespace eg = evergraph;
using eg::dtype;
using small::input;
using small::make;

namespace {

eg::expected<eg::plan, eg::problems> frozen(std::vector<eg::node_def> nodes,
                                            const eg::prune_request& request) {
    eg::graph_def def;
    def.nodes = std::move(nodes);
    auto g = eg::build_graph(def);
    REQUIRE(g);
    auto pruned = eg::prune(*g, request, small::dialect::ops);
    REQUIRE(pruned);
    return eg::freeze(*pruned, small::dialect::ops);
}

}  // namespace

TEST_CASE("a plan knows who waits for whom and which slots are read") {
    const auto p = frozen({input("a", dtype::float32), input("b", dtype::float32),
                           make("c", "Add", {"a", "b"}, {{"T", dtype::float32}}),
                           make("d", "Add", {"c", "c", "^c"}, {{"T", dtype::float32}}),
                           make("s", "Split", {"c"}, {{"num_split", 3}, {"T", dtype::float32}}),
                           make("e", "Add", {"s:2", "d"}, {{"T", dtype::float32}})},
                          {{"b", "a"}, {"e", "s:1"}, {}});
    REQUIRE(p);
    REQUIRE(p->size() == 4);
    CHECK(p->nodes[0].name == "c");
    CHECK(p->tasks.roots == std::vector<std::uint32_t>{0});
    CHECK(p->tasks.successors_of(0).size() == 2);  // d counts once though it has three edges from c
    REQUIRE(p->feeds.size() == 2);
    CHECK(p->feeds[0].type == dtype::float32);
    CHECK(p->inputs_of(0)[0] == p->feeds[1].slot);
    CHECK(p->inputs_of(0)[1] == p->feeds[0].slot);
    CHECK(p->slot_uses.size() == 8);  // c, d, e one each, s three, two feeds
    CHECK(p->slot_uses[0] == 3);
    REQUIRE(p->fetches.size() == 2);
    CHECK(p->slot_uses[p->fetches[1].slot] == 1);
    for (std::uint32_t i = 0; i < p->size(); ++i) {
        for (std::uint32_t to : p->tasks.successors_of(i)) CHECK(to > i);
    }
}

TEST_CASE("attrs of a plan's nodes are complete") {
    const auto p = frozen({input("a", dtype::float32), make("p", "Pad", {"a"}, {{"scale", 2.0F}})},
                          {{"a"}, {"p"}, {}});
    REQUIRE(p);
    const eg::attr_map& attrs = p->nodes[0].attrs;
    CHECK(*attrs.find_as<std::string>("mode") == "SAME");
    CHECK(*attrs.find_as<float>("scale") == 2.0F);
    CHECK(attrs.find_as<eg::attr_list>("flags")->b == std::vector<std::uint8_t>{1, 0});
    CHECK(p->nodes[0].input_types == std::vector<dtype>{dtype::float32});
}

TEST_CASE("what a plan cannot hold is refused by name, all of it") {
    const auto p = frozen({input("a", dtype::float32),
                           make("f", "my_function", {"a"}),
                           make("t", "Split", {"f"}, {{"num_split", 9'000'000}, {"T", dtype::float32}})},
                          {{"a"}, {}, {"t"}});
    REQUIRE_FALSE(p);
    REQUIRE(p.error().size() == 2);
    CHECK(p.error()[0].kind == eg::problem_kind::not_supported);
    CHECK(p.error()[0].found == "a call of function my_function");
    CHECK(p.error()[1].kind == eg::problem_kind::value_too_large);
}

TEST_CASE("a chain of 300,000 nodes is pruned and frozen without recursion") {
    std::vector<eg::node_def> nodes{input("n0", dtype::float32)};
    constexpr int count = 300'000;
    for (int i = 1; i <= count; ++i) {
        nodes.push_back(make("n" + std::to_string(i), "Pad", {"n" + std::to_string(i - 1)}));
    }
    const auto p = frozen(std::move(nodes), {{"n0"}, {"n" + std::to_string(count)}, {}});
    REQUIRE(p);
    CHECK(p->size() == count);
    CHECK(p->nodes.back().name == "n" + std::to_string(count));
}

TEST_CASE("graphs put together by hand: gaps, slots used twice, outputs that are not there") {
    const auto refused = [](auto&& wire) {
        eg::graph g;
        const eg::node_id a = *g.add_node(input("a", dtype::float32));
        const eg::node_id b = *g.add_node(input("b", dtype::float32));
        const eg::node_id c = *g.add_node(make("c", "Add", {}, {{"T", dtype::float32}}));
        wire(g, a, b, c);
        g.fix_source_and_sink();
        const auto pruned = eg::prune(g, {{"a", "b"}, {"c"}, {}}, small::dialect::ops);
        REQUIRE(pruned);
        const auto p = eg::freeze(*pruned, small::dialect::ops);
        return p ? eg::problems{} : p.error();
    };
    CHECK(refused([](eg::graph& g, auto a, auto b, auto c) {
              g.add_edge(a, 0, c, 0);
              g.add_edge(b, 0, c, 1);
          }).empty());
    CHECK_FALSE(refused([](eg::graph& g, auto a, auto, auto c) { g.add_edge(a, 0, c, 1); }).empty());
    CHECK_FALSE(refused([](eg::graph& g, auto a, auto, auto c) { g.add_edge(a, 0, c, 0); }).empty());
    CHECK_FALSE(refused([](eg::graph& g, auto a, auto b, auto c) {
                    g.add_edge(a, 0, c, 0);
                    g.add_edge(b, 0, c, 0);
                }).empty());
    CHECK_FALSE(refused([](eg::graph& g, auto a, auto b, auto c) {
                    g.add_edge(a, 0, c, 0);
                    g.add_edge(b, 5, c, 1);
                }).empty());
    CHECK_FALSE(refused([](eg::graph& g, auto a, auto b, auto c) {
                    g.add_edge(a, 0, c, 0);
                    g.add_edge(b, 0, c, 2'000'000'000);
                }).empty());
    CHECK_FALSE(refused([](eg::graph&, auto, auto, auto) {}).empty());
}
