// SPDX-License-Identifier: BSL-1.0
// tfjs_writer: folders that read back, in shards of any size.
#include <doctest/doctest.h>

#include <evergraph/format/protobuf_graph_writer.hpp>
#include <evergraph/store/tfjs_reader.hpp>
#include <evergraph/store/tfjs_writer.hpp>
#include <filesystem>
#include <string>

#include "scratch.hpp"

using namespace evergraph;
namespace fs = std::filesystem;

namespace {

node_def const_of(const std::string& name, const tensor& t) {
    node_def n;
    n.name = name;
    n.op = "Const";
    n.attrs.set("dtype", t.type());
    n.attrs.set("value", encode_tensor(t));
    return n;
}

}  // namespace

TEST_CASE("what is written reads back: types, shards, signature, functions") {
    const scratch_folder at{"tfjs_written"};
    meta_graph m;
    graph_def& g = m.graph.emplace();
    g.nodes.push_back(const_of("f", tensor::of<float>({2}, {1.5F, -2.F})));
    g.nodes.push_back(const_of("l", tensor::of<std::int64_t>({3}, {1, -2, 3})));
    g.nodes.push_back(const_of("b", tensor::scalar(true)));
    g.nodes.push_back(const_of("s", tensor::of<std::string>({2}, {"ab", ""})));
    g.nodes.push_back(const_of("d", tensor::of<double>({0}, {})));
    const node_def inner = const_of("in_f", tensor::scalar(7.F));
    g.library = shared_bytes::copy_of(write_wire([&](auto& out) {
        out.message(1, [&](auto& f) {
            f.message(1, [](auto& signature) { signature.bytes(1, "fn"); });
            f.message(3, [&](auto& body) { write_fields(body, inner); });
        });
    }));
    m.signatures.push_back({});
    m.signatures[0].key = "serving_default";
    m.signatures[0].outputs.push_back({"out", {}});
    m.signatures[0].outputs[0].info.name = "f:0";
    const auto files = write_tfjs_model(m, {5});
    REQUIRE(files.has_value());
    CHECK(files->shards.size() == 7);
    CHECK(files->model_json.find("\"floatVal\"") == std::string::npos);
    CHECK(files->model_json.find("tensorContent") == std::string::npos);
    REQUIRE(write_tfjs_folder(m, at.path, {5}).has_value());
    const auto back = read_tfjs_file(at.path);
    REQUIRE(back.has_value());
    CHECK((write_graph_def(*back->graph) == write_graph_def(*m.graph)));
    CHECK(back->signatures.at(0).output("out")->name == "f:0");
}

TEST_CASE("what TensorFlow.js cannot hold is refused by node") {
    meta_graph m;
    graph_def& g = m.graph.emplace();
    g.nodes.push_back(const_of("large", tensor::scalar(std::int64_t{1} << 40)));
    g.nodes.push_back(const_of("fine", tensor::scalar(0.1)));
    g.nodes.push_back(const_of("same", tensor::scalar(1.F)));
    g.nodes.push_back(const_of("same", tensor::scalar(2.F)));
    const auto files = write_tfjs_model(m);
    REQUIRE_FALSE(files.has_value());
    REQUIRE(files.error().size() == 3);
    CHECK(files.error()[0].node == "large");
    CHECK(files.error()[1].node == "fine");
    CHECK(files.error()[2].kind == problem_kind::duplicate_node_name);
}

TEST_CASE("real models, written and read again, are the same graphs") {
    const fs::path models{EVERGRAPH_REAL_MODELS};
    if (models.empty()) {
        MESSAGE("skipped: EVERGRAPH_REAL_MODELS names no folder of real models");
        return;
    }
    const scratch_folder at{"tfjs_real"};
    for (const char* name : {"s25-tfjs-inference/model.json", "s26-tfjs-dense+small/dense_model",
                             "s27-tfjs-ssrnet-gender/gender-ssrnet-imdb.json"}) {
        INFO(name);
        const auto m = read_tfjs_file(models / name);
        REQUIRE(m.has_value());
        REQUIRE(write_tfjs_folder(*m, at.path, {100000}).has_value());
        const auto back = read_tfjs_file(at.path);
        REQUIRE(back.has_value());
        CHECK((write_graph_def(*back->graph) == write_graph_def(*m->graph)));
        CHECK(back->signatures == m->signatures);
    }
}
