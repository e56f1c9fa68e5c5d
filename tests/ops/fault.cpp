// SPDX-License-Identifier: BSL-1.0
// Tests of fault: names of faults, and texts of tables inside sentences.
#include <evergraph/ops/fault.hpp>

#include <doctest/doctest.h>

#include <set>
#include <string>
#include <string_view>

using namespace evergraph;

static_assert(name_of(fault::none) == "none");
static_assert(name_of(fault::op_versions_overlap) == "op_versions_overlap");
static_assert(name_of(fault::port_type_is_unknown) == "port_type_is_unknown");
static_assert(name_of(fault::step_names_what_the_successor_lacks) ==
              "step_names_what_the_successor_lacks");
static_assert(!diagnosis{});
static_assert(diagnosis{fault::op_name_is_bad, 0, {}});

TEST_CASE("every fault has a name of its own") {
    std::set<std::string_view> names;
    for (std::size_t i = 0; i < fault_count; ++i) names.insert(name_of(static_cast<fault>(i)));
    CHECK(names.size() == fault_count);
    CHECK(names.count("") == 0);
}

TEST_CASE("texts lose what compilers would escape, and their end when long") {
    sentence s;
    s << "has " << quote_free{"s: {'a', \"b\\\\\"}\n"};
    CHECK(s.view() == "has s: {a, b}");
    sentence t;
    t << quote_free{std::string(100, 'x')};
    CHECK(t.view() == std::string(72, 'x') + "...");
}

TEST_CASE("the first fault stays") {
    first_fault first;
    CHECK_FALSE(first.found());
    first(fault::op_name_is_bad, 3, sentence{} << "op a");
    first(fault::op_versions_overlap, 1, sentence{} << "op b");
    CHECK(first.found().what == fault::op_name_is_bad);
    CHECK(first.found().row == 3);
    CHECK(first.found().text.view() == "op a");
}
