// refused: step_changes_nothing
// says: op Pad of v0 becomes that of v5 by a step on T, which is no other at v5
#include <evergraph/ops/dialect.hpp>

inline constexpr evergraph::op pad_0{
    .name = "Pad", .since = 0,
    .inputs = {"x: T"}, .outputs = {"y: T"},
    .attrs = {"T: {float}"},
    .becomes = {"Pad", evergraph::attr_narrowed("T")}};

inline constexpr evergraph::op pad_5{
    .name = "Pad", .since = 5,
    .inputs = {"x: T"}, .outputs = {"y: T"},
    .attrs = {"T: {float, int32}"}};

inline constexpr evergraph::op_table table{pad_0, pad_5};
inline constexpr evergraph::version_policy policy{.current = 9};

using dialect = evergraph::dialect<table, policy>;
