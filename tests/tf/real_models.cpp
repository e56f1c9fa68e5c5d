// SPDX-License-Identifier: BSL-1.0
// Graphs that other people published, with the answers they published.
#include <evergraph_tf.hpp>

#include <doctest/doctest.h>

#include <cmath>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <string>
#include <utility>
#include <vector>

namespace eg = evergraph;
using eg::tensor;

namespace {

// Opened, or not there: the models are not part of this repository.
std::vector<eg::session> real_model(const std::string& path, unsigned threads) {
    const std::filesystem::path folder{EVERGRAPH_REAL_MODELS};
    std::vector<eg::session> opened;
    if (folder.empty()) {
        MESSAGE("skipped: EVERGRAPH_REAL_MODELS names no folder of real models");
        return opened;
    }
    auto def = eg::read_graph_file(folder / path);
    REQUIRE_MESSAGE(def, path);
    eg::session_options options;
    options.threads = threads;
    auto s = eg::session::open(std::move(*def), eg::tf::runtime, options);
    REQUIRE_MESSAGE(s, path);
    opened.push_back(std::move(*s));
    return opened;
}

// A column of numbers, and the sizes beside it.
template <class T = float>
tensor column(const std::string& path) {
    const std::filesystem::path folder{EVERGRAPH_REAL_MODELS};
    std::vector<std::int64_t> sizes;
    std::vector<T> values;
    std::ifstream shape_file(folder / (path + ".shape"));
    for (std::int64_t n = 0; shape_file >> n;) sizes.push_back(n);
    std::ifstream value_file(folder / (path + ".csv"));
    for (T v = 0; value_file >> v;) values.push_back(v);
    return tensor::of<T>(eg::shape{sizes}, values);
}

// Fetches, or fails with the problems printed.
std::vector<tensor> values(const eg::session& s, const std::vector<eg::named_tensor>& feeds,
                           const std::vector<std::string>& fetches) {
    auto out = s.run(feeds, fetches);
    if (out) return std::move(*out);
    for (const eg::problem& p : out.error()) MESSAGE(eg::line(p));
    FAIL("the run failed");
    return {};
}

void check_close(const tensor& got, const tensor& wanted, double tolerance) {
    REQUIRE(got.dims() == wanted.dims());
    const auto a = got.values<float>();
    const auto b = wanted.values<float>();
    for (std::size_t i = 0; i < a.size(); ++i) {
        CHECK(a[i] == doctest::Approx(static_cast<double>(b[i])).epsilon(tolerance));
    }
}

template <class T>
tensor counted(T first, T step) {
    std::vector<T> v;
    for (int i = 0; i < 16; ++i) v.push_back(static_cast<T>(first + step * i));
    return tensor::of<T>({1, 16}, v);
}

}  // namespace

TEST_CASE("s35: sum and difference of int32, of int8 and of decimal strings") {
    for (unsigned threads : {1U, 4U}) {
        for (const eg::session& s : real_model("s35-triton-simple/simple/1/model.graphdef", threads)) {
            const auto out = values(s, {{"INPUT0", counted<std::int32_t>(0, 1)},
                                        {"INPUT1", counted<std::int32_t>(1000, -3)}},
                                    {"OUTPUT0", "OUTPUT1"});
            CHECK(out[0] == counted<std::int32_t>(1000, -2));
            CHECK(out[1] == counted<std::int32_t>(-1000, 4));
        }
        for (const eg::session& s : real_model("s35-triton-simple/simple_int8/1/model.graphdef", threads)) {
            const auto out = values(s, {{"INPUT0", counted<std::int8_t>(0, 1)},
                                        {"INPUT1", counted<std::int8_t>(3, 1)}},
                                    {"OUTPUT0", "OUTPUT1"});
            CHECK(out[0] == counted<std::int8_t>(3, 2));
            CHECK(out[1] == counted<std::int8_t>(-3, 0));
        }
        for (const eg::session& s :
             real_model("s35-triton-simple/simple_string/1/model.graphdef", threads)) {
            std::vector<std::string> a;
            std::vector<std::string> b;
            std::vector<std::string> sum;
            std::vector<std::string> difference;
            for (int i = 0; i < 16; ++i) {
                a.push_back(std::to_string(i));
                b.push_back(std::to_string(100 - 7 * i));
                sum.push_back(std::to_string(100 - 6 * i));
                difference.push_back(std::to_string(8 * i - 100));
            }
            const auto out = values(s, {{"INPUT0", tensor::of<std::string>({1, 16}, a)},
                                        {"INPUT1", tensor::of<std::string>({1, 16}, b)}},
                                    {"OUTPUT0", "OUTPUT1"});
            CHECK(out[0] == tensor::of<std::string>({1, 16}, sum));
            CHECK(out[1] == tensor::of<std::string>({1, 16}, difference));
        }
    }
}

TEST_CASE("s36: c = a * b of producer 9, z = x + y of producer 1882") {
    for (const eg::session& s : real_model("s36-version-range/multiplication.pb", 2)) {
        CHECK(values(s, {{"a", tensor::scalar(3.0F)}, {"b", tensor::scalar(-2.5F)}}, {"c"})[0] ==
              tensor::scalar(-7.5F));
    }
    for (const eg::session& s : real_model("s36-version-range/model.pb", 2)) {
        CHECK(values(s, {{"x", tensor::scalar<std::int32_t>(40)},
                         {"y", tensor::scalar<std::int32_t>(2)}}, {"z"})[0] ==
              tensor::scalar<std::int32_t>(42));
    }
}

TEST_CASE("s20: a regression, as TensorFlow 2.21 computes it") {
    for (const eg::session& s : real_model("s20-same-regression-3-kinds/graphdef/frozen.pb", 2)) {
        const auto out = values(s, {{"X", tensor::of<float>({3}, {0.0F, 1.0F, 2.5F})}}, {"pred"});
        CHECK(out[0] == tensor::of<float>({3}, {1.0495253801345825F, 1.2634871006011963F,
                                                1.5844298601150513F}));
    }
}

TEST_CASE("s21: a batch of matrix products") {
    for (const eg::session& s : real_model("s21-types-strings-shapes/matmul/frozen_saved_model.pb", 2)) {
        const tensor a = tensor::of<float>({2, 2, 2}, {1, 2, 3, 4, 1, 0, 0, 1});
        const tensor b = tensor::of<float>({2, 2, 2}, {5, 6, 7, 8, 9, 10, 11, 12});
        CHECK(values(s, {{"a", a}, {"b", b}}, {"c"})[0] ==
              tensor::of<float>({2, 2, 2}, {19, 22, 43, 50, 9, 10, 11, 12}));
    }
}

TEST_CASE("s32: handwritten digits, with the published probabilities") {
    for (unsigned threads : {1U, 2U, 8U}) {
        for (const eg::session& s : real_model("s32-dl4j-mnist_00/frozen_model.pb", threads)) {
            const auto out = values(s, {{"input", column("s32-dl4j-mnist_00/input.placeholder")}},
                                    {"output"});
            check_close(out[0], column("s32-dl4j-mnist_00/output.prediction"), 1e-4);
        }
    }
}

TEST_CASE("s28: a loop in a loop, with the published answer") {
    for (unsigned threads : {1U, 2U, 8U}) {
        for (const eg::session& s : real_model("s28-dl4j-simplewhile_nested/frozen_model.pb", threads)) {
            const std::string folder = "s28-dl4j-simplewhile_nested/";
            const std::vector<eg::named_tensor> feeds{
                {"input_0", column(folder + "input_0.placeholder")},
                {"input_1", column(folder + "input_1.placeholder")}};
            for (int again = 0; again < 2; ++again) {
                check_close(values(s, feeds, {"output"})[0], column(folder + "output.prediction"),
                            1e-6);
            }
        }
    }
}

TEST_CASE("s28 again in one session, with other inputs: TensorFlow 2.21's answer") {
    const std::string folder = "s28-dl4j-simplewhile_nested/";
    for (const eg::session& s : real_model(folder + "frozen_model.pb", 2)) {
        std::vector<eg::named_tensor> feeds{{"input_0", column(folder + "input_0.placeholder")},
                                            {"input_1", column(folder + "input_1.placeholder")}};
        check_close(values(s, feeds, {"output"})[0], column(folder + "output.prediction"), 1e-6);
        for (eg::named_tensor& f : feeds) {
            for (float& x : f.value.writable<float>()) x = x * 2 + 1;
        }
        check_close(values(s, feeds, {"output"})[0], tensor::of<float>({2, 2}, {11, 13, 15, 17}),
                    1e-6);
    }
}

TEST_CASE("s33: values parted and put together, with the published answer and with other inputs") {
    const std::string folder = "s33-dl4j-partition_stitch/";
    for (unsigned threads : {1U, 2U, 8U}) {
        for (const eg::session& s : real_model(folder + "frozen_model.pb", threads)) {
            std::vector<eg::named_tensor> feeds;
            for (const std::string name : {"input_0", "input_1", "input_2"}) {
                feeds.push_back({name, column<double>(folder + name + ".placeholder")});
            }
            check_close(values(s, feeds, {"add_1"})[0], column(folder + "add_1.prediction"), 1e-6);
            for (eg::named_tensor& f : feeds) {
                for (double& x : f.value.writable<double>()) x = x * 3 + 1;
            }
            check_close(values(s, feeds, {"add_1"})[0],
                        tensor::of<float>({2, 3}, {56.24100112915039F, 54.610958099365234F,
                                                   54.52202606201172F, 55.06278610229492F,
                                                   56.12149429321289F, 56.872894287109375F}),
                        1e-6);
        }
    }
}

TEST_CASE("s29: a loop of two values, with the published answers") {
    for (unsigned threads : {1U, 2U, 8U}) {
        for (const eg::session& s : real_model("s29-dl4j-while2+cond/frozen_model.pb", threads)) {
            const auto out = values(s, {}, {"while/Exit", "while/Exit_1"});
            check_close(out[0], column("s29-dl4j-while2+cond/while/Exit.prediction"), 1e-6);
            check_close(out[1], column("s29-dl4j-while2+cond/while/Exit_1.prediction"), 1e-6);
        }
    }
}

TEST_CASE("s30: two conds of double, with the published answer") {
    for (unsigned threads : {1U, 2U, 8U}) {
        for (const eg::session& s : real_model("s30-dl4j-simple_cond/frozen_model.pb", threads)) {
            CHECK(values(s, {}, {"output"})[0] ==
                  column<double>("s30-dl4j-simple_cond/output.prediction"));
        }
    }
}

// The answers to the text graphs are those of TensorFlow 2.21.
TEST_CASE("s12: a loop that doubles a matrix ten times") {
    for (const eg::session& s : real_model("s12-while_loop-PlaceholderV2/while_loop.pbtxt", 2)) {
        for (const float step : {1.0F, -2.5F}) {
            const std::vector<eg::named_tensor> feeds{
                {"ones", tensor::of<float>({2, 2}, {step, 2 * step, 3 * step, 4 * step})}};
            const auto out = values(s, feeds, {"while/Exit", "while/Exit_1"});
            CHECK(out[0] == tensor::scalar<std::int32_t>(10));
            REQUIRE(out[1].dims() == eg::shape{2048, 2});
            for (std::size_t i = 0; i < 4096; ++i) {
                if (out[1].values<float>()[i] != step * static_cast<float>(i % 4 + 1)) FAIL(i);
            }
        }
    }
}

TEST_CASE("s13: a loop in a loop") {
    for (const eg::session& s : real_model("s13-nested_loop/nested_loop.pbtxt", 2)) {
        const auto out = s.run({}, {"while/Exit", "while/Exit_1"}, {"while/while/Exit_1"});
        REQUIRE(out);
        CHECK((*out)[0] == tensor::scalar<std::int32_t>(3));
        CHECK((*out)[1] == tensor::of<float>({8, 1, 1}, std::vector<float>(8, 1.0F)));
    }
}

TEST_CASE("s19: a cond between a product and a sum") {
    for (const eg::session& s : real_model("s19-cond_v1+cond_meta/control_flow_v1.pbtxt", 2)) {
        for (const bool pred : {true, false, true}) {
            const std::vector<eg::named_tensor> feeds{
                {"Placeholder", tensor::of<float>({2, 2}, {1, 2, 3, 4})},
                {"Placeholder_1", tensor::scalar(pred)}};
            const auto out = values(s, feeds, {"cond/Merge", "cond/Merge:1"});
            check_close(out[0],
                        pred ? tensor::of<float>({2, 2}, {0.7F, 1.0F, 1.5F, 2.2F})
                             : tensor::of<float>({2, 2}, {1.1F, 2.2F, 3.3F, 4.4F}),
                        1e-6);
            CHECK(out[1] == tensor::scalar<std::int32_t>(pred ? 1 : 0));
        }
    }
}

TEST_CASE("the example's own model gives the answers that TensorFlow gave") {
    const std::filesystem::path folder =
        std::filesystem::path{EVERGRAPH_GOLDEN}.parent_path().parent_path() / "examples/moons";
    const auto array = [&](const char* name) {
        return std::move(*eg::read_npy(*eg::map_file(folder / name)));
    };
    auto def = eg::read_graph_file(folder / "moons.pb");
    REQUIRE(def);
    const auto s = eg::session::open(std::move(*def), eg::tf::runtime);
    REQUIRE(s);
    const auto out = values(*s, {{"points", array("points.npy")}},
                            {"output/probabilities", "output/classes"});
    check_close(out[0], array("probabilities.npy"), 1e-4);
    CHECK(out[1] == array("classes.npy"));
}

namespace {

// (i % m - m / 2) / k for element i.
tensor pattern(std::vector<std::int64_t> dims, int m, float k) {
    const eg::shape s{std::span<const std::int64_t>{dims}};
    std::vector<float> v;
    for (int i = 0; i < s.elements(); ++i) v.push_back(static_cast<float>(i % m - m / 2) / k);
    return tensor::of<float>(s, std::span<const float>{v});
}

}  // namespace

TEST_CASE("s18: conds and loops whose bodies are functions, as TensorFlow 2.21 runs them") {
    const auto number = [](float v) { return tensor::scalar(v); };
    for (unsigned threads : {1U, 4U}) {
        for (const eg::session& s :
             real_model("s18-functional-if-while/functional-if-ops.pbtxt", threads)) {
            const std::vector<std::string> both{"StatefulIf", "StatelessIf"};
            for (const tensor& t : values(s, {{"a", number(1)}, {"b", number(2)}}, both)) {
                CHECK(t == number(3));
            }
            for (const tensor& t : values(s, {{"a", number(3)}, {"b", number(2)}}, both)) {
                CHECK(t == number(6));
            }
        }
        for (const eg::session& s :
             real_model("s18-functional-if-while/functional-while-ops.pbtxt", threads)) {
            const auto out = values(s, {{"iter", tensor::scalar(3)}, {"val", number(2)}},
                                    {"StatefulWhile:0", "StatefulWhile:1", "StatelessWhile:1"});
            CHECK(out[0] == tensor::scalar(0));
            CHECK(out[1] == number(16));
            CHECK(out[2] == number(16));
        }
    }
}

TEST_CASE("s14: a loop that gives its functions other types than they take is refused, as there") {
    for (const eg::session& s : real_model("s14-functional_while/function_functional_while.pbtxt", 2)) {
        const auto out = s.run({}, {"MyFunc_AenMyWWx1Us:0"});
        REQUIRE_FALSE(out);
        CHECK(out.error()[0].node.starts_with("MyFunc_AenMyWWx1Us/While"));
        CHECK(out.error()[0].code == eg::status_code::invalid_argument);
        CHECK(eg::line(out.error()[0]).find("needed float") != std::string::npos);
    }
}

TEST_CASE("s09, s10: one LSTM in two generations of TensorArrays gives TensorFlow's answers") {
    for (unsigned threads : {1U, 4U}) {
        for (const eg::session& s : real_model("s09-lstm-TensorArrayV1-p15/lstm.pb", threads)) {
            const auto out = values(s,
                                    {{"lstm_1_W", pattern({3, 16}, 13, 32)},
                                     {"lstm_1_U", pattern({4, 16}, 13, 32)},
                                     {"Variable", pattern({4}, 13, 32)},
                                     {"lstm_1_b", pattern({16}, 13, 32)},
                                     {"dense_1_W", pattern({4, 1}, 13, 32)},
                                     {"dense_1_b", pattern({1}, 13, 32)},
                                     {"lstm_input_1", pattern({2, 3, 3}, 7, 4)}},
                                    {"Reshape_1"});
            check_close(out[0], tensor::of<float>({2, 3, 1}, {0.45206264F, 0.4512615F, 0.44657752F,
                                                              0.4517693F, 0.44513026F, 0.44748515F}),
                        1e-6);
        }
        for (const eg::session& s : real_model("s10-lstm-TensorArrayV3-p21/lstm.pb", threads)) {
            for (int again = 0; again < 2; ++again) {
                const auto out = values(s,
                                        {{"lstm_1/kernel", pattern({3, 16}, 13, 32)},
                                         {"lstm_1/recurrent_kernel", pattern({4, 16}, 13, 32)},
                                         {"lstm_1/bias", pattern({16}, 13, 32)},
                                         {"time_distributed_1/kernel", pattern({4, 1}, 13, 32)},
                                         {"time_distributed_1/bias", pattern({1}, 13, 32)},
                                         {"lstm_1_input", pattern({2, 3, 3}, 7, 4)}},
                                        {"time_distributed_1/Reshape_1"});
                check_close(out[0], tensor::of<float>({6, 1, 1}, {0.45206264F, 0.4512615F, 0.44657752F,
                                                                  0.4517693F, 0.44513026F, 0.44748515F}),
                            1e-6);
            }
        }
    }
}

TEST_CASE("s31, s33: TensorArrays joined, partitions stitched, with the published answers") {
    for (const eg::session& s : real_model("s31-dl4j-tensor_array/frozen_model.pb", 2)) {
        check_close(values(s, {}, {"TensorArrayConcatV3"})[0],
                    column("s31-dl4j-tensor_array/TensorArrayConcatV3.prediction"), 1e-6);
    }
    const std::string folder = "s33-dl4j-partition_stitch/";
    for (const eg::session& s : real_model(folder + "frozen_model.pb", 2)) {
        std::vector<eg::named_tensor> feeds;
        for (const std::string name : {"input_0", "input_1", "input_2"}) {
            feeds.push_back({name, column<double>(folder + name + ".placeholder")});
        }
        check_close(values(s, feeds, {"add_1"})[0], column(folder + "add_1.prediction"), 1e-6);
    }
}
