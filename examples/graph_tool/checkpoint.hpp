// SPDX-License-Identifier: BSL-1.0
// checkpoint: lists, checks, merges and converts checkpoints, and takes tensors out of them.
#ifndef EVERGRAPH_EXAMPLES_GRAPH_TOOL_CHECKPOINT_HPP
#define EVERGRAPH_EXAMPLES_GRAPH_TOOL_CHECKPOINT_HPP

#include <algorithm>
#include <cstddef>
#include <filesystem>
#include <iostream>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include <evergraph_tf.hpp>

#include "command_line.hpp"

namespace graph_tool {

// The checkpoint that a word means; what it was taken for is said if that is not the word itself.
inline eg::expected<eg::checkpoint_place, eg::problems> place_meant(const std::string& word) {
    auto place = eg::find_checkpoint(word);
    if (place && place->prefix != word) {
        std::cerr << "graph_tool: " << eg::printable(word) << " is taken for " << place->meant << ", "
                  << place->prefix.string() << "\n";
    }
    return place;
}
inline eg::expected<eg::any_checkpoint, eg::problems> opened_checkpoint(const std::string& word) {
    const auto place = place_meant(word);
    if (!place) return eg::unexpected<eg::problems>{place.error()};
    return eg::open_any_checkpoint(*place);
}
inline exit_code file_code(const eg::problem& p) {
    return p.kind == eg::problem_kind::file_not_written ? unreadable : refused;
}

inline int list_checkpoint(const arguments& args) {
    const auto checkpoint = opened_checkpoint(args.files[1]);
    if (!checkpoint) return report(checkpoint.error(), unreadable);
    std::cout << eg::checkpoint_listing(*checkpoint);
    return done;
}

inline int verify_checkpoint(const arguments& args) {
    const auto checkpoint = opened_checkpoint(args.files[1]);
    if (!checkpoint) return report(checkpoint.error(), unreadable);
    const eg::problems found =
        std::visit([](const auto& reader) { return reader.verify(); }, *checkpoint);
    if (!found.empty()) return report(found, refused);
    std::cout << "ok: "
              << std::visit([](const auto& reader) { return reader.tensors().size(); }, *checkpoint)
              << " tensors, every checksum is right\n";
    return done;
}

inline int tensor_out_of(const arguments& args) {
    const auto checkpoint = opened_checkpoint(args.files[1]);
    if (!checkpoint) return report(checkpoint.error(), unreadable);
    std::optional<eg::tensor_slice> slice;
    if (args.has("--slice")) {
        const auto read = eg::read_tensor_slice(args.value("--slice"));
        if (!read) return report({read.error()}, wrong_usage);
        slice = *read;
    }
    const auto value = std::visit(
        [&](const auto& reader) {
            return slice ? reader.read(args.files[2], *slice) : reader.read(args.files[2]);
        },
        *checkpoint);
    if (!value) return report({value.error()}, refused);
    const auto written = eg::write_npy_file(args.files[3], *value);
    if (!written) return report({written.error()}, file_code(written.error()));
    std::cout << eg::summary(*value) << " -> " << args.files[3] << "\n";
    return done;
}

inline int convert_checkpoint(const arguments& args) {
    const auto checkpoint = opened_checkpoint(args.files[1]);
    if (!checkpoint) return report(checkpoint.error(), unreadable);
    eg::checkpoint_options options;
    options.alignment = static_cast<std::size_t>(std::max(1, args.number("--alignment").value_or(1)));
    const auto written = eg::copy_checkpoint(*checkpoint, args.files[2], options);
    if (!written) return report({written.error()}, file_code(written.error()));
    std::cout << std::visit([](const auto& reader) { return reader.tensors().size(); }, *checkpoint)
              << " tensors -> " << args.files[2] << "\n";
    return done;
}

inline int merge_checkpoints(const arguments& args) {
    std::vector<std::filesystem::path> prefixes;
    for (std::size_t i = 1; i + 1 < args.files.size(); ++i) {
        const auto place = place_meant(args.files[i]);
        if (!place && !args.has("--allow-missing")) return report(place.error(), unreadable);
        prefixes.push_back(place ? place->prefix : std::filesystem::path{args.files[i]});
    }
    eg::merge_options options;
    options.keep_inputs = !args.has("--move");
    options.allow_missing = args.has("--allow-missing");
    const auto merged = eg::merge_checkpoints(prefixes, args.files.back(), options);
    if (!merged) return report(merged.error(), file_code(merged.error()[0]));
    std::cout << prefixes.size() << " checkpoints -> " << args.files.back() << "\n";
    return done;
}

inline int checkpoint(const arguments& args) {
    struct verb {
        std::string name;
        std::size_t fewest;  // words, itself included
        std::size_t most;
        int (*act)(const arguments&);
    };
    static const std::vector<verb> verbs{{"list", 2, 2, list_checkpoint},
                                         {"get", 4, 4, tensor_out_of},
                                         {"verify", 2, 2, verify_checkpoint},
                                         {"merge", 3, 10000, merge_checkpoints},
                                         {"convert", 3, 3, convert_checkpoint}};
    for (const verb& v : verbs) {
        if (v.name != args.files[0]) continue;
        if (args.files.size() >= v.fewest && args.files.size() <= v.most) return v.act(args);
        return misused("checkpoint " + v.name + " takes other words");
    }
    return misused("checkpoint knows no " + args.files[0]);
}

inline const command checkpoint_command{
    "checkpoint",
    1,
    10000,
    {"--slice=", "--alignment#", "--move", "--allow-missing"},
    "checkpoint list CHECKPOINT\n"
    "       graph_tool checkpoint verify CHECKPOINT\n"
    "       graph_tool checkpoint get CHECKPOINT NAME OUT.npy [--slice 0,2:-]\n"
    "       graph_tool checkpoint merge CHECKPOINT... OUT [--move] [--allow-missing]\n"
    "       graph_tool checkpoint convert CHECKPOINT OUT [--alignment N]\n",
    checkpoint};

}  // namespace graph_tool

#endif
