// SPDX-License-Identifier: BSL-1.0
// freeze_variables: variables by reference, by resource and inside functions become constants.
#include <doctest/doctest.h>

#include <algorithm>
#include <evergraph/format/text_reader.hpp>
#include <evergraph/store/freeze_variables.hpp>
#include <filesystem>
#include <string>

using namespace evergraph;
namespace fs = std::filesystem;

namespace {

// The value 7 for each variable.
expected<tensor, problem> seven(const node_def&) { return tensor::scalar(7.F); }

meta_graph model_of(const std::string& text, const std::string& output) {
    meta_graph m;
    auto g = read_graph_text(shared_bytes::unowned(text));
    REQUIRE(g.has_value());
    m.graph = std::move(*g);
    m.signatures.push_back({});
    m.signatures[0].key = "serving_default";
    m.signatures[0].outputs.push_back({"out", {}});
    m.signatures[0].outputs[0].info.name = output;
    return m;
}
const node_def& node_named(const meta_graph& m, const std::string& name) {
    for (const node_def& n : m.graph->nodes) {
        if (n.name == name) return n;
    }
    FAIL(name);
    return m.graph->nodes[0];
}
std::size_t count(const meta_graph& m, const std::string& op) {
    return static_cast<std::size_t>(std::count_if(
        m.graph->nodes.begin(), m.graph->nodes.end(), [&](const node_def& n) { return n.op == op; }));
}

const std::string handle = R"(node { name: "h" op: "VarHandleOp"
  attr { key: "dtype" value { type: DT_FLOAT } } attr { key: "shape" value { shape { } } } })";

}  // namespace

TEST_CASE("a reference becomes a value, and what is not needed is gone") {
    const auto m = model_of(R"(
      node { name: "v" op: "VariableV2" attr { key: "dtype" value { type: DT_FLOAT } } }
      node { name: "init" op: "Const" }
      node { name: "v/Assign" op: "Assign" input: "v" input: "init" }
      node { name: "v/read" op: "Identity" input: "v" attr { key: "T" value { type: DT_FLOAT } } })",
                            "v/read:0");
    const auto frozen = freeze_variables(m, seven);
    REQUIRE(frozen.has_value());
    REQUIRE(frozen->graph->nodes.size() == 2);
    CHECK(node_named(*frozen, "v").op == "Const");
    CHECK(*node_named(*frozen, "v").attrs.find_as<dtype>("dtype") == dtype::float32);
    CHECK(frozen->signatures.size() == 1);
    CHECK_FALSE(frozen->saver.has_value());
}

TEST_CASE("a resource is read, gathered and passed on") {
    const auto m = model_of(handle + R"(
      node { name: "pass" op: "Identity" input: "h" attr { key: "T" value { type: DT_RESOURCE } } }
      node { name: "read" op: "ReadVariableOp" input: "pass"
             attr { key: "dtype" value { type: DT_FLOAT } } }
      node { name: "i" op: "Const" }
      node { name: "g" op: "ResourceGather" input: "h" input: "i" input: "^read"
             attr { key: "dtype" value { type: DT_FLOAT } }
             attr { key: "Tindices" value { type: DT_INT32 } }
             attr { key: "batch_dims" value { i: 0 } } })",
                            "g:0");
    const auto frozen = freeze_variables(m, seven);
    REQUIRE(frozen.has_value());
    CHECK(node_named(*frozen, "read").op == "Identity");
    CHECK(*node_named(*frozen, "read").attrs.find_as<dtype>("T") == dtype::float32);
    CHECK(*node_named(*frozen, "pass").attrs.find_as<dtype>("T") == dtype::float32);
    const node_def& g = node_named(*frozen, "g");
    CHECK(g.op == "Gather");
    CHECK(*g.attrs.find_as<dtype>("Tparams") == dtype::float32);
    CHECK(g.attrs.find("batch_dims") == nullptr);
    CHECK(g.attrs.find("dtype") == nullptr);
    CHECK(g.inputs == std::vector<std::string>{"h", "i", "^read"});
}

TEST_CASE("a function is copied for the values that it gets") {
    const auto m = model_of(handle + R"(
      node { name: "call" op: "StatefulPartitionedCall" input: "h"
             attr { key: "f" value { func { name: "outer" } } }
             attr { key: "Tin" value { list { type: DT_RESOURCE } } }
             attr { key: "Tout" value { list { type: DT_FLOAT } } } }
      library {
        function { signature { name: "inner" input_arg { name: "r" type: DT_RESOURCE }
                               output_arg { name: "y" type: DT_FLOAT } }
          node_def { name: "read" op: "ReadVariableOp" input: "r"
                     attr { key: "dtype" value { type: DT_FLOAT } } }
          ret { key: "y" value: "read:value:0" } }
        function { signature { name: "outer" input_arg { name: "a" type: DT_RESOURCE }
                               output_arg { name: "z" type: DT_FLOAT } }
          node_def { name: "c" op: "PartitionedCall" input: "a"
                     attr { key: "f" value { func { name: "inner" } } }
                     attr { key: "Tin" value { list { type: DT_RESOURCE } } }
                     attr { key: "Tout" value { list { type: DT_FLOAT } } } }
          ret { key: "z" value: "c:output:0" } }
        function { signature { name: "unused" } } })",
                            "call:0");
    const auto frozen = freeze_variables(m, seven);
    REQUIRE(frozen.has_value());
    const auto library = function_library::read(*frozen->graph->library);
    REQUIRE(library.has_value());
    CHECK(library->size() == 2);
    const function_def* inner = library->find("inner_frozen");
    REQUIRE(inner != nullptr);
    CHECK(inner->signature.inputs[0].type == dtype::float32);
    CHECK(inner->nodes[0].op == "Identity");
    CHECK(inner->results[0].source == "read:output:0");
    const node_def& call = node_named(*frozen, "call");
    CHECK(call.attrs.find_as<func_attr>("f")->name == "outer_frozen");
    CHECK(call.attrs.find_as<attr_list>("Tin")->type[0] == dtype::float32);
}

TEST_CASE("variables that are written are refused by op and function") {
    const auto m = model_of(handle + R"(
      node { name: "call" op: "StatefulPartitionedCall" input: "h"
             attr { key: "f" value { func { name: "write" } } }
             attr { key: "Tin" value { list { type: DT_RESOURCE } } } }
      library {
        function { signature { name: "write" input_arg { name: "r" type: DT_RESOURCE } }
          node_def { name: "one" op: "Const" }
          node_def { name: "add" op: "AssignAddVariableOp" input: "r" input: "one:output:0" } } })",
                            "call:0");
    const auto frozen = freeze_variables(m, seven);
    REQUIRE_FALSE(frozen.has_value());
    REQUIRE(frozen.error().size() == 1);
    CHECK(frozen.error()[0].node == "add");
    CHECK(frozen.error()[0].found.find("in the function 'write'") != std::string::npos);
    meta_graph without = m;
    without.signatures.clear();
    CHECK(freeze_variables(without, seven).error()[0].kind == problem_kind::not_in_the_file);
    CHECK_FALSE(freeze_variables(m, seven, {"other"}).has_value());
}

TEST_CASE("functions nested too deep are refused; long chains backwards take no time") {
    std::string text = handle + R"(
      node { name: "call" op: "f0" input: "h" } library {)";
    for (int i = 0; i < 1000; ++i) {
        const std::string own = "f" + std::to_string(i);
        text += R"(function { signature { name: ")" + own +
                R"(" input_arg { name: "a" type: DT_RESOURCE } }
                node_def { name: "c" op: "f)" + std::to_string(i + 1) + R"(" input: "a" } })";
    }
    const auto deep = freeze_variables(model_of(text + "}", "call:0"), seven);
    REQUIRE_FALSE(deep.has_value());
    CHECK(deep.error()[0].found.find("nested too deep") != std::string::npos);
    std::string chain;
    for (int i = 20000; i > 0; --i) {
        chain += "node { name: 'n" + std::to_string(i) + "' op: 'Identity' input: '" +
                 (i == 1 ? "h" : "n" + std::to_string(i - 1)) +
                 "' attr { key: 'T' value { type: DT_RESOURCE } } }\n";
    }
    const auto long_one = freeze_variables(model_of(chain + handle, "n20000:0"), seven);
    REQUIRE(long_one.has_value());
    CHECK(*node_named(*long_one, "n20000").attrs.find_as<dtype>("T") == dtype::float32);
}

TEST_CASE("real models: what restores a variable gives its value") {
    const fs::path models{EVERGRAPH_REAL_MODELS};
    if (models.empty()) {
        MESSAGE("skipped: EVERGRAPH_REAL_MODELS names no folder of real models");
        return;
    }
    const auto half = read_saved_model(models / "s01-half_plus_two-tf1");
    const auto frozen = freeze_saved_model(*half, {"serve"}, {"serving_default"});
    REQUIRE(frozen.has_value());
    CHECK(count(*frozen, "VariableV2") == 0);
    const auto a = decode_tensor(*node_named(*frozen, "a").attrs.find_as<tensor_proto>("value"));
    CHECK(a->values<float>()[0] == 0.5F);
    const auto lstm = read_saved_model(models / "s38-tf2.12-lstm");
    const auto still = freeze_saved_model(*lstm);
    REQUIRE(still.has_value());
    CHECK(count(*still, "VarHandleOp") == 0);
    CHECK(count(*still, "Const") == 5);
    const auto counter = read_saved_model(models / "s04-counter");
    CHECK(freeze_saved_model(*counter, {}, {"get_counter"}).has_value());
    CHECK(freeze_saved_model(*counter, {}, {"incr_counter"}).error()[0].op == "AssignAdd");
    const auto sharded = read_saved_model(models / "s24-sharded-2of2");
    CHECK(freeze_saved_model(*sharded).has_value());
}
