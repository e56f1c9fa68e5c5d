// refused: misspelt_row
// says: 'topk' was not declared in this scope; did you mean 'top_k'?
// clang says: undeclared identifier 'topk'; did you mean 'top_k'?
#include <evergraph/ops/dialect.hpp>

inline constexpr evergraph::op top_k{.name = "TopK", .since = 0};

inline constexpr evergraph::op_table table{topk};
