// refused: history_has_changed
// says: policy froze the rows of v7 as 12, but they have changed to 3694235140281857269
#include <evergraph/ops/dialect.hpp>

inline constexpr evergraph::op pad{
    .name = "Pad", .since = 0,
    .inputs = {"x: T"}, .outputs = {"y: T"},
    .attrs = {"T: {float, int32}"}};

inline constexpr evergraph::op_table table{pad};
inline constexpr evergraph::version_policy policy{.current = 9, .frozen = {evergraph::frozen{7, 12}}};

using dialect = evergraph::dialect<table, policy>;
