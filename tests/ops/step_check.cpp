// SPDX-License-Identifier: BSL-1.0
// Tests of step_check: steps against the schema of both sides.
#include <doctest/doctest.h>

#include "evergraph/ops/step_check.hpp"

#include <string>
#include <vector>

#include "evergraph/ops/diagnose.hpp"

namespace {

using namespace evergraph;

constexpr version_policy policy{.current = 9};

// The faults of a table of an op that becomes its next definition at v5 by these steps.
template <class... Steps>
constexpr fault between(const char* old_attr, const char* new_attr, Steps... steps) {
    return diagnose(op_table{op{.name = "A",
                                .since = 0,
                                .inputs = {"x: float"},
                                .outputs = {"y: float"},
                                .attrs = {old_attr},
                                .becomes = {"A", steps...}},
                             op{.name = "A",
                                .since = 5,
                                .inputs = {"x: float"},
                                .outputs = {"y: float"},
                                .attrs = {new_attr}}},
                    policy)
        .what;
}

// A default may come, a set may widen, an attr that has a default may go: derived.
static_assert(between("k: int", "k: int = 3") == fault::none);
static_assert(between("T: {float}", "T: {float, double}") == fault::none);
static_assert(between("k: int = 3", "m: int = 3") == fault::none);
// These need a step.
static_assert(between("k: int", "m: int = 3") == fault::step_is_missing);
static_assert(between("k: int = 3", "m: int") == fault::step_is_missing);
static_assert(between("k: int", "k: float") == fault::step_is_missing);
static_assert(between("k: int", "k: int >= 1") == fault::step_is_missing);
static_assert(between("k: int", "m: int", attr_renamed("k", "m")) == fault::none);
static_assert(between("k: int", "m: int", attr_dropped("k"), attr_set("m", "2")) == fault::none);
static_assert(between("k: int", "m: int", attr_dropped("k")) == fault::step_is_missing);
static_assert(between("k: int", "m: int = 1", attr_set("m", "2")) == fault::step_is_missing);
static_assert(between("k: int", "k: int >= 1", attr_narrowed("k")) == fault::none);
static_assert(between("k: int", "k: int", attr_reread("k", "1", "2")) ==
              fault::op_repeats_its_definition);
static_assert(between("k: int = 1", "k: int = 2", attr_reread("k", "1", "2")) == fault::none);
static_assert(between("k: int = 1", "k: int = 2", attr_reread("k", "1", "x")) ==
              fault::step_value_does_not_read);
static_assert(between("k: int", "m: float", attr_renamed("k", "m")) ==
              fault::step_gives_another_type);
static_assert(between("k: int", "m: float", irreversible("why")) == fault::none);
static_assert(between("k: int", "m: float", irreversible("why"), attr_dropped("k")) ==
              fault::step_changes_nothing);

// Ports.
template <class... Steps>
constexpr fault ports(spec_texts<18> old_inputs, spec_texts<18> new_inputs,
                      spec_texts<14> old_outputs, spec_texts<14> new_outputs, Steps... steps) {
    return diagnose(
               op_table{op{.name = "A",
                           .since = 0,
                           .inputs = old_inputs,
                           .outputs = old_outputs,
                           .becomes = {"A", steps...}},
                        op{.name = "A", .since = 5, .inputs = new_inputs, .outputs = new_outputs}},
               policy)
        .what;
}

static_assert(ports("x: float", "z: float", "y: float", "out: float") == fault::none);
static_assert(ports("x: float", "x: float", "y: float", {"y: float", "z: float"}) == fault::none);
static_assert(ports("x: float", {"x: float", "z: int32"}, "y: float", "y: float") ==
              fault::step_is_missing);
static_assert(ports("x: float", {"x: float", "z: int32"}, "y: float", "y: float",
                    input_added("z", "3")) == fault::none);
static_assert(ports({"x: float", "z: int32"}, {"z: int32", "x: float"}, "y: float", "y: float",
                    inputs_by_name()) == fault::none);
static_assert(ports("x: float", "x: int32", "y: float", "y: float", input_retyped("x")) ==
              fault::none);
static_assert(ports("x: float", "x: int32", "y: float", "y: float", input_renamed("x", "x")) ==
              fault::step_changes_nothing);
static_assert(ports({"x: float", "z: int32"}, "x: float", "y: float", "y: float",
                    input_dropped("z")) == fault::none);
static_assert(ports("x: float", "x: float", {"y: float", "z: float"}, "y: float") ==
              fault::step_is_missing);
static_assert(ports("x: float", "x: float", {"y: float", "z: float"}, "y: float",
                    output_dropped("z")) == fault::none);

}  // namespace

TEST_CASE("a step to another op is told with both names") {
    const auto found = diagnose_all(
        op_table{op{.name = "A", .since = 0, .deprecated = 3, .attrs = {"k: int"}, .becomes = "B"},
                 op{.name = "B", .since = 1}},
        policy);
    REQUIRE(found.size() == 1);
    CHECK(found[0].text.view() == "op A becomes B without a step, but an attr is gone: k at v1");
    CHECK(found[0].row == 0);
}
