// SPDX-License-Identifier: BSL-1.0
#include <evergraph/tf/kernels/checkpoints.hpp>

#include <doctest/doctest.h>

#include <filesystem>
#include <string>
#include <vector>

namespace eg = evergraph;
namespace fs = std::filesystem;
using eg::dtype;
using eg::tensor;

namespace {

struct outcome {
    std::vector<tensor> outputs;
    std::optional<eg::problem> failure;
};

outcome run(const std::string& op, std::vector<tensor> inputs, std::vector<dtype> output_types = {}) {
    eg::plan_node node;
    node.name = node.op = op;
    node.output_types = std::move(output_types);
    std::vector<tensor*> pointers;
    for (tensor& t : inputs) pointers.push_back(&t);
    const std::vector<std::uint8_t> last_use(inputs.size(), 1);
    outcome out{std::vector<tensor>(node.output_types.size()), {}};
    eg::kernel_context context{node, pointers, last_use, out.outputs};
    const auto made = eg::tf::checkpoint_kernels.view().rows_of(op)[0].make(node);
    REQUIRE(made);
    (*made)(context);
    out.failure = context.failure();
    return out;
}
tensor text(const std::string& s) { return tensor::scalar(s); }
tensor texts(std::vector<std::string> v) {
    return tensor::of<std::string>(eg::shape{static_cast<std::int64_t>(v.size())},
                                   std::span<const std::string>{v});
}

}  // namespace

TEST_CASE("what is saved is restored, whole and in slices, after a merge too") {
    const fs::path folder = fs::temp_directory_path() / "evergraph_checkpoint_kernels";
    fs::remove_all(folder);
    const auto prefix = [&](const char* name) { return text((folder / name).string()); };
    const tensor w = tensor::of<float>({2, 2}, {1, 2, 3, 4});
    const tensor n = tensor::scalar<std::int64_t>(7);
    REQUIRE_FALSE(run("SaveV2", {prefix("a"), texts({"w"}), texts({""}), w}).failure);
    REQUIRE_FALSE(run("SaveV2", {prefix("b"), texts({"n", "s"}), texts({"", ""}), n, texts({"x", ""})}).failure);
    REQUIRE_FALSE(run("MergeV2Checkpoints", {texts({(folder / "a").string(), (folder / "b").string()}),
                                             prefix("all")}).failure);
    const outcome got = run("RestoreV2", {prefix("all"), texts({"n", "w", "s", "w"}),
                                          texts({"", "", "", "2 2 1,1:-"})},
                            {dtype::int64, dtype::float32, dtype::string, dtype::float32});
    REQUIRE_FALSE(got.failure);
    CHECK(got.outputs[0] == n);
    CHECK(got.outputs[1] == w);
    CHECK(got.outputs[2] == texts({"x", ""}));
    CHECK(got.outputs[3] == tensor::of<float>({1, 2}, {3, 4}));
    const outcome wrong = run("RestoreV2", {prefix("all"), texts({"n", "m"}), texts({"", ""})},
                              {dtype::int32, dtype::int32});
    REQUIRE(wrong.failure);
    CHECK(wrong.failure->code == eg::status_code::not_found);
    CHECK(wrong.failure->found ==
          "'n' stored as int64, asked for as int32, 'm' not stored, asked for as int32");
    CHECK(run("RestoreV2", {prefix("all"), texts({"w"}), texts({"3 2 -:-"})}, {dtype::float32})
              .failure->code == eg::status_code::invalid_argument);
    CHECK(run("RestoreV2", {prefix("none"), texts({"w"}), texts({""})}, {dtype::float32}).failure);
    CHECK(run("RestoreV2", {prefix("all"), texts({"w", "w"}), texts({""})}, {dtype::float32})
              .failure->code == eg::status_code::invalid_argument);
    fs::remove_all(folder);
}

TEST_CASE("names of shards") {
    CHECK(run("ShardedFilename", {text("m"), tensor::scalar(1), tensor::scalar(4)}, {dtype::string})
              .outputs[0] == text("m-00001-of-00004"));
    CHECK(run("ShardedFilespec", {text("m"), tensor::scalar(4)}, {dtype::string}).outputs[0] ==
          text("m-\?\?\?\?\?-of-00004"));
}
