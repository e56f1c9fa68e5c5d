// SPDX-License-Identifier: BSL-1.0
// tfjs_reader: graph models with their weights, whole, quantized, cut and missing.
#include <doctest/doctest.h>

#include <evergraph/store/tfjs_reader.hpp>
#include <evergraph/tensor/tensor_text.hpp>
#include <filesystem>
#include <string>

#include "scratch.hpp"

using namespace evergraph;
using namespace std::string_literals;
namespace fs = std::filesystem;

namespace {

// A model of one Const `w`.
std::string model_of(const std::string& type, const std::string& dims, const std::string& manifest) {
    return R"({"format": "graph-model", "modelTopology": {"node": [{"name": "w", "op": "Const",
      "attr": {"dtype": {"type": ")" + type + R"("}, "value": {"tensor": {"dtype": ")" + type +
           R"(", "tensorShape": {"dim": [)" + dims + R"(]}}}}}]}, "weightsManifest": )" + manifest + "}";
}
std::string manifest_of(const std::string& shape, const std::string& rest) {
    return R"([{"paths": ["w.bin"], "weights": [{"name": "w", "shape": )" + shape + ", " + rest +
           "}]}]";
}
std::string value_of(const scratch_folder& at, const std::string& model) {
    const auto m = read_tfjs_model(model, at.path);
    if (!m) return line(m.error().at(0));
    const auto* value = m->graph->nodes.at(0).attrs.find_as<tensor_proto>("value");
    REQUIRE(value != nullptr);
    const auto t = decode_tensor(*value);
    REQUIRE(t.has_value());
    return summary(*t) + " " + elements_text(*t);
}
const std::string two = R"({"size": "2"})";

}  // namespace

TEST_CASE("weights of each type") {
    const scratch_folder at{"tfjs_types"};
    REQUIRE(at.write("w.bin", "\0\0\x80\x3f\0\0\0\x40"s));
    CHECK(value_of(at, model_of("DT_FLOAT", two, manifest_of("[2]", R"("dtype": "float32")"))) ==
          "float[2] 1 2");
    CHECK(value_of(at, model_of("DT_INT32", two, manifest_of("[2]", R"("dtype": "int32")"))) ==
          "int32[2] 1065353216 1073741824");
    CHECK(value_of(at, model_of("DT_INT64", two, manifest_of("[2]", R"("dtype": "int32")"))) ==
          "int64[2] 1065353216 1073741824");
    CHECK(value_of(at, model_of("DT_BOOL", two, manifest_of("[2]", R"("dtype": "bool")"))) ==
          "bool[2] false false");
    CHECK(value_of(at, model_of("DT_COMPLEX64", R"({"size": "1"})",
                                manifest_of("[1]", R"("dtype": "complex64")"))) ==
          "complex64[1] (1,2)");
    REQUIRE(at.write("w.bin", "\1\0\0\0a\0\0\0\0"s));
    CHECK(value_of(at, model_of("DT_STRING", two, manifest_of("[2]", R"("dtype": "string")"))) ==
          "string[2] 'a' ''");
}

TEST_CASE("quantized weights are restored as TensorFlow.js does") {
    const scratch_folder at{"tfjs_quantized"};
    const auto quantized = [&](const std::string& type, const std::string& q) {
        const bool whole = type == "int32";
        return value_of(at, model_of(whole ? "DT_INT32" : "DT_FLOAT", two,
                                     manifest_of("[2]", R"("dtype": ")" + type +
                                                            R"(", "quantization": )" + q)));
    };
    REQUIRE(at.write("w.bin", "\x02\xff\xff\xff"));
    CHECK(quantized("float32", R"({"dtype": "uint8", "scale": 0.5, "min": -1})") ==
          "float[2] 0 126.5");
    CHECK(quantized("float32", R"({"dtype": "uint16", "scale": 0.5, "min": 0})") ==
          "float[2] 32641 32767.5");
    CHECK(quantized("int32", R"({"dtype": "uint8", "scale": 0.25, "min": -3})") ==
          "int32[2] -2 61");
    CHECK(quantized("int32", R"({"dtype": "uint8", "scale": 1e9, "min": 0})").find("int32") !=
          std::string::npos);
    REQUIRE(at.write("w.bin", "\0\x3c\0\xc0"s));
    CHECK(quantized("float32", R"({"dtype": "float16"})") == "float[2] 1 -2");
    CHECK(quantized("int32", R"({"dtype": "float16"})").find("float16 of float32") !=
          std::string::npos);
}

TEST_CASE("a group of several files is split anywhere") {
    const scratch_folder at{"tfjs_split"};
    REQUIRE(at.write("1.bin", "\0\0\x80"s));
    REQUIRE(at.write("2.bin", "\x3f\0\0\0\x40"s));
    const std::string manifest = R"([{"paths": ["1.bin", "2.bin"], "weights":
        [{"name": "w", "shape": [2], "dtype": "float32"}]}])";
    CHECK(value_of(at, model_of("DT_FLOAT", two, manifest)) == "float[2] 1 2");
}

TEST_CASE("what is missing, cut or strange is named") {
    const scratch_folder at{"tfjs_missing"};
    const std::string model = model_of("DT_FLOAT", two, manifest_of("[2]", R"("dtype": "float32")"));
    const auto missing = read_tfjs_model(model, at.path);
    REQUIRE_FALSE(missing.has_value());
    CHECK(missing.error()[0].kind == problem_kind::file_not_opened);
    CHECK(missing.error()[0].found.find("w.bin") != std::string::npos);
    REQUIRE(at.write("w.bin", "\0\0\x80\x3f\0\0\0"s));
    CHECK(value_of(at, model) == "DATA_LOSS node 'w': the bytes do not read, found 7 bytes left in "
                                 "w.bin, needed 2 elements of 4 bytes");
    CHECK(value_of(at, model_of("DT_FLOAT", two, "[]")).find("no weight of this name") !=
          std::string::npos);
    CHECK(value_of(at, model_of("DT_FLOAT", two, R"([{"paths": ["../w.bin"], "weights": []}])"))
              .find("'../w.bin'") != std::string::npos);
    const std::string huge = R"([{"paths": ["w.bin"], "weights": [{"name": "w", "dtype": "float32",
        "shape": [4611686018427387904, 4]}]}])";
    CHECK(value_of(at, model_of("DT_FLOAT", two, huge)).find("too large") != std::string::npos);
    CHECK(value_of(at, model_of("DT_FLOAT", two, manifest_of("[1099511627776]", R"("dtype": "float32")")))
              .find("1099511627776 elements") != std::string::npos);
    CHECK(value_of(at, model_of("DT_FLOAT", two, manifest_of("[1]", R"("dtype": "float32")")))
              .find("needed float[2]") != std::string::npos);
    CHECK(value_of(at, model_of("DT_FLOAT", two, manifest_of("[2]", R"("dtype": "word")")))
              .find("the dtype of a weight") != std::string::npos);
    CHECK(value_of(at, model_of("DT_FLOAT", two, "3")).find("needed an array") != std::string::npos);
}

TEST_CASE("a layers model is refused with the reason") {
    const auto layers = read_tfjs_model(
        R"({"format": "layers-model", "modelTopology": {"model_config": {}}})", {});
    REQUIRE_FALSE(layers.has_value());
    CHECK(layers.error()[0].kind == problem_kind::other_kind_of_file);
    CHECK(layers.error()[0].found == "the document seems to be a TensorFlow.js layers model");
    CHECK(layers.error()[0].remedy.find("it holds layers") != std::string::npos);
}

TEST_CASE("real models") {
    const fs::path models{EVERGRAPH_REAL_MODELS};
    if (models.empty()) {
        MESSAGE("skipped: EVERGRAPH_REAL_MODELS names no folder of real models");
        return;
    }
    const auto small = read_tfjs_file(models / "s25-tfjs-inference");
    REQUIRE(small.has_value());
    REQUIRE(small->graph->nodes.size() == 3);
    const auto w = decode_tensor(*small->graph->nodes[0].attrs.find_as<tensor_proto>("value"));
    const auto v = w->values<float>();
    CHECK(v[0] + v[2] == doctest::Approx(0.75676155));
    CHECK(v[1] + v[3] == doctest::Approx(-0.18349379));
    REQUIRE(small->signatures.size() == 1);
    CHECK(small->signatures[0].output("MatMul:0")->name == "MatMul:0");
    const auto net = read_tfjs_file(models / "s27-tfjs-ssrnet-gender" / "gender-ssrnet-imdb.json");
    REQUIRE(net.has_value());
    CHECK(net->graph->nodes.size() == 294);
    for (const char* name : {"dense_model", "rn_graph_model"}) {
        CHECK(read_tfjs_file(models / "s26-tfjs-dense+small" / name).has_value());
    }
}
