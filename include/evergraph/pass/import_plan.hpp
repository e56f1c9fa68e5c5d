// SPDX-License-Identifier: BSL-1.0
// import_plan: which node of a file feeds which, before any of them is made.
#ifndef EVERGRAPH_PASS_IMPORT_PLAN_HPP
#define EVERGRAPH_PASS_IMPORT_PLAN_HPP

#include <cstddef>
#include <cstdint>
#include <map>
#include <queue>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "../base/problem.hpp"
#include "../graph/graph_def.hpp"
#include "../graph/node_name.hpp"
#include "../graph/structure_ops.hpp"
#include "../graph/tensor_name.hpp"
#include "import_options.hpp"

namespace evergraph {

// Where an input comes from: an output of node `node` of the file, or one of the target.
struct import_link {
    static constexpr std::uint32_t missing = 0xFFFFFFFFU;
    std::uint32_t node = missing;
    int output = 0;  // control_slot for a control input
    bool is_mapped = false;
    imported_tensor target;
};

using import_map = std::map<std::pair<std::string, int>, imported_tensor, std::less<>>;

// The inputs of node i are links[begin[i]] to links[begin[i + 1]].
struct import_links {
    std::vector<std::size_t> begin{0};
    std::vector<import_link> links;
    std::unordered_map<std::string_view, std::uint32_t> by_name;
    std::vector<std::uint8_t> is_mapped_used;  // by the order of the map
};

namespace detail {

inline problem import_problem(const node& n, problem_kind kind, std::string found,
                              std::string needed, std::string remedy) {
    return problem_at(n, kind, status_code::invalid_argument, std::move(found), std::move(needed),
                      std::move(remedy));
}

// Names, ops, devices and the order of inputs, node by node.
inline void index_nodes(const graph_def& g, bool internal_names, bool needs_device,
                        import_links& out, problems& found) {
    out.by_name.reserve(g.nodes.size());
    for (std::uint32_t i = 0; i < g.nodes.size(); ++i) {
        const node_def& n = g.nodes[i];
        const auto refuse = [&](problem_kind kind, std::string what, std::string needed,
                                std::string remedy) {
            found.push_back(import_problem(n, kind, std::move(what), std::move(needed),
                                           std::move(remedy)));
        };
        if (!is_node_name(n.name, internal_names)) {
            refuse(problem_kind::bad_node_name, "'" + n.name + "'",
                   "a letter, digit or dot, then letters, digits and _ . / - >", "rename the node");
        }
        if (!out.by_name.emplace(n.name, i).second) {
            refuse(problem_kind::duplicate_node_name,
                   "nodes " + std::to_string(out.by_name.find(n.name)->second) + " and " +
                       std::to_string(i) + " of the file",
                   "a name that no other node has", "rename one of them");
        }
        if (n.op.empty()) {
            refuse(problem_kind::missing_op_name, "no op", "the name of an op", "name the op");
        }
        if (needs_device && n.device.empty()) {
            refuse(problem_kind::missing_device, "no device", "the device to run on",
                   "name the device");
        }
        bool after_control = false;
        for (const std::string& input : n.inputs) {
            const bool control = input.starts_with('^');
            if (after_control && !control) {
                refuse(problem_kind::data_input_after_control, "input '" + input + "'",
                       "data inputs before control inputs", "move the control inputs to the end");
            }
            after_control = after_control || control;
        }
    }
}

inline void link_imports(const graph_def& g, const import_map& map, import_links& out,
                         problems& found) {
    out.is_mapped_used.assign(map.size(), 0);
    for (const node_def& n : g.nodes) {
        for (const std::string& input : n.inputs) {
            const tensor_name wanted = parse_tensor_name(input);
            import_link link;
            link.output = wanted.output;
            const auto mapped = map.empty() ? map.end()
                                            : map.find(std::pair{std::string{wanted.node}, wanted.output});
            const auto at = out.by_name.find(wanted.node);
            if (mapped != map.end()) {
                link.is_mapped = true;
                link.target = mapped->second;
                out.is_mapped_used[static_cast<std::size_t>(std::distance(map.begin(), mapped))] = 1;
            } else if (at != out.by_name.end()) {
                link.node = at->second;
            } else {
                found.push_back(import_problem(n, problem_kind::missing_input,
                                               "input '" + input + "'",
                                               "a node of the graph, or a mapped tensor",
                                               "add the node or map the input"));
            }
            out.links.push_back(link);
        }
        out.begin.push_back(out.links.size());
    }
}

// Which nodes are made, in which order, and how many never become ready. A node is ready when all
// that feeds it is made; a Merge of a loop when its control inputs and one more are. Of the ready
// ones the first of the file is next.
class import_order {
 public:
    import_order(const graph_def& g, const import_links& l) : g_(g), links_(l) {}

    std::vector<std::uint32_t> run() {
        const auto count = static_cast<std::uint32_t>(g_.nodes.size());
        count_consumers();
        std::priority_queue<std::uint32_t, std::vector<std::uint32_t>, std::greater<>> ready;
        for (std::uint32_t i = 0; i < count; ++i) {
            if (pending_[i] == 0) ready.push(i);
        }
        std::vector<std::uint32_t> order;
        order.reserve(count);
        while (!ready.empty()) {
            const std::uint32_t i = ready.top();
            ready.pop();
            order.push_back(i);
            for (std::size_t at = first_[i]; at < first_[i + 1]; ++at) {
                const std::uint32_t to = consumers_[at];
                if (is_next_iteration(g_.nodes[i].op) && is_merge(g_.nodes[to].op)) continue;
                if (--pending_[to] == 0) ready.push(to);
            }
        }
        return order;
    }

 private:
    void count_consumers() {
        const std::size_t count = g_.nodes.size();
        pending_.assign(count, 0);
        first_.assign(count + 1, 0);
        for (const import_link& l : links_.links) {
            if (is_inside(l)) ++first_[l.node + 1];
        }
        for (std::size_t i = 0; i < count; ++i) first_[i + 1] += first_[i];
        consumers_.resize(first_[count]);
        std::vector<std::size_t> next(first_.begin(), first_.end() - 1);
        for (std::uint32_t i = 0; i < count; ++i) {
            std::int64_t controls = 0;
            bool closes_loop = false;
            for (std::size_t at = links_.begin[i]; at < links_.begin[i + 1]; ++at) {
                const import_link& l = links_.links[at];
                if (!is_inside(l)) continue;
                consumers_[next[l.node]++] = i;
                ++pending_[i];
                if (l.output == control_slot) ++controls;
                closes_loop = closes_loop || (l.output != control_slot &&
                                              is_next_iteration(g_.nodes[l.node].op));
            }
            if (closes_loop && is_merge(g_.nodes[i].op)) pending_[i] = controls + 1;
        }
    }
    static bool is_inside(const import_link& l) {
        return !l.is_mapped && l.node != import_link::missing;
    }

    const graph_def& g_;
    const import_links& links_;
    std::vector<std::int64_t> pending_;
    std::vector<std::size_t> first_;
    std::vector<std::uint32_t> consumers_;
};

}  // namespace detail

}  // namespace evergraph

#endif
