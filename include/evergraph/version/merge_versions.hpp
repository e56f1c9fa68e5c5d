// SPDX-License-Identifier: BSL-1.0
// merge_versions: the versions of a graph into which another one is imported.
#ifndef EVERGRAPH_VERSION_MERGE_VERSIONS_HPP
#define EVERGRAPH_VERSION_MERGE_VERSIONS_HPP

#include <algorithm>

#include "version_def.hpp"

namespace evergraph {

// TensorFlow's rule: the older producer, the newer min_consumer, all bad consumers; these are
// sorted, each once, if the import has any. One old import makes the whole graph old: ops that were
// deprecated since then are allowed again. Where that matters, migrate both graphs first.
inline void merge_versions(version_def& target, const version_def& imported) {
    target.producer = std::min(target.producer, imported.producer);
    target.min_consumer = std::max(target.min_consumer, imported.min_consumer);
    if (imported.bad_consumers.empty()) return;
    auto& bad = target.bad_consumers;
    bad.insert(bad.end(), imported.bad_consumers.begin(), imported.bad_consumers.end());
    std::sort(bad.begin(), bad.end());
    bad.erase(std::unique(bad.begin(), bad.end()), bad.end());
}

}  // namespace evergraph

#endif
