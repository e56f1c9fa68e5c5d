// SPDX-License-Identifier: BSL-1.0
// saved_model_folder: a SavedModel on disk: the model, its variables and its assets.
#ifndef EVERGRAPH_STORE_SAVED_MODEL_FOLDER_HPP
#define EVERGRAPH_STORE_SAVED_MODEL_FOLDER_HPP

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <system_error>
#include <utility>
#include <vector>

#include "../base/expected.hpp"
#include "../base/problem.hpp"
#include "../format/find_in_model.hpp"
#include "../format/mapped_file.hpp"
#include "../format/message_schema.hpp"
#include "../format/meta_graph.hpp"
#include "../format/meta_graph_writer.hpp"
#include "../format/read_graph_file.hpp"
#include "../format/text_printer.hpp"
#include "../graph/graph_def.hpp"

namespace evergraph {

struct saved_model_folder {
    saved_model model;
    std::filesystem::path folder;
    std::filesystem::path variables;  // the prefix of its checkpoint, which need not exist

    std::filesystem::path asset(const std::string& filename) const {
        return folder / "assets" / filename;
    }
    bool has_variables() const {
        std::error_code error;
        std::filesystem::path index = variables;
        return std::filesystem::exists(index += ".index", error);
    }
};

// `path` names the folder of a SavedModel (saved_model.pb, or else saved_model.pbtxt), the folder
// of a session bundle (export.meta), or such a file. A folder without them is NOT_FOUND.
inline expected<saved_model_folder, problems> read_saved_model(const std::filesystem::path& path) {
    const std::filesystem::path file = model_file_in(path);
    std::error_code error;
    if (std::filesystem::is_directory(file, error)) {
        return unexpected<problems>{problems{problem_of(
            problem_kind::not_in_the_file, status_code::not_found, "the folder " + path.string(),
            "saved_model.pb, saved_model.pbtxt or export.meta in it")}};
    }
    const auto bytes = map_file(file);
    if (!bytes) return unexpected<problems>{problems{bytes.error()}};
    auto model = read_model(*bytes, file.string());
    if (!model) return unexpected<problems>{std::move(model).error()};
    saved_model_folder out{std::move(*model), file.parent_path(), {}};
    const bool is_meta = file.extension() == ".meta";
    out.variables = is_meta ? out.folder / file.stem() : out.folder / "variables" / "variables";
    return out;
}

enum class saved_model_form : std::uint8_t { binary, text };

// The bytes of saved_model.pb, or of saved_model.pbtxt.
inline expected<std::string, problems> write_model(const saved_model& model,
                                                   saved_model_form form) {
    std::string bytes = write_saved_model_def(model);
    if (form == saved_model_form::binary) return bytes;
    return wire_to_text(bytes, *find_message("SavedModel"));
}

namespace detail {

inline unexpected<problems> folder_refused(const std::filesystem::path& path,
                                           const std::string& reason) {
    return unexpected<problems>{problems{
        file_refused(problem_kind::file_not_written, path, reason).error()}};
}

// Copies what stands beside the model: files whose content we do not know stay what they are.
inline expected<void, problems> copy_beside(const std::filesystem::path& from,
                                            const std::filesystem::path& to) {
    constexpr auto all = std::filesystem::copy_options::recursive |
                         std::filesystem::copy_options::overwrite_existing;
    for (const char* name : {"variables", "assets", "assets.extra", "debug"}) {
        std::error_code error;
        if (!std::filesystem::exists(from / name, error)) continue;
        std::filesystem::copy(from / name, to / name, all, error);
        if (error) return folder_refused(to / name, error.message());
    }
    return {};
}

}  // namespace detail

// Writes the model into `to`, which is made if it is not there, with the variables and assets of
// `from`. A fingerprint is copied only if the model is the one it was made of. The model is written
// last, so a folder that has one is whole; one of the other form that stood there is removed.
inline expected<void, problems> write_saved_model(const saved_model_folder& from,
                                                  const std::filesystem::path& to,
                                                  saved_model_form form) {
    namespace fs = std::filesystem;
    const auto bytes = write_model(from.model, form);
    if (!bytes) return unexpected<problems>{bytes.error()};
    std::error_code error;
    fs::create_directories(to, error);
    if (error) return detail::folder_refused(to, error.message());
    const bool elsewhere = !from.folder.empty() && !fs::equivalent(from.folder, to, error);
    if (elsewhere) {
        auto copied = detail::copy_beside(from.folder, to);
        if (!copied) return copied;
        if (from.variables.parent_path() == from.folder && from.has_variables()) {
            // A session bundle's variables lie beside its graph.
            fs::create_directories(to / "variables", error);
            for (fs::directory_iterator at{from.folder, error}, end; !error && at != end;
                 at.increment(error)) {
                const std::string name = at->path().filename().string();
                const std::string stem = from.variables.filename().string() + ".";
                if (!name.starts_with(stem) || name == stem + "meta") continue;
                fs::copy_file(at->path(),
                              to / "variables" / ("variables." + name.substr(stem.size())),
                              fs::copy_options::overwrite_existing, error);
                if (error) return detail::folder_refused(to / "variables", error.message());
            }
        }
    }
    const fs::path print = "fingerprint.pb";
    const auto before = map_file(from.folder / "saved_model.pb");
    const bool untouched = form == saved_model_form::binary && before && before->view() == *bytes;
    if (elsewhere && untouched && fs::exists(from.folder / print, error)) {
        fs::copy_file(from.folder / print, to / print, fs::copy_options::overwrite_existing, error);
        if (error) return detail::folder_refused(to / print, error.message());
    } else if (!untouched) {
        fs::remove(to / print, error);
    }
    const bool binary = form == saved_model_form::binary;
    const auto done = write_file(to / (binary ? "saved_model.pb" : "saved_model.pbtxt"), *bytes);
    if (!done) return unexpected<problems>{problems{done.error()}};
    fs::remove(to / (binary ? "saved_model.pbtxt" : "saved_model.pb"), error);
    return {};
}

// A SavedModel of one graph, with no folder yet.
inline saved_model_folder saved_model_of(meta_graph m, std::vector<std::string> tags = {"serve"}) {
    if (!m.info) m.info.emplace();
    if (m.info->tags.empty()) m.info->tags = std::move(tags);
    saved_model_folder out;
    out.model.schema_version = 1;
    out.model.meta_graphs.push_back(std::move(m));
    return out;
}

}  // namespace evergraph

#endif
