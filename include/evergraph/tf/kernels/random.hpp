// SPDX-License-Identifier: BSL-1.0
// random: random tensors as TensorFlow makes them from the same seeds.
#ifndef EVERGRAPH_TF_KERNELS_RANDOM_HPP
#define EVERGRAPH_TF_KERNELS_RANDOM_HPP

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <memory>
#include <mutex>
#include <optional>
#include <random>
#include <span>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include "../../run/kernel_table.hpp"
#include "arguments.hpp"
#include "objects.hpp"
#include "philox.hpp"
#include "rows.hpp"

namespace evergraph::tf {

// The generator of one node, which goes on from run to run.
struct random_state {
    std::mutex mutex;
    philox next;

    // What the next `groups` groups come from.
    philox reserve(std::uint64_t groups) {
        const std::lock_guard lock(mutex);
        const philox now = next;
        next.skip(groups);
        return now;
    }
};

namespace detail {

// Seeds that are both 0 stand for other numbers each time.
inline std::shared_ptr<random_state> random_state_of(kernel_context& c) {
    return stored_object<random_state>(c, [&] {
        auto seed = static_cast<std::uint64_t>(attr_or<std::int64_t>(c.node(), "seed", 0));
        auto seed2 = static_cast<std::uint64_t>(attr_or<std::int64_t>(c.node(), "seed2", 0));
        if (seed == 0 && seed2 == 0) {
            std::random_device device;
            seed = std::uint64_t{device()} << 32U | device();
            seed2 = std::uint64_t{device()} << 32U | device();
        }
        auto made = std::make_shared<random_state>();
        made->next = philox{seed, seed2};
        return made;
    });
}
inline constexpr std::uint64_t reserved_for_one = 256;  // groups, for each element of an output

struct uniform_numbers {
    template <class T>
    static constexpr std::size_t in_group = std::is_same_v<T, double> ? 2 : 4;
    template <class T>
    static void fill_group(philox& from, std::array<T, 4>& out) {
        const philox::group g = from();
        for (std::size_t i = 0; i < in_group<T>; ++i) {
            if constexpr (std::is_same_v<T, double>) {
                out[i] = unit_double(g[2 * i], g[2 * i + 1]);
            } else if constexpr (std::is_same_v<T, float>) {
                out[i] = unit_float(g[i]);
            } else if constexpr (std::is_same_v<T, half>) {
                out[i] = unit_half(g[i]);
            } else {
                out[i] = unit_bfloat16(g[i]);
            }
        }
    }
};
struct normal_numbers {
    template <class T>
    static constexpr std::size_t in_group = std::is_same_v<T, double> ? 2 : 4;
    template <class T>
    static void fill_group(philox& from, std::array<T, 4>& out) {
        const philox::group g = from();
        if constexpr (std::is_same_v<T, double>) {
            const auto pair = normal_doubles(g[0], g[1], g[2], g[3]);
            out[0] = pair[0];
            out[1] = pair[1];
        } else {
            for (std::size_t i = 0; i < 4; i += 2) {
                const auto pair = normal_floats(g[i], g[i + 1]);
                out[i] = T{pair[0]};
                out[i + 1] = T{pair[1]};
            }
        }
    }
};
// Normal numbers within two deviations. Each group of results begins 256 numbers a result after
// the one before.
struct truncated_numbers {
    template <class T>
    static constexpr std::size_t in_group = std::is_same_v<T, double> ? 2 : 4;
    template <class T>
    static void fill_group(philox& from, std::array<T, 4>& out) {
        philox own = from;
        from.skip(in_group<T> * 256 / 4);
        philox_numbers next(own);
        for (std::size_t have = 0; have < in_group<T>;) {
            const std::uint32_t a = next();
            const std::uint32_t b = next();
            if constexpr (std::is_same_v<T, double>) {
                const std::uint32_t d = next();
                const std::uint32_t e = next();
                take(normal_doubles(a, b, d, e), out, have);
            } else {
                take(normal_floats(a, b), out, have);
            }
        }
    }
    template <class T, class Pair>
    static void take(const Pair& pair, std::array<T, 4>& out, std::size_t& have) {
        for (const auto v : pair) {
            if (std::abs(v) < 2 && have < in_group<T>) out[have++] = static_cast<T>(v);
        }
    }
};

template <class Numbers, class T>
void fill_random(philox from, std::span<T> to) {
    constexpr std::size_t many = Numbers::template in_group<T>;
    for (std::size_t at = 0; at < to.size(); at += many) {
        std::array<T, 4> group{};
        Numbers::template fill_group<T>(from, group);
        std::copy_n(group.begin(), std::min(many, to.size() - at),
                    to.begin() + static_cast<std::ptrdiff_t>(at));
    }
}

template <class Numbers>
void put_random(kernel_context& c, philox from, tensor out) {
    const bool known = with_type(join<floats, types<half, bfloat16>>{}, out.type(),
                                 [&]<class Tag>(Tag) {
        fill_random<Numbers>(from, out.writable<typename Tag::type>());
    });
    if (!known) return unsupported_type(c, out.type());
    c.output(0, std::move(out));
}

// Whole numbers in [low, high).
template <class T>
void fill_whole(philox from, std::span<T> to, T low, T high) {
    using U = std::make_unsigned_t<T>;
    const auto range = static_cast<U>(static_cast<U>(high) - static_cast<U>(low));
    constexpr std::size_t many = 16 / sizeof(T);
    for (std::size_t at = 0; at < to.size(); at += many) {
        const philox::group g = from();
        for (std::size_t i = 0; i < many && at + i < to.size(); ++i) {
            U bits = 0;
            if constexpr (sizeof(T) == 8) {
                bits = g[2 * i] | U{g[2 * i + 1]} << 32U;
            } else {
                bits = g[i];
            }
            to[at + i] = static_cast<T>(static_cast<U>(low) + bits % range);
        }
    }
}
inline void put_whole(kernel_context& c, philox from, tensor out, const tensor& low,
                      const tensor& high) {
    const bool known = with_type(types<std::int32_t, std::int64_t, std::uint32_t, std::uint64_t>{},
                                 out.type(), [&]<class Tag>(Tag) {
        using T = typename Tag::type;
        if (low.elements() != 1 || high.elements() != 1) {
            return invalid(c, "bounds " + summary(low) + " and " + summary(high), "scalars");
        }
        const T from_value = low.values<T>()[0];
        const T to_value = high.values<T>()[0];
        if (out.elements() != 0 && from_value >= to_value) {
            return invalid(c, "numbers from " + std::to_string(from_value) + " below " +
                                  std::to_string(to_value), "minval below maxval");
        }
        fill_whole<T>(from, out.writable<T>(), from_value, to_value);
    });
    if (!known) return unsupported_type(c, out.type());
    if (!c.failed()) c.output(0, std::move(out));
}

inline std::optional<tensor> room_for_random(kernel_context& c) {
    const auto dims = integers_in(c, 0);
    if (!dims) return std::nullopt;
    return make_output(c, c.node().output_types[0], *dims);
}
inline std::uint64_t groups_for(const tensor& out) {
    return static_cast<std::uint64_t>(out.elements()) * reserved_for_one;
}

}  // namespace detail

template <class Numbers>
void random_numbers(kernel_context& c) {
    auto out = detail::room_for_random(c);
    const auto state = out ? detail::random_state_of(c) : nullptr;
    if (state == nullptr) return;
    const philox from = state->reserve(detail::groups_for(*out));
    detail::put_random<Numbers>(c, from, std::move(*out));
}
inline void random_whole_numbers(kernel_context& c) {
    auto out = detail::room_for_random(c);
    const auto state = out ? detail::random_state_of(c) : nullptr;
    if (state == nullptr) return;
    const philox from = state->reserve(detail::groups_for(*out));
    detail::put_whole(c, from, std::move(*out), c.input(1), c.input(2));
}

// The rows in another order.
inline void random_shuffle(kernel_context& c) {
    tensor x = c.take(0);
    const std::int64_t count = x.rank() == 0 ? 1 : x.dims()[0];
    if (count <= 1) return c.output(0, std::move(x));
    const auto state = detail::random_state_of(c);
    if (state == nullptr) return;
    philox from = state->reserve(static_cast<std::uint64_t>(count - 1 + 3) / 4);
    philox_numbers next(from);
    std::vector<std::int64_t> order(static_cast<std::size_t>(count));
    for (std::size_t i = 0; i < order.size(); ++i) order[i] = static_cast<std::int64_t>(i);
    for (std::size_t i = 0; i + 1 < order.size(); ++i) {
        std::swap(order[i], order[i + next() % static_cast<std::uint32_t>(order.size() - i)]);
    }
    const std::int64_t row = x.elements() / count;
    tensor out = tensor::uninitialized(x.type(), x.dims());
    for (std::size_t i = 0; i < order.size(); ++i) {
        copy_elements(out, static_cast<std::int64_t>(i) * row, x, order[i] * row, row);
    }
    c.output(0, std::move(out));
}

namespace detail {

// Classes drawn by their logits; those that are not finite are never drawn.
template <class T, class Out>
void draw_classes(philox from, const tensor& logits, std::int64_t samples, tensor& out) {
    const std::int64_t classes = logits.dims()[1];
    philox_numbers next(from);
    std::vector<double> sums(static_cast<std::size_t>(classes));
    auto to = out.writable<Out>().begin();
    for (std::int64_t b = 0; b < logits.dims()[0]; ++b) {
        const auto row = logits.values<T>().subspan(static_cast<std::size_t>(b * classes),
                                                    static_cast<std::size_t>(classes));
        double most = -std::numeric_limits<double>::infinity();
        for (const T l : row) {
            if (std::isfinite(l)) most = std::max(most, static_cast<double>(l));
        }
        double total = 0;
        for (std::size_t k = 0; k < row.size(); ++k) {
            if (std::isfinite(row[k])) total += std::exp(static_cast<double>(row[k]) - most);
            sums[k] = total;
        }
        for (std::int64_t s = 0; s < samples; ++s) {
            const std::uint32_t first = next();
            const double wanted = unit_double(first, next()) * total;
            const auto at = std::upper_bound(sums.begin(), sums.end(), wanted);
            *to++ = static_cast<Out>(at - sums.begin());
        }
    }
}

inline void put_classes(kernel_context& c, philox from, std::int64_t samples) {
    const tensor& logits = c.input(0);
    auto out = make_output(c, c.node().output_types[0], sizes{logits.dims()[0], samples});
    if (!out) return;
    with_type(floats{}, logits.type(), [&]<class Tag>(Tag) {
        with_type(signed_integers{}, out->type(), [&]<class OutTag>(OutTag) {
            draw_classes<typename Tag::type, typename OutTag::type>(from, logits, samples, *out);
        });
    });
    c.output(0, std::move(*out));
}
inline std::optional<std::int64_t> samples_in(kernel_context& c) {
    const auto samples = integer_in(c, 1);
    if (!samples) return std::nullopt;
    const tensor& logits = c.input(0);
    if (logits.rank() == 2 && logits.dims()[1] > 0 && *samples >= 0) return samples;
    invalid(c, std::to_string(*samples) + " samples of " + summary(logits),
            "a matrix of logits with at least one class");
    return std::nullopt;
}

}  // namespace detail

inline void multinomial(kernel_context& c) {
    const auto samples = detail::samples_in(c);
    const auto state = samples ? detail::random_state_of(c) : nullptr;
    if (state == nullptr) return;
    const auto rows = static_cast<std::uint64_t>(c.input(0).dims()[0]);
    const auto rounded = static_cast<std::uint64_t>((*samples + 3) / 4 * 4) * 2;  // two a double
    detail::put_classes(c, state->reserve(rows * rounded * detail::reserved_for_one), *samples);
}

inline constexpr dtype_set random_floats{dtype::float32, dtype::float64, dtype::half,
                                         dtype::bfloat16};
inline constexpr dtype_set drawn_from{dtype::float32, dtype::float64};

inline constexpr kernel_table random_kernels{
    row_for("RandomUniform", runs<random_numbers<detail::uniform_numbers>>, "dtype", random_floats),
    row_for("RandomStandardNormal", runs<random_numbers<detail::normal_numbers>>, "dtype",
            random_floats),
    row_for("TruncatedNormal", runs<random_numbers<detail::truncated_numbers>>, "dtype",
            random_floats),
    row_for("RandomUniformInt", runs<random_whole_numbers>),
    row_for("RandomShuffle", runs<random_shuffle>),
    row_for("Multinomial", runs<multinomial>, "T", drawn_from)};

}  // namespace evergraph::tf

#endif
