// SPDX-License-Identifier: BSL-1.0
// import_naming: which names the nodes of an import bear in the target.
#ifndef EVERGRAPH_PASS_IMPORT_NAMING_HPP
#define EVERGRAPH_PASS_IMPORT_NAMING_HPP

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "../base/problem.hpp"
#include "../graph/colocation.hpp"
#include "../graph/graph.hpp"
#include "../graph/graph_def.hpp"
#include "../graph/node_name.hpp"
#include "import_names.hpp"
#include "import_options.hpp"
#include "import_plan.hpp"

namespace evergraph {

namespace detail {

class import_naming {
 public:
    import_naming() = default;
    import_naming(const graph& target, const graph_def& def) : target_(&target), def_(&def) {}

    // The prefix in use, and whether names may collide with those of the target.
    void choose_prefix(const import_options& options, problems& found) {
        prefix_ = options.prefix;
        if (prefix_.ends_with('/')) prefix_.pop_back();
        uniquify_ = options.uniquify_names;
        if (target_->size() != 0) {
            for (const node_id id : target_->ids()) used_.add((*target_)[id].name);
        }
        if (!options.prefix.empty()) {
            if (!is_node_name(prefix_)) {
                found.push_back(refused(node{}, "prefix '" + options.prefix + "'",
                                        "a name that a node may have"));
            } else if (options.uniquify_prefix && used_.contains(prefix_)) {
                used_names in_file;
                for (const node_def& n : def_->nodes) in_file.add(n.name);
                prefix_ = next_free_name(prefix_, [&](const std::string& name) {
                    return used_.contains(name) || in_file.contains(name);
                });
                uniquify_ = false;
            }
        } else if (!uniquify_) {
            for (const node_def& n : def_->nodes) {
                if (target_->size() == 0 || !used_.contains(n.name)) continue;
                found.push_back(refused(n, "a node or scope of this name", "a name that is free"));
            }
        }
    }

    void name_nodes(const std::vector<std::uint32_t>& order,
                    const std::vector<std::uint8_t>& is_skipped, problems& found) {
        if (prefix_.empty() && !uniquify_) return;
        names_.resize(def_->nodes.size());
        used_names taken;
        if (uniquify_) {
            for (const node_def& n : def_->nodes) taken.add(prefixed(n.name));
        }
        for (const std::uint32_t i : order) {
            if (is_skipped[i] != 0) continue;
            const node_def& n = def_->nodes[i];
            names_[i] = prefixed(n.name);
            if (uniquify_ && used_.contains(names_[i])) {
                names_[i] = next_free_name(names_[i], [&](const std::string& name) {
                    return used_.contains(name) || taken.contains(name);
                });
                taken.add(names_[i]);
            } else if (target_->find(names_[i])) {
                found.push_back(refused(n, "a node '" + names_[i] + "' in the target",
                                        "a name that is free"));
            }
        }
    }

    // Colocated nodes follow each other under their new names.
    void rewrite_colocations(graph_def& def,
                             const std::unordered_map<std::string_view, std::uint32_t>& by_name) const {
        if (names_.empty()) return;
        for (node_def& n : def.nodes) {
            std::vector<std::string> groups = colocation_groups(n);
            if (groups.empty()) continue;
            for (std::string& group : groups) {
                const auto at = by_name.find(group);
                group = at != by_name.end() && !names_[at->second].empty() ? names_[at->second]
                                                                           : prefixed(group);
            }
            set_colocation_groups(n.attrs, std::move(groups));
        }
    }

    bool renames() const noexcept { return !names_.empty(); }
    const std::string& new_name(std::uint32_t i) const { return names_[i]; }
    const std::string& prefix() const noexcept { return prefix_; }

 private:
    static problem refused(const node& n, std::string found, std::string needed) {
        return import_problem(n, problem_kind::name_taken, std::move(found), std::move(needed),
                              "give a prefix, or let names be made unique");
    }
    std::string prefixed(std::string_view name) const {
        return prefix_.empty() ? std::string{name} : prefix_ + "/" + std::string{name};
    }

    const graph* target_ = nullptr;
    const graph_def* def_ = nullptr;
    std::string prefix_;
    bool uniquify_ = false;
    used_names used_;
    std::vector<std::string> names_;  // empty where all keep their own
};

}  // namespace detail

}  // namespace evergraph

#endif
