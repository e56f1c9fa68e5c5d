// SPDX-License-Identifier: BSL-1.0
// provenance: what a migrated node was before, kept in an attr that every reader lets pass.
#ifndef EVERGRAPH_PASS_PROVENANCE_HPP
#define EVERGRAPH_PASS_PROVENANCE_HPP

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>

#include "../base/shared_bytes.hpp"
#include "../format/protobuf_graph_reader.hpp"
#include "../format/protobuf_writer.hpp"
#include "../graph/graph_def.hpp"

namespace evergraph {

// On a changed node: "VERSION:DEFINITION:SEAL:" and the NodeDef as it was in a graph of that
// version, a node of the definition with that place among those of its op. The seal is a hash of
// what the migration made of it, and breaks when somebody edits that.
inline constexpr std::string_view origin_attr = "_evergraph_origin";
// On a node that a migration added: the name of the node that it was added for.
inline constexpr std::string_view made_for_attr = "_evergraph_made_for";

struct node_origin {
    std::int32_t version = 0;
    std::size_t definition = 0;
    std::uint64_t seal = 0;
    std::string_view bytes;
};

namespace detail {

inline std::uint64_t seal_bytes(std::string_view bytes, std::uint64_t seal) {
    for (const char c : bytes) seal = (seal ^ static_cast<unsigned char>(c)) * 1099511628211U;
    return seal;
}

constexpr std::optional<std::uint64_t> whole_number(std::string_view digits) {
    if (digits.empty() || digits.size() > 20) return std::nullopt;
    std::uint64_t n = 0;
    for (const char c : digits) {
        if (c < '0' || c > '9') return std::nullopt;
        n = n * 10 + static_cast<std::uint64_t>(c - '0');
    }
    return n;
}

}  // namespace detail

// The node, without the record in it, and the nodes that were added for it.
inline std::uint64_t seal_of(const node_def& n, std::span<const node_def* const> added) {
    node_def bare = n;
    bare.attrs.erase(origin_attr);
    std::uint64_t seal = detail::seal_bytes(write_message(bare), 14695981039346656037U);
    for (const node_def* a : added) seal = detail::seal_bytes(write_message(*a), seal);
    return seal;
}

inline void keep_origin(node_def& n, std::span<const node_def* const> added, std::int32_t version,
                        std::size_t definition, const node_def& was) {
    const std::uint64_t seal = seal_of(n, added);
    n.attrs.set(std::string{origin_attr}, std::to_string(version) + ":" +
                                              std::to_string(definition) + ":" +
                                              std::to_string(seal) + ":" + write_message(was));
}

// What the attr says; nothing if there is none or it does not read.
inline std::optional<node_origin> origin_of(const node_def& n) {
    const std::string* record = n.attrs.find_as<std::string>(origin_attr);
    if (record == nullptr) return std::nullopt;
    std::string_view rest = *record;
    std::uint64_t numbers[3]{};
    for (std::uint64_t& number : numbers) {
        const std::size_t end = rest.find(':');
        const auto read =
            end == rest.npos ? std::nullopt : detail::whole_number(rest.substr(0, end));
        if (!read) return std::nullopt;
        number = *read;
        rest.remove_prefix(end + 1);
    }
    if (numbers[0] > 0x7FFFFFFF) return std::nullopt;
    return node_origin{static_cast<std::int32_t>(numbers[0]), static_cast<std::size_t>(numbers[1]),
                       numbers[2], rest};
}

// The node as it was, if nobody has edited what became of it since.
inline std::optional<node_def> restored_from(const node_origin& origin, const node_def& n,
                                             std::span<const node_def* const> added) {
    if (seal_of(n, added) != origin.seal) return std::nullopt;
    auto was = read_message<node_def>(shared_bytes::copy_of(std::string{origin.bytes}));
    if (!was || was->name != n.name) return std::nullopt;
    return std::move(*was);
}

}  // namespace evergraph

#endif
