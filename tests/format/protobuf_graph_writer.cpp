// SPDX-License-Identifier: BSL-1.0
// protobuf_graph_writer: the bytes of a graph, and that they are those TensorFlow writes.
#include <doctest/doctest.h>

#include <evergraph/format/protobuf_graph_reader.hpp>
#include <evergraph/format/protobuf_graph_writer.hpp>
#include <string>

#include "files.hpp"

using namespace evergraph;

namespace {

std::string rewritten(const shared_bytes& file) {
    const auto g = read_graph_def(file);
    REQUIRE(g.has_value());
    return write_graph_def(*g);
}
std::string rewritten(const std::string& bytes) { return rewritten(shared_bytes::copy_of(bytes)); }

}  // namespace

TEST_CASE("an empty graph is no bytes; present and empty is not absent") {
    CHECK(write_graph_def({}).empty());
    graph_def g;
    g.versions.emplace();
    g.library.emplace();
    g.nodes.emplace_back();
    CHECK(write_graph_def(g) == from_hex("0a00 1200 2200"));
}

TEST_CASE("what TensorFlow wrote comes back byte for byte") {
    CHECK(rewritten(golden("graph.pb")) == golden("graph.pb").view());
    CHECK(rewritten(golden("tensors.pb")) == golden("tensors.pb").view());
}

TEST_CASE("fields by number, attrs by key, unknown fields last, numbers packed") {
    const std::string node = attr_field("b", field(3, 1)) + field(99, 1) +
                             attr_field("B", field(6, ~std::uint64_t{0})) + field(2, std::string{"Op"}) +
                             field(1, std::string{"n"});
    const std::string versions = field(3, 5) + field(3, 7) + field(1, 8);
    CHECK(rewritten(field(4, versions) + field(1, node)) ==
          field(1, field(1, std::string{"n"}) + field(2, std::string{"Op"}) +
                       attr_field("B", field(6, ~std::uint64_t{0})) +
                       attr_field("b", field(3, 1)) + field(99, 1)) +
              field(4, field(1, 8) + field(3, from_hex("0507"))));
}

TEST_CASE("negative 32-bit numbers take ten bytes") {
    CHECK(write_message(version_def{-1, 0, {-2}, {}}) ==
          from_hex("08ffffffffffffffffff01 1a0afeffffffffffffffff01"));
}

TEST_CASE("values of a oneof are written even if they are zero") {
    CHECK(write_message(attr_value{0}) == from_hex("1800"));
    CHECK(write_message(attr_value{0.0F}) == from_hex("2500000000"));
    CHECK(write_message(attr_value{false}) == from_hex("2800"));
    CHECK(write_message(attr_value{""}) == from_hex("1200"));
    CHECK(write_message(attr_value{shape_proto{}}) == from_hex("3a00"));
    CHECK(write_message(attr_value{tensor_proto{}}) == from_hex("4200"));
    CHECK(write_message(attr_value{attr_list{}}) == from_hex("0a00"));
    CHECK(write_message(attr_value{func_attr{}}) == from_hex("5200"));
    CHECK(write_message(attr_value{attr_value::held{attr_placeholder{}}}) == from_hex("4a00"));
    CHECK(write_message(attr_value{}).empty());
}

TEST_CASE("real graphs: writing is stable, and reading it again gives an equal graph") {
    for (const auto& path : real_models({".graphdef", "frozen_model.pb", "lstm.pb", "n.pb"})) {
        INFO(path.string());
        const auto file = map_file(path);
        REQUIRE(file.has_value());
        const auto g = read_graph_def(*file);
        REQUIRE(g.has_value());
        const std::string once = write_graph_def(*g);
        CHECK(once.size() == file->size());
        const auto again = read_graph_def(shared_bytes::copy_of(once));
        REQUIRE(again.has_value());
        CHECK(*again == *g);
        CHECK(write_graph_def(*again) == once);
    }
}
