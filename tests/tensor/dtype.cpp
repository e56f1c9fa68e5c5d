// SPDX-License-Identifier: BSL-1.0
#include <evergraph/tensor/dtype.hpp>

#include <doctest/doctest.h>

namespace eg = evergraph;
using eg::dtype;

static_assert(static_cast<int>(dtype::uint64) == 23 && static_cast<int>(dtype::float4_e2m1fn) == 33);
static_assert(eg::dtype_named("float") == dtype::float32 && eg::dtype_named("float32") == dtype::float32);
static_assert(eg::dtype_named("half") == dtype::half && eg::dtype_named("float16") == dtype::half);
static_assert(eg::dtype_named("bool") == dtype::boolean);
static_assert(eg::dtype_named("int32_ref") == eg::ref_to(dtype::int32));
static_assert(eg::dtype_named("_ref") == dtype::invalid && eg::dtype_named("invalid") == dtype::invalid);
static_assert(eg::dtype_named("bogus_ref") == dtype::invalid);
static_assert(eg::byte_size(dtype::complex128) == 16 && eg::byte_size(dtype::string) == 0);
static_assert(eg::byte_size(static_cast<dtype>(-1)) == 0 && eg::byte_size(static_cast<dtype>(99)) == 0);
static_assert(eg::base_of(eg::ref_to(dtype::float32)) == dtype::float32);
static_assert(eg::may_feed(eg::ref_to(dtype::float32), dtype::float32));
static_assert(!eg::may_feed(dtype::float32, eg::ref_to(dtype::float32)));
static_assert(!eg::may_feed(dtype::float32, dtype::float64));
static_assert(eg::number_types.contains(eg::real_number_types));
static_assert(!eg::real_number_types.contains(dtype::complex64));
static_assert(eg::quantized_types.contains(dtype::qint16) && !eg::number_types.contains(dtype::qint16));
static_assert(!eg::is_known(dtype::invalid) && !eg::is_known(static_cast<dtype>(34)));
static_assert(!eg::is_known(static_cast<dtype>(-5)) && eg::is_known(static_cast<dtype>(101)));

TEST_CASE("names go both ways for every dtype and its reference") {
    for (int i = 1; i <= 33; ++i) {
        const auto t = static_cast<dtype>(i);
        CHECK(eg::dtype_named(eg::name_of(t)) == t);
        CHECK(eg::dtype_named(eg::name_of(eg::ref_to(t))) == eg::ref_to(t));
    }
    CHECK(eg::name_of(static_cast<dtype>(99)) == "dtype(99)");
    CHECK(eg::name_of(static_cast<dtype>(-3)) == "dtype(-3)");
    CHECK(eg::names_of(eg::dtype_set{dtype::int32, dtype::float32}) == "float, int32");
}
