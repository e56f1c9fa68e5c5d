// SPDX-License-Identifier: BSL-1.0
// import_dialect: a table of a few ops with shapes, for tests of imports.
#ifndef EVERGRAPH_TESTS_PASS_IMPORT_DIALECT_HPP
#define EVERGRAPH_TESTS_PASS_IMPORT_DIALECT_HPP

#include <evergraph/graph/graph_def.hpp>
#include <evergraph/ops/dialect.hpp>
#include <evergraph/pass/shape_table.hpp>

#include <array>
#include <string>
#include <utility>
#include <vector>

namespace imports {

namespace eg = evergraph;

inline constexpr eg::op make_op{.name = "Make", .since = 0, .outputs = {"y: float"}};
inline constexpr eg::op word{.name = "Word", .since = 0, .outputs = {"y: string"}};
inline constexpr eg::op use{.name = "Use",
                            .since = 0,
                            .inputs = {"x: float"},
                            .outputs = {"y: float"},
                            .attrs = {"k: int = 7"}};
inline constexpr eg::op two{
    .name = "Two", .since = 0, .inputs = {"x: float", "y: float"}, .outputs = {"z: float"}};
inline constexpr eg::op needs{
    .name = "Needs", .since = 0, .outputs = {"y: float"}, .attrs = {"k: int"}};
inline constexpr eg::op old{.name = "Old",
                            .since = 0,
                            .deprecated = 19,
                            .outputs = {"y: float"},
                            .because = "it rounds wrongly"};
inline constexpr eg::op no_op{.name = "NoOp", .since = 0};
inline constexpr eg::op merge{.name = "Merge",
                              .since = 0,
                              .inputs = {"inputs: N * float"},
                              .outputs = {"output: float", "value_index: int32"},
                              .attrs = {"N: int >= 1"}};
inline constexpr eg::op next{
    .name = "NextIteration", .since = 0, .inputs = {"data: float"}, .outputs = {"output: float"}};

inline constexpr eg::op_table table{make_op, word, use, two, needs, old, no_op, merge, next};
inline constexpr eg::version_policy policy{.current = 100};
using dialect = eg::dialect<table, policy>;

inline bool two_by_three(eg::shape_context& c) {
    c.set(0, {2, 3});
    return true;
}
inline bool as_input(eg::shape_context& c) {
    c.set(0, c.input(0));
    return true;
}
inline constexpr eg::shape_table shapes{
    std::array<eg::shape_row, 2>{{{"Make", two_by_three}, {"Use", as_input}}}};

inline eg::node_def make(std::string name, std::string op, std::vector<std::string> inputs = {},
                         std::vector<eg::named_attr> attrs = {}) {
    eg::node_def n;
    n.name = std::move(name);
    n.op = std::move(op);
    n.inputs = std::move(inputs);
    n.attrs = eg::attr_map::of(std::move(attrs));
    return n;
}

inline eg::graph_def file(std::vector<eg::node_def> nodes) {
    eg::graph_def def;
    def.nodes = std::move(nodes);
    def.versions = eg::version_def{50, 0, {}, {}};
    return def;
}

}  // namespace imports

#endif
