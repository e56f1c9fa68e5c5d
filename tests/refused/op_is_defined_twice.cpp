// refused: op_is_defined_twice
// says: op MatMul is defined twice at v0, both as revision 0
#include <evergraph/ops/dialect.hpp>

inline constexpr evergraph::op mat_mul{
    .name = "MatMul", .since = 0,
    .inputs = {"a: T", "b: T"}, .outputs = {"product: T"},
    .attrs = {"T: {float, double}"}};

inline constexpr evergraph::op mat_mul_again{
    .name = "MatMul", .since = 0,
    .inputs = {"a: T", "b: T"}, .outputs = {"product: T"},
    .attrs = {"T: {float, double, int32}"}};

inline constexpr evergraph::op_table table{mat_mul, mat_mul_again};
inline constexpr evergraph::version_policy policy{.current = 9};

using dialect = evergraph::dialect<table, policy>;
