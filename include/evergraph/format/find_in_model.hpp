// SPDX-License-Identifier: BSL-1.0
// find_in_model: finds graphs by tags, signatures by key, collections, the init op and the assets.
#ifndef EVERGRAPH_FORMAT_FIND_IN_MODEL_HPP
#define EVERGRAPH_FORMAT_FIND_IN_MODEL_HPP

#include <cstddef>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "../base/expected.hpp"
#include "../base/problem.hpp"
#include "../graph/tensor_name.hpp"
#include "meta_graph.hpp"
#include "meta_graph_schema.hpp"
#include "protobuf_graph_reader.hpp"
#include "wire_reader.hpp"

namespace evergraph {

namespace detail {

template <class Texts>
std::string listed(const Texts& texts, std::string_view around) {
    std::string out;
    for (const auto& text : texts) {
        out += out.empty() ? "" : ", ";
        out += std::string{around} + std::string{text} + std::string{around};
    }
    return out.empty() ? "nothing" : out;
}
inline std::string tag_set(const std::vector<std::string>& tags) {
    return tags.empty() ? "{}" : "{" + listed(tags, "") + "}";
}

}  // namespace detail

// The first graph whose set of tags is `tags`; without tags the only one there is. What is not
// there is NOT_FOUND, with what is there.
inline expected<const meta_graph*, problem> find_meta_graph(const saved_model& model,
                                                            const std::vector<std::string>& tags) {
    const std::set<std::string> wanted{tags.begin(), tags.end()};
    std::vector<std::string> there;
    for (const meta_graph& m : model.meta_graphs) {
        const std::vector<std::string> own = m.tags();
        if (tags.empty() && model.meta_graphs.size() == 1) return &m;
        if (std::set<std::string>{own.begin(), own.end()} == wanted) return &m;
        there.push_back(detail::tag_set(own));
    }
    const std::string needed = tags.empty() ? "one graph" : "a graph of tags " + detail::tag_set(tags);
    return unexpected<problem>{problem_of(
        problem_kind::not_in_the_file, status_code::not_found,
        there.empty() ? "no graph" : "graphs of tags " + detail::listed(there, ""), needed,
        there.empty() ? "" : "ask for all tags of one of them")};
}

// The signature of this key; an empty key means serving_default, or the only one that is no
// `__saved_model_...` entry.
inline expected<const signature*, problem> find_signature(const meta_graph& m,
                                                          const std::string& key) {
    std::vector<std::string> there;
    const signature* only = nullptr;
    for (const signature& s : m.signatures) {
        if (s.key == (key.empty() ? "serving_default" : key)) return &s;
        if (s.key.starts_with("__saved_model_")) continue;
        there.push_back(s.key);
        only = &s;
    }
    if (key.empty() && there.size() == 1) return only;
    return unexpected<problem>{problem_of(
        problem_kind::not_in_the_file, status_code::not_found,
        there.empty() ? "no signature" : "the signatures " + detail::listed(there, "'"),
        "the signature '" + (key.empty() ? "serving_default" : key) + "'",
        there.empty() ? "" : "ask for one of them")};
}

inline const collection* find_collection(const meta_graph& m, std::string_view key) {
    for (const collection& c : m.collections) {
        if (c.key == key) return &c;
    }
    return nullptr;
}

// google.protobuf.Any.
struct any_value {
    std::string type_url;
    shared_bytes value;
};

namespace detail {

// Calls `use` on each `value` field of the list `kind` in a CollectionDef.
template <class Use>
void each_in_collection(const collection& c, std::uint32_t kind, const Use& use) {
    for (wire_reader r{c.value.view()}; r.next();) {
        if (!r.is(kind, wire_type::bytes)) {
            r.skip();
            continue;
        }
        for (wire_reader list = r.message(); list.next();) {
            if (list.is(1, wire_type::bytes)) {
                use(list.bytes());
            } else {
                list.skip();
            }
        }
    }
}

}  // namespace detail

// The names in a collection of nodes; empty if it holds something else.
inline std::vector<std::string> nodes_in(const collection& c) {
    std::vector<std::string> names;
    detail::each_in_collection(c, 1, [&](std::string_view v) { names.emplace_back(v); });
    return names;
}
// The messages in a collection of bytes: VariableDef, QueueRunnerDef ...
inline std::vector<shared_bytes> bytes_in_collection(const collection& c) {
    std::vector<shared_bytes> values;
    detail::each_in_collection(c, 2, [&](std::string_view v) { values.push_back(c.value.part(v)); });
    return values;
}
inline std::vector<any_value> anys_in(const collection& c) {
    std::vector<any_value> values;
    detail::each_in_collection(c, 5, [&](std::string_view v) {
        any_value any;
        for (wire_reader r{v}; r.next();) {
            if (r.is(1, wire_type::bytes)) {
                any.type_url = r.bytes();
            } else if (r.is(2, wire_type::bytes)) {
                any.value = c.value.part(r.bytes());
            } else {
                r.skip();
            }
        }
        values.push_back(std::move(any));
    });
    return values;
}

// The op that makes a loaded model ready, if there is one: that of the signature
// `__saved_model_init_op`, else the only node of the collections `saved_model_main_op`,
// `legacy_init_op` or, of session bundles, `serving_init_op`.
inline expected<std::optional<std::string>, problem> init_op_of(const meta_graph& m) {
    constexpr std::string_view key = "__saved_model_init_op";
    for (const signature& s : m.signatures) {
        if (s.key != key) continue;
        if (const tensor_info* out = s.output(key)) {
            return std::optional{parse_tensor_name(out->name).node};
        }
        return unexpected<problem>{problem_of(
            problem_kind::not_in_the_file, status_code::failed_precondition,
            "the signature '" + s.key + "' without this output", "its output of the same name")};
    }
    for (const std::string_view name :
         {"saved_model_main_op", "legacy_init_op", "serving_init_op"}) {
        const collection* const c = find_collection(m, name);
        if (c == nullptr) continue;
        std::vector<std::string> nodes = nodes_in(*c);
        if (nodes.size() == 1) return std::optional{parse_tensor_name(nodes[0]).node};
        return unexpected<problem>{problem_of(
            problem_kind::not_in_the_file, status_code::failed_precondition,
            "the collection '" + std::string{name} + "' with " + std::to_string(nodes.size()) +
                " nodes",
            "one node")};
    }
    return std::optional<std::string>{};
}

// asset_file_def, or in older files the collection `saved_model_assets`, or in session bundles
// `serving_assets`, whose messages read alike.
inline expected<std::vector<asset_file>, problems> assets_of(const meta_graph& m) {
    if (!m.assets.empty()) return m.assets;
    std::vector<asset_file> assets;
    for (const auto& [key, type] : {std::pair{"saved_model_assets", "/tensorflow.AssetFileDef"},
                                    std::pair{"serving_assets", "/tensorflow.serving.AssetFile"}}) {
        const collection* const c = find_collection(m, key);
        if (c == nullptr) continue;
        for (const any_value& any : anys_in(*c)) {
            if (!any.type_url.ends_with(type)) {
                return unexpected<problems>{problems{problem_of(
                    problem_kind::not_in_the_file, status_code::failed_precondition,
                    "'" + any.type_url + "' in the collection '" + key + "'",
                    std::string{type}.substr(1))}};
            }
            auto asset = read_message<asset_file>(any.value);
            if (!asset) return unexpected<problems>{std::move(asset).error()};
            assets.push_back(std::move(*asset));
        }
    }
    return assets;
}

}  // namespace evergraph

#endif
