// SPDX-License-Identifier: BSL-1.0
// evergraph: the map; every header of the library, in the order in which data moves.
#ifndef EVERGRAPH_HPP
#define EVERGRAPH_HPP

// clang-format off
#include "evergraph/version.hpp"

// base: what every room needs
#include "evergraph/base/expected.hpp"
#include "evergraph/base/fixed_list.hpp"
#include "evergraph/base/sentence.hpp"
#include "evergraph/base/boxed.hpp"
#include "evergraph/base/shared_bytes.hpp"
#include "evergraph/base/problem.hpp"

// tensor: values that flow, and values that configure
#include "evergraph/tensor/dtype.hpp"
#include "evergraph/tensor/half.hpp"

// ops: the rows of a table, and the proof of them
#include "evergraph/ops/op_definition.hpp"
// clang-format on

#endif
