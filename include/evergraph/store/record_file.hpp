// SPDX-License-Identifier: BSL-1.0
// record_file: files of records with checksums: TFRecord files, and event files, which are such.
#ifndef EVERGRAPH_STORE_RECORD_FILE_HPP
#define EVERGRAPH_STORE_RECORD_FILE_HPP

#include <algorithm>
#include <cerrno>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <filesystem>
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
#include "../format/mapped_file.hpp"
#include "../format/message_schema.hpp"
#include "../format/text_printer.hpp"
#include "sorted_table_format.hpp"

namespace evergraph {

// A record as it stands in a file: its length in eight bytes, their masked CRC-32C, the bytes, their
// masked CRC-32C.
inline std::string framed_record(std::string_view record) {
    std::string out;
    out.reserve(record.size() + 16);
    detail::append_fixed(out, static_cast<std::uint64_t>(record.size()));
    detail::append_fixed(out, mask_crc(crc32c(out)));
    out += record;
    detail::append_fixed(out, mask_crc(crc32c(record)));
    return out;
}

// Usage: while (const auto record = reader.next()) use(*record);  then look at `fault`.
// A file that is still being written may end inside a record: `whole` tells how far it is good, and
// a reader of what comes later may begin there.
class record_reader {
 public:
    explicit record_reader(shared_bytes file, std::size_t begin = 0)
        : file_(std::move(file)), at_(begin) {}

    // The next record, a view of the file; nothing at the end or at a fault.
    std::optional<std::string_view> next() {
        const std::string_view rest = file_.view().substr(std::min(at_, file_.size()));
        if (fault_ || rest.empty()) return std::nullopt;
        if (rest.size() < 12) return cut_short(rest.size());
        if (mask_crc(crc32c(rest.substr(0, 8))) != detail::fixed32_at(rest, 8)) {
            return damaged_record("a length that differs from its checksum");
        }
        const std::uint64_t length = detail::fixed32_at(rest, 0) |
                                     (std::uint64_t{detail::fixed32_at(rest, 4)} << 32U);
        if (rest.size() < 16 || length > rest.size() - 16) return cut_short(rest.size());
        const auto size = static_cast<std::size_t>(length);
        const std::string_view record = rest.substr(12, size);
        if (mask_crc(crc32c(record)) != detail::fixed32_at(rest, 12 + size)) {
            return damaged_record("bytes that differ from their checksum");
        }
        at_ += 16 + size;
        return record;
    }
    // Why there is no further record; nothing if the file ends behind a whole one. OUT_OF_RANGE for
    // a file that is cut short, DATA_LOSS for a checksum.
    const std::optional<problem>& fault() const { return fault_; }
    // The end of the last whole record.
    std::size_t whole() const { return at_; }

 private:
    std::optional<std::string_view> cut_short(std::size_t left) {
        fault_ = detail::store_problem(
            status_code::out_of_range, problem_kind::unreadable_bytes,
            "a record at byte " + std::to_string(at_) + " of which " + std::to_string(left) +
                " bytes are there",
            "a whole record", "go on once the writer has gone on, or take the records before");
        return std::nullopt;
    }
    std::optional<std::string_view> damaged_record(std::string what) {
        const file_kind kind = recognise(file_.view());
        const bool other = at_ == 0 && kind != file_kind::binary && kind != file_kind::event_file;
        fault_ = detail::damaged(
            "a record at byte " + std::to_string(at_) + " with " + std::move(what) +
                (other ? "; this looks like " + std::string{phrase_of(kind)} : ""),
            "records with their checksums");
        return std::nullopt;
    }

    shared_bytes file_;
    std::size_t at_;
    std::optional<problem> fault_;
};

// All records, views of the file; refused if one is damaged or cut short.
inline expected<std::vector<std::string_view>, problem> read_records(const shared_bytes& file) {
    record_reader reader{file};
    std::vector<std::string_view> out;
    while (const auto record = reader.next()) out.push_back(*record);
    if (reader.fault()) return unexpected{*reader.fault()};
    return out;
}

// Appends records to a file, which may be read meanwhile: each is handed to the system whole.
class record_writer {
 public:
    static expected<record_writer, problem> open(const std::filesystem::path& path) {
        detail::open_file file{std::fopen(path.string().c_str(), "ab")};
        if (file) return record_writer{path, std::move(file)};
        return detail::file_refused(problem_kind::file_not_written, path, detail::reason_of(errno));
    }
    expected<void, problem> add(std::string_view record) {
        const std::string bytes = framed_record(record);
        if (std::fwrite(bytes.data(), 1, bytes.size(), file_.get()) == bytes.size() &&
            std::fflush(file_.get()) == 0) {
            return {};
        }
        return detail::file_refused(problem_kind::file_not_written, path_, detail::reason_of(errno));
    }

 private:
    record_writer(std::filesystem::path path, detail::open_file file)
        : path_(std::move(path)), file_(std::move(file)) {}

    std::filesystem::path path_;
    detail::open_file file_;
};

// The events of an event file as text, one message behind the other with an empty line between.
// The text of each reads as an `Event`.
inline expected<std::string, problems> event_file_text(const shared_bytes& file) {
    const auto records = read_records(file);
    if (!records) return unexpected{problems{records.error()}};
    std::string out;
    for (const std::string_view record : *records) {
        auto text = wire_to_text(record, *find_message("Event"));
        if (!text) return text;
        out += (out.empty() ? "" : "\n") + *text;
    }
    return out;
}

}  // namespace evergraph

#endif
