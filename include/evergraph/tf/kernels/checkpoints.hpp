// SPDX-License-Identifier: BSL-1.0
// checkpoints: tensors saved to checkpoints and restored from them, as the Saver's graphs do it.
#ifndef EVERGRAPH_TF_KERNELS_CHECKPOINTS_HPP
#define EVERGRAPH_TF_KERNELS_CHECKPOINTS_HPP

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "../../run/kernel_table.hpp"
#include "../../store/checkpoint_merge.hpp"
#include "../../store/checkpoint_place.hpp"
#include "../../store/checkpoint_reader.hpp"
#include "../../store/checkpoint_slice.hpp"
#include "../../store/checkpoint_v1.hpp"
#include "../../store/checkpoint_writer.hpp"
#include "arguments.hpp"

namespace evergraph::tf {

namespace detail {

inline void fail_with(kernel_context& c, const problem& p) {
    c.fail(p.code, (p.attr.empty() ? "" : p.attr + ": ") + std::string{phrase_of(p.kind)} +
                       (p.found.empty() ? "" : ": " + p.found), p.needed, p.remedy);
}
inline std::string text_at(const tensor& t, std::size_t i) { return t.values<std::string>()[i]; }

// A scalar text input; nothing if it is another shape.
inline std::optional<std::string> text_in(kernel_context& c, std::size_t i) {
    if (c.input(i).elements() == 1) return text_at(c.input(i), 0);
    invalid(c, "input " + std::to_string(i) + " of shape " + text(c.input(i).dims()), "a scalar");
    return std::nullopt;
}

// The V2 bundle of the prefix if it has an index, else files of the first format.
inline std::optional<any_checkpoint> opened_checkpoint(kernel_context& c, const std::string& prefix) {
    std::error_code error;
    const bool is_bundle = std::filesystem::exists(checkpoint_index_file(prefix), error);
    expected<any_checkpoint, problems> opened = unexpected<problems>{{}};
    if (is_bundle) {
        opened = open_any_checkpoint({prefix, {}, {}});
    } else if (auto v1 = open_checkpoint_v1(prefix)) {
        opened = any_checkpoint{std::move(*v1)};
    } else {
        opened = unexpected<problems>{std::move(v1).error()};
    }
    if (opened) return std::move(*opened);
    if (opened.error().empty()) invalid(c, "no checkpoint '" + prefix + "'", "a checkpoint");
    if (!opened.error().empty()) fail_with(c, opened.error().front());
    return std::nullopt;
}

struct wanted_tensor {
    std::string name;
    std::string slice;  // empty: the whole
    dtype type = dtype::invalid;
};

inline expected<tensor, problem> read_wanted(const any_checkpoint& from, const wanted_tensor& w) {
    return std::visit([&](const auto& reader) -> expected<tensor, problem> {
        if (w.slice.empty()) return reader.read(w.name);
        const auto part = read_shape_and_slice(w.slice);
        if (!part) return unexpected<problem>{part.error()};
        const checkpoint_entry* entry = reader.find(w.name);
        if (entry != nullptr && !(entry->dims == part->full)) {
            problem p;
            p.code = status_code::invalid_argument;
            p.kind = problem_kind::inconsistent_shape;
            p.attr = w.name;
            p.found = "the shape " + text(part->full) + " in '" + w.slice + "'";
            p.needed = text(entry->dims);
            return unexpected<problem>{std::move(p)};
        }
        return reader.read(w.name, part->slice);
    }, from);
}

// Every name and type is looked at before anything is read.
inline bool has_all(kernel_context& c, const any_checkpoint& from,
                    const std::vector<wanted_tensor>& wanted) {
    std::string wrong;
    bool missing = false;
    for (const wanted_tensor& w : wanted) {
        const checkpoint_entry* entry =
            std::visit([&](const auto& reader) { return reader.find(w.name); }, from);
        if (entry != nullptr && entry->type == w.type) continue;
        missing = missing || entry == nullptr;
        wrong += (wrong.empty() ? "" : ", ") + ("'" + w.name + "' ") +
                 (entry == nullptr ? "not stored" : "stored as " + name_of(entry->type)) +
                 ", asked for as " + name_of(w.type);
    }
    if (wrong.empty()) return true;
    c.fail(missing ? status_code::not_found : status_code::invalid_argument, wrong,
           "tensors of the checkpoint, of the types that it has");
    return false;
}

inline void restore_all(kernel_context& c, const std::string& prefix,
                        const std::vector<wanted_tensor>& wanted) {
    const auto from = opened_checkpoint(c, prefix);
    if (!from || !has_all(c, *from, wanted)) return;
    for (std::size_t i = 0; i < wanted.size(); ++i) {
        auto value = read_wanted(*from, wanted[i]);
        if (!value) return fail_with(c, value.error());
        c.output(i, std::move(*value));
    }
}

inline bool same_counts(kernel_context& c, std::size_t tensors) {
    const auto count = static_cast<std::int64_t>(tensors);
    if (c.input(1).dims() == shape{count} && c.input(2).dims() == shape{count}) return true;
    invalid(c, "names " + text(c.input(1).dims()) + " and slices " + text(c.input(2).dims()),
            "vectors of " + std::to_string(tensors));
    return false;
}

}  // namespace detail

inline void restore_v2(kernel_context& c) {
    const auto prefix = detail::text_in(c, 0);
    if (!prefix || !detail::same_counts(c, c.output_count())) return;
    std::vector<detail::wanted_tensor> wanted;
    for (std::size_t i = 0; i < c.output_count(); ++i) {
        wanted.push_back({detail::text_at(c.input(1), i), detail::text_at(c.input(2), i),
                          base_of(c.node().output_types[i])});
    }
    detail::restore_all(c, *prefix, wanted);
}
// The old ops: one tensor, of a V1 checkpoint or a bundle.
inline void restore_one(kernel_context& c) {
    const auto prefix = detail::text_in(c, 0);
    const auto name = detail::text_in(c, 1);
    const auto slice = c.input_count() > 2 ? detail::text_in(c, 2) : std::string{};
    if (!prefix || !name || !slice) return;
    detail::restore_all(c, *prefix, {{*name, *slice, base_of(c.node().output_types[0])}});
}

inline void save_v2(kernel_context& c) {
    const auto prefix = detail::text_in(c, 0);
    if (!prefix || !detail::same_counts(c, c.input_count() - 3)) return;
    std::error_code ignored;
    const std::filesystem::path folder = std::filesystem::path{*prefix}.parent_path();
    if (!folder.empty()) std::filesystem::create_directories(folder, ignored);
    checkpoint_writer writer{*prefix};
    for (std::size_t i = 3; i < c.input_count(); ++i) {
        const std::string name = detail::text_at(c.input(1), i - 3);
        const std::string slice = detail::text_at(c.input(2), i - 3);
        expected<void, problem> added;
        if (slice.empty()) {
            added = writer.add(name, c.input(i));
        } else if (const auto part = read_shape_and_slice(slice)) {
            added = writer.add(name, part->full, part->slice, c.input(i));
        } else {
            added = unexpected<problem>{part.error()};
        }
        if (!added) return detail::fail_with(c, added.error());
    }
    if (auto done = writer.finish(); !done) detail::fail_with(c, done.error());
}

inline void merge_v2_checkpoints(kernel_context& c) {
    std::vector<std::filesystem::path> prefixes;
    for (const std::string& s : c.values<std::string>(0)) prefixes.emplace_back(s);
    const auto destination = detail::text_in(c, 1);
    if (!destination) return;
    merge_options options;
    options.keep_inputs = !attr_or(c.node(), "delete_old_dirs", true);
    options.allow_missing = attr_or(c.node(), "allow_missing_files", false);
    auto done = merge_checkpoints(prefixes, *destination, options);
    if (!done) detail::fail_with(c, done.error().front());
}

// name-00001-of-00004
inline void sharded_filename(kernel_context& c) {
    const auto stem = detail::text_in(c, 0);
    const auto shard = integer_in(c, 1);
    const auto shards = shard ? integer_in(c, 2) : std::nullopt;
    if (!stem || !shards) return;
    char tail[64];
    std::snprintf(tail, sizeof tail, "-%05d-of-%05d", static_cast<int>(*shard),
                  static_cast<int>(*shards));
    c.output(0, tensor::scalar(*stem + tail));
}
inline void sharded_filespec(kernel_context& c) {
    const auto stem = detail::text_in(c, 0);
    const auto shards = stem ? integer_in(c, 1) : std::nullopt;
    if (!shards) return;
    char tail[64];
    std::snprintf(tail, sizeof tail, "-\?\?\?\?\?-of-%05d", static_cast<int>(*shards));
    c.output(0, tensor::scalar(*stem + tail));
}

inline constexpr kernel_table checkpoint_kernels{
    row_for("RestoreV2", runs<restore_v2>),
    row_for("Restore", runs<restore_one>),
    row_for("RestoreSlice", runs<restore_one>),
    row_for("SaveV2", runs<save_v2>),
    row_for("MergeV2Checkpoints", runs<merge_v2_checkpoints>),
    row_for("ShardedFilename", runs<sharded_filename>),
    row_for("ShardedFilespec", runs<sharded_filespec>)};

}  // namespace evergraph::tf

#endif
