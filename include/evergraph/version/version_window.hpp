// SPDX-License-Identifier: BSL-1.0
// version_window: which versions a reader stands for: its own, and the oldest producer it accepts.
#ifndef EVERGRAPH_VERSION_VERSION_WINDOW_HPP
#define EVERGRAPH_VERSION_VERSION_WINDOW_HPP

#include <cstdint>

namespace evergraph {

struct version_window {
    std::int32_t consumer = 0;      // the version of the code that reads
    std::int32_t min_producer = 0;  // the oldest producer whose artefacts it still reads
    bool operator==(const version_window&) const = default;
};

}  // namespace evergraph

#endif
