// SPDX-License-Identifier: BSL-1.0
// checkpoint_reader: reads tensors out of checkpoints; the files are mapped, not loaded.
#ifndef EVERGRAPH_STORE_CHECKPOINT_READER_HPP
#define EVERGRAPH_STORE_CHECKPOINT_READER_HPP

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <filesystem>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "../base/crc32c.hpp"
#include "../base/expected.hpp"
#include "../base/problem.hpp"
#include "../base/shared_bytes.hpp"
#include "../format/mapped_file.hpp"
#include "../tensor/tensor.hpp"
#include "checkpoint_index.hpp"
#include "checkpoint_join.hpp"
#include "checkpoint_strings.hpp"

namespace evergraph {

namespace detail {

// Copies elements of the other byte order; a complex one is two numbers.
inline void swap_elements(std::span<char> to, std::string_view from, dtype type) {
    const bool pairs = type == dtype::complex64 || type == dtype::complex128;
    const std::size_t size = byte_size(type) / (pairs ? 2 : 1);
    for (std::size_t at = 0; at < from.size(); at += size) {
        std::reverse_copy(from.begin() + static_cast<std::ptrdiff_t>(at),
                          from.begin() + static_cast<std::ptrdiff_t>(at + size),
                          to.begin() + static_cast<std::ptrdiff_t>(at));
    }
}

// Elements of a fixed size out of their stored bytes: viewed where they lie as they must.
inline tensor stored_numbers(dtype type, const shape& dims, const shared_bytes& bytes,
                             bool big_endian) {
    const std::size_t size = byte_size(type);
    const std::size_t alignment = std::min<std::size_t>(size, 8);
    const bool swap = big_endian && size > 1;
    const bool aligned = std::bit_cast<std::uintptr_t>(bytes.data()) % alignment == 0;
    // Bytes that are no bool must not be looked at as bools.
    const auto is_bool = [](char c) { return c == 0 || c == 1; };
    const std::string_view in = bytes.view();
    const bool sound = type != dtype::boolean || std::all_of(in.begin(), in.end(), is_bool);
    if (aligned && !swap && sound) return tensor::view(type, dims, bytes);
    tensor t = tensor::uninitialized(type, dims);
    const std::span<char> out = t.writable_bytes();
    if (swap) {
        swap_elements(out, in, type);
    } else if (!sound) {
        std::transform(in.begin(), in.end(), out.begin(), [](char c) { return c == 0 ? '\0' : '\1'; });
    } else if (!in.empty()) {
        std::memcpy(out.data(), in.data(), in.size());
    }
    return t;
}

}  // namespace detail

// An open checkpoint of the second format (a "tensor bundle"). Values are checked against their
// checksums when they are read, and are views of the mapped file where alignment and byte order
// allow; such a tensor keeps the mapping alive. Const members may be called from several threads.
class checkpoint_reader {
 public:
    checkpoint_reader(std::filesystem::path prefix, checkpoint_index index)
        : prefix_(std::move(prefix)), index_(std::move(index)) {
        for (const checkpoint_entry& e : index_.entries) {
            if (e.slices.empty() && !shards_.contains(e.shard)) {
                shards_.emplace(e.shard, map_file(data_file(e.shard)));
            }
        }
    }

    const std::filesystem::path& prefix() const { return prefix_; }
    const checkpoint_index& index() const { return index_; }
    // By name.
    std::span<const checkpoint_entry> tensors() const { return index_.tensors(); }
    const checkpoint_entry* find(std::string_view name) const { return index_.find(name); }
    std::filesystem::path data_file(std::int32_t shard) const {
        return checkpoint_data_file(prefix_, shard, index_.header.shards);
    }

    // The whole tensor, put together if it is stored in slices.
    expected<tensor, problem> read(std::string_view name) const {
        const checkpoint_entry* e = find(name);
        return e == nullptr ? expected<tensor, problem>{absent(name)}
                            : read_part(*e, whole_slice(e->dims.rank()));
    }
    // A part of it, whether it is stored whole or in slices.
    expected<tensor, problem> read(std::string_view name, const tensor_slice& slice) const {
        const checkpoint_entry* e = find(name);
        return e == nullptr ? expected<tensor, problem>{absent(name)} : read_part(*e, slice);
    }
    // The elements of a variant tensor, each a serialized VariantTensorDataProto: carried, not
    // decoded.
    expected<std::vector<std::string>, problem> read_variants(std::string_view name) const {
        const checkpoint_entry* e = find(name);
        if (e == nullptr) return absent(name);
        if (e->type != dtype::variant) return refused(*e, "reading a tensor as variants", "variant");
        if (index_.header.big_endian) {
            return refused(*e, "variants of a big-endian writer", "little-endian ones");
        }
        const auto bytes = bytes_of(*e);
        if (!bytes) return unexpected{bytes.error()};
        auto out = read_stored_variants(bytes->view(), static_cast<std::size_t>(e->dims.elements()),
                                        e->crc);
        if (!out) return about(*e, std::move(out).error());
        return out;
    }

    // Everything that is wrong with the files: bytes that are missing, checksums that differ,
    // slices that leave parts out. Holds one tensor of strings at a time, and no numbers.
    problems verify() const {
        problems found;
        for (const checkpoint_entry& e : index_.entries) {
            auto wrong = verify(e);
            if (!wrong) found.push_back(std::move(wrong).error());
        }
        return found;
    }

 private:
    static unexpected<problem> about(const checkpoint_entry& e, problem p) {
        return unexpected{detail::about_tensor(std::move(p), e.name)};
    }
    static unexpected<problem> refused(const checkpoint_entry& e, std::string found,
                                       std::string needed) {
        return about(e, detail::store_problem(status_code::unimplemented, problem_kind::not_supported,
                                              std::move(found), std::move(needed)));
    }
    unexpected<problem> absent(std::string_view name) const {
        problem p = detail::store_problem(
            status_code::not_found, problem_kind::not_in_the_file,
            std::to_string(tensors().size()) + " tensors in " + prefix_.string(),
            "a tensor '" + std::string{name} + "'", "list the checkpoint to see its names");
        p.attr = name;
        return unexpected{std::move(p)};
    }

    // The stored bytes, not checked yet.
    expected<shared_bytes, problem> bytes_of(const checkpoint_entry& e) const {
        const expected<shared_bytes, problem>& file = shards_.at(e.shard);
        if (!file) return about(e, file.error());
        const std::string_view all = file->view();
        const auto offset = static_cast<std::uint64_t>(e.offset);
        const auto size = static_cast<std::uint64_t>(e.size);
        if (offset > all.size() || size > all.size() - offset) {
            return about(e, detail::store_problem(
                                status_code::out_of_range, problem_kind::unreadable_bytes,
                                data_file(e.shard).string() + " of " +
                                    std::to_string(all.size()) + " bytes",
                                std::to_string(offset + size) + " bytes",
                                "fetch or write the file again"));
        }
        return file->part(all.substr(static_cast<std::size_t>(offset), static_cast<std::size_t>(size)));
    }
    expected<shared_bytes, problem> checked_bytes_of(const checkpoint_entry& e) const {
        auto bytes = bytes_of(e);
        if (!bytes) return bytes;
        const std::uint32_t crc = mask_crc(crc32c(bytes->view()));
        if (crc == e.crc) return bytes;
        return about(e, detail::damaged("the checksum " + std::to_string(crc) + " in " +
                                            data_file(e.shard).string(),
                                        std::to_string(e.crc)));
    }

    expected<tensor, problem> load(const checkpoint_entry& e) const {
        if (e.type == dtype::string) return load_strings(e);
        const auto bytes = checked_bytes_of(e);
        if (!bytes) return unexpected{bytes.error()};
        return detail::stored_numbers(e.type, e.dims, *bytes, index_.header.big_endian);
    }
    expected<tensor, problem> load_strings(const checkpoint_entry& e) const {
        const auto bytes = bytes_of(e);
        if (!bytes) return unexpected{bytes.error()};
        const auto strings =
            read_stored_strings(bytes->view(), static_cast<std::size_t>(e.dims.elements()), e.crc,
                                index_.header.big_endian);
        if (!strings) return about(e, strings.error());
        tensor t = tensor::uninitialized(dtype::string, e.dims);
        std::copy(strings->begin(), strings->end(), t.writable<std::string>().begin());
        return t;
    }

    expected<const checkpoint_entry*, problem> slice_entry(const checkpoint_entry& whole,
                                                           const tensor_slice& slice) const {
        const checkpoint_entry* e = find(slice_key(whole.name, slice));
        const auto inside = resolved(slice, whole.dims);
        if (e == nullptr || !inside || e->type != whole.type || !e->slices.empty() ||
            !(e->dims == shape_of(*inside))) {
            return about(whole, detail::damaged("no entry of this type and shape for its slice " +
                                                    text(slice),
                                                "one for each slice"));
        }
        return e;
    }

    expected<tensor, problem> read_part(const checkpoint_entry& e, const tensor_slice& slice) const {
        if (byte_size(e.type) == 0 && e.type != dtype::string) {
            return refused(e, "a tensor of dtype " + name_of(e.type),
                           "a dtype whose elements are values; variants are read as such");
        }
        const auto wanted = resolved(slice, e.dims);
        if (!wanted) {
            return about(e, detail::store_problem(
                                status_code::invalid_argument, problem_kind::not_in_the_file,
                                "the slice " + text(slice), "one inside " + text(e.dims)));
        }
        if (!e.slices.empty()) return join(e, *wanted);
        auto whole = load(e);
        if (!whole) return whole;
        return detail::cut_slice(*whole, *wanted);
    }
    expected<tensor, problem> join(const checkpoint_entry& e, const tensor_slice& wanted) const {
        const auto places = detail::slices_for(wanted, e.slices, e.dims);
        if (!places) return about(e, places.error());
        std::vector<const checkpoint_entry*> parts;
        for (const std::size_t i : *places) {
            const auto part = slice_entry(e, e.slices[i]);
            if (!part) return unexpected{part.error()};
            parts.push_back(*part);
        }
        if (auto fault = more_than_stored(e, parts)) return about(e, *std::move(fault));
        tensor out = tensor::uninitialized(e.type, shape_of(wanted));
        for (std::size_t i = 0; i < parts.size(); ++i) {
            const auto part = load(*parts[i]);
            if (!part) return part;
            detail::copy_common(out, wanted, *part, *resolved(e.slices[(*places)[i]], e.dims));
        }
        return out;
    }
    // Entries that share their bytes could stand for far more than the files hold.
    std::optional<problem> more_than_stored(const checkpoint_entry& e,
                                            const std::vector<const checkpoint_entry*>& parts) const {
        std::uint64_t needed = 0;
        std::uint64_t stored = 0;
        for (const checkpoint_entry* part : parts) needed += static_cast<std::uint64_t>(part->size);
        for (const auto& shard : shards_) stored += shard.second ? shard.second->size() : 0;
        if (needed <= stored) return std::nullopt;
        return detail::store_problem(status_code::data_loss, problem_kind::unreadable_bytes,
                                     "slices of " + std::to_string(needed) + " bytes of " +
                                         name_of(e.type) + text(e.dims),
                                     "at most the " + std::to_string(stored) + " bytes stored");
    }

    expected<void, problem> verify(const checkpoint_entry& e) const {
        if (!e.slices.empty()) {
            const auto whole = resolved(whole_slice(e.dims.rank()), e.dims);
            const auto places = detail::slices_for(*whole, e.slices, e.dims);
            if (!places) return about(e, places.error());
            for (const tensor_slice& slice : e.slices) {
                if (auto part = slice_entry(e, slice); !part) return unexpected{part.error()};
            }
            return {};
        }
        if (e.type == dtype::string) return without_value(load_strings(e));
        if (e.type == dtype::variant) return without_value(read_variants(e.name));
        return without_value(checked_bytes_of(e));
    }
    template <class T>
    static expected<void, problem> without_value(const expected<T, problem>& e) {
        if (!e) return unexpected{e.error()};
        return {};
    }

    std::filesystem::path prefix_;
    checkpoint_index index_;
    std::map<std::int32_t, expected<shared_bytes, problem>> shards_;
};

// Opens `<prefix>.index` and the data files its entries are in. One that is missing is a problem of
// the tensors in it alone: reading them says so, and `verify` lists all.
inline expected<checkpoint_reader, problems> open_checkpoint(const std::filesystem::path& prefix) {
    const std::filesystem::path file = checkpoint_index_file(prefix);
    const auto bytes = map_file(file);
    if (!bytes) return unexpected{problems{bytes.error()}};
    auto index = read_checkpoint_index(*bytes, file.string());
    if (!index) return unexpected<problems>{std::move(index).error()};
    return checkpoint_reader{prefix, *std::move(index)};
}

}  // namespace evergraph

#endif
