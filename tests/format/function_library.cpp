// SPDX-License-Identifier: BSL-1.0
#include <evergraph/format/function_library.hpp>

#include <doctest/doctest.h>

#include <string>
#include <utility>

namespace eg = evergraph;

namespace {

eg::function_def function(const std::string& name) {
    eg::function_def f;
    f.signature.name = name;
    f.signature.inputs.push_back({"x", {}, {}, "T", {}, {}, false, {}});
    f.signature.outputs.push_back({"y", {}, {}, "T", {}, {}, false, {}});
    eg::function_attr type{"T", "type", {}, {}};
    type.default_value = eg::attr_value{eg::dtype::float32};
    f.signature.attrs.push_back(std::move(type));
    eg::node_def n;
    n.name = "sum";
    n.op = "AddV2";
    n.inputs = {"x", "x"};
    n.attrs.set("T", eg::attr_value{eg::attr_placeholder{"T"}});
    f.nodes.push_back(std::move(n));
    f.results.push_back({"y", "sum:z:0", {}});
    f.control_results.push_back({"done", "sum", {}});
    f.attrs.set("_noinline", true);
    return f;
}

eg::shared_bytes bytes(std::string s) { return eg::shared_bytes::copy_of(std::move(s)); }

}  // namespace

TEST_CASE("a library that is written reads as the same functions") {
    eg::function_library library;
    REQUIRE(library.add(function("f")));
    REQUIRE(library.add(function("g")));
    REQUIRE(library.add(eg::function_gradient{"f", "g", {}}));
    const auto again = eg::function_library::read(bytes(library.write()));
    REQUIRE(again);
    REQUIRE(again->size() == 2);
    CHECK(*again->find("f") == function("f"));
    CHECK(*again->find("g") == function("g"));
    CHECK(again->gradient_of("f") == "g");
    CHECK(again->write() == library.write());
}

TEST_CASE("names are given once; all of a library is added or nothing") {
    eg::op_definition taken;
    taken.name = "h";
    const eg::table_view ops{{&taken, 1}};
    eg::function_library library;
    REQUIRE(library.add(function("f"), ops));
    CHECK(library.add(function("f"), ops));
    eg::function_def other = function("f");
    other.nodes[0].name = "other";
    const auto refused = library.add(other, ops);
    REQUIRE_FALSE(refused);
    CHECK(refused.error().code == eg::status_code::invalid_argument);
    CHECK_FALSE(library.add(function("h"), ops));
    CHECK_FALSE(library.remove("h"));
    eg::function_library more;
    REQUIRE(more.add(function("k")));
    REQUIRE(more.add(other));
    CHECK_FALSE(library.add(more, ops));
    CHECK(library.find("k") == nullptr);
    library.replace(other);
    CHECK(library.add(more, ops));
    CHECK(library.functions().size() == 2);
    REQUIRE(library.add(eg::function_gradient{"f", "k", {}}));
    CHECK(library.add(eg::function_gradient{"f", "k", {}}));
    CHECK_FALSE(library.add(eg::function_gradient{"f", "f", {}}));
    CHECK(library.remove("k"));
    CHECK(library.size() == 1);
}

TEST_CASE("functions that are not touched keep their bytes, whatever is in them") {
    // function { signature { name: "f" } 200: 7 } with fields out of order, then an unknown field.
    const std::string odd("\x0a\x0b\xc0\x0c\x07\x0a\x03\x0a\x01" "f\x52\x01\x41", 13);
    const std::string tail("\x7a\x01!", 3);
    const auto read = eg::function_library::read(bytes(odd + tail));
    REQUIRE(read);
    CHECK(read->write() == odd + tail);
    eg::function_library both = *read;
    REQUIRE(both.add(function("g")));
    CHECK(both.write().starts_with(odd));
}

TEST_CASE("what does not read is told with the function's name") {
    // function { signature { name: "f" } node_def { <cut short> } }
    const auto read = eg::function_library::read(
        bytes(std::string("\x0a\x0a\x0a\x03\x0a\x01" "f\x1a\x03\x0a\x09" "a", 12)));
    REQUIRE_FALSE(read);
    CHECK(read.error()[0].node == "f");
    // The same name twice, with other contents.
    eg::function_library one;
    REQUIRE(one.add(function("f")));
    eg::function_library two;
    eg::function_def other = function("f");
    other.signature.is_stateful = true;
    REQUIRE(two.add(std::move(other)));
    CHECK_FALSE(eg::function_library::read(bytes(one.write() + two.write())));
    CHECK(eg::function_library::read(bytes(one.write() + one.write())));
}
