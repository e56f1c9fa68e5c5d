// SPDX-License-Identifier: BSL-1.0
// checkpoint_reader: what TensorFlow wrote, real checkpoints, and damaged ones.
#include <doctest/doctest.h>

#include <algorithm>
#include <complex>
#include <cstddef>
#include <evergraph/store/checkpoint_reader.hpp>
#include <filesystem>
#include <fstream>
#include <string>
#include <string_view>
#include <vector>

#include "folder.hpp"

using namespace evergraph;
namespace fs = std::filesystem;

namespace {

const fs::path golden = fs::path{EVERGRAPH_GOLDEN} / "store";

checkpoint_reader open_or_fail(const fs::path& prefix) {
    auto reader = open_checkpoint(prefix);
    if (!reader) FAIL(line(reader.error()[0]));
    return *std::move(reader);
}
template <class T>
std::vector<T> numbers(const checkpoint_reader& r, std::string_view name) {
    const auto t = r.read(name);
    if (!t) FAIL(line(t.error()));
    return {t->values<T>().begin(), t->values<T>().end()};
}
std::vector<fs::path> real_indexes() {
    std::vector<fs::path> out;
    if (std::string_view{EVERGRAPH_REAL_MODELS}.empty()) return out;
    for (const auto& e : fs::recursive_directory_iterator{EVERGRAPH_REAL_MODELS}) {
        if (e.path().extension() == ".index") out.push_back(e.path());
    }
    std::sort(out.begin(), out.end());
    return out;
}

}  // namespace

TEST_CASE("every dtype that TensorFlow writes") {
    const auto r = open_or_fail(golden / "types");
    CHECK(r.verify().empty());
    CHECK(r.tensors().size() == 23);
    CHECK(numbers<float>(r, "float") == std::vector<float>{0, 1, 2, 3, 4, 5});
    CHECK(numbers<double>(r, "double") == std::vector<double>{0, 1, 2, 3, 4, 5});
    CHECK(numbers<std::uint64_t>(r, "uint64") == std::vector<std::uint64_t>{0, 1, 2, 3, 4, 5});
    CHECK(numbers<std::int16_t>(r, "int16") == std::vector<std::int16_t>{0, 1, 2, 3, 4, 5});
    CHECK(numbers<bool>(r, "bool") == std::vector<bool>{true, false, true});
    CHECK(static_cast<float>(numbers<half>(r, "half")[5]) == 5.0F);
    CHECK(static_cast<float>(numbers<bfloat16>(r, "bfloat16")[3]) == 3.0F);
    CHECK(numbers<std::complex<double>>(r, "complex128")[0] == std::complex<double>{1, 2});
    CHECK(numbers<std::string>(r, "string") ==
          std::vector<std::string>{"ab", "", std::string{"\0\xc3\xbf", 3},
                                   [] {
                                       std::string s;
                                       for (int i = 0; i < 100; ++i) s += "long";
                                       return s;
                                   }()});
    CHECK(r.read("float")->dims() == shape{2, 3});
    CHECK(r.read("scalar")->dims() == shape{});
    CHECK(r.read("empty")->dims() == shape{0, 4});
    CHECK(r.read("no_strings")->elements() == 0);
    CHECK(r.read("qint8")->type() == dtype::qint8);
    CHECK(r.read("int4")->bytes() == std::string_view{"\x01\x0e"});
}

TEST_CASE("slices are put together and cut out") {
    const auto r = open_or_fail(golden / "slices");
    CHECK(numbers<float>(r, "w") == std::vector<float>{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11});
    CHECK(r.find("whole")->slices.empty());
    for (const char* name : {"w", "whole"}) {
        const auto part = r.read(name, {{{1, 2}, {1, 2}}});
        REQUIRE(part.has_value());
        CHECK(*part == tensor::of<float>({2, 2}, {4, 5, 7, 8}));
        CHECK(r.read(name, {{{1, 4}, {}}}).error().code == status_code::invalid_argument);
        CHECK(r.read(name, {{{1, 4}}}).error().code == status_code::invalid_argument);
    }
    // A slice alone does not make a tensor, but may be read.
    CHECK(r.read("emb").error().code == status_code::invalid_argument);
    CHECK(r.read("emb", {{{}, {4999, 1}, {}}})->dims() == shape{2, 1, 3});
    const problems found = r.verify();
    REQUIRE(found.size() == 1);
    CHECK(found[0].attr == "emb");
}

TEST_CASE("several shards") {
    const auto r = open_or_fail(golden / "merged");
    CHECK(r.index().header.shards == 3);
    CHECK(r.verify().empty());
    CHECK(numbers<float>(r, "v") == std::vector<float>{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11});
    CHECK(numbers<std::string>(r, "b") == std::vector<std::string>{"x", "yz"});
    CHECK(numbers<std::int64_t>(r, "c") == std::vector<std::int64_t>{7});
}

TEST_CASE("variants are carried") {
    const auto r = open_or_fail(golden / "variant");
    CHECK(r.verify().empty());
    const auto list = r.read_variants("list");
    REQUIRE(list.has_value());
    REQUIRE(list->size() == 1);
    CHECK((*list)[0].find("tensorflow::TensorList") != std::string::npos);
    CHECK(r.read("list").error().code == status_code::unimplemented);
    CHECK(r.read_variants("x").error().code == status_code::unimplemented);
}

TEST_CASE("what is not there is named") {
    const auto r = open_or_fail(golden / "types");
    const auto t = r.read("weights");
    CHECK(t.error().code == status_code::not_found);
    CHECK(t.error().attr == "weights");
    const auto none = open_checkpoint(golden / "nothing");
    REQUIRE_FALSE(none.has_value());
    CHECK(none.error()[0].code == status_code::not_found);
}

TEST_CASE("every index file is written as it was read") {
    std::vector<fs::path> all = real_indexes();
    if (all.empty()) MESSAGE("skipped: no folder of real models is given");
    if (!all.empty()) CHECK(all.size() >= 12);
    for (const auto& e : fs::directory_iterator{golden}) {
        if (e.path().extension() == ".index") all.push_back(e.path());
    }
    std::size_t compressed = 0;
    for (const fs::path& file : all) {
        CAPTURE(file.string());
        const auto bytes = map_file(file).value();
        const auto index = read_checkpoint_index(bytes, file.string());
        REQUIRE(index.has_value());
        const std::string again = write_checkpoint_index(*index);
        if (again != bytes.view()) {
            // The one writer that compressed: its blocks hold the same once they are taken apart.
            const auto table = read_sorted_table(shared_bytes::unowned(again)).value();
            const auto before = read_sorted_table(bytes).value();
            ++compressed;
            REQUIRE(table.size() == before.size());
            for (std::size_t i = 0; i < table.size(); ++i) {
                CHECK(table[i].key == before[i].key);
                CHECK(table[i].value == before[i].value);
            }
            CHECK(file.string().find("snappy") != std::string::npos);
        }
        const auto r = open_or_fail(fs::path{file}.replace_extension());
        if (file.parent_path() == golden) continue;  // some hold a part of their slices on purpose
        CHECK(r.verify().empty());
        for (const checkpoint_entry& e : r.tensors()) CHECK(r.read(e.name).has_value());
    }
    CHECK(compressed <= 1);
}

TEST_CASE("the answers of real models") {
    if (std::string_view{EVERGRAPH_REAL_MODELS}.empty()) {
        MESSAGE("skipped: no folder of real models is given");
        return;
    }
    const fs::path models{EVERGRAPH_REAL_MODELS};
    for (const char* model : {"s01-half_plus_two-tf1", "s03-half_plus_two-snappy"}) {
        const auto r = open_or_fail(models / model / "variables" / "variables");
        CHECK(numbers<float>(r, "a") == std::vector<float>{0.5F});
        CHECK(numbers<float>(r, "b") == std::vector<float>{2.0F});
    }
    // Strings as they were laid out when lengths were 32-bit varints.
    const auto old = open_or_fail(models / "s08-bundle-old_string_tensors" / "foo");
    std::size_t strings = 0;
    for (const checkpoint_entry& e : old.tensors()) {
        const auto t = old.read(e.name);
        REQUIRE(t.has_value());
        if (t->type() == dtype::string) strings += static_cast<std::size_t>(t->elements());
    }
    CHECK(strings > 0);
}

TEST_CASE("truncation at every length of every index file, and a changed byte in every block") {
    std::vector<fs::path> all = real_indexes();
    for (const auto& e : fs::directory_iterator{golden}) {
        if (e.path().extension() == ".index") all.push_back(e.path());
    }
    for (const fs::path& file : all) {
        CAPTURE(file.string());
        const std::string bytes{map_file(file).value().view()};
        for (std::size_t n = 0; n < bytes.size(); ++n) {
            const auto index = read_checkpoint_index(shared_bytes::copy_of(bytes.substr(0, n)));
            REQUIRE_FALSE(index.has_value());
            REQUIRE(index.error()[0].code == status_code::data_loss);
        }
        for (std::size_t at = 0; at < bytes.size() - 48; ++at) {
            std::string changed = bytes;
            changed[at] = static_cast<char>(changed[at] + 1);
            const auto index = read_checkpoint_index(shared_bytes::copy_of(std::move(changed)));
            REQUIRE_FALSE(index.has_value());
            REQUIRE(index.error()[0].code == status_code::data_loss);
        }
    }
}

TEST_CASE("every damage of data files") {
    const folder_of_test folder{"checkpoint_reader"};
    const fs::path prefix = folder.path / "m";
    fs::copy_file(golden / "types.index", checkpoint_index_file(prefix));
    const fs::path data = checkpoint_data_file(prefix, 0, 1);
    const std::string bytes{map_file(checkpoint_data_file(golden / "types", 0, 1)).value().view()};
    const auto faults = [&](std::string_view of) {
        std::ofstream{data, std::ios::binary}.write(of.data(), static_cast<std::streamsize>(of.size()));
        const auto r = open_or_fail(prefix);
        const problems found = r.verify();
        for (const checkpoint_entry& e : r.tensors()) {
            const auto at = std::find_if(found.begin(), found.end(),
                                         [&](const problem& p) { return p.attr == e.name; });
            CHECK(r.read(e.name).has_value() == (at == found.end()));
        }
        return found;
    };
    CHECK(faults(bytes).empty());
    for (std::size_t at = 0; at < bytes.size(); ++at) {
        std::string changed = bytes;
        changed[at] = static_cast<char>(changed[at] ^ 0x10);
        const problems found = faults(changed);
        REQUIRE(found.size() == 1);
        CHECK(found[0].code == status_code::data_loss);
    }
    for (std::size_t n = 0; n < bytes.size(); n += 7) {
        const problems found = faults(bytes.substr(0, n));
        REQUIRE_FALSE(found.empty());
        for (const problem& p : found) CHECK(p.code == status_code::out_of_range);
    }
    fs::remove(data);
    const auto r = open_or_fail(prefix);
    CHECK(r.verify().size() == r.tensors().size());
    const auto missing = r.read("float");
    CHECK(missing.error().code == status_code::not_found);
    CHECK(missing.error().found.find("m.data-00000-of-00001") != std::string::npos);
}
