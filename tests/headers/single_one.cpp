// SPDX-License-Identifier: BSL-1.0
// single_one: the single headers twice in one unit, and mixed with headers of the tree.
// clang-format off
#include "../../include/evergraph/tensor/dtype.hpp"
#include "evergraph.hpp"
#include "evergraph.hpp"
#include "../../include/evergraph.hpp"
#include "../../include/evergraph/tensor/dtype.hpp"
#include "evergraph_tf.hpp"
#include "evergraph_tf.hpp"
#include "../../include/evergraph_tf.hpp"
// clang-format on

int size_in_another_unit(evergraph::dtype);

int main() { return size_in_another_unit(evergraph::dtype::float32); }
