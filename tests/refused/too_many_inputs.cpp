// refused: too_many_inputs
// says: evergraph: an op has at most 18 inputs, 14 outputs and 19 attrs
// clang says: evergraph: an op has at most 18 inputs, 14 outputs and 19 attrs
#include <evergraph/ops/dialect.hpp>

inline constexpr evergraph::op wide{
    .name = "Wide", .since = 0,
    .inputs = {"i0: float", "i1: float", "i2: float", "i3: float", "i4: float",
               "i5: float", "i6: float", "i7: float", "i8: float", "i9: float",
               "i10: float", "i11: float", "i12: float", "i13: float", "i14: float",
               "i15: float", "i16: float", "i17: float", "i18: float"}};

inline constexpr evergraph::op_table table{wide};
inline constexpr evergraph::version_policy policy{.current = 9};

using dialect = evergraph::dialect<table, policy>;
