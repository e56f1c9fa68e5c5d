// refused: port_number_attr_is_not_an_int
// says: op AddN has a port a of n values, an attr of type float
#include <evergraph/ops/dialect.hpp>

inline constexpr evergraph::op add_n{
    .name = "AddN", .since = 0,
    .inputs = {"a: n * T"}, .outputs = {"sum: T"},
    .attrs = {"n: float", "T: {float, double}"}};

inline constexpr evergraph::op_table table{add_n};
inline constexpr evergraph::version_policy policy{.current = 9};

using dialect = evergraph::dialect<table, policy>;
