// refused: op_hole_is_not_where_it_is_declared
// says: op TopK is absent from v5 to v5, but its definition of v0 ends at v3
#include <evergraph/ops/dialect.hpp>

inline constexpr evergraph::op top_k{
    .name = "TopK", .since = 0, .until = 3,
    .inputs = {"input: T"}, .outputs = {"values: T", "indices: int32"},
    .attrs = {"k: int >= 0", "T: realnumbertype"}};

inline constexpr evergraph::op top_k_6{
    .name = "TopK", .since = 6, .absent_since = 5,
    .inputs = {"input: T"}, .outputs = {"values: T", "indices: int32"},
    .attrs = {"k: int >= 0", "sorted: bool = true", "T: realnumbertype"}};

inline constexpr evergraph::op_table table{top_k, top_k_6};
inline constexpr evergraph::version_policy policy{.current = 9};

using dialect = evergraph::dialect<table, policy>;
