// refused: made_node_is_wrong
// says: op Double becomes nodes of which Add takes an input that is not there: $y
#include <evergraph/ops/dialect.hpp>

inline constexpr evergraph::made_node doubled[]{
    {.op = "Add", .inputs = {"$x", "$y"}, .attrs = {"T = DT_FLOAT"}}};

inline constexpr evergraph::op twice{
    .name = "Double", .since = 0, .deprecated = 7,
    .inputs = {"x: float"}, .outputs = {"y: float"},
    .attrs = {},
    .becomes = {"Add", evergraph::rewritten_as(doubled)}};

inline constexpr evergraph::op add{
    .name = "Add", .since = 0,
    .inputs = {"x: T", "y: T"}, .outputs = {"z: T"},
    .attrs = {"T: {float, int32}"}};

inline constexpr evergraph::op_table table{twice, add};
inline constexpr evergraph::version_policy policy{.current = 9};

using dialect = evergraph::dialect<table, policy>;
