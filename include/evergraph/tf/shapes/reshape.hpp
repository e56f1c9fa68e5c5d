// SPDX-License-Identifier: BSL-1.0
// reshape: shapes of ops that ask for shapes, and of those that give tensors others.
#ifndef EVERGRAPH_TF_SHAPES_RESHAPE_HPP
#define EVERGRAPH_TF_SHAPES_RESHAPE_HPP

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "shape_rules.hpp"

namespace evergraph::tf {

namespace detail {

inline bool const_shape(shape_context& c) {
    const auto value = c.attr("value");
    const tensor_proto* t = value ? value->as<tensor_proto>() : nullptr;
    if (t == nullptr) return true;
    if (const auto s = partial_shape::of(t->dims)) c.set(0, *s);
    if (auto v = values_in(*t)) c.set_values(0, std::move(*v));
    return true;
}

// Before version 22 a placeholder of a scalar shape stood for any shape.
inline bool placeholder_shape(shape_context& c) {
    const auto value = c.attr("shape");
    const shape_proto* p = value ? value->as<shape_proto>() : nullptr;
    if (p == nullptr || (p->dims.empty() && c.producer() <= 21)) return true;
    const auto s = partial_shape::of(*p);
    if (!s) return c.refuse(text(*p));
    c.set(0, *s);
    return true;
}
inline bool shape_attr_shape(shape_context& c) {
    const auto value = c.attr("shape");
    const shape_proto* p = value ? value->as<shape_proto>() : nullptr;
    if (p == nullptr) return true;
    if (const auto s = partial_shape::of(*p)) c.set(0, *s);
    return true;
}
inline bool ensure_shape(shape_context& c) {
    const auto value = c.attr("shape");
    const shape_proto* p = value ? value->as<shape_proto>() : nullptr;
    const auto asked = p == nullptr ? std::nullopt : partial_shape::of(*p);
    if (!asked) return same_values(c);
    const auto both = merged(c.input(0), *asked);
    if (!both) return c.refuse(text(c.input(0)) + ", not " + text(*asked));
    same_values(c);
    c.set(0, *both);
    return true;
}

inline known_values sizes_as_values(const partial_shape& s) {
    known_values out;
    for (const std::int64_t n : s.sizes()) out.push_back(n < 0 ? unknown_element : n);
    return out;
}
inline bool shape_of_inputs(shape_context& c) {
    for (std::size_t i = 0; i < c.output_count(); ++i) {
        const partial_shape& in = c.input(i);
        c.set(i, {in.has_rank() ? static_cast<std::int64_t>(in.rank()) : unknown_size});
        if (in.has_rank()) c.set_values(i, sizes_as_values(in));
    }
    return true;
}
inline bool rank_shape(shape_context& c) {
    c.set(0, partial_shape::of_rank(0));
    if (c.input(0).has_rank()) c.set_values(0, {static_cast<std::int64_t>(c.input(0).rank())});
    return true;
}
inline bool size_shape(shape_context& c) {
    c.set(0, partial_shape::of_rank(0));
    const std::int64_t n = c.input(0).elements();
    if (n >= 0) c.set_values(0, {n});
    return true;
}

// One size may be -1: it takes what is left. Sizes that are not known stay so.
inline bool reshape_shape(shape_context& c) {
    const known_values* v = c.values(1);
    if (v == nullptr) {
        c.set(0, shape_from(c, 1));
        return true;
    }
    const std::int64_t all = c.input(0).elements();
    std::int64_t known = 1;
    std::optional<std::size_t> open;
    bool complete = true;
    for (std::size_t i = 0; i < v->size(); ++i) {
        const std::int64_t n = (*v)[i];
        if (n == unknown_element) {
            complete = false;
        } else if (n == -1) {
            if (open) return c.refuse("two sizes of -1");
            open = i;
        } else if (n < -1) {
            return c.refuse("a size of " + std::to_string(n));
        } else {
            known = product_of(known, n);
        }
    }
    partial_shape out{std::span{*v}};
    if (complete && all >= 0 && known >= 0) {
        const bool fits = open ? (known != 0 && all % known == 0) || (known == 0 && all == 0)
                               : known == all;
        if (!fits) return c.refuse(text(c.input(0)) + " as " + text(out));
        if (open && known != 0) out.set(*open, all / known);
    }
    c.set(0, out);
    if (const known_values* values = c.values(0); values != nullptr && out.rank() <= 1) {
        c.set_values(0, *values);
    }
    return true;
}

inline bool expand_dims_shape(shape_context& c) {
    const partial_shape& in = c.input(0);
    if (const known_values* v = c.values(0); v != nullptr && in.is_rank(0)) c.set_values(0, *v);
    if (!in.has_rank()) return true;
    const auto axis = c.scalar(1);
    if (!axis) {
        c.set(0, partial_shape::of_rank(in.rank() + 1));
        return true;
    }
    const auto at = axis_in(*axis, in.rank() + 1);
    if (!at) return refuse_axis(c, *axis, in);
    partial_shape out = partial_shape::of_rank(0);
    for (std::size_t i = 0; i <= in.rank(); ++i) {
        if (i == *at) out.append(1);
        if (i < in.rank()) out.append(in[i]);
    }
    c.set(0, out);
    return true;
}

inline bool squeeze_shape(shape_context& c) {
    const partial_shape& in = c.input(0);
    if (const known_values* v = c.values(0)) c.set_values(0, *v);
    if (!in.has_rank()) return true;
    std::vector<bool> goes(in.rank(), false);
    const known_values axes = c.integers("squeeze_dims");
    for (const std::int64_t axis : axes) {
        const auto at = axis_in(axis, in.rank());
        if (!at || in[*at] > 1 || in[*at] == 0) return refuse_axis(c, axis, in);
        goes[*at] = true;
    }
    partial_shape out = partial_shape::of_rank(0);
    for (std::size_t i = 0; i < in.rank(); ++i) {
        if (axes.empty() && !in.knows(i)) return true;  // may go or stay
        if (!goes[i] && !(axes.empty() && in[i] == 1)) out.append(in[i]);
    }
    c.set(0, out);
    return true;
}

inline bool transpose_shape(shape_context& c) {
    const partial_shape& in = c.input(0);
    const known_values* order = c.values(1);
    if (order == nullptr) {
        c.set(0, in.has_rank() ? partial_shape::of_rank(in.rank()) : shape_from(c, 1));
        return true;
    }
    if (!in.has_rank()) {
        c.set(0, partial_shape::of_rank(order->size()));
        return true;
    }
    if (order->size() != in.rank()) return c.refuse(text(in) + " in another number of axes");
    partial_shape out = partial_shape::of_rank(0);
    for (const std::int64_t axis : *order) {
        const auto at = axis_in(axis, in.rank());
        if (!at) return refuse_axis(c, axis, in);
        out.append(in[*at]);
    }
    c.set(0, out);
    return true;
}

inline bool broadcast_to_shape(shape_context& c) {
    c.set(0, shape_from(c, 1));
    return true;
}
inline bool first_as_shape(shape_context& c) {
    c.set(0, shape_from(c, 0));
    return true;
}
inline bool identity_n_shape(shape_context& c) {
    for (std::size_t i = 0; i < c.output_count(); ++i) {
        c.set(i, c.input(i));
        if (const known_values* v = c.values(i)) c.set_values(i, *v);
    }
    return true;
}

}  // namespace detail

inline constexpr std::array reshape_shapes = std::to_array<shape_row>(
    {{"Const", detail::const_shape}, {"Placeholder", detail::placeholder_shape},
     {"PlaceholderV2", detail::shape_attr_shape},
     {"PlaceholderWithDefault", detail::shape_attr_shape}, {"EnsureShape", detail::ensure_shape},
     {"Variable", detail::shape_attr_shape}, {"VariableV2", detail::shape_attr_shape},
     {"Shape", detail::shape_of_inputs}, {"ShapeN", detail::shape_of_inputs},
     {"Rank", detail::rank_shape}, {"Size", detail::size_shape}, {"Reshape", detail::reshape_shape},
     {"ExpandDims", detail::expand_dims_shape}, {"Squeeze", detail::squeeze_shape},
     {"Transpose", detail::transpose_shape}, {"BroadcastTo", detail::broadcast_to_shape},
     {"Fill", detail::first_as_shape}, {"Empty", detail::first_as_shape},
     {"RandomStandardNormal", detail::first_as_shape}, {"RandomUniform", detail::first_as_shape},
     {"RandomUniformInt", detail::first_as_shape}, {"TruncatedNormal", detail::first_as_shape},
     {"StatelessRandomNormal", detail::first_as_shape},
     {"StatelessRandomUniform", detail::first_as_shape},
     {"StatelessRandomUniformInt", detail::first_as_shape},
     {"StatelessTruncatedNormal", detail::first_as_shape},
     {"StatelessRandomNormalV2", detail::first_as_shape},
     {"StatelessRandomUniformV2", detail::first_as_shape},
     {"StatelessRandomUniformIntV2", detail::first_as_shape},
     {"StatelessTruncatedNormalV2", detail::first_as_shape},
     {"IdentityN", detail::identity_n_shape}});

}  // namespace evergraph::tf

#endif
