// SPDX-License-Identifier: BSL-1.0
// line_dialects: two small dialects that share a graph, for tests.
#ifndef EVERGRAPH_TESTS_PASS_LINE_DIALECTS_HPP
#define EVERGRAPH_TESTS_PASS_LINE_DIALECTS_HPP

#include <evergraph/ops/dialect.hpp>
#include <evergraph/pass/dialect_lines.hpp>

#include "aged_dialect.hpp"

namespace lined {

namespace eg = evergraph;

// A user's own: Gain had its factor as an attr until v2; Mix is the name of another dialect's op.
inline constexpr eg::op gain{.name = "Gain",
                             .since = 1,
                             .deprecated = 3,
                             .inputs = {"signal: float"},
                             .outputs = {"louder: float"},
                             .attrs = {"factor: float"},
                             .becomes = {"Amplify", eg::attr_renamed("factor", "by")}};
inline constexpr eg::op amplify{.name = "Amplify",
                                .since = 3,
                                .inputs = {"signal: float"},
                                .outputs = {"louder: float"},
                                .attrs = {"by: float"}};
inline constexpr eg::op mix{
    .name = "Mix", .since = 1, .inputs = {"a: float", "b: float"}, .outputs = {"c: float"}};
inline constexpr eg::op_table audio_table{gain, amplify, mix};
inline constexpr eg::version_policy audio_policy{
    .current = 4, .min_producer = 1, .min_consumer = 1};
using audio = eg::dialect<audio_table, audio_policy>;

inline constexpr eg::dialect_line lines[]{eg::line_of<aged::dialect>("aged"),
                                          eg::line_of<audio>("audio")};

inline eg::node_def with_inputs(eg::node_def n, std::vector<std::string> inputs) {
    n.inputs = std::move(inputs);
    return n;
}

inline eg::node_def audio_node(eg::node_def n, const eg::version_def& versions) {
    eg::set_line(n, "audio", versions);
    return n;
}

// In, the first dialect's Mix, the user's Gain at `version`, and the user's Mix of both.
inline eg::graph_def graph(std::int32_t producer, std::int32_t version) {
    const eg::version_def v{version, 1, {}, {}};
    return aged::graph(
        producer, {aged::make("in", "In"),
                   with_inputs(aged::make("m", "Mix", {{"T", eg::dtype::float32}}), {"in"}),
                   audio_node(with_inputs(aged::make("g", "Gain", {{"factor", 2.0F}}), {"m"}), v),
                   audio_node(with_inputs(aged::make("both", "Mix"), {"g", "m"}), v)});
}

}  // namespace lined

#endif
