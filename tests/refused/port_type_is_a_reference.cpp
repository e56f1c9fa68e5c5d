// refused: port_type_is_a_reference
// says: op MatMul has a port b of type float_ref, a reference, which is written Ref
#include <evergraph/ops/dialect.hpp>

inline constexpr evergraph::op mat_mul{
    .name = "MatMul", .since = 0,
    .inputs = {"a: T", "b: float_ref"}, .outputs = {"product: T"},
    .attrs = {"T: {float, double}"}};

inline constexpr evergraph::op_table table{mat_mul};
inline constexpr evergraph::version_policy policy{.current = 9};

using dialect = evergraph::dialect<table, policy>;
