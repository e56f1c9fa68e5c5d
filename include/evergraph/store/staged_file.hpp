// SPDX-License-Identifier: BSL-1.0
// staged_file: a file that is written beside its place and moved there once it is whole and safe.
#ifndef EVERGRAPH_STORE_STAGED_FILE_HPP
#define EVERGRAPH_STORE_STAGED_FILE_HPP

#include <cerrno>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <functional>
#include <memory>
#include <random>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>

#if defined(_WIN32)
#include <io.h>
#else
#include <fcntl.h>
#include <unistd.h>
#endif

#include "../base/expected.hpp"
#include "../base/problem.hpp"
#include "../format/mapped_file.hpp"

namespace evergraph {

// What changes the file system.
enum class file_step : std::uint8_t { create, write, sync, rename, link, remove };

// How files are written. `before`, if set, is called before each step; false gives up, and what
// was staged is removed: a way to cancel a long save.
struct file_steps {
    bool sync = true;  // wait until the device holds what was written, before it is given its name
    std::function<bool(file_step, const std::filesystem::path&)> before = {};
};

namespace detail {

inline expected<void, problem> may_step(const file_steps& steps, file_step step,
                                        const std::filesystem::path& path) {
    if (!steps.before || steps.before(step, path)) return {};
    problem p;
    p.code = status_code::cancelled;
    p.kind = problem_kind::cancelled;
    p.found = "the caller gave up before " + path.string() + " was whole";
    return unexpected{std::move(p)};
}

inline expected<void, problem> step_result(const std::filesystem::path& path,
                                           const std::error_code& error) {
    if (!error) return {};
    return file_refused(problem_kind::file_not_written, path, error.message());
}

inline bool sync_to_device(std::FILE* file) {
#if defined(_WIN32)
    return ::_commit(::_fileno(file)) == 0;
#else
    return ::fsync(::fileno(file)) == 0;
#endif
}

}  // namespace detail

inline expected<void, problem> rename_file(const std::filesystem::path& from,
                                           const std::filesystem::path& to,
                                           const file_steps& steps) {
    auto ok = detail::may_step(steps, file_step::rename, to);
    if (!ok) return ok;
    std::error_code error;
    std::filesystem::rename(from, to, error);
    return detail::step_result(to, error);
}

// Without one it is no problem.
inline expected<void, problem> remove_file(const std::filesystem::path& path,
                                           const file_steps& steps) {
    std::error_code error;
    if (!std::filesystem::exists(std::filesystem::symlink_status(path, error))) return {};
    auto ok = detail::may_step(steps, file_step::remove, path);
    if (!ok) return ok;
    std::filesystem::remove(path, error);
    return detail::step_result(path, error);
}

// Names given to files in this folder last from here on; systems without such a call have nothing
// to do.
inline expected<void, problem> sync_folder_of(const std::filesystem::path& file,
                                              const file_steps& steps) {
    if (!steps.sync) return {};
    auto ok = detail::may_step(steps, file_step::sync, file.parent_path());
    if (!ok) return ok;
#if !defined(_WIN32)
    const std::string folder = file.has_parent_path() ? file.parent_path().string() : ".";
    const int handle = ::open(folder.c_str(), O_RDONLY);
    if (handle >= 0) {
        ::fsync(handle);  // some file systems refuse this for a folder, and need it not
        ::close(handle);
    }
#endif
    return {};
}

// Under a name of its own until `publish`; removed if that does not come.
class staged_file {
 public:
    staged_file(std::filesystem::path place, file_steps steps)
        : place_(std::move(place)), steps_(std::move(steps)) {}
    ~staged_file() {
        file_.reset();
        std::error_code error;
        if (!staged_.empty()) std::filesystem::remove(staged_, error);
    }
    staged_file(const staged_file&) = delete;
    staged_file& operator=(const staged_file&) = delete;

    // The folders on the way to it are made.
    expected<void, problem> create() {
        auto ok = detail::may_step(steps_, file_step::create, place_);
        if (!ok) return ok;
        std::error_code error;
        if (place_.has_parent_path()) {
            std::filesystem::create_directories(place_.parent_path(), error);
        }
        std::random_device seed;
        std::mt19937_64 random{(std::uint64_t{seed()} << 32U) ^ seed()};
        for (int attempt = 0; !file_ && attempt < 100; ++attempt) {
            staged_ = place_;
            staged_ += ".tempstate" + std::to_string(random());
            file_.reset(std::fopen(staged_.string().c_str(), "wbx"));
            if (!file_ && errno != EEXIST) break;
        }
        if (!file_) {
            const int reason = errno;
            staged_.clear();
            return refused(reason);
        }
        std::setvbuf(file_.get(), nullptr, _IONBF, 0);  // the buffer is ours
        return {};
    }
    expected<void, problem> write(std::string_view bytes) {
        if (buffer_.size() + bytes.size() < most_buffered) {
            buffer_ += bytes;
            return {};
        }
        auto ok = flush();
        if (ok && bytes.size() < most_buffered) {
            buffer_ = bytes;
            return ok;
        }
        return ok ? put(bytes) : ok;
    }
    // All bytes are in the file, and the file is safe.
    expected<void, problem> close() {
        auto ok = flush();
        if (ok && steps_.sync) {
            ok = detail::may_step(steps_, file_step::sync, staged_);
            if (ok && !detail::sync_to_device(file_.get())) ok = refused(errno);
        }
        if (ok && std::fclose(file_.release()) != 0) ok = refused(errno);
        return ok;
    }
    expected<void, problem> publish() {
        auto ok = rename_file(staged_, place_, steps_);
        if (ok) staged_.clear();
        return ok;
    }

 private:
    static constexpr std::size_t most_buffered = std::size_t{1} << 18U;

    unexpected<problem> refused(int reason) const {
        return detail::file_refused(problem_kind::file_not_written, place_,
                                    detail::reason_of(reason));
    }
    expected<void, problem> flush() {
        if (buffer_.empty()) return {};
        auto ok = put(buffer_);
        buffer_.clear();
        return ok;
    }
    expected<void, problem> put(std::string_view bytes) {
        auto ok = detail::may_step(steps_, file_step::write, staged_);
        if (ok && std::fwrite(bytes.data(), 1, bytes.size(), file_.get()) != bytes.size()) {
            return refused(errno);
        }
        return ok;
    }

    std::filesystem::path place_;
    std::filesystem::path staged_;
    file_steps steps_;
    detail::open_file file_;
    std::string buffer_;
};

}  // namespace evergraph

#endif
