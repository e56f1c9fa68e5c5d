// refused: misspelt_field
// says: has no non-static data member named 'untill'
// clang says: 'untill'
#include <evergraph/ops/dialect.hpp>

inline constexpr evergraph::op top_k{.name = "TopK", .since = 0, .untill = 6};

inline constexpr evergraph::op_table table{top_k};
inline constexpr evergraph::version_policy policy{.current = 9};

using dialect = evergraph::dialect<table, policy>;
