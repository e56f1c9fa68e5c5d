// SPDX-License-Identifier: BSL-1.0
// Tests of scalar_text: integers, floats, bools and types from text.
#include <evergraph/ops/scalar_text.hpp>

#include <doctest/doctest.h>

#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <limits>
#include <optional>
#include <string>
#include <string_view>

using namespace evergraph;

namespace {

constexpr std::optional<std::int64_t> integer(std::string_view text) {
    std::int64_t value = 0;
    if (!read_integer_text(text, value)) return std::nullopt;
    return value;
}

constexpr std::optional<float> real(std::string_view text) {
    float value = 0;
    if (!read_float_text(text, value)) return std::nullopt;
    return value;
}

constexpr dtype type(std::string_view text) {
    dtype value = dtype::invalid;
    return read_type_text(text, value) ? value : dtype::invalid;
}

constexpr float infinity = std::numeric_limits<float>::infinity();

static_assert(integer("0") == 0);
static_assert(integer("-7") == -7);
static_assert(integer("0x1F") == 31);
static_assert(integer("-0x10") == -16);
static_assert(integer("017") == 15);
static_assert(!integer("08"));
static_assert(integer("9223372036854775807") == std::numeric_limits<std::int64_t>::max());
static_assert(integer("-9223372036854775808") == std::numeric_limits<std::int64_t>::min());
static_assert(!integer("9223372036854775808"));
static_assert(!integer("-9223372036854775809"));
static_assert(!integer(""));
static_assert(!integer("-"));
static_assert(!integer("0x"));
static_assert(!integer("1.0"));
static_assert(!integer("+1"));

static_assert(real("1") == 1.0F);
static_assert(real("-1.5e-3") == -1.5e-3F);
static_assert(real(".5") == 0.5F);
static_assert(real("1.") == 1.0F);
static_assert(real("2f") == 2.0F);
static_assert(real("1E3") == 1000.0F);
static_assert(real("0.333333333333333333333333") == 0.333333333333333333333333F);
static_assert(real("3.4028235e38") == std::numeric_limits<float>::max());
static_assert(real("1e-45") == std::numeric_limits<float>::denorm_min());
static_assert(real("1e39") == infinity);
static_assert(real("-1e99999999999") == -infinity);
static_assert(real("1e-99999999999") == 0.0F);
static_assert(real("inf") == infinity);
static_assert(real("-INFINITY") == -infinity);
static_assert(*real("nan") != *real("nan"));
static_assert(!real("."));
static_assert(!real("1e"));
static_assert(!real("e5"));
static_assert(!real("1.2.3"));
static_assert(!real("f"));
static_assert(!real("0x1"));

static_assert(type("DT_FLOAT") == dtype::float32);
static_assert(type("DT_INT32_REF") == ref_to(dtype::int32));
static_assert(type("float") == dtype::float32);
static_assert(type("float64") == dtype::float64);
static_assert(type("DT_FLOAT64") == dtype::invalid);
static_assert(type("DT_float") == dtype::invalid);
static_assert(type("DT_INVALID") == dtype::invalid);
static_assert(type("DT_A_NAME_THAT_IS_FAR_TOO_LONG_FOR_ANY") == dtype::invalid);
static_assert(type("FLOAT") == dtype::invalid);

}  // namespace

TEST_CASE("bools in all their spellings") {
    for (const std::string_view text : {"true", "True", "t", "1"}) {
        bool value = false;
        CHECK(read_bool_text(text, value));
        CHECK(value);
    }
    for (const std::string_view text : {"false", "False", "f", "0"}) {
        bool value = true;
        CHECK(read_bool_text(text, value));
        CHECK_FALSE(value);
    }
    bool value = false;
    CHECK_FALSE(read_bool_text("yes", value));
    CHECK_FALSE(read_bool_text("2", value));
    CHECK_FALSE(read_bool_text("", value));
}

TEST_CASE("floats are those of the C library, over the whole range") {
    std::uint32_t state = 1;
    for (int i = 0; i < 20000; ++i) {
        state = state * 1664525U + 1013904223U;
        const std::string text = std::to_string(state % 100000000U) + "e" +
                                 std::to_string(static_cast<int>(state / 7 % 100U) - 55);
        const float expected = std::strtof(text.c_str(), nullptr);
        CAPTURE(text);
        REQUIRE(real(text) == expected);
    }
}
