// SPDX-License-Identifier: BSL-1.0
// runtime_version: the lowest runtime of a set of ops, and what decides it.
#include <doctest/doctest.h>

#include <evergraph/version/runtime_version.hpp>
#include <vector>

using namespace evergraph;

namespace {

constexpr runtime_row rows[]{{"ADD", 1, {1, 5, 0}},
                             {"ADD", 2, {1, 14, 0}},
                             {"BROADCAST", 2, {2, 5, 0}},
                             {"CONV", 1, {1, 10, 0}}};
constexpr runtime_table table{rows};
static_assert(table.is_in_order());
static_assert(table.find({"ADD", 2})->since == runtime_release{1, 14, 0});
static_assert(table.find({"ADD", 3}) == nullptr && table.find({"SUB", 1}) == nullptr);
static_assert(table.find({"BROADCAST", 1}) == nullptr, "withdrawn: nothing nearby serves");
static_assert(table.newest("ADD", {1, 13, 9}) == 1 && table.newest("ADD", {2, 0, 0}) == 2);
static_assert(table.newest("CONV", {1, 9, 0}) == 0, "1.10 is above 1.9");

constexpr runtime_row unsorted[]{{"B", 1, {}}, {"A", 1, {}}};
static_assert(!runtime_table{unsorted}.is_in_order());

}  // namespace

TEST_CASE("the newest of what each op needs") {
    const std::vector<op_version> used{{"ADD", 1}, {"CONV", 1}, {"ADD", 2}};
    const runtime_need need = table.need(used);
    CHECK(need.is_known());
    CHECK(text(need.lowest) == "1.14.0");
    CHECK(need.decided_by == std::vector<op_version>{{"ADD", 2}});
}

TEST_CASE("an op that no runtime has is said, the others still count") {
    const std::vector<op_version> used{{"BROADCAST", 1}, {"ADD", 2}, {"ADD", 2}, {"MINE", 1}};
    const runtime_need need = table.need(used);
    CHECK_FALSE(need.is_known());
    CHECK(need.missing == std::vector<op_version>{{"BROADCAST", 1}, {"MINE", 1}});
    CHECK(text(need.lowest) == "1.14.0");
    CHECK(need.decided_by.size() == 2);
}

TEST_CASE("no op needs nothing") { CHECK(text(table.need({}).lowest) == "0.0.0"); }
