// SPDX-License-Identifier: BSL-1.0
// instantiate: the body of a function as a graph, with the attrs of one call put in.
#ifndef EVERGRAPH_PASS_INSTANTIATE_HPP
#define EVERGRAPH_PASS_INSTANTIATE_HPP

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <vector>

#include "../base/expected.hpp"
#include "../base/problem.hpp"
#include "../format/function_library.hpp"
#include "../graph/function_def.hpp"
#include "../graph/graph_def.hpp"
#include "../graph/structure_ops.hpp"
#include "../graph/tensor_name.hpp"
#include "../ops/op_definition.hpp"
#include "../ops/port_types.hpp"
#include "function_call.hpp"
#include "prune.hpp"

namespace evergraph {

// A graph whose placeholders are the arguments; the request feeds them in order, fetches the
// results in order, and has as targets what runs in any case: stateful nodes and control results.
struct instantiated_function {
    graph_def graph;
    prune_request request;
    std::vector<dtype> arg_types;
    std::vector<dtype> result_types;
    bool is_open = false;  // only if unbound is allowed: how values run through it is not known
};

struct instantiate_options {
    // What cannot be said without the attrs that a call gives is left open: for checks.
    bool allow_unbound = false;
};

namespace detail {

class function_instance {
 public:
    function_instance(const function_def& f, const function_library& library, table_view ops,
                      std::int32_t producer, const instantiate_options& options)
        : f_(f), library_(library), ops_(ops), producer_(producer), options_(options) {}

    expected<instantiated_function, problems> run(const attr_map& set) {
        problems unset;
        given_ = attrs_of_call(f_, set, unset);
        if (!options_.allow_unbound) found_ = std::move(unset);
        if (found_.empty()) add_args();
        for (const node_def& n : f_.nodes) add_node(n);
        for (std::size_t i = 0; i < f_.nodes.size() && found_.empty(); ++i) add_inputs(i);
        if (found_.empty()) add_results();
        if (!found_.empty()) return unexpected<problems>{std::move(found_)};
        return std::move(out_);
    }

 private:
    static constexpr std::int64_t most_values = 1 << 20;  // of one output

    // The values behind one name: an argument, or one output of a node's op.
    struct value_list {
        std::string node;         // of an argument that is a list: the stem of its nodes' names
        std::size_t first = 0;    // of a node: among its outputs
        std::vector<dtype> types;
        bool numbered_nodes = false;
    };

    void complain(const std::string& node, problem_kind kind, std::string found,
                  std::string needed) {
        problem p;
        p.code = status_code::invalid_argument;
        p.kind = kind;
        p.node = f_.name() + (node.empty() ? "" : "/" + node);
        p.found = std::move(found);
        p.needed = std::move(needed);
        p.remedy = "correct the function";
        found_.push_back(std::move(p));
    }

    void add_args() {
        for (const function_arg& arg : f_.signature.inputs) {
            const auto types = types_of(arg, given_);
            if (!types && !options_.allow_unbound) {
                complain(arg.name, problem_kind::missing_attr, "an argument of no known type",
                         "attrs that say its type and number");
                continue;
            }
            value_list list{arg.name, 0, types.value_or(std::vector<dtype>{dtype::invalid}),
                            is_list(arg)};
            out_.is_open = out_.is_open || (!types && is_list(arg));
            for (std::size_t i = 0; i < list.types.size(); ++i) add_arg(list, i);
            values_.emplace(arg.name, std::move(list));
        }
    }
    void add_arg(const value_list& list, std::size_t i) {
        node_def n;
        n.name = name_in(list, i);
        n.op = "Placeholder";
        n.attrs.set("dtype", list.types[i] == dtype::invalid ? attr_value{attr_placeholder{"T"}}
                                                            : attr_value{list.types[i]});
        out_.request.feeds.push_back(n.name);
        out_.arg_types.push_back(list.types[i]);
        out_.graph.nodes.push_back(std::move(n));
    }
    static std::string name_in(const value_list& list, std::size_t i) {
        return list.numbered_nodes ? list.node + "_" + std::to_string(i) : list.node;
    }

    void add_node(const node_def& from) {
        node_def n = from;
        n.attrs = bound_attrs(from.attrs, given_);
        n.inputs.clear();
        const function_def* called = library_.find(n.op);
        if (called != nullptr) {
            add_ports(n, called->signature.outputs);
            if (called->signature.is_stateful) out_.request.targets.push_back(n.name);
            make_call(n, *called);
        } else if (const op_definition* op = ops_.find(n.op, producer_)) {
            add_ports(n, *op);
            if (op->stateful) out_.request.targets.push_back(n.name);
            own_state(n, *op);
        } else {
            open_nodes_.insert(n.name);
        }
        out_.graph.nodes.push_back(std::move(n));
    }
    void add_ports(const node_def& n, const op_definition& op) {
        std::size_t first = 0;
        for (std::size_t i = 0; i < op.outputs.size(); ++i) {
            const auto types = types_of(op, op.outputs.subspan(i, 1), n.attrs);
            if (!types || types->size() > most_values) {
                open_nodes_.insert(n.name);
                return;
            }
            value_list list{n.name, first, {}, false};
            for (std::int64_t k = 0; k < types->size(); ++k) list.types.push_back((*types)[k]);
            first += list.types.size();
            values_.emplace(n.name + ":" + std::string{op.outputs[i].name}, std::move(list));
        }
    }
    void add_ports(const node_def& n, const std::vector<function_arg>& outputs) {
        problems ignored;
        const attr_map given = attrs_of_call(*library_.find(n.op), n.attrs, ignored);
        std::size_t first = 0;
        for (const function_arg& port : outputs) {
            auto types = types_of(port, given);
            if (!types) {
                open_nodes_.insert(n.name);
                return;
            }
            const std::size_t count = types->size();
            values_.emplace(n.name + ":" + port.name,
                            value_list{n.name, first, std::move(*types), false});
            first += count;
        }
    }
    // State without a name is this node's own, and not that of its namesake in another function.
    void own_state(node_def& n, const op_definition& op) const {
        if (op.stateful) n.attrs.set("_state_name", f_.name() + "/" + n.name);
    }

    void add_inputs(std::size_t i) {
        node_def& n = out_.graph.nodes[out_.arg_types.size() + i];
        for (const std::string& input : f_.nodes[i].inputs) {
            if (is_control_input(input)) {
                add_control(n, input);
                continue;
            }
            for (std::string& name : resolved(input, n.name)) n.inputs.push_back(std::move(name));
        }
    }
    // A control input may name an argument that is a list: all its nodes.
    void add_control(node_def& n, const std::string& input) const {
        const auto arg = values_.find(input.substr(1));
        if (arg == values_.end() || !arg->second.numbered_nodes) {
            n.inputs.push_back(input);
            return;
        }
        for (std::size_t k = 0; k < arg->second.types.size(); ++k) {
            n.inputs.push_back("^" + name_in(arg->second, k));
        }
    }
    static bool is_control_input(std::string_view input) { return input.starts_with('^'); }

    // The inputs of the graph that one input of the body stands for.
    std::vector<std::string> resolved(const std::string& input, const std::string& node) {
        std::string stem = input;
        std::optional<std::size_t> element;
        if (values_.find(stem) == values_.end()) {
            const tensor_name split = parse_tensor_name(input);
            if (split.node.size() != input.size() && split.output != control_slot) {
                stem = std::string{split.node};
                element = static_cast<std::size_t>(split.output);
            }
        }
        const auto at = values_.find(stem);
        if (at == values_.end()) return unresolved(input, node);
        const value_list& list = at->second;
        std::vector<std::string> names;
        for (std::size_t i = element.value_or(0); i < list.types.size(); ++i) {
            names.push_back(list.numbered_nodes || list.first + i == 0
                                ? name_in(list, i)
                                : list.node + ":" + std::to_string(list.first + i));
            if (element) break;
        }
        if (element && names.empty() && out_.is_open) return {name_in(list, 0)};
        if (element && names.empty()) {
            complain(node, problem_kind::output_index_too_large, "the input '" + input + "'",
                     "an element below " + std::to_string(list.types.size()));
        }
        return names;
    }
    std::vector<std::string> unresolved(const std::string& input, const std::string& node) {
        std::string source = input.substr(0, input.find(':'));
        if (options_.allow_unbound && open_nodes_.count(source) != 0) {
            out_.is_open = true;
            return {std::move(source)};
        }
        complain(node, problem_kind::missing_input, "the input '" + input + "'",
                 "an argument, or node:output:index with an output of the node's op");
        return {};
    }

    void add_results() {
        for (const function_arg& output : f_.signature.outputs) {
            const function_result* result = find_result(f_.results, output.name);
            if (result == nullptr) {
                complain(output.name, problem_kind::missing_input, "a result without a source",
                         "an entry of ret");
                continue;
            }
            const auto types = types_of(output, given_);
            std::vector<std::string> names = resolved(result->source, output.name);
            if (types && found_.empty() && types->size() != names.size()) {
                complain(output.name, problem_kind::wrong_input_count,
                         std::to_string(names.size()) + " values", std::to_string(types->size()));
            }
            // A feed that is also a fetch must not have the same text.
            for (std::string& name : names) {
                out_.request.fetches.push_back(name.find(':') == name.npos ? name + ":0"
                                                                           : std::move(name));
            }
            if (types) {
                out_.result_types.insert(out_.result_types.end(), types->begin(), types->end());
            }
        }
        std::unordered_set<std::string_view> names;
        for (const node_def& n : f_.nodes) names.insert(n.name);
        for (const function_result& r : f_.control_results) {
            if (names.count(r.source) != 0) {
                out_.request.targets.push_back(r.source);
            } else {
                complain(r.name, problem_kind::missing_input, "the control result '" + r.source + "'",
                         "a node of the function");
            }
        }
    }

    const function_def& f_;
    const function_library& library_;
    table_view ops_;
    std::int32_t producer_;
    const instantiate_options& options_;
    attr_map given_;
    std::unordered_map<std::string, value_list> values_;
    std::unordered_set<std::string> open_nodes_;  // whose outputs are not known
    problems found_;
    instantiated_function out_;
};

}  // namespace detail

// All problems name the function before the node. NOT_FOUND for attrs that the call does not set,
// INVALID_ARGUMENT for everything else. Types are not compared; `check` does.
inline expected<instantiated_function, problems> instantiate(
    const function_def& f, const attr_map& set, const function_library& library, table_view ops,
    std::int32_t producer, const instantiate_options& options = {}) {
    return detail::function_instance{f, library, ops, producer, options}.run(set);
}

}  // namespace evergraph

#endif
