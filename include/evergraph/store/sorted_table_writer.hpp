// SPDX-License-Identifier: BSL-1.0
// sorted_table_writer: writes sorted tables byte for byte as TensorFlow does.
#ifndef EVERGRAPH_STORE_SORTED_TABLE_WRITER_HPP
#define EVERGRAPH_STORE_SORTED_TABLE_WRITER_HPP

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "../base/crc32c.hpp"
#include "sorted_table_format.hpp"

namespace evergraph {

namespace detail {

// The contents of one block: entries that share the front of their key with the one before, except
// at the restart points.
class block_builder {
 public:
    explicit block_builder(std::size_t interval) : interval_(interval) {}

    void add(std::string_view key, std::string_view value) {
        std::size_t shared = 0;
        if (since_restart_ == interval_) {
            restarts_.push_back(static_cast<std::uint32_t>(bytes_.size()));
            since_restart_ = 0;
        } else {
            const std::size_t most = std::min(key.size(), last_key_.size());
            while (shared < most && key[shared] == last_key_[shared]) ++shared;
        }
        append_varint(bytes_, shared);
        append_varint(bytes_, key.size() - shared);
        append_varint(bytes_, value.size());
        bytes_ += key.substr(shared);
        bytes_ += value;
        last_key_ = key;
        ++since_restart_;
    }
    bool empty() const { return bytes_.empty(); }
    std::size_t size() const { return bytes_.size() + 4 * restarts_.size() + 4; }
    std::string finish() {
        for (const std::uint32_t at : restarts_) append_fixed(bytes_, at);
        append_fixed(bytes_, static_cast<std::uint32_t>(restarts_.size()));
        std::string out = std::move(bytes_);
        *this = block_builder{interval_};
        return out;
    }

 private:
    std::size_t interval_;
    std::size_t since_restart_ = 0;
    std::string bytes_;
    std::string last_key_;
    std::vector<std::uint32_t> restarts_{0};
};

}  // namespace detail

class sorted_table_writer {
 public:
    // A block is closed once it has this many bytes.
    explicit sorted_table_writer(std::size_t block_size = 262144) : block_size_(block_size) {}

    // Keys must rise, as unsigned bytes; false, and nothing added, if this one does not.
    bool add(std::string_view key, std::string_view value) {
        if (any_ && key <= last_key_) return false;
        if (key.size() + value.size() >= 2 * block_size_) close_block();
        if (pending_) {
            add_to_index(detail::separator_of(last_key_, key));
        }
        block_.add(key, value);
        last_key_ = key;
        any_ = true;
        if (block_.size() >= block_size_) close_block();
        return true;
    }

    // The whole file.
    std::string finish() && {
        close_block();
        const block_handle empty = store(detail::block_builder{16}.finish());
        if (pending_) add_to_index(detail::successor_of(last_key_));
        const block_handle index = store(index_.finish());
        std::string footer;
        append(footer, empty);
        append(footer, index);
        footer.resize(sorted_table_footer - sorted_table_magic.size(), '\0');
        out_ += footer;
        out_ += sorted_table_magic;
        return std::move(out_);
    }

 private:
    static void append(std::string& out, block_handle handle) {
        detail::append_varint(out, handle.offset);
        detail::append_varint(out, handle.size);
    }
    block_handle store(const std::string& contents) {
        const block_handle handle{out_.size(), contents.size()};
        out_ += contents;
        out_ += '\0';  // not compressed
        const std::uint32_t crc = crc32c(std::string_view{"", 1}, crc32c(contents));
        detail::append_fixed(out_, mask_crc(crc));
        return handle;
    }
    // The index names a block once the next key is known: the shortest that parts the two.
    void close_block() {
        if (!block_.empty()) pending_ = store(block_.finish());
    }
    void add_to_index(const std::string& key) {
        std::string value;
        append(value, *pending_);
        index_.add(key, value);
        pending_.reset();
    }

    std::size_t block_size_;
    std::string out_;
    detail::block_builder block_{16};
    detail::block_builder index_{1};
    std::string last_key_;
    bool any_ = false;
    std::optional<block_handle> pending_;
};

}  // namespace evergraph

#endif
