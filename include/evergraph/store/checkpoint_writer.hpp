// SPDX-License-Identifier: BSL-1.0
// checkpoint_writer: writes checkpoints as TensorFlow does, each tensor straight to its file.
#ifndef EVERGRAPH_STORE_CHECKPOINT_WRITER_HPP
#define EVERGRAPH_STORE_CHECKPOINT_WRITER_HPP

#include <algorithm>
#include <cstddef>
#include <cstdint>
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
#include "../tensor/tensor.hpp"
#include "checkpoint_index.hpp"
#include "checkpoint_reader.hpp"
#include "checkpoint_strings.hpp"
#include "staged_file.hpp"

namespace evergraph {

struct checkpoint_options {
    std::size_t alignment = 1;  // zeros behind each tensor up to a multiple of this many bytes
    bool big_endian = false;    // the elements of numbers, as a machine of that order writes them
    file_steps steps = {};
};

// One shard: `<prefix>.data-00000-of-00001` and `<prefix>.index`. Both are staged beside their
// places and get their names in `finish`, the index last, so a writer that dies leaves no index or
// one of a whole checkpoint. Where the prefix had a checkpoint already, that one's index goes first:
// a death at that instant leaves none, never a mixture; who must keep the old one takes a new
// prefix. Once a call failed, all that follow fail for the same reason.
class checkpoint_writer {
 public:
    explicit checkpoint_writer(std::filesystem::path prefix, checkpoint_options options = {})
        : prefix_(std::move(prefix)),
          options_(std::move(options)),
          data_(checkpoint_data_file(prefix_, 0, 1), options_.steps) {
        status_ = data_.create();
        if (options_.alignment == 0) options_.alignment = 1;
    }

    // A tensor of numbers or strings. Names are not empty, do not begin with a zero byte, and come
    // once, in any order.
    expected<void, problem> add(std::string_view name, const tensor& value) {
        if (status_ && (name.empty() || is_slice_key(name))) {
            return refuse(name, "this as a name", "a name that does not begin with a zero byte");
        }
        return add_entry(std::string{name}, value);
    }
    // A part of a tensor of the shape `full`; a part that is the whole is stored as such.
    expected<void, problem> add(std::string_view name, const shape& full, const tensor_slice& slice,
                                const tensor& value) {
        if (!status_) return status_;
        const auto inside = resolved(slice, full);
        if (!inside || !(shape_of(*inside) == value.dims())) {
            return refuse(name, "the slice " + text(slice) + " of " + text(full) + " with " +
                                    summary(value),
                          "a slice inside the shape, and a value of its shape");
        }
        if (value.dims() == full) return add(name, value);
        if (name.empty() || is_slice_key(name)) {
            return refuse(name, "this as a name", "a name that does not begin with a zero byte");
        }
        const auto at = entries_.find(name);
        if (at != entries_.end() &&
            (at->second.slices.empty() || at->second.type != value.type() ||
             !(at->second.dims == full))) {
            return refuse(name, "a slice of " + name_of(value.type()) + text(full) +
                                    " of a tensor that is there",
                          "slices that agree in dtype and shape, or one whole tensor");
        }
        auto ok = add_entry(slice_key(name, slice), value);
        if (!ok) return ok;
        checkpoint_entry& whole = entries_[std::string{name}];
        whole.type = value.type();
        whole.dims = full;
        whole.slices.push_back(slice);
        return ok;
    }
    // Variants, each a serialized VariantTensorDataProto.
    expected<void, problem> add_variants(std::string_view name, const shape& dims,
                                         std::span<const std::string> serialized) {
        if (status_ && (name.empty() || is_slice_key(name) || options_.big_endian ||
                        static_cast<std::int64_t>(serialized.size()) != dims.elements())) {
            return refuse(name, std::to_string(serialized.size()) + " variants for " + text(dims),
                          "one for each element, under a name, in little-endian order");
        }
        checkpoint_entry* e = begin_entry(std::string{name}, dtype::variant, dims);
        if (e == nullptr) return status_;
        std::uint32_t crc = 0;
        const std::string bytes = variant_bytes(serialized, crc);
        status_ = data_.write(bytes);
        return end_entry(*e, bytes.size(), crc);
    }

    // The checkpoint is there once this says so.
    expected<void, problem> finish() {
        if (!status_) return status_;
        status_ = put_in_place();
        auto outcome = status_;
        if (status_) {
            status_ = unexpected{detail::store_problem(
                status_code::internal, problem_kind::file_not_written,
                "a writer that is finished: " + prefix_.string(), "a new writer")};
        }
        return outcome;
    }

 private:
    expected<void, problem> refuse(std::string_view name, std::string found, std::string needed) {
        problem p = detail::store_problem(status_code::invalid_argument,
                                          problem_kind::file_not_written, std::move(found),
                                          std::move(needed));
        p.attr = name;
        status_ = unexpected{std::move(p)};
        return status_;
    }

    // The entry of what is written next; null if it cannot be.
    checkpoint_entry* begin_entry(std::string name, dtype type, const shape& dims) {
        if (!status_) return nullptr;
        const auto [at, fresh] = entries_.try_emplace(name);
        if (!fresh) {
            (void)refuse(name, "a tensor that is there already", "each tensor once");
            return nullptr;
        }
        at->second.name = std::move(name);
        at->second.type = type;
        at->second.dims = dims;
        at->second.offset = size_;
        return &at->second;
    }
    expected<void, problem> end_entry(checkpoint_entry& e, std::size_t bytes, std::uint32_t crc) {
        e.size = static_cast<std::int64_t>(bytes);
        e.crc = mask_crc(crc);
        size_ += e.size;
        const auto step = static_cast<std::int64_t>(options_.alignment);
        const auto gap = static_cast<std::size_t>((step - size_ % step) % step);
        if (status_ && gap != 0) status_ = data_.write(std::string(gap, '\0'));
        size_ += static_cast<std::int64_t>(gap);
        return status_;
    }

    expected<void, problem> add_entry(std::string name, const tensor& value) {
        if (status_ && value.type() != dtype::string && byte_size(value.type()) == 0) {
            return refuse(name, "a tensor of dtype " + name_of(value.type()),
                          "a dtype whose elements are values");
        }
        checkpoint_entry* e = begin_entry(std::move(name), value.type(), value.dims());
        if (e == nullptr) return status_;
        std::uint32_t crc = 0;
        const std::size_t bytes = value.type() == dtype::string
                                      ? write_strings(value.values<std::string>(), crc)
                                      : write_numbers(value, crc);
        return end_entry(*e, bytes, crc);
    }
    std::size_t write_strings(std::span<const std::string> strings, std::uint32_t& crc) {
        const std::string front = string_front(strings, crc);
        std::size_t size = front.size();
        status_ = data_.write(front);
        for (const std::string& s : strings) {
            if (!status_) break;
            crc = crc32c(s, crc);
            status_ = data_.write(s);
            size += s.size();
        }
        return size;
    }
    // In pieces that stay in the cache between checksum and writing.
    std::size_t write_numbers(const tensor& value, std::uint32_t& crc) {
        constexpr std::size_t piece_size = std::size_t{1} << 18U;
        const std::string_view bytes = value.bytes();
        const bool swap = options_.big_endian && byte_size(value.type()) > 1;
        std::string swapped;
        for (std::size_t at = 0; at < bytes.size() && status_; at += piece_size) {
            std::string_view piece = bytes.substr(at, piece_size);
            if (swap) {
                swapped.resize(piece.size());
                detail::swap_elements(swapped, piece, value.type());
                piece = swapped;
            }
            crc = crc32c(piece, crc);
            status_ = data_.write(piece);
        }
        return bytes.size();
    }

    expected<void, problem> put_in_place() {
        checkpoint_index index;
        index.header.big_endian = options_.big_endian;
        for (auto& [name, entry] : entries_) {
            entry.name = name;
            index.entries.push_back(std::move(entry));
        }
        const std::filesystem::path place = checkpoint_index_file(prefix_);
        staged_file staged{place, options_.steps};
        auto ok = data_.close();
        if (ok) ok = staged.create();
        if (ok) ok = staged.write(write_checkpoint_index(index));
        if (ok) ok = staged.close();
        if (ok) ok = remove_file(place, options_.steps);
        if (ok) ok = data_.publish();
        if (ok) ok = sync_folder_of(place, options_.steps);
        if (ok) ok = staged.publish();
        if (ok) (void)sync_folder_of(place, options_.steps);  // it is there: too late to give up
        return ok;
    }

    std::filesystem::path prefix_;
    checkpoint_options options_;
    expected<void, problem> status_;
    staged_file data_;
    std::int64_t size_ = 0;
    std::map<std::string, checkpoint_entry, std::less<>> entries_;
};

}  // namespace evergraph

#endif
