// SPDX-License-Identifier: BSL-1.0
#include <evergraph/tensor/tensor.hpp>

#include <doctest/doctest.h>

#include <cstdint>
#include <limits>
#include <string>
#include <vector>

namespace eg = evergraph;
using eg::dtype;

TEST_CASE("shapes count their elements and refuse what does not fit") {
    CHECK(eg::shape{}.elements() == 1);
    CHECK(eg::shape{2, 3}.elements() == 6);
    CHECK(eg::shape{2, 0, 3}.elements() == 0);
    CHECK(eg::text(eg::shape{2, 3}) == "[2,3]");
    const std::vector<std::int64_t> huge{1LL << 32, 1LL << 31};
    CHECK_FALSE(eg::shape::checked(huge));
    const std::vector<std::int64_t> huge_but_empty{1LL << 32, 1LL << 31, 0};
    CHECK_FALSE(eg::shape::checked(huge_but_empty));
    const std::vector<std::int64_t> negative{2, -1};
    CHECK_FALSE(eg::shape::checked(negative));
    CHECK(eg::shape{1, 2, 3, 4, 5, 6, 7}.rank() == 7);
    CHECK(eg::shape{1, 2} == eg::shape{1, 2});
    CHECK_FALSE(eg::shape{1, 2} == eg::shape{1, 2, 1});
}

TEST_CASE("copies share elements until one writes") {
    eg::tensor a = eg::tensor::of<float>({2}, {1.0F, 2.0F});
    CHECK(a.unique());
    eg::tensor b = a;
    CHECK_FALSE(a.unique());
    b.writable<float>()[0] = 9.0F;
    CHECK(a.values<float>()[0] == 1.0F);
    CHECK(b.values<float>()[0] == 9.0F);
    CHECK(a.unique());
    const void* before = a.values<float>().data();
    a.writable<float>()[0] = 3.0F;
    CHECK(a.values<float>().data() == before);
}

TEST_CASE("strings, scalars, zeros, views and bitcasts") {
    const eg::tensor s = eg::tensor::of<std::string>({2}, {"a", std::string(1, '\0')});
    CHECK(s.copy() == s);
    CHECK(s.byte_count() == 0);
    CHECK(eg::tensor::scalar<std::int64_t>(7).rank() == 0);
    const eg::tensor z = eg::tensor::zeros(dtype::complex128, {3});
    CHECK(z.bytes() == std::string(48, '\0'));
    eg::tensor v = eg::tensor::view(dtype::uint8, {3}, eg::shared_bytes::copy_of("abc"));
    CHECK_FALSE(v.unique());
    v.writable<std::uint8_t>()[0] = 'x';
    CHECK(v.bytes() == "xbc");
    const eg::tensor q = eg::tensor::of<std::int8_t>({1}, {std::int8_t{-1}}).bitcast(dtype::qint8);
    CHECK(q.values<std::int8_t>()[0] == -1);
    CHECK_FALSE(q == eg::tensor::of<std::int8_t>({1}, {std::int8_t{-1}}));
    CHECK(eg::summary(q) == "qint8[1]");
    CHECK(s.reshaped({2, 1}).dims() == eg::shape{2, 1});
}

TEST_CASE("equal means bits: not a number equals itself, the two zeros differ") {
    const float nan = std::numeric_limits<float>::quiet_NaN();
    CHECK(eg::tensor::scalar(nan) == eg::tensor::scalar(nan));
    CHECK_FALSE(eg::tensor::scalar(0.0F) == eg::tensor::scalar(-0.0F));
    CHECK_FALSE(eg::tensor::of<float>({1}, {1.0F}) == eg::tensor::scalar(1.0F));
    CHECK(eg::tensor{} == eg::tensor{});
}
