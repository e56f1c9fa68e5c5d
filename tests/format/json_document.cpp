// SPDX-License-Identifier: BSL-1.0
// json_document: each value knows where it begins.
#include <doctest/doctest.h>

#include <evergraph/format/json_document.hpp>
#include <string>

using namespace evergraph;

TEST_CASE("the tree, with offsets of the first characters") {
    const std::string document = R"( {"a\"" : [1, -2.5e3 ,true,null,"x\\"], "b":{}} )";
    const auto root = parse_json(document);
    REQUIRE(root.has_value());
    CHECK(root->offset == 1);
    REQUIRE(root->items.size() == 2);
    const json_value* list = root->find("a\"");
    REQUIRE(list != nullptr);
    CHECK(list->is(json_kind::array));
    const std::string starts[] = {"1", "-2.5e3", "true", "null", "\"x\\\\\""};
    for (std::size_t i = 0; i < 5; ++i) {
        CHECK(document.substr(list->items[i].offset, starts[i].size()) == starts[i]);
    }
    CHECK(list->items[1].text == "-2.5e3");
    CHECK(list->items[4].text == "x\\");
    CHECK(root->find("b")->is(json_kind::object));
    CHECK(root->find("c") == nullptr);
}

TEST_CASE("numbers alone, at the end, and beyond 64 bits keep their digits") {
    CHECK(parse_json("7")->text == "7");
    CHECK(parse_json("123456789012345678901234567890")->text == "123456789012345678901234567890");
    CHECK(parse_json("\xef\xbb\xbf[1]")->items.at(0).offset == 4);
}

TEST_CASE("lines and columns") {
    CHECK(line_and_column("ab\ncd", 0) == "1:1");
    CHECK(line_and_column("ab\ncd", 4) == "2:2");
    CHECK(line_and_column("", 99) == "1:1");
}
