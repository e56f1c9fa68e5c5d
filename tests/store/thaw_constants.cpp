// SPDX-License-Identifier: BSL-1.0
// thaw_constants: constants become variables of a SavedModel, and freeze back to what they were.
#include <doctest/doctest.h>

#include <evergraph/format/protobuf_graph_writer.hpp>
#include <evergraph/format/text_reader.hpp>
#include <evergraph/store/freeze_variables.hpp>
#include <evergraph/store/thaw_constants.hpp>
#include <string>

#include "scratch.hpp"

using namespace evergraph;

namespace {

meta_graph model() {
    const std::string text = R"(
      node { name: "x" op: "Placeholder" attr { key: "dtype" value { type: DT_FLOAT } } }
      node { name: "w" op: "Const" attr { key: "dtype" value { type: DT_FLOAT } }
        attr { key: "value" value { tensor { dtype: DT_FLOAT tensor_shape { dim { size: 2 } }
                                             float_val: [1, 2] } } } }
      node { name: "n" op: "Const" attr { key: "dtype" value { type: DT_INT32 } }
        attr { key: "value" value { tensor { dtype: DT_INT32 tensor_shape { } int_val: 3 } } } }
      node { name: "y" op: "Mul" input: "x" input: "w" attr { key: "T" value { type: DT_FLOAT } } })";
    meta_graph m;
    m.graph = read_graph_text(shared_bytes::unowned(text)).value();
    m.signatures.push_back({});
    m.signatures[0].key = "serving_default";
    m.signatures[0].outputs.push_back({"y", {}});
    m.signatures[0].outputs[0].info.name = "y:0";
    return m;
}

}  // namespace

TEST_CASE("weights are thawed, written, read and frozen to the same values") {
    const auto thawed = thaw_constants(model());
    REQUIRE(thawed.has_value());
    REQUIRE(thawed->variables.size() == 1);
    CHECK(thawed->variables.at("w").values<float>()[1] == 2.F);
    CHECK(thawed->model.saver->restore_op == "save/restore_all");
    const scratch_folder at{"thawed"};
    REQUIRE(write_thawed_model(*thawed, at.path).has_value());
    const auto read = read_saved_model(at.path);
    REQUIRE(read.has_value());
    CHECK(read->has_variables());
    const auto functions = function_library{};
    const auto keys = variable_keys(read->model.meta_graphs[0], functions);
    CHECK(keys.at("w/handle") == variable_key{"w", ""});
    const auto frozen = freeze_saved_model(*read);
    REQUIRE(frozen.has_value());
    bool met = false;
    for (const node_def& n : frozen->graph->nodes) {
        CHECK(n.op != "VarHandleOp");
        if (n.name != "w/handle") continue;
        met = true;
        const auto t = decode_tensor(*n.attrs.find_as<tensor_proto>("value"));
        CHECK(t->values<float>()[0] == 1.F);
    }
    CHECK(met);
}

TEST_CASE("constants by name, and what is no constant") {
    CHECK(thaw_constants(model(), {"n"})->variables.contains("n"));
    const auto wrong = thaw_constants(model(), {"n", "x", "none"});
    REQUIRE_FALSE(wrong.has_value());
    REQUIRE(wrong.error().size() == 2);
    CHECK(wrong.error()[0].node == "x");
    CHECK(wrong.error()[1].node == "none");
    meta_graph saved = model();
    saved.saver.emplace();
    CHECK_FALSE(thaw_constants(saved).has_value());
}
