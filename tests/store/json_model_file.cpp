// SPDX-License-Identifier: BSL-1.0
// json_model_file: JSON and TensorFlow.js folders read and written by their names.
#include <doctest/doctest.h>

#include <evergraph/store/json_model_file.hpp>
#include <string>

#include "scratch.hpp"

using namespace evergraph;

TEST_CASE("a graph goes through JSON and a TensorFlow.js folder") {
    const scratch_folder at{"json_model_file"};
    graph_def g;
    g.nodes.emplace_back().name = "c";
    g.nodes[0].op = "Const";
    g.nodes[0].attrs.set("dtype", dtype::float32);
    g.nodes[0].attrs.set("value", encode_tensor(tensor::of<float>({2}, {1, 2})));
    const saved_model_folder model{model_of(g), {}, {}};
    for (const char* name : {"a.json", "js/model.json", "a.pb"}) {
        INFO(name);
        const auto path = at.path / name;
        REQUIRE(write_any_model_file(model, {}, path).has_value());
        const auto back = read_any_model_file(path);
        REQUIRE(back.has_value());
        CHECK(back->model.meta_graphs.at(0).graph->nodes == g.nodes);
    }
    CHECK(read_any_model_file(at.path / "js").has_value());
    CHECK(read_any_model_file(at.path).error()[0].code == status_code::not_found);
    REQUIRE(at.write("model.txt.json", R"({"metaGraphs": [{"metaInfoDef": {"tags": ["a"]}}]})"));
    CHECK(read_any_model_file(at.path / "model.txt.json")->model.meta_graphs.at(0).tags() ==
          std::vector<std::string>{"a"});
    REQUIRE(at.write("other.json", "[1]"));
    const auto other = read_any_model_file(at.path / "other.json");
    REQUIRE_FALSE(other.has_value());
    CHECK(other.error()[0].found.find("other JSON") != std::string::npos);
}
