// SPDX-License-Identifier: BSL-1.0
// renamed_outputs: a node's place while it migrates, and the new names of its outputs in a
// function.
#ifndef EVERGRAPH_PASS_RENAMED_OUTPUTS_HPP
#define EVERGRAPH_PASS_RENAMED_OUTPUTS_HPP

#include <cstddef>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "../graph/graph_def.hpp"
#include "../ops/op_definition.hpp"
#include "migration_scope.hpp"
#include "node_rewrite.hpp"

namespace evergraph {

// What stands in the place of one old node: added nodes, then the node that keeps its name.
struct node_group {
    const node_def* old = nullptr;
    const op_definition* old_definition = nullptr;
    std::vector<defined_node> nodes;
    std::vector<std::string> steps;
    std::vector<std::string> lost;
    bool is_changed = false;
    bool is_restored = false;
};

class renamed_outputs {
 public:
    bool empty() const noexcept { return names_.empty(); }

    // Outputs keep their order; their ports may be cut otherwise.
    void add(const node_group& group) {
        const op_definition* before = group.old_definition;
        const op_definition* after = group.nodes.back().definition;
        if (before == nullptr || after == nullptr || before == after) return;
        const std::string& node = group.old->name;
        if (before->outputs.size() == after->outputs.size()) {
            for (std::size_t i = 0; i < before->outputs.size(); ++i) {
                const port_def& was = before->outputs[i];
                const port_def& is = after->outputs[i];
                if (was.name != is.name)
                    names_[key(node, was.name)] = {{std::string{is.name}, 0, true}};
            }
            return;
        }
        const auto old = port_counts(*before, before->outputs, group.old->attrs, {});
        const auto now = port_counts(*after, after->outputs, group.nodes.back().node.attrs, {});
        if (!old || !now) return;
        std::size_t port = 0;
        std::size_t used = 0;
        for (std::size_t i = 0; i < old->size(); ++i) {
            auto& places = names_[key(node, before->outputs[i].name)];
            for (std::size_t k = 0; k < (*old)[i]; ++k) {
                while (port < now->size() && used == (*now)[port]) {
                    ++port;
                    used = 0;
                }
                if (port == now->size()) break;
                places.push_back({std::string{after->outputs[port].name}, used++, false});
            }
        }
    }

    std::string renamed(const migration_scope& scope, std::string_view input) const {
        std::string same{input};
        if (is_control_input(input) || input.find(':') == input.npos) return same;
        const output_place place = scope.place_of(input);
        const auto at = names_.find(key(place.node, place.port));
        if (at == names_.end() || at->second.empty()) return same;
        const auto index = static_cast<std::size_t>(place.index);
        const new_place& now = at->second[at->second.front().whole_port ? 0 : index];
        return std::string{place.node} + ":" + now.port + ":" +
               std::to_string(now.whole_port ? index : now.index);
    }

 private:
    struct new_place {
        std::string port;
        std::size_t index = 0;
        bool whole_port = false;
    };
    static std::string key(std::string_view node, std::string_view port) {
        return std::string{node} + ":" + std::string{port};
    }

    std::unordered_map<std::string, std::vector<new_place>> names_;
};

}  // namespace evergraph

#endif
