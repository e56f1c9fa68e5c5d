// SPDX-License-Identifier: BSL-1.0
// checkpoint_index: headers, versions and entries that are refused, each with its kind.
#include <doctest/doctest.h>

#include <cstdint>
#include <evergraph/store/checkpoint_index.hpp>
#include <evergraph/store/checkpoint_reader.hpp>
#include <limits>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "folder.hpp"

using namespace evergraph;
using namespace std::string_view_literals;

namespace {

checkpoint_entry floats(std::string name, shape dims) {
    checkpoint_entry e;
    e.name = std::move(name);
    e.type = dtype::float32;
    e.size = dims.elements() * 4;
    e.dims = std::move(dims);
    return e;
}
problems faults(const std::string& file) {
    const auto index = read_checkpoint_index(shared_bytes::unowned(file), "m.index");
    return index ? problems{} : index.error();
}
problem fault_of(const checkpoint_index& index) {
    const problems found = faults(write_checkpoint_index(index));
    REQUIRE(found.size() == 1);
    return found[0];
}
problem fault_of(const checkpoint_entry& e) {
    const problem p = fault_of(checkpoint_index{{}, {e}});
    CHECK(p.attr == e.name);
    CHECK(p.code == status_code::data_loss);
    return p;
}
// A table of the header and one raw value.
std::string table_of(std::string_view header, std::string_view key, std::string_view value) {
    sorted_table_writer w;
    w.add("", header);
    if (!key.empty()) w.add(key, value);
    return std::move(w).finish();
}
constexpr std::string_view good_header = "\x08\x01\x1a\x02\x08\x01"sv;

}  // namespace

TEST_CASE("the versions a checkpoint carries") {
    struct row {
        version_def versions;
        problem_kind kind;
    };
    const auto versions = [](std::int32_t producer, std::int32_t min_consumer,
                             std::vector<std::int32_t> bad) {
        return version_def{producer, min_consumer, std::move(bad), {}};
    };
    for (const row& r : {row{versions(2, 2, {}), problem_kind::consumer_too_old},
                         row{versions(-1, 0, {}), problem_kind::producer_too_old},
                         row{versions(-1, 2, {1}), problem_kind::producer_too_old},
                         row{versions(2, 2, {1}), problem_kind::consumer_too_old},
                         row{versions(2, 0, {1}), problem_kind::consumer_is_banned}}) {
        checkpoint_index index;
        index.header.versions = r.versions;
        const problem p = fault_of(index);
        CHECK(p.kind == r.kind);
        CHECK(p.code == status_code::invalid_argument);
        CHECK((p.found + p.needed).find("heckpoint") != std::string::npos);
    }
    for (const version_def& v : {versions(0, 0, {}), versions(1, 0, {}), versions(99, 1, {}),
                                 versions(2, 0, {0, 2})}) {
        checkpoint_index index;
        index.header.versions = v;
        CHECK(faults(write_checkpoint_index(index)).empty());
    }
}

TEST_CASE("headers that are none") {
    CHECK(faults(std::move(sorted_table_writer{}).finish())[0].code == status_code::internal);
    CHECK(faults(table_of("\x08", "", ""))[0].code == status_code::internal);
    CHECK(faults(table_of("<html>", "", ""))[0].code == status_code::internal);
    sorted_table_writer w;
    w.add("a", good_header);
    CHECK(faults(std::move(w).finish())[0].code == status_code::internal);
    CHECK(faults(table_of("\x08\x00\x1a\x02\x08\x01"sv, "", ""))[0].code == status_code::data_loss);
    CHECK(faults(table_of(good_header, "", "")).empty());
}

TEST_CASE("entries that do not read") {
    const auto refused = [](std::string_view value) {
        const problems found = faults(table_of(good_header, "w", value));
        REQUIRE(found.size() == 1);
        CHECK(found[0].attr == "w");
        CHECK(found[0].code == status_code::data_loss);
    };
    refused("\x08");
    refused("\x12\x04\x12\x02\x08"sv);
    refused("\x08\x01\x12\x02\x18\x01"sv);                                      // unknown rank
    refused("\x08\x01\x12\x0d\x12\x0b\x08\xff\xff\xff\xff\xff\xff\xff\xff\xff\x01"sv);  // a size of -1
    // Sizes whose product overflows: 2^40 twice.
    refused("\x08\x01\x12\x12\x12\x07\x08\x80\x80\x80\x80\x80\x20\x12\x07\x08\x80\x80\x80\x80\x80\x20"sv);
    // A slice that starts below zero.
    refused("\x08\x01\x12\x04\x12\x02\x08\x02\x3a\x0d\x0a\x0b\x08\xff\xff\xff\xff\xff\xff\xff\xff\xff\x01"sv);
}

TEST_CASE("entries that lie") {
    constexpr std::int64_t most = std::numeric_limits<std::int64_t>::max();
    checkpoint_entry e = floats("w", {2});
    CHECK(faults(write_checkpoint_index({{}, {e}})).empty());
    e.size = 7;
    CHECK(fault_of(e).found.find("7 bytes for float[2]") != std::string::npos);
    e = floats("w", {2});
    e.shard = 1;
    fault_of(e);
    e.shard = -1;
    fault_of(e);
    e = floats("w", {2});
    e.offset = -1;
    fault_of(e);
    e.offset = most - 7;
    fault_of(e);
    e.offset = 0;
    e.size = -8;
    fault_of(e);
    // 2^40 elements with one value, and so many that their bytes are no number.
    e = floats("w", {std::int64_t{1} << 40});
    e.size = 4;
    fault_of(e);
    e = floats("w", {2});
    e.dims = {most};
    e.size = -4;
    fault_of(e);
    e.size = 4;
    fault_of(e);
    e.type = dtype::string;
    fault_of(e);
}

TEST_CASE("all that is wrong is told at once") {
    checkpoint_entry a = floats("a", {2});
    a.size = 1;
    checkpoint_entry b = floats("b", {2});
    b.shard = 9;
    const problems found = faults(write_checkpoint_index({{}, {a, b, floats("c", {1})}}));
    REQUIRE(found.size() == 2);
    CHECK(found[0].attr == "a");
    CHECK(found[1].attr == "b");
}

TEST_CASE("unknown fields and dtypes stay") {
    checkpoint_entry e = floats("w", {2});
    e.unknown = "\x4a\x01x";
    e.type = static_cast<dtype>(77);
    checkpoint_index index{{}, {e}};
    index.header.unknown = "\x22\x01y";
    const std::string bytes = write_checkpoint_index(index);
    const auto again = read_checkpoint_index(shared_bytes::unowned(bytes));
    REQUIRE(again.has_value());
    CHECK(again->header == index.header);
    CHECK(again->entries == index.entries);
}

TEST_CASE("slices that are no slices of what is stored") {
    const folder_of_test folder{"index_slices"};
    const auto prefix = folder.path / "m";
    REQUIRE(write_file(checkpoint_data_file(prefix, 0, 1), std::string(64, '\0')).has_value());
    const std::uint32_t crc = mask_crc(crc32c(std::string(8, '\0')));
    const auto verdict = [&](checkpoint_entry whole, std::vector<checkpoint_entry> parts) {
        for (checkpoint_entry& p : parts) p.crc = crc;
        parts.push_back(std::move(whole));
        const checkpoint_index index{{}, std::move(parts)};
        REQUIRE(write_file(checkpoint_index_file(prefix), write_checkpoint_index(index)).has_value());
        const auto r = open_checkpoint(prefix).value();
        const auto t = r.read("w");
        CHECK(t.has_value() == r.verify().empty());
        return t ? status_code::ok : t.error().code;
    };
    const tensor_slice first{{{0, 2}}};
    const tensor_slice second{{{2, 2}}};
    checkpoint_entry whole = floats("w", {4});
    whole.size = 0;
    whole.slices = {first, second};
    const checkpoint_entry one = floats(slice_key("w", first), {2});
    const checkpoint_entry two = floats(slice_key("w", second), {2});
    CHECK(verdict(whole, {one, two}) == status_code::ok);
    CHECK(verdict(whole, {one}) == status_code::data_loss);
    checkpoint_entry other = two;
    other.type = dtype::int32;
    CHECK(verdict(whole, {one, other}) == status_code::data_loss);
    other = two;
    other.dims = {1, 2};
    CHECK(verdict(whole, {one, other}) == status_code::data_loss);
    whole.slices = {first};
    CHECK(verdict(whole, {one, two}) == status_code::invalid_argument);
    whole.slices = {first, first};
    CHECK(verdict(whole, {one, two}) == status_code::data_loss);
    whole.slices = {first, tensor_slice{{{2, 3}}}};
    CHECK(verdict(whole, {one, two}) == status_code::data_loss);
    whole.slices = {first, tensor_slice{{{2, 2}, {}}}};
    CHECK(verdict(whole, {one, two}) == status_code::data_loss);
}
