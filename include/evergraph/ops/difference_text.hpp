// SPDX-License-Identifier: BSL-1.0
// difference_text: one change of a table in words, for people.
#ifndef EVERGRAPH_OPS_DIFFERENCE_TEXT_HPP
#define EVERGRAPH_OPS_DIFFERENCE_TEXT_HPP

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "definition_text.hpp"
#include "op_definition.hpp"
#include "table_difference.hpp"

namespace evergraph {

namespace detail {

inline std::vector<std::string> lines_of(const definition_as_of& d) {
    std::vector<std::string> out;
    if (d.row->stateful) out.emplace_back("stateful");
    if (d.row->commutative) out.emplace_back("commutative");
    if (d.row->aggregate) out.emplace_back("aggregate");
    if (d.row->allows_uninitialized_input) out.emplace_back("allows uninitialized input");
    if (d.row->distributed_communication) out.emplace_back("distributed communication");
    for (const port_def& p : d.row->inputs) out.push_back("input " + text(p));
    for (const port_def& p : d.row->outputs) out.push_back("output " + text(p));
    for (const attr_def& a : d.attrs) out.push_back("attr " + text(a, a.since));
    return out;
}

inline std::string lines_only_in(const std::vector<std::string>& these,
                                 const std::vector<std::string>& others, std::string_view sign) {
    std::string out;
    for (const std::string& line : these) {
        if (std::find(others.begin(), others.end(), line) == others.end()) {
            out += "  " + std::string{sign} + " " + line + "\n";
        }
    }
    return out;
}

}  // namespace detail

// "changed Cast" and a line for each thing that went (-) or came (+).
inline std::string text(const op_difference& d) {
    std::string out = std::string{name_of(d.kind)} + " " + std::string{d.op};
    if (d.kind == difference_kind::deprecated || d.kind == difference_kind::removed) {
        const op_definition& row = *(d.after == nullptr ? d.before : d.after)->row;
        if (!row.successor.empty() && row.successor != d.op) {
            out += ", becomes " + std::string{row.successor};
        } else if (!row.reason.empty()) {
            out += ", " + std::string{row.reason};
        }
    }
    if (d.kind != difference_kind::changed) return out + "\n";
    if (d.broken != breach::none) out += ", " + std::string{phrase_of(d.broken)};
    if (!d.changed_meaning.empty()) out += ", " + std::string{d.changed_meaning};
    const auto before = detail::lines_of(*d.before);
    const auto after = detail::lines_of(*d.after);
    return out + "\n" + detail::lines_only_in(before, after, "-") +
           detail::lines_only_in(after, before, "+");
}

}  // namespace evergraph

#endif
