// SPDX-License-Identifier: BSL-1.0
// model_session: SavedModels of many years, loaded and called by signature, with the answers that
// their makers published, or that TensorFlow gave.
#include <evergraph_tf.hpp>

#include <doctest/doctest.h>

#include <filesystem>
#include <string>
#include <utility>
#include <vector>

namespace eg = evergraph;
namespace fs = std::filesystem;
using eg::tensor;

namespace {

std::vector<eg::model_session> real_model(const std::string& name,
                                          const std::vector<std::string>& tags = {}) {
    const fs::path folder{EVERGRAPH_REAL_MODELS};
    std::vector<eg::model_session> opened;
    if (folder.empty()) {
        MESSAGE("skipped: EVERGRAPH_REAL_MODELS names no folder of real models");
        return opened;
    }
    auto s = eg::open_saved_model(folder / name, tags, eg::tf::runtime, {.threads = 2});
    if (!s) MESSAGE(eg::line(s.error().at(0)));
    REQUIRE_MESSAGE(s.has_value(), name);
    opened.push_back(std::move(*s));
    return opened;
}

// The only output of a signature.
tensor answer(const eg::model_session& s, const std::string& signature,
              const std::vector<eg::named_tensor>& inputs) {
    auto out = s.run(signature, inputs);
    if (!out) MESSAGE(eg::line(out.error().at(0)));
    REQUIRE(out.has_value());
    REQUIRE(out->size() == 1);
    return std::move((*out)[0].value);
}
float first(const tensor& t) { return t.values<float>()[0]; }

// y = x, by the signature `same` whose input is `in` and whose output is `out`.
eg::saved_model_folder identity_model() {
    eg::meta_graph m;
    m.graph = eg::read_graph_text(eg::shared_bytes::unowned(R"(
      node { name: "x" op: "Placeholder" attr { key: "dtype" value { type: DT_FLOAT } } }
      node { name: "y" op: "Identity" input: "x" attr { key: "T" value { type: DT_FLOAT } } }
      versions { producer: 100 })"))
                  .value();
    eg::signature s;
    s.key = "same";
    s.inputs.push_back({"in", {}});
    s.inputs[0].info.name = "x:0";
    s.inputs[0].info.type = eg::dtype::float32;
    s.outputs.push_back({"out", {}});
    s.outputs[0].info.name = "y:0";
    m.signatures.push_back(std::move(s));
    return eg::saved_model_of(std::move(m));
}

}  // namespace

TEST_CASE("inputs by key; what is missing and what is not known is said") {
    const auto s = eg::model_session::open(identity_model(), {}, eg::tf::runtime);
    REQUIRE(s.has_value());
    const auto out = s->run("", {{"in", tensor::scalar(2.F)}});
    REQUIRE(out.has_value());
    CHECK(out->at(0).name == "out");
    CHECK(first(out->at(0).value) == 2.F);
    const auto wrong = s->run("same", {{"x", tensor::scalar(2.F)}});
    REQUIRE_FALSE(wrong.has_value());
    REQUIRE(wrong.error().size() == 2);
    CHECK(wrong.error()[0].kind == eg::problem_kind::unknown_feed);
    CHECK(wrong.error()[0].needed == "of 'same' 'in'");
    CHECK(wrong.error()[1].kind == eg::problem_kind::placeholder_not_fed);
    CHECK(s->run("other", {}).error()[0].found == "the signatures 'same'");
    CHECK_FALSE(eg::model_session::open(identity_model(), {"train"}, eg::tf::runtime).has_value());
    auto broken = identity_model();
    broken.model.meta_graphs[0].graph->nodes.emplace_back().op = "Const";
    broken.model.meta_graphs[0].graph->nodes.back().name = "c";
    CHECK(eg::model_session::open(broken, {}, eg::tf::runtime).error()[0].code ==
          eg::status_code::failed_precondition);
}

TEST_CASE("half plus two: TensorFlow 0.12 to 2") {
    for (const char* name : {"s01-half_plus_two-tf1", "s03-half_plus_two-snappy",
                             "s06-half_plus_two-pbtxt"}) {
        for (const auto& s : real_model(name, {"serve"})) {
            const auto y = answer(s, "serving_default",
                                  {{"x", tensor::of<float>({3, 1}, {0, 1, 2})}});
            CHECK(y == tensor::of<float>({3, 1}, {2, 2.5F, 3}));
        }
    }
    for (const auto& s : real_model("s02-half_plus_three")) {
        CHECK(first(answer(s, "", {{"x", tensor::scalar(2.F)}})) == 4.F);
    }
    for (const auto& s : real_model("s05-matrix_half_plus_two")) {
        CHECK(first(answer(s, "", {{"x", tensor::zeros(eg::dtype::float32, {1, 3, 3})}})) == 2.F);
    }
    for (const auto& s : real_model("s07-session_bundle-ckpt_v2")) {
        CHECK(first(answer(s, "predict", {{"x", tensor::scalar(2.F)}})) == 3.F);
    }
}

TEST_CASE("a counter counts, in each session by itself") {
    for (const auto& s : real_model("s04-counter")) {
        const tensor by = tensor::scalar(10.F);
        CHECK(first(answer(s, "get_counter", {})) == 0.F);
        CHECK(first(answer(s, "incr_counter", {})) == 1.F);
        CHECK(first(answer(s, "incr_counter_by", {{"delta", by}})) == 11.F);
        CHECK(first(answer(s, "get_counter", {})) == 11.F);
        CHECK(first(answer(s, "reset_counter", {})) == 0.F);
        CHECK(first(answer(s, "incr_counter", {})) == 1.F);
        CHECK(first(answer(real_model("s04-counter")[0], "get_counter", {})) == 0.F);
    }
}

TEST_CASE("functions that capture variables") {
    for (const auto& s : real_model("s22-tf2-times_three")) {
        CHECK(first(answer(s, "", {{s.model().signatures[1].inputs[0].key, tensor::scalar(5.F)}})) ==
              15.F);
    }
    for (const auto& s : real_model("s23-tf2-multi-signature")) {
        CHECK(first(answer(s, "timestwo", {{"x", tensor::scalar(5.F)}})) == 10.F);
        CHECK(first(answer(s, "serving_default", {{"x", tensor::scalar(5.F)}})) == 15.F);
    }
    for (const auto& s : real_model("s38-tf2.12-lstm")) {
        std::vector<float> x;
        for (int i = 0; i < 30; ++i) x.push_back(static_cast<float>(-1 + 4.0 * i / 29));
        const auto y = answer(s, "", {{"input_1", tensor::of<float>({2, 5, 3}, x)}});
        CHECK(y.values<float>()[0] == doctest::Approx(0.45333534).epsilon(1e-5));
        CHECK(y.values<float>()[1] == doctest::Approx(0.47628674).epsilon(1e-5));
    }
}

TEST_CASE("one regression in three kinds, and frozen, gives the same numbers") {
    const fs::path folder = fs::path{EVERGRAPH_REAL_MODELS} / "s20-same-regression-3-kinds";
    for (const auto& s : real_model("s20-same-regression-3-kinds/saved_model")) {
        const auto& signature = s.model().signatures.at(0);
        const std::string in = signature.inputs.at(0).key;
        const tensor x = tensor::of<float>({}, {3});
        const float restored = first(answer(s, "", {{in, x}}));
        const auto from = eg::read_saved_model(folder / "saved_model");
        const auto m = eg::freeze_saved_model(*from);
        REQUIRE(m.has_value());
        const auto frozen = eg::model_session::open(eg::saved_model_of(*m), {}, eg::tf::runtime);
        REQUIRE(frozen.has_value());
        CHECK(first(answer(*frozen, "", {{in, x}})) == restored);
        const auto graph = eg::session::open(*eg::read_graph_file(folder / "graphdef/frozen.pb"),
                                             eg::tf::runtime);
        REQUIRE(graph.has_value());
        const auto out = graph->run({{"X", x}}, {"pred"});
        REQUIRE(out.has_value());
        CHECK(first((*out)[0]) == restored);
    }
}
