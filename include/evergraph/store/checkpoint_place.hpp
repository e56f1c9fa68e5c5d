// SPDX-License-Identifier: BSL-1.0
// checkpoint_place: which checkpoint a path means: a prefix, one of its files, a folder.
#ifndef EVERGRAPH_STORE_CHECKPOINT_PLACE_HPP
#define EVERGRAPH_STORE_CHECKPOINT_PLACE_HPP

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>
#include <variant>
#include <vector>

#include "../base/expected.hpp"
#include "../base/problem.hpp"
#include "../format/file_kind.hpp"
#include "../format/mapped_file.hpp"
#include "checkpoint_reader.hpp"
#include "checkpoint_state.hpp"
#include "checkpoint_v1.hpp"

namespace evergraph {

// A checkpoint on disk, and what the path was taken for.
struct checkpoint_place {
    std::filesystem::path prefix;
    std::vector<std::filesystem::path> v1_files;  // of the first format; empty: of the second
    std::string meant;                            // "the latest checkpoint of the folder runs"
};

namespace detail {

// "name-00001-of-00004" -> name, 1, 4.
struct shard_name {
    std::string stem;
    std::size_t shard = 0;
    std::size_t shards = 0;
};
inline std::optional<shard_name> read_shard_name(const std::string& name) {
    constexpr std::size_t tail = 15;  // -00001-of-00004
    if (name.size() <= tail) return std::nullopt;
    const std::string_view end = std::string_view{name}.substr(name.size() - tail);
    const auto shard = extent_number(end.substr(1, 5));
    const auto shards = extent_number(end.substr(10, 5));
    if (end[0] != '-' || end.substr(6, 4) != "-of-" || !shard || !shards || *shard < 0 ||
        *shards <= *shard) {
        return std::nullopt;
    }
    return shard_name{name.substr(0, name.size() - tail), static_cast<std::size_t>(*shard),
                      static_cast<std::size_t>(*shards)};
}

inline std::filesystem::path folder_of(const std::filesystem::path& file) {
    return file.has_parent_path() ? file.parent_path() : std::filesystem::path{"."};
}
inline bool is_file(const std::filesystem::path& path) {
    std::error_code error;
    return std::filesystem::is_regular_file(path, error);
}

// By name; none of a folder that does not open.
inline std::vector<std::filesystem::path> files_in(const std::filesystem::path& folder) {
    std::vector<std::filesystem::path> out;
    std::error_code error;
    for (std::filesystem::directory_iterator at{folder, error}, end; !error && at != end;
         at.increment(error)) {
        out.push_back(at->path());
    }
    std::sort(out.begin(), out.end());
    return out;
}

// The files of a checkpoint of the first format: the prefix itself, or its numbered parts.
inline std::vector<std::filesystem::path> v1_files_of(const std::filesystem::path& prefix) {
    std::vector<std::filesystem::path> out;
    if (is_file(prefix)) return {prefix};
    const std::string stem = prefix.filename().string();
    for (const std::filesystem::path& file : files_in(folder_of(prefix))) {
        const auto name = read_shard_name(file.filename().string());
        if (name && name->stem == stem) out.push_back(file);
    }
    return out;
}

inline problem no_checkpoint(const std::filesystem::path& path, std::string found) {
    return store_problem(status_code::not_found, problem_kind::file_not_opened,
                         path.string() + ": " + std::move(found),
                         "the prefix of a checkpoint, its .index, a folder that holds one, or the "
                         "file 'checkpoint' of such a folder");
}

// The prefix exactly, in either format; the second is looked for first.
inline std::optional<checkpoint_place> place_of_prefix(const std::filesystem::path& prefix,
                                                       std::string meant) {
    if (is_file(checkpoint_index_file(prefix))) return checkpoint_place{prefix, {}, std::move(meant)};
    auto files = v1_files_of(prefix);
    if (files.empty()) return std::nullopt;
    return checkpoint_place{prefix, std::move(files), std::move(meant)};
}

inline expected<checkpoint_place, problems> place_of_state(const std::filesystem::path& folder) {
    const auto state = read_checkpoint_state_in(folder);
    if (!state) return unexpected<problems>{state.error()};
    const std::filesystem::path prefix = checkpoint_prefix(folder, state->latest);
    auto place = place_of_prefix(prefix, "the latest checkpoint of the folder " + folder.string());
    if (place) return *std::move(place);
    return unexpected{problems{no_checkpoint(
        folder / "checkpoint", "it names " + prefix.string() + ", which is not there")}};
}

inline expected<checkpoint_place, problems> place_of_folder(const std::filesystem::path& folder) {
    if (is_file(folder / "checkpoint")) return place_of_state(folder);
    for (const char* inside : {"variables/variables", "variables", "export"}) {
        auto place = place_of_prefix(folder / inside, "the variables of the model " + folder.string());
        if (place) return *std::move(place);
    }
    std::vector<std::filesystem::path> indexes;
    for (const std::filesystem::path& file : files_in(folder)) {
        if (file.extension() == ".index") indexes.push_back(file);
    }
    if (indexes.size() == 1) {
        return checkpoint_place{indexes[0].replace_extension(), {},
                                "the only checkpoint of the folder " + folder.string()};
    }
    return unexpected{problems{no_checkpoint(
        folder, "a folder with " + std::to_string(indexes.size()) +
                    " checkpoints and no file 'checkpoint' that names the latest")}};
}

inline expected<checkpoint_place, problems> place_of_file(const std::filesystem::path& file) {
    const auto bytes = map_file(file);
    if (!bytes) return unexpected{problems{bytes.error()}};
    const file_kind kind = recognise(bytes->view());
    const std::string name = file.filename().string();
    const auto numbered = read_shard_name(name);
    if (kind == file_kind::checkpoint_v1) {
        const auto prefix = numbered ? folder_of(file) / numbered->stem : file;
        return checkpoint_place{prefix, v1_files_of(prefix), "a checkpoint of the first format"};
    }
    // By its name, for a damaged index is still one, and data looks like nothing.
    std::filesystem::path prefix = file;
    prefix.replace_extension();
    if (kind == file_kind::checkpoint_index || file.extension() == ".index") {
        return checkpoint_place{prefix, {}, "the checkpoint of this index"};
    }
    if ((numbered && file.extension().string().starts_with(".data-")) || file.extension() == ".meta") {
        auto place = place_of_prefix(prefix, "the checkpoint beside " + name);
        if (place) return *std::move(place);
    }
    if (kind == file_kind::checkpoint_state && name == "checkpoint") {
        return place_of_state(folder_of(file));
    }
    return unexpected{problems{store_problem(
        status_code::invalid_argument, problem_kind::other_kind_of_file,
        file.string() + ": this looks like " + std::string{phrase_of(kind)},
        "the prefix of a checkpoint, its .index, or a folder that holds one")}};
}

}  // namespace detail

inline expected<checkpoint_place, problems> find_checkpoint(const std::filesystem::path& path) {
    std::error_code error;
    const bool is_folder = std::filesystem::is_directory(path, error);
    // A prefix that is also the name of a folder means itself.
    if (detail::is_file(checkpoint_index_file(path))) {
        return checkpoint_place{path, {}, "the checkpoint of this prefix"};
    }
    if (is_folder) return detail::place_of_folder(path);
    if (detail::is_file(path)) return detail::place_of_file(path);
    auto place = detail::place_of_prefix(path, "a checkpoint of the first format");
    if (place) return *std::move(place);
    return unexpected{problems{detail::no_checkpoint(path, "nothing of this name")}};
}

// A checkpoint of the first format by its prefix; its numbered parts must be complete.
inline expected<checkpoint_v1_reader, problems> open_checkpoint_v1(
    const std::filesystem::path& prefix) {
    const auto files = detail::v1_files_of(prefix);
    if (files.empty()) {
        return unexpected{problems{detail::no_checkpoint(prefix, "no file of this pattern")}};
    }
    problems found;
    const auto first = detail::read_shard_name(files[0].filename().string());
    if (first && first->shards != files.size()) {
        found.push_back(detail::store_problem(
            status_code::not_found, problem_kind::file_not_opened,
            prefix.string() + ": " + std::to_string(files.size()) + " of its files",
            std::to_string(first->shards)));
    }
    auto reader = checkpoint_v1_reader::of(prefix, files, found);
    if (!found.empty()) return unexpected<problems>{std::move(found)};
    return reader;
}

// A checkpoint of either format: both readers have tensors, find, read and verify.
using any_checkpoint = std::variant<checkpoint_reader, checkpoint_v1_reader>;

inline expected<any_checkpoint, problems> open_any_checkpoint(const checkpoint_place& place) {
    if (place.v1_files.empty()) {
        auto reader = open_checkpoint(place.prefix);
        if (!reader) return unexpected<problems>{std::move(reader).error()};
        return any_checkpoint{*std::move(reader)};
    }
    auto reader = open_checkpoint_v1(place.prefix);
    if (!reader) return unexpected<problems>{std::move(reader).error()};
    return any_checkpoint{*std::move(reader)};
}

}  // namespace evergraph

#endif
