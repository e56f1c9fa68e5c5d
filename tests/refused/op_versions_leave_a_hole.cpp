// refused: op_versions_leave_a_hole
// says: op TopK ends at v3 and begins again at v6, a hole to declare with absent_since v4
#include <evergraph/ops/dialect.hpp>

inline constexpr evergraph::op top_k{
    .name = "TopK", .since = 0, .until = 3,
    .inputs = {"input: T"}, .outputs = {"values: T", "indices: int32"},
    .attrs = {"k: int >= 0", "T: realnumbertype"}};

inline constexpr evergraph::op top_k_6{
    .name = "TopK", .since = 6,
    .inputs = {"input: T"}, .outputs = {"values: T", "indices: int32"},
    .attrs = {"k: int >= 0", "sorted: bool = true", "T: realnumbertype"}};

inline constexpr evergraph::op_table table{top_k, top_k_6};
inline constexpr evergraph::version_policy policy{.current = 9};

using dialect = evergraph::dialect<table, policy>;
