// refused: op_comes_back_after_it_is_gone_for_good
// says: op Pad begins again at v7, but is gone for good since v5
#include <evergraph/ops/dialect.hpp>

inline constexpr evergraph::op pad_0{
    .name = "Pad", .since = 0, .until = 4, .gone_for_good = true,
    .inputs = {"x: float"}, .outputs = {"y: float"},
    .attrs = {},
    .because = "it was never right"};

inline constexpr evergraph::op pad_7{
    .name = "Pad", .since = 7, .absent_since = 5,
    .inputs = {"x: int32"}, .outputs = {"y: int32"},
    .attrs = {}};

inline constexpr evergraph::op_table table{pad_0, pad_7};
inline constexpr evergraph::version_policy policy{.current = 9};

using dialect = evergraph::dialect<table, policy>;
