// SPDX-License-Identifier: BSL-1.0
// remove_an_op: deprecated first, gone with a major release; restricting one goes the same way.
#include <evergraph/ops/dialect.hpp>
#include <evergraph/ops/required_bump.hpp>

#include "readers.hpp"

inline constexpr eg::op gain{.name = "Gain", .since = 1};
inline constexpr eg::op hiss{.name = "Hiss", .since = 1};
inline constexpr eg::op hiss_2{
    .name = "Hiss", .since = 1, .deprecated = 2, .because = "noise is made by a filter now"};

inline constexpr eg::version_policy policy_1{.current = 1, .min_producer = 1, .min_consumer = 1};
inline constexpr eg::version_policy policy_2{.current = 2, .min_producer = 1, .min_consumer = 1};
inline constexpr eg::version_policy policy_3{.current = 3, .min_producer = 2, .min_consumer = 2};
inline constexpr eg::op_table table_1{gain, hiss};
inline constexpr eg::op_table table_2{gain, hiss_2};
inline constexpr eg::op_table table_3{gain};
using release_1_0 = eg::dialect<table_1, policy_1>;
using release_1_1 = eg::dialect<table_2, policy_2>;  // a minor release deprecates
using release_2_0 = eg::dialect<table_3, policy_3>;  // a major one removes, and raises min_producer

constexpr eg::bump_verdict first = eg::required_bump({release_1_0::ops, 1}, {release_1_1::ops, 2});
constexpr eg::bump_verdict second = eg::required_bump({release_1_1::ops, 2}, {release_2_0::ops, 3});
static_assert(first.level == eg::bump::minor && second.level == eg::bump::major);
// Without the step between it would be wrong in any release.
static_assert(!eg::required_bump({release_1_0::ops, 1}, {release_2_0::ops, 3}).is_allowed());

int main() {
    std::cout << "1.1, " << eg::name_of(first.level) << ": " << first.text.view() << "\n";
    std::cout << "2.0, " << eg::name_of(second.level) << ": " << second.text.view() << "\n";
    std::cout << "an old graph with the op\n";
    read<release_1_0>("1.0", graph_of(1, "Hiss"));
    read<release_1_1>("1.1", graph_of(1, "Hiss"));
    read<release_2_0>("2.0", graph_of(1, "Hiss"));
    std::cout << "a new graph with the op\n";
    read<release_1_0>("1.0", graph_of(2, "Hiss"));
    read<release_1_1>("1.1", graph_of(2, "Hiss"));
    read<release_2_0>("2.0", graph_of(2, "Hiss"));
}
