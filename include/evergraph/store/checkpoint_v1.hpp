// SPDX-License-Identifier: BSL-1.0
// checkpoint_v1: reads checkpoints of the first format: tables that hold the elements themselves.
#ifndef EVERGRAPH_STORE_CHECKPOINT_V1_HPP
#define EVERGRAPH_STORE_CHECKPOINT_V1_HPP

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <limits>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "../base/expected.hpp"
#include "../base/problem.hpp"
#include "../base/shared_bytes.hpp"
#include "../format/mapped_file.hpp"
#include "../tensor/tensor_decode.hpp"
#include "../version/check_versions.hpp"
#include "checkpoint_entry.hpp"
#include "checkpoint_index.hpp"
#include "checkpoint_join.hpp"
#include "sorted_table_reader.hpp"

namespace evergraph {

namespace detail {

// Reads the value of the key "" of one file: tensors and versions.
class v1_meta_reading {
 public:
    explicit v1_meta_reading(const shared_bytes& bytes) : to_{bytes, {}} {}

    // False if the bytes are no SavedTensorSlices with a meta.
    bool read(std::vector<checkpoint_entry>& tensors, version_def& versions) {
        wire_reader r{to_.file.view()};
        bool found = false;
        while (r.next()) {
            if (r.is(1, wire_type::bytes)) {
                found = read_meta(r.message(), tensors, versions);
                if (!found) return false;
            } else {
                r.skip();
            }
        }
        return found && !r.failed() && to_.found.empty();
    }

 private:
    bool read_meta(wire_reader r, std::vector<checkpoint_entry>& tensors, version_def& versions) {
        while (r.next()) {
            if (r.is(1, wire_type::bytes)) {
                auto tensor = read_tensor(r.message());
                if (!tensor) return false;
                tensors.push_back(*std::move(tensor));
            } else if (r.is(2, wire_type::bytes)) {
                read_fields(r.message(), versions, to_, {});
            } else {
                r.skip();
            }
        }
        return !r.failed();
    }
    std::optional<checkpoint_entry> read_tensor(wire_reader r) {
        checkpoint_entry e;
        shape_proto dims;
        bool sound = true;
        while (r.next()) {
            if (r.is(1, wire_type::bytes)) {
                e.name = r.bytes();
            } else if (r.is(2, wire_type::bytes)) {
                read_fields(r.message(), dims, to_, {});
            } else if (r.is(3, wire_type::varint)) {
                e.type = static_cast<dtype>(static_cast<std::int32_t>(r.varint()));
            } else if (r.is(4, wire_type::bytes)) {
                sound = read_slice_proto(r.message(), e.slices.emplace_back()) && sound;
            } else {
                r.skip();
            }
        }
        const auto known = known_shape(dims);
        if (r.failed() || !sound || !known || e.slices.empty()) return std::nullopt;
        e.dims = *known;
        return e;
    }

    protobuf_reading to_;
};

// The TensorProto in the value of a slice's key; it bears neither dtype nor shape.
inline std::optional<tensor_proto> read_v1_data(const shared_bytes& bytes) {
    tensor_proto p;
    protobuf_reading to{bytes, {}};
    wire_reader r{bytes.view()};
    while (r.next()) {
        if (!r.is(2, wire_type::bytes)) {
            r.skip();
            continue;
        }
        wire_reader slice = r.message();
        while (slice.next()) {
            if (slice.is(3, wire_type::bytes)) {
                read_fields(slice.message(), p, to, {});
            } else {
                slice.skip();
            }
        }
        if (slice.failed()) return std::nullopt;
    }
    if (r.failed() || !to.found.empty()) return std::nullopt;
    return p;
}

// How many elements stand in the field of this dtype.
inline std::size_t stored_values(const tensor_proto& p, dtype type) {
    switch (storage_of(type)) {
        case dtype::float32: return p.float_val.size();
        case dtype::float64: return p.double_val.size();
        case dtype::string: return p.string_val.size();
        case dtype::complex64: return p.scomplex_val.size() / 2;
        case dtype::complex128: return p.dcomplex_val.size() / 2;
        case dtype::int64: return p.int64_val.size();
        case dtype::uint32: return p.uint32_val.size();
        case dtype::uint64: return p.uint64_val.size();
        case dtype::boolean: return p.bool_val.size();
        case dtype::half:
        case dtype::bfloat16: return p.half_val.size();
        default: return is_float8(type) ? p.float8_val.size() : p.int_val.size();
    }
}

}  // namespace detail

// An open checkpoint of the first format, of one file or several. Const members may be called from
// several threads.
class checkpoint_v1_reader {
 public:
    // By name; each has the slices in which it is stored, one that is the whole for most.
    std::span<const checkpoint_entry> tensors() const { return tensors_; }
    const std::filesystem::path& prefix() const { return prefix_; }
    const checkpoint_entry* find(std::string_view name) const {
        const auto at = std::lower_bound(
            tensors_.begin(), tensors_.end(), name,
            [](const checkpoint_entry& e, std::string_view n) { return e.name < n; });
        return at != tensors_.end() && at->name == name ? &*at : nullptr;
    }

    expected<tensor, problem> read(std::string_view name) const {
        const checkpoint_entry* e = find(name);
        return e == nullptr ? absent(name) : read_part(*e, whole_slice(e->dims.rank()));
    }
    expected<tensor, problem> read(std::string_view name, const tensor_slice& slice) const {
        const checkpoint_entry* e = find(name);
        return e == nullptr ? absent(name) : read_part(*e, slice);
    }
    // What is wrong with the elements; the tables were checked when they were opened.
    problems verify() const {
        problems found;
        for (const checkpoint_entry& e : tensors_) {
            const auto all = resolved(whole_slice(e.dims.rank()), e.dims);
            const auto places = detail::slices_for(*all, e.slices, e.dims);
            if (!places) found.push_back(detail::about_tensor(places.error(), e.name));
            for (const tensor_slice& slice : e.slices) {
                auto part = load(e, slice);
                if (!part) found.push_back(std::move(part).error());
            }
        }
        return found;
    }

    // All that is wrong with the files is in `found` afterwards.
    static checkpoint_v1_reader of(std::filesystem::path prefix,
                                   const std::vector<std::filesystem::path>& files,
                                   problems& found) {
        checkpoint_v1_reader r;
        r.prefix_ = std::move(prefix);
        for (const std::filesystem::path& file : files) r.take(file, found);
        std::sort(r.tensors_.begin(), r.tensors_.end(),
                  [](const auto& a, const auto& b) { return a.name < b.name; });
        r.join_parts(found);
        return r;
    }

 private:
    checkpoint_v1_reader() = default;

    void take(const std::filesystem::path& file, problems& found) {
        const auto bytes = map_file(file);
        if (!bytes) {
            found.push_back(bytes.error());
            return;
        }
        auto table = read_sorted_table(*bytes, file.string());
        if (!table) {
            found.insert(found.end(), table.error().begin(), table.error().end());
            return;
        }
        version_def versions;
        if (table->empty() || !table->front().key.empty() ||
            !detail::v1_meta_reading{table->front().value}.read(tensors_, versions)) {
            found.push_back(detail::store_problem(
                status_code::internal, problem_kind::unreadable_bytes,
                file.string() + ": a sorted table whose first entry tells of no tensors",
                "a SavedTensorSlices under the key ''"));
            return;
        }
        if (auto wrong = check_versions(versions, checkpoint_window, checkpoint_artefact)) {
            found.push_back(*std::move(wrong));
        }
        for (std::size_t i = 1; i < table->size(); ++i) {
            data_.emplace(std::move((*table)[i].key), std::move((*table)[i].value));
        }
    }
    // A tensor whose slices lie in several files is told of in each.
    void join_parts(problems& found) {
        std::vector<checkpoint_entry> joined;
        for (checkpoint_entry& e : tensors_) {
            if (joined.empty() || joined.back().name != e.name) {
                joined.push_back(std::move(e));
            } else if (joined.back().type == e.type && joined.back().dims == e.dims) {
                joined.back().slices.insert(joined.back().slices.end(), e.slices.begin(),
                                            e.slices.end());
            } else {
                found.push_back(detail::about_tensor(
                    detail::damaged(name_of(e.type) + text(e.dims) + " in one file",
                                    name_of(joined.back().type) + text(joined.back().dims) +
                                        " as in another"),
                    e.name));
            }
        }
        tensors_ = std::move(joined);
    }

    unexpected<problem> absent(std::string_view name) const {
        problem p = detail::store_problem(
            status_code::not_found, problem_kind::not_in_the_file,
            std::to_string(tensors_.size()) + " tensors in " + prefix_.string(),
            "a tensor '" + std::string{name} + "'", "list the checkpoint to see its names");
        p.attr = name;
        return unexpected{std::move(p)};
    }
    static unexpected<problem> about(const checkpoint_entry& e, problem p) {
        return unexpected{detail::about_tensor(std::move(p), e.name)};
    }

    expected<tensor, problem> load(const checkpoint_entry& e, const tensor_slice& slice) const {
        const auto inside = resolved(slice, e.dims);
        const auto at = data_.find(slice_key(e.name, slice));
        auto p = inside && at != data_.end() ? detail::read_v1_data(at->second) : std::nullopt;
        if (!p) {
            return about(e, detail::damaged("no data for its slice " + text(slice),
                                            "one entry for each slice"));
        }
        const shape dims = shape_of(*inside);
        const std::size_t given = detail::stored_values(*p, e.type);
        if (p->content.empty() && static_cast<std::int64_t>(given) != dims.elements()) {
            return about(e, detail::damaged(std::to_string(given) + " values",
                                            std::to_string(dims.elements()) + " for " +
                                                name_of(e.type) + text(dims)));
        }
        p->type = e.type;
        p->dims = to_proto(dims);
        // The values are all there, so what they take is bounded by the file.
        auto t = decode_tensor(*p, std::numeric_limits<std::int64_t>::max());
        if (!t) return about(e, std::move(t).error());
        return t;
    }
    expected<tensor, problem> read_part(const checkpoint_entry& e, const tensor_slice& slice) const {
        if (byte_size(e.type) == 0 && e.type != dtype::string) {
            return about(e, detail::store_problem(
                                status_code::unimplemented, problem_kind::not_supported,
                                "a tensor of dtype " + name_of(e.type),
                                "a dtype whose elements are values"));
        }
        const auto wanted = resolved(slice, e.dims);
        if (!wanted) {
            return about(e, detail::store_problem(
                                status_code::invalid_argument, problem_kind::not_in_the_file,
                                "the slice " + text(slice), "one inside " + text(e.dims)));
        }
        const auto places = detail::slices_for(*wanted, e.slices, e.dims);
        if (!places) return about(e, places.error());
        if (places->size() == 1 && *resolved(e.slices[(*places)[0]], e.dims) == *wanted) {
            return load(e, e.slices[(*places)[0]]);
        }
        std::vector<tensor> parts;
        for (const std::size_t i : *places) {
            auto part = load(e, e.slices[i]);
            if (!part) return part;
            parts.push_back(*std::move(part));
        }
        tensor out = tensor::uninitialized(e.type, shape_of(*wanted));
        for (std::size_t i = 0; i < parts.size(); ++i) {
            detail::copy_common(out, *wanted, parts[i], *resolved(e.slices[(*places)[i]], e.dims));
        }
        return out;
    }

    std::filesystem::path prefix_;
    std::vector<checkpoint_entry> tensors_;
    std::map<std::string, shared_bytes, std::less<>> data_;
};

}  // namespace evergraph

#endif
