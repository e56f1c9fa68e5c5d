// SPDX-License-Identifier: BSL-1.0
// stateless_random: random tensors that seeds, or keys and counters, tell alone.
#ifndef EVERGRAPH_TF_KERNELS_STATELESS_RANDOM_HPP
#define EVERGRAPH_TF_KERNELS_STATELESS_RANDOM_HPP

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>

#include "../../run/kernel_table.hpp"
#include "arguments.hpp"
#include "philox.hpp"
#include "random.hpp"

namespace evergraph::tf {

namespace detail {

inline constexpr std::int32_t philox_algorithm = 1;
inline constexpr std::int32_t chosen_algorithm = 3;  // Philox, on processors

// The two numbers of a seed, mixed.
inline std::optional<philox> seeded_by(kernel_context& c, std::size_t input) {
    const tensor& seed = c.input(input);
    if (!(seed.dims() == shape{2})) {
        invalid(c, "a seed " + summary(seed), "two numbers");
        return std::nullopt;
    }
    const sizes two = integers_of(seed);
    const auto a = static_cast<std::uint64_t>(two[0]);
    const auto b = static_cast<std::uint64_t>(two[1]);
    philox mixer{{philox::low(a), philox::high(a), philox::low(b), philox::high(b)},
                 {0x3EC8F720U, 0x02461E29U}};
    const philox::group mix = mixer();
    return philox{{0, 0, mix[2], mix[3]}, {mix[0], mix[1]}};
}
// Inputs: key, counter, algorithm, from `first` on.
inline std::optional<philox> keyed_by(kernel_context& c, std::size_t first) {
    const auto algorithm = integer_in(c, first + 2);
    if (!algorithm) return std::nullopt;
    if (*algorithm != philox_algorithm && *algorithm != chosen_algorithm) {
        c.fail(status_code::unimplemented, "algorithm " + std::to_string(*algorithm),
               "1 (Philox) or 3");
        return std::nullopt;
    }
    if (c.input(first).elements() != 1 || c.input(first + 1).elements() < 2) {
        invalid(c, "a key " + summary(c.input(first)) + ", a counter " + summary(c.input(first + 1)),
                "one and two numbers");
        return std::nullopt;
    }
    const std::uint64_t key = c.values<std::uint64_t>(first)[0];
    const auto counter = c.values<std::uint64_t>(first + 1);
    return philox{{philox::low(counter[0]), philox::high(counter[0]), philox::low(counter[1]),
                   philox::high(counter[1])},
                  {philox::low(key), philox::high(key)}};
}

inline void put_key(kernel_context& c, const philox& p) {
    const auto both = [](std::uint32_t low, std::uint32_t high) {
        return low | std::uint64_t{high} << 32U;
    };
    c.output(0, tensor::of<std::uint64_t>({1}, {both(p.key()[0], p.key()[1])}));
    c.output(1, tensor::of<std::uint64_t>({2}, {both(p.counter()[0], p.counter()[1]),
                                                both(p.counter()[2], p.counter()[3])}));
}

}  // namespace detail

template <class Numbers>
void seeded_numbers(kernel_context& c) {
    auto out = detail::room_for_random(c);
    const auto from = out ? detail::seeded_by(c, 1) : std::nullopt;
    if (from) detail::put_random<Numbers>(c, *from, std::move(*out));
}
template <class Numbers>
void keyed_numbers(kernel_context& c) {
    auto out = detail::room_for_random(c);
    const auto from = out ? detail::keyed_by(c, 1) : std::nullopt;
    if (from) detail::put_random<Numbers>(c, *from, std::move(*out));
}
inline void seeded_whole_numbers(kernel_context& c) {
    auto out = detail::room_for_random(c);
    const auto from = out ? detail::seeded_by(c, 1) : std::nullopt;
    if (from) detail::put_whole(c, *from, std::move(*out), c.input(2), c.input(3));
}
inline void keyed_whole_numbers(kernel_context& c) {
    auto out = detail::room_for_random(c);
    const auto from = out ? detail::keyed_by(c, 1) : std::nullopt;
    if (from) detail::put_whole(c, *from, std::move(*out), c.input(4), c.input(5));
}
inline void stateless_multinomial(kernel_context& c) {
    const auto samples = detail::samples_in(c);
    const auto from = samples ? detail::seeded_by(c, 2) : std::nullopt;
    if (from) detail::put_classes(c, *from, *samples);
}
inline void random_key_and_counter(kernel_context& c) {
    const auto from = detail::seeded_by(c, 0);
    if (!from) return;
    detail::put_key(c, *from);
    if (c.output_count() > 2) c.output(2, tensor::scalar(detail::philox_algorithm));
}
inline void random_algorithm(kernel_context& c) {
    c.output(0, tensor::scalar(detail::philox_algorithm));
}

inline constexpr kernel_table stateless_random_kernels{
    row_for("StatelessRandomUniform", runs<seeded_numbers<detail::uniform_numbers>>),
    row_for("StatelessRandomNormal", runs<seeded_numbers<detail::normal_numbers>>),
    row_for("StatelessTruncatedNormal", runs<seeded_numbers<detail::truncated_numbers>>),
    row_for("StatelessRandomUniformInt", runs<seeded_whole_numbers>),
    row_for("StatelessRandomUniformV2", runs<keyed_numbers<detail::uniform_numbers>>),
    row_for("StatelessRandomNormalV2", runs<keyed_numbers<detail::normal_numbers>>),
    row_for("StatelessTruncatedNormalV2", runs<keyed_numbers<detail::truncated_numbers>>),
    row_for("StatelessRandomUniformIntV2", runs<keyed_whole_numbers>),
    row_for("StatelessMultinomial", runs<stateless_multinomial>, "T", drawn_from),
    row_for("StatelessRandomGetKeyCounter", runs<random_key_and_counter>),
    row_for("StatelessRandomGetKeyCounterAlg", runs<random_key_and_counter>),
    row_for("StatelessRandomGetAlg", runs<random_algorithm>)};

}  // namespace evergraph::tf

#endif
