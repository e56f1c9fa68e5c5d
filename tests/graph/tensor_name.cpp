// SPDX-License-Identifier: BSL-1.0
#include <evergraph/graph/node_name.hpp>
#include <evergraph/graph/tensor_name.hpp>

#include <doctest/doctest.h>

namespace eg = evergraph;
using eg::parse_tensor_name;
using eg::tensor_name;

static_assert(parse_tensor_name("a") == tensor_name{"a", 0});
static_assert(parse_tensor_name("a:0") == tensor_name{"a", 0});
static_assert(parse_tensor_name("a:12") == tensor_name{"a", 12});
static_assert(parse_tensor_name("^a") == tensor_name{"a", eg::control_slot});
static_assert(parse_tensor_name("^a:1") == tensor_name{"^a", 1}, "an odd one, as TensorFlow has it");
static_assert(parse_tensor_name("a:b") == tensor_name{"a:b", 0});
static_assert(parse_tensor_name(":3") == tensor_name{":3", 0});
static_assert(parse_tensor_name("7") == tensor_name{"7", 0});
static_assert(parse_tensor_name("") == tensor_name{"", 0});
static_assert(parse_tensor_name("a:2147483647") == tensor_name{"a", 2147483647});
static_assert(parse_tensor_name("a:2147483648") == tensor_name{"a:2147483648", 0});
static_assert(parse_tensor_name("a:99999999999999999999").output == 0);

static_assert(eg::is_node_name("a") && eg::is_node_name("9./-_") && eg::is_node_name(".x"));
static_assert(eg::is_node_name("a>b/c"));
static_assert(!eg::is_node_name("") && !eg::is_node_name("_a") && !eg::is_node_name("a b"));
static_assert(!eg::is_node_name("a>") && !eg::is_node_name(">a") && !eg::is_node_name("a>_b"));
static_assert(!eg::is_node_name("a:0") && !eg::is_node_name("^a") && !eg::is_node_name("a\xc3\xa9"));
static_assert(eg::is_node_name("_a", true) && !eg::is_node_name("a>_b", true));

TEST_CASE("names are written in the shortest form") {
    CHECK(eg::text(tensor_name{"a", 0}) == "a");
    CHECK(eg::text(tensor_name{"a", 3}) == "a:3");
    CHECK(eg::text(tensor_name{"a", eg::control_slot}) == "^a");
}
