// refused: op_ends_without_successor_or_reason
// says: op TopK ends at v6, with neither a successor nor a reason
#include <evergraph/ops/dialect.hpp>

inline constexpr evergraph::op top_k{
    .name = "TopK", .since = 0, .until = 6,
    .inputs = {"input: T"}, .outputs = {"values: T", "indices: int32"},
    .attrs = {"k: int >= 0", "T: realnumbertype"}};

inline constexpr evergraph::op_table table{top_k};
inline constexpr evergraph::version_policy policy{.current = 9};

using dialect = evergraph::dialect<table, policy>;
