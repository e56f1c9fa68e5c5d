// refused: op_is_deprecated_without_successor_or_reason
// says: op TopK is deprecated at v7, with neither a successor nor a reason
#include <evergraph/ops/dialect.hpp>

inline constexpr evergraph::op top_k{
    .name = "TopK", .since = 0, .deprecated = 7,
    .inputs = {"input: T"}, .outputs = {"values: T", "indices: int32"},
    .attrs = {"k: int >= 0", "T: realnumbertype"}};

inline constexpr evergraph::op_table table{top_k};
inline constexpr evergraph::version_policy policy{.current = 9};

using dialect = evergraph::dialect<table, policy>;
