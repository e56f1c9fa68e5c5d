// refused: attr_begins_before_its_op
// says: op MatMul has an attr adjoint since v2, before the op itself at v4
#include <evergraph/ops/dialect.hpp>

inline constexpr evergraph::op mat_mul{
    .name = "MatMul", .since = 4,
    .inputs = {"a: T", "b: T"}, .outputs = {"product: T"},
    .attrs = {"T: {float, double}", "adjoint: bool = false since 2"}};

inline constexpr evergraph::op_table table{mat_mul};
inline constexpr evergraph::version_policy policy{.current = 9};

using dialect = evergraph::dialect<table, policy>;
