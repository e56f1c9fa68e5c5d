// refused: step_value_does_not_read
// says: op Top becomes TopV2 by setting attr k to many, which is no int
#include <evergraph/ops/dialect.hpp>

inline constexpr evergraph::op top{
    .name = "Top", .since = 0, .deprecated = 7,
    .inputs = {"x: float"}, .outputs = {"y: float"},
    .attrs = {},
    .becomes = {"TopV2", evergraph::attr_set("k", "many")}};

inline constexpr evergraph::op top_v2{
    .name = "TopV2", .since = 7,
    .inputs = {"x: float"}, .outputs = {"y: float"},
    .attrs = {"k: int"}};

inline constexpr evergraph::op_table table{top, top_v2};
inline constexpr evergraph::version_policy policy{.current = 9};

using dialect = evergraph::dialect<table, policy>;
