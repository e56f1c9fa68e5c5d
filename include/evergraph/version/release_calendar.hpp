// SPDX-License-Identifier: BSL-1.0
// release_calendar: the rules that the releases of a surface keep, and which of them one breaks.
#ifndef EVERGRAPH_VERSION_RELEASE_CALENDAR_HPP
#define EVERGRAPH_VERSION_RELEASE_CALENDAR_HPP

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include "../base/sentence.hpp"
#include "calendar_date.hpp"
#include "semantic_version.hpp"
#include "surface.hpp"
#include "version_window.hpp"

namespace evergraph {

// What must be so. The first five make a calendar one; the others are TensorFlow's promises, each
// of which a policy can give up by name.
enum class release_rule : std::uint8_t {
    none,

    versions_read,
    dates_are_days,
    releases_ascend,
    windows_are_not_empty,
    symbols_live_in_releases,

    window_is_constant_across_patches,
    window_only_grows_across_minors,
    window_shrinks_only_at_a_major,
    lower_bound_waits_six_months,
    next_major_reads_this_one,
    removal_follows_deprecation,
    removal_waits_for_a_major,
};

inline constexpr std::size_t release_rule_count =
    static_cast<std::size_t>(release_rule::removal_waits_for_a_major) + 1;

// Whether a policy may do without it.
constexpr bool is_promise(release_rule r) {
    return r >= release_rule::window_is_constant_across_patches;
}

// The first rule that a calendar breaks, the row of the release or symbol, and in words what it
// did.
struct release_verdict {
    static constexpr std::size_t no_row = static_cast<std::size_t>(-1);

    release_rule broken = release_rule::none;
    std::size_t row = no_row;
    sentence text;

    constexpr explicit operator bool() const { return broken != release_rule::none; }
};

// The rules that are in force.
class release_rules {
 public:
    constexpr release_rules() = default;
    constexpr explicit release_rules(std::span<const release_rule> off) {
        for (const release_rule r : off) {
            if (is_promise(r)) off_[static_cast<std::size_t>(r)] = true;
        }
    }
    constexpr bool hold(release_rule r) const { return !off_[static_cast<std::size_t>(r)]; }

 private:
    bool off_[release_rule_count]{};
};

namespace detail {

// Calls f(what, window of a, window of b).
template <class F>
constexpr void for_each_window(const release& a, const release& b, F f) {
    f(std::string_view{"graphs"}, a.graphs, b.graphs);
    f(std::string_view{"checkpoints"}, a.checkpoints, b.checkpoints);
}

class calendar_judge {
 public:
    constexpr calendar_judge(const surface& judged, release_rules rules)
        : on_(judged), rules_(rules) {}

    constexpr release_verdict judge() {
        for (std::size_t i = 0; i < on_.releases.size(); ++i) check_release(i);
        for (std::size_t i = 1; i < on_.releases.size() && !found_; ++i) check_step(i);
        for (std::size_t i = 0; i < on_.releases.size() && !found_; ++i) check_next_major(i);
        for (std::size_t i = 0; i < on_.symbols.size() && !found_; ++i) check_symbol(i);
        return found_;
    }

 private:
    using rule = release_rule;

    constexpr void add(rule broken, std::size_t row, const sentence& text) {
        if (!found_ && rules_.hold(broken)) found_ = {broken, row, text};
    }
    constexpr const release& at(std::size_t row) const { return on_.releases[row]; }
    constexpr sentence release_text(std::size_t row) const {
        return sentence{} << "release " << at(row).version << " of the " << on_.name;
    }

    constexpr void check_release(std::size_t i) {
        const release& r = at(i);
        if (!semantic_version::parse(r.version)) {
            add(rule::versions_read, i, release_text(i) << " has no version of the form 1.2.3");
        }
        if (r.date.is_known() && !r.date.is_day()) {
            add(rule::dates_are_days, i,
                release_text(i) << " is dated " << r.date.year << "-" << r.date.month << "-"
                                << r.date.day << ", which is no day");
        }
        for_each_window(r, r, [&](std::string_view what, version_window w, version_window) {
            if (w.min_producer >= 0 && w.min_producer <= w.consumer) return;
            add(rule::windows_are_not_empty, i,
                release_text(i) << " reads " << what << " from v" << w.min_producer << " to v"
                                << w.consumer << ", which is none");
        });
    }

    constexpr void check_step(std::size_t i) {
        const release& before = at(i - 1);
        const release& now = at(i);
        const semantic_version from = before.number();
        const semantic_version to = now.number();
        const bool same_line = from.major == to.major && from.minor == to.minor;
        if (!(from < to)) {
            add(rule::releases_ascend, i,
                release_text(i) << " follows " << before.version << ", which is not older");
        } else if (same_line && before.date.is_known() && now.date.is_known() &&
                   now.date < before.date) {
            add(rule::releases_ascend, i,
                release_text(i) << " is dated before " << before.version << " of its line");
        }
        for_each_window(before, now,
                        [&](std::string_view what, version_window a, version_window b) {
                            if (same_line) check_patch(i, what, a, b);
                            if (!same_line && !is_major_step(from, to)) check_minor(i, what, a, b);
                            if (b.min_producer > a.min_producer)
                                check_six_months(i, what, b.min_producer);
                        });
    }

    constexpr void check_patch(std::size_t i, std::string_view what, version_window a,
                               version_window b) {
        if (a == b) return;
        add(rule::window_is_constant_across_patches, i,
            release_text(i) << " reads " << what << " from v" << b.min_producer << " to v"
                            << b.consumer << ", but " << at(i - 1).version
                            << ", of the same minor, from v" << a.min_producer << " to v"
                            << a.consumer);
    }

    constexpr void check_minor(std::size_t i, std::string_view what, version_window a,
                               version_window b) {
        if (b.consumer < a.consumer) {
            add(rule::window_only_grows_across_minors, i,
                release_text(i) << " reads " << what << " up to v" << b.consumer << ", but "
                                << at(i - 1).version << " up to v" << a.consumer);
        }
        if (b.min_producer > a.min_producer) {
            add(rule::window_shrinks_only_at_a_major, i,
                release_text(i) << " is no major one, but gives up " << what << " below v"
                                << b.min_producer << ", which " << at(i - 1).version << " reads");
        }
    }

    // From the day on which `bound` became an upper bound.
    constexpr void check_six_months(std::size_t i, std::string_view what, std::int32_t bound) {
        const bool graphs = what == "graphs";
        calendar_date first;
        bool undated = !at(i).date.is_known();
        for (const release& r : on_.releases) {
            if ((graphs ? r.graphs : r.checkpoints).consumer < bound) continue;
            if (!r.date.is_known()) undated = true;
            if (!first.is_known() || (r.date.is_known() && r.date < first)) first = r.date;
        }
        if (undated) {
            add(rule::lower_bound_waits_six_months, i,
                release_text(i) << " gives up " << what << " below v" << bound
                                << ", and a release since that version has no date");
        } else if (at(i).date < plus_months(first, 6)) {
            add(rule::lower_bound_waits_six_months, i,
                release_text(i) << " gives up " << what << " below v" << bound
                                << ", a version that is not six months old by then");
        }
    }

    constexpr void check_next_major(std::size_t i) {
        const std::uint64_t major = at(i).number().major;
        for (std::size_t k = 0; k < i && major > 1; ++k) {
            if (at(k).number().major + 1 != major) continue;
            for_each_window(at(k), at(i),
                            [&](std::string_view what, version_window wrote, version_window reads) {
                                if (wrote.consumer >= reads.min_producer) return;
                                add(rule::next_major_reads_this_one, i,
                                    release_text(i)
                                        << " reads " << what << " from v" << reads.min_producer
                                        << " on, but " << at(k).version
                                        << ", of the major before, writes v" << wrote.consumer);
                            });
        }
    }

    constexpr const release* release_named(std::string_view version) const {
        const auto number = semantic_version::parse(version);
        return number ? release_of(on_, *number) : nullptr;
    }

    constexpr void check_symbol(std::size_t i) {
        const symbol& s = on_.symbols[i];
        const sentence name = sentence{} << "symbol " << s.path << " of the " << on_.name;
        if (s.since.empty()) {
            add(rule::symbols_live_in_releases, i,
                sentence{name} << " says no release that has it");
        }
        for (const std::string_view version : {s.since, s.deprecated, s.removed}) {
            if (version.empty() || release_named(version) != nullptr) continue;
            add(rule::symbols_live_in_releases, i,
                sentence{name} << " names release " << version << ", which the calendar lacks");
        }
        if (found_) return;
        if (s.removed.empty() || exemption_of(on_, s) != exemption::none) return;
        const semantic_version removed = release_named(s.removed)->number();
        const bool warned =
            !s.deprecated.empty() && release_named(s.deprecated)->number() < removed;
        if (!warned) {
            add(rule::removal_follows_deprecation, i,
                sentence{name} << " is removed in " << s.removed
                               << ", and no release before says that it is deprecated");
        }
        if (!begins_a_major(removed)) {
            add(rule::removal_waits_for_a_major, i,
                sentence{name} << " is removed in " << s.removed << ", which is no major release");
        }
    }

    const surface& on_;
    release_rules rules_;
    release_verdict found_;
};

}  // namespace detail

// In the order of the releases, then of the symbols; `off` are promises that do not hold.
constexpr release_verdict judge_releases(const surface& judged, release_rules rules = {}) {
    return detail::calendar_judge{judged, rules}.judge();
}

}  // namespace evergraph

#endif
