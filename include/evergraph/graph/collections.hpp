// SPDX-License-Identifier: BSL-1.0
// collections: lists of things that belong to a graph, by key: its variables, its losses ...
#ifndef EVERGRAPH_GRAPH_COLLECTIONS_HPP
#define EVERGRAPH_GRAPH_COLLECTIONS_HPP

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace evergraph {

// A node or tensor by its name, a number, or a serialized message (such as a VariableDef) that may
// have a name as well.
struct collection_item {
    std::string name;  // empty: none
    std::variant<std::monostate, std::int64_t, float, std::string> value;
    bool operator==(const collection_item&) const = default;
};

// The keys that TensorFlow's programs agree on.
namespace graph_keys {

inline constexpr std::string_view global_variables = "variables";
inline constexpr std::string_view local_variables = "local_variables";
inline constexpr std::string_view metric_variables = "metric_variables";
inline constexpr std::string_view model_variables = "model_variables";
inline constexpr std::string_view trainable_variables = "trainable_variables";
inline constexpr std::string_view trainable_resource_variables = "trainable_resource_variables";
inline constexpr std::string_view moving_average_variables = "moving_average_variables";
inline constexpr std::string_view concatenated_variables = "concatenated_variables";
inline constexpr std::string_view summaries = "summaries";
inline constexpr std::string_view summary_v2 = "_SUMMARY_V2";
inline constexpr std::string_view queue_runners = "queue_runners";
inline constexpr std::string_view table_initializers = "table_initializer";
inline constexpr std::string_view asset_filepaths = "asset_filepaths";
inline constexpr std::string_view regularization_losses = "regularization_losses";
inline constexpr std::string_view losses = "losses";
inline constexpr std::string_view savers = "savers";
inline constexpr std::string_view saveable_objects = "saveable_objects";
inline constexpr std::string_view weights = "weights";
inline constexpr std::string_view biases = "biases";
inline constexpr std::string_view activations = "activations";
inline constexpr std::string_view update_ops = "update_ops";
inline constexpr std::string_view resources = "resources";
inline constexpr std::string_view local_resources = "local_resources";
inline constexpr std::string_view init_op = "init_op";
inline constexpr std::string_view local_init_op = "local_init_op";
inline constexpr std::string_view ready_op = "ready_op";
inline constexpr std::string_view ready_for_local_init_op = "ready_for_local_init_op";
inline constexpr std::string_view summary_op = "summary_op";
inline constexpr std::string_view global_step = "global_step";
inline constexpr std::string_view eval_step = "eval_step";
inline constexpr std::string_view train_op = "train_op";
inline constexpr std::string_view cond_context = "cond_context";
inline constexpr std::string_view while_context = "while_context";
inline constexpr std::string_view streaming_model_ports = "streaming_model_ports";

}  // namespace graph_keys

// By key, each list in the order of adding.
class collections {
 public:
    void add(std::string_view key, collection_item item) { list(key).push_back(std::move(item)); }
    // The list itself, made if it is not there.
    std::vector<collection_item>& list(std::string_view key) {
        const auto at = lists_.find(key);
        return at != lists_.end() ? at->second : lists_[std::string{key}];
    }
    // A copy. With a scope only items whose name begins with it; those without name never match.
    std::vector<collection_item> items(std::string_view key, std::string_view scope = {}) const {
        const auto at = lists_.find(key);
        if (at == lists_.end()) return {};
        if (scope.empty()) return at->second;
        std::vector<collection_item> in_scope;
        for (const collection_item& item : at->second) {
            if (item.name.starts_with(scope)) in_scope.push_back(item);
        }
        return in_scope;
    }
    std::vector<std::string> keys() const {
        std::vector<std::string> all;
        for (const auto& [key, items] : lists_) all.push_back(key);
        return all;
    }
    void clear(std::string_view key) {
        const auto at = lists_.find(key);
        if (at != lists_.end()) lists_.erase(at);
    }

 private:
    std::map<std::string, std::vector<collection_item>, std::less<>> lists_;
};

}  // namespace evergraph

#endif
