// SPDX-License-Identifier: BSL-1.0
// prove_history: proves the steps of a shipped dialect, once, where it is tested.
#ifndef EVERGRAPH_OPS_PROVE_HISTORY_HPP
#define EVERGRAPH_OPS_PROVE_HISTORY_HPP

#include <algorithm>
#include <cstddef>
#include <span>
#include <utility>

#include "fault.hpp"
#include "history_check.hpp"
#include "op_definition.hpp"

namespace evergraph {

namespace detail {

// As many definitions as one constant evaluation has room for under every compiler's limits.
inline constexpr std::size_t definitions_of_a_proof = 24;

template <class Dialect, std::size_t Slice>
constexpr diagnosis prove_slice_of_history() {
    first_fault first;
    const std::span<const op_definition> all{Dialect::definitions};
    const std::size_t begin = Slice * definitions_of_a_proof;
    const std::size_t end = std::min(begin + definitions_of_a_proof, all.size());
    for (std::size_t i = begin; i < end; ++i) {
        const auto versions = Dialect::ops.versions_of(all[i].name);
        const auto place = static_cast<std::size_t>(&all[i] - versions.data());
        check_history_of(versions, place, Dialect::ops, Dialect::policy, diagnosis::no_row, first);
    }
    return first.found();
}

template <class Dialect, std::size_t Slice>
inline constexpr diagnosis slice_of_history = prove_slice_of_history<Dialect, Slice>();

template <class Dialect, std::size_t... Slices>
constexpr diagnosis prove_slices_of_history(std::index_sequence<Slices...>) {
    first_fault first;
    const auto take = [&first](const diagnosis& d) {
        if (d) first(d.what, d.row, d.text);
    };
    (take(slice_of_history<Dialect, Slices>), ...);
    return first.found();
}

}  // namespace detail

// The first thing wrong between the definitions of a dialect of flat tables, which a dialect itself
// does not look at. Costs seconds for thousands of definitions.
template <class Dialect>
inline constexpr diagnosis history_verdict = detail::prove_slices_of_history<Dialect>(
    std::make_index_sequence<(Dialect::definitions.size() + detail::definitions_of_a_proof - 1) /
                             detail::definitions_of_a_proof>{});

}  // namespace evergraph

#endif
