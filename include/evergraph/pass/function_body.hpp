// SPDX-License-Identifier: BSL-1.0
// function_body: the nodes of one function of a library, taken out of its bytes and put back.
#ifndef EVERGRAPH_PASS_FUNCTION_BODY_HPP
#define EVERGRAPH_PASS_FUNCTION_BODY_HPP

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "../base/expected.hpp"
#include "../base/problem.hpp"
#include "../base/shared_bytes.hpp"
#include "../format/protobuf_graph_reader.hpp"
#include "../format/protobuf_reading.hpp"
#include "../format/protobuf_writer.hpp"
#include "../format/wire_reader.hpp"
#include "../format/wire_writer.hpp"
#include "../graph/graph_def.hpp"

namespace evergraph {

// FunctionDef.signature(1).name(1), node_def(3) and the values of ret(4). Everything else stays the
// bytes that it is.
struct function_body {
    std::string name;
    std::vector<node_def> nodes;
    std::vector<std::string> results;  // "node:port:0", in the order of the file
};

namespace detail {

inline std::string_view text_in(wire_reader message, std::uint32_t field) {
    std::string_view out;
    while (message.next()) {
        if (message.is(field, wire_type::bytes)) {
            out = message.bytes();
        } else {
            message.skip();
        }
    }
    return out;
}

}  // namespace detail

// `function` is a part of `library`, of which the contents of tensors are views.
inline expected<function_body, problems> read_function_body(std::string_view function,
                                                            const shared_bytes& library) {
    function_body body;
    protobuf_reading to{library, {}};
    wire_reader r{function};
    while (r.next()) {
        if (r.is(1, wire_type::bytes)) {
            body.name = detail::text_in(r.message(), 1);
        } else if (r.is(3, wire_type::bytes)) {
            body.nodes.push_back(detail::read_node(r.message(), body.nodes.size(), to));
        } else if (r.is(4, wire_type::bytes)) {
            body.results.emplace_back(detail::text_in(r.message(), 2));
        } else {
            r.skip();
        }
    }
    if (r.failed()) to.note(r.fault(), r.offset(), {nullptr, "function", -1, {}, false});
    for (problem& p : to.found) {
        if (!body.name.empty()) p.node = body.name + (p.node.empty() ? "" : "/" + p.node);
    }
    if (!to.found.empty()) return unexpected<problems>{std::move(to.found)};
    return body;
}

// The function with other nodes: `counts` says how many of them stand where old node i stood.
// `results` replace those of the body.
inline std::string write_function_body(std::string_view function,
                                       const std::vector<node_def>& nodes,
                                       const std::vector<std::size_t>& counts,
                                       const std::vector<std::string>& results) {
    std::string out;
    const auto field = [&out](std::uint32_t number, std::string_view bytes) {
        out += write_wire([&](auto& to) { to.bytes(number, bytes); });
    };
    wire_reader r{function};
    std::size_t old = 0;
    std::size_t next = 0;
    std::size_t result = 0;
    while (r.next()) {
        if (r.is(3, wire_type::bytes)) {
            r.skip();
            for (std::size_t i = 0; i < counts[old]; ++i) field(3, write_message(nodes[next++]));
            ++old;
        } else if (r.is(4, wire_type::bytes)) {
            wire_reader entry = r.message();
            const std::string_view key = detail::text_in(entry, 1);
            const bool same = detail::text_in(entry, 2) == results[result];
            if (same) {
                out += r.raw();
            } else {
                field(4, write_wire([&](auto& to) {
                          to.bytes(1, key);
                          to.bytes(2, results[result]);
                      }));
            }
            ++result;
        } else {
            r.skip();
            out += r.raw();
        }
    }
    return out;
}

}  // namespace evergraph

#endif
