// SPDX-License-Identifier: BSL-1.0
// protobuf_graph_writer: writes binary GraphDefs.
#ifndef EVERGRAPH_FORMAT_PROTOBUF_GRAPH_WRITER_HPP
#define EVERGRAPH_FORMAT_PROTOBUF_GRAPH_WRITER_HPP

#include <string>

#include "../graph/graph_def.hpp"
#include "protobuf_writer.hpp"

namespace evergraph {

// The same graph always gives the same bytes: those of libprotobuf's deterministic form, except
// inside what is kept as bytes (library, debug_info, unknown fields), which is written as it came.
inline std::string write_graph_def(const graph_def& g) { return write_message(g); }

}  // namespace evergraph

#endif
