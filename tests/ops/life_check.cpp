// SPDX-License-Identifier: BSL-1.0
// Tests of life_check: versions that adjoin, successors that lead somewhere.
#include <evergraph/ops/life_check.hpp>

#include <doctest/doctest.h>

using namespace evergraph;

namespace {

template <class... Rows>
constexpr fault found_in(const Rows&... rows) {
    const op_table all{rows...};
    first_fault first;
    const auto order = order_of(all);
    check_lives(all, order, first);
    check_successors(all, order, version_policy{.current = 30}, first);
    return first.found().what;
}

constexpr fault found_in(const version_policy& policy) {
    first_fault first;
    check_policy(policy, first);
    return first.found().what;
}

static_assert(found_in(version_policy{}) == fault::none);
static_assert(found_in({.current = 5, .min_producer = 5, .min_consumer = 5}) == fault::none);
static_assert(found_in({.current = 5, .min_producer = 6, .min_consumer = 5}) ==
              fault::policy_min_producer_is_above_current);

// Rows of one op: written ends that adjoin, in any order.
constexpr op early{.name = "A", .since = 0, .until = 4};
constexpr op late{.name = "A", .since = 5, .stateful = true};
static_assert(found_in(early, late) == fault::none);
static_assert(found_in(late, early) == fault::none);
static_assert(found_in(early, op{.name = "A", .since = 4, .stateful = true}) ==
              fault::op_versions_overlap);
static_assert(found_in(early, op{.name = "A", .since = 6, .stateful = true}) ==
              fault::op_versions_leave_a_hole);
static_assert(found_in(early, op{.name = "A", .since = 6, .absent_since = 5}) == fault::none);
static_assert(found_in(early, op{.name = "A", .since = 7, .absent_since = 6}) ==
              fault::op_hole_is_not_where_it_is_declared);
static_assert(found_in(early, op{.name = "A", .since = 5, .absent_since = 5}) ==
              fault::op_hole_is_not_where_it_is_declared);
static_assert(found_in(op{.name = "A", .since = 5, .absent_since = 3}) ==
              fault::op_hole_is_not_where_it_is_declared);
static_assert(found_in(early) == fault::op_ends_without_successor_or_reason);
static_assert(found_in(late, late) == fault::op_is_defined_twice);
static_assert(found_in(late, op{.name = "A", .since = 5, .revision = 1}) == fault::none);
static_assert(found_in(op{.name = "A", .since = 0}, op{.name = "A", .since = 2}) ==
              fault::op_repeats_its_definition);
static_assert(found_in(op{.name = "A", .since = 0}, op{.name = "A", .since = 2, .meaning = "b"}) ==
              fault::none);

// Successors.
constexpr op a_to_b{.name = "A", .since = 0, .becomes = "B"};
static_assert(found_in(a_to_b, op{.name = "B", .since = 0}) == fault::none);
static_assert(found_in(a_to_b) == fault::op_becomes_an_op_the_table_lacks);
static_assert(found_in(a_to_b, op{.name = "B", .since = 0, .becomes = "A"}) ==
              fault::op_becomes_itself_in_a_cycle);
static_assert(found_in(op{.name = "A", .since = 0, .becomes = "A"}) ==
              fault::op_becomes_itself_in_a_cycle);
static_assert(found_in(op{.name = "A", .since = 0, .becomes = "A"}, late) == fault::none);
// Only the newest definition counts: the old A became B, from which today's A comes.
static_assert(found_in(a_to_b, late, op{.name = "B", .since = 0, .becomes = "A"}) == fault::none);

constexpr op b{.name = "B", .since = 0, .inputs = {"x: float"}, .attrs = {"n: int"}};
constexpr op becomes_b_by(const migration_step& step) {
    return {.name = "A", .since = 0, .becomes = {"B", step}};
}
static_assert(found_in(becomes_b_by(attr_to_input("x")), b) == fault::none);
static_assert(found_in(becomes_b_by(attr_to_input("n")), b) ==
              fault::step_names_what_the_successor_lacks);
static_assert(found_in(becomes_b_by(input_to_attr("n")), b) == fault::none);
static_assert(found_in(becomes_b_by(attr_set("n", "3")), b) == fault::none);
static_assert(found_in(becomes_b_by(attr_set("m", "3")), b) ==
              fault::step_names_what_the_successor_lacks);
static_assert(found_in(becomes_b_by(input_renamed("y", "x")), b) == fault::none);
static_assert(found_in(becomes_b_by(irreversible("n is lost")), b) == fault::none);

}  // namespace

TEST_CASE("a long cycle is found once") {
    const op_table ring{
        op{.name = "A", .since = 0, .becomes = "B"}, op{.name = "B", .since = 0, .becomes = "C"},
        op{.name = "C", .since = 0, .becomes = "D"}, op{.name = "D", .since = 0, .becomes = "B"}};
    int count = 0;
    auto report = [&](fault what, std::size_t row, const sentence& text) {
        ++count;
        CHECK(what == fault::op_becomes_itself_in_a_cycle);
        CHECK(row == 1);
        CHECK(text.view() == "op B becomes C, which leads back to B at v0");
    };
    check_successors(ring, order_of(ring), version_policy{}, report);
    CHECK(count == 1);
}
