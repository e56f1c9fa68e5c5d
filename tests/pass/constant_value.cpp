// SPDX-License-Identifier: BSL-1.0
// Tests of constant_value: attrs as constants and back.
#include <doctest/doctest.h>

#include "evergraph/pass/constant_value.hpp"

#include "evergraph/tensor/attr_text.hpp"

#include <string>

namespace {

using namespace evergraph;

attr_value ints(std::vector<std::int64_t> i) {
    attr_list list;
    list.i = std::move(i);
    return attr_value{std::move(list)};
}

}  // namespace

TEST_CASE("what an attr holds, a constant holds, and gives back") {
    const auto round = [](const attr_value& v, dtype t, attr_type type, bool is_list) {
        const auto constant = constant_from(v, t);
        REQUIRE(constant);
        CHECK(constant->type == t);
        return attr_from_constant(*constant, type, is_list);
    };
    CHECK(round(3, dtype::int32, attr_type::integer, false) == attr_value{3});
    CHECK(round(-3, dtype::int64, attr_type::integer, false) == attr_value{-3});
    CHECK(round(0.5F, dtype::half, attr_type::floating, false) == attr_value{0.5F});
    CHECK(round(0.5F, dtype::float64, attr_type::floating, false) == attr_value{0.5F});
    CHECK(round(true, dtype::boolean, attr_type::boolean, false) == attr_value{true});
    CHECK(round("text", dtype::string, attr_type::string, false) == attr_value{"text"});
    CHECK(round(ints({1, 2}), dtype::int32, attr_type::integer, true) == ints({1, 2}));
    const attr_value dims{to_proto(shape{2, 3})};
    CHECK(round(dims, dtype::int64, attr_type::shape, false) == dims);
}

TEST_CASE("what does not fit is nothing") {
    CHECK_FALSE(constant_from(300, dtype::uint8));
    CHECK_FALSE(constant_from(-1, dtype::uint32));
    CHECK_FALSE(constant_from(0.5F, dtype::int32));
    CHECK_FALSE(constant_from("a", dtype::int32));
    CHECK_FALSE(constant_from(1, dtype::string));
    CHECK_FALSE(constant_from(1, dtype::resource));
    const auto two = constant_from(ints({1, 2}), dtype::int32);
    REQUIRE(two);
    CHECK_FALSE(attr_from_constant(*two, attr_type::integer, false));
    CHECK_FALSE(attr_from_constant(*two, attr_type::string, true));
    tensor_proto damaged = *two;
    damaged.dims.dims[0].size = 1 << 30;
    CHECK_FALSE(attr_from_constant(damaged, attr_type::integer, true));
    CHECK(attr_from_constant(*two, attr_type::tensor, false) == attr_value{*two});
}

TEST_CASE("texts as steps write them") {
    const auto summary_of = [](std::string_view text, dtype type) {
        const auto t = constant_from_text(text, type);
        return t ? summary(*t) : std::string{};
    };
    CHECK(summary_of("3", dtype::float32) == "float[]");
    CHECK(summary_of("[1, 2]", dtype::int64) == "int64[2]");
    CHECK(summary_of("\"\"", dtype::string) == "string[]");
    CHECK(summary_of("true", dtype::boolean) == "bool[]");
    CHECK(summary_of("[]", dtype::int32) == "int32[0]");
    CHECK(summary_of("many", dtype::int32).empty());
}
