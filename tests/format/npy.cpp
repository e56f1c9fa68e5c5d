// SPDX-License-Identifier: BSL-1.0
// npy: arrays that NumPy wrote, arrays written as NumPy writes them, and broken ones.
#include <doctest/doctest.h>

#include <cmath>
#include <complex>
#include <cstdint>
#include <evergraph/format/npy.hpp>
#include <evergraph/format/protobuf_graph_reader.hpp>
#include <evergraph/tensor/tensor_decode.hpp>
#include <string>
#include <vector>

#include "files.hpp"

using namespace evergraph;

namespace {

tensor read(const std::string& name) {
    auto t = read_npy(golden(name + ".npy"));
    REQUIRE_MESSAGE(t.has_value(), name);
    return *std::move(t);
}
template <class T>
std::vector<T> values(const tensor& t) {
    const auto v = t.values<T>();
    return {v.begin(), v.end()};
}
// A file of format 1.0 with this header and these elements.
std::string file_of(const std::string& header, const std::string& elements) {
    std::string out{"\x93NUMPY\1\0", 8};
    out += static_cast<char>(header.size() & 0xFF);
    out += static_cast<char>(header.size() >> 8);
    return out + header + elements;
}
problem refused(const std::string& file) {
    const auto t = read_npy(shared_bytes::copy_of(file));
    REQUIRE_FALSE(t.has_value());
    return t.error();
}

}  // namespace

TEST_CASE("TensorFlow's tensors are NumPy's arrays, read and written, for every dtype") {
    const auto graph = read_graph_def(golden("tensors.pb"));
    REQUIRE(graph.has_value());
    for (const node_def& n : graph->nodes) {
        INFO(n.name);
        const auto* value = n.attrs.find_as<tensor_proto>("value");
        REQUIRE(value != nullptr);
        const auto t = decode_tensor(*value);
        REQUIRE(t.has_value());
        CHECK(*t == read(n.name));
        const auto written = write_npy(*t);
        REQUIRE(written.has_value());
        CHECK(*written == golden(n.name + ".npy").view());
    }
}

TEST_CASE("big-endian, column-major and wide text, formats 2 and 3") {
    CHECK(values<std::int32_t>(read("read_big_endian")) ==
          std::vector<std::int32_t>{0, 1, 2, 3, 4, 5});
    using complex = std::complex<float>;
    CHECK(values<complex>(read("read_big_endian_complex")) ==
          std::vector<complex>{{1, 2}, {3, -4}});
    const tensor columns = read("read_column_major");
    CHECK(text(columns.dims()) == "[2,3,4]");
    for (std::int64_t i = 0; i < 24; ++i) {
        CHECK(columns.values<std::int64_t>()[static_cast<std::size_t>(i)] == i);
    }
    CHECK(values<std::string>(read("read_column_major_text")) ==
          std::vector<std::string>{"a", "bc", "d", ""});
    CHECK(values<std::string>(read("read_wide_text")) ==
          std::vector<std::string>{"\xC3\xA9\xE2\x82\xAC", "", "\xF0\x9D\x84\x9Ex"});
    CHECK(values<std::string>(read("read_big_endian_text")) ==
          std::vector<std::string>{"\xC3\xA9\xE2\x82\xAC", "ab"});
    for (const char* name : {"read_format_2", "read_format_3"}) {
        CHECK(values<std::uint16_t>(read(name)) == std::vector<std::uint16_t>{0, 1, 2});
    }
}

TEST_CASE("objects and records are refused") {
    for (const char* name : {"read_pickle.npy", "read_record.npy"}) {
        const auto t = read_npy(golden(name));
        REQUIRE_FALSE(t.has_value());
        CHECK(t.error().kind == problem_kind::not_supported);
    }
}

TEST_CASE("elements that need no conversion are a view of the file") {
    const shared_bytes file = golden("float32_content.npy");
    const auto t = read_npy(file);
    REQUIRE(t.has_value());
    CHECK(t->bytes().data() == file.data() + 128);
}

TEST_CASE("sizes are checked before they are used") {
    const auto header = [](const std::string& descr, const std::string& dims) {
        return "{'descr': '" + descr + "', 'fortran_order': False, 'shape': " + dims + "}\n";
    };
    CHECK(refused(file_of(header("<f4", "(3,)"), "12345678")).kind == problem_kind::unreadable_bytes);
    CHECK(refused(file_of(header("<f4", "(1,)"), "12345678")).needed == "4");
    CHECK(refused(file_of(header("<f4", "(-1,)"), "")).kind == problem_kind::unreadable_bytes);
    CHECK(refused(file_of(header("<f4", "(4294967296, 4294967296)"), "")).needed ==
          "sizes whose product fits 64 bits");
    CHECK(refused(file_of(header("|S0", "(99999999999,)"), "")).kind ==
          problem_kind::unreadable_bytes);
    CHECK(refused(file_of(header("<U1", "(1,)"), from_hex("00d80000"))).needed == "Unicode");
    CHECK(read_npy(shared_bytes::copy_of(file_of(header("|b1", "(2,)"), "\x02\x03")))->bytes() ==
          "\x01\x01");
}

TEST_CASE("strings that cannot be kept, and dtypes that are no values") {
    CHECK_FALSE(write_npy(tensor::scalar(std::string{"a\0", 2})).has_value());
    const auto huge = write_npy(tensor::of<std::string>({2}, {"", std::string(100, 'x')}), 150);
    REQUIRE_FALSE(huge.has_value());
    CHECK(huge.error().kind == problem_kind::value_too_large);
    CHECK_FALSE(write_npy(tensor{}).has_value());
    const auto empty = write_npy(tensor::of<std::string>({1}, {""}));
    REQUIRE(empty.has_value());
    CHECK(empty->size() == 129);
}
