// SPDX-License-Identifier: BSL-1.0
// meta_graph: a graph with its signatures, collections, saver and assets; several are a SavedModel.
#ifndef EVERGRAPH_FORMAT_META_GRAPH_HPP
#define EVERGRAPH_FORMAT_META_GRAPH_HPP

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "../base/shared_bytes.hpp"
#include "../graph/graph_def.hpp"

namespace evergraph {

// TensorInfo: the tensor that a signature or an asset means.
struct tensor_info {
    std::string name;  // a tensor name; empty if the value is sparse or composite
    dtype type = dtype::invalid;
    std::optional<shape_proto> dims;
    std::optional<std::string> coo_sparse;        // TensorInfo.CooSparse, serialized
    std::optional<std::string> composite_tensor;  // TensorInfo.CompositeTensor, serialized
    std::string unknown;                          // here and below: fields as they came
    bool operator==(const tensor_info&) const = default;
};

// An input or output of a signature: the name its callers use, and the tensor in the graph.
struct signature_port {
    std::string key;
    tensor_info info;
    bool operator==(const signature_port&) const = default;
};

// An entry of MetaGraphDef.signature_def.
struct signature {
    std::string key;
    std::vector<signature_port> inputs;   // by key
    std::vector<signature_port> outputs;  // by key
    std::string method_name;
    std::vector<std::string> defaults;  // entries of SignatureDef.defaults, serialized
    std::string unknown;
    bool operator==(const signature&) const = default;

    const tensor_info* input(std::string_view name) const { return port(inputs, name); }
    const tensor_info* output(std::string_view name) const { return port(outputs, name); }

 private:
    static const tensor_info* port(const std::vector<signature_port>& in, std::string_view name) {
        for (const signature_port& p : in) {
            if (p.key == name) return &p.info;
        }
        return nullptr;
    }
};

// An entry of MetaGraphDef.collection_def; `value` is its CollectionDef, serialized.
struct collection {
    std::string key;
    shared_bytes value;
    bool operator==(const collection&) const = default;
};

// AssetFileDef: a file of the folder `assets`, and the tensor that takes its path.
struct asset_file {
    std::optional<tensor_info> tensor;
    std::string filename;
    std::string unknown;
    bool operator==(const asset_file&) const = default;
};

// SaverDef: the nodes that save and restore the variables.
struct saver_def {
    std::string filename_tensor;
    std::string save_tensor;
    std::string restore_op;
    std::int32_t max_to_keep = 0;
    bool sharded = false;
    float keep_checkpoint_every_n_hours = 0;
    std::int32_t version = 0;  // 0 legacy, 1 V1, 2 V2
    std::string unknown;
    bool operator==(const saver_def&) const = default;
};

// MetaGraphDef.MetaInfoDef.
struct meta_info {
    std::string meta_graph_version;
    std::optional<shared_bytes> stripped_op_list;  // OpList, serialized
    std::optional<std::string> any_info;           // google.protobuf.Any, serialized
    std::vector<std::string> tags;
    std::string tensorflow_version;
    std::string tensorflow_git_version;
    bool stripped_default_attrs = false;
    std::vector<std::string> function_aliases;  // entries of the map, serialized
    std::string unknown;
    bool operator==(const meta_info&) const = default;
};

// The bytes a value was read from. They take no part in comparisons.
struct origin_bytes {
    shared_bytes bytes;
    bool operator==(const origin_bytes&) const { return true; }
};

// MetaGraphDef. Signatures and collections stand by key; a key that comes twice counts once, with
// its last value.
struct meta_graph {
    std::optional<meta_info> info;
    std::optional<graph_def> graph;
    std::optional<saver_def> saver;
    std::vector<collection> collections;
    std::vector<signature> signatures;
    std::vector<asset_file> assets;
    std::optional<shared_bytes> object_graph;  // SavedObjectGraph, serialized
    std::string unknown;
    origin_bytes origin;
    bool operator==(const meta_graph&) const = default;

    std::vector<std::string> tags() const {
        return info ? info->tags : std::vector<std::string>{};
    }
};

// SavedModel.
struct saved_model {
    std::int64_t schema_version = 0;  // TensorFlow writes 1 and looks at no number
    std::vector<meta_graph> meta_graphs;
    std::string unknown;
    origin_bytes origin;
    bool operator==(const saved_model&) const = default;
};

}  // namespace evergraph

#endif
