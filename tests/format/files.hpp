// SPDX-License-Identifier: BSL-1.0
// files: what the tests of this room read: bytes written by hand, golden files, real models.
#ifndef EVERGRAPH_TESTS_FORMAT_FILES_HPP
#define EVERGRAPH_TESTS_FORMAT_FILES_HPP

#include <doctest/doctest.h>

#include <algorithm>
#include <cstdint>
#include <evergraph/format/mapped_file.hpp>
#include <evergraph/format/wire_writer.hpp>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

// "0a 03 666f6f"
inline std::string from_hex(std::string_view hex) {
    const auto digit = [](char c) { return c <= '9' ? c - '0' : c - 'a' + 10; };
    std::string bytes;
    for (std::size_t i = 0; i < hex.size(); ++i) {
        if (hex[i] == ' ') continue;
        bytes += static_cast<char>(digit(hex[i]) * 16 + digit(hex[i + 1]));
        ++i;
    }
    return bytes;
}

// A field with a length, and a varint, as a file holds them.
inline std::string field(std::uint32_t number, const std::string& body) {
    return evergraph::write_wire([&](auto& out) { out.bytes(number, body); });
}
inline std::string field(std::uint32_t number, std::uint64_t value) {
    return evergraph::write_wire([&](auto& out) {
        out.tag(number, evergraph::wire_type::varint);
        out.varint(value);
    });
}
// An entry of NodeDef.attr.
inline std::string attr_field(const std::string& key, const std::string& value) {
    return field(5, field(1, key) + field(2, value));
}

inline evergraph::shared_bytes golden(const std::string& name) {
    auto file = evergraph::map_file(std::filesystem::path{EVERGRAPH_GOLDEN} / "format" / name);
    REQUIRE_MESSAGE(file.has_value(), name);
    return *file;
}

// The files of the real models whose names end so, sorted; none, and a message, if there are no
// models.
inline std::vector<std::filesystem::path> real_models(const std::vector<std::string>& endings) {
    const std::filesystem::path folder{EVERGRAPH_REAL_MODELS};
    std::vector<std::filesystem::path> found;
    if (folder.empty()) {
        MESSAGE("skipped: EVERGRAPH_REAL_MODELS names no folder of real models");
        return found;
    }
    for (const auto& entry : std::filesystem::recursive_directory_iterator(folder)) {
        const std::string name = entry.path().filename().string();
        const bool wanted = std::any_of(endings.begin(), endings.end(), [&](const std::string& e) {
            return name.size() >= e.size() && name.substr(name.size() - e.size()) == e;
        });
        if (wanted && entry.is_regular_file()) found.push_back(entry.path());
    }
    std::sort(found.begin(), found.end());
    return found;
}

#endif
