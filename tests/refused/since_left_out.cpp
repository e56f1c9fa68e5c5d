// refused: since_left_out
// says: a_version_that_must_be_written
// clang says: a_version_that_must_be_written
#include <evergraph/ops/dialect.hpp>

inline constexpr evergraph::op top_k{.name = "TopK", .until = 6};

inline constexpr evergraph::op_table table{top_k};
inline constexpr evergraph::version_policy policy{.current = 9};

using dialect = evergraph::dialect<table, policy>;
