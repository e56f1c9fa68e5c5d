// What the refused programs are variations of: everything a row can say, and nothing wrong.
#include <evergraph/ops/dialect.hpp>

inline constexpr evergraph::op mat_mul{
    .name = "MatMul", .since = 0,
    .inputs = {"a: T", "b: T"}, .outputs = {"product: T"},
    .attrs = {"T: {float, double}", "adjoint: bool = false since 5"}};

inline constexpr evergraph::op top_k{
    .name = "TopK", .since = 0, .deprecated = 7,
    .inputs = {"input: T"}, .outputs = {"values: T", "indices: int32"},
    .attrs = {"k: int >= 0", "sorted: bool = true since 5", "T: realnumbertype"},
    .becomes = {"TopKV2", evergraph::attr_to_input("k")}};

inline constexpr evergraph::op top_k_v2{
    .name = "TopKV2", .since = 7,
    .inputs = {"input: T", "k: int32"}, .outputs = {"values: T", "indices: int32"},
    .attrs = {"sorted: bool = true", "T: realnumbertype"}};

inline constexpr evergraph::op inv{
    .name = "Inv", .since = 0, .deprecated = 4, .restored = 6,
    .inputs = {"x: T"}, .outputs = {"y: T"},
    .attrs = {"T: {float, double}"},
    .because = "it was to be named Reciprocal"};

inline constexpr evergraph::op_table table{mat_mul, top_k, top_k_v2, inv};
inline constexpr evergraph::version_policy policy{
    .current = 9, .min_producer = 2, .min_consumer = 3};

using dialect = evergraph::dialect<table, policy>;
static_assert(dialect::ops.contains("TopKV2"));
