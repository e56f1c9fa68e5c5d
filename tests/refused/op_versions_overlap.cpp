// refused: op_versions_overlap
// says: op TopK begins at v4, while its definition of v0 lasts until v5
#include <evergraph/ops/dialect.hpp>

inline constexpr evergraph::op top_k{
    .name = "TopK", .since = 0, .until = 5,
    .inputs = {"input: T"}, .outputs = {"values: T", "indices: int32"},
    .attrs = {"k: int >= 0", "T: realnumbertype"}};

inline constexpr evergraph::op top_k_4{
    .name = "TopK", .since = 4,
    .inputs = {"input: T"}, .outputs = {"values: T", "indices: int32"},
    .attrs = {"k: int >= 0", "sorted: bool = true", "T: realnumbertype"}};

inline constexpr evergraph::op_table table{top_k, top_k_4};
inline constexpr evergraph::version_policy policy{.current = 9};

using dialect = evergraph::dialect<table, policy>;
