// SPDX-License-Identifier: BSL-1.0
// Tests of flat_table: what its arrays say, seen through a dialect of it alone.
#include <evergraph/ops/dialect.hpp>

#include <doctest/doctest.h>

#include "flat_ops.hpp"

using namespace evergraph;

namespace flat {

inline constexpr version_policy policy{.current = 12};
using dialect = evergraph::dialect<flat_ops, policy>;

}  // namespace flat

namespace {

constexpr table_view ops = flat::dialect::ops;
constexpr auto half = ops.versions_of("Half");

static_assert(flat_ops.size() == 7 && ops.rows().size() == 7);
static_assert(half.size() == 4);
static_assert(half[0].since == 2 && half[0].until == 4 && half[0].served_by == 1);
static_assert(half[1].until == 6 && half[2].until == 7);
static_assert(half[3].since == 10 && half[3].until == op_definition::open);
static_assert(half[0].inputs[0].name == "x" && half[0].inputs[0].type_attr == "T");
static_assert(half[0].outputs[0].name == "y");
static_assert(half[0].attrs[0].allowed_types == dtype_set{dtype::float32, dtype::float64});
static_assert(!half[0].attrs[0].has_default && half[1].attrs[0].default_text == "DT_FLOAT");
static_assert(half[2].attr("mode")->since == 7 && half[2].attr("T")->since == 2);
static_assert(half[2].attr("mode")->allowed_strings == "\"A\", \"B\"");
static_assert(!half[2].attr("mode")->restricts_types && !half[2].attr("mode")->has_minimum);
static_assert(half[0].commutative && !half[0].stateful && !half[2].commutative);
static_assert(half[3].stateful && half[3].commutative && half[3].aggregate &&
              half[3].allows_uninitialized_input && half[3].distributed_communication);

constexpr const op_definition& many = *ops.find("Many", 1);
static_assert(many.until == 6 && many.reason == "nobody counts" && many.stateful);
static_assert(many.inputs[0].type_list_attr == "Ts" && many.inputs[0].type_attr.empty());
static_assert(many.outputs[0].type == dtype::int32);
static_assert(many.attrs[0].is_list && many.attrs[0].has_minimum && many.attrs[0].minimum == 0);

constexpr auto sum = ops.versions_of("Sum");
static_assert(sum[0].revision == 0 && sum[1].revision == 1 && sum[0].until == 3);
static_assert(sum[0].deprecated == 5 && sum[1].deprecated == 5 && sum[1].successor == "Half");
static_assert(sum[0].inputs[0].number_attr == "N" && sum[0].inputs[0].is_ref);

}  // namespace

TEST_CASE("the newest definition that graphs of the producer's own satisfy serves them") {
    CHECK(ops.find("Half", 2) == &half[1]);
    CHECK(ops.find("Half", 4) == &half[1]);
    CHECK(ops.find("Half", 5) == &half[1]);
    CHECK(ops.find("Half", 7) == &half[2]);
    CHECK(ops.find("Half", 9) == &half[2]);
    CHECK(ops.find("Half", 99) == &half[3]);
}

TEST_CASE("a producer older than the op, or none, says nothing: the newest definition serves") {
    CHECK(ops.find("Half", 1) == &half[3]);
    CHECK(ops.find("Sum", 3) == &sum[1]);
    const table_view unversioned{ops.rows(), 2};
    CHECK(unversioned.find("Half", 2) == &half[3]);
    CHECK(unversioned.find("Half", 3) == &half[1]);
    CHECK(unversioned.find("None", 2) == nullptr);
}
