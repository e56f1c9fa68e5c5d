// SPDX-License-Identifier: BSL-1.0
// checkpoint_merge: makes one checkpoint of several; their data files become its shards.
#ifndef EVERGRAPH_STORE_CHECKPOINT_MERGE_HPP
#define EVERGRAPH_STORE_CHECKPOINT_MERGE_HPP

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <map>
#include <optional>
#include <random>
#include <span>
#include <string>
#include <system_error>
#include <utility>
#include <vector>

#include "../base/expected.hpp"
#include "../base/problem.hpp"
#include "../format/mapped_file.hpp"
#include "checkpoint_index.hpp"
#include "staged_file.hpp"

namespace evergraph {

struct merge_options {
    bool keep_inputs = true;     // else their files go once the merged checkpoint is there
    bool allow_missing = false;  // inputs without an index are passed over; one at least must be there
    file_steps steps = {};
};

namespace detail {

class checkpoint_merging {
 public:
    checkpoint_merging(std::filesystem::path destination, const merge_options& options)
        : destination_(std::move(destination)), options_(options) {}

    expected<void, problems> take(const std::filesystem::path& prefix) {
        const std::filesystem::path file = checkpoint_index_file(prefix);
        const auto bytes = map_file(file);
        if (!bytes) {
            if (options_.allow_missing && bytes.error().code == status_code::not_found) return {};
            return unexpected{problems{bytes.error()}};
        }
        const auto index = read_checkpoint_index(*bytes, file.string());
        if (!index) return unexpected<problems>{index.error()};
        auto ok = take_header(index->header, file);
        if (!ok) return unexpected{problems{ok.error()}};
        problems found;
        for (const checkpoint_entry& e : index->entries) {
            if (auto fault = take_entry(e, prefix, index->header.shards)) {
                found.push_back(about_tensor(*std::move(fault), e.name));
            }
        }
        used_.push_back(file);
        if (!found.empty()) return unexpected<problems>{std::move(found)};
        return {};
    }

    // New names for the data files first, the index last; the inputs stay whole until then.
    expected<void, problem> finish() {
        if (!header_) {
            return unexpected{store_problem(status_code::not_found, problem_kind::file_not_opened,
                                            "none of the checkpoints to merge", "one at least")};
        }
        checkpoint_index index{*header_, {}};
        // The sum of the inputs' shards would count data files in which nothing is.
        index.header.shards = std::max(1, static_cast<std::int32_t>(files_.size()));
        for (auto& [name, entry] : entries_) index.entries.push_back(std::move(entry));
        auto ok = put_in_place(index);
        for (const std::filesystem::path& link : links_) remove_quietly(link);
        if (ok && !options_.keep_inputs) remove_inputs();
        return ok;
    }

 private:
    expected<void, problem> take_header(const checkpoint_header& h, const std::filesystem::path& file) {
        if (!header_) header_ = h;
        if (h.big_endian == header_->big_endian && h.versions == header_->versions) return {};
        return unexpected{store_problem(
            status_code::invalid_argument, problem_kind::unreadable_bytes,
            file.string() + ": another byte order or other versions than the first",
            "checkpoints of one kind of writer")};
    }
    std::optional<problem> take_entry(checkpoint_entry e, const std::filesystem::path& prefix,
                                      std::int32_t shards) {
        const auto at = entries_.find(e.name);
        if (at == entries_.end()) {
            const auto data = checkpoint_data_file(prefix, e.shard, shards);
            const auto next = static_cast<std::int32_t>(files_.size());
            const auto [known, fresh] = shard_of_.try_emplace(data, next);
            if (fresh) files_.push_back(data);
            e.shard = known->second;
            std::string name = e.name;
            entries_.emplace(std::move(name), std::move(e));
            return std::nullopt;
        }
        checkpoint_entry& merged = at->second;
        if (merged.slices.empty()) {
            return store_problem(status_code::invalid_argument, problem_kind::unreadable_bytes,
                                 "a tensor that another checkpoint has as well", "each tensor once");
        }
        if (e.slices.empty()) {
            return store_problem(status_code::internal, problem_kind::unreadable_bytes,
                                 "a whole tensor of which another checkpoint has slices",
                                 "slices in both");
        }
        if (e.type != merged.type || !(e.dims == merged.dims)) {
            return store_problem(status_code::invalid_argument, problem_kind::unreadable_bytes,
                                 "slices of " + name_of(e.type) + text(e.dims),
                                 "of " + name_of(merged.type) + text(merged.dims) + " as before");
        }
        merged.slices.insert(merged.slices.end(), e.slices.begin(), e.slices.end());
        return std::nullopt;
    }

    // A second name for the same bytes, or a copy where the file system has none.
    expected<void, problem> link(const std::filesystem::path& from, const std::filesystem::path& to) {
        auto ok = may_step(options_.steps, file_step::link, to);
        if (!ok) return ok;
        std::error_code error;
        std::filesystem::create_hard_link(from, to, error);
        if (error) std::filesystem::copy_file(from, to, error);
        if (!error) links_.push_back(to);
        return step_result(from, error);
    }
    expected<void, problem> put_in_place(const checkpoint_index& index) {
        const std::filesystem::path place = checkpoint_index_file(destination_);
        std::random_device seed;
        const std::string suffix =
            ".tempstate" + std::to_string((std::uint64_t{seed()} << 32U) ^ seed());
        staged_file staged{place, options_.steps};
        auto ok = staged.create();
        for (std::size_t i = 0; ok && i < files_.size(); ++i) {
            std::filesystem::path beside = data_file(i);
            beside += suffix;
            ok = link(files_[i], beside);
        }
        if (ok) ok = staged.write(write_checkpoint_index(index));
        if (ok) ok = staged.close();
        if (ok) ok = remove_file(place, options_.steps);
        for (std::size_t i = 0; ok && i < files_.size(); ++i) {
            ok = rename_file(links_[i], data_file(i), options_.steps);
        }
        if (ok) ok = sync_folder_of(place, options_.steps);
        if (ok) ok = staged.publish();
        if (ok) (void)sync_folder_of(place, options_.steps);  // it is there: too late to give up
        return ok;
    }
    std::filesystem::path data_file(std::size_t i) const {
        return checkpoint_data_file(destination_, static_cast<std::int32_t>(i),
                                    static_cast<std::int32_t>(files_.size()));
    }
    static void remove_quietly(const std::filesystem::path& path) {
        std::error_code error;
        std::filesystem::remove(path, error);
    }
    // As far as it goes: what stays is no harm. A folder goes with its last file.
    void remove_inputs() {
        std::vector<std::filesystem::path> gone = used_;
        gone.insert(gone.end(), files_.begin(), files_.end());
        for (const std::filesystem::path& file : gone) {
            if (options_.steps.before && !options_.steps.before(file_step::remove, file)) return;
            remove_quietly(file);
        }
        for (const std::filesystem::path& index : used_) {
            if (index.has_parent_path() && index.parent_path() != destination_.parent_path()) {
                remove_quietly(index.parent_path());  // fails while anything is in it
            }
        }
    }

    std::filesystem::path destination_;
    const merge_options& options_;
    std::optional<checkpoint_header> header_;
    std::map<std::string, checkpoint_entry> entries_;
    std::map<std::filesystem::path, std::int32_t> shard_of_;
    std::vector<std::filesystem::path> files_;  // the data files in which something is
    std::vector<std::filesystem::path> used_;   // the indexes
    std::vector<std::filesystem::path> links_;
};

}  // namespace detail

// Merges the checkpoints of these prefixes, in this order, into one at `destination`, which must
// not be among them. No tensor is read or copied: data files get new names. A death on the way
// leaves the inputs whole until the merged checkpoint is there.
inline expected<void, problems> merge_checkpoints(
    std::span<const std::filesystem::path> prefixes, const std::filesystem::path& destination,
    const merge_options& options = {}) {
    detail::checkpoint_merging merging{destination, options};
    problems found;
    for (const std::filesystem::path& prefix : prefixes) {
        std::error_code error;
        if (prefix == destination ||
            std::filesystem::equivalent(checkpoint_index_file(prefix),
                                        checkpoint_index_file(destination), error)) {
            found.push_back(detail::store_problem(
                status_code::invalid_argument, problem_kind::file_not_written,
                "the destination " + destination.string() + " among the inputs",
                "a prefix of its own"));
            continue;
        }
        auto ok = merging.take(prefix);
        if (!ok) found.insert(found.end(), ok.error().begin(), ok.error().end());
    }
    if (!found.empty()) return unexpected<problems>{std::move(found)};
    auto ok = merging.finish();
    if (!ok) return unexpected{problems{ok.error()}};
    return {};
}

}  // namespace evergraph

#endif
