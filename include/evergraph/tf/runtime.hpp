// SPDX-License-Identifier: BSL-1.0
// runtime: what reads and runs TensorFlow's graphs: its ops, its versions and our kernels.
#ifndef EVERGRAPH_TF_RUNTIME_HPP
#define EVERGRAPH_TF_RUNTIME_HPP

#include "../session.hpp"
#include "dialect.hpp"
#include "kernels/all.hpp"

namespace evergraph::tf {

inline constexpr evergraph::runtime runtime = runtime_of<dialect>(kernels.view());

}  // namespace evergraph::tf

namespace evergraph {

// What `session s{graph}` runs with.
inline const runtime& default_runtime(const graph_def&) { return tf::runtime; }
inline const runtime& default_runtime(const graph&) { return tf::runtime; }

}  // namespace evergraph

#endif
