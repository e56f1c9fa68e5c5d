// refused: policy_min_consumer_is_above_current
// says: policy writes for consumers from v12 on, above the current version at v9
#include <evergraph/ops/dialect.hpp>

inline constexpr evergraph::op mat_mul{
    .name = "MatMul", .since = 0,
    .inputs = {"a: T", "b: T"}, .outputs = {"product: T"},
    .attrs = {"T: {float, double}"}};

inline constexpr evergraph::op_table table{mat_mul};
inline constexpr evergraph::version_policy policy{.current = 9, .min_consumer = 12};

using dialect = evergraph::dialect<table, policy>;
