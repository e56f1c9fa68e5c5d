// SPDX-License-Identifier: BSL-1.0
#include <evergraph/pass/check.hpp>

#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "small_dialect.hpp"

namespace reborn {

inline constexpr evergraph::op_table table{evergraph::op{
    .name = "Reborn", .since = 0, .deprecated = 4, .restored = 7, .because = "it seemed unused"}};
inline constexpr evergraph::version_policy policy{.current = 9};
using dialect = evergraph::dialect<table, policy>;

}  // namespace reborn

namespace eg = evergraph;
using eg::dtype;
using eg::problem_kind;
using small::input;
using small::make;

namespace {

eg::check_report check(const eg::graph_def& g, const eg::check_options& options = {}) {
    return eg::check(g, small::dialect::ops, small::window, options);
}

// The report on one node that takes `a` (float) and `b` (int32).
eg::problems found_in(eg::node_def n) {
    eg::graph_def g;
    g.nodes = {input("a", dtype::float32), input("b", dtype::int32), std::move(n)};
    return check(g).found;
}

std::vector<std::string> lines(const eg::problems& found) {
    std::vector<std::string> out;
    for (const eg::problem& p : found) out.push_back(eg::line(p));
    return out;
}

eg::attr_value type_list(std::vector<dtype> types) {
    eg::attr_list l;
    l.type = std::move(types);
    return l;
}

}  // namespace

TEST_CASE("a sound graph passes") {
    eg::graph_def g;
    g.nodes = {input("a", dtype::float32), input("b", dtype::float32),
               make("c", "Add", {"a", "b", "^n"}, {{"T", dtype::float32}, {"_free", 3}}),
               make("n", "NoOp"),
               make("s", "Split", {"c"}, {{"num_split", 3}, {"T", dtype::float32}}),
               make("i", "IdentityN", {"s:2", "s"}, {{"T", type_list({dtype::float32, dtype::float32})}}),
               make("p", "Pad", {"i:1"}, {{"mode", "VALID"}}),
               make("v", "Variable", {}, {{"dtype", dtype::float32}}),
               make("w", "Assign", {"v", "p"}, {{"T", dtype::float32}}),
               make("x", "Pad", {"v"})};
    g.versions = eg::version_def{9, 0, {}, {}};
    const eg::check_report report = check(g);
    CHECK(lines(report.found).empty());
    CHECK(report.warnings.empty());
    CHECK(report.versions.producer == 9);
}

TEST_CASE("each fault of a node is named with found, needed and remedy") {
    struct wrong {
        eg::node_def n;
        std::string says;
    };
    const std::vector<wrong> cases{
        {make("c", "Bogus", {"a"}),
         "NOT_FOUND node 'c' (Bogus): the op is not in the table, found 'Bogus', needed an op of the "
         "table or a function of the graph; register the op, or use a program that knows it"},
        {make("c", "Pad", {"a"}, {{"colour", 3}}),
         "INVALID_ARGUMENT node 'c' (Pad): colour: the op lacks this attr, found int 3, needed one "
         "of mode, scale, flags; the graph may be written by a newer program: remove the attr or "
         "use a newer table"},
        {make("c", "Add", {"a", "a"}),
         "INVALID_ARGUMENT node 'c' (Add): T: a required attr is not set, found no value and no "
         "default, needed type; set the attr"},
        {make("c", "Pad", {"a"}, {{"scale", 3}}),
         "INVALID_ARGUMENT node 'c' (Pad): scale: the attr holds another type, found int 3, needed "
         "float; set the attr to such a value"},
        {make("c", "Pad", {"a"}, {{"flags", 3}}),
         "INVALID_ARGUMENT node 'c' (Pad): flags: the attr holds another type, found int 3, needed "
         "list(bool); set the attr to such a value"},
        {make("c", "Pad", {"a"}, {{"mode", "FULL"}}),
         "INVALID_ARGUMENT node 'c' (Pad): mode: the value of the attr is not allowed, found "
         "'FULL', needed one of 'SAME', \"VALID\"; set the attr to such a value"},
        {make("c", "Split", {"a"}, {{"num_split", 0}, {"T", dtype::float32}}),
         "INVALID_ARGUMENT node 'c' (Split): num_split: the attr is below its minimum, found int 0, "
         "needed at least 1; set the attr to such a value"},
        {make("c", "IdentityN", {}, {{"T", type_list({})}}),
         "INVALID_ARGUMENT node 'c' (IdentityN): T: the attr is below its minimum, found list [], "
         "needed a length of at least 1; set the attr to such a value"},
        {make("c", "Add", {"a"}, {{"T", dtype::float32}}),
         "INVALID_ARGUMENT node 'c' (Add): the number of inputs is wrong, found 1 data inputs, "
         "needed 2; add the missing inputs"},
        {make("c", "Add", {"a", "a", "a"}, {{"T", dtype::float32}}),
         "INVALID_ARGUMENT node 'c' (Add): the number of inputs is wrong, found 3 data inputs, "
         "needed 2; remove the inputs that are too many"},
        {make("c", "Add", {"a", "b"}, {{"T", dtype::float32}}),
         "INVALID_ARGUMENT node 'c' (Add): y: an input has another type, found int32 from 'b' at "
         "input 1, needed float; cast the value or correct the type attrs"},
        {make("c", "Pad", {"a:1"}),
         "INVALID_ARGUMENT node 'c' (Pad): an input takes an output its source lacks, found input 0 "
         "is 'a:1', needed an output of Placeholder below 1; correct the index"},
        {make("c", "Assign", {"a", "a"}, {{"T", dtype::float32}}),
         "INVALID_ARGUMENT node 'c' (Assign): ref: an input has another type, found float from 'a' "
         "at input 0, needed float_ref; cast the value or correct the type attrs"},
        {make("c", "Variable", {}, {{"dtype", eg::ref_to(dtype::float32)}}),
         "INVALID_ARGUMENT node 'c' (Variable): dtype: the value of the attr is not allowed, found "
         "float_ref, which is a reference, needed a known type, not a reference; set the attr to "
         "such a value"},
        {make("c", "Variable", {}, {{"dtype", static_cast<dtype>(77)}}),
         "INVALID_ARGUMENT node 'c' (Variable): dtype: the value of the attr is not allowed, found "
         "dtype(77), which is no known type, needed a known type, not a reference; set the attr to "
         "such a value"},
    };
    for (const wrong& w : cases) {
        const eg::problems found = found_in(w.n);
        REQUIRE(found.size() == 1);
        CHECK(eg::line(found[0]) == w.says);
    }
}

TEST_CASE("a number of values must fit 31 bits") {
    for (const std::int64_t n : {std::int64_t{1} << 31, (std::int64_t{1} << 32) + 1}) {
        const eg::problems found =
            found_in(make("c", "Split", {"a"}, {{"num_split", n}, {"T", dtype::float32}}));
        REQUIRE(found.size() == 1);
        CHECK(found[0].kind == problem_kind::attr_not_allowed);
        CHECK(found[0].needed == "a number of values from 0 to 2147483647");
    }
}

TEST_CASE("a type outside the allowed set lists the set") {
    const eg::problems found = found_in(make("c", "Add", {"a", "a"}, {{"T", dtype::float64}}));
    REQUIRE(found.size() == 3);  // the attr, and two inputs that are float
    CHECK(found[0].kind == problem_kind::attr_not_allowed);
    CHECK(found[0].needed == "one of float, int32");
}

TEST_CASE("a list attr may be wholly unset, a list of the wrong member may not stand in") {
    CHECK(found_in(make("c", "Pad", {"a"}, {{"flags", eg::attr_value{}}})).empty());
    eg::attr_list ints;
    ints.i = {1};
    const eg::problems found = found_in(make("c", "Pad", {"a"}, {{"flags", ints}}));
    REQUIRE(found.size() == 1);
    CHECK(found[0].kind == problem_kind::wrong_attr_type);
}

TEST_CASE("deprecation looks at the producer; older ones are warned once for each op") {
    eg::graph_def g;
    g.nodes = {input("a", dtype::float32), make("c", "Inv", {"a"}), make("d", "Inv", {"c"})};
    g.versions = eg::version_def{7, 0, {}, {}};
    eg::check_report report = check(g);
    CHECK(report.ok());
    REQUIRE(report.warnings.size() == 1);
    CHECK(report.warnings[0].remedy == "use Reciprocal");
    g.versions->producer = 8;
    report = check(g);
    REQUIRE(report.found.size() == 2);
    CHECK(eg::line(report.found[0]) ==
          "UNIMPLEMENTED node 'c' (Inv): the op is deprecated for this producer, found producer 8, "
          "needed a producer below 8; use Reciprocal");
    CHECK(report.found[0].nearest_version == 7);
    CHECK(report.warnings.empty());
}

TEST_CASE("a reader that knows the deprecation as withdrawn takes the op from any producer") {
    eg::graph_def g;
    g.nodes = {make("c", "Reborn", {})};
    g.versions = eg::version_def{5, 0, {}, {}};
    const auto before = eg::check(g, reborn::dialect::ops, {.consumer = 6});
    REQUIRE(before.found.size() == 1);
    CHECK(before.found[0].kind == problem_kind::deprecated_op);
    const auto after = eg::check(g, reborn::dialect::ops, {.consumer = 7});
    CHECK(after.ok());
}

TEST_CASE("everything that is wrong stands in one report, versions first") {
    eg::graph_def g;
    g.nodes = {input("a", dtype::float32), input("a", dtype::int32), make("x", "Bogus", {"gone"}),
               make("y", "Add", {"a", "y"}, {{"T", dtype::float32}, {"zzz", 1}})};
    g.versions = eg::version_def{9, 10, {}, {}};
    std::vector<problem_kind> kinds;
    for (const eg::problem& p : check(g).found) kinds.push_back(p.kind);
    CHECK(kinds == std::vector<problem_kind>{
                       problem_kind::consumer_too_old, problem_kind::duplicate_node_name,
                       problem_kind::missing_input, problem_kind::cycle, problem_kind::unknown_op,
                       problem_kind::unknown_attr});
}

TEST_CASE("newer TensorFlow's tolerance and the graph's own functions are options") {
    eg::graph_def g;
    g.nodes = {input("a", dtype::float32), make("f", "my_function", {"a"}),
               make("p", "Pad", {"a"}, {{"zzz", 1}})};
    CHECK(check(g).found.size() == 2);
    const std::vector<std::string> functions{"my_function"};
    eg::check_options options;
    options.functions = functions;
    CHECK(check(g, options).found.size() == 1);
    options.attrs = eg::unknown_attrs::ignore;
    CHECK(check(g, options).ok());
}

TEST_CASE("a port of two billion values costs nothing") {
    eg::graph_def g;
    g.nodes = {input("a", dtype::float32),
               make("s", "Split", {"a"}, {{"num_split", 2147483647}, {"T", dtype::float32}}),
               make("p", "Pad", {"s:2147483646"}),
               make("c", "Concat", {"a"}, {{"N", 2147483647}, {"T", dtype::float32}})};
    const eg::problems found = check(g).found;
    REQUIRE(found.size() == 2);
    CHECK(found[0].kind == problem_kind::type_mismatch);
    CHECK(found[1].needed == "2147483648");
}
