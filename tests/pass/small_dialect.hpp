// SPDX-License-Identifier: BSL-1.0
// small_dialect: a table of a few ops, for tests of passes.
#ifndef EVERGRAPH_TESTS_PASS_SMALL_DIALECT_HPP
#define EVERGRAPH_TESTS_PASS_SMALL_DIALECT_HPP

#include <evergraph/graph/graph_def.hpp>
#include <evergraph/ops/dialect.hpp>
#include <evergraph/version/version_window.hpp>

#include <string>
#include <utility>
#include <vector>

namespace small {

namespace eg = evergraph;

inline constexpr eg::op placeholder{.name = "Placeholder",
                                    .since = 0,
                                    .outputs = {"output: dtype"},
                                    .attrs = {"dtype: type", "shape: shape = { unknown_rank: true }"}};
inline constexpr eg::op constant{
    .name = "Const", .since = 0, .outputs = {"output: dtype"}, .attrs = {"value: tensor", "dtype: type"}};
inline constexpr eg::op add{.name = "Add",
                            .since = 0,
                            .inputs = {"x: T", "y: T"},
                            .outputs = {"z: T"},
                            .attrs = {"T: {float, int32}"}};
inline constexpr eg::op concat{.name = "Concat",
                               .since = 0,
                               .inputs = {"dim: int32", "values: N * T"},
                               .outputs = {"output: T"},
                               .attrs = {"N: int >= 2", "T: type"}};
inline constexpr eg::op split{.name = "Split",
                              .since = 0,
                              .inputs = {"value: T"},
                              .outputs = {"output: num_split * T"},
                              .attrs = {"num_split: int >= 1", "T: type"}};
inline constexpr eg::op identity_n{.name = "IdentityN",
                                   .since = 5,
                                   .inputs = {"input: T"},
                                   .outputs = {"output: T"},
                                   .attrs = {"T: list(type) >= 1"}};
inline constexpr eg::op pad{.name = "Pad",
                            .since = 0,
                            .inputs = {"x: float"},
                            .outputs = {"y: float"},
                            .attrs = {"mode: {'SAME', \"VALID\"} = 'SAME'", "scale: float = 1.5",
                                      "flags: list(bool) = [true, false] since 7"}};
inline constexpr eg::op no_op{.name = "NoOp", .since = 0};
inline constexpr eg::op variable{.name = "Variable",
                                 .since = 0,
                                 .outputs = {"ref: Ref(dtype)"},
                                 .attrs = {"dtype: type"},
                                 .stateful = true};
inline constexpr eg::op assign{.name = "Assign",
                               .since = 0,
                               .inputs = {"ref: Ref(T)", "value: T"},
                               .outputs = {"output_ref: Ref(T)"},
                               .attrs = {"T: type"}};
inline constexpr eg::op inv{.name = "Inv",
                            .since = 0,
                            .deprecated = 8,
                            .inputs = {"x: float"},
                            .outputs = {"y: float"},
                            .becomes = {"Reciprocal"}};
inline constexpr eg::op reciprocal{
    .name = "Reciprocal", .since = 0, .inputs = {"x: float"}, .outputs = {"y: float"}};
inline constexpr eg::op switch_{.name = "Switch",
                                .since = 0,
                                .inputs = {"data: T", "pred: bool"},
                                .outputs = {"output_false: T", "output_true: T"},
                                .attrs = {"T: type"}};

inline constexpr eg::op_table table{placeholder, constant, add,      concat, split, identity_n, pad,
                                    no_op,       variable, assign,   inv,    reciprocal, switch_};
inline constexpr eg::version_policy policy{.current = 9, .min_producer = 0, .min_consumer = 0};
using dialect = eg::dialect<table, policy>;

inline constexpr eg::version_window window{9, 0};

// make("c", "Add", {"a", "b"}, {{"T", dtype::float32}})
inline eg::node_def make(std::string name, std::string op, std::vector<std::string> inputs = {},
                         std::vector<eg::named_attr> attrs = {}) {
    eg::node_def n;
    n.name = std::move(name);
    n.op = std::move(op);
    n.inputs = std::move(inputs);
    for (eg::named_attr& a : attrs) n.attrs.set(std::move(a.name), std::move(a.value));
    return n;
}

inline eg::node_def input(std::string name, eg::dtype type) {
    return make(std::move(name), "Placeholder", {}, {{"dtype", type}});
}

}  // namespace small

#endif
