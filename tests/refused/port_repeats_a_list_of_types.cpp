// refused: port_repeats_a_list_of_types
// says: op AddN has a port a of n times T, which is a list of types already
#include <evergraph/ops/dialect.hpp>

inline constexpr evergraph::op add_n{
    .name = "AddN", .since = 0,
    .inputs = {"a: n * T"}, .outputs = {"sum: float"},
    .attrs = {"n: int", "T: list(type)"}};

inline constexpr evergraph::op_table table{add_n};
inline constexpr evergraph::version_policy policy{.current = 9};

using dialect = evergraph::dialect<table, policy>;
