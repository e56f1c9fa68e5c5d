// refused: policy_min_consumer_is_below_min_producer
// says: policy writes for consumers from v3 on, below the oldest producer it reads at v5
#include <evergraph/ops/dialect.hpp>

inline constexpr evergraph::op mat_mul{
    .name = "MatMul", .since = 0,
    .inputs = {"a: T", "b: T"}, .outputs = {"product: T"},
    .attrs = {"T: {float, double}"}};

inline constexpr evergraph::op_table table{mat_mul};
inline constexpr evergraph::version_policy policy{.current = 9, .min_producer = 5, .min_consumer = 3};

using dialect = evergraph::dialect<table, policy>;
