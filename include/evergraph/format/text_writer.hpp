// SPDX-License-Identifier: BSL-1.0
// text_writer: writes graphs as protobuf text.
#ifndef EVERGRAPH_FORMAT_TEXT_WRITER_HPP
#define EVERGRAPH_FORMAT_TEXT_WRITER_HPP

#include <string>
#include <utility>

#include "../graph/graph_def.hpp"
#include "message_schema.hpp"
#include "protobuf_graph_writer.hpp"
#include "text_printer.hpp"
#include "wire_reader.hpp"

namespace evergraph {

// A GraphDef as libprotobuf's TextFormat prints it, the library and debug_info included.
inline std::string write_graph_text(const graph_def& g) {
    const std::string bytes = write_graph_def(g);
    detail::text_printer printer;
    printer.message(wire_reader{bytes}, *find_message("GraphDef"));
    return std::move(printer).text();
}

}  // namespace evergraph

#endif
