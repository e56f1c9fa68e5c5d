// SPDX-License-Identifier: BSL-1.0
// Tests of migration_step: each maker says what its name says.
#include <evergraph/ops/migration_step.hpp>

#include <doctest/doctest.h>

#include <string_view>

using namespace evergraph;

namespace {

constexpr bool is(const migration_step& s, step_kind kind, std::string_view name,
                  std::string_view to) {
    return s.kind == kind && s.name == name && s.to == to;
}

static_assert(is(attr_renamed("a", "b"), step_kind::attr_renamed, "a", "b"));
static_assert(is(attr_dropped("a"), step_kind::attr_dropped, "a", ""));
static_assert(is(attr_set("a", "true"), step_kind::attr_set, "a", "true"));
static_assert(is(input_renamed("a", "b"), step_kind::input_renamed, "a", "b"));
static_assert(is(input_dropped("a"), step_kind::input_dropped, "a", ""));
static_assert(is(irreversible("why"), step_kind::irreversible, "why", ""));

}  // namespace

TEST_CASE("a value that moves keeps its name") {
    CHECK(is(attr_to_input("k"), step_kind::attr_to_input, "k", "k"));
    CHECK(is(input_to_attr("k"), step_kind::input_to_attr, "k", "k"));
}
