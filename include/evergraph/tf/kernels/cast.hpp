// SPDX-License-Identifier: BSL-1.0
// cast: elements of one type as elements of another: converted, or the same bits.
#ifndef EVERGRAPH_TF_KERNELS_CAST_HPP
#define EVERGRAPH_TF_KERNELS_CAST_HPP

#include <bit>
#include <complex>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <limits>
#include <optional>
#include <string>
#include <type_traits>
#include <utility>

#include "../../run/kernel_table.hpp"
#include "arguments.hpp"
#include "narrow_types.hpp"

namespace evergraph::tf {

namespace detail {

using cast_types = join<numbers, types<bool>>;

// Towards zero. What is out of range becomes what x86 processors make of it: the lowest value.
template <class To>
To integer_from(double x) {
    if constexpr (std::is_same_v<To, std::uint64_t>) {
        constexpr double middle = 9223372036854775808.0;
        if (x < middle || x >= 2 * middle) return static_cast<To>(integer_from<std::int64_t>(x));
        return static_cast<To>(static_cast<std::int64_t>(x - middle)) ^ (To{1} << 63U);
    } else {
        constexpr double least = static_cast<double>(std::numeric_limits<To>::min());
        const bool inside = x > least - 1 && x < -least;
        return inside ? static_cast<To>(x) : std::numeric_limits<To>::min();
    }
}

template <class To, class From>
To converted(From x) {
    if constexpr (is_complex<From> && is_complex<To>) {
        using part = typename To::value_type;
        return {static_cast<part>(x.real()), static_cast<part>(x.imag())};
    } else if constexpr (is_complex<From>) {
        return converted<To>(x.real());
    } else if constexpr (is_complex<To>) {
        return {static_cast<typename To::value_type>(x), 0};
    } else if constexpr (std::is_same_v<To, bool>) {
        return x != From{};
    } else if constexpr (std::is_floating_point_v<From> && std::is_integral_v<To>) {
        return integer_from<To>(static_cast<double>(x));
    } else {
        return static_cast<To>(x);
    }
}

template <class From, class To>
void convert(const tensor& from, tensor& to) {
    const auto in = from.values<From>();
    To* out = to.writable<To>().data();
    for (std::size_t i = 0; i < in.size(); ++i) out[i] = converted<To>(in[i]);
}

// Lowers the magnitude of floats until the type holds them exactly.
inline void drop_low_bits(tensor& wide, dtype narrow) {
    const std::uint32_t kept = narrow == dtype::half ? 0xFFFFE000U : 0xFFFF0000U;
    for (float& v : wide.writable<float>()) {
        v = std::bit_cast<float>(std::bit_cast<std::uint32_t>(v) & kept);
    }
}

}  // namespace detail

// The elements of `t` converted; nothing if there is no conversion. With `truncate`, floats go
// towards zero where half and bfloat16 cannot hold them.
inline std::optional<tensor> cast_to(const tensor& t, dtype type, bool truncate = false) {
    if (t.type() == type) return t;
    if (is_narrow(t.type())) return cast_to(widened(t), type, truncate);
    if (is_narrow(type)) {
        std::optional<tensor> wide = cast_to(t, wide_type_of(type));
        if (!wide) return std::nullopt;
        if (truncate && wide->type() == dtype::float32) detail::drop_low_bits(*wide, type);
        return narrowed(*wide, type);
    }
    tensor out;
    bool known = false;
    with_type(detail::cast_types{}, t.type(), [&]<class From>(From) {
        known = with_type(detail::cast_types{}, type, [&]<class To>(To) {
            out = tensor::uninitialized(type, t.dims());
            detail::convert<typename From::type, typename To::type>(t, out);
        });
    });
    if (!known) return std::nullopt;
    return out;
}

inline void cast(kernel_context& c) {
    const dtype type = base_of(attr_or(c.node(), "DstT", dtype::invalid));
    tensor x = c.take(0);
    const auto out = cast_to(x, type, attr_or(c.node(), "Truncate", false));
    if (out) return c.output(0, *out);
    c.fail(status_code::unimplemented, "a cast of " + name_of(x.type()) + " to " + name_of(type),
           "numbers or bool");
}

// To a smaller type a dimension is added at the end, from a smaller one it is taken away.
inline void bit_cast(kernel_context& c) {
    const tensor& x = c.input(0);
    const dtype type = base_of(attr_or(c.node(), "type", dtype::invalid));
    const auto from = static_cast<std::int64_t>(byte_size(x.type()));
    const auto to = static_cast<std::int64_t>(byte_size(type));
    if (from == 0 || to == 0) return unsupported_type(c, from == 0 ? x.type() : type);
    sizes dims = sizes_of(x);
    if (from > to) dims.push_back(from / to);
    if (from < to) {
        if (dims.empty() || dims.back() != to / from) {
            return invalid(c, summary(x) + " as " + name_of(type),
                           "a last dimension of " + std::to_string(to / from));
        }
        dims.pop_back();
    }
    auto out = make_output(c, type, dims);
    if (!out) return;
    const auto bytes = out->writable_bytes();
    if (!bytes.empty()) std::memcpy(bytes.data(), x.bytes().data(), bytes.size());
    c.output(0, std::move(*out));
}

inline constexpr kernel_table cast_kernels{row_for("Cast", runs<cast>),
                                           row_for("Bitcast", runs<bit_cast>)};

}  // namespace evergraph::tf

#endif
