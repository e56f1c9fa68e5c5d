// refused: attr_begins_after_its_op_ends
// says: op TopK has an attr sorted since v7, after the op ends at v6
#include <evergraph/ops/dialect.hpp>

inline constexpr evergraph::op top_k{
    .name = "TopK", .since = 0, .until = 6,
    .inputs = {"input: T"}, .outputs = {"values: T", "indices: int32"},
    .attrs = {"k: int >= 0", "sorted: bool = true since 7", "T: realnumbertype"},
    .becomes = "TopKV2"};

inline constexpr evergraph::op top_k_v2{
    .name = "TopKV2", .since = 7,
    .inputs = {"input: T", "k: int32"}, .outputs = {"values: T", "indices: int32"},
    .attrs = {"sorted: bool = true", "T: realnumbertype"}};

inline constexpr evergraph::op_table table{top_k, top_k_v2};
inline constexpr evergraph::version_policy policy{.current = 9};

using dialect = evergraph::dialect<table, policy>;
