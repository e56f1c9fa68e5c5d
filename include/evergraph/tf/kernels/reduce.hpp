// SPDX-License-Identifier: BSL-1.0
// reduce: many elements to one along some axes: sums, products, extremes, all and any.
#ifndef EVERGRAPH_TF_KERNELS_REDUCE_HPP
#define EVERGRAPH_TF_KERNELS_REDUCE_HPP

#include <algorithm>
#include <cmath>
#include <complex>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <type_traits>
#include <utility>
#include <vector>

#include "../../run/kernel_table.hpp"
#include "arguments.hpp"
#include "arithmetic.hpp"
#include "narrow_types.hpp"

namespace evergraph::tf {

// Which dimensions go away, which remain, and what the result looks like.
struct reduction {
    std::vector<bool> reduced;
    sizes out_dims;        // with the reduced dimensions as 1
    sizes kept_dims;       // without them
    std::int64_t folded = 1;  // elements behind one result
};

// The axes of input `axes`; fails if one is out of range or named twice.
inline std::optional<reduction> reduction_in(kernel_context& c, std::size_t axes) {
    const tensor& x = c.input(0);
    const auto wanted = integers_in(c, axes);
    if (!wanted) return std::nullopt;
    reduction r;
    r.reduced.assign(x.rank(), false);
    for (std::int64_t a : *wanted) {
        const auto axis = axis_in(c, a, x.rank());
        if (!axis) return std::nullopt;
        if (r.reduced[*axis]) {
            invalid(c, "axis " + std::to_string(a) + " twice", "each axis once");
            return std::nullopt;
        }
        r.reduced[*axis] = true;
    }
    for (std::size_t i = 0; i < x.rank(); ++i) {
        const std::int64_t n = x.dims()[i];
        r.out_dims.push_back(r.reduced[i] ? 1 : n);
        if (r.reduced[i]) r.folded *= n;
        if (!r.reduced[i]) r.kept_dims.push_back(n);
    }
    return r;
}

namespace detail {

// Alternating runs of dimensions that are kept and that are reduced, as one size each.
struct folded_dims {
    sizes dims;
    sizes out_strides;  // 0 for a reduced run
};

inline folded_dims fold(const tensor& x, const reduction& r) {
    folded_dims f;
    for (std::size_t i = 0; i < x.rank(); ++i) {
        if (x.dims()[i] == 1) continue;
        const std::int64_t kind = r.reduced[i] ? 0 : 1;
        if (!f.dims.empty() && f.out_strides.back() == kind) {
            f.dims.back() *= x.dims()[i];
        } else {
            f.dims.push_back(x.dims()[i]);
            f.out_strides.push_back(kind);
        }
    }
    if (f.dims.empty()) {
        f.dims.push_back(1);
        f.out_strides.push_back(0);
    }
    std::int64_t step = 1;
    for (std::size_t i = f.dims.size(); i-- > 0;) {
        if (f.out_strides[i] == 0) continue;
        f.out_strides[i] = step;
        step *= f.dims[i];
    }
    return f;
}

// Op::start<Sum>(), Op::fold(sum, x). The order of the input decides the order of folding.
template <class Op, class T, class Sum>
void fold_all(const T* in, std::span<Sum> sums, const folded_dims& f) {
    std::fill(sums.begin(), sums.end(), Op::template start<Sum>());
    if (std::find(f.dims.begin(), f.dims.end(), 0) != f.dims.end()) return;
    const std::size_t outer = f.dims.size() - 1;
    const std::int64_t count = f.dims[outer];
    const bool to_one = f.out_strides[outer] == 0;
    sizes at(outer, 0);
    std::int64_t out = 0;
    while (true) {
        Sum* to = sums.data() + out;
        if (to_one) {
            Sum sum = *to;
            for (std::int64_t i = 0; i < count; ++i) sum = Op::fold(sum, static_cast<Sum>(in[i]));
            *to = sum;
        } else {
            for (std::int64_t i = 0; i < count; ++i) {
                to[i] = Op::fold(to[i], static_cast<Sum>(in[i]));
            }
        }
        in += count;
        std::size_t d = outer;
        while (d > 0) {
            --d;
            out += f.out_strides[d];
            if (++at[d] < f.dims[d]) break;
            out -= f.out_strides[d] * f.dims[d];
            at[d] = 0;
            if (d == 0) return;
        }
        if (outer == 0) return;
    }
}

}  // namespace detail

struct folded_sum {
    using on = numbers;
    static constexpr bool is_mean = false;
    static constexpr bool is_extreme = false;
    template <class Sum>
    static Sum start() {
        return Sum{};
    }
    template <class Sum>
    static Sum fold(Sum sum, Sum x) {
        return plus::of(sum, x);
    }
};
struct folded_mean : folded_sum {
    static constexpr bool is_mean = true;
};
struct folded_product {
    using on = numbers;
    static constexpr bool is_mean = false;
    static constexpr bool is_extreme = false;
    template <class Sum>
    static Sum start() {
        return Sum{1};
    }
    template <class Sum>
    static Sum fold(Sum sum, Sum x) {
        return times::of(sum, x);
    }
};
struct folded_largest {
    using on = reals;
    static constexpr bool is_mean = false;
    static constexpr bool is_extreme = true;
    template <class Sum>
    static Sum start() {
        using limits = std::numeric_limits<Sum>;
        return limits::has_infinity ? static_cast<Sum>(-limits::infinity()) : limits::lowest();
    }
    template <class Sum>
    static Sum fold(Sum sum, Sum x) {
        return larger::of(sum, x);
    }
};
struct folded_smallest {
    using on = reals;
    static constexpr bool is_mean = false;
    static constexpr bool is_extreme = true;
    template <class Sum>
    static Sum start() {
        using limits = std::numeric_limits<Sum>;
        return limits::has_infinity ? limits::infinity() : limits::max();
    }
    template <class Sum>
    static Sum fold(Sum sum, Sum x) {
        return smaller::of(sum, x);
    }
};
struct folded_all {
    using on = types<bool>;
    static constexpr bool is_mean = false;
    static constexpr bool is_extreme = false;
    template <class Sum>
    static Sum start() {
        return true;
    }
    static bool fold(bool sum, bool x) { return sum && x; }
};
struct folded_any {
    using on = types<bool>;
    static constexpr bool is_mean = false;
    static constexpr bool is_extreme = false;
    template <class Sum>
    static Sum start() {
        return false;
    }
    static bool fold(bool sum, bool x) { return sum || x; }
};

// Floats are summed in double, so that long sums keep their digits.
template <class T>
using sum_type = std::conditional_t<
    std::is_same_v<T, float>, double,
    std::conditional_t<std::is_same_v<T, std::complex<float>>, std::complex<double>, T>>;

// The start of an extreme in the type of the output, which may be narrower than T; finite if asked.
template <class Op, class T>
T extreme_start(dtype out, bool finite) {
    using limits = std::numeric_limits<T>;
    const bool highest = Op::template start<T>() > T{};
    if (is_narrow(out) && (finite || std::is_integral_v<T>)) {
        return static_cast<T>(narrow_limit(out, highest));
    }
    if (finite) return highest ? limits::max() : limits::lowest();
    return Op::template start<T>();
}

template <class Sum>
Sum count_as(std::int64_t count) {
    if constexpr (std::is_integral_v<Sum>) return static_cast<Sum>(count);
    else return Sum{static_cast<double>(count)};
}

template <class Op>
void reduce(kernel_context& c) {
    const auto r = reduction_in(c, 1);
    if (!r) return;
    const tensor& x = c.input(0);
    const bool keep = attr_or(c.node(), "keep_dims", false);
    auto out = make_output(c, x.type(), keep ? r->out_dims : r->kept_dims);
    if (!out) return;
    const bool known = with_type(typename Op::on{}, x.type(), [&]<class Tag>(Tag) {
        using T = typename Tag::type;
        using sum = sum_type<T>;
        const auto to = out->writable<T>();
        const detail::folded_dims folded = detail::fold(x, *r);
        if constexpr (Op::is_extreme || (std::is_same_v<T, sum> && !Op::is_mean)) {
            detail::fold_all<Op, T, T>(x.values<T>().data(), to, folded);
            if constexpr (Op::is_extreme) {
                const dtype type = base_of(c.node().output_types[0]);
                const T start = extreme_start<Op, T>(type, false);
                if (r->folded == 0) std::fill(to.begin(), to.end(), start);
            }
        } else {
            std::vector<sum> sums(to.size());
            detail::fold_all<Op, T, sum>(x.values<T>().data(), std::span<sum>{sums}, folded);
            for (std::size_t i = 0; i < to.size(); ++i) {
                sum total = sums[i];
                if constexpr (Op::is_mean) {
                    const sum count = count_as<sum>(r->folded);
                    if (!std::is_integral_v<sum> || count != sum{}) {
                        total = quotient::of(total, count);
                    }
                }
                to[i] = static_cast<T>(total);
            }
        }
    });
    if (!known) return unsupported_type(c, x.type());
    c.output(0, std::move(*out));
}

inline constexpr kernel_table reduce_kernels{
    rows_for<reduce<folded_sum>>("Sum", numbers::set),
    rows_for<reduce<folded_mean>>("Mean", numbers::set),
    rows_for<reduce<folded_product>>("Prod", numbers::set),
    rows_for<reduce<folded_largest>>("Max", reals::set),
    rows_for<reduce<folded_smallest>>("Min", reals::set),
    row_for("All", runs<reduce<folded_all>>),
    row_for("Any", runs<reduce<folded_any>>)};

}  // namespace evergraph::tf

#endif
