// SPDX-License-Identifier: BSL-1.0
// Tests of compatibility: each breach, and what is none.
#include <evergraph/ops/compatibility.hpp>

#include <doctest/doctest.h>

#include <evergraph/ops/dialect.hpp>

using namespace evergraph;

namespace compatible {

// Breaches without a step would not compile.
inline constexpr becomes_op next{"Op", irreversible("the breaches are what is tested")};
#define ROW(n, ins, outs, ...)                                                             \
    op {                                                                                   \
        .name = "Op", .since = n, .inputs = ins, .outputs = outs,                          \
        .attrs = {"T: {float, int32}", "k: int >= 2", __VA_ARGS__}, .becomes = next        \
    }
inline constexpr spec_texts<18> x{"x: T"};
inline constexpr spec_texts<14> y{"y: T"};
inline constexpr op_table table{
    ROW(0, x, y, "m: {'a', 'b'}"), ROW(1, x, y, "n: {'a', 'b'}"),
    ROW(2, x, y, "m: list({'a', 'b'})"), ROW(3, x, y, "m: {'a'}"),
    op{.name = "Op",
       .since = 4,
       .inputs = {"x: T"},
       .outputs = {"y: T"},
       .attrs = {"T: {float}", "k: int >= 2", "m: string"},
       .becomes = next},
    op{.name = "Op",
       .since = 5,
       .inputs = {"x: T"},
       .outputs = {"y: T"},
       .attrs = {"T: {float, int32}", "k: int >= 3", "m: string"},
       .becomes = next},
    ROW(6, x, y, "m: string", "more: int"),
    ROW(7, (spec_texts<18>{"x: T", "z: T"}), y, "m: string"),
    ROW(8, spec_texts<18>{"x: Ref(T)"}, y, "m: string"),
    ROW(9, x, spec_texts<14>{"z: T"}, "m: string"),
    ROW(10, spec_texts<18>{"renamed: T"}, spec_texts<14>{"y: Ref(T)"}, "m: {\"b\", \"\\141\"}"),
    // The defaults of new attrs make the old signature.
    ROW(11, (spec_texts<18>{"x: N * T", "none: Ts"}), spec_texts<14>{"y: T"}, "m: string",
        "N: int = 1", "Ts: list(type) >= 0 = []"),
    op{.name = "Op",
       .since = 12,
       .inputs = {"x: N * T"},
       .outputs = {"y: T"},
       .attrs = {"T: {float, int32}", "k: int >= 2", "m: string", "N: int = 2"}}};
#undef ROW
inline constexpr version_policy policy{.current = 12};
using dialect = evergraph::dialect<table, policy>;

}  // namespace compatible

namespace {

constexpr auto versions = compatible::dialect::ops.versions_of("Op");
constexpr breach to(std::size_t now, std::size_t old = 0) {
    return breach_between(versions[old], versions[now]);
}

static_assert(to(0) == breach::none);
static_assert(to(1) == breach::attr_removed);
static_assert(to(2) == breach::attr_type_changed);
static_assert(to(3) == breach::attr_allowed_stricter);
static_assert(to(0, 3) == breach::none);
static_assert(to(4) == breach::attr_allowed_stricter);
static_assert(to(3, 4) == breach::attr_allowed_stricter);
static_assert(to(5) == breach::attr_minimum_raised);
static_assert(to(6) == breach::attr_added_without_default);
static_assert(to(7) == breach::input_signature);
static_assert(to(8) == breach::input_ref_gained);
static_assert(to(9) == breach::output_signature);
static_assert(to(10) == breach::none);
static_assert(to(0, 10) == breach::output_ref_lost);
static_assert(to(11) == breach::none);
static_assert(to(12) == breach::input_signature);

}  // namespace

TEST_CASE("breaches at run time are those of compilation") {
    CHECK(breach_between(versions[0], versions[11]) == breach::none);
    CHECK(breach_between(versions[0], versions[12]) == breach::input_signature);
}
