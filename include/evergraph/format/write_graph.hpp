// SPDX-License-Identifier: BSL-1.0
// write_graph: writes a graph as a file of a given kind, binary or text.
#ifndef EVERGRAPH_FORMAT_WRITE_GRAPH_HPP
#define EVERGRAPH_FORMAT_WRITE_GRAPH_HPP

#include <filesystem>
#include <string>
#include <utility>

#include "../base/expected.hpp"
#include "../base/problem.hpp"
#include "../graph/graph_def.hpp"
#include "file_kind.hpp"
#include "protobuf_graph_writer.hpp"
#include "text_writer.hpp"

namespace evergraph {

// The kind of graph that a file of this name is taken for: text if it ends in .pbtxt, else binary.
// For output alone; what a file holds is told by `recognise`.
inline file_kind graph_kind_of(const std::filesystem::path& name) {
    return name.extension() == ".pbtxt" ? file_kind::graph_text : file_kind::graph;
}

// The bytes of a file; a kind that is no graph is a problem.
inline expected<std::string, problem> write_graph(const graph_def& g, file_kind kind) {
    if (kind == file_kind::graph) return write_graph_def(g);
    if (kind == file_kind::graph_text) return write_graph_text(g);
    problem p;
    p.code = status_code::unimplemented;
    p.kind = problem_kind::not_supported;
    p.found = "writing a graph as " + std::string{phrase_of(kind)};
    p.needed = std::string{phrase_of(file_kind::graph)} + " or " +
               std::string{phrase_of(file_kind::graph_text)};
    return unexpected<problem>{std::move(p)};
}

}  // namespace evergraph

#endif
