// refused: op_is_in_two_tables
// says: op MatMul is in two tables, from v0 and from v3
#include <evergraph/ops/dialect.hpp>
#include <evergraph/tf/ops/math.hpp>

inline constexpr evergraph::op mat_mul{
    .name = "MatMul", .since = 3,
    .inputs = {"a: T", "b: T"}, .outputs = {"product: T"},
    .attrs = {"T: {float, double}"}};

inline constexpr evergraph::op_table mine{mat_mul};
inline constexpr evergraph::version_policy policy{.current = 2474};

using dialect = evergraph::dialect<evergraph::compose<mine, evergraph::tf::math_ops>, policy>;
