// SPDX-License-Identifier: BSL-1.0
// find_in_model: what is there is found, and what is not is answered with what is.
#include <doctest/doctest.h>

#include <evergraph/format/find_in_model.hpp>
#include <evergraph/format/meta_graph_writer.hpp>
#include <evergraph/format/read_graph_file.hpp>
#include <string>

#include "files.hpp"

using namespace evergraph;

namespace {

saved_model two_graphs() {
    saved_model model;
    model.meta_graphs.resize(2);
    model.meta_graphs[0].info.emplace().tags = {"serve"};
    model.meta_graphs[1].info.emplace().tags = {"serve", "gpu"};
    return model;
}
collection nodes(const std::string& key, const std::vector<std::string>& names) {
    std::string list;
    for (const std::string& name : names) list += field(1, name);
    return {key, shared_bytes::copy_of(field(1, list))};
}
signature init_signature(const std::string& output, const std::string& tensor) {
    signature s;
    s.key = "__saved_model_init_op";
    s.outputs.push_back({output, {}});
    s.outputs[0].info.name = tensor;
    return s;
}

}  // namespace

TEST_CASE("tags are a set: equal, in any order, and never a part") {
    const saved_model model = two_graphs();
    CHECK(*find_meta_graph(model, {"serve"}) == &model.meta_graphs[0]);
    CHECK(*find_meta_graph(model, {"gpu", "serve"}) == &model.meta_graphs[1]);
    const auto none = find_meta_graph(model, {"gpu"});
    REQUIRE_FALSE(none.has_value());
    CHECK(none.error().code == status_code::not_found);
    CHECK(text(none.error()) ==
          "the file lacks what is asked for, found graphs of tags {serve}, {serve, gpu}, needed a "
          "graph of tags {gpu}; ask for all tags of one of them");
    CHECK_FALSE(find_meta_graph(model, {}).has_value());
    saved_model one = model;
    one.meta_graphs.resize(1);
    CHECK(*find_meta_graph(one, {}) == &one.meta_graphs[0]);
}

TEST_CASE("signatures by key; without one the default, or the only one") {
    meta_graph m;
    m.signatures.push_back(init_signature("x", "y"));
    CHECK_FALSE(find_signature(m, "").has_value());
    m.signatures.push_back({});
    m.signatures.back().key = "other";
    CHECK((*find_signature(m, ""))->key == "other");
    m.signatures.push_back({});
    m.signatures.back().key = "serving_default";
    CHECK((*find_signature(m, ""))->key == "serving_default");
    const auto none = find_signature(m, "third");
    REQUIRE_FALSE(none.has_value());
    CHECK(none.error().found == "the signatures 'other', 'serving_default'");
    CHECK(none.error().needed == "the signature 'third'");
}

TEST_CASE("the init op: by signature, else by the main op, else by the legacy one") {
    meta_graph m;
    CHECK(*init_op_of(m) == std::nullopt);
    m.collections.push_back(nodes("legacy_init_op", {"group_deps"}));
    CHECK(*init_op_of(m) == "group_deps");
    m.collections.push_back(nodes("saved_model_main_op", {"init"}));
    CHECK(*init_op_of(m) == "init");
    m.signatures.push_back(init_signature("__saved_model_init_op", "NoOp:0"));
    CHECK(*init_op_of(m) == "NoOp");
    m.signatures[0] = init_signature("other", "NoOp:0");
    CHECK(init_op_of(m).error().code == status_code::failed_precondition);
    m.signatures.clear();
    m.collections[1] = nodes("saved_model_main_op", {"a", "b"});
    CHECK(init_op_of(m).error().found == "the collection 'saved_model_main_op' with 2 nodes");
}

TEST_CASE("assets of old files stand in a collection") {
    meta_graph m;
    const std::string asset = field(1, field(1, std::string{"t:0"})) + field(2, std::string{"foo.txt"});
    const auto any = [](const std::string& type, const std::string& value) {
        return shared_bytes::copy_of(field(5, field(1, field(1, type) + field(2, value))));
    };
    m.collections.push_back(
        {"saved_model_assets", any("type.googleapis.com/tensorflow.AssetFileDef", asset)});
    auto found = assets_of(m);
    REQUIRE(found.has_value());
    CHECK(found->at(0).filename == "foo.txt");
    CHECK(found->at(0).tensor->name == "t:0");
    m.collections[0].value = any("type.googleapis.com/tensorflow.OpDef", asset);
    CHECK_FALSE(assets_of(m).has_value());
    m.assets.resize(1);
    CHECK(assets_of(m)->size() == 1);
}
