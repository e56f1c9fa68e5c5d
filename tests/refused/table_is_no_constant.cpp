// refused: table_is_no_constant
// says: evergraph: dialect<table, policy> needs a constexpr table and policy
// clang says: evergraph: dialect<table, policy> needs a constexpr table and policy
#include <evergraph/ops/dialect.hpp>

inline evergraph::op_table table{evergraph::op{.name = "TopK", .since = 0}};
inline constexpr evergraph::version_policy policy{.current = 9};

using dialect = evergraph::dialect<table, policy>;
