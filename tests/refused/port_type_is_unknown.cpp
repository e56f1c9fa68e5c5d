// refused: port_type_is_unknown
// says: op MatMul has a port b of type S, neither a dtype nor one of its attrs
#include <evergraph/ops/dialect.hpp>

inline constexpr evergraph::op mat_mul{
    .name = "MatMul", .since = 0,
    .inputs = {"a: T", "b: S"}, .outputs = {"product: T"},
    .attrs = {"T: {float, double}"}};

inline constexpr evergraph::op_table table{mat_mul};
inline constexpr evergraph::version_policy policy{.current = 9};

using dialect = evergraph::dialect<table, policy>;
