// SPDX-License-Identifier: BSL-1.0
// text_printer: messages as libprotobuf prints them, in whatever order and pieces they come.
#include <doctest/doctest.h>

#include <cstdint>
#include <evergraph/format/file_kind.hpp>
#include <evergraph/format/text_parser.hpp>
#include <evergraph/format/text_printer.hpp>
#include <string>

#include "files.hpp"

using namespace evergraph;

namespace {

std::string text(const std::string& type, const std::string& bytes) {
    const auto printed = wire_to_text(bytes, *find_message(type));
    REQUIRE(printed.has_value());
    return *printed;
}
// The same on one line.
std::string flat(const std::string& type, const std::string& bytes) {
    std::string out;
    for (const char c : text(type, bytes)) {
        if (c == '\n') {
            out += ' ';
        } else if (c != ' ' || (!out.empty() && out.back() != ' ')) {
            out += c;
        }
    }
    return out;
}

}  // namespace

TEST_CASE("fields by number, the last of several, messages put together") {
    CHECK(flat("VersionDef", field(2, 5) + field(1, 1) + field(1, 2)) == "producer: 2 min_consumer: 5 ");
    CHECK(flat("GraphDef", field(4, field(1, 5)) + field(3, 1) + field(4, field(2, 6)) +
                               field(4, field(1, 7))) ==
          "version: 1 versions { producer: 7 min_consumer: 6 } ");
    CHECK(flat("VersionDef", field(1, 0) + field(3, from_hex("00"))) == "bad_consumers: 0 ");
    CHECK(flat("VersionDef", field(1, 0x100000000)).empty());
}

TEST_CASE("of a oneof the last one counts") {
    const std::string list = field(1, field(3, 1));
    CHECK(flat("AttrValue", field(3, 5) + field(5, 0)) == "b: false ");
    CHECK(flat("AttrValue", list + field(1, field(3, 2))) == "list { i: 1 i: 2 } ");
    CHECK(flat("AttrValue", list + field(3, 9) + field(1, field(3, 2))) == "list { i: 2 } ");
}

TEST_CASE("maps by key, of a key the last entry, both key and value shown") {
    const auto entry = [](const std::string& key, const std::string& value) {
        return field(4, field(1, key) + field(2, value));
    };
    CHECK(flat("FunctionDef", entry("b", "1") + entry("a", "2") + entry("b", "3") + field(4, "")) ==
          "ret { key: \"\" value: \"\" } ret { key: \"a\" value: \"2\" } "
          "ret { key: \"b\" value: \"3\" } ");
    const auto numbered = [](std::uint64_t key) { return field(2, field(1, key) + field(2, "x")); };
    CHECK(flat("JobDef", numbered(1) + numbered(~std::uint64_t{0}) + numbered(0)) ==
          "tasks { key: -1 value: \"x\" } tasks { key: 0 value: \"x\" } tasks { key: 1 value: \"x\" } ");
}

TEST_CASE("numbers of all forms") {
    CHECK(flat("StructuredValue", field(12, 3)) == "int64_value: -2 ");
    CHECK(flat("StructuredValue", field(12, ~std::uint64_t{0})) == "int64_value: -9223372036854775808 ");
    CHECK(flat("StructuredValue", from_hex("59 000000000000f03f")) == "float64_value: 1 ");
    CHECK(flat("BundleEntryProto", from_hex("35 ffffffff")) == "crc32c: 4294967295 ");
    CHECK(flat("TensorProto", field(1, 19) + field(16, from_hex("ffffffff0f")) + field(11, from_hex("0100")) +
                                  field(5, from_hex("0000c07f cdcccc3d"))) ==
          "dtype: DT_HALF float_val: nan float_val: 0.1 bool_val: true bool_val: false "
          "uint32_val: 4294967295 ");
    CHECK(flat("AttrValue", field(6, 9999)) == "type: 9999 ");
    CHECK(flat("GraphDebugInfo.FileLineCol", field(2, 0)) == "line: 0 ");
}

TEST_CASE("unknown fields by number, as messages where they can be") {
    CHECK(flat("VersionDef", field(9, 5) + from_hex("4d 01000000 49 0200000000000000") + field(9, "") +
                                 field(1, 1) + field(9, "a") + field(9, field(1, 2))) ==
          "producer: 1 9: 5 9: 0x00000001 9: 0x0000000000000002 9: \"\" 9: \"a\" 9 { 1: 2 } ");
    CHECK(flat("VersionDef", from_hex("4b 0801 4b4c 4c")) == "9 { 1: 1 9 { } } ");
    // A known number in another wire type.
    CHECK(flat("VersionDef", field(1, "a")) == "1: \"a\" ");
    // Packed values that are cut.
    CHECK(flat("TensorProto", field(5, "abc")) == "5: \"abc\" ");
}

TEST_CASE("what is nested eleven deep in an unknown field stays bytes") {
    std::string bytes = field(1, 1);
    for (int i = 0; i < 12; ++i) bytes = field(9, bytes);
    const std::string printed = flat("VersionDef", bytes);
    CHECK(printed.find("9 { 9 { 9 { 9 { 9 { 9 { 9 { 9 { 9 { 9 { 9: \"") == 0);
}

TEST_CASE("bytes that are no message are refused") {
    const auto printed = wire_to_text(from_hex("0a05 61"), *find_message("GraphDef"));
    REQUIRE_FALSE(printed.has_value());
    REQUIRE(printed.error().size() == 1);
    CHECK(printed.error()[0].found == "a length beyond the end at byte 1, in GraphDef");
}

TEST_CASE("every real model that is more than a graph goes through text without loss") {
    for (const auto& path : real_models({"saved_model.pb", ".meta"})) {
        const auto file = map_file(path);
        const bool saved = recognise(file->view()) == file_kind::saved_model;
        const schema_message& type = *find_message(saved ? "SavedModel" : "MetaGraphDef");
        const auto printed = wire_to_text(file->view(), type);
        REQUIRE_MESSAGE(printed.has_value(), path.string());
        const auto bytes = text_to_wire(*printed, type);
        REQUIRE_MESSAGE(bytes.has_value(), path.string());
        CHECK_MESSAGE(*wire_to_text(*bytes, type) == *printed, path.string());
    }
}
