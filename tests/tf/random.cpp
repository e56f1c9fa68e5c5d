// SPDX-License-Identifier: BSL-1.0
// Tests of random numbers against those that TensorFlow drew (tests/golden/tf_random.py).
#include <evergraph/tf/kernels/random.hpp>
#include <evergraph/tf/kernels/stateless_random.hpp>

#include <doctest/doctest.h>

#include <charconv>
#include <cmath>
#include <cstring>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

namespace {

using namespace evergraph;

inline constexpr kernel_table kernels{tf::random_kernels, tf::stateless_random_kernels};

std::vector<std::string> parts_of(const std::string& text, char at) {
    std::vector<std::string> out;
    std::stringstream in{text};
    for (std::string part; std::getline(in, part, at);) out.push_back(part);
    return out;
}

tensor tensor_of(const std::string& line) {
    const auto fields = parts_of(line, ':');
    std::vector<std::int64_t> sizes;
    for (const auto& n : parts_of(fields[1], ',')) sizes.push_back(std::stoll(n));
    tensor t = tensor::uninitialized(static_cast<dtype>(std::stoi(fields[0])), shape{sizes});
    const auto bytes = t.writable_bytes();
    for (std::size_t i = 0; i < bytes.size(); ++i) {
        bytes[i] = static_cast<char>(std::stoi(fields[2].substr(2 * i, 2), nullptr, 16));
    }
    return t;
}

struct random_case {
    plan_node node;
    std::vector<tensor> inputs;
    std::vector<tensor> answers;
};

random_case case_of(const std::string& line) {
    random_case c;
    const auto fields = parts_of(line, ';');
    c.node.name = c.node.op = fields[0];
    for (const auto& attr : parts_of(fields[1], ' ')) {
        const std::string name = attr.substr(0, attr.find('='));
        const std::int64_t value = std::stoll(attr.substr(attr.find(':') + 1));
        const bool is_type = attr.find("=t:") != attr.npos;
        c.node.attrs.set(name, is_type ? attr_value{static_cast<dtype>(value)} : attr_value{value});
    }
    for (const auto& t : parts_of(fields[2], ' ')) c.inputs.push_back(tensor_of(t));
    for (const auto& t : parts_of(fields[3], ' ')) c.answers.push_back(tensor_of(t));
    if (c.node.op == "Multinomial" || c.node.op == "StatelessMultinomial") {
        c.node.attrs.set("T", c.inputs[0].type());
    }
    const std::size_t outputs = c.node.op == "StatelessRandomGetKeyCounter" ? 2 : 1;
    for (std::size_t i = 0; i < outputs; ++i) c.node.output_types.push_back(c.answers[i].type());
    return c;
}

// The last bits of sine and logarithm are not the same in all libraries.
bool alike(const tensor& a, const tensor& b) {
    if (a.type() != b.type() || !(a.dims() == b.dims())) return false;
    if (a == b) return true;
    bool close = false;
    tf::with_type(tf::types<float, double, half, bfloat16>{}, a.type(), [&]<class Tag>(Tag) {
        using T = typename Tag::type;
        close = true;
        for (std::size_t i = 0; i < a.values<T>().size(); ++i) {
            const double x = static_cast<double>(static_cast<float>(a.values<T>()[i]));
            const double y = static_cast<double>(static_cast<float>(b.values<T>()[i]));
            const double off = sizeof(T) == 2 ? 1e-2 : 2e-6;
            close = close && std::abs(x - y) <= off * std::max(1.0, std::abs(y));
        }
    });
    return close;
}

std::vector<tensor> run(const plan_node& node, std::vector<tensor> inputs, const run_step& step) {
    std::vector<tensor*> pointers;
    for (tensor& t : inputs) pointers.push_back(&t);
    const std::vector<std::uint8_t> last_use(inputs.size(), 1);
    std::vector<tensor> outputs(node.output_types.size());
    kernel_context context{node, pointers, last_use, outputs, &step};
    const auto made = kernels.view().rows_of(node.op)[0].make(node);
    REQUIRE(made);
    (*made)(context);
    if (context.failed()) MESSAGE(node.op << ": " << text(*context.failure()));
    return outputs;
}

}  // namespace

TEST_CASE("the same seeds give the numbers that TensorFlow draws") {
    std::ifstream file{std::string{EVERGRAPH_GOLDEN} + "/tf_random.txt"};
    int cases = 0;
    for (std::string line; std::getline(file, line); ++cases) {
        const random_case c = case_of(line);
        resource_store store;
        run_step step;
        step.resources = &store;
        std::vector<tensor> drawn;
        while (drawn.size() < c.answers.size()) {
            for (tensor& t : run(c.node, c.inputs, step)) drawn.push_back(std::move(t));
        }
        for (std::size_t i = 0; i < drawn.size(); ++i) {
            INFO(line);
            CHECK(alike(drawn[i], c.answers[i]));
        }
    }
    CHECK(cases == 48);
}

TEST_CASE("without seeds each session draws other numbers") {
    plan_node node;
    node.name = node.op = "RandomUniform";
    node.output_types = {dtype::float32};
    const std::vector<tensor> dims{tensor::of<std::int32_t>({1}, {8})};
    resource_store one;
    resource_store two;
    run_step step;
    step.resources = &one;
    const tensor a = run(node, dims, step)[0];
    const tensor b = run(node, dims, step)[0];
    step.resources = &two;
    const tensor c = run(node, dims, step)[0];
    CHECK_FALSE(a == b);
    CHECK_FALSE(a == c);
    for (const float v : a.values<float>()) CHECK((v >= 0 && v < 1));
}

TEST_CASE("what cannot be drawn is said") {
    resource_store store;
    run_step step;
    step.resources = &store;
    plan_node node;
    node.name = node.op = "StatelessRandomUniformV2";
    node.output_types = {dtype::float32};
    std::vector<tensor> inputs{tensor::of<std::int32_t>({1}, {2}), tensor::of<std::uint64_t>({1}, {1}),
                               tensor::of<std::uint64_t>({2}, {1, 2}), tensor::scalar<std::int32_t>(2)};
    CHECK(run(node, inputs, step)[0].empty_handed());
    node.op = "RandomUniformInt";
    node.output_types = {dtype::int32};
    CHECK(run(node, {tensor::of<std::int32_t>({1}, {2}), tensor::scalar(4), tensor::scalar(4)}, step)[0]
              .empty_handed());
}
