// SPDX-License-Identifier: BSL-1.0
#include <evergraph/tf/kernels/variables.hpp>

#include <evergraph/tf/kernels/sources.hpp>

#include <doctest/doctest.h>

#include <string>
#include <thread>
#include <vector>

#include "stateful_graph.hpp"

namespace eg = evergraph;
using eg::dtype;
using eg::tensor;
using stateful::run;
using stateful::run_target;
using stateful::writer;

namespace {

inline constexpr eg::kernel_table kernels{eg::tf::source_kernels, eg::tf::variable_kernels};
constexpr eg::runtime with = eg::runtime_of<eg::tf::dialect>(kernels.view());

tensor vector_of(std::initializer_list<float> values) {
    return tensor::of<float>({static_cast<std::int64_t>(values.size())}, values);
}

writer resource_graph() {
    writer w;
    w.feed("x", dtype::float32);
    w.feed("i", dtype::int32);
    w.node("v", "VarHandleOp", {}, {{"dtype", dtype::float32}, {"shape", eg::shape_proto{}}});
    w.node("set", "AssignVariableOp", {"v", "x"}, {{"dtype", dtype::float32}});
    w.node("add", "AssignAddVariableOp", {"v", "x"}, {{"dtype", dtype::float32}});
    w.node("less", "AssignSubVariableOp", {"v", "x"}, {{"dtype", dtype::float32}});
    w.node("get", "ReadVariableOp", {"v"}, {{"dtype", dtype::float32}});
    w.node("get_after", "ReadVariableOp", {"v", "^add"}, {{"dtype", dtype::float32}});
    w.node("has", "VarIsInitializedOp", {"v"});
    w.node("size", "VariableShape", {"v"}, {{"out_type", dtype::int64}});
    w.node("rows", "ResourceGather", {"v", "i"}, {{"dtype", dtype::float32}, {"Tindices", dtype::int32}});
    for (const std::string op : {"Add", "Sub", "Mul", "Div", "Min", "Max", "Update"}) {
        w.node(op, "ResourceScatter" + op, {"v", "i", "x"},
               {{"dtype", dtype::float32}, {"Tindices", dtype::int32}});
    }
    return w;
}

}  // namespace

TEST_CASE("resource variables: assigned, read, added to, gathered and scattered") {
    const eg::session s = resource_graph().session(with);
    CHECK(run(s, "has") == tensor::scalar(false));
    const eg::problem unset = stateful::failure(s, {"get"});
    CHECK(unset.code == eg::status_code::failed_precondition);
    CHECK(unset.found.find("variable 'v' without a value") != std::string::npos);
    run_target(s, "set", {{"x", vector_of({1, 2, 3})}});
    CHECK(run(s, "has") == tensor::scalar(true));
    CHECK(run(s, "get_after", {{"x", vector_of({10, 20, 30})}}) == vector_of({11, 22, 33}));
    run_target(s, "less", {{"x", vector_of({1, 1, 1})}});
    CHECK(run(s, "get") == vector_of({10, 21, 32}));
    CHECK(run(s, "size") == tensor::of<std::int64_t>({1}, {3}));
    const tensor twice = tensor::of<std::int32_t>({2}, {2, 2});
    CHECK(run(s, "rows", {{"i", twice}}) == vector_of({32, 32}));
    const std::vector<std::pair<std::string, float>> answers{
        {"Add", 35}, {"Sub", 32}, {"Mul", 64}, {"Div", 32}, {"Min", 1}, {"Max", 2}, {"Update", 2}};
    for (const auto& [op, answer] : answers) {
        run_target(s, op, {{"i", twice}, {"x", vector_of({1, 2})}});
        CHECK(run(s, "get").values<float>()[2] == answer);
    }
    CHECK(stateful::failure(s, {}, {"add"}, {{"x", vector_of({1})}}).code ==
          eg::status_code::invalid_argument);
    CHECK(stateful::failure(s, {}, {"Add"}, {{"i", tensor::of<std::int32_t>({1}, {3})},
                                             {"x", vector_of({1})}}).code ==
          eg::status_code::invalid_argument);
}

TEST_CASE("what was read stays as it was when the variable changes") {
    const eg::session s = resource_graph().session(with);
    run_target(s, "set", {{"x", vector_of({1, 2})}});
    const tensor before = run(s, "get");
    run_target(s, "add", {{"x", vector_of({5, 5})}});
    CHECK(before == vector_of({1, 2}));
    CHECK(run(s, "get") == vector_of({6, 7}));
}

TEST_CASE("sessions have their own variables unless they share a store") {
    const eg::session a = resource_graph().session(with);
    const eg::session b = resource_graph().session(with);
    eg::session_options shared;
    shared.resources = a.resources();
    const eg::session c = resource_graph().session(with, shared);
    run_target(a, "set", {{"x", vector_of({4})}});
    CHECK(run(b, "has") == tensor::scalar(false));
    CHECK(run(c, "get") == vector_of({4}));
}

TEST_CASE("updates from many threads all count") {
    eg::session_options options;
    options.threads = 4;
    const eg::session s = resource_graph().session(with, options);
    run_target(s, "set", {{"x", vector_of({0})}});
    std::vector<std::thread> threads;
    for (int t = 0; t < 4; ++t) {
        threads.emplace_back([&] {
            for (int i = 0; i < 50; ++i) {
                if (!s.run({{"x", vector_of({1})}}, {}, {"add"})) return;
            }
        });
    }
    for (std::thread& t : threads) t.join();
    CHECK(run(s, "get") == vector_of({200}));
}

TEST_CASE("reference variables are read where a value is wanted, when it is wanted") {
    writer w;
    const eg::named_attr t{"T", dtype::float32};
    w.feed("x", dtype::float32);
    w.feed("p", dtype::boolean);
    w.node("v", "VariableV2", {}, {{"shape", eg::shape_proto{}}, {"dtype", dtype::float32}});
    w.node("set", "Assign", {"v", "x"}, {t});
    w.node("add", "AssignAdd", {"v", "x"}, {t});
    w.node("after", "Identity", {"v", "^add"}, {t});
    w.node("both", "IdentityN", {"add", "v"}, {{"T", stateful::types_of({dtype::float32, dtype::float32})}});
    w.node("has", "IsVariableInitialized", {"v"}, {{"dtype", dtype::float32}});
    w.node("same", "RefIdentity", {"v"}, {t});
    w.node("through", "AssignSub", {"same", "x"}, {t});
    w.node("switch", "Switch", {"v", "p"}, {t});
    w.node("merged", "Merge", {"switch", "switch:1"}, {t, {"N", 2}});
    const eg::session s = w.session(with);
    CHECK(run(s, "has") == tensor::scalar(false));
    CHECK(stateful::failure(s, {"v"}).code == eg::status_code::failed_precondition);
    CHECK(stateful::failure(s, {"merged"}, {}, {{"p", tensor::scalar(true)}}).code ==
          eg::status_code::failed_precondition);
    const std::vector<eg::named_tensor> one{{"x", tensor::scalar(1.0F)}};
    CHECK(run(s, "set", one) == tensor::scalar(1.0F));
    CHECK(run(s, "after", one) == tensor::scalar(2.0F));
    CHECK(run(s, "both:0", one) == tensor::scalar(3.0F));
    CHECK(run(s, "through", one) == tensor::scalar(2.0F));
    CHECK(run(s, "v") == tensor::scalar(2.0F));
    CHECK(run(s, "merged", {{"p", tensor::scalar(false)}}) == tensor::scalar(2.0F));
    CHECK(stateful::failure(s, {"set"}, {}, {{"x", vector_of({1, 2})}}).code ==
          eg::status_code::invalid_argument);
    // A value fed in the place of the reference cannot be assigned to.
    CHECK(stateful::failure(s, {"add"}, {}, {{"v", tensor::scalar(1.0F)}, {"x", tensor::scalar(1.0F)}})
              .code == eg::status_code::invalid_argument);
}

TEST_CASE("temporary variables live for one run, counters stop at their limit") {
    writer w;
    const eg::named_attr t{"T", dtype::float32};
    w.feed("x", dtype::float32);
    w.node("tmp", "TemporaryVariable", {}, {{"shape", eg::shape_proto{}}, {"dtype", dtype::float32}});
    w.node("set", "Assign", {"tmp", "x"}, {t});
    w.node("add", "AssignAdd", {"set", "x"}, {t});
    w.node("end", "DestroyTemporaryVariable", {"add"}, {t, {"var_name", "tmp"}});
    w.feed("n", dtype::int32);
    w.node("count", "Variable", {}, {{"shape", eg::shape_proto{}}, {"dtype", dtype::int32}});
    w.node("zero", "Assign", {"count", "n"}, {{"T", dtype::int32}});
    w.node("next", "CountUpTo", {"count"}, {{"T", dtype::int32}, {"limit", 2}});
    const eg::session s = w.session(with);
    CHECK(run(s, "end", {{"x", tensor::scalar(4.0F)}}) == tensor::scalar(8.0F));
    run_target(s, "zero", {{"n", tensor::scalar(0)}});
    CHECK(run(s, "next") == tensor::scalar(0));
    CHECK(run(s, "next") == tensor::scalar(1));
    CHECK(stateful::failure(s, {"next"}).code == eg::status_code::out_of_range);
}
