// SPDX-License-Identifier: BSL-1.0
#include <evergraph/pass/import_graph.hpp>

#include <doctest/doctest.h>

#include <evergraph/format/wire_writer.hpp>
#include <evergraph/graph/build_graph.hpp>

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "import_dialect.hpp"

namespace eg = evergraph;
using kind = eg::problem_kind;
using code = eg::status_code;
using imports::file;
using imports::make;

namespace {

constexpr eg::version_window reader{100, 0};

eg::expected<eg::import_result, eg::problems> bring(eg::graph& g, eg::graph_def def,
                                                    const eg::import_options& o = {}) {
    return eg::import_graph(g, std::move(def), imports::dialect::ops, reader, o);
}

// The first problem of an import into `g`, which must be as it was afterwards.
eg::problem refused(eg::graph g, eg::graph_def def, const eg::import_options& o = {}) {
    const eg::graph_def before = eg::to_graph_def(g);
    const auto result = bring(g, std::move(def), o);
    REQUIRE_FALSE(result);
    CHECK(result.error().size() >= 1);
    CHECK(eg::to_graph_def(g) == before);
    CHECK(g.id_end() == before.nodes.size() + 2);
    return result.error()[0];
}

eg::graph target() {
    eg::graph g;
    REQUIRE(bring(g, file({make("t", "Make"), make("s/u", "Make"), make("s/n", "NoOp")})));
    return g;
}

std::vector<std::string> inputs_of(const eg::graph& g, const char* name) {
    for (const eg::node_def& n : eg::to_graph_def(g).nodes) {
        if (n.name == name) return n.inputs;
    }
    return {"absent"};
}

}  // namespace

TEST_CASE("ids follow the file, defaults are added, versions and functions come along") {
    eg::graph g;
    const auto result = bring(g, file({make("b", "Use", {"a", "^c"}), make("a", "Make"),
                                       make("c", "NoOp"), make("d", "Two", {"a", "b"})}));
    REQUIRE(result);
    CHECK(g.find("a") == 2);
    CHECK(g.find("c") == 3);
    CHECK(g.find("b") == 4);
    CHECK(g.find("d") == 5);
    CHECK(*g[4].attrs.find_as<std::int64_t>("k") == 7);
    CHECK(inputs_of(g, "b") == std::vector<std::string>{"a", "^c"});
    CHECK(g.versions->producer == 50);
    CHECK(boost::edge(eg::graph::source, 2, g.boost()).second);
    CHECK(boost::edge(5, eg::graph::sink, g.boost()).second);
}

TEST_CASE("versions: the older producer, the newer consumer, the bad consumers of both") {
    eg::graph g;
    g.versions = eg::version_def{134, 0, {}, {}};
    eg::graph_def def = file({make("a", "Make")});
    def.versions = eg::version_def{27, 12, {5, 3}, {}};
    REQUIRE(bring(g, def));
    CHECK(g.versions == eg::version_def{27, 12, {3, 5}, {}});
    def.versions->min_consumer = 101;
    CHECK(refused(g, def).kind == kind::consumer_too_old);
    auto converted = eg::convert_graph(file({make("a", "Make")}), imports::dialect::ops, reader);
    REQUIRE(converted);
    CHECK(converted->versions->producer == 50);
}

TEST_CASE("names: collisions with nodes and scopes, prefixes, unique ones") {
    const eg::graph g = target();
    CHECK(refused(g, file({make("t", "Make")})).kind == kind::name_taken);
    CHECK(refused(g, file({make("s", "Make")})).kind == kind::name_taken);
    eg::import_options o;
    o.prefix = "_x";
    CHECK(refused(g, file({make("a", "Make")}), o).kind == kind::name_taken);
    o.prefix = "p/";
    eg::graph one = g;
    auto result = bring(one, file({make("t", "Make"), make("q", "Use", {"t"})}), o);
    REQUIRE(result);
    CHECK(result->prefix == "p");
    CHECK(inputs_of(one, "p/q") == std::vector<std::string>{"p/t"});
    o.prefix = "s";
    CHECK(refused(g, file({make("u", "Make")}), o).kind == kind::name_taken);
    o.uniquify_prefix = true;
    eg::graph two = g;
    result = bring(two, file({make("u", "Make"), make("s_1", "NoOp")}), o);
    REQUIRE(result);
    CHECK(result->prefix == "s_2");
    CHECK(two.find("s_2/u"));
    o = {};
    o.uniquify_names = true;
    eg::graph three = g;
    REQUIRE(bring(three, file({make("t", "Make"), make("t_1", "Use", {"t"}), make("s", "NoOp")}), o));
    CHECK(inputs_of(three, "t_1") == std::vector<std::string>{"t_2"});
    CHECK(three.find("s_1"));
}

TEST_CASE("colocation: targets are nodes of the file, and follow their new names") {
    eg::graph_def def = file({make("a", "Make"), make("b", "Use", {"a"})});
    eg::set_colocation_groups(def.nodes[1].attrs, {"a"});
    eg::import_options o;
    o.uniquify_names = true;
    eg::graph g = target();
    REQUIRE(bring(g, def));
    REQUIRE(bring(g, def, o));
    CHECK(eg::colocation_groups(g[*g.find("b_1")]) == std::vector<std::string>{"a_1"});
    eg::set_colocation_groups(def.nodes[1].attrs, {"gone"});
    CHECK(refused(target(), def).kind == kind::bad_colocation);
    o.validate_colocation = false;
    eg::graph h = target();
    CHECK(bring(h, def, o));
}

TEST_CASE("input_map: mapped tensors, skipped nodes, unused keys, control inputs that collapse") {
    eg::import_options o;
    o.input_map = {{"x", "t"}, {"gone:3", "t"}, {"y:5", "t"}, {"^n", "^s/n"}, {"^m", "^s/n"}};
    eg::graph g = target();
    const eg::graph_def def = file({make("x", "Make"), make("y", "Use", {"x", "^n", "^m"}),
                                    make("z", "Use", {"y"}), make("n", "NoOp"), make("m", "NoOp")});
    auto result = bring(g, def, o);
    REQUIRE(result);
    CHECK(inputs_of(g, "y") == std::vector<std::string>{"t", "^s/n"});
    CHECK(g.find("x"));
    CHECK(result->unused_input_map_keys == std::vector<std::string>{"gone:3", "y:5"});
    o.skip_mapped_nodes = true;
    o.prefix = "i";
    result = bring(g, def, o);
    REQUIRE(result);
    CHECK_FALSE(g.find("i/x"));
    CHECK(inputs_of(g, "i/z") == std::vector<std::string>{"i/y"});
    // A node without outputs is mapped as well, and then nothing can wait for it.
    o.input_map = {{"x", "t"}};
    CHECK(refused(target(), def, o).kind == kind::missing_input);
    o.skip_mapped_nodes = false;
    o.input_map = {{"x", "nowhere"}};
    CHECK(refused(target(), def, o).kind == kind::bad_import);
    o.input_map = {{"x", "^t"}};
    CHECK(refused(target(), def, o).kind == kind::bad_import);
    o.input_map = {{"x", "t:1"}};
    CHECK(refused(target(), def, o).kind == kind::output_index_too_large);
    o.input_map = {{"x", "s/w"}};
    eg::graph typed = target();
    REQUIRE(bring(typed, file({make("s/w", "Word")})));
    CHECK(refused(typed, def, o).kind == kind::type_mismatch);
}

TEST_CASE("control dependencies reach the nodes that no imported one feeds") {
    eg::import_options o;
    o.control_dependencies = {"s/n", "t", "s/n"};
    eg::graph g = target();
    REQUIRE(bring(g, file({make("a", "Make"), make("b", "Use", {"a"})}), o));
    CHECK(inputs_of(g, "a") == std::vector<std::string>{"^s/n", "^t"});
    CHECK(inputs_of(g, "b") == std::vector<std::string>{"a"});
    o.control_dependencies = {"gone"};
    CHECK(refused(target(), file({make("c", "Make")}), o).kind == kind::bad_import);
}

TEST_CASE("what is asked back: tensors and nodes, mapped or made") {
    eg::import_options o;
    o.input_map = {{"x", "t"}};
    o.return_tensors = {"x", "a", "^a"};
    o.return_nodes = {"a"};
    eg::graph g = target();
    const eg::graph_def def = file({make("a", "Make"), make("x", "Make")});
    auto result = bring(g, def, o);
    REQUIRE(result);
    const eg::node_id a = *g.find("a");
    CHECK(result->return_tensors ==
          std::vector<eg::imported_tensor>{{*g.find("t"), 0}, {a, 0}, {a, eg::control_slot}});
    CHECK(result->return_nodes == std::vector<eg::node_id>{a});
    o.skip_mapped_nodes = true;
    CHECK(refused(target(), def, o).kind == kind::bad_import);
    o = {};
    o.return_tensors = {"a:1"};
    CHECK(refused(target(), def, o).kind == kind::bad_import);
    o.return_tensors = {"b"};
    CHECK(refused(target(), def, o).kind == kind::bad_import);
    o = {};
    o.return_nodes = {"b"};
    CHECK(refused(target(), def, o).kind == kind::bad_import);
}

TEST_CASE("each row of bad input has its kind, in TensorFlow's order") {
    const auto kind_of = [](std::vector<eg::node_def> nodes, code c = code::invalid_argument) {
        const eg::problem p = refused(eg::graph{}, file(std::move(nodes)));
        CHECK(p.code == c);
        CHECK_FALSE(eg::line(p).empty());
        return p.kind;
    };
    CHECK(kind_of({make("_a", "Make")}) == kind::bad_node_name);
    CHECK(kind_of({make("", "Make")}) == kind::bad_node_name);
    CHECK(kind_of({make("a", "Make"), make("a", "Make")}) == kind::duplicate_node_name);
    CHECK(kind_of({make("a", "")}) == kind::missing_op_name);
    CHECK(kind_of({make("a", "Make"), make("b", "Use", {"^a", "a"})}) ==
          kind::data_input_after_control);
    CHECK(kind_of({make("b", "Use", {"gone"})}) == kind::missing_input);
    CHECK(kind_of({make("b", "Use", {"^gone"})}) == kind::missing_input);
    CHECK(kind_of({make("a", "Make"), make("b", "Use", {"a:1"})}) == kind::output_index_too_large);
    CHECK(kind_of({make("a", "Gone")}, code::not_found) == kind::unknown_op);
    CHECK(kind_of({make("a", "Old")}, code::unimplemented) == kind::deprecated_op);
    CHECK(kind_of({make("a", "Needs")}) == kind::missing_attr);
    CHECK(kind_of({make("a", "Use")}) == kind::wrong_input_count);
    CHECK(kind_of({make("a", "Word"), make("b", "Use", {"a"})}) == kind::type_mismatch);
    CHECK(kind_of({make("a", "Use", {"b"}), make("b", "Use", {"a"})}) == kind::cycle);
    CHECK(kind_of({make("a", "Use", {"a"})}) == kind::cycle);
    // A later stage's problem waits for an earlier one's.
    CHECK(kind_of({make("x", "Gone"), make("a", "Use", {"gone"}), make("b", "")}) ==
          kind::missing_op_name);
}

TEST_CASE("all problems at once, on request") {
    eg::import_options o;
    o.report = eg::failures::all;
    eg::graph g;
    const auto result = bring(g, file({make("x", "Gone"), make("_a", "Use", {"gone"}), make("b", ""),
                                       make("c", "Use", {"c"})}), o);
    REQUIRE_FALSE(result);
    std::vector<kind> kinds;
    for (const eg::problem& p : result.error()) kinds.push_back(p.kind);
    for (const kind k : {kind::bad_node_name, kind::missing_op_name, kind::missing_input,
                         kind::unknown_op, kind::cycle}) {
        CHECK(std::count(kinds.begin(), kinds.end(), k) == 1);
    }
    CHECK(g.size() == 0);
}

TEST_CASE("attrs the op lacks are warned of, or refused as before") {
    eg::graph_def def = file({make("a", "Make")});
    def.nodes[0].attrs.set("new", 1);
    eg::graph g;
    const auto result = bring(g, def);
    REQUIRE(result);
    REQUIRE(result->warnings.size() == 1);
    CHECK(result->warnings[0].kind == kind::unknown_attr);
    eg::import_options o;
    o.attrs = eg::unknown_attrs::refuse;
    CHECK(refused(eg::graph{}, def, o).kind == kind::unknown_attr);
}

TEST_CASE("a loop closes at its Merge, and nowhere else") {
    const std::vector<eg::node_def> loop{
        make("a", "Make"), make("m", "Merge", {"a", "n"}, {{"N", 2}}), make("n", "NextIteration", {"m"})};
    eg::graph g;
    REQUIRE(bring(g, file(loop)));
    CHECK(inputs_of(g, "m") == std::vector<std::string>{"a", "n"});
    CHECK(eg::convert_graph(file(loop), imports::dialect::ops, reader));
    std::vector<eg::node_def> wrong = loop;
    wrong[2].op = "Use";
    CHECK(refused(eg::graph{}, file(wrong)).kind == kind::cycle);
    wrong = loop;
    wrong[1].inputs = {"a", "n:1"};
    CHECK(refused(eg::graph{}, file(wrong)).kind == kind::output_index_too_large);
    wrong = loop;  // an ordinary input of the Merge comes after it
    wrong[1] = make("m", "Merge", {"a", "n", "z"}, {{"N", 3}});
    wrong.push_back(make("z", "Use", {"m"}));
    CHECK(bring(g = {}, file(wrong)));
}

TEST_CASE("_output_shapes must fit the outputs, and is dropped") {
    const auto shaped = [](std::vector<eg::shape_proto> shapes) {
        eg::graph_def def = file({make("a", "Make")});
        eg::attr_list list;
        list.shape = std::move(shapes);
        def.nodes[0].attrs.set("_output_shapes", std::move(list));
        return def;
    };
    const eg::shape_proto two_three = eg::to_proto(eg::shape{2, 3});
    eg::import_options o;
    o.shapes = imports::shapes.view();
    eg::graph g;
    REQUIRE(bring(g, shaped({two_three}), o));
    CHECK(g[2].attrs.find("_output_shapes") == nullptr);
    CHECK(refused(eg::graph{}, shaped({}), o).kind == kind::inconsistent_shape);
    const eg::problem p = refused(eg::graph{}, shaped({eg::to_proto(eg::shape{2, 4})}), o);
    CHECK(p.kind == kind::inconsistent_shape);
    CHECK(p.found == "[2,4]");
    eg::shape_proto broken = two_three;
    broken.dims[0].size = -2;
    CHECK(refused(eg::graph{}, shaped({broken}), o).kind == kind::inconsistent_shape);
    const auto more = bring(g = {}, shaped({two_three, two_three}), o);
    REQUIRE(more);
    CHECK(more->warnings.size() == 1);
    o.ignores_output_shapes = [](std::string_view op) { return op == "Make"; };
    CHECK(bring(g = {}, shaped({eg::to_proto(eg::shape{2, 4})}), o));
    o.validate_shape = false;
    REQUIRE(bring(g = {}, shaped({}), o));
    CHECK(g[2].attrs.find("_output_shapes") != nullptr);
}

TEST_CASE("convert: devices, internal names, raw attrs") {
    eg::convert_options o;
    o.expect_device_spec = true;
    const auto convert = [&](std::vector<eg::node_def> nodes) {
        return eg::convert_graph(file(std::move(nodes)), imports::dialect::ops, reader, o);
    };
    auto result = convert({make("a", "Make")});
    REQUIRE_FALSE(result);
    CHECK(result.error()[0].kind == kind::missing_device);
    eg::node_def placed = make("a", "Use", {});
    placed.device = "/cpu:0";
    result = convert({placed});
    REQUIRE(result);
    CHECK(result->assigned_device(2) == "/cpu:0");
    CHECK(*(*result)[2].attrs.find_as<std::int64_t>("k") == 7);
    o.expect_device_spec = false;
    o.add_default_attributes = false;
    result = convert({make("a", "Use")});
    REQUIRE(result);
    CHECK((*result)[2].attrs.find("k") == nullptr);
    CHECK_FALSE(convert({make("a", "Make"), make("b", "Use", {"a", "a"})}));
    CHECK(convert({make("a", "Old")}));
    CHECK_FALSE(convert({make("_a", "Make")}));
    o.allow_internal_ops = true;
    CHECK(convert({make("_a", "Make")}));
    o.validate_nodes = true;
    CHECK_FALSE(convert({make("a", "Use")}));
}

TEST_CASE("functions join the target's; calls of them are no unknown ops") {
    const auto library = [](const char* name, const char* extra) {
        return eg::shared_bytes::copy_of(eg::write_wire([&](auto& out) {
            out.message(1, [&](auto& function) {
                function.message(1, [&](auto& signature) {
                    signature.bytes(1, name);
                    signature.bytes(5, extra);
                });
            });
        }));
    };
    eg::graph g;
    eg::graph_def def = file({make("a", "F")});
    def.library = library("F", "one");
    REQUIRE(bring(g, def));
    CHECK(g.versions->min_consumer == 12);
    eg::import_options o;
    o.prefix = "again";
    REQUIRE(bring(g, def, o));
    CHECK(g.library->view() == def.library->view());
    def.library = library("F", "two");
    o.prefix = "third";
    CHECK(refused(g, def, o).kind == kind::name_taken);
    def.library = library("G", "one");
    def.nodes[0].op = "G";
    REQUIRE(bring(g, def, o));
    CHECK(eg::function_names(eg::to_graph_def(g)) == std::vector<std::string>{"F", "G"});
    def.library = library("Make", "one");
    CHECK(refused(eg::graph{}, def).kind == kind::name_taken);
}

TEST_CASE("devices: a default, and places as asked") {
    eg::import_options o;
    o.default_device = "/gpu:1";
    o.propagate_device_spec = true;
    eg::graph g;
    eg::graph_def def = file({make("a", "Make"), make("b", "Make")});
    def.nodes[1].device = "/cpu:0";
    REQUIRE(bring(g, def, o));
    CHECK(g[2].device == "/gpu:1");
    CHECK(g.assigned_device(3) == "/cpu:0");
    CHECK(g.devices().size() == 3);
}
