// SPDX-License-Identifier: BSL-1.0
// arithmetic: ops of two numbers: sums, products, quotients, powers, bits.
#ifndef EVERGRAPH_TF_KERNELS_ARITHMETIC_HPP
#define EVERGRAPH_TF_KERNELS_ARITHMETIC_HPP

#include <cmath>
#include <complex>
#include <cstdint>
#include <string>
#include <string_view>
#include <type_traits>

#include "../../run/kernel_table.hpp"
#include "element_types.hpp"
#include "elementwise.hpp"

namespace evergraph::tf {

struct plus {
    using on = join<numbers, types<std::string>>;
    template <class T>
    static T of(const T& a, const T& b) {
        if constexpr (std::is_integral_v<T>) {
            return static_cast<T>(static_cast<wrapping<T>>(a) + static_cast<wrapping<T>>(b));
        } else {
            return a + b;
        }
    }
};

struct minus {
    using on = numbers;
    template <class T>
    static T of(T a, T b) {
        if constexpr (std::is_integral_v<T>) {
            return static_cast<T>(static_cast<wrapping<T>>(a) - static_cast<wrapping<T>>(b));
        } else {
            return a - b;
        }
    }
};

struct times {
    using on = numbers;
    template <class T>
    static T of(T a, T b) {
        if constexpr (std::is_integral_v<T>) {
            return static_cast<T>(static_cast<wrapping<T>>(a) * static_cast<wrapping<T>>(b));
        } else {
            return a * b;
        }
    }
};

// Integers: towards zero. The lowest value divided by -1 wraps.
struct quotient {
    using on = numbers;
    static constexpr std::string_view needed = "a divisor other than 0";
    template <class T>
    static bool refuses(T, T b) {
        return std::is_integral_v<T> && b == T{};
    }
    template <class T>
    static T of(T a, T b) {
        if constexpr (std::is_integral_v<T> && std::is_signed_v<T>) {
            if (b == -1) return minus::of(T{}, a);
        }
        return static_cast<T>(a / b);
    }
};

struct real_quotient {
    using on = join<floats, complexes>;
    template <class T>
    static T of(T a, T b) {
        return a / b;
    }
};

// The sign is that of the dividend.
struct truncated_remainder {
    using on = reals;
    static constexpr std::string_view needed = quotient::needed;
    template <class T>
    static bool refuses(T a, T b) {
        return quotient::refuses(a, b);
    }
    template <class T>
    static T of(T a, T b) {
        if constexpr (std::is_integral_v<T>) {
            if constexpr (std::is_signed_v<T>) {
                if (b == -1) return T{};
            }
            return static_cast<T>(a % b);
        } else {
            return std::fmod(a, b);
        }
    }
};

// The sign is that of the divisor.
struct floored_remainder {
    using on = reals;
    static constexpr std::string_view needed = quotient::needed;
    template <class T>
    static bool refuses(T a, T b) {
        return quotient::refuses(a, b);
    }
    template <class T>
    static T of(T a, T b) {
        const T r = truncated_remainder::of(a, b);
        if constexpr (!std::is_unsigned_v<T>) {
            if (r != T{} && (r < T{}) != (b < T{})) return static_cast<T>(r + b);
        }
        return r;
    }
};

struct floored_quotient {
    using on = reals;
    static constexpr std::string_view needed = quotient::needed;
    template <class T>
    static bool refuses(T a, T b) {
        return quotient::refuses(a, b);
    }
    template <class T>
    static T of(T a, T b) {
        if constexpr (std::is_floating_point_v<T>) {
            return std::floor(a / b);
        } else {
            const T q = quotient::of(a, b);
            if constexpr (std::is_signed_v<T>) {
                if ((a < 0) != (b < 0) && truncated_remainder::of(a, b) != 0) {
                    return static_cast<T>(q - 1);
                }
            }
            return q;
        }
    }
};

struct truncated_quotient {
    using on = reals;
    static constexpr std::string_view needed = quotient::needed;
    template <class T>
    static bool refuses(T a, T b) {
        return quotient::refuses(a, b);
    }
    template <class T>
    static T of(T a, T b) {
        if constexpr (std::is_floating_point_v<T>) return std::trunc(a / b);
        return quotient::of(a, b);
    }
};

struct quotient_or_zero {
    using on = join<floats, complexes>;
    template <class T>
    static T of(T a, T b) {
        return b == T{} ? T{} : a / b;
    }
};

struct product_or_zero {
    using on = join<floats, complexes>;
    template <class T>
    static T of(T a, T b) {
        return b == T{} ? T{} : a * b;
    }
};

struct power {
    using on = numbers;
    static constexpr std::string_view needed = "an integer exponent from 0";
    template <class T>
    static bool refuses(T, T b) {
        if constexpr (std::is_integral_v<T> && std::is_signed_v<T>) return b < 0;
        return false;
    }
    template <class T>
    static T of(T a, T b) {
        if constexpr (std::is_integral_v<T>) {
            T result = 1;
            for (; b != 0; b = static_cast<T>(b / 2)) {
                if (b % 2 != 0) result = times::of(result, a);
                a = times::of(a, a);
            }
            return result;
        } else {
            return std::pow(a, b);
        }
    }
};

// NaN wins.
struct larger {
    using on = reals;
    template <class T>
    static T of(T a, T b) {
        if constexpr (std::is_floating_point_v<T>) return a > b || a != a ? a : b;
        return a > b ? a : b;
    }
};
struct smaller {
    using on = reals;
    template <class T>
    static T of(T a, T b) {
        if constexpr (std::is_floating_point_v<T>) return a < b || a != a ? a : b;
        return a < b ? a : b;
    }
};

struct squared_difference {
    using on = numbers;
    template <class T>
    static T of(T a, T b) {
        const T d = minus::of(a, b);
        if constexpr (is_complex<T>) return std::conj(d) * d;
        return times::of(d, d);
    }
};

struct angle_of_point {
    using on = floats;
    template <class T>
    static T of(T y, T x) {
        return std::atan2(y, x);
    }
};

// 0 where x is 0, whatever y is.
struct x_divided_by_y {
    using on = join<floats, complexes>;
    template <class T>
    static T of(T x, T y) {
        return x == T{} ? T{} : x / y;
    }
};
struct x_log_y {
    using on = join<floats, complexes>;
    template <class T>
    static T of(T x, T y) {
        return x == T{} ? T{} : x * std::log(y);
    }
};
struct x_log1p_y {
    using on = floats;
    template <class T>
    static T of(T x, T y) {
        return x == T{} ? T{} : x * std::log1p(y);
    }
};

struct bits_and {
    using on = wide_integers;
    template <class T>
    static T of(T a, T b) {
        return static_cast<T>(a & b);
    }
};
struct bits_or {
    using on = wide_integers;
    template <class T>
    static T of(T a, T b) {
        return static_cast<T>(a | b);
    }
};
struct bits_xor {
    using on = wide_integers;
    template <class T>
    static T of(T a, T b) {
        return static_cast<T>(a ^ b);
    }
};

// A number of places outside the width counts as the nearest inside.
template <class T>
int places_of(T b) {
    constexpr int most = static_cast<int>(sizeof(T)) * 8 - 1;
    if constexpr (std::is_signed_v<T>) {
        if (b < 0) return 0;
    }
    return b > static_cast<T>(most) ? most : static_cast<int>(b);
}
struct shifted_left {
    using on = integers;
    template <class T>
    static T of(T a, T b) {
        return static_cast<T>(static_cast<wrapping<T>>(a) << places_of(b));
    }
};
struct shifted_right {
    using on = integers;
    template <class T>
    static T of(T a, T b) {
        return static_cast<T>(a >> places_of(b));
    }
};

inline constexpr kernel_table arithmetic_kernels{
    binary_rows<plus>("Add"),
    binary_rows<plus>("AddV2"),
    binary_rows<minus>("Sub"),
    binary_rows<times>("Mul"),
    binary_rows<quotient>("Div"),
    binary_rows<real_quotient>("RealDiv"),
    binary_rows<floored_quotient>("FloorDiv"),
    binary_rows<truncated_quotient>("TruncateDiv"),
    binary_rows<truncated_remainder>("Mod"),
    binary_rows<truncated_remainder>("TruncateMod"),
    binary_rows<floored_remainder>("FloorMod"),
    binary_rows<power>("Pow"),
    binary_rows<larger>("Maximum"),
    binary_rows<smaller>("Minimum"),
    binary_rows<squared_difference>("SquaredDifference"),
    binary_rows<quotient_or_zero>("DivNoNan"),
    binary_rows<product_or_zero>("MulNoNan"),
    binary_rows<angle_of_point>("Atan2"),
    binary_rows<x_divided_by_y>("Xdivy"),
    binary_rows<x_log_y>("Xlogy"),
    binary_rows<x_log1p_y>("Xlog1py"),
    binary_rows<bits_and>("BitwiseAnd"),
    binary_rows<bits_or>("BitwiseOr"),
    binary_rows<bits_xor>("BitwiseXor"),
    row_for("LeftShift", runs<binary<shifted_left>>, "T", integers::set),
    row_for("RightShift", runs<binary<shifted_right>>, "T", integers::set)};

}  // namespace evergraph::tf

#endif
