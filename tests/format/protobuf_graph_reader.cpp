// SPDX-License-Identifier: BSL-1.0
// protobuf_graph_reader: what a GraphDef's bytes mean, and what is said about broken ones.
#include <doctest/doctest.h>

#include <evergraph/format/protobuf_graph_reader.hpp>
#include <string>
#include <string_view>

#include "files.hpp"

using namespace evergraph;

namespace {

graph_def read(const std::string& bytes) {
    auto g = read_graph_def(shared_bytes::copy_of(bytes));
    REQUIRE(g.has_value());
    return *std::move(g);
}
template <class Message>
Message read_one(const std::string& bytes) {
    auto m = read_message<Message>(shared_bytes::copy_of(bytes));
    REQUIRE(m.has_value());
    return *std::move(m);
}
attr_value attr(const std::string& bytes) { return read_one<attr_value>(bytes); }
problems refused(const std::string& bytes) {
    const auto g = read_graph_def(shared_bytes::copy_of(bytes));
    REQUIRE_FALSE(g.has_value());
    for (const problem& p : g.error()) {
        CHECK(p.code == status_code::data_loss);
        CHECK(p.kind == problem_kind::unreadable_bytes);
    }
    return g.error();
}
bool has(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
}
}  // namespace

TEST_CASE("nothing is an empty graph") {
    const graph_def g = read("");
    CHECK(g.nodes.empty());
    CHECK_FALSE(g.versions.has_value());
    CHECK_FALSE(g.library.has_value());
}

TEST_CASE("every field of the golden graph") {
    const auto read_back = read_graph_def(golden("graph.pb"));
    REQUIRE(read_back.has_value());
    const graph_def& g = *read_back;
    CHECK(g.version == 3);
    REQUIRE(g.versions.has_value());
    CHECK(g.versions->producer > 2000);
    CHECK(g.versions->min_consumer == 12);
    CHECK(g.versions->bad_consumers == std::vector<std::int32_t>{5, 3});
    REQUIRE(g.library.has_value());
    CHECK(has(std::string{g.library->view()}, "double"));
    CHECK(g.debug_info == shared_bytes::unowned("\x0A\x04"
                                                "a.py"));
    const node_def& n = g.nodes.back();
    CHECK(n.name == "all/attrs");
    CHECK(n.op == "NoSuchOp");
    CHECK(n.device == "/device:CPU:0");
    CHECK(n.inputs == std::vector<std::string>{"x", "x:1", "^y"});
    CHECK(n.debug_info == "\x0A\x06"
                          "before");
    CHECK(*n.attrs.find_as<std::string>("string") == std::string{"\xFF\0bytes", 7});
    CHECK(*n.attrs.find_as<std::int64_t>("int") == -7);
    CHECK(*n.attrs.find_as<std::int64_t>("zero") == 0);
    CHECK(*n.attrs.find_as<float>("float") == 0.5F);
    CHECK(*n.attrs.find_as<bool>("bool") == false);
    CHECK(*n.attrs.find_as<dtype>("type") == ref_to(dtype::float32));
    const auto* dims = n.attrs.find_as<shape_proto>("shape");
    REQUIRE(dims != nullptr);
    CHECK(text(*dims) == "[2,?]");
    CHECK(dims->dims[0].name == "rows");
    CHECK(n.attrs.find_as<shape_proto>("unknown_rank")->unknown_rank);
    CHECK(n.attrs.find_as<shape_proto>("scalar")->dims.empty());
    const auto* tensor = n.attrs.find_as<tensor_proto>("tensor");
    REQUIRE(tensor != nullptr);
    CHECK(tensor->type == dtype::float32);
    CHECK(tensor->scalar_dims);
    CHECK(tensor->float_val == std::vector<float>{3.5F});
    CHECK_FALSE(n.attrs.find_as<tensor_proto>("bare_tensor")->scalar_dims);
    CHECK(n.attrs.find_as<attr_placeholder>("placeholder")->name == "T");
    CHECK(n.attrs.find_as<std::monostate>("unset") != nullptr);
    const auto* func = n.attrs.find_as<func_attr>("func");
    REQUIRE(func != nullptr);
    CHECK(func->name == "f");
    CHECK(*func->attrs.find_as<dtype>("T") == dtype::int8);
    CHECK(func->attrs.find_as<func_attr>("g")->name == "g");
    CHECK(*n.attrs.find_as<attr_list>("empty_list") == attr_list{});
    const auto* list = n.attrs.find_as<attr_list>("list");
    REQUIRE(list != nullptr);
    CHECK(list->s == std::vector<std::string>{"a", ""});
    CHECK(list->i == std::vector<std::int64_t>{1, -1, std::int64_t{1} << 40});
    CHECK(list->f.size() == 2);
    CHECK(list->b == std::vector<std::uint8_t>{1, 0});
    CHECK(list->type == std::vector<dtype>{dtype::float32, static_cast<dtype>(99)});
    CHECK(list->shape.at(0).dims.at(0).size == -1);
    CHECK(list->tensor.at(0)->content.size() == 8);
    CHECK(list->func.at(0).name == "h");
    CHECK(n.attrs.find_as<tensor_proto>("handle")->resource_handle_val.size() == 1);
}

TEST_CASE("the content of a tensor is a view that keeps the file alive") {
    const std::string tensor = field(1, 4) + field(4, std::string{"abc"});
    auto owner = std::make_shared<std::string>(
        field(1, field(1, std::string{"c"}) + attr_field("v", field(8, tensor))));
    const char* const last = owner->data() + owner->size();
    const std::weak_ptr<std::string> watch = owner;
    auto g = read_graph_def(shared_bytes{owner, *owner});
    REQUIRE(g.has_value());
    owner.reset();
    shared_bytes content = g->nodes[0].attrs.find_as<tensor_proto>("v")->content;
    *g = graph_def{};
    CHECK_FALSE(watch.expired());
    CHECK(content.view() == "abc");
    CHECK(content.data() == last - 3);
    content = {};
    CHECK(watch.expired());
}

TEST_CASE("repeated numbers read packed and unpacked, in any mixture") {
    const auto v = read_one<version_def>(field(1, 1) + field(3, from_hex("020304")) + field(3, 5) +
                                         field(3, std::string{}) + field(3, 6));
    CHECK(v.bad_consumers == std::vector<std::int32_t>{2, 3, 4, 5, 6});
    const auto t = read_one<tensor_proto>(from_hex("2d0000803f") +
                                          field(5, from_hex("0000004000004040")) +
                                          field(7, from_hex("0102")) + field(7, 7));
    CHECK(t.float_val == std::vector<float>{1, 2, 3});
    CHECK(t.int_val == std::vector<std::int32_t>{1, 2, 7});
}

TEST_CASE("numbers are cut to their type") {
    const auto v = read_one<version_def>(field(1, ~std::uint64_t{0}) + field(2, 0x500000001));
    CHECK(v.producer == -1);
    CHECK(v.min_consumer == 1);
    CHECK(*attr(field(5, 2)).as<bool>() == true);
    CHECK(*attr(field(6, ~std::uint64_t{0})).as<dtype>() == static_cast<dtype>(-1));
}

TEST_CASE("the last field of several counts, and messages in pieces are put together") {
    const graph_def g = read(field(3, 1) + field(4, field(1, 5) + field(3, 3)) + field(3, 2) +
                             field(4, field(2, 7) + field(3, 1)));
    CHECK(g.version == 2);
    CHECK(*g.versions == version_def{5, 7, {3, 1}, {}});
    const std::string function = field(1, std::string{});
    const graph_def pieces = read(field(2, function) + field(5, function) + field(2, function));
    CHECK(pieces.library->view() == function + function);
    CHECK(pieces.debug_info->view() == function);
    const auto node = read_one<node_def>(field(1, std::string{"a"}) + field(6, function) +
                                         field(1, std::string{"b"}) + field(6, function));
    CHECK(node.name == "b");
    CHECK(node.debug_info == function + function);
}

TEST_CASE("of a oneof the last one counts; the same message twice is put together") {
    CHECK(*attr(field(3, 5) + field(5, 1)).as<bool>() == true);
    CHECK(*attr(field(1, field(3, 1)) + field(3, 7)).as<std::int64_t>() == 7);
    const std::string one = field(1, field(3, 1));
    const std::string two = field(1, field(3, 2));
    using numbers = std::vector<std::int64_t>;
    CHECK(attr(one + two).as<attr_list>()->i == numbers{1, 2});
    CHECK(attr(one + field(3, 9) + two).as<attr_list>()->i == numbers{2});
    const auto entry = [](const std::string& key, std::uint64_t n) {
        return field(2, field(1, key) + field(2, field(3, n)));
    };
    const attr_value func = attr(field(10, field(1, std::string{"f"})) + field(10, entry("b", 1)) +
                                 field(10, entry("a", 2) + entry("b", 3)));
    REQUIRE(func.as<func_attr>() != nullptr);
    CHECK(func.as<func_attr>()->name == "f");
    CHECK(func.as<func_attr>()->attrs.size() == 2);
    CHECK(*func.as<func_attr>()->attrs.find_as<std::int64_t>("b") == 3);
}

TEST_CASE("of a key the last entry counts, and an entry may lack key or value") {
    const auto n = read_one<node_def>(attr_field("a", field(3, 1)) + attr_field("a", field(5, 1)) +
                                      field(5, std::string{}) +
                                      field(5, field(1, std::string{"b"})));
    CHECK(n.attrs.size() == 3);
    CHECK(*n.attrs.find_as<bool>("a") == true);
    CHECK(n.attrs.find_as<std::monostate>("") != nullptr);
    CHECK(n.attrs.find_as<std::monostate>("b") != nullptr);
    const auto pieces = read_one<node_def>(field(
        5, field(2, field(1, field(3, 1))) + field(1, std::string{"k"}) +
               field(2, field(1, field(3, 2)))));
    CHECK(pieces.attrs.find_as<attr_list>("k")->i == std::vector<std::int64_t>{1, 2});
}

TEST_CASE("unknown fields and known ones of another wire type are kept at every level") {
    const std::string odd = field(99, 5) + from_hex("9b06 0801 9c06");
    const std::string dim = field(1, 2) + odd + field(2, 3);
    const std::string tensor = odd + field(2, field(2, dim) + odd) + field(1, std::string{"f"});
    const std::string list = field(8, tensor) + odd + field(9, odd);
    const graph_def g = read(field(4, odd) + field(1, odd + attr_field("a", odd + field(1, list))) +
                             odd + field(1, 5) + from_hex("25 00000000"));
    CHECK(g.unknown == odd + field(1, 5) + from_hex("25 00000000"));
    CHECK(g.versions->unknown == odd);
    CHECK(g.nodes.at(0).unknown == odd);
    const attr_value* a = g.nodes.at(0).attrs.find("a");
    REQUIRE(a != nullptr);
    CHECK(a->unknown == odd);
    CHECK(a->as<attr_list>()->unknown == odd);
    CHECK(a->as<attr_list>()->func.at(0).unknown == odd);
    const tensor_proto& t = *a->as<attr_list>()->tensor.at(0);
    CHECK(t.unknown == odd + field(1, std::string{"f"}));
    CHECK(t.dims.unknown == odd);
    CHECK(t.dims.dims.at(0).unknown == odd + field(2, 3));
    CHECK(t.dims.dims.at(0).name.empty());
}

TEST_CASE("a broken node is named, and the next one is read all the same") {
    const std::string good = field(1, std::string{"good"}) + field(2, std::string{"NoOp"});
    const std::string cut = from_hex("2a05") + "ab";
    const std::string tail = attr_field("T", from_hex("3005 0f"));
    const problems found =
        refused(field(1, good) + field(1, cut) + field(1, tail + good) + field(1, good + cut));
    REQUIRE(found.size() == 3);
    CHECK(found[0].node.empty());
    CHECK(has(found[0].found, "at byte 17, in node[1].attr['']"));
    CHECK(has(found[0].found, std::string{phrase_of(wire_fault::long_length)}));
    CHECK(found[1].node == "good");
    CHECK(found[1].op == "NoOp");
    CHECK(found[1].attr == "T");
    CHECK(has(found[1].found, "node[2].attr['T']"));
    CHECK(has(found[1].found, std::string{phrase_of(wire_fault::bad_wire_type)}));
    CHECK(found[2].node == "good");
}

TEST_CASE("the end of the file inside a node is one problem") {
    const std::string whole =
        field(1, field(1, std::string{"n"}) + attr_field("T", field(6, 1)));
    const problems found = refused(whole.substr(0, whole.size() - 3));
    REQUIRE(found.size() == 1);
    CHECK(has(found[0].found, "at byte 1, in node[0]"));
}

TEST_CASE("text fields must be UTF-8, byte fields need not") {
    const std::string bad = "a\xC0\x80";
    for (const std::uint32_t number : {1U, 2U, 3U, 4U}) {
        const problems found = refused(field(1, field(number, bad)));
        REQUIRE(found.size() == 1);
        CHECK(found[0].needed == "UTF-8");
        CHECK(has(found[0].found, "node[0]"));
    }
    CHECK(refused(field(1, attr_field(bad, ""))).size() == 1);
    CHECK(refused(field(1, attr_field("a", field(9, bad)))).size() == 1);
    CHECK(refused(field(1, attr_field("a", field(10, field(1, bad))))).size() == 1);
    CHECK(refused(field(1, attr_field("a", field(7, field(2, field(2, bad)))))).size() == 1);
    CHECK(*attr(field(2, bad)).as<std::string>() == bad);
    // Two bad texts in one node are two problems.
    CHECK(refused(field(1, field(1, bad) + field(2, bad))).size() == 2);
}

TEST_CASE("packed values must fill their bytes, opaque messages must be whole") {
    const auto in_tensor = [](const std::string& t) {
        return field(1, attr_field("v", field(8, t)));
    };
    CHECK(refused(in_tensor(field(5, from_hex("0000803f00")))).size() == 1);
    CHECK(refused(in_tensor(field(7, from_hex("0180")))).size() == 1);
    CHECK(refused(in_tensor(field(14, from_hex("0a05")))).size() == 1);
    CHECK(refused(field(2, from_hex("0a05"))).size() == 1);
    CHECK(refused(field(5, from_hex("07"))).size() == 1);
    CHECK(refused(field(1, field(7, from_hex("0c")))).size() == 1);
}

TEST_CASE("messages nest a hundred deep and not deeper") {
    // graph > node > attr entry > value > func > attr entry > value > ...: three for each func.
    const auto nested = [](int funcs) {
        std::string value;
        for (int i = 0; i < funcs; ++i) value = field(10, field(2, field(2, value)));
        return field(1, attr_field("a", value));
    };
    CHECK(read_graph_def(shared_bytes::copy_of(nested(32))).has_value());
    const problems found = refused(nested(33));
    REQUIRE(found.size() == 1);
    CHECK(has(found[0].needed, "100"));
    CHECK(refused(nested(5000)).size() == 1);
}

TEST_CASE("a hundred thousand attrs in falling order take no time worth noting") {
    std::string node;
    for (int i = 99999; i >= 0; --i) node += attr_field(std::to_string(i), "");
    CHECK(read_one<node_def>(node).attrs.size() == 100000);
}

TEST_CASE("real models that are GraphDefs read") {
    for (const auto& path : real_models({".graphdef", "frozen_model.pb", "lstm.pb", "n.pb"})) {
        INFO(path.string());
        const auto file = map_file(path);
        REQUIRE(file.has_value());
        const auto g = read_graph_def(*file);
        REQUIRE(g.has_value());
        CHECK_FALSE(g->nodes.empty());
        CHECK(g->unknown.empty());
        for (const node_def& n : g->nodes) {
            CHECK_FALSE(n.op.empty());
            CHECK(n.unknown.empty());
        }
    }
}
