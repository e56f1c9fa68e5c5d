// SPDX-License-Identifier: BSL-1.0
// Tests of op: what a row says and what it leaves out.
#include <evergraph/ops/op.hpp>

#include <doctest/doctest.h>

#include <string_view>
#include <type_traits>

using namespace evergraph;

namespace {

constexpr op top_k{.name = "TopK",
                   .since = 0,
                   .deprecated = 7,
                   .inputs = {"input: T"},
                   .outputs = {"values: T", "indices: int32"},
                   .attrs = {"k: int >= 0", "T: realnumbertype"},
                   .becomes = {"TopKV2", attr_to_input("k"), attr_dropped("T")}};

constexpr op no_op{.name = "NoOp", .since = 3};

static_assert(top_k.since == 0);
static_assert(top_k.deprecated == 7);
static_assert(top_k.until == op::open);
static_assert(top_k.inputs.size() == 1);
static_assert(top_k.outputs.view()[1] == std::string_view{"indices: int32"});
static_assert(top_k.attrs.size() == 2);
static_assert(top_k.becomes.name == std::string_view{"TopKV2"});
static_assert(top_k.becomes.steps.size() == 2);
static_assert(top_k.becomes.steps[1].kind == step_kind::attr_dropped);
static_assert(no_op.inputs.view().empty());
static_assert(no_op.deprecated == op::open && no_op.restored == op::open);
static_assert(!no_op.stateful);
static_assert(text_view("abc").size() == 3);

// TensorFlow's widest ops fit.
static_assert(decltype(op::inputs)::capacity() == 18);
static_assert(decltype(op::outputs)::capacity() == 14);
static_assert(decltype(op::attrs)::capacity() == 19);
static_assert(!std::is_default_constructible_v<a_version_that_must_be_written>);

}  // namespace

TEST_CASE("a successor may be written as its name alone") {
    const op row{.name = "A", .since = 0, .becomes = "B"};
    CHECK(text_view(row.becomes.name) == "B");
    CHECK(row.becomes.steps.empty());
    CHECK(*no_op.becomes.name == '\0');
}
