// refused: step_gives_another_type
// says: op Top becomes TopV2, but attr k is string there and was int
#include <evergraph/ops/dialect.hpp>

inline constexpr evergraph::op top{
    .name = "Top", .since = 0, .deprecated = 7,
    .inputs = {"x: float"}, .outputs = {"y: float"},
    .attrs = {"n: int"},
    .becomes = {"TopV2", evergraph::attr_renamed("n", "k")}};

inline constexpr evergraph::op top_v2{
    .name = "TopV2", .since = 7,
    .inputs = {"x: float"}, .outputs = {"y: float"},
    .attrs = {"k: string"}};

inline constexpr evergraph::op_table table{top, top_v2};
inline constexpr evergraph::version_policy policy{.current = 9};

using dialect = evergraph::dialect<table, policy>;
