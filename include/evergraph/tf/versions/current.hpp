// SPDX-License-Identifier: BSL-1.0
// current: the versions of the TensorFlow that this dialect knows, and the days they count.
#ifndef EVERGRAPH_TF_VERSIONS_CURRENT_HPP
#define EVERGRAPH_TF_VERSIONS_CURRENT_HPP

#include <cstdint>
#include <optional>

#include "../../version/calendar_date.hpp"
#include "../../version/version_window.hpp"
#include "history.hpp"
#include "releases.hpp"

namespace evergraph::tf {

// What release 2.21 reads and writes. No release ever raised min_producer or, but for graphs with
// functions, min_consumer.
inline constexpr version_window graph_window = releases::newest().graphs;
inline constexpr version_window checkpoint_window = releases::newest().checkpoints;
inline constexpr version_window bundle_window{1, 0};  // checkpoints of the second form
inline constexpr std::int32_t min_consumer = 0;
inline constexpr std::int32_t functions_min_consumer = 12;

// TFLite's schema; a runtime reads exactly this one.
inline constexpr std::uint32_t lite_schema_version = 3;

// From version 30 on numbers count days, if not quite all: the nightly count stood at 175 from
// October 2019 to April 2020, and missed a day now and then. So a day's number is the highest that a
// graph written then can carry.
inline constexpr std::int32_t first_daily_version = 30;
inline constexpr calendar_date first_daily_date{2019, 5, 9};

// Nothing for a day before versions counted days.
constexpr std::optional<std::int32_t> graph_def_version_on(calendar_date day) {
    const std::int64_t days = day_number(day) - day_number(first_daily_date);
    if (days < 0 || !day.is_day()) return std::nullopt;
    return static_cast<std::int32_t>(first_daily_version + days);
}

// The first day on which a graph can carry this version: for versions set by hand, as the history
// has it. Unknown if it is not there.
constexpr calendar_date date_of_graph_def_version(std::int32_t version) {
    if (version >= first_daily_version) {
        return plus_days(first_daily_date, std::int64_t{version} - first_daily_version);
    }
    calendar_date first;
    for (const version_note& n : graph_def_history.notes()) {
        if (n.number == version && (!first.is_known() || n.since < first)) first = n.since;
    }
    return first;
}

}  // namespace evergraph::tf

#endif
