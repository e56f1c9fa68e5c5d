// SPDX-License-Identifier: BSL-1.0
// protobuf_graph_reader: reads binary GraphDefs, and the other messages a graph is made of.
#ifndef EVERGRAPH_FORMAT_PROTOBUF_GRAPH_READER_HPP
#define EVERGRAPH_FORMAT_PROTOBUF_GRAPH_READER_HPP

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

#include "../base/expected.hpp"
#include "../graph/graph_def.hpp"
#include "protobuf_reader.hpp"

namespace evergraph {

namespace detail {

// A message that is kept as bytes: a view of the file, or joined if it comes in several pieces.
class kept_pieces {
 public:
    void add(std::string_view piece) { pieces_.push_back(piece); }
    std::optional<shared_bytes> joined(const shared_bytes& file) const {
        if (pieces_.empty()) return std::nullopt;
        if (pieces_.size() == 1) return file.part(pieces_[0]);
        std::string all;
        for (std::string_view piece : pieces_) all += piece;
        return shared_bytes::copy_of(std::move(all));
    }

 private:
    std::vector<std::string_view> pieces_;
};

// The problems that reading a node finds bear its name, which may come after them.
inline node_def read_node(wire_reader r, std::size_t index, protobuf_reading& to) {
    const std::size_t before = to.found.size();
    open_node open;
    read_fields(r, open, to, {nullptr, "node", static_cast<std::int64_t>(index), {}, false});
    for (std::size_t i = before; i < to.found.size(); ++i) {
        to.found[i].node = open.name;
        to.found[i].op = open.op;
    }
    return closed(std::move(open));
}

inline std::size_t count_nodes(wire_reader r) {
    std::size_t count = 0;
    while (r.next()) {
        if (r.is(1, wire_type::bytes)) ++count;
        r.skip();
    }
    return count;
}

inline graph_def read_graph_fields(wire_reader r, protobuf_reading& to) {
    graph_def g;
    kept_pieces library;
    kept_pieces debug_info;
    const message_place top;
    g.nodes.reserve(count_nodes(r));
    while (r.next()) {
        if (r.is(1, wire_type::bytes)) {
            g.nodes.push_back(read_node(r.message(), g.nodes.size(), to));
        } else if (r.is(2, wire_type::bytes)) {
            library.add(read_opaque(r, to, {nullptr, "library", -1, {}, false}));
        } else if (r.is(5, wire_type::bytes)) {
            debug_info.add(read_opaque(r, to, {nullptr, "debug_info", -1, {}, false}));
        } else if (!read_field(r, std::get<2>(fields_of<graph_def>), g, to, top) &&
                   !read_field(r, std::get<3>(fields_of<graph_def>), g, to, top) && r.skip()) {
            g.unknown += r.raw();
        }
    }
    if (r.failed()) to.note(r.fault(), r.offset(), top);
    g.library = library.joined(to.file);
    g.debug_info = debug_info.joined(to.file);
    return g;
}

}  // namespace detail

// Contents of tensors, the library and debug_info are views of `file` and keep its owner alive.
// Reading goes on behind a broken node: all faults come in one report, each with its offset and
// its place, and with the node's name where that could be read.
inline expected<graph_def, problems> read_graph_def(const shared_bytes& file) {
    protobuf_reading to{file, {}};
    graph_def g = detail::read_graph_fields(wire_reader{file.view()}, to);
    if (!to.found.empty()) return unexpected<problems>{std::move(to.found)};
    return g;
}

// One message alone: node_def, attr_value, tensor_proto, shape_proto, version_def ...
template <class Message>
expected<Message, problems> read_message(const shared_bytes& bytes) {
    protobuf_reading to{bytes, {}};
    typename opened<Message>::type open;
    read_fields(wire_reader{bytes.view()}, open, to, {});
    if (!to.found.empty()) return unexpected<problems>{std::move(to.found)};
    return closed(std::move(open));
}

}  // namespace evergraph

#endif
