// SPDX-License-Identifier: BSL-1.0
#include <evergraph/tf/shapes/all.hpp>

#include <doctest/doctest.h>

#include <evergraph/format/read_graph_file.hpp>
#include <evergraph/graph/attr_lists.hpp>
#include <evergraph/pass/infer_shapes.hpp>
#include <evergraph/tf/dialect.hpp>

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace eg = evergraph;

static_assert(eg::tf::shapes.view().find("MatMul") != nullptr);
static_assert(eg::tf::shapes.view().find("NoSuchOp") == nullptr);
static_assert(eg::tf::ignores_output_shapes("QueueDequeue"));
static_assert(!eg::tf::ignores_output_shapes("QueueDequeueV2"));

namespace {

constexpr std::int64_t q = -1;  // an unknown size

eg::inferred_output of(eg::partial_shape s) { return {std::move(s), std::nullopt}; }
// A constant vector, or scalar, of integers.
eg::inferred_output vec(std::vector<std::int64_t> v) {
    return {eg::partial_shape{static_cast<std::int64_t>(v.size())}, v};
}
eg::inferred_output num(std::int64_t n) { return {eg::partial_shape::of_rank(0), eg::known_values{n}}; }

using outputs = eg::expected<std::vector<eg::inferred_output>, eg::problem>;
outputs infer(const char* op, const std::vector<eg::inferred_output>& inputs,
              std::vector<eg::named_attr> attrs = {}) {
    eg::node n;
    n.name = "n";
    n.op = op;
    n.attrs = eg::attr_map::of(std::move(attrs));
    std::vector<const eg::inferred_output*> given;
    for (const eg::inferred_output& in : inputs) given.push_back(&in);
    const eg::op_definition* def = eg::tf::dialect::ops.find(op, eg::tf::policy.current);
    REQUIRE(def != nullptr);
    for (const eg::attr_def& a : def->attrs) {
        const bool is_type = a.type == eg::attr_type::type && !a.is_list && !a.has_default;
        if (is_type && n.attrs.find(a.name) == nullptr) {
            n.attrs.set(std::string{a.name}, eg::dtype::float32);
        }
    }
    return eg::infer_node(n, def, eg::tf::shapes.view(), 2000, given);
}

// The shapes of all outputs, or "refused".
std::string shapes(const outputs& all) {
    if (!all) return "refused";
    std::string out;
    for (const eg::inferred_output& o : *all) out += (out.empty() ? "" : " ") + eg::text(o.shape);
    return out;
}
std::string shapes(const char* op, const std::vector<eg::inferred_output>& inputs,
                   std::vector<eg::named_attr> attrs = {}) {
    return shapes(infer(op, inputs, std::move(attrs)));
}

const eg::partial_shape unknown;

}  // namespace

TEST_CASE("every op of the table is one of TensorFlow's") {
    for (const eg::shape_row& row : eg::tf::shapes.view().rows()) {
        INFO(row.op);
        CHECK(eg::tf::dialect::ops.contains(row.op));
    }
}

TEST_CASE("broadcast") {
    CHECK(shapes("Add", {of({2, 3}), of({3})}) == "[2,3]");
    CHECK(shapes("Add", {of({q, 3}), of({2, 1})}) == "[2,3]");
    CHECK(shapes("Add", {of({q}), of({1})}) == "[?]");
    CHECK(shapes("Add", {of({0}), of({1})}) == "[0]");
    CHECK(shapes("Add", {of(unknown), of({3})}) == "[...]");
    CHECK(shapes("Add", {of({2, 3}), of({2})}) == "refused");
    CHECK(shapes("SelectV2", {of({2, 1}), of({3}), of({1, 1})}) == "[2,3]");
    CHECK(shapes("AddN", {of({2, q}), of({q, 3})}, {{"N", 2}}) == "[2,3]");
    CHECK(shapes("Select", {of({2}), of({2, 3}), of({2, q})}) == "[2,3]");
    CHECK(shapes("Select", {of({4}), of({2, 3}), of({2, 3})}) == "refused");
}

TEST_CASE("reductions and axes") {
    CHECK(shapes("Sum", {of({2, 3, 4}), vec({0, -1})}) == "[3]");
    CHECK(shapes("Sum", {of({2, 3, 4}), num(1)}, {{"keep_dims", true}}) == "[2,1,4]");
    CHECK(shapes("Sum", {of({2, 3}), of({q})}) == "[...]");
    CHECK(shapes("Sum", {of({2, 3}), of({q})}, {{"keep_dims", true}}) == "[?,?]");
    CHECK(shapes("Sum", {of({2, 3}), vec({2})}) == "refused");
    CHECK(shapes("ArgMax", {of({2, 3}), num(-1)}) == "[2]");
    CHECK(shapes("Cumsum", {of({2, 3}), num(5)}) == "refused");
    CHECK(shapes("TopKV2", {of({2, 9}), num(4)}) == "[2,4] [2,4]");
    CHECK(shapes("TopKV2", {of({2, 3}), num(4)}) == "refused");
    CHECK(shapes("SoftmaxCrossEntropyWithLogits", {of({q, 10}), of({5, 10})}) == "[5] [5,10]");
}

TEST_CASE("matrices") {
    CHECK(shapes("MatMul", {of({2, 3}), of({3, q})}) == "[2,?]");
    CHECK(shapes("MatMul", {of({3, 2}), of({4, 3})}, {{"transpose_a", true}, {"transpose_b", true}}) ==
          "[2,4]");
    CHECK(shapes("MatMul", {of({2, 3}), of({2, 3})}) == "refused");
    CHECK(shapes("MatMul", {of({2, 3, 1}), of({2, 3})}) == "refused");
    CHECK(shapes("BatchMatMulV2", {of({5, 1, 2, 3}), of({4, 3, 7})}) == "[5,4,2,7]");
    CHECK(shapes("BiasAdd", {of({q, 8, 8, q}), of({16})}) == "[?,8,8,16]");
    CHECK(shapes("BiasAdd", {of({1, 3, 8, 8}), of({3})}, {{"data_format", "NCHW"}}) == "[1,3,8,8]");
    CHECK(shapes("BiasAdd", {of({1, 4}), of({3})}) == "refused");
    CHECK(shapes("Einsum", {of({2, 3}), of({3, 4})}, {{"equation", "ab,bc->ca"}, {"N", 2}}) ==
          "[4,2]");
    CHECK(shapes("Einsum", {of({2, 3}), of({4, 4})}, {{"equation", "ab,bc->ac"}, {"N", 2}}) ==
          "refused");
    CHECK(shapes("DiagPart", {of({2, 3, q, 3})}) == "[2,3]");
    CHECK(shapes("MatrixDiagPart", {of({5, 2, 3})}) == "[5,2]");
}

TEST_CASE("windows") {
    const auto strides = eg::int_list({1, 2, 2, 1});
    CHECK(shapes("Conv2D", {of({q, 224, 224, 3}), of({7, 7, 3, 64})},
                 {{"strides", strides}, {"padding", "SAME"}}) == "[?,112,112,64]");
    CHECK(shapes("Conv2D", {of({1, 224, q, 3}), of({7, 7, 3, 64})},
                 {{"strides", strides}, {"padding", "VALID"}}) == "[1,109,?,64]");
    CHECK(shapes("Conv2D", {of({1, 10, 10, 3}), of({3, 3, 3, 8})},
                 {{"strides", eg::int_list({1, 1, 1, 1})},
                  {"dilations", eg::int_list({1, 2, 2, 1})},
                  {"padding", "VALID"}}) == "[1,6,6,8]");
    CHECK(shapes("Conv2D", {of({1, 10, 10, 3}), of({3, 3, 4, 8})},
                 {{"strides", strides}, {"padding", "SAME"}}) == "refused");
    CHECK(shapes("Conv2D", {of({1, 2, 2, 3}), of({3, 3, 3, 8})},
                 {{"strides", strides}, {"padding", "VALID"}}) == "refused");
    CHECK(shapes("DepthwiseConv2dNative", {of({1, 8, 8, 3}), of({3, 3, 3, 2})},
                 {{"strides", strides}, {"padding", "SAME"}}) == "[1,4,4,6]");
    CHECK(shapes("MaxPool", {of({1, 3, 8, 8})},
                 {{"ksize", eg::int_list({1, 1, 2, 2})},
                  {"strides", eg::int_list({1, 1, 2, 2})},
                  {"padding", "VALID"},
                  {"data_format", "NCHW"}}) == "[1,3,4,4]");
    CHECK(shapes("FusedBatchNormV3", {of({1, 4, 4, q}), of({8}), of({8}), of({q}), of({q})}) ==
          "[1,4,4,8] [8] [8] [8] [8] [...]");
    CHECK(shapes("ResizeBilinear", {of({2, 4, 4, 3}), vec({8, 9})}) == "[2,8,9,3]");
    CHECK(shapes("SpaceToDepth", {of({1, 4, 6, 3})}, {{"block_size", 2}}) == "[1,2,3,12]");
    CHECK(shapes("SpaceToDepth", {of({1, 5, 6, 3})}, {{"block_size", 2}}) == "refused");
    CHECK(shapes("DepthToSpace", {of({1, 2, 3, 12})}, {{"block_size", 2}}) == "[1,4,6,3]");
    const eg::inferred_output pads{eg::partial_shape{2, 2}, eg::known_values{1, 1, 0, 2}};
    CHECK(shapes("SpaceToBatchND", {of({3, 4, 6, 5}), vec({2, 2}), pads}) == "[12,3,4,5]");
    CHECK(shapes("BatchToSpaceND", {of({12, 3, 4, 5}), vec({2, 2}), pads}) == "[3,4,6,5]");
}

TEST_CASE("reshape and its kin") {
    CHECK(shapes("Reshape", {of({2, 3, 4}), vec({-1, 6})}) == "[4,6]");
    CHECK(shapes("Reshape", {of({q, 3}), vec({-1, 6})}) == "[?,6]");
    CHECK(shapes("Reshape", {of({2, 3}), of({3})}) == "[?,?,?]");
    CHECK(shapes("Reshape", {of({2, 3}), vec({5})}) == "refused");
    CHECK(shapes("Reshape", {of({2, 3}), vec({-1, -1})}) == "refused");
    CHECK(shapes("Reshape", {of({2, 3}), vec({-1, 4})}) == "refused");
    CHECK(shapes("ExpandDims", {of({2, 3}), num(-1)}) == "[2,3,1]");
    CHECK(shapes("Squeeze", {of({1, 2, 1})}) == "[2]");
    CHECK(shapes("Squeeze", {of({1, 2, 1})}, {{"squeeze_dims", eg::int_list({-1})}}) == "[1,2]");
    CHECK(shapes("Squeeze", {of({1, 2})}, {{"squeeze_dims", eg::int_list({1})}}) == "refused");
    CHECK(shapes("Transpose", {of({2, q, 4}), vec({2, 0, 1})}) == "[4,2,?]");
    CHECK(shapes("Transpose", {of({2, 3}), vec({0})}) == "refused");
    CHECK(shapes("Fill", {vec({2, 3}), num(0)}) == "[2,3]");
    CHECK(shapes("Shape", {of({2, q})}) == "[2]");
    CHECK((*infer("Shape", {of({2, q})}))[0].values == eg::known_values{2, eg::unknown_element});
    CHECK(shapes("Placeholder", {}, {{"shape", eg::to_proto(eg::partial_shape{q, 3})}}) == "[?,3]");
    CHECK(shapes("EnsureShape", {of({q, 3})}, {{"shape", eg::to_proto(eg::partial_shape{2, q})}}) ==
          "[2,3]");
}

TEST_CASE("joined, cut, padded") {
    CHECK(shapes("ConcatV2", {of({2, 3}), of({4, q}), num(0)}, {{"N", 2}}) == "[6,3]");
    CHECK(shapes("ConcatV2", {of({2, 3}), of({4, 5}), num(0)}, {{"N", 2}}) == "refused");
    CHECK(shapes("Concat", {num(1), of({2, 3}), of({2, q})}, {{"N", 2}}) == "[2,?]");
    CHECK(shapes("Pack", {of({2, 3}), of({2, q})}, {{"N", 2}, {"axis", 1}}) == "[2,2,3]");
    CHECK(shapes("Unpack", {of({2, 3})}, {{"num", 2}}) == "[3] [3]");
    CHECK(shapes("Unpack", {of({2, 3})}, {{"num", 3}}) == "refused");
    CHECK(shapes("Split", {num(1), of({2, 6})}, {{"num_split", 3}}) == "[2,2] [2,2] [2,2]");
    CHECK(shapes("Split", {num(1), of({2, 5})}, {{"num_split", 3}}) == "refused");
    CHECK(shapes("SplitV", {of({5, 2}), vec({1, 4}), num(0)}, {{"num_split", 2}}) == "[1,2] [4,2]");
    CHECK(shapes("Slice", {of({5, 6}), vec({1, 2}), vec({2, -1})}) == "[2,4]");
    CHECK(shapes("Slice", {of({5, 6}), vec({4, 2}), vec({2, -1})}) == "refused");
    const eg::inferred_output pads{eg::partial_shape{2, 2}, eg::known_values{1, 1, 0, 2}};
    CHECK(shapes("Pad", {of({2, 3}), pads}) == "[4,5]");
    CHECK(shapes("Tile", {of({2, q}), vec({3, 4})}) == "[6,?]");
}

TEST_CASE("strided slices") {
    const auto slice = [](eg::partial_shape in, std::vector<std::int64_t> begin,
                          std::vector<std::int64_t> end, std::vector<std::int64_t> stride,
                          std::vector<eg::named_attr> masks = {}) {
        return shapes("StridedSlice", {of(std::move(in)), vec(std::move(begin)), vec(std::move(end)),
                                       vec(std::move(stride))}, std::move(masks));
    };
    CHECK(slice({10, 4}, {1}, {7}, {2}) == "[3,4]");
    CHECK(slice({10}, {0}, {0}, {-1}, {{"begin_mask", 1}, {"end_mask", 1}}) == "[10]");
    CHECK(slice({10}, {-3}, {100}, {1}) == "[3]");
    CHECK(slice({10}, {7}, {2}, {1}) == "[0]");
    CHECK(slice({10, 4}, {3}, {4}, {1}, {{"shrink_axis_mask", 1}}) == "[4]");
    CHECK(slice({10, 4}, {10}, {11}, {1}, {{"shrink_axis_mask", 1}}) == "refused");
    CHECK(slice({10, 4, 5}, {0, 1}, {0, 3}, {1, 1}, {{"ellipsis_mask", 1}}) == "[10,4,2]");
    CHECK(slice({10, 4}, {0, 2}, {0, 4}, {1, 1}, {{"new_axis_mask", 1}}) == "[1,2,4]");
    CHECK(slice({10}, {0, 0}, {1, 1}, {1, 1}) == "refused");
    CHECK(slice({10}, {0}, {1}, {0}) == "refused");
    CHECK(slice({q, 3}, {0}, {2}, {1}) == "[?,3]");
}

TEST_CASE("picked and made") {
    CHECK(shapes("GatherV2", {of({5, 6, 7}), of({2, 3}), num(1)}) == "[5,2,3,7]");
    CHECK(shapes("GatherV2", {of({5, 6, 7}), of({5, 3}), num(1)}, {{"batch_dims", 1}}) == "[5,3,7]");
    CHECK(shapes("GatherNd", {of({5, 6, 7}), of({4, 2})}) == "[4,7]");
    CHECK(shapes("GatherNd", {of({5}), of({4, 2})}) == "refused");
    CHECK(shapes("OneHot", {of({2, 3}), num(10), num(1), num(0)}) == "[2,3,10]");
    CHECK(shapes("Range", {num(1), num(10), num(4)}) == "[3]");
    CHECK((*infer("Range", {num(1), num(10), num(4)}))[0].values == eg::known_values{1, 5, 9});
    CHECK(shapes("UnsortedSegmentSum", {of({4, 3}), of({4}), num(2)}) == "[2,3]");
    CHECK(shapes("Where", {of({4, 3})}) == "[?,2]");
    CHECK(shapes("DynamicPartition", {of({4, 3}), of({4})}, {{"num_partitions", 2}}) == "[?,3] [?,3]");
    CHECK(shapes("DynamicStitch", {vec({0, 3}), vec({1}), of({2, 5}), of({1, q})}, {{"N", 2}}) ==
          "[4,5]");
}

TEST_CASE("sizes are followed through the ops that compute them") {
    // reshape(x, pack(shape(x)[0], 4 * 2))
    eg::graph_def g;
    const auto add = [&](const char* name, const char* op, std::vector<std::string> inputs,
                         std::vector<eg::named_attr> attrs) {
        eg::node_def n;
        n.name = name;
        n.op = op;
        n.inputs = std::move(inputs);
        n.attrs = eg::attr_map::of(std::move(attrs));
        g.nodes.push_back(n);
    };
    const auto constant = [&](const char* name, std::vector<std::int32_t> values, bool scalar) {
        eg::tensor_proto t;
        t.type = eg::dtype::int32;
        if (!scalar) t.dims.dims.push_back({static_cast<std::int64_t>(values.size()), {}, {}});
        t.int_val = std::move(values);
        add(name, "Const", {}, {{"value", t}, {"dtype", eg::dtype::int32}});
    };
    constexpr auto i32 = eg::dtype::int32;
    constexpr auto f32 = eg::dtype::float32;
    add("y", "Reshape", {"x", "to"}, {{"T", f32}, {"Tshape", i32}});
    add("x", "Placeholder", {}, {{"dtype", f32}, {"shape", eg::to_proto(eg::partial_shape{6, 4, 2})}});
    add("shape", "Shape", {"x"}, {{"T", f32}, {"out_type", i32}});
    constant("zero", {0}, false);
    constant("one", {1}, false);
    constant("four", {4}, true);
    constant("two", {2}, true);
    add("first", "StridedSlice", {"shape", "zero", "one", "one"},
        {{"T", i32}, {"Index", i32}, {"shrink_axis_mask", 1}});
    add("eight", "Mul", {"four", "two"}, {{"T", i32}});
    add("to", "Pack", {"first", "eight"}, {{"T", i32}, {"N", 2}});
    const auto all = eg::infer_shapes(g, eg::tf::dialect::ops, eg::tf::shapes.view());
    CHECK(all.found.empty());
    CHECK(eg::text(all.outputs[0][0].shape) == "[6,8]");
}

TEST_CASE("real models agree with the shapes that they carry") {
    const std::filesystem::path models{EVERGRAPH_REAL_MODELS};
    if (models.empty()) {
        MESSAGE("skipped: EVERGRAPH_REAL_MODELS names no real models");
        return;
    }
    std::size_t stated = 0;
    std::size_t known = 0;
    std::size_t outputs_seen = 0;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(models)) {
        const auto ext = entry.path().extension();
        if (ext != ".pb" && ext != ".meta" && ext != ".graphdef" && ext != ".pbtxt") continue;
        const auto g = eg::read_graph_file(entry.path());
        if (!g) continue;
        const auto all = eg::infer_shapes(*g, eg::tf::dialect::ops, eg::tf::shapes.view());
        for (const eg::problem& p : all.found) {
            INFO(entry.path().string());
            FAIL_CHECK(eg::line(p));
        }
        for (std::size_t i = 0; i < g->nodes.size(); ++i) {
            for (const auto& o : all.outputs[i]) {
                ++outputs_seen;
                known += o.shape.has_rank() ? 1U : 0U;
            }
            const auto* given = g->nodes[i].attrs.find_as<eg::attr_list>("_output_shapes");
            if (given == nullptr) continue;
            for (std::size_t k = 0; k < given->shape.size() && k < all.outputs[i].size(); ++k) {
                const auto shape = eg::partial_shape::of(given->shape[k]);
                REQUIRE(shape);
                ++stated;
                INFO(entry.path().string(), " ", g->nodes[i].name, " ", g->nodes[i].op, " ",
                     eg::text(*shape), " ", eg::text(all.outputs[i][k].shape));
                CHECK(eg::merged(*shape, all.outputs[i][k].shape).has_value());
            }
        }
    }
    MESSAGE(known, " of ", outputs_seen, " outputs of known rank, ", stated, " compared");
    CHECK(stated > 0);
}
