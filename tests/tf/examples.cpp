// SPDX-License-Identifier: BSL-1.0
// Tests of examples and sparse tensors: what TensorFlow 2.21 made of the same inputs.
#include <evergraph/tf/kernels/examples.hpp>

#include <doctest/doctest.h>

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <evergraph/tf/kernels/sparse.hpp>

using namespace evergraph;

namespace {

std::string bytes_of(std::string_view hex) {
    const auto digit = [](char c) { return c <= '9' ? c - '0' : c - 'a' + 10; };
    std::string out;
    for (std::size_t i = 0; i + 1 < hex.size(); i += 2) {
        out += static_cast<char>(digit(hex[i]) * 16 + digit(hex[i + 1]));
    }
    return out;
}
// {n: 3, w: one two, x: 1.5 2.5} and {v: 7 8 9, x: -1 0.25}
const std::string first = bytes_of(
    "0a320a0a0a016e12051a030a01030a110a0177120c0a0a0a036f6e650a0374776f0a110a0178120c120a0a080000c03f"
    "00002040");
const std::string second = bytes_of(
    "0a2a0a150a01761210120e0a0c0000e04000000041000010410a110a0178120c120a0a08000080bf0000803e");

struct outcome {
    std::vector<tensor> outputs;
    std::optional<problem> failure;
};
outcome run(void (*f)(kernel_context&), plan_node node, std::vector<tensor> inputs,
            std::size_t outputs) {
    outcome out;
    out.outputs.resize(outputs);
    std::vector<tensor*> given;
    for (tensor& t : inputs) given.push_back(&t);
    const std::vector<std::uint8_t> last(inputs.size(), 0);
    kernel_context c(node, given, last, out.outputs);
    f(c);
    out.failure = c.failure();
    return out;
}

tensor texts(std::vector<std::string> values) {
    return tensor::of<std::string>({static_cast<std::int64_t>(values.size())}, values);
}
tensor key(const char* name) { return tensor::of<std::string>({}, std::vector<std::string>{name}); }
shape_proto dims(std::vector<std::int64_t> sizes) {
    shape_proto out;
    for (const std::int64_t n : sizes) {
        dim_proto d;
        d.size = n;
        out.dims.push_back(d);
    }
    return out;
}
plan_node parser_of(std::int64_t sparse, std::vector<dtype> types,
                    std::vector<shape_proto> shapes) {
    plan_node n;
    attr_list of_types;
    of_types.type = std::move(types);
    attr_list of_shapes;
    of_shapes.shape = shapes;
    n.attrs.set("Nsparse", sparse);
    n.attrs.set("Ndense", static_cast<std::int64_t>(shapes.size()));
    n.attrs.set("sparse_types", of_types);
    n.attrs.set("dense_shapes", of_shapes);
    return n;
}
const tensor no_floats = tensor::of<float>({0}, std::vector<float>{});

}  // namespace

TEST_CASE("examples become sparse and dense tensors") {
    const plan_node node = parser_of(2, {dtype::string, dtype::int64},
                                     {dims({2}), dims({-1}), dims({1})});
    const outcome out = run(tf::parse_example, node,
                            {texts({first, second}), texts({}), key("w"), key("k"), key("x"),
                             key("v"), key("n"), no_floats, tensor::of<float>({}, {-5.0F}),
                             tensor::of<std::int64_t>({1}, {42})},
                            9);
    REQUIRE_FALSE(out.failure);
    CHECK(out.outputs[0] == tensor::of<std::int64_t>({2, 2}, {0, 0, 0, 1}));
    CHECK(out.outputs[1].dims() == shape{0, 2});
    CHECK(out.outputs[2] == texts({"one", "two"}));
    CHECK(out.outputs[3].dims() == shape{0});
    CHECK(out.outputs[4] == tensor::of<std::int64_t>({2}, {2, 2}));
    CHECK(out.outputs[5] == tensor::of<std::int64_t>({2}, {2, 0}));
    CHECK(out.outputs[6] == tensor::of<float>({2, 2}, {1.5F, 2.5F, -1.0F, 0.25F}));
    CHECK(out.outputs[7] == tensor::of<float>({2, 3}, {-5, -5, -5, 7, 8, 9}));
    CHECK(out.outputs[8] == tensor::of<std::int64_t>({2, 1}, {3, 42}));
}

TEST_CASE("one example alone has no dimension of the batch") {
    const outcome out = run(tf::parse_example_v2, parser_of(1, {dtype::string}, {dims({2})}),
                            {tensor::of<std::string>({}, std::vector<std::string>{first}), texts({}),
                             texts({"w"}), texts({"x"}), texts({}), no_floats},
                            4);
    REQUIRE_FALSE(out.failure);
    CHECK(out.outputs[0] == tensor::of<std::int64_t>({2, 1}, {0, 1}));
    CHECK(out.outputs[1] == texts({"one", "two"}));
    CHECK(out.outputs[2] == tensor::of<std::int64_t>({1}, {2}));
    CHECK(out.outputs[3] == tensor::of<float>({2}, {1.5F, 2.5F}));
}

TEST_CASE("what an example lacks, or has otherwise, is said with the name of the feature") {
    const auto dense = [](const char* name, std::vector<std::int64_t> sizes, const std::string& bytes) {
        return run(tf::parse_example, parser_of(0, {}, {dims(std::move(sizes))}),
                   {texts({bytes}), texts({}), key(name), no_floats}, 1);
    };
    for (const auto& [name, sizes] : std::vector<std::pair<const char*, std::vector<std::int64_t>>>{
             {"q", {2}}, {"x", {3}}, {"w", {2}}, {"x", {-1, 3}}}) {
        const outcome out = dense(name, sizes, first);
        REQUIRE(out.failure);
        CHECK(out.failure->code == status_code::invalid_argument);
        CHECK(out.failure->found.find(name) != std::string::npos);
    }
    for (std::size_t n = 1; n < first.size(); ++n) {
        CHECK(dense("x", {2}, first.substr(0, n)).failure);  // never a crash, never a value
    }
}

TEST_CASE("indices of one shape are those of another") {
    const auto reshaped = [](std::vector<std::int64_t> to) {
        return run(tf::sparse_reshape, {},
                   {tensor::of<std::int64_t>({2, 2}, {0, 0, 1, 2}), tensor::of<std::int64_t>({2}, {2, 3}),
                    tensor::of<std::int64_t>({static_cast<std::int64_t>(to.size())}, to)},
                   2);
    };
    const outcome out = reshaped({3, -1});
    REQUIRE_FALSE(out.failure);
    CHECK(out.outputs[0] == tensor::of<std::int64_t>({2, 2}, {0, 0, 2, 1}));
    CHECK(out.outputs[1] == tensor::of<std::int64_t>({2}, {3, 2}));
    CHECK(reshaped({4, -1}).failure);
    CHECK(reshaped({-1, -1}).failure);
    CHECK(reshaped({2, 2}).failure);
    CHECK(reshaped({0, -1}).failure);
}

TEST_CASE("empty rows are filled, and say so") {
    const auto filled = [](std::int64_t rows) {
        return run(tf::sparse_fill_empty_rows, {},
                   {tensor::of<std::int64_t>({3, 2}, {2, 1, 0, 1, 2, 0}), texts({"c", "a", "d"}),
                    tensor::of<std::int64_t>({2}, {rows, 2}), key("-")},
                   4);
    };
    const outcome out = filled(4);
    REQUIRE_FALSE(out.failure);
    CHECK(out.outputs[0] == tensor::of<std::int64_t>({5, 2}, {0, 1, 1, 0, 2, 1, 2, 0, 3, 0}));
    CHECK(out.outputs[1] == texts({"a", "-", "c", "d", "-"}));
    CHECK(out.outputs[2] == tensor::of<bool>({4}, {false, true, false, true}));
    CHECK(out.outputs[3] == tensor::of<std::int64_t>({3}, {2, 0, 3}));
    CHECK(filled(2).failure);
    CHECK(filled(-1).failure);
}

TEST_CASE("sparse values in a dense tensor") {
    const auto dense = [](std::vector<std::int32_t> indices) {
        return run(tf::sparse_to_dense, {},
                   {tensor::of<std::int32_t>({2, 2}, indices), tensor::of<std::int32_t>({2}, {2, 2}),
                    tensor::of<float>({2}, {5, 6}), tensor::of<float>({}, {-1.0F})},
                   1);
    };
    const outcome out = dense({0, 1, 1, 0});
    REQUIRE_FALSE(out.failure);
    CHECK(out.outputs[0] == tensor::of<float>({2, 2}, {-1, 5, 6, -1}));
    CHECK(dense({1, 0, 0, 1}).failure);
    CHECK(dense({0, 0, 0, 0}).failure);
    CHECK(dense({0, 2, 1, 0}).failure);
}
