// refused: port_number_attr_may_be_negative
// says: op AddN has a port a of n values, whose minimum -1 is below 0
#include <evergraph/ops/dialect.hpp>

inline constexpr evergraph::op add_n{
    .name = "AddN", .since = 0,
    .inputs = {"a: n * T"}, .outputs = {"sum: T"},
    .attrs = {"n: int >= -1", "T: {float, double}"}};

inline constexpr evergraph::op_table table{add_n};
inline constexpr evergraph::version_policy policy{.current = 9};

using dialect = evergraph::dialect<table, policy>;
