// SPDX-License-Identifier: BSL-1.0
// aged_dialect: ops with a past, for tests of what versions a graph needs.
#ifndef EVERGRAPH_TESTS_PASS_AGED_DIALECT_HPP
#define EVERGRAPH_TESTS_PASS_AGED_DIALECT_HPP

#include <evergraph/format/protobuf_writer.hpp>
#include <evergraph/format/wire_writer.hpp>
#include <evergraph/graph/graph_def.hpp>
#include <evergraph/ops/dialect.hpp>

#include <string>
#include <utility>
#include <vector>

namespace aged {

namespace eg = evergraph;

inline constexpr eg::op in{.name = "In", .since = 0, .outputs = {"x: float"}};
// Mix learns doubles at v3, gets a gain at v5, and another meaning at v7.
inline constexpr eg::op mix{.name = "Mix",
                            .since = 1,
                            .inputs = {"a: T"},
                            .outputs = {"b: T"},
                            .attrs = {"T: {float} = DT_FLOAT"}};
inline constexpr eg::op mix_3{
    .name = "Mix",
    .since = 3,
    .inputs = {"a: T"},
    .outputs = {"b: T"},
    .attrs = {"T: {float, double} = DT_FLOAT", "gain: float = 1.0 since 5"}};
inline constexpr eg::op mix_7{.name = "Mix",
                              .since = 7,
                              .inputs = {"a: T"},
                              .outputs = {"b: T"},
                              .attrs = {"T: {float, double} = DT_FLOAT", "gain: float = 1.0"},
                              .meaning = "the gain is squared"};
inline constexpr eg::op old{.name = "Old",
                            .since = 0,
                            .deprecated = 6,
                            .inputs = {"a: float"},
                            .outputs = {"b: float"},
                            .becomes = {"Young"}};
inline constexpr eg::op young{
    .name = "Young", .since = 6, .inputs = {"a: float"}, .outputs = {"b: float"}};
// Back was not there at v4 and v5.
inline constexpr eg::op back{.name = "Back", .since = 2, .until = 3};
inline constexpr eg::op back_6{.name = "Back", .since = 6, .absent_since = 4};

inline constexpr eg::op_table table{in, mix, mix_3, mix_7, old, young, back, back_6};
inline constexpr eg::version_policy policy{.current = 9, .unversioned = 0};
using dialect = eg::dialect<table, policy>;

inline eg::node_def make(std::string name, std::string op, std::vector<eg::named_attr> attrs = {}) {
    eg::node_def n;
    n.name = std::move(name);
    n.op = std::move(op);
    for (eg::named_attr& a : attrs) n.attrs.set(std::move(a.name), std::move(a.value));
    return n;
}

inline eg::graph_def graph(std::int32_t producer, std::vector<eg::node_def> nodes) {
    eg::graph_def g;
    g.nodes = std::move(nodes);
    g.versions = eg::version_def{producer, 0, {}, {}};
    return g;
}

// A library of one function whose body are these nodes.
inline eg::shared_bytes library(const std::string& name, const std::vector<eg::node_def>& nodes) {
    const std::string function = eg::write_wire([&](auto& to) {
        to.bytes(1, eg::write_wire([&](auto& signature) { signature.bytes(1, name); }));
        for (const eg::node_def& n : nodes) to.bytes(3, eg::write_message(n));
    });
    return eg::shared_bytes::copy_of(eg::write_wire([&](auto& to) { to.bytes(1, function); }));
}

}  // namespace aged

#endif
