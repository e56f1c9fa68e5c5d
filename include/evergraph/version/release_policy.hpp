// SPDX-License-Identifier: BSL-1.0
// release_policy: a surface whose releases keep the rules, proven by the compiler.
#ifndef EVERGRAPH_VERSION_RELEASE_POLICY_HPP
#define EVERGRAPH_VERSION_RELEASE_POLICY_HPP

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "../base/sentence.hpp"
#include "forward_compatible.hpp"
#include "release_calendar.hpp"
#include "semantic_version.hpp"
#include "surface.hpp"
#include "version_window.hpp"

namespace evergraph {

// Never defined but for the calendar that keeps the rules: a compiler that reports it prints the
// rule, the row of the release or symbol, counted from 0, and the sentence.
template <release_rule Broken, std::size_t Row, fixed_text Sentence>
struct calendar_is_wrong;
template <>
struct calendar_is_wrong<release_rule::none, release_verdict::no_row, fixed_text<0>{}> {};

// The promises that a policy does not make.
template <release_rule... Off>
struct except {
    static_assert((is_promise(Off) && ...),
                  "evergraph: this rule makes a calendar one, it holds always");
    static constexpr std::array<release_rule, sizeof...(Off)> off{Off...};
};

// What a policy of this surface would be refused for.
template <const auto& Surface, class Except = except<>>
inline constexpr release_verdict verdict_on_releases =
    judge_releases(Surface, release_rules{Except::off});

namespace detail {

template <const auto& Verdict>
using calendar_proof_of = calendar_is_wrong<Verdict.broken, Verdict.row,
                                            fixed_text<Verdict.text.size()>{Verdict.text.view()}>;

}  // namespace detail

// Does not compile if a rule is broken that Except does not name. Surface is a constant in a
// namespace, as are its arrays.
template <const auto& Surface, class Except = except<>>
struct release_policy : detail::calendar_proof_of<verdict_on_releases<Surface, Except>> {
    static constexpr const auto& surface = Surface;
    static constexpr release_rules rules{Except::off};

    static constexpr const release& newest() { return Surface.releases.back(); }

    // The window of a release; nothing if it is not in the calendar.
    static constexpr std::optional<version_window> graphs_of(const semantic_version& version) {
        const release* r = release_of(Surface, version);
        return r == nullptr ? std::nullopt : std::optional{r->graphs};
    }

    // The first release, by version, that reads graphs of this producer and min_consumer.
    static constexpr const release* first_reader(std::int32_t producer, std::int32_t min_consumer) {
        for (const release& r : Surface.releases) {
            if (r.graphs.min_producer <= producer && r.graphs.consumer >= min_consumer) return &r;
        }
        return nullptr;
    }

    // What a graph of one release may expect of another. Of releases without a date the window of
    // days says nothing.
    static constexpr promise between(const release& writer, const release& reader) {
        const semantic_version wrote = writer.number();
        const semantic_version reads = reader.number();
        if (wrote <= reads && !is_major_step(wrote, reads)) return promise::backward;
        if (wrote.major != 0 && wrote.major + 1 == reads.major &&
            rules.hold(release_rule::next_major_reads_this_one)) {
            return promise::next_major;
        }
        if (wrote < reads) return promise::none;
        if (wrote.major == reads.major && wrote.minor == reads.minor) return promise::forward_patch;
        const bool dated = writer.date.is_known() && reader.date.is_known();
        return dated && is_within_forward_window(writer.date, reader.date) ? promise::forward_window
                                                                           : promise::none;
    }
};

}  // namespace evergraph

#endif
