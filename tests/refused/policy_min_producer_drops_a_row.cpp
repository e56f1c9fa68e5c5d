// refused: policy_min_producer_drops_a_row
// says: op Pad has a definition that ends at v4, which no producer from v6 on needs
#include <evergraph/ops/dialect.hpp>

inline constexpr evergraph::op pad_0{
    .name = "Pad", .since = 0,
    .inputs = {"x: T"}, .outputs = {"y: T"},
    .attrs = {"T: {float}"}};

inline constexpr evergraph::op pad_5{
    .name = "Pad", .since = 5,
    .inputs = {"x: T"}, .outputs = {"y: T"},
    .attrs = {"T: {float, int32}"}};

inline constexpr evergraph::op_table table{pad_0, pad_5};
inline constexpr evergraph::version_policy policy{.current = 9, .min_producer = 6, .min_consumer = 6};

using dialect = evergraph::dialect<table, policy>;
