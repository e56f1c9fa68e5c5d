// SPDX-License-Identifier: BSL-1.0
// Tests of row_life: names of ops, and lives that are right at their edges.
#include <evergraph/ops/row_life.hpp>

#include <doctest/doctest.h>

using namespace evergraph;

namespace {

static_assert(is_op_name("A"));
static_assert(is_op_name("MatMul_2"));
static_assert(is_op_name("Addons>Gather"));
static_assert(is_op_name("_Arg"));
static_assert(is_op_name("_xla>Op"));
static_assert(!is_op_name(""));
static_assert(!is_op_name("matMul"));
static_assert(!is_op_name("2D"));
static_assert(!is_op_name("Addons>gather"));
static_assert(!is_op_name("Addons>"));
static_assert(!is_op_name(">Gather"));
static_assert(!is_op_name("Mat Mul"));
static_assert(!is_op_name("Mat-Mul"));

constexpr fault found_in(const op& row, const row_span& span = {}) {
    first_fault first;
    row_life{row, 0, span, version_policy{.current = 9}, first}.check();
    return first.found().what;
}

constexpr op life(int since, int until, int deprecated = op::open, int restored = op::open) {
    return {.name = "A",
            .since = since,
            .until = until,
            .deprecated = deprecated,
            .restored = restored,
            .because = "it was wrong"};
}

static_assert(found_in(life(0, 0)) == fault::none);
static_assert(found_in(life(9, op::open)) == fault::none);
static_assert(found_in(life(10, op::open)) == fault::op_begins_after_the_current_version);
static_assert(found_in(life(-1, 5)) == fault::op_begins_before_version_0);
static_assert(found_in(life(3, 2)) == fault::op_ends_before_it_begins);
static_assert(found_in(life(0, op::open, 0)) == fault::none);
static_assert(found_in(life(0, op::open, 17)) == fault::none);
static_assert(found_in(life(0, op::open, 3, 4)) == fault::none);
static_assert(found_in(life(0, op::open, 3, 3)) == fault::op_is_restored_before_it_is_deprecated);
static_assert(found_in(life(0, op::open, op::open, 3)) ==
              fault::op_is_restored_before_it_is_deprecated);
static_assert(found_in(life(5, op::open, 3), {.op_begins = 5}) ==
              fault::op_is_deprecated_before_it_begins);
static_assert(found_in(life(5, op::open, 3), {.op_begins = 2}) == fault::none);
static_assert(found_in(life(0, 4, 5), {.until = 4, .op_ends = 4}) == fault::none);
static_assert(found_in(life(0, 4, 6), {.until = 4, .op_ends = 4}) ==
              fault::op_is_deprecated_after_it_ends);

}  // namespace

TEST_CASE("a row without a name is found by its place") {
    first_fault first;
    row_life{op{.name = "", .since = 0}, 3, row_span{}, version_policy{}, first}.check();
    CHECK(first.found().what == fault::op_name_is_bad);
    CHECK(first.found().row == 3);
    CHECK(first.found().text.view() == "op in row 3 has no name");
}
