// SPDX-License-Identifier: BSL-1.0
// json_model_file: any file or folder that holds a graph, JSON and TensorFlow.js included, read and written.
#ifndef EVERGRAPH_STORE_JSON_MODEL_FILE_HPP
#define EVERGRAPH_STORE_JSON_MODEL_FILE_HPP

#include <filesystem>
#include <string>
#include <system_error>
#include <utility>
#include <vector>

#include "../base/expected.hpp"
#include "../base/problem.hpp"
#include "../format/file_kind.hpp"
#include "../format/json_graph.hpp"
#include "../format/mapped_file.hpp"
#include "../format/read_graph_file.hpp"
#include "model_file.hpp"
#include "saved_model_folder.hpp"
#include "tfjs_reader.hpp"
#include "tfjs_writer.hpp"

namespace evergraph {

// As `read_model_file`, and more: a GraphDef, MetaGraphDef or SavedModel in JSON, and a TensorFlow.js
// graph model, whose folder may be named in place of its model.json.
inline expected<saved_model_folder, problems> read_any_model_file(
    const std::filesystem::path& path) {
    std::filesystem::path file = model_file_in(path);
    std::error_code error;
    if (std::filesystem::is_directory(file, error)) {
        if (!std::filesystem::exists(file / "model.json", error)) return read_saved_model(path);
        file /= "model.json";
    }
    const auto bytes = map_file(file);
    if (!bytes) return unexpected<problems>{problems{bytes.error()}};
    const file_kind kind = recognise(bytes->view());
    saved_model_folder out;
    if (kind == file_kind::graph_json) {
        auto g = read_graph_json(bytes->view());
        if (!g) return unexpected<problems>{std::move(g).error()};
        out.model = model_of(std::move(*g));
    } else if (kind == file_kind::saved_model_json || kind == file_kind::meta_graph_json) {
        auto model = read_model_json(bytes->view());
        if (!model) return unexpected<problems>{std::move(model).error()};
        out.model = std::move(*model);
    } else if (kind == file_kind::tfjs_model) {
        auto m = read_tfjs_model(bytes->view(), file.parent_path());
        if (!m) return unexpected<problems>{std::move(m).error()};
        out.model.schema_version = 1;
        out.model.meta_graphs.push_back(std::move(*m));
    } else {
        return read_model_file(file);
    }
    return out;
}

// As `write_model_file`, and more: a graph in JSON, and a TensorFlow.js folder.
inline expected<void, problems> write_any_model_file(const saved_model_folder& from,
                                                     const std::vector<std::string>& tags,
                                                     const std::filesystem::path& to) {
    const model_form form = model_form_of(to);
    if (form != model_form::graph_json && form != model_form::tfjs) {
        return write_model_file(from, tags, to);
    }
    const auto m = find_meta_graph(from.model, tags);
    if (!m) return unexpected<problems>{problems{m.error()}};
    if (form == model_form::tfjs) return write_tfjs_folder(**m, to.parent_path());
    const auto json = write_graph_json((*m)->graph.value_or(graph_def{}), {2, false, {}});
    if (!json) return unexpected<problems>{json.error()};
    return detail::write_bytes(to, *json);
}

}  // namespace evergraph

#endif
