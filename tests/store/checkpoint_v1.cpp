// SPDX-License-Identifier: BSL-1.0
// checkpoint_v1: checkpoints of the first format, as TensorFlow wrote them, read and converted.
#include <doctest/doctest.h>

#include <algorithm>
#include <complex>
#include <cstddef>
#include <evergraph/store/checkpoint_convert.hpp>
#include <evergraph/store/sorted_table_writer.hpp>
#include <filesystem>
#include <fstream>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "folder.hpp"

using namespace evergraph;
using namespace std::string_view_literals;
namespace fs = std::filesystem;

namespace {

const fs::path golden = fs::path{EVERGRAPH_GOLDEN} / "store";

void put(const fs::path& file, std::string_view bytes) {
    std::ofstream{file, std::ios::binary}.write(bytes.data(),
                                                static_cast<std::streamsize>(bytes.size()));
}
using rows = std::vector<std::pair<std::string, std::string>>;
std::string table_of(const rows& all) {
    sorted_table_writer w;
    for (const auto& [key, value] : all) CHECK(w.add(key, value));
    return std::move(w).finish();
}

// Two scalars a = 0.5 and b = 2, as a real file of 2016 holds them.
const rows real_rows{
    {"", std::string{"\x0a\x1a\x0a\x09\x0a\x01\x61\x12\x00\x18\x01\x22\x00\x0a\x09\x0a\x01\x62\x12"
                     "\x00\x18\x01\x22\x00\x12\x02\x08\x01"sv}},
    {std::string{"\0a\0\1\0"sv}, std::string{"\x12\x0d\x0a\x01\x61\x12\x00\x1a\x06\x2a\x04\x00\x00\x00\x3f"sv}},
    {std::string{"\0b\0\1\0"sv}, std::string{"\x12\x0d\x0a\x01\x62\x12\x00\x1a\x06\x2a\x04\x00\x00\x00\x40"sv}}};

}  // namespace

TEST_CASE("a file of two scalars") {
    const folder_of_test folder{"v1_scalars"};
    const std::string bytes = table_of(real_rows);
    CHECK(bytes.size() == 169);
    put(folder.path / "export", bytes);
    const auto r = open_checkpoint_v1(folder.path / "export");
    REQUIRE(r.has_value());
    CHECK(r->read("a").value() == tensor::scalar(0.5F));
    CHECK(r->read("b").value() == tensor::scalar(2.0F));
    CHECK(r->verify().empty());
    CHECK(r->read("c").error().code == status_code::not_found);
}

TEST_CASE("every dtype and every slice, from one file and from two") {
    const auto r = open_checkpoint_v1(golden / "v1");
    REQUIRE(r.has_value());
    CHECK(r->verify().empty());
    CHECK(r->tensors().size() == 6);
    CHECK(r->read("a").value() == tensor::of<float>({2, 2}, {1, 2, 3, 4}));
    CHECK(r->read("b").value() == tensor::scalar(2.5));
    CHECK(r->read("s").value() == tensor::of<std::string>({2}, {"x", "yz"}));
    CHECK(r->read("i").value() == tensor::of<std::int32_t>({3}, {1, -2, 3}));
    CHECK(r->read("h").value() == tensor::of<bool>({2}, {true, false}));
    CHECK(r->read("t").value() == tensor::of<std::complex<float>>({1}, {{1, 2}}));
    CHECK(r->read("a", {{{1, 1}, {0, 1}}}).value() == tensor::of<float>({1, 1}, {3}));

    const auto sliced = open_checkpoint_v1(golden / "v1s");
    REQUIRE(sliced.has_value());
    CHECK(sliced->verify().empty());
    CHECK(sliced->read("w").value() ==
          tensor::of<float>({4, 3}, {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11}));
    CHECK(sliced->read("w", {{{1, 2}, {1, 1}}}).value() == tensor::of<float>({2, 1}, {4, 7}));
    CHECK(sliced->read("b").value() == tensor::scalar<std::int32_t>(1));
}

TEST_CASE("converted to the second format") {
    const folder_of_test folder{"v1_convert"};
    for (const char* name : {"v1", "v1s"}) {
        const auto place = find_checkpoint(golden / name);
        REQUIRE(place.has_value());
        CHECK_FALSE(place->v1_files.empty());
        const auto from = open_any_checkpoint(*place);
        REQUIRE(from.has_value());
        REQUIRE(copy_checkpoint(*from, folder.path / name).has_value());
        const auto to = open_checkpoint(folder.path / name).value();
        CHECK(to.verify().empty());
        const auto& v1 = std::get<checkpoint_v1_reader>(*from);
        CHECK(to.tensors().size() == v1.tensors().size());
        for (const checkpoint_entry& e : v1.tensors()) {
            CHECK(to.read(e.name).value() == v1.read(e.name).value());
        }
        // Slices stay slices, whole tensors become whole.
        for (const checkpoint_entry& e : to.tensors()) {
            CHECK(e.slices.size() == (e.name == "w" ? 2 : 0));
        }
    }
}

TEST_CASE("what is missing or damaged") {
    const folder_of_test folder{"v1_damage"};
    CHECK(open_checkpoint_v1(folder.path / "x").error()[0].code == status_code::not_found);
    fs::copy_file(golden / "v1s-00001-of-00002", folder.path / "x-00001-of-00002");
    const auto half = open_checkpoint_v1(folder.path / "x");
    REQUIRE_FALSE(half.has_value());
    CHECK(half.error()[0].code == status_code::not_found);

    const auto fault = [&](const rows& all) {
        put(folder.path / "y", table_of(all));
        const auto r = open_checkpoint_v1(folder.path / "y");
        const problems found = r ? r->verify() : r.error();
        REQUIRE_FALSE(found.empty());
        return found[0].code;
    };
    CHECK(fault({}) == status_code::internal);
    CHECK(fault({real_rows[1]}) == status_code::internal);
    CHECK(fault({real_rows[0]}) == status_code::data_loss);
    CHECK(fault({{"", "\x0a\x00"}, real_rows[1]}) != status_code::ok);
    rows newer = real_rows;
    newer[0].second.replace(newer[0].second.size() - 4, 4, "\x12\x02\x10\x02");
    CHECK(fault(newer) == status_code::invalid_argument);
    rows fewer = real_rows;
    fewer[1].second = "\x12\x07\x0a\x01\x61\x12\x00\x1a\x00"sv;
    CHECK(fault(fewer) == status_code::data_loss);
    // 2^40 elements with one value, and sizes whose product overflows.
    rows huge = real_rows;
    huge[0].second = std::string{
        "\x0a\x1a\x0a\x18\x0a\x01\x61\x12\x0b\x12\x09\x08\x80\x80\x80\x80\x80\x80\x01\x01\x18\x01\x22\x02\x0a\x00"sv};
    CHECK(fault(huge) != status_code::ok);
}

TEST_CASE("every truncation of a file is refused") {
    const folder_of_test folder{"v1_truncated"};
    const std::string bytes{map_file(golden / "v1").value().view()};
    for (std::size_t n = 0; n < bytes.size(); ++n) {
        put(folder.path / "t", bytes.substr(0, n));
        const auto r = open_checkpoint_v1(folder.path / "t");
        REQUIRE_FALSE(r.has_value());
        CHECK(r.error()[0].code == status_code::data_loss);
    }
}
