// SPDX-License-Identifier: BSL-1.0
// tfjs_reader: reads TensorFlow.js graph models: model.json and its files of weights.
#ifndef EVERGRAPH_STORE_TFJS_READER_HPP
#define EVERGRAPH_STORE_TFJS_READER_HPP

#include <cstddef>
#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

#include "../base/expected.hpp"
#include "../base/problem.hpp"
#include "../format/file_kind.hpp"
#include "../format/json_document.hpp"
#include "../format/json_parser.hpp"
#include "../format/json_value.hpp"
#include "../format/mapped_file.hpp"
#include "../format/meta_graph.hpp"
#include "../format/meta_graph_reader.hpp"
#include "../format/read_graph_file.hpp"
#include "../tensor/tensor_decode.hpp"
#include "rewrite_nodes.hpp"
#include "tfjs_manifest.hpp"
#include "tfjs_weights.hpp"

namespace evergraph {

namespace detail {

// A message of the table from a part of a document.
inline std::string part_to_wire(json_reading& to, const json_value& part, std::string_view type) {
    return json_parser{to, json_unknown::ignore}.parse(part, *find_message(type));
}

// The nodes of the part that fills a model's tables before it runs, behind the model's own.
inline void append_initializer(const json_value& model, json_value& topology) {
    const json_value* const init = model.find("modelInitializer");
    const json_value* const more = init == nullptr ? nullptr : init->find("node");
    for (json_value& member : topology.items) {
        if (more == nullptr || member.name != "node") continue;
        std::map<std::string_view, bool> there;
        for (const json_value& n : member.items) {
            if (const json_value* name = n.find("name")) there[name->text] = true;
        }
        std::vector<json_value> added;
        for (const json_value& n : more->items) {
            const json_value* const name = n.find("name");
            if (name != nullptr && !there.contains(name->text)) added.push_back(n);
        }
        for (json_value& n : added) member.items.push_back(std::move(n));
    }
}

inline std::optional<signature> read_tfjs_signature(json_reading& to, const json_value& model,
                                                    std::string_view name, std::string key) {
    const json_value* found = model.find(name);
    const json_value* const more = model.find("userDefinedMetadata");
    if (found == nullptr && more != nullptr) found = more->find(name);
    if (found == nullptr || !found->is(json_kind::object) || found->items.empty()) {
        return std::nullopt;
    }
    const std::string bytes = part_to_wire(to, *found, "SignatureDef");
    protobuf_reading reading{shared_bytes::unowned(bytes), {}};
    signature s;
    s.key = std::move(key);
    read_signature(wire_reader{bytes}, s, reading, {nullptr, name, -1, {}, false});
    if (s.method_name.empty()) s.method_name = "tensorflow/serving/predict";
    to.found.insert(to.found.end(), reading.found.begin(), reading.found.end());
    return s;
}

// Puts each Const's value back. One that is listed nowhere is a problem.
inline void fill_constants(graph_def& g, const std::map<std::string, tensor>& weights,
                           problems& found) {
    rewrite_nodes(g, [&](node_def& n) {
        if (n.op != "Const") return false;
        const tensor_proto* const value = n.attrs.find_as<tensor_proto>("value");
        const auto weight = weights.find(n.name);
        if (weight == weights.end()) {
            if (value != nullptr && is_stripped(*value)) {
                found.push_back(problem_at(n, problem_kind::not_in_the_file, status_code::not_found,
                                           "no weight of this name", "the value of the Const",
                                           "fetch the model again with all its files"));
            }
            return false;
        }
        const dtype* const type = n.attrs.find_as<dtype>("dtype");
        const auto typed = in_type(weight->second, type == nullptr ? weight->second.type() : *type);
        if (!typed || (value != nullptr && !fits(typed->dims(), value->dims))) {
            found.push_back(problem_at(
                n, problem_kind::type_mismatch, status_code::invalid_argument,
                "the weight " + summary(weight->second),
                (type == nullptr ? "its type" : name_of(*type)) +
                    (value == nullptr ? "" : text(value->dims)),
                "fetch the model again with all its files"));
            return false;
        }
        n.attrs.set("value", encode_tensor(*typed));
        return true;
    });
}

}  // namespace detail

// A graph model from its document; files of weights lie in `folder`. Weights become the values of
// the Const nodes of their names, in the nodes' own types: TensorFlow.js keeps int64 as int32.
// The signature is `serving_default`.
inline expected<meta_graph, problems> read_tfjs_model(std::string_view document,
                                                      const std::filesystem::path& folder) {
    auto root = parse_json(document);
    if (!root) return unexpected<problems>{std::move(root).error()};
    json_reading to{document, {}};
    const json_value* const topology = root->find("modelTopology");
    if (topology == nullptr || topology->find("node") == nullptr) {
        return unexpected<problems>{problems{
            detail::other_kind(recognise(document), "the document", "a TensorFlow.js graph model")}};
    }
    json_value graph = *topology;
    detail::append_initializer(*root, graph);
    const std::string bytes = detail::part_to_wire(to, graph, "GraphDef");
    const json_value* const manifest = root->find("weightsManifest");
    std::vector<tfjs_group> groups;
    if (manifest != nullptr) groups = detail::manifest_reader{to}.groups(*manifest);
    meta_graph m;
    if (auto s = detail::read_tfjs_signature(to, *root, "signature", "serving_default")) {
        m.signatures.push_back(std::move(*s));
    }
    if (auto s = detail::read_tfjs_signature(to, *root, "initializerSignature",
                                             "tfjs_initializer")) {
        m.signatures.push_back(std::move(*s));
    }
    if (!to.found.empty()) return unexpected<problems>{std::move(to.found)};
    auto g = read_graph_def(shared_bytes::copy_of(bytes));
    if (!g) return unexpected<problems>{std::move(g).error()};
    const auto weights = read_tfjs_weights(groups, folder);
    if (!weights) return unexpected<problems>{weights.error()};
    problems found;
    detail::fill_constants(*g, *weights, found);
    if (!found.empty()) return unexpected<problems>{std::move(found)};
    m.graph = std::move(*g);
    m.info.emplace().tags = {"serve"};
    if (const json_value* by = root->find("generatedBy"); by && by->is(json_kind::string)) {
        m.info->tensorflow_version = by->text;
    }
    return m;
}

// `path` names model.json, whatever it is called, or the folder that holds it.
inline expected<meta_graph, problems> read_tfjs_file(const std::filesystem::path& path) {
    std::error_code error;
    const std::filesystem::path file =
        std::filesystem::is_directory(path, error) ? path / "model.json" : path;
    const auto bytes = map_file(file);
    if (!bytes) return unexpected<problems>{problems{bytes.error()}};
    const file_kind kind = recognise(bytes->view());
    if (kind != file_kind::tfjs_model) {
        return unexpected<problems>{
            problems{detail::other_kind(kind, file.string(), "a TensorFlow.js graph model")}};
    }
    return read_tfjs_model(bytes->view(), file.parent_path());
}

}  // namespace evergraph

#endif
