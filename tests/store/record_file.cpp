// SPDX-License-Identifier: BSL-1.0
// record_file: TFRecord and event files as TensorFlow wrote them; damage, and files that grow.
#include <doctest/doctest.h>

#include <cstddef>
#include <evergraph/format/text_parser.hpp>
#include <evergraph/store/record_file.hpp>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "folder.hpp"

using namespace evergraph;
namespace fs = std::filesystem;

namespace {

std::string bytes_of(const fs::path& file) { return std::string{map_file(file).value().view()}; }
fs::path golden(const char* name) { return fs::path{EVERGRAPH_GOLDEN} / "store" / name; }

}  // namespace

TEST_CASE("records are read and written as TensorFlow has them") {
    const auto file = map_file(golden("records")).value();
    const auto records = read_records(file);
    REQUIRE(records.has_value());
    CHECK(*records == std::vector<std::string_view>{"", "one", std::string(300, 'x')});
    const folder_of_test folder{"records"};
    for (const std::string_view r : *records) {
        // Opened for each: records are appended.
        auto writer = record_writer::open(folder.path / "r");
        REQUIRE(writer.has_value());
        CHECK(writer->add(r).has_value());
    }
    CHECK(bytes_of(folder.path / "r") == file.view());
}

TEST_CASE("an event file as text, and back") {
    const auto file = map_file(golden("events")).value();
    CHECK(recognise(file.view()) == file_kind::event_file);
    const auto text = event_file_text(file);
    REQUIRE(text.has_value());
    CHECK(text->starts_with("wall_time: "));
    for (const char* line : {"\nfile_version: \"brain.Event:2\"\n", "\nstep: 7\n",
                             "    tag: \"loss\"\n    simple_value: 0.5\n", "      bucket_limit: 0.5\n",
                             "  writer: \"tensorflow.core.util.events_writer\"\n"}) {
        CHECK(text->find(line) != std::string::npos);
    }
    std::string again;
    std::string_view rest = *text;
    while (!rest.empty()) {
        const std::size_t end = rest.find("\n\n");
        const auto wire = text_to_wire(rest.substr(0, end), *find_message("Event"));
        REQUIRE(wire.has_value());
        again += framed_record(*wire);
        rest.remove_prefix(end == std::string_view::npos ? rest.size() : end + 2);
    }
    CHECK(again == file.view());
}

TEST_CASE("every truncation ends behind the last whole record") {
    const std::string bytes = bytes_of(golden("records"));
    for (std::size_t n = 0; n < bytes.size(); ++n) {
        record_reader reader{shared_bytes::unowned(std::string_view{bytes}.substr(0, n))};
        std::size_t count = 0;
        while (reader.next()) ++count;
        const std::size_t whole = n < 16 ? 0 : n < 35 ? 16 : 35;
        CHECK(reader.whole() == whole);
        CHECK(count == (n < 16 ? 0 : n < 35 ? 1 : 2));
        CHECK(reader.fault().has_value() == (n != whole));
        if (reader.fault()) CHECK(reader.fault()->code == status_code::out_of_range);
        // The rest comes later.
        record_reader later{shared_bytes::unowned(bytes), reader.whole()};
        while (later.next()) ++count;
        CHECK(count == 3);
        CHECK_FALSE(later.fault().has_value());
    }
}

TEST_CASE("every changed bit is found") {
    const std::string bytes = bytes_of(golden("records"));
    for (std::size_t at = 0; at < bytes.size(); ++at) {
        for (unsigned bit = 0; bit < 8; ++bit) {
            std::string changed = bytes;
            changed[at] = static_cast<char>(static_cast<unsigned char>(changed[at]) ^ (1U << bit));
            const auto records = read_records(shared_bytes::unowned(changed));
            REQUIRE_FALSE(records.has_value());
            CHECK(records.error().code == status_code::data_loss);
        }
    }
}

TEST_CASE("lengths beyond the file, and other files") {
    for (const std::uint64_t length : {std::uint64_t{1} << 31U, std::uint64_t{1} << 63U, ~std::uint64_t{0}}) {
        std::string bytes;
        detail::append_fixed(bytes, length);
        detail::append_fixed(bytes, mask_crc(crc32c(bytes)));
        bytes += "some bytes";
        CHECK(read_records(shared_bytes::unowned(bytes)).error().code == status_code::out_of_range);
    }
    const auto page = read_records(shared_bytes::unowned("<!DOCTYPE html><html></html>"));
    CHECK(page.error().found.find("an HTML page") != std::string::npos);
    CHECK_FALSE(event_file_text(map_file(golden("records")).value()).has_value());
}
