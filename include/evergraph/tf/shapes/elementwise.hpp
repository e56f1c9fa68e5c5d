// SPDX-License-Identifier: BSL-1.0
// elementwise: shapes of ops that work element by element.
#ifndef EVERGRAPH_TF_SHAPES_ELEMENTWISE_HPP
#define EVERGRAPH_TF_SHAPES_ELEMENTWISE_HPP

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string>

#include "shape_rules.hpp"

namespace evergraph::tf {

namespace detail {

// Small vectors of sizes are computed along, one broadcast over the other.
template <class Op>
void compute_values(shape_context& c, const Op& op) {
    const known_values* a = c.values(0);
    const known_values* b = c.values(1);
    if (a == nullptr || b == nullptr || a->empty() || b->empty()) return;
    if (c.input(0).rank() > 1 || c.input(1).rank() > 1) return;
    if (a->size() != b->size() && a->size() != 1 && b->size() != 1) return;
    known_values out(std::max(a->size(), b->size()), unknown_element);
    for (std::size_t i = 0; i < out.size(); ++i) {
        const std::int64_t x = (*a)[a->size() == 1 ? 0 : i];
        const std::int64_t y = (*b)[b->size() == 1 ? 0 : i];
        if (x != unknown_element && y != unknown_element && !op(x, y, out[i])) out[i] = unknown_element;
    }
    c.set_values(0, std::move(out));
}

template <class Op>
bool broadcast_values(shape_context& c, const Op& op) {
    if (!broadcast_inputs(c)) return false;
    compute_values(c, op);
    return true;
}

inline bool add_shape(shape_context& c) {
    return broadcast_values(c, [](std::int64_t x, std::int64_t y, std::int64_t& z) {
        return !__builtin_add_overflow(x, y, &z);
    });
}
inline bool sub_shape(shape_context& c) {
    return broadcast_values(c, [](std::int64_t x, std::int64_t y, std::int64_t& z) {
        return !__builtin_sub_overflow(x, y, &z);
    });
}
inline bool mul_shape(shape_context& c) {
    return broadcast_values(c, [](std::int64_t x, std::int64_t y, std::int64_t& z) {
        return !__builtin_mul_overflow(x, y, &z);
    });
}
inline bool floor_div_shape(shape_context& c) {
    return broadcast_values(c, [](std::int64_t x, std::int64_t y, std::int64_t& z) {
        if (y == 0 || y == -1) return false;
        z = x / y - (x % y != 0 && (x < 0) != (y < 0) ? 1 : 0);
        return true;
    });
}
inline bool maximum_shape(shape_context& c) {
    return broadcast_values(c, [](std::int64_t x, std::int64_t y, std::int64_t& z) {
        z = std::max(x, y);
        return true;
    });
}
inline bool minimum_shape(shape_context& c) {
    return broadcast_values(c, [](std::int64_t x, std::int64_t y, std::int64_t& z) {
        z = std::min(x, y);
        return true;
    });
}

// The condition is of the values' shape, or a scalar, or a vector along the first dimension.
inline bool select_shape(shape_context& c) {
    if (!merge_inputs(c, 1)) return false;
    const partial_shape& cond = c.input(0);
    const auto then = merged(c.input(1), c.input(2));
    if (!cond.has_rank() || !then->has_rank() || cond.rank() == 0) return true;
    if (cond.rank() == 1 && then->rank() >= 1) {
        return merged_size(cond[0], (*then)[0]) ? true : c.refuse(two_texts(cond, *then));
    }
    const auto both = merged(cond, *then);
    if (!both) return c.refuse(two_texts(cond, *then));
    c.set(0, *both);
    return true;
}

inline bool cast_shape(shape_context& c) {
    const dtype to = c.attr_as<dtype>("DstT", dtype::invalid);
    return to == dtype::int32 || to == dtype::int64 ? same_values(c) : same_as_input(c);
}

// The bits of an element as several smaller ones, or the reverse.
inline bool bitcast_shape(shape_context& c) {
    const std::size_t from = byte_size(c.attr_as<dtype>("T", dtype::invalid));
    const std::size_t to = byte_size(c.attr_as<dtype>("type", dtype::invalid));
    partial_shape out = c.input(0);
    if (from == to || from == 0 || to == 0 || !out.has_rank()) {
        if (from == to) c.set(0, out);
        return true;
    }
    if (from > to) {
        out.append(static_cast<std::int64_t>(from / to));
        c.set(0, out);
        return true;
    }
    if (out.rank() == 0) return c.refuse("a scalar of " + std::to_string(from) + " bytes");
    const auto last = static_cast<std::int64_t>(to / from);
    if (!merged_size(out[out.rank() - 1], last)) return c.refuse(text(out));
    c.set(0, partial_shape{out.sizes().first(out.rank() - 1)});
    return true;
}

}  // namespace detail

inline constexpr std::array unary_shapes = std::to_array<shape_row>(
    {{"Abs", same_as_input}, {"Acos", same_as_input}, {"Acosh", same_as_input},
     {"Angle", same_as_input}, {"Asin", same_as_input}, {"Asinh", same_as_input},
     {"Atan", same_as_input}, {"Atanh", same_as_input}, {"Bucketize", same_as_input},
     {"Cast", detail::cast_shape}, {"Ceil", same_as_input}, {"CheckNumerics", same_as_input},
     {"ComplexAbs", same_as_input}, {"Conj", same_as_input}, {"Cos", same_as_input},
     {"Cosh", same_as_input}, {"DeepCopy", same_values}, {"Digamma", same_as_input},
     {"Elu", same_as_input}, {"Erf", same_as_input}, {"Erfc", same_as_input},
     {"Erfinv", same_as_input}, {"Exp", same_as_input}, {"Expm1", same_as_input},
     {"FakeQuantWithMinMaxArgs", same_as_input}, {"FakeQuantWithMinMaxVars", same_as_input},
     {"FakeQuantWithMinMaxVarsPerChannel", same_as_input}, {"Floor", same_as_input},
     {"GuaranteeConst", same_values}, {"Identity", same_values}, {"Imag", same_as_input},
     {"Inv", same_as_input}, {"Invert", same_as_input}, {"IsFinite", same_as_input},
     {"IsInf", same_as_input}, {"IsNan", same_as_input}, {"LeakyRelu", same_as_input},
     {"Lgamma", same_as_input}, {"Log", same_as_input}, {"Log1p", same_as_input},
     {"LogicalNot", same_as_input}, {"Ndtri", same_as_input}, {"Neg", same_as_input},
     {"OnesLike", same_as_input}, {"PreventGradient", same_values}, {"RandomShuffle", same_as_input},
     {"Real", same_as_input}, {"Reciprocal", same_as_input}, {"RefIdentity", same_values},
     {"Relu", same_as_input}, {"Relu6", same_as_input}, {"Rint", same_as_input},
     {"Round", same_as_input}, {"Rsqrt", same_as_input}, {"Selu", same_as_input},
     {"Sigmoid", same_as_input}, {"Sign", same_as_input}, {"Sin", same_as_input},
     {"Sinh", same_as_input}, {"Snapshot", same_values}, {"Softplus", same_as_input},
     {"Softsign", same_as_input}, {"Sqrt", same_as_input}, {"Square", same_as_input},
     {"StopGradient", same_values}, {"Tan", same_as_input}, {"Tanh", same_as_input},
     {"ZerosLike", same_as_input}, {"AsString", same_as_input}, {"StringLength", same_as_input},
     {"StringLower", same_as_input}, {"StringStrip", same_as_input},
     {"StringToNumber", same_as_input}, {"StringUpper", same_as_input},
     {"ClipByValue", same_as_input}, {"Bitcast", detail::bitcast_shape}});

inline constexpr std::array binary_shapes = std::to_array<shape_row>(
    {{"Add", detail::add_shape}, {"AddV2", detail::add_shape}, {"Sub", detail::sub_shape},
     {"Mul", detail::mul_shape}, {"FloorDiv", detail::floor_div_shape},
     {"Maximum", detail::maximum_shape}, {"Minimum", detail::minimum_shape},
     {"ApproximateEqual", merged_inputs}, {"Atan2", broadcast_inputs},
     {"BitwiseAnd", broadcast_inputs}, {"BitwiseOr", broadcast_inputs},
     {"BitwiseXor", broadcast_inputs}, {"Complex", broadcast_inputs}, {"Cross", merged_inputs},
     {"Div", broadcast_inputs}, {"DivNoNan", broadcast_inputs}, {"FloorMod", broadcast_inputs},
     {"Greater", broadcast_inputs}, {"GreaterEqual", broadcast_inputs},
     {"LeftShift", broadcast_inputs}, {"Less", broadcast_inputs}, {"LessEqual", broadcast_inputs},
     {"LogicalAnd", broadcast_inputs}, {"LogicalOr", broadcast_inputs}, {"Mod", broadcast_inputs},
     {"MulNoNan", broadcast_inputs}, {"NextAfter", broadcast_inputs}, {"Pow", broadcast_inputs},
     {"RealDiv", broadcast_inputs}, {"RightShift", broadcast_inputs},
     {"SelectV2", broadcast_inputs}, {"SquaredDifference", broadcast_inputs},
     {"TruncateDiv", broadcast_inputs}, {"TruncateMod", broadcast_inputs},
     {"Xdivy", broadcast_inputs}, {"Xlog1py", broadcast_inputs}, {"Xlogy", broadcast_inputs},
     {"AccumulateNV2", merged_inputs}, {"AddN", merged_inputs}, {"Select", detail::select_shape}});

}  // namespace evergraph::tf

#endif
