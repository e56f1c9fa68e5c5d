// SPDX-License-Identifier: BSL-1.0
// row_life: reports a bad name and versions that contradict each other within one row.
#ifndef EVERGRAPH_OPS_ROW_LIFE_HPP
#define EVERGRAPH_OPS_ROW_LIFE_HPP

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "fault.hpp"
#include "op.hpp"
#include "op_table.hpp"
#include "spec_cursor.hpp"
#include "version_policy.hpp"

namespace evergraph {

// A capital letter, then letters, digits or underscores; several such pieces joined by `>`. A name
// that begins with an underscore is internal and may go on with any of these.
constexpr bool is_op_name(std::string_view name) {
    const bool internal = name.starts_with('_');
    bool at_start = true;
    for (const char c : name) {
        const bool capital = spec_cursor::is_letter(c) && !spec_cursor::is_lower(c);
        if (at_start && !internal && !capital) return false;
        if (!spec_cursor::is_word(c) && c != '>') return false;
        at_start = c == '>';
    }
    return !at_start;
}

// Report is called as report(fault, row index, sentence).
template <class Row, class Report>
class row_life {
 public:
    // The names are none that a user would give to a table: g++ sees them shadowed.
    constexpr row_life(const Row& one_row, std::size_t at_row, const row_span& its_span,
                       const version_policy& of_policy, Report& tell_it)
        : row_(one_row),
          name_(text_view(one_row.name)),
          index_(at_row),
          span_(its_span),
          current_(of_policy.current),
          report_(tell_it) {}

    constexpr void check() const {
        check_name();
        check_versions_of_row();
        check_deprecation();
    }

 private:
    constexpr void tell(fault what, const sentence& text) const { report_(what, index_, text); }

    constexpr sentence subject() const { return sentence{} << "op " << quote_free{name_}; }

    constexpr void check_name() const {
        if (name_.empty()) {
            tell(fault::op_name_is_bad,
                 sentence{} << "op in row " << static_cast<std::int64_t>(index_) << " has no name");
        } else if (!is_op_name(name_)) {
            tell(fault::op_name_is_bad,
                 subject() << " has a name other than a capital letter, then letters, digits or "
                              "underscores");
        }
    }

    constexpr void check_versions_of_row() const {
        const int since = row_.since;
        if (since < 0) {
            tell(fault::op_begins_before_version_0,
                 subject() << " begins at v" << since << ", before v0");
        }
        if (since > current_) {
            tell(fault::op_begins_after_the_current_version,
                 subject() << " begins at v" << since << ", after the current version at v"
                           << current_);
        }
        if (row_.until < since) {
            tell(fault::op_ends_before_it_begins,
                 subject() << " ends at v" << row_.until << ", before it begins at v" << since);
        }
    }

    constexpr void check_deprecation() const {
        const int deprecated = row_.deprecated;
        if (row_.restored <= deprecated && row_.restored != op::open) {
            sentence text = subject() << " is restored at v" << row_.restored;
            if (deprecated == op::open) {
                text << " without being deprecated before";
            } else {
                text << ", not after it is deprecated at v" << deprecated;
            }
            tell(fault::op_is_restored_before_it_is_deprecated, text);
        }
        if (deprecated == op::open) return;
        // A deprecated op may get further definitions, and each row of it say so.
        if (deprecated < span_.op_begins) {
            tell(fault::op_is_deprecated_before_it_begins,
                 subject() << " is deprecated at v" << deprecated << ", before it begins at v"
                           << span_.op_begins);
        }
        // An op may be deprecated from the very version that follows its last.
        if (span_.op_ends != op::open && deprecated - 1 > span_.op_ends) {
            tell(fault::op_is_deprecated_after_it_ends,
                 subject() << " is deprecated at v" << deprecated << ", after it ends at v"
                           << span_.op_ends);
        }
        if (*row_.becomes.name == '\0' && *row_.because == '\0') {
            tell(fault::op_is_deprecated_without_successor_or_reason,
                 subject() << " is deprecated at v" << deprecated
                           << ", with neither a successor nor a reason");
        }
    }

    const Row& row_;
    std::string_view name_;
    std::size_t index_;
    const row_span& span_;
    int current_;
    Report& report_;
};

}  // namespace evergraph

#endif
