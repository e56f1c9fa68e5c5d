// SPDX-License-Identifier: BSL-1.0
// checksum_mending: damaged tables with checksums that are right, so that more than those is tried.
#ifndef EVERGRAPH_TESTS_FUZZ_CHECKSUM_MENDING_HPP
#define EVERGRAPH_TESTS_FUZZ_CHECKSUM_MENDING_HPP

#include <cstddef>
#include <cstdint>
#include <evergraph/base/crc32c.hpp>
#include <evergraph/store/sorted_table_reader.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

// Sets the checksum of the block at `where`; false if it does not lie inside the file.
inline bool mend_block(std::string& file, std::optional<evergraph::block_handle> where) {
    using namespace evergraph;
    if (!where || where->offset > file.size() || where->size > file.size() - where->offset ||
        file.size() - where->offset - where->size < sorted_table_trailer) {
        return false;
    }
    const auto offset = static_cast<std::size_t>(where->offset);
    const auto size = static_cast<std::size_t>(where->size);
    std::string crc;
    detail::append_fixed(crc, mask_crc(crc32c(std::string_view{file}.substr(offset, size + 1))));
    file.replace(offset + size + 1, 4, crc);
    return true;
}

// The checksums of the meta index, the index, and the data blocks as far as the index names them.
inline std::string mended(std::string file) {
    using namespace evergraph;
    if (file.size() < sorted_table_footer) return file;
    file.replace(file.size() - sorted_table_magic.size(), sorted_table_magic.size(), sorted_table_magic);
    const std::string footer = file.substr(file.size() - sorted_table_footer);
    detail::table_cursor in{footer};
    const auto empty = in.handle();
    const auto index = empty ? in.handle() : std::nullopt;
    mend_block(file, empty);
    if (!mend_block(file, index)) return file;
    const std::string block = file.substr(static_cast<std::size_t>(index->offset),
                                          static_cast<std::size_t>(index->size));
    detail::table_cursor rows{block};
    for (int n = 0; n < 100; ++n) {
        const auto shared = rows.varint();
        const auto fresh = shared ? rows.varint() : std::nullopt;
        const auto size = fresh ? rows.varint() : std::nullopt;
        if (!size || *fresh > rows.left() || *size > rows.left() - *fresh) break;
        rows.take(static_cast<std::size_t>(*fresh));
        detail::table_cursor value{rows.take(static_cast<std::size_t>(*size))};
        mend_block(file, value.handle());
    }
    mend_block(file, index);  // a data block may lie over it
    return file;
}

inline std::vector<std::string> as_given_and_mended(const std::uint8_t* data, std::size_t size) {
    const char* const begin = size == 0 ? "" : static_cast<const char*>(static_cast<const void*>(data));
    std::string bytes{begin, size};
    std::string again = mended(bytes);
    return {std::move(bytes), std::move(again)};
}

#endif
