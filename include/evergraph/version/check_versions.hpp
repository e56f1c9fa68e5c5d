// SPDX-License-Identifier: BSL-1.0
// check_versions: whether a reader may read an artefact, by the versions both of them carry.
#ifndef EVERGRAPH_VERSION_CHECK_VERSIONS_HPP
#define EVERGRAPH_VERSION_CHECK_VERSIONS_HPP

#include <algorithm>
#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "../base/problem.hpp"
#include "../version.hpp"
#include "version_def.hpp"
#include "version_window.hpp"

namespace evergraph {

enum class version_outcome : std::uint8_t {
    accepted,
    window_is_nonsense,
    producer_too_old,
    consumer_too_old,
    consumer_is_banned,
};

// The checks in their fixed order; the first that fails is the outcome. A newer producer is never
// a reason to refuse: only min_consumer and bad_consumers speak about the future.
constexpr version_outcome judge_versions(std::int32_t producer, std::int32_t min_consumer,
                                         std::span<const std::int32_t> bad_consumers,
                                         version_window reader) {
    if (reader.consumer < reader.min_producer) return version_outcome::window_is_nonsense;
    if (producer < reader.min_producer) return version_outcome::producer_too_old;
    if (min_consumer > reader.consumer) return version_outcome::consumer_too_old;
    if (std::find(bad_consumers.begin(), bad_consumers.end(), reader.consumer) !=
        bad_consumers.end()) {
        return version_outcome::consumer_is_banned;
    }
    return version_outcome::accepted;
}

// The oldest consumer from `consumer` on that the artefact allows; -1 if there is none.
inline std::int64_t nearest_consumer(std::int32_t min_consumer,
                                        std::span<const std::int32_t> bad_consumers,
                                        std::int32_t consumer) {
    std::vector<std::int32_t> banned(bad_consumers.begin(), bad_consumers.end());
    std::sort(banned.begin(), banned.end());
    std::int64_t nearest = std::max(consumer, min_consumer);
    for (std::int32_t bad : banned) {
        if (bad == nearest) ++nearest;
    }
    return nearest <= std::numeric_limits<std::int32_t>::max() ? nearest : -1;
}

// What carries the versions: its name as a title and within a sentence.
struct artefact_name {
    std::string_view title;
    std::string_view noun;
};
inline constexpr artefact_name graph_artefact{"GraphDef", "graph"};
inline constexpr artefact_name checkpoint_artefact{"Checkpoint", "checkpoint"};

// This library's version: "evergraph 0.1.0".
inline std::string library_version() {
    return "evergraph " + std::to_string(EVERGRAPH_VERSION_MAJOR) + "." +
           std::to_string(EVERGRAPH_VERSION_MINOR) + "." +
           std::to_string(EVERGRAPH_VERSION_PATCH);
}

// The problem of an artefact that must not be read, or nothing. Both numbers stand in it.
inline std::optional<problem> check_versions(const version_def& versions, version_window reader,
                                             artefact_name what = graph_artefact) {
    problem p;
    p.code = status_code::invalid_argument;
    const std::string title{what.title};
    const std::string library = library_version();
    const std::string producer = title + " producer ";
    const std::string consumer = title + " consumer ";
    switch (judge_versions(versions.producer, versions.min_consumer, versions.bad_consumers, reader)) {
        case version_outcome::accepted: return std::nullopt;
        case version_outcome::window_is_nonsense:
            p.code = status_code::internal;
            p.kind = problem_kind::window_is_nonsense;
            p.found = consumer + std::to_string(reader.consumer);
            p.needed = "at least its own min_producer " + std::to_string(reader.min_producer);
            p.remedy = "correct the version window of the calling program";
            break;
        case version_outcome::producer_too_old:
            p.kind = problem_kind::producer_too_old;
            p.found = producer + std::to_string(versions.producer);
            p.needed = "at least " + std::to_string(reader.min_producer) + " for " + library;
            p.remedy = "regenerate the " + std::string{what.noun} + " with a newer producer";
            p.nearest_version = reader.min_producer;
            break;
        case version_outcome::consumer_too_old:
            p.kind = problem_kind::consumer_too_old;
            p.found = consumer + std::to_string(reader.consumer) + " of " + library;
            p.needed = "at least min_consumer " + std::to_string(versions.min_consumer);
            p.remedy = "upgrade the program that reads the " + std::string{what.noun};
            p.nearest_version = nearest_consumer(versions.min_consumer, versions.bad_consumers,
                                                 reader.consumer);
            break;
        case version_outcome::consumer_is_banned:
            p.kind = problem_kind::consumer_is_banned;
            p.found = consumer + std::to_string(reader.consumer) + " among its bad_consumers";
            p.needed = "another consumer";
            p.remedy = "upgrade the program that reads the " + std::string{what.noun} +
                       ": its version is likely to have a bug that matters here";
            p.nearest_version = nearest_consumer(versions.min_consumer, versions.bad_consumers,
                                                 reader.consumer);
            break;
    }
    return p;
}

}  // namespace evergraph

#endif
