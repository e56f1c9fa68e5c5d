// SPDX-License-Identifier: BSL-1.0
#include <evergraph/format/graph_view.hpp>

#include <doctest/doctest.h>

#include <evergraph/format/protobuf_graph_writer.hpp>
#include <evergraph/tensor/tensor_decode.hpp>

#include <string>
#include <vector>

namespace eg = evergraph;

namespace {

eg::graph_def small_graph() {
    eg::graph_def g;
    for (int i = 0; i < 3; ++i) {
        eg::node_def n;
        n.name = "n" + std::to_string(i);
        n.op = "X";
        n.device = i == 1 ? "/cpu:0" : "";
        if (i > 0) n.inputs = {"n0", "^n" + std::to_string(i - 1)};
        n.attrs.set("T", eg::dtype::float32);
        n.attrs.set("value", eg::encode_tensor(eg::tensor::of<float>({2}, {1.0F, 2.0F})));
        g.nodes.push_back(n);
    }
    g.versions = eg::version_def{27, 12, {}, {}};
    g.library = eg::shared_bytes::copy_of(std::string("\x0A\x00", 2));
    return g;
}

}  // namespace

TEST_CASE("a view shows what a graph_def holds") {
    const std::string bytes = eg::write_graph_def(small_graph());
    const auto view = eg::view_graph_def(eg::shared_bytes::unowned(bytes));
    const auto read = eg::read_graph_def(eg::shared_bytes::unowned(bytes));
    REQUIRE(view);
    REQUIRE(view->nodes.size() == 3);
    CHECK(view->nodes[1].name == "n1");
    CHECK(view->nodes[1].op == "X");
    CHECK(view->nodes[1].device == "/cpu:0");
    CHECK(view->inputs(0).empty());
    REQUIRE(view->inputs(2).size() == 2);
    CHECK(view->inputs(2)[1] == "^n1");
    CHECK(view->attrs(2).size() == 2);
    CHECK(view->attr(0, "T") == eg::attr_value{eg::dtype::float32});
    CHECK(view->attr(0, "value") == *read->nodes[0].attrs.find("value"));
    CHECK_FALSE(view->attr(0, "none"));
    CHECK(view->versions == read->versions);
    CHECK(view->library == read->library);
    for (std::size_t i = 0; i < 3; ++i) CHECK(view->node_at(i) == read->nodes[i]);
}

TEST_CASE("the last of an attr that comes twice counts, and pieces of a value are joined") {
    const std::string entry{"\x2A\x09\x0A\x01T\x12\x04\x0A\x02\x18\x01", 11};
    const std::string joined{"\x2A\x0F\x0A\x01T\x12\x04\x0A\x02\x18\x01\x12\x04\x0A\x02\x18\x02", 17};
    const auto read_one = [](std::string node) {
        node = "\x0A" + std::string(1, static_cast<char>(node.size())) + node;
        const auto bytes = eg::shared_bytes::copy_of(node);
        const auto view = eg::view_graph_def(bytes);
        REQUIRE(view);
        CHECK(view->attr(0, "T") == *eg::read_graph_def(bytes)->nodes[0].attrs.find("T"));
        return view->attr(0, "T")->as<eg::attr_list>()->i;
    };
    CHECK(read_one(joined) == std::vector<std::int64_t>{1, 2});
    CHECK(read_one(joined + entry) == std::vector<std::int64_t>{1});
}

TEST_CASE("every truncation is refused where reading refuses it, with the same report") {
    const std::string bytes = eg::write_graph_def(small_graph());
    for (std::size_t n = 0; n <= bytes.size(); ++n) {
        const auto cut = eg::shared_bytes::unowned(std::string_view{bytes}.substr(0, n));
        const auto view = eg::view_graph_def(cut);
        const auto read = eg::read_graph_def(cut);
        REQUIRE(view.has_value() == read.has_value());
        if (!view) CHECK(view.error() == read.error());
    }
}
