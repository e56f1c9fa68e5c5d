// SPDX-License-Identifier: BSL-1.0
#include <evergraph/tensor/attr_text.hpp>

#include <doctest/doctest.h>

#include <string>

namespace eg = evergraph;

TEST_CASE("attrs are sorted by name, set once, found by kind") {
    eg::attr_map attrs;
    attrs.set("b", 3);
    attrs.set("a", "text");
    attrs.set("b", true);
    CHECK(attrs.size() == 2);
    CHECK(attrs.begin()->name == "a");
    CHECK(*attrs.find_as<bool>("b"));
    CHECK(attrs.find_as<std::int64_t>("b") == nullptr);
    CHECK(attrs.find("c") == nullptr);
    CHECK(attrs.erase("a"));
    CHECK_FALSE(attrs.erase("a"));
}

TEST_CASE("values compare by value, nested ones too") {
    eg::func_attr f{"body", {}, {}};
    f.attrs.set("T", eg::dtype::float32);
    eg::func_attr g = f;
    CHECK(eg::attr_value{f} == eg::attr_value{g});
    g.attrs.set("T", eg::dtype::int32);
    CHECK_FALSE(eg::attr_value{f} == eg::attr_value{g});
    CHECK_FALSE(eg::attr_value{} == eg::attr_value{0});
    CHECK_FALSE(eg::attr_value{std::int64_t{1}} == eg::attr_value{true});
}

TEST_CASE("each kind has its words") {
    CHECK(eg::text(eg::attr_value{3}) == "int 3");
    CHECK(eg::text(eg::attr_value{0.1F}) == "float 0.1");
    CHECK(eg::text(eg::attr_value{false}) == "bool false");
    CHECK(eg::text(eg::attr_value{"x"}) == "string 'x'");
    CHECK(eg::text(eg::attr_value{eg::dtype::boolean}) == "type bool");
    CHECK(eg::text(eg::attr_value{eg::to_proto(eg::shape{2, 3})}) == "shape [2,3]");
    CHECK(eg::text(eg::attr_value{}) == "nothing");
    eg::attr_list list;
    CHECK(eg::text(eg::attr_value{list}) == "list []");
    list.i = {1, 2, 3, 4, 5, 6, 7, 8, 9};
    CHECK(eg::text(eg::attr_value{list}) == "list [1,2,3,4,5,6,7,8,... of 9]");
    eg::tensor_proto t;
    t.type = eg::dtype::int32;
    t.dims.unknown_rank = true;
    CHECK(eg::text(eg::attr_value{t}) == "tensor int32[...]");
    eg::shape_proto open;
    open.dims.push_back({-1, {}, {}});
    open.dims.push_back({3, {}, {}});
    CHECK(eg::text(open) == "[?,3]");
    CHECK(eg::fits(eg::shape{7, 3}, open));
    CHECK_FALSE(eg::fits(eg::shape{7, 4}, open));
    CHECK_FALSE(eg::fits(eg::shape{3}, open));
    CHECK_FALSE(eg::known_shape(open));
}
