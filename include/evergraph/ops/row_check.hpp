// SPDX-License-Identifier: BSL-1.0
// row_check: parses the ports and attrs of one row and reports what is wrong with them.
#ifndef EVERGRAPH_OPS_ROW_CHECK_HPP
#define EVERGRAPH_OPS_ROW_CHECK_HPP

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include "attr_language.hpp"
#include "fault.hpp"
#include "op.hpp"
#include "op_definition.hpp"
#include "op_table.hpp"
#include "port_language.hpp"
#include "spec_cursor.hpp"
#include "version_policy.hpp"

namespace evergraph {

// Where the parsed ports and attrs of one row go; each as long as the row's list of texts.
struct row_room {
    std::span<port_def> inputs;
    std::span<port_def> outputs;
    std::span<attr_def> attrs;
};

// Report is called as report(fault, row index, sentence).
template <class Row, class Report>
class row_check {
 public:
    // The names are none that a user would give to a table: g++ sees them shadowed.
    constexpr row_check(const Row& one_row, std::size_t at_row, const row_span& its_span,
                        const version_policy& of_policy, Report& tell_it)
        : row_(one_row),
          name_(text_view(one_row.name)),
          index_(at_row),
          until_(its_span.until),
          current_(of_policy.current),
          report_(tell_it) {}

    constexpr void read(const row_room& room) const {
        read_attrs(room.attrs);
        read_ports(row_.inputs.view(), room.inputs, room.attrs);
        read_ports(row_.outputs.view(), room.outputs, room.attrs);
        check_attrs(room.attrs);
        check_names(room);
        check_steps(room);
    }

 private:
    constexpr void tell(fault what, const sentence& text) const { report_(what, index_, text); }

    constexpr sentence subject() const { return sentence{} << "op " << quote_free{name_}; }

    constexpr void read_attrs(std::span<attr_def> attrs) const {
        for (std::size_t i = 0; i < attrs.size(); ++i) {
            const std::string_view text = text_view(row_.attrs.view()[i]);
            const spec_reading reading = read_attr(text, attrs[i], row_.since);
            if (reading.what == fault::attr_text_does_not_read) {
                tell(reading.what, subject() << " has an attr " << quote_free{text}
                                             << ", which lacks " << reading.detail);
            } else if (!reading) {
                tell(reading.what, subject()
                                       << " has an attr " << quote_free{reading.detail}
                                       << ", whose name is a dtype or begins without a letter");
            }
        }
    }

    constexpr void check_attrs(std::span<const attr_def> attrs) const {
        for (std::size_t i = 0; i < attrs.size(); ++i) {
            if (attrs[i].since != row_.since) check_since(attrs[i]);
            if (attrs[i].has_default) check_default_of(attrs[i], row_.attrs.view()[i]);
        }
    }

    constexpr void check_since(const attr_def& attr) const {
        const sentence begin = subject()
                               << " has an attr " << attr.name << " since v" << attr.since;
        const int since = row_.since;
        if (attr.since < since) {
            tell(fault::attr_begins_before_its_op,
                 sentence{begin} << ", before the op itself at v" << since);
        } else if (attr.since > until_) {
            tell(fault::attr_begins_after_its_op_ends,
                 sentence{begin} << ", after the op ends at v" << until_);
        } else if (attr.since > current_) {
            tell(fault::attr_begins_after_the_current_version,
                 sentence{begin} << ", after the current version at v" << current_);
        }
        if (attr.since > since && !attr.has_default) {
            tell(fault::attr_came_later_without_a_default,
                 sentence{begin} << " without a default, later than the op itself at v" << since);
        }
    }

    constexpr void check_default_of(const attr_def& attr, const char* text) const {
        const fault found = check_default(attr);
        if (found == fault::none) return;
        sentence s = subject() << " has an attr " << attr.name << " with the default "
                               << quote_free{attr.default_text};
        if (found == fault::attr_default_has_the_wrong_type) {
            s << ", which is not of its type " << (attr.is_list ? "list(" : "")
              << name_of(attr.type) << (attr.is_list ? ")" : "");
        } else if (found == fault::attr_default_is_not_allowed) {
            s << ", outside the set of " << quote_free{text_view(text)};
        } else {
            s << (attr.is_list ? ", shorter than its minimum " : ", below its minimum ")
              << attr.minimum;
        }
        tell(found, s);
    }

    constexpr void read_ports(std::span<const char* const> texts, std::span<port_def> ports,
                              std::span<attr_def> attrs) const {
        for (std::size_t i = 0; i < ports.size(); ++i) {
            const std::string_view text = text_view(texts[i]);
            const spec_reading reading = read_port(text, attrs, ports[i]);
            if (!reading) tell_of_port(reading, text, ports[i], attrs);
        }
    }

    constexpr void tell_of_port(const spec_reading& reading, std::string_view text,
                                const port_def& port, std::span<const attr_def> attrs) const {
        sentence s = subject() << " has a port ";
        const quote_free detail{reading.detail};
        const attr_def* attr = nullptr;
        for (const attr_def& a : attrs) {
            if (a.name == reading.detail) attr = &a;
        }
        switch (reading.what) {
            case fault::port_text_does_not_read:
                s << quote_free{text} << ", which lacks " << detail;
                break;
            case fault::port_name_is_bad:
                s << detail
                  << ", a name other than a small letter, then small letters, digits or "
                     "underscores";
                break;
            case fault::port_type_is_unknown:
                s << port.name << " of type " << detail << ", neither a dtype nor one of its attrs";
                break;
            case fault::port_type_is_a_reference:
                s << port.name << " of type " << detail << ", a reference, which is written Ref";
                break;
            case fault::port_type_attr_is_not_a_type:
                s << port.name << " of type " << detail << ", an attr of type "
                  << (attr->is_list ? "list of " : "") << name_of(attr->type);
                break;
            case fault::port_number_attr_is_unknown:
                s << port.name << " of " << detail << " values, but no attr " << detail;
                break;
            case fault::port_number_attr_is_not_an_int:
                s << port.name << " of " << detail << " values, an attr of type "
                  << (attr->is_list ? "list of " : "") << name_of(attr->type);
                break;
            case fault::port_number_attr_may_be_negative:
                s << port.name << " of " << detail << " values, whose minimum " << attr->minimum
                  << " is below 0";
                break;
            default:
                s << port.name << " of " << port.number_attr << " times " << detail
                  << ", which is a list of types already";
        }
        tell(reading.what, s);
    }

    // Attrs, inputs and outputs share one set of names. Names are compared in pairs only if two of
    // them may be the same.
    constexpr void check_names(const row_room& room) const {
        std::uint64_t seen = 0;
        bool again = false;
        for (const attr_def& a : room.attrs) again = mark(a.name, seen) || again;
        for (const port_def& p : room.inputs) again = mark(p.name, seen) || again;
        for (const port_def& p : room.outputs) again = mark(p.name, seen) || again;
        if (!again) return;
        const std::size_t count = room.attrs.size() + room.inputs.size() + room.outputs.size();
        for (std::size_t i = 1; i < count; ++i) {
            for (std::size_t k = 0; k < i; ++k) check_pair(room, k, i);
        }
    }

    static constexpr bool mark(std::string_view name, std::uint64_t& seen) {
        if (name.empty()) return false;
        const auto letter = static_cast<unsigned char>(name.front());
        const std::uint64_t bit = std::uint64_t{1} << ((letter + 29 * name.size()) % 64);
        const bool again = (seen & bit) != 0;
        seen |= bit;
        return again;
    }

    static constexpr std::string_view name_at(const row_room& room, std::size_t i) {
        if (i < room.attrs.size()) return room.attrs[i].name;
        i -= room.attrs.size();
        return i < room.inputs.size() ? room.inputs[i].name
                                      : room.outputs[i - room.inputs.size()].name;
    }

    static constexpr const char* kind_at(const row_room& room, std::size_t i) {
        if (i < room.attrs.size()) return "an attr";
        return i - room.attrs.size() < room.inputs.size() ? "an input" : "an output";
    }

    constexpr void check_pair(const row_room& room, std::size_t k, std::size_t i) const {
        const std::string_view name = name_at(room, i);
        if (name.empty() || name_at(room, k) != name) return;
        if (i < room.attrs.size()) {
            tell(fault::attr_is_defined_twice, subject()
                                                   << " has two attrs " << name << ", at places "
                                                   << number(k) << " and " << number(i));
        } else {
            tell(fault::port_name_is_used_twice, subject() << " uses the name " << name
                                                           << " twice, for " << kind_at(room, k)
                                                           << " and " << kind_at(room, i));
        }
    }

    constexpr void check_steps(const row_room& room) const {
        for (const migration_step& step : row_.becomes.steps) {
            const std::string_view name = text_view(step.name);
            bool found = false;
            bool of_attr = false;
            std::string_view side = "input ";
            switch (step.kind) {
                case step_kind::attr_renamed:
                case step_kind::attr_dropped:
                case step_kind::attr_narrowed:
                case step_kind::attr_reread:
                case step_kind::attr_to_input:
                    of_attr = true;
                    for (const attr_def& a : room.attrs) found = found || a.name == name;
                    break;
                case step_kind::input_renamed:
                case step_kind::input_dropped:
                case step_kind::input_to_attr:
                case step_kind::input_retyped:
                case step_kind::input_cast:
                    for (const port_def& p : room.inputs) found = found || p.name == name;
                    break;
                case step_kind::output_renamed:
                case step_kind::output_dropped:
                case step_kind::output_retyped:
                    side = "output ";
                    for (const port_def& p : room.outputs) found = found || p.name == name;
                    break;
                default:
                    continue;
            }
            if (found) continue;
            tell(fault::step_names_what_the_op_lacks,
                 subject() << " becomes " << quote_free{text_view(row_.becomes.name)}
                           << " by a step on " << (of_attr ? "attr " : side) << quote_free{name}
                           << ", which it lacks at v" << int{row_.since});
        }
    }

    static constexpr std::int64_t number(std::size_t n) { return static_cast<std::int64_t>(n); }

    const Row& row_;
    std::string_view name_;
    std::size_t index_;
    int until_;
    int current_;
    Report& report_;
};

}  // namespace evergraph

#endif
