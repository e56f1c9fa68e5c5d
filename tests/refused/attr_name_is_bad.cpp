// refused: attr_name_is_bad
// says: op MatMul has an attr int32, whose name is a dtype or begins without a letter
#include <evergraph/ops/dialect.hpp>

inline constexpr evergraph::op mat_mul{
    .name = "MatMul", .since = 0,
    .inputs = {"a: T", "b: T"}, .outputs = {"product: T"},
    .attrs = {"T: {float, double}", "int32: bool = true"}};

inline constexpr evergraph::op_table table{mat_mul};
inline constexpr evergraph::version_policy policy{.current = 9};

using dialect = evergraph::dialect<table, policy>;
