// SPDX-License-Identifier: BSL-1.0
// life_dialect: ops that live through every kind of step, for tests of migrations.
#ifndef EVERGRAPH_TESTS_PASS_LIFE_DIALECT_HPP
#define EVERGRAPH_TESTS_PASS_LIFE_DIALECT_HPP

#include <evergraph/graph/graph_def.hpp>
#include <evergraph/ops/dialect.hpp>
#include <evergraph/tensor/tensor.hpp>
#include <evergraph/tensor/tensor_decode.hpp>

#include <string>
#include <utility>
#include <vector>

namespace life {

namespace eg = evergraph;

inline constexpr eg::op constant{.name = "Const",
                                 .since = 0,
                                 .outputs = {"output: dtype"},
                                 .attrs = {"value: tensor", "dtype: type"}};
inline constexpr eg::op input{
    .name = "Input", .since = 0, .outputs = {"output: dtype"}, .attrs = {"dtype: type"}};
inline constexpr eg::op identity{.name = "Identity",
                                 .since = 0,
                                 .inputs = {"input: T"},
                                 .outputs = {"output: T"},
                                 .attrs = {"T: type"}};
inline constexpr eg::op cast{
    .name = "Cast",
    .since = 0,
    .inputs = {"x: SrcT"},
    .outputs = {"y: DstT"},
    .attrs = {"SrcT: type", "DstT: type", "Truncate: bool = false since 12"}};
inline constexpr eg::op add{.name = "Add",
                            .since = 0,
                            .inputs = {"x: T", "y: T"},
                            .outputs = {"z: T"},
                            .attrs = {"T: {float, int32}"}};
inline constexpr eg::op mul{.name = "Mul",
                            .since = 0,
                            .inputs = {"x: T", "y: T"},
                            .outputs = {"z: T"},
                            .attrs = {"T: {float, int32}"}};

// An attr becomes an input of another op.
inline constexpr eg::op top_k{.name = "TopK",
                              .since = 0,
                              .deprecated = 7,
                              .inputs = {"input: T"},
                              .outputs = {"values: T", "indices: int32"},
                              .attrs = {"k: int >= 0", "sorted: bool = true", "T: {float, int32}"},
                              .becomes = {"TopKV2", eg::attr_to_input("k")}};
inline constexpr eg::op top_k_v2{.name = "TopKV2",
                                 .since = 7,
                                 .inputs = {"input: T", "k: int32"},
                                 .outputs = {"values: T", "indices: int32"},
                                 .attrs = {"sorted: bool = true", "T: {float, int32}"}};
// Only the name changes.
inline constexpr eg::op inv{.name = "Inv",
                            .since = 0,
                            .deprecated = 8,
                            .inputs = {"x: float"},
                            .outputs = {"y: float"},
                            .becomes = {"Reciprocal"}};
inline constexpr eg::op reciprocal{
    .name = "Reciprocal", .since = 3, .inputs = {"x: float"}, .outputs = {"y: float"}};
// Four definitions: an attr is renamed, outputs are renamed, an attr with a default comes.
inline constexpr eg::op bend_0{.name = "Bend",
                               .since = 0,
                               .inputs = {"x: float"},
                               .outputs = {"out: float"},
                               .attrs = {"ellipse: int = 2"},
                               .becomes = {"Bend", eg::attr_renamed("ellipse", "ellipsis")}};
inline constexpr eg::op bend_4{.name = "Bend",
                               .since = 4,
                               .inputs = {"x: float"},
                               .outputs = {"out: float"},
                               .attrs = {"ellipsis: int = 2"}};
inline constexpr eg::op bend_6{.name = "Bend",
                               .since = 6,
                               .inputs = {"x: float"},
                               .outputs = {"output: float"},
                               .attrs = {"ellipsis: int = 2"}};
inline constexpr eg::op bend_9{.name = "Bend",
                               .since = 9,
                               .inputs = {"x: float"},
                               .outputs = {"output: float"},
                               .attrs = {"ellipsis: int = 2", "axis: int = -1"}};
// Several nodes take the place of one.
inline constexpr eg::made_node scaled[]{
    {.name = "factor", .op = "Const", .attrs = {"dtype = $T", "value = $factor"}},
    {.name = "scaled", .op = "Mul", .inputs = {"$x", "factor"}, .attrs = {"T = $T"}},
    {.name = "moved",
     .op = "Add",
     .inputs = {"scaled", "$x"},
     .attrs = {"T = $T"},
     .when = "move = true"},
    {.name = "moved",
     .op = "Identity",
     .inputs = {"scaled"},
     .attrs = {"T = $T"},
     .when = "move = false"},
    {.op = "Identity", .inputs = {"moved"}, .attrs = {"T = $T"}}};
inline constexpr eg::op scale{.name = "Scale",
                              .since = 0,
                              .deprecated = 10,
                              .inputs = {"x: T"},
                              .outputs = {"y: T"},
                              .attrs = {"factor: float", "move: bool = false", "T: {float}"},
                              .becomes = {"Identity", eg::rewritten_as(scaled)}};
inline constexpr eg::op lost{.name = "Lost",
                             .since = 0,
                             .deprecated = 5,
                             .inputs = {"x: float"},
                             .outputs = {"y: float"},
                             .because = "its author left"};

inline constexpr eg::op_table table{constant, input,    identity, cast,       add,    mul,
                                    top_k,    top_k_v2, inv,      reciprocal, bend_0, bend_4,
                                    bend_6,   bend_9,   scale,    lost};
inline constexpr eg::version_policy policy{.current = 12};
using dialect = eg::dialect<table, policy>;

inline eg::node_def make(std::string name, std::string op, std::vector<std::string> inputs,
                         std::vector<eg::named_attr> attrs = {}) {
    eg::node_def n;
    n.name = std::move(name);
    n.op = std::move(op);
    n.inputs = std::move(inputs);
    n.attrs = eg::attr_map::of(std::move(attrs));
    return n;
}

inline eg::graph_def graph(int producer, std::vector<eg::node_def> nodes) {
    eg::graph_def g;
    g.nodes = std::move(nodes);
    g.versions = eg::version_def{producer, 0, {}, {}};
    return g;
}

inline const eg::node_def* find(const eg::graph_def& g, std::string_view name) {
    for (const eg::node_def& n : g.nodes) {
        if (n.name == name) return &n;
    }
    return nullptr;
}

}  // namespace life

#endif
