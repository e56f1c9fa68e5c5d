// SPDX-License-Identifier: BSL-1.0
#include <evergraph/tensor/tensor_text.hpp>

#include <doctest/doctest.h>

#include <complex>
#include <cstdint>
#include <string>
#include <vector>

namespace eg = evergraph;
using eg::tensor;

TEST_CASE("elements read back as they are, the first few of many") {
    CHECK(eg::elements_text(tensor::of<float>({3}, {0.1F, -2.0F, 1e20F})) == "0.1 -2 1e+20");
    CHECK(eg::elements_text(tensor::of<std::int8_t>({2}, {std::int8_t{-128}, std::int8_t{7}})) ==
          "-128 7");
    CHECK(eg::elements_text(tensor::of<bool>({2}, {true, false})) == "true false");
    CHECK(eg::elements_text(tensor::of<std::string>({2}, {"a'", "\n"})) == "'a'' '\\x0a'");
    CHECK(eg::elements_text(tensor::scalar(std::complex<float>{1.0F, -1.5F})) == "(1,-1.5)");
    CHECK(eg::elements_text(tensor::scalar(eg::half{0.5F})) == "0.5");
    const std::vector<int> many(100, 5);
    CHECK(eg::elements_text(tensor::of<int>({100}, many), 3) == "5 5 5 ...");
    CHECK(eg::elements_text(tensor::of<int>({0}, std::vector<int>{})).empty());
    CHECK(eg::elements_text(tensor::of<std::uint8_t>({1}, {std::uint8_t{9}})
                                .bitcast(eg::dtype::quint8)) == "9");
    CHECK(eg::elements_text(tensor{}).empty());
}
