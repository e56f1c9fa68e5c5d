// SPDX-License-Identifier: BSL-1.0
// Tests of definition_text: what is written reads back as the same.
#include <evergraph/ops/definition_text.hpp>

#include <doctest/doctest.h>

#include <string>
#include <vector>

#include <evergraph/ops/dialect.hpp>

using namespace evergraph;

namespace text_of {

inline constexpr op_table table{
    op{.name = "Sum",
       .since = 1,
       .deprecated = 4,
       .inputs = {"x: N * T", "r: Ref(M * float)", "l: Ts"},
       .outputs = {"y: T"},
       .attrs = {"N: int", "M: int >= 2 = 3", "T: {float, int32}",
                 "Ts: list({half}) >= 0 = [DT_HALF]", "mode: {\"a\", 'b'} = \"a\" since 3"},
       .because = "nobody sums",
       .commutative = true}};
inline constexpr version_policy policy{.current = 5};

}  // namespace text_of

TEST_CASE("a definition is written as its author would") {
    const op_definition& sum = *dialect<text_of::table, text_of::policy>::ops.find("Sum", 1);
    CHECK(text(sum) ==
          "Sum\n"
          "  since 1, deprecated at 4, nobody sums\n"
          "  commutative\n"
          "  input x: N * T\n"
          "  input r: Ref(M * float)\n"
          "  input l: Ts\n"
          "  output y: T\n"
          "  attr N: int >= 1\n"
          "  attr M: int >= 2 = 3\n"
          "  attr T: {float, int32}\n"
          "  attr Ts: list({half}) >= 0 = [DT_HALF]\n"
          "  attr mode: {\"a\", 'b'} = \"a\" since 3\n");
}

TEST_CASE("text, parsed and written again, is the same text") {
    const op_definition& sum = *dialect<text_of::table, text_of::policy>::ops.find("Sum", 1);
    std::vector<attr_def> attrs;
    for (const attr_def& attr : sum.attrs) {
        const std::string written = text(attr, sum.since);
        attr_def again;
        REQUIRE(read_attr(written, again, sum.since));
        CHECK(again == attr);
        CHECK(text(again, sum.since) == written);
        attrs.push_back(attr);
    }
    for (const port_def& port : sum.inputs) {
        const std::string written = text(port);
        port_def again;
        REQUIRE(read_port(written, attrs, again));
        CHECK(again == port);
    }
}
