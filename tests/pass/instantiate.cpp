// SPDX-License-Identifier: BSL-1.0
#include <evergraph/pass/instantiate.hpp>

#include <doctest/doctest.h>

#include <string>
#include <utility>
#include <vector>

#include "small_dialect.hpp"

namespace eg = evergraph;
using eg::dtype;
using small::make;

namespace {

using texts = std::vector<std::string>;

eg::function_arg arg(const std::string& name, const std::string& type_attr,
                     const std::string& number_attr = {}) {
    eg::function_arg a;
    a.name = name;
    a.type_attr = type_attr;
    a.number_attr = number_attr;
    return a;
}
eg::attr_value bound_to(const std::string& name) { return eg::attr_value{eg::attr_placeholder{name}}; }

// sum_all(xs: N * T) -> (y: T, same: N * T), which adds the last to the first.
eg::function_def sum_ends() {
    eg::function_def f;
    f.signature.name = "sum_ends";
    f.signature.inputs = {arg("xs", "T", "N")};
    f.signature.outputs = {arg("y", "T"), arg("same", "T", "N")};
    f.signature.attrs = {{"T", "type", {}, {}}, {"N", "int", {}, {}}};
    f.signature.attrs[1].default_value = eg::attr_value{2};
    f.nodes = {make("sum", "Add", {"xs:1", "xs:0", "^xs"}, {{"T", bound_to("T")}})};
    f.results = {{"y", "sum:z:0", {}}, {"same", "xs", {}}};
    f.control_results = {{"end", "sum", {}}};
    return f;
}

eg::function_library library_of(eg::function_def f) {
    eg::function_library library;
    REQUIRE(library.add(std::move(f)));
    return library;
}
auto body_of(const eg::function_def& f, const eg::attr_map& set) {
    return eg::instantiate(f, set, library_of(f), small::dialect::ops, 10);
}
eg::attr_map attrs(std::vector<eg::named_attr> items) { return eg::attr_map::of(std::move(items)); }

}  // namespace

TEST_CASE("arguments become placeholders, addresses become inputs, attrs are put in") {
    const auto body = body_of(sum_ends(), attrs({{"T", dtype::float32}, {"other", 1}}));
    REQUIRE(body);
    REQUIRE(body->graph.nodes.size() == 3);
    CHECK(body->graph.nodes[0].name == "xs_0");
    CHECK(*body->graph.nodes[1].attrs.find_as<dtype>("dtype") == dtype::float32);
    CHECK(body->graph.nodes[2].inputs == texts{"xs_1", "xs_0", "^xs_0", "^xs_1"});
    CHECK(*body->graph.nodes[2].attrs.find_as<dtype>("T") == dtype::float32);
    CHECK(body->request.feeds == texts{"xs_0", "xs_1"});
    CHECK(body->request.fetches == texts{"sum:0", "xs_0:0", "xs_1:0"});
    CHECK(body->request.targets == texts{"sum"});
    CHECK(body->arg_types == std::vector<dtype>(2, dtype::float32));
    CHECK(body->result_types == std::vector<dtype>(3, dtype::float32));
}

TEST_CASE("what is wrong is said by the function's name") {
    const auto unset = body_of(sum_ends(), {});
    REQUIRE_FALSE(unset);
    CHECK(unset.error()[0].code == eg::status_code::not_found);
    CHECK(unset.error()[0].attr == "T");
    const eg::attr_map floats = attrs({{"T", dtype::float32}});
    const auto only = [&](const eg::function_def& f, const eg::attr_map& set) {
        const auto body = body_of(f, set);
        REQUIRE_FALSE(body);
        CHECK(body.error()[0].code == eg::status_code::invalid_argument);
        return body.error()[0].node + " " + std::string{eg::name_of(body.error()[0].kind)};
    };
    eg::function_def f = sum_ends();
    CHECK(only(f, attrs({{"T", dtype::float32}, {"N", 1}})) == "sum_ends/sum output_index_too_large");
    f.nodes[0].inputs[0] = "gone:z:0";
    CHECK(only(f, floats) == "sum_ends/sum missing_input");
    f = sum_ends();
    f.results.pop_back();
    CHECK(only(f, floats) == "sum_ends/same missing_input");
    f = sum_ends();
    f.results[0].source = "xs";
    CHECK(only(f, floats) == "sum_ends/y wrong_input_count");
    f = sum_ends();
    f.control_results[0].source = "nobody";
    CHECK(only(f, floats) == "sum_ends/end missing_input");
    CHECK(only(sum_ends(), attrs({{"T", dtype::float32}, {"N", std::int64_t{1} << 40}})) ==
          "sum_ends/xs missing_attr");
}

TEST_CASE("a call by name becomes a node of an op") {
    eg::graph_def g;
    g.nodes = {make("call", "sum_ends", {"a", "b"}, {{"T", dtype::float32}, {"_mark", true}})};
    eg::function_def f = sum_ends();
    eg::make_calls(g, library_of(f));
    CHECK(g.nodes[0].op == "PartitionedCall");
    CHECK(g.nodes[0].attrs.find_as<eg::attr_list>("Tin")->type.size() == 2);
    CHECK(g.nodes[0].attrs.find_as<eg::attr_list>("Tout")->type.size() == 3);
    CHECK(*g.nodes[0].attrs.find_as<eg::func_attr>("f")->attrs.find_as<std::int64_t>("N") == 2);
    CHECK(g.nodes[0].attrs.find("_mark") != nullptr);
    f.signature.is_stateful = true;
    g.nodes[0] = make("call", "sum_ends", {"a", "b"}, {{"T", dtype::float32}});
    eg::make_calls(g, library_of(f));
    CHECK(g.nodes[0].op == "StatefulPartitionedCall");
}
