// refused: step_is_given_twice
// says: op TopK becomes TopKV2 by two steps on k, which takes one
#include <evergraph/ops/dialect.hpp>

inline constexpr evergraph::op top_k{
    .name = "TopK", .since = 0, .deprecated = 7,
    .inputs = {"input: T"}, .outputs = {"values: T", "indices: int32"},
    .attrs = {"k: int >= 0", "T: realnumbertype"},
    .becomes = {"TopKV2", evergraph::attr_to_input("k"), evergraph::attr_dropped("k")}};

inline constexpr evergraph::op top_k_v2{
    .name = "TopKV2", .since = 7,
    .inputs = {"input: T", "k: int32"}, .outputs = {"values: T", "indices: int32"},
    .attrs = {"sorted: bool = true", "T: realnumbertype"}};

inline constexpr evergraph::op_table table{top_k, top_k_v2};
inline constexpr evergraph::version_policy policy{.current = 9};

using dialect = evergraph::dialect<table, policy>;
