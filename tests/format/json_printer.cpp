// SPDX-License-Identifier: BSL-1.0
// json_printer: messages as MessageToJson shows them, and what JSON has no place for.
#include <doctest/doctest.h>

#include <evergraph/format/json_printer.hpp>
#include <evergraph/format/text_parser.hpp>
#include <string>

#include "files.hpp"

using namespace evergraph;

namespace {

std::string shown(const std::string& text, const std::string& type, json_style style = {}) {
    const auto bytes = text_to_wire(text, *find_message(type));
    REQUIRE(bytes.has_value());
    const auto json = wire_to_json(*bytes, *find_message(type), style);
    return json ? *json : line(json.error().at(0));
}

}  // namespace

TEST_CASE("values as proto3's JSON writes them") {
    CHECK(shown("int64_val: [1, -2] int_val: 3 bool_val: true", "TensorProto") ==
          R"({"intVal": [3], "int64Val": ["1", "-2"], "boolVal": [true]})");
    CHECK(shown("float_val: [0.1, nan, -inf, 1e20, -0]", "TensorProto") ==
          R"({"floatVal": [0.1, "NaN", "-Infinity", 1e+20, -0]})");
    CHECK(shown("dtype: DT_FLOAT tensor_content: '\\377\\000'", "TensorProto") ==
          R"({"dtype": "DT_FLOAT", "tensorContent": "/wA="})");
    CHECK(shown("dtype: 500", "TensorProto") == R"({"dtype": 500})");
    CHECK(shown("name: 'a\"\\\\\\n\\001'", "NodeDef") == R"({"name": "a\"\\\n\u0001"})");
    CHECK(shown("resource_arg_unique_id { key: 7 value: 0 }", "FunctionDef") ==
          R"({"resourceArgUniqueId": {"7": 0}})");
    CHECK(shown("b: false", "AttrValue") == R"({"b": false})");
    CHECK(shown("", "GraphDef") == "{}");
}

TEST_CASE("indented, and by the original names") {
    CHECK(shown("tensor_shape { dim { size: 2 } } int_val: [1, 2]", "TensorProto", {2, true, {}}) ==
          "{\n  \"tensor_shape\": {\n    \"dim\": [\n      {\n        \"size\": \"2\"\n      }\n"
          "    ]\n  },\n  \"int_val\": [\n    1,\n    2\n  ]\n}");
}

TEST_CASE("messages in Any") {
    const std::string any = "type_url: 'x/tensorflow.AssetFileDef' value: '\\022\\001f'";
    CHECK(shown(any, "google.protobuf.Any") ==
          R"({"@type": "x/tensorflow.AssetFileDef", "filename": "f"})");
    CHECK(shown("type_url: 'x/other.T' value: 'f'", "google.protobuf.Any") ==
          R"({"@type": "x/other.T", "value": "Zg=="})");
}

TEST_CASE("unknown fields are refused, dropped or kept") {
    const std::string text = "node { name: 'n' 99: 5 }";
    CHECK(shown(text, "GraphDef") ==
          "DATA_LOSS: the bytes do not read, found the unknown field 99, in node[0], needed a field "
          "of the schema, as JSON has no place for others");
    CHECK(shown(text, "GraphDef", {0, false, json_lost::drop}) == R"({"node": [{"name": "n"}]})");
    CHECK(shown(text, "GraphDef", {0, false, json_lost::keep}) ==
          R"({"node": [{"name": "n", "@unknown": "mAYF"}]})");
}

TEST_CASE("text that is not UTF-8 and bytes that do not read are problems") {
    const auto bad = wire_to_json(field(1, std::string{"\xff"}), *find_message("NodeDef"));
    REQUIRE_FALSE(bad.has_value());
    CHECK(bad.error()[0].found == "text that is not UTF-8, in name");
    CHECK_FALSE(wire_to_json(from_hex("0a05"), *find_message("NodeDef")).has_value());
}
