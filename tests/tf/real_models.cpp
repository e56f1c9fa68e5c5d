// SPDX-License-Identifier: BSL-1.0
// Graphs that other people published, with the answers they published.
#include <evergraph_tf.hpp>

#include <doctest/doctest.h>

#include <algorithm>
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
tensor column(const std::string& path) {
    const std::filesystem::path folder{EVERGRAPH_REAL_MODELS};
    std::vector<std::int64_t> sizes;
    std::vector<float> values;
    std::ifstream shape_file(folder / (path + ".shape"));
    for (std::int64_t n = 0; shape_file >> n;) sizes.push_back(n);
    std::ifstream value_file(folder / (path + ".csv"));
    for (float v = 0; value_file >> v;) values.push_back(v);
    return tensor::of<float>(eg::shape{sizes}, values);
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

TEST_CASE("s28 to s30: loops and conds pass the check and are refused by name when run") {
    const std::vector<std::pair<std::string, std::string>> graphs{
        {"s28-dl4j-simplewhile_nested/frozen_model.pb", "output"},
        {"s29-dl4j-while2+cond/frozen_model.pb", "while/Exit"},
        {"s30-dl4j-simple_cond/frozen_model.pb", "output"}};
    for (const auto& [path, fetch] : graphs) {
        for (const eg::session& s : real_model(path, 1)) {
            std::vector<eg::named_tensor> feeds;
            for (eg::node_id id : eg::placeholders(s.held_graph())) {
                const std::string& name = s.held_graph()[id].name;
                feeds.push_back({name, column(std::filesystem::path{path}.parent_path().string() +
                                              "/" + name + ".placeholder")});
            }
            const auto out = s.run(feeds, {fetch});
            REQUIRE_FALSE(out);
            const auto is_control_flow = [](const eg::problem& p) {
                return p.kind == eg::problem_kind::not_supported && eg::is_control_flow(p.op);
            };
            CHECK(std::all_of(out.error().begin(), out.error().end(), is_control_flow));
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
