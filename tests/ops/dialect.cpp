// SPDX-License-Identifier: BSL-1.0
// Tests of dialect: the proven table as users of it see it.
#include <evergraph/ops/dialect.hpp>

#include <doctest/doctest.h>

#include <string_view>
#include <type_traits>

namespace small {

using evergraph::attr_to_input;
using evergraph::op;

inline constexpr op top_k{
    .name = "TopK",
    .since = 0,
    .deprecated = 7,
    .inputs = {"input: T"},
    .outputs = {"values: T", "indices: int32"},
    .attrs = {"k: int >= 0", "sorted: bool = true since 5", "T: realnumbertype"},
    .becomes = {"TopKV2", attr_to_input("k")}};

inline constexpr op top_k_v2{.name = "TopKV2",
                             .since = 7,
                             .inputs = {"input: T", "k: int32"},
                             .outputs = {"values: T", "indices: int32"},
                             .attrs = {"sorted: bool = true", "T: realnumbertype"}};

inline constexpr op cast{.name = "Cast",
                         .since = 0,
                         .inputs = {"x: SrcT"},
                         .outputs = {"y: DstT"},
                         .attrs = {"SrcT: type", "DstT: type", "Truncate: bool = false since 26"}};

inline constexpr evergraph::op_table math{top_k_v2, top_k, cast};
inline constexpr evergraph::op_table state{
    op{.name = "Variable",
       .since = 0,
       .outputs = {"ref: Ref(dtype)"},
       .attrs = {"dtype: type"},
       .stateful = true},
    op{.name = "VarHandle", .since = 12, .outputs = {"resource: resource"}},
    op{.name = "AddN",
       .since = 0,
       .inputs = {"inputs: N * T"},
       .outputs = {"sum: T"},
       .attrs = {"N: int", "T: numbertype"},
       .commutative = true,
       .aggregate = true},
    op{.name = "AddN",
       .since = 8,
       .inputs = {"inputs: N * T"},
       .outputs = {"sum: T"},
       .attrs = {"N: int", "T: {numbertype, variant}"},
       .commutative = true,
       .aggregate = true},
    op{.name = "Inv", .since = 0, .deprecated = 17, .restored = 25, .because = "was Reciprocal"}};
inline constexpr auto table = evergraph::compose<math, state>;
inline constexpr evergraph::version_policy policy{.current = 27, .min_consumer = 12};

using dialect = evergraph::dialect<table, policy>;

}  // namespace small

using namespace evergraph;

namespace {

constexpr table_view ops = small::dialect::ops;

static_assert(small::dialect::policy.current == 27);
static_assert(small::dialect::policy.min_consumer == 12);
static_assert(std::is_same_v<small::dialect, evergraph::dialect<small::table, small::policy>>);
static_assert(ops.rows().size() == 8);
static_assert(ops.contains("Cast") && !ops.contains("cast"));
static_assert(ops.versions_of("AddN").size() == 2);
static_assert(ops.find("AddN", 7)->until == 7);
static_assert(ops.find("AddN", 8)->since == 8);
static_assert(ops.find("AddN", 8)->until == op_definition::open);

static_assert(ops.find("TopK", 0)->deprecated == 7);
static_assert(ops.find("TopK", 0)->successor == "TopKV2");
static_assert(ops.find("TopK", 0)->steps[0].kind == step_kind::attr_to_input);
static_assert(ops.find("TopK", 0)->inputs[0].type_attr == "T");
static_assert(ops.find("TopK", 0)->outputs[1].type == dtype::int32);
static_assert(ops.find("TopK", 0)->attr("sorted")->since == 5);
static_assert(ops.find("TopK", 0)->attr("k")->has_minimum);
static_assert(ops.find("TopKV2", 9)->attr("sorted")->since == 7);
static_assert(ops.find("TopKV2", 9)->attr("T")->allowed_types == real_number_types);
static_assert(ops.find("Inv", 20)->is_deprecated_at(24));
static_assert(!ops.find("Inv", 20)->is_deprecated_at(25));
static_assert(ops.find("Inv", 20)->reason == "was Reciprocal");

static_assert(ops.find("Variable", 0)->stateful);
static_assert(ops.find("Variable", 0)->outputs[0].is_ref);
static_assert(ops.find("VarHandle", 12)->stateful);
static_assert(!ops.find("AddN", 0)->stateful);
static_assert(ops.find("AddN", 0)->commutative && ops.find("AddN", 0)->aggregate);
static_assert(ops.find("AddN", 0)->attr("N")->minimum == 1);

constexpr bool is_sorted(table_view view) {
    for (std::size_t i = 1; i < view.rows().size(); ++i) {
        const op_definition& a = view.rows()[i - 1];
        const op_definition& b = view.rows()[i];
        if (a.name > b.name || (a.name == b.name && a.since >= b.since)) return false;
    }
    return true;
}
static_assert(is_sorted(ops));

// More rows than one slice of the proof holds: each definition has its own ports and attrs.
#define ROWS(x)                                                                    \
    op{.name = "A" x, .since = 0, .inputs = {"a_" x ": T"}, .attrs = {"T: type"}}, \
        op{.name = "B" x,                                                          \
           .since = 0,                                                             \
           .outputs = {"b_" x ": float", "c_" x ": N * int32"},                    \
           .attrs = {"x_" x ": int", "N: int"}},                                   \
        op{.name = "C" x, .since = 0}
inline constexpr op_table many{ROWS("0"), ROWS("1"), ROWS("2"), ROWS("3"), ROWS("4"),
                               ROWS("5"), ROWS("6"), ROWS("7"), ROWS("8"), ROWS("9")};
#undef ROWS
inline constexpr version_policy plain{.current = 1};

}  // namespace

TEST_CASE("definitions of a long table have the ports and attrs of their rows") {
    const table_view view = dialect<many, plain>::ops;
    REQUIRE(view.rows().size() == 30);
    for (const op_definition& row : view.rows()) {
        CAPTURE(row.name);
        const std::string_view digit = row.name.substr(1);
        if (row.name[0] == 'A') {
            REQUIRE(row.inputs.size() == 1);
            CHECK(row.inputs[0].name.substr(2) == digit);
            REQUIRE(row.attrs.size() == 1);
        } else if (row.name[0] == 'B') {
            REQUIRE(row.outputs.size() == 2);
            CHECK(row.outputs[0].name.substr(2) == digit);
            CHECK(row.outputs[1].number_attr == "N");
            REQUIRE(row.attrs.size() == 2);
            CHECK(row.attrs[0].name.substr(2) == digit);
            CHECK(row.attrs[1].minimum == 1);
        } else {
            CHECK(row.inputs.empty());
            CHECK(row.attrs.empty());
        }
    }
}

TEST_CASE("a copied view outlives the function that made it") {
    const auto view = [] { return small::dialect::ops; }();
    CHECK(view.find("Cast", 27)->attr("Truncate")->default_text == "false");
}
