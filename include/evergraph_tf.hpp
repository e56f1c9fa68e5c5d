// SPDX-License-Identifier: BSL-1.0
// evergraph_tf: the map of the TensorFlow dialect, in the order in which data moves.
#ifndef EVERGRAPH_TF_HPP
#define EVERGRAPH_TF_HPP

// clang-format off
#include "evergraph.hpp"
// clang-format on

#endif
