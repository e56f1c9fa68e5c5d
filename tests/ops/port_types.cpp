// SPDX-License-Identifier: BSL-1.0
#include <evergraph/ops/default_attr.hpp>
#include <evergraph/ops/dialect.hpp>
#include <evergraph/ops/port_types.hpp>

#include <doctest/doctest.h>

#include <string>
#include <vector>

namespace eg = evergraph;
using eg::dtype;

namespace {

inline constexpr eg::op mixed{
    .name = "Mixed",
    .since = 0,
    .inputs = {"a: int32", "b: N * T", "c: Tlist", "d: Ref(T)"},
    .outputs = {"out: N * string"},
    .attrs = {"N: int = 2", "T: type = DT_HALF", "Tlist: list(type)"}};
inline constexpr eg::op defaults{
    .name = "Defaults",
    .since = 0,
    .attrs = {"s: string = 'a\\n\"'", "i: int = -3", "f: float = 1e-3", "b: bool = true",
              "t: type = DT_BFLOAT16", "shape: shape = { dim { size: -1 } dim { size: 3 } }",
              "any: shape = { unknown_rank: true }",
              "v: tensor = { dtype: DT_DOUBLE tensor_shape { dim { size: 2 } } double_val: 0.1 "
              "double_val: 2 }",
              "fn: func = { name: 'body' }", "ls: list(string) = ['x', \"y\"]",
              "li: list(int) = [1, -2]", "lb: list(bool) = []", "lt: list(type) = [DT_INT32, float]",
              "lshape: list(shape) = [{ dim { size: 4 } }]", "needed: int"}};
inline constexpr eg::op_table table{mixed, defaults};
inline constexpr eg::version_policy policy{.current = 1};
using dialect = eg::dialect<table, policy>;

}  // namespace

TEST_CASE("ports give their types one after the other") {
    const eg::op_definition& op = *dialect::ops.find("Mixed", 0);
    eg::attr_map attrs;
    CHECK_FALSE(eg::types_of(op, op.inputs, attrs));
    eg::attr_list l;
    l.type = {dtype::string, dtype::boolean};
    attrs.set("Tlist", l);
    auto types = eg::types_of(op, op.inputs, attrs);
    REQUIRE(types);
    REQUIRE(types->size() == 6);
    const std::vector<dtype> wanted{dtype::int32,  dtype::half,    dtype::half,
                                    dtype::string, dtype::boolean, eg::ref_to(dtype::half)};
    for (int i = 0; i < 6; ++i) CHECK((*types)[i] == wanted[static_cast<std::size_t>(i)]);
    CHECK(types->port_of(2) == "b");
    CHECK(types->port_of(5) == "d");
    attrs.set("N", 0);
    CHECK(eg::types_of(op, op.outputs, attrs)->size() == 0);
    attrs.set("N", -1);
    CHECK_FALSE(eg::types_of(op, op.outputs, attrs));
    attrs.set("N", std::int64_t{1} << 40);
    CHECK_FALSE(eg::types_of(op, op.outputs, attrs));
    attrs.set("N", "two");
    CHECK_FALSE(eg::types_of(op, op.outputs, attrs));
    attrs.set("Tlist", eg::attr_value{});
    attrs.erase("N");
    CHECK(eg::types_of(op, op.inputs, attrs)->size() == 4);  // an unset list is an empty list
}

TEST_CASE("defaults become values of every kind") {
    const eg::op_definition& op = *dialect::ops.find("Defaults", 0);
    eg::attr_map attrs;
    attrs.set("i", 7);
    eg::add_defaults(op, attrs);
    CHECK(attrs.size() == 14);
    CHECK(*attrs.find_as<std::string>("s") == "a\n\"");
    CHECK(*attrs.find_as<std::int64_t>("i") == 7);
    CHECK(*attrs.find_as<float>("f") == 1e-3F);
    CHECK(*attrs.find_as<bool>("b"));
    CHECK(*attrs.find_as<dtype>("t") == dtype::bfloat16);
    CHECK(eg::text(*attrs.find_as<eg::shape_proto>("shape")) == "[?,3]");
    CHECK(attrs.find_as<eg::shape_proto>("any")->unknown_rank);
    const auto& v = *attrs.find_as<eg::tensor_proto>("v");
    CHECK(v.type == dtype::float64);
    CHECK(eg::text(v.dims) == "[2]");
    CHECK(v.double_val == std::vector<double>{0.1, 2.0});
    CHECK(attrs.find_as<eg::func_attr>("fn")->name == "body");
    CHECK(attrs.find_as<eg::attr_list>("ls")->s == std::vector<std::string>{"x", "y"});
    CHECK(attrs.find_as<eg::attr_list>("li")->i == std::vector<std::int64_t>{1, -2});
    CHECK(*attrs.find_as<eg::attr_list>("lb") == eg::attr_list{});
    CHECK(attrs.find_as<eg::attr_list>("lt")->type ==
          std::vector<dtype>{dtype::int32, dtype::float32});
    CHECK(eg::text(attrs.find_as<eg::attr_list>("lshape")->shape[0]) == "[4]");
    CHECK(attrs.find("needed") == nullptr);
    CHECK(eg::attr_or_default(op, {}, "i")->as<std::int64_t>() != nullptr);
    CHECK_FALSE(eg::attr_or_default(op, {}, "needed"));
    CHECK_FALSE(eg::attr_or_default(op, {}, "no such attr"));
}
