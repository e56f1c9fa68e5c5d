// SPDX-License-Identifier: BSL-1.0
// elementwise: kernels from a function of one or two elements, broadcasting included.
#ifndef EVERGRAPH_TF_KERNELS_ELEMENTWISE_HPP
#define EVERGRAPH_TF_KERNELS_ELEMENTWISE_HPP

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>

#include "../../run/kernel_table.hpp"
#include "arguments.hpp"
#include "broadcast.hpp"
#include "copy_block.hpp"
#include "narrow_types.hpp"

namespace evergraph::tf {

namespace detail {

using unary_line = void (*)(const void* in, void* out, std::size_t count);
// False if a pair has no result.
using binary_line = bool (*)(const void* a, const void* b, void* out, std::size_t count);

template <class Line>
struct typed_line {
    Line line = nullptr;
    dtype out = dtype::invalid;
};

// Blocks of a fixed size, computed beside the output: a compiler needs to prove nothing to use
// vector instructions. `in` may be `out`.
template <class Out, class F>
void fill_in_blocks(Out* out, std::size_t count, F f) {
    constexpr std::size_t block = 16;
    std::size_t i = 0;
    for (; i + block <= count; i += block) {
        Out made[block];
        for (std::size_t j = 0; j < block; ++j) made[j] = f(i + j);
        for (std::size_t j = 0; j < block; ++j) out[i + j] = made[j];
    }
    for (; i < count; ++i) out[i] = f(i);
}

// Not for all types: each costs a second loop to compile.
template <class T>
inline constexpr bool in_blocks = std::is_same_v<T, float> || std::is_same_v<T, std::int32_t>;

template <class Op, class T>
void run_unary_line(const void* in_line, void* out_line, std::size_t count) {
    using out_type = std::remove_cvref_t<decltype(Op::of(std::declval<const T&>()))>;
    const T* in = static_cast<const T*>(in_line);
    out_type* out = static_cast<out_type*>(out_line);
    if constexpr (in_blocks<T>) {
        fill_in_blocks(out, count, [in](std::size_t i) { return Op::of(in[i]); });
    } else {
        for (std::size_t i = 0; i < count; ++i) out[i] = Op::of(in[i]);
    }
}

template <class Op, class T>
bool run_binary_line(const void* a_line, const void* b_line, void* out_line, std::size_t count) {
    using out_type = std::remove_cvref_t<decltype(Op::of(std::declval<T>(), std::declval<T>()))>;
    const T* a = static_cast<const T*>(a_line);
    const T* b = static_cast<const T*>(b_line);
    out_type* out = static_cast<out_type*>(out_line);
    if constexpr (requires { Op::refuses(a[0], b[0]); }) {
        for (std::size_t i = 0; i < count; ++i) {
            if (Op::refuses(a[i], b[i])) return false;
        }
    }
    if constexpr (in_blocks<T>) {
        fill_in_blocks(out, count, [a, b](std::size_t i) { return Op::of(a[i], b[i]); });
    } else {
        for (std::size_t i = 0; i < count; ++i) out[i] = Op::of(a[i], b[i]);
    }
    return true;
}

// Quantized types keep their name if the result is stored as they are.
template <class In, class Out>
dtype result_type(dtype in) {
    return std::is_same_v<In, Out> ? in : dtype_of<Out>;
}

template <class Op>
typed_line<unary_line> unary_line_of(dtype type) {
    typed_line<unary_line> found;
    with_type(typename Op::on{}, type, [&]<class Tag>(Tag) {
        using T = typename Tag::type;
        using out_type = std::remove_cvref_t<decltype(Op::of(std::declval<const T&>()))>;
        found = {run_unary_line<Op, T>, result_type<T, out_type>(type)};
    });
    return found;
}

template <class Op>
typed_line<binary_line> binary_line_of(dtype type) {
    typed_line<binary_line> found;
    with_type(typename Op::on{}, type, [&]<class Tag>(Tag) {
        using T = typename Tag::type;
        using out_type =
            std::remove_cvref_t<decltype(Op::of(std::declval<T>(), std::declval<T>()))>;
        found = {run_binary_line<Op, T>, result_type<T, out_type>(type)};
    });
    return found;
}

// An input that nobody else needs becomes the output.
inline void run_unary(kernel_context& c, const typed_line<unary_line>& op) {
    tensor x = c.take(0);
    if (op.line == nullptr) return unsupported_type(c, x.type());
    const auto count = static_cast<std::size_t>(x.elements());
    if (x.type() == op.out) {
        char* values = raw(x);
        op.line(values, values, count);
        return c.output(0, std::move(x));
    }
    tensor y = tensor::uninitialized(op.out, x.dims());
    op.line(raw(std::as_const(x)), raw(y), count);
    c.output(0, std::move(y));
}

// One operand of a line: as it lies, or one element repeated in `room`.
class repeated_element {
 public:
    static constexpr std::int64_t block = 256;

    explicit repeated_element(const tensor& t)
        : from_(raw(t)), width_(element_bytes(t.type())), type_(t.type()) {}

    const char* line(std::int64_t at, std::int64_t step, std::int64_t count) {
        const char* first = from_ + at * width_;
        if (step == 1 || count == 1) return first;
        if (room_.empty_handed()) room_ = tensor::uninitialized(type_, shape{block});
        line_copier_of(type_)(raw(room_), 1, first, 0, count);
        return raw(std::as_const(room_));
    }

 private:
    const char* from_;
    std::int64_t width_;
    dtype type_;
    tensor room_;
};

inline bool run_lines(const typed_line<binary_line>& op, const tensor& x, const tensor& y,
                      tensor& out) {
    const broadcast_walk walk{x.dims().sizes(), y.dims().sizes(), out.dims().sizes()};
    repeated_element a{x};
    repeated_element b{y};
    const std::int64_t out_width = element_bytes(out.type());
    char* to = raw(out);
    return walk.for_each_line([&](std::int64_t a_at, std::int64_t a_step, std::int64_t b_at,
                                  std::int64_t b_step, std::int64_t count) {
        const bool whole = a_step == 1 && b_step == 1;
        const std::int64_t block = whole ? count : repeated_element::block;
        for (std::int64_t i = 0; i < count; i += block) {
            const std::int64_t n = std::min(block, count - i);
            if (!op.line(a.line(a_at + i * a_step, a_step, n), b.line(b_at + i * b_step, b_step, n),
                         to, static_cast<std::size_t>(n))) {
                return false;
            }
            to += n * out_width;
        }
        return true;
    });
}

// `needed` is what a refused pair lacks.
inline void run_binary(kernel_context& c, const typed_line<binary_line>& op,
                       std::string_view needed) {
    tensor x = c.take(0);
    tensor y = c.take(1);
    if (op.line == nullptr) return unsupported_type(c, x.type());
    const auto combined = broadcast_sizes(x.dims().sizes(), y.dims().sizes());
    if (!combined) {
        return invalid(c, "shapes " + text(x.dims()) + " and " + text(y.dims()),
                       "shapes that broadcast");
    }
    bool good = false;
    const auto spare = [&](const tensor& t) {
        return t.unique() && t.type() == op.out && t.dims().sizes().size() == combined->size() &&
               std::equal(combined->begin(), combined->end(), t.dims().begin());
    };
    if (spare(x)) {
        good = run_lines(op, x, y, x);
        c.output(0, std::move(x));
    } else if (spare(y)) {
        good = run_lines(op, x, y, y);
        c.output(0, std::move(y));
    } else if (auto out = make_output(c, op.out, *combined)) {
        good = run_lines(op, x, y, *out);
        c.output(0, std::move(*out));
    } else {
        return;
    }
    if (!good) invalid(c, "elements without a result", std::string{needed});
}

}  // namespace detail

// Op::on lists the types; Op::of(x) gives the element of the output.
template <class Op>
void unary(kernel_context& c) {
    detail::run_unary(c, detail::unary_line_of<Op>(c.input(0).type()));
}

// Op::of(x, y); Op::refuses(x, y), where there is one, says that a pair has no result, for want of
// Op::needed.
template <class Op>
void binary(kernel_context& c) {
    std::string_view needed;
    if constexpr (requires { Op::needed; }) needed = Op::needed;
    detail::run_binary(c, detail::binary_line_of<Op>(c.input(0).type()), needed);
}

template <class Op>
constexpr kernel_table<2> unary_rows(std::string_view op, std::string_view type_attr = "T") {
    return rows_for<unary<Op>>(op, Op::on::set, type_attr);
}
template <class Op>
constexpr kernel_table<2> binary_rows(std::string_view op, std::string_view type_attr = "T") {
    return rows_for<binary<Op>>(op, Op::on::set, type_attr);
}

}  // namespace evergraph::tf

#endif
