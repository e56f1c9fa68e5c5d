// SPDX-License-Identifier: BSL-1.0
// mapped_file: a file's bytes, mapped where the system can, and a way to write a file whole.
#ifndef EVERGRAPH_FORMAT_MAPPED_FILE_HPP
#define EVERGRAPH_FORMAT_MAPPED_FILE_HPP

#include <version>

#if defined(__cpp_exceptions)
#include <boost/interprocess/file_mapping.hpp>
#include <boost/interprocess/mapped_region.hpp>
#endif
#include <cerrno>
#include <cstddef>
#include <cstdio>
#include <filesystem>
#include <memory>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>

#include "../base/expected.hpp"
#include "../base/problem.hpp"
#include "../base/shared_bytes.hpp"

namespace evergraph {

namespace detail {

inline unexpected<problem> file_refused(problem_kind kind, const std::filesystem::path& path,
                                        const std::string& reason) {
    problem p;
    p.kind = kind;
    p.code = reason == std::generic_category().message(ENOENT)   ? status_code::not_found
             : reason == std::generic_category().message(EACCES) ? status_code::permission_denied
                                                                 : status_code::failed_precondition;
    p.found = path.string() + ": " + reason;
    return unexpected<problem>{std::move(p)};
}
inline std::string reason_of(int error) { return std::generic_category().message(error); }

struct file_closer {
    void operator()(std::FILE* f) const { std::fclose(f); }
};
using open_file = std::unique_ptr<std::FILE, file_closer>;

inline expected<shared_bytes, problem> read_into_memory(const std::filesystem::path& path) {
    const open_file file{std::fopen(path.string().c_str(), "rb")};
    if (!file) return file_refused(problem_kind::file_not_opened, path, reason_of(errno));
    std::string bytes;
    std::size_t got = 0;
    do {
        // Grows with what came, so that a pipe or a file without a size needs no guess.
        const std::size_t had = bytes.size();
        const std::size_t room = had < 65536 ? 65536 : had / 2;
        bytes.resize(had + room);
        got = std::fread(bytes.data() + had, 1, room, file.get());
        bytes.resize(had + got);
    } while (got != 0);
    if (std::ferror(file.get()) != 0) {
        return file_refused(problem_kind::file_not_opened, path, reason_of(errno));
    }
    bytes.shrink_to_fit();
    return shared_bytes::copy_of(std::move(bytes));
}

#if defined(__cpp_exceptions)
// Nothing if the file cannot be mapped: it is then read, which also gives the reason.
inline shared_bytes try_to_map(const std::filesystem::path& path) {
    namespace ipc = boost::interprocess;
    try {
        const ipc::file_mapping file{path.string().c_str(), ipc::read_only};
        auto region = std::make_shared<const ipc::mapped_region>(file, ipc::read_only);
        const std::string_view bytes{static_cast<const char*>(region->get_address()),
                                     region->get_size()};
        return {std::move(region), bytes};
    } catch (const ipc::interprocess_exception&) {
        return {};
    }
}
#else
inline shared_bytes try_to_map(const std::filesystem::path&) { return {}; }
#endif

}  // namespace detail

// The bytes stay valid as long as any view of them lives. A mapped file must not be truncated
// meanwhile: whoever replaces it should write another and rename, as write_file does.
inline expected<shared_bytes, problem> map_file(const std::filesystem::path& path) {
    std::error_code error;
    const std::filesystem::file_status status = std::filesystem::status(path, error);
    if (!std::filesystem::exists(status)) {
        return detail::file_refused(problem_kind::file_not_opened, path,
                                    error ? error.message() : detail::reason_of(ENOENT));
    }
    if (std::filesystem::is_directory(status)) {
        return detail::file_refused(problem_kind::file_not_opened, path,
                                    detail::reason_of(EISDIR));
    }
    if (std::filesystem::is_regular_file(status)) {
        shared_bytes mapped = detail::try_to_map(path);
        if (!mapped.empty()) return mapped;
    }
    if (std::filesystem::is_character_file(status) || std::filesystem::is_block_file(status)) {
        return detail::file_refused(problem_kind::file_not_opened, path,
                                    "a device, whose bytes may have no end");
    }
    return detail::read_into_memory(path);
}

namespace detail {

inline expected<void, problem> write_whole(open_file file, const std::filesystem::path& path,
                                           std::string_view bytes) {
    if (!file) return file_refused(problem_kind::file_not_written, path, reason_of(errno));
    const bool written = std::fwrite(bytes.data(), 1, bytes.size(), file.get()) == bytes.size();
    const int error = errno;
    if (!written) return file_refused(problem_kind::file_not_written, path, reason_of(error));
    if (std::fclose(file.release()) != 0) {
        return file_refused(problem_kind::file_not_written, path, reason_of(errno));
    }
    return {};
}

}  // namespace detail

// The file is there with all its bytes, or as it was before: they go to a file beside it, which is
// then renamed. A file that is replaced keeps its permissions, a symbolic link its place. What is
// no regular file (a pipe, a device) is written as it stands.
inline expected<void, problem> write_file(std::filesystem::path path, std::string_view bytes) {
    std::error_code error;
    if (std::filesystem::is_symlink(std::filesystem::symlink_status(path, error))) {
        const std::filesystem::path target = std::filesystem::weakly_canonical(path, error);
        if (!error) path = target;
    }
    const std::filesystem::file_status status = std::filesystem::status(path, error);
    if (std::filesystem::is_directory(status)) {
        return detail::file_refused(problem_kind::file_not_written, path,
                                    detail::reason_of(EISDIR));
    }
    if (std::filesystem::exists(status) && !std::filesystem::is_regular_file(status)) {
        return detail::write_whole(
            detail::open_file{std::fopen(path.string().c_str(), "wb")}, path, bytes);
    }
    std::filesystem::path beside;
    detail::open_file file;
    for (int attempt = 0; !file && attempt < 100; ++attempt) {
        beside = path;
        beside += ".part" + std::to_string(attempt);
        file.reset(std::fopen(beside.string().c_str(), "wbx"));
        if (!file && errno != EEXIST) break;
    }
    if (!file) {
        return detail::file_refused(problem_kind::file_not_written, path,
                                    detail::reason_of(errno));
    }
    if (std::filesystem::exists(status)) {
        std::filesystem::permissions(beside, status.permissions(), error);
    }
    auto done = detail::write_whole(std::move(file), path, bytes);
    if (done.has_value()) {
        std::filesystem::rename(beside, path, error);
        if (!error) return done;
        done = detail::file_refused(problem_kind::file_not_written, path, error.message());
    }
    std::filesystem::remove(beside, error);
    return done;
}

}  // namespace evergraph

#endif
