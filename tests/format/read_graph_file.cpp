// SPDX-License-Identifier: BSL-1.0
// read_graph_file: graphs by path, and files of another kind refused by what they seem to be.
#include <doctest/doctest.h>

#include <evergraph/format/read_graph_file.hpp>
#include <string>

#include "files.hpp"

using namespace evergraph;

namespace {

std::string refusal(const std::string& bytes) {
    const auto g = read_graph(shared_bytes::copy_of(bytes), "it");
    REQUIRE_FALSE(g.has_value());
    REQUIRE(g.error().size() == 1);
    CHECK(g.error()[0].kind == problem_kind::other_kind_of_file);
    CHECK(g.error()[0].needed.find("a binary GraphDef") == 0);
    return g.error()[0].found;
}

}  // namespace

TEST_CASE("a graph by its path") {
    const auto path = std::filesystem::path{EVERGRAPH_GOLDEN} / "format" / "tensors.pb";
    const auto g = read_graph_file(path);
    REQUIRE(g.has_value());
    CHECK(g->nodes.size() == 50);
    const auto none = read_graph_file(path.string() + ".none");
    REQUIRE_FALSE(none.has_value());
    CHECK(none.error()[0].kind == problem_kind::file_not_opened);
}

TEST_CASE("another kind of file is refused with what it seems to be") {
    CHECK(refusal("") == "it seems to be an empty file");
    CHECK(refusal("<html>") == "it seems to be an HTML page");
    CHECK(refusal("{\"node\": []}") == "it seems to be a JSON GraphDef");
    CHECK(refusal("PK\x03\x04") == "it seems to be a zip archive");
    CHECK(refusal(std::string(50, '\0')) == "it seems to be unknown binary data");
}

TEST_CASE("the graph of a model is chosen by its tags") {
    const auto meta = [](const std::string& tag, const std::string& name) {
        return field(2, field(1, field(4, tag)) +
                            field(2, field(1, field(1, name) + field(2, std::string{"NoOp"}))));
    };
    const auto one = shared_bytes::copy_of(field(1, 1) + meta("serve", "a"));
    CHECK(read_graph(one)->nodes.at(0).name == "a");
    const auto two = shared_bytes::copy_of(field(1, 1) + meta("serve", "a") + meta("train", "b"));
    CHECK(read_graph(two, "it", {"train"})->nodes.at(0).name == "b");
    const auto which = read_graph(two);
    REQUIRE_FALSE(which.has_value());
    CHECK(which.error()[0].found == "graphs of tags {serve}, {train}");
    const auto none = read_graph(shared_bytes::copy_of("saved_model_schema_version: 1"));
    REQUIRE_FALSE(none.has_value());
    CHECK(none.error()[0].kind == problem_kind::not_in_the_file);
}

TEST_CASE("every kind of file that holds a graph gives it") {
    for (const auto& path : real_models({"saved_model.pb", "saved_model.pbtxt", ".meta"})) {
        INFO(path.string());
        const auto g = read_graph_file(path);
        REQUIRE(g.has_value());
        CHECK(g->nodes.size() > 2);
    }
}

TEST_CASE("a broken graph is reported by the reader, not by its kind") {
    const std::string node = field(1, field(1, std::string{"n"}) + field(2, std::string{"NoOp"}));
    const auto g = read_graph(shared_bytes::copy_of(node + from_hex("0a09")));
    REQUIRE_FALSE(g.has_value());
    CHECK(g.error()[0].kind == problem_kind::unreadable_bytes);
}

TEST_CASE("a graph of nodes without a name is a graph") {
    const auto g = read_graph(shared_bytes::copy_of(from_hex("0a00")));
    REQUIRE(g.has_value());
    CHECK(g->nodes.size() == 1);
}
