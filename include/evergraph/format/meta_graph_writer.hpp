// SPDX-License-Identifier: BSL-1.0
// meta_graph_writer: writes binary MetaGraphDefs and SavedModels.
#ifndef EVERGRAPH_FORMAT_META_GRAPH_WRITER_HPP
#define EVERGRAPH_FORMAT_META_GRAPH_WRITER_HPP

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "../base/shared_bytes.hpp"
#include "meta_graph.hpp"
#include "meta_graph_reader.hpp"
#include "meta_graph_schema.hpp"
#include "protobuf_writer.hpp"
#include "wire_writer.hpp"

namespace evergraph {

namespace detail {

template <class Out>
void write_ports(Out& out, std::uint32_t number, const std::vector<signature_port>& ports) {
    for (const signature_port& p : ports) {
        out.message(number, [&](auto& entry) {
            entry.bytes(1, p.key);
            entry.message(2, [&](auto& info) { write_fields(info, p.info); });
        });
    }
}

template <class Out>
void write_signature_body(Out& out, const signature& s) {
    write_ports(out, 1, s.inputs);
    write_ports(out, 2, s.outputs);
    if (!s.method_name.empty()) out.bytes(3, s.method_name);
    for (const std::string& entry : s.defaults) out.bytes(4, entry);
    out.raw(s.unknown);
}
template <class Out>
void write_signature(Out& out, const signature& s) {
    out.bytes(1, s.key);
    out.message(2, [&](auto& body) { write_signature_body(body, s); });
}

template <class Out, class T>
void write_once(Out& out, std::uint32_t number, const std::optional<T>& value) {
    if (value) out.message(number, [&](auto& body) { write_fields(body, *value); });
}

template <class Out>
void write_meta_graph_fields(Out& out, const meta_graph& m) {
    write_once(out, 1, m.info);
    write_once(out, 2, m.graph);
    write_once(out, 3, m.saver);
    for (const collection& c : m.collections) {
        out.message(4, [&](auto& entry) {
            entry.bytes(1, c.key);
            entry.bytes(2, c.value.view());
        });
    }
    for (const signature& s : m.signatures) {
        out.message(5, [&](auto& entry) { write_signature(entry, s); });
    }
    for (const asset_file& a : m.assets) {
        out.message(6, [&](auto& body) { write_fields(body, a); });
    }
    if (m.object_graph) out.bytes(7, m.object_graph->view());
    out.raw(m.unknown);
}

inline std::string fresh_bytes(const meta_graph& m) {
    return write_wire([&](auto& out) { write_meta_graph_fields(out, m); });
}

inline std::string fresh_bytes(const saved_model& model);

// The bytes a value came from, if they still say what it says; else those that say it.
template <class Value, class Again>
std::string original_or(const Value& value, std::string fresh, const Again& read) {
    const shared_bytes& origin = value.origin.bytes;
    if (origin.empty() || origin.view() == fresh) return fresh;
    const auto before = read(origin);
    if (before.has_value() && fresh_bytes(*before) == fresh) return std::string{origin.view()};
    return fresh;
}

}  // namespace detail

// A value that was read and not changed since is written byte for byte as it came. Otherwise fields
// stand by number and maps by key, and what is kept as bytes is written as it came.
inline std::string write_meta_graph_def(const meta_graph& m) {
    return detail::original_or(m, detail::fresh_bytes(m), read_meta_graph_def);
}

inline std::string detail::fresh_bytes(const saved_model& model) {
    std::vector<std::string> graphs;
    for (const meta_graph& m : model.meta_graphs) graphs.push_back(write_meta_graph_def(m));
    return write_wire([&](auto& out) {
        if (model.schema_version != 0) {
            out.tag(1, wire_type::varint);
            out.varint(static_cast<std::uint64_t>(model.schema_version));
        }
        for (const std::string& g : graphs) out.bytes(2, g);
        out.raw(model.unknown);
    });
}

inline std::string write_saved_model_def(const saved_model& model) {
    return detail::original_or(model, detail::fresh_bytes(model), read_saved_model_def);
}

}  // namespace evergraph

#endif
