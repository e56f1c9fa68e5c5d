// SPDX-License-Identifier: BSL-1.0
// surface: a part of a program that others build on, with its own line of releases.
#ifndef EVERGRAPH_VERSION_SURFACE_HPP
#define EVERGRAPH_VERSION_SURFACE_HPP

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include "calendar_date.hpp"
#include "semantic_version.hpp"
#include "version_window.hpp"

namespace evergraph {

// One release: what it writes and the oldest it reads, of graphs and of checkpoints.
struct release {
    std::string_view version;  // "2.3.0"
    calendar_date date;        // unknown if left out
    version_window graphs;
    version_window checkpoints;
    bool exact = true;  // false: the release writes a version of at most `graphs.consumer`

    constexpr semantic_version number() const {
        return semantic_version::parse(version).value_or(semantic_version{});
    }
};

// One name that users may write. The versions are those of releases; empty means not yet.
struct symbol {
    std::string_view path;  // parts between '.', '/' or ':'
    std::string_view since;
    std::string_view deprecated = {};
    std::string_view removed = {};  // the first release without it
    bool documented = true;
};

// Arrays in static storage; a surface is a constant in a namespace.
struct surface {
    std::string_view name;
    std::span<const release> releases;              // oldest version first
    std::span<const std::string_view> covers = {};  // paths; "a.b*" covers all that begin so;
                                                    // none: everything is covered
    std::span<const symbol> symbols = {};
};

// Why the promises of compatibility do not hold for a symbol.
enum class exemption : std::uint8_t { none, experimental, is_private, undocumented, not_covered };

namespace detail {

// Calls f for each part of a path.
template <class F>
constexpr void for_each_part(std::string_view path, F f) {
    while (true) {
        const std::size_t end = path.find_first_of("./:");
        f(path.substr(0, end));
        if (end == std::string_view::npos) return;
        path.remove_prefix(end + 1);
    }
}

}  // namespace detail

constexpr bool is_covered(const surface& where, std::string_view path) {
    for (std::string_view pattern : where.covers) {
        const bool open = pattern.ends_with('*');
        if (open) pattern.remove_suffix(1);
        if (open ? path.starts_with(pattern) : path == pattern) return true;
    }
    return where.covers.empty();
}

constexpr exemption exemption_of(const surface& where, const symbol& s) {
    exemption found = s.documented ? exemption::none : exemption::undocumented;
    detail::for_each_part(s.path, [&](std::string_view part) {
        if (part.starts_with('_')) found = exemption::is_private;
        if (part == "experimental") found = exemption::experimental;
    });
    if (found == exemption::none && !is_covered(where, s.path)) return exemption::not_covered;
    return found;
}

constexpr const release* release_of(const surface& where, const semantic_version& version) {
    for (const release& r : where.releases) {
        if (r.number() == version) return &r;
    }
    return nullptr;
}

// Steps after which Semantic Versioning allows anything: a new major, or any new minor before 1.0.
constexpr bool is_major_step(const semantic_version& from, const semantic_version& to) {
    return from.major != to.major || (from.major == 0 && from.minor != to.minor);
}

// Whether a version begins its major (before 1.0, its minor).
constexpr bool begins_a_major(const semantic_version& v) {
    return v.patch == 0 && (v.minor == 0 || v.major == 0);
}

// What holds between the release that wrote a graph and the one that reads it.
enum class promise : std::uint8_t {
    none,
    backward,        // the reader is the same or newer, of the same major
    next_major,      // the reader is of the major after the writer's
    forward_patch,   // the writer is a newer patch of the reader's line
    forward_window,  // the writer is newer by no more than the window of days
};

}  // namespace evergraph

#endif
