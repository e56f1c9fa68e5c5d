// SPDX-License-Identifier: BSL-1.0
// folder: a folder of a test, removed behind it.
#ifndef EVERGRAPH_TESTS_STORE_FOLDER_HPP
#define EVERGRAPH_TESTS_STORE_FOLDER_HPP

#include <filesystem>
#include <random>
#include <string>
#include <system_error>

struct folder_of_test {
    std::filesystem::path path;

    explicit folder_of_test(const std::string& name)
        : path(std::filesystem::temp_directory_path() /
               ("evergraph_" + name + "_" + std::to_string(std::random_device{}()))) {
        std::filesystem::create_directories(path);
    }
    ~folder_of_test() {
        std::error_code error;
        std::filesystem::remove_all(path, error);
    }
    folder_of_test(const folder_of_test&) = delete;
    folder_of_test& operator=(const folder_of_test&) = delete;
};

#endif
