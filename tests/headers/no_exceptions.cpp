// SPDX-License-Identifier: BSL-1.0
// no_exceptions: both maps compile and link without exceptions and without run-time types.
#include <boost/throw_exception.hpp>
#include <cstdlib>
#include <exception>

#include "evergraph.hpp"
#include "evergraph_tf.hpp"

// Boost asks this of every program that is built without exceptions.
namespace boost {
void throw_exception(const std::exception&) { std::abort(); }
void throw_exception(const std::exception&, const source_location&) { std::abort(); }
}  // namespace boost

int main() {}
