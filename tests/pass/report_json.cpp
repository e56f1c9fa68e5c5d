// SPDX-License-Identifier: BSL-1.0
#include <evergraph/pass/report_json.hpp>

#include <doctest/doctest.h>

#include <string>

namespace eg = evergraph;

TEST_CASE("a report is one JSON object, whatever the file put into its texts") {
    eg::check_report report;
    report.versions.producer = 27;
    CHECK(eg::to_json(report) ==
          R"({"ok":true,"producer":27,"min_consumer":0,"problems":[],"warnings":[]})");
    eg::problem p;
    p.code = eg::status_code::not_found;
    p.kind = eg::problem_kind::unknown_op;
    p.node = "a\"b\\\n\xff\xc3\xa9";
    p.op = "Bogus";
    report.found = {p, p};
    const std::string one =
        R"({"code":"NOT_FOUND","kind":"unknown_op","node":"a\"b\\\u000a\\xff)"
        "\xc3\xa9"
        R"(","op":"Bogus","attr":"","found":"","needed":"","remedy":"","nearest_version":-1})";
    CHECK(eg::to_json(report) == R"({"ok":false,"producer":27,"min_consumer":0,"problems":[)" +
                                     one + "," + one + R"(],"warnings":[]})");
}

TEST_CASE("a migration plan and what it would do") {
    eg::migration_plan plan;
    plan.from = 2;
    plan.to = 9;
    plan.nearest = 9;
    plan.changes.push_back({"f", "n\n", "Old", "New", {"k goes"}, {"n/k"}, {"its name"}, false});
    CHECK(eg::to_json(plan) ==
          R"({"ok":true,"from":2,"to":9,"nearest":9,"changes":[{"function":"f",)"
          R"("node":"n\u000a","op":"Old","new_op":"New","steps":["k goes"],"added":["n/k"],)"
          R"("lost":["its name"],"restored":false}],"problems":[],"warnings":[]})");
    plan.found.emplace_back();
    CHECK(eg::to_json(plan).starts_with(R"({"ok":false,)"));
}

TEST_CASE("what a graph needs") {
    eg::needs_report report;
    report.versions = {9, 1, {}, {}};
    report.bad = {4, 7};
    eg::version_need need;
    need.version = 5;
    need.node = "n";
    need.op = "Mix";
    need.attr = "gain";
    need.why = "it is new";
    need.strip_helps = true;
    report.needs = {need};
    CHECK(eg::to_json(report) ==
          R"({"ok":true,"producer":9,"min_consumer":1,"lowest_producer":5,"lowest_consumer":5,)"
          R"("stripped_producer":0,"stripped_consumer":0,"producer_limit":-1,)"
          R"("bad_consumers":[4,7],"needs":[{"version":5,"node":"n","op":"Mix","attr":"gain",)"
          R"("why":"it is new","for_readers":true,"for_writers":true,"strip_helps":true}],)"
          R"("limits":[],"problems":[]})");
    report.limits = {need};
    CHECK(eg::to_json(report).find(R"("producer_limit":5)") != std::string::npos);
}
