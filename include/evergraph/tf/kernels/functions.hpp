// SPDX-License-Identifier: BSL-1.0
// functions: ops of one number: roots, exponentials, circular functions, rounding, activations.
#ifndef EVERGRAPH_TF_KERNELS_FUNCTIONS_HPP
#define EVERGRAPH_TF_KERNELS_FUNCTIONS_HPP

#include <cmath>
#include <complex>
#include <limits>
#include <type_traits>

#include "../../run/kernel_table.hpp"
#include "arithmetic.hpp"
#include "element_types.hpp"
#include "elementwise.hpp"

namespace evergraph::tf {

using continuous = join<floats, complexes>;

struct magnitude {
    using on = join<floats, signed_integers>;
    template <class T>
    static T of(T x) {
        if constexpr (std::is_floating_point_v<T>) return std::fabs(x);
        return x < T{} ? minus::of(T{}, x) : x;
    }
};
struct negated {
    using on = join<continuous, signed_integers>;
    template <class T>
    static T of(T x) {
        if constexpr (std::is_integral_v<T>) return minus::of(T{}, x);
        return -x;
    }
};
struct sign_of {
    using on = join<continuous, signed_integers>;
    template <class T>
    static T of(T x) {
        if constexpr (is_complex<T>) {
            return x == T{} ? T{} : x / std::abs(x);
        } else {
            if (x != x) return x;
            return static_cast<T>((x > T{}) - (x < T{}));
        }
    }
};
struct squared {
    using on = numbers;
    template <class T>
    static T of(T x) {
        return times::of(x, x);
    }
};
struct square_root {
    using on = continuous;
    template <class T>
    static T of(T x) {
        return std::sqrt(x);
    }
};
struct inverse_square_root {
    using on = continuous;
    template <class T>
    static T of(T x) {
        return T{1} / std::sqrt(x);
    }
};
struct reciprocal {
    using on = continuous;
    template <class T>
    static T of(T x) {
        return T{1} / x;
    }
};
struct exponential {
    using on = continuous;
    template <class T>
    static T of(T x) {
        return std::exp(x);
    }
};
struct exponential_minus_one {
    using on = continuous;
    template <class T>
    static T of(T x) {
        if constexpr (is_complex<T>) return std::exp(x) - T{1};
        else return std::expm1(x);
    }
};
struct logarithm {
    using on = continuous;
    template <class T>
    static T of(T x) {
        return std::log(x);
    }
};
struct logarithm_one_plus {
    using on = continuous;
    template <class T>
    static T of(T x) {
        if constexpr (is_complex<T>) return std::log(T{1} + x);
        else return std::log1p(x);
    }
};
struct sigmoid {
    using on = continuous;
    template <class T>
    static T of(T x) {
        return T{1} / (T{1} + std::exp(-x));
    }
};

// The functions that <cmath> and <complex> both have under their own name.
#define EVERGRAPH_TF_FUNCTION(name, kinds) \
    struct name##_function {               \
        using on = kinds;                  \
        template <class T>                 \
        static T of(T x) {                 \
            return std::name(x);           \
        }                                  \
    }
EVERGRAPH_TF_FUNCTION(sin, continuous);
EVERGRAPH_TF_FUNCTION(cos, continuous);
EVERGRAPH_TF_FUNCTION(tan, continuous);
EVERGRAPH_TF_FUNCTION(asin, continuous);
EVERGRAPH_TF_FUNCTION(acos, continuous);
EVERGRAPH_TF_FUNCTION(atan, continuous);
EVERGRAPH_TF_FUNCTION(sinh, continuous);
EVERGRAPH_TF_FUNCTION(cosh, continuous);
EVERGRAPH_TF_FUNCTION(tanh, continuous);
EVERGRAPH_TF_FUNCTION(asinh, continuous);
EVERGRAPH_TF_FUNCTION(acosh, continuous);
EVERGRAPH_TF_FUNCTION(atanh, continuous);
EVERGRAPH_TF_FUNCTION(erf, floats);
EVERGRAPH_TF_FUNCTION(erfc, floats);
EVERGRAPH_TF_FUNCTION(floor, floats);
EVERGRAPH_TF_FUNCTION(ceil, floats);
EVERGRAPH_TF_FUNCTION(nearbyint, floats);
#undef EVERGRAPH_TF_FUNCTION

struct log_gamma {
    using on = floats;
    template <class T>
    static T of(T x) {
        if (std::isinf(x)) return std::numeric_limits<T>::infinity();
        // lgamma_r: std::lgamma writes to a global.
        int sign = 0;
        if constexpr (std::is_same_v<T, float>) return ::lgammaf_r(x, &sign);
        else return ::lgamma_r(x, &sign);
    }
};

// Halves go to the even neighbour; integers stay.
struct rounded {
    using on = join<floats, signed_integers>;
    template <class T>
    static T of(T x) {
        if constexpr (std::is_integral_v<T>) return x;
        else return std::nearbyint(x);
    }
};

struct is_nan {
    using on = floats;
    template <class T>
    static bool of(T x) {
        return std::isnan(x);
    }
};
struct is_infinite {
    using on = floats;
    template <class T>
    static bool of(T x) {
        return std::isinf(x);
    }
};
struct is_finite {
    using on = floats;
    template <class T>
    static bool of(T x) {
        return std::isfinite(x);
    }
};

struct relu {
    using on = reals;
    template <class T>
    static T of(T x) {
        return x < T{} ? T{} : x;
    }
};
struct relu6 {
    using on = reals;
    template <class T>
    static T of(T x) {
        if (x < T{}) return T{};
        return x > T{6} ? T{6} : x;
    }
};
struct elu {
    using on = floats;
    template <class T>
    static T of(T x) {
        return x < T{} ? std::expm1(x) : x;
    }
};
struct selu {
    using on = floats;
    template <class T>
    static T of(T x) {
        constexpr T scale = static_cast<T>(1.0507009873554804934193349852946);
        constexpr T scale_alpha = static_cast<T>(1.7580993408473768599402175208123);
        return x < T{} ? scale_alpha * std::expm1(x) : scale * x;
    }
};
struct softplus {
    using on = floats;
    template <class T>
    static T of(T x) {
        return x > T{} ? x + std::log1p(std::exp(-x)) : std::log1p(std::exp(x));
    }
};
struct softsign {
    using on = floats;
    template <class T>
    static T of(T x) {
        return x / (T{1} + std::fabs(x));
    }
};

struct bits_not {
    using on = wide_integers;
    template <class T>
    static T of(T x) {
        return static_cast<T>(~x);
    }
};

struct complex_magnitude {
    using on = complexes;
    template <class T>
    static auto of(T x) {
        return std::abs(x);
    }
};
struct complex_angle {
    using on = complexes;
    template <class T>
    static auto of(T x) {
        return std::arg(x);
    }
};
struct real_part {
    using on = complexes;
    template <class T>
    static auto of(T x) {
        return x.real();
    }
};
struct imaginary_part {
    using on = complexes;
    template <class T>
    static auto of(T x) {
        return x.imag();
    }
};
struct conjugate {
    using on = complexes;
    template <class T>
    static T of(T x) {
        return std::conj(x);
    }
};
struct complex_from_parts {
    using on = floats;
    template <class T>
    static std::complex<T> of(T re, T im) {
        return {re, im};
    }
};

// x where positive, alpha * x elsewhere.
inline void leaky_relu(kernel_context& c) {
    const float alpha = attr_or<float>(c.node(), "alpha", 0.2F);
    tensor x = c.take(0);
    with_type(floats{}, x.type(), [&]<class Tag>(Tag) {
        using T = typename Tag::type;
        for (T& v : x.writable<T>()) v = v > T{} ? v : v * static_cast<T>(alpha);
    });
    c.output(0, std::move(x));
}

inline constexpr kernel_table function_kernels{
    unary_rows<magnitude>("Abs"),
    unary_rows<negated>("Neg"),
    unary_rows<sign_of>("Sign"),
    unary_rows<squared>("Square"),
    unary_rows<square_root>("Sqrt"),
    unary_rows<inverse_square_root>("Rsqrt"),
    unary_rows<reciprocal>("Reciprocal"),
    unary_rows<reciprocal>("Inv"),
    unary_rows<exponential>("Exp"),
    unary_rows<exponential_minus_one>("Expm1"),
    unary_rows<logarithm>("Log"),
    unary_rows<logarithm_one_plus>("Log1p"),
    unary_rows<sigmoid>("Sigmoid"),
    unary_rows<sin_function>("Sin"),
    unary_rows<cos_function>("Cos"),
    unary_rows<tan_function>("Tan"),
    unary_rows<asin_function>("Asin"),
    unary_rows<acos_function>("Acos"),
    unary_rows<atan_function>("Atan"),
    unary_rows<sinh_function>("Sinh"),
    unary_rows<cosh_function>("Cosh"),
    unary_rows<tanh_function>("Tanh"),
    unary_rows<asinh_function>("Asinh"),
    unary_rows<acosh_function>("Acosh"),
    unary_rows<atanh_function>("Atanh"),
    unary_rows<erf_function>("Erf"),
    unary_rows<erfc_function>("Erfc"),
    unary_rows<log_gamma>("Lgamma"),
    unary_rows<floor_function>("Floor"),
    unary_rows<ceil_function>("Ceil"),
    unary_rows<nearbyint_function>("Rint"),
    unary_rows<rounded>("Round"),
    unary_rows<is_nan>("IsNan"),
    unary_rows<is_infinite>("IsInf"),
    unary_rows<is_finite>("IsFinite"),
    unary_rows<relu>("Relu"),
    unary_rows<relu6>("Relu6"),
    unary_rows<elu>("Elu"),
    unary_rows<selu>("Selu"),
    unary_rows<softplus>("Softplus"),
    unary_rows<softsign>("Softsign"),
    unary_rows<bits_not>("Invert"),
    unary_rows<complex_magnitude>("ComplexAbs"),
    unary_rows<complex_angle>("Angle"),
    row_for("Real", runs<unary<real_part>>),
    row_for("Imag", runs<unary<imaginary_part>>),
    row_for("Conj", runs<unary<conjugate>>),
    binary_rows<complex_from_parts>("Complex"),
    rows_for<leaky_relu>("LeakyRelu", floats::set)};

}  // namespace evergraph::tf

#endif
