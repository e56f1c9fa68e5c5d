// SPDX-License-Identifier: BSL-1.0
// fault: all that can be wrong with a table of ops, and the report of one such thing.
#ifndef EVERGRAPH_OPS_FAULT_HPP
#define EVERGRAPH_OPS_FAULT_HPP

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "../base/sentence.hpp"

namespace evergraph {

enum class fault : std::uint8_t {
    none,

    policy_version_is_negative,
    policy_min_producer_is_above_current,
    policy_min_consumer_is_above_current,
    policy_min_consumer_is_below_min_producer,

    op_is_defined_twice,
    op_versions_overlap,
    op_versions_leave_a_hole,
    op_hole_is_not_where_it_is_declared,
    op_repeats_its_definition,
    op_ends_without_successor_or_reason,
    op_is_in_two_tables,

    op_name_is_bad,
    op_begins_before_version_0,
    op_begins_after_the_current_version,
    op_ends_before_it_begins,
    op_is_deprecated_before_it_begins,
    op_is_deprecated_after_it_ends,
    op_is_restored_before_it_is_deprecated,
    op_is_deprecated_without_successor_or_reason,

    attr_text_does_not_read,
    attr_name_is_bad,
    attr_is_defined_twice,
    attr_begins_before_its_op,
    attr_begins_after_its_op_ends,
    attr_begins_after_the_current_version,
    attr_came_later_without_a_default,
    attr_default_has_the_wrong_type,
    attr_default_is_not_allowed,
    attr_default_is_below_the_minimum,

    port_text_does_not_read,
    port_name_is_bad,
    port_name_is_used_twice,
    port_type_is_unknown,
    port_type_is_a_reference,
    port_type_attr_is_not_a_type,
    port_number_attr_is_unknown,
    port_number_attr_is_not_an_int,
    port_number_attr_may_be_negative,
    port_repeats_a_list_of_types,

    op_becomes_an_op_the_table_lacks,
    op_becomes_itself_in_a_cycle,
    step_names_what_the_op_lacks,
    step_names_what_the_successor_lacks,

    step_is_missing,
    step_is_given_twice,
    step_changes_nothing,
    step_gives_another_type,
    step_value_does_not_read,
    made_node_is_wrong,
    made_node_has_another_type,
    step_is_for_no_definition,
    op_becomes_another_without_an_end,
    op_successor_begins_after_the_deprecation,
    op_is_deprecated_after_the_current_version,
    op_comes_back_after_it_is_gone_for_good,
    policy_min_producer_drops_a_row,
    history_has_changed,
};

inline constexpr std::size_t fault_count =
    static_cast<std::size_t>(fault::history_has_changed) + 1;

constexpr std::string_view name_of(fault f) {
    constexpr std::string_view names[]{
        "none",
        "policy_version_is_negative",
        "policy_min_producer_is_above_current",
        "policy_min_consumer_is_above_current",
        "policy_min_consumer_is_below_min_producer",
        "op_is_defined_twice",
        "op_versions_overlap",
        "op_versions_leave_a_hole",
        "op_hole_is_not_where_it_is_declared",
        "op_repeats_its_definition",
        "op_ends_without_successor_or_reason",
        "op_is_in_two_tables",
        "op_name_is_bad",
        "op_begins_before_version_0",
        "op_begins_after_the_current_version",
        "op_ends_before_it_begins",
        "op_is_deprecated_before_it_begins",
        "op_is_deprecated_after_it_ends",
        "op_is_restored_before_it_is_deprecated",
        "op_is_deprecated_without_successor_or_reason",
        "attr_text_does_not_read",
        "attr_name_is_bad",
        "attr_is_defined_twice",
        "attr_begins_before_its_op",
        "attr_begins_after_its_op_ends",
        "attr_begins_after_the_current_version",
        "attr_came_later_without_a_default",
        "attr_default_has_the_wrong_type",
        "attr_default_is_not_allowed",
        "attr_default_is_below_the_minimum",
        "port_text_does_not_read",
        "port_name_is_bad",
        "port_name_is_used_twice",
        "port_type_is_unknown",
        "port_type_is_a_reference",
        "port_type_attr_is_not_a_type",
        "port_number_attr_is_unknown",
        "port_number_attr_is_not_an_int",
        "port_number_attr_may_be_negative",
        "port_repeats_a_list_of_types",
        "op_becomes_an_op_the_table_lacks",
        "op_becomes_itself_in_a_cycle",
        "step_names_what_the_op_lacks",
        "step_names_what_the_successor_lacks",
        "step_is_missing",
        "step_is_given_twice",
        "step_changes_nothing",
        "step_gives_another_type",
        "step_value_does_not_read",
        "made_node_is_wrong",
        "made_node_has_another_type",
        "step_is_for_no_definition",
        "op_becomes_another_without_an_end",
        "op_successor_begins_after_the_deprecation",
        "op_is_deprecated_after_the_current_version",
        "op_comes_back_after_it_is_gone_for_good",
        "policy_min_producer_drops_a_row",
        "history_has_changed",
    };
    static_assert(sizeof names / sizeof names[0] == fault_count);
    return names[static_cast<std::size_t>(f)];
}

// What reading one text found: a fault, and in words what was missing or the name it is about.
struct spec_reading {
    fault what = fault::none;
    std::string_view detail;

    constexpr explicit operator bool() const { return what == fault::none; }
};

struct diagnosis {
    static constexpr std::size_t no_row = static_cast<std::size_t>(-1);

    fault what = fault::none;
    std::size_t row = no_row;  // as written in the table; no_row if the policy is wrong
    sentence text;

    constexpr explicit operator bool() const { return what != fault::none; }
};

// A text of a table inside a sentence: without quotes and backslashes, which compilers would
// escape, and cut when long.
struct quote_free {
    std::string_view text;
};
constexpr sentence& operator<<(sentence& s, quote_free t) {
    constexpr std::size_t longest = 72;
    for (std::size_t i = 0; i < t.text.size() && i < longest; ++i) {
        const char c = t.text[i];
        if (c != '"' && c != '\'' && c != '\\' && c >= ' ') s << t.text.substr(i, 1);
    }
    return t.text.size() > longest ? s << "..." : s;
}

// Keeps the first of the faults that it is told.
class first_fault {
 public:
    constexpr void operator()(fault what, std::size_t row, const sentence& text) {
        if (!found_) found_ = {what, row, text};
    }
    constexpr const diagnosis& found() const { return found_; }

 private:
    diagnosis found_;
};

}  // namespace evergraph

#endif
