// SPDX-License-Identifier: BSL-1.0
// mapped_file: files that map, files that cannot, and files that are written whole.
#include <doctest/doctest.h>

#include <cstdio>
#include <evergraph/format/mapped_file.hpp>
#include <filesystem>
#include <string>
#include <system_error>

using namespace evergraph;

namespace {

// A folder of its own that goes away again.
struct folder {
    std::filesystem::path path = std::filesystem::temp_directory_path() / "evergraph_mapped_file";
    folder() {
        std::filesystem::remove_all(path);
        std::filesystem::create_directories(path);
    }
    ~folder() { std::filesystem::remove_all(path); }
};
std::size_t files_in(const std::filesystem::path& path) {
    std::size_t n = 0;
    for ([[maybe_unused]] const auto& entry : std::filesystem::directory_iterator(path)) ++n;
    return n;
}

}  // namespace

TEST_CASE("what is written is read, and views keep the mapping") {
    const folder at;
    const std::string text(100000, 'x');
    REQUIRE(write_file(at.path / "a", text).has_value());
    shared_bytes end;
    {
        const auto file = map_file(at.path / "a");
        REQUIRE(file.has_value());
        CHECK(file->view() == text);
        end = file->part(file->view().substr(99999));
    }
    REQUIRE(write_file(at.path / "a", "other").has_value());
    CHECK(end.view() == "x");
    CHECK(map_file(at.path / "a")->view() == "other");
    CHECK(files_in(at.path) == 1);
}

TEST_CASE("an empty file is empty bytes") {
    const folder at;
    REQUIRE(write_file(at.path / "empty", "").has_value());
    const auto file = map_file(at.path / "empty");
    REQUIRE(file.has_value());
    CHECK(file->empty());
}

TEST_CASE("a file without a size is read") {
    if (!std::filesystem::exists("/proc/self/status")) {
        MESSAGE("skipped: no /proc here");
        return;
    }
    const auto file = map_file("/proc/self/status");
    REQUIRE(file.has_value());
    CHECK(file->view().find("Pid:") != std::string_view::npos);
}

TEST_CASE("a missing file and a folder are refused with the system's reason") {
    const folder at;
    const auto missing = map_file(at.path / "missing");
    REQUIRE_FALSE(missing.has_value());
    CHECK(missing.error().kind == problem_kind::file_not_opened);
    CHECK(missing.error().code == status_code::not_found);
    CHECK(missing.error().found == (at.path / "missing").string() + ": " +
                                       std::generic_category().message(ENOENT));
    const auto directory = map_file(at.path);
    REQUIRE_FALSE(directory.has_value());
    CHECK(directory.error().kind == problem_kind::file_not_opened);
    CHECK(directory.error().found.find(std::generic_category().message(EISDIR)) !=
          std::string::npos);
}

TEST_CASE("a device without an end is refused") {
    if (std::filesystem::exists("/dev/zero")) {
        const auto endless = map_file("/dev/zero");
        REQUIRE_FALSE(endless.has_value());
        CHECK(endless.error().kind == problem_kind::file_not_opened);
    }
}

TEST_CASE("a write that fails leaves the old file and nothing else") {
    const folder at;
    REQUIRE_FALSE(write_file(at.path / "no" / "folder", "x").has_value());
    const auto to_folder = write_file(at.path, "x");
    REQUIRE_FALSE(to_folder.has_value());
    CHECK(to_folder.error().kind == problem_kind::file_not_written);
    if (std::filesystem::exists("/dev/full")) {
        const auto full = write_file("/dev/full", std::string(100000, 'x'));
        REQUIRE_FALSE(full.has_value());
        CHECK(full.error().found.find(std::generic_category().message(ENOSPC)) !=
              std::string::npos);
    }
    CHECK(files_in(at.path) == 0);
}
