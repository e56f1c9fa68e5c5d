// SPDX-License-Identifier: BSL-1.0
// Tests of frozen_history: what was released may not change, what comes later may.
#include <doctest/doctest.h>

#include "evergraph/ops/frozen_history.hpp"

#include "evergraph/ops/dialect.hpp"

namespace {

using namespace evergraph;

inline constexpr op_table released{op{.name = "A", .since = 0, .attrs = {"k: int"}},
                                   op{.name = "B", .since = 3}};
inline constexpr op_table grown{
    op{.name = "A",
       .since = 0,
       .deprecated = 8,
       .attrs = {"k: int", "m: int = 1 since 6"},
       .because = "B does it"},
    op{.name = "B", .since = 3, .inputs = {}, .outputs = {}, .attrs = {}},
    op{.name = "B", .since = 7, .attrs = {"n: int = 1"}}};
inline constexpr op_table edited{op{.name = "A", .since = 0, .attrs = {"k: int = 1"}},
                                 op{.name = "B", .since = 3}};
inline constexpr version_policy policy{.current = 9};

template <const auto& Table>
constexpr std::uint64_t hash_at(int version) {
    return history_hash(dialect<Table, policy>::definitions, version);
}

static_assert(hash_at<released>(5) == hash_at<grown>(5));
static_assert(hash_at<released>(9) != hash_at<grown>(9));
static_assert(hash_at<released>(5) != hash_at<edited>(5));
static_assert(hash_at<released>(2) != hash_at<released>(3));

// The policy of the next release holds what the last one said.
inline constexpr version_policy next{.current = 9, .frozen = {frozen{5, hash_at<released>(5)}}};
static_assert(dialect<grown, next>::policy.frozen.size() == 1);
static_assert(verdict_on<edited, next>.what == fault::history_has_changed);

}  // namespace

TEST_CASE("the sentence says which version's rows have changed and what their hash is now") {
    const std::string_view text = verdict_on<edited, next>.text.view();
    CHECK(text.starts_with("policy froze the rows of v5 as "));
    CHECK(text.ends_with(std::to_string(hash_at<edited>(5))));
}
