// SPDX-License-Identifier: BSL-1.0
// saved_model_folder: folders read and written, in both forms.
#include <doctest/doctest.h>

#include <evergraph/store/saved_model_folder.hpp>
#include <filesystem>
#include <fstream>
#include <string>

#include "scratch.hpp"

using namespace evergraph;
namespace fs = std::filesystem;

namespace {

std::string bytes_of(const fs::path& path) {
    const auto file = map_file(path);
    REQUIRE_MESSAGE(file.has_value(), path.string());
    return std::string{file->view()};
}

}  // namespace

TEST_CASE("a model of one's own: written, read, in the other form") {
    const scratch_folder scratch{"saved_model"};
    meta_graph m;
    m.graph.emplace().nodes.resize(1);
    m.graph->nodes[0].name = "a";
    m.graph->nodes[0].op = "NoOp";
    const saved_model_folder made = saved_model_of(m, {"serve", "gpu"});
    REQUIRE(write_saved_model(made, scratch.path, saved_model_form::binary).has_value());
    CHECK(fs::exists(scratch.path / "saved_model.pb"));
    const auto read = read_saved_model(scratch.path);
    REQUIRE(read.has_value());
    CHECK(read->model == made.model);
    CHECK_FALSE(read->has_variables());
    REQUIRE(write_saved_model(*read, scratch.path, saved_model_form::text).has_value());
    CHECK_FALSE(fs::exists(scratch.path / "saved_model.pb"));
    const auto again = read_saved_model(scratch.path);
    REQUIRE(again.has_value());
    CHECK(again->model == made.model);
    CHECK(read_graph_file(scratch.path)->nodes.size() == 1);
}

TEST_CASE("the binary form is preferred, and what is missing is said") {
    const scratch_folder scratch{"saved_model"};
    const auto none = read_saved_model(scratch.path / "none");
    CHECK(none.error().at(0).kind == problem_kind::file_not_opened);
    const auto empty = read_saved_model(scratch.path);
    REQUIRE_FALSE(empty.has_value());
    CHECK(empty.error()[0].code == status_code::not_found);
    CHECK(empty.error()[0].needed == "saved_model.pb, saved_model.pbtxt or export.meta in it");
    std::ofstream{scratch.path / "saved_model.pbtxt"} << "saved_model_schema_version: 7";
    CHECK(read_saved_model(scratch.path)->model.schema_version == 7);
    std::ofstream{scratch.path / "saved_model.pb"} << "<!DOCTYPE html><html>";
    const auto page = read_saved_model(scratch.path);
    REQUIRE_FALSE(page.has_value());
    CHECK(page.error()[0].found.find("seems to be an HTML page") != std::string::npos);
}

TEST_CASE("real models are copied whole: the model as it was, variables and assets beside it") {
    const fs::path models{EVERGRAPH_REAL_MODELS};
    if (models.empty()) {
        MESSAGE("skipped: EVERGRAPH_REAL_MODELS names no folder of real models");
        return;
    }
    for (const char* name : {"s01-half_plus_two-tf1", "s38-tf2.12-lstm"}) {
        const scratch_folder scratch{"saved_model"};
        const auto read = read_saved_model(models / name);
        REQUIRE(read.has_value());
        CHECK(read->has_variables());
        REQUIRE(write_saved_model(*read, scratch.path, saved_model_form::binary).has_value());
        for (const auto& entry : fs::recursive_directory_iterator{models / name}) {
            if (!entry.is_regular_file() || entry.path().filename() == "keras_metadata.pb") continue;
            CHECK(bytes_of(scratch.path / fs::relative(entry.path(), models / name)) ==
                  bytes_of(entry.path()));
        }
        auto changed = *read;
        changed.model.meta_graphs[0].info->tags.emplace_back("more");
        REQUIRE(write_saved_model(changed, scratch.path, saved_model_form::binary).has_value());
        CHECK_FALSE(fs::exists(scratch.path / "fingerprint.pb"));
    }
    const scratch_folder scratch{"saved_model"};
    const auto bundle = read_saved_model(models / "s07-session_bundle-ckpt_v2");
    REQUIRE(bundle.has_value());
    CHECK(bundle->variables.filename() == "export");
    CHECK(bundle->has_variables());
    REQUIRE(write_saved_model(*bundle, scratch.path, saved_model_form::text).has_value());
    CHECK(read_saved_model(scratch.path)->has_variables());
}
