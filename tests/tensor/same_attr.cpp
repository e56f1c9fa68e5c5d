// SPDX-License-Identifier: BSL-1.0
// same_attr: encodings of one tensor, functions, and what is compared as it is written.
#include <evergraph/tensor/same_attr.hpp>

#include <doctest/doctest.h>

#include <limits>
#include <string>
#include <utility>
#include <vector>

namespace eg = evergraph;

namespace {

eg::tensor_proto floats(std::vector<float> values, std::int64_t size) {
    eg::tensor_proto t;
    t.type = eg::dtype::float32;
    t.dims.dims.push_back({size, {}, {}});
    t.float_val = std::move(values);
    return t;
}

eg::func_attr function(std::string name, eg::attr_value of) {
    eg::func_attr f{std::move(name), {}, {}};
    f.attrs.set("k", std::move(of));
    return f;
}

eg::attr_list list_of(std::vector<float> f) {
    eg::attr_list l;
    l.f = std::move(f);
    return l;
}

}  // namespace

TEST_CASE("tensors by their elements") {
    const eg::tensor_proto filled = floats({2.0F}, 3);
    CHECK(eg::same_attr(filled, floats({2.0F, 2.0F}, 3)));
    CHECK(eg::same_attr(filled, floats({2.0F, 2.0F, 2.0F}, 3)));
    CHECK_FALSE(eg::same_attr(filled, floats({2.0F, 3.0F}, 3)));
    CHECK_FALSE(eg::same_attr(filled, floats({2.0F}, 4)));
    CHECK_FALSE(eg::same_attr(filled, eg::attr_value{2.0F}));
    CHECK_FALSE(eg::same_attr(eg::attr_value{2.0F}, filled));
    eg::tensor_proto other = floats({}, 3);
    other.type = eg::dtype::int32;
    CHECK_FALSE(eg::same_attr(floats({}, 3), other));
}

TEST_CASE("tensors too large to decode count as different") {
    CHECK_FALSE(eg::same_attr(floats({1.0F}, 1 << 24), floats({1.0F, 1.0F}, 1 << 24)));
    CHECK(eg::same_attr(floats({1.0F}, 1 << 24), floats({1.0F}, 1 << 24)));
}

TEST_CASE("functions by name and attrs") {
    const eg::func_attr f = function("f", floats({2.0F}, 3));
    CHECK(eg::same_attr(f, function("f", floats({2.0F, 2.0F}, 3))));
    CHECK_FALSE(eg::same_attr(f, function("g", floats({2.0F}, 3))));
    CHECK_FALSE(eg::same_attr(f, function("f", 3)));
    CHECK_FALSE(eg::same_attr(f, eg::func_attr{"f", {}, {}}));
}

TEST_CASE("numbers by their bits") {
    const float nan = std::numeric_limits<float>::quiet_NaN();
    CHECK(eg::same_attr(nan, nan));
    CHECK_FALSE(eg::same_attr(0.0F, -0.0F));
    CHECK(eg::same_attr(list_of({1.0F, nan}), list_of({1.0F, nan})));
    CHECK_FALSE(eg::same_attr(list_of({1.0F, 0.0F}), list_of({1.0F, -0.0F})));
    CHECK_FALSE(eg::same_attr(list_of({1.0F}), list_of({1.0F, 1.0F})));
    CHECK(eg::same_attr("text", "text"));
    CHECK_FALSE(eg::same_attr(1, 1.0F));
    CHECK(eg::same_attr(eg::attr_value{}, eg::attr_value{}));
}

TEST_CASE("lists of tensors as they are written") {
    eg::attr_list a;
    a.tensor.emplace_back(floats({2.0F}, 3));
    eg::attr_list b;
    b.tensor.emplace_back(floats({2.0F, 2.0F}, 3));
    CHECK_FALSE(eg::same_attr(a, b));
    CHECK(eg::same_attr(a, a));
}
