// SPDX-License-Identifier: BSL-1.0
// version_policy: which versions of graphs a program writes and reads.
#ifndef EVERGRAPH_OPS_VERSION_POLICY_HPP
#define EVERGRAPH_OPS_VERSION_POLICY_HPP

#include <algorithm>
#include <cstdint>

#include "../base/fixed_list.hpp"

namespace evergraph {

// The rows that producers of a released version knew, as history_hash of them: they may not change.
struct frozen {
    int version = 0;
    std::uint64_t hash = 0;

    bool operator==(const frozen&) const = default;
};

struct version_policy {
    int current = 0;       // the producer that new graphs carry
    int min_producer = 0;  // older graphs are refused
    int min_consumer = 0;  // new graphs are meant for consumers from this one on
    int unversioned = -1;  // a producer that says nothing of who wrote the graph, such as 0
    fixed_list<evergraph::frozen, 16> frozen{};  // a wrong hash does not compile and names the right one

    friend constexpr bool operator==(const version_policy& a, const version_policy& b) {
        return a.current == b.current && a.min_producer == b.min_producer &&
               a.min_consumer == b.min_consumer && a.unversioned == b.unversioned &&
               std::equal(a.frozen.begin(), a.frozen.end(), b.frozen.begin(), b.frozen.end());
    }
};

}  // namespace evergraph

#endif
