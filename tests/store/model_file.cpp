// SPDX-License-Identifier: BSL-1.0
// model_file: forms by their names, and models of all kinds of files.
#include <doctest/doctest.h>

#include <evergraph/store/model_file.hpp>
#include <string>

#include "scratch.hpp"

using namespace evergraph;

TEST_CASE("what a name stands for") {
    CHECK(model_form_of("a.pb") == model_form::graph);
    CHECK(model_form_of("a.graphdef") == model_form::graph);
    CHECK(model_form_of("a.pbtxt") == model_form::graph_text);
    CHECK(model_form_of("a.json") == model_form::graph_json);
    CHECK(model_form_of("a.meta") == model_form::meta_graph);
    CHECK(model_form_of("d/model.json") == model_form::tfjs);
    CHECK(model_form_of("d/") == model_form::saved_model);
    CHECK(model_form_of(std::filesystem::temp_directory_path()) == model_form::saved_model);
    CHECK(model_form_of("d/saved_model.pb") == model_form::saved_model);
    CHECK(model_form_of("d/saved_model.pbtxt") == model_form::saved_model_text);
}

TEST_CASE("a graph goes through each form that needs no JSON") {
    const scratch_folder at{"model_file"};
    graph_def g;
    g.nodes.emplace_back().name = "a";
    g.nodes[0].op = "NoOp";
    saved_model_folder model{model_of(g), {}, {}};
    for (const char* name : {"a.pb", "a.pbtxt", "a.meta", "d/", "t/saved_model.pbtxt"}) {
        INFO(name);
        const auto path = std::filesystem::path{at.path.string() + "/" + name};
        REQUIRE(write_model_file(model, {}, path).has_value());
        const auto back = read_model_file(path);
        REQUIRE(back.has_value());
        CHECK(back->model.meta_graphs.at(0).graph->nodes == g.nodes);
    }
    const auto json = write_model_file(model, {}, at.path / "a.json");
    REQUIRE_FALSE(json.has_value());
    CHECK(json.error()[0].kind == problem_kind::not_supported);
    const auto other = write_model_file(model, {"serve"}, at.path / "b.pb");
    REQUIRE_FALSE(other.has_value());
    CHECK(other.error()[0].kind == problem_kind::not_in_the_file);
    CHECK_FALSE(read_model_file(at.path / "none").has_value());
    CHECK(read_model_file(at.path).error()[0].code == status_code::not_found);
}
