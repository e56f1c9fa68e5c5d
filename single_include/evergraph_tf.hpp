// SPDX-License-Identifier: BSL-1.0
// evergraph 0.1.0: the TensorFlow dialect in one file, written by tools/single_header.py from include/.
#ifndef EVERGRAPH_TF_HPP
#define EVERGRAPH_TF_HPP

// clang-format off
#include "evergraph.hpp"

// clang-format on
#endif
