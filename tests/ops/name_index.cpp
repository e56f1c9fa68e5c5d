// SPDX-License-Identifier: BSL-1.0
// Tests of name_index: with it and without it, the same is found.
#include <evergraph/ops/name_index.hpp>

#include <doctest/doctest.h>

#include <string>

#include <evergraph/ops/dialect.hpp>

#include "flat_ops.hpp"

using namespace evergraph;

namespace indexed {

inline constexpr version_policy policy{.current = 12};
using dialect = evergraph::dialect<flat_ops, policy>;

}  // namespace indexed

namespace {

constexpr auto& slots = name_index<indexed::dialect::definitions>;
static_assert(slots.size() == 16);
static_assert(indexed::dialect::ops.versions_of("Half").size() == 4);
static_assert(indexed::dialect::ops.versions_of("half").empty());

}  // namespace

TEST_CASE("an index finds what a search finds, and nothing else") {
    const table_view with = indexed::dialect::ops;
    const table_view without{with.rows()};
    for (const char* name : {"Half", "Many", "Sum", "", "A", "Hal", "Halff", "Zeta", "Summ"}) {
        CAPTURE(name);
        const auto found = with.versions_of(name);
        const auto searched = without.versions_of(name);
        REQUIRE(found.size() == searched.size());
        if (!found.empty()) CHECK(found.data() == searched.data());
    }
}

TEST_CASE("most slots are free, so that a search for no op ends") {
    std::size_t taken = 0;
    for (const name_slot& slot : slots) taken += slot.count != 0 ? 1 : 0;
    CHECK(taken == 3);
}
