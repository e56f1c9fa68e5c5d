// SPDX-License-Identifier: BSL-1.0
// text_parser: turns protobuf text of any message in the table into the message's bytes.
#ifndef EVERGRAPH_FORMAT_TEXT_PARSER_HPP
#define EVERGRAPH_FORMAT_TEXT_PARSER_HPP

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "../base/expected.hpp"
#include "../base/problem.hpp"
#include "message_schema.hpp"
#include "protobuf_reading.hpp"
#include "text_literals.hpp"
#include "text_tokens.hpp"
#include "text_values.hpp"
#include "wire_builder.hpp"

namespace evergraph {

namespace detail {

// One message while it is read.
struct text_frame {
    const schema_message& type;
    message_place& where;
    int depth;  // how many more messages may open inside
    std::array<std::uint32_t, most_fields> seen{};
    std::string first;   // of an entry: its key; of a node: its name
    std::string second;  // of a node: its op

    bool keeps_texts() const { return type.entry || type.name == "NodeDef"; }
};

class text_parser {
 public:
    explicit text_parser(std::string_view text) : in_(text) {}

    expected<std::string, problems> parse(const schema_message& type) {
        message_place top;
        text_frame m{type, top, wire_depth, {}, {}, {}};
        for (fields(m); !in_.at_end(); fields(m)) {
            in_.note("a closing bracket", "one that opened before", top);
            in_.tokens.next();
        }
        if (!in_.found.empty()) return unexpected<problems>{std::move(in_.found)};
        return out_.text();
    }

 private:
    void fields(text_frame& m) {
        while (!in_.at_end() && !in_.tokens.closes_message()) {
            const text_token kind = in_.tokens.kind();
            if (kind == text_token::word) {
                named_field(m);
            } else if (kind == text_token::integer) {
                numbered_field(m);
            } else if (in_.tokens.is('[')) {
                bracketed_field(m);
            } else {
                in_.unexpected_token("a field", m.where);
                in_.tokens.next();
                in_.recover();
            }
            if (!in_.take(';')) in_.take(',');
        }
        close_run();
    }

    void named_field(text_frame& m) {
        const std::string_view name = in_.tokens.text();
        const schema_field* const f = find_field(m.type, name);
        if (f == nullptr) {
            in_.note("the field '" + std::string{name} + "'", "a field of " + name_of(m.type), m.where);
        }
        if (f == nullptr || f->count == field_count::retired) {
            in_.tokens.next();
            const bool valued = in_.tokens.is(':') || in_.tokens.opens_message();
            return valued ? in_.skip_value() : in_.recover();
        }
        check_single(m, *f);
        in_.tokens.next();
        if (!in_.take(':') && f->form != value_form::message) {
            in_.unexpected_token("':' behind " + std::string{name}, m.where);
            in_.recover();
        } else if (f->count != field_count::one && in_.take('[')) {
            list(m, *f);
        } else {
            value(m, *f);
        }
    }

    static std::string name_of(const schema_message& type) {
        return type.name.empty() ? "a message that is not known" : std::string{type.name};
    }
    static std::uint32_t& seen(text_frame& m, const schema_field& f) {
        return m.seen[static_cast<std::size_t>(&f - fields_in(m.type).data())];
    }

    // Must be called on the name of the field.
    void check_single(text_frame& m, const schema_field& f) {
        if (f.count != field_count::one) return;
        if (seen(m, f) > 0) {
            in_.note("the field '" + std::string{f.name} + "' a second time", "it once", m.where);
        }
        if (f.oneof == 0) return;
        for (const schema_field& other : fields_in(m.type)) {
            if (&other == &f || other.oneof != f.oneof || seen(m, other) == 0) continue;
            in_.note("the field '" + std::string{f.name} + "' beside '" + std::string{other.name} + "'",
                     "one of them", m.where);
            return;
        }
    }

    void list(text_frame& m, const schema_field& f) {
        if (in_.take(']')) return;
        do {
            value(m, f);
        } while (in_.take(','));
        if (in_.take(']')) return;
        in_.unexpected_token("',' or ']' in the list " + std::string{f.name}, m.where);
        in_.recover();
    }

    void value(text_frame& m, const schema_field& f) {
        message_place here{&m.where, f.name, -1, {}, false};
        if (f.count == field_count::many) here.index = seen(m, f);
        if (f.count == field_count::map) here.keyed = true;
        if (f.form == value_form::message) {
            ++seen(m, f);
            message(m, f.number, message_in_field(f), here);
        } else if (f.form == value_form::text || f.form == value_form::bytes) {
            string(m, f, here);
        } else {
            number(m, f, here);
        }
    }

    void message(const text_frame& outer, std::uint32_t number, const schema_message& type,
                 message_place& here) {
        if (!in_.tokens.opens_message()) return in_.wrong_value("'{'", here);
        if (outer.depth == 0) {
            in_.note("messages nested too deep",
                     "at most " + std::to_string(wire_depth) + " in each other", here);
            return in_.skip_group();
        }
        const char closing = in_.tokens.is('{') ? '}' : '>';
        const text_place opened = in_.tokens.place();
        const std::size_t before = in_.found.size();
        in_.tokens.next();
        close_run();
        out_.open(number);
        text_frame m{type, here, outer.depth - 1, {}, {}, {}};
        fields(m);
        out_.close();
        in_.end_of_message(closing, opened, here);
        if (type.name == "NodeDef") in_.name_node(before, m.first, m.second);
    }

    void string(text_frame& m, const schema_field& f, message_place& here) {
        std::string text;
        if (!in_.string(text, f.form == value_form::text, here)) return;
        keep(m, f, text);
        if (text.empty() && is_implied(m, f)) return;
        ++seen(m, f);
        close_run();
        out_.bytes(f.number, text);
    }

    void number(text_frame& m, const schema_field& f, message_place& here) {
        const std::string_view token = in_.tokens.text();
        const auto bits = in_.number(f, here);
        if (!bits.has_value()) return;
        keep(m, f, token);
        if (*bits == 0 && is_implied(m, f)) return;
        ++seen(m, f);
        if (!is_packed(f)) {
            close_run();
            out_.tag(f.number, wire_type_in_file(f.form));
        } else if (run_ != &f) {
            close_run();
            out_.open(f.number);
            run_ = &f;
        }
        out_.number(wire_type_in_file(f.form), *bits);
    }

    // A default that files leave out.
    static bool is_implied(const text_frame& m, const schema_field& f) {
        return f.count == field_count::one && f.oneof == 0 && !m.type.entry;
    }

    static void keep(text_frame& m, const schema_field& f, std::string_view text) {
        if (!m.keeps_texts() || f.number > 2) return;
        (f.number == 1 ? m.first : m.second) = text;
        if (m.type.entry && f.number == 1) m.where.key = m.first;
    }

    // Repeated numbers that follow each other share one length.
    void close_run() {
        if (run_ != nullptr) out_.close();
        run_ = nullptr;
    }

    // A field without a name, as libprotobuf writes what it does not know: 7: 5, 7: 0x00000005,
    // 7: 0x0000000000000005, 7: "bytes", 7 { ... }
    void numbered_field(text_frame& m) {
        static constexpr schema_message unknown{};
        const auto n = integer_of(in_.tokens.text());
        if (!n.has_value() || *n == 0 || *n >= std::uint64_t{1} << 29U) {
            in_.note("the field number " + std::string{in_.tokens.text()}, "1 to 536870911", m.where);
        }
        const auto number = static_cast<std::uint32_t>(n.value_or(1) & 0x1FFFFFFFU);
        in_.tokens.next();
        close_run();
        const std::string name = std::to_string(number);
        message_place here{&m.where, name, -1, {}, false};
        const bool colon = in_.take(':');
        if (in_.tokens.opens_message() || !colon) {
            const schema_field* const f = find_field(m.type, number);
            const bool known = f != nullptr && f->form == value_form::message;
            return message(m, number, known ? message_in_field(*f) : unknown, here);
        }
        if (in_.tokens.kind() == text_token::string) {
            std::string bytes;
            if (in_.string(bytes, false, here)) out_.bytes(number, bytes);
        } else if (const auto value = in_.plain_number(here); value.has_value()) {
            out_.tag(number, value->type);
            out_.number(value->type, value->bits);
        }
    }

    // [type.googleapis.com/tensorflow.GraphDef] { ... } in an Any; no message has extensions.
    void bracketed_field(text_frame& m) {
        const bool any = m.type.name == "google.protobuf.Any";
        if (!any) in_.note("an extension", "a field of " + name_of(m.type), m.where);
        const std::string url = in_.type_url();
        const schema_message* const type = find_message(type_in(url));
        if (any && type == nullptr) in_.note("the type '" + url + "'", "one that is known", m.where);
        if (!in_.take(']')) {
            in_.unexpected_token("']'", m.where);
            return in_.recover();
        }
        if (!any || type == nullptr) return in_.skip_value();
        if (m.seen[0] > 0 || m.seen[1] > 0) in_.note("a second value", "one", m.where);
        m.seen[0] = m.seen[1] = 1;
        in_.take(':');
        out_.bytes(1, url);
        message_place here{&m.where, type->name, -1, {}, false};
        message(m, 2, *type, here);
    }

    // The table's name of the type that a URL ends in.
    static std::string_view type_in(std::string_view url) {
        constexpr std::string_view package = "tensorflow.";
        url = url.substr(url.rfind('/') + 1);
        return url.starts_with(package) ? url.substr(package.size()) : url;
    }

    text_input in_;
    wire_builder out_;
    const schema_field* run_ = nullptr;
};

}  // namespace detail

// The bytes of a message of type `type`, with the fields in the order of the text. Reading goes on
// behind a mistake: all are reported (at most 200), each with line:column and the field's path.
inline expected<std::string, problems> text_to_wire(std::string_view text,
                                                    const schema_message& type) {
    return detail::text_parser{text}.parse(type);
}

}  // namespace evergraph

#endif
