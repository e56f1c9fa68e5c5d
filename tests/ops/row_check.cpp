// SPDX-License-Identifier: BSL-1.0
// Tests of row_check: names shared by ports and attrs, attrs that came later, steps.
#include <evergraph/ops/row_check.hpp>

#include <doctest/doctest.h>

#include <string>
#include <vector>

using namespace evergraph;

namespace {

struct told {
    fault what;
    std::string text;
    bool operator==(const told&) const = default;
};

// All that is wrong with a row, its ports and attrs left in `room`.
std::vector<told> faults_of(const op& row, const row_span& span = {}) {
    std::vector<port_def> inputs(row.inputs.size());
    std::vector<port_def> outputs(row.outputs.size());
    std::vector<attr_def> attrs(row.attrs.size());
    std::vector<told> found;
    auto report = [&](fault what, std::size_t, const sentence& text) {
        found.push_back({what, std::string{text.view()}});
    };
    row_check{row, 0, span, version_policy{.current = 9}, report}.read({inputs, outputs, attrs});
    return found;
}

}  // namespace

TEST_CASE("ports may use attrs that are written after them, and share no names") {
    CHECK(faults_of({.name = "A",
                     .since = 0,
                     .inputs = {"a: N * T"},
                     .outputs = {"b: T"},
                     .attrs = {"T: type", "N: int"}})
              .empty());
    // Many names, some of which fall together in any quick test of sameness.
    CHECK(faults_of({.name = "A",
                     .since = 0,
                     .inputs = {"aa: T", "ab: T", "ac: T"},
                     .outputs = {"ad: T", "ae: T"},
                     .attrs = {"T: type", "U: type", "af: int", "ag: int"}})
              .empty());
    CHECK(faults_of({.name = "A", .since = 0, .inputs = {"n: int32"}, .attrs = {"n: int"}}) ==
          std::vector<told>{{fault::port_name_is_used_twice,
                             "op A uses the name n twice, for an attr and an input"}});
    CHECK(faults_of({.name = "A", .since = 0, .outputs = {"n: int32", "n: int32"}}) ==
          std::vector<told>{{fault::port_name_is_used_twice,
                             "op A uses the name n twice, for an output and an output"}});
}

TEST_CASE("attrs that came later") {
    const auto with = [](const char* attr, row_span span = {}) {
        const auto found = faults_of({.name = "A", .since = 3, .attrs = {attr}}, span);
        return found.empty() ? fault::none : found.front().what;
    };
    CHECK(with("n: int = 1 since 3") == fault::none);
    CHECK(with("n: int since 3") == fault::none);
    CHECK(with("n: int = 1 since 9") == fault::none);
    CHECK(with("n: int = 1 since 10") == fault::attr_begins_after_the_current_version);
    CHECK(with("n: int = 1 since 2") == fault::attr_begins_before_its_op);
    CHECK(with("n: int since 5") == fault::attr_came_later_without_a_default);
    CHECK(with("n: int = 1 since 5", {.until = 5}) == fault::none);
    CHECK(with("n: int = 1 since 6", {.until = 5}) == fault::attr_begins_after_its_op_ends);
}

TEST_CASE("an attr that counts values is at least 1, and so is its default") {
    CHECK(faults_of({.name = "A", .since = 0, .inputs = {"a: n * float"}, .attrs = {"n: int = 0"}})
              .front()
              .what == fault::attr_default_is_below_the_minimum);
    CHECK(faults_of(
              {.name = "A", .since = 0, .inputs = {"a: n * float"}, .attrs = {"n: int >= 0 = 0"}})
              .empty());
}

TEST_CASE("a list attr in the wrong place is named as one") {
    CHECK(faults_of({.name = "A", .since = 0, .inputs = {"a: n"}, .attrs = {"n: list(int)"}}) ==
          std::vector<told>{{fault::port_type_attr_is_not_a_type,
                             "op A has a port a of type n, an attr of type list of int"}});
}

TEST_CASE("steps name what is there") {
    const auto by = [](const migration_step& step) {
        return faults_of({.name = "A",
                          .since = 0,
                          .inputs = {"x: float"},
                          .attrs = {"k: int"},
                          .becomes = {"B", step}})
            .size();
    };
    CHECK(by(attr_to_input("k")) == 0);
    CHECK(by(attr_dropped("k")) == 0);
    CHECK(by(attr_renamed("k", "q")) == 0);
    CHECK(by(input_to_attr("x")) == 0);
    CHECK(by(attr_set("q", "1")) == 0);
    CHECK(by(irreversible("lost")) == 0);
    CHECK(by(attr_to_input("x")) == 1);
    CHECK(by(input_dropped("k")) == 1);
    CHECK(by(input_renamed("y", "x")) == 1);
}
