// SPDX-License-Identifier: BSL-1.0
// damage: changes files at random, always in the same way for the same seed.
#ifndef EVERGRAPH_TESTS_FUZZ_DAMAGE_HPP
#define EVERGRAPH_TESTS_FUZZ_DAMAGE_HPP

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <evergraph/format/file_kind.hpp>
#include <evergraph/format/mapped_file.hpp>
#include <filesystem>
#include <random>
#include <string>
#include <string_view>
#include <vector>

class damage {
 public:
    static constexpr std::string_view in_binary{
        "\x00\x01\x02\x07\x0A\x0B\x0C\x12\x1A\x22\x2A\x42\x52\x7F\x80\xC0\xED\xF5\xFF", 19};
    static constexpr std::string_view in_text{"{}<>[]:;,\"'\\#-.0189xXeEuUfn_ \n\0\xC0\xFF", 33};

    // `telling` are the bytes that mean something to a reader.
    explicit damage(std::uint32_t seed, std::string_view telling = in_binary)
        : random_(seed), telling_(telling) {}

    // One to four changes: bits, bytes that mean something to a reader, pieces cut out, doubled or
    // moved, the end cut off.
    std::string of(std::string_view file) {
        std::string bytes{file};
        for (std::size_t n = 1 + below(4); n > 0; --n) change(bytes);
        return bytes;
    }

 private:
    std::size_t below(std::size_t n) { return n == 0 ? 0 : random_() % n; }
    void change(std::string& bytes) {
        const std::size_t at = below(bytes.size());
        const std::size_t length = std::min<std::size_t>(1 + below(16), bytes.size() - at);
        switch (below(8)) {
            case 0:
            case 1:
                if (!bytes.empty()) {
                    bytes[at] = static_cast<char>(bytes[at] ^ static_cast<char>(1U << below(8)));
                }
                break;
            case 2:
            case 3:
                if (!bytes.empty()) bytes[at] = telling_[below(telling_.size())];
                break;
            case 4: bytes.insert(at, 1 + below(3), telling_[below(telling_.size())]); break;
            case 5: bytes.erase(at, length); break;
            case 6: {
                const std::string piece = bytes.substr(at, length);
                bytes.insert(below(bytes.size()), piece);
                break;
            }
            default:
                if (below(8) == 0) bytes.resize(at);
                break;
        }
    }

    std::mt19937 random_;
    std::string_view telling_;
};

// The serialized graphs inside a file: the file itself, or those of its meta graphs.
inline std::vector<std::string_view> graphs_inside(std::string_view file) {
    using namespace evergraph;
    const file_kind kind = recognise(file);
    std::vector<std::string_view> graphs;
    if (kind == file_kind::graph) return {file};
    if (kind != file_kind::meta_graph && kind != file_kind::saved_model) return {};
    wire_reader r{file};
    while (r.next()) {
        if (!r.is(2, wire_type::bytes)) {
            r.skip();
        } else if (kind == file_kind::meta_graph) {
            graphs.push_back(r.bytes());
        } else {
            for (wire_reader meta = r.message(); meta.next();) {
                if (meta.is(2, wire_type::bytes)) {
                    graphs.push_back(meta.bytes());
                } else {
                    meta.skip();
                }
            }
        }
    }
    return graphs;
}

struct named_file {
    std::string name;
    evergraph::shared_bytes bytes;
};

// All binary models of a folder, and the golden graphs, sorted by name.
inline std::vector<named_file> model_files(const std::filesystem::path& folder) {
    std::vector<named_file> files;
    if (folder.empty()) return files;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(folder)) {
        if (!entry.is_regular_file()) continue;
        auto bytes = evergraph::map_file(entry.path());
        if (!bytes.has_value()) continue;
        const auto kind = evergraph::recognise(bytes->view());
        using evergraph::file_kind;
        if (kind == file_kind::graph || kind == file_kind::meta_graph ||
            kind == file_kind::saved_model || kind == file_kind::npy) {
            files.push_back({std::filesystem::relative(entry.path(), folder).string(), *bytes});
        }
    }
    std::sort(files.begin(), files.end(),
              [](const named_file& a, const named_file& b) { return a.name < b.name; });
    return files;
}

// All text messages of a folder, and the state files of checkpoints, sorted by name.
inline std::vector<named_file> text_files(const std::filesystem::path& folder) {
    std::vector<named_file> files;
    if (folder.empty()) return files;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(folder)) {
        if (!entry.is_regular_file()) continue;
        auto bytes = evergraph::map_file(entry.path());
        if (!bytes.has_value()) continue;
        const auto kind = evergraph::recognise(bytes->view());
        using evergraph::file_kind;
        const bool text = kind == file_kind::text && entry.path().extension() == ".pbtxt";
        if (text || kind == file_kind::graph_text || kind == file_kind::meta_graph_text ||
            kind == file_kind::saved_model_text || kind == file_kind::checkpoint_state) {
            files.push_back({std::filesystem::relative(entry.path(), folder).string(), *bytes});
        }
    }
    std::sort(files.begin(), files.end(),
              [](const named_file& a, const named_file& b) { return a.name < b.name; });
    return files;
}

#endif
