// SPDX-License-Identifier: BSL-1.0
// required_bump: the smallest step of a semantic version that a change of a table allows, and why.
#ifndef EVERGRAPH_OPS_REQUIRED_BUMP_HPP
#define EVERGRAPH_OPS_REQUIRED_BUMP_HPP

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "../base/sentence.hpp"
#include "compatibility.hpp"
#include "op_definition.hpp"
#include "table_difference.hpp"

namespace evergraph {

enum class bump : std::uint8_t { patch, minor, major };

constexpr std::string_view name_of(bump level) {
    constexpr std::string_view names[]{"patch", "minor", "major"};
    return names[static_cast<std::size_t>(level)];
}

// Why; the later ones ask for a major release.
enum class bump_reason : std::uint8_t {
    nothing_changed,
    exempt_op_changed,

    op_added,
    op_changed_compatibly,
    op_deprecated,
    op_restored,

    op_removed,
    op_removed_without_deprecation,  // no release allows this one
    op_meaning_changed,
    attr_default_changed,
    definition_broken,
};

// The change that decides, the first of several alike.
struct bump_verdict {
    bump level = bump::patch;
    bump_reason why = bump_reason::nothing_changed;
    breach broken = breach::none;  // if the definition is
    std::string_view op;
    sentence text{};

    // Whether a major release alone makes it right.
    constexpr bool is_allowed() const { return why != bump_reason::op_removed_without_deprecation; }
};

// Ops whose name begins with an underscore are private; a part named experimental is no promise.
constexpr bool is_exempt_op(std::string_view name) {
    if (name.starts_with('_')) return true;
    while (!name.empty()) {
        const std::size_t end = name.find('>');
        const std::string_view part = name.substr(0, end);
        if (part == "Experimental" || part == "experimental") return true;
        name = end == std::string_view::npos ? std::string_view{} : name.substr(end + 1);
    }
    return false;
}

namespace detail {

constexpr bump_reason reason_of(const op_difference& d, int old_version) {
    if (is_exempt_op(d.op)) return bump_reason::exempt_op_changed;
    switch (d.kind) {
        case difference_kind::added:
            return bump_reason::op_added;
        case difference_kind::deprecated:
            return bump_reason::op_deprecated;
        case difference_kind::restored:
            return bump_reason::op_restored;
        case difference_kind::removed:
            return d.before->row->is_deprecated_at(old_version)
                       ? bump_reason::op_removed
                       : bump_reason::op_removed_without_deprecation;
        case difference_kind::changed:
            break;
    }
    if (d.broken != breach::none) return bump_reason::definition_broken;
    if (!d.changed_default.empty()) return bump_reason::attr_default_changed;
    if (!d.changed_meaning.empty()) return bump_reason::op_meaning_changed;
    return bump_reason::op_changed_compatibly;
}

constexpr bump level_of(bump_reason why) {
    if (why >= bump_reason::op_removed) return bump::major;
    return why >= bump_reason::op_added ? bump::minor : bump::patch;
}

constexpr sentence bump_text(const op_difference& d, bump_reason why) {
    using r = bump_reason;
    sentence s;
    s << "op " << d.op << " ";
    switch (why) {
        case r::nothing_changed:
            break;
        case r::exempt_op_changed:
            s << "is private or experimental, and " << name_of(d.kind);
            break;
        case r::op_added:
            s << "is new";
            break;
        case r::op_changed_compatibly:
            s << "changes, and old graphs mean the same";
            break;
        case r::op_deprecated:
            s << "is deprecated";
            break;
        case r::op_restored:
            s << "is no longer deprecated";
            break;
        case r::op_removed:
            s << "is removed";
            break;
        case r::op_removed_without_deprecation:
            s << "is removed, and no release before says that it is deprecated";
            break;
        case r::op_meaning_changed:
            s << "means something else: " << d.changed_meaning;
            break;
        case r::attr_default_changed:
            s << "has another default of attr " << d.changed_default;
            break;
        case r::definition_broken:
            s << "breaks old graphs: " << phrase_of(d.broken);
            break;
    }
    return s;
}

}  // namespace detail

// Removal without a deprecation counts as major, though no release allows it.
constexpr bump_verdict required_bump(const table_at& old, const table_at& now) {
    bump_verdict found;
    for_each_difference(old, now, [&](const op_difference& d) {
        const bump_reason why = detail::reason_of(d, old.version);
        const bump level = detail::level_of(why);
        const bool first = found.why == bump_reason::nothing_changed;
        const bool worse =
            level > found.level ||
            (why == bump_reason::op_removed_without_deprecation && found.is_allowed());
        if (first || worse) found = {level, why, d.broken, d.op, detail::bump_text(d, why)};
    });
    return found;
}

}  // namespace evergraph

#endif
