// SPDX-License-Identifier: BSL-1.0
// json_parser: values in all their forms, and mistakes with line:column and path.
#include <doctest/doctest.h>

#include <evergraph/format/json_parser.hpp>
#include <evergraph/format/text_printer.hpp>
#include <string>

#include "files.hpp"

using namespace evergraph;

namespace {

std::string as_text(const std::string& json, const std::string& type) {
    const auto bytes = json_to_wire(json, *find_message(type));
    if (!bytes.has_value()) return line(bytes.error().at(0));
    return *wire_to_text(*bytes, *find_message(type));
}
std::string refusals(const std::string& json, const std::string& type) {
    const auto bytes = json_to_wire(json, *find_message(type));
    std::string out;
    REQUIRE_FALSE(bytes.has_value());
    for (const problem& p : bytes.error()) out += p.found + " | " + p.needed + "\n";
    return out;
}

}  // namespace

TEST_CASE("numbers come as numbers and as strings") {
    CHECK(as_text(R"({"int64Val": ["9007199254740993", -1, 1e3, "2.0"]})", "TensorProto") ==
          "int64_val: 9007199254740993\nint64_val: -1\nint64_val: 1000\nint64_val: 2\n");
    CHECK(as_text(R"({"float_val": [0.1, "NaN", "-Infinity", "1.5", -0]})", "TensorProto") ==
          "float_val: 0.1\nfloat_val: nan\nfloat_val: -inf\nfloat_val: 1.5\nfloat_val: -0\n");
    CHECK(as_text(R"({"uint64Val": ["18446744073709551615"]})", "TensorProto") ==
          "uint64_val: 18446744073709551615\n");
    CHECK(as_text(R"({"dtype": 19})", "TensorProto") == "dtype: DT_HALF\n");
    CHECK(as_text(R"({"dtype": "DT_HALF"})", "TensorProto") == "dtype: DT_HALF\n");
    CHECK(as_text(R"({"dtype": 12345})", "TensorProto") == "dtype: 12345\n");
    CHECK(as_text(R"({"b": false})", "AttrValue") == "b: false\n");
    CHECK(as_text(R"({"name": "", "op": null})", "NodeDef").empty());
}

TEST_CASE("bytes are base64 of both alphabets, or a list of their values") {
    CHECK(as_text(R"({"s": "TkhXQw=="})", "AttrValue") == "s: \"NHWC\"\n");
    CHECK(as_text(R"({"s": "_-8"})", "AttrValue") == "s: \"\\377\\357\"\n");
    CHECK(as_text(R"({"s": [78, 72]})", "AttrValue") == "s: \"NH\"\n");
    CHECK(refusals(R"({"s": "?"})", "AttrValue") == "a string '?' at 1:7, in s | base64\n");
    CHECK(refusals(R"({"s": [256]})", "AttrValue") ==
          "a number '256' at 1:8, in s | a byte, 0 to 255\n");
}

TEST_CASE("maps, messages in Any, wrapped truth values") {
    CHECK(as_text(R"({"argAttr": {"3": {"attr": {"a": {"i": "1"}}}}})", "FunctionDef") ==
          "arg_attr {\n  key: 3\n  value {\n    attr {\n      key: \"a\"\n      value {\n"
          "        i: 1\n      }\n    }\n  }\n}\n");
    CHECK(as_text(R"({"@type": "x/tensorflow.AssetFileDef", "filename": "f"})",
                  "google.protobuf.Any") ==
          "type_url: \"x/tensorflow.AssetFileDef\"\nvalue: \"\\022\\001f\"\n");
    CHECK(as_text(R"({"@type": "x/other.Type", "value": "Eg=="})", "google.protobuf.Any") ==
          "type_url: \"x/other.Type\"\nvalue: \"\\022\"\n");
    CHECK(as_text(R"({"typeUrl": "a", "value": "Eg=="})", "google.protobuf.Any") ==
          "type_url: \"a\"\nvalue: \"\\022\"\n");
}

TEST_CASE("every mistake is reported with its place") {
    CHECK(refusals("{\"node\": [\n  {\"name\": 7,\n   \"attr\": {\"T\": {\"type\": \"DT_NONE\"}},\n"
                   "   \"shape\": 1, \"name\": \"x\"}]}",
                   "GraphDef") ==
          "a number '7' at 2:12, in node[0].name | a string\n"
          "a string 'DT_NONE' at 3:27, in node[0].attr['T'].type | a value of DataType\n"
          "the member 'shape' at 4:13, in node[0] | a field of NodeDef\n"
          "the member 'name' a second time at 4:24, in node[0] | it once\n");
    CHECK(refusals(R"({"i": 1, "f": 2})", "AttrValue") ==
          "the member 'f' beside 'i' at 1:15 | one of them\n");
    CHECK(refusals(R"({"intVal": [2147483648, 1.5, "x", true]})", "TensorProto").find("intVal") ==
          std::string::npos);
    CHECK(refusals(R"({"intVal": 3})", "TensorProto") ==
          "a number '3' at 1:12, in int_val | an array\n");
    CHECK(refusals(R"({"floatVal": [1e39]})", "TensorProto") ==
          "a number '1e39' at 1:15, in float_val[0] | a number of its range\n");
    CHECK(refusals(R"([])", "GraphDef") == "an array at 1:1 | an object\n");
    const auto node = json_to_wire(R"({"node": [{"name": "n", "op": "A", "attr": 1}]})",
                                   *find_message("GraphDef"));
    CHECK(node.error()[0].node == "n");
    CHECK(node.error()[0].op == "A");
}

TEST_CASE("unknown members are refused, or passed over if one wants so") {
    CHECK(json_to_wire(R"({"nods": []})", *find_message("GraphDef"), json_unknown::ignore)->empty());
    CHECK_FALSE(json_to_wire(R"({"nods": []})", *find_message("GraphDef")).has_value());
    CHECK(*json_to_wire(R"({"@unknown": "mAYF"})", *find_message("GraphDef")) == from_hex("980605"));
    CHECK_FALSE(json_to_wire(R"({"@unknown": "mA=="})", *find_message("GraphDef")).has_value());
}

TEST_CASE("what is no JSON, and what is nested too deep") {
    CHECK(refusals("", "GraphDef").find("at 1:1 | JSON\n") != std::string::npos);
    CHECK(refusals("{\"node\": [\n}", "GraphDef").find("at 2:1 | JSON\n") != std::string::npos);
    CHECK(refusals("{} x", "GraphDef").find("at 1:4 | JSON\n") != std::string::npos);
    CHECK(refusals("{\"name\": \"\xff\"}", "NodeDef").find("UTF-8") != std::string::npos);
    CHECK(refusals(std::string(100000, '['), "GraphDef").find("nested too deep") !=
          std::string::npos);
    std::string deep = "{}";
    for (int i = 0; i < 110; ++i) deep = R"({"func": {"attr": {"a": )" + deep + "}}}";
    CHECK(refusals(deep, "AttrValue").find("nested too deep") != std::string::npos);
}

TEST_CASE("a document that is cut short anywhere is refused with a place") {
    const std::string whole = R"({"node": [{"name": "n", "op": "Const", "attr": {"value": {"tensor":
        {"dtype": "DT_FLOAT", "floatVal": [1.5, "NaN"]}}}}]})";
    for (std::size_t size = 0; size < whole.size(); ++size) {
        const auto cut = json_to_wire(whole.substr(0, size), *find_message("GraphDef"));
        REQUIRE_FALSE(cut.has_value());
        CHECK(cut.error()[0].found.find(" at ") != std::string::npos);
    }
    CHECK(json_to_wire(whole, *find_message("GraphDef")).has_value());
}
