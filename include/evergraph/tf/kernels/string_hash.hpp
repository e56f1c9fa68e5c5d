// SPDX-License-Identifier: BSL-1.0
// string_hash: the hashes by which TensorFlow puts texts into buckets.
#ifndef EVERGRAPH_TF_KERNELS_STRING_HASH_HPP
#define EVERGRAPH_TF_KERNELS_STRING_HASH_HPP

#include <bit>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

#include "../../run/kernel_table.hpp"
#include "arguments.hpp"

namespace evergraph::tf {

namespace detail {

inline std::uint64_t word_at(const char* s, std::size_t bytes = 8) {
    std::uint64_t out = 0;
    for (std::size_t i = 0; i < bytes; ++i) {
        out |= std::uint64_t{static_cast<unsigned char>(s[i])} << (8 * i);
    }
    return out;
}

}  // namespace detail

// FarmHash's fingerprint of 64 bits (farmhashna::Hash64, by Google), which never changes.
class farm_hash {
 public:
    static std::uint64_t of(std::string_view text) {
        const std::size_t n = text.size();
        const char* s = text.data();
        if (n <= 16) return short_text(s, n);
        if (n <= 32) return up_to_32(s, n);
        if (n <= 64) return up_to_64(s, n);
        return long_text(s, n);
    }

 private:
    using word = std::uint64_t;
    using pair = std::pair<word, word>;
    static constexpr word k0 = 0xC3A5C85C97CB3127U;
    static constexpr word k1 = 0xB492B66FBE98F273U;
    static constexpr word k2 = 0x9AE16A3B2F90404FU;

    static word at(const char* s) { return detail::word_at(s); }
    static word turn(word v, int by) { return std::rotr(v, by); }
    static word mix(word v) { return v ^ (v >> 47U); }
    static word both(word u, word v, word mul) {
        const word a = mix((u ^ v) * mul);
        return mix((v ^ a) * mul) * mul;
    }
    static word short_text(const char* s, std::size_t n) {
        const word mul = k2 + n * 2;
        if (n >= 8) {
            const word a = at(s) + k2;
            const word b = at(s + n - 8);
            return both(turn(b, 37) * mul + a, (turn(a, 25) + b) * mul, mul);
        }
        if (n >= 4) {
            return both(n + (detail::word_at(s, 4) << 3U), detail::word_at(s + n - 4, 4), mul);
        }
        if (n == 0) return k2;
        const word y = detail::word_at(s, 1) + (detail::word_at(s + n / 2, 1) << 8U);
        const word z = n + (detail::word_at(s + n - 1, 1) << 2U);
        return mix(y * k2 ^ z * k0) * k2;
    }
    static word up_to_32(const char* s, std::size_t n) {
        const word mul = k2 + n * 2;
        const word a = at(s) * k1;
        const word b = at(s + 8);
        const word c = at(s + n - 8) * mul;
        const word d = at(s + n - 16) * k2;
        return both(turn(a + b, 43) + turn(c, 30) + d, a + turn(b + k2, 18) + c, mul);
    }
    static word up_to_64(const char* s, std::size_t n) {
        const word mul = k2 + n * 2;
        const word a = at(s) * k2;
        const word b = at(s + 8);
        const word c = at(s + n - 8) * mul;
        const word d = at(s + n - 16) * k2;
        const word y = turn(a + b, 43) + turn(c, 30) + d;
        const word z = both(y, a + turn(b + k2, 18) + c, mul);
        const word e = at(s + 16) * mul;
        const word f = at(s + 24);
        const word g = (y + at(s + n - 32)) * mul;
        const word h = (z + at(s + n - 24)) * mul;
        return both(turn(e + f, 43) + turn(g, 30) + h, e + turn(f + a, 18) + g, mul);
    }
    static pair weak(const char* s, word a, word b) {
        const word z = at(s + 24);
        a += at(s);
        b = turn(b + a + z, 21);
        const word c = a;
        a += at(s + 8) + at(s + 16);
        return {a + z, b + turn(a, 44) + c};
    }
    struct state {
        word x, y, z;
        pair v{0, 0}, w{0, 0};

        void round(const char* s, word mul, word factor) {
            x = turn(x + y + v.first + at(s + 8), 37) * mul;
            y = turn(y + v.second + at(s + 48), 42) * mul;
            x ^= w.second * factor;
            y += v.first * factor + at(s + 40);
            z = turn(z + w.first, 33) * mul;
            v = weak(s, v.second * mul, x + w.first);
            w = weak(s + 32, z + w.second, y + at(s + 16));
            std::swap(z, x);
        }
    };
    static word long_text(const char* s, std::size_t n) {
        constexpr word seed = 81;
        const word y = seed * k1 + 113;
        state now{seed * k2 + at(s), y, mix(y * k2 + 113) * k2};
        const char* const end = s + (n - 1) / 64 * 64;
        const std::size_t rest = (n - 1) & 63U;
        for (; s != end; s += 64) now.round(s, k1, 1);
        const word mul = k1 + ((now.z & 0xFFU) << 1U);
        now.w.first += rest;
        now.v.first += now.w.first;
        now.w.first += now.v.first;
        now.round(end + rest - 63, mul, 9);
        return both(both(now.v.first, now.w.first, mul) + mix(now.y) * k0 + now.z,
                    both(now.v.second, now.w.second, mul) + now.x, mul);
    }
};

// What StringToHashBucket takes: MurmurHash64A (A. Appleby) with TensorFlow's seed.
inline std::uint64_t old_hash(std::string_view text) {
    constexpr std::uint64_t m = 0xC6A4A7935BD1E995U;
    std::uint64_t h = 0xDECAFCAFFEU ^ (text.size() * m);
    for (; text.size() >= 8; text.remove_prefix(8)) {
        std::uint64_t k = detail::word_at(text.data()) * m;
        k ^= k >> 47U;
        h = (h ^ (k * m)) * m;
    }
    if (!text.empty()) h = (h ^ detail::word_at(text.data(), text.size())) * m;
    h = (h ^ (h >> 47U)) * m;
    return h ^ (h >> 47U);
}

template <std::uint64_t (*Hash)(std::string_view)>
void hash_to_bucket(kernel_context& c) {
    const auto buckets = attr_or<std::int64_t>(c.node(), "num_buckets", 0);
    if (buckets <= 0) return invalid(c, std::to_string(buckets) + " buckets", "at least one");
    tensor out = tensor::uninitialized(dtype::int64, c.input(0).dims());
    const auto texts = c.values<std::string>(0);
    const auto to = out.writable<std::int64_t>();
    for (std::size_t i = 0; i < to.size(); ++i) {
        to[i] = static_cast<std::int64_t>(Hash(texts[i]) % static_cast<std::uint64_t>(buckets));
    }
    c.output(0, std::move(out));
}

inline constexpr kernel_table string_hash_kernels{
    row_for("StringToHashBucketFast", runs<hash_to_bucket<farm_hash::of>>),
    row_for("StringToHashBucket", runs<hash_to_bucket<old_hash>>)};

}  // namespace evergraph::tf

#endif
