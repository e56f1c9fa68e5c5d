// SPDX-License-Identifier: BSL-1.0
// Tests of diagnose: right histories, all faults in one report, and the order of them.
#include <evergraph/ops/diagnose.hpp>

#include <doctest/doctest.h>

#include <string>
#include <vector>

using namespace evergraph;

namespace {

constexpr version_policy policy{.current = 30};

// What real histories hold: a deprecation withdrawn, two definitions under one version, a gap, a
// meaning that changed, a name that is gone, an op that becomes its own next definition.
constexpr op_table history{
    op{.name = "Inv", .since = 0, .deprecated = 17, .restored = 25, .because = "was Reciprocal"},
    op{.name = "Accumulate", .since = 24, .attrs = {"T: {float}"}},
    op{.name = "Accumulate", .since = 24, .revision = 1, .attrs = {"T: {float, half}"}},
    op{.name = "Lost", .since = 0, .until = 3},
    op{.name = "Lost", .since = 9, .absent_since = 4},
    op{.name = "AdjustContrast", .since = 0, .attrs = {"clamp: bool = true"}},
    op{.name = "AdjustContrast",
       .since = 2,
       .attrs = {"clamp: bool = true"},
       .meaning = "no longer clamps"},
    op{.name = "TileGrad", .since = 0, .until = 2, .because = "the sum does the same"},
    op{.name = "Renamed",
       .since = 0,
       .attrs = {"a: int"},
       .becomes = {"Renamed", attr_renamed("a", "b")}},
    op{.name = "Renamed", .since = 5, .attrs = {"b: int"}}};
static_assert(!diagnose(history, policy));

constexpr op_table wrong{
    op{.name = "matMul",
       .since = 40,
       .inputs = {"a: T", "A: float", "a: float"},
       .attrs = {"n: int = x", "m int"}},
    op{.name = "TopK", .since = 0, .deprecated = 7, .becomes = {"TopKV3", attr_to_input("k")}},
    op{.name = "Chain", .since = 0, .becomes = "Link"},
    op{.name = "Link", .since = 0, .becomes = "Ring"},
    op{.name = "Ring", .since = 0, .becomes = "Link"}};
static_assert(diagnose(wrong, policy).what == fault::op_name_is_bad);
static_assert(diagnose(wrong, version_policy{.current = -1}).what ==
              fault::policy_version_is_negative);

}  // namespace

TEST_CASE("all faults come in one report, the policy's first, then row by row") {
    std::vector<std::string> found;
    for (const diagnosis& d :
         diagnose_all(wrong, version_policy{.current = 30, .min_consumer = 31})) {
        found.push_back(std::string{name_of(d.what)} + " " +
                        (d.row == diagnosis::no_row ? "-" : std::to_string(d.row)));
    }
    CHECK(found == std::vector<std::string>{
                       "policy_min_consumer_is_above_current -", "op_name_is_bad 0",
                       "op_begins_after_the_current_version 0", "attr_text_does_not_read 0",
                       "port_type_is_unknown 0", "port_name_is_bad 0",
                       "attr_default_has_the_wrong_type 0", "port_name_is_used_twice 0",
                       "step_names_what_the_op_lacks 1", "op_becomes_an_op_the_table_lacks 1",
                       "op_becomes_itself_in_a_cycle 3"});
}

TEST_CASE("diagnose gives the first of them, the same at run time and in compilation") {
    constexpr diagnosis at_compile_time = diagnose(wrong, policy);
    const diagnosis at_run_time = diagnose(wrong, policy);
    const diagnosis first = diagnose_all(wrong, policy).front();
    CHECK(at_compile_time.text.view() == at_run_time.text.view());
    CHECK(first.text.view() == at_run_time.text.view());
    CHECK(first.what == at_run_time.what);
}

TEST_CASE("a right table has an empty report") { CHECK(diagnose_all(history, policy).empty()); }
