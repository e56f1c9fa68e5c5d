// refused: op_is_deprecated_before_it_begins
// says: op TopK is deprecated at v3, before it begins at v5
#include <evergraph/ops/dialect.hpp>

inline constexpr evergraph::op top_k{
    .name = "TopK", .since = 5, .deprecated = 3,
    .inputs = {"input: T"}, .outputs = {"values: T", "indices: int32"},
    .attrs = {"k: int >= 0", "T: realnumbertype"},
    .becomes = "TopKV2"};

inline constexpr evergraph::op top_k_v2{
    .name = "TopKV2", .since = 7,
    .inputs = {"input: T", "k: int32"}, .outputs = {"values: T", "indices: int32"},
    .attrs = {"sorted: bool = true", "T: realnumbertype"}};

inline constexpr evergraph::op_table table{top_k, top_k_v2};
inline constexpr evergraph::version_policy policy{.current = 9};

using dialect = evergraph::dialect<table, policy>;
