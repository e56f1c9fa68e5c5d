// SPDX-License-Identifier: BSL-1.0
// scratch: a folder of one test, gone behind it.
#ifndef EVERGRAPH_TESTS_STORE_SCRATCH_HPP
#define EVERGRAPH_TESTS_STORE_SCRATCH_HPP

#include <evergraph/format/mapped_file.hpp>
#include <filesystem>
#include <random>
#include <string>
#include <string_view>

struct scratch_folder {
    explicit scratch_folder(const std::string& name)
        : path(std::filesystem::temp_directory_path() /
               ("evergraph_" + name + "_" + std::to_string(std::random_device{}()))) {
        std::filesystem::create_directories(path);
    }
    scratch_folder(const scratch_folder&) = delete;
    scratch_folder& operator=(const scratch_folder&) = delete;
    ~scratch_folder() { std::filesystem::remove_all(path); }

    bool write(const std::string& name, std::string_view bytes) const {
        return evergraph::write_file(path / name, bytes).has_value();
    }
    std::filesystem::path path;
};

#endif
