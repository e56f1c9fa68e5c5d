// SPDX-License-Identifier: BSL-1.0
// session_bundle: signatures of the older exports.
#include <doctest/doctest.h>

#include <evergraph/format/read_graph_file.hpp>
#include <evergraph/format/session_bundle.hpp>
#include <string>

#include "files.hpp"

using namespace evergraph;

namespace {

meta_graph with(const std::string& signatures) {
    meta_graph m;
    const std::string any = field(1, std::string{"type.googleapis.com/tensorflow.serving.Signatures"}) +
                            field(2, signatures);
    m.collections.push_back({"serving_signatures", shared_bytes::copy_of(field(5, field(1, any)))});
    return m;
}
std::string bound(std::uint32_t number, const std::string& tensor) {
    return field(number, field(1, tensor));
}

}  // namespace

TEST_CASE("the default signature and named ones") {
    const std::string regression = field(1, bound(1, "x:0") + bound(2, "y:0"));
    const std::string classes = field(2, bound(1, "x:0") + bound(2, "c:0") + bound(3, "s:0"));
    const auto generic = [](const std::string& key, const std::string& tensor) {
        return field(3, field(1, field(1, key) + field(2, field(1, tensor))));
    };
    const auto found = session_bundle_signatures(with(
        field(1, regression) + field(2, field(1, std::string{"named"}) + field(2, classes)) +
        field(2, field(1, std::string{"inputs"}) + field(2, generic("in", "x:0"))) +
        field(2, field(1, std::string{"outputs"}) + field(2, generic("out", "y:0")))));
    REQUIRE(found.has_value());
    REQUIRE(found->size() == 3);
    CHECK((*found)[0].key == "named");
    CHECK((*found)[0].output("scores")->name == "s:0");
    CHECK((*found)[0].method_name == "tensorflow/serving/classify");
    CHECK((*found)[1].key == "predict");
    CHECK((*found)[1].input("in")->name == "x:0");
    CHECK((*found)[1].output("out")->name == "y:0");
    CHECK((*found)[2].key == "serving_default");
    CHECK((*found)[2].output("outputs")->name == "y:0");
}

TEST_CASE("none, broken ones, real ones") {
    CHECK(session_bundle_signatures(meta_graph{})->empty());
    CHECK_FALSE(session_bundle_signatures(with(from_hex("0a05"))).has_value());
    for (const auto& path : real_models({"export.meta"})) {
        const auto model = read_model(*map_file(path));
        const auto found = session_bundle_signatures(model->meta_graphs.at(0));
        REQUIRE(found->size() == 2);
        CHECK((*found)[0].output("y")->name == "y:0");
        CHECK(*init_op_of(model->meta_graphs[0]) == "group_deps");
        CHECK(assets_of(model->meta_graphs[0])->at(0).filename == "hello1.txt");
    }
}
