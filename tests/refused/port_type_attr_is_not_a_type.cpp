// refused: port_type_attr_is_not_a_type
// says: op MatMul has a port b of type n, an attr of type int
#include <evergraph/ops/dialect.hpp>

inline constexpr evergraph::op mat_mul{
    .name = "MatMul", .since = 0,
    .inputs = {"a: T", "b: n"}, .outputs = {"product: T"},
    .attrs = {"T: {float, double}", "n: int"}};

inline constexpr evergraph::op_table table{mat_mul};
inline constexpr evergraph::version_policy policy{.current = 9};

using dialect = evergraph::dialect<table, policy>;
