// SPDX-License-Identifier: BSL-1.0
// meta_graph_writer: untouched models are written as they came, changed ones by number and key.
#include <doctest/doctest.h>

#include <evergraph/format/canonical_message.hpp>
#include <evergraph/format/message_schema.hpp>
#include <evergraph/format/meta_graph_writer.hpp>
#include <evergraph/format/read_graph_file.hpp>
#include <string>

#include "files.hpp"

using namespace evergraph;

TEST_CASE("an untouched model is written byte for byte, a changed one in order") {
    const std::string signature =
        field(5, field(1, std::string{"b"}) + field(2, field(3, std::string{"p"})));
    const std::string other =
        field(5, field(1, std::string{"a"}) + field(2, field(3, std::string{"q"})));
    const std::string meta = signature + other + field(1, field(4, std::string{"serve"}));
    const std::string bytes = field(2, meta) + field(1, 1);
    auto model = read_saved_model_def(shared_bytes::copy_of(bytes));
    REQUIRE(model.has_value());
    CHECK(write_saved_model_def(*model) == bytes);
    model->schema_version = 2;
    CHECK(write_saved_model_def(*model) == field(1, 2) + field(2, meta));
    model->meta_graphs[0].signatures[0].method_name = "r";
    const std::string changed = field(1, field(4, std::string{"serve"})) +
                                field(5, field(1, std::string{"a"}) + field(2, field(3, std::string{"r"}))) +
                                signature;
    CHECK(write_saved_model_def(*model) == field(1, 2) + field(2, changed));
}

TEST_CASE("an entry's key and value stand there even if they are empty") {
    meta_graph m;
    m.signatures.push_back({});
    m.signatures[0].inputs.push_back({});
    CHECK(write_meta_graph_def(m) == field(5, field(1, std::string{}) +
                                                  field(2, field(1, field(1, std::string{}) +
                                                                        field(2, std::string{})))));
}

TEST_CASE("every real model: as it came, and anew with the same content") {
    for (const auto& path : real_models({"saved_model.pb", "saved_model.pbtxt", ".meta"})) {
        if (path.filename() == "frozen_saved_model.pb") continue;
        INFO(path.string());
        const auto file = map_file(path);
        REQUIRE(file.has_value());
        auto model = read_model(*file);
        REQUIRE(model.has_value());
        const bool meta = path.extension() == ".meta";
        const std::string same = meta ? write_meta_graph_def(model->meta_graphs[0])
                                      : write_saved_model_def(*model);
        if (path.extension() != ".pbtxt") CHECK(same == file->view());
        model->origin = {};
        for (meta_graph& m : model->meta_graphs) m.origin = {};
        const std::string fresh = write_saved_model_def(*model);
        const schema_message& type = *find_message("SavedModel");
        const std::string before =
            meta ? field(1, 1) + field(2, std::string{file->view()}) : same;
        CHECK(canonical_message(fresh, type) == canonical_message(before, type));
    }
}
