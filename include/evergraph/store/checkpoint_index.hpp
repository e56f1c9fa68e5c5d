// SPDX-License-Identifier: BSL-1.0
// checkpoint_index: the index of a checkpoint as a value: its header and its entries by name.
#ifndef EVERGRAPH_STORE_CHECKPOINT_INDEX_HPP
#define EVERGRAPH_STORE_CHECKPOINT_INDEX_HPP

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "../base/expected.hpp"
#include "../base/problem.hpp"
#include "../base/shared_bytes.hpp"
#include "../version/check_versions.hpp"
#include "checkpoint_entry.hpp"
#include "sorted_table_reader.hpp"
#include "sorted_table_writer.hpp"

namespace evergraph {

// Entries rise by name as unsigned bytes; those of slices come first, their keys begin with 0.
struct checkpoint_index {
    checkpoint_header header;
    std::vector<checkpoint_entry> entries;

    const checkpoint_entry* find(std::string_view name) const {
        const auto at = std::lower_bound(
            entries.begin(), entries.end(), name,
            [](const checkpoint_entry& e, std::string_view n) { return e.name < n; });
        return at != entries.end() && at->name == name ? &*at : nullptr;
    }
    // The tensors, without the entries of slices.
    std::span<const checkpoint_entry> tensors() const {
        const auto first =
            std::find_if(entries.begin(), entries.end(),
                         [](const checkpoint_entry& e) { return !is_slice_key(e.name); });
        return std::span{entries}.subspan(static_cast<std::size_t>(first - entries.begin()));
    }
};

namespace detail {

// What is wrong with an entry taken for itself; nothing if it is sound.
inline std::optional<problem> entry_fault(const checkpoint_entry& e, std::int32_t shards) {
    if (!e.slices.empty()) return std::nullopt;
    if (e.shard < 0 || e.shard >= shards) {
        return damaged("shard " + std::to_string(e.shard), "one below " + std::to_string(shards));
    }
    constexpr std::int64_t most = std::numeric_limits<std::int64_t>::max();
    if (e.offset < 0 || e.size < 0 || e.offset > most - e.size) {
        return damaged("bytes from " + std::to_string(e.offset) + ", " + std::to_string(e.size) +
                           " of them",
                       "a place in a file");
    }
    const auto each = static_cast<std::int64_t>(byte_size(e.type));
    // A string takes a byte at least, for its length; what has no fixed size is looked at later.
    const std::int64_t least = each != 0 ? each : e.type == dtype::string ? 1 : 0;
    if ((least != 0 && e.dims.elements() > e.size / least) ||
        (each != 0 && e.dims.elements() * each != e.size)) {
        return damaged(std::to_string(e.size) + " bytes for " + name_of(e.type) + text(e.dims),
                       each == 0 ? "a byte at least for each element"
                                 : std::to_string(each) + " bytes for each element");
    }
    return std::nullopt;
}

inline problem about_tensor(problem p, const std::string& name) {
    p.attr = name;
    return p;
}

}  // namespace detail

// From the bytes of an .index file; `name` stands in problems. Every damaged block and every entry
// that does not read is a problem. A checkpoint of the first format is refused as what it is.
inline expected<checkpoint_index, problems> read_checkpoint_index(
    const shared_bytes& file, const std::string& name = "the input") {
    using detail::store_problem;
    auto table = read_sorted_table(file, name);
    if (!table) return unexpected<problems>{std::move(table).error()};
    if (recognise(file.view()) == file_kind::checkpoint_v1) {
        return unexpected{problems{store_problem(
            status_code::internal, problem_kind::other_kind_of_file,
            name + ": this looks like " + std::string{phrase_of(file_kind::checkpoint_v1)},
            "the index of a checkpoint", "read it as such, or convert it")}};
    }
    std::optional<checkpoint_header> header;
    if (!table->empty() && table->front().key.empty()) {
        header = read_checkpoint_header(table->front().value);
    }
    if (!header) {
        return unexpected{problems{store_problem(
            status_code::internal, problem_kind::unreadable_bytes,
            name + ": a sorted table whose first entry is no header of a checkpoint",
            "a BundleHeaderProto under the key ''",
            "the file is damaged or of another format: fetch or write it again")}};
    }
    if (auto wrong = check_versions(header->versions, checkpoint_window, checkpoint_artefact)) {
        return unexpected{problems{*std::move(wrong)}};
    }
    checkpoint_index index{*std::move(header), {}};
    problems found;
    if (index.header.shards < 1) {
        found.push_back(detail::damaged(
            name + ": " + std::to_string(index.header.shards) + " shards", "1 at least"));
    }
    index.entries.reserve(table->size() - 1);
    for (std::size_t i = 1; i < table->size(); ++i) {
        table_entry& row = (*table)[i];
        auto entry = read_checkpoint_entry(row.key, row.value);
        auto fault = entry ? detail::entry_fault(*entry, index.header.shards)
                           : detail::damaged("an entry that does not read",
                                             "a BundleEntryProto with a known shape");
        if (fault) {
            found.push_back(detail::about_tensor(*std::move(fault), row.key));
        } else {
            index.entries.push_back(*std::move(entry));
        }
    }
    if (!found.empty()) return unexpected<problems>{std::move(found)};
    return index;
}

// The bytes of an .index file, as TensorFlow writes it. Entries must rise by name.
inline std::string write_checkpoint_index(const checkpoint_index& index) {
    sorted_table_writer table;
    table.add("", write_checkpoint_header(index.header));
    for (const checkpoint_entry& e : index.entries) table.add(e.name, write_checkpoint_entry(e));
    return std::move(table).finish();
}

}  // namespace evergraph

#endif
