// SPDX-License-Identifier: BSL-1.0
// add_an_op: a new op; nothing that was there changes, and no version need rise.
#include <evergraph/ops/dialect.hpp>
#include <evergraph/ops/required_bump.hpp>

#include "readers.hpp"

inline constexpr eg::op gain{.name = "Gain", .since = 1};
inline constexpr eg::op echo{.name = "Echo", .since = 1};

inline constexpr eg::version_policy policy{.current = 1, .min_producer = 1, .min_consumer = 1};
inline constexpr eg::op_table old_table{gain};
inline constexpr eg::op_table new_table{gain, echo};
using before = eg::dialect<old_table, policy>;
using after = eg::dialect<new_table, policy>;

constexpr eg::bump_verdict asked = eg::required_bump({before::ops, 1}, {after::ops, 1});
static_assert(asked.level == eg::bump::minor);

int main() {
    std::cout << "a " << eg::name_of(asked.level) << " release: " << asked.text.view() << "\n";
    std::cout << "a graph without the new op\n";
    read<before>("the old program", graph_of(1, "Gain"));
    read<after>("the new program", graph_of(1, "Gain"));
    std::cout << "a graph with it\n";
    read<before>("the old program", graph_of(1, "Echo"));
    read<after>("the new program", graph_of(1, "Echo"));
}
