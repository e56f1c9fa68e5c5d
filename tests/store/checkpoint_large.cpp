// SPDX-License-Identifier: BSL-1.0
// checkpoint_large: tensors beyond 2 GiB are mapped and streamed, never held.
#include <doctest/doctest.h>

#include <cstddef>
#include <cstdint>
#include <evergraph/store/checkpoint_writer.hpp>
#include <filesystem>
#include <fstream>
#include <string>
#include <string_view>

#include "folder.hpp"

using namespace evergraph;
namespace fs = std::filesystem;

#if defined(__linux__)

namespace {

// Bytes of memory that are no part of a file.
std::size_t held() {
    std::ifstream status{"/proc/self/status"};
    for (std::string word; status >> word;) {
        std::size_t kilobytes = 0;
        if (word == "RssAnon:" && status >> kilobytes) return kilobytes * 1024;
    }
    return 0;
}

// A file of zeros that takes no room on the disk.
fs::path zeros(const fs::path& file, std::uintmax_t size) {
    std::ofstream{file, std::ios::binary}.put('\0');
    fs::resize_file(file, size);
    return file;
}

constexpr std::size_t constant = std::size_t{16} << 20U;

}  // namespace

TEST_CASE("a tensor of 2.2 GiB is read without being held") {
    const folder_of_test folder{"checkpoint_large"};
    const fs::path prefix = folder.path / "m";
    constexpr std::int64_t count = 590558003;  // floats
    const fs::path data = zeros(checkpoint_data_file(prefix, 0, 1), count * 4);
    checkpoint_index index;
    checkpoint_entry e;
    e.name = "large";
    e.type = dtype::float32;
    e.dims = {count};
    e.size = count * 4;
    {
        const auto bytes = map_file(data).value();
        e.crc = mask_crc(crc32c(bytes.view()));
    }
    index.entries.push_back(e);
    REQUIRE(write_file(checkpoint_index_file(prefix), write_checkpoint_index(index)).has_value());

    const std::size_t before = held();
    REQUIRE(before > 0);
    const auto r = open_checkpoint(prefix).value();
    const auto t = r.read("large");
    REQUIRE(t.has_value());
    CHECK(t->elements() == count);
    CHECK(t->values<float>().back() == 0.0F);
    const auto part = r.read("large", {{{count - 3, 3}}});
    CHECK(part->elements() == 3);
    CHECK(held() < before + constant);
    fs::resize_file(data, count * 4 - 1);
    CHECK(open_checkpoint(prefix)->read("large").error().code == status_code::out_of_range);
}

TEST_CASE("a large tensor is written without being held") {
    const folder_of_test folder{"checkpoint_streamed"};
    constexpr std::int64_t count = std::int64_t{48} << 20;
    const auto bytes = map_file(zeros(folder.path / "zeros", count * 4)).value();
    const tensor value = tensor::view(dtype::float32, {count}, bytes);
    const std::size_t before = held();
    checkpoint_options options;
    options.steps.sync = false;
    checkpoint_writer w{folder.path / "m", options};
    REQUIRE(w.add("large", value).has_value());
    REQUIRE(w.finish().has_value());
    CHECK(held() < before + constant);
    CHECK(open_checkpoint(folder.path / "m")->verify().empty());
}

#endif
