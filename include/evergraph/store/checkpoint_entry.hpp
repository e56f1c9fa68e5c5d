// SPDX-License-Identifier: BSL-1.0
// checkpoint_entry: what the index of a checkpoint says of the whole and of each tensor.
#ifndef EVERGRAPH_STORE_CHECKPOINT_ENTRY_HPP
#define EVERGRAPH_STORE_CHECKPOINT_ENTRY_HPP

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "../base/expected.hpp"
#include "../base/problem.hpp"
#include "../format/protobuf_reader.hpp"
#include "../format/protobuf_writer.hpp"
#include "../tensor/dtype.hpp"
#include "../tensor/shape.hpp"
#include "../tensor/shape_proto.hpp"
#include "../version/version_def.hpp"
#include "../version/version_window.hpp"
#include "checkpoint_slice.hpp"
#include "sorted_table_format.hpp"

namespace evergraph {

// What this library is to checkpoints: their numbering has nothing to do with that of graphs.
inline constexpr std::int32_t checkpoint_version = 1;
inline constexpr version_window checkpoint_window{.consumer = checkpoint_version,
                                                  .min_producer = 0};

// BundleHeaderProto, the value of the key "".
struct checkpoint_header {
    std::int32_t shards = 1;
    bool big_endian = false;
    version_def versions{.producer = checkpoint_version, .min_consumer = 0, .bad_consumers = {},
                         .unknown = {}};
    std::string unknown;  // fields this library does not know, as they came
    bool operator==(const checkpoint_header&) const = default;
};

// BundleEntryProto. A tensor that is stored in slices has no bytes of its own: each slice has an
// entry under its slice_key.
struct checkpoint_entry {
    std::string name;  // or the key of a slice
    dtype type = dtype::invalid;
    shape dims;
    std::int32_t shard = 0;
    std::int64_t offset = 0;  // of the bytes in the shard's file
    std::int64_t size = 0;
    std::uint32_t crc = 0;  // masked
    std::vector<tensor_slice> slices;
    std::string unknown;
    bool operator==(const checkpoint_entry&) const = default;
};

// "<prefix>.data-00000-of-00001"
inline std::filesystem::path checkpoint_data_file(const std::filesystem::path& prefix,
                                                  std::int32_t shard, std::int32_t shards) {
    std::array<char, 48> suffix{};
    std::snprintf(suffix.data(), suffix.size(), ".data-%05d-of-%05d", shard, shards);
    std::filesystem::path out = prefix;
    out += suffix.data();
    return out;
}
inline std::filesystem::path checkpoint_index_file(const std::filesystem::path& prefix) {
    std::filesystem::path out = prefix;
    out += ".index";
    return out;
}

namespace detail {

inline slice_extent read_extent_proto(wire_reader r) {
    slice_extent e;
    while (r.next()) {
        if (r.is(1, wire_type::varint)) {
            e.start = static_cast<std::int64_t>(r.varint());
        } else if (r.is(2, wire_type::varint)) {
            e.length = static_cast<std::int64_t>(r.varint());
        } else {
            r.skip();
        }
    }
    return e;
}

// TensorSliceProto; false if it does not read or an extent is below zero.
inline bool read_slice_proto(wire_reader r, tensor_slice& slice) {
    while (r.next()) {
        if (!r.is(1, wire_type::bytes)) {
            r.skip();
            continue;
        }
        const slice_extent e = read_extent_proto(r.message());
        if (e.start < 0 || e.length < -1) return false;
        slice.extents.push_back(e);
    }
    return !r.failed();
}

template <class Out>
void write_slice_proto(Out& out, const tensor_slice& slice) {
    for (const slice_extent& e : slice.extents) {
        out.message(1, [&](auto& extent) {
            if (e.length < 0) return;
            if (e.start != 0) {
                extent.tag(1, wire_type::varint);
                extent.varint(varint_of(e.start));
            }
            extent.tag(2, wire_type::varint);
            extent.varint(varint_of(e.length));
        });
    }
}

template <class Out, class T>
void write_varint_field(Out& out, std::uint32_t number, T value) {
    if (value == T{}) return;
    out.tag(number, wire_type::varint);
    out.varint(varint_of(value));
}

}  // namespace detail

// Nothing if the bytes are no BundleHeaderProto.
inline std::optional<checkpoint_header> read_checkpoint_header(const shared_bytes& bytes) {
    checkpoint_header h;
    h.shards = 0;
    h.versions = {};
    protobuf_reading to{bytes, {}};
    wire_reader r{bytes.view()};
    while (r.next()) {
        if (r.is(1, wire_type::varint)) {
            h.shards = static_cast<std::int32_t>(r.varint());
        } else if (r.is(2, wire_type::varint)) {
            h.big_endian = static_cast<std::int32_t>(r.varint()) == 1;
        } else if (r.is(3, wire_type::bytes)) {
            read_fields(r.message(), h.versions, to, {});
        } else if (r.skip()) {
            h.unknown += r.raw();
        }
    }
    if (r.failed() || !to.found.empty()) return std::nullopt;
    return h;
}
inline std::string write_checkpoint_header(const checkpoint_header& h) {
    return write_wire([&](auto& out) {
        detail::write_varint_field(out, 1, h.shards);
        detail::write_varint_field(out, 2, static_cast<std::int32_t>(h.big_endian));
        if (h.versions != version_def{}) {
            out.message(3, [&](auto& versions) { write_fields(versions, h.versions); });
        }
        out.raw(h.unknown);
    });
}

// Nothing if the bytes are no BundleEntryProto with a shape that is known and sound.
inline std::optional<checkpoint_entry> read_checkpoint_entry(std::string name,
                                                             const shared_bytes& bytes) {
    checkpoint_entry e;
    e.name = std::move(name);
    shape_proto dims;
    protobuf_reading to{bytes, {}};
    wire_reader r{bytes.view()};
    bool sound = true;
    while (r.next()) {
        if (r.is(1, wire_type::varint)) {
            e.type = static_cast<dtype>(static_cast<std::int32_t>(r.varint()));
        } else if (r.is(2, wire_type::bytes)) {
            read_fields(r.message(), dims, to, {});
        } else if (r.is(3, wire_type::varint)) {
            e.shard = static_cast<std::int32_t>(r.varint());
        } else if (r.is(4, wire_type::varint)) {
            e.offset = static_cast<std::int64_t>(r.varint());
        } else if (r.is(5, wire_type::varint)) {
            e.size = static_cast<std::int64_t>(r.varint());
        } else if (r.is(6, wire_type::fixed32)) {
            e.crc = r.fixed32();
        } else if (r.is(7, wire_type::bytes)) {
            sound = detail::read_slice_proto(r.message(), e.slices.emplace_back()) && sound;
        } else if (r.skip()) {
            e.unknown += r.raw();
        }
    }
    const auto known = known_shape(dims);
    if (r.failed() || !to.found.empty() || !known || !sound) return std::nullopt;
    e.dims = *known;
    return e;
}
inline std::string write_checkpoint_entry(const checkpoint_entry& e) {
    return write_wire([&](auto& out) {
        detail::write_varint_field(out, 1, e.type);
        out.message(2, [&](auto& dims) { write_fields(dims, to_proto(e.dims)); });
        detail::write_varint_field(out, 3, e.shard);
        detail::write_varint_field(out, 4, e.offset);
        detail::write_varint_field(out, 5, e.size);
        if (e.crc != 0) {
            out.tag(6, wire_type::fixed32);
            out.fixed32(e.crc);
        }
        for (const tensor_slice& slice : e.slices) {
            out.message(7, [&](auto& inside) { detail::write_slice_proto(inside, slice); });
        }
        out.raw(e.unknown);
    });
}

}  // namespace evergraph

#endif
