// SPDX-License-Identifier: BSL-1.0
// sorted_table_reader: reads sorted tables, every block checked against its checksum.
#ifndef EVERGRAPH_STORE_SORTED_TABLE_READER_HPP
#define EVERGRAPH_STORE_SORTED_TABLE_READER_HPP

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "../base/crc32c.hpp"
#include "../base/expected.hpp"
#include "../base/problem.hpp"
#include "../base/shared_bytes.hpp"
#include "../format/file_kind.hpp"
#include "../format/snappy.hpp"
#include "sorted_table_format.hpp"

namespace evergraph {

// The value is a view of the file, or of the block if that was compressed.
struct table_entry {
    std::string key;
    shared_bytes value;
};

namespace detail {

// Numbers off the front of bytes; what does not fit gives nothing.
class table_cursor {
 public:
    explicit table_cursor(std::string_view bytes) : rest_(bytes) {}

    std::optional<std::uint64_t> varint() {
        std::uint64_t value = 0;
        for (unsigned shift = 0; shift < 64 && !rest_.empty(); shift += 7) {
            const unsigned byte = byte_at(rest_, 0);
            rest_.remove_prefix(1);
            value |= static_cast<std::uint64_t>(byte & 0x7FU) << shift;
            if (byte < 0x80U) return value;
        }
        return std::nullopt;
    }
    std::optional<block_handle> handle() {
        const auto offset = varint();
        const auto size = varint();
        if (!offset || !size) return std::nullopt;
        return block_handle{*offset, *size};
    }
    std::string_view take(std::size_t size) {
        const std::string_view taken = rest_.substr(0, size);
        rest_.remove_prefix(size);
        return taken;
    }
    std::size_t left() const { return rest_.size(); }

 private:
    std::string_view rest_;
};

class sorted_table_reading {
 public:
    sorted_table_reading(shared_bytes file, const std::string& name)
        : file_(std::move(file)), name_(name), keys_left_(65536 + 256 * file_.size()) {}

    expected<std::vector<table_entry>, problems> read() {
        read_blocks();
        if (!found_.empty()) return unexpected<problems>{std::move(found_)};
        return std::move(entries_);
    }

 private:
    void damaged_at(std::string found, std::string needed) {
        found_.push_back(damaged(name_ + ": " + std::move(found), std::move(needed)));
    }

    void read_blocks() {
        const std::string_view bytes = file_.view();
        if (!bytes.ends_with(sorted_table_magic) || bytes.size() < sorted_table_footer) {
            found_.push_back(not_a_table());
            return;
        }
        table_cursor footer{bytes.substr(bytes.size() - sorted_table_footer)};
        const auto empty = footer.handle();
        const auto index = empty ? footer.handle() : std::nullopt;
        if (!index) return damaged_at("a footer that does not read", "two handles of blocks");
        if (const auto block = read_block(*empty, "the meta index")) {
            walk(block->view(), "the meta index", [](auto...) { return true; });
        }
        const auto block = read_block(*index, "the index of blocks");
        if (!block) return;
        walk(block->view(), "the index of blocks", [this](std::string_view key, auto value) {
            return read_data_block(key, value);
        });
        if (found_.empty() && (empty->offset < blocks_end_ || index->offset < empty->offset)) {
            damaged_at("blocks out of order", "the data, the meta index, the index");
        }
    }

    problem not_a_table() const {
        const std::string_view bytes = file_.view();
        const file_kind kind = recognise(bytes);
        const bool known = kind != file_kind::binary && kind != file_kind::empty;
        problem p = damaged(
            name_ + ": " + std::to_string(bytes.size()) + " bytes without the mark of a table at " +
                "their end" + (known ? "; this looks like " + std::string{phrase_of(kind)} : ""),
            "a sorted table, as the index of a checkpoint is");
        if (known) {
            p.kind = problem_kind::other_kind_of_file;
            p.remedy = kind == file_kind::html ? "fetch the file itself, not the page that shows it"
                                               : "name the index of a checkpoint";
        }
        return p;
    }

    std::optional<shared_bytes> read_block(block_handle where, const std::string& what) {
        const std::string_view bytes = file_.view();
        if (where.offset > bytes.size() || where.size > bytes.size() - where.offset ||
            bytes.size() - where.offset - where.size < sorted_table_trailer) {
            damaged_at(what + " at byte " + std::to_string(where.offset) + " of " +
                           std::to_string(where.size) + " bytes",
                       "blocks inside the " + std::to_string(bytes.size()) + " bytes of the file");
            return std::nullopt;
        }
        const auto size = static_cast<std::size_t>(where.size);
        const std::string_view stored = bytes.substr(static_cast<std::size_t>(where.offset), size + 5);
        const std::uint32_t crc = mask_crc(crc32c(stored.substr(0, size + 1)));
        if (crc != fixed32_at(stored, size + 1)) {
            damaged_at(what + " at byte " + std::to_string(where.offset) + " with the checksum " +
                           std::to_string(crc),
                       std::to_string(fixed32_at(stored, size + 1)));
            return std::nullopt;
        }
        if (stored[size] == '\0') return file_.part(stored.substr(0, size));
        if (stored[size] == '\1') {
            auto raw = decompress_snappy(stored.substr(0, size));
            if (raw) return shared_bytes::copy_of(*std::move(raw));
        }
        damaged_at(what + (stored[size] == '\1' ? " with Snappy data that does not read"
                                                : " with compression " +
                                                      std::to_string(byte_at(stored, size))),
                   "none (0) or Snappy (1)");
        return std::nullopt;
    }

    bool read_data_block(std::string_view index_key, std::string_view value) {
        const std::string what = "data block " + std::to_string(blocks_++);
        const auto where = table_cursor{value}.handle();
        // Blocks that lie in each other could stand for more than the file holds.
        if (!where || where->offset < blocks_end_) {
            damaged_at(what + " has no handle behind those before it", "handles that rise");
            return false;
        }
        const auto block = read_block(*where, what);
        if (where->size <= file_.size()) blocks_end_ = where->offset + where->size;
        if (!block) return true;
        const bool whole = walk(block->view(), what, [&](std::string_view key, auto inside) {
            return add(key, block->part(inside), what);
        });
        if (whole && !entries_.empty() && entries_.back().key > index_key) {
            damaged_at(what + " with a key beyond the one in the index", "keys up to that one");
        }
        floor_ = index_key;
        return true;
    }

    bool add(std::string_view key, shared_bytes value, const std::string& what) {
        if ((!entries_.empty() && key <= entries_.back().key) || (floor_ && key <= *floor_)) {
            damaged_at(what + " with the key '" + std::string{key} + "' not above the one before",
                       "keys that rise");
            return false;
        }
        if (key.size() > keys_left_) {
            found_.push_back(store_problem(status_code::resource_exhausted,
                                           problem_kind::value_too_large,
                                           name_ + ": " + what + " with keys far longer than the file",
                                           "keys of at most 256 bytes for each byte of the file"));
            return false;
        }
        keys_left_ -= key.size();
        entries_.push_back({std::string{key}, std::move(value)});
        return true;
    }

    // Calls use(key, value) for each entry until it is false; true if all was well.
    template <class Use>
    bool walk(std::string_view block, const std::string& what, const Use& use) {
        const auto broken = [&](const std::string& how, const char* needed) {
            damaged_at(what + " " + how, needed);
            return false;
        };
        if (block.size() < 4) return broken("shorter than its count of restarts", "4 bytes");
        const std::size_t count = fixed32_at(block, block.size() - 4);
        if (count > (block.size() - 4) / 4) {
            return broken("with " + std::to_string(count) + " restarts", "restarts that fit into it");
        }
        const std::size_t end = block.size() - 4 - 4 * count;
        table_cursor in{block.substr(0, end)};
        std::string key;
        std::size_t next = 0;  // restart point that comes next
        while (in.left() != 0) {
            const std::size_t at = end - in.left();
            const auto shared = in.varint();
            const auto fresh = in.varint();
            const auto size = in.varint();
            if (!shared || !fresh || !size || *shared > key.size() || *fresh > in.left() ||
                *size > in.left() - *fresh) {
                return broken("with an entry that does not read at its byte " + std::to_string(at),
                              "lengths that fit into it");
            }
            if (next < count && fixed32_at(block, end + 4 * next) == at) {
                if (*shared != 0) return broken("with a restart inside a key", "a whole key");
                ++next;
            }
            key.resize(static_cast<std::size_t>(*shared));
            key += in.take(static_cast<std::size_t>(*fresh));
            if (!use(std::string_view{key}, in.take(static_cast<std::size_t>(*size)))) return false;
        }
        if (next == count || (end == 0 && count == 1 && fixed32_at(block, 0) == 0)) return true;
        return broken("with a restart where no entry begins", "restarts at entries");
    }

    shared_bytes file_;
    const std::string& name_;
    problems found_;
    std::vector<table_entry> entries_;
    std::optional<std::string> floor_;  // the index key of the block before
    std::uint64_t blocks_end_ = 0;
    std::size_t blocks_ = 0;
    std::size_t keys_left_;
};

}  // namespace detail

// All entries, by rising key. Every block is checked, and each that is damaged is a problem.
// `name` stands in problems only.
inline expected<std::vector<table_entry>, problems> read_sorted_table(
    const shared_bytes& file, const std::string& name = "the input") {
    return detail::sorted_table_reading{file, name}.read();
}

}  // namespace evergraph

#endif
