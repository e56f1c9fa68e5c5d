// SPDX-License-Identifier: BSL-1.0
// step_table: steps declared beside a table, for definitions whose rows cannot say them.
#ifndef EVERGRAPH_OPS_STEP_TABLE_HPP
#define EVERGRAPH_OPS_STEP_TABLE_HPP

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include "../base/fixed_list.hpp"
#include "fault.hpp"
#include "migration_step.hpp"
#include "op.hpp"
#include "op_definition.hpp"

namespace evergraph {

// From the definition of an op that began at `since` as `revision` to the next one, or, if
// `becomes` names another op, from the op's last definition to that.
struct declared_steps {
    static constexpr int last = -1;

    const char* op = "";
    int since = last;
    int revision = 0;
    const char* becomes = "";
    fixed_list<migration_step, 4> steps{};
};

template <std::size_t N>
struct step_table {
    declared_steps rows[N];

    static constexpr std::size_t size() { return N; }
    constexpr const declared_steps& row(std::size_t i) const { return rows[i]; }
};

template <class... Rows>
step_table(const declared_steps&, const Rows&...) -> step_table<1 + sizeof...(Rows)>;

struct no_steps_at_all {
    static constexpr std::size_t size() { return 0; }
};
inline constexpr no_steps_at_all no_steps{};

namespace detail {

// The definition that a row of steps is for; N if there is none.
template <class Definitions>
constexpr std::size_t place_of_steps(const Definitions& all, table_view view,
                                     const declared_steps& row) {
    const auto versions = view.versions_of(text_view(row.op));
    if (versions.empty()) return all.size();
    const auto first = static_cast<std::size_t>(versions.data() - all.data());
    if (row.since == declared_steps::last) return first + versions.size() - 1;
    for (std::size_t i = 0; i + 1 < versions.size(); ++i) {
        if (versions[i].since == row.since && versions[i].revision == row.revision)
            return first + i;
    }
    return all.size();
}

// Source::make() gives an array of sorted definitions; it is made once, with its steps.
template <class Source, const auto& Steps>
constexpr auto with_steps() {
    auto out = Source::make();
    const table_view view{out};
    for (std::size_t i = 0; i < Steps.size(); ++i) {
        const declared_steps& row = Steps.row(i);
        const std::size_t at = place_of_steps(out, view, row);
        if (at == out.size()) continue;
        op_definition& d = out[at];
        const std::span<const migration_step> steps{row.steps.data(), row.steps.size()};
        (row.since == declared_steps::last ? d.steps : d.to_next) = steps;
        if (*row.becomes != '\0') d.successor = text_view(row.becomes);
    }
    return out;
}

template <class Source, const auto& Steps>
struct stepped {
    static constexpr auto value = with_steps<Source, Steps>();
};
template <class Source>
struct stepped<Source, no_steps> {
    static constexpr auto value = Source::make();
};

}  // namespace detail

// Definitions that carry the steps of a step_table.
template <class Source, const auto& Steps>
inline constexpr const auto& stepped_definitions = detail::stepped<Source, Steps>::value;

// Every row of steps is for one definition, which has none yet.
template <class Definitions, class Steps, class Report>
constexpr void check_places_of_steps(const Definitions& all, table_view view, const Steps& steps,
                                     Report& report) {
    if constexpr (Steps::size() != 0) {
        bool seen[Definitions{}.size()]{};
        for (std::size_t i = 0; i < Steps::size(); ++i) {
            const declared_steps& row = steps.row(i);
            const std::size_t at = detail::place_of_steps(all, view, row);
            if (at == all.size()) {
                report(fault::step_is_for_no_definition, diagnosis::no_row,
                       sentence{} << "op " << quote_free{text_view(row.op)}
                                  << " has steps from its "
                                  << "definition of v" << row.since << " revision " << row.revision
                                  << ", which the table lacks or which is the last");
            } else if (seen[at]) {
                report(fault::step_is_given_twice, diagnosis::no_row,
                       sentence{} << "op " << quote_free{text_view(row.op)}
                                  << " has two rows of steps "
                                  << "from its definition of v" << all[at].since
                                  << ", which takes one");
            }
            if (at != all.size()) seen[at] = true;
        }
    }
}

}  // namespace evergraph

#endif
