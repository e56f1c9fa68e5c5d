// SPDX-License-Identifier: BSL-1.0
// version_policy: which versions of graphs a program writes and reads.
#ifndef EVERGRAPH_OPS_VERSION_POLICY_HPP
#define EVERGRAPH_OPS_VERSION_POLICY_HPP

namespace evergraph {

struct version_policy {
    int current = 0;       // the producer that new graphs carry
    int min_producer = 0;  // older graphs are refused
    int min_consumer = 0;  // new graphs are meant for consumers from this one on
    int unversioned = -1;  // a producer that says nothing of who wrote the graph, such as 0

    bool operator==(const version_policy&) const = default;
};

}  // namespace evergraph

#endif
