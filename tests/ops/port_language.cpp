// SPDX-License-Identifier: BSL-1.0
// Tests of port_language: texts of inputs and outputs, and the attrs they name.
#include <evergraph/ops/port_language.hpp>

#include <doctest/doctest.h>

#include <evergraph/ops/attr_language.hpp>
#include <string_view>

using namespace evergraph;

namespace {

// An op with attrs of each kind that a port may name, and a port of it.
struct read_op {
    attr_def attrs[5];
    port_def port;
    spec_reading reading;

    constexpr explicit read_op(std::string_view text) {
        constexpr const char* texts[]{"T: type", "Ts: list(type)", "N: int", "M: int >= 0",
                                      "Lo: int >= -1"};
        for (std::size_t i = 0; i < 5; ++i) read_attr(texts[i], attrs[i]);
        reading = read_port(text, attrs, port);
    }
};

constexpr port_def port(std::string_view text) { return read_op{text}.port; }
constexpr fault found_in(std::string_view text) { return read_op{text}.reading.what; }
constexpr std::string_view missing_in(std::string_view text) {
    return read_op{text}.reading.detail;
}

static_assert(port("a: T").name == "a");
static_assert(port("a: T").type_attr == "T");
static_assert(port("a:float").type == dtype::float32);
static_assert(port("a: Ts").type_list_attr == "Ts");
static_assert(port("a: N * T").number_attr == "N");
static_assert(port("a: N*string").type == dtype::string);
static_assert(port("a: Ref(T)").is_ref);
static_assert(port("a: Ref( N * T )").number_attr == "N");
static_assert(!port("a: T").is_ref);

static_assert(read_op{"a: N * T"}.attrs[2].minimum == 1);
static_assert(read_op{"a: M * T"}.attrs[3].minimum == 0);
static_assert(read_op{"a: Ts"}.attrs[1].minimum == 1);
static_assert(!read_op{"a: T"}.attrs[2].has_minimum);

static_assert(missing_in("") == "a name");
static_assert(missing_in("a T") == "a colon after the name");
static_assert(missing_in("a:") == "a type");
static_assert(missing_in("a: *T") == "a number before the star");
static_assert(missing_in("a: N *") == "a type");
static_assert(missing_in("a: Ref(T") == "a closing bracket after Ref");
static_assert(missing_in("a: T, b: T") == "an end after the type");
static_assert(missing_in("a: 3 * T") == "a type");

static_assert(found_in("A: T") == fault::port_name_is_bad);
static_assert(found_in("_a: T") == fault::port_name_is_bad);
static_assert(found_in("aB: T") == fault::port_name_is_bad);
static_assert(found_in("a_1: T") == fault::none);
static_assert(found_in("a: U") == fault::port_type_is_unknown);
static_assert(found_in("a: float_ref") == fault::port_type_is_a_reference);
static_assert(found_in("a: N") == fault::port_type_attr_is_not_a_type);
static_assert(found_in("a: K * T") == fault::port_number_attr_is_unknown);
static_assert(found_in("a: T * T") == fault::port_number_attr_is_not_an_int);
static_assert(found_in("a: Lo * T") == fault::port_number_attr_may_be_negative);
static_assert(found_in("a: N * Ts") == fault::port_repeats_a_list_of_types);

}  // namespace

TEST_CASE("an attr may be called Ref") {
    attr_def attrs[1];
    REQUIRE(read_attr("Ref: type", attrs[0]));
    port_def out;
    CHECK(read_port("a: Ref", attrs, out));
    CHECK_FALSE(out.is_ref);
    CHECK(out.type_attr == "Ref");
}
