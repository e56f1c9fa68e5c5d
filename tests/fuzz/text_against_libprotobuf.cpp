// SPDX-License-Identifier: BSL-1.0
// text_against_libprotobuf: our text reader and libprotobuf's accept the same text and mean the
// same by it; our text writer prints what libprotobuf prints, byte by byte.
//
// Usage: text_against_libprotobuf [changes]
//
// libprotobuf is given our message table as descriptors, so every message in it has an oracle.
#include <google/protobuf/any.pb.h>
#include <google/protobuf/descriptor.h>
#include <google/protobuf/descriptor.pb.h>
#include <google/protobuf/dynamic_message.h>
#include <google/protobuf/io/coded_stream.h>
#include <google/protobuf/io/tokenizer.h>
#include <google/protobuf/io/zero_copy_stream_impl_lite.h>
#include <google/protobuf/stubs/logging.h>
#include <google/protobuf/text_format.h>
#include <google/protobuf/wrappers.pb.h>

#include <cstdio>
#include <cstdlib>
#include <evergraph/format/canonical_message.hpp>
#include <evergraph/format/read_graph_file.hpp>
#include <evergraph/format/text_parser.hpp>
#include <evergraph/format/text_printer.hpp>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "damage.hpp"

using namespace evergraph;
namespace pb = google::protobuf;

namespace {

std::size_t both = 0;
std::size_t neither = 0;
std::size_t printed = 0;
std::size_t tolerated = 0;

[[noreturn]] void fail(const std::string& what, const std::string& name, std::string_view bytes) {
    std::fprintf(stderr, "%s: %s (%zu bytes, kept in disputed.bin)\n", name.c_str(), what.c_str(),
                 bytes.size());
    (void)write_file("disputed.bin", bytes);
    std::exit(1);
}

// The message table in libprotobuf's own form.
class oracle {
 public:
    oracle() : pool_(pb::DescriptorPool::generated_pool()), factory_(&pool_) {
        pb::FileDescriptorProto file;
        file.set_name("table.proto");
        file.set_package("tensorflow");
        file.set_syntax("proto3");
        file.add_dependency(pb::Any::descriptor()->file()->name());
        file.add_dependency(pb::BoolValue::descriptor()->file()->name());
        const message_schema& schema = tensorflow_schema();
        for (std::size_t i = 0; i < schema.message_count; ++i) {
            const schema_message& m = schema.messages[i];
            if (!m.entry && !m.name.starts_with("google.")) add(file, m);
        }
        for (std::size_t i = 0; i < schema.enum_count; ++i) add(file, schema.enums[i]);
        if (pool_.BuildFile(file) == nullptr) fail("the table is no file", "table", {});
    }

    std::unique_ptr<pb::Message> message(std::string_view type) {
        const auto* d = pool_.FindMessageTypeByName("tensorflow." + std::string{type});
        return std::unique_ptr<pb::Message>{factory_.GetPrototype(d)->New()};
    }

 private:
    // The message of this name, whose outer messages are made if they are not there yet.
    static pb::DescriptorProto& nested(pb::FileDescriptorProto& file, std::string_view name) {
        const std::size_t dot = name.rfind('.');
        const std::string own{name.substr(dot + 1)};
        if (dot == name.npos) {
            for (auto& m : *file.mutable_message_type()) {
                if (m.name() == own) return m;
            }
            auto& m = *file.add_message_type();
            m.set_name(own);
            return m;
        }
        auto& outer = nested(file, name.substr(0, dot));
        for (auto& m : *outer.mutable_nested_type()) {
            if (m.name() == own) return m;
        }
        auto& m = *outer.add_nested_type();
        m.set_name(own);
        return m;
    }
    static std::string full(std::string_view name) {
        return (name.starts_with("google.") ? "." : ".tensorflow.") + std::string{name};
    }
    static void set_type(pb::FieldDescriptorProto& out, const schema_field& f) {
        using F = pb::FieldDescriptorProto;
        static const std::map<value_form, F::Type> types{
            {value_form::int32, F::TYPE_INT32},       {value_form::int64, F::TYPE_INT64},
            {value_form::uint32, F::TYPE_UINT32},     {value_form::uint64, F::TYPE_UINT64},
            {value_form::sint64, F::TYPE_SINT64},     {value_form::fixed32, F::TYPE_FIXED32},
            {value_form::fixed64, F::TYPE_FIXED64},   {value_form::float32, F::TYPE_FLOAT},
            {value_form::float64, F::TYPE_DOUBLE},    {value_form::boolean, F::TYPE_BOOL},
            {value_form::text, F::TYPE_STRING},       {value_form::bytes, F::TYPE_BYTES},
            {value_form::enumeration, F::TYPE_ENUM}, {value_form::message, F::TYPE_MESSAGE}};
        out.set_name(std::string{f.name});
        out.set_number(static_cast<int>(f.number));
        out.set_type(types.at(f.form));
        out.set_label(f.count == field_count::one ? F::LABEL_OPTIONAL : F::LABEL_REPEATED);
        if (f.form == value_form::message) out.set_type_name(full(message_in_field(f).name));
        if (f.form == value_form::enumeration) out.set_type_name(full(enum_in_field(f).name));
    }
    static void add(pb::FileDescriptorProto& file, const schema_message& m) {
        pb::DescriptorProto& out = nested(file, m.name);
        // libprotobuf wants the fields of a oneof together.
        for (int oneof = 0; oneof < 16; ++oneof) add(out, m, oneof);
    }
    static void add(pb::DescriptorProto& out, const schema_message& m, int oneof) {
        for (const schema_field& f : fields_in(m)) {
            if (f.oneof != oneof) continue;
            if (f.count == field_count::retired) {
                out.add_reserved_name(std::string{f.name});
                continue;
            }
            auto& field = *out.add_field();
            set_type(field, f);
            if (f.oneof != 0) {
                while (out.oneof_decl_size() < f.oneof) {
                    out.add_oneof_decl()->set_name("of" + std::to_string(out.oneof_decl_size()));
                }
                field.set_oneof_index(f.oneof - 1);
            }
            if (f.count == field_count::map) add_entry(out, field, message_in_field(f), m.name);
        }
    }
    static void add_entry(pb::DescriptorProto& out, pb::FieldDescriptorProto& field,
                          const schema_message& entry, std::string_view outer) {
        std::string name;
        bool capital = true;
        for (const char c : field.name()) {
            if (c != '_') name += capital && c >= 'a' ? static_cast<char>(c - 'a' + 'A') : c;
            capital = c == '_';
        }
        name += "Entry";
        auto& type = *out.add_nested_type();
        type.set_name(name);
        type.mutable_options()->set_map_entry(true);
        for (const schema_field& f : fields_in(entry)) set_type(*type.add_field(), f);
        field.set_type_name(full(outer) + "." + name);
    }
    static void add(pb::FileDescriptorProto& file, const schema_enum& e) {
        const std::size_t dot = e.name.rfind('.');
        auto& out = dot == e.name.npos
                        ? *file.add_enum_type()
                        : *nested(file, e.name.substr(0, dot)).add_enum_type();
        out.set_name(std::string{e.name.substr(dot + 1)});
        for (std::size_t i = 0; i < e.count; ++i) {
            const enum_value& v = tensorflow_schema().values[e.first + i];
            auto& value = *out.add_value();
            value.set_name(std::string{v.name});
            value.set_number(v.value);
        }
    }

    pb::DescriptorPool pool_;
    pb::DynamicMessageFactory factory_;
};

struct first_error : pb::io::ErrorCollector {
    std::string text;
    void AddError(int line, int column, const std::string& message) override {
        if (!text.empty()) return;
        text = std::to_string(line + 1) + ":" + std::to_string(column + 1) + ": " + message;
    }
};

std::string deterministic(const pb::Message& m) {
    std::string out;
    pb::io::StringOutputStream stream{&out};
    pb::io::CodedOutputStream coded{&stream};
    coded.SetSerializationDeterministic(true);
    m.SerializeToCodedStream(&coded);
    coded.Trim();
    return out;
}

// What we accept and libprotobuf does not: fields by number. What we refuse: text that is not
// UTF-8, halves of surrogate pairs, more than 100 messages in each other.
bool is_known_difference(const problems& ours, const std::string& theirs) {
    if (ours.empty()) {
        const std::string number = "Expected identifier, got: ";
        const std::size_t at = theirs.find(number);
        return at != theirs.npos && at + number.size() < theirs.size() &&
               theirs[at + number.size()] >= '0' && theirs[at + number.size()] <= '9';
    }
    for (const problem& p : ours) {
        const bool known = p.needed == "UTF-8" || p.found.find("surrogate") != p.found.npos ||
                           p.found.find("above U+10FFFF") != p.found.npos ||
                           p.found.find("nested too deep") != p.found.npos;
        if (!known) return false;
    }
    return true;
}

// Whether a map holds a key twice: a dynamic message keeps both entries, generated code the last.
bool has_double_keys(const pb::Message& m) {
    const pb::Reflection& r = *m.GetReflection();
    std::vector<const pb::FieldDescriptor*> fields;
    r.ListFields(m, &fields);
    for (const pb::FieldDescriptor* f : fields) {
        if (f->cpp_type() != pb::FieldDescriptor::CPPTYPE_MESSAGE) continue;
        std::set<std::string> keys;
        for (int i = 0; i < (f->is_repeated() ? r.FieldSize(m, f) : 1); ++i) {
            const pb::Message& one =
                f->is_repeated() ? r.GetRepeatedMessage(m, f, i) : r.GetMessage(m, f);
            std::string key;
            if (f->is_map()) {
                pb::TextFormat::PrintFieldValueToString(one, f->message_type()->field(0), -1, &key);
            }
            if ((f->is_map() && !keys.insert(key).second) || has_double_keys(one)) return true;
        }
    }
    return false;
}

void compare_print(oracle& o, std::string_view type, const std::string& name,
                   std::string_view bytes) {
    const auto theirs = o.message(type);
    if (!theirs->ParseFromArray(bytes.data(), static_cast<int>(bytes.size()))) return;
    std::string expected;
    if (!pb::TextFormat::PrintToString(*theirs, &expected)) return;
    const auto ours = wire_to_text(bytes, *find_message(type));
    if (!ours.has_value()) fail("not printed: " + line(ours.error()[0]), name, bytes);
    if (*ours != expected && !has_double_keys(*theirs)) {
        (void)write_file("ours.pbtxt", *ours);
        (void)write_file("theirs.pbtxt", expected);
        fail("printed in another way", name, bytes);
    }
    ++(*ours == expected ? printed : tolerated);
    if (*ours == expected && canonical_message(bytes, *find_message(type)) != deterministic(*theirs)) {
        fail("in another canonical form", name, bytes);
    }
}

// True if the text is accepted.
bool compare_text(oracle& o, std::string_view type, const std::string& name,
                  std::string_view text) {
    const auto theirs = o.message(type);
    pb::TextFormat::Parser parser;
    first_error error;
    parser.RecordErrorsTo(&error);
    const bool accepted = parser.ParseFromString(std::string{text}, theirs.get());
    const auto ours = text_to_wire(text, *find_message(type));
    if (accepted != ours.has_value()) {
        if (is_known_difference(ours.has_value() ? problems{} : ours.error(), error.text)) {
            ++tolerated;
            return false;
        }
        if (!ours.has_value()) std::fprintf(stderr, "%s\n", line(ours.error()[0]).c_str());
        fail(accepted ? "accepted by libprotobuf only"
                      : "accepted by ours only, theirs says " + error.text,
             name, text);
    }
    ++(accepted ? both : neither);
    if (!accepted) return false;
    const auto reread = o.message(type);
    if (!reread->ParseFromString(*ours)) fail("bytes that libprotobuf refuses", name, text);
    if (deterministic(*reread) != deterministic(*theirs)) fail("another meaning", name, text);
    compare_print(o, type, name, *ours);
    return true;
}

std::string_view type_of(file_kind kind) {
    switch (kind) {
        case file_kind::meta_graph:
        case file_kind::meta_graph_text: return "MetaGraphDef";
        case file_kind::saved_model:
        case file_kind::saved_model_text: return "SavedModel";
        case file_kind::checkpoint_state: return "CheckpointState";
        default: return "GraphDef";
    }
}

}  // namespace

int main(int argc, char** argv) {
    const int changes = argc > 1 ? std::atoi(argv[1]) : 1000;
    oracle o;
    pb::SetLogHandler(nullptr);
    const std::string golden = std::string{EVERGRAPH_GOLDEN} + "/format";
    for (const std::string& folder : {golden, std::string{EVERGRAPH_REAL_MODELS}}) {
        for (const named_file& f : text_files(folder)) {
            const std::string_view type = type_of(recognise(f.bytes.view()));
            (void)compare_text(o, type, f.name, f.bytes.view());
            if (f.bytes.size() > 16384) continue;
            damage d{19760401, damage::in_text};
            for (int i = 0; i < changes; ++i) {
                std::string changed = d.of(f.bytes.view());
                for (int more = 0; more < 3 && compare_text(o, type, f.name, changed); ++more) {
                    changed = d.of(changed);
                }
            }
        }
        for (const named_file& f : model_files(folder)) {
            const file_kind kind = recognise(f.bytes.view());
            if (kind == file_kind::npy) continue;
            const std::string_view type = type_of(kind);
            compare_print(o, type, f.name, f.bytes.view());
            if (f.bytes.size() > 65536) continue;
            damage d{19760401};
            for (int i = 0; i < changes; ++i) compare_print(o, type, f.name, d.of(f.bytes.view()));
        }
    }
    std::printf("%zu texts accepted by both, %zu refused by both, %zu known differences; "
                "%zu printed the same\n", both, neither, tolerated, printed);
    return 0;
}
