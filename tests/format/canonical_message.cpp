// SPDX-License-Identifier: BSL-1.0
// canonical_message: the same content has the same bytes.
#include <doctest/doctest.h>

#include <evergraph/format/canonical_message.hpp>
#include <evergraph/format/protobuf_graph_reader.hpp>
#include <evergraph/format/protobuf_graph_writer.hpp>
#include <string>

#include "files.hpp"

using namespace evergraph;

namespace {

std::string canonical(const std::string& type, const std::string& bytes) {
    return canonical_message(bytes, *find_message(type));
}

}  // namespace

TEST_CASE("fields by number, numbers packed, defaults left out") {
    CHECK(canonical("VersionDef", field(3, 5) + field(2, 0) + field(1, 1) + field(3, from_hex("0607")) +
                                      field(3, "")) == field(1, 1) + field(3, from_hex("050607")));
    CHECK(canonical("VersionDef", field(1, 0xFFFFFFFF)) == field(1, ~std::uint64_t{0}));
    CHECK(canonical("VersionDef", from_hex("088100")) == field(1, 1));
    CHECK(canonical("AttrValue", field(5, 7)) == field(5, 1));
    CHECK(canonical("AttrValue", field(3, 0)) == field(3, 0));
}

TEST_CASE("maps by key, entries with both key and value") {
    const auto entry = [](const std::string& inside) { return field(4, inside); };
    const std::string a = field(1, "a") + field(2, "");
    const std::string none = field(1, "") + field(2, "x");
    CHECK(canonical("FunctionDef", entry(field(1, "a")) + entry(field(2, "x"))) ==
          entry(none) + entry(a));
}

TEST_CASE("unknown fields stay behind the known ones, in their order") {
    const std::string group = from_hex("4b 0801 4c");
    CHECK(canonical("VersionDef", field(9, "b") + group + field(1, 1) + field(8, 1) +
                                      from_hex("3d01000000")) ==
          field(1, 1) + field(9, "b") + group + field(8, 1) + from_hex("3d01000000"));
    // A message that does not read inside.
    CHECK(canonical("GraphDef", field(1, from_hex("0a05")) + field(3, 1)) ==
          field(3, 1) + field(1, from_hex("0a05")));
}

TEST_CASE("of graphs it is what the writer writes") {
    for (const char* name : {"graph.pb", "tensors.pb"}) {
        const auto file = golden(name);
        const auto g = read_graph_def(file);
        REQUIRE(g.has_value());
        const std::string bytes = canonical_message(file.view(), *find_message("GraphDef"));
        CHECK(bytes == canonical_message(write_graph_def(*g), *find_message("GraphDef")));
        CHECK(bytes == canonical_message(bytes, *find_message("GraphDef")));
    }
}
