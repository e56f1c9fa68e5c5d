// SPDX-License-Identifier: BSL-1.0
#include <evergraph/graph/build_graph.hpp>
#include <evergraph/pass/prune.hpp>

#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "small_dialect.hpp"

namespace eg = evergraph;
using eg::dtype;
using eg::problem_kind;
using small::input;
using small::make;

namespace {

// a -> c <- b, c -> d; n runs before a and after nothing; unused stands apart.
eg::graph example() {
    eg::graph_def g;
    g.nodes = {make("n", "NoOp"),
               input("a", dtype::float32),
               input("b", dtype::float32),
               make("c", "Add", {"a", "b", "^n"}, {{"T", dtype::float32}}),
               make("d", "Pad", {"c", "^a", "^c"}),
               make("unused", "Pad", {"b"}),
               make("s", "Split", {"c"}, {{"num_split", 2}, {"T", dtype::float32}})};
    return std::move(*eg::build_graph(g));
}

std::vector<std::string> names(const eg::graph& g) {
    std::vector<std::string> out;
    for (const eg::node_def& n : eg::to_graph_def(g).nodes) {
        std::string line = n.name + "=" + n.op;
        for (const std::string& i : n.inputs) line += " " + i;
        out.push_back(line);
    }
    return out;
}

std::vector<problem_kind> refused(const eg::prune_request& request) {
    const auto pruned = eg::prune(example(), request, small::dialect::ops);
    std::vector<problem_kind> kinds;
    if (!pruned) {
        for (const eg::problem& p : pruned.error()) kinds.push_back(p.kind);
    }
    return kinds;
}

using list = std::vector<std::string>;
using kinds = std::vector<problem_kind>;

}  // namespace

TEST_CASE("what no fetch needs is gone; feeds and fetches have nodes") {
    const auto g = eg::prune(example(), {{"a", "b:0"}, {"d"}, {}}, small::dialect::ops);
    REQUIRE(g);
    CHECK(names(*g) == list{"n=NoOp", "c=Add _arg_a_0_0 _arg_b_0_1 ^n", "d=Pad c ^_arg_a_0_0 ^c",
                            "_arg_a_0_0=_Arg", "_arg_b_0_1=_Arg", "_retval_d_0_0=_Retval d"});
    const eg::node& arg = (*g)[*g->find("_arg_b_0_1")];
    CHECK(*arg.attrs.find_as<dtype>("T") == dtype::float32);
    CHECK(*arg.attrs.find_as<std::int64_t>("index") == 1);
}

TEST_CASE("a fed node that is no placeholder still runs for those that wait for it") {
    const auto g = eg::prune(example(), {{"c"}, {"d"}, {}}, small::dialect::ops);
    REQUIRE(g);
    CHECK(names(*g) == list{"n=NoOp", "a=Placeholder", "b=Placeholder", "c=Add a b ^n",
                            "d=Pad _arg_c_0_0 ^a ^c", "_arg_c_0_0=_Arg", "_retval_d_0_0=_Retval d"});
}

TEST_CASE("targets run without being fetched, a fetch may come twice") {
    const auto g = eg::prune(example(), {{}, {}, {"n", "n:0"}}, small::dialect::ops);
    REQUIRE(g);
    CHECK(names(*g) == list{"n=NoOp"});
    const auto twice = eg::prune(example(), {{"a", "b"}, {"c", "c:0"}, {}}, small::dialect::ops);
    REQUIRE(twice);
    CHECK(names(*twice).back() == "_retval_c_0_1=_Retval c");
}

TEST_CASE("a fetch of a fed tensor under another text takes the fed value") {
    const auto g = eg::prune(example(), {{"a"}, {"a:0"}, {}}, small::dialect::ops);
    REQUIRE(g);
    CHECK(names(*g) == list{"_arg_a_0_0=_Arg", "_retval_a_0_0=_Retval _arg_a_0_0"});
}

TEST_CASE("each fault of a request is named, all of them at once") {
    CHECK(refused({}) == kinds{problem_kind::nothing_requested});
    CHECK(refused({{"a", "a"}, {"a", "c"}, {}}) ==
          kinds{problem_kind::feed_given_twice, problem_kind::fed_and_fetched});
    CHECK(refused({{"nope", "a:1"}, {"gone", "n", "s:2"}, {"missing", "too"}}) ==
          kinds{problem_kind::unknown_feed, problem_kind::unknown_feed, problem_kind::unknown_fetch,
                problem_kind::nothing_to_fetch, problem_kind::unknown_fetch,
                problem_kind::unknown_target, problem_kind::unknown_target});
    CHECK(refused({{"^a"}, {"^c"}, {"d"}}) ==
          kinds{problem_kind::unknown_feed, problem_kind::unknown_fetch});
    CHECK(refused({{}, {"s:1"}, {}}).empty());
}

TEST_CASE("codes follow TensorFlow: a missing node is NOT_FOUND, a bad index INVALID_ARGUMENT") {
    const auto pruned =
        eg::prune(example(), {{}, {"gone", "s:2", "n"}, {"t"}}, small::dialect::ops);
    REQUIRE_FALSE(pruned);
    CHECK(pruned.error()[0].code == eg::status_code::not_found);
    CHECK(pruned.error()[1].code == eg::status_code::invalid_argument);
    CHECK(pruned.error()[2].code == eg::status_code::invalid_argument);
    CHECK(pruned.error()[3].code == eg::status_code::not_found);
}
