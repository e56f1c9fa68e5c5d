// SPDX-License-Identifier: BSL-1.0
// compare: order, equality and logic.
#ifndef EVERGRAPH_TF_KERNELS_COMPARE_HPP
#define EVERGRAPH_TF_KERNELS_COMPARE_HPP

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <string>
#include <utility>

#include "../../run/kernel_table.hpp"
#include "arguments.hpp"
#include "broadcast.hpp"
#include "elementwise.hpp"

namespace evergraph::tf {

struct is_less {
    using on = reals;
    template <class T>
    static bool of(T a, T b) {
        return a < b;
    }
};
struct is_less_or_equal {
    using on = reals;
    template <class T>
    static bool of(T a, T b) {
        return a <= b;
    }
};
struct is_greater {
    using on = reals;
    template <class T>
    static bool of(T a, T b) {
        return a > b;
    }
};
struct is_greater_or_equal {
    using on = reals;
    template <class T>
    static bool of(T a, T b) {
        return a >= b;
    }
};
struct is_equal {
    using on = join<numbers, types<bool, std::string>>;
    template <class T>
    static bool of(const T& a, const T& b) {
        return a == b;
    }
};
struct is_not_equal {
    using on = is_equal::on;
    template <class T>
    static bool of(const T& a, const T& b) {
        return !(a == b);
    }
};
struct logical_and {
    using on = types<bool>;
    static bool of(bool a, bool b) { return a && b; }
};
struct logical_or {
    using on = types<bool>;
    static bool of(bool a, bool b) { return a || b; }
};
struct logical_not {
    using on = types<bool>;
    static bool of(bool a) { return !a; }
};

// Shapes that do not broadcast: all is unequal, unless the node says that this is an error.
template <class Op>
void equality(kernel_context& c) {
    const bool tolerant = !attr_or(c.node(), "incompatible_shape_error", true);
    if (tolerant && !broadcast_sizes(c.input(0).dims().sizes(), c.input(1).dims().sizes())) {
        return c.output(0, tensor::scalar(Op::of(0, 1)));
    }
    binary<Op>(c);
}

// |a - b| < tolerance, in the type of the elements.
inline void approximately_equal(kernel_context& c) {
    const float tolerance = attr_or<float>(c.node(), "tolerance", 1e-5F);
    const tensor& x = c.input(0);
    const tensor& y = c.input(1);
    if (!(x.dims() == y.dims())) {
        return invalid(c, "shapes " + text(x.dims()) + " and " + text(y.dims()), "equal shapes");
    }
    tensor out = tensor::uninitialized(dtype::boolean, x.dims());
    const auto to = out.writable<bool>();
    const bool known = with_type(floats{}, x.type(), [&]<class Tag>(Tag) {
        using T = typename Tag::type;
        const auto a = x.values<T>();
        const auto b = y.values<T>();
        for (std::size_t i = 0; i < to.size(); ++i) {
            to[i] = std::fabs(a[i] - b[i]) < static_cast<T>(tolerance);
        }
    });
    if (!known) return unsupported_type(c, x.type());
    c.output(0, std::move(out));
}

inline constexpr dtype_set equality_types =
    is_equal::on::set | dtype_set{dtype::qint32};

inline constexpr kernel_table compare_kernels{
    binary_rows<is_less>("Less"),
    binary_rows<is_less_or_equal>("LessEqual"),
    binary_rows<is_greater>("Greater"),
    binary_rows<is_greater_or_equal>("GreaterEqual"),
    rows_for<equality<is_equal>>("Equal", equality_types),
    rows_for<equality<is_not_equal>>("NotEqual", equality_types),
    rows_for<approximately_equal>("ApproximateEqual", floats::set),
    row_for("LogicalAnd", runs<binary<logical_and>>),
    row_for("LogicalOr", runs<binary<logical_or>>),
    row_for("LogicalNot", runs<unary<logical_not>>)};

}  // namespace evergraph::tf

#endif
