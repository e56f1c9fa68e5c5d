// SPDX-License-Identifier: BSL-1.0
// meta_graph_reader: reads binary MetaGraphDefs and SavedModels.
#ifndef EVERGRAPH_FORMAT_META_GRAPH_READER_HPP
#define EVERGRAPH_FORMAT_META_GRAPH_READER_HPP

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "../base/expected.hpp"
#include "meta_graph.hpp"
#include "meta_graph_schema.hpp"
#include "protobuf_graph_reader.hpp"
#include "protobuf_reader.hpp"
#include "protobuf_reading.hpp"

namespace evergraph {

namespace detail {

// By key; of a key that comes twice the last counts.
template <class Keyed>
void sort_by_key(std::vector<Keyed>& items) {
    std::map<std::string, Keyed> sorted;
    for (Keyed& item : items) sorted.insert_or_assign(item.key, std::move(item));
    items.clear();
    for (auto& [key, item] : sorted) items.push_back(std::move(item));
}

inline signature_port read_port(wire_reader& r, protobuf_reading& to, const message_place& where,
                                std::string_view name) {
    signature_port p;
    p.key = read_keyed(r.message(), to, where, name,
                       [&](wire_reader& entry, const message_place& here) {
                           read_fields(entry.message(), p.info, to, here);
                       });
    return p;
}

inline void read_signature(wire_reader r, signature& s, protobuf_reading& to,
                           const message_place& where) {
    while (r.next()) {
        if (r.is(1, wire_type::bytes)) {
            s.inputs.push_back(read_port(r, to, where, "inputs"));
        } else if (r.is(2, wire_type::bytes)) {
            s.outputs.push_back(read_port(r, to, where, "outputs"));
        } else if (r.is(3, wire_type::bytes)) {
            s.method_name = read_text(r, to, {&where, "method_name", -1, {}, false});
        } else if (r.is(4, wire_type::bytes)) {
            s.defaults.emplace_back(read_opaque(r, to, {&where, "defaults", -1, {}, false}));
        } else if (r.skip()) {
            s.unknown += r.raw();
        }
    }
    if (r.failed()) to.note(r.fault(), r.offset(), where);
    sort_by_key(s.inputs);
    sort_by_key(s.outputs);
}

// A message that stands once: what comes in several pieces is put together.
template <class T>
void read_once(wire_reader& r, std::optional<T>& out, protobuf_reading& to,
               const message_place& where) {
    if (!out.has_value()) out.emplace();
    read_fields(r.message(), *out, to, where);
}

class meta_graph_fields {
 public:
    meta_graph_fields(protobuf_reading& to, const message_place& where) : to_(to), where_(where) {}

    meta_graph read(wire_reader r) {
        m_.origin.bytes = to_.file.part(r.rest());
        while (r.next()) {
            if (r.type() != wire_type::bytes || !field(r)) {
                if (r.skip()) m_.unknown += r.raw();
            }
        }
        if (r.failed()) to_.note(r.fault(), r.offset(), where_);
        finish();
        return std::move(m_);
    }

 private:
    bool field(wire_reader& r) {
        switch (r.field()) {
            case 1: read_once(r, m_.info, to_, at("meta_info_def")); return true;
            case 2: graph_.add(r.message()); return true;
            case 3: read_once(r, m_.saver, to_, at("saver_def")); return true;
            case 4: collection_entry(r); return true;
            case 5: signature_entry(r); return true;
            case 6: {
                const auto index = static_cast<std::int64_t>(m_.assets.size());
                m_.assets.push_back(
                    read_whole<asset_file>(r, to_, {&where_, "asset_file_def", index, {}, false}));
                return true;
            }
            case 7: objects_.add(read_opaque(r, to_, at("object_graph_def"))); return true;
            default: return false;
        }
    }
    message_place at(std::string_view name) const { return {&where_, name, -1, {}, false}; }

    void collection_entry(wire_reader& r) {
        collection c;
        c.key = read_keyed(r.message(), to_, where_, "collection_def",
                           [&](wire_reader& entry, const message_place& here) {
                               c.value = to_.file.part(read_opaque(entry, to_, here));
                           });
        m_.collections.push_back(std::move(c));
    }
    void signature_entry(wire_reader& r) {
        signature s;
        s.key = read_keyed(r.message(), to_, where_, "signature_def",
                           [&](wire_reader& entry, const message_place& here) {
                               read_signature(entry.message(), s, to_, here);
                           });
        m_.signatures.push_back(std::move(s));
    }

    // A graph_def in one piece is read where it stands, so that its tensors stay views.
    class graph_pieces {
     public:
        void add(wire_reader r) { pieces_.push_back(r); }
        std::optional<graph_def> joined(protobuf_reading& to) const {
            if (pieces_.empty()) return std::nullopt;
            if (pieces_.size() == 1) return read_graph_fields(pieces_[0], to);
            std::string all;
            for (const wire_reader& piece : pieces_) all += piece.rest();
            protobuf_reading inner{shared_bytes::copy_of(std::move(all)), {}};
            graph_def g = read_graph_fields(
                wire_reader{inner.file.view(), pieces_[0].offset(), pieces_[0].depth()}, inner);
            to.found.insert(to.found.end(), inner.found.begin(), inner.found.end());
            return g;
        }

     private:
        std::vector<wire_reader> pieces_;
    };

    void finish() {
        m_.graph = graph_.joined(to_);
        m_.object_graph = objects_.joined(to_.file);
        sort_by_key(m_.collections);
        sort_by_key(m_.signatures);
    }

    protobuf_reading& to_;
    const message_place& where_;
    meta_graph m_;
    graph_pieces graph_;
    kept_pieces objects_;
};

}  // namespace detail

// Contents of tensors and what is kept as bytes are views of `file` and keep its owner alive. All
// faults come in one report.
inline expected<meta_graph, problems> read_meta_graph_def(const shared_bytes& file) {
    protobuf_reading to{file, {}};
    meta_graph m = detail::meta_graph_fields{to, {}}.read(wire_reader{file.view()});
    if (!to.found.empty()) return unexpected<problems>{std::move(to.found)};
    return m;
}

inline expected<saved_model, problems> read_saved_model_def(const shared_bytes& file) {
    protobuf_reading to{file, {}};
    saved_model model;
    model.origin.bytes = file;
    const message_place top;
    for (wire_reader r{file.view()};;) {
        if (!r.next()) {
            if (r.failed()) to.note(r.fault(), r.offset(), top);
            break;
        }
        if (r.is(1, wire_type::varint)) {
            model.schema_version = static_cast<std::int64_t>(r.varint());
        } else if (r.is(2, wire_type::bytes)) {
            const auto index = static_cast<std::int64_t>(model.meta_graphs.size());
            const message_place where{nullptr, "meta_graphs", index, {}, false};
            model.meta_graphs.push_back(detail::meta_graph_fields{to, where}.read(r.message()));
        } else if (r.skip()) {
            model.unknown += r.raw();
        }
    }
    if (!to.found.empty()) return unexpected<problems>{std::move(to.found)};
    return model;
}

}  // namespace evergraph

#endif
