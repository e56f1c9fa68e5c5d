// SPDX-License-Identifier: BSL-1.0
// model_file: reads any file or folder that holds a graph as a model, and writes one by its name.
#ifndef EVERGRAPH_STORE_MODEL_FILE_HPP
#define EVERGRAPH_STORE_MODEL_FILE_HPP

#include <cstdint>
#include <filesystem>
#include <string>
#include <system_error>
#include <utility>
#include <vector>

#include "../base/expected.hpp"
#include "../base/problem.hpp"
#include "../format/file_kind.hpp"
#include "../format/find_in_model.hpp"
#include "../format/mapped_file.hpp"
#include "../format/meta_graph.hpp"
#include "../format/meta_graph_writer.hpp"
#include "../format/protobuf_graph_writer.hpp"
#include "../format/read_graph_file.hpp"
#include "../format/text_writer.hpp"
#include "../graph/graph_def.hpp"
#include "saved_model_folder.hpp"

namespace evergraph {

// A model of nothing but this graph.
inline saved_model model_of(graph_def g) {
    saved_model model;
    model.schema_version = 1;
    model.meta_graphs.emplace_back().graph = std::move(g);
    return model;
}

// A SavedModel or session bundle as `read_saved_model` reads it; a GraphDef becomes a model without
// tags and signatures.
inline expected<saved_model_folder, problems> read_model_file(const std::filesystem::path& path) {
    const std::filesystem::path file = model_file_in(path);
    std::error_code error;
    if (std::filesystem::is_directory(file, error)) return read_saved_model(path);
    const auto bytes = map_file(file);
    if (!bytes) return unexpected<problems>{problems{bytes.error()}};
    const file_kind kind = recognise(bytes->view());
    if (kind == file_kind::saved_model || kind == file_kind::saved_model_text ||
        kind == file_kind::meta_graph || kind == file_kind::meta_graph_text) {
        return read_saved_model(file);
    }
    auto g = read_graph(*bytes, file.string());
    if (!g) return unexpected<problems>{std::move(g).error()};
    return saved_model_folder{model_of(std::move(*g)), {}, {}};
}

// What a model is written as.
enum class model_form : std::uint8_t {
    graph,             // a GraphDef
    graph_text,
    graph_json,
    meta_graph,        // a MetaGraphDef
    saved_model,       // a folder
    saved_model_text,  // a folder, with saved_model.pbtxt
    tfjs,              // a folder of TensorFlow.js
};

// By the name alone: DIR/model.json is a TensorFlow.js folder, DIR/saved_model.pb, .pbtxt and a
// folder, which ends in / or is one, a SavedModel; .meta is a MetaGraphDef, .pbtxt and .json a graph
// as text or JSON; any other name a binary graph.
inline model_form model_form_of(const std::filesystem::path& name) {
    std::error_code error;
    const std::filesystem::path last = name.filename();
    if (last == "model.json") return model_form::tfjs;
    if (last == "saved_model.pbtxt") return model_form::saved_model_text;
    if (last == "saved_model.pb" || last.empty() || std::filesystem::is_directory(name, error)) {
        return model_form::saved_model;
    }
    const std::filesystem::path kind = name.extension();
    return kind == ".pbtxt"  ? model_form::graph_text
           : kind == ".json" ? model_form::graph_json
           : kind == ".meta" ? model_form::meta_graph
                             : model_form::graph;
}

namespace detail {

inline expected<void, problems> write_bytes(const std::filesystem::path& path,
                                            const expected<std::string, problem>& bytes) {
    const auto done = bytes ? write_file(path, *bytes) : unexpected<problem>{bytes.error()};
    if (!done) return unexpected<problems>{problems{done.error()}};
    return {};
}

}  // namespace detail

// Writes the graph of these tags, or without tags the only one; a SavedModel is written with all of
// its graphs, its variables and assets. JSON is written by `write_any_model_file`.
inline expected<void, problems> write_model_file(const saved_model_folder& from,
                                                 const std::vector<std::string>& tags,
                                                 const std::filesystem::path& to) {
    const model_form form = model_form_of(to);
    if (form == model_form::saved_model || form == model_form::saved_model_text) {
        const bool named = to.filename() == "saved_model.pb" || to.filename() == "saved_model.pbtxt";
        return write_saved_model(from, named ? to.parent_path() : to,
                                 form == model_form::saved_model ? saved_model_form::binary
                                                                 : saved_model_form::text);
    }
    const auto m = find_meta_graph(from.model, tags);
    if (!m) return unexpected<problems>{problems{m.error()}};
    const graph_def none;
    const graph_def& g = (*m)->graph ? *(*m)->graph : none;
    switch (form) {
        case model_form::graph: return detail::write_bytes(to, write_graph_def(g));
        case model_form::graph_text: return detail::write_bytes(to, write_graph_text(g));
        case model_form::meta_graph: return detail::write_bytes(to, write_meta_graph_def(**m));
        default: break;
    }
    return unexpected<problems>{problems{
        problem_of(problem_kind::not_supported, status_code::unimplemented,
                              "JSON, " + to.string(), "another form",
                              "JSON is written by evergraph_json.hpp")}};
}

}  // namespace evergraph

#endif
