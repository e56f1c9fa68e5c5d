// SPDX-License-Identifier: BSL-1.0
// Tests of default_value: the defaults of all types of attrs as values.
#include <evergraph/ops/default_value.hpp>

#include <doctest/doctest.h>

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

using namespace evergraph;

namespace {

constexpr attr_def attr_with(attr_type type, bool is_list, std::string_view text) {
    attr_def attr;
    attr.type = type;
    attr.is_list = is_list;
    attr.has_default = true;
    attr.default_text = text;
    return attr;
}

constexpr bool reads(attr_type type, std::string_view text) {
    default_value value;
    return read_default(type, text, value);
}

constexpr std::int64_t sum(const attr_def& attr) {
    std::int64_t total = 0;
    const bool right = for_each_default(attr, [&](const default_value& v) { total += v.integer; });
    return right ? total : -1;
}

static_assert(sum(attr_with(attr_type::integer, true, "[1, 2, 0x10]")) == 19);
static_assert(sum(attr_with(attr_type::integer, true, "[]")) == 0);
static_assert(sum(attr_with(attr_type::integer, true, "[1,]")) == -1);
static_assert(sum(attr_with(attr_type::integer, true, "[1 2]")) == -1);
static_assert(sum(attr_with(attr_type::integer, true, "1")) == -1);
static_assert(sum(attr_with(attr_type::integer, false, "7")) == 7);
static_assert(sum(attr_def{}) == 0);

static_assert(reads(attr_type::shape, "{ }"));
static_assert(reads(attr_type::shape, "{ unknown_rank: true }"));
static_assert(reads(attr_type::shape, "{ dim { size: 3 } dim: { size: -1 name: 'n' } }"));
static_assert(!reads(attr_type::shape, "[]"));
static_assert(!reads(attr_type::shape, "{ dim { size: -2 } }"));
static_assert(!reads(attr_type::shape, "{ dims { size: 2 } }"));
static_assert(!reads(attr_type::shape, "{ dim { size 2 } }"));
static_assert(!reads(attr_type::shape, "3"));
static_assert(reads(attr_type::tensor, "{ dtype: DT_INT32 tensor_shape { } int_val: 0 }"));
static_assert(reads(attr_type::tensor, "{ dtype: DT_UINT8; int_val: [255, 0], int_val: 1 }"));
static_assert(!reads(attr_type::tensor, "{ tensor_shape { } int_val: 0 }"));
static_assert(!reads(attr_type::tensor, "{ dtype: DT_NONE }"));
static_assert(!reads(attr_type::tensor, "{ dtype: DT_INT32 ints: 0 }"));
static_assert(reads(attr_type::func, "{ name: 'f' }"));
static_assert(reads(attr_type::func, "{ name: 'f' attr { key: 'T' value { type: DT_INT32 } } }"));
static_assert(!reads(attr_type::func, "{ }"));
static_assert(!reads(attr_type::func, "{ name: f }"));
static_assert(!reads(attr_type::boolean, "'true'"));

}  // namespace

TEST_CASE("the dimensions of a shape") {
    default_value value;
    REQUIRE(read_default(attr_type::shape, "{ dim { size: 3 } dim { size: -1 } dim { } }", value));
    CHECK_FALSE(value.unknown_rank);
    std::vector<std::int64_t> dims;
    for_each_dim(value, [&](std::int64_t size) { dims.push_back(size); });
    CHECK(dims == std::vector<std::int64_t>{3, -1, 0});
}

TEST_CASE("a tensor tells its dtype, its shape and its message") {
    constexpr std::string_view text =
        "{ dtype: DT_UINT8 tensor_shape { dim { size: 4 } } int_val: 255 int_val: 0 }";
    default_value value;
    REQUIRE(read_default(attr_type::tensor, text, value));
    CHECK(value.type == dtype::uint8);
    CHECK(value.message == text);
    std::vector<std::int64_t> dims;
    for_each_dim(value, [&](std::int64_t size) { dims.push_back(size); });
    CHECK(dims == std::vector<std::int64_t>{4});
    std::int64_t total = 0;
    read_message_text(value.message, [&](std::string_view field, std::string_view item) {
        std::int64_t number = 0;
        if (field == "int_val" && read_integer_text(item, number)) total += number;
        return true;
    });
    CHECK(total == 255);
}

TEST_CASE("lists of strings and functions") {
    std::vector<std::string> found;
    const auto note = [&](const default_value& v) { found.push_back(decoded(v.text)); };
    CHECK(for_each_default(attr_with(attr_type::string, true, R"(['a\n', "b" 'c'])"), note));
    CHECK(
        for_each_default(attr_with(attr_type::func, true, "[{ name: 'f' }, { name: 'g' }]"), note));
    CHECK(found == std::vector<std::string>{"a\n", "bc", "f", "g"});
}
