// SPDX-License-Identifier: BSL-1.0
// graph_view: a GraphDef as views of its file: checked whole, copied nowhere, attrs read on demand.
#ifndef EVERGRAPH_FORMAT_GRAPH_VIEW_HPP
#define EVERGRAPH_FORMAT_GRAPH_VIEW_HPP

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include "../base/expected.hpp"
#include "../base/problem.hpp"
#include "../base/shared_bytes.hpp"
#include "../tensor/attr_value.hpp"
#include "../version/version_def.hpp"
#include "check_message.hpp"
#include "protobuf_graph_reader.hpp"

namespace evergraph {

// One entry of a node's attr map, as it stands in the file.
struct attr_view {
    std::string_view name;
    std::string_view entry;
};

// Text of a node; its inputs and attrs lie in the graph_view.
struct node_view {
    std::string_view name;
    std::string_view op;
    std::string_view device;
    std::string_view message;  // the whole NodeDef
    std::size_t first_input = 0;
    std::size_t first_attr = 0;
};

// For programs that look at many graphs and keep little of them: reads several times as fast as a
// graph_def, in a fraction of its memory. The views live as long as `file`.
struct graph_view {
    shared_bytes file;
    std::vector<node_view> nodes;
    std::vector<std::string_view> all_inputs;  // of all nodes, one after the other
    std::vector<attr_view> all_attrs;
    std::optional<version_def> versions;
    std::optional<shared_bytes> library;

    std::span<const std::string_view> inputs(std::size_t i) const {
        const std::size_t first = nodes[i].first_input;
        const std::size_t end = i + 1 < nodes.size() ? nodes[i + 1].first_input : all_inputs.size();
        return {all_inputs.data() + first, end - first};
    }
    // In file order; of a name that comes twice the last one counts.
    std::span<const attr_view> attrs(std::size_t i) const {
        const std::size_t first = nodes[i].first_attr;
        const std::size_t end = i + 1 < nodes.size() ? nodes[i + 1].first_attr : all_attrs.size();
        return {all_attrs.data() + first, end - first};
    }
    // Nothing if the node has no such attr. Contents of tensors are views of the file.
    std::optional<attr_value> attr(std::size_t i, std::string_view name) const {
        const auto of_node = attrs(i);
        for (std::size_t k = of_node.size(); k-- > 0;) {
            if (of_node[k].name != name) continue;
            protobuf_reading to{file, {}};
            return detail::read_entry(wire_reader{of_node[k].entry}, to, {}, "attr").value;
        }
        return std::nullopt;
    }
    // The node as a value of its own.
    node_def node_at(std::size_t i) const {
        protobuf_reading to{file, {}};
        return detail::read_node(wire_reader{nodes[i].message}, i, to);
    }
};

namespace detail {

inline bool view_text(wire_reader& r, std::string_view& out) {
    out = r.bytes();
    return is_utf8(out);
}

inline bool view_attr(wire_reader r, graph_view& to) {
    attr_view a{{}, r.rest()};
    bool good = true;
    while (good && r.next()) {
        if (r.is(1, wire_type::bytes)) {
            good = view_text(r, a.name);
        } else if (r.is(2, wire_type::bytes)) {
            good = fields_read<attr_value>(r.message());
        } else {
            r.skip();
        }
    }
    to.all_attrs.push_back(a);
    return good && !r.failed();
}

inline bool view_node(wire_reader r, graph_view& to) {
    node_view n;
    n.message = r.rest();
    n.first_input = to.all_inputs.size();
    n.first_attr = to.all_attrs.size();
    bool good = true;
    while (good && r.next()) {
        if (r.type() != wire_type::bytes) {
            r.skip();
            continue;
        }
        switch (r.field()) {
            case 1: good = view_text(r, n.name); break;
            case 2: good = view_text(r, n.op); break;
            case 3: good = view_text(r, to.all_inputs.emplace_back()); break;
            case 4: good = view_text(r, n.device); break;
            case 5: good = view_attr(r.message(), to); break;
            case 6:
            case 7: good = whole_message_reads(r.message()); break;
            default: r.skip(); break;
        }
    }
    to.nodes.push_back(n);
    return good && !r.failed();
}

inline bool view_graph(wire_reader r, graph_view& to) {
    kept_pieces library;
    protobuf_reading reading{to.file, {}};
    graph_def rest;
    bool good = true;
    while (good && r.next()) {
        if (r.is(1, wire_type::bytes)) {
            good = view_node(r.message(), to);
        } else if (r.is(2, wire_type::bytes)) {
            wire_reader inside = r.message();
            library.add(inside.rest());
            good = whole_message_reads(inside);
        } else if (r.is(5, wire_type::bytes)) {
            good = whole_message_reads(r.message());
        } else if (!read_field(r, std::get<3>(fields_of<graph_def>), rest, reading, {})) {
            r.skip();
        }
    }
    to.versions = std::move(rest.versions);
    to.library = library.joined(to.file);
    return good && !r.failed() && reading.found.empty();
}

}  // namespace detail

// What `read_graph_def` accepts is accepted, and what it refuses is refused with the same report.
inline expected<graph_view, problems> view_graph_def(const shared_bytes& file) {
    graph_view g;
    g.file = file;
    g.nodes.reserve(detail::count_nodes(wire_reader{file.view()}));
    if (detail::view_graph(wire_reader{file.view()}, g)) return g;
    auto slow = read_graph_def(file);
    if (!slow) return unexpected<problems>{std::move(slow).error()};
    return unexpected<problems>{problems{}};
}

}  // namespace evergraph

#endif
