// SPDX-License-Identifier: BSL-1.0
// checkpoint_state: the text file `checkpoint` of a folder, which names its checkpoints.
#ifndef EVERGRAPH_STORE_CHECKPOINT_STATE_HPP
#define EVERGRAPH_STORE_CHECKPOINT_STATE_HPP

#include <algorithm>
#include <bit>
#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "../base/expected.hpp"
#include "../base/problem.hpp"
#include "../format/mapped_file.hpp"
#include "../format/message_schema.hpp"
#include "../format/text_parser.hpp"
#include "../format/text_printer.hpp"
#include "../format/wire_reader.hpp"
#include "../format/wire_writer.hpp"
#include "sorted_table_format.hpp"
#include "staged_file.hpp"

namespace evergraph {

// CheckpointState. Paths are prefixes, relative to the folder of the file if they are relative.
struct checkpoint_state {
    std::string latest;                // model_checkpoint_path
    std::vector<std::string> all;      // oldest first
    std::vector<double> timestamps;    // seconds since 1970, none or one for each of `all`
    double last_preserved = 0;         // timestamp of the last that was kept for good
    bool operator==(const checkpoint_state&) const = default;
};

namespace detail {

// Every reason for which savers refuse a state.
inline problems state_faults(const checkpoint_state& s) {
    problems found;
    if (s.latest.empty()) {
        found.push_back(store_problem(status_code::invalid_argument, problem_kind::not_in_the_file,
                                      "no model_checkpoint_path", "the latest checkpoint"));
    }
    if (!s.timestamps.empty() && s.timestamps.size() != s.all.size()) {
        found.push_back(store_problem(
            status_code::invalid_argument, problem_kind::unreadable_bytes,
            std::to_string(s.timestamps.size()) + " timestamps",
            "none, or one for each of " + std::to_string(s.all.size()) + " checkpoints"));
    }
    return found;
}

inline void read_timestamps(wire_reader& r, std::vector<double>& out) {
    if (r.type() == wire_type::fixed64) {
        out.push_back(std::bit_cast<double>(r.fixed64()));
        return;
    }
    wire_reader packed{r.bytes()};
    while (packed.left() >= 8) out.push_back(std::bit_cast<double>(packed.fixed64()));
}

}  // namespace detail

// From the text of the file. The latest is the last of `all`: it is added if it is missing there.
inline expected<checkpoint_state, problems> read_checkpoint_state(std::string_view text) {
    const auto wire = text_to_wire(text, *find_message("CheckpointState"));
    if (!wire) return unexpected<problems>{wire.error()};
    checkpoint_state s;
    wire_reader r{*wire};
    while (r.next()) {
        if (r.is(1, wire_type::bytes)) {
            s.latest = r.bytes();
        } else if (r.is(2, wire_type::bytes)) {
            s.all.emplace_back(r.bytes());
        } else if (r.field() == 3) {
            detail::read_timestamps(r, s.timestamps);
        } else if (r.is(4, wire_type::fixed64)) {
            s.last_preserved = std::bit_cast<double>(r.fixed64());
        } else {
            r.skip();
        }
    }
    problems found = detail::state_faults(s);
    if (!found.empty()) return unexpected<problems>{std::move(found)};
    if (s.all.empty() || s.all.back() != s.latest) {
        std::erase(s.all, s.latest);
        s.all.push_back(s.latest);
        if (s.timestamps.size() != s.all.size()) s.timestamps.clear();
    }
    return s;
}

// As TensorFlow prints it.
inline expected<std::string, problems> write_checkpoint_state(const checkpoint_state& s) {
    problems found = detail::state_faults(s);
    if (!found.empty()) return unexpected<problems>{std::move(found)};
    const std::string wire = write_wire([&](auto& out) {
        out.bytes(1, s.latest);
        for (const std::string& path : s.all) out.bytes(2, path);
        if (!s.timestamps.empty()) {
            out.message(3, [&](auto& packed) {
                for (const double t : s.timestamps) packed.fixed64(std::bit_cast<std::uint64_t>(t));
            });
        }
        if (s.last_preserved != 0) {
            out.tag(4, wire_type::fixed64);
            out.fixed64(std::bit_cast<std::uint64_t>(s.last_preserved));
        }
    });
    return wire_to_text(wire, *find_message("CheckpointState"));
}

// The prefix a state of this folder means.
inline std::filesystem::path checkpoint_prefix(const std::filesystem::path& folder,
                                               const std::string& path) {
    return folder / path;  // an absolute path stands for itself
}

// Reads `<folder>/checkpoint`.
inline expected<checkpoint_state, problems> read_checkpoint_state_in(
    const std::filesystem::path& folder) {
    const auto bytes = map_file(folder / "checkpoint");
    if (!bytes) return unexpected{problems{bytes.error()}};
    return read_checkpoint_state(bytes->view());
}

// Replaces `<folder>/checkpoint`: the file is there with all its text, or as it was before.
inline expected<void, problems> write_checkpoint_state_in(const std::filesystem::path& folder,
                                                          const checkpoint_state& state,
                                                          const file_steps& steps = {}) {
    const auto text = write_checkpoint_state(state);
    if (!text) return unexpected<problems>{text.error()};
    staged_file file{folder / "checkpoint", steps};
    auto ok = file.create();
    if (ok) ok = file.write(*text);
    if (ok) ok = file.close();
    if (ok) ok = file.publish();
    if (!ok) return unexpected{problems{ok.error()}};
    (void)sync_folder_of(folder / "checkpoint", steps);
    return {};
}

}  // namespace evergraph

#endif
