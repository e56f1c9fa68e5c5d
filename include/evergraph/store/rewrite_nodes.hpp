// SPDX-License-Identifier: BSL-1.0
// rewrite_nodes: rewrites nodes of a graph, those in the bodies of its functions included.
#ifndef EVERGRAPH_STORE_REWRITE_NODES_HPP
#define EVERGRAPH_STORE_REWRITE_NODES_HPP

#include <string>
#include <utility>

#include "../base/shared_bytes.hpp"
#include "../format/protobuf_graph_reader.hpp"
#include "../format/protobuf_writer.hpp"
#include "../format/wire_builder.hpp"
#include "../format/wire_reader.hpp"
#include "../graph/graph_def.hpp"

namespace evergraph {

namespace detail {

// The function's bytes with its nodes changed; `changed` tells whether any was.
template <class Change>
std::string rewrite_body(wire_reader function, const shared_bytes& library, const Change& change,
                        bool& changed) {
    wire_builder out;
    while (function.next()) {
        if (!function.is(3, wire_type::bytes)) {
            function.skip();
            out.raw(function.raw());
            continue;
        }
        const std::string_view bytes = function.bytes();
        auto n = read_message<node_def>(library.part(bytes));
        if (n.has_value() && change(*n)) {
            out.bytes(3, write_message(*n));
            changed = true;
        } else {
            out.bytes(3, bytes);
        }
    }
    return out.text();
}

}  // namespace detail

// Calls `change(node)` on each node of the graph and of its functions; a node that it changed, by
// its own word, is written back. A library in which nothing changed keeps its bytes.
template <class Change>
void rewrite_nodes(graph_def& g, const Change& change) {
    for (node_def& n : g.nodes) change(n);
    if (!g.library) return;
    wire_builder out;
    bool changed = false;
    wire_reader library{g.library->view()};
    while (library.next()) {
        if (library.is(1, wire_type::bytes)) {
            out.bytes(1, detail::rewrite_body(library.message(), *g.library, change, changed));
        } else {
            library.skip();
            out.raw(library.raw());
        }
    }
    if (changed && !library.failed()) g.library = shared_bytes::copy_of(out.text());
}

// Whether the tensor says its shape and type, but has elements and no values: as TensorFlow.js
// leaves a Const whose value lies in a file of weights.
inline bool is_stripped(const tensor_proto& t) {
    const auto dims = known_shape(t.dims);
    return t.content.empty() && t.float_val.empty() && t.double_val.empty() && t.int_val.empty() &&
           t.string_val.empty() && t.scomplex_val.empty() && t.int64_val.empty() &&
           t.bool_val.empty() && t.dcomplex_val.empty() && t.half_val.empty() &&
           t.resource_handle_val.empty() && t.variant_val.empty() && t.uint32_val.empty() &&
           t.uint64_val.empty() && t.float8_val.empty() && dims && dims->elements() > 0;
}

}  // namespace evergraph

#endif
