// SPDX-License-Identifier: BSL-1.0
// npy_header: the dict in every form Python may give it, and the padding NumPy gives it.
#include <doctest/doctest.h>

#include <evergraph/format/npy_header.hpp>
#include <string>
#include <vector>

using namespace evergraph;

namespace {

std::string file_of(const std::string& header) {
    std::string out{"\x93NUMPY\1\0", 8};
    out += static_cast<char>(header.size());
    return out + '\0' + header;
}

}  // namespace

TEST_CASE("keys in any order, either quotes, spaces, a trailing comma or none, Python 2's L") {
    for (const char* dict :
         {"{'descr': '<f4', 'fortran_order': True, 'shape': (2, 3)}",
          "{\"shape\":(2L,3L,),\"fortran_order\":True,\"descr\":\"<f4\",}",
          "  { 'fortran_order' : True , 'shape' : ( 2 , 3 ) , 'descr' : '<f4' } \n"}) {
        const auto h = read_npy_header(file_of(dict));
        REQUIRE_MESSAGE(h.has_value(), dict);
        CHECK(h->type == dtype::float32);
        CHECK(h->item_size == 4);
        CHECK(h->fortran_order);
        CHECK(h->sizes == std::vector<std::int64_t>{2, 3});
        CHECK(h->data_begins == 10 + std::string{dict}.size());
    }
    CHECK(read_npy_header(file_of("{'descr': '>U3', 'fortran_order': False, 'shape': ()}"))
              ->item_size == 12);
}

TEST_CASE("broken headers") {
    for (const char* dict :
         {"", "{", "{}", "{'descr': '<f4', 'fortran_order': True}",
          "{'descr': '<f4', 'fortran_order': 1, 'shape': ()}",
          "{'descr': '<f4', 'fortran_order': True, 'shape': (2 3)}",
          "{'descr': '<f4', 'fortran_order': True, 'shape': (99999999999999999999,)}",
          "{'descr': '<f4', 'fortran_order': True, 'shape': ()} x", "{'descr' '<f4'}",
          "{'descr': '<f4', 'fortran_order': True, 'shape': (), 'more': 1}"}) {
        const auto h = read_npy_header(file_of(dict));
        REQUIRE_FALSE_MESSAGE(h.has_value(), dict);
        CHECK(h.error().kind == problem_kind::unreadable_bytes);
    }
    for (const char* descr : {"<f3", "f4", "<M8", "|O", "<f", "<f4x", "|V1", "<c4", "|S-1"}) {
        const auto h = read_npy_header(file_of("{'descr': '" + std::string{descr} +
                                               "', 'fortran_order': True, 'shape': ()}"));
        REQUIRE_FALSE_MESSAGE(h.has_value(), descr);
        CHECK(h.error().kind == problem_kind::not_supported);
    }
    CHECK_FALSE(read_npy_header("\x93NUMPY").has_value());
    CHECK_FALSE(read_npy_header(std::string{"\x93NUMPY\4\0\1\0x", 11}).has_value());
    CHECK_FALSE(read_npy_header(std::string{"\x93NUMPY\1\0\5\0{", 11}).has_value());
    CHECK_FALSE(read_npy_header(std::string{"\x93NUMPY\2\0\5\0", 10}).has_value());
}

TEST_CASE("the elements begin at a multiple of 64, with room for the first size to grow") {
    for (const shape& dims : {shape{}, shape{5}, shape{1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12}}) {
        const std::string front = npy_header_text("<f4", dims);
        CHECK(front.size() % 64 == 0);
        CHECK(front.back() == '\n');
        const auto h = read_npy_header(front);
        REQUIRE(h.has_value());
        CHECK(h->sizes == std::vector<std::int64_t>(dims.begin(), dims.end()));
    }
    CHECK(npy_header_text("<f4", shape{}).size() == 128);
    const std::vector<std::int64_t> many(30000, 1);
    const std::string long_front = npy_header_text("<f4", shape{std::span{many}});
    CHECK(long_front[6] == 2);
    CHECK(read_npy_header(long_front)->sizes.size() == 30000);
}

TEST_CASE("the element types of dtypes that NumPy has no name for") {
    CHECK(npy_descr(dtype::qint8) == "|i1");
    CHECK(npy_descr(dtype::quint16) == "<u2");
    CHECK(npy_descr(dtype::uint4) == "|u1");
    CHECK(npy_descr(dtype::bfloat16) == "<V2");
    CHECK(npy_descr(dtype::float8_e5m2) == "<f1");
    CHECK(npy_descr(dtype::float8_e4m3fn) == "<V1");
    CHECK(npy_descr(dtype::resource).empty());
    CHECK(npy_descr(dtype::string).empty());
}
