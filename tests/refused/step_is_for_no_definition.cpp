// refused: step_is_for_no_definition
// says: op Pad has steps from its definition of v5 revision 0, which the table lacks or which is the last
#include <evergraph/ops/dialect.hpp>

inline constexpr evergraph::op pad{
    .name = "Pad", .since = 0,
    .inputs = {"x: T"}, .outputs = {"y: T"},
    .attrs = {"T: {float, int32}"}};

inline constexpr evergraph::step_table steps{
    evergraph::declared_steps{.op = "Pad", .since = 5, .steps = {evergraph::attr_narrowed("T")}}};

inline constexpr evergraph::op_table table{pad};
inline constexpr evergraph::version_policy policy{.current = 9};

using dialect = evergraph::dialect<table, policy, steps>;
