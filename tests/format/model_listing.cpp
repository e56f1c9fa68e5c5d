// SPDX-License-Identifier: BSL-1.0
// model_listing: the parts of a model, each under its title.
#include <doctest/doctest.h>

#include <evergraph/format/model_listing.hpp>
#include <evergraph/format/text_reader.hpp>
#include <string>

using namespace evergraph;

TEST_CASE("all parts of a model") {
    meta_graph m;
    m.info.emplace().tags = {"serve", "gpu"};
    m.info->tensorflow_version = "2.1";
    m.graph = read_graph_text(shared_bytes::unowned(R"(
      node { name: "v" op: "VarHandleOp" attr { key: "dtype" value { type: DT_FLOAT } }
             attr { key: "shape" value { shape { dim { size: 3 } } } } }
      library { function { signature { name: "f\n" } } })")).value();
    m.signatures.push_back({});
    m.signatures[0].key = "s";
    m.signatures[0].method_name = "predict";
    m.signatures[0].inputs.push_back({"x", {}});
    m.signatures[0].inputs[0].info.name = "in:0";
    m.signatures[0].inputs[0].info.type = dtype::int32;
    m.assets.push_back({{}, "words.txt", {}});
    CHECK(listing(m) ==
          "tags: serve, gpu, written by TensorFlow 2.1\n"
          "signatures:\n"
          "  s  predict\n"
          "    in  x                 in:0  int32\n"
          "variables:\n"
          "  v                                 float[3]\n"
          "assets:\n"
          "  words.txt\n"
          "functions:\n"
          "  f\\x0a\n" +
              listing(*m.graph));
}

TEST_CASE("a plain graph is listed as such") {
    meta_graph m;
    CHECK(listing(m) == listing(graph_def{}));
}
