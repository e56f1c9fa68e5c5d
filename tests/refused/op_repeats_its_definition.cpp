// refused: op_repeats_its_definition
// says: op TopK says at v6 what it says at v0, without a meaning that changed
#include <evergraph/ops/dialect.hpp>

inline constexpr evergraph::op top_k{
    .name = "TopK", .since = 0,
    .inputs = {"input: T"}, .outputs = {"values: T", "indices: int32"},
    .attrs = {"k: int >= 0", "T: realnumbertype"}};

inline constexpr evergraph::op top_k_6{
    .name = "TopK", .since = 6,
    .inputs = {"input: T"}, .outputs = {"values: T", "indices: int32"},
    .attrs = {"k: int >= 0", "T: realnumbertype"}};

inline constexpr evergraph::op_table table{top_k, top_k_6};
inline constexpr evergraph::version_policy policy{.current = 9};

using dialect = evergraph::dialect<table, policy>;
