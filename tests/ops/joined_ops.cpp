// SPDX-License-Identifier: BSL-1.0
// Tests of joined_ops: dialects of written and flat tables together, and what is refused of them.
#include <evergraph/ops/joined_ops.hpp>

#include <doctest/doctest.h>

#include <string>

#include <evergraph/ops/dialect.hpp>

#include "flat_ops.hpp"

using namespace evergraph;

namespace joined {

inline constexpr version_policy policy{.current = 12, .unversioned = 0};

inline constexpr op_table mine{
    op{.name = "Halve",
       .since = 0,
       .deprecated = 3,
       .inputs = {"a: T"},
       .attrs = {"T: {float}", "kind: string"},
       .becomes = {"Half", attr_renamed("kind", "mode"), input_renamed("a", "x")}},
    op{.name = "A", .since = 0}, op{.name = "Zeta", .since = 0}};
using dialect = evergraph::dialect<compose<mine, flat_ops>, policy>;

inline constexpr op_table clashes{op{.name = "B", .since = 0}, op{.name = "Many", .since = 5}};
inline constexpr op_table lost{op{.name = "Halve", .since = 0, .becomes = {"Quarter"}}};
inline constexpr op_table misled{
    op{.name = "Halve", .since = 0, .becomes = {"Half", attr_set("side", "1")}}};
inline constexpr version_policy early{.current = 9};

}  // namespace joined

namespace {

constexpr table_view ops = joined::dialect::ops;
static_assert(ops.rows().size() == 10);
static_assert(ops.find("Halve", 1)->successor == "Half");
static_assert(ops.find("Halve", 1)->steps.size() == 2);
static_assert(ops.find("Zeta", 1)->name == "Zeta");

}  // namespace

TEST_CASE("definitions of all tables stand in one order") {
    std::string names;
    for (const op_definition& d : ops.rows()) names += std::string{d.name} + " ";
    CHECK(names == "A Half Half Half Half Halve Many Sum Sum Zeta ");
}

TEST_CASE("a producer that the policy calls unversioned gets the newest definition") {
    CHECK(ops.find("Half", 0) == &ops.versions_of("Half").back());
    CHECK(ops.find("Half", 2) == &ops.versions_of("Half")[1]);
}

TEST_CASE("one op in two tables is a fault") {
    const auto& twice = verdict_on<compose<joined::clashes, flat_ops>, joined::policy>;
    CHECK(twice.what == fault::op_is_in_two_tables);
    CHECK(twice.text.view() == "op Many is in two tables, from v1 and from v5");
    const auto& same = verdict_on<compose<flat_ops, flat_ops>, joined::policy>;
    CHECK(same.what == fault::op_is_in_two_tables);
}

TEST_CASE("written rows are proven against the flat ones") {
    const auto& lost = verdict_on<compose<joined::lost, flat_ops>, joined::policy>;
    CHECK(lost.what == fault::op_becomes_an_op_the_table_lacks);
    const auto& misled = verdict_on<compose<joined::misled, flat_ops>, joined::policy>;
    CHECK(misled.what == fault::step_names_what_the_successor_lacks);
}

TEST_CASE("a flat table does not go beyond the current version") {
    const auto& late = verdict_on<flat_ops, joined::early>;
    CHECK(late.what == fault::op_begins_after_the_current_version);
    CHECK(late.text.view() == "op Half begins at v10, after the current version at v9");
}
