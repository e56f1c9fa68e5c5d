// SPDX-License-Identifier: BSL-1.0
// Tests of made_text: the texts of made nodes.
#include <doctest/doctest.h>

#include "evergraph/ops/made_text.hpp"

#include <string>

namespace {

using namespace evergraph;

static_assert(read_made_input("$x").of_old && read_made_input("$x").name == "x");
static_assert(read_made_input("$x").count == made_input::all);
static_assert(read_made_input("$x[2]").first == 2 && read_made_input("$x[2]").count == 1);
static_assert(read_made_input("$x[1:]").first == 1 &&
              read_made_input("$x[1:]").count == made_input::all);
static_assert(!read_made_input("sum:3").of_old && read_made_input("sum:3").first == 3);
static_assert(read_made_attr("T = $U").of_old && read_made_attr("T = $U").value == "U");
static_assert(read_made_attr("k=[1, 2]").value == "[1, 2]");
static_assert(read_condition("k = 3").is_equal && read_condition("k = 3").attr == "k");
static_assert(!read_condition("k != 3").is_equal && read_condition("k != 3").attr == "k");
static_assert(is_list_of_old("[$T, DT_INT32]") && !is_list_of_old("[1]"));

}  // namespace

TEST_CASE("a list of types, some of them of the replaced node") {
    std::string found;
    each_of_list("[$T, DT_INT32]", [&](std::string_view item, bool of_old) {
        found += std::string{item} + (of_old ? "!" : ".");
        return true;
    });
    CHECK(found == "T!DT_INT32.");
    CHECK_FALSE(each_of_list("[a, b]", [](std::string_view, bool) { return false; }));
}
