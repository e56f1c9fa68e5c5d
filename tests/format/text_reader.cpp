// SPDX-License-Identifier: BSL-1.0
// text_reader: graphs from text: the language, each refusal with its place, real models.
#include <doctest/doctest.h>

#include <cmath>
#include <cstdint>
#include <evergraph/format/protobuf_graph_writer.hpp>
#include <evergraph/format/read_graph_file.hpp>
#include <evergraph/format/text_reader.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "files.hpp"

using namespace evergraph;

namespace {

graph_def read(const std::string& text) {
    auto g = read_graph_text(shared_bytes::copy_of(text));
    REQUIRE_MESSAGE(g.has_value(), text << ": " << line(g.error()[0]));
    return *std::move(g);
}
// The value of the only attr of the only node.
attr_value attr(const std::string& value) {
    const graph_def g = read("node { attr { key: 'a' value { " + value + " } } }");
    REQUIRE(g.nodes.size() == 1);
    REQUIRE(g.nodes[0].attrs.size() == 1);
    return *g.nodes[0].attrs.find("a");
}
problems refused(const std::string& text) {
    const auto g = read_graph_text(shared_bytes::copy_of(text));
    REQUIRE_FALSE_MESSAGE(g.has_value(), text);
    for (const problem& p : g.error()) {
        CHECK(p.code == status_code::data_loss);
        CHECK(p.kind == problem_kind::unreadable_bytes);
    }
    return g.error();
}
// "found, needed" of the only problem.
std::string refusal(const std::string& text) {
    const problems found = refused(text);
    REQUIRE_MESSAGE(found.size() == 1, text << ": " << line(found.back()));
    return found[0].found + " | " + found[0].needed;
}

}  // namespace

TEST_CASE("nothing and comments are an empty graph") {
    CHECK(read("") == graph_def{});
    CHECK(read(" # node {\n\t#") == graph_def{});
}

TEST_CASE("every field of a graph, its nodes and versions") {
    const graph_def g = read(R"(
        # RUN: a comment
        node {
          name: "n" op: 'Op' input: "x" input: "y:1" device: "/cpu:0"
          experimental_debug_info { original_node_names: "before" }
          experimental_type { type_id: TFT_TENSOR args { type_id: TFT_FLOAT } }
        }
        version: 7
        versions { producer: 27 min_consumer: 12 bad_consumers: 5 bad_consumers: 3 }
        library { function { signature { name: "f" } } }
        debug_info { files: "a.py" })");
    REQUIRE(g.nodes.size() == 1);
    CHECK(g.nodes[0].name == "n");
    CHECK(g.nodes[0].op == "Op");
    CHECK(g.nodes[0].device == "/cpu:0");
    CHECK(g.nodes[0].inputs == std::vector<std::string>{"x", "y:1"});
    CHECK(g.nodes[0].debug_info == from_hex("0a06") + "before");
    CHECK(g.nodes[0].full_type == from_hex("08e807 1203 08d201"));
    CHECK(g.version == 7);
    CHECK(*g.versions == version_def{27, 12, {5, 3}, {}});
    CHECK(g.library->view() == field(1, field(1, field(1, std::string{"f"}))));
    CHECK(g.debug_info->view() == field(1, std::string{"a.py"}));
}

TEST_CASE("brackets, colons and separators") {
    const graph_def g = read("node: < name: 'a'; op: 'b', >; node { name: 'c' },\n"
                             "node [{ name: 'd' }, < name: 'e' >] node: []");
    REQUIRE(g.nodes.size() == 4);
    CHECK(g.nodes[0].op == "b");
    CHECK(g.nodes[3].name == "e");
    CHECK(read("version:1versions{}").versions.has_value());
}

TEST_CASE("strings") {
    CHECK(*attr("s: 'a' \"b\"\n'\\x63'").as<std::string>() == "abc");
    CHECK(*attr("s: '\\377\\n'").as<std::string>() == "\xFF\n");
    CHECK(*attr("placeholder: '\\u00e9'").as<attr_placeholder>() == attr_placeholder{"\xC3\xA9"});
    CHECK(*attr("s: 'raw \xC3\xA9 \t'").as<std::string>() == "raw \xC3\xA9 \t");
}

TEST_CASE("numbers") {
    CHECK(*attr("i: -9223372036854775808").as<std::int64_t>() == INT64_MIN);
    CHECK(*attr("i: 9223372036854775807").as<std::int64_t>() == INT64_MAX);
    CHECK(*attr("i: 0x10").as<std::int64_t>() == 16);
    CHECK(*attr("i: -010").as<std::int64_t>() == -8);
    CHECK(*attr("i: 0").as<std::int64_t>() == 0);
    CHECK(*attr("f: 1.5f").as<float>() == 1.5F);
    CHECK(*attr("f: -.5e1").as<float>() == -5);
    CHECK(*attr("f: 1e40").as<float>() == INFINITY);
    CHECK(*attr("f: -Infinity").as<float>() == -INFINITY);
    CHECK(std::isnan(*attr("f: NaN").as<float>()));
    CHECK(*attr("f: 99999999999999999999").as<float>() == 1e20F);
    for (const char* yes : {"true", "True", "t", "1", "0x1"}) {
        CHECK(*attr(std::string{"b: "} + yes).as<bool>() == true);
    }
    for (const char* no : {"false", "False", "f", "0"}) {
        CHECK(*attr(std::string{"b: "} + no).as<bool>() == false);
    }
}

TEST_CASE("enums by name and by number") {
    CHECK(*attr("type: DT_HALF").as<dtype>() == dtype::half);
    CHECK(*attr("type: 19").as<dtype>() == dtype::half);
    CHECK(*attr("type: DT_FLOAT_REF").as<dtype>() == ref_to(dtype::float32));
    CHECK(*attr("type: 9999").as<dtype>() == static_cast<dtype>(9999));
    CHECK(*attr("type: -1").as<dtype>() == static_cast<dtype>(-1));
}

TEST_CASE("lists, and repeated fields between others") {
    const attr_value value = attr("list { i: [1, 2] s: 'x' i: 3 i: [] type: [DT_INT8, 3] f: [1] "
                                  "shape { dim { size: -1 } } b: [true, false] }");
    const attr_list& list = *value.as<attr_list>();
    CHECK(list.i == std::vector<std::int64_t>{1, 2, 3});
    CHECK(list.type == std::vector<dtype>{dtype::int8, dtype::int32});
    CHECK(list.shape.at(0).dims.at(0).size == -1);
    CHECK(list.b == std::vector<std::uint8_t>{1, 0});
}

TEST_CASE("functions, tensors, handles and variants") {
    CHECK(attr("func { name: 'f' attr { key: 'T' value { type: DT_INT8 } } }")
              .as<func_attr>()
              ->attrs.find_as<dtype>("T") != nullptr);
    const attr_value value = attr(
        "tensor { dtype: DT_RESOURCE tensor_shape {} resource_handle_val { device: 'd' "
        "dtypes_and_shapes { dtype: DT_INT8 } } variant_val { type_name: 'int' tensors { int_val: 1 } } }");
    const tensor_proto& t = *value.as<tensor_proto>();
    CHECK(t.scalar_dims);
    CHECK(t.resource_handle_val.at(0) == from_hex("0a0164 3202 0806"));
    CHECK(t.variant_val.at(0) == from_hex("0a03 696e74 1a03 3a0101"));
}

TEST_CASE("maps: of a key the last entry counts") {
    const graph_def g = read("node { attr { key: 'a' value { i: 1 } } attr { value { i: 2 } key: 'a' } "
                             "attr { key: 'b' } attr: [{ key: 'c' }] }");
    CHECK(g.nodes[0].attrs.size() == 3);
    CHECK(*g.nodes[0].attrs.find_as<std::int64_t>("a") == 2);
}

TEST_CASE("fields by number keep the encoding that their digits tell") {
    const graph_def g = read("15: 3 15: 0x00000003 15: 0x0000000000000003 15: 'a' 15 { 1: 2 } 16: {}");
    CHECK(g.unknown == from_hex("7803 7d03000000 790300000000000000 7a0161 7a020802 820100"));
    CHECK(read("1 { name: 'a' }").nodes.at(0).name == "a");
    CHECK(read("15: 0x10").unknown == from_hex("7810"));
}

TEST_CASE("defaults are left out, in a oneof they count") {
    CHECK(write_graph_def(read("version: 0 node { name: '' }")) == from_hex("0a00"));
    CHECK(read("library { function { signature { is_stateful: false name: '' } } }").library->view() ==
          from_hex("0a02 0a00"));
    CHECK(read("version: 0 version: 5").version == 5);
    CHECK(attr("s: ''").as<std::string>() != nullptr);
}

TEST_CASE("an Any holds any message of the table") {
    const schema_message& list = *find_message("CollectionDef");
    const auto bytes = text_to_wire(
        "any_list { value { [type.googleapis.com/tensorflow.AssetFileDef] { filename: 'a' } } }", list);
    REQUIRE(bytes.has_value());
    const std::string url = "type.googleapis.com/tensorflow.AssetFileDef";
    const std::string any = field(1, url) + field(2, field(2, std::string{"a"}));
    CHECK(*bytes == field(5, field(1, any)));
    const auto plain = text_to_wire(
        "any_list { value { type_url: 'type.googleapis.com/tensorflow.AssetFileDef' "
        "value: '\\x12\\x01a' } }", list);
    CHECK(*plain == *bytes);
    const auto bad = text_to_wire("any_list { value { [a.b/No.Such] { x: 1 } [c] {} } }", list);
    REQUIRE_FALSE(bad.has_value());
    CHECK(bad.error().size() == 2);
    CHECK(bad.error()[0].found == "the type 'a.b/No.Such' at 1:32, in any_list.value[0]");
}

TEST_CASE("what is no field") {
    CHECK(refusal("nod { name: 'a' }") == "the field 'nod' at 1:1 | a field of GraphDef");
    CHECK(refusal("node { nam: 'a' 'b' name: 'c' }") ==
          "the field 'nam' at 1:8, in node[0] | a field of NodeDef");
    CHECK(refusal("versions {\n  x: -5 producer: 1 }").find("'x' at 2:3") != std::string::npos);
    CHECK(refusal("x { y: 1 z: [1, {}] } version: 1").find("'x' at 1:1") != std::string::npos);
    CHECK(refusal("15 { name: 'a' }") == "the field 'name' at 1:6, in 15 | a field of a message that is "
                                         "not known");
    CHECK(refusal("0: 1") == "the field number 0 at 1:1 | 1 to 536870911");
    CHECK(refusal("536870912: 1").find("1 to 536870911") != std::string::npos);
    CHECK(refusal("[a.b]: 1") == "an extension at 1:1 | a field of GraphDef");
    CHECK(refusal("version: 1 }") == "a closing bracket at 1:12 | one that opened before");
    CHECK(refusal("= 1") == "'=' at 1:1 | a field");
    CHECK(refusal("this is not a graph") == "the field 'this' at 1:1 | a field of GraphDef");
}

TEST_CASE("what is no value") {
    CHECK(refusal("version: 'a'") == "''a'' at 1:10, in version | an integer");
    CHECK(refusal("version: 1.0") == "'1.0' at 1:10, in version | an integer");
    CHECK(refusal("version 1") == "'1' at 1:9 | ':' behind version");
    CHECK(refusal("version: 2147483648") ==
          "the number 2147483648 at 1:10, in version | at most 2147483647");
    CHECK(refusal("version: -2147483649") ==
          "the number -2147483649 at 1:11, in version | at least -2147483648");
    CHECK(refusal("node { name: n }") == "'n' at 1:14, in node[0].name | a string");
    CHECK(refusal("node: 5") == "'5' at 1:7, in node[0] | '{'");
    CHECK(refusal("node { name: 'a\\q' }").find("an escape that does not exist at 1:14") == 0);
    CHECK(refusal("node { name: '\\xff' }") ==
          "text that is not UTF-8 at 1:14, in node[0].name | UTF-8");
    CHECK(refusal("version: 09") == "an octal number with the digit 8 or 9 at 1:10, in version | "
                                    "an integer");
    CHECK(refusal("version: ").find("the end of the text at 1:10") == 0);
    const auto in_attr = [](const std::string& value) {
        return refusal("node { name: 'n' op: 'o' attr { key: 'a' value { " + value + " } } }");
    };
    const std::string place = "node[0].attr['a'].value.";
    CHECK(in_attr("b: yes") == "'yes' at 1:53, in " + place + "b | true or false");
    CHECK(in_attr("b: 2") == "the number 2 at 1:53, in " + place + "b | at most 1");
    CHECK(in_attr("type: DT_FLOT") == "'DT_FLOT' at 1:56, in " + place + "type | a value of DataType");
    CHECK(in_attr("f: 0x10") == "'0x10' at 1:53, in " + place + "f | a decimal number");
    CHECK(in_attr("f: one") == "'one' at 1:53, in " + place + "f | a decimal number");
    CHECK(in_attr("i: 9223372036854775808").find("at most 9223372036854775807") != std::string::npos);
    CHECK(in_attr("tensor { uint32_val: 4294967296 }").find("at most 4294967295") != std::string::npos);
    CHECK(in_attr("tensor { uint32_val: -1 }").find("'-' at") == 0);
    CHECK(in_attr("tensor { uint64_val: 18446744073709551616 }").find("at most 18446744073709551615") !=
          std::string::npos);
    CHECK(in_attr("list { i: [1 2] }").find("'2' at") == 0);
}

TEST_CASE("a field twice, or two of a oneof") {
    CHECK(refusal("version: 1 version: 1") == "the field 'version' a second time at 1:12 | it once");
    CHECK(refusal("versions {} versions {}") == "the field 'versions' a second time at 1:13 | it once");
    CHECK(refusal("node { attr { key: 'a' key: 'b' } }").find("'key' a second time") !=
          std::string::npos);
    CHECK(refusal("node { attr { value { i: 1 s: 'a' } } }") ==
          "the field 's' beside 'i' at 1:28, in node[0].attr[''].value | one of them");
    CHECK(refusal("node { attr { value { i: 0 i: 1 } } }").find("'i' a second time") !=
          std::string::npos);
}

TEST_CASE("brackets that do not match, and text that ends too early") {
    CHECK(refusal("node { name: 'a' >") == "'>' at 1:18, in node[0] | '}' to end what begins at 1:6");
    CHECK(refusal("node <\n name: 'a'") == "the end of the text at 2:11, in node[0] | '>' to end what "
                                          "begins at 1:6");
    CHECK(refusal("node { attr { value {").find("begins at 1:21") != std::string::npos);
    const problems open = refused("node { name: 'a");
    REQUIRE(open.size() == 2);
    CHECK(open[0].found == "a string that does not end in its line at 1:14, in node[0].name");
}

TEST_CASE("all mistakes come in one report, each with its node") {
    const problems found = refused("node { name: 'a' op: 'A' inputt: 'x' device: 5 }\n"
                                   "node { attr { key: 'T' value { type: DT_NO } } op: 'B' name: 'b' }\n"
                                   "node { name: = 'c'\n  op: 'C' input: 7 }\n"
                                   "versions { producer: 1 }\n"
                                   "version: x");
    REQUIRE(found.size() == 6);
    CHECK(found[0].node == "a");
    CHECK(found[0].op == "A");
    CHECK(found[1].found == "'5' at 1:46, in node[0].device");
    CHECK(found[2].node == "b");
    CHECK(found[2].attr == "T");
    CHECK(found[2].found == "'DT_NO' at 2:38, in node[1].attr['T'].value.type");
    CHECK(found[3].found == "'=' at 3:14, in node[2].name");
    CHECK(found[4].found == "'7' at 4:18, in node[2].input[0]");
    CHECK(found[5].found == "'x' at 6:10, in version");
}

TEST_CASE("at most 200 problems are listed") {
    std::string text;
    for (int i = 0; i < 1000; ++i) text += "x: 1\n";
    CHECK(refused(text).size() == 200);
}

TEST_CASE("a hundred messages in each other, and no more") {
    const auto nested = [](int depth) {
        std::string text;
        for (int i = 0; i < depth; ++i) text += "15 {";
        for (int i = 0; i < depth; ++i) text += "}";
        return text;
    };
    CHECK_FALSE(read(nested(100)).unknown.empty());
    CHECK(refusal(nested(101)).find("messages nested too deep at 1:404") == 0);
    CHECK(refusal(nested(100000)).find("at most 100") != std::string::npos);
}

TEST_CASE("real graphs in text read; what is none is refused") {
    std::size_t graphs = 0;
    for (const auto& path : real_models({".pbtxt"})) {
        const auto file = map_file(path);
        REQUIRE(file.has_value());
        const file_kind kind = recognise(file->view());
        if (kind != file_kind::graph_text) {
            const bool holds_one =
                kind == file_kind::saved_model_text || kind == file_kind::meta_graph_text;
            CHECK(read_graph_file(path).has_value() == holds_one);
            continue;
        }
        const auto g = read_graph_file(path);
        CHECK_MESSAGE(g.has_value(), path.string());
        ++graphs;
    }
    if (graphs > 0) CHECK(graphs == 29);
}

TEST_CASE("the other messages of real models read by the same table") {
    for (const auto& path : real_models({"saved_model.pbtxt"})) {
        const auto file = map_file(path);
        const auto bytes = text_to_wire(file->view(), *find_message("SavedModel"));
        REQUIRE(bytes.has_value());
        CHECK(recognise(*bytes) == file_kind::saved_model);
    }
    for (const auto& path : real_models({"/checkpoint", "checkpoint"})) {
        const auto file = map_file(path);
        if (recognise(file->view()) != file_kind::checkpoint_state) continue;
        CHECK(text_to_wire(file->view(), *find_message("CheckpointState")).has_value());
    }
}

TEST_CASE("text and binary twins are the same graph") {
    std::size_t twins = 0;
    for (const auto& path : real_models({"lstm.pbtxt", "frozen_graph.pbtxt"})) {
        auto twin = path.parent_path() / "frozen_model.pb";
        if (!std::filesystem::exists(twin)) twin = path.parent_path() / "lstm.pb";
        if (!std::filesystem::exists(twin)) continue;
        auto text = read_graph_file(path);
        auto binary = read_graph_file(twin);
        REQUIRE(text.has_value());
        REQUIRE(binary.has_value());
        CHECK_MESSAGE(text->nodes == binary->nodes, path.string());
        CHECK_MESSAGE(versions_of(*text) == versions_of(*binary), path.string());
        CHECK_MESSAGE(text->library == binary->library, path.string());
        ++twins;
    }
    if (!std::string_view{EVERGRAPH_REAL_MODELS}.empty()) CHECK(twins == 8);
}
