// SPDX-License-Identifier: BSL-1.0
// Tests of migrations of TensorFlow's graphs: old arrays of tensors, readers, frozen graphs,
// functions.
#include <doctest/doctest.h>

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "evergraph/format/function_library.hpp"
#include "evergraph/format/protobuf_graph_writer.hpp"
#include "evergraph/format/read_graph_file.hpp"
#include "evergraph/pass/check.hpp"
#include "evergraph/pass/migrate.hpp"
#include "evergraph/tensor/tensor_decode.hpp"
#include "evergraph/tf/dialect.hpp"

namespace {

using namespace evergraph;

node_def make(std::string name, std::string op, std::vector<std::string> inputs,
              std::vector<named_attr> attrs = {}) {
    node_def n;
    n.name = std::move(name);
    n.op = std::move(op);
    n.inputs = std::move(inputs);
    n.attrs = attr_map::of(std::move(attrs));
    return n;
}

node_def constant(std::string name, const tensor& value) {
    return make(std::move(name), "Const", {},
                {{"dtype", value.type()}, {"value", encode_tensor(value)}});
}

graph_def graph(int producer, std::vector<node_def> nodes) {
    graph_def g;
    g.nodes = std::move(nodes);
    g.versions = version_def{producer, 0, {}, {}};
    return g;
}

const node_def* find(const std::vector<node_def>& nodes, std::string_view name) {
    for (const node_def& n : nodes) {
        if (n.name == name) return &n;
    }
    return nullptr;
}

migrated_graph moved(const graph_def& g, int target = tf::policy.current) {
    migration_options options;
    options.target = target;
    auto out = migrate<tf::dialect>(g, options);
    if (!out) {
        for (const problem& p : out.error()) MESSAGE(line(p));
    }
    REQUIRE(out);
    const auto names = function_names(out->graph);
    check_options checks;
    checks.functions = names;
    for (const problem& p :
         check(out->graph, tf::dialect::ops, {tf::policy.current, 0}, checks).found) {
        FAIL(line(p));
    }
    return std::move(*out);
}

bool same_bytes(const graph_def& a, const graph_def& b) {
    return write_graph_def(a) == write_graph_def(b);
}

attr_list types(std::vector<dtype> all) {
    attr_list list;
    list.type = std::move(all);
    return list;
}

}  // namespace

TEST_CASE("handles of tensor arrays become resources, through loops too") {
    const graph_def g = graph(
        15,
        {constant("n", tensor::scalar<std::int32_t>(3)),
         constant("i", tensor::scalar<std::int32_t>(0)), constant("flow", tensor::scalar(0.0F)),
         constant("x", tensor::scalar(1.0F)),
         make("ta", "TensorArray", {"n"}, {{"dtype", dtype::float32}}),
         make("in", "RefEnter", {"ta"},
              {{"T", dtype::string}, {"frame_name", "w"}, {"is_constant", true}}),
         make("fin", "Enter", {"flow"}, {{"T", dtype::float32}, {"frame_name", "w"}}),
         make("iin", "Enter", {"i"}, {{"T", dtype::int32}, {"frame_name", "w"}}),
         make("xin", "Enter", {"x"}, {{"T", dtype::float32}, {"frame_name", "w"}}),
         make("write", "TensorArrayWrite", {"in", "iin", "xin", "fin"}, {{"T", dtype::float32}}),
         make("out", "Exit", {"write"}, {{"T", dtype::float32}}),
         make("all", "TensorArrayPack", {"ta", "out"}, {{"dtype", dtype::float32}}),
         make("close", "TensorArrayClose", {"ta", "^all"})});
    const migrated_graph up = moved(g);
    CHECK(find(up.graph.nodes, "ta")->op == "TensorArrayV3");
    CHECK(find(up.graph.nodes, "in")->op == "Enter");
    CHECK(*find(up.graph.nodes, "in")->attrs.find_as<dtype>("T") == dtype::resource);
    CHECK(find(up.graph.nodes, "write")->op == "TensorArrayWriteV3");
    CHECK(find(up.graph.nodes, "all")->op == "TensorArrayGatherV3");
    CHECK(find(up.graph.nodes, "all/indices")->op == "Range");
    // A constant that is made in a graph with loops stays in the frame of the node it serves.
    CHECK(find(up.graph.nodes, "all/zero")->inputs == std::vector<std::string>{"^ta"});
    CHECK(same_bytes(moved(up.graph, 15).graph, g));
    // The second generation of these ops lies between: handles are strings there.
    const migrated_graph half =
        moved(graph(15, {g.nodes[0], g.nodes[4], make("close", "TensorArrayClose", {"ta"})}), 19);
    CHECK(find(half.graph.nodes, "ta")->op == "TensorArrayV2");
    CHECK(find(half.graph.nodes, "close")->op == "TensorArrayCloseV2");
}

TEST_CASE("a reader takes the ops around it along") {
    const graph_def g = graph(
        25, {constant("files", tensor::of<std::string>(shape{1}, {"a"})),
             make("queue", "FIFOQueue", {}, {{"component_types", types({dtype::string})}}),
             make("fill", "QueueEnqueueMany", {"queue", "files"},
                  {{"Tcomponents", types({dtype::string})}}),
             make("close", "QueueClose", {"queue", "^fill"}), make("reader", "TFRecordReader", {}),
             make("read", "ReaderRead", {"reader", "queue"}),
             make("other", "FIFOQueue", {}, {{"component_types", types({dtype::string})}}),
             make("size", "QueueSize", {"other"})});
    const migrated_graph up = moved(g);
    const auto op = [&](std::string_view name) { return find(up.graph.nodes, name)->op; };
    CHECK(op("reader") == "TFRecordReaderV2");
    CHECK(op("read") == "ReaderReadV2");
    CHECK(op("queue") == "FIFOQueueV2");
    CHECK(op("fill") == "QueueEnqueueManyV2");
    CHECK(op("close") == "QueueCloseV2");
    CHECK(op("size") == "QueueSize");
    CHECK(up.plan.changes.size() == 5);
    CHECK(same_bytes(moved(up.graph, 25).graph, g));
}

TEST_CASE("a frozen graph says nothing of who wrote it: the shape of each node tells") {
    const node_def x = make("x", "Placeholder", {}, {{"dtype", dtype::float32}});
    const node_def old = make("old", "StridedSlice", {"x", "b", "b", "b"},
                              {{"T", dtype::float32},
                               {"Index", dtype::int32},
                               {"begin_mask", 0},
                               {"end_mask", 0},
                               {"ellipse_mask", 1},
                               {"new_axis_mask", 0},
                               {"shrink_axis_mask", 0}});
    const graph_def g = graph(0, {x, constant("b", tensor::of<std::int32_t>(shape{1}, {1})), old,
                                  make("top", "TopK", {"x"}, {{"T", dtype::float32}, {"k", 1}}),
                                  make("inv", "Inv", {"x"}, {{"T", dtype::float32}})});
    const migrated_graph up = moved(g);
    CHECK(*find(up.graph.nodes, "old")->attrs.find_as<std::int64_t>("ellipsis_mask") == 1);
    CHECK(find(up.graph.nodes, "top")->op == "TopKV2");
    CHECK(find(up.graph.nodes, "inv")->op == "Inv");
    CHECK(up.plan.changes.size() == 2);
}

TEST_CASE("functions migrate with the graph; outputs are named anew where they are used") {
    function_def f;
    f.signature.name = "f";
    f.signature.inputs = {{"a", {}, dtype::complex64, {}, {}, {}, false, {}}};
    f.signature.outputs = {{"r", {}, dtype::complex64, {}, {}, {}, false, {}}};
    f.nodes = {make("fft", "BatchFFT", {"a"}),
               make("again", "Identity", {"fft:out:0"}, {{"T", dtype::complex64}}),
               make("top", "TopK", {"x:output:0"}, {{"T", dtype::float32}, {"k", 2}}),
               make("x", "Placeholder", {}, {{"dtype", dtype::float32}}),
               make("values", "Identity", {"top:values:0"}, {{"T", dtype::float32}})};
    f.results = {{"r", "fft:out:0", {}}};
    function_library library;
    REQUIRE(library.add(f));
    graph_def g = graph(9, {make("in", "Placeholder", {}, {{"dtype", dtype::complex64}}),
                            make("call", "f", {"in"})});
    g.library = shared_bytes::copy_of(library.write());

    const migrated_graph up = moved(g);
    const auto now = function_library::read(*up.graph.library);
    REQUIRE(now);
    const function_def& body = *now->find("f");
    CHECK(find(body.nodes, "fft")->op == "FFT");
    CHECK(find(body.nodes, "again")->inputs[0] == "fft:output:0");
    CHECK(find(body.nodes, "top")->inputs ==
          std::vector<std::string>{"x:output:0", "top/k:output:0"});
    CHECK(body.results[0].source == "fft:output:0");
    CHECK(up.plan.changes[0].function == "f");
    CHECK(same_bytes(moved(up.graph, 9).graph, g));

    migration_options options;
    options.pinned.nodes = {"f/fft"};
    const auto pinned = migrate<tf::dialect>(g, options);
    REQUIRE(pinned);
    CHECK(find(function_library::read(*pinned->graph.library)->find("f")->nodes, "fft")->op ==
          "BatchFFT");
}

TEST_CASE("down: what the older consumer cannot say is refused, with the node and the version") {
    graph_def g = graph(
        2474, {make("x", "Placeholder", {}, {{"dtype", dtype::bfloat16}}),
               make("y", "Abs", {"x"}, {{"T", dtype::bfloat16}}),
               make("z", "Cast", {"y"},
                    {{"SrcT", dtype::bfloat16}, {"DstT", dtype::float32}, {"Truncate", false}})});
    migration_options options;
    options.target = 20;
    const migration_plan plan = plan_migration<tf::dialect>(g, options);
    REQUIRE(plan.found.size() == 1);
    CHECK(plan.found[0].node == "y");
    CHECK(plan.found[0].attr == "T");
    CHECK(plan.found[0].kind == problem_kind::would_be_lost);
    CHECK(plan.nearest > 20);
    options.target = plan.nearest;
    const auto down = migrate<tf::dialect>(g, options);
    REQUIRE(down);
    CHECK(find(down->graph.nodes, "z")->attrs.find("Truncate") == nullptr);
    CHECK(same_bytes(moved(down->graph).graph, g));
}

TEST_CASE("a batch norm falls into living ops") {
    std::vector<node_def> nodes;
    for (const char* name : {"t", "m", "v", "b", "g"}) {
        nodes.push_back(make(name, "Placeholder", {}, {{"dtype", dtype::float32}}));
    }
    nodes.push_back(make(
        "norm", "BatchNormWithGlobalNormalization", {"t", "m", "v", "b", "g", "^t"},
        {{"T", dtype::float32}, {"variance_epsilon", 0.5F}, {"scale_after_normalization", true}}));
    const migrated_graph up = moved(graph(8, nodes));
    CHECK(find(up.graph.nodes, "norm")->op == "AddV2");
    CHECK(find(up.graph.nodes, "norm")->inputs ==
          std::vector<std::string>{"norm/scaled", "b", "^t"});
    CHECK(find(up.graph.nodes, "norm/scale")->op == "Mul");
    CHECK(find(up.graph.nodes, "norm/variance")->inputs ==
          std::vector<std::string>{"v", "norm/epsilon", "^t"});
    CHECK(up.plan.changes[0].added.size() == 6);
}

TEST_CASE("a real graph of the first tensor arrays becomes one of the living ops, and comes back") {
    const std::string models = EVERGRAPH_REAL_MODELS;
    if (models.empty()) {
        MESSAGE("skipped: no real models");
        return;
    }
    const auto read = read_graph_file(models + "/s09-lstm-TensorArrayV1-p15/lstm.pb");
    REQUIRE(read);
    const migrated_graph up = moved(*read);
    for (const node_def& n : up.graph.nodes) {
        const op_definition* op = tf::dialect::ops.find(n.op, tf::policy.current);
        CHECK_FALSE(op->is_deprecated_at(tf::policy.current));
    }
    // Its producer is one of those for which no dimensions mean that nothing is known of them.
    CHECK(find(up.graph.nodes, "lstm_input_1")->attrs.find_as<shape_proto>("shape")->unknown_rank);
    CHECK(same_bytes(moved(up.graph, 15).graph, *read));
}

TEST_CASE("records that do not read, or belong to another node, are no way back and no harm") {
    const graph_def g = graph(2474, {make("x", "Placeholder", {}, {{"dtype", dtype::float32}}),
                                     make("y", "Abs", {"x"}, {{"T", dtype::float32}})});
    for (const char* record :
         {"", "20", "20:0", "20:0:", "20:0:7:", "-1:0:7:x", "99999999999:0:7:x",
          "20:99999999999999999999999:7:x", "20:5:18446744073709551615:\x0a\xff"}) {
        graph_def damaged = g;
        damaged.nodes[1].attrs.set(std::string{origin_attr}, record);
        damaged.nodes[0].attrs.set(std::string{made_for_attr}, "y");
        const migrated_graph down = moved(damaged, 20);
        CHECK(down.graph.nodes.size() == 2);
        CHECK(find(down.graph.nodes, "y")->op == "Abs");
    }
    // A record with the right seal that names another definition than there is.
    graph_def forged = g;
    keep_origin(forged.nodes[1], {}, 20, 1234567, g.nodes[1]);
    CHECK(moved(forged, 20).graph.nodes[1] == g.nodes[1]);
}

TEST_CASE("damaged libraries are reported") {
    graph_def g = graph(20, {make("x", "Placeholder", {}, {{"dtype", dtype::float32}})});
    function_def f;
    f.signature.name = "f";
    f.nodes = {make("i", "BatchFFT", {"a"})};
    function_library library;
    REQUIRE(library.add(f));
    const std::string whole = library.write();
    for (std::size_t cut = 1; cut < whole.size(); ++cut) {
        g.library = shared_bytes::copy_of(whole.substr(0, cut));
        const auto plan = plan_migration<tf::dialect>(g);
        REQUIRE_FALSE(plan.found.empty());
        CHECK(plan.found[0].kind == problem_kind::unreadable_bytes);
    }
}

TEST_CASE("the retired scalar version counts where there is nothing newer") {
    graph_def g = graph(
        0, {make("x", "Placeholder", {}, {{"dtype", dtype::float32}, {"shape", shape_proto{}}})});
    g.versions.reset();
    g.version = 12;
    const migrated_graph up = moved(g);
    CHECK(up.plan.from == 12);
    CHECK(up.graph.version == 0);
    CHECK(up.graph.versions->producer == tf::policy.current);
    CHECK(find(up.graph.nodes, "x")->attrs.find_as<shape_proto>("shape")->unknown_rank);
}

TEST_CASE("a shape that older readers take for an unknown one does not go down to them") {
    shape_proto unknown;
    unknown.unknown_rank = true;
    const auto holding = [](int producer, const shape_proto& shape) {
        return graph(producer, {make("x", "Placeholder", {},
                                     {{"dtype", dtype::float32}, {"shape", shape}})});
    };
    migration_options down;
    down.target = 15;
    const auto scalar = migrate<tf::dialect>(holding(2000, shape_proto{}), down);
    REQUIRE_FALSE(scalar);
    REQUIRE(scalar.error().size() == 1);
    CHECK(scalar.error()[0].kind == problem_kind::would_be_lost);
    CHECK(scalar.error()[0].attr == "shape");
    CHECK(scalar.error()[0].nearest_version == 22);
    // What says outright that nothing is known means that to both, and stays.
    const graph_def here = holding(2000, unknown);
    const migrated_graph there = moved(here, 15);
    CHECK(there.plan.changes.empty());
    CHECK(same_bytes(moved(there.graph, 2000).graph, here));
    const graph_def old = holding(15, unknown);
    CHECK(same_bytes(moved(moved(old).graph, 15).graph, old));
    // Without the attr each has its own default.
    const graph_def bare = graph(2000, {make("x", "Placeholder", {}, {{"dtype", dtype::float32}})});
    CHECK(moved(bare, 15).plan.changes.empty());
}

TEST_CASE("what versions forbid comes in the same report as what nodes forbid") {
    graph_def g = graph(26, {make("m", "MatrixExponential", {"m"}, {{"T", dtype::float32}}),
                             make("u", "NoSuchOp", {})});
    g.versions->min_consumer = 3000;
    g.versions->bad_consumers = {tf::policy.current};
    const auto out = migrate<tf::dialect>(g);
    REQUIRE_FALSE(out);
    REQUIRE(out.error().size() == 3);
    CHECK(out.error()[0].kind == problem_kind::consumer_too_old);
    CHECK(out.error()[0].nearest_version == 3000);
    CHECK(out.error()[1].kind == problem_kind::no_migration);
    CHECK(out.error()[1].nearest_version == 26);
    CHECK(out.error()[2].kind == problem_kind::unknown_op);
}
