// SPDX-License-Identifier: BSL-1.0
// text_writer: graphs as text, and back to the same bytes.
#include <doctest/doctest.h>

#include <cstddef>
#include <evergraph/format/canonical_message.hpp>
#include <evergraph/format/file_kind.hpp>
#include <evergraph/format/protobuf_graph_reader.hpp>
#include <evergraph/format/protobuf_graph_writer.hpp>
#include <evergraph/format/text_reader.hpp>
#include <evergraph/format/text_writer.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "files.hpp"

using namespace evergraph;

namespace {

graph_def binary(const std::string& bytes) {
    auto g = read_graph_def(shared_bytes::copy_of(bytes));
    REQUIRE(g.has_value());
    return *std::move(g);
}
std::string printed(const std::string& bytes) { return write_graph_text(binary(bytes)); }

// binary -> text -> binary gives the bytes of binary -> binary; a library whose maps are not sorted
// comes back sorted.
void check_both_ways(std::string_view bytes, const std::string& name) {
    const auto g = read_graph_def(shared_bytes::unowned(bytes));
    REQUIRE(g.has_value());
    const std::string text = write_graph_text(*g);
    CHECK_MESSAGE((text.empty() || recognise(text) == file_kind::graph_text), name);
    const auto again = read_graph_text(shared_bytes::unowned(text));
    REQUIRE_MESSAGE(again.has_value(), name << ": " << line(again.error()[0]));
    const schema_message& type = *find_message("GraphDef");
    const std::string expected = write_graph_def(*g);
    const std::string written = write_graph_def(*again);
    CHECK_MESSAGE((written == expected || written == canonical_message(expected, type)), name);
    CHECK_MESSAGE(write_graph_text(*again) == text, name);
}

std::vector<std::string_view> parts(std::string_view message, std::uint32_t number) {
    std::vector<std::string_view> found;
    wire_reader r{message};
    while (r.next()) {
        if (r.is(number, wire_type::bytes)) {
            found.push_back(r.bytes());
        } else {
            r.skip();
        }
    }
    return found;
}

}  // namespace

TEST_CASE("a graph in text") {
    const std::string dims = field(2, field(1, ~std::uint64_t{0}) + field(2, std::string{"rows"}));
    const std::string bytes =
        field(1, field(1, std::string{"n"}) + field(2, std::string{"Op"}) + field(3, std::string{"x"}) +
                     field(3, std::string{"^y"}) + attr_field("b", field(7, dims)) +
                     attr_field("a", field(2, std::string{"\xFF'\n"})) + attr_field("c", "")) +
        field(4, field(1, 27) + field(3, from_hex("0503"))) + field(2, field(1, field(1, ""))) +
        field(3, 7) + field(77, 5);
    CHECK(printed(bytes) == R"(node {
  name: "n"
  op: "Op"
  input: "x"
  input: "^y"
  attr {
    key: "a"
    value {
      s: "\377\'\n"
    }
  }
  attr {
    key: "b"
    value {
      shape {
        dim {
          size: -1
          name: "rows"
        }
      }
    }
  }
  attr {
    key: "c"
    value {
    }
  }
}
library {
  function {
    signature {
    }
  }
}
version: 7
versions {
  producer: 27
  bad_consumers: 5
  bad_consumers: 3
}
77: 5
)");
}

TEST_CASE("nothing is empty text") { CHECK(printed("").empty()); }

TEST_CASE("a library that does not read inside is shown as bytes, and they survive") {
    // A node in a function whose name is cut short.
    const std::string node = from_hex("0a05") + "ab";
    const std::string library = field(1, field(3, node) + field(1, field(1, std::string{"f"})));
    graph_def g;
    g.library = shared_bytes::unowned(library);
    const std::string text = write_graph_text(g);
    CHECK(text == R"(library {
  function {
    signature {
      name: "f"
    }
    3: "\n\005ab"
  }
}
)");
    const auto again = read_graph_text(shared_bytes::unowned(text));
    REQUIRE(again.has_value());
    CHECK(again->library->view() ==
          field(1, field(1, field(1, std::string{"f"})) + field(3, node)));
}

TEST_CASE("the golden graphs go through text without loss") {
    check_both_ways(golden("graph.pb").view(), "graph.pb");
    check_both_ways(golden("tensors.pb").view(), "tensors.pb");
}

TEST_CASE("every real graph goes through text without loss") {
    std::size_t graphs = 0;
    for (const auto& path : real_models({".pb", ".graphdef", ".meta"})) {
        const auto file = map_file(path);
        REQUIRE(file.has_value());
        const file_kind kind = recognise(file->view());
        std::vector<std::string_view> metas;
        if (kind == file_kind::graph) check_both_ways(file->view(), path.string());
        if (kind == file_kind::meta_graph) metas = {file->view()};
        if (kind == file_kind::saved_model) metas = parts(file->view(), 2);
        for (const std::string_view meta : metas) {
            for (const std::string_view graph : parts(meta, 2)) check_both_ways(graph, path.string());
        }
        graphs += kind == file_kind::graph ? 1 : metas.size();
    }
    if (!std::string_view{EVERGRAPH_REAL_MODELS}.empty()) CHECK(graphs > 30);
}
