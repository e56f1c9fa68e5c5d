// SPDX-License-Identifier: BSL-1.0
#include <evergraph/pass/report_json.hpp>

#include <doctest/doctest.h>

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
    CHECK(eg::to_json(report) ==
          R"({"ok":false,"producer":27,"min_consumer":0,"problems":[)" + one + "," + one +
              R"(],"warnings":[]})");
}
