// SPDX-License-Identifier: BSL-1.0
// version_def: the versions that an artefact carries: its producer and the consumers it allows.
#ifndef EVERGRAPH_VERSION_VERSION_DEF_HPP
#define EVERGRAPH_VERSION_VERSION_DEF_HPP

#include <cstdint>
#include <string>
#include <vector>

namespace evergraph {

// VersionDef. An absent message means 0, 0 and no bad consumers.
struct version_def {
    std::int32_t producer = 0;                 // version of the code that wrote the artefact
    std::int32_t min_consumer = 0;             // the oldest consumer that may read it
    std::vector<std::int32_t> bad_consumers;   // consumers that must not read it
    std::string unknown;                       // fields this library does not know, as they came
    bool operator==(const version_def&) const = default;
};

}  // namespace evergraph

#endif
