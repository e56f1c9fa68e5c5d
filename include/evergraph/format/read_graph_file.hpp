// SPDX-License-Identifier: BSL-1.0
// read_graph_file: a graph from a path: maps the file, recognises its kind, reads it.
#ifndef EVERGRAPH_FORMAT_READ_GRAPH_FILE_HPP
#define EVERGRAPH_FORMAT_READ_GRAPH_FILE_HPP

#include <filesystem>
#include <string>
#include <system_error>
#include <utility>
#include <vector>

#include "../base/expected.hpp"
#include "../base/problem.hpp"
#include "../base/shared_bytes.hpp"
#include "../graph/graph_def.hpp"
#include "file_kind.hpp"
#include "find_in_model.hpp"
#include "mapped_file.hpp"
#include "message_schema.hpp"
#include "meta_graph.hpp"
#include "meta_graph_reader.hpp"
#include "protobuf_graph_reader.hpp"
#include "text_parser.hpp"
#include "text_reader.hpp"

namespace evergraph {

namespace detail {

inline problem other_kind(file_kind kind, const std::string& name, std::string needed) {
    problem p = problem_of(problem_kind::other_kind_of_file, status_code::invalid_argument,
                              name + " seems to be " + std::string{phrase_of(kind)},
                              std::move(needed));
    if (kind == file_kind::graph_json || kind == file_kind::meta_graph_json ||
        kind == file_kind::saved_model_json || kind == file_kind::tfjs_model) {
        p.remedy = "JSON is read by evergraph_json.hpp";
    } else if (kind == file_kind::html) {
        p.remedy = "fetch the file itself, not the page that shows it";
    } else if (kind == file_kind::tfjs_layers_model) {
        p.remedy = "convert it to a graph model: it holds layers, not a graph";
    }
    return p;
}

inline expected<shared_bytes, problems> text_as_bytes(const shared_bytes& text,
                                                      std::string_view message) {
    auto bytes = text_to_wire(text.view(), *find_message(message));
    if (!bytes) return unexpected<problems>{std::move(bytes).error()};
    return shared_bytes::copy_of(*std::move(bytes));
}

}  // namespace detail

// A SavedModel from bytes, binary or text; a MetaGraphDef alone becomes one of a single graph.
// `name` stands in problems only, here and below.
inline expected<saved_model, problems> read_model(const shared_bytes& bytes,
                                                  const std::string& name = "the input") {
    const file_kind kind = recognise(bytes.view());
    const bool is_meta = kind == file_kind::meta_graph || kind == file_kind::meta_graph_text;
    const bool is_model = kind == file_kind::saved_model || kind == file_kind::saved_model_text;
    if (!is_meta && !is_model) {
        return unexpected<problems>{problems{detail::other_kind(
            kind, name, "a SavedModel or a MetaGraphDef, binary or text")}};
    }
    shared_bytes binary = bytes;
    if (kind == file_kind::meta_graph_text || kind == file_kind::saved_model_text) {
        auto read = detail::text_as_bytes(bytes, is_meta ? "MetaGraphDef" : "SavedModel");
        if (!read) return unexpected<problems>{std::move(read).error()};
        binary = *std::move(read);
    }
    if (is_model) return read_saved_model_def(binary);
    auto meta = read_meta_graph_def(binary);
    if (!meta) return unexpected<problems>{std::move(meta).error()};
    saved_model model;
    model.schema_version = 1;
    model.meta_graphs.push_back(*std::move(meta));
    return model;
}

// A graph from bytes of any kind, binary or text: a GraphDef, or the graph of these tags in a
// SavedModel (without tags: the only one), or that of a MetaGraphDef. Bytes of another kind are
// refused with what they seem to be.
inline expected<graph_def, problems> read_graph(const shared_bytes& bytes,
                                                const std::string& name = "the input",
                                                const std::vector<std::string>& tags = {}) {
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
    if (kind != file_kind::saved_model && kind != file_kind::saved_model_text &&
        kind != file_kind::meta_graph && kind != file_kind::meta_graph_text) {
        return unexpected<problems>{problems{detail::other_kind(
            kind, name, "a binary GraphDef, a MetaGraphDef or a SavedModel, or the text of one")}};
    }
    auto model = read_model(bytes, name);
    if (!model) return unexpected<problems>{std::move(model).error()};
    const auto found = find_meta_graph(*model, tags);
    if (!found) return unexpected<problems>{problems{found.error()}};
    return (*found)->graph.value_or(graph_def{});
}

// The file that a folder is read by: saved_model.pb, saved_model.pbtxt, or export.meta of the older
// session bundles. The path itself if it is no folder, or holds none of them.
inline std::filesystem::path model_file_in(const std::filesystem::path& path) {
    std::error_code error;
    if (!std::filesystem::is_directory(path, error)) return path;
    for (const char* name : {"saved_model.pb", "saved_model.pbtxt", "export.meta"}) {
        if (std::filesystem::exists(path / name, error)) return path / name;
    }
    return path;
}

// `path` names a file, or the folder of a SavedModel or session bundle.
inline expected<graph_def, problems> read_graph_file(const std::filesystem::path& path,
                                                     const std::vector<std::string>& tags = {}) {
    const std::filesystem::path file = model_file_in(path);
    const auto bytes = map_file(file);
    if (!bytes.has_value()) return unexpected<problems>{problems{bytes.error()}};
    return read_graph(*bytes, file.string(), tags);
}

}  // namespace evergraph

#endif
