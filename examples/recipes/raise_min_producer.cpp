// SPDX-License-Identifier: BSL-1.0
// raise_min_producer: old graphs are given up, and with them rows of the table.
#include <evergraph/ops/dialect.hpp>
#include <evergraph/ops/dropped_rows.hpp>
#include <evergraph/version/release_policy.hpp>

#include "readers.hpp"

inline constexpr eg::op gain{.name = "Gain", .since = 1, .deprecated = 3, .because = "it clipped"};
inline constexpr eg::op echo{.name = "Echo", .since = 1, .attrs = {"delay: float = 0.5"}};
inline constexpr eg::op echo_2{
    .name = "Echo", .since = 2, .attrs = {"delay: float = 0.5", "times: int = 1"}};
inline constexpr eg::op hiss{
    .name = "Hiss", .since = 1, .until = 2, .because = "a filter makes it"};
inline constexpr eg::op mix{.name = "Mix", .since = 2};

inline constexpr eg::version_policy old_policy{.current = 3, .min_producer = 1, .min_consumer = 1};
inline constexpr eg::version_policy new_policy{.current = 3, .min_producer = 3, .min_consumer = 3};
inline constexpr eg::op_table old_table{gain, echo, echo_2, hiss, mix};
using before = eg::dialect<old_table, old_policy>;
// The old table does not compile under the new policy: rows that no graph needs must go.
inline constexpr eg::op_table new_table{echo_2, mix};
using after = eg::dialect<new_table, new_policy>;

// The calendar proves that the promise is kept: a major release, six months after v3 began.
inline constexpr eg::release releases[]{
    {"1.0.0", {2024, 1, 10}, {2, 1}, {}},
    {"1.1.0", {2024, 5, 1}, {3, 1}, {}},
    {"2.0.0", {2024, 11, 1}, {3, 3}, {}}};
inline constexpr eg::surface library{.name = "library", .releases = releases};
// Graphs of 1.0.0 are lost to 2.0.0, though TensorFlow promises to read the major before.
using broken = eg::except<eg::release_rule::next_major_reads_this_one>;
using promises = eg::release_policy<library, broken>;
static_assert(promises::newest().graphs.min_producer == new_policy.min_producer);

int main() {
    std::cout << "no graph that is still read needs\n";
    const auto show = [](const eg::dropped_row& d) { std::cout << "  " << eg::text(d) << "\n"; };
    eg::for_each_dropped(before::ops, old_policy.min_producer, new_policy.min_producer, show);
    for (const int producer : {2, 3}) {
        std::cout << "a graph of v" << producer << "\n";
        read<before>("the old program", graph_of(producer, "Mix"));
        read<after>("the new program", graph_of(producer, "Mix"));
    }
}
