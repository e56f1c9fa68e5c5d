// SPDX-License-Identifier: BSL-1.0
// text_reader: reads graphs from protobuf text.
#ifndef EVERGRAPH_FORMAT_TEXT_READER_HPP
#define EVERGRAPH_FORMAT_TEXT_READER_HPP

#include <utility>

#include "../base/expected.hpp"
#include "../base/problem.hpp"
#include "../base/shared_bytes.hpp"
#include "../graph/graph_def.hpp"
#include "message_schema.hpp"
#include "protobuf_graph_reader.hpp"
#include "text_parser.hpp"

namespace evergraph {

// A GraphDef in text. The graph holds no view of `file`. Every problem bears line:column and the
// field's path, and the node's name where that could be read.
inline expected<graph_def, problems> read_graph_text(const shared_bytes& file) {
    auto bytes = text_to_wire(file.view(), *find_message("GraphDef"));
    if (!bytes.has_value()) return unexpected<problems>{std::move(bytes.error())};
    return read_graph_def(shared_bytes::copy_of(*std::move(bytes)));
}

}  // namespace evergraph

#endif
