// SPDX-License-Identifier: BSL-1.0
// read_graph_file: a graph from a path: maps the file, recognises its kind, reads it.
#ifndef EVERGRAPH_FORMAT_READ_GRAPH_FILE_HPP
#define EVERGRAPH_FORMAT_READ_GRAPH_FILE_HPP

#include <filesystem>
#include <string>
#include <utility>

#include "../base/expected.hpp"
#include "../base/problem.hpp"
#include "../base/shared_bytes.hpp"
#include "../graph/graph_def.hpp"
#include "file_kind.hpp"
#include "mapped_file.hpp"
#include "protobuf_graph_reader.hpp"
#include "text_reader.hpp"

namespace evergraph {

// A graph from bytes of any kind, binary or text; bytes of another kind are refused with what they
// seem to be.
// `name` stands in problems only.
inline expected<graph_def, problems> read_graph(const shared_bytes& bytes,
                                                const std::string& name = "the input") {
    const file_kind kind = recognise(bytes.view());
    if (kind == file_kind::graph) return read_graph_def(bytes);
    if (kind == file_kind::graph_text) return read_graph_text(bytes);
    if (kind == file_kind::binary) {
        // Too little to recognise, or a graph of nothing that is known: the reader decides.
        auto graph = read_graph_def(bytes);
        if (graph.has_value() && (!graph->nodes.empty() || graph->versions.has_value())) {
            return graph;
        }
    }
    problem p;
    p.code = status_code::invalid_argument;
    p.kind = problem_kind::other_kind_of_file;
    p.found = name + " seems to be " + std::string{phrase_of(kind)};
    p.needed = std::string{phrase_of(file_kind::graph)} + " or " +
               std::string{phrase_of(file_kind::graph_text)};
    return unexpected<problems>{problems{std::move(p)}};
}

inline expected<graph_def, problems> read_graph_file(const std::filesystem::path& path) {
    const auto bytes = map_file(path);
    if (!bytes.has_value()) return unexpected<problems>{problems{bytes.error()}};
    return read_graph(*bytes, path.string());
}

}  // namespace evergraph

#endif
