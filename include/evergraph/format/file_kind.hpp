// SPDX-License-Identifier: BSL-1.0
// file_kind: what a file is, told from its bytes and never from its name.
#ifndef EVERGRAPH_FORMAT_FILE_KIND_HPP
#define EVERGRAPH_FORMAT_FILE_KIND_HPP

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "../base/utf8.hpp"
#include "wire_reader.hpp"

namespace evergraph {

enum class file_kind : std::uint8_t {
    empty,
    graph,
    graph_text,
    graph_json,
    meta_graph,
    meta_graph_text,
    meta_graph_json,
    saved_model,
    saved_model_text,
    saved_model_json,
    function_library,
    function_library_text,
    op_list_text,
    checkpoint_index,
    checkpoint_v1,
    checkpoint_state,
    tfjs_model,
    tfjs_layers_model,
    event_file,
    npy,
    onnx,
    tflite,
    hdf5,
    zip,
    gzip,
    elf,
    png,
    jpeg,
    html,
    json,
    text,
    binary,
};

constexpr std::string_view phrase_of(file_kind kind) {
    switch (kind) {
        case file_kind::empty: return "an empty file";
        case file_kind::graph: return "a binary GraphDef";
        case file_kind::graph_text: return "a text GraphDef";
        case file_kind::graph_json: return "a JSON GraphDef";
        case file_kind::meta_graph: return "a binary MetaGraphDef";
        case file_kind::meta_graph_text: return "a text MetaGraphDef";
        case file_kind::meta_graph_json: return "a JSON MetaGraphDef";
        case file_kind::saved_model: return "a binary SavedModel";
        case file_kind::saved_model_text: return "a text SavedModel";
        case file_kind::saved_model_json: return "a JSON SavedModel";
        case file_kind::function_library: return "a binary FunctionDefLibrary";
        case file_kind::function_library_text: return "a text FunctionDefLibrary";
        case file_kind::op_list_text: return "a text OpList";
        case file_kind::checkpoint_index: return "the index of a checkpoint";
        case file_kind::checkpoint_v1: return "a checkpoint of the first format";
        case file_kind::checkpoint_state: return "the state file of a checkpoint folder";
        case file_kind::tfjs_model: return "a TensorFlow.js graph model";
        case file_kind::tfjs_layers_model: return "a TensorFlow.js layers model";
        case file_kind::event_file: return "a TensorFlow event file";
        case file_kind::npy: return "a NumPy array";
        case file_kind::onnx: return "an ONNX model";
        case file_kind::tflite: return "a TensorFlow Lite model";
        case file_kind::hdf5: return "an HDF5 file";
        case file_kind::zip: return "a zip archive";
        case file_kind::gzip: return "gzip-compressed data";
        case file_kind::elf: return "an ELF program";
        case file_kind::png: return "a PNG image";
        case file_kind::jpeg: return "a JPEG image";
        case file_kind::html: return "an HTML page";
        case file_kind::json: return "other JSON";
        case file_kind::text: return "other text";
        case file_kind::binary: return "unknown binary data";
    }
    return "unknown";
}

namespace detail {

// Walks the fields of a message that may be cut short or no message at all. `bytes` holds what is
// there of a length-delimited field, even if less than its length.
struct field_glance {
    std::uint32_t field = 0;
    wire_type type = wire_type::varint;
    std::string_view bytes;
};
template <class Use>
constexpr void glance(std::string_view message, const Use& use) {
    wire_reader r{message};
    for (int seen = 0; seen < 64 && r.next(); ++seen) {
        field_glance f{r.field(), r.type(), {}};
        if (f.type != wire_type::bytes) {
            if (!r.skip()) return;
        } else {
            f.bytes = r.bytes();
            if (r.failed()) {
                std::size_t at = r.offset();
                while (at < message.size() && static_cast<unsigned char>(message[at]) >= 0x80) ++at;
                if (r.fault() == wire_fault::long_length && at < message.size()) {
                    f.bytes = message.substr(at + 1);
                }
            }
        }
        use(f);
    }
}

// Text without control characters; a character that is cut off at the end does not count.
constexpr bool is_plain(std::string_view s, bool lines) {
    while (!s.empty()) {
        const auto c = static_cast<unsigned char>(s[0]);
        const bool white = c == '\n' || c == '\r' || c == '\t' || c == '\f';
        if (c == 0x7F || (c < 0x20 && !(lines && white))) return false;
        const std::size_t length = utf8_length(s);
        if (length == 0) return s.size() < 4 && c >= 0xC2;
        s.remove_prefix(length);
    }
    return true;
}

// NodeDef: all fields have a length, name and op are words, an attr begins with its key. What
// follows a name and an op may be damaged.
constexpr bool is_like_node(std::string_view message) {
    bool named = false;
    bool fits = true;
    std::size_t seen = 0;
    bool known = false;
    glance(message, [&](const field_glance& f) {
        ++seen;
        if (known || f.field > 7) return;
        if (f.type != wire_type::bytes) fits = false;
        if (f.field <= 4 && !is_plain(f.bytes, false)) fits = false;
        if (f.field == 5 && !f.bytes.empty() && f.bytes[0] != '\x0A') fits = false;
        if (f.field <= 2 && !f.bytes.empty()) named = true;
        known = fits && named && seen == 2 && f.field == 2 && !f.bytes.empty();
    });
    return named && fits;
}

constexpr bool is_like_versions(std::string_view message) {
    bool fits = !message.empty();
    glance(message, [&](const field_glance& f) {
        const bool number = f.type == wire_type::varint || (f.field == 3 && f.type == wire_type::bytes);
        if (f.field > 3 || !number) fits = false;
    });
    return fits;
}

// FunctionDefLibrary: its functions begin with a signature, a message that begins with a name.
constexpr bool is_like_library(std::string_view message) {
    bool fits = false;
    glance(message, [&](const field_glance& f) {
        if (f.field == 1 && f.bytes.size() > 2 && f.bytes[0] == '\x0A') {
            wire_reader signature{f.bytes};
            signature.next();
            const std::string_view op = signature.bytes();
            if (!op.empty() && op[0] == '\x0A') fits = true;
        }
    });
    return fits;
}

// The library alone: what it holds first is a function, where a graph would hold a node.
constexpr bool is_like_functions(std::string_view message) {
    wire_reader r{message};
    if (!r.next() || !r.is(1, wire_type::bytes)) return false;
    wire_reader function{r.bytes()};
    if (!function.next() || !function.is(1, wire_type::bytes)) return false;
    return is_like_library(message) && !is_plain(function.bytes(), false);
}

constexpr bool is_like_graph(std::string_view message) {
    bool found = false;
    bool fits = true;
    bool begun = false;
    glance(message, [&](const field_glance& f) {
        if (begun) return;  // what follows a node may be damaged
        if (f.field == 1 && is_like_node(f.bytes)) begun = found = true;
        if (f.field == 2 && is_like_library(f.bytes)) found = true;
        if (f.field == 4 && is_like_versions(f.bytes)) found = true;
        if (f.field <= 5 && f.field != 3 && f.type != wire_type::bytes) fits = false;
        if (f.field == 3 && f.type != wire_type::varint) fits = false;
    });
    return found && fits;
}

// MetaInfoDef: strings, a list of ops, one flag.
constexpr bool is_like_meta_info(std::string_view message) {
    bool found = false;
    bool fits = true;
    glance(message, [&](const field_glance& f) {
        const bool string = f.field == 1 || (f.field >= 4 && f.field <= 6);
        if (f.field <= 6 && f.type != wire_type::bytes) fits = false;
        if (f.field == 7 && f.type != wire_type::varint) fits = false;
        if (string && !is_plain(f.bytes, false)) fits = false;
        if (f.field >= 4 && f.field <= 6) found = true;
        if (f.field == 2 && !f.bytes.empty() && f.bytes[0] == '\x0A') found = true;
    });
    return found && fits;
}

constexpr bool is_like_meta_graph(std::string_view message) {
    bool found = false;
    bool fits = true;
    glance(message, [&](const field_glance& f) {
        if (f.field == 1 && is_like_meta_info(f.bytes)) found = true;
        if (f.field == 2 && is_like_graph(f.bytes)) found = true;
        if (f.field <= 7 && f.type != wire_type::bytes) fits = false;
    });
    return found && fits;
}

constexpr file_kind kind_of_message(std::string_view bytes) {
    bool schema_version = false;
    bool meta_graphs = false;
    bool onnx_graph = false;
    bool onnx_opset = false;
    glance(bytes, [&](const field_glance& f) {
        if (f.field == 1 && f.type == wire_type::varint) schema_version = true;
        if (f.field == 2 && is_like_meta_graph(f.bytes)) meta_graphs = true;
        if (f.field == 7 && f.type == wire_type::bytes) onnx_graph = true;
        if (f.field == 8 && f.type == wire_type::bytes) onnx_opset = true;
    });
    if (schema_version && meta_graphs) return file_kind::saved_model;
    if (schema_version && (onnx_graph || onnx_opset)) return file_kind::onnx;
    if (is_like_functions(bytes)) return file_kind::function_library;
    if (is_like_graph(bytes)) return file_kind::graph;
    if (is_like_meta_graph(bytes)) return file_kind::meta_graph;
    return file_kind::binary;
}

// Both checkpoint formats are sorted tables; the value of their first key, which is empty, is a
// BundleHeaderProto that begins with a number or a SavedTensorSlices that begins with a message.
constexpr file_kind kind_of_table(std::string_view bytes) {
    const std::size_t key = bytes.substr(0, 10).find(std::string_view{"\0\0", 2});
    if (key == std::string_view::npos) return file_kind::checkpoint_index;
    std::size_t at = key + 2;
    while (at < bytes.size() && static_cast<unsigned char>(bytes[at]) >= 0x80) ++at;
    const std::string_view value = bytes.substr(std::min(at + 1, bytes.size()), 1);
    return value == "\x0A" ? file_kind::checkpoint_v1 : file_kind::checkpoint_index;
}

// Past white space and comments; the first word of protobuf text, if a field follows it.
constexpr std::string_view first_word(std::string_view s) {
    constexpr std::string_view white = " \t\r\n\f";
    while (!s.empty()) {
        s.remove_prefix(std::min(s.find_first_not_of(white), s.size()));
        if (s.empty() || s[0] != '#') break;
        s.remove_prefix(std::min(s.find('\n'), s.size()));
    }
    std::size_t length = 0;
    const auto is_word = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
    };
    while (length < s.size() && is_word(s[length])) ++length;
    const std::size_t next = s.find_first_not_of(white, length);
    if (next == std::string_view::npos) return {};
    if (length == 0) return s.substr(0, 1);
    return s[next] == '{' || s[next] == ':' || s[next] == '<' ? s.substr(0, length)
                                                              : std::string_view{};
}

struct named_kind {
    std::string_view name;
    file_kind kind;
};

constexpr bool is_like_html(std::string_view bytes) {
    bytes.remove_prefix(bytes.find('<') + 1);
    std::string_view begin = bytes.substr(0, 8);
    constexpr std::array<std::string_view, 4> tags{"!doctype", "html", "head", "?xml"};
    for (const std::string_view tag : tags) {
        bool same = begin.size() >= tag.size();
        for (std::size_t i = 0; same && i < tag.size(); ++i) {
            const char c = begin[i];
            same = (c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c) == tag[i];
        }
        if (same) return true;
    }
    return false;
}

// By the name of a member that only one kind has; `bytes` begins an object.
constexpr file_kind kind_of_json(std::string_view bytes) {
    constexpr std::array<named_kind, 9> names{{
        {"\"modelTopology\"", file_kind::tfjs_model},
        {"\"metaGraphs\"", file_kind::saved_model_json},
        {"\"meta_graphs\"", file_kind::saved_model_json},
        {"\"graphDef\"", file_kind::meta_graph_json},
        {"\"graph_def\"", file_kind::meta_graph_json},
        {"\"metaInfoDef\"", file_kind::meta_graph_json},
        {"\"meta_info_def\"", file_kind::meta_graph_json},
        {"\"node\"", file_kind::graph_json},
        {"\"versions\"", file_kind::graph_json},
    }};
    if (bytes.find("\"layers-model\"") != std::string_view::npos ||
        bytes.find("\"model_config\"") != std::string_view::npos) {
        return file_kind::tfjs_layers_model;
    }
    for (const named_kind& n : names) {
        if (bytes.find(n.name) != std::string_view::npos) return n.kind;
    }
    return file_kind::json;
}

constexpr file_kind kind_of_text(std::string_view bytes) {
    constexpr std::array<named_kind, 19> words{{
        {"node", file_kind::graph_text},
        {"library", file_kind::graph_text},
        {"version", file_kind::graph_text},
        {"versions", file_kind::graph_text},
        {"debug_info", file_kind::graph_text},
        {"op", file_kind::op_list_text},
        {"function", file_kind::function_library_text},
        {"gradient", file_kind::function_library_text},
        {"meta_info_def", file_kind::meta_graph_text},
        {"graph_def", file_kind::meta_graph_text},
        {"saver_def", file_kind::meta_graph_text},
        {"collection_def", file_kind::meta_graph_text},
        {"signature_def", file_kind::meta_graph_text},
        {"asset_file_def", file_kind::meta_graph_text},
        {"object_graph_def", file_kind::meta_graph_text},
        {"saved_model_schema_version", file_kind::saved_model_text},
        {"meta_graphs", file_kind::saved_model_text},
        {"model_checkpoint_path", file_kind::checkpoint_state},
        {"all_model_checkpoint_paths", file_kind::checkpoint_state},
    }};
    const std::string_view word = first_word(bytes);
    for (const named_kind& w : words) {
        if (w.name == word) return w.kind;
    }
    if (word == "{") return kind_of_json(bytes);
    if (word == "<" && is_like_html(bytes)) return file_kind::html;
    return word == "[" ? file_kind::json : file_kind::text;
}

}  // namespace detail

// Looks at the structure, so a file that is cut short or broken further on is still recognised.
constexpr file_kind recognise(std::string_view bytes) {
    using namespace std::string_view_literals;
    constexpr std::array<detail::named_kind, 9> beginnings{{
        {"\x93NUMPY"sv, file_kind::npy},
        {"\x89HDF\r\n\x1a\n"sv, file_kind::hdf5},
        {"PK\x03\x04"sv, file_kind::zip},
        {"PK\x05\x06"sv, file_kind::zip},
        {"\x1f\x8b"sv, file_kind::gzip},
        {"\x7f"
         "ELF"sv,
         file_kind::elf},
        {"\x89PNG"sv, file_kind::png},
        {"\xff\xd8\xff"sv, file_kind::jpeg},
        {"\xef\xbb\xbf"sv, file_kind::text},
    }};
    if (bytes.empty()) return file_kind::empty;
    for (const detail::named_kind& b : beginnings) {
        if (bytes.starts_with(b.name)) return b.kind;
    }
    if (bytes.size() >= 8 && bytes.substr(4, 4) == "TFL3") return file_kind::tflite;
    if (bytes.ends_with("\x57\xfb\x80\x8b\x24\x75\x47\xdb"sv)) return detail::kind_of_table(bytes);
    if (detail::is_plain(bytes.substr(0, 4096), true)) return detail::kind_of_text(bytes);
    if (bytes.substr(0, 64).find("brain.Event:") != std::string_view::npos) {
        return file_kind::event_file;
    }
    return detail::kind_of_message(bytes);
}

}  // namespace evergraph

#endif
