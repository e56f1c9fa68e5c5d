// SPDX-License-Identifier: BSL-1.0
// report_text: plans and needs as people read them.
#include <evergraph/pass/report_text.hpp>

#include <doctest/doctest.h>

#include <string>

namespace eg = evergraph;

namespace {

eg::version_need need(std::int32_t version, std::string node, std::string why, bool strip = false) {
    eg::version_need n;
    n.version = version;
    n.node = std::move(node);
    n.why = std::move(why);
    n.strip_helps = strip;
    return n;
}

}  // namespace

TEST_CASE("a plan: changes, losses, notes") {
    eg::migration_plan plan;
    plan.from = 2;
    plan.to = 9;
    plan.nearest = 9;
    CHECK(eg::text(plan) == "v2 to v9: 0 nodes change\n");
    plan.changes = {
        {"f", "n", "Old", "New", {"Old becomes New", "k goes"}, {"n/k"}, {"a hint"}, false},
        {"", "m\x1b", "Mix", "Mix", {}, {}, {}, true}};
    CHECK(eg::text(plan) ==
          "v2 to v9: 2 nodes change\n"
          "f/n (Old): Old becomes New; k goes; 1 more nodes\n"
          "  lost: a hint\n"
          "m\\x1b (Mix): as it was before\n");
}

TEST_CASE("a plan that does not work says what would") {
    eg::migration_plan plan;
    plan.from = 9;
    plan.to = 2;
    plan.found.resize(2);
    CHECK(eg::text(plan) ==
          "v9 to v2: 0 nodes change\n2 things stand in the way; no version would work\n");
    plan.nearest = 5;
    plan.found.resize(1);
    CHECK(eg::text(plan) == "v9 to v2: 0 nodes change\n1 thing stands in the way; v5 would work\n");
}

TEST_CASE("needs: the highest version first, nodes of one reason counted") {
    eg::needs_report report;
    report.versions = {9, 0, {}, {}};
    CHECK(eg::text(report) ==
          "carries producer 9, min_consumer 0\nneeds   producer 0, min_consumer 0\n");
    report.needs = {need(7, "a", "attr k is new", true), need(5, "b", "op Mix begins at v5"),
                    need(5, "c", "op Mix begins at v5"),
                    need(5, "", "functions are read since v5")};
    report.limits = {need(8, "b", "op Old is deprecated")};
    report.bad = {6};
    CHECK(eg::text(report) ==
          "carries producer 9, min_consumer 0\n"
          "needs   producer 7, min_consumer 7\n"
          "without attrs at their default producer 5, min_consumer 5\n"
          "bad consumer v6\n"
          "below v7:\n"
          "  attr k is new, in 'a'\n"
          "below v5:\n"
          "  functions are read since v5\n"
          "  op Mix begins at v5, 2 times, first in 'b'\n"
          "written at or above v8:\n"
          "  op Old is deprecated, in 'b'\n");
}
