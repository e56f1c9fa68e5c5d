// SPDX-License-Identifier: BSL-1.0
// Tests of the TensorFlow dialect's table: facts of the history that rows must tell.
#include <doctest/doctest.h>

#include <string>
#include <string_view>

#include "evergraph/tf/dialect.hpp"
#include "evergraph/tf/kernels/all.hpp"

namespace {

using evergraph::attr_def;
using evergraph::op_definition;
namespace tf = evergraph::tf;

constexpr auto ops = tf::dialect::ops;

constexpr std::string_view run_ops[]{
    "Placeholder", "PlaceholderWithDefault", "Const", "Identity", "IdentityN", "NoOp",
    "StopGradient", "Snapshot", "Add", "AddV2", "Sub", "Mul", "AsString", "StringToNumber",
    "MatMul", "BatchMatMul", "BatchMatMulV2", "BatchMatMulV3", "BiasAdd", "Softmax"};
static_assert(tf::kernels.view().covers_all(run_ops));
static_assert(!tf::kernels.view().covers("SymbolicGradient"));

static_assert(ops.find("TopK", 0)->deprecated == 7);
static_assert(ops.find("TopK", 0)->successor == "TopKV2");
static_assert(ops.find("Inv", 20)->deprecated == 17 && ops.find("Inv", 20)->restored == 25);
static_assert(ops.find("Assert", 0)->stateful);
static_assert(ops.find("AddN", 0)->commutative && ops.find("AddN", 0)->aggregate);
static_assert(ops.find("Assign", 0)->allows_uninitialized_input);
static_assert(ops.find("Assign", 0)->inputs[0].is_ref);

constexpr const attr_def* truncate = ops.find("Cast", 0)->attr("Truncate");
static_assert(truncate->since == 26 && truncate->default_text == "false");

}  // namespace

TEST_CASE("every op that has a kernel has a row") {
    std::string missing;
    for (const evergraph::kernel_row& row : tf::kernels.view().rows()) {
        if (!ops.contains(row.op)) missing += std::string{row.op} + " ";
    }
    CHECK(missing == "");
}

TEST_CASE("the type attr of a kernel row is an attr of its op in the newest definition") {
    std::string wrong;
    for (const evergraph::kernel_row& row : tf::kernels.view().rows()) {
        if (row.type_attr.empty()) continue;
        const op_definition* newest = ops.find(row.op, tf::policy.current);
        const attr_def* attr = newest == nullptr ? nullptr : newest->attr(row.type_attr);
        if (attr != nullptr && attr->type == evergraph::attr_type::type) continue;
        wrong += std::string{row.op} + "." + std::string{row.type_attr} + " ";
    }
    CHECK(wrong == "");
}

TEST_CASE("a definition that old graphs do not satisfy stands beside the one that they do") {
    const auto conj = ops.versions_of("Conj");
    REQUIRE(conj.size() > 1);
    CHECK(conj.front().attrs.empty());
    CHECK(conj.back().attr("T") != nullptr);
    CHECK(ops.find("Conj", 8) == &conj.front());  // its output had another name
    CHECK(ops.find("Conj", 9) == &conj.back());
}
