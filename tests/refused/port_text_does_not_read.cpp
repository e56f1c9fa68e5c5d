// refused: port_text_does_not_read
// says: op MatMul has a port b T, which lacks a colon after the name
#include <evergraph/ops/dialect.hpp>

inline constexpr evergraph::op mat_mul{
    .name = "MatMul", .since = 0,
    .inputs = {"a: T", "b T"}, .outputs = {"product: T"},
    .attrs = {"T: {float, double}"}};

inline constexpr evergraph::op_table table{mat_mul};
inline constexpr evergraph::version_policy policy{.current = 9};

using dialect = evergraph::dialect<table, policy>;
