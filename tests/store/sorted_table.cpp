// SPDX-License-Identifier: BSL-1.0
// sorted_table: the writer against known bytes, what it writes read again, and damaged tables.
#include <doctest/doctest.h>

#include <algorithm>
#include <cstddef>
#include <evergraph/store/sorted_table_reader.hpp>
#include <evergraph/store/sorted_table_writer.hpp>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

using namespace evergraph;

namespace {

std::string hex(std::string_view bytes) {
    constexpr std::string_view digits = "0123456789abcdef";
    std::string out;
    for (const char c : bytes) {
        out += digits[static_cast<unsigned char>(c) >> 4U];
        out += digits[static_cast<unsigned char>(c) & 15U];
    }
    return out;
}

using rows = std::vector<std::pair<std::string, std::string>>;

std::string table_of(const rows& all, std::size_t block_size = 262144) {
    sorted_table_writer w{block_size};
    for (const auto& [key, value] : all) CHECK(w.add(key, value));
    return std::move(w).finish();
}
rows rows_of(std::string_view file) {
    const auto read = read_sorted_table(shared_bytes::unowned(file));
    REQUIRE(read.has_value());
    rows out;
    for (const table_entry& e : *read) out.emplace_back(e.key, e.value.view());
    return out;
}
problems faults_of(std::string_view file) {
    const auto read = read_sorted_table(shared_bytes::unowned(file));
    REQUIRE_FALSE(read.has_value());
    REQUIRE_FALSE(read.error().empty());
    return read.error();
}

std::string zeros(std::size_t n) { return std::string(n, '\0'); }
std::string restarts(std::initializer_list<std::uint32_t> numbers) {
    std::string out;
    for (const std::uint32_t n : numbers) detail::append_fixed(out, n);
    return out;
}

// A file with the given data blocks, the last of which the index names by "zz".
struct block {
    std::string contents;
    char type = '\0';
};
class file_builder {
 public:
    block_handle add(const block& b) {
        const block_handle handle{out_.size(), b.contents.size()};
        std::string stored = b.contents + b.type;
        const std::uint32_t crc = mask_crc(crc32c(stored));
        detail::append_fixed(stored, crc);
        out_ += stored;
        return handle;
    }
    std::string finish(std::string_view index_contents) {
        const block_handle empty = add({zeros(4) + restarts({1})});
        const block_handle index = add({std::string{index_contents}});
        std::string footer;
        for (const block_handle h : {empty, index}) append(footer, h);
        footer.resize(40, '\0');
        return out_ + footer + std::string{sorted_table_magic};
    }
    static void append(std::string& out, block_handle h) {
        detail::append_varint(out, h.offset);
        detail::append_varint(out, h.size);
    }

 private:
    std::string out_;
};
std::string index_of(std::initializer_list<std::pair<std::string, block_handle>> blocks) {
    detail::block_builder index{1};
    for (const auto& [key, handle] : blocks) {
        std::string value;
        file_builder::append(value, handle);
        index.add(key, value);
    }
    return index.finish();
}
std::string file_of(const block& only) {
    file_builder f;
    const block_handle h = f.add(only);
    return f.finish(index_of({{"zz", h}}));
}

}  // namespace

TEST_CASE("the bytes of one small table") {
    using namespace std::string_view_literals;
    const std::string header{"\x08\x01\x1a\x02\x08\x01"sv};
    const std::string entry{"\x08\x01\x12\x04\x12\x02\x08\x02\x28\x08\x35\x59\x3c\xe5\x35"sv};
    const std::string file = table_of({{"", header}, {"w", entry}});
    CHECK(hex(file) ==
          "00000608011a02080100010f770801120412020802280835593ce5350000000001000000000921adc3"
          "000000000100000000c0f2a1b0000102780024000000000100000000ab30707f2908360e" +
              std::string(72, '0') + "57fb808b247547db");
    CHECK(rows_of(file) == rows{{"", header}, {"w", entry}});
}

TEST_CASE("an empty table has no data block") {
    const std::string file = table_of({});
    CHECK(file.size() == 2 * 13 + 48);
    CHECK(rows_of(file).empty());
}

TEST_CASE("many blocks, restarts and keys with all bytes come back") {
    rows all;
    for (int i = 0; i < 700; ++i) {
        std::string key = "k/" + std::to_string(100000 + i * 37 % 700);
        if (i % 7 == 0) key += static_cast<char>(0x80 + i % 100);
        if (i % 11 == 0) key += std::string(3, '\xff');
        all.emplace_back(key, std::string(static_cast<std::size_t>(i % 50), static_cast<char>(i)));
    }
    all.emplace_back("\xff\xff", "last");
    all.emplace_back("zero" + zeros(2), std::string(900, 'v'));
    std::sort(all.begin(), all.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
    for (const std::size_t block_size : {64U, 100U, 1000U, 100000U}) {
        CAPTURE(block_size);
        CHECK(rows_of(table_of(all, block_size)) == all);
    }
}

TEST_CASE("keys that do not rise are not added") {
    sorted_table_writer w;
    CHECK(w.add("b", "1"));
    CHECK_FALSE(w.add("b", "2"));
    CHECK_FALSE(w.add("a", "3"));
    CHECK(w.add("\xff", "4"));
    CHECK(rows_of(std::move(w).finish()) == rows{{"b", "1"}, {"\xff", "4"}});
}

TEST_CASE("the keys of the index are short") {
    using detail::separator_of;
    using detail::successor_of;
    CHECK(separator_of("abcdef", "abzz") == "abd");
    CHECK(separator_of("abc", "abd") == "abc");    // c + 1 is not below d
    CHECK(separator_of("ab", "abc") == "ab");      // one is the front of the other
    CHECK(separator_of("a\xff", "b") == "a\xff");
    CHECK(successor_of("w") == "x");
    CHECK(successor_of("\xff\xff" "a7") == "\xff\xff" "b");
    CHECK(successor_of("\xff\xff") == "\xff\xff");
    CHECK(successor_of("").empty());
}

TEST_CASE("an entry of twice the block size stands alone") {
    const std::string file =
        table_of({{"a", "1"}, {"b", std::string(300, 'x')}, {"c", "2"}}, 100);
    // a | b | c, the empty block, the index of three entries.
    CHECK(rows_of(file).size() == 3);
    const auto index_end = file.size() - 48 - 5;
    CHECK(detail::fixed32_at(file, index_end - 4) == 3);
}

TEST_CASE("Snappy blocks") {
    // 13 bytes: one entry a = "b", a restart at 0.
    const std::string contents = std::string{"\0\1\1" "ab", 5} + restarts({0, 1});
    const std::string packed = std::string{"\x0d\x30", 2} + contents;
    CHECK(rows_of(file_of({packed, '\1'})) == rows{{"a", "b"}});
    CHECK(faults_of(file_of({packed + "x", '\1'}))[0].code == status_code::data_loss);
    CHECK(faults_of(file_of({contents, '\2'}))[0].found.find("compression 2") != std::string::npos);
}

TEST_CASE("every truncation and every changed bit is data loss") {
    const std::string file = table_of({{"", "header"}, {"a", "1"}, {"ab", "2"}, {"b", "3"}}, 20);
    for (std::size_t n = 0; n < file.size(); ++n) {
        for (const problem& p : faults_of(file.substr(0, n))) CHECK(p.code == status_code::data_loss);
    }
    for (std::size_t at = 0; at < file.size(); ++at) {
        for (unsigned bit = 0; bit < 8; ++bit) {
            std::string changed = file;
            changed[at] = static_cast<char>(static_cast<unsigned char>(changed[at]) ^ (1U << bit));
            CAPTURE(at);
            CAPTURE(bit);
            const auto read = read_sorted_table(shared_bytes::unowned(changed));
            // The padding of the footer says nothing; its first byte may also lengthen the number
            // before it by a zero.
            const bool padding = at >= file.size() - 44 && at < file.size() - 8;
            const bool longer = at == file.size() - 45 && bit == 7;
            CHECK(read.has_value() == (padding || longer));
        }
    }
}

TEST_CASE("all blocks with a bad checksum are named") {
    const std::string file = table_of({{"a", "1"}, {"b", "2"}, {"c", "3"}}, 10);
    std::string changed = file;
    changed[3] = 'x';
    changed[file.find("c3")] = 'x';
    const problems found = faults_of(changed);
    REQUIRE(found.size() == 2);
    CHECK(found[0].found.find("data block 0") != std::string::npos);
    CHECK(found[1].found.find("data block 2") != std::string::npos);
}

TEST_CASE("blocks that lie about themselves") {
    const std::string entry{"\0\1\1" "ab", 5};
    const auto refused = [](const std::string& contents) {
        const problems found = faults_of(file_of({contents}));
        CHECK(found[0].code == status_code::data_loss);
    };
    refused("");
    refused("abc");
    refused(restarts({5}));                                       // five restarts in no bytes
    refused(entry + restarts({0, 0xFFFFFFFFU}));                  // 2^32 - 1 restarts
    refused(entry + restarts({3, 1}));                            // a restart within an entry
    refused(entry + entry + restarts({0, 1}));                    // a key twice
    refused(std::string{"\1\1\1" "ab", 5} + restarts({0, 1}));    // shares what is not there
    refused(std::string{"\0\x05\1" "ab", 5} + restarts({0, 1}));  // a key longer than the block
    refused(std::string{"\0\1\x7f" "ab", 5} + restarts({0, 1}));
    refused(std::string{"\0\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\1\1" "ab", 15} + restarts({0, 1}));
    // Lengths over 2^31 and 2^63.
    refused(std::string{"\0\x80\x80\x80\x80\x08\1", 7} + "ab" + restarts({0, 1}));
    refused(std::string{"\0\1\x80\x80\x80\x80\x80\x80\x80\x80\x80\1", 12} + "ab" + restarts({0, 1}));
}

TEST_CASE("handles that lead out of the file, or back") {
    for (const block_handle h : {block_handle{1000, 1}, block_handle{0, 1U << 31U},
                                 block_handle{~0ULL, ~0ULL}, block_handle{1, ~0ULL},
                                 block_handle{~0ULL, 1}}) {
        file_builder f;
        f.add({zeros(4) + restarts({1})});
        CHECK(faults_of(f.finish(index_of({{"zz", h}})))[0].code == status_code::data_loss);
    }
    file_builder f;
    const block_handle h = f.add({std::string{"\0\1\1" "ab", 5} + restarts({0, 1})});
    CHECK(faults_of(f.finish(index_of({{"b", h}, {"c", h}})))[0].needed == "handles that rise");
    file_builder g;
    const block_handle k = g.add({std::string{"\0\1\1" "yb", 5} + restarts({0, 1})});
    CHECK(faults_of(g.finish(index_of({{"b", k}})))[0].needed == "keys up to that one");
}

TEST_CASE("keys far longer than the file are not made") {
    std::string contents{"\0", 1};
    detail::append_varint(contents, 60000);
    contents += '\0';
    contents += std::string(60000, 'k');
    for (int i = 0; i < 20000; ++i) {
        // Each adds a byte to the key before.
        detail::append_varint(contents, static_cast<std::uint64_t>(60000 + i));
        contents += std::string{"\1\0" "k", 3};
    }
    contents += restarts({0, 1});
    const problems found = faults_of(file_of({contents}));
    CHECK(found[0].code == status_code::resource_exhausted);
}

TEST_CASE("other files are named as what they are") {
    const problems found = faults_of("<!DOCTYPE html><html><body>404</body></html>");
    CHECK(found[0].kind == problem_kind::other_kind_of_file);
    CHECK(found[0].found.find("this looks like an HTML page") != std::string::npos);
    CHECK(found[0].code == status_code::data_loss);
    CHECK(faults_of("")[0].kind == problem_kind::unreadable_bytes);
}
