// refused: port_name_is_used_twice
// says: op MatMul uses the name a twice, for an input and an output
#include <evergraph/ops/dialect.hpp>

inline constexpr evergraph::op mat_mul{
    .name = "MatMul", .since = 0,
    .inputs = {"a: T", "b: T"}, .outputs = {"a: T"},
    .attrs = {"T: {float, double}"}};

inline constexpr evergraph::op_table table{mat_mul};
inline constexpr evergraph::version_policy policy{.current = 9};

using dialect = evergraph::dialect<table, policy>;
