// SPDX-License-Identifier: BSL-1.0
#include <evergraph/graph/graph_builder.hpp>

#include <doctest/doctest.h>

#include <evergraph/graph/build_graph.hpp>
#include <evergraph/graph/graph_inputs.hpp>
#include <evergraph/ops/dialect.hpp>

#include <string>
#include <thread>
#include <type_traits>
#include <utility>
#include <vector>

namespace eg = evergraph;
using kind = eg::problem_kind;

static_assert(!std::is_move_constructible_v<eg::graph_builder>);

namespace builds {

inline constexpr eg::op placeholder{.name = "Placeholder",
                                    .since = 0,
                                    .outputs = {"output: dtype"},
                                    .attrs = {"dtype: type", "shape: shape = { unknown_rank: true }"}};
inline constexpr eg::op constant{
    .name = "Const", .since = 0, .outputs = {"output: dtype"}, .attrs = {"value: tensor", "dtype: type"}};
inline constexpr eg::op matmul{.name = "MatMul",
                               .since = 0,
                               .inputs = {"a: T", "b: T"},
                               .outputs = {"product: T"},
                               .attrs = {"transpose_a: bool = false", "T: {float, double}"}};
inline constexpr eg::op concat{.name = "Concat",
                               .since = 0,
                               .inputs = {"values: N * T", "axis: int32"},
                               .outputs = {"output: T"},
                               .attrs = {"N: int >= 2", "T: type"}};
inline constexpr eg::op both{.name = "Both",
                             .since = 0,
                             .inputs = {"x: X", "y: Y"},
                             .outputs = {"z: Y"},
                             .attrs = {"X: list(type)", "Y: list(type)"}};
inline constexpr eg::op split{.name = "Split",
                              .since = 0,
                              .inputs = {"value: T"},
                              .outputs = {"output: num_split * T"},
                              .attrs = {"num_split: int >= 1", "T: type"}};
inline constexpr eg::op variable{
    .name = "Variable", .since = 0, .outputs = {"ref: Ref(dtype)"}, .attrs = {"dtype: type"}};
inline constexpr eg::op assign{.name = "Assign",
                               .since = 0,
                               .inputs = {"ref: Ref(T)", "value: T"},
                               .outputs = {"output_ref: Ref(T)"},
                               .attrs = {"T: type"}};
inline constexpr eg::op old{
    .name = "Old", .since = 0, .deprecated = 5, .outputs = {"y: float"}, .because = "it is wrong"};
inline constexpr eg::op no_op{.name = "NoOp", .since = 0};

inline constexpr eg::op_table table{placeholder, constant, matmul, concat, both,
                                    split,       variable, assign, old,    no_op};
inline constexpr eg::version_policy policy{.current = 9};
using dialect = eg::dialect<table, policy>;

}  // namespace builds

namespace {

struct maker : eg::graph_builder {
    maker() : graph_builder(builds::dialect::ops, builds::policy) {}
    eg::built_node input(const char* name, eg::dtype type = eg::dtype::float32) {
        return placeholder(type, eg::to_proto(eg::shape{2, 2}), name);
    }
    const eg::node& at(eg::built_node n) const { return built()[n.id]; }
    std::vector<std::string> inputs(eg::built_node n) const {
        for (const eg::node_def& d : eg::to_graph_def(built()).nodes) {
            if (d.name == at(n).name) return d.inputs;
        }
        return {};
    }
    // The kind of the only problem so far.
    kind only() const {
        REQUIRE(found().size() == 1);
        CHECK_FALSE(eg::line(found()[0]).empty());
        return found()[0].kind;
    }
};

}  // namespace

TEST_CASE("types and numbers of inputs become attrs") {
    maker b;
    const auto x = b.input("x");
    const auto y = b.add("MatMul", {x, x}, {{"transpose_a", true}});
    CHECK(*b.at(y).attrs.find_as<eg::dtype>("T") == eg::dtype::float32);
    CHECK(*b.at(y).attrs.find_as<bool>("transpose_a"));
    CHECK(b.type_of(y) == eg::dtype::float32);
    CHECK(b.name_of(y) == "MatMul:0");
    const auto axis = b.constant(eg::tensor::scalar<std::int32_t>(0), "axis");
    const auto c = b.add("Concat", {x, y, x, axis});
    CHECK(*b.at(c).attrs.find_as<std::int64_t>("N") == 3);
    const auto d = b.add("Concat", {eg::input_list{x, y}, axis});
    CHECK(*b.at(d).attrs.find_as<std::int64_t>("N") == 2);
    const auto z = b.add("Both", {eg::input_list{x, axis}, eg::input_list{axis}});
    CHECK(b.at(z).attrs.find_as<eg::attr_list>("X")->type ==
          std::vector<eg::dtype>{eg::dtype::float32, eg::dtype::int32});
    const auto s = b.add("Split", {x}, {{"num_split", 3}});
    CHECK(b.inputs(b.add("MatMul", {s[2], s})) == std::vector<std::string>{"Split:2", "Split"});
    const auto v = b.add("Variable", {}, {{"dtype", eg::dtype::float32}});
    CHECK(*b.at(b.add("Assign", {v, x})).attrs.find_as<eg::dtype>("T") == eg::dtype::float32);
    CHECK(*b.at(b.add("MatMul", {v, x})).attrs.find_as<eg::dtype>("T") == eg::dtype::float32);
    const auto made = b.take();
    REQUIRE(made);
    CHECK(made->versions->producer == 9);
    CHECK(b.name_of(y).empty());
    CHECK(b.built().size() == 0);
    CHECK(boost::in_degree(eg::graph::sink, made->boost()) > 1);
}

TEST_CASE("each mistake has its kind, and nothing is built on it") {
    const auto kind_of = [](auto wrong) {
        maker b;
        const auto x = b.input("x");
        const std::size_t before = b.built().size();
        const eg::built_node made = wrong(b, x);
        CHECK_FALSE(made);
        CHECK(b.built().size() == before);
        const auto more = b.add("MatMul", {made, x});
        CHECK_FALSE(more);
        const kind k = b.only();
        CHECK_FALSE(b.take());
        return k;
    };
    CHECK(kind_of([](auto& b, auto x) { return b.add("Matmul", {x, x}); }) == kind::unknown_op);
    CHECK(kind_of([](auto& b, auto) { return b.add("Old"); }) == kind::deprecated_op);
    CHECK(kind_of([](auto& b, auto x) { return b.add("MatMul", {x}); }) == kind::wrong_input_count);
    CHECK(kind_of([](auto& b, auto x) { return b.add("MatMul", {x, x, x}); }) ==
          kind::wrong_input_count);
    CHECK(kind_of([](auto& b, auto x) { return b.add("Both", {x, x}); }) == kind::wrong_input_count);
    CHECK(kind_of([](auto& b, auto x) { return b.add("MatMul", {x, x}, {{"transpose", true}}); }) ==
          kind::unknown_attr);
    CHECK(kind_of([](auto& b, auto x) { return b.add("MatMul", {x, x}, {{"transpose_a", 1}}); }) ==
          kind::wrong_attr_type);
    CHECK(kind_of([](auto& b, auto x) { return b.add("Split", {x}); }) == kind::missing_attr);
    CHECK(kind_of([](auto& b, auto x) { return b.add("Split", {x}, {{"num_split", 0}}); }) ==
          kind::attr_below_minimum);
    CHECK(kind_of([](auto& b, auto x) {
              return b.add("Split", {x}, {{"num_split", 1}, {"T", eg::dtype::float64}});
          }) == kind::type_mismatch);
    CHECK(kind_of([](auto& b, auto x) { return b.add("Assign", {x, x}); }) == kind::type_mismatch);
    CHECK(kind_of([](auto& b, auto x) { return b.add("MatMul", {x[1], x}); }) ==
          kind::output_index_too_large);
    CHECK(kind_of([](auto& b, auto) { return b.add("NoOp", {}, {}, "_x"); }) == kind::bad_node_name);
    static maker other;
    CHECK(kind_of([](auto& b, auto x) { return b.add("MatMul", {x, other.input("far")}); }) ==
          kind::mixed_graphs);
}

TEST_CASE("names are made unique in their scope, whatever the case of their letters") {
    maker b;
    CHECK(b.unique_name("a", false) == "a");
    CHECK(b.at(b.add("NoOp", {}, {}, "a")).name == "a");
    CHECK(b.at(b.add("NoOp", {}, {}, "A")).name == "A_1");
    CHECK(b.at(b.add("NoOp", {}, {}, "a_1")).name == "a_1_1");
    CHECK(b.at(b.add("NoOp", {}, {}, "a")).name == "a_2");
    CHECK(b.at(b.add("NoOp")).name == "NoOp");
    {
        const auto layer = b.name_scope("layer");
        CHECK(b.current_scope() == "layer/");
        CHECK(b.at(b.add("NoOp", {}, {}, "a")).name == "layer/a");
        CHECK(b.at(b.add("NoOp", {}, {}, "whole/name/")).name == "whole/name");
        const auto inner = b.name_scope("_x");
        CHECK(b.current_scope() == "layer/_x/");
        const auto root = b.name_scope("");
        CHECK(b.current_scope().empty());
        const auto again = b.name_scope("layer/");
        CHECK(b.at(b.add("NoOp", {}, {}, "a")).name == "layer/a_1");
    }
    {
        const auto layer = b.name_scope("layer");
        CHECK(b.current_scope() == "layer_1/");
    }
    CHECK(b.found().empty());
    { const auto bad = b.name_scope("_x"); }
    CHECK(b.only() == kind::bad_node_name);
}

TEST_CASE("control dependencies accumulate, and spare nodes whose inputs wait already") {
    maker b;
    const auto a = b.add("NoOp", {}, {}, "a");
    const auto c = b.add("NoOp", {}, {}, "c");
    const auto x = b.input("x");
    const auto outer = b.control_dependencies({a});
    {
        const auto inner = b.control_dependencies({c, x});
        const auto y = b.add("MatMul", {x, x}, {}, "y");
        CHECK(b.inputs(y) == std::vector<std::string>{"x", "x", "^a", "^c"});
        CHECK(b.inputs(b.add("MatMul", {y, x}, {}, "z")) == std::vector<std::string>{"y", "x"});
        const auto none = b.no_control_dependencies();
        CHECK(b.inputs(b.add("NoOp", {}, {}, "free")).empty());
    }
    CHECK(b.inputs(b.add("NoOp", {}, {}, "last")) == std::vector<std::string>{"^a"});
    CHECK(b.found().empty());
}

TEST_CASE("devices: the innermost scope first, functions, and none") {
    maker b;
    const auto outer = b.device("/job:w/device:GPU:1");
    {
        const auto inner = b.device("/task:3/device:CPU:0");
        CHECK(b.at(b.add("NoOp")).device == "/job:w/task:3/device:CPU:0");
        const auto chosen = b.device(
            [](const eg::node& n) { return n.op == "NoOp" ? "/task:7" : std::string{}; });
        CHECK(b.at(b.add("NoOp")).device == "/job:w/task:7/device:CPU:0");
        CHECK(b.at(b.input("x")).device == "/job:w/task:3/device:CPU:0");
        const auto none = b.no_device();
        const auto own = b.device("/gpu:0");
        CHECK(b.at(b.add("NoOp")).device == "/device:GPU:0");
    }
    CHECK(b.found().empty());
    { const auto bad = b.device("gpu"); }
    CHECK(b.only() == kind::missing_device);
}

TEST_CASE("colocation: sorted groups, the device of the other node") {
    maker b;
    eg::built_node a;
    eg::built_node z;
    {
        const auto gpu = b.device("/gpu:0");
        z = b.input("z");
        a = b.input("a");
    }
    const auto cpu = b.device("/cpu:0");
    {
        const auto with_z = b.colocate_with(z);
        const auto with_a = b.colocate_with(a);
        const auto n = b.add("NoOp");
        CHECK(b.at(n).attrs.find_as<eg::attr_list>("_class")->s ==
              std::vector<std::string>{"loc:@a", "loc:@z"});
        CHECK(b.at(n).device == "/device:GPU:0");
        const auto only_a = b.colocate_with(n, true);
        CHECK(eg::colocation_groups(b.at(b.add("NoOp"))) == std::vector<std::string>{"a", "z"});
        const auto none = b.no_colocation();
        CHECK(eg::colocation_groups(b.at(b.add("NoOp"))).empty());
    }
    CHECK(b.at(b.add("NoOp")).device == "/device:CPU:0");
    CHECK(b.found().empty());
}

TEST_CASE("scopes left out of order or by another thread are told") {
    SUBCASE("out of order") {
        maker b;
        const eg::scope_id outer = b.enter_name_scope("outer");
        const eg::scope_id inner = b.enter_name_scope("inner");
        b.leave(outer);
        CHECK(b.only() == kind::misused_scope);
        CHECK(b.current_scope().empty());
        b.leave(inner);
        CHECK(b.found().size() == 2);
    }
    SUBCASE("another thread leaves") {
        maker b;
        const eg::scope_id scope = b.enter_device("/cpu:0");
        std::thread{[&] { b.leave(scope); }}.join();
        CHECK(b.only() == kind::misused_scope);
        b.leave(scope);
        CHECK(b.found().size() == 1);
    }
    SUBCASE("another thread adds") {
        maker b;
        const auto scope = b.name_scope("mine");
        std::thread{[&] { CHECK_FALSE(b.add("NoOp")); }}.join();
        CHECK(b.only() == kind::misused_scope);
    }
    SUBCASE("threads add without scopes") {
        maker b;
        const auto add_many = [&] {
            for (int i = 0; i < 200; ++i) CHECK(b.add("NoOp"));
        };
        std::thread one{add_many};
        add_many();
        one.join();
        CHECK(b.found().empty());
        CHECK(b.built().size() == 400);
    }
}

TEST_CASE("a final graph takes nothing more") {
    maker b;
    const auto x = b.input("x");
    b.add_to_collection(eg::graph_keys::losses, x);
    b.finalize();
    CHECK(b.is_final());
    CHECK_FALSE(b.add("NoOp"));
    CHECK(b.only() == kind::graph_is_final);
    b.add_to_collection(eg::graph_keys::losses, x);
    b.set_library(eg::shared_bytes::copy_of("x"));
    CHECK(b.found().size() == 3);
    CHECK(b.collection("losses").size() == 1);
    b.collection_ref("losses").push_back({"more", {}});
    CHECK(b.collection("losses").size() == 2);
}

TEST_CASE("collections: keys once, copies, scopes by name") {
    maker b;
    b.add_to_collections({"losses", "losses", "weights"}, {"layer/w:0", {}});
    b.add_to_collection("losses", eg::collection_item{"", std::int64_t{3}});
    CHECK(b.collection("losses").size() == 2);
    CHECK(b.collection("losses", "layer").size() == 1);
    CHECK(b.collection("losses", "other").empty());
    CHECK(b.collection("none").empty());
    CHECK(b.all_collections().keys() == std::vector<std::string>{"losses", "weights"});
    static_assert(eg::graph_keys::global_variables == "variables");
    static_assert(eg::graph_keys::table_initializers == "table_initializer");
}

TEST_CASE("lookup by name and by id") {
    maker b;
    const auto x = b.input("x");
    const auto code = [](const auto& result) {
        return result ? eg::status_code::ok : result.error().code;
    };
    CHECK(b.operation("x")->id == x.id);
    CHECK(b.operation(x.id)->id == x.id);
    CHECK(b.tensor_named("x:0")->node == x.id);
    CHECK(code(b.operation("x:0")) == eg::status_code::invalid_argument);
    CHECK(code(b.operation("y")) == eg::status_code::not_found);
    CHECK(code(b.operation(eg::node_id{99})) == eg::status_code::not_found);
    CHECK(code(b.tensor_named("x")) == eg::status_code::invalid_argument);
    CHECK(code(b.tensor_named("x:y")) == eg::status_code::invalid_argument);
    CHECK(code(b.tensor_named("x:0:1")) == eg::status_code::invalid_argument);
    CHECK(code(b.tensor_named("^x")) == eg::status_code::invalid_argument);
    CHECK(code(b.tensor_named("y:0")) == eg::status_code::not_found);
    CHECK(code(b.tensor_named("x:1")) == eg::status_code::not_found);
}

TEST_CASE("functions raise the consumer that is asked for") {
    maker b;
    b.set_library(eg::shared_bytes::copy_of("x"));
    CHECK(b.built().versions->min_consumer == 12);
}
