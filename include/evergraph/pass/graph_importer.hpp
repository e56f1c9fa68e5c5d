// SPDX-License-Identifier: BSL-1.0
// graph_importer: the one engine behind import_graph and convert_graph.
#ifndef EVERGRAPH_PASS_GRAPH_IMPORTER_HPP
#define EVERGRAPH_PASS_GRAPH_IMPORTER_HPP

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "../base/expected.hpp"
#include "../base/problem.hpp"
#include "../format/function_names.hpp"
#include "../graph/graph.hpp"
#include "../graph/graph_def.hpp"
#include "../ops/default_attr.hpp"
#include "../ops/op_definition.hpp"
#include "../version/check_versions.hpp"
#include "../version/merge_versions.hpp"
#include "import_naming.hpp"
#include "import_node.hpp"
#include "import_options.hpp"
#include "import_plan.hpp"
#include "merge_library.hpp"

namespace evergraph {

namespace detail {

// All is found out first; the target is touched when nothing is left that could go wrong.
class graph_importer {
 public:
    graph_importer(graph& target, graph_def def, table_view ops, version_window reader,
                   const import_rules& rules)
        : target_(target), def_(std::move(def)), ops_(ops), reader_(reader), rules_(rules) {}

    void refuse(problem p) { found_.push_back(std::move(p)); }

    // Without options: into a fresh graph.
    expected<import_result, problems> run(const import_options* options) {
        std::size_t stage = 0;
        while (!stopped() && one_stage(stage, options)) ++stage;
        if (!found_.empty()) {
            if (rules_.report == failures::first) found_.resize(1);
            return unexpected<problems>{std::move(found_)};
        }
        commit(options);
        return std::move(result_);
    }

 private:
    bool stopped() const { return rules_.report == failures::first && !found_.empty(); }

    // In TensorFlow's order. False after the last one.
    bool one_stage(std::size_t stage, const import_options* options) {
        switch (stage) {
            case 0:
                if (auto p = check_versions(versions_of(def_), reader_)) refuse(std::move(*p));
                return true;
            case 1:
                naming_ = import_naming{target_, def_};
                if (options != nullptr) naming_.choose_prefix(*options, found_);
                return true;
            case 2:
                if (options != nullptr) read_request(*options);
                return true;
            case 3:
                index_nodes(def_, rules_.internal_names, rules_.needs_device, links_, found_);
                return true;
            case 4: link_imports(def_, map_, links_, found_); return true;
            case 5: merge_functions(); return true;
            case 6: check_nodes(options); return true;
            case 7: check_cycles(); return true;
            case 8:
                if (options != nullptr) find_returned(*options);
                return true;
            default: return false;
        }
    }

    void read_request(const import_options& options) {
        for (const auto& [from, to] : options.input_map) {
            const tensor_name key = parse_tensor_name(from);
            const tensor_name value = parse_tensor_name(to);
            const auto at = target_.find(value.node);
            if (!at) {
                refuse_request("input_map leads to '" + to + "'", "a node of the target");
            } else if ((key.output == control_slot) != (value.output == control_slot)) {
                refuse_request("input_map from '" + from + "' to '" + to + "'",
                               "two tensors, or two control inputs");
            } else {
                map_[{std::string{key.node}, key.output}] = {*at, value.output};
            }
        }
        for (const std::string& name : options.control_dependencies) {
            const tensor_name wanted = parse_tensor_name(name);
            const auto at = target_.find(wanted.node);
            if (at) {
                if (std::find(waits_.begin(), waits_.end(), *at) == waits_.end()) waits_.push_back(*at);
            } else {
                refuse_request("control dependency '" + name + "'", "a node of the target");
            }
        }
    }
    void refuse_request(std::string found, std::string needed) {
        refuse(import_problem(node{}, problem_kind::bad_import, std::move(found), std::move(needed),
                              "correct the options"));
    }

    void merge_functions() {
        auto merged = merge_library(target_.library, def_.library, ops_);
        if (merged) {
            library_ = std::move(*merged);
        } else {
            for (problem& p : merged.error()) refuse(std::move(p));
        }
        graph_def named;
        named.library = library_;
        functions_ = function_names(named);
        std::sort(functions_.begin(), functions_.end());
    }

    void check_nodes(const import_options* options) {
        node_importer checker{target_, def_, ops_, reader_.consumer, rules_, links_, map_,
                              functions_, found_, result_.warnings};
        order_ = import_order{def_, links_}.run();
        for (const std::uint32_t i : order_) {
            if (options != nullptr && options->skip_mapped_nodes && checker.is_fully_mapped(i)) {
                checker.skip(i);
            } else {
                checker.check(i);
            }
            if (stopped()) return;
        }
        for (const std::uint32_t i : order_) checker.check_back_edges(i);
        outputs_ = checker.output_counts();
        is_skipped_ = checker.skipped();
        naming_.name_nodes(order_, is_skipped_, found_);
    }

    void check_cycles() {
        if (order_.size() == def_.nodes.size()) return;
        std::vector<std::uint8_t> made(def_.nodes.size(), 0);
        for (const std::uint32_t i : order_) made[i] = 1;
        std::string names;
        int shown = 0;
        for (std::size_t i = 0; i < made.size() && shown < 3; ++i) {
            if (made[i] != 0) continue;
            names += (shown++ == 0 ? ": " : ", ") + def_.nodes[i].name;
        }
        refuse(import_problem(node{}, problem_kind::cycle,
                              std::to_string(made.size() - order_.size()) + " nodes in a cycle" + names,
                              "no cycle but through NextIteration into Merge", "cut it"));
    }

    void find_returned(const import_options& options) {
        for (const std::string& name : options.return_tensors) {
            const tensor_name wanted = parse_tensor_name(name);
            const auto mapped = map_.find(std::pair{std::string{wanted.node}, wanted.output});
            const auto at = links_.by_name.find(wanted.node);
            if (mapped != map_.end()) {
                returned_.push_back({import_link::missing, wanted.output, true, mapped->second});
                links_.is_mapped_used[place_in_map(mapped)] = 1;
            } else if (at == links_.by_name.end() || is_skipped_at(at->second)) {
                refuse_request("return tensor '" + name + "'", "a node of the file");
            } else if (wanted.output != control_slot && !has_output(at->second, wanted.output)) {
                refuse_request("return tensor '" + name + "'",
                               "an output below " + std::to_string(outputs_[at->second]));
            } else {
                returned_.push_back({at->second, wanted.output, false, {}});
            }
        }
        for (const std::string& name : options.return_nodes) {
            const auto at = links_.by_name.find(name);
            if (at == links_.by_name.end()) {
                refuse_request("return node '" + name + "'", "a node of the file");
            } else {
                returned_nodes_.push_back(at->second);
            }
        }
        for (auto key = map_.begin(); key != map_.end(); ++key) {
            if (place_in_map(key) >= links_.is_mapped_used.size() ||
                links_.is_mapped_used[place_in_map(key)] != 0) {
                continue;
            }
            const auto at = links_.by_name.find(key->first.first);
            if (at == links_.by_name.end() || (key->first.second != control_slot &&
                                               !has_output(at->second, key->first.second))) {
                result_.unused_input_map_keys.push_back(
                    text(tensor_name{key->first.first, key->first.second}));
            }
        }
    }
    std::size_t place_in_map(import_map::const_iterator at) const {
        return static_cast<std::size_t>(std::distance(map_.begin(), at));
    }
    bool is_skipped_at(std::uint32_t i) const { return i < is_skipped_.size() && is_skipped_[i] != 0; }
    // Unknown counts have every output.
    bool has_output(std::uint32_t i, int output) const {
        return i >= outputs_.size() || outputs_[i] < 0 || output < outputs_[i];
    }

    void commit(const import_options* options) {
        std::vector<node_id> new_id(def_.nodes.size(), graph::source);
        target_.reserve(order_.size());
        naming_.rewrite_colocations(def_, links_.by_name);
        for (const std::uint32_t i : order_) {
            if (is_skipped_at(i)) continue;
            node n = std::move(static_cast<node&>(def_.nodes[i]));
            if (naming_.renames()) n.name = naming_.new_name(i);
            if (options != nullptr && n.device.empty()) n.device = options->default_device;
            const std::string device = rules_.place_as_asked ? n.device : std::string{};
            const auto added = target_.add_node(std::move(n));
            if (!added) continue;  // naming has seen to it
            new_id[i] = *added;
            if (!device.empty()) target_.assign_device(*added, device);
        }
        for (const std::uint32_t i : order_) {
            if (!is_skipped_at(i)) join(i, new_id);
        }
        target_.library = std::move(library_);
        set_versions(options);
        for (const import_link& r : returned_) {
            result_.return_tensors.push_back(
                r.is_mapped ? r.target : imported_tensor{new_id[r.node], r.output});
        }
        for (const std::uint32_t i : returned_nodes_) result_.return_nodes.push_back(new_id[i]);
        result_.prefix = naming_.prefix();
        target_.fix_source_and_sink();
    }

    // Control inputs that come to the same node count once.
    void join(std::uint32_t i, const std::vector<node_id>& new_id) {
        controls_.clear();
        int slot = 0;
        bool follows_import = false;
        for (std::size_t at = links_.begin[i]; at < links_.begin[i + 1]; ++at) {
            const import_link& l = links_.links[at];
            const node_id from = l.is_mapped ? l.target.node : new_id[l.node];
            const int output = l.is_mapped ? l.target.output : l.output;
            follows_import = follows_import || !l.is_mapped;
            if (output == control_slot) {
                controls_.push_back(from);
            } else {
                target_.add_edge(from, output, new_id[i], slot++);
            }
        }
        if (!follows_import) controls_.insert(controls_.end(), waits_.begin(), waits_.end());
        std::sort(controls_.begin(), controls_.end());
        controls_.erase(std::unique(controls_.begin(), controls_.end()), controls_.end());
        for (const node_id from : controls_) target_.add_control_edge(from, new_id[i], true);
    }

    void set_versions(const import_options* options) {
        if (options == nullptr) {
            target_.versions = std::move(def_.versions);
            target_.version = def_.version;
            target_.debug_info = std::move(def_.debug_info);
            target_.unknown = std::move(def_.unknown);
            return;
        }
        if (!target_.versions) target_.versions = version_def{reader_.consumer, 0, {}, {}};
        merge_versions(*target_.versions, versions_of(def_));
        if (target_.library && !target_.library->empty()) {
            target_.versions->min_consumer =
                std::max(target_.versions->min_consumer, min_consumer_of_functions);
        }
    }

    graph& target_;
    graph_def def_;
    table_view ops_;
    version_window reader_;
    const import_rules& rules_;
    problems found_;
    import_result result_;
    import_naming naming_;
    import_map map_;
    std::vector<node_id> waits_;  // the control dependencies
    import_links links_;
    std::vector<std::uint32_t> order_;
    std::optional<shared_bytes> library_;
    std::vector<std::string> functions_;
    std::vector<std::int64_t> outputs_;  // of each node; -1 where not known
    std::vector<std::uint8_t> is_skipped_;
    std::vector<import_link> returned_;
    std::vector<std::uint32_t> returned_nodes_;
    std::vector<node_id> controls_;
};

}  // namespace detail

}  // namespace evergraph

#endif
