// SPDX-License-Identifier: BSL-1.0
// needs: nodes, functions and features that forbid versions.
#include <evergraph/pass/needs.hpp>

#include <doctest/doctest.h>

#include <chrono>
#include <string>
#include <vector>

#include "aged_dialect.hpp"

namespace eg = evergraph;
using aged::make;
using eg::dtype;

namespace {

bool has_library(const eg::graph_def& g) { return g.library.has_value(); }
bool is_scalar(const eg::node_def& n) { return n.attrs.find("_scalar") != nullptr; }
constexpr eg::version_feature features[]{
    {.name = "functions", .min_consumer = 4, .in_graph = has_library},
    {.name = "scalars", .min_producer = 8, .in_node = is_scalar}};
constexpr eg::version_rules rules{.ops = aged::dialect::ops, .features = features};

std::vector<std::string> nodes_of(const std::vector<eg::version_need>& needs) {
    std::vector<std::string> out;
    for (const eg::version_need& n : needs) out.push_back(n.node);
    return out;
}

}  // namespace

TEST_CASE("the highest need decides, and each says whom it forbids") {
    const eg::graph_def g =
        aged::graph(6, {make("i", "In"), make("m", "Mix", {{"T", dtype::float32}, {"gain", 1.0F}}),
                        make("d", "Mix", {{"T", dtype::float64}})});
    const eg::needs_report report = eg::what_it_needs(g, rules);
    REQUIRE(report.ok());
    CHECK(report.lowest_consumer() == 5);
    CHECK(report.lowest_consumer(true) == 3);
    CHECK(report.lowest_producer(true) == 3);
    CHECK(report.producer_limit() == eg::needs_report::open);
    CHECK(nodes_of(report.needs) == std::vector<std::string>{"m", "d", "m"});
    CHECK(nodes_of(report.forbidding(4)) == std::vector<std::string>{"m"});
    CHECK(nodes_of(report.forbidding(2)) == std::vector<std::string>{"m", "d"});
    CHECK(report.forbidding(5).empty());
}

TEST_CASE("a deprecated op limits writers") {
    const eg::needs_report report = eg::what_it_needs(aged::graph(5, {make("o", "Old")}), rules);
    CHECK(report.producer_limit() == 6);
    REQUIRE(report.limits.size() == 1);
    CHECK(report.limits[0].why == "op Old is deprecated since v6, use Young");
    CHECK_FALSE(report.limits[0].for_readers);
    CHECK(nodes_of(report.forbidding(6)) == std::vector<std::string>{"o"});
    CHECK(report.forbidding(5).empty());
    CHECK(report.lowest_producer() == 1);
}

TEST_CASE("features of the graph and of nodes; functions are looked into") {
    eg::graph_def g = aged::graph(8, {make("s", "In", {{"_scalar", true}}), make("call", "f")});
    g.library = aged::library("f", {make("y", "Young")});
    const eg::needs_report report = eg::what_it_needs(g, rules);
    REQUIRE(report.ok());
    CHECK(nodes_of(report.needs) == std::vector<std::string>{"s", "f/y", ""});
    CHECK(report.lowest_consumer() == 6);
    CHECK(report.lowest_producer() == 8);
    CHECK(report.needs[0].why == "scalars are such since v8");
    CHECK_FALSE(report.needs[0].for_readers);
    CHECK_FALSE(report.needs[2].for_writers);
}

TEST_CASE("what an old writer meant by it stays, and newer writers may not write it") {
    const eg::graph_def g = aged::graph(5, {make("s", "In", {{"_scalar", true}})});
    const eg::needs_report report = eg::what_it_needs(g, rules);
    CHECK(report.needs.empty());
    CHECK(report.producer_limit() == 8);
    CHECK(report.limits[0].why == "scalars are none before v8");
}

TEST_CASE("a graph that does not say who wrote it is judged by its nodes") {
    eg::graph_def g = aged::graph(0, {make("m", "Mix", {{"T", dtype::float64}})});
    CHECK(eg::what_it_needs(g, rules).lowest_consumer() == 7);
    g.versions.reset();
    g.version = 4;
    const eg::needs_report report = eg::what_it_needs(g, rules);
    CHECK(report.versions.producer == 4);
    CHECK(report.lowest_consumer() == 3);
}

TEST_CASE("ops that the table lacks are all reported, a library that does not read as well") {
    eg::graph_def g = aged::graph(6, {make("a", "Strange"), make("b", "Odd")});
    g.library = eg::shared_bytes::copy_of(std::string{"\x0A\x04\x1A\x02\x0A\x7F", 6});
    const eg::needs_report report = eg::what_it_needs(g, rules);
    CHECK_FALSE(report.ok());
    REQUIRE(report.found.size() >= 3);
    CHECK(report.found[0].kind == eg::problem_kind::unknown_op);
    CHECK(report.found[1].node == "b");
    CHECK(report.found[2].kind == eg::problem_kind::unreadable_bytes);
}

TEST_CASE("versions that are bad for an op of the graph, each once") {
    static constexpr eg::bad_version bad[]{
        {4, "Mix", "it crashes", nullptr},
        {3, "Young", "it crashes", nullptr},
        {6, "Mix", "doubles overflow",
         [](const eg::node_def& n) { return n.attrs.find("T") != nullptr; }},
        {5, {}, "it writes into the graph", nullptr}};
    eg::version_rules with = rules;
    with.bad = bad;
    CHECK(eg::what_it_needs(aged::graph(6, {make("a", "Mix"), make("b", "Mix")}), with).bad ==
          std::vector<std::int32_t>{4, 5});
    CHECK(
        eg::what_it_needs(aged::graph(6, {make("a", "Mix", {{"T", dtype::float32}})}), with).bad ==
        std::vector<std::int32_t>{4, 5, 6});
}

TEST_CASE("time is linear in the nodes") {
    const auto seconds = [](std::size_t count) {
        std::vector<eg::node_def> nodes;
        for (std::size_t i = 0; i < count; ++i) {
            nodes.push_back(make("n" + std::to_string(i), "Mix", {{"gain", 1.0F}}));
        }
        const eg::graph_def g = aged::graph(6, std::move(nodes));
        const auto begin = std::chrono::steady_clock::now();
        CHECK(eg::what_it_needs(g, rules).needs.size() == 2 * count);
        return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    };
    const double small = seconds(2000);
    CHECK(seconds(20000) < 40 * small + 0.1);
}
