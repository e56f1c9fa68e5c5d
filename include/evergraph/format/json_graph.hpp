// SPDX-License-Identifier: BSL-1.0
// json_graph: reads and writes graphs and SavedModels as proto3 JSON.
#ifndef EVERGRAPH_FORMAT_JSON_GRAPH_HPP
#define EVERGRAPH_FORMAT_JSON_GRAPH_HPP

#include <string>
#include <string_view>
#include <utility>

#include "../base/expected.hpp"
#include "../base/problem.hpp"
#include "../base/shared_bytes.hpp"
#include "../graph/graph_def.hpp"
#include "file_kind.hpp"
#include "json_parser.hpp"
#include "json_printer.hpp"
#include "message_schema.hpp"
#include "meta_graph.hpp"
#include "meta_graph_reader.hpp"
#include "meta_graph_writer.hpp"
#include "protobuf_graph_reader.hpp"
#include "protobuf_graph_writer.hpp"

namespace evergraph {

// A GraphDef in JSON. The graph holds no view of `document`. Every problem bears line:column and
// the field's path, and the node's name where that could be read.
inline expected<graph_def, problems> read_graph_json(std::string_view document,
                                                     json_unknown unknown = json_unknown::refuse) {
    auto bytes = json_to_wire(document, *find_message("GraphDef"), unknown);
    if (!bytes) return unexpected<problems>{std::move(bytes).error()};
    return read_graph_def(shared_bytes::copy_of(*std::move(bytes)));
}

inline expected<std::string, problems> write_graph_json(const graph_def& g, json_style style = {}) {
    return wire_to_json(write_graph_def(g), *find_message("GraphDef"), style);
}

// A SavedModel in JSON; a MetaGraphDef alone becomes one of a single graph.
inline expected<saved_model, problems> read_model_json(std::string_view document,
                                                       json_unknown unknown = json_unknown::refuse) {
    const bool meta = recognise(document) == file_kind::meta_graph_json;
    auto bytes = json_to_wire(document, *find_message(meta ? "MetaGraphDef" : "SavedModel"), unknown);
    if (!bytes) return unexpected<problems>{std::move(bytes).error()};
    const auto file = shared_bytes::copy_of(*std::move(bytes));
    if (!meta) return read_saved_model_def(file);
    auto one = read_meta_graph_def(file);
    if (!one) return unexpected<problems>{std::move(one).error()};
    saved_model model;
    model.schema_version = 1;
    model.meta_graphs.push_back(*std::move(one));
    return model;
}

inline expected<std::string, problems> write_model_json(const saved_model& model,
                                                        json_style style = {}) {
    return wire_to_json(write_saved_model_def(model), *find_message("SavedModel"), style);
}

}  // namespace evergraph

#endif
