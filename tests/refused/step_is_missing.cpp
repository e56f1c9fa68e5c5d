// refused: step_is_missing
// says: op Pad of v0 becomes that of v5 without a step, but an attr allows less: T at v5
#include <evergraph/ops/dialect.hpp>

inline constexpr evergraph::op pad_0{
    .name = "Pad", .since = 0,
    .inputs = {"x: T"}, .outputs = {"y: T"},
    .attrs = {"T: {float, int32}"}};

inline constexpr evergraph::op pad_5{
    .name = "Pad", .since = 5,
    .inputs = {"x: T"}, .outputs = {"y: T"},
    .attrs = {"T: {float}"}};

inline constexpr evergraph::op_table table{pad_0, pad_5};
inline constexpr evergraph::version_policy policy{.current = 9};

using dialect = evergraph::dialect<table, policy>;
