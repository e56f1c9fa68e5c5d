// SPDX-License-Identifier: BSL-1.0
// features: what real graphs need, and that migration and stamps agree with it.
#include <evergraph/tf/versions/features.hpp>

#include <doctest/doctest.h>

#include <evergraph/format/read_graph_file.hpp>
#include <evergraph/pass/check.hpp>
#include <evergraph/pass/migrate.hpp>
#include <evergraph/pass/stamp.hpp>

#include <algorithm>
#include <filesystem>
#include <string>
#include <utility>
#include <vector>

namespace eg = evergraph;

namespace {

eg::node_def placeholder(bool scalar) {
    eg::node_def n;
    n.name = "x";
    n.op = "Placeholder";
    n.attrs.set("dtype", eg::dtype::float32);
    eg::shape_proto shape;
    if (!scalar) shape.dims.push_back({2, {}, {}});
    n.attrs.set("shape", shape);
    return n;
}

eg::graph_def graph(std::int32_t producer, eg::node_def n) {
    eg::graph_def g;
    g.nodes = {std::move(n)};
    g.versions = eg::version_def{producer, 0, {}, {}};
    return g;
}

// Attrs at their default go on the way down, and an unknown shape of a placeholder is written as
// older readers write it; nothing else may change.
bool goes_without_change(const eg::graph_def& g, std::int32_t target) {
    eg::graph_def bare = g;
    if (!eg::strip_default_attrs(bare, eg::tf::dialect::ops, target)) return false;
    eg::migration_options to;
    to.target = target;
    const eg::migration_plan plan = eg::plan_migration<eg::tf::dialect>(bare, to);
    return plan.ok() && std::all_of(plan.changes.begin(), plan.changes.end(),
                                    [](const auto& c) { return c.op == "Placeholder"; });
}

bool is_of_a_placeholder(const eg::version_need& n) { return n.op == "Placeholder"; }

void check_model(const std::string& name, const eg::graph_def& g) {
    CAPTURE(name);
    const eg::needs_report needs = eg::what_it_needs(g, eg::tf::rules);
    REQUIRE(needs.ok());
    const std::int32_t lowest = needs.lowest_consumer(true);
    CHECK(goes_without_change(g, std::max(lowest, 1)));
    const bool by_ops = lowest > 1 && !eg::tf::has_functions(g) &&
                        std::none_of(needs.needs.begin(), needs.needs.end(), is_of_a_placeholder);
    if (by_ops) CHECK_FALSE(goes_without_change(g, lowest - 1));
    eg::graph_def stamped = g;
    if (!eg::stamp(stamped, eg::tf::rules, {.strip_defaults = true})) return;
    CHECK(stamped.versions->min_consumer == lowest);
    const eg::needs_report again = eg::what_it_needs(stamped, eg::tf::rules);
    CHECK(again.lowest_consumer() <= stamped.versions->min_consumer);
    CHECK(again.producer_limit() > stamped.versions->producer);
}

}  // namespace

TEST_CASE("a scalar placeholder means a scalar since v22, and an unknown shape before") {
    const auto needs = [](std::int32_t producer, bool scalar) {
        return eg::what_it_needs(graph(producer, placeholder(scalar)), eg::tf::rules);
    };
    CHECK(needs(22, true).lowest_producer() == 22);
    CHECK(needs(22, true).producer_limit() == eg::needs_report::open);
    CHECK(needs(21, true).lowest_producer() == 1);
    CHECK(needs(21, true).producer_limit() == 22);
    CHECK(needs(22, false).lowest_producer() == 1);
}

TEST_CASE("functions ask for a consumer of v12") {
    eg::graph_def g = graph(30, placeholder(false));
    CHECK(eg::what_it_needs(g, eg::tf::rules).lowest_consumer() == 0);
    g.library = eg::shared_bytes::copy_of(std::string{"\x12\x00", 2});
    CHECK(eg::what_it_needs(g, eg::tf::rules).lowest_consumer() == 12);
    REQUIRE(eg::stamp(g, eg::tf::rules));
    CHECK(g.versions == eg::version_def{12, 12, {}, {}});
}

TEST_CASE("the dialect's policy is the newest release's") {
    CHECK(eg::tf::policy.current == eg::tf::graph_window.consumer);
    CHECK(eg::tf::policy.min_producer == eg::tf::graph_window.min_producer);
    CHECK(eg::tf::policy.min_consumer == eg::tf::min_consumer);
}

TEST_CASE("real graphs: below the lowest version nothing goes, at it all does") {
    const std::filesystem::path folder{EVERGRAPH_REAL_MODELS};
    if (folder.empty()) {
        MESSAGE("skipped: EVERGRAPH_REAL_MODELS names no folder of real models");
        return;
    }
    int graphs = 0;
    for (const auto& entry : std::filesystem::recursive_directory_iterator{folder}) {
        const std::string type = entry.path().extension().string();
        if ((type != ".pb" && type != ".pbtxt") || entry.file_size() > 2'000'000) continue;
        const auto g = eg::read_graph_file(entry.path());
        if (!g || !eg::what_it_needs(*g, eg::tf::rules).ok()) continue;
        ++graphs;
        check_model(entry.path().string().substr(folder.string().size()), *g);
    }
    CHECK(graphs >= 40);
}
