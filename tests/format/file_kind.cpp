// SPDX-License-Identifier: BSL-1.0
// file_kind: files told by their bytes: marks, texts, and protobufs that look alike.
#include <doctest/doctest.h>

#include <evergraph/format/file_kind.hpp>
#include <map>
#include <string>
#include <string_view>

#include "files.hpp"

using namespace evergraph;
using namespace std::string_view_literals;

static_assert(recognise("") == file_kind::empty);
static_assert(recognise("\x93NUMPY\x01\x00"sv) == file_kind::npy);
static_assert(recognise("\x89HDF\r\n\x1a\n"sv) == file_kind::hdf5);
static_assert(recognise("PK\x03\x04"sv) == file_kind::zip);
static_assert(recognise("\x1f\x8b\x08"sv) == file_kind::gzip);
static_assert(recognise("\x7f\x45LF\x02"sv) == file_kind::elf);
static_assert(recognise("\x89PNG\r\n\x1a\n"sv) == file_kind::png);
static_assert(recognise("\xff\xd8\xff\xe0"sv) == file_kind::jpeg);
static_assert(recognise("\x1c\0\0\0TFL3\0\0"sv) == file_kind::tflite);
static_assert(recognise("# RUN: x\n\n  node {\n name: \"a\" }") == file_kind::graph_text);
static_assert(recognise("versions: { producer: 1 }") == file_kind::graph_text);
static_assert(recognise("saved_model_schema_version: 1") == file_kind::saved_model_text);
static_assert(recognise("meta_graphs {") == file_kind::saved_model_text);
static_assert(recognise("meta_info_def <") == file_kind::meta_graph_text);
static_assert(recognise("model_checkpoint_path: \"m\"") == file_kind::checkpoint_state);
static_assert(recognise("name: \"simple\"\nplatform: \"x\"") == file_kind::text);
static_assert(recognise("node names are words") == file_kind::text);
static_assert(recognise(" {\"format\": 1, \"modelTopology\": {}}") == file_kind::tfjs_model);
static_assert(recognise("{\"format\": \"layers-model\", \"modelTopology\": {}}") ==
              file_kind::tfjs_layers_model);
static_assert(recognise("{\"node\": []}") == file_kind::graph_json);
static_assert(recognise("{\"savedModelSchemaVersion\": \"1\", \"metaGraphs\": []}") ==
              file_kind::saved_model_json);
static_assert(recognise("{\"graphDef\": {\"node\": []}}") == file_kind::meta_graph_json);
static_assert(recognise("\n<!DOCTYPE html>\n<html>") == file_kind::html);
static_assert(recognise("<HTML lang=\"en\">") == file_kind::html);
static_assert(recognise("<node>") == file_kind::text);
static_assert(recognise("op { name: \"A\" }") == file_kind::op_list_text);
static_assert(recognise("function { signature { } }") == file_kind::function_library_text);
static_assert(recognise("\x18\0\0\0\0\0\0\0\xa3\x7f\x4b\x22\x09\0\0\xc0\x1a\x0d\x62\xd5\x41\x1a\x0d"
                        "brain.Event:2"sv) == file_kind::event_file);
static_assert(recognise("[[1, 1]]") == file_kind::json);
static_assert(recognise("{\"a\": 1}") == file_kind::json);
static_assert(recognise("\0\0\0\0"sv) == file_kind::binary);
static_assert(recognise("\x0A\x05\x0A\x01n\x12\x00"sv) == file_kind::graph);
static_assert(recognise("\x22\x02\x08\x1B"sv) == file_kind::graph);
// Behind the name and the op of the first node all may be damaged: an attr, or the node's length.
static_assert(recognise("\x0A\x09\x0A\x01n\x12\x01P\x2A\x01\xFF"sv) == file_kind::graph);
static_assert(recognise("\x0A\x09\x0A\x01n\x12\x01P\x28\x01\xFF"sv) == file_kind::graph);
static_assert(recognise("\x0A\x06\x0A\x01n\x12\x01P\x0B\xFF\x08\x01"sv) == file_kind::graph);

TEST_CASE("checkpoints of both formats by the value of their first key") {
    const std::string index = from_hex(
        "00000608011a02080100010f770801120412020802280835593ce5350000000001000000000921adc3"
        "000000000100000000c0f2a1b0"
        "000102780024000000000100000000ab30707f2908360e") +
        std::string(36, '\0') + from_hex("57fb808b247547db");
    CHECK(recognise(index) == file_kind::checkpoint_index);
    const std::string v1 = from_hex("00001c0a1a0a09") + std::string(40, '\0') +
                           from_hex("57fb808b247547db");
    CHECK(recognise(v1) == file_kind::checkpoint_v1);
}

TEST_CASE("an ONNX model is no SavedModel, though both begin with a number") {
    const std::string graph = field(1, field(1, std::string{"x"}) + field(4, std::string{"Add"}));
    CHECK(recognise(field(1, 8) + field(2, std::string{"maker"}) + field(7, graph) +
                    field(8, field(2, 13))) == file_kind::onnx);
    const std::string node = field(1, field(1, std::string{"n"}) + field(2, std::string{"NoOp"}));
    const std::string meta = field(1, field(4, std::string{"serve"})) + field(2, node);
    CHECK(recognise(meta) == file_kind::meta_graph);
    CHECK(recognise(field(1, 1) + field(2, meta)) == file_kind::saved_model);
    CHECK(recognise(node) == file_kind::graph);
    CHECK(recognise(field(2, node)) == file_kind::meta_graph);
    const std::string function = field(1, field(1, field(1, std::string{"f"})));
    CHECK(recognise(function) == file_kind::function_library);
    CHECK(recognise(field(2, function)) == file_kind::graph);
}

TEST_CASE("the kinds of all real models, whole and cut short") {
    const std::map<std::string, file_kind> by_ending{
        {"saved_model.pb", file_kind::saved_model},   {".index", file_kind::checkpoint_index},
        {".meta", file_kind::meta_graph},             {"frozen_model.pb", file_kind::graph},
        {".graphdef", file_kind::graph},              {"lstm.pb", file_kind::graph},
        {"frozen.pb", file_kind::graph},              {"frozen_saved_model.pb", file_kind::graph},
        {"graph.pbtxt", file_kind::graph_text},       {"saved_model.pbtxt", file_kind::saved_model_text},
        {"config.pbtxt", file_kind::text},            {"model.json", file_kind::tfjs_model},
        {"shape.json", file_kind::json},              {"weights.bin", file_kind::binary},
        {"fingerprint.pb", file_kind::binary},        {"keras_metadata.pb", file_kind::binary}};
    for (const auto& [ending, kind] : by_ending) {
        for (const auto& path : real_models({ending})) {
            if (path.filename() == "frozen_saved_model.pb" && ending == "saved_model.pb") continue;
            INFO(path.string());
            const auto file = map_file(path);
            REQUIRE(file.has_value());
            CHECK(phrase_of(recognise(file->view())) == phrase_of(kind));
            const bool protobuf = kind == file_kind::graph || kind == file_kind::meta_graph ||
                                  kind == file_kind::saved_model;
            if (protobuf) CHECK(recognise(file->view().substr(0, file->size() / 2)) == kind);
        }
    }
}
