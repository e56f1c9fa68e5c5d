// SPDX-License-Identifier: BSL-1.0
// message_schema: the table of messages reads, and what is looked up in it is there.
#include <doctest/doctest.h>

#include <cstddef>
#include <cstdint>
#include <evergraph/format/message_schema.hpp>
#include <set>
#include <string_view>

using namespace evergraph;

static_assert(read_message_table("A: b 1 E, c 2 A*\n", "E: X 0\n").fault.empty());
static_assert(read_message_table("A: b 1 Missing\n", "").fault == "Missing");

TEST_CASE("every type that a field names is in the table, and all of it fits") {
    const message_schema& all = tensorflow_schema();
    CHECK(all.fault.empty());
    std::size_t fields = 0;
    for (const schema_message& m : all.messages) fields += m.count;
    CHECK(fields < all.fields.size());
    CHECK(all.message_count < all.messages.size());
    CHECK(all.value_count < all.values.size());
}

TEST_CASE("messages of the files beside graphs") {
    for (const char* name : {"ConfigProto", "RunOptions", "Event", "Summary", "Summary.Value",
                             "HistogramProto", "ReaderBaseState", "QueueRunnerDef",
                             "WhileContextDef"}) {
        CHECK_MESSAGE(find_message(name) != nullptr, name);
    }
}

TEST_CASE("messages by name") {
    const schema_message* const graph = find_message("GraphDef");
    REQUIRE(graph != nullptr);
    CHECK(fields_in(*graph).size() == 5);
    CHECK(find_message("google.protobuf.Any") != nullptr);
    CHECK(find_message("OpDef.ArgDef") != nullptr);
    CHECK(find_message("NoSuch") == nullptr);
    CHECK(find_message("") == nullptr);
    CHECK(find_message("map<string,AttrValue>") == nullptr);
}

TEST_CASE("fields by name and by number") {
    const schema_message& node = *find_message("NodeDef");
    const schema_field* const attr = find_field(node, "attr");
    REQUIRE(attr != nullptr);
    CHECK(attr == find_field(node, 5));
    CHECK(attr->count == field_count::map);
    const schema_message& entry = message_in_field(*attr);
    CHECK(entry.entry);
    CHECK(find_field(entry, "key")->form == value_form::text);
    CHECK(message_in_field(*find_field(entry, "value")).name == "AttrValue");
    CHECK(find_field(*find_message("TensorProto"), "half_val")->form == value_form::int32);
    CHECK(is_packed(*find_field(*find_message("TensorProto"), "half_val")));
    CHECK_FALSE(is_packed(*find_field(*find_message("TensorProto"), "string_val")));
    CHECK(find_field(*find_message("BundleEntryProto"), "crc32c")->form == value_form::fixed32);
    CHECK(find_field(node, "nothing") == nullptr);
    CHECK(find_field(node, 99) == nullptr);
    CHECK(find_field(node, 0U) == nullptr);
}

TEST_CASE("oneofs, enums and retired names") {
    const schema_message& attr = *find_message("AttrValue");
    for (const schema_field& f : fields_in(attr)) CHECK(f.oneof == 1);
    const schema_field& type = *find_field(attr, "type");
    CHECK(type.form == value_form::enumeration);
    CHECK(enum_in_field(type).name == "DataType");
    CHECK(values_in(type)[1].name == "DT_FLOAT");
    CHECK(values_in(type)[1].value == 1);
    const schema_field* const retired = find_field(*find_message("SavedObject"), "attributes");
    REQUIRE(retired != nullptr);
    CHECK(retired->count == field_count::retired);
}

TEST_CASE("no message has a number or a name twice, or more fields than fit") {
    const message_schema& schema = tensorflow_schema();
    CHECK(schema.fault.empty());
    for (std::size_t i = 0; i < schema.message_count; ++i) {
        const schema_message& m = schema.messages[i];
        std::set<std::string_view> names;
        std::set<std::uint32_t> numbers;
        CHECK_MESSAGE(m.count <= most_fields, m.name);
        for (const schema_field& f : fields_in(m)) {
            CHECK_MESSAGE(names.insert(f.name).second, m.name);
            if (f.count == field_count::retired) continue;
            CHECK_MESSAGE(numbers.insert(f.number).second, m.name);
            CHECK(f.oneof < 16);
        }
    }
}
