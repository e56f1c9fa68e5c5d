// SPDX-License-Identifier: BSL-1.0
// version_notes: retired fields, graphs that do not say who wrote them, attrs of other versions.
#include <evergraph/pass/check.hpp>
#include <evergraph/pass/version_notes.hpp>

#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "aged_dialect.hpp"

namespace eg = evergraph;
using aged::make;
using kind = eg::problem_kind;

namespace {

std::vector<kind> kinds(const eg::problems& found) {
    std::vector<kind> out;
    for (const eg::problem& p : found) out.push_back(p.kind);
    return out;
}

eg::check_report check(const eg::graph_def& g, const eg::check_options& options = {}) {
    return eg::check(g, aged::dialect::ops, {9, 0}, options);
}

eg::node_def mix(std::vector<eg::named_attr> attrs) {
    eg::node_def n = make("m", "Mix", std::move(attrs));
    n.inputs = {"i"};
    return n;
}

}  // namespace

TEST_CASE("the retired field, alone and beside versions") {
    eg::graph_def g = aged::graph(6, {make("i", "In")});
    CHECK(check(g).warnings.empty());
    g.version = 7;
    REQUIRE(kinds(check(g).warnings) == std::vector<kind>{kind::retired_version_field});
    CHECK(check(g).warnings[0].remedy == "drop the field, the versions count");
    g.versions.reset();
    const eg::check_report alone = check(g);
    CHECK(alone.ok());
    CHECK(alone.warnings[0].remedy == "write versions with producer 7");
    CHECK(alone.warnings[0].nearest_version == 7);
}

TEST_CASE("a graph that does not say who wrote it") {
    CHECK(kinds(check(aged::graph(0, {make("i", "In")})).warnings) ==
          std::vector<kind>{kind::unversioned_graph});
    CHECK(check(aged::graph(0, {})).warnings.empty());
}

TEST_CASE("an attr that another version has") {
    const auto problem_of = [](std::int32_t producer, eg::named_attr a) {
        const eg::check_report report =
            check(aged::graph(producer, {make("i", "In"), mix({std::move(a)})}));
        REQUIRE(kinds(report.found) == std::vector<kind>{kind::unknown_attr});
        return report.found[0];
    };
    const eg::problem later = problem_of(2, {"gain", 2.0F});
    CHECK(later.nearest_version == 5);
    CHECK(later.remedy == "the attr came at v5: say that producer, or remove it");
    const eg::problem idle = problem_of(2, {"gain", 1.0F});
    CHECK(idle.remedy == "the attr came at v5 and has its default: remove it");
    const eg::problem never = problem_of(2, {"warmth", 1});
    CHECK(never.nearest_version == -1);
    CHECK(never.remedy.find("newer program") != std::string::npos);
}

TEST_CASE("an attr at the default that its writer gives it is no fault") {
    static constexpr eg::op_table table{
        eg::op{.name = "Mix",
               .since = 1,
               .inputs = {"a: float"},
               .outputs = {"b: float"},
               .attrs = {"T: {float} = DT_FLOAT", "warmth: int = 3 since 12"}}};
    static constexpr eg::version_policy policy{.current = 12};
    static constexpr auto rows = eg::sorted_definitions<table, policy>;
    eg::check_options options;
    options.writer = eg::table_view{rows};
    const auto report = [&](int warmth) {
        return check(aged::graph(12, {make("i", "In"), mix({{"warmth", warmth}})}), options);
    };
    CHECK(report(3).ok());
    CHECK(kinds(report(3).warnings) == std::vector<kind>{kind::unknown_attr});
    CHECK(report(3).warnings[0].remedy ==
          "it has the writer's default: remove it, and nothing changes");
    CHECK(kinds(report(4).found) == std::vector<kind>{kind::unknown_attr});
}

TEST_CASE("one report has all of them") {
    eg::graph_def g = aged::graph(
        2, {make("i", "In"), mix({{"gain", 1.0F}, {"warmth", 1}}), make("s", "Strange")});
    g.versions = eg::version_def{0, 10, {9}, {}};
    g.version = 2;
    const eg::check_report report = check(g);
    CHECK(kinds(report.found) ==
          std::vector<kind>{kind::consumer_too_old, kind::unknown_attr, kind::unknown_op});
    CHECK(report.found[0].nearest_version == 10);
    CHECK(kinds(report.warnings) ==
          std::vector<kind>{kind::retired_version_field, kind::unversioned_graph});
    for (const eg::problem& p : report.found) CHECK_FALSE(p.remedy.empty());
}
