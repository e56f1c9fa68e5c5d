// SPDX-License-Identifier: BSL-1.0
// number_text: AsString and StringToNumber, and numbers as text in general.
#ifndef EVERGRAPH_TF_KERNELS_NUMBER_TEXT_HPP
#define EVERGRAPH_TF_KERNELS_NUMBER_TEXT_HPP

#include <charconv>
#include <complex>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>
#include <type_traits>
#include <utility>

#include "../../run/kernel_table.hpp"
#include "arguments.hpp"
#include "narrow_types.hpp"

namespace evergraph::tf {

// What AsString's attrs ask for.
struct number_format {
    int precision = -1;  // -1: none given
    bool scientific = false;
    bool shortest = false;
    int width = -1;
    char fill = '\0';    // one of ' ', '+', '-', '0', '#', or none
};

// As printf writes it; any width and precision.
template <class T>
std::string printed(const char* format, int width, int precision, T value) {
    std::string out(64, '\0');
    while (true) {
        const int n = std::snprintf(out.data(), out.size(), format, width, precision, value);
        if (n < 0) return {};
        const auto length = static_cast<std::size_t>(n);
        if (length < out.size()) {
            out.resize(length);
            return out;
        }
        out.resize(length + 1);
    }
}

namespace detail {

inline std::string printf_format(const number_format& f, const char* conversion) {
    std::string out = "%";
    if (f.fill != '\0') out += f.fill;
    return out + "*.*" + conversion;
}

inline std::string real_text(double value, const number_format& f) {
    const char* conversion = f.scientific ? "e" : f.shortest ? "g" : "f";
    return printed(printf_format(f, conversion).c_str(), f.width < 0 ? 0 : f.width, f.precision,
                   value);
}

template <class T>
std::string number_text(const T& value, const number_format& f) {
    if constexpr (std::is_same_v<T, bool>) {
        return value ? "true" : "false";
    } else if constexpr (is_complex<T>) {
        return "(" + real_text(value.real(), f) + "," + real_text(value.imag(), f) + ")";
    } else if constexpr (std::is_floating_point_v<T>) {
        return real_text(value, f);
    } else if constexpr (std::is_signed_v<T>) {
        return printed(printf_format(f, "lld").c_str(), f.width < 0 ? 0 : f.width, -1,
                       static_cast<long long>(value));
    } else if constexpr (std::is_unsigned_v<T>) {
        return printed(printf_format(f, "llu").c_str(), f.width < 0 ? 0 : f.width, -1,
                       static_cast<unsigned long long>(value));
    }
}

// The attrs; fails where they contradict each other or the type.
inline std::optional<number_format> number_format_of(kernel_context& c, dtype type) {
    const plan_node& node = c.node();
    const auto precision = attr_or<std::int64_t>(node, "precision", -1);
    const auto width = attr_or<std::int64_t>(node, "width", -1);
    const std::string_view fill = string_attr(node, "fill");
    number_format f{static_cast<int>(precision), attr_or(node, "scientific", false),
                    attr_or(node, "shortest", false), static_cast<int>(width),
                    fill.empty() ? '\0' : fill.front()};
    constexpr dtype_set with_point{dtype::float32, dtype::float64, dtype::complex64,
                                   dtype::complex128};
    constexpr std::int64_t most = 4096;
    std::string found;
    std::string needed;
    if (precision > most || width > most) {
        found = "precision " + std::to_string(precision) + ", width " + std::to_string(width);
        needed = "at most " + std::to_string(most);
    } else if (f.scientific && f.shortest) {
        found = "scientific and shortest";
        needed = "one of the two";
    } else if ((f.scientific || f.shortest) && !with_point.contains(type)) {
        found = std::string{f.scientific ? "scientific" : "shortest"} + " for " + name_of(type);
        needed = "floats";
    } else if (precision >= 0 && !with_point.contains(type)) {
        found = "a precision for " + name_of(type);
        needed = "floats";
    } else if (fill.size() > 1 || fill.find_first_not_of(" +-0#") != fill.npos) {
        found = "fill '" + std::string{fill} + "'";
        needed = "one of ' ', '+', '-', '0', '#'";
    }
    if (found.empty()) return f;
    invalid(c, found, needed);
    return std::nullopt;
}

}  // namespace detail

inline void as_string(kernel_context& c) {
    const tensor x = widened(c.input(0));
    if (x.type() == dtype::string) return c.output(0, x);
    const auto format = detail::number_format_of(c, x.type());
    if (!format) return;
    auto out = make_output(c, dtype::string, x.dims().sizes());
    if (!out) return;
    const auto texts = out->writable<std::string>();
    const bool known =
        with_type(join<numbers, types<bool>>{}, x.type(), [&]<class Tag>(Tag) {
            const auto values = x.values<typename Tag::type>();
            for (std::size_t i = 0; i < texts.size(); ++i) {
                texts[i] = detail::number_text(values[i], *format);
            }
        });
    if (!known) return unsupported_type(c, x.type());
    c.output(0, std::move(*out));
}

template <class T>
std::optional<T> hexadecimal_of(std::string_view digits) {
    T value{};
    const char* end = digits.data() + digits.size();
    const auto [at, error] = std::from_chars(digits.data(), end, value, std::chars_format::hex);
    const bool good = at == end && error == std::errc{} && !digits.starts_with('-');
    return good ? std::optional<T>{value} : std::nullopt;
}

// A whole number or real of the text, blanks around it allowed; nothing if it is none or, for
// integers, out of range. Reals out of range become infinite or 0.
template <class T>
std::optional<T> number_of(std::string_view text) {
    constexpr std::string_view blanks = " \t\n\v\f\r";
    const std::size_t first = text.find_first_not_of(blanks);
    if (first == text.npos) return std::nullopt;
    text = text.substr(first, text.find_last_not_of(blanks) - first + 1);
    if (text.front() == '+') {
        text.remove_prefix(1);
        if (text.empty() || text.front() == '-' || text.front() == '+') return std::nullopt;
    }
    if constexpr (std::is_floating_point_v<T>) {
        const bool negative = text.starts_with('-');
        const std::string_view magnitude = text.substr(negative ? 1 : 0);
        if (magnitude.starts_with("0x") || magnitude.starts_with("0X")) {
            const std::optional<T> value = hexadecimal_of<T>(magnitude.substr(2));
            return value && negative ? std::optional<T>{-*value} : value;
        }
    }
    T value{};
    const char* end = text.data() + text.size();
    const auto [at, error] = std::from_chars(text.data(), end, value);
    if (at != end || error == std::errc::invalid_argument) return std::nullopt;
    if (error == std::errc{}) return value;
    if constexpr (!std::is_floating_point_v<T>) return std::nullopt;
    // Out of range: the exponent tells which way.
    const bool negative = text.front() == '-';
    const std::size_t e = text.find_first_of("eE");
    const bool tiny = e != text.npos ? text.find('-', e) != text.npos
                                     : text.find_first_of("123456789") > text.find('.');
    const T magnitude = tiny ? T{} : std::numeric_limits<T>::infinity();
    return negative ? static_cast<T>(-magnitude) : magnitude;
}

inline void string_to_number(kernel_context& c) {
    const tensor& x = c.input(0);
    const dtype type = base_of(attr_or(c.node(), "out_type", dtype::float32));
    using number_types = types<float, double, std::int32_t, std::int64_t, std::uint32_t,
                               std::uint64_t>;
    auto out = make_output(c, type, x.dims().sizes());
    if (!out) return;
    const auto texts = x.values<std::string>();
    const bool known = with_type(number_types{}, type, [&]<class Tag>(Tag) {
        using T = typename Tag::type;
        const auto values = out->writable<T>();
        for (std::size_t i = 0; i < texts.size(); ++i) {
            const std::optional<T> value = number_of<T>(texts[i]);
            if (!value) return invalid(c, "\"" + texts[i] + "\"", "text of a " + name_of(type));
            values[i] = *value;
        }
    });
    if (!known) return unsupported_type(c, type);
    c.output(0, std::move(*out));
}

inline constexpr kernel_table number_text_kernels{
    row_for("AsString", runs<as_string>, "T"),
    row_for("StringToNumber", runs<string_to_number>, "out_type")};

}  // namespace evergraph::tf

#endif
