// SPDX-License-Identifier: BSL-1.0
// meta_graph_reader: models in their parts, and what is wrong with them by its place.
#include <doctest/doctest.h>

#include <evergraph/format/meta_graph_reader.hpp>
#include <evergraph/format/read_graph_file.hpp>
#include <string>

#include "files.hpp"

using namespace evergraph;

namespace {

std::string port(std::uint32_t number, const std::string& key, const std::string& tensor) {
    return field(number, field(1, key) + field(2, field(1, tensor)));
}
std::string signature_entry(const std::string& key, const std::string& body) {
    return field(5, field(1, key) + field(2, body));
}

}  // namespace

TEST_CASE("a meta graph comes apart") {
    const std::string node = field(1, field(1, std::string{"n"}) + field(2, std::string{"NoOp"}));
    const std::string bytes =
        field(1, field(4, std::string{"serve"}) + field(5, std::string{"2.1"}) + field(7, 1)) +
        field(2, node) + field(3, field(1, std::string{"save/Const:0"}) + field(7, 2)) +
        field(4, field(1, std::string{"variables"}) + field(2, field(2, field(1, std::string{"v"})))) +
        signature_entry("b", port(1, "y", "n:0") + port(1, "x", "m:0") + field(3, std::string{"p"})) +
        signature_entry("a", port(2, "out", "k:1")) +
        field(6, field(1, field(1, std::string{"t:0"})) + field(2, std::string{"foo.txt"})) +
        field(7, field(2, std::string{})) + field(99, 5);
    const auto m = read_meta_graph_def(shared_bytes::copy_of(bytes));
    REQUIRE(m.has_value());
    CHECK(m->tags() == std::vector<std::string>{"serve"});
    CHECK(m->info->tensorflow_version == "2.1");
    CHECK(m->info->stripped_default_attrs);
    REQUIRE(m->graph.has_value());
    CHECK(m->graph->nodes.at(0).op == "NoOp");
    CHECK(m->saver->filename_tensor == "save/Const:0");
    CHECK(m->saver->version == 2);
    REQUIRE(m->collections.size() == 1);
    CHECK(m->collections[0].key == "variables");
    REQUIRE(m->signatures.size() == 2);
    CHECK(m->signatures[0].key == "a");
    CHECK(m->signatures[0].output("out")->name == "k:1");
    CHECK(m->signatures[1].input("x")->name == "m:0");
    CHECK(m->signatures[1].input("z") == nullptr);
    CHECK(m->signatures[1].method_name == "p");
    CHECK(m->assets.at(0).filename == "foo.txt");
    CHECK(m->object_graph->view() == field(2, std::string{}));
    CHECK(m->unknown == field(99, 5));
}

TEST_CASE("of a key that comes twice the last counts") {
    const std::string bytes = signature_entry("a", port(1, "x", "old")) +
                              signature_entry("a", port(1, "x", "one") + port(1, "x", "two"));
    const auto m = read_meta_graph_def(shared_bytes::copy_of(bytes));
    REQUIRE(m.has_value());
    REQUIRE(m->signatures.size() == 1);
    REQUIRE(m->signatures[0].inputs.size() == 1);
    CHECK(m->signatures[0].inputs[0].info.name == "two");
}

TEST_CASE("a graph in pieces is put together") {
    const std::string one = field(1, field(1, std::string{"a"}) + field(2, std::string{"NoOp"}));
    const std::string two = field(1, field(1, std::string{"b"}) + field(2, std::string{"NoOp"}));
    const auto m = read_meta_graph_def(shared_bytes::copy_of(field(2, one) + field(2, two)));
    REQUIRE(m.has_value());
    CHECK(m->graph->nodes.size() == 2);
}

TEST_CASE("all faults come in one report, with their places") {
    const std::string bytes = field(2, from_hex("0a05 0a01")) +
                              field(5, field(1, std::string{"sig"}) + field(2, from_hex("0a7f"))) +
                              field(1, field(4, std::string{"\xff"}));
    const auto model = read_saved_model_def(shared_bytes::copy_of(field(2, bytes)));
    REQUIRE_FALSE(model.has_value());
    REQUIRE(model.error().size() == 3);
    std::string all;
    for (const problem& p : model.error()) all += p.found + "\n";
    CHECK(all.find("in meta_graphs[0].signature_def['sig']") != std::string::npos);
    CHECK(all.find("in meta_graphs[0].meta_info_def.tags[0]") != std::string::npos);
}

TEST_CASE("a model that is cut short anywhere is refused, or is what stands before the cut") {
    for (const auto& path : real_models({"saved_model.pb"})) {
        if (path.string().find("s05-") == std::string::npos) continue;
        const auto file = map_file(path);
        for (std::size_t size = 0; size < file->size(); ++size) {
            const auto cut = read_saved_model_def(shared_bytes::copy_of(
                std::string{file->view().substr(0, size)}));
            if (cut.has_value()) {
                CHECK(size <= 2);
            } else {
                CHECK(cut.error().at(0).kind == problem_kind::unreadable_bytes);
            }
            const auto any = read_model(shared_bytes::copy_of(std::string{file->view().substr(0, size)}));
            CHECK_FALSE(any.has_value());
        }
    }
}

TEST_CASE("real models say what their makers published") {
    for (const auto& path : real_models({"saved_model.pb"})) {
        if (path.string().find("s01-") == std::string::npos) continue;
        const auto file = map_file(path);
        const auto model = read_saved_model_def(*file);
        REQUIRE(model.has_value());
        REQUIRE(model->meta_graphs.size() == 1);
        const meta_graph& m = model->meta_graphs[0];
        CHECK(model->schema_version == 1);
        CHECK(m.tags() == std::vector<std::string>{"serve"});
        CHECK(m.graph->nodes.size() == 65);
        CHECK(m.signatures.size() == 6);
        CHECK(m.saver->restore_op == "save/restore_all");
    }
}
