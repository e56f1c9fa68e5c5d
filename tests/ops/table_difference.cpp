// SPDX-License-Identifier: BSL-1.0
// table_difference: what changed between two versions of one table.
#include <evergraph/ops/table_difference.hpp>

#include <doctest/doctest.h>

#include <evergraph/ops/dialect.hpp>

#include <string>

namespace eg = evergraph;

namespace {

inline constexpr eg::op_table table{
    eg::op{.name = "Gone", .since = 1, .until = 3, .deprecated = 2, .because = "nobody used it"},
    eg::op{.name = "Mix",
           .since = 1,
           .inputs = {"a: T"},
           .outputs = {"b: T"},
           .attrs = {"T: {float}"}},
    eg::op{.name = "Mix",
           .since = 3,
           .inputs = {"a: T"},
           .outputs = {"b: T"},
           .attrs = {"T: {float, double}", "gain: float = 1.0 since 4"}},
    eg::op{.name = "New", .since = 3},
    eg::op{.name = "Old", .since = 1, .deprecated = 3, .restored = 5, .becomes = {"New"}},
    eg::op{.name = "Same", .since = 1}};
inline constexpr eg::version_policy policy{.current = 5};
using dialect = eg::dialect<table, policy>;

std::string between(int from, int to) {
    std::string out;
    eg::for_each_difference(
        {dialect::ops, from}, {dialect::ops, to}, [&](const eg::op_difference& d) {
            out += std::string{eg::name_of(d.kind)} + " " + std::string{d.op} + "; ";
        });
    return out;
}

// One pass of a constant evaluation.
constexpr int count(int from, int to, eg::difference_kind kind) {
    int n = 0;
    eg::for_each_difference({dialect::ops, from}, {dialect::ops, to},
                            [&](const eg::op_difference& d) { n += d.kind == kind ? 1 : 0; });
    return n;
}
static_assert(count(1, 5, eg::difference_kind::added) == 1);
static_assert(count(1, 5, eg::difference_kind::removed) == 1);

}  // namespace

TEST_CASE("each kind of difference, in order of names") {
    CHECK(between(1, 1).empty());
    CHECK(between(1, 2) == "deprecated Gone; ");
    CHECK(between(2, 3) == "changed Mix; new New; deprecated Old; ");
    CHECK(between(3, 4) == "removed Gone; changed Mix; ");
    CHECK(between(4, 5) == "restored Old; ");
    CHECK(between(1, 5) == "removed Gone; changed Mix; new New; ");
    CHECK(between(5, 1) == "new Gone; changed Mix; removed New; ");
}

TEST_CASE("an attr that came later is not there before") {
    const auto versions = dialect::ops.versions_of("Mix");
    CHECK(eg::definition_at(versions, 0).row == nullptr);
    CHECK(eg::definition_at(versions, 2).attrs.size() == 1);
    CHECK(eg::definition_at(versions, 3).attrs.size() == 1);
    REQUIRE(eg::definition_at(versions, 4).attrs.size() == 2);
    CHECK(eg::definition_at(versions, 4).value().attr("gain") != nullptr);
}

TEST_CASE("a change says what it breaks") {
    eg::for_each_difference({dialect::ops, 5}, {dialect::ops, 2}, [](const eg::op_difference& d) {
        if (d.op != "Mix") return;
        CHECK(d.broken == eg::breach::attr_allowed_stricter);
    });
    eg::for_each_difference({dialect::ops, 2}, {dialect::ops, 5}, [](const eg::op_difference& d) {
        if (d.op == "Mix") CHECK(d.broken == eg::breach::none);
    });
}
