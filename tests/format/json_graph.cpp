// SPDX-License-Identifier: BSL-1.0
// json_graph: real models through binary, text and JSON and back.
#include <doctest/doctest.h>

#include <evergraph/format/canonical_message.hpp>
#include <evergraph/format/json_graph.hpp>
#include <evergraph/format/read_graph_file.hpp>
#include <evergraph/format/text_printer.hpp>
#include <string>

#include "files.hpp"

using namespace evergraph;

namespace {

// binary -> text -> JSON -> binary, against binary -> binary.
void go_round(const std::string& bytes, const schema_message& type) {
    const std::string wanted = canonical_message(bytes, type);
    const auto text = wire_to_text(bytes, type);
    REQUIRE(text.has_value());
    const auto from_text = text_to_wire(*text, type);
    REQUIRE(from_text.has_value());
    const auto json = wire_to_json(*from_text, type, {0, false, json_lost::keep});
    REQUIRE(json.has_value());
    const auto back = json_to_wire(*json, type);
    REQUIRE(back.has_value());
    const std::string got = canonical_message(*back, type);
    CHECK(got.size() == wanted.size());
    CHECK((got == wanted));
    const auto other = wire_to_json(bytes, type, {2, true, json_lost::keep});
    REQUIRE(other.has_value());
    CHECK((canonical_message(*json_to_wire(*other, type), type) == wanted));
}

}  // namespace

TEST_CASE("a graph in JSON is the graph") {
    const auto g = read_graph_json(R"({"node": [{"name": "c", "op": "Const", "attr": {
        "dtype": {"type": "DT_FLOAT"}, "value": {"tensor": {"dtype": 1, "tensorShape": {},
        "floatVal": [0.5]}}}}], "versions": {"producer": 175, "minConsumer": 12}})");
    REQUIRE(g.has_value());
    CHECK(g->nodes.at(0).op == "Const");
    CHECK(g->versions->min_consumer == 12);
    CHECK(*write_graph_json(*g) ==
          R"({"node": [{"name": "c", "op": "Const", "attr": {"dtype": {"type": "DT_FLOAT"}, )"
          R"("value": {"tensor": {"dtype": "DT_FLOAT", "tensorShape": {}, "floatVal": [0.5]}}}}], )"
          R"("versions": {"producer": 175, "minConsumer": 12}})");
}

TEST_CASE("a SavedModel in JSON is the model") {
    saved_model model;
    model.schema_version = 1;
    model.meta_graphs.resize(1);
    model.meta_graphs[0].info.emplace().tags = {"serve"};
    model.meta_graphs[0].signatures.push_back({});
    model.meta_graphs[0].signatures[0].key = "s";
    const auto json = write_model_json(model);
    REQUIRE(json.has_value());
    CHECK(recognise(*json) == file_kind::saved_model_json);
    CHECK(*read_model_json(*json) == model);
    const auto meta = read_model_json(R"({"metaInfoDef": {"tags": ["train"]}})");
    REQUIRE(meta.has_value());
    CHECK(meta->meta_graphs.at(0).tags() == std::vector<std::string>{"train"});
}

TEST_CASE("every real model: binary, text, JSON, binary") {
    for (const auto& path : real_models({".pb", ".pbtxt", ".meta", ".graphdef"})) {
        INFO(path.string());
        const auto file = map_file(path);
        REQUIRE(file.has_value());
        const file_kind kind = recognise(file->view());
        if (kind == file_kind::graph || kind == file_kind::graph_text) {
            const auto g = read_graph(*file);
            if (g) go_round(write_graph_def(*g), *find_message("GraphDef"));
        } else if (kind == file_kind::meta_graph) {
            if (file->size() > 1000000) continue;
            go_round(std::string{file->view()}, *find_message("MetaGraphDef"));
        } else if (kind == file_kind::saved_model || kind == file_kind::saved_model_text) {
            go_round(write_saved_model_def(*read_model(*file)), *find_message("SavedModel"));
        }
    }
}
