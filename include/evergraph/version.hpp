// SPDX-License-Identifier: BSL-1.0
// version: the library's own version, and its history.
#ifndef EVERGRAPH_VERSION_HPP
#define EVERGRAPH_VERSION_HPP

// History, newest last:
//   0.1.0  the whole trip, thin: table, reader, check, prune, freeze, run.
#define EVERGRAPH_VERSION_MAJOR 0
#define EVERGRAPH_VERSION_MINOR 1
#define EVERGRAPH_VERSION_PATCH 0

#endif
