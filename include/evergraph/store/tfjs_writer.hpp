// SPDX-License-Identifier: BSL-1.0
// tfjs_writer: writes TensorFlow.js graph models: model.json and its files of weights.
#ifndef EVERGRAPH_STORE_TFJS_WRITER_HPP
#define EVERGRAPH_STORE_TFJS_WRITER_HPP

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <set>
#include <string>
#include <system_error>
#include <utility>
#include <vector>

#include "../base/expected.hpp"
#include "../base/problem.hpp"
#include "../format/find_in_model.hpp"
#include "../format/json_literals.hpp"
#include "../format/json_printer.hpp"
#include "../format/mapped_file.hpp"
#include "../format/meta_graph_writer.hpp"
#include "../format/protobuf_graph_writer.hpp"
#include "../tensor/tensor_decode.hpp"
#include "rewrite_nodes.hpp"
#include "tfjs_weights.hpp"

namespace evergraph {

// A model and the files of its weights, before they are written.
struct tfjs_files {
    std::string model_json;
    std::vector<std::string> shards;  // group1-shard1ofN.bin ...
};

struct tfjs_options {
    std::size_t shard_bytes = std::size_t{4} << 20U;  // what browsers like to cache
};

namespace detail {

// What TensorFlow.js computes in: whole numbers as int32, real ones as float32.
inline dtype tfjs_type(dtype type) {
    switch (type) {
        case dtype::float64:
        case dtype::half:
        case dtype::bfloat16: return dtype::float32;
        case dtype::int8:
        case dtype::uint8:
        case dtype::int16:
        case dtype::uint16:
        case dtype::uint32:
        case dtype::int64: return dtype::int32;
        default: return type;
    }
}
inline std::string_view tfjs_type_name(dtype type) {
    switch (type) {
        case dtype::float32: return "float32";
        case dtype::int32: return "int32";
        case dtype::boolean: return "bool";
        case dtype::string: return "string";
        case dtype::complex64: return "complex64";
        default: return {};
    }
}

class tfjs_packer {
 public:
    std::string bytes;
    std::string entries;  // of weightsManifest[0].weights
    problems found;

    // Takes a Const's value out of the node; what TensorFlow.js has no type for stays in it.
    bool take(node_def& n) {
        const tensor_proto* const value = n.attrs.find_as<tensor_proto>("value");
        if (n.op != "Const" || value == nullptr || tfjs_type_name(tfjs_type(value->type)).empty()) {
            return false;
        }
        const auto t = decode_tensor(*value);
        const auto typed = t ? in_type(*t, tfjs_type(t->type())) : std::nullopt;
        if (!typed) {
            if (t) {
                found.push_back(problem_at(
                    n, problem_kind::value_too_large, status_code::out_of_range,
                    "a value of " + name_of(t->type()),
                    "values that " + std::string{tfjs_type_name(tfjs_type(t->type()))} + " holds",
                    "TensorFlow.js has no wider type"));
            } else {
                found.push_back(t.error());
                found.back().node = n.name;
            }
            return false;
        }
        if (!names_.insert(n.name).second) {
            found.push_back(problem_at(n, problem_kind::duplicate_node_name,
                                       status_code::invalid_argument, "a second Const of this name",
                                       "one: weights go by name", "rename one of them"));
            return false;
        }
        add(n.name, *typed);
        tensor_proto stripped;
        stripped.type = value->type;
        stripped.dims = value->dims;
        stripped.scalar_dims = value->dims.dims.empty();
        n.attrs.set("value", std::move(stripped));
        return true;
    }

 private:
    void add(const std::string& name, const tensor& t) {
        entries += entries.empty() ? "{\"name\": " : ", {\"name\": ";
        append_json_string(entries, name);
        entries += ", \"shape\": [";
        for (std::size_t i = 0; i < t.rank(); ++i) {
            entries += (i == 0 ? "" : ", ") + std::to_string(t.dims()[i]);
        }
        entries += "], \"dtype\": \"" + std::string{tfjs_type_name(t.type())} + "\"}";
        if (t.type() != dtype::string) {
            bytes += t.bytes();
            return;
        }
        for (const std::string& s : t.values<std::string>()) {
            for (unsigned i = 0; i < 4; ++i) {
                bytes += static_cast<char>((s.size() >> (8U * i)) & 0xFFU);
            }
            bytes += s;
        }
    }

    std::set<std::string> names_;
};

}  // namespace detail

// The graph of `m` and its default signature. Values that TensorFlow.js cannot hold (int64 beyond
// 32 bits, float64 that is no float32) are refused, with all their nodes.
inline expected<tfjs_files, problems> write_tfjs_model(const meta_graph& m,
                                                       tfjs_options options = {}) {
    graph_def g = m.graph.value_or(graph_def{});
    detail::tfjs_packer packer;
    rewrite_nodes(g, [&](node_def& n) { return packer.take(n); });
    if (!packer.found.empty()) return unexpected<problems>{std::move(packer.found)};
    const auto topology = wire_to_json(write_graph_def(g), *find_message("GraphDef"),
                                       {0, false, json_lost::drop});
    if (!topology) return unexpected<problems>{topology.error()};
    tfjs_files out;
    out.model_json = "{\"format\": \"graph-model\", \"generatedBy\": ";
    append_json_string(out.model_json, m.info ? m.info->tensorflow_version : std::string{});
    out.model_json += ", \"convertedBy\": \"evergraph\"";
    if (const auto s = find_signature(m, "")) {
        const std::string bytes =
            write_wire([&](auto& to) { detail::write_signature_body(to, **s); });
        const auto json =
            wire_to_json(bytes, *find_message("SignatureDef"), {0, false, json_lost::drop});
        if (!json) return unexpected<problems>{json.error()};
        out.model_json += ", \"signature\": " + *json;
    }
    const std::size_t size = std::max<std::size_t>(options.shard_bytes, 1);
    for (std::size_t at = 0; at < packer.bytes.size(); at += size) {
        out.shards.push_back(packer.bytes.substr(at, size));
    }
    out.model_json += ", \"modelTopology\": " + *topology + ", \"weightsManifest\": [";
    if (!packer.entries.empty()) {
        out.model_json += "{\"paths\": [";
        for (std::size_t i = 0; i < out.shards.size(); ++i) {
            out.model_json += (i == 0 ? "\"group1-shard" : ", \"group1-shard") +
                              std::to_string(i + 1) + "of" + std::to_string(out.shards.size()) +
                              ".bin\"";
        }
        out.model_json += "], \"weights\": [" + packer.entries + "]}";
    }
    out.model_json += "]}";
    return out;
}

// Writes the files into a folder, which is made if it is not there; the model last.
inline expected<void, problems> write_tfjs_folder(const meta_graph& m,
                                                  const std::filesystem::path& folder,
                                                  tfjs_options options = {}) {
    const auto files = write_tfjs_model(m, options);
    if (!files) return unexpected<problems>{files.error()};
    std::error_code error;
    std::filesystem::create_directories(folder, error);
    for (std::size_t i = 0; i < files->shards.size(); ++i) {
        const std::string name = "group1-shard" + std::to_string(i + 1) + "of" +
                                 std::to_string(files->shards.size()) + ".bin";
        const auto done = write_file(folder / name, files->shards[i]);
        if (!done) return unexpected<problems>{problems{done.error()}};
    }
    const auto done = write_file(folder / "model.json", files->model_json);
    if (!done) return unexpected<problems>{problems{done.error()}};
    return {};
}

}  // namespace evergraph

#endif
