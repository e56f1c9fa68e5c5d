// SPDX-License-Identifier: BSL-1.0
// single_two: the single headers once more, in a second unit of the same program.
#include "evergraph.hpp"
#include "evergraph_tf.hpp"

int size_in_another_unit(evergraph::dtype);

int size_in_another_unit(evergraph::dtype type) {
    return evergraph::name_of(type).empty() ? 1 : 0;
}
