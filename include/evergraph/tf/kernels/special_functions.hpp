// SPDX-License-Identifier: BSL-1.0
// special_functions: inverse error function, normal quantiles, digamma, and sums of exponentials.
#ifndef EVERGRAPH_TF_KERNELS_SPECIAL_FUNCTIONS_HPP
#define EVERGRAPH_TF_KERNELS_SPECIAL_FUNCTIONS_HPP

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <numbers>
#include <optional>
#include <type_traits>
#include <utility>

#include "../../run/kernel_table.hpp"
#include "along_axis.hpp"
#include "arguments.hpp"
#include "elementwise.hpp"
#include "functions.hpp"
#include "reduce.hpp"

namespace evergraph::tf {

namespace detail {

// The y from 0 with erf(y) = x, where rest = 1 - x: a guess after Winitzki, then Halley's steps.
inline double inverse_erf(double x, double rest) {
    if (!(x >= 0 && rest >= 0)) return std::numeric_limits<double>::quiet_NaN();
    if (rest == 0) return std::numeric_limits<double>::infinity();
    constexpr double a = 0.147;
    const double log = x < 0.5 ? std::log1p(-x * x) : std::log(rest) + std::log1p(x);
    const double half = 2 / (std::numbers::pi * a) + log / 2;
    double y = std::sqrt(std::max(0.0, std::sqrt(half * half - log / a) - half));
    for (int i = 0; i < 3; ++i) {
        const double error = x < 0.5 ? std::erf(y) - x : rest - std::erfc(y);
        const double slope = 2 * std::numbers::inv_sqrtpi * std::exp(-y * y);
        if (slope == 0) break;
        const double step = error / slope;
        y -= step / (1 + y * step);
    }
    return y;
}

inline double digamma_of(double x) {
    if (x <= 0 && std::floor(x) == x) return std::numeric_limits<double>::quiet_NaN();
    if (x < 0) return digamma_of(1 - x) - std::numbers::pi / std::tan(std::numbers::pi * x);
    double shifted = 0;
    for (; x < 10; ++x) shifted += 1 / x;
    const double s = 1 / (x * x);
    const double series =
        s * (1.0 / 12 -
             s * (1.0 / 120 -
                  s * (1.0 / 252 -
                       s * (1.0 / 240 - s * (1.0 / 132 - s * (691.0 / 32760 - s / 12))))));
    return std::log(x) - 0.5 / x - series - shifted;
}

}  // namespace detail

struct inverse_error_function {
    using on = floats;
    template <class T>
    static T of(T x) {
        const auto magnitude = static_cast<double>(std::fabs(x));
        return std::copysign(static_cast<T>(detail::inverse_erf(magnitude, 1 - magnitude)), x);
    }
};
struct normal_quantile {
    using on = floats;
    template <class T>
    static T of(T p) {
        const auto low = 2 * static_cast<double>(p < T{1} / 2 ? p : T{1} - p);
        const double y = std::numbers::sqrt2 * detail::inverse_erf(1 - low, low);
        return static_cast<T>(p < T{1} / 2 ? -y : y);
    }
};
struct digamma {
    using on = floats;
    template <class T>
    static T of(T x) {
        return static_cast<T>(detail::digamma_of(static_cast<double>(x)));
    }
};
struct next_after {
    using on = floats;
    template <class T>
    static T of(T from, T to) {
        return std::nextafter(from, to);
    }
};

// The logarithm of running sums of exponentials.
inline void cumulative_log_sum(kernel_context& c) {
    const auto wanted = integer_in(c, 1);
    if (!wanted) return;
    tensor x = c.take(0);
    const auto axis = axis_in(c, *wanted, x.rank());
    if (!axis) return;
    const bool exclusive = attr_or(c.node(), "exclusive", false);
    const bool reverse = attr_or(c.node(), "reverse", false);
    const axis_view v = view_round(x.dims(), *axis);
    with_type(floats{}, x.type(), [&]<class Tag>(Tag) {
        using T = typename Tag::type;
        const auto values = x.writable<T>();
        if (values.empty()) return;
        for (std::int64_t line = 0; line < v.outer * v.inner; ++line) {
            T* const begin = values.data() + line / v.inner * v.size * v.inner + line % v.inner;
            T running = -std::numeric_limits<T>::infinity();
            for (std::int64_t i = 0; i < v.size; ++i) {
                T& at = begin[(reverse ? v.size - 1 - i : i) * v.inner];
                const T most = larger::of(at, running);
                const T least = smaller::of(at, running);
                const T next = most == least ? most + std::log(T{2})
                                             : most + std::log1p(std::exp(least - most));
                at = exclusive ? running : next;
                running = next;
            }
        }
    });
    c.output(0, std::move(x));
}

// The root of the sum of squared magnitudes.
inline void euclidean_norm(kernel_context& c) {
    tensor squares = c.take(0).copy();
    const bool known = with_type(join<continuous, signed_integers>{}, squares.type(),
                                 [&]<class Tag>(Tag) {
        for (auto& v : squares.writable<typename Tag::type>()) {
            v = squared_difference::of(v, typename Tag::type{});
        }
    });
    if (!known) return unsupported_type(c, squares.type());
    tensor axes = c.input(1);
    tensor* inputs[]{&squares, &axes};
    const std::uint8_t last_use[]{1, 1};
    tensor sums;
    kernel_context inner{c.node(), inputs, last_use, {&sums, 1}};
    reduce<folded_sum>(inner);
    if (std::optional<problem>& p = inner.failure()) return c.fail(p->code, p->found, p->needed);
    with_type(join<continuous, signed_integers>{}, sums.type(), [&]<class Tag>(Tag) {
        using T = typename Tag::type;
        for (T& v : sums.writable<T>()) {
            if constexpr (!std::is_integral_v<T>) v = std::sqrt(v);
            else v = static_cast<T>(std::sqrt(static_cast<double>(v < 0 ? T{} : v)));
        }
    });
    c.output(0, std::move(sums));
}

inline constexpr kernel_table special_function_kernels{
    unary_rows<inverse_error_function>("Erfinv"),
    unary_rows<normal_quantile>("Ndtri"),
    unary_rows<digamma>("Digamma"),
    row_for("NextAfter", runs<binary<next_after>>, "T", floats::set),
    rows_for<cumulative_log_sum>("CumulativeLogsumexp", floats::set),
    rows_for<euclidean_norm>("EuclideanNorm", join<continuous, signed_integers>::set)};

}  // namespace evergraph::tf

#endif
