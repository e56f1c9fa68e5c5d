// SPDX-License-Identifier: BSL-1.0
// Tests of attr_language: texts of attrs, allowed values, defaults against their attr.
#include <evergraph/ops/attr_language.hpp>

#include <doctest/doctest.h>

#include <string_view>

using namespace evergraph;

namespace {

constexpr attr_def attr(std::string_view text) {
    attr_def out;
    return read_attr(text, out) ? out : attr_def{};
}

constexpr fault found_in(std::string_view text) {
    attr_def out;
    const spec_reading reading = read_attr(text, out);
    return reading ? check_default(out) : reading.what;
}

constexpr std::string_view missing_in(std::string_view text) {
    attr_def out;
    return read_attr(text, out).detail;
}

static_assert(attr("T: type").type == attr_type::type);
static_assert(!attr("T: type").restricts_types);
static_assert(attr(" T :type ").name == "T");
static_assert(attr("s: string").type == attr_type::string);
static_assert(attr("i: int").type == attr_type::integer);
static_assert(attr("f: float").type == attr_type::floating);
static_assert(attr("b: bool").type == attr_type::boolean);
static_assert(attr("s: shape").type == attr_type::shape);
static_assert(attr("t: tensor").type == attr_type::tensor);
static_assert(attr("f: func").type == attr_type::func);
static_assert(attr("f: list(func)").is_list);
static_assert(attr("f: list( shape )").type == attr_type::shape);

static_assert(attr("T: numbertype").allowed_types == number_types);
static_assert(attr("T: numerictype").allowed_types == number_types);
static_assert(attr("T: quantizedtype").allowed_types == quantized_types);
static_assert(attr("T: realnumbertype").allowed_types == real_number_types);
static_assert(attr("T: realnumerictype").allowed_types == real_number_types);
static_assert(attr("T: list(numbertype)").allowed_types == number_types);
static_assert(attr("T: {int32, float,}").allowed_types == dtype_set{dtype::int32, dtype::float32});
static_assert(attr("T: {quantizedtype, string}").allowed_types ==
              (quantized_types | dtype_set{dtype::string}));
static_assert(attr("T: {int32}").restricts_types);
static_assert(attr("T: list({int32, float}) >= 2").minimum == 2);

static_assert(attr("n: int >= -1").minimum == -1);
static_assert(attr("n: int>=2=3").default_text == "3");
static_assert(attr("n: list(int) >= 1").has_minimum);
static_assert(attr("b: bool = true since 5").since == 5);
static_assert(attr("b: bool = true since 5").default_text == "true");
static_assert(attr("s: string = 'a since 5'").since == 0);
static_assert(attr("s: {'SAME', \"VALID\"} = 'SAME' since 2").since == 2);

static_assert(allows_string(attr("s: {'SAME', \"VA\\x4cID\"}"), "VALID"));
static_assert(!allows_string(attr("s: {'SAME', \"VALID\"}"), "valid"));
static_assert(allows_string(attr("s: {'',}"), ""));
static_assert(allows_string(attr("s: string"), "anything"));

static_assert(missing_in("") == "a name");
static_assert(missing_in("T") == "a colon after the name");
static_assert(missing_in("T: int32") == "a known type");
static_assert(missing_in("T:") == "a known type");
static_assert(missing_in("T: list int") == "a bracket after list");
static_assert(missing_in("T: list(int") == "a closing bracket after list");
static_assert(missing_in("T: list(list(int))") == "a known type");
static_assert(missing_in("T: {int32") == "a closing brace");
static_assert(missing_in("T: {}") == "a type in the braces");
static_assert(missing_in("T: {int32, 'a'}") == "a type in the braces");
static_assert(missing_in("T: {'a', int32}") == "a quoted string in the braces");
static_assert(missing_in("T: {int32 float}") == "a comma in the braces");
static_assert(missing_in("T: {float_ref}") == "a type in the braces");
static_assert(missing_in("n: int >") == "an equals sign after >");
static_assert(missing_in("n: int >= many") == "a number after >=");
static_assert(missing_in("n: float >= 1") == "an int or a list before >=");
static_assert(missing_in("n: list(int) >= -1") == "a length after >=");
static_assert(missing_in("n: int =") == "a value after =");
static_assert(missing_in("n: int = 1 2") == "an end after its type or default");
static_assert(missing_in("n: int = 1 since") == "a version after since");
static_assert(missing_in("n: int = 1 since -1") == "a version after since");
static_assert(missing_in("n: int = 1 since 2147483648") == "a version after since");
static_assert(missing_in("n: int = 1 since 2 3") == "an end after since and its version");
static_assert(found_in("_n: int") == fault::attr_name_is_bad);
static_assert(found_in("half: bool") == fault::attr_name_is_bad);

static_assert(found_in("n: int = 3") == fault::none);
static_assert(found_in("n: int = 3.5") == fault::attr_default_has_the_wrong_type);
static_assert(found_in("n: list(int) = 3") == fault::attr_default_has_the_wrong_type);
static_assert(found_in("T: type = DT_FLOAT_REF") == fault::attr_default_has_the_wrong_type);
static_assert(found_in("T: {int32} = DT_INT32") == fault::none);
static_assert(found_in("T: {int32} = float") == fault::attr_default_is_not_allowed);
static_assert(found_in("T: list({int32}) = [DT_INT32, DT_HALF]") ==
              fault::attr_default_is_not_allowed);
static_assert(found_in("s: {'a', 'b'} = \"b\"") == fault::none);
static_assert(found_in("s: {'a', 'b'} = 'c'") == fault::attr_default_is_not_allowed);
static_assert(found_in("s: list({'a'}) = ['a', 'c']") == fault::attr_default_is_not_allowed);
static_assert(found_in("n: int >= 2 = 1") == fault::attr_default_is_below_the_minimum);
static_assert(found_in("n: int >= 2 = 2") == fault::none);
static_assert(found_in("n: list(float) >= 2 = [1]") == fault::attr_default_is_below_the_minimum);
static_assert(found_in("n: list(float) >= 2 = [1, 2e3]") == fault::none);

}  // namespace

TEST_CASE("reading leaves nothing of what was there before") {
    attr_def out;
    REQUIRE(read_attr("T: list({int32}) >= 2 = [DT_INT32, DT_INT32] since 7", out));
    REQUIRE(read_attr("x: float", out, 3));
    CHECK(out.name == "x");
    CHECK(out.type == attr_type::floating);
    CHECK_FALSE(out.is_list);
    CHECK_FALSE(out.has_minimum);
    CHECK_FALSE(out.restricts_types);
    CHECK_FALSE(out.has_default);
    CHECK(out.since == 3);
}
