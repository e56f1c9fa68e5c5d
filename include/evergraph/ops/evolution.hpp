// SPDX-License-Identifier: BSL-1.0
// evolution: versions of a table that read each other's graphs, proven by the compiler.
#ifndef EVERGRAPH_OPS_EVOLUTION_HPP
#define EVERGRAPH_OPS_EVOLUTION_HPP

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "../base/sentence.hpp"
#include "compatibility.hpp"
#include "op_definition.hpp"
#include "required_bump.hpp"
#include "table_difference.hpp"

namespace evergraph {

// Why a version does not read the graphs of another; empty if it does.
using evolution_fault = sentence;

namespace detail {

constexpr bool has_a_way(const definition_as_of& d) { return !d.row->successor.empty(); }

// Why readers at `now` do not read graphs of `old`. A definition that says what it becomes is no
// obstacle: its nodes migrate. Ops that are exempt promise nothing.
constexpr evolution_fault why_not_backward(const table_at& old, const table_at& now) {
    evolution_fault found;
    for_each_difference(old, now, [&](const op_difference& d) {
        if (!found.empty() || d.before == nullptr || is_exempt_op(d.op) || has_a_way(*d.before)) {
            return;
        }
        const bump_reason why = reason_of(d, old.version);
        if (level_of(why) != bump::major) return;
        found << "graphs of v" << old.version << " are lost to v" << now.version << ": "
              << bump_text(d, why).view();
    });
    return found;
}

// Why readers at `old` do not read what writers at `now` may write. New attrs that have a default
// are no obstacle: writers leave them out at their default, and elsewhere stamp a min_consumer.
constexpr evolution_fault why_not_forward(const table_at& old, const table_at& now) {
    evolution_fault found;
    for_each_difference(old, now, [&](const op_difference& d) {
        if (!found.empty() || d.after == nullptr || is_exempt_op(d.op)) return;
        if (d.kind != difference_kind::added && d.kind != difference_kind::changed) return;
        sentence why;
        why << "op " << d.op << " ";
        if (d.before == nullptr) {
            why << "is new";
        } else {
            op_definition after = d.after->value();
            std::vector<attr_def> kept;
            const op_definition before = d.before->value();
            for (const attr_def& a : after.attrs) {
                if (!a.has_default || before.attr(a.name) != nullptr) kept.push_back(a);
            }
            after.attrs = {kept.data(), kept.size()};
            const breach broken = breach_between(after, before);
            const bool other = !d.changed_meaning.empty() || !d.changed_default.empty();
            if (broken == breach::none && !other) return;
            if (broken == breach::none) why << "means something else";
            if (broken != breach::none) why << "says more: going back, " << phrase_of(broken);
        }
        found << "graphs of v" << now.version << " are lost to v" << old.version << ": "
              << why.view();
    });
    return found;
}

}  // namespace detail

// The kinds of promise. Each judges one step; `transitive` wants it kept towards every earlier
// version, not only the last.
struct backward {
    static constexpr bool is_transitive = false;
    static constexpr evolution_fault judge(const table_at& old, const table_at& now) {
        return detail::why_not_backward(old, now);
    }
};
struct forward {
    static constexpr bool is_transitive = false;
    static constexpr evolution_fault judge(const table_at& old, const table_at& now) {
        return detail::why_not_forward(old, now);
    }
};
struct full {
    static constexpr bool is_transitive = false;
    static constexpr evolution_fault judge(const table_at& old, const table_at& now) {
        const evolution_fault found = backward::judge(old, now);
        return found.empty() ? forward::judge(old, now) : found;
    }
};
template <class Kind>
struct transitive : Kind {
    static constexpr bool is_transitive = true;
};

// Never defined but for versions that keep the promise.
template <fixed_text Sentence>
struct evolution_breaks_its_promise;
template <>
struct evolution_breaks_its_promise<fixed_text<0>{}> {};

namespace detail {

template <class Kind, std::size_t N>
constexpr evolution_fault judge_evolution(table_view ops, const std::array<int, N>& versions) {
    for (std::size_t i = 1; i < N; ++i) {
        for (std::size_t k = Kind::is_transitive ? 0 : i - 1; k < i; ++k) {
            const evolution_fault found = Kind::judge({ops, versions[k]}, {ops, versions[i]});
            if (!found.empty()) return found;
        }
    }
    return {};
}

}  // namespace detail

// What an evolution would be refused for.
template <class Dialect, class Kind, int... Versions>
inline constexpr evolution_fault verdict_on_evolution =
    detail::judge_evolution<Kind>(Dialect::ops, std::array<int, sizeof...(Versions)>{Versions...});

namespace detail {

template <const auto& Verdict>
using evolution_proof = evolution_breaks_its_promise<fixed_text<Verdict.size()>{Verdict.view()}>;

}  // namespace detail

// The released versions of a dialect, oldest first. Does not compile if one breaks the promise that
// Kind is: backward, forward, full, or one of these made transitive.
template <class Dialect, class Kind, int... Versions>
struct evolution : detail::evolution_proof<verdict_on_evolution<Dialect, Kind, Versions...>> {
    using kind = Kind;
    static constexpr std::array<int, sizeof...(Versions)> versions{Versions...};
};

}  // namespace evergraph

#endif
